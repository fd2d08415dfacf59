"""Surfaces kept up to a number of bytes; the longest unused ones go first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ClassVar
from weakref import WeakSet

import pygame

from tablee_client.view.haste import Haste


class SurfaceCache:
    """A least-recently-used store of surfaces, bounded in bytes.

    One surface larger than the bound is handed out but not kept. In `haste` a surface that isn't
    there may have to wait: OutOfTime.
    """

    _every: ClassVar["WeakSet[SurfaceCache]"] = WeakSet()

    def __init__(self, limit: int, haste: Haste | None = None) -> None:
        self.limit = limit
        self._haste = haste or Haste()
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._every.add(self)

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Give the surface of a key, making it when it isn't there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        with self._haste.making():
            made = make()
        if self._keep(key, made):
            self._haste.kept()
        return made

    @classmethod
    def clear_all(cls) -> None:
        """Let every store forget all."""
        for cache in tuple(cls._every):
            cache.clear()

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
        self.used = 0

    def _keep(self, key: Hashable, surface: pygame.Surface) -> bool:
        size = weight(surface)
        if size > self.limit:
            return False
        self._kept[key] = surface
        self.used += size
        while self.used > self.limit:
            _, dropped = self._kept.popitem(last=False)
            self.used -= weight(dropped)
        return True


def weight(surface: pygame.Surface) -> int:
    """Give the bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
