"""A network in virtual time: cables that delay, split, lose, stall and break as TCP allows.

What arrives on one cable arrives in order and whole up to where it broke. Nothing else is
promised: what is under way when it breaks is lost, an end may not be told for long, and what
travels on an older cable may arrive after what was sent on a newer one.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tools.simulated.virtual_time import VirtualTime

Draw = Callable[[], float]


@dataclass(frozen=True)
class Weather:
    """What a cable does: delays in seconds, and how often it plays a trick, 0..1."""

    delay: float = 0.01
    jitter: float = 0.05
    split: float = 0.2
    twice: float = 0.02
    window: int = 64 * 1024


CALM = Weather(jitter=0.0, split=0.0, twice=0.0)


class Door(Protocol):
    """The server's end of a connection."""

    def receive(self, data: bytes) -> None: ...
    def end(self) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...


class Lane:
    """One direction of a cable."""

    def __init__(
        self, time: VirtualTime, draw: Draw, weather: Weather, arrive: Callable[[bytes], None]
    ) -> None:
        self.under_way = 0
        self.is_open = True
        self.on_drained: Callable[[], None] = lambda: None
        self._time, self._draw, self._weather, self._arrive = time, draw, weather, arrive
        self._waiting: deque[tuple[float, bytes | None]] = deque()
        self._last = 0.0
        self._stalled_until = 0.0
        self._on_end: Callable[[], None] = lambda: None
        self._is_pumping = False

    def put(self, data: bytes) -> None:
        """Send bytes; some travel in two pieces."""
        if not self.is_open:
            return
        self.under_way += len(data)
        cut = int(self._draw() * len(data)) if self._draw() < self._weather.split else 0
        for piece in (data[:cut], data[cut:]):
            if piece:
                self._add(piece)

    def put_end(self, on_end: Callable[[], None]) -> None:
        """Send the end of the stream, after all that was sent."""
        if self.is_open:
            self._on_end = on_end
            self._add(None)

    def stall(self, until: float) -> None:
        """Let nothing arrive until then."""
        self._stalled_until = until

    def break_off(self) -> None:
        """Lose what is under way, and all that is sent from now on."""
        self.is_open = False
        self._waiting.clear()

    def _add(self, piece: bytes | None) -> None:
        delay = self._weather.delay + self._weather.jitter * self._draw()
        self._last = max(self._last, self._time.time() + delay)
        self._waiting.append((self._last, piece))
        if not self._is_pumping:
            self._is_pumping = True
            self._time.call_at(self._last, self._pump)

    def _pump(self) -> None:
        self._is_pumping = False
        now = self._time.time()
        while self.is_open and self._waiting and not self._wait(now):
            _, piece = self._waiting.popleft()
            if piece is None:
                self._on_end()
                return
            self.under_way -= len(piece)
            self._arrive(piece)
            self.on_drained()

    def _wait(self, now: float) -> bool:
        due = max(self._waiting[0][0], self._stalled_until)
        if due <= now:
            return False
        self._is_pumping = True
        self._time.call_at(due, self._pump)
        return True


class Cable(asyncio.Transport):
    """One connection. For the client it is a transport, for the server a wire."""

    def __init__(
        self, time: VirtualTime, draw: Draw, weather: Weather, client: asyncio.BufferedProtocol
    ) -> None:
        super().__init__()
        self.is_up = True
        self.carried: Callable[[bytes], None] = lambda _: None
        self._time, self._draw, self._weather, self._client = time, draw, weather, client
        self._door: Door | None = None
        self._wrote = 0
        self._is_closing = False
        self._client_told = self._server_told = False
        self._is_paused = self._is_full = False
        self._kept: deque[bytes] = deque()
        self._up = Lane(time, draw, weather, self._reach_server)
        self._down = Lane(time, draw, weather, self._reach_client)
        self._down.on_drained = self._drained

    def plug(self, door: Door) -> None:
        """Name the server's end, before anything is sent."""
        self._door = door

    # --- what the weather does

    def reset(self, *, tell_server_after: float = 0.0) -> None:
        """Break: the client learns it at once, the server later."""
        self._break()
        self._tell_client()
        self._time.call_later(tell_server_after, self._tell_server)

    def fall_silent(self) -> None:
        """Break without telling anybody."""
        self._break()

    def stall(self, seconds: float) -> None:
        """Let the client read nothing for a while."""
        self._down.stall(self._time.time() + seconds)

    def _break(self) -> None:
        self.is_up = False
        self._up.break_off()
        self._down.break_off()

    # --- the client's transport

    def write(self, data: bytes | bytearray | memoryview) -> None:
        times = 2 if self._wrote and self._draw() < self._weather.twice else 1
        self._wrote += 1
        self._up.put(bytes(data) * times)

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._up.put_end(self._tell_server)
            self._time.call_soon(self._tell_client)

    def abort(self) -> None:
        self._is_closing = True
        self._break()
        self._time.call_soon(self._tell_client)
        self._time.call_later(self._weather.delay, self._tell_server)

    def is_closing(self) -> bool:
        return self._is_closing

    def pause_reading(self) -> None:
        self._is_paused = True

    def resume_reading(self) -> None:
        self._is_paused = False
        while self._kept and not self._is_paused:
            self._feed(self._kept.popleft())

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ARG002
        return default

    # --- the server's wire

    def say(self, data: bytes) -> None:
        """Carry what the server says."""
        self.carried(data)
        self._down.put(data)
        if self._down.under_way > self._weather.window and not self._is_full:
            self._is_full = True
            self._told().pause()

    def hang_up(self) -> None:
        """Close from the server's side once everything has arrived."""
        self._down.put_end(self._tell_client)
        self._time.call_soon(self._tell_server)

    def drop(self) -> None:
        """Close from the server's side now."""
        self._break()
        self._time.call_soon(self._tell_server)
        self._time.call_later(self._weather.delay, self._tell_client)

    # --- inside

    def _reach_server(self, data: bytes) -> None:
        if self._door is not None and not self._server_told:
            self._door.receive(data)

    def _reach_client(self, data: bytes) -> None:
        if self._is_paused:
            self._kept.append(data)
        else:
            self._feed(data)

    def _feed(self, data: bytes) -> None:
        if not self._client_told:
            memoryview(self._client.get_buffer(len(data)))[: len(data)] = data
            self._client.buffer_updated(len(data))

    def _drained(self) -> None:
        if self._is_full and self._down.under_way < self._weather.window // 4:
            self._is_full = False
            self._told().resume()

    def _told(self) -> Door:
        assert self._door is not None, "plugged before anything is sent"
        return self._door

    def _tell_client(self) -> None:
        if not self._client_told:
            self.is_up, self._is_closing, self._client_told = False, True, True
            self._client.connection_lost(None)
            self._up.put_end(self._tell_server)

    def _tell_server(self) -> None:
        if not self._server_told and self._door is not None:
            self._server_told = True
            self._door.end()
