"""The scene of one screen: what is still lies baked in one layer, what moves is painted over it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

import pygame

from tablee_client.view.canvas import Canvas
from tablee_client.view.damage import merged
from tablee_client.view.node import Node

QUIET = 0.3
"""Seconds without a change after which a node may be baked."""


class Stage:
    """Nodes in their order, painted with dirty rectangles.

    Law: the baked layer holds exactly the first `_baked` nodes of the order, as last drawn. So a
    moving node is always painted over what lies under it and under what lies above it. A node that
    changes for once, such as a clock that ticks, stays baked. The first node should be a backdrop
    that covers the window.
    """

    def __init__(self) -> None:
        self._order: list[Node] = []
        self._touched: dict[Node, None] = {}
        self._left: list[tuple[int, pygame.Rect | None]] = []
        self._baked = 0
        self._layer: pygame.Surface | None = None
        self._whole = True
        self._is_unfinished = False
        self._serial = 0

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes, bottom to top, as of the last render, then those added since."""
        fresh = [n for n in self._touched if n.rank < 0]
        return (*[n for n in self._order if n.stage is self and n.rank >= 0], *fresh)

    @property
    def is_changed(self) -> bool:
        """Whether a render would paint anything."""
        return self._whole or self._is_unfinished or bool(self._touched) or bool(self._left)

    @property
    def is_unfinished(self) -> bool:
        """Whether the whole picture is being painted, over several renders."""
        return self._is_unfinished

    def add(self, *nodes: Node) -> None:
        """Show nodes; ValueError if one is on a stage already."""
        for node in nodes:
            if node.stage is not None:
                raise ValueError(f"{node!r} is on a stage already")
            self._serial += 1
            node.serial, node.stage, node.drawn, node.rank = self._serial, self, None, -1
            self._touched[node] = None

    def remove(self, *nodes: Node) -> None:
        """Take nodes away; those not on this stage are left alone."""
        for node in nodes:
            if node.stage is self:
                node.stage = None
                self._touched.pop(node, None)
                if node.rank >= 0:
                    self._left.append((node.rank, node.drawn))
                    node.rank = -1

    def note_touched(self, node: Node) -> None:
        """Called by a node of this stage that changed."""
        self._touched[node] = None

    def repaint(self) -> None:
        """Paint everything at the next render: exposed, resized, or another language."""
        self._whole = True

    def put_away(self) -> None:
        """Give back the memory of the baked layer while another screen is shown."""
        self._layer, self._whole, self._is_unfinished = None, True, False

    def render(
        self, canvas: Canvas, now: float, has_time: Callable[[], bool] = lambda: True
    ) -> list[pygame.Rect]:
        """Paint what changed since the last call and give the rectangles painted, in pixels.

        `now` is in seconds. An empty list means that nothing was painted. Where everything must be
        painted and there is no more time, the rest is for the next calls; until then what was
        shown before stays.
        """
        if self._whole or self._layer is None or self._layer.get_size() != canvas.size:
            self._begin_whole(canvas)
            if not has_time():
                return []
        if self._is_unfinished:
            return self._go_on(canvas, has_time)
        if not self.is_changed:
            return []
        damage = self._settle_order(canvas, now)
        self._bake_quiet(canvas, now)
        return self._paint(canvas, merged(damage, canvas.viewport.area))

    def _begin_whole(self, canvas: Canvas) -> None:
        self._resort()
        self._touched.clear()
        self._left.clear()
        self._whole = False
        self._layer = canvas.blank()
        for node in self._order:
            node.drawn, node.changed_at = None, float("-inf")
        self._baked, self._is_unfinished = 0, True

    def _go_on(self, canvas: Canvas, has_time: Callable[[], bool]) -> list[pygame.Rect]:
        """Bake the nodes of the whole picture, at least one; show it when all are baked."""
        while self._baked < len(self._order):
            node = self._order[self._baked]
            if node.stage is self:
                node.drawn = node.footprint(canvas)
            self._bake(canvas, self._baked + 1)
            if not has_time() and self._baked < len(self._order):
                return []
        self._is_unfinished = False
        return self._paint(canvas, [canvas.viewport.area])

    def _resort(self) -> None:
        self._order = sorted(self.nodes, key=lambda n: n.order)
        for k, node in enumerate(self._order):
            node.rank = k

    def _settle_order(self, canvas: Canvas, now: float) -> list[pygame.Rect]:
        """Take in touched and removed nodes, unbake what they were in; give the damage."""
        old_order, old_baked = self._order, self._baked
        is_same_order = not self._left and not any(self._is_misplaced(n) for n in self._touched)
        mended = {n for n in self._touched if is_same_order and self._is_at_rest(n, now)}
        moved = [n for n in self._touched if n not in mended]
        lowest = min(
            [
                old_baked,
                *(k for k, _ in self._left),
                *(n.rank for n in moved if n.rank >= 0),
            ]
        )
        if not is_same_order:
            self._resort()
            lowest = min([lowest, *(n.rank for n in moved)])
        gone = [rect for _, rect in self._left if rect]
        damage = gone + [n.drawn for n in self._touched if n.drawn]
        baked = [n for n in old_order[lowest:old_baked] if n.stage is self]
        stale = [n.drawn for n in (*baked, *mended) if n.drawn]
        stale += gone if lowest < old_baked else []
        damage += self._settle_touched(canvas, now)
        stale += [n.drawn for n in mended if n.drawn]
        if stale:
            self._unbake(canvas, lowest, stale)
        self._left.clear()
        return damage

    def _is_at_rest(self, node: Node, now: float) -> bool:
        """Tell whether a baked node changes for once: it is baked anew where it lies."""
        return 0 <= node.rank < self._baked and now - node.changed_at >= QUIET

    def _settle_touched(self, canvas: Canvas, now: float) -> list[pygame.Rect]:
        """Note where touched nodes are now; give that as damage."""
        damage = []
        for node in self._touched:
            node.changed_at = now
            node.drawn = node.footprint(canvas) if node.visible else None
            if node.drawn:
                damage.append(node.drawn)
        self._touched.clear()
        return damage

    def _is_misplaced(self, node: Node) -> bool:
        """Tell whether a node no longer fits where it stands in the order."""
        k = node.rank
        if k < 0:
            return True
        if k and self._order[k - 1].order > node.order:
            return True
        return k + 1 < len(self._order) and self._order[k + 1].order < node.order

    def _unbake(self, canvas: Canvas, keep: int, gone: list[pygame.Rect]) -> None:
        self._baked = keep
        for rect in merged(gone, canvas.viewport.area):
            with canvas.onto(self._layer_surface(), rect):
                for node in self._order[:keep]:
                    _paint_within(node, canvas, rect)

    def _bake_quiet(self, canvas: Canvas, now: float) -> None:
        keep = self._baked
        while keep < len(self._order) and now - self._order[keep].changed_at >= QUIET:
            keep += 1
        self._bake(canvas, keep)

    def _bake(self, canvas: Canvas, keep: int) -> None:
        if keep > self._baked:
            area = canvas.viewport.area
            with canvas.onto(self._layer_surface(), area):
                for node in self._order[self._baked : keep]:
                    _paint_within(node, canvas, area)
            self._baked = keep

    def _paint(self, canvas: Canvas, rects: list[pygame.Rect]) -> list[pygame.Rect]:
        alive = self._order[self._baked :]
        layer = self._layer_surface()
        for rect in rects:
            with canvas.onto(canvas.display, rect):
                canvas.display.blit(layer, rect, rect)
                for node in alive:
                    _paint_within(node, canvas, rect)
        return rects

    def _layer_surface(self) -> pygame.Surface:
        assert self._layer is not None
        return self._layer

    def at_or_above(self, layer: int) -> list[Node]:
        """Give the nodes of this layer and those above it, as of the last render."""
        return self._order[bisect_left(self._order, layer, key=lambda n: n.layer) :]


def _paint_within(node: Node, canvas: Canvas, rect: pygame.Rect) -> None:
    if node.drawn and node.visible and node.alpha > 0 and node.drawn.colliderect(rect):
        node.paint(canvas)
