"""Splitting a hand (S5.6 to S5.9, C2.5 to C2.7)."""

from __future__ import annotations

from game import reasons
from game.cards import is_ace, is_natural
from game.hand import Hand
from game.rules import Rules
from game.seat import Seat
from game.table import Table


def refuse_split(rules: Rules, seat: Seat, hand: Hand) -> str | None:
    if not hand.is_two_cards:
        return reasons.NOT_TWO_CARDS
    if not hand.is_pair:
        return reasons.NOT_A_PAIR
    if hand.is_split_ace and rules.resplit_aces == "no":  # S5.8, D10, P5
        return reasons.NOT_THIS_HAND
    if seat.count_hands(hand.spot) == rules.most_hands:  # S5.7, D5: the two original hands count apart
        return reasons.SPLIT_LIMIT
    return reasons.NOT_COVERED if seat.chips < hand.stake else None  # S5.10, D7


def split(table: Table, seat: Seat, place: int) -> None:
    """Make two hands of the pair at a place, counted from 1, with an equal stake on the new one."""
    hand = seat.hands[place - 1]
    new = Hand(hand.spot, [hand.cards.pop()], hand.stake, from_split=True)
    hand.from_split = True
    seat.chips -= new.stake
    seat.hands.insert(find_place(table.rules, seat, place), new)
    # O2; aces get theirs at once whatever the choice. The hand that was split plays before the new one.
    if table.rules.split_deal == "at-once" or hand.is_split_ace:
        deal_second_card(table, hand)
        deal_second_card(table, new)


def find_place(rules: Rules, seat: Seat, place: int) -> int:
    """How many hands stand before the new one: up to the split one, or all up to its spot's last (O4)."""
    if rules.split_place == "next":
        return place
    return sum(other.spot <= seat.hands[place - 1].spot for other in seat.hands)


def deal_second_card(table: Table, hand: Hand) -> None:
    """Give a split hand its second card."""
    hand.cards.append(table.draws.take())
    # S5.9: a 21 after a split is ordinary; P6: unless an ace on a split ten is a natural by choice.
    # The ace must be the dealt card: a split ace with a ten is no natural in any ruleset (C2.7).
    if table.rules.split_ten_ace == "natural" and is_ace(hand.cards[1]):
        hand.natural = is_natural(hand.cards)
