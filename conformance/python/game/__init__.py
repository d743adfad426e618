"""The game: cards, rules, a round and its settlement. It knows nothing of JSON or of requests."""
