"""A check-up of the way to the servers: what was tried, what came of it, each as a finding.

It words nothing: a finding is a code with its details, and how bad it is.
"""

import asyncio
import contextlib
import errno
import platform
import socket
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import tablee
from tablee.engine import Detail
from tablee.protocol import DEFAULT_PORT, SPOKEN
from tablee.protocol.lan import LOOPBACK
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.finder import Finder
from tablee_client.core.found import FoundServer
from tablee_client.core.greeting import Keys, Profile, greet
from tablee_client.core.interfaces import left_out, searched
from tablee_client.core.multicast import Heard, listen_to_multicast

LISTEN: Final = 5.0
"""Seconds for beacons, calls and, from the third on, the scan."""

State: TypeAlias = Literal["fine", "note", "wrong"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; `wrong` is what keeps players apart."""

    code: str
    state: State
    details: dict[str, Detail] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checkup:
    """All findings in the order of looking, and the servers around."""

    findings: tuple[Finding, ...]
    servers: tuple[FoundServer, ...] = ()

    @property
    def fine(self) -> bool:
        """Whether nothing is wrong."""
        return all(finding.state != "wrong" for finding in self.findings)


async def check_up(
    interfaces: Sequence[str],
    remembered: Sequence[Address] = (),
    target: Address | None = None,
    *,
    listen: float = LISTEN,
) -> Checkup:
    """Look at this machine, its networks, the servers around, and one address if it is given.

    It takes `listen` seconds, and a scan's time more where nobody is found by then.
    """
    findings = [_program()]
    try:
        addresses = await asyncio.to_thread(searched, interfaces)
    except OSError as error:
        return Checkup((*findings, Finding("no-interface", "wrong", {"reason": str(error)})))
    if interfaces or addresses != [LOOPBACK]:
        findings += await asyncio.to_thread(_networks, addresses)
    else:
        findings.append(Finding("no-network", "wrong"))
    heard, servers = await asyncio.gather(
        listen_to_multicast(addresses, listen), _look_around(interfaces, remembered, listen)
    )
    findings += [_multicast(heard, addresses), *_around(servers), _port()]
    if target is not None:
        findings.append(await _reach(target))
    return Checkup(tuple(findings), tuple(servers))


async def _look_around(
    interfaces: Sequence[str], remembered: Sequence[Address], listen: float
) -> list[FoundServer]:
    finder = Finder(interfaces=interfaces, remembered=remembered)
    finder.start()
    await asyncio.sleep(listen)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(listen):
            while finder.scanning:
                await finder.changed()
    await finder.stop()
    return finder.servers()


def _program() -> Finding:
    return Finding(
        "program",
        "fine",
        {
            "software": tablee.__version__,
            "protocol": str(SPOKEN),
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.release()}",
        },
    )


def _networks(addresses: Sequence[str]) -> list[Finding]:
    found = [Finding("addresses", "fine", {"addresses": ", ".join(addresses)})]
    unused = left_out()
    if unused:
        found.append(Finding("left-out", "fine", {"interfaces": ", ".join(unused)}))
    return found


def _multicast(heard: Heard, addresses: Sequence[str]) -> Finding:
    if heard.others:
        return Finding("multicast", "fine", {"others": heard.others})
    if heard.own or list(addresses) == [LOOPBACK]:
        return Finding("multicast-alone", "note")
    return Finding("multicast-deaf", "wrong")


def _around(servers: Sequence[FoundServer]) -> list[Finding]:
    if not servers:
        return [Finding("nobody", "wrong")]
    return [_server(server) for server in servers]


def _server(server: FoundServer) -> Finding:
    details: dict[str, Detail] = {
        "name": server.name,
        "address": str(server.address),
        "software": server.software or "?",
        "theirs": str(server.protocol),
        "mine": str(SPOKEN),
        "ping": 0 if server.ping_ms is None else max(1, round(server.ping_ms)),
    }
    if not server.reachable:
        return Finding("server-silent", "wrong", details)
    if not server.compatible:
        return Finding("server-version", "wrong", details)
    if "beacon" not in server.ways:
        return Finding("server-without-beacon", "note", details)
    return Finding("server", "fine", details)


def _port() -> Finding:
    """Tell whether this machine could host on the usual port."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as trial:
        if platform.system() != "Windows":
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("0.0.0.0", DEFAULT_PORT))
        except OSError as error:
            taken = error.errno in (errno.EADDRINUSE, 10048)
            code = "port-taken" if taken else "port-denied"
            return Finding(code, "note", {"port": str(DEFAULT_PORT)})
    return Finding("port-free", "fine", {"port": str(DEFAULT_PORT)})


async def _reach(target: Address) -> Finding:
    """Go all the way to a server, as a visitor."""
    began = time.monotonic()
    try:
        link, welcome = await greet(target, Profile("visitor"), Keys(), clock=time.monotonic)
    except ConnectError as error:
        by = "goodbye" if error.by_server else "error"
        return Finding(f"unreached-{by}", "wrong", {"code": error.code, **error.details})
    took = max(1, round((time.monotonic() - began) * 1000))
    link.close("leaving")
    await link.gone()
    details = {"address": str(target), "name": welcome.server, "software": welcome.software}
    return Finding("reached", "fine", {**details, "ms": took})
