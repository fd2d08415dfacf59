"""The words a player reads, in his language: the client's own and those of every game.

`words("key", n=3)` words a text of the client, `words.game(slug)("key", n=3)` one of a game. The
language may be switched while running; whoever keeps a worded text words it again afterwards
(`words.locale` tells). A text that is missing shows its key in brackets and is counted in
`words.missing`, which a test keeps empty; one of a game shows what its key speaks of.
"""

import locale as system
import os
import re
import sys
from collections import Counter
from collections.abc import Mapping
from functools import partial
from importlib.resources import files
from typing import Final, Protocol

import tablee_assets
from tablee.engine import Detail
from tablee.games import AnyGame, get_game
from tablee_client.core.chapters import heading_of, without_marks
from tablee_client.core.readable import readable_key
from tablee_client.core.system import WORDED
from tablee_client.core.texts import Texts, read_folder

LOCALES: Final = ("fr", "en", "de")
FALLBACK: Final = "en"
_SPOKEN: Final = {"fr": "fr", "de": "de", "french": "fr", "german": "de"}
"""How systems name the languages that aren’t the fallback; the long names are those of Windows."""
_CLIENT: Final = ""


class Ending(Protocol):
    """How a connection came to nothing, such as a ConnectError or the notice Closed."""

    @property
    def code(self) -> str:
        """Why."""

    @property
    def details(self) -> Mapping[str, Detail]:
        """What the wording needs besides."""

    @property
    def by_server(self) -> bool:
        """Whether the server gave the reason."""


class Wording(Protocol):
    """Words one text."""

    def __call__(self, key: str, /, **args: Detail | float) -> str:
        """Give the text of this key with its arguments filled in."""


class Words:
    """All texts in one language, with English where that language has none."""

    def __init__(self, locale: str = FALLBACK) -> None:
        """Speak this language; one that isn't in LOCALES is English."""
        self.missing: Counter[str] = Counter()
        self._texts: dict[tuple[str, str], Texts] = {}
        self._locale = FALLBACK
        self.switch(locale)

    def __call__(self, key: str, /, **args: Detail | float) -> str:
        """Word a text of the client."""
        return self._word(_CLIENT, key, args)

    @property
    def locale(self) -> str:
        """The language spoken now."""
        return self._locale

    def switch(self, locale: str) -> None:
        """Speak another language from now on."""
        self._locale = locale if locale in LOCALES else FALLBACK

    def has(self, key: str, game: str | None = None) -> bool:
        """Tell whether a text exists, in the language spoken or in English; counts nothing."""
        return self._find(game or _CLIENT, key) is not None

    def game(self, slug: str) -> Wording:
        """Give the wording of a game's own texts; UnknownGame if it isn't installed."""
        get_game(slug)
        return partial(self._word_of_game, slug)

    def title(self, slug: str) -> str:
        """Name a game, also one that isn't installed here."""
        try:
            return get_game(slug).type.title
        except Exception:
            return slug

    def refusal(
        self,
        code: str,
        details: Mapping[str, Detail] | None = None,
        game: str | None = None,
    ) -> str:
        """Say why something was refused; the game's own wording of a code comes first."""
        return self._coded("refused", code, details or {}, game)

    def goodbye(self, code: str, details: Mapping[str, Detail] | None = None) -> str:
        """Say why a server closed the connection or a table."""
        return self._coded("goodbye", code, details or {}, None)

    def ended(self, end: Ending) -> str:
        """Say why a server isn't joined, or is no more: it said so itself, or was out of reach."""
        return (self.goodbye if end.by_server else self.error)(end.code, end.details)

    def gone(self, code: str, details: Mapping[str, Detail] | None = None) -> str:
        """Say why a table was closed."""
        return self._coded("gone", code, details or {}, None)

    def told(self, code: str, details: Mapping[str, Detail] | None = None) -> str:
        """Say what has happened in the company at a table."""
        return self._coded("told", code, details or {}, None)

    def lost(self, code: str) -> str:
        """Say that the connection broke and is being mended."""
        key = f"lost-{code}"
        return self(key if self.has(key) else "lost-other")

    def error(self, code: str, details: Mapping[str, Detail] | None = None) -> str:
        """Say what went wrong on this side, and what to do."""
        told = dict(details or {})
        key = f"system-{told.get('reason')}"
        if key[len("system-") :] in WORDED:
            told["reason"] = self(key)
        return self._coded("error", code, told, None)

    def rules_page(self, slug: str, locale: str | None = None) -> str:
        """Give a game's rules as Markdown, in this language or else in English."""
        page = self._marked_page(slug, locale or self._locale)
        if page is not None:
            return without_marks(page)
        self._lack(f"rules.{slug}")
        return f"# {self.title(slug)}\n\n{self('plain-no-rules')}\n"

    def rules_heading(self, slug: str, stage: str) -> str:
        """Give the heading under which a game's rules speak of a stage; empty where none does."""
        return heading_of(self._marked_page(slug, self._locale) or "", stage)

    def _marked_page(self, slug: str, locale: str) -> str | None:
        package = files(package_of(get_game(slug)))
        for language in (locale, FALLBACK):
            page = package / "texts" / f"rules.{language}.md"
            if page.is_file():
                return page.read_text("utf-8")
        return None

    def _coded(
        self, family: str, code: str, details: Mapping[str, Detail], game: str | None
    ) -> str:
        """Word a code of the other program, also one that it knows and this client doesn't."""
        key = f"{family}-{code}"
        places = (game, _CLIENT) if game is not None else (_CLIENT,)
        for place in places:
            if self._find(place, key) is not None:
                return self._word(place, key, details)
        self.missing[key] += 1
        return self._word(_CLIENT, f"{family}-other", {"code": code})

    def _word_of_game(self, slug: str, key: str, /, **args: Detail | float) -> str:
        return self._word(slug, key, args)

    def _word(self, place: str, key: str, args: Mapping[str, Detail | float]) -> str:
        texts = self._find(place, key)
        if texts is not None:
            return texts.format(key, args)
        shown = self._lack(f"{place}:{key}" if place else key)
        return (readable_key(key) if place else None) or shown

    def _find(self, place: str, key: str) -> Texts | None:
        for language in (self._locale, FALLBACK):
            texts = self._load(place, language)
            if texts.has(key):
                return texts
        return None

    def _load(self, place: str, locale: str) -> Texts:
        known = self._texts.get((place, locale))
        if known is None:
            package = package_of(get_game(place)) if place else tablee_assets.__name__
            known = Texts(locale, read_folder(package, locale))
            self._texts[place, locale] = known
        return known

    def _lack(self, key: str) -> str:
        self.missing[key] += 1
        return f"[{key}]"


def package_of(game: AnyGame) -> str:
    """Name the package that a game's rules, texts and pages lie in."""
    module = sys.modules[type(game).__module__]
    return module.__package__ or module.__name__


def system_locale(environ: Mapping[str, str] = os.environ) -> str:
    """Give the language for a first start: the system's if it is one of LOCALES, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        if environ.get(name):
            return _known(environ[name])
    return _known(system.getlocale()[0] or "")


def _known(spoken: str) -> str:
    """Find the language of a system's name of it ("de_CH.UTF-8", "German_Austria")."""
    return _SPOKEN.get(re.split("[^a-z]", spoken.lower(), maxsplit=1)[0], FALLBACK)
