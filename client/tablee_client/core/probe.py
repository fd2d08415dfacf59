"""Probes: whether a server is there now. Hints become facts only here."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from tablee.protocol.messages import ListTables, Tables
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.found import Beacon
from tablee_client.core.greeting import Keys, Profile, greet
from tablee_client.core.link import Link

PATIENCE = 2.0
_VISITOR = Profile("visitor")


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

    One that speaks another version tells no name; it is named by its address.
    """
    try:
        link, welcome = await greet(address, _VISITOR, Keys(), clock=clock, patience=PATIENCE)
    except ConnectError as error:
        return _stranger(address, error) if error.code == "version" else None
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
    low, _, high = str(error.details.get("theirs", "")).partition("-")
    try:
        bounds = int(low), int(high or low)
    except ValueError:
        bounds = 0, 0
    name = str(address)
    return Beacon(name=name, id=name, boot="", addresses=(address,), low=bounds[0], high=bounds[1])
