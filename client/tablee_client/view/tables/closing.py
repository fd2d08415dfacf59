"""The end of a match on its table: the ranking, confetti, and what may follow."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from tablee.record import RecordError
from tablee_client.core.failure import RefusedError
from tablee_client.core.sounds import Sound
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.tables import layers
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.confetti import Confetti
from tablee_client.view.tables.ending import EndBoard, Placed
from tablee_client.view.tables.layers import ACTION
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.modal import Veil
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee.protocol.messages import Votes
    from tablee_client.view.tables.frame import TableScreen

CHECK: Final = Box(1546, 722, 298, 70)
WATCH: Final = Box(1546, 628, 298, 70)
REVIEW: Final = Box(1546, 534, 298, 70)
"""Above the two actions that follow a match, as far from each other as those."""
DARK: Final = 0.86
"""What is over: the table is but a shadow behind its ranking, or a deal behind its settlement."""


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
        veil.strength = DARK
        self._shown = [table.add(veil), table.add(board)]
        if table.replay is None and table.showing is None:
            self._shown += [table.add(button) for button in self._buttons()]
            table.app.spawn(self._keep())
        table.people.hush()
        self._sound()
        if not table.app.is_calm:
            self._confetti = Confetti(table.stage, *board.burst())

    def coming(self) -> list[Node]:
        """Give what will be shown of a match that is over."""
        if self._table.seen.outcome is None or self._shown:
            return []
        return [self._board(), *self._buttons()]

    def offers(self, votes: Votes | None) -> tuple[Offer | None, Offer | None]:
        """Offer another match, as the vote on it stands, and the way out."""
        table = self._table
        view, words = table.seen, table.words
        if table.replay is not None:
            again = Offer("again", words("replay-again"), table.replay.restart, True)
            return again, Offer("leave", words("replay-leave"), table.leave_table, True)
        if table.showing is not None:
            return None, None
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

    def _buttons(self) -> list[Button]:
        """Give what may be done with the match besides."""
        table = self._table
        offers = [(WATCH, "watch", table.watch_match)]
        if not table.home.is_kiosk:  # a guest has no place for the file
            offers.insert(0, (CHECK, "check", table.check_match))
        if table.seen.seat is not None:
            offers.append((REVIEW, "review", table.review_match))
        return [
            Button(
                box, table.words(f"play-{key}"), on_press=act, kind="wood", key=key, layer=ACTION
            )
            for box, key, act in offers
        ]

    def _sound(self) -> None:
        """Let the player hear how it ended for him; who looks on hears that somebody won."""
        table = self._table
        assert table.seen.outcome is not None
        own = table.people.own
        has_won = own is None or own in table.seen.outcome.winners
        table.app.sound.play(Sound.WON if has_won else Sound.LOST)

    async def _keep(self) -> None:
        """Keep the match for later, where its server gives it and the disk takes it."""
        with contextlib.suppress(RefusedError, RecordError):
            await self._table.home.keep_match(self._table.room)

    def _board(self) -> EndBoard:
        table = self._table
        outcome, people = table.seen.outcome, table.people
        assert outcome is not None
        rows = [
            Placed(
                outcome.ranks[seat],
                people.called(seat),
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
