"""How well each text stands out from what is really under it."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tablee_client.view.canvas import Anchor, Canvas
from tablee_client.view.node import Node
from tablee_client.view.theme import METAL, Colour, Face, Finish, TextStyle

ENOUGH = 4.5
ENOUGH_LARGE = 3.0
LARGE, LARGE_BOLD = 36.0, 28.0
"""From these sizes on, in units, text is large: 24 and 18.7 pixels on a screen of 720 lines."""
BOLD = frozenset({Face.BOLD, Face.BLACK, Face.TITLE})
FAINT = 0.6
"""Text fainter than this stands for something that can't be used now."""
ABOVE, BELOW = 0.3, 0.28
AGAIN = 8
"""Units within which the same text is the same one, painted again."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A text with its own colour and the mean one of what it lies on."""

    text: str
    ink: Colour
    ground: Colour
    needed: float

    @property
    def contrast(self) -> float:
        """The contrast, 1 to 21."""
        return contrast(self.ink, self.ground)


class StandingCanvas(Canvas):
    """Draws, and notes under each text what was there before."""

    def __init__(self, base: Canvas) -> None:
        super().__init__(
            base.display,
            base.viewport,
            pictures=base.pictures,
            typesetter=base.typesetter,
            frames=base.frames,
        )
        self.standings: list[Standing] = []
        self._seen: set[tuple[str, float, float]] = set()

    def forget(self) -> None:
        """Begin anew."""
        self.standings.clear()
        self._seen.clear()

    def paint(self, node: Node) -> None:
        """Draw it anew: what lies under a text must be there."""
        node.paint(self)

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
        """Note what lies there, then draw."""
        if text.strip() and alpha > FAINT:
            self._note(text, x, y, style, anchor, alpha)
        super().text(text, x, y, style, anchor=anchor, alpha=alpha)

    def _note(
        self, text: str, x: float, y: float, style: TextStyle, anchor: Anchor, alpha: float
    ) -> None:
        wide, size = self.typesetter.width(text, style), self.typesetter.size(style)
        left = x - {"left": 0.0, "middle": wide / 2, "right": wide}[anchor]
        x0, y0 = self.viewport.to_pixels(left, y - size * ABOVE)
        x1, y1 = self.viewport.to_pixels(left + wide, y + size * BELOW)
        area = pygame.Rect(round(x0), round(y0), round(x1 - x0), round(y1 - y0))
        area = area.clip(self._target.get_clip())
        place = (text, round(left / AGAIN), round(y / AGAIN))
        is_again = place in self._seen  # over a stroke through it
        self._seen.add(place)
        if is_again or area.w < 2 or area.h < 2:
            return
        ground = _colour(pygame.transform.average_color(self._target, area))
        ink = METAL[1] if style.finish is Finish.METAL else style.colour
        seen = _colour(
            [round(i * alpha + g * (1 - alpha)) for i, g in zip(ink, ground, strict=True)]
        )
        large = size >= (LARGE_BOLD if style.face in BOLD else LARGE)
        needed = ENOUGH_LARGE if large else ENOUGH
        self.standings.append(Standing(text, seen, ground, needed))


def contrast(one: Colour, other: Colour) -> float:
    """Give the contrast of two colours as WCAG 2.2 defines it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Colour) -> float:
    """Give a colour's relative luminance, 0 to 1."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _colour(parts: Sequence[int]) -> Colour:
    return parts[0], parts[1], parts[2]
