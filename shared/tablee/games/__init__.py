"""The games, found and not listed: folders of this package, and the entry point `tablee.games`.

A folder (or an entry point's module) offers its rules as `GAME`. Where a folder is called as its
game's slug, with `_` for `-`, the game is found without loading the others.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from tablee.engine import Game, UnknownGame

AnyGame = Game[Any, Any]

_loaded: dict[str, AnyGame] = {}


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


def _by_folder(slug: str) -> AnyGame | None:
    folder = slug.replace("-", "_")
    if folder not in _own_folders():
        return None
    game: AnyGame = import_module(f"{__name__}.{folder}").GAME
    return game if game.type.slug == slug else None


@cache
def _by_slug() -> MappingProxyType[str, AnyGame]:
    found = [*_own_games(), *_installed_games()]
    return MappingProxyType({game.type.slug: game for game in sorted(found, key=_slug)})


def _own_games() -> list[AnyGame]:
    return [import_module(f"{__name__}.{folder}").GAME for folder in _own_folders()]


def _own_folders() -> list[str]:
    return [module.name for module in iter_modules(__path__) if module.ispkg]


def _installed_games() -> list[AnyGame]:
    from importlib.metadata import entry_points  # costs more than a game

    return [point.load() for point in entry_points(group="tablee.games")]


def _slug(game: AnyGame) -> str:
    return game.type.slug
