"""The plate of one player: portrait, emblem, name, and what he has."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

from tablee_client.view.geometry import Box
from tablee_client.view.looks import badge_picture, portrait_picture
from tablee_client.view.shown import Shown
from tablee_client.view.theme import CREAM, FIGURE, NAME, OAK_DARK, SMALL, Layer, TextStyle
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

WIDE = 284
TALL = 92
PORTRAIT = 112
EMPTY = 92
BADGE = 40
MARKED = 1.4
"""How much larger emblems are where marks shall tell seats apart."""
ICON = 25
INSET = 102
WHOLE = 360
LEAST = 21
"""The smallest a name is set before it is cut: any smaller can't be read from a sofa."""
LINE = 40
"""How tall a line on the plate may be, at most."""
IN_TWO = 23
"""The size of a name that takes two lines."""
LEAST_IN_TWO = 18
LINES_APART = 10.0
"""How far these lie above and below a name of one line."""
Side: TypeAlias = Literal["left", "right"]
Stat: TypeAlias = tuple[str, str, bool]
"""A picture's name, the figure beside it, and whether the figure is in gold."""


class SeatPlate(Pressable):
    """A plate centred on (x, y) with its portrait on one side.

    `portrait` and `badge` are looks; a badge of -1 isn't drawn, a portrait of -1 is an empty
    place. Below the name stand either `stats` or the line `detail`. `gold` marks whose turn it is.
    """

    shows_by_hover = True
    inset = INSET
    """How far from the portrait's side of the plate its texts begin."""

    name: Shown[str] = Shown("")
    detail: Shown[str] = Shown("")
    stats: Shown[tuple[Stat, ...]] = Shown(())
    portrait: Shown[int] = Shown(0)
    badge: Shown[int] = Shown(-1)
    gold = Shown(False)
    faint = Shown(False)
    mark: Shown[str] = Shown("")
    is_read = Shown(False)
    """Whether the pointer rests on it: a name that is cut is then shown in full."""

    def __init__(
        self,
        x: float,
        y: float,
        *,
        name: str = "",
        portrait: int = 0,
        badge: int = -1,
        side: Side = "left",
        width: float = WIDE,
        on_press: Callable[[], None] | None = None,
        key: str = "",
        layer: int = Layer.SEATS,
    ) -> None:
        box = Box.around(x, y, width, TALL)
        super().__init__(box, on_press=on_press or (lambda: None), key=key, layer=layer)
        self.name, self.portrait, self.badge = name, portrait, badge
        self.side: Side = side
        self._pressable = on_press is not None

    # draw

    def bounds(self) -> Box:
        """Give what the plate covers, and the whole name while it is read."""
        return super().bounds().joined(self.whole_name)

    @property
    def whole_name(self) -> Box:
        """Where the whole name may lie while it is read, else the plate."""
        return self.box.grown(WHOLE if self._is_looked_at else 0, 0)

    @property
    def takes_focus(self) -> bool:
        """Only a plate that does something takes the focus."""
        return self._pressable and super().takes_focus

    @property
    def face(self) -> tuple[float, float]:
        """The centre of the portrait, where things fly from and to."""
        aside = self.box.w / 2 - 38
        return self.box.cx + (aside if self.side == "right" else -aside), self.box.cy - 4

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate, the portrait and the texts."""
        lit = self.gold or (self._pressable and (self.is_hovered or self.is_pressed))
        if self.gold:
            canvas.patch("ui/halo", self.box)
        canvas.patch("ui/plaque_gold" if lit else "ui/plaque", self.box)
        self._paint_face(canvas)
        x = self.box.x + (self.inset if self.side == "left" else 28)
        room = self.box.w - self.inset - 26 - (34 if self.mark else 0)
        alpha = 0.6 if self.faint else 1.0
        is_whole = self._paint_name(canvas, x, room, alpha)
        if self.mark:
            end = self.box.right - (30 if self.side == "left" else 112)
            canvas.picture(f"ui/icon_{self.mark}", Box.around(end, self.box.cy - 19, 26, 26))
        if self.stats:
            self._paint_stats(canvas, x)
        elif self.detail:
            wide = room + (34 if self.mark else 0)
            detail, style = canvas.typesetter.fitted(self.detail, SMALL, wide, height=LINE)
            canvas.text(detail, x, self.box.cy + 19, style, alpha=alpha)
        if self._is_looked_at and not is_whole:
            self._paint_whole_name(canvas, x, x + room)
        self.draw_ring(canvas)

    def _paint_name(self, canvas: Canvas, x: float, room: float, alpha: float) -> bool:
        """Set the name in one line as large as it fits, else in two, else cut; tell if whole."""
        setter = canvas.typesetter
        style = setter.shrunk(self.name, setter.within(NAME, LINE), room, least=LEAST)
        if setter.width(self.name, style) <= room or " " not in self.name:
            name = setter.fit(self.name, style, room)
            canvas.text(name, x, self._name_y, style, alpha=alpha)
            return name == self.name
        largest = setter.within(NAME.sized(IN_TWO), IN_TWO * 1.2)
        for style in setter.smaller(largest, LEAST_IN_TWO):
            first, *rest = setter.wrap(self.name, style, room)
            if len(rest) <= 1:
                break
        second = setter.fit(" ".join(rest), style, room)
        for line, y in ((first, -LINES_APART), (second, LINES_APART + 1)):
            canvas.text(line, x, self._name_y + y, style, alpha=alpha)
        return second == " ".join(rest)

    @property
    def _name_y(self) -> float:
        """Where the name stands: over what is told below it, else in the middle."""
        return self.box.cy - (19 if self.stats or self.detail else 0)

    @property
    def _is_looked_at(self) -> bool:
        return self.is_read or self.is_hovered or (self.is_focused and self.is_ring_shown)

    def _paint_whole_name(self, canvas: Canvas, left: float, right: float) -> None:
        """Draw the name on a tag as wide as it is, from the plate's text towards the table."""
        wide = canvas.typesetter.width(self.name, NAME) + 36
        start = left - 18 if self.side == "left" else right + 18 - wide
        tag = Box(start, self._name_y - 23, wide, 46)
        canvas.patch("ui/tag_slate", tag)
        canvas.text(self.name, tag.x + 18, self._name_y, NAME)

    def _paint_face(self, canvas: Canvas) -> None:
        x, y = self.face
        if self.portrait < 0:
            canvas.disc(x, y, EMPTY / 2 - 2, OAK_DARK)
            canvas.picture("seats/timer_groove", Box.around(x, y, EMPTY, EMPTY))
            if self._pressable:
                canvas.picture("ui/icon_plus", Box.around(x, y, 34, 34))
            return
        canvas.picture(portrait_picture(self.portrait), Box.around(x, y, PORTRAIT, PORTRAIT))
        if self.badge >= 0:
            wide = BADGE * (MARKED if canvas.has_marks else 1.0)
            spot = Box.around(x - 40, y + 40, wide, wide)
            canvas.picture(badge_picture(self.badge), spot)

    def _paint_stats(self, canvas: Canvas, x: float) -> None:
        style = self._figures(canvas)
        for picture, figure, gold in self.stats:
            master = canvas.pictures.master(picture)
            wide = ICON * min(1.0, master.width / master.height)
            tall = ICON * min(1.0, master.height / master.width)
            y = self.box.cy + 20
            canvas.picture(picture, Box(x, y - tall / 2, wide, tall))
            style = style.coloured(FIGURE.colour if gold else CREAM)
            canvas.text(figure, x + wide + 8, y, style)
            x += wide + 8 + canvas.typesetter.width(figure, style) + 22

    def _figures(self, canvas: Canvas) -> TextStyle:
        """Give the style in which all the figures fit beside their pictures."""
        room = self.box.w - self.inset - 26 - len(self.stats) * (ICON + 8 + 22) + 22
        figures = "".join(figure for _, figure, _ in self.stats)
        return canvas.typesetter.shrunk(figures, canvas.typesetter.within(FIGURE, LINE), room)

    # verbs

    def look(self, x: float, y: float) -> None:
        """Show the whole name while the pointer is on the plate."""
        self.is_read = self.box.contains(x, y)
