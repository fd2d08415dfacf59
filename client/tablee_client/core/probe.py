"""Probes: whether a server is there now. Hints become facts only here."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from tablee.protocol import SPOKEN
from tablee.protocol.link import key_text
from tablee.protocol.messages import ListTables, Tables
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.found import Beacon
from tablee_client.core.greeting import Keys, Profile, greet
from tablee_client.core.link import Link

PATIENCE = 2.0
_VISITOR = Profile("visitor")
_TELLING = ("version", "pin", "plain-server")
"""What only a server of ours says to a visitor that it doesn't let in."""


async def knock(
    addresses: tuple[Address, ...], clock: Callable[[], float], patience: float = PATIENCE
) -> tuple[Address, float] | None:
    """Connect to all addresses at once: the first that accepts and its time in ms, or None."""
    tries = [asyncio.create_task(_knock_at(address, clock, patience)) for address in addresses]
    try:
        for done in asyncio.as_completed(tries):
            met = await done
            if met is not None:
                return met
        return None
    finally:
        for attempt in tries:
            attempt.cancel()
        await asyncio.gather(*tries, return_exceptions=True)


async def ask_who(address: Address, clock: Callable[[], float]) -> Beacon | None:
    """Ask a server that only its address is known of who it is; None if none answers.

    One that speaks another version, asks for a PIN or encrypts nothing tells no name; it is named
    by its address.
    """
    try:
        link, welcome = await greet(address, _VISITOR, Keys(), clock=clock, patience=PATIENCE)
    except ConnectError as error:
        return _stranger(address, error) if error.code in _TELLING else None
    try:
        tables = await _tables(link)
        return Beacon(
            name=welcome.server,
            id=welcome.server_id,
            boot=welcome.boot_id,
            addresses=(address,),
            software=welcome.software,
            low=welcome.protocol,
            high=welcome.protocol,
            tables=0 if tables is None else len(tables.tables),
            players=0 if tables is None else _players(tables),
            key="" if link.fingerprint is None else key_text(link.fingerprint),
        )
    finally:
        link.close("leaving")
        await link.gone()


async def _knock_at(
    address: Address, clock: Callable[[], float], patience: float
) -> tuple[Address, float] | None:
    began = clock()
    try:
        # No handshake: that the port is open is all there is to know, every few seconds.
        link = await Link.open(replace(address, plain=True), clock=clock, patience=patience)
    except ConnectError:
        return None
    took = (clock() - began) * 1000
    link.close()
    await link.gone()
    return address, took


async def _tables(link: Link) -> Tables | None:
    arrived = asyncio.Event()
    link.on_arrival = arrived.set
    link.send(ListTables(1))
    try:
        async with asyncio.timeout(PATIENCE):
            while link.open_now:
                while link.inbox:
                    message = link.inbox.popleft()
                    if isinstance(message, Tables):
                        return message
                arrived.clear()
                await arrived.wait()
    except TimeoutError:
        pass
    return None


def _players(tables: Tables) -> int:
    return sum(seat.kind == "player" for table in tables.tables for seat in table.seats)


def _stranger(address: Address, error: ConnectError) -> Beacon:
    name = str(address)
    low, high = _bounds(error)
    return Beacon(
        name=name,
        id=name,
        boot="",
        addresses=(address,),
        low=low,
        high=high,
        pin=error.code == "pin",
        plain=error.code == "plain-server",
    )


def _bounds(error: ConnectError) -> tuple[int, int]:
    """Give the versions that a refusal names; ours where it was for another reason."""
    if error.code != "version":
        return SPOKEN.low, SPOKEN.high
    low, _, high = str(error.details.get("theirs", "")).partition("-")
    try:
        return int(low), int(high or low)
    except ValueError:
        return 0, 0
