"""One player at a table: his plate, what he has, who plays for him, and what he lacks."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Literal

from tablee.engine import LEVELS
from tablee.protocol import SeatInfo
from tablee_client.core.tableview import Clock
from tablee_client.view.geometry import Box
from tablee_client.view.seating import Spot
from tablee_client.view.shown import Shown
from tablee_client.view.tables.ring import LATE, paint_ring, steps_left
from tablee_client.view.theme import (
    FELT_TEXT,
    Face,
    Finish,
    Layer,
    TextStyle,
)
from tablee_client.view.widgets.seat_plate import SeatPlate

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

OWN_WIDE = 330.0
ROW_FROM, ROW_UP, ROW_TALL, ROW_GAP = 54.0, 10.0, 32.0, 2.0
"""Marks ride on the plate's upper border, from so far beside the portrait's middle on: there they
hide neither ring nor portrait nor name."""
ROW_HIGHEST = 18.0
ICON, ICONS_APART, ICONS_IN = 22.0, 3.0, 10.0
SECONDS_TALL = 36.0
SPEAKS, SPEAKS_IN = 42.0, 44.0
FEW = 10.0
"""From so many seconds on they are counted."""
BANK_SHOWN = 15.0
"""Seconds left from which the bank is shown too."""
BANK = TextStyle(Face.BOLD, 22, FELT_TEXT, Finish.SHADOW)
LEVEL = TextStyle(Face.BOLD, 23, FELT_TEXT)
LACKS = TextStyle(Face.BOLD, 24, FELT_TEXT, Finish.SHADOW)
LACKS_ROOM = 300.0
LINE_TALL = 36.0


class TableSeat(SeatPlate):
    """A seat's plate in a match.

    `helper` is the icon of who else plays the seat (a bot), with a star and the number of its
    `level`; `deals` marks who gave the cards; both ride on the plate's upper border, as the last
    seconds do. `away` and `lacks` are a small line below the plate (beside one at the top).
    `time_left` are the steps of the ring, -1 where no clock runs.
    """

    helper: Shown[str] = Shown("")
    level: Shown[int] = Shown(0)
    deals: Shown[bool] = Shown(False)
    away: Shown[str] = Shown("")
    lacks: Shown[str] = Shown("")
    time_left: Shown[int] = Shown(-1)
    is_late = Shown(False)
    is_heard = Shown(False)
    """Whether its player says something just now: what it lacks then isn't told beside that."""
    speaks = Shown(False)
    """Whether a press on it lets its player say something."""
    bank: Shown[int] = Shown(-1)
    """Seconds left beyond the time of the decision, shown while they matter; -1 where not."""
    seconds: Shown[int] = Shown(-1)
    """Seconds left for the decision, shown when they are few; -1 where not."""

    def __init__(self, spot: Spot, *, seat: int, look: int, own: bool) -> None:
        super().__init__(
            spot.x,
            spot.y,
            portrait=look,
            badge=look,
            side=spot.side,
            width=OWN_WIDE if own else 284.0,
            key=f"seat-{seat}",
            layer=Layer.SEATS,
        )
        self.inset = 119 if own else 117
        self.seat, self.is_own = seat, own
        self.is_top = spot.x == 960
        self.z = 2.0

    # draw

    def bounds(self) -> Box:
        """Give the plate, its portrait and ring, and the line below or beside it."""
        if self.is_top:
            around = Box(self.box.x - 50, self.box.y - 46, self.box.w + 400, self.box.h + 92)
        else:
            around = self.box.grown(50)
        return around.joined(self.whole_name)

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate, then the marks on it."""
        super().paint(canvas)
        self._paint_marks(canvas)
        if self.speaks:
            end = self.box.right - SPEAKS_IN
            canvas.picture("ui/icon_smile", Box.around(end, self.box.cy - 18, SPEAKS, SPEAKS))
        if self.is_underlined:
            self._paint_line(canvas)

    def _paint_face(self, canvas: Canvas) -> None:
        """Draw the ring, and the portrait with its emblem on it."""
        x, y = self.face
        if self.time_left >= 0:
            paint_ring(canvas, x, y, steps=self.time_left, late=self.is_late)
        super()._paint_face(canvas)

    def _paint_marks(self, canvas: Canvas) -> None:
        """Draw who else plays, who gave the cards and the last seconds, one beside the other."""
        at = ROW_FROM
        if self.helper:
            at += self._paint_helper(canvas, at) + ROW_GAP
        if self.deals:
            at += self._paint_tag(canvas, at, ("card",), "") + ROW_GAP
        if self.bank >= 0 or self.seconds >= 0:
            self._paint_seconds(canvas, at)

    def _paint_helper(self, canvas: Canvas, at: float) -> float:
        """Draw the bot, and a star with the number of its level; give how wide that is."""
        if not self.level:
            return self._paint_tag(canvas, at, (self.helper,), "")
        return self._paint_tag(canvas, at, (self.helper, "star"), str(self.level))

    def _paint_tag(self, canvas: Canvas, at: float, icons: tuple[str, ...], figure: str) -> float:
        """Draw icons and a figure on a small dark tag; give how wide it is."""
        style = canvas.typesetter.within(LEVEL, ROW_TALL)
        written = canvas.typesetter.width(figure, style) + ICONS_APART if figure else 0.0
        wide = 2 * ICONS_IN + len(icons) * (ICON + ICONS_APART) - ICONS_APART + written
        tag = self._tag(at, wide, ROW_TALL)
        canvas.patch("ui/tag_slate", tag)
        x = tag.x + ICONS_IN + ICON / 2
        for icon in icons:
            canvas.picture(f"ui/icon_{icon}", Box.around(x, tag.cy, ICON, ICON))
            x += ICON + ICONS_APART
        canvas.text(figure, x - ICON / 2, tag.cy, style)
        return wide

    def _tag(self, at: float, wide: float, tall: float) -> Box:
        """Give the place of a tag that begins so far beside the portrait's middle."""
        y = max(self.box.y - ROW_UP, ROW_HIGHEST)
        x = self.face[0]
        left = x + at if self.side == "left" else x - at - wide
        return Box(left, y - tall / 2, wide, tall)

    def _paint_seconds(self, canvas: Canvas, at: float) -> None:
        """Draw the last seconds, and those of the bank."""
        seconds = str(self.seconds) if self.seconds >= 0 else ""
        text = f"{seconds} +{self.bank}".strip() if self.bank >= 0 else seconds
        style = canvas.typesetter.within(BANK, SECONDS_TALL)
        wide = max(58.0, canvas.typesetter.width(text, style) + 26)
        tag = self._tag(at, wide, SECONDS_TALL)
        canvas.patch("ui/tag_slate", tag)
        canvas.text(text, tag.cx, tag.cy, style, anchor="middle")

    def _paint_line(self, canvas: Canvas) -> None:
        line = " · ".join(filter(None, (self.away, "" if self.is_heard else self.lacks)))
        if self.is_top:
            paint_line(canvas, line, self.box.right + 22, self.box.bottom - 24)
        elif self.side == "left":
            paint_line(canvas, line, self.box.x + self.inset, self.box.bottom + 22)
        else:
            end = self.box.right - self.inset
            paint_line(canvas, line, end, self.box.bottom + 22, anchor="right")

    @property
    def is_underlined(self) -> bool:
        """Whether the small line is where a bubble would hang: below a plate, or beside the top."""
        return bool(self.away or (self.lacks and not self.is_heard))

    # verbs

    def let_speak(self, act: Callable[[], None]) -> None:
        """Let a press on the plate do this, and show that it does; keys have a key for it."""
        self.speaks, self.on_press, self._pressable = True, act, True
        self.is_passed_over = True

    def time(self, clock: Clock | None, now: float) -> None:
        """Show what is left of the seat's time at `now`; None for one that owes nothing."""
        left = None if clock is None else clock.left(now)
        if clock is None or left is None:
            self.time_left = self.bank = self.seconds = -1
            return
        bank = clock.bank_left(now) or 0.0
        in_bank = left == 0 and bank > 0
        shown = (bank, clock.bank or bank) if in_bank else (left, clock.granted or left)
        self.time_left = steps_left(*shown)
        self.is_late = left <= LATE
        self.seconds = ceil(left) if 0 < left <= FEW else -1
        self.bank = ceil(bank) if clock.bank and left <= BANK_SHOWN else -1

    def seated(self, info: SeatInfo, *, name: str, away: str) -> None:
        """Show who sits here: a bot with its level, or that a bot plays for who is away."""
        self.name = name
        is_bot = info.kind == "bot"
        absent = info.away or info.rests
        self.helper = "robot" if is_bot or absent else ""
        self.level = LEVELS.index(info.level) + 1 if is_bot and info.level in LEVELS else 0
        self.away = away if absent else ""
        self.faint = absent


def paint_line(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    *,
    anchor: Literal["left", "right"] = "left",
    room: float = LACKS_ROOM,
) -> None:
    """Write a small line on a dark tag, which can be read on cloth and on stone alike."""
    line, style = canvas.typesetter.fitted(text, LACKS, room, height=LINE_TALL)
    wide = canvas.typesetter.width(line, style)
    left = x if anchor == "left" else x - wide
    canvas.patch("ui/tag_slate", Box(left - 12, y - LINE_TALL / 2, wide + 24, LINE_TALL))
    canvas.text(line, left, y, style)
