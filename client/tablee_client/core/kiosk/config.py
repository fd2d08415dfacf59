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
from tablee_client.core.kiosk.expected import MAKE_PIN, expected, games
from tablee_client.core.kiosk.staff import is_hashed
from tablee_client.core.settings import Locale
from tablee_client.core.words import LOCALES

PROGRAM: Final = "Tablée"
"""The usual name of a kiosk, which says nothing of its own."""
OWN: Final = "own"
FOUND: Final = "found"
_BYTES: Final = 64 * 1024
_WHERE: Final = re.compile(r" - at `\$?\.?([^`]*)`$")
_UNKNOWN: Final = re.compile(r"unknown\sfield\s`([^`]*)`")

Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=1.0, le=86_400.0)]
Word: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[^\x00]+$")]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class KioskConfigError(CodedError):
    """The file can't be used.

    Codes: `kiosk-unreadable`, `kiosk-too-long`, `kiosk-not-toml`; `kiosk-field` (not what is
    `expected` there), `kiosk-unknown` (no such field: `known`), `kiosk-twice` (`value` in a list)
    and `kiosk-join-code` (of the server: a slip in it).
    """


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
    power_off: tuple[Word, ...] = ()


_PARTS: Final[Mapping[str, type[_Part]]] = {"times": Times, "sound": SoundCaps, "staff": Staff}


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
            data = file.read(_BYTES + 1)
    except OSError as error:
        details = {"path": str(path), "reason": error.strerror or str(error)}
        raise KioskConfigError("kiosk-unreadable", **details) from error
    if len(data) > _BYTES:
        raise KioskConfigError("kiosk-too-long", path=str(path), limit=_BYTES // 1024)
    try:
        values = tomllib.loads(data.decode("utf-8-sig"))  # some editors begin a file with a mark
    except (ValueError, RecursionError) as error:
        raise KioskConfigError("kiosk-not-toml", path=str(path), reason=str(error)) from error
    return config_of(values, path)


def config_of(values: Mapping[str, object], path: Path) -> KioskConfig:
    """Check what a file holds; KioskConfigError."""
    try:
        config = msgspec.convert(values, KioskConfig)
    except msgspec.ValidationError as error:
        raise _told(path, str(error)) from error
    _check_games(config, path)
    _check_languages(config, path)
    _check_rest(config, path)
    return config


def _check_games(config: KioskConfig, path: Path) -> None:
    _check_once(path, "games", config.games)
    for field, slugs in (("games", config.games), ("options", config.options)):
        for slug in slugs:
            try:
                get_game(slug)
            except UnknownGame as error:
                raise _wrong(path, f"{field}: {slug}", games()) from error
    for slug, options in config.options.items():
        game = get_game(slug)
        try:
            game.setup(game.type.default_seats, options=options)
        except BadSetup as error:
            raise _wrong_option(path, f"options.{slug}", error) from error


def _wrong_option(path: Path, table: str, error: BadSetup) -> KioskConfigError:
    details = error.details
    if "option" not in details:
        told = ", ".join(str(detail) for detail in details.values())
        return _wrong(path, table, f"{error.code}: {told}" if told else error.code)
    field, allowed = f"{table}.{details['option']}", str(details["allowed"])
    if error.code == "unknown-option":
        return KioskConfigError("kiosk-unknown", path=str(path), field=field, known=allowed)
    return _wrong(path, field, allowed)


def _check_languages(config: KioskConfig, path: Path) -> None:
    _check_once(path, "languages", config.languages)
    if config.language not in config.languages:
        raise _wrong(path, "language", ", ".join(config.languages) or ", ".join(LOCALES))


def _check_once(path: Path, field: str, values: Sequence[str]) -> None:
    for value in values:
        if values.count(value) > 1:
            raise KioskConfigError("kiosk-twice", path=str(path), field=field, value=value)


def _check_rest(config: KioskConfig, path: Path) -> None:
    try:
        read_diagonal(config.screen)
    except ValueError as error:
        raise _wrong(path, "screen", expected("screen")) from error
    try:
        _ = config.invitation
    except AddressError as error:
        if error.code == "bad-join-code":
            text = config.server.strip()
            raise KioskConfigError("kiosk-join-code", path=str(path), text=text) from error
        raise _wrong(path, "server", expected("server")) from error
    if config.staff.pin and not is_hashed(config.staff.pin):
        told = MAKE_PIN if is_pin(config.staff.pin) else expected("staff.pin")
        raise _wrong(path, "staff.pin", told)


def _told(path: Path, message: str) -> KioskConfigError:
    """Find in what msgspec says which field it is about, and tell what belongs there."""
    at, unknown = _WHERE.search(message), _UNKNOWN.search(message)
    field = at[1] if at else ""
    if unknown is None:
        return _wrong(path, field, expected(field))
    part = _PARTS[field].__struct_fields__ if field else KioskConfig.__struct_fields__
    name = f"{field}.{unknown[1]}" if field else unknown[1]
    return KioskConfigError("kiosk-unknown", path=str(path), field=name, known=", ".join(part))


def _wrong(path: Path, field: str, told: str) -> KioskConfigError:
    return KioskConfigError("kiosk-field", path=str(path), field=field, expected=told)


def fields() -> Sequence[str]:
    """Give the names of all fields of the file, as the example has to show them."""
    inner = [f"{name}.{key}" for name, part in _PARTS.items() for key in part.__struct_fields__]
    return [key for key in KioskConfig.__struct_fields__ if key not in _PARTS] + inner
