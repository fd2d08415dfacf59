"""Texts of one language: Fluent messages read from files, formatted one at a time.

It knows files and Fluent, and neither which languages there are nor who asks.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tablee.engine import Detail
from tablee_client.core.plain import plain

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a placeable begins with that is no argument: a message, a term, or a function."""
_LONGEST: Final = 300
_FAR: Final = 2**53


class Texts:
    """The messages of one language from one place, each parsed when it is first wanted.

    To parse all of the client's own takes longer than a program may take to start.
    """

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        """Read Fluent sources; a message that a later one repeats replaces the first."""
        self.locale = locale
        # Without isolation characters: no face draws them, and both languages run one way.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            self._unread.update(_entries(source))

    def has(self, key: str) -> bool:
        """Tell whether the language has this message."""
        self._read(key)
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def format(self, key: str, args: Mapping[str, Detail | float]) -> str:
        """Word a message that is there; an argument it misses shows by its name in braces."""
        self._read(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        worded, _ = self._bundle.format_pattern(
            pattern, {name: _argument(value) for name, value in args.items()}
        )
        return str(worded)

    def _read(self, key: str) -> None:
        """Parse an entry, and those that it names, unless that is done."""
        source = self._unread.pop(key, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for named in _NAMED.findall(source):
                self._read(named)


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Cut a source into its messages and terms, by name; what they contain stands indented."""
    starts = list(_ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    for start, end in zip(starts, ends, strict=False):
        yield start[1], source[start.start() : end]


def read_folder(package: str | ModuleType, locale: str) -> list[str]:
    """Give the sources `texts/<locale>/*.ftl`, `texts/*.<locale>.ftl` and `texts/<locale>.ftl`."""
    root = files(package) / "texts"
    if not root.is_dir():
        return []
    folder = root / locale
    inside: list[Traversable] = list(folder.iterdir()) if folder.is_dir() else []
    beside = [entry for entry in root.iterdir() if f".{entry.name}".endswith(f".{locale}.ftl")]
    found = [entry for entry in (*inside, *beside) if entry.name.endswith(".ftl")]
    return [entry.read_text("utf-8") for entry in sorted(found, key=lambda entry: entry.name)]


def _argument(value: Detail | float) -> str | int | float:
    """Give what Fluent can select on: a flag as "true" or "false", nothing as "none".

    A text may be a stranger's, and goes to a terminal too; a number may be too long to be written
    as one.
    """
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "none"
        case int() if abs(value) > _FAR:
            return plain(str(value), _LONGEST)
        case str() if not value.isprintable() or len(value) > _LONGEST:
            return plain(value, _LONGEST)
    return value
