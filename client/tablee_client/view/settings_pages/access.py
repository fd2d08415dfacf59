"""What helps to see: larger text, colours that stay apart, patterns, less motion."""

from __future__ import annotations

from typing import Final

from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.looks import COLOURS, badge_picture, own_look
from tablee_client.view.settings_pages.look import TEXT_SCALES
from tablee_client.view.settings_pages.page import Page
from tablee_client.view.widgets.panel import Picture

CARDS: Final = ("AS", "KH", "QC", "7D")
CARD: Final = (160.0, 224.0)
EMBLEM: Final = 76.0


class AccessPage(Page):
    """Everything that makes the table easier to read."""

    def build(self) -> None:
        """Put the rows in place."""
        scales = [(scale, self.percent(scale)) for scale in TEXT_SCALES]
        self.choice(self.left, "text", "text_scale", scales, wide=480)
        palettes = [(p, self.words(f"settings-palette-{p}")) for p in ("standard", "safe")]
        self.choice(self.left, "palette", "palette", palettes, wide=480)
        self.toggle(self.left, "marks", "pattern_marks")
        self.toggle(self.left, "calm", "reduced_motion")
        self.note(self.left, "settings-access-note", 3)
        self.toggle(self.right, "four-colour", "four_colour")
        self._show_cards()
        self._show_seats()

    def _show_seats(self) -> None:
        """Show the emblem of each seat in the colours of the palette."""
        row = self.right.take(EMBLEM)
        for number, box in enumerate(Box(row.x + 16, row.y, row.w - 32, row.h).columns(COLOURS, 8)):
            look = own_look(number)
            spot = Box.around(box.cx, box.cy, EMBLEM, EMBLEM)
            self.screen.add(Picture(spot, badge_picture(look)))

    def _show_cards(self) -> None:
        """Show one card of each suit, as the settings paint them."""
        wide, tall = CARD
        room = self.right.take(tall + 32)
        boxes = Box(room.x + 16, room.y + 20, room.w - 32, tall).columns(len(CARDS), 24)
        for card, box in zip(CARDS, boxes, strict=True):
            face = face_name(card, self.home.settings.locale)
            self.screen.add(Picture(Box.around(box.cx, box.cy, wide, tall), face))
