"""The teaching session (S7): who is in, what chips go from round to round, who ends where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Sequence

from game.deal import Deal
from game.round import Round
from game.rules import Rules
from game.table import Entry
from game.table_refusal import covers_stakes


@dataclass(frozen=True)
class Result:
    seat: int
    chips: int
    net: int
    rank: int


class Session:
    def __init__(self, rules: Rules, entries: Sequence[Entry]) -> None:
        self._rules = rules
        self._first = list(entries)
        self._now = list(entries)

    @property
    def seated(self) -> list[bool]:
        """Which seats are in. Chips of a seat that is out do not change, so it is out for good (S7.3)."""
        return [covers_stakes(self._rules, entry) for entry in self._now]

    @property
    def is_over(self) -> bool:
        return not any(self.seated)

    def begin_round(self, deal: Deal) -> Round:
        return Round(self._rules, self._now, deal)

    def end_round(self, round_: Round) -> None:
        """Take the chips of a round that is done into the next one."""
        self._now = [replace(entry, chips=seat.chips) for entry, seat in zip(self._now, round_.seats)]

    def rank_seats(self) -> list[Result]:
        """Rank by the chips gained; equal results share a rank and use up the next ones (S7.5, D19)."""
        nets = [now.chips - first.chips for now, first in zip(self._now, self._first)]
        return [
            Result(number, now.chips, net, rank=1 + sum(other > net for other in nets))
            for number, (now, net) in enumerate(zip(self._now, nets), start=1)
        ]
