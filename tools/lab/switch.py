"""A switch for TAP devices in a thread of its own, which loses what it is told to lose.

What a frame is follows IEEE 802.3; multicast frames are those of IPv4 and IPv6, broadcast ones go
to all. ARP always passes: without it nothing at all would, and no Wi-Fi filters it.
"""

import contextlib
import fcntl
import os
import select
import struct
import sys
import threading
import time
from dataclasses import dataclass, field
from random import Random
from typing import Final

_TUNSETIFF: Final = 0x400454CA
_TAP_WITHOUT_HEADER: Final = 0x1002
_LONGEST: Final = 2048
_TURN: Final = 0.2
_ARP: Final = b"\x08\x06"
_EVERYBODY: Final = b"\xff" * 6


@dataclass
class Weather:
    """What happens to frames, changed while they fly.

    `multicast_loss` is the chance that a multicast or broadcast frame is lost on its way to one
    port, as on a Wi-Fi that repeats only unicast. `keeps_apart`: no port hears another one.
    `cut` tells of ports whose cable is out, until that moment of `time.monotonic`.
    """

    multicast_loss: float = 0.0
    drops_multicast: bool = False
    drops_broadcast: bool = False
    keeps_apart: bool = False
    cut: dict[int, float] = field(default_factory=dict)

    def loses(self, frame: bytes, start: int, end: int, rng: Random) -> bool:
        """Tell whether a frame is lost between two ports."""
        if self.keeps_apart or self._is_cut(start) or self._is_cut(end):
            return True
        if not frame[0] & 1 or frame[12:14] == _ARP:
            return False
        is_broadcast = frame[:6] == _EVERYBODY
        if self.drops_broadcast if is_broadcast else self.drops_multicast:
            return True
        return rng.random() < self.multicast_loss

    def _is_cut(self, port: int) -> bool:
        return port in self.cut and time.monotonic() < self.cut[port]


class Switch:
    """Joins TAP devices of these names, which it makes and which last as long as it does."""

    def __init__(self, taps: list[str], seed: int = 1) -> None:
        """Make the devices; OSError where that isn't allowed."""
        self.weather = Weather()
        self._rng = Random(seed)
        self._ports: list[int] = []
        self._homes: dict[bytes, int] = {}
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="switch", daemon=True)
        try:
            for tap in taps:
                self._ports.append(_open_tap(tap))
        except OSError:
            self._release()
            raise

    def start(self) -> None:
        """Carry frames from now on."""
        self._thread.start()

    def close(self) -> None:
        """Carry none any more; the devices are gone with it."""
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join()
        self._release()

    def _release(self) -> None:
        for port in self._ports:
            os.close(port)
        self._ports.clear()

    def _run(self) -> None:
        places = {descriptor: number for number, descriptor in enumerate(self._ports)}
        while not self._closing.is_set():
            ready, _, _ = select.select(self._ports, [], [], _TURN)
            for descriptor in ready:
                with contextlib.suppress(OSError):
                    self._carry(os.read(descriptor, _LONGEST), places[descriptor])

    def _carry(self, frame: bytes, start: int) -> None:
        self._homes[frame[6:12]] = start
        home = self._homes.get(frame[:6])
        for end, descriptor in enumerate(self._ports):
            if end == start or home not in (None, end):
                continue
            if not self.weather.loses(frame, start, end, self._rng):
                with contextlib.suppress(OSError):  # that port's queue is full
                    os.write(descriptor, frame)


def _open_tap(name: str) -> int:
    if sys.platform != "win32":
        descriptor = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        try:
            request = struct.pack("16sH22x", name.encode("ascii"), _TAP_WITHOUT_HEADER)
            fcntl.ioctl(descriptor, _TUNSETIFF, request)
        except OSError:
            os.close(descriptor)
            raise
        return descriptor
    raise OSError("the lab needs Linux")
