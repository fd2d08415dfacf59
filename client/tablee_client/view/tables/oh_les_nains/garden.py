"""The garden in its layers: bodies, fence, hose, hands, fence, braces and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.oh_les_nains.terms import SQUARES
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.oh_les_nains.layout import (
    FENCE_X,
    GAP,
    HOSE_Y,
    SIGN_SIZE,
    SIGN_Y,
    SQUARE,
    sign_x,
)
from tablee_client.view.tables.oh_les_nains.names import COLOUR_NAMES
from tablee_client.view.tables.oh_les_nains.rope import Holder, Rope
from tablee_client.view.theme import CREAM, NIGHT, SHADOW, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

SIDES = ("left", "right")
SHADOW_DROP = 40.0
NUMBER = TextStyle(Face.FIGURES, 25, CREAM, Finish.SHADOW)
NUMBER_ASIDE = 54.0
"""A square's number stands at least so far from the fence, which would cover it."""
BRACE_DROP, BRACE_TALL, BRACES = 36.0, 42.0, 8
MARGIN = TextStyle(Face.BLACK, 25, SHADOW)
FIGURE = TextStyle(Face.FIGURES, 52, SHADOW)
SIGN_ROOM = 150.0
"""How much of a sign its word and its figure may take."""
ALARM = 1
"""The margin from which a sign warns."""
FENCE_PLACES = {"nains/fence_back": (860.0, 0.0), "nains/fence_front": (860.0, 300.0)}
LAMP = (972.0, 250.0)
GLOW = 420.0


class GardenNode(Node):
    """A layer of the garden that draws the rope anew whenever it has changed."""

    seen: Shown[object] = Shown(None)
    above, below, aside = 0.0, 0.0, 0.0
    """How far it reaches from the hose's line and ends, for squares of full width."""

    def __init__(self, rope: Rope, z: float) -> None:
        self.rope, self.layer, self.z = rope, Layer.BOARD, z

    def update(self) -> None:
        """Follow the rope."""
        self.seen = self.rope.version

    def bounds(self) -> Box:
        """Give the band of the lawn that the layer covers now."""
        k = self.rope.size / SQUARE
        left, right = self.rope.ends()
        top = HOSE_Y - self.above * k - self.rope.highest
        wide = right - left + 2 * self.aside * k
        return Box(left - self.aside * k, top, wide, HOSE_Y + self.below * k - top)

    def stamp(
        self, canvas: Canvas, name: str, x: float, y: float, *, size: float, wide: float = 0.0
    ) -> None:
        """Draw a picture by its anchor, its pixels the same wherever it lies.

        `size` counts for squares of full width; `wide` stretches the body to so many units.
        """
        master, view = canvas.pictures.master(name), canvas.viewport
        left, top, right, bottom = master.pad
        k = size * view.scale
        across = wide / master.width * view.scale if wide else k
        whole = (master.width + left + right) * across, (master.height + top + bottom) * k
        px, py = view.to_pixels(x, y)
        surface = canvas.pictures.scaled(name, round(whole[0]), round(whole[1]))
        canvas.blit(surface, px - master.anchor[0] * across, py - master.anchor[1] * k)

    def stamp_dwarf(self, canvas: Canvas, holder: Holder, layer: str) -> None:
        """Draw one layer of a dwarf in his place on the hose."""
        name = f"nains/dwarf_{COLOUR_NAMES[holder.colour]}_{holder.pose}_{SIDES[holder.side]}"
        y = HOSE_Y - holder.drop
        self.stamp(canvas, f"{name}_{layer}", holder.x, y, size=self.rope.size / SQUARE)


class Bodies(GardenNode):
    """The hose's shadow on the lawn, and the dwarves without their hands."""

    above, below, aside = 228.0, 112.0, 130.0

    def paint(self, canvas: Canvas) -> None:
        """Draw shadows, then bodies."""
        k = self.rope.size / SQUARE
        left, right = self.rope.ends()
        y = HOSE_Y + SHADOW_DROP * k
        self.stamp(canvas, "nains/hose_shadow", (left + right) / 2, y, size=k, wide=right - left)
        for holder in self.rope.holders():
            self.stamp_dwarf(canvas, holder, "body")


class Hose(GardenNode):
    """The hose with its rings and both its ends."""

    above, below, aside = 60.0, 60.0, 150.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the squares, a ring on every seam, and the ends."""
        rope = self.rope
        k = rope.size / SQUARE
        self.stamp(canvas, "nains/hose_dark", FENCE_X, HOSE_Y, size=k, wide=2 * SQUARE)
        for place in range(1, SQUARES + 1):
            name = "nains/hose_light" if place % 2 else "nains/hose_dark"
            self.stamp(canvas, name, rope.x(place), HOSE_Y, size=k, wide=rope.size + 2)
        for place in range(1, SQUARES):
            seam = (rope.x(place) + rope.x(place + 1)) / 2
            self.stamp(canvas, "nains/hose_ring", seam, HOSE_Y, size=k)
        left, right = rope.ends()
        self.stamp(canvas, "nains/hose_nozzle", left, HOSE_Y, size=k)
        self.stamp(canvas, "nains/hose_coupling", right, HOSE_Y, size=k)


class Hands(GardenNode):
    """The hands around the hose, and the numbers of the free squares."""

    above, below, aside = 44.0, 34.0, 80.0

    def __init__(self, rope: Rope, z: float) -> None:
        super().__init__(rope, z)
        self.mirrored = False

    def paint(self, canvas: Canvas) -> None:
        """Draw hands and numbers."""
        for holder in self.rope.holders():
            self.stamp_dwarf(canvas, holder, "hands")
        style = NUMBER.sized(NUMBER.size * max(0.8, self.rope.size / SQUARE))
        for place in self.rope.free_places():
            aside = self.rope.x(place) - FENCE_X
            if abs(aside) >= self.rope.size / 2 - 1:
                shift = max(abs(aside), NUMBER_ASIDE) * (1 if aside > 0 else -1)
                number = SQUARES + 1 - place if self.mirrored else place
                style = canvas.typesetter.within(style, self.rope.size * 0.5)
                bed = Box.around(FENCE_X + shift, HOSE_Y, 40, 32)
                canvas.fill(bed, NIGHT, alpha=0.55, radius=16)
                canvas.text(str(number), FENCE_X + shift, HOSE_Y, style, anchor="middle")


class Fence(Node):
    """One layer of the fence, which never moves."""

    def __init__(self, name: str, z: float) -> None:
        self.name, self.layer, self.z = name, Layer.BOARD, z

    def bounds(self) -> Box:
        """Give the picture's room."""
        x, y = FENCE_PLACES[self.name]
        return Box(x, y, 260, 600)

    def paint(self, canvas: Canvas) -> None:
        """Draw the pickets."""
        canvas.picture_at(self.name, *FENCE_PLACES[self.name])


class Margins(GardenNode):
    """Under the free squares of each side a brace, and a sign with their number."""

    def __init__(self, rope: Rope, z: float, *, word: str) -> None:
        super().__init__(rope, z)
        self.word = word

    def update(self) -> None:
        """Follow what the braces measure; they don't slide."""
        self.seen = (self.rope.margins, self.rope.size, self.rope.dwarves)

    def bounds(self) -> Box:
        """Give the band of braces and signs."""
        return Box(0, HOSE_Y + 20, 1920, 250)

    def paint(self, canvas: Canvas) -> None:
        """Draw both sides, once somebody stands there."""
        for side, margin in enumerate(self.rope.margins):
            if self.rope.dwarves[side]:
                self._paint_brace(canvas, side, margin)
                self._paint_sign(canvas, side, margin)

    def _paint_brace(self, canvas: Canvas, side: int, margin: int) -> None:
        if margin < 1:
            return
        wide = margin * self.rope.size
        aside = GAP[side] + wide / 2
        middle = FENCE_X + (aside if side else -aside)
        name = f"nains/brace_{min(margin, BRACES)}"
        y = HOSE_Y + BRACE_DROP
        canvas.picture(name, Box(middle - wide / 2, y, wide, BRACE_TALL))

    def _paint_sign(self, canvas: Canvas, side: int, margin: int) -> None:
        x = sign_x(side, max(margin, 0), self.rope.fence)
        name = "nains/sign_alarm" if margin <= ALARM else "nains/sign"
        canvas.picture_at(name, x, SIGN_Y, size=SIGN_SIZE)
        setter, shown = canvas.typesetter, str(max(margin, 0))
        figure = setter.within(FIGURE, 64)
        room = SIGN_ROOM - setter.width(shown, figure) - 14
        word, style = setter.fitted(self.word, MARGIN, room, height=40)
        whole = setter.width(word, style) + 14 + setter.width(shown, figure)
        canvas.text(word, x - whole / 2, SIGN_Y, style)
        canvas.text(shown, x + whole / 2, SIGN_Y, figure, anchor="right")


class LampGlow(Node):
    """The flickering light of the lamp on the fence."""

    glow: Shown[float] = Shown(0.16)

    def __init__(self, z: float) -> None:
        self.layer, self.z = Layer.BOARD, z

    def bounds(self) -> Box:
        """Give the round of its light."""
        return Box.around(*LAMP, GLOW, GLOW)

    def paint(self, canvas: Canvas) -> None:
        """Lay the light over what is there."""
        canvas.picture("fx/glow_round", self.bounds(), alpha=self.glow)
