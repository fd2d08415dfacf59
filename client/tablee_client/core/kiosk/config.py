"""What a kiosk is to be, from a file of TOML; docs/kiosk.toml is an example with every field.

Every mistake is a KioskConfigError: the text `error-<code>` names the file, the field and what is
expected there. Nothing is guessed: a kiosk with a slip in its file doesn't start.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from tablee.engine import BadSetup, UnknownGame, Value
from tablee.engine.errors import CodedError
from tablee.games import all_games, get_game
from tablee.protocol.pin import is_pin
from tablee_client.core.diagonal import UNKNOWN, read_diagonal
from tablee_client.core.failure import AddressError
from tablee_client.core.invitation import Invitation, parse_invitation
from tablee_client.core.kiosk.staff import is_hashed
from tablee_client.core.settings import Locale
from tablee_client.core.words import LOCALES

PROGRAM: Final = "Tablée"
"""The usual name of a kiosk, which says nothing of its own."""
OWN: Final = "own"
FOUND: Final = "found"
_BYTES: Final = 64 * 1024
_WHERE: Final = re.compile(r" - at `\$?\.?([^`]*)`$")

Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=1.0, le=86_400.0)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class KioskConfigError(CodedError):
    """The file can't be used: `kiosk-unreadable`, `kiosk-not-toml` or `kiosk-field`."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all parts of the file."""


class Times(_Part, frozen=True):
    """Seconds: untouched before the warning, of the warning, and of one table shown."""

    idle: Seconds = 90.0
    warning: Annotated[float, msgspec.Meta(ge=5.0, le=300.0)] = 20.0
    show: Annotated[float, msgspec.Meta(ge=10.0, le=3600.0)] = 120.0


class SoundCaps(_Part, frozen=True):
    """The loudest that guests may set. Music is off unless it is wanted."""

    volume: Share = 0.6
    effects: Share = 0.8
    music: Share = 0.0


class Staff(_Part, frozen=True):
    """Who may open the kiosk: a hash made by `tablee kiosk --make-pin`, and what he may do.

    `power_off` is the command that switches the machine off; empty where he may not.
    """

    pin: str = ""
    power_off: tuple[str, ...] = ()


class KioskConfig(_Part, frozen=True):
    """A kiosk. `server` is `own`, `found`, or an address, join code or link.

    `screen` is the diagonal of the screen, "24 in" or "61 cm".
    """

    name: Name = PROGRAM
    language: Locale = "en"
    languages: tuple[Locale, ...] = LOCALES
    games: tuple[str, ...] = ()
    options: dict[str, dict[str, Value]] = {}
    server: str = OWN
    screen: str = UNKNOWN
    level: Literal["easy", "normal", "hard", "expert"] = "normal"
    times: Times = Times()
    sound: SoundCaps = SoundCaps()
    staff: Staff = Staff()

    @property
    def invitation(self) -> Invitation | None:
        """The way to the server that is named; None for `own` and `found`."""
        return None if self.server in (OWN, FOUND) else parse_invitation(self.server)

    @property
    def slugs(self) -> tuple[str, ...]:
        """The games that are offered, all of them where none is named."""
        return self.games or tuple(game.type.slug for game in all_games())


def read_config(path: Path) -> KioskConfig:
    """Read a kiosk's file; KioskConfigError."""
    try:
        with path.open("rb") as file:
            text = file.read(_BYTES).decode("utf-8")
    except OSError as error:
        details = {"path": str(path), "reason": error.strerror or str(error)}
        raise KioskConfigError("kiosk-unreadable", **details) from error
    except UnicodeDecodeError as error:
        raise KioskConfigError("kiosk-not-toml", path=str(path), reason=str(error)) from error
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise KioskConfigError("kiosk-not-toml", path=str(path), reason=str(error)) from error
    return config_of(values, path)


def config_of(values: Mapping[str, object], path: Path) -> KioskConfig:
    """Check what a file holds; KioskConfigError."""
    try:
        config = msgspec.convert(values, KioskConfig)
    except msgspec.ValidationError as error:
        raise _wrong(path, *_told(str(error))) from error
    _check_games(config, path)
    _check_languages(config, path)
    _check_rest(config, path)
    return config


def _check_games(config: KioskConfig, path: Path) -> None:
    for slug in (*config.games, *config.options):
        try:
            get_game(slug)
        except UnknownGame as error:
            known = ", ".join(game.type.slug for game in all_games())
            raise _wrong(path, "games", f"{slug!r}: {known}") from error
    for slug, options in config.options.items():
        game = get_game(slug)
        try:
            game.setup(game.type.default_seats, options=options)
        except BadSetup as error:
            told = ", ".join(str(detail) for detail in error.details.values())
            raise _wrong(path, f"options.{slug}", f"{error.code}: {told}") from error


def _check_languages(config: KioskConfig, path: Path) -> None:
    if config.language not in config.languages:
        raise _wrong(path, "language", ", ".join(config.languages) or ", ".join(LOCALES))


def _check_rest(config: KioskConfig, path: Path) -> None:
    try:
        read_diagonal(config.screen)
    except ValueError as error:
        raise _wrong(path, "screen", f"{UNKNOWN}, 24 in, 61 cm") from error
    try:
        _ = config.invitation
    except AddressError as error:
        raise _wrong(path, "server", "own, found, name:port, tablee://…") from error
    if config.staff.pin and not is_hashed(config.staff.pin):
        hint = "tablee kiosk --make-pin"
        raise _wrong(path, "staff.pin", hint if is_pin(config.staff.pin) else f"scrypt:… ({hint})")


def _told(message: str) -> tuple[str, str]:
    """Part what msgspec says into the field and what is expected there."""
    found = _WHERE.search(message)
    return (found[1] if found else "", _WHERE.sub("", message).replace("`", ""))


def _wrong(path: Path, field: str, expected: str) -> KioskConfigError:
    return KioskConfigError("kiosk-field", path=str(path), field=field, expected=expected)


def fields() -> Sequence[str]:
    """Give the names of all fields of the file, as the example has to show them."""
    parts = {"times": Times, "sound": SoundCaps, "staff": Staff}
    inner = [f"{name}.{key}" for name, part in parts.items() for key in part.__struct_fields__]
    return [key for key in KioskConfig.__struct_fields__ if key not in parts] + inner
