"""What is known of the servers around: hints, merged and proven by probes. No socket, no waiting.

A beacon is only a hint: its record outlives a killed server. A server counts as reachable once a
probe has met it, is greyed after GREY misses in a row and hidden after GONE.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from tablee.protocol import SPOKEN, VersionRange, negotiate
from tablee_client.core.address import Address
from tablee_client.core.plain import plain

Way: TypeAlias = Literal["beacon", "call", "address"]
"""By zeroconf, by a call over UDP, or by asking at an address."""

MOST: Final = 64
GREY: Final = 2
GONE: Final = 4
PROBE_EVERY: Final = 4.0


@dataclass(frozen=True, slots=True)
class Beacon:
    """What a server says of itself, on the network or in its greeting.

    `id` stays over restarts, `boot` doesn't. `service` is the network's name of the record, empty
    for a server met by its address. `way` is how it was heard of. `key` is the fingerprint as
    links write it, empty where it isn't told; `plain`: nothing is encrypted there. Both are hints.
    """

    name: str
    id: str
    boot: str
    addresses: tuple[Address, ...]
    software: str = ""
    low: int = 0
    high: int = 0
    tables: int = 0
    players: int = 0
    service: str = ""
    way: Way = "address"
    key: str = ""
    pin: bool = False
    plain: bool = False

    @property
    def is_nameless(self) -> bool:
        """Whether it was met by its address and didn't say who it is."""
        return self.id == str(self.addresses[0])


@dataclass(frozen=True, slots=True)
class FoundServer:
    """One server as the list shows it; `address` is the one to join it by.

    `ways` are all by which it was heard of; `key`, `pin` and `plain` are what it says of itself.
    """

    name: str
    id: str
    boot: str
    address: Address
    addresses: tuple[Address, ...]
    software: str
    protocol: VersionRange
    tables: int
    players: int
    ping_ms: float | None
    reachable: bool
    compatible: bool
    ways: frozenset[Way] = frozenset()
    key: str = ""
    pin: bool = False
    plain: bool = False

    @property
    def joinable(self) -> bool:
        """Whether it is there, and speaks our protocol."""
        return self.reachable and self.compatible


@dataclass(slots=True)
class _Entry:
    beacon: Beacon
    due: float
    ways: frozenset[Way]
    proven: bool = False
    misses: int = 0
    answered: Address | None = None
    ping_ms: float | None = None


class FoundServers:
    """The list of servers, by their ids."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Begin empty; `clock` gives monotonic seconds. `revision` rises at every change."""
        self.revision = 0
        self._clock = clock
        self._entries: dict[str, _Entry] = {}

    def heard(self, beacon: Beacon) -> None:
        """Take a beacon; one of a new boot replaces what was known.

        Of more than MOST, those stay that answer, and no machine crowds out the others.
        """
        beacon = _harmless(beacon)
        if beacon.is_nameless and self._knows(beacon.addresses[0]):
            return
        for address in beacon.addresses if not beacon.is_nameless else ():
            self._entries.pop(str(address), None)
        known = self._entries.get(beacon.id)
        if known is None and len(self._entries) >= MOST and not self._make_room(beacon):
            return
        if known is None or known.beacon.boot != beacon.boot:
            self._entries[beacon.id] = _Entry(beacon, self._clock(), frozenset({beacon.way}))
        else:
            every = dict.fromkeys((*beacon.addresses, *known.beacon.addresses))
            service = beacon.service or known.beacon.service
            known.beacon = replace(beacon, addresses=tuple(every)[:8], service=service)
            known.ways |= {beacon.way}
        self.revision += 1

    def _make_room(self, beacon: Beacon) -> bool:
        """Forget the server that has been silent longest, or one of a machine with many.

        False if all answer and no machine has more than the newcomer's.
        """
        silent = max(self._entries, key=lambda key: self._entries[key].misses)
        if self._entries[silent].misses < GREY:
            hosts = Counter(_host(entry.beacon) for entry in self._entries.values())
            crowded, count = hosts.most_common(1)[0]
            if count <= hosts[_host(beacon)] + 1:
                return False
            silent = next(k for k, e in self._entries.items() if _host(e.beacon) == crowded)
        del self._entries[silent]
        return True

    def _knows(self, address: Address) -> bool:
        named = (e.beacon for e in self._entries.values() if not e.beacon.is_nameless)
        return any(address in beacon.addresses for beacon in named)

    def left(self, service: str) -> None:
        """Take a record's goodbye."""
        gone = [key for key, entry in self._entries.items() if entry.beacon.service == service]
        for key in gone if service else ():
            del self._entries[key]
            self.revision += 1

    def due(self) -> list[Beacon]:
        """Give the servers to be probed now; each is then due again after PROBE_EVERY seconds."""
        now = self._clock()
        waiting = [entry for entry in self._entries.values() if entry.due <= now]
        for entry in waiting:
            entry.due = now + PROBE_EVERY
        return [entry.beacon for entry in waiting]

    def met(self, beacon: Beacon, address: Address, ping_ms: float) -> None:
        """Take a probe that met the server, after `ping_ms`."""
        entry = self._entries.get(beacon.id)
        if entry is not None and entry.beacon.boot == beacon.boot:
            entry.proven, entry.misses = True, 0
            entry.answered, entry.ping_ms = address, ping_ms
            self.revision += 1

    def missed(self, beacon: Beacon) -> None:
        """Take a probe that met nobody."""
        entry = self._entries.get(beacon.id)
        if entry is not None and entry.beacon.boot == beacon.boot:
            entry.misses += 1
            self.revision += 1

    def shown(self) -> list[FoundServer]:
        """Give the list: what can be joined first, then by name."""
        found = [_shown(entry) for entry in self._entries.values() if entry.misses < GONE]
        return sorted(found, key=_order)


def _host(beacon: Beacon) -> str:
    return beacon.addresses[0].host


def _shown(entry: _Entry) -> FoundServer:
    beacon = entry.beacon
    theirs = VersionRange(beacon.low, beacon.high)
    return FoundServer(
        name=beacon.name,
        id=beacon.id,
        boot=beacon.boot,
        address=entry.answered or beacon.addresses[0],
        addresses=beacon.addresses,
        software=beacon.software,
        protocol=theirs,
        tables=beacon.tables,
        players=beacon.players,
        ping_ms=entry.ping_ms,
        reachable=entry.proven and entry.misses < GREY,
        compatible=negotiate(theirs, SPOKEN) is not None,
        ways=entry.ways,
        key=beacon.key,
        pin=beacon.pin,
        plain=beacon.plain,
    )


def _order(server: FoundServer) -> tuple[bool, str, str]:
    return not server.joinable, server.name.casefold(), server.id


def _harmless(beacon: Beacon) -> Beacon:
    """Make everything that a stranger wrote fit to be shown."""
    return replace(
        beacon,
        name=plain(beacon.name) or plain(str(beacon.addresses[0])),
        software=plain(beacon.software),
        addresses=tuple(beacon.addresses)[:8],
        tables=max(0, beacon.tables),
        players=max(0, beacon.players),
    )


def first_joinable(servers: Iterable[FoundServer], name: str | None = None) -> FoundServer | None:
    """Give the first server, of any name or of this, that is there and speaks our protocol."""
    for server in servers:
        if server.joinable and name in (None, server.name):
            return server
    return None
