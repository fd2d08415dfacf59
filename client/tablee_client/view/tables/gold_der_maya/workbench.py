"""Where the winner makes his discs: fragments to drag, to turn over, to lay and to take off.

A mouse drags, and clicks to turn over; keys choose a fragment, take it, move it along the arcs,
turn it over and lay it. One that wouldn't fit is shown so while it is held, and isn't laid.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING

from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    WentBack,
)
from tablee_client.view.tables.gold_der_maya.arc import lot
from tablee_client.view.tables.gold_der_maya.bench import TRAY, Bench, Slot
from tablee_client.view.tables.gold_der_maya.bench_marks import BenchMarks
from tablee_client.view.tables.gold_der_maya.holding import Holding, How
from tablee_client.view.tables.gold_der_maya.layout import BENCH
from tablee_client.view.tables.gold_der_maya.sector import Sector
from tablee_client.view.tables.gold_der_maya.settling import draw_near
from tablee_client.view.tables.pieces import Pieces
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.stage import Stage

DRAG = 12.0
"""How far a pointer moves before a press becomes a drag."""
FLIPPED = 0.1
LONG = 1e6


class Workbench(Pieces[int]):
    """Shows a bench and changes it.

    `on_change` is called when anything was moved or turned; `on_point` when another fragment is
    pointed at or held, or would be laid elsewhere; `on_refuse` with the code of what can't be.
    """

    def __init__(
        self,
        stage: Stage,
        bench: Bench,
        *,
        words: Callable[..., str],
        on_change: Callable[[], None],
        on_point: Callable[[], None],
        on_refuse: Callable[[str], None],
    ) -> None:
        super().__init__(BENCH, key="bench")
        self.bench = bench
        self.on_change, self.on_point, self.on_refuse = on_change, on_point, on_refuse
        self.holding = Holding(bench)
        self._stage = stage
        self._pressed: tuple[int, float, float] | None = None
        self._cursor = lot(bench.loose[0]) if bench.loose else 0
        self._pointed: int | None = None
        self._moving = True
        self.sectors = {lot(face): Sector(face, layer=Layer.HAND) for face in bench.faces}
        self.marks = BenchMarks(stage, self.holding, words=words)
        stage.add(*self.sectors.values())
        self.marks.show()
        self.settle()

    # what is shown

    @property
    def face(self) -> str | None:
        """The fragment that is held, pointed at or chosen by keys."""
        number = self._marked()
        return None if number is None else self.holding.face_of(number)

    @property
    def chosen(self) -> int:
        """The lot that keys act on."""
        if self.holding.lot is not None:
            return self.holding.lot
        known = [lot(face) for face in self.bench.faces]
        return self._cursor if self._cursor in known else known[0]

    # react

    def update(self, dt: float) -> None:
        """Draw every fragment to its place."""
        if self._moving and self.screen is not None and self.screen.app.is_calm:
            self._moving = False
            self.settle()
        elif self._moving:
            self._moving = False
            for number, target in self.holding.targets().items():
                self._moving |= draw_near(self.sectors[number], target, dt)
            self.marks.light_up(self.sectors, self._marked())

    def settle(self) -> None:
        """Put every fragment in its place at once."""
        for number, target in self.holding.targets().items():
            draw_near(self.sectors[number], target, LONG)
        self.marks.light_up(self.sectors, self._marked())

    def gain_focus(self) -> None:
        """The chosen fragment is marked."""
        super().gain_focus()
        self._changed()

    def lose_focus(self) -> None:
        """What is held goes back."""
        super().lose_focus()
        self._put_back()

    # input

    def react(self, intent: Intent) -> bool:
        """Point, drag, turn over; choose, take, move and lay by keys."""
        match intent:
            case PointerMoved(x, y):
                self._move_pointer(x, y)
            case PointerPressed(x, y, button):
                self._press(x, y, button)
            case PointerReleased(x, y, 1):
                self._release(x, y)
            case Navigated(direction):
                return self._navigate(direction)
            case Activated(by_space=True):
                self.turn_over(self.chosen)
            case Activated():
                self._take_or_lay()
            case Edited(Edit.DELETE | Edit.BACKSPACE):
                self._take_off(self.chosen)
            case WentBack() if self.holding.lot is not None:
                self._put_back()
            case _:
                return False
        return True

    # verbs

    def turn_over(self, number: int) -> None:
        """Turn a fragment over, or say why it can't be; one that is held always can."""
        face = self.holding.face_of(number)
        code = self.bench.turn(face)
        if code is not None and number != self.holding.lot:
            self.on_refuse(code)
            return
        if code is not None:
            self.bench.take(face)
            self.bench.turn(face)
        sector = self.sectors[number]
        sector.face, sector.narrow = self.holding.face_of(number), FLIPPED
        self._changed()
        self.on_change()

    def reset(self) -> None:
        """Let all lie as at first."""
        self.holding.let_go()
        self.bench.reset()
        for number, sector in self.sectors.items():
            sector.face = self.holding.face_of(number)
        self._changed()
        self.on_change()

    def clear(self) -> None:
        """Take everything off the stage."""
        self.marks.clear()
        self._stage.remove(*self.sectors.values())

    # mouse

    def point_at(self, piece: int | None) -> None:
        """The pointer is over a lot's fragment, or over none."""
        if piece != self._pointed:
            self._pointed = piece
            self._changed()

    def _move_pointer(self, x: float, y: float) -> None:
        self.holding.pointer = (x, y)
        if self._pressed is not None and self.holding.lot is None:
            number, from_x, from_y = self._pressed
            if hypot(x - from_x, y - from_y) > DRAG:
                self._hold(number, "mouse")
        if self.holding.how == "mouse":
            self._aim(self.holding.slot_under(x, y))
            self._moving = True
        else:
            self.point_at(self._lot_at(x, y))

    def _press(self, x: float, y: float, button: int) -> None:
        if self.holding.how == "mouse":
            # The other button came between: what is dragged sticks to the pointer until a click.
            self._release(x, y) if button == 1 else self.turn_over(self.chosen)
            return
        self._put_back()
        self.holding.pointer = (x, y)
        number = self._lot_at(x, y)
        if number is None:
            return
        self._cursor = number
        if button == 1:
            self._pressed = (number, x, y)
        else:
            self.turn_over(number)

    def _release(self, x: float, y: float) -> None:
        pressed, self._pressed = self._pressed, None
        if self.holding.how == "mouse":
            self._move_pointer(x, y)
            self._lay_held()
        elif pressed is not None:
            self.turn_over(pressed[0])

    def _lot_at(self, x: float, y: float) -> int | None:
        return next((n for n, sector in self.sectors.items() if sector.covers(x, y)), None)

    # keys

    def _navigate(self, direction: Direction) -> bool:
        across, down = direction.value
        if self.holding.how == "keys":
            if across:
                self._aim(self.holding.next_slot(across))
            elif down > 0:
                self._aim(Slot(TRAY))
                self._lay_held()
            else:
                self.turn_over(self.chosen)
            return True
        if not across:
            return False
        order = [lot(face) for face in self.bench.faces]
        if order:
            self._cursor = order[(order.index(self.chosen) + across) % len(order)]
        self._pointed = None
        self._changed()
        return True

    def _take_or_lay(self) -> None:
        if self.holding.how == "keys":
            self._lay_held()
        else:
            self._hold(self.chosen, "keys")
            self._aim(self.holding.first_slot())

    def _take_off(self, number: int) -> None:
        self.holding.let_go()
        self.bench.take(self.holding.face_of(number))
        self._changed()
        self.on_change()

    # holding

    def _hold(self, number: int, how: How) -> None:
        self.holding.take(number, how)
        self._cursor = number
        self._changed()

    def _aim(self, slot: Slot) -> None:
        if slot != self.holding.slot:
            self.holding.slot = slot
            self._changed()

    def _lay_held(self) -> None:
        """Lay what is held where it is aimed at; what doesn't fit stays held by keys."""
        code = self.bench.lay(self.holding.face_of(self.chosen), self.holding.slot)
        if code is not None:
            self.on_refuse(code)
            if self.holding.how == "keys":
                return
        self.holding.let_go()
        self._changed()
        self.on_change()

    def _put_back(self) -> None:
        self.holding.let_go()
        self._pressed = None
        self._changed()

    def _changed(self) -> None:
        self._moving = True
        self.marks.show()
        self.on_point()

    def _marked(self) -> int | None:
        """Give the lot that is held, pointed at, or chosen while the player steers by keys."""
        if self.holding.lot is not None or self._pointed is not None:
            return self.holding.lot if self.holding.lot is not None else self._pointed
        return self.chosen if self.is_focused and self.is_ring_shown else None
