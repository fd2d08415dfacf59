"""The bench's tray for what is off the discs, and the line that tells what one holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import size
from tablee_client.view.tables.gold_der_maya.layout import CAPTION, TRAY, tray_poses
from tablee_client.view.theme import CREAM, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

LINE = TextStyle(Face.BOLD, 26, CREAM, Finish.SHADOW)
BAD = LINE.coloured((0xFF, 0xB0, 0x94))
NOTE = TextStyle(Face.BOLD, 24, CREAM, Finish.SHADOW)
NOTE_WIDE, LEAST_ROOM, INSET = 300.0, 180.0, 20.0
HALF_WIDE: Final = {6: 0.72, 4: 0.52, 3: 0.40}
"""How far a fragment reaches to the side of its middle, as a share of its radius."""
GOOD = LINE.coloured((0xB8, 0xF0, 0x90))
Verdict: TypeAlias = Literal["none", "good", "bad"]
LOOKS: Final[dict[Verdict, tuple[TextStyle, str]]] = {
    "none": (LINE, ""),
    "good": (GOOD, "ui/icon_check"),
    "bad": (BAD, "ui/icon_cross"),
}


class Caption(Node):
    """One line on a dark tag, and its verdict: that something fits, or why it doesn't."""

    text: Shown[str] = Shown("")
    verdict: Shown[Verdict] = Shown("none")

    def __init__(self) -> None:
        self.layer, self.z = Layer.HAND, 14.0
        self.visible = False

    def judge(self, fault: str | None, *, is_over_disc: bool) -> None:
        """Show that something is wrong, or that what is held fits where it is."""
        self.verdict = "bad" if fault is not None else "good" if is_over_disc else "none"

    def bounds(self) -> Box:
        """Give the line's room."""
        return CAPTION.grown(20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the tag and the line."""
        if not self.text:
            return
        style, sign = LOOKS[self.verdict]
        room = CAPTION.w - 90
        text, style = canvas.typesetter.fitted(self.text, style, room, height=CAPTION.h)
        wide = canvas.typesetter.width(text, style) + 56 + (34 if sign else 0)
        box = Box.around(CAPTION.cx, CAPTION.cy, wide, CAPTION.h + 6)
        canvas.patch("ui/tag_slate", box)
        x = box.x + 28
        if sign:
            canvas.picture(sign, Box.around(x + 8, box.cy, 26, 26))
            x += 34
        canvas.text(text, x, box.cy, style)


class Tray(Node):
    """The sunk field under the discs."""

    text: Shown[str] = Shown("")
    room: Shown[float] = Shown(TRAY.w)

    def __init__(self) -> None:
        self.layer = Layer.BOARD
        self.visible = False

    def tell(self, text: str, faces: Sequence[str]) -> None:
        """Say what the field is for, left of these fragments that lie on it."""
        self.text, self.room = text, TRAY.w
        if faces:
            sizes = [size(face) for face in faces]
            first = tray_poses(sizes)[0]
            self.room = first.x - first.width * HALF_WIDE[sizes[0]] - TRAY.x

    def bounds(self) -> Box:
        """Give the field."""
        return TRAY.grown(20)

    def paint(self, canvas: Canvas) -> None:
        """Draw the field and its note."""
        canvas.patch("ui/row", TRAY)
        if self.room < LEAST_ROOM:
            return
        setter, wide = canvas.typesetter, min(self.room - 2 * INSET, NOTE_WIDE)
        lines, style = setter.filled(self.text, NOTE, (wide, TRAY.h - 24))
        step = setter.line_height(style)
        x = TRAY.x + min(self.room, NOTE_WIDE + 2 * INSET) / 2
        x = TRAY.cx if self.room == TRAY.w else x
        for k, line in enumerate(lines):
            y = TRAY.cy + (k - (len(lines) - 1) / 2) * step
            canvas.text(line, x, y, style, anchor="middle")
