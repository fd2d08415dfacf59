"""The greeting: who plays, in which versions, and whether the server will have him."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

import tablee
from tablee.protocol import FEATURES, SPOKEN, Message
from tablee.protocol.grammar import PUBLIC_ONLY
from tablee.protocol.messages import Goodbye, Hello, Welcome
from tablee.protocol.pairing import PairAnswer, Paired
from tablee_client.core.address import Address
from tablee_client.core.failure import ConnectError
from tablee_client.core.known import How
from tablee_client.core.link import CONNECT_TIMEOUT, Link
from tablee_client.core.trust import Memory, wrong_key

SOFTWARE = f"tablee {tablee.__version__}"


@dataclass(frozen=True, slots=True)
class Profile:
    """Who plays, as the others see him; a screen for a whole room `is_public`."""

    name: str
    avatar: int = 0
    locale: str = "en"
    is_public: bool = False


def _forget(_: Welcome, __: bytes | None) -> None:
    """Keep no token."""


@dataclass(frozen=True, slots=True)
class Keys:
    """What a greeting may present, and which server it may be presented to.

    `token` is that of a seat, shown only to the key `token_of` that gave it where one is named;
    `secret` that of a household's server. `expects` is the only key that will do, of a link or of
    the session so far; without it `memory` judges, and without that any key is taken. `pin` is
    shown where no token will do; whoever proves to know it is the right server too. `keep` hears
    every welcome and the key it came from, since each brings a new token.
    """

    token: bytes | None = None
    secret: bytes | None = None
    token_of: bytes | None = None
    expects: bytes | None = None
    pin: str | None = None
    memory: Memory | None = None
    keep: Callable[[Welcome, bytes | None], None] = _forget


def hello(profile: Profile, keys: Keys, met: bytes | None) -> Hello:
    """Give the first message to a server that has been met with this key."""
    token = keys.token if keys.token_of in (None, met) else None
    return Hello(
        low=SPOKEN.low,
        high=SPOKEN.high,
        software=SOFTWARE,
        locale=profile.locale,
        features=(*FEATURES, PUBLIC_ONLY) if profile.is_public else FEATURES,
        name=profile.name,
        avatar=profile.avatar,
        token=token,
        secret=keys.secret,
    )


async def greet(
    address: Address,
    profile: Profile,
    keys: Keys,
    *,
    clock: Callable[[], float],
    patience: float = CONNECT_TIMEOUT,
) -> tuple[Link, Welcome]:
    """Connect and greet; ConnectError if the server can't be reached or won't have this player."""
    call = Call(address, profile, keys, clock, patience)
    by_pin = keys.pin is not None and keys.token is None
    try:
        return await _greet(call, by_pin=by_pin)
    except ConnectError as error:
        if keys.pin is None or by_pin or error.code != "pin":
            raise
    return await _greet(call, by_pin=True)


class Call(NamedTuple):
    """What a greeting needs."""

    address: Address
    profile: Profile
    keys: Keys
    clock: Callable[[], float]
    patience: float


async def _greet(call: Call, *, by_pin: bool) -> tuple[Link, Welcome]:
    address, profile, keys, clock, patience = call
    try:
        link = await Link.open(address, clock=clock, patience=patience)
    except ConnectError as error:
        if error.code != "no-tls":
            raise
        raise await _without_tls(address, clock, patience) from error
    try:
        _judge(link.fingerprint, address, keys, by_pin=by_pin)
        if by_pin:
            await _show_pin(link, call)
        link.send(hello(profile, keys, link.fingerprint))
        first = await _first(link, address, patience)
        welcome = _welcome(first, address)
        _remember(link.fingerprint, welcome, keys, by_pin=by_pin)
        return link, welcome
    except BaseException:
        link.abort()
        await link.gone()
        raise


async def _show_pin(link: Link, call: Call) -> None:
    """Pair by the PIN; ConnectError, as of the server where it won't have it."""
    from tablee_client.core.pairing import Half  # late: it brings a library that few need

    assert call.keys.pin is not None
    # Off the loop's thread: it is slow enough for a frame to be lost.
    half = await asyncio.to_thread(Half, call.keys.pin, link.fingerprint)
    link.send(half.pair)
    answer = await _first(link, call.address, call.patience)
    if not isinstance(answer, PairAnswer):
        raise _unwelcome(answer, call.address)
    link.send(await asyncio.to_thread(half.prove, answer))
    paired = await _first(link, call.address, call.patience)
    if not isinstance(paired, Paired):
        raise _unwelcome(paired, call.address)
    if not half.is_proven_by(paired):
        raise ConnectError("false-server", address=str(call.address))


def _judge(met: bytes | None, address: Address, keys: Keys, *, by_pin: bool) -> None:
    """Look at the server's key before a word is said; ConnectError `wrong-key`, `changed-key`."""
    if met is None:
        if not address.plain:
            raise ConnectError("bad-server", address=str(address))
    elif keys.expects is not None:
        if met != keys.expects:
            raise wrong_key(address, keys.expects, met)
    elif keys.memory is not None and not by_pin:
        keys.memory.judge(met)


def _remember(met: bytes | None, welcome: Welcome, keys: Keys, *, by_pin: bool) -> None:
    """Remember whom one has met; ConnectError if its id was another server's."""
    if met is None or keys.memory is None:
        return
    how: How = "first" if keys.expects is None else "link"
    if how == "first" and by_pin:
        how = "pin"
    elif how == "first":
        keys.memory.judge(met, welcome.server_id)
    keys.memory.keep(met, welcome, how)


async def _without_tls(
    address: Address, clock: Callable[[], float], patience: float
) -> ConnectError:
    """Ask in plain text why a server speaks no TLS, as nobody: the versions 0 to 0 let nobody in.

    It may be too full for handshakes, or have been told to encrypt nothing.
    """
    plain = replace(address, plain=True)
    link = await Link.open(plain, clock=clock, patience=patience)
    try:
        link.send(Hello(0, 0, SOFTWARE, "", (), "visitor"))
        first = await _first(link, address, patience)
    except ConnectError as error:
        return error
    finally:
        link.abort()
        await link.gone()
    if isinstance(first, Goodbye) and first.code == "version":
        return ConnectError("plain-server", address=str(address))
    return _unwelcome(first, address)


async def _first(link: Link, address: Address, patience: float) -> Message:
    stirred = asyncio.Event()
    link.on_arrival = stirred.set  # for a part of a message too
    link.ended.add_done_callback(lambda _: stirred.set())
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while not link.inbox and not link.ended.done():
                stirred.clear()
                await stirred.wait()
    if link.inbox:
        return link.inbox.popleft()
    # A stranger that answers with something else, closes at once, or never speaks.
    raise ConnectError("not-tablee" if link.ended.done() else "mute", address=str(address))


def _welcome(first: Message, address: Address) -> Welcome:
    if not isinstance(first, Welcome):
        raise _unwelcome(first, address)
    if not SPOKEN.low <= first.protocol <= SPOKEN.high:
        raise ConnectError("bad-server", address=str(address))
    return first


def _unwelcome(first: Message, address: Address) -> ConnectError:
    if not isinstance(first, Goodbye):
        return ConnectError("not-tablee", address=str(address))
    if first.code == "version":
        return _version_error(first, address)
    error = ConnectError(first.code, **first.details)
    error.by_server = True
    return error


def _version_error(goodbye: Goodbye, address: Address) -> ConnectError:
    """Name both versions and who must update."""
    details = goodbye.details
    return ConnectError(
        "version",
        address=str(address),
        mine=str(SPOKEN),
        theirs=details.get("server", "?"),
        software=SOFTWARE,
        update=details.get("update", "client"),
    )
