"""What a table's lobby says of its seats: who has one, how ready he is, and what is waited for."""

from __future__ import annotations

from tablee.protocol import SeatInfo
from tablee_client.core.tableview import TableView
from tablee_client.core.words import Words


class SeatsSaid:
    """The seats of one table in the words of one language."""

    def __init__(self, words: Words, view: TableView) -> None:
        self._words = words
        self._view = view

    def name(self, seat: SeatInfo) -> str:
        """Name who sits there; say that it is free, or how strong a nameless bot is."""
        if seat.kind == "open":
            return self._words("table-empty")
        return seat.name or self._words("table-bot", level=seat.level or "")

    def detail(self, number: int) -> str:
        """Tell what a player is doing, what a bot is like, or what may be done with a free seat."""
        view, seat = self._view, self._view.info.seats[number]
        if seat.kind == "bot":
            return self._bot_detail(seat)
        if seat.kind == "player":
            is_host = seat.player == view.info.host
            word = "host" if is_host else "ready" if seat.ready else "thinking"
            word = "away" if seat.away else word
            return self._words(f"table-{word}")
        if view.seat is None:
            return self._words("table-empty-sit")
        return self._words("table-empty-bot") if view.hosted else ""

    def mark(self, seat: SeatInfo) -> str:
        """Give the picture beside a name; empty for none."""
        if seat.kind == "bot":
            return "robot"
        if seat.kind == "player" and seat.player == self._view.info.host:
            return "crown"
        return "check" if seat.ready else ""

    def hint(self) -> str:
        """Say that one only looks on, what is waited for, who else does, and what they see."""
        parts = []
        info = self._view.info
        if self._view.seat is None:
            parts.append(self._words("table-you-watch"))
        if self._view.hosted and not self.others_are_ready():
            parts.append(self._words("table-not-ready"))
        if any(seat.kind == "open" for seat in info.seats):
            parts.append(self._words("table-free-seats"))
        if info.watchers:
            parts.append(self._words("table-watching", count=info.watchers))
        if info.phase == "playing" and info.rules.open_hands:
            parts.append(self._words("table-late", seconds=info.rules.open_hands))
        return "  ".join(parts)

    def others_are_ready(self) -> bool:
        """Tell whether every other player is ready."""
        return all(
            seat.kind != "player" or seat.ready or number == self._view.seat
            for number, seat in enumerate(self._view.info.seats)
        )

    def _bot_detail(self, seat: SeatInfo) -> str:
        """Say how strong a bot is, and what one of its name leans to."""
        level = self._words("table-bot", level=seat.level or "")
        character = f"character-{seat.name}"
        return f"{level} · {self._words(character)}" if self._words.has(character) else level
