"""The program `tablee`: finds the command, runs it, and words whatever goes wrong."""

import contextlib
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from tablee.engine import BadSetup, UnknownGame
from tablee.engine.errors import CodedError
from tablee.record import RecordError
from tablee.version import version_text
from tablee_client.commands.output import (
    NobodyReadsError,
    OutputError,
    say,
    write_on_any_terminal,
)
from tablee_client.commands.player import Player
from tablee_client.commands.usage import CommandLine, UsageError, one_of
from tablee_client.commands.window import NoWindow, open_window
from tablee_client.core.failure import (
    AddressError,
    ConnectError,
    HostError,
    MatchLost,
    RefusedError,
)
from tablee_client.core.kiosk.config import KioskConfigError
from tablee_client.core.notices import Closed, TableLeft
from tablee_client.core.review import ReviewError
from tablee_client.core.words import LOCALES, Words

PROGRAM: Final = "tablee"
FAILURE: Final = 1
USAGE: Final = 2
STOPPED: Final = 130

COMMANDS: Final = ("practice", "join", "watch", "kiosk", "doctor", "verify", "replay", "review")
"""Each is a module of this package with a function of its name, imported when it is asked for."""


_SPOKEN: Final = "|".join(LOCALES)
_USAGE: Final = f"""{PROGRAM} [--help] [--version] [--language {_SPOKEN}] [--interface ADDRESS]
       {PROGRAM} COMMAND [--help] …"""


def run(argv: Sequence[str]) -> int:
    """Run the program; the exit code: 0, 1 for a failure, 2 for a command line not understood."""
    write_on_any_terminal()
    player = Player.load()
    stopped = ""
    try:
        words, language = _language(argv)
        player = Player.load(language)
        stopped = player.words("error-stopped")  # now: a second Ctrl-C would break off the reading
        return _dispatch(player, words)
    except NobodyReadsError:
        return FAILURE
    except KeyboardInterrupt:
        return _fail(stopped, STOPPED) if stopped else STOPPED
    except (UsageError, AddressError, UnknownGame, BadSetup) as error:
        return _fail(sentence(player.words, error), USAGE)
    except (CodedError, MatchLost) as error:
        return _fail(sentence(player.words, error), FAILURE)
    except Exception:
        return _fail(player.words("error-crash", path=str(_keep_crash(player))), FAILURE)


def sentence(words: Words, error: Exception) -> str:
    """Word an error for the player."""
    match error:
        case MatchLost(notice=TableLeft(code=code)):
            return words("error-match-lost", reason=words.gone(code or "other"))
        case MatchLost(notice=Closed() as closed):
            return words("error-match-lost", reason=words.ended(closed))
        case MatchLost():
            return words("error-match-lost", reason=words.goodbye("replaced"))
        case UsageError():
            return words(f"cli-{error.code}", **error.details)
        case UnknownGame() | BadSetup() | RefusedError():
            return words.refusal(error.code, error.details)
        case ConnectError():
            return words.ended(error)
        case (
            HostError() | AddressError() | NoWindow() | OutputError()
            | RecordError() | ReviewError() | KioskConfigError()
        ):  # fmt: skip
            return words.error(error.code, error.details)
    return words("error-other", code=type(error).__name__)


def _language(argv: Sequence[str]) -> tuple[list[str], str | None]:
    """Take `--language` out of the words, wherever it stands."""
    rest: list[str] = []
    language = None
    words = iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if name != "--language":
            rest.append(word)
            continue
        value = value if equals else next(words, "")
        language = one_of("--language", LOCALES)(value)
    return rest, language


def _dispatch(player: Player, argv: Sequence[str]) -> int:
    first = argv[0] if argv else ""
    if first in COMMANDS:
        command = getattr(import_module(f"tablee_client.commands.{first}"), first)
        code: int = command(player, argv[1:])
        return code
    if first and not first.startswith("-"):
        raise _unknown(first)
    line = _command_line(player)
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    if found.version:
        say(f"tablee {version_text()}")
        return 0
    _refuse_late_word(found)
    return open_window(player.start(interfaces=tuple(found.interface)))


def _refuse_late_word(found: Namespace) -> None:
    """Refuse a command behind an option: the window would open, and the command be dropped."""
    late = next(filter(None, (getattr(found, name) for name in COMMANDS)), None)
    if late in COMMANDS:
        raise UsageError("command-first", command=late)
    if late is not None:
        raise _unknown(late)


def _unknown(word: str) -> UsageError:
    return UsageError("unknown-command", value=word, known=", ".join(COMMANDS))


def _command_line(player: Player) -> CommandLine:
    words = player.words
    line = CommandLine(PROGRAM, words, "cli-about", usage=_USAGE)
    line.flag("--version", "cli-version")
    line.option("--language", "cli-language", metavar="|".join(LOCALES))
    line.many("--interface", "cli-interface", metavar="ADDRESS")
    commands = line.add_argument_group(words("cli-commands"))
    for name in COMMANDS:
        commands.add_argument(name, nargs="?", help=words(f"cli-{name}"))
    return line


def _fail(text: str, code: int) -> int:
    """Say why, to whoever still listens, and give the exit code."""
    with contextlib.suppress(OSError):
        print(f"{PROGRAM}: {text}", file=sys.stderr, flush=True)
    return code


def _keep_crash(player: Player) -> Path:
    """Write an error of ours where its finder can send it from."""
    import traceback

    path = player.file.path.with_name("crash.log")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(traceback.format_exc(), "utf-8")
    except OSError:
        traceback.print_exc()
    return path
