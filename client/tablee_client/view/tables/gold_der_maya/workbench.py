"""Where the winner makes his discs: fragments to drag, to turn over, to lay and to take off.

A mouse drags, and clicks to turn over; keys choose a fragment, take it, move it along the arcs,
turn it over and lay it. One that wouldn't fit is shown so while it is held, and isn't laid.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot
from typing import TYPE_CHECKING, Literal, TypeAlias

from tablee_client.view.geometry import Box
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
from tablee_client.view.tables.gold_der_maya.arc import (
    STEP,
    begins,
    lot,
    place_at,
    point,
    size,
    turn_of,
    upright,
)
from tablee_client.view.tables.gold_der_maya.bench import TRAY, Bench, Slot
from tablee_client.view.tables.gold_der_maya.disc import Disc, Knob
from tablee_client.view.tables.gold_der_maya.gap import Gap
from tablee_client.view.tables.gold_der_maya.layout import (
    BENCH,
    TRAY_RADIUS,
    Round,
    bench_discs,
    tray_poses,
)
from tablee_client.view.tables.gold_der_maya.sector import Light, Sector
from tablee_client.view.tables.gold_der_maya.settling import Target, draw_near
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas
    from tablee_client.view.stage import Stage

DRAG = 12.0
"""How far a pointer moves before a press becomes a drag."""
LIFT = 14.0
RAISED = 0.13
"""How far a fragment held by keys is drawn out of its place, as a share of the radius."""
REACH = 1.5
"""Within that many radii of a disc's middle a dragged fragment is over it."""
MIDDLE = 0.565
Hold: TypeAlias = Literal["", "mouse", "keys"]


@dataclass(slots=True)
class Marks:
    """The crack signs of one base, and what else shows its state."""

    disc: Disc
    knob: Knob
    gap: Gap
    cracks: list[Light] = field(default_factory=list)


class Workbench(Widget):
    """Shows a bench and changes it.

    `on_change` is called when anything was moved or turned; `on_point` when another fragment is
    pointed at or held, or would be laid elsewhere; `on_refuse` with the code of what can't be.
    """

    is_focusable = True

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
        super().__init__(BENCH, key="bench", layer=Layer.HAND)
        self.bench = bench
        self.on_change, self.on_point, self.on_refuse = on_change, on_point, on_refuse
        self.held: int | None = None
        self.slot = Slot(TRAY)
        self.hold: Hold = ""
        self._stage = stage
        self._rounds = bench_discs(len(bench.bases))
        self._pointer = (0.0, 0.0)
        self._pressed: tuple[int, float, float] | None = None
        self._cursor = lot(bench.loose[0]) if bench.loose else 0
        self._pointed: int | None = None
        self._moving = True
        self.sectors = {lot(face): Sector(face, layer=Layer.HAND) for face in bench.faces}
        self._marks = [self._made(place, words) for place in self._rounds]
        self._light, self._halo = Light(layer=Layer.HAND, z=1), Light(layer=Layer.HAND, z=2)
        stage.add(self._light, self._halo, *self.sectors.values())
        self._show()
        self.settle()

    # what is shown

    @property
    def face(self) -> str | None:
        """The fragment that is held, pointed at or chosen by keys."""
        if self.held is not None:
            return self.face_of(self.held)
        if self._pointed is not None:
            return self.face_of(self._pointed)
        return self.face_of(self._cursor) if self._is_steered else None

    @property
    def fault(self) -> str | None:
        """Why the held fragment can't be laid where it is, as a code."""
        if self.held is None:
            return None
        return self.bench.misfit(self.face_of(self.held), self.slot)

    @property
    def is_over_disc(self) -> bool:
        """Whether a fragment is held over a disc."""
        return self.held is not None and self.slot.base != TRAY

    def face_of(self, number: int) -> str:
        """Give the face of a lot that is up; KeyError if the lot isn't here."""
        return next(face for face in self.bench.faces if lot(face) == number)

    # react

    def update(self, dt: float) -> None:
        """Draw every fragment to its place."""
        if self._moving:
            self._moving = False
            for number, target in self._targets().items():
                self._moving |= draw_near(self.sectors[number], target, dt)
            self._light_up()

    def settle(self) -> None:
        """Put every fragment in its place at once."""
        for number, target in self._targets().items():
            draw_near(self.sectors[number], target, 1e6)
        self._light_up()

    def hover(self, inside: bool) -> None:
        """The pointer came or went."""
        super().hover(inside)
        if not inside:
            self._point_at(None)

    def gain_focus(self) -> None:
        """The chosen fragment is marked."""
        super().gain_focus()
        self._changed()

    def lose_focus(self) -> None:
        """What is held goes back."""
        super().lose_focus()
        self._put_back()

    def touch(self) -> None:
        """What the focus shows, the fragments show."""
        self._moving = True
        super().touch()

    # draw

    def bounds(self) -> Box:
        """Nothing is drawn by the bench itself: its fragments are pieces of the stage."""
        return Box(self.box.x, self.box.y, 1, 1)

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing."""

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
                self.turn_over(self._chosen())
            case Activated():
                self._take_or_lay()
            case Edited(Edit.DELETE | Edit.BACKSPACE):
                self._take_off(self._chosen())
            case WentBack() if self.held is not None:
                self._put_back()
            case _:
                return False
        return True

    # verbs

    def turn_over(self, number: int) -> None:
        """Turn a fragment over, or say why it can't be."""
        code = self.bench.turn(self.face_of(number))
        if code is not None and number != self.held:
            self.on_refuse(code)
            return
        if code is not None:
            self.bench.take(self.face_of(number))
            self.bench.turn(self.face_of(number))
        sector = self.sectors[number]
        sector.face = self.face_of(number)
        sector.narrow = 0.1
        self._changed()
        self.on_change()

    def reset(self) -> None:
        """Let all lie as at first."""
        self.held, self.hold = None, ""
        self.bench.reset()
        for number, sector in self.sectors.items():
            sector.face = self.face_of(number)
        self._changed()
        self.on_change()

    def clear(self) -> None:
        """Take everything off the stage."""
        for marks in self._marks:
            self._stage.remove(marks.disc, marks.knob, marks.gap, *marks.cracks)
        self._stage.remove(self._light, self._halo, *self.sectors.values())

    # mouse

    def _move_pointer(self, x: float, y: float) -> None:
        self._pointer = (x, y)
        if self._pressed is not None and self.held is None:
            number, from_x, from_y = self._pressed
            if hypot(x - from_x, y - from_y) > DRAG:
                self._hold(number, "mouse")
        if self.hold == "mouse":
            self._aim(self._slot_under(x, y))
            self._moving = True
        else:
            self._point_at(self._lot_at(x, y))

    def _press(self, x: float, y: float, button: int) -> None:
        if self.hold == "mouse":
            # The other button came between: what is dragged sticks to the pointer until a click.
            self._release(x, y) if button == 1 else self.turn_over(self._chosen())
            return
        self._put_back()
        self._pointer = (x, y)
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
        if self.hold == "mouse":
            self._move_pointer(x, y)
            self._lay_held()
        elif pressed is not None:
            self.turn_over(pressed[0])

    def _slot_under(self, x: float, y: float) -> Slot:
        """Give where a fragment dragged to a point would go."""
        ways = [(hypot(x - p.x, y - p.y), number) for number, p in enumerate(self._rounds)]
        away, number = min(ways)
        place = self._rounds[number]
        if away > place.radius * REACH or y > place.y + place.rim:
            return Slot(TRAY)
        faces, start = self._rest(number)
        return Slot(number, place_at(faces, start, turn_of(place.middle, x, y)))

    def _lot_at(self, x: float, y: float) -> int | None:
        return next((n for n, sector in self.sectors.items() if sector.covers(x, y)), None)

    def _point_at(self, number: int | None) -> None:
        if number != self._pointed:
            self._pointed = number
            self._changed()

    # keys

    def _navigate(self, direction: Direction) -> bool:
        across, down = direction.value
        if self.hold == "keys":
            if across:
                self._step_slot(across)
            elif down > 0:
                self._aim(Slot(TRAY))
                self._lay_held()
            else:
                self.turn_over(self._chosen())
            return True
        if not across:
            return False
        order = [lot(face) for face in self.bench.faces]
        if order:
            here = order.index(self._chosen())
            self._cursor = order[(here + across) % len(order)]
        self._pointed = None
        self._changed()
        return True

    def _chosen(self) -> int:
        if self.held is not None:
            return self.held
        known = [lot(face) for face in self.bench.faces]
        return self._cursor if self._cursor in known else known[0]

    def _take_or_lay(self) -> None:
        if self.hold == "keys":
            self._lay_held()
        else:
            self._hold(self._chosen(), "keys")
            self._aim(self._first_slot())

    def _first_slot(self) -> Slot:
        """Where a fragment taken by keys is at first: its own place, or one that it fits."""
        face = self.face_of(self._chosen())
        own = self.bench.slot_of(face)
        if own.base != TRAY:
            return own
        slots = self.bench.slots(face)[:-1]
        fitting = [slot for slot in slots if self.bench.misfit(face, slot) is None]
        return (fitting or slots)[-1]

    def _step_slot(self, step: int) -> None:
        slots = self.bench.slots(self.face_of(self._chosen()))
        here = slots.index(self.slot) if self.slot in slots else 0
        self._aim(slots[(here + step) % len(slots)])

    def _take_off(self, number: int) -> None:
        self.held, self.hold = None, ""
        self.bench.take(self.face_of(number))
        self._changed()
        self.on_change()

    # holding

    def _hold(self, number: int, how: Hold) -> None:
        self.held, self.hold, self._cursor = number, how, number
        self.slot = self.bench.slot_of(self.face_of(number))
        self._changed()

    def _aim(self, slot: Slot) -> None:
        if slot != self.slot:
            self.slot = slot
            self._changed()

    def _lay_held(self) -> None:
        """Lay what is held where it is aimed at; what doesn't fit stays held by keys."""
        face = self.face_of(self._chosen())
        code = self.bench.lay(face, self.slot)
        if code is not None:
            self.on_refuse(code)
            if self.hold == "keys":
                return
        self.held, self.hold = None, ""
        self._changed()
        self.on_change()

    def _put_back(self) -> None:
        self.held, self.hold, self._pressed = None, "", None
        self._changed()

    def _changed(self) -> None:
        self._moving = True
        self._show()
        self.on_point()

    # where all lies

    def _rest(self, number: int) -> tuple[list[str], float]:
        """Give a base's arc without what is held, and where it begins then."""
        faces, start = list(self.bench.bases[number]), self.bench.starts[number]
        held = None if self.held is None else self.face_of(self.held)
        if held in faces:
            start += size(held) if held == faces[0] else 0
            faces.remove(held)
        return faces, start if faces else 0.0

    def _arc(self, number: int) -> tuple[list[str], float]:
        """Give a base's arc as it would be if what is held were laid."""
        faces, start = self._rest(number)
        if self.held is not None and self.slot.base == number:
            held = self.face_of(self.held)
            start -= size(held) if faces and self.slot.place == 0 else 0
            faces.insert(self.slot.place, held)
        return faces, start

    def _targets(self) -> dict[int, Target]:
        found: dict[int, Target] = {}
        for number, place in enumerate(self._rounds):
            faces, start = self._arc(number)
            for face, turn in zip(faces, begins(faces, start), strict=True):
                found[lot(face)] = Target(place.x, place.y, place.radius, turn)
        loose = [face for face in self.bench.loose if lot(face) != self.held]
        if self.held is not None and self.slot.base == TRAY:
            loose.append(self.face_of(self.held))
        poses = tray_poses([size(face) for face in loose])
        for face, pose in zip(loose, poses, strict=True):
            found[lot(face)] = Target(pose.x, pose.y, pose.width, pose.angle / STEP)
        if self.held is not None:
            found[self.held] = self._held_target(found[self.held])
        return found

    def _held_target(self, home: Target) -> Target:
        wide = size(self.face_of(self._chosen()))
        over = self.slot.base != TRAY
        if self.hold == "keys":
            away = home.radius * RAISED
            x, y = point((home.x, home.y), away, home.turn + wide / 2)
            return Target(x, y, home.radius, home.turn, lift=LIFT)
        turn = home.turn if over else upright(self.face_of(self._chosen()))
        radius = home.radius if over else TRAY_RADIUS
        x, y = point(self._pointer, -radius * MIDDLE, turn + wide / 2)
        return Target(x, y, radius, turn, lift=LIFT, at_once=True)

    # lights

    @property
    def _is_steered(self) -> bool:
        return self.is_focused and self.is_ring_shown

    def _show(self) -> None:
        """Bring gaps, cracks and the order of the pieces up to date."""
        for number, marks in enumerate(self._marks):
            quiet = self.slot.base == number and self.fault is not None
            faces, start = self._rest(number) if quiet else self._arc(number)
            marks.gap.faces, marks.gap.start = tuple(faces), start
            marks.gap.is_quiet = quiet
            cracks = self.bench.cracks(number) if self.held is None else []
            while len(marks.cracks) < len(cracks):
                marks.cracks.append(Light(layer=Layer.HAND, z=8))
                self._stage.add(marks.cracks[-1])
            for k, light in enumerate(marks.cracks):
                light.visible = k < len(cracks)
                if light.visible:
                    self._lie_on_crack(light, number, cracks[k])

    def _lie_on_crack(self, light: Light, number: int, place: int) -> None:
        base, disc = self.bench.bases[number], self._rounds[number]
        turns = begins(base, self.bench.starts[number])
        face = base[place]
        light.lie("gap_bad", size(face), disc.middle, disc.radius, turns[place])

    def _light_up(self) -> None:
        """Light the place that is aimed at, and the fragment that is held or chosen."""
        held = self.held
        self._light.visible = self.is_over_disc
        bad = self.fault is not None
        if held is not None and self.slot.base != TRAY:
            place = self._rounds[self.slot.base]
            faces, start = self._arc(self.slot.base)
            turn = begins(faces, start)[self.slot.place]
            kind = "gap_bad" if bad else "gap_good"
            wide = size(self.face_of(held))
            self._light.lie(kind, wide, place.middle, place.radius, turn)
        marked = held if held is not None else self._pointed
        if marked is None and self._is_steered:
            marked = self._chosen()
        for number, sector in self.sectors.items():
            sector.z = 16.0 if number == held else 7.0 if number == marked else 4.0
        self._halo.visible = marked is not None and marked in self.sectors
        if marked is not None and marked in self.sectors:
            sector = self.sectors[marked]
            kind = "halo_bad" if bad else "halo_good"
            tip = (sector.x, sector.y)
            self._halo.lie(kind, size(sector.face), tip, sector.radius, sector.turn)
            self._halo.z = sector.z - 0.5

    def _made(self, place: Round, words: Callable[..., str]) -> Marks:
        marks = Marks(
            Disc(place, layer=Layer.BOARD),
            Knob(place, layer=Layer.HAND, z=10),
            Gap(place, words=words),
        )
        self._stage.add(marks.disc, marks.knob, marks.gap)
        return marks
