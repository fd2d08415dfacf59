"""Typed options of a game, named presets, and the setup of one match."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from tablee.engine.errors import BadSetup

Value: TypeAlias = int | str | bool | None
LONGEST_LIST = 280
"""Characters of a list of names in a refusal: a message carries 300."""


class Option(msgspec.Struct, frozen=True):
    """One option of a game, worded by the texts `option-<key>` and `option-<key>-<value>`.

    Either `values` lists all it may be, or `low..high` in steps of `step` bounds a whole number, to
    which `or_none` adds "off". `by_seats` overrides the default for some seat counts. `shown` false
    keeps an option out of the lobby (a technical one).
    """

    key: str
    default: Value
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    or_none: bool = False
    by_seats: Mapping[int, Value] = MappingProxyType({})

    def default_for(self, seats: int) -> Value:
        """Give the default at this number of seats."""
        return self.by_seats.get(seats, self.default)

    def accepts(self, value: Value) -> bool:
        """Tell whether the option may have this value; True is never taken for 1."""
        if self.values:
            return any(value == v and type(value) is type(v) for v in self.values)
        if value is None:
            return self.or_none
        return type(value) is int and value in range(self.low, self.high + 1, self.step)

    def allowed(self) -> str:
        """Name the values it accepts, as they are typed: `true, false` or `1-30, none`."""
        if self.values:
            return ", ".join(map(_typed, self.values))
        span = f"{self.low}-{self.high}"
        return f"{span}, none" if self.or_none else span


class Preset(msgspec.Struct, frozen=True):
    """A named set of option values; what it doesn't name keeps its default."""

    name: str
    values: Mapping[str, Value] = MappingProxyType({})


class Setup(msgspec.Struct, frozen=True):
    """One match as agreed before it starts: seats and the value of every option."""

    seats: int
    options: dict[str, Value]

    def flag(self, key: str) -> bool:
        """Give the value of a yes-or-no option."""
        return self.options[key] is True

    def number(self, key: str) -> int:
        """Give the value of an option that is a number here; TypeError when it is off."""
        value = self.options[key]
        if type(value) is not int:
            raise TypeError(f"option {key} is {value!r}, not a number")
        return value

    def number_or_none(self, key: str) -> int | None:
        """Give the value of a number that may be off."""
        return None if self.options[key] is None else self.number(key)

    def word(self, key: str) -> str:
        """Give the value of an option whose values are words."""
        value = self.options[key]
        if not isinstance(value, str):
            raise TypeError(f"option {key} is {value!r}, not a word")
        return value


def make_setup(
    options: tuple[Option, ...],
    presets: tuple[Preset, ...],
    *,
    seats: int,
    preset: str | None = None,
    chosen: Mapping[str, Value] = MappingProxyType({}),
) -> Setup:
    """Fill in every option: chosen values over the preset's over the defaults.

    Raises BadSetup `unknown-preset`, `unknown-option` or `bad-option`, with what is `allowed`.
    """
    values = {option.key: option.default_for(seats) for option in options}
    given = dict(_preset(presets, preset).values) if preset is not None else {}
    given.update(chosen)
    for key, value in given.items():
        option = next((o for o in options if o.key == key), None)
        if option is None:
            raise BadSetup("unknown-option", option=key, allowed=_listed(o.key for o in options))
        if not option.accepts(value):
            raise BadSetup("bad-option", option=key, value=value, allowed=option.allowed())
        values[key] = value
    return Setup(seats, values)


def _preset(presets: tuple[Preset, ...], name: str) -> Preset:
    for preset in presets:
        if preset.name == name:
            return preset
    raise BadSetup("unknown-preset", preset=name, allowed=_listed(p.name for p in presets))


def _typed(value: Value) -> str:
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def _listed(names: Iterable[str]) -> str:
    """Give names in a line that a message may carry; the last ones are left out of a long one."""
    line = ""
    for name in names:
        longer = f"{line}, {name}" if line else name
        if len(longer) > LONGEST_LIST:
            return f"{line}, …"
        line = longer
    return line
