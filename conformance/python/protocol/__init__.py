"""The adapter: JSON-RPC over stdin and stdout. It knows no rule of play."""
