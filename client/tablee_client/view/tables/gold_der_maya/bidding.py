"""Making a bid: beads go from the bowl into the hand, one by one, until the fist is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.engine import Action
from tablee.games.gold_der_maya.actions import Bid
from tablee_client.view.geometry import FINGER, PRIMARY, Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    Hotkey,
    Intent,
    Navigated,
    PointerPressed,
    Scrolled,
)
from tablee_client.view.shown import Shown
from tablee_client.view.tables.gold_der_maya.arc import heap
from tablee_client.view.tables.gold_der_maya.hands import paint_bead
from tablee_client.view.tables.gold_der_maya.layout import (
    bidding,
    bowl,
    hand_box,
    stepper,
)
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import CREAM_SOFT, GOLD_PALE, Face, Finish, Layer, TextStyle
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

BOWL_WIDE = 340.0
BEAD = 52.0
COUNT_TALL, LINE_TALL = 74.0, 36.0
COUNT = TextStyle(Face.FIGURES, 64, GOLD_PALE, Finish.SHADOW)
LINE = TextStyle(Face.BOLD, 24, CREAM_SOFT, Finish.SHADOW)
TENS = 10


class Bidding(Widget):
    """Bowl and number. `beads` are all that one has, `chosen` those in the hand.

    Arrows, wheel, digits, bowl, hand and the two buttons change the number; Enter closes the
    fist. While `is_open` is false only the bowl is seen.
    """

    is_focusable = True
    scrolls = True

    beads: Shown[int] = Shown(0)
    chosen: Shown[int] = Shown(0)
    is_open = Shown(False)
    in_bowl: Shown[str] = Shown("")
    in_hand: Shown[str] = Shown("")

    def __init__(
        self,
        bases: int,
        hand: Pose,
        *,
        on_change: Callable[[int], None],
        on_close: Callable[[], None],
    ) -> None:
        super().__init__(bidding(bases), key="bidding", layer=Layer.SEATS)
        self.z = 3.0
        self.on_change, self.on_close = on_change, on_close
        self._bowl = bowl(bases)
        self._hand = hand_box(hand)
        self._less, self._at, self._more = stepper(bases)

    # draw

    @property
    def takes_focus(self) -> bool:
        """Only while a bid may be made."""
        return self.is_open and super().takes_focus

    def bounds(self) -> Box:
        """Give bowl, hand and number."""
        return self.box.grown(16)

    def places_of(self, action: Action) -> tuple[Box, ...]:
        """Give where to go on for a bid: what takes one more bead, or what closes the fist."""
        if not isinstance(action, Bid):
            return ()
        return (PRIMARY if action.beads == self.chosen else self._more,)

    def paint(self, canvas: Canvas) -> None:
        """Draw the bowl with what is left in it, and the number."""
        box, k = self._bowl, self._bowl.w / BOWL_WIDE
        canvas.picture("maya/bowl", box)
        left = self.beads - self.chosen
        side = BEAD * k * (1.0 if left <= 12 else 0.78 if left <= 24 else 0.62)
        for number, (dx, dy) in enumerate(heap(left, side, 96 * k)):
            paint_bead(canvas, number + 2, box.cx + dx, box.cy + dy * 0.8 + 4, side)
        below, room = self.box.bottom - 44, (self._at[0] - box.cx) * 0.9
        self._line(canvas, self.in_bowl, box.cx, below, room)
        if self.is_open:
            self._paint_number(canvas)
            self._line(canvas, self.in_hand, self._at[0], below, room)

    def _line(self, canvas: Canvas, text: str, x: float, y: float, room: float) -> None:
        text, style = canvas.typesetter.fitted(text, LINE, room - 28, height=LINE_TALL)
        wide = canvas.typesetter.width(text, style) + 28
        canvas.patch("ui/tag_slate", Box.around(x, y, wide, LINE_TALL))
        canvas.text(text, x, y, style, anchor="middle")

    def _paint_number(self, canvas: Canvas) -> None:
        for box, sign, may in (
            (self._less, "minus", self.chosen > 0),
            (self._more, "plus", self.chosen < self.beads),
        ):
            canvas.picture(f"nain/{sign}{'' if may else '_disabled'}", box)
        free = self._more.x - self._less.right - 16
        canvas.patch("ui/tag_slate", Box.around(*self._at, free, COUNT_TALL))
        count = canvas.typesetter.within(COUNT, COUNT_TALL)
        canvas.text(str(self.chosen), *self._at, count, anchor="middle")
        if self.is_focused and self.is_ring_shown:
            ring = self._less.joined(self._more).grown(10, 6)
            canvas.patch("ui/focus_ring", ring)

    def targets(self) -> Sequence[Box]:
        """Give the two buttons as a finger meets them; bowl and hand are larger."""
        return [button.grown(8).at_least(FINGER) for button in (self._less, self._more)]

    # input

    def react(self, intent: Intent) -> bool:
        """Change the number, or close the fist."""
        if not self.is_open:
            return False
        match intent:
            case PointerPressed(x, y, 1):
                self._press(x, y)
            case Scrolled(lines=lines):
                self.choose(self.chosen + (1 if lines < 0 else -1))
            case Navigated(direction) if direction in (Direction.LEFT, Direction.RIGHT):
                self.choose(self.chosen + direction.value[0])
            case Navigated(Direction.UP):
                self.choose(self.chosen + 1)
            case Edited(edit) if edit in (Edit.HOME, Edit.END):
                self.choose(0 if edit is Edit.HOME else self.beads)
            case Edited(Edit.BACKSPACE):
                self.choose(self.chosen // TENS)
            case Hotkey(name) if name.isdecimal():
                self._type(int(name))
            case Activated():
                self.on_close()
            case _:
                return False
        return True

    # verbs

    def choose(self, number: int) -> None:
        """Hold so many beads, at most all."""
        number = max(0, min(number, self.beads))
        if number != self.chosen:
            self.chosen = number
            self.on_change(number)

    # private

    def _press(self, x: float, y: float) -> None:
        less, more = self.targets()
        if more.contains(x, y) or self._bowl.contains(x, y):
            self.choose(self.chosen + 1)
        elif less.contains(x, y) or self._hand.contains(x, y):
            self.choose(self.chosen - 1)

    def _type(self, digit: int) -> None:
        """Take a digit as the second one of a number if such a number is possible."""
        longer = self.chosen * TENS + digit
        self.choose(longer if self.chosen > 0 and longer <= self.beads else digit)
