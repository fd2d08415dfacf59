"""What the work at hand has done, and whom it answers, until all that is recorded as one."""

from tablee.protocol.messages import Done, Refused
from tablee_server.codes import Refusal
from tablee_server.journal import AnswerRecord, AnyRecord, Journal
from tablee_server.player import Player


class Notebook:
    """Gathers records and answers; nobody is answered before what he asked for is recorded."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._records: list[AnyRecord] = []
        self._answers: list[tuple[Player, Done | Refused]] = []

    def note(self, record: AnyRecord) -> None:
        """Have something recorded before anybody is told of it."""
        self._records.append(record)

    def answer(self, player: Player, cmd: int, outcome: int | Refusal | None) -> None:
        """Answer a player's command, once what it did is recorded."""
        if isinstance(outcome, Refusal):
            self._answers.append((player, Refused(cmd, outcome.code, dict(outcome.details))))
        else:
            self._answers.append((player, Done(cmd, outcome)))

    async def commit(self) -> None:
        """Record everything as one, and then answer."""
        if self._records:
            answers = [_kept(p, answer) for p, answer in self._answers if isinstance(answer, Done)]
            unit, self._records = (*self._records, *answers), []
            await self._journal.append(unit)
        given, self._answers = self._answers, []
        for player, answer in given:
            player.answer(answer)


def _kept(player: Player, answer: Done) -> AnswerRecord:
    return AnswerRecord(player.id, answer.cmd, answer.value)
