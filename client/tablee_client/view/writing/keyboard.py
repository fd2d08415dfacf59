"""The keyboard on the screen: one widget, pressed by fingers and steered by directions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from tablee_client.core.controls import Control
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.shown import Shown
from tablee_client.view.theme import CREAM, ENGRAVED_INK, Face, Finish, Layer, TextStyle
from tablee_client.view.widgets.badge import paint_badge
from tablee_client.view.widgets.widget import Widget
from tablee_client.view.writing.keys import ACROSS, Deed, Key, Rows, digits, rows_of

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

TALL = 456.0
"""How tall the board is: at the top or the bottom it leaves every field free."""
MARGIN, GAP, EDGE = 16.0, 8.0, 20.0
WIDE, NARROW = 1740.0, 620.0
LAYER: Final = Layer.MODAL + 6
LETTER = TextStyle(Face.BOLD, 36, CREAM, Finish.SHADOW)
WORD = TextStyle(Face.BOLD, 27, CREAM, Finish.SHADOW)
CHIEF = TextStyle(Face.BLACK, 28, ENGRAVED_INK, Finish.ENGRAVED)
ICONS: Final = {Deed.BEFORE: "left", Deed.AFTER: "right", Deed.CLOSE: "cross"}
BUTTONS: Final = {
    Deed.ERASE: Control.HINT,
    Deed.SHIFT: Control.HAND,
    Deed.SIGNS: Control.CALL,
    Deed.BEFORE: Control.PAGE_UP,
    Deed.AFTER: Control.PAGE_DOWN,
    Deed.CLOSE: Control.BACK,
    Deed.DONE: Control.MENU,
}
"""Which of the pad's buttons does the same while the keyboard is open."""
SPACE: Final = Control.EMOTES
FIRST_REPEAT, REPEAT = 0.45, 0.09


def place_beside(field: Box, *, wide: float = WIDE) -> Box:
    """Give where the board lies: at the bottom, or at the top where it would cover the field."""
    low = Box.around(SCREEN.cx, SCREEN.bottom - MARGIN - TALL / 2, wide, TALL)
    return low if field.bottom + GAP <= low.y else low.moved(0, MARGIN - low.y)


class Keyboard(Widget):
    """Keys in rows. `on_write` hears of text, `on_deed` of the rest.

    Shift holds for one letter. The key that erases goes on while it is held.
    """

    is_focusable = True

    cursor: Shown[tuple[int, int]] = Shown((1, 0))
    pressed: Shown[tuple[int, int] | None] = Shown(None)
    is_upper = Shown(False)
    has_signs = Shown(False)

    def __init__(
        self,
        field: Box,
        *,
        locale: str,
        for_digits: bool,
        on_write: Callable[[str], None],
        on_deed: Callable[[Deed], None],
    ) -> None:
        box = place_beside(field, wide=NARROW if for_digits else WIDE)
        super().__init__(box, key="keyboard", layer=LAYER)
        self.on_write, self.on_deed = on_write, on_deed
        self._locale, self._for_digits = locale, for_digits
        self._held = 0.0

    # react

    def update(self, dt: float) -> None:
        """Erase on and on while that key is held."""
        key = None if self.pressed is None else self._key(*self.pressed)
        if key is None or key.deed is not Deed.ERASE:
            self._held = 0.0
            return
        self._held += dt
        if self._held > FIRST_REPEAT:
            self._held -= REPEAT
            self.on_deed(Deed.ERASE)

    # what is shown

    @property
    def rows(self) -> Rows:
        """The keys as they are now."""
        if self._for_digits:
            return digits()
        return rows_of(self._locale, is_upper=self.is_upper, has_signs=self.has_signs)

    def boxes(self) -> Iterator[tuple[int, int, Key, Box]]:
        """Give every key with its row, its place in it and where it lies."""
        rows = self.rows
        inner = self.box.grown(-EDGE)
        across = 3 if self._for_digits else ACROSS
        pitch = (inner.w + GAP) / across
        tall = (inner.h - GAP * (len(rows) - 1)) / len(rows)
        for row, keys in enumerate(rows):
            x, y = inner.x, inner.y + row * (tall + GAP)
            for place, key in enumerate(keys):
                yield row, place, key, Box(x, y, key.wide * pitch - GAP, tall)
                x += key.wide * pitch

    def targets(self) -> Sequence[Box]:
        """Give every key as a finger meets it."""
        return [box.grown(GAP / 2) for *_, box in self.boxes()]

    # draw

    def paint(self, canvas: Canvas) -> None:
        """Draw the board and its keys."""
        canvas.patch("ui/panel", self.box)
        for row, place, key, box in self.boxes():
            self._paint_key(canvas, key, box, (row, place))

    def _paint_key(self, canvas: Canvas, key: Key, box: Box, spot: tuple[int, int]) -> None:
        is_lit = spot == self.pressed
        chief = key.deed is Deed.DONE
        is_gold = chief or self._is_on(key)
        face = "ui/tag_brass" if is_gold else "ui/plaque_gold" if is_lit else "ui/plaque"
        canvas.patch(face, box)
        self._paint_face(canvas, key, box)
        if spot == self.cursor and self.is_focused and self.is_ring_shown:
            canvas.patch("ui/focus_ring", box.grown(5))
        control = SPACE if key.text == " " else BUTTONS.get(key.deed) if key.deed else None
        if control is not None and self.screen is not None:
            paint_badge(canvas, self.screen.app, control, box.right - 20, box.y + 4, only_pad=True)

    def _paint_face(self, canvas: Canvas, key: Key, box: Box) -> None:
        icon = "" if key.deed is None else ICONS.get(key.deed, "")
        if icon and key.wide == 1:
            canvas.picture(f"ui/icon_{icon}", Box.around(box.cx, box.cy, 36, 36))
            return
        is_gold = key.deed is Deed.DONE or self._is_on(key)
        style = CHIEF if is_gold else WORD if key.deed or key.text == " " else LETTER
        text = self._name(key)
        style = canvas.typesetter.shrunk(text, style, box.w - 20)
        canvas.text(text, box.cx, box.cy, style, anchor="middle")

    def _name(self, key: Key) -> str:
        if self.screen is None:
            return key.text
        if key.deed is None:
            return self.screen.words("writing-space") if key.text == " " else key.text
        if key.deed is Deed.SIGNS:
            return "abc" if self.has_signs else "?123"
        return self.screen.words(f"writing-{key.deed.value}")

    def _is_on(self, key: Key) -> bool:
        return key.deed is Deed.SHIFT and self.is_upper

    # input

    def react(self, intent: Intent) -> bool:
        """Press keys by a finger, steer and press them by directions and one button."""
        match intent:
            case PointerPressed(x, y, 1):
                self.pressed = self._at(x, y)
            case PointerMoved(x, y):
                if self.pressed is not None and self._at(x, y) != self.pressed:
                    self.pressed = None
            case PointerReleased(x, y):
                pressed, self.pressed = self.pressed, None
                if pressed is not None and self._at(x, y) == pressed:
                    self.cursor = pressed
                    self._press(self._key(*pressed))
            case Navigated(direction):
                self._steer(direction)
            case Activated():
                self._press(self._key(*self.cursor))
            case _:
                return False
        return True

    # verbs

    def keep(self) -> object:
        """Give where the player is on the keyboard."""
        return self.cursor, self.is_upper, self.has_signs

    def restore(self, kept: object) -> None:
        """Go on there."""
        match kept:
            case ((int(row), int(place)), bool(upper), bool(signs)):
                self.cursor, self.is_upper, self.has_signs = (row, place), upper, signs

    def write(self, text: str) -> None:
        """Write a text, and let go of shift."""
        self.on_write(text)
        self.is_upper = False

    def do(self, deed: Deed) -> None:
        """Do what a key does that writes nothing."""
        if deed is Deed.SHIFT:
            self.is_upper = not self.is_upper
        elif deed is Deed.SIGNS:
            self.has_signs = not self.has_signs
        else:
            self.on_deed(deed)

    # private

    def _press(self, key: Key) -> None:
        if key.deed is None:
            self.write(key.text)
        else:
            self.do(key.deed)

    def _key(self, row: int, place: int) -> Key:
        return self.rows[row][place]

    def _at(self, x: float, y: float) -> tuple[int, int] | None:
        found = (spot[:2] for spot in self.boxes() if spot[3].grown(GAP / 2).contains(x, y))
        return next(found, None)

    def _steer(self, direction: Direction) -> None:
        """Go to the next key of the row, round its ends, or to the nearest of another row."""
        across, down = direction.value
        row, place = self.cursor
        rows = self.rows
        if across:
            self.cursor = (row, (place + across) % len(rows[row]))
            return
        row = (row + down) % len(rows)
        spots = {(r, p): box for r, p, _, box in self.boxes()}
        middle = spots[self.cursor].cx
        near = min(range(len(rows[row])), key=lambda p: abs(spots[row, p].cx - middle))
        self.cursor = (row, near)
