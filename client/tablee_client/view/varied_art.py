"""Art in other colours where the player wants them and it was painted so: palettes as folders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee_client.view.art import Art, Master, MissingArt

if TYPE_CHECKING:
    import pygame

    from tablee_client.core.settings import Settings

SAFE: Final = "safe"
"""Colours that stay apart for eyes that don't see red and green, or blue and green, alike."""
FOUR: Final = "four"
"""A colour for each suit."""


def folders_of(settings: Settings) -> tuple[str, ...]:
    """Give the folders that come before the usual art, by the settings."""
    safe = (SAFE,) if settings.palette == SAFE else ()
    return (*safe, FOUR) if settings.four_colour else safe


class VariedArt:
    """Art whose pictures come from one of `folders` where there is one of that name."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._folders: tuple[str, ...] = ()
        self._found: dict[str, str] = {}

    @property
    def folders(self) -> tuple[str, ...]:
        """The folders looked into first, the first one first."""
        return self._folders

    @folders.setter
    def folders(self, folders: tuple[str, ...]) -> None:
        self._folders = folders
        self._found.clear()

    def master(self, name: str) -> Master:
        """Tell about a picture; MissingArt if there is none of that name."""
        return self._art.master(self._place(name))

    def load(self, name: str) -> pygame.Surface:
        """Decode a picture; MissingArt if there is none of that name."""
        return self._art.load(self._place(name))

    def _place(self, name: str) -> str:
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = next(filter(self._has, self._places(name)), name)
        return found

    def _places(self, name: str) -> tuple[str, ...]:
        return tuple(f"{folder}/{name}" for folder in self._folders)

    def _has(self, name: str) -> bool:
        try:
            self._art.master(name)
        except MissingArt:
            return False
        return True
