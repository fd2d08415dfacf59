"""What the work at hand has done, and whom it answers, until all that is recorded as one."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tablee.protocol.messages import Done, Refused
from tablee_server.codes import Refusal
from tablee_server.journal import AnswerRecord, AnyRecord, Journal
from tablee_server.player import Player

Answers: TypeAlias = list[tuple[Player, Done | Refused]]


class Notebook:
    """Gathers records and answers; nobody is answered before what he asked for is recorded."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._records: list[AnyRecord] = []
        self._answers: Answers = []

    def note(self, record: AnyRecord) -> None:
        """Have something recorded before anybody is told of it."""
        self._records.append(record)

    def answer(self, player: Player, cmd: int, outcome: int | Refusal | None) -> None:
        """Answer a player's command, once what it did is recorded."""
        if isinstance(outcome, Refusal):
            self._answers.append((player, Refused(cmd, outcome.code, dict(outcome.details))))
        else:
            self._answers.append((player, Done(cmd, outcome)))

    def commit(self, then: Callable[[Answers], None]) -> None:
        """Record everything as one; then, perhaps later, do this with what is to be answered."""
        answers, self._answers = self._answers, []
        if not self._records:
            then(answers)
            return
        kept = [_kept(p, answer) for p, answer in answers if isinstance(answer, Done)]
        unit, self._records = (*self._records, *kept), []
        self._journal.keep(unit, partial(then, answers))


def give(answers: Answers) -> None:
    """Answer everybody."""
    for player, answer in answers:
        player.answer(answer)


def _kept(player: Player, answer: Done) -> AnswerRecord:
    return AnswerRecord(player.id, answer.cmd, answer.value)
