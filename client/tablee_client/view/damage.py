"""Which parts of the window must be painted again: few rectangles, or all of it."""

from collections.abc import Iterable

import pygame

MOST = 25
SHARE = 0.5
ALIGN = 16
PARTS = 4
"""Parts of the window, across and down."""


def merged(rects: Iterable[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """Clip rectangles to the window and join those that overlap much.

    More than 25 become one for each part of the window where there are any; more than half of the
    window in all becomes the whole window: one full copy is cheaper than many small ones.
    """
    found: list[pygame.Rect] = []
    for rect in rects:
        clipped = _aligned(rect).clip(area)
        if clipped.w > 0 and clipped.h > 0:
            _add(found, clipped)
    if len(found) > MOST:
        found = _parted(found, area)
    if sum(r.w * r.h for r in found) > SHARE * area.w * area.h:
        return [area.copy()]
    return found


def _parted(rects: list[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """Join all whose middles lie in the same part of the window."""
    parts: dict[tuple[int, int], pygame.Rect] = {}
    for rect in rects:
        part = (rect.centerx * PARTS // area.w, rect.centery * PARTS // area.h)
        parts[part] = rect.union(parts.get(part, rect))
    return list(parts.values())


def _aligned(rect: pygame.Rect) -> pygame.Rect:
    """Widen to an odd left edge and a right edge that is a multiple of 16.

    SDL copies rows at addresses of 16 bytes past the cache, which makes the pieces then blended
    onto them half as slow again; with the left edge at 0 that can't be helped, and then the width
    of 16 keeps it from a slower way still.
    """
    left = max(0, rect.left - (1 - rect.left % 2))
    right = -(-rect.right // ALIGN) * ALIGN
    return pygame.Rect(left, rect.top, right - left, rect.height)


def _add(found: list[pygame.Rect], rect: pygame.Rect) -> None:
    """Put one rectangle in, swallowing each that it joins at little extra area."""
    k = 0
    while k < len(found):
        other = found[k]
        joined = rect.union(other)
        if joined.w * joined.h <= 1.15 * (rect.w * rect.h + other.w * other.h):
            rect = joined
            found.pop(k)
            k = 0
        else:
            k += 1
    found.append(rect)
