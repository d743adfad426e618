"""The dealer's play (S6.1, C4.1, C4.2)."""

from __future__ import annotations

from game.cards import count_cards
from game.rules import Rules
from game.table import Table


def play_dealer(table: Table) -> None:
    """Complete the dealer's two cards and draw on as the rules say."""
    if len(table.dealer) == 1:  # C1.3: without a hole card the second one is drawn now
        table.dealer.append(table.draws.take())
    # N1, M1: where every hand went over or is a natural the total decides nothing, and the dealer draws no more.
    if any(not hand.is_over and not hand.natural for seat in table.seats for hand in seat.hands):
        while must_draw(table.rules, table.dealer):
            table.dealer.append(table.draws.take())


def must_draw(rules: Rules, cards: list[str]) -> bool:
    total, soft = count_cards(cards)
    return total < 17 or (total == 17 and soft and rules.dealer_hits_soft_17)
