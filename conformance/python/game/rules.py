"""What may differ between two rulesets, as named values."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class OpenChoice:
    """A point that the pages leave open: its name there, its field in Rules, its values, default first."""

    name: str
    field: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Rules:
    """One ruleset with a value chosen for each of its open points."""

    name: str
    words: frozenset[str]  # the actions it knows at all
    spots: int  # the hands dealt to a seat
    hole_card: bool  # dealt face down and checked under an ace or a ten; else the dealer's second card is drawn last
    dealer_hits_soft_17: bool
    dealer_22_pushes: bool
    natural_pays: tuple[int, int]  # (1, 1) or (3, 2)
    insures_exact_half: bool  # else any whole amount up to half of the stake
    double_totals: frozenset[int] | None  # None: a hand may double whatever its first two cards make
    most_hands: int | None  # that may come from one original hand; None: no limit
    has_session: bool
    has_shuffle: bool

    # Open in one ruleset or the other; where a ruleset settles the point, its file says by which clause.
    deal_order: str  # spot-by-spot, round-robin, players-first
    split_deal: str  # in-turn, at-once
    split_place: str  # next, last
    switch_timing: str  # table-first, in-turn, never
    insurance_timing: str  # table-first, in-turn
    double_after_split: str  # yes, no
    double_soft: str  # yes, no: whether an ace counted 1 may make one of double_totals
    resplit_aces: str  # yes, no
    split_ten_ace: str  # ordinary, natural

    open_choices: tuple[OpenChoice, ...]
    packs: int = 6  # S2.1; in classic-fr it only limits the copies of a card (M5)
    most_seats: int = 6  # S2.2

    def choose(self, choice: OpenChoice, value: str) -> Rules:
        """The same rules with one open point decided."""
        return replace(self, **{choice.field: value})
