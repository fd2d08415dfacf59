"""A special card, beside a coin card or in one's hand: painted with its name where it fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.games.nain.cards import Special
from tablee_client.view.geometry import Box
from tablee_client.view.shown import Shown
from tablee_client.view.tables.nain.layout import card_box
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import ENGRAVED_INK, GOLD_PALE, NIGHT, Face, Layer, TextStyle
from tablee_client.view.widgets.pressable import Pressable

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

BACK = "nain/back_special"
NAME = TextStyle(Face.BLACK, 23, ENGRAVED_INK)
NAMED = 100.0
"""From this width on a name on a card can be read."""
MARK = TextStyle(Face.BOLD, 21, GOLD_PALE)
LIFT = 16.0
STRIP_WIDE, STRIP_MIDDLE = 112.0, 171.0
STRIP_TALL = 34.0
BROKEN = 19.0
MARK_TALL = 30.0


def picture(special: Special | None, *, small: bool = False) -> str:
    """Name the face of a special; None is face down. A `small` one is all mark, without a name."""
    if special is None:
        return BACK
    return f"nain/special_{special.replace('-', '_')}{'_small' * small}"


class SpecialCard(Pressable):
    """One special. `special` None shows its back.

    `name` is its name in words; `mark` a word laid on it (hidden, without effect), which darkens
    it; `hint` says what pressing it does. A `dim` one can't be used now. `thin` squeezes it while
    it turns over; one that `invites` glows by itself.
    """

    shows_by_hover = True

    special: Shown[Special | None] = Shown(None)
    name: Shown[str] = Shown("")
    mark: Shown[str] = Shown("")
    hint: Shown[str] = Shown("")
    dim = Shown(False)
    invites = Shown(False)
    open = Shown(True)
    thin: Shown[float] = Shown(1.0)

    def __init__(
        self,
        pose: Pose,
        *,
        key: str,
        on_press: Callable[[], None],
        layer: int = Layer.RESTING,
        z: float = 0.0,
    ) -> None:
        super().__init__(card_box(pose), on_press=on_press, key=key, layer=layer)
        self.z = z
        self.visible = False

    @property
    def takes_focus(self) -> bool:
        """One that means nothing to the player takes no focus."""
        return self.open and super().takes_focus

    @property
    def is_small(self) -> bool:
        """Whether its name has no room on it."""
        return self.box.w < NAMED

    # draw

    def bounds(self) -> Box:
        """Give the card, its light and its shadow."""
        return self.box.grown(60)

    def paint(self, canvas: Canvas) -> None:
        """Draw light, shadow, face, name and mark."""
        box, steered = self._body(), self.is_focused and self.is_ring_shown
        if steered or self.invites or (self.is_hovered and not self.dim):
            canvas.patch("ui/halo", box)
        canvas.picture("fx/shadow_card", box.moved(3, 7))
        canvas.picture(picture(self.special, small=self.is_small), box)
        if self.special is not None and self.thin == 1 and not self.is_small:
            self._paint_name(canvas, box)
        if self.mark or self.dim:
            canvas.fill(box, NIGHT, alpha=0.34, radius=7)
        if self.mark:
            setter = canvas.typesetter
            style = setter.shrunk(self.mark, setter.within(MARK, MARK_TALL), box.w - 8, least=14)
            size = setter.size(style)
            y = box.y + size * 0.7
            canvas.patch("ui/tag_slate", Box.around(box.cx, y, box.w + 4, size + 14))
            canvas.text(self.mark, box.cx, y, style, anchor="middle")
        if steered:
            canvas.patch("ui/focus_ring", box.grown(9))

    def _body(self) -> Box:
        raised = LIFT if self.layer == Layer.HAND and self._is_chosen() else 0.0
        box = self.box.moved(0, -raised)
        return Box.around(box.cx, box.cy, box.w * self.thin, box.h)

    def _is_chosen(self) -> bool:
        return self.is_hovered or (self.is_focused and self.is_ring_shown)

    def _paint_name(self, canvas: Canvas, box: Box) -> None:
        """Set the name on its strip, in two lines where one would be too small."""
        scale = box.w / 150
        setter, room = canvas.typesetter, STRIP_WIDE * scale
        tallest = setter.within(NAME, STRIP_TALL * scale)
        lines, style = [self.name], setter.shrunk(self.name, tallest, room, least=7)
        if setter.size(style) < BROKEN and " " in self.name:
            style = setter.within(NAME.sized(BROKEN), BROKEN * 1.25)
            lines = setter.wrap(self.name, style, room)
        middle = box.y + STRIP_MIDDLE * scale
        for k, line in enumerate(lines):
            y = middle + (k - (len(lines) - 1) / 2) * setter.size(style) * 0.9
            canvas.text(line, box.cx, y, style, anchor="middle")
