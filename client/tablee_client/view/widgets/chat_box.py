"""What was said, the latest at the bottom, and a line to say something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee_client.core.notices import ChatHeard
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import BODY, CREAM_SOFT, GOLD_PALE, Face, TextStyle
from tablee_client.view.widgets.text_field import TextField
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.screen import Screen

SAID = BODY.sized(25)
SPEAKER = TextStyle(Face.BOLD, 25, GOLD_PALE, BODY.finish)
STEP = 32
LONGEST = 300


class ChatLog(Widget):
    """The last lines that fit, from the bottom up."""

    lines: Shown[tuple[ChatHeard, ...]] = Shown(())
    empty: Shown[str] = Shown("")

    def paint(self, canvas: Canvas) -> None:
        """Draw the lines."""
        canvas.patch("ui/row", self.box)
        inner = self.box.grown(-20, -12)
        y = inner.bottom - self._step(canvas) / 2
        with canvas.clip(inner):
            for line in reversed(self.lines):
                y = self._paint_line(canvas, line, inner, y)
                if y < inner.y:
                    break

    def _paint_line(self, canvas: Canvas, line: ChatHeard, inner: Box, y: float) -> float:
        setter = canvas.typesetter
        name = setter.fit(line.name, SPEAKER, inner.w * 0.4)
        indent = setter.width(name, SPEAKER) + 12
        rows = setter.wrap(line.text, SAID, inner.w - indent)
        step = self._step(canvas)
        top = y - step * (len(rows) - 1)
        canvas.text(name, inner.x, top, SPEAKER)
        for k, row in enumerate(rows):
            canvas.text(row, inner.x + indent, top + step * k, SAID.coloured(CREAM_SOFT))
        return top - step

    @staticmethod
    def _step(canvas: Canvas) -> float:
        return STEP * canvas.typesetter.text_scale


def add_chat(
    screen: Screen, box: Box, *, hint: str, say: Callable[[str], None]
) -> Callable[[Sequence[ChatHeard]], None]:
    """Add a log and the line under it to a screen; gives what shows other lines in it."""
    log = screen.add(ChatLog(Box(box.x, box.y, box.w, box.h - 84)))
    line = TextField(
        Box(box.x, box.bottom - 68, box.w, 68), placeholder=hint, longest=LONGEST, key="say"
    )

    def submit(text: str) -> None:
        if text.strip():
            say(text.strip())
            line.write("")

    line.on_submit = submit
    screen.add(line)

    def show(lines: Sequence[ChatHeard]) -> None:
        log.lines = tuple(lines)

    return show
