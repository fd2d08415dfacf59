"""The games, found and not listed: folders of this package, and the entry point `tablee.games`.

A folder offers its rules as `GAME`, an entry point gives them or a module that offers them so. A
game that can't be loaded, and one whose slug another game has already, is left out with a
GameWarning of one sentence; the others are there all the same. Where a folder is called as its
game's slug, with `_` for `-`, the game is found without loading the others.
"""

import warnings
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, TypeAlias

from tablee.engine import Game, UnknownGame

AnyGame = Game[Any, Any]
_Found: TypeAlias = tuple[str, Callable[[], Any]]

_loaded: dict[str, AnyGame] = {}


class GameWarning(UserWarning):
    """A game is left out; the message says which, why, and what to do."""


def all_games() -> tuple[AnyGame, ...]:
    """Give every installed game, ordered by slug."""
    return tuple(_by_slug().values())


def get_game(slug: str) -> AnyGame:
    """Give one game by its slug; UnknownGame `unknown-game` if none has it."""
    game = _loaded.get(slug) or _by_folder(slug) or _by_slug().get(slug)
    if game is None:
        raise UnknownGame("unknown-game", game=slug, known=", ".join(_by_slug()))
    _loaded[slug] = game
    return game


def forget_games() -> None:
    """Look for the games anew when they are next asked for."""
    _loaded.clear()
    _by_slug.cache_clear()


def _by_folder(slug: str) -> AnyGame | None:
    folder = slug.replace("-", "_")
    if folder not in _own_folders():
        return None
    name = f"{__name__}.{folder}"
    game = _opened(name, partial(import_module, name))
    return game if game is not None and game.type.slug == slug else None


@cache
def _by_slug() -> MappingProxyType[str, AnyGame]:
    games: dict[str, AnyGame] = {}
    origins: dict[str, str] = {}
    for origin, load in (*_own_games(), *_installed_games()):
        game = _opened(origin, load)
        if game is None:
            continue
        slug = game.type.slug
        if slug in games:
            _warn(f"{origin} is left out: its slug {slug} is that of {origins[slug]} already.")
            continue
        games[slug], origins[slug] = game, origin
    return MappingProxyType(dict(sorted(games.items())))


def _own_games() -> Iterator[_Found]:
    for folder in _own_folders():
        name = f"{__name__}.{folder}"
        yield name, partial(import_module, name)


def _own_folders() -> list[str]:
    return [module.name for module in iter_modules(__path__) if module.ispkg]


def _installed_games() -> Iterator[_Found]:
    from importlib.metadata import entry_points  # costs more than a game

    for point in sorted(entry_points(group="tablee.games"), key=lambda point: point.name):
        yield f"The game {point.name} ({point.value})", point.load


def _opened(origin: str, load: Callable[[], Any]) -> AnyGame | None:
    """Load a game; None, and a warning, whatever goes wrong in a stranger's module."""
    try:
        found = load()
        game = found if isinstance(found, Game) else found.GAME
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        _warn(f"{origin} can't be loaded and is left out ({reason}).")
        return None
    if isinstance(game, Game):
        return game
    _warn(f"{origin} is left out: its GAME is no tablee.engine.Game.")
    return None


def _warn(sentence: str) -> None:
    warnings.warn_explicit(sentence, GameWarning, filename="tablee", lineno=1)
