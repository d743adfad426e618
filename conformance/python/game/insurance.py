"""Insurance against a dealer natural (S3, C3)."""

from __future__ import annotations

from typing import Iterable, Iterator

from game import reasons
from game.cards import is_ace
from game.question import INSURANCE, Question
from game.rules import Rules
from game.seat import Seat
from game.table import Table


def ask_insurance(table: Table, seats: Iterable[Seat]) -> Iterator[Question]:
    """Ask seats, one after the other, if the dealer shows an ace (S3.1, D16)."""
    if not is_ace(table.dealer[0]):
        return
    for seat in seats:
        # A seat that cannot insure for a single chip has one answer only, so it is not asked (N3, M7).
        if seat.hands and can_insure(table.rules, seat):
            yield Question(INSURANCE, seat)


def list_amounts(rules: Rules, stake: int) -> range:
    """The whole amounts for which one spot may be insured: up to half (S3.3), or half and nothing else (K3)."""
    half = stake // 2
    if not rules.insures_exact_half:
        return range(half + 1)
    # An odd stake has no half in whole chips (M6).
    return range(half, half + 1) if stake % 2 == 0 else range(0)


def can_insure(rules: Rules, seat: Seat) -> bool:
    """Whether there is an amount above zero that is allowed and covered."""
    amounts = list_amounts(rules, seat.stake)
    least = max(amounts.start, 1)
    return least in amounts and least <= seat.chips


def refuse_amounts(rules: Rules, seat: Seat, amounts: object) -> str | None:
    """Why these amounts, one for each spot (D14), cannot be staked. Nothing but zeros is let through (N3)."""
    if not isinstance(amounts, list) or len(amounts) != rules.spots:
        return reasons.BAD_AMOUNT
    allowed = list_amounts(rules, seat.stake)
    if not all(type(amount) is int and amount in allowed for amount in amounts):
        return reasons.BAD_AMOUNT
    return reasons.NOT_COVERED if sum(amounts) > seat.chips else None  # D17


def stake_insurance(seat: Seat, amounts: list[int]) -> None:
    """Move the amounts from the free chips to the insurance."""
    seat.insurance = list(amounts)
    seat.chips -= sum(amounts)
