"""The end of a match on its table: the ranking, confetti, and what may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.tables import layers
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.confetti import Confetti
from tablee_client.view.tables.ending import EndBoard, Placed
from tablee_client.view.theme import DIM
from tablee_client.view.widgets.modal import Veil
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee.protocol.messages import Votes
    from tablee_client.view.tables.frame import TableScreen


class Closing:
    """Shows the ranking once a match is over and all that led to it has been seen."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._shown: list[Widget] = []
        self._confetti: Confetti | None = None

    # react

    def update(self, dt: float) -> None:
        """Let the confetti fall."""
        if self._confetti is not None:
            self._confetti.update(dt)
            self._confetti = None if self._confetti.is_over else self._confetti

    # verbs

    def show(self, over: bool) -> None:
        """Show the ranking, or take it away."""
        table = self._table
        if over == bool(self._shown):
            return
        if not over:
            table.drop(*self._shown)
            self._shown = []
            return
        veil, board = Veil(layer=layers.VEIL), self._board()
        veil.strength = DIM * 0.9
        self._shown = [table.add(veil), table.add(board)]
        table.people.hush()
        if not table.app.is_calm:
            self._confetti = Confetti(table.stage, *board.crown())

    def offers(self, votes: Votes | None) -> tuple[Offer | None, Offer | None]:
        """Offer another match, as the vote on it stands, and the way out."""
        table = self._table
        view, words = table.seen, table.words
        leave = Offer("leave", words("play-to-lobby"), table.leave_table, True)
        if view.seat is None and not view.hosted:
            return leave, None
        agreed = len(votes.seats) if votes is not None else 0
        asked = votes is not None and view.seat in votes.seats
        text = words("play-rematch")
        if agreed and votes is not None:
            text = words("play-rematch-count", votes=agreed, needed=max(votes.needed, agreed))
        reason = words("play-rematch-waits") if asked else ""
        return Offer("rematch", text, self._rematch, True, reason), leave

    # private

    def _rematch(self) -> None:
        self._table.acted(self._table.room.vote("rematch", True))

    def _board(self) -> EndBoard:
        table = self._table
        outcome, people = table.seen.outcome, table.people
        assert outcome is not None
        rows = [
            Placed(
                outcome.ranks[seat],
                table.words("table-you") if seat == people.own else people.names[seat],
                people.looks[seat],
                score,
                tuple(
                    table.explain(line, is_first=k == 0)
                    for k, line in enumerate(outcome.lines[seat])
                ),
            )
            for seat, score in enumerate(outcome.scores)
        ]
        reason = table.game_words(f"ended-{outcome.reason}")
        return EndBoard(title=table.victory(outcome.winners), reason=reason, rows=rows)
