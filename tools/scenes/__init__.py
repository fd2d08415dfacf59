"""The pictures of `tools/shots.py`: each module here may hold `SCENES`, a tuple of Scene."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

from tablee_client.view.app import App
from tablee_client.view.screen import Screen


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture.

    `make` gives the screen, not yet shown; `play` brings the shown screen to the moment wanted,
    after which `frames` frames of 1/60 s pass.
    """

    name: str
    make: Callable[[App], Screen]
    play: Callable[[App, Screen], None] = lambda _app, _screen: None
    frames: int = 3


def all_scenes() -> Iterator[Scene]:
    """Give the scenes of every module, in the order of modules and tuples."""
    for module in iter_modules(__path__):
        yield from getattr(import_module(f"{__name__}.{module.name}"), "SCENES", ())
