"""The scene of one screen: what is still lies baked in one layer, what moves is painted over it."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Callable

import pygame

from tablee_client.view.canvas import Canvas
from tablee_client.view.damage import merged
from tablee_client.view.haste import OutOfTime
from tablee_client.view.node import Node

QUIET = 0.3
"""Seconds without a change after which a node may be baked."""
MOST_LATE = 40
"""So many renders in a row may run out of time; then what is shown needs more than caches hold."""


class Stage:
    """Nodes in their order, painted with dirty rectangles.

    Law: the baked layer holds exactly the first `_baked` nodes of the order, as last drawn, except
    where it is `_stale`. So a moving node is always painted over what lies under it and under what
    lies above it. A node that changes for once, such as a clock that ticks, stays baked. The first
    node should be a backdrop that covers the window.
    """

    def __init__(self) -> None:
        self._order: list[Node] = []
        self._touched: dict[Node, None] = {}
        self._left: list[tuple[int, pygame.Rect | None]] = []
        self._baked = 0
        self._layer: pygame.Surface | None = None
        self._whole = True
        self._is_unfinished = False
        self._late = 0
        self._damage: list[pygame.Rect] = []
        self._stale: list[pygame.Rect] = []
        self._expected: deque[Node] = deque()
        self._serial = 0

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes, bottom to top, as of the last render, then those added since."""
        fresh = [n for n in self._touched if n.rank < 0]
        return (*[n for n in self._order if n.stage is self and n.rank >= 0], *fresh)

    @property
    def is_changed(self) -> bool:
        """Whether a render would paint anything."""
        return bool(self._whole or self.is_unfinished or self._touched or self._left)

    @property
    def is_unfinished(self) -> bool:
        """Whether a picture is being painted, over several renders."""
        return self._is_unfinished or self._late > 0

    @property
    def is_at_work(self) -> bool:
        """Whether a render would paint, or `foresee` make, anything."""
        return self.is_changed or self.expects

    @property
    def expects(self) -> bool:
        """Whether something is to be made ready."""
        return bool(self._expected)

    def add(self, *nodes: Node) -> None:
        """Show nodes; ValueError if one is on a stage already."""
        for node in nodes:
            if node.stage is not None:
                raise ValueError(f"{node!r} is on a stage already")
            self._serial += 1
            node.serial, node.stage, node.drawn, node.rank = self._serial, self, None, -1
            node.strokes = None
            self._touched[node] = None

    def remove(self, *nodes: Node) -> None:
        """Take nodes away; those not on this stage are left alone."""
        for node in nodes:
            if node.stage is self:
                node.stage = node.strokes = None
                self._touched.pop(node, None)
                if node.rank >= 0:
                    self._left.append((node.rank, node.drawn))
                    node.rank = -1

    def note_touched(self, node: Node) -> None:
        """Called by a node of this stage that changed."""
        node.strokes = None
        self._touched[node] = None

    def repaint(self) -> None:
        """Paint everything at the next render: exposed, resized, or another language."""
        self._whole = True

    def put_away(self) -> None:
        """Give back the memory of the baked layer while another screen is shown."""
        self._layer, self._whole, self._is_unfinished, self._late = None, True, False, 0

    def expect(self, *nodes: Node) -> None:
        """Hear of nodes that are like some to come, and aren't added: they are made ready."""
        self._expected.extend(nodes)

    def foresee(self, canvas: Canvas, has_time: Callable[[], bool]) -> None:
        """Make ready what is expected, as far as there is time."""
        while self._expected and has_time():
            node = self._expected[0]
            try:
                with canvas.haste.within(has_time):
                    node.footprint(canvas)
                    canvas.trace(node.paint)
            except OutOfTime:
                return
            self._expected.popleft()

    def render(
        self, canvas: Canvas, now: float, has_time: Callable[[], bool] = lambda: True
    ) -> list[pygame.Rect]:
        """Paint what changed since the last call and give the rectangles painted, in pixels.

        `now` is in seconds. An empty list means that nothing was painted. Where everything must be
        painted, or much must be made for what changed, and there is no more time, the rest is for
        the next calls; until then what was shown before stays.
        """
        if self._whole or self._layer is None or self._layer.get_size() != canvas.size:
            self._begin_whole(canvas)
            if not has_time():
                return []
        try:
            with canvas.haste.within(has_time if self._late < MOST_LATE else lambda: True):
                if self._is_unfinished:
                    return self._go_on(canvas, has_time)
                return self._catch_up(canvas, now) if self.is_changed else []
        except OutOfTime:
            self._late += 1
            return []

    def _catch_up(self, canvas: Canvas, now: float) -> list[pygame.Rect]:
        """Paint what changed; whenever that is interrupted, another call goes on."""
        prints = {n: n.footprint(canvas) if n.visible else None for n in self._touched}
        self._settle_order(prints, now)
        self._mend(canvas)
        self._bake_quiet(canvas, now)
        rects = self._paint(canvas, merged(self._damage, canvas.viewport.area))
        self._damage.clear()
        self._late = 0
        return rects

    def _begin_whole(self, canvas: Canvas) -> None:
        self._resort()
        self._touched.clear()
        self._left.clear()
        self._damage.clear()
        self._stale.clear()
        self._whole, self._late = False, 0
        self._layer = canvas.blank()
        for node in self._order:
            node.drawn, node.changed_at, node.strokes = None, float("-inf"), None
        self._baked, self._is_unfinished = 0, True

    def _go_on(self, canvas: Canvas, has_time: Callable[[], bool]) -> list[pygame.Rect]:
        """Bake the nodes of the whole picture, at least one; show it when all are baked."""
        self._mend(canvas)
        while self._baked < len(self._order):
            node = self._order[self._baked]
            if node.stage is self:
                node.drawn = node.footprint(canvas)
            self._bake(canvas, self._baked + 1)
            if not has_time() and self._baked < len(self._order):
                return []
        self._is_unfinished, self._late = False, 0
        return self._paint(canvas, [canvas.viewport.area])

    def _resort(self) -> None:
        self._order = sorted(self.nodes, key=lambda n: n.order)
        for k, node in enumerate(self._order):
            node.rank = k

    def _settle_order(self, prints: dict[Node, pygame.Rect | None], now: float) -> None:
        """Take in touched and removed nodes, and note the damage; what they were in is stale."""
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
        self._damage += gone + [n.drawn for n in self._touched if n.drawn]
        baked = [n for n in old_order[lowest:old_baked] if n.stage is self]
        stale = [n.drawn for n in (*baked, *mended) if n.drawn]
        stale += gone if lowest < old_baked else []
        self._damage += self._settle_touched(prints, now)
        self._stale += stale + [n.drawn for n in mended if n.drawn]
        self._baked = lowest
        self._left.clear()

    def _is_at_rest(self, node: Node, now: float) -> bool:
        """Tell whether a baked node changes for once: it is baked anew where it lies."""
        return 0 <= node.rank < self._baked and now - node.changed_at >= QUIET

    def _settle_touched(
        self, prints: dict[Node, pygame.Rect | None], now: float
    ) -> list[pygame.Rect]:
        """Note where touched nodes are now; give that as damage."""
        for node, rect in prints.items():
            node.changed_at, node.drawn = now, rect
        self._touched.clear()
        return [rect for rect in prints.values() if rect]

    def _is_misplaced(self, node: Node) -> bool:
        """Tell whether a node no longer fits where it stands in the order."""
        k = node.rank
        if k < 0:
            return True
        if k and self._order[k - 1].order > node.order:
            return True
        return k + 1 < len(self._order) and self._order[k + 1].order < node.order

    def _mend(self, canvas: Canvas) -> None:
        """Bake anew what is stale in the layer."""
        for rect in merged(self._stale, canvas.viewport.area) if self._stale else ():
            with canvas.onto(self._layer_surface(), rect):
                for node in self._order[: self._baked]:
                    _paint_within(node, canvas, rect)
        self._stale.clear()

    def _bake_quiet(self, canvas: Canvas, now: float) -> None:
        keep = self._baked
        while keep < len(self._order) and now - self._order[keep].changed_at >= QUIET:
            keep += 1
        self._bake(canvas, keep)

    def _bake(self, canvas: Canvas, keep: int) -> None:
        area = canvas.viewport.area
        for node in self._order[self._baked : keep]:
            self._stale += [node.drawn] if node.drawn else []  # in case that it is interrupted
            with canvas.onto(self._layer_surface(), area):
                _paint_within(node, canvas, area)
            self._stale.clear()
            self._baked += 1

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
        canvas.paint(node)
