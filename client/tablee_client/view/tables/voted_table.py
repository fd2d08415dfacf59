"""What is voted on during a match: to stop it, or a pause; the question, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.room import Room
from tablee_client.view.tables.table_verbs import TableVerbs
from tablee_client.view.tables.vote import Ballots, VoteBoard

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home
    from tablee_client.view.tables.cover import Cover
    from tablee_client.view.tables.last_line import LastLine


class VotedTable(TableVerbs):
    """A table whose players vote."""

    cover: Cover
    last: LastLine

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.ballots = Ballots(self.seen)

    def build_votes(self) -> None:
        """Make ready for the question whether the match stops."""
        self.votes = VoteBoard(self, vote=self._cast)

    def ask_to_stop(self) -> None:
        """Propose to stop the match."""
        self._cast(True)

    def _cast(self, yes: bool) -> None:
        self.acted(self.room.vote("stop", yes))

    def show_votes(self) -> None:
        votes = self.ballots.of("stop", self.seen.match) if self.seen.outcome is None else None
        asker = self.people.names[votes.seats[0]] if votes is not None and votes.seats else ""
        self.votes.show(votes, seat=self.seen.seat, asker=asker)

    def note_text(self) -> str:
        """Say what the player is to do, or whom he waits for; hands that are hidden tell nothing.

        A vote has its line above; where none lies there, it comes first.
        """
        vote = "" if self.last.visible else self.vote_line()
        if self.is_resting:
            asked = self.words("play-rests")
        elif self.cover.is_on and self.seen.may_act:
            asked = self.words("cover-note")
        else:
            asked = self.prompt()
        return vote or asked

    def line_text(self, happened: str) -> str:
        """Say how a vote stands, and what has happened last."""
        return "\n".join(filter(None, (self.vote_line(), happened)))

    def vote_line(self) -> str:
        """Say how a vote stands in which this player has voted; empty without one."""
        flow = self.seen.flow
        if self.seen.seat in flow.wanted:
            wanted, needed = len(flow.wanted), max(flow.needed, 1)
            return self.words("play-pause-line", votes=wanted, needed=needed)
        votes = self.ballots.of("stop", self.seen.match)
        if self.seen.outcome is not None or votes is None or not votes.seats:
            return ""
        if self.seen.seat not in votes.seats:
            return ""
        return self.words("play-vote-line", votes=len(votes.seats), needed=votes.needed)
