"""The question whether the match stops, as long as somebody has asked it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tablee.protocol.messages import Votes
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.tables.interlude import SHADE
from tablee_client.view.tables.layers import VOTE
from tablee_client.view.theme import BODY
from tablee_client.view.widgets.button import Button, Kind
from tablee_client.view.widgets.label import Label
from tablee_client.view.widgets.modal import Veil
from tablee_client.view.widgets.panel import Panel
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.screen import Screen

PLACE = Box.around(960, 352, 800, 272)


class Ballots:
    """The votes of a match. One of an earlier match counts no more, though nobody says so."""

    def __init__(self, view: TableView) -> None:
        self._heard = {vote: (view.match, votes) for vote, votes in view.votes.items()}

    def hear(self, votes: Votes, match: int) -> None:
        """Take in how a vote stands."""
        self._heard[votes.vote] = (match, votes)

    def of(self, vote: str, match: int) -> Votes | None:
        """Give how a vote of this match stands; None if there is none."""
        heard_in, votes = self._heard.get(vote, (0, None))
        return votes if heard_in == match else None


class VoteBoard:
    """Shows a vote under way with yes and no, until this player has answered or it is over."""

    def __init__(self, screen: Screen, *, vote: Callable[[bool], None]) -> None:
        self._screen, self._vote = screen, vote
        self._shown: list[Widget] = []
        self._answered: tuple[int, ...] = ()
        self._votes: Votes | None = None

    @property
    def is_shown(self) -> bool:
        """Whether the question is on the screen."""
        return bool(self._shown)

    def show(self, votes: Votes | None, *, seat: int | None, asker: str) -> None:
        """Show the vote as it stands to the player of a seat."""
        if votes == self._votes and self._shown:
            return
        self._votes = votes
        self.close()
        if votes is None or not votes.seats:
            self._answered = ()
            return
        if seat is None or seat in votes.seats or votes.seats == self._answered:
            return
        words = self._screen.words
        text = words(
            "play-vote-text", name=asker, votes=len(votes.seats), needed=max(votes.needed, 1)
        )
        self._put_up(text, votes)

    def _put_up(self, text: str, votes: Votes) -> None:
        """Show the question over the darkened table; the gold answer is to go on."""
        words, layer = self._screen.words, VOTE
        body = Box(PLACE.x + 56, PLACE.y + 80, PLACE.w - 112, 86)
        row = Box(PLACE.x + 56, PLACE.bottom - 100, PLACE.w - 112, 64)
        yes, no = row.columns(2, 44)
        veil = Veil(layer=layer - 1)
        veil.strength = SHADE
        self._shown = [
            veil,
            Panel(PLACE, title=words("play-vote-title"), layer=layer),
            Label(body, text, BODY, anchor="middle", wrapped=True, layer=layer + 1),
            self._button(yes, words("play-vote-yes"), "wood", partial(self._answer, votes, True)),
            self._button(no, words("play-vote-no"), "brass", partial(self._answer, votes, False)),
        ]
        for widget in self._shown:
            self._screen.add(widget)

    def close(self) -> None:
        """Take the question away."""
        shown, self._shown = self._shown, []
        self._screen.drop(*shown)

    @staticmethod
    def _button(box: Box, text: str, kind: Kind, act: Callable[[], None]) -> Button:
        return Button(box, text, on_press=act, kind=kind, key=text, layer=VOTE + 1)

    def _answer(self, votes: Votes, yes: bool) -> None:
        self._answered = votes.seats
        self.close()
        self._vote(yes)
