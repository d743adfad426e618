"""Playing the hands of a seat (S5, C2): whose turn it is, and what a hand may do."""

from __future__ import annotations

from typing import Iterator

from game import reasons
from game.doubling import refuse_double
from game.hand import Hand
from game.question import PLAY, Question
from game.rules import Rules
from game.seat import Seat
from game.splitting import deal_second_card, refuse_split
from game.table import Table


def ask_hands(table: Table, seat: Seat) -> Iterator[Question]:
    """Ask for each hand in order until it is finished; hands split from it come after it (S5.1, D15)."""
    place = 1
    while place <= len(seat.hands):
        hand = seat.hands[place - 1]
        if len(hand.cards) == 1:  # O2: a split hand that waited for its turn
            deal_second_card(table, hand)
        if is_finished(table.rules, seat, hand):
            place += 1
        else:
            yield Question(PLAY, seat, place)


def is_finished(rules: Rules, seat: Seat, hand: Hand) -> bool:
    """Whether a hand takes no further decision: it stands, has 21 (S5.3, D4, K5), or went over."""
    if hand.stands or hand.count.total >= 21:
        return True
    # A split ace stands on its one card (S5.8, D10); where a second ace may be split again, it decides (P5).
    return hand.is_split_ace and refuse_split(rules, seat, hand) is not None


def refuse_play(rules: Rules, seat: Seat, hand: Hand, do: str) -> str | None:
    """Why the hand whose turn it is may not hit, stand, double or split."""
    if do == "double":
        return refuse_double(rules, seat, hand)
    if do == "split":
        return refuse_split(rules, seat, hand)
    if do == "hit" and hand.is_split_ace:  # P5: a pair of split aces may only split or stand
        return reasons.NOT_THIS_HAND
    return None
