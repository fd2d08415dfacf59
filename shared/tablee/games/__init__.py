"""The games, found and not listed: folders of this package, and the entry point `tablee.games`.

A folder (or an entry point's module) offers its rules as `GAME`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from tablee.engine import Game, UnknownGame

AnyGame = Game[Any, Any]


def all_games() -> tuple[AnyGame, ...]:
    """Give every installed game, ordered by slug."""
    return tuple(_by_slug().values())


def get_game(slug: str) -> AnyGame:
    """Give one game by its slug; UnknownGame `unknown-game` if none has it."""
    game = _by_slug().get(slug)
    if game is None:
        raise UnknownGame("unknown-game", game=slug, known=", ".join(_by_slug()))
    return game


@cache
def _by_slug() -> MappingProxyType[str, AnyGame]:
    found = [*_own_games(), *_installed_games()]
    return MappingProxyType({game.type.slug: game for game in sorted(found, key=_slug)})


def _own_games() -> list[AnyGame]:
    folders = [module.name for module in iter_modules(__path__) if module.ispkg]
    return [import_module(f"{__name__}.{folder}").GAME for folder in folders]


def _installed_games() -> list[AnyGame]:
    return [point.load() for point in entry_points(group="tablee.games")]


def _slug(game: AnyGame) -> str:
    return game.type.slug
