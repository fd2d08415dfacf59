"""A canvas that draws nothing: it notes where each text and each picture would lie."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

from tablee_client.view.art import BakedArt, Master
from tablee_client.view.canvas import Anchor, Canvas
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.node import Node
from tablee_client.view.text import Typesetter
from tablee_client.view.theme import Colour, TextStyle

LaidKind: TypeAlias = Literal["picture", "patch", "fill", "veil", "blit"]
ABOVE = 0.42
BELOW = 0.34
"""How far the letters of a line reach above and below the middle of the small ones, in sizes."""


@dataclass(frozen=True, slots=True)
class Written:
    """A line of text as it would be seen.

    `meant` is the line before it was cut, `size` its size on the screen in units; `broken` is one
    that ends or begins inside a word.
    """

    node: Node | None
    text: str
    box: Box
    meant: str
    size: float
    broken: bool
    clip: Box
    style: TextStyle


@dataclass(frozen=True, slots=True)
class Laid:
    """A picture, patch or filled box; a veil has the whole screen."""

    node: Node | None
    kind: LaidKind
    name: str
    box: Box
    alpha: float


Mark: TypeAlias = Written | Laid


class EmptyArt(BakedArt):
    """Pictures of the right measures without anything on them."""

    def master(self, name: str) -> Master:
        """Tell the real measures."""
        return super().master(name)

    def load(self, name: str) -> pygame.Surface:  # noqa: ARG002 - every picture is as empty
        """Give a single pixel."""
        return pygame.Surface((1, 1), pygame.SRCALPHA)


class WatchedSetter(Typesetter):
    """Remembers what lines were cut from and how large shrunk ones were meant to be."""

    def __init__(self, base: Typesetter) -> None:
        super().__init__(base._faces, base._pictures, base.scale, base.text_scale)
        self.meant: dict[str, str] = {}
        self.broken: set[tuple[str, float]] = set()

    def fit(self, text: str, style: TextStyle, width: float) -> str:
        """Cut, and remember what."""
        cut = super().fit(text, style, width)
        if cut != text:
            self.meant[cut] = text
        return cut

    def wrap(self, text: str, style: TextStyle, width: float) -> list[str]:
        """Wrap, and remember where words were broken."""
        lines, words = super().wrap(text, style, width), set(text.split())
        self.broken |= {(line, style.size) for line in lines if not words.issuperset(line.split())}
        return lines


class WatchedCanvas(Canvas):
    """Takes a canvas's place."""

    def __init__(self, base: Canvas) -> None:
        setter = WatchedSetter(base.typesetter)
        super().__init__(
            base.display,
            base.viewport,
            pictures=base.pictures,
            typesetter=setter,
            frames=base.frames,
        )
        self.setter = setter
        self.marks: list[Mark] = []
        self.node: Node | None = None
        self._clip = SCREEN

    def forget(self) -> None:
        """Forget what was cut and shrunk."""
        self.setter.meant.clear()
        self.setter.broken.clear()

    def watch(self, nodes: tuple[Node, ...]) -> list[Mark]:
        """Give what these nodes would draw, bottom to top."""
        self.marks = []
        for node in sorted(nodes, key=lambda node: node.order):
            if node.visible and node.alpha > 0:
                self.node = node
                node.paint(self)
        return self.marks

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """Note the box for what is drawn meanwhile."""
        before, self._clip = self._clip, box
        try:
            yield
        finally:
            self._clip = before

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: TextStyle,
        *,
        anchor: Anchor = "left",
        alpha: float = 1.0,
    ) -> None:
        """Note a line."""
        if not text or alpha <= 0:
            return
        wide, size = self.setter.width(text, style), self.setter.size(style)
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[anchor]
        box = Box(left, y - size * ABOVE, wide, size * (ABOVE + BELOW))
        meant = self.setter.meant.get(text, text)
        broken = (meant, style.size) in self.setter.broken
        self.marks.append(Written(self.node, text, box, meant, size, broken, self._clip, style))

    def picture(self, name: str, box: Box, *, alpha: float = 1.0) -> None:
        """Note a picture's body."""
        self._lay("picture", name, box, alpha)

    def patch(self, name: str, box: Box, *, alpha: float = 1.0) -> None:
        """Note a stretched picture's body."""
        self._lay("patch", name, box, alpha)

    def fill(self, box: Box, colour: Colour, *, alpha: float = 1.0, radius: float = 0) -> None:  # noqa: ARG002
        """Note a filled box."""
        self._lay("fill", "", box, alpha)

    def veil(self, colour: Colour, alpha: float) -> None:  # noqa: ARG002
        """Note a veil over everything."""
        self._lay("veil", "", SCREEN, alpha)

    def blit(self, surface: pygame.Surface, px: float, py: float, alpha: float = 1.0) -> None:
        """Note ready pixels."""
        x, y = self.viewport.to_design(px, py)
        scale = self.viewport.scale
        size = surface.get_width() / scale, surface.get_height() / scale
        self._lay("blit", "", Box(x, y, *size), alpha)

    def outline(self, box: Box, colour: Colour, *, width: float = 2, radius: float = 0) -> None:
        """Draw no edge."""

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:  # noqa: ARG002
        """Note the box of a disc."""
        self._lay("fill", "", Box.around(x, y, 2 * radius, 2 * radius), 1.0)

    def _lay(self, kind: LaidKind, name: str, box: Box, alpha: float) -> None:
        if alpha > 0:
            self.marks.append(Laid(self.node, kind, name, box, alpha))
