"""Why a table is refused before any card is dealt."""

from __future__ import annotations

from typing import Sequence

from game import reasons
from game.rules import Rules
from game.table import Entry


def refuse_table(rules: Rules, entries: Sequence[Entry]) -> str | None:
    """The reason, or None where the table may be dealt to."""
    if not 1 <= len(entries) <= rules.most_seats:  # S2.2
        return reasons.SEAT_COUNT
    if not all(is_staked(rules, entry) for entry in entries):
        return reasons.BAD_STAKE
    return None


def is_staked(rules: Rules, entry: Entry) -> bool:
    """One whole stake above zero a spot, all equal (S2.3). Checked by type: True is no stake of 1."""
    stakes = entry.stakes
    return (
        len(stakes) == rules.spots
        and all(type(stake) is int and stake > 0 for stake in stakes)
        and len(set(stakes)) == 1
    )


def covers_stakes(rules: Rules, entry: Entry) -> bool:
    """Whether a seat's chips cover the mandatory stakes of all its spots (S7.3)."""
    return entry.chips >= rules.spots * entry.stakes[0]
