"""The ruleset switch-us: Blackjack Switch, American profile."""

from __future__ import annotations

from game.rules import OpenChoice, Rules

SWITCH_US = Rules(
    name="switch-us",
    # S1.3 and S1.4: no side bet and no surrender, so those words are unknown.
    words=frozenset({"insure", "decline", "switch", "keep", "hit", "stand", "double", "split"}),
    spots=2,  # S1.1
    hole_card=True,  # S1.5, S3.6
    dealer_hits_soft_17=True,  # S1.2, S6.1
    dealer_22_pushes=True,  # S6.2
    natural_pays=(1, 1),  # S6.7
    insures_exact_half=False,  # S3.3
    double_totals=None,  # S5.4
    most_hands=4,  # S5.7
    has_session=True,  # S7
    has_shuffle=True,  # S2.1, S7.1
    deal_order="spot-by-spot",
    split_deal="in-turn",
    split_place="next",
    switch_timing="table-first",
    insurance_timing="table-first",  # S3.2, D11: every seat decides before the check
    double_after_split="yes",  # S5.5
    double_soft="yes",  # S5.4 asks for no total
    resplit_aces="no",  # S5.8, D10
    split_ten_ace="ordinary",  # S5.9, D13
    open_choices=(
        OpenChoice("dealOrder", "deal_order", ("spot-by-spot", "round-robin", "players-first")),  # O1
        OpenChoice("splitDeal", "split_deal", ("in-turn", "at-once")),  # O2
        OpenChoice("switchTiming", "switch_timing", ("table-first", "in-turn")),  # O3
        OpenChoice("splitPlace", "split_place", ("next", "last")),  # O4
    ),
)
