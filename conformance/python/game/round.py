"""The course of a round, from the deal to the settlement."""

from __future__ import annotations

from typing import Iterator, Sequence

from game.cards import is_natural
from game.deal import Deal
from game.dealer import play_dealer
from game.doubling import double
from game.insurance import ask_insurance, stake_insurance
from game.playing import ask_hands
from game.question import Action, Question
from game.refusal import list_legal, refuse_action
from game.rules import Rules
from game.seat import Seat
from game.settlement import settle
from game.splitting import split
from game.switching import ask_switch, exchange_second_cards
from game.table import Entry, Table, set_table

DONE = "done"


class Round:
    """A round in progress. Between two calls it stands at a question, or it is done."""

    def __init__(self, rules: Rules, entries: Sequence[Entry], deal: Deal) -> None:
        self._table = set_table(rules, entries, deal)
        self._course = follow_course(self._table)
        self.question = next(self._course, None)

    @property
    def is_done(self) -> bool:
        return self.question is None

    @property
    def phase(self) -> str:
        return self.question.phase if self.question else DONE

    @property
    def seats(self) -> list[Seat]:
        return self._table.seats

    @property
    def dealer_shown(self) -> list[str]:
        """The dealer's cards that a player may see (S2.4, S3.9)."""
        return list(self._table.dealer) if self.is_done else self._table.dealer[:1]

    @property
    def legal(self) -> list[str]:
        return list_legal(self._table.rules, self.question)

    def act(self, action: Action) -> str | None:
        """Do the action and all that follows by itself; or change nothing and say why it is refused."""
        reason = refuse_action(self._table.rules, self.question, action)
        if reason is None:
            perform(self._table, self.question, action)
            self.question = next(self._course, None)
        return reason


def follow_course(table: Table) -> Iterator[Question]:
    """The course of a round as the questions it asks; each is answered on the table before the next is sought."""
    rules = table.rules
    if rules.insurance_timing == "table-first":
        yield from ask_insurance(table, table.seats)
    # S3.6, S3.7, D11: the check. It matters under an ace or a ten only: no other card can have made a natural.
    if not (rules.hole_card and is_natural(table.dealer)):
        if rules.switch_timing == "table-first":  # O3
            yield from ask_switch(table.seats)
        for seat in table.seats:
            yield from ask_seat(table, seat)
        play_dealer(table)
    settle(table)


def ask_seat(table: Table, seat: Seat) -> Iterator[Question]:
    """All that one seat decides in its own turn."""
    if table.rules.insurance_timing == "in-turn":  # P7
        yield from ask_insurance(table, [seat])
    if table.rules.switch_timing == "in-turn":  # O3
        yield from ask_switch([seat])
    yield from ask_hands(table, seat)


def perform(table: Table, question: Question, action: Action) -> None:
    """Carry out an action that is not refused. To decline and to keep change nothing."""
    seat = question.seat
    if action.do == "insure":
        stake_insurance(seat, action.amounts)
    elif action.do == "switch":
        exchange_second_cards(seat)
    elif action.do == "hit":
        question.hand.cards.append(table.draws.take())
    elif action.do == "stand":
        question.hand.stands = True
    elif action.do == "double":
        double(table, seat, question.hand)
    elif action.do == "split":
        split(table, seat, question.place)
