"""`tablee kiosk`: a window that guests can't leave, and a watchdog that keeps it there."""

import getpass
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Final

from tablee.protocol.pin import is_pin
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.usage import CommandLine, UsageError
from tablee_client.commands.window import open_window
from tablee_client.core.diagonal import read_diagonal
from tablee_client.core.folders import guest_folder, kiosk_folder
from tablee_client.core.keptpractice import PracticeShelf
from tablee_client.core.kiosk import heart
from tablee_client.core.kiosk.config import OWN, KioskConfig, read_config
from tablee_client.core.kiosk.ending import keep_signals
from tablee_client.core.kiosk.staff import hashed
from tablee_client.core.kiosk.watchdog import STAFF_EXIT, STAFF_RESTART, Watchdog
from tablee_client.core.kiosk.windows import Windows
from tablee_client.core.settings import NoSettingsFile, Notice, Settings
from tablee_client.core.standby import Standby
from tablee_client.core.words import Words

UNWATCHED: Final = "--no-watchdog"
_NEEDED: Final = (
    "tablee_client.view.kiosk.kiosk",
    "tablee_client.view.screens.left",
    "tablee_client.view.screens.lobby",
    "tablee_client.core.practice",
    "tablee_client.core.visit",
)
"""What a window imports late."""


def kiosk(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code."""
    line = CommandLine("tablee kiosk", player.words, "cli-kiosk")
    line.option("--config", "cli-kiosk-config", Path, metavar="FILE")
    line.flag("--make-pin", "cli-kiosk-make-pin")
    line.flag(UNWATCHED, "cli-kiosk-no-watchdog")
    line.many("--interface", "cli-interface", metavar="ADDRESS")
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    if found.make_pin:
        return _make_pin(player)
    config = KioskConfig() if found.config is None else read_config(found.config)
    if not found.no_watchdog:
        return _watch(argv, player.words)
    return _window(player, config, tuple(found.interface))


def _make_pin(player: Player, ask: Callable[[str], str] = getpass.getpass) -> int:
    """Read a PIN, and print what the kiosk's file keeps of it."""
    pin = ask(f"{player.words('cli-kiosk-pin')} ") if sys.stdin.isatty() else sys.stdin.readline()
    if not is_pin(pin.strip()):
        raise UsageError("kiosk-bad-pin")
    say(f'pin = "{hashed(pin.strip())}"')
    return 0


def _watch(argv: Sequence[str], words: Words) -> int:
    """Keep a window alive, in a process of its own, by the same command without a watchdog."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    program = [sys.executable] if getattr(sys, "frozen", False) else _module()
    command = [*program, "kiosk", *argv, UNWATCHED]

    def tell(notice: Notice) -> None:
        line = words(f"cli-{notice.code}", **notice.details)
        print(f"tablee: {line}", file=sys.stderr, flush=True)

    return Watchdog(Windows(command), tell=tell).run()


def _module() -> list[str]:
    # -P: a file of the current folder is never taken for a module.
    return [sys.executable, "-P", "-m", "tablee_client"]


def _window(player: Player, config: KioskConfig, interfaces: tuple[str, ...]) -> int:
    """Show the window, a spare once its turn comes, and tell the watchdog how it ended."""
    standby = None
    if heart.is_spare():
        standby = _standby(config)
        _load(config)
        if not heart.turn_comes():
            return 0
    elif PracticeShelf(guest_folder()).kept():  # it loads while the window does
        standby = _standby(config)
    settings = settings_of(config)
    player.words.switch(config.language)
    keep_signals()
    file = NoSettingsFile(kiosk_folder() / "settings.toml")
    shown = replace(player, file=file, settings=settings)
    code = open_window(shown.start(kiosk=config, interfaces=interfaces, standby=standby))
    return code if code in (STAFF_EXIT, STAFF_RESTART) else 0


def _standby(config: KioskConfig) -> Standby | None:
    """Have a server loaded, where guests play at this kiosk's own."""
    return Standby.start() if config.server == OWN else None


def _load(config: KioskConfig) -> None:
    """Load all that a window and its tables need."""
    for module in _NEEDED:
        import_module(module)
    maker = import_module("tablee_client.view.table_screens").maker
    for slug in config.slugs:
        maker(slug)


def settings_of(config: KioskConfig) -> Settings:
    """Give the settings that every guest finds."""
    sound = config.sound
    return Settings(
        locale=config.language,
        window="fullscreen",
        screen_inches=read_diagonal(config.screen),
        volume=sound.volume,
        effects_volume=sound.effects,
        music=sound.music > 0,
        music_volume=sound.music,
    )
