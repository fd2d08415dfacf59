"""Pictures at the size needed: scaled smoothly from their masters and kept up to a byte limit."""

from collections.abc import Sequence

import pygame

from tablee_client.view.art import Art, Master, MissingArt
from tablee_client.view.cache import SurfaceCache
from tablee_client.view.haste import Haste

MASTER_BYTES = 18 << 20
"""Masters are decoded again when they are wanted in another size: that is rare."""
SCALED_BYTES = 44 << 20
LARGE = 600_000
"""Pixels from which a picture may have a second master, at single size: it is decoded sooner."""
ENOUGH = 1.1
"""How much a master may be enlarged before it looks soft."""


class Pictures:
    """Baked art by name, in pixel sizes; `share` as for `fit`."""

    def __init__(self, art: Art, share: float = 1.0) -> None:
        self._art = art
        self._told: dict[str, Master] = {}
        self._small: dict[str, float | None] = {}
        self.haste = Haste()
        self._masters = SurfaceCache(MASTER_BYTES, self.haste)
        self._scaled = SurfaceCache(SCALED_BYTES, self.haste)
        self.fit(share)

    def master(self, name: str) -> Master:
        """Tell the size, shadow room and stretching margins of a picture, in design units."""
        found = self._told.get(name)
        if found is None:
            found = self._told[name] = self._art.master(name)
        return found

    def scaled(self, name: str, width: int, height: int) -> pygame.Surface:
        """Give a picture, shadow room included, at a size in pixels."""
        size = (max(1, width), max(1, height))
        return self._scaled.get(
            (name, size), lambda: _resized(self._pixels(self._lesser(name, size[0])), size)
        )

    def patch(self, name: str, width: int, height: int, scale: float) -> pygame.Surface:
        """Give a picture stretched between its margins, which keep their size, in pixels."""
        size = (max(1, width), max(1, height))
        return self._scaled.get((name, size, scale), lambda: self._stretched(name, size, scale))

    def fit(self, share: float) -> None:
        """Forget the scaled pictures: the window has another size now.

        `share` is its area by that of 1920x1080; larger windows may keep more.
        """
        self._scaled.clear()
        self._masters.limit = round(MASTER_BYTES * share)
        self._scaled.limit = round(SCALED_BYTES * share)

    def _lesser(self, name: str, width: int) -> str:
        """Name the master at single size, `NAME@1`, of a large picture, where it is wide enough."""
        if name not in self._small:
            self._small[name] = self._told_small(name)
        small = self._small[name]
        return f"{name}@1" if small is not None and width <= small * ENOUGH else name

    def _told_small(self, name: str) -> float | None:
        """Give the pixels in width of the small master; None where there is none."""
        master = self.master(name)
        left, top, right, bottom = master.pad
        wide, tall = master.width + left + right, master.height + top + bottom
        if wide * tall * master.density**2 < LARGE:
            return None
        try:
            return wide * self.master(f"{name}@1").density
        except MissingArt:
            return None

    def forget(self) -> None:
        """Forget all pictures: those of the same names are others now."""
        self._told.clear()
        self._small.clear()
        self._masters.clear()
        self._scaled.clear()

    def _pixels(self, name: str) -> pygame.Surface:
        return self._masters.get(name, lambda: self._art.load(name))

    def _stretched(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        wide = self.master(name).width + sum(self.master(name).pad[::2])
        name = self._lesser(name, round(wide * scale))
        source, master = self._pixels(name), self.master(name)
        left, top, right, bottom = master.margins
        d = master.density
        xs = _cuts(source.get_width(), left * d, right * d)
        ys = _cuts(source.get_height(), top * d, bottom * d)
        xd = _cuts(size[0], left * scale, right * scale)
        yd = _cuts(size[1], top * scale, bottom * scale)
        target = pygame.Surface(size, pygame.SRCALPHA)
        for i in range(3):
            for j in range(3):
                part = pygame.Rect(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
                room = (xd[i + 1] - xd[i], yd[j + 1] - yd[j])
                if min(part.size) > 0 and min(room) > 0:
                    target.blit(_resized(source.subsurface(part), room), (xd[i], yd[j]))
        return target


def _cuts(length: int, low: float, high: float) -> Sequence[int]:
    """Give the four cut lines of one axis; margins too large for it shrink together."""
    share = min(1.0, length / (low + high)) if low + high > 0 else 1.0
    a, b = round(low * share), length - round(high * share)
    return (0, a, max(a, b), length)


def _resized(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    if source.get_size() == size:
        return source
    return pygame.transform.smoothscale(source, size)
