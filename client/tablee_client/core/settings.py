"""The player's settings: typed, in a TOML file, never a reason not to play.

A field that is missing or out of bounds takes its default; a file that isn't TOML is set aside; a
folder that can't be written leaves the settings in memory. Each of these gives a notice, a key of
the client's texts (`error-<code>`) with its details.
"""

import contextlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
import tomli_w

from tablee.engine import Detail
from tablee_client.core.diagonal import Diagonal
from tablee_client.core.folders import settings_file
from tablee_client.core.whole import write_whole
from tablee_client.core.words import system_locale

AVATARS: Final = 32
SPEEDS: Final = (0.0, 0.5, 1.0, 2.0, 4.0)
NAME_LENGTH: Final = 24

Locale: TypeAlias = Literal["fr", "en", "de"]
WindowMode: TypeAlias = Literal["window", "fullscreen"]
Palette: TypeAlias = Literal["standard", "safe"]
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Avatar: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=AVATARS)]
Monitor: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=16)]
Scale: TypeAlias = Annotated[float, msgspec.Meta(ge=0.75, le=1.0)]
TextScale: TypeAlias = Annotated[float, msgspec.Meta(ge=1.0, le=1.5)]
Speed: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=4.0)]
Letter: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=1, pattern=r"^[^\W\d_]$")]
Keys: TypeAlias = Annotated[dict[str, Letter], msgspec.Meta(max_length=32)]
Place: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
Volume: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class Settings(msgspec.Struct, frozen=True):
    """What the player chose. `animation_speed` 0 shows no animation at all.

    An empty `name` means that he wasn't asked yet; `servers` are addresses he joined by hand, the
    latest first. `monitor` counts the system's screens from 0. `ui_scale` makes the picture
    smaller than the window; it can't be larger, since the table always fills the window: what
    grows is the text, by `text_scale`. `screen_inches` is the screen's diagonal, 0 for unknown. The
    `safe` palette tells colours apart for eyes that don't see red and green alike; `pattern_marks`
    gives each colour a pattern too. `volume` is the whole of it, of which effects and music have
    their own share. `pad_swapped` exchanges the pad's buttons for "yes" and "back"; `keys` are
    letters of his own for some controls, by their name.
    """

    locale: Locale = "en"
    name: Name = ""
    avatar: Avatar = 0
    window: WindowMode = "window"
    monitor: Monitor = 0
    ui_scale: Scale = 1.0
    screen_inches: Diagonal = 0.0
    text_scale: TextScale = 1.0
    animation_speed: Speed = 1.0
    reduced_motion: bool = False
    palette: Palette = "standard"
    pattern_marks: bool = False
    four_colour: bool = False
    muted: bool = False
    volume: Volume = 0.8
    effects_volume: Volume = 1.0
    music: bool = False
    music_volume: Volume = 0.6
    pad_vibration: bool = True
    pad_swapped: bool = False
    keys: Keys = {}
    servers: Annotated[tuple[Place, ...], msgspec.Meta(max_length=16)] = ()

    def __post_init__(self) -> None:
        """ValueError if something that is shown has signs that can't be."""
        if not all(text.isprintable() for text in (self.name, *self.servers)):
            raise ValueError("control characters")

    def with_(self, **changes: Any) -> "Settings":
        """Give these settings with fields changed; ValidationError if one is out of bounds."""
        return msgspec.convert({**msgspec.to_builtins(self), **changes}, Settings)

    def with_server(self, address: str) -> "Settings":
        """Remember an address as the latest one."""
        others = [known for known in self.servers if known != address]
        return self.with_(servers=[address, *others][:16])


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the player is told: the text `error-<code>`."""

    code: str
    details: Mapping[str, Detail] = field(default_factory=dict)


class SettingsFile:
    """The file that keeps the settings."""

    def __init__(self, path: Path | None = None) -> None:
        """Use this file, or the one of the system's own place."""
        self.path = settings_file() if path is None else path
        self.notices: list[Notice] = []

    def load(self) -> Settings:
        """Read the settings; what can't be read takes its default and leaves a notice."""
        fresh = Settings().with_(locale=system_locale())
        try:
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return fresh
        except (OSError, UnicodeDecodeError):
            return self._set_aside(fresh)
        try:
            values = tomllib.loads(text)
        except (ValueError, RecursionError):  # no TOML, too long a number, too deep a list
            return self._set_aside(fresh)
        return self._merge(fresh, values)

    def save(self, settings: Settings) -> bool:
        """Write the settings, whole or not at all; False, with a notice, if that can't be."""
        text = tomli_w.dumps(msgspec.to_builtins(settings))
        try:
            write_whole(self.path, text.encode("utf-8"))
        except OSError:
            self.notices.append(Notice("settings-unwritable", {"path": str(self.path.parent)}))
            return False
        return True

    def _merge(self, settings: Settings, values: Mapping[str, object]) -> Settings:
        bad = []
        for key in settings.__struct_fields__:
            if key not in values:
                continue
            try:
                settings = settings.with_(**{key: values[key]})
            except msgspec.ValidationError:
                bad.append(key)
        if bad:
            self.notices.append(Notice("settings-field", {"fields": ", ".join(bad)}))
        return settings

    def _set_aside(self, settings: Settings) -> Settings:
        aside = self.path.with_suffix(".broken")
        with contextlib.suppress(OSError):
            self.path.replace(aside)
        self.notices.append(Notice("settings-broken", {"path": str(aside)}))
        return settings


class NoSettingsFile(SettingsFile):
    """Settings that are forgotten with the program; `path` still says where its folder is."""

    def save(self, settings: Settings) -> bool:  # noqa: ARG002 - nothing is written
        """Keep nothing."""
        return True
