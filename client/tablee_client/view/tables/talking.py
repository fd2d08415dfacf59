"""What people say at a table, in words and by emotes: heard, shown at their seats, and said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.core.notices import ChatHeard, EmoteHeard
from tablee_client.core.sounds import Sound
from tablee_client.view.tables.emotes import EmoteBoard, picture_of
from tablee_client.view.tables.journal_pages import Entry

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen

TALK_STAYS: Final = 4.5
"""Seconds that a bubble with words stays."""
EMOTE_STAYS: Final = 3.2


class Talk:
    """Everything about talk that isn't the journal's."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self.board = EmoteBoard(table, say=self._say)

    @property
    def is_wanted(self) -> bool:
        """Whether there is somebody who could hear an emote, and the table lets him."""
        table = self._table
        return not table.practice and table.seen.info.rules.talk != "off"

    # react

    def heard(self, line: ChatHeard) -> None:
        """Write down what somebody said, and show it at his seat."""
        table = self._table
        own = line.player == table.room.welcome.player
        table.spoken(line.player)
        table.journal.tell(Entry(line.text, line.name), unread=not own)
        seat = table.people.seat_of(line.player)
        if seat is not None and not own:
            table.people.say(seat, line.text, stays=TALK_STAYS)

    def saw(self, notice: EmoteHeard) -> None:
        """Write an emote down, and show it at the seat, also at the player's own."""
        table = self._table
        text, picture = table.words(f"emote-{notice.emote}"), picture_of(notice.emote)
        own = notice.player == table.room.welcome.player
        table.spoken(notice.player, Sound.SAY)
        table.journal.tell(Entry(text, self._name(notice.player), picture), unread=not own)
        seat = table.people.seat_of(notice.player)
        if seat is not None:
            table.people.say(seat, text, picture=picture, stays=EMOTE_STAYS)

    # verbs

    def first_entries(self) -> tuple[Entry, ...]:
        """Give what was said and done here before this screen was opened."""
        table = self._table
        told = ((table.told(event), table.opens(event)) for event in table.seen.log)
        happened = tuple(Entry(text, opens=opens) for text, opens in told if text is not None)
        here = [line for line in table.room.chat if line.table == table.seen.id]
        return (*happened, *(Entry(line.text, line.name) for line in here))

    def toggle(self) -> None:
        """Open the board of emotes, or close it."""
        if self.board.is_open:
            self.board.close()
        elif self.is_wanted:
            self.board.open(self._table.people.plates[self._table.people.bottom].box)

    def is_left(self, x: float, y: float) -> bool:
        """Tell whether a press at a point is one beside the open board."""
        return self.board.is_open and not self.board.box.contains(x, y)

    def _say(self, emote: str) -> None:
        self._table.promised(self._table.room.emote(emote))

    def _name(self, player: int) -> str:
        info = self._table.seen.info
        names = {seat.player: seat.name for seat in info.seats}
        return names.get(player) or {o.player: o.name for o in info.onlookers}.get(player, "")
