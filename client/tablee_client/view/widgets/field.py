"""A row of a form: a label on the left, its control on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.theme import LABEL, Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

ROW = 80
"""Usual height of a row, in units."""


class Field(Widget):
    """A focusable row; subclasses draw and steer the control in `control`."""

    is_focusable = True
    has_own_sounds = True
    label: Shown[str] = Shown("")

    def __init__(
        self,
        box: Box,
        label: str,
        *,
        control_width: float,
        key: str = "",
        layer: int = Layer.ACTIONS,
    ) -> None:
        super().__init__(box, key=key, layer=layer)
        self.label = label
        self.control_width = control_width

    # draw

    @property
    def control(self) -> Box:
        """Where the control lies."""
        inset = 24 if self.label else 0
        wide = self.control_width if self.label else self.box.w
        return Box(self.box.right - inset - wide, self.box.y, wide, self.box.h)

    def paint(self, canvas: Canvas) -> None:
        """Draw the row, the label, the control and the ring."""
        if self.label:
            canvas.patch("ui/row", self.box)
            if self.is_hovered or (self.is_focused and self.is_ring_shown):
                canvas.patch("ui/row_hover", self.box)
            room = self.control.x - self.box.x - 48
            setter, faint = canvas.typesetter, 1.0 if self.is_enabled else 0.55
            lines, style = setter.filled(self.label, LABEL, (room, self.box.h))
            for k, line in enumerate(lines):
                y = self.box.cy + setter.line_height(style) * (k - (len(lines) - 1) / 2)
                canvas.text(line, self.box.x + 24, y, style, alpha=faint)
        self.paint_control(canvas)
        self.draw_ring(canvas)

    def paint_control(self, canvas: Canvas) -> None:
        """Draw what is on the right."""
