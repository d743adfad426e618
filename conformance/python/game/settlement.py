"""The settlement (S6, C4): what each hand's result is and what comes back."""

from __future__ import annotations

from game.cards import count_cards, is_natural
from game.hand import Hand
from game.rules import Rules
from game.table import Table

WIN = "win"
PUSH = "push"
LOSE = "lose"


def settle(table: Table) -> None:
    """Pay insurance and hands to the seats, and note on every hand its outcome and what it returned."""
    for seat in table.seats:
        if is_natural(table.dealer):
            seat.chips += 3 * sum(seat.insurance)  # S3.4, C3.2: 2 to 1, and the amount itself
        for hand in seat.hands:
            hand.outcome = judge_hand(table.rules, hand, table.dealer)
            hand.returned = pay_hand(table.rules, hand, hand.outcome)
            seat.chips += hand.returned


def judge_hand(rules: Rules, hand: Hand, dealer: list[str]) -> str:
    """Win, push or lose; the order of the questions is the order of precedence."""
    if hand.is_over:  # S2.7, S6.9, D18, C2.3: whatever the dealer ends on
        return LOSE
    if is_natural(dealer):  # S3.7, S3.8, C4.7, X5, K6
        return PUSH if hand.natural else LOSE
    if hand.natural:  # S6.3, S6.6, C4.6
        return WIN
    total = hand.count.total
    dealer_total = count_cards(dealer).total
    if dealer_total == 22 and rules.dealer_22_pushes:  # S6.2, S6.8
        return PUSH
    if dealer_total > 21:  # S6.4, C4.3
        return WIN
    if total == dealer_total:  # S6.5, C4.4
        return PUSH
    return WIN if total > dealer_total else LOSE


def pay_hand(rules: Rules, hand: Hand, outcome: str) -> int:
    """What comes back of a hand: nothing, its stake, or its stake and the win."""
    if outcome == LOSE:
        return 0
    if outcome == PUSH:
        return hand.stake
    won, staked = rules.natural_pays if hand.natural else (1, 1)  # S6.7, C4.5
    return hand.stake + hand.stake * won // staked  # whole chips; an odd 3 to 2 is rounded down (M6)
