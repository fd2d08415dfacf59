"""Everybody at a table: plates on their arc, bubbles of what is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.protocol import SeatInfo
from tablee_client.core.tableview import Clock
from tablee_client.view.looks import looks
from tablee_client.view.seating import Spot
from tablee_client.view.tables.bubble import STAYS, Bubble, Mouth, bubble_at
from tablee_client.view.tables.seat import TableSeat

if TYPE_CHECKING:
    from tablee_client.view.tables.game_table import GameTable


class People:
    """The seats of one match as its viewer sees them; a spectator sits in nobody's place.

    `bottom` is the seat drawn at the bottom left: one's own, or seat 0 for who looks on. There
    is a place for each seat; a game may bring its own `kind` of plate, and a `mouth` that says
    where a seat's bubbles hang if not where they usually do.
    """

    def __init__(
        self,
        screen: GameTable,
        seats: Sequence[SeatInfo],
        *,
        own: int | None,
        places: Sequence[Spot],
        kind: type[TableSeat] = TableSeat,
        mouth: Callable[[TableSeat], Mouth | None] = lambda _: None,
    ) -> None:
        self.own = own
        self.bottom = own if own is not None else 0
        self.looks = looks(seats)
        self.spots: list[Spot] = list(places)
        self.names: list[str] = [""] * len(seats)
        self._screen = screen
        self._mouth = mouth
        self._infos: tuple[SeatInfo, ...] = ()
        self._bubbles: dict[int, Bubble] = {}
        self.plates = [
            kind(spot, seat=seat, look=self.looks[seat], own=seat == self.bottom)
            for seat, spot in enumerate(self.spots)
        ]
        for plate in self.plates:
            screen.add(plate)
        self.seated(seats)

    # what is shown

    def seated(self, seats: Sequence[SeatInfo]) -> None:
        """Show who sits where, and who plays for whom."""
        if tuple(seats) == self._infos:
            return
        self._infos = tuple(seats)
        words = self._screen.words
        for number, info in enumerate(seats):
            name = info.name or words("table-bot", level=info.level or "")
            self.names[number] = name
            self.plates[number].seated(
                info,
                name=self.called(number),
                away=words("table-rests" if info.rests and not info.away else "table-away"),
            )

    def called(self, seat: int) -> str:
        """Give what the table calls a seat's player."""
        name = self.names[seat]
        return self._screen.own_name(name) if seat == self.own else name

    def turn(self, seats: Sequence[int]) -> None:
        """Mark whose turn it is."""
        for plate in self.plates:
            plate.gold = plate.seat in seats

    def time(self, clocks: Sequence[Clock], now: float) -> None:
        """Show everybody's time."""
        running = {clock.seat: clock for clock in clocks}
        for plate in self.plates:
            plate.time(running.get(plate.seat), now)

    # react

    def update(self, dt: float) -> None:
        """Let bubbles fade."""
        for seat, bubble in tuple(self._bubbles.items()):
            bubble.update(dt)
            if bubble.is_over:
                self._screen.stage.remove(bubble)
                self.plates[seat].is_heard = False
                del self._bubbles[seat]

    # verbs

    def say(self, seat: int, text: str, *, picture: str = "", stays: float = STAYS) -> None:
        """Let a seat say something; what it said before goes."""
        before = self._bubbles.pop(seat, None)
        if before is not None:
            self._screen.stage.remove(before)
        self.plates[seat].is_heard = True
        bubble = self._bubble(seat, text, picture, stays)
        self._bubbles[seat] = bubble
        self._screen.stage.add(bubble)

    def _bubble(self, seat: int, text: str, picture: str, stays: float) -> Bubble:
        spot, plate = self.spots[seat], self.plates[seat]
        mouth = self._mouth(plate)
        if mouth is not None:
            return Bubble(mouth, text, picture=picture, stays=stays)
        own, underlined = seat == self.bottom, plate.is_underlined
        return bubble_at(spot, text, own=own, underlined=underlined, picture=picture, stays=stays)

    def look(self, x: float, y: float) -> None:
        """Let the plate under the pointer show its whole name."""
        for plate in self.plates:
            plate.look(x, y)

    def seat_of(self, player: int) -> int | None:
        """Give the seat of a player by his number at the server."""
        found = (n for n, info in enumerate(self._infos) if info.player == player)
        return next(found, None)

    def hush(self) -> None:
        """Take every bubble away."""
        self._screen.stage.remove(*self._bubbles.values())
        for seat in self._bubbles:
            self.plates[seat].is_heard = False
        self._bubbles.clear()
