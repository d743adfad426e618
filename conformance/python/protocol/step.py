"""A step of an answer: what a round shows of itself, as far as it is observed."""

from __future__ import annotations

from typing import Collection

from game.cards import count_cards
from game.hand import Hand
from game.question import PLAY, Question
from game.round import Round
from game.seat import Seat


def show_step(round_: Round, reason: str | None, observes: Collection[str]) -> dict:
    """The state after an action, or after the deal; a reason means that the action was refused."""
    step: dict = {"accepted": reason is None, "phase": round_.phase}
    if reason is not None and "reasons" in observes:
        step["reason"] = reason
    if "turn" in observes:
        step["turn"] = show_turn(round_.question)
    if "legal" in observes:
        step["legal"] = round_.legal
    if "dealer" in observes:
        step["dealer"] = show_dealer(round_)
    seats = [show_seat(seat, round_.is_done, observes) for seat in round_.seats]
    if any(seats):
        step["seats"] = seats
    return step


def show_refused_table(reason: str | None, observes: Collection[str]) -> dict:
    """The step of a refused table; the steps after it have no reason."""
    step: dict = {"accepted": False, "phase": "refused"}
    if reason is not None and "reasons" in observes:
        step["reason"] = reason
    return step


def show_turn(question: Question | None) -> dict | None:
    if question is None:
        return None
    if question.phase != PLAY:
        return {"seat": question.seat.number}
    return {"seat": question.seat.number, "hand": question.place}


def show_dealer(round_: Round) -> dict:
    shown = round_.dealer_shown
    if not round_.is_done:
        return {"cards": shown}
    return {"cards": shown, "total": count_cards(shown).total}


def show_seat(seat: Seat, is_done: bool, observes: Collection[str]) -> dict:
    """Chips and hands are always shown at the end; before it they belong to the totals."""
    totals = "totals" in observes
    shown: dict = {}
    if totals or is_done:
        shown["chips"] = seat.chips
    if "insurance" in observes:
        shown["insurance"] = list(seat.insurance)
    if totals or is_done:
        shown["hands"] = [show_hand(hand, is_done, totals) for hand in seat.hands]
    return shown


def show_hand(hand: Hand, is_done: bool, totals: bool) -> dict:
    shown: dict = {"cards": list(hand.cards)}
    if totals:
        total, soft = hand.count
        shown = {"spot": hand.spot, **shown, "stake": hand.stake, "total": total, "soft": soft,
                 "natural": hand.natural}
    if is_done:
        shown.update(outcome=hand.outcome, returned=hand.returned)
    return shown
