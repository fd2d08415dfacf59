"""The command line: what may be said when the server is started."""

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tablee.protocol import DEFAULT_PORT, SPOKEN
from tablee.protocol.pin import is_pin
from tablee.version import version_text
from tablee_server.commands.program import COMMANDS
from tablee_server.folder import folder_word, kept_folder
from tablee_server.limits import ServerLimits, limit_from
from tablee_server.logs import LEVELS
from tablee_server.names import clean_name
from tablee_server.usage import CommandLine

_LAST_PORT = 65535
MOST_WORKERS = 64


@dataclass(frozen=True)
class Options:
    """What the words of the command line mean."""

    name: str
    host: str
    port: int
    advertise: bool
    data: Path | None
    needs_folder: bool
    log_level: str
    log_json: bool
    metrics: int | None
    has_page: bool
    page: int | None
    downloads: Path | None
    interfaces: tuple[str, ...]
    seed: int | None
    bot_pace: float
    bot_workers: int | None
    keep_days: float
    keep_matches: int
    parent_pipe: bool
    limits: ServerLimits
    plain: bool
    pin: str | None
    pin_file: Path | None


def read_options(words: Sequence[str]) -> Options:
    """Read the command line; prints what is wrong and exits with 2 if it isn't right."""
    said = _parser().parse_args(words)
    return Options(
        name=said.name,
        host=said.host,
        port=said.port,
        advertise=said.advertise,
        data=None if said.forget else said.data or kept_folder(),
        needs_folder=said.data is not None and not said.or_forget,
        log_level=said.log_level,
        log_json=said.log_json,
        metrics=said.metrics,
        has_page=said.has_page and (said.advertise or said.page is not None),
        page=said.page,
        downloads=said.downloads,
        interfaces=tuple(said.interface),
        seed=said.seed,
        bot_pace=said.bot_pace,
        bot_workers=said.bot_workers,
        keep_days=said.keep_days,
        keep_matches=said.keep_matches,
        parent_pipe=said.parent_pipe,
        limits=msgspec.structs.replace(ServerLimits(), **dict(said.limit)),
        plain=said.plain,
        pin=said.pin,
        pin_file=said.pin_file,
    )


def _parser() -> argparse.ArgumentParser:
    parser = CommandLine(
        None,
        "Host tables of games for the players on this network. Once players can come "
        "in, one line of JSON on the standard output says where; the log goes to standard error.",
        epilog="Stop it with Ctrl-C or SIGTERM: the players are told, and the network too.",
        commands=COMMANDS,
    )
    for add_words in (_add_place, _add_page, _add_keeping, _add_trust, _add_watching, _add_play):
        add_words(parser)
    parser.add_argument(
        "--parent-pipe", action="store_true",
        help="for programs that start a server: the first line of standard input is a secret in "
        "hexadecimal digits that players must present, and the server ends when the input does",
    )  # fmt: skip
    version = f"tablee-server {version_text()}, protocol {SPOKEN}"
    parser.add_argument("--version", action="version", version=version)
    return parser


def _add_place(parser: argparse.ArgumentParser) -> None:
    """Let it be said where players find the server."""
    add = parser.add_argument
    add("--name", type=_name, default="Tablée", help="the name players see (default: %(default)s)")
    add("--host", default="0.0.0.0", help="the address to listen on (default: all of IPv4)")
    add(
        "--port", type=port_word, default=DEFAULT_PORT,
        help="the TCP port (default: %(default)s); 0 takes any that is free",
    )  # fmt: skip
    add(
        "--no-advertise", dest="advertise", action="store_false",
        help="don't tell the network: players have to know the address",
    )  # fmt: skip
    add(
        "--interface", action="append", default=[], metavar="ADDR",
        help="advertise only on this address of this machine; may be repeated",
    )  # fmt: skip


def _add_page(parser: argparse.ArgumentParser) -> None:
    """Let it be said what guests find with a browser."""
    page = parser.add_mutually_exclusive_group()
    page.add_argument(
        "--page", type=port_word, metavar="PORT",
        help="the port of the page for guests, which says how to join (default: 47711, or any that "
        "is free; with --no-advertise there is none unless this is given)",
    )  # fmt: skip
    page.add_argument(
        "--no-page", dest="has_page", action="store_false", help="show guests no page"
    )
    parser.add_argument(
        "--downloads", type=folder_word, metavar="DIR",
        help="the folder with the programs that the page offers: bundles and wheels, sorted by "
        "their names (default: `downloads` in the folder of --data)",
    )  # fmt: skip


def _add_keeping(parser: argparse.ArgumentParser) -> None:
    """Let it be said what is kept, where, and for how long."""
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--data", type=folder_word, metavar="DIR",
        help="the folder in which the server keeps who it is (its id, its secret key), and every "
        "table and match over a restart (default: one of this user's)",
    )  # fmt: skip
    kept.add_argument(
        "--forget", action="store_true",
        help="keep nothing: all is gone when the server ends, its key too",
    )  # fmt: skip
    parser.add_argument(
        "--or-forget", action="store_true",
        help="keep nothing, too, where another server keeps the folder of --data, which is "
        "refused otherwise",
    )  # fmt: skip
    parser.add_argument(
        "--keep-days", type=_count, default=30, metavar="N",
        help="forget finished matches after so many days (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--keep-matches", type=_count, default=1000, metavar="N",
        help="keep so many finished matches at most (default: %(default)s)",
    )  # fmt: skip


def _add_trust(parser: argparse.ArgumentParser) -> None:
    """Let it be said who may come in, and who may read along."""
    parser.add_argument(
        "--plain", action="store_true",
        help="encrypt nothing: everybody on the network can then read every hand",
    )  # fmt: skip
    pin = parser.add_mutually_exclusive_group()
    pin.add_argument(
        "--pin", type=pin_word, help="4 to 12 digits that a new player has to show; others who use "
        "this machine may see them in the list of its programs, but not with:",
    )  # fmt: skip
    pin.add_argument(
        "--pin-file", type=Path, metavar="FILE", help="the file whose first line is the PIN"
    )


def _add_watching(parser: argparse.ArgumentParser) -> None:
    """Let it be said what whoever runs the server is told."""
    add = parser.add_argument
    add(
        "--log-level", type=_level, default="info", metavar="LEVEL",
        help=f"how much to log: {', '.join(LEVELS)} (default: %(default)s)",
    )  # fmt: skip
    add("--log-json", action="store_true", help="log one JSON object a line")
    add(
        "--metrics", type=port_word, metavar="PORT",
        help="show figures for Prometheus at this port of this machine alone (127.0.0.1)",
    )  # fmt: skip


def _add_play(parser: argparse.ArgumentParser) -> None:
    """Let it be said how the server plays, and what it bears."""
    add = parser.add_argument
    add(
        "--seed", type=_seed, metavar="N",
        help="repeat all chance: for demonstrations and tests; tables that the folder keeps go on "
        "as they were, so begin anew with --forget",
    )  # fmt: skip
    add(
        "--bot-pace", type=_pace, default=0.9, metavar="SECONDS",
        help="how long bots seem to think (default: %(default)s); 0 is not at all",
    )  # fmt: skip
    add(
        "--bot-workers", type=_workers, metavar="N",
        help="how many processes bots think in, 1 to 64 (default: one less than there are "
        "processors, but 1 to 4)",
    )  # fmt: skip
    add(
        "--limit", type=_limit, action="append", default=[], metavar="NAME=VALUE",
        help="set a limit, as tables=200; may be repeated, `tablee-server limits` lists all",
    )  # fmt: skip


def _limit(text: str) -> tuple[str, int | float]:
    try:
        return limit_from(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _name(text: str) -> str:
    name = clean_name(text)
    if name is None:
        raise argparse.ArgumentTypeError("a server's name has 1 to 24 printable characters")
    return name


def pin_word(text: str) -> str:
    """Read a PIN; ArgumentTypeError."""
    if not is_pin(text):
        raise argparse.ArgumentTypeError("a PIN has 4 to 12 digits")
    return text


def port_word(text: str) -> int:
    """Read a port, or 0 for any; ArgumentTypeError."""
    if not (text.isascii() and text.isdigit()) or len(text) > 5 or int(text) > _LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {_LAST_PORT}")
    return int(text)


def _level(text: str) -> str:
    if text not in LEVELS:
        raise argparse.ArgumentTypeError(f"{text!r} is no level: write {', '.join(LEVELS)}")
    return text


def _seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError("a seed is a whole number") from None


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise argparse.ArgumentTypeError("give a whole number, 0 or more")
    return int(text)


def _workers(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:9]) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"bots think in 1 to {MOST_WORKERS} processes")
    return int(text)


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = math.nan
    if not 0 <= pace <= 60:
        raise argparse.ArgumentTypeError("a bot thinks for 0 to 60 seconds")
    return pace
