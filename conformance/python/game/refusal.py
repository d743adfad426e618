"""Why an action is refused. Where several reasons apply, any is right (N8); the first found is given."""

from __future__ import annotations

from game import reasons
from game.insurance import refuse_amounts
from game.playing import refuse_play
from game.question import ANSWERS, PLAY, Action, Question
from game.rules import Rules


def refuse_action(rules: Rules, question: Question | None, action: Action) -> str | None:
    """The reason, or None where the action answers the question that stands; no question: the round is over."""
    if action.do not in rules.words:
        return reasons.UNKNOWN_ACTION
    if question is None:
        return reasons.ROUND_OVER
    if action.do not in ANSWERS[question.phase]:
        return reasons.NOT_NOW
    if action.seat != question.seat.number:
        return reasons.NOT_YOUR_TURN
    if question.phase == PLAY:
        if names_other_hand(action.hand, question.place):
            return reasons.NOT_YOUR_TURN
        return refuse_play(rules, question.seat, question.hand, action.do)
    if action.do == "insure":
        return refuse_amounts(rules, question.seat, action.amounts)
    return None


def names_other_hand(named: object, place: int | None) -> bool:
    """Whether an action names a hand, and not the one in turn; what is no whole number names none at the table."""
    return named is not None and (type(named) is not int or named != place)


def list_legal(rules: Rules, question: Question | None) -> list[str]:
    """The actions that would be accepted now; of an insurance, with the right amounts."""
    if question is None:
        return []
    if question.phase != PLAY:
        return list(ANSWERS[question.phase])
    return [do for do in ANSWERS[PLAY] if refuse_play(rules, question.seat, question.hand, do) is None]
