"""The ruleset classic-fr: classic blackjack as the French rules page tells it."""

from __future__ import annotations

from game.rules import OpenChoice, Rules

CLASSIC_FR = Rules(
    name="classic-fr",
    words=frozenset({"insure", "decline", "hit", "stand", "double", "split"}),
    spots=1,
    hole_card=False,  # C1.3, X1
    dealer_hits_soft_17=False,  # C4.2
    dealer_22_pushes=False,  # C4.3
    natural_pays=(3, 2),  # C4.5, X3
    insures_exact_half=True,  # C3.2, K3
    double_totals=frozenset({9, 10, 11}),  # C2.4, K1
    most_hands=None,  # C2.6 sets no limit (M3)
    has_session=False,
    has_shuffle=False,  # M5
    deal_order="round-robin",  # C1.3
    split_deal="in-turn",
    split_place="next",
    switch_timing="never",
    insurance_timing="table-first",
    double_after_split="yes",
    double_soft="no",
    resplit_aces="no",
    split_ten_ace="ordinary",
    open_choices=(
        OpenChoice("splitDeal", "split_deal", ("in-turn", "at-once")),  # P1
        OpenChoice("splitPlace", "split_place", ("next", "last")),  # P2
        OpenChoice("doubleAfterSplit", "double_after_split", ("yes", "no")),  # P3
        OpenChoice("doubleSoft", "double_soft", ("no", "yes")),  # P4
        OpenChoice("resplitAces", "resplit_aces", ("no", "yes")),  # P5
        OpenChoice("splitTenAce", "split_ten_ace", ("ordinary", "natural")),  # P6
        OpenChoice("insuranceTiming", "insurance_timing", ("table-first", "in-turn")),  # P7
    ),
)
