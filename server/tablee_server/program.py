"""Serves: listens, and goes on until it is asked to stop."""

import asyncio
import contextlib
import errno
import json
import socket
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from tablee_server.ai.divided import Divided
from tablee_server.ai.pool import Pool, usual_processes
from tablee_server.ai.thinking import Thinker
from tablee_server.answerer import Answers, hear_calls
from tablee_server.clock import SystemClock
from tablee_server.identity import FolderTaken, Identity
from tablee_server.interfaces import advertised, missing, own_addresses
from tablee_server.journal import InMemoryJournal, Journal
from tablee_server.limits import Pace
from tablee_server.listener import listen
from tablee_server.logs import start_logging
from tablee_server.options import Options, read_options
from tablee_server.platform import (
    parent_pipe,
    read_secret,
    stop_on_signals,
    stop_with_parent,
    stopping_with_console,
)
from tablee_server.proof import (
    chosen_credentials,
    chosen_pin,
    described,
    organiser_of,
)
from tablee_server.rubbish import settle_memory
from tablee_server.sentence import Sentence
from tablee_server.server import Plan, Server

if TYPE_CHECKING:
    from tablee_server.metrics import Page
    from tablee_server.page.serving import Serving

IN_USE: Final = 2
HANDING_OVER: Final = 5.0
"""Seconds in which the one before may leave the folder of a practice."""
NO_SECRET: Final = "--parent-pipe needs a secret of 32 to 64 hexadecimal digits on stdin."
# The second of each pair is what Windows says.
_IN_USE_HERE: Final = (errno.EADDRINUSE, 10048)
_DENIED: Final = (errno.EACCES, 10013)


def serve(words: Sequence[str]) -> int:
    """Run the server with these words; gives the exit code. Sentence if it can't start."""
    options = read_options(words)
    start_logging(options.log_level, as_json=options.log_json)
    _check_interfaces(options)
    pipe = _pipe() if options.parent_pipe else None
    # First the port: a server that can't listen leaves no trace in a folder.
    with _listening(options) as sock, contextlib.closing(_identity(options)) as identity:
        journal = _journal(options, options.data if identity.keeps else None)
        plan = _plan(options, pipe, identity, journal)
        asyncio.run(_serve(options, plan, [sock], pipe))
    return 0


async def _serve(
    options: Options, plan: Plan, sockets: list[socket.socket], pipe: BinaryIO | None
) -> None:
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    stop_on_signals(loop, stopped.set)
    if pipe is not None:
        stop_with_parent(pipe, loop, stopped.set)
    with stopping_with_console(loop, stopped.set):
        await _serve_until(stopped, options, plan, sockets)


async def _serve_until(
    stopped: asyncio.Event, options: Options, plan: Plan, sockets: list[socket.socket]
) -> None:
    server = Server(plan, sockets)
    figures = _metrics_page(server, options.metrics)
    server.start(stopped.set)
    await server.open_console()
    host, port = sockets[0].getsockname()[:2]
    # The words take a while; whoever comes back meanwhile is let in already.
    proof = await asyncio.to_thread(described, plan.credentials)
    page, server.page = _guest_page(options, plan, port)
    settle_memory()
    kept = None if plan.folder is None else str(plan.folder)
    said = {"host": host, "port": port, "name": plan.name, "id": plan.server_id, "folder": kept}
    _say("listening", **said, page=server.page, **proof)
    if options.parent_pipe:  # a practice, which has bots; first its player comes in
        plan.thinker.warm()
    advertising = asyncio.create_task(_advertise(options, plan, server, port))
    await stopped.wait()
    advertising.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await advertising
    await server.close()
    for pages in (figures, page):
        if pages is not None:
            await asyncio.to_thread(pages.close)


def _metrics_page(server: Server, port: int | None) -> "Page | None":
    """Show the figures where that is asked for; Sentence if the port can't be had."""
    if port is None:
        return None
    from tablee_server.metrics import Page  # late: few servers are asked for figures

    page = Page(server.house(), asyncio.get_running_loop())
    try:
        _say("metrics", port=page.open(port))
    except OSError as error:
        text = f"Can't show figures at port {port}: {error.strerror or error}. Choose another one."
        raise Sentence(text) from error
    return page


def _guest_page(options: Options, plan: Plan, port: int) -> tuple["Serving | None", int | None]:
    """Show guests how to join, where that is wanted; gives the page's port too. Sentence."""
    if not options.has_page or options.parent_pipe:
        return None, None
    from tablee_server.page.opening import open_page  # late: a practice has no guests

    return open_page(options, plan, port)


async def _advertise(options: Options, plan: Plan, server: Server, port: int) -> None:
    if not options.advertise:
        return
    from tablee_server.beacon import Beacon  # late, see there

    answers = Answers(server.notice, port, plan.clock, plan.limits, server.lobby.strikes)
    answerer = await hear_calls(answers, options.host)
    beacon = Beacon(lambda: advertised(options.interfaces, options.host, own_addresses()), port)

    def lit() -> None:
        _say("advertised", addresses=beacon.addresses, port=port, boot=server.boot_id)

    try:
        await server.advertise(beacon, lit)
    finally:
        if answerer is not None:
            await answerer.close()


def _say(event: str, **details: object) -> None:
    """Tell whoever started the server, one line of JSON for each event."""
    with contextlib.suppress(OSError):  # nobody reads it: the starter has gone
        print(json.dumps({"event": event, **details}), flush=True)


def _pipe() -> BinaryIO:
    try:
        return parent_pipe()
    except OSError as error:
        raise Sentence(NO_SECRET) from error


def _identity(options: Options) -> Identity:
    # The server of a window that was killed may be about to end: the next window comes at once.
    patience = HANDING_OVER if options.parent_pipe else 0.0
    try:
        return Identity(options.data, needs_folder=options.needs_folder, patience=patience)
    except FolderTaken as error:
        text = f"{error}: stop that one, or name another folder by --data."
        raise Sentence(text) from None
    except FileExistsError as error:
        raise Sentence(_cant_keep(options.data, "it is a file, not a folder")) from error
    except OSError as error:
        raise Sentence(_unkept(options.data, error)) from error


def _journal(options: Options, folder: Path | None) -> Journal:
    """Open the journal of a folder that is this server's alone; without one, nothing is kept."""
    if folder is None:
        return InMemoryJournal()
    import sqlite3  # late: a practice needs no disk, and shall begin soon

    from tablee_server.journal.disk import DiskJournal, Retention
    from tablee_server.journal.opening import open_journal

    try:
        retention = Retention(options.keep_days, options.keep_matches)
        return DiskJournal(open_journal(folder), retention)
    except (OSError, sqlite3.Error) as error:
        raise Sentence(_unkept(folder, error)) from error


def _unkept(folder: Path | None, error: Exception) -> str:
    if _is_full(error):
        return (
            f"The disk with the folder {folder} is full: make room there and start again. "
            "What was kept is still there."
        )
    return _cant_keep(folder, getattr(error, "strerror", None) or str(error))


def _is_full(error: Exception) -> bool:
    if isinstance(error, OSError):
        return error.errno == errno.ENOSPC
    told: object = getattr(error, "sqlite_errorname", None)
    return told == "SQLITE_FULL"


def _cant_keep(folder: Path | None, reason: str) -> str:
    return (
        f"Can't keep anything in the folder {folder}: {reason}. Name another one by --data, "
        "or start with --forget to keep nothing."
    )


def _plan(options: Options, pipe: BinaryIO | None, identity: Identity, journal: Journal) -> Plan:
    secret = None if pipe is None else read_secret(pipe)
    if pipe is not None and secret is None:
        raise Sentence(NO_SECRET)
    pin = chosen_pin(options)  # before a key is made for nothing
    return Plan(
        options.name,
        identity.id,
        seed=options.seed,
        pace=Pace(options.bot_pace),
        secret=secret,
        credentials=chosen_credentials(options, identity),
        pin=pin,
        organiser=organiser_of(identity),
        clock=SystemClock(max(1.0, journal.ledger.time)),
        journal=journal,
        folder=None if identity.folder is None else identity.folder.absolute(),
        limits=options.limits,
        thinker=_thinker(options),
    )


def _thinker(options: Options) -> Thinker:
    """Give processes to the bots, and one that lets them go first to hints."""
    pool = partial(Pool, seconds=options.limits.bot_seconds, hurries=options.seed is None)
    return Divided(pool(options.bot_workers or usual_processes()), pool(1, behind_bots=True))


def _listening(options: Options) -> socket.socket:
    host, port = options.host, options.port
    try:
        return listen(host, port)
    except (OSError, UnicodeError) as error:
        number = error.errno if isinstance(error, OSError) else None
        if number in _IN_USE_HERE:
            raise Sentence(_taken(port), IN_USE) from error
        if number in _DENIED:
            text = f"Port {port} isn't allowed to this user: choose one above 1023, or --port 0."
            raise Sentence(text) from error
        raise Sentence(_elsewhere("--host", host, own_addresses())) from error


def _taken(port: int) -> str:
    return (
        f"Port {port} is taken (address already in use): "
        "stop what listens there, or choose another port, or any free one by --port 0."
    )


def _elsewhere(word: str, address: str, own: list[tuple[str, str]]) -> str:
    have = ", ".join(address for _, address in own)
    return f"{word} {address} is no address of this machine, which has {have}."


def _check_interfaces(options: Options) -> None:
    own = own_addresses() if options.interfaces else []
    absent = missing(options.interfaces, own)
    if absent is not None:
        raise Sentence(_elsewhere("--interface", absent, own))
