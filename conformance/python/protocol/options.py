"""What this adapter declares and then keeps to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Mapping

from game.classic_fr import CLASSIC_FR
from game.rules import Rules
from game.switch_us import SWITCH_US

RULESETS: Mapping[str, Rules] = {rules.name: rules for rules in (SWITCH_US, CLASSIC_FR)}
OBSERVATIONS = ("legal", "turn", "totals", "insurance", "dealer", "reasons")
READINGS = ("cards", "shoe")


@dataclass(frozen=True)
class Options:
    rulesets: Mapping[str, Rules] = field(default_factory=lambda: RULESETS)  # with their open choices made
    reads: str = "cards"
    observes: tuple[str, ...] = OBSERVATIONS
    seats: int = 6  # the most it takes
    stakes: tuple[int, ...] | None = None  # None: any
