"""When something happens at a table by itself, and so when its task has to wake."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee_server.table import Table


class Agenda:
    """The times of one table: of its match, and of the house, which are people's and pauses."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._house: list[float] | None = None

    def forget(self) -> None:
        """Look anew when the house has something to do: more than a move has happened."""
        self._house = None

    def earliest(self) -> float | None:
        """Give `due`, also where that has passed, and whatever it is that comes of it."""
        table = self._table
        if table.series.is_sealing:
            return table.now()
        if self._house is None:
            self._house = self._house_times()
        late = table.telling.late
        due = None if late is None else late.due()
        return self._soonest(self._house if due is None else [*self._house, due])

    def due(self) -> float | None:
        """Give when there will be something to do by itself."""
        table = self._table
        if table.series.is_sealing:
            return table.series.due
        now = table.now()
        return self._soonest([time for time in self.house_times() if time > now])

    def house_times(self) -> list[float]:
        """Give when the house has something to do, or had and hasn't done it."""
        late = self._table.telling.late
        due = None if late is None else late.due()
        times = self._house_times()
        return times if due is None else [*times, due]

    def empty_end(self) -> float | None:
        """Give when the table is closed because nobody is there."""
        table = self._table
        return table.vacancy.end(
            table.room.limits,
            is_playing=table.phase == "playing",
            is_kept=bool(table.company.members()),
            paused_until=table.standstill.until,
        )

    def _house_times(self) -> list[float]:
        """Give the times that no move changes."""
        table = self._table
        end = None if table.vacancy.since is None else self.empty_end()
        times = table.company.deadlines(table.phase_since)
        return [*times, *[time for time in (end, table.standstill.due()) if time is not None]]

    def _soonest(self, times: list[float]) -> float | None:
        play = self._table.series.play
        playing = None if play is None else play.due()
        if not times:
            return playing
        return min(times) if playing is None else min(*times, playing)
