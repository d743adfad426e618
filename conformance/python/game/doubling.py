"""Doubling a hand (S5.4, C2.4)."""

from __future__ import annotations

from game import reasons
from game.hand import Hand
from game.rules import Rules
from game.seat import Seat
from game.table import Table


def refuse_double(rules: Rules, seat: Seat, hand: Hand) -> str | None:
    if not hand.is_two_cards:
        return reasons.NOT_TWO_CARDS
    if hand.is_split_ace or not has_double_total(rules, hand):
        return reasons.NOT_THIS_HAND
    if hand.from_split and rules.double_after_split == "no":  # P3
        return reasons.NOT_THIS_HAND
    return reasons.NOT_COVERED if seat.chips < hand.stake else None  # S5.10, D7


def has_double_total(rules: Rules, hand: Hand) -> bool:
    """Whether the two cards make a total that may be doubled (K1)."""
    if rules.double_totals is None:
        return True
    total, soft = hand.count
    if soft and rules.double_soft == "yes":  # P4: A 8 as 9
        total -= 10
    return total in rules.double_totals


def double(table: Table, seat: Seat, hand: Hand) -> None:
    """A further equal stake, exactly one card, then the hand stands."""
    seat.pay_double(hand)
    hand.cards.append(table.draws.take())
    hand.stands = True
