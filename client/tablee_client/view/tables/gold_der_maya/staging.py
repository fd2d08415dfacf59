"""From moments to beats: every part becomes a cue on the stage of a table's screen."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import TYPE_CHECKING

from tablee.games.gold_der_maya.events import (
    BeadsKept,
    BidsRevealed,
    DiscCompleted,
    LotWon,
    SaleCancelled,
)
from tablee_client.core.director import Beat, Cue
from tablee_client.view.tables.flyer import Flyer, Livery
from tablee_client.view.tables.gold_der_maya.arc import STEP, size
from tablee_client.view.tables.gold_der_maya.cues import (
    BeadFlight,
    Happening,
    LotFlight,
    Moment,
)
from tablee_client.view.tables.gold_der_maya.hands import BEAD, STEPS
from tablee_client.view.tables.gold_der_maya.layout import (
    BAG,
    COFFER_POSE,
    lot_pose,
    upright_pose,
)
from tablee_client.view.tables.gold_der_maya.sector import Sector
from tablee_client.view.tables.gold_der_maya.sounds import sounds_of
from tablee_client.view.tables.gold_der_maya.standing import Place
from tablee_client.view.tables.pose import Pose, on_the_way
from tablee_client.view.theme import Layer

if TYPE_CHECKING:
    from tablee_client.view.tables.gold_der_maya.table import GoldDerMayaScreen

LIFT = 16.0
RISE = 30.0
COARSE = 6.0
HUES = 6


class Staging:
    """Knows where every named place is on the screen, and moves the standing along."""

    def __init__(self, table: GoldDerMayaScreen) -> None:
        self._table = table
        self._beads = 0

    def beat(self, moment: Moment) -> Beat:
        """Give the beat that shows a moment."""
        return Beat([self._cue(part) for part in moment.parts], pause=moment.pause)

    def _cue(self, part: LotFlight | BeadFlight | Happening) -> Cue:
        show: Callable[[float], None]
        match part:
            case LotFlight():
                show = LotFlyer(self, part)
            case BeadFlight():
                show = self._bead(part)
            case Happening(BidsRevealed()):
                show = self._opening(part)
            case _:
                show = self._once(part)
        sound, landing = sounds_of(part)
        return Cue(part.duration, show, at=part.at, sound=sound, landing=landing)

    # in its place

    def _once(self, part: Happening) -> Callable[[float], None]:
        done: list[bool] = []

        def show(_: float) -> None:
            if not done:
                done.append(True)
                self._happen(part)

        return show

    def _happen(self, part: Happening) -> None:
        table, event = self._table, part.event
        table.standing.note(event)
        match event:
            case SaleCancelled():
                table.proclamation.say(table.words("maya-cancelled"))
            case LotWon(seat):
                table.people.say(seat, table.words("maya-says-wins"))
            case BeadsKept(seat):
                table.people.say(seat, table.words("maya-says-kept"))
            case DiscCompleted(seat, base, points):
                table.proclamation.say(table.words("maya-disc", points=points))
                if not table.app.is_calm:
                    table.scenery.glints.surround(table.scenery.discs[seat][base].place)
        table.show_standing()

    def _opening(self, part: Happening) -> Callable[[float], None]:
        """All fists turn over at once: closed until the middle, then open."""
        done: list[bool] = []
        hands = self._table.scenery.hands

        def show(progress: float) -> None:
            if progress >= 0.5 and not done:
                done.append(True)
                self._happen(part)
            narrow = STEPS if progress >= 1.0 else round(abs(cos(progress * pi)) * STEPS)
            for hand in hands:
                hand.narrow = narrow

        return show

    # beads

    def _bead(self, part: BeadFlight) -> Flyer:
        table = self._table
        self._beads += 1

        def move(seat: int, amount: int) -> None:
            table.standing.move_beads(seat, amount)
            table.show_standing()

        return Flyer(
            table.stage,
            Livery(f"maya/bead_{self._beads % HUES}", lift=70.0),
            start=lambda: self._hand(part.payer),
            end=lambda: self._hand(part.payee),
            depart=lambda: move(part.payer, -part.amount),
            arrive=lambda: move(part.payee, part.amount),
        )

    def _hand(self, seat: int) -> Pose:
        pose = self._table.scenery.hands[seat].pose
        return Pose(pose.x, pose.y, max(26.0, BEAD * pose.width))

    # places

    def place(self, place: Place, face: str) -> Pose:
        """Give how a fragment lies in a place."""
        kind, number = place
        table, wide = self._table, size(face)
        match kind:
            case "bag":
                return upright_pose(BAG.x, BAG.y, BAG.width, wide)
            case "place":
                return lot_pose(number, wide)
            case "hand":
                return table.scenery.held_pose(number, wide)
            case "base":
                disc = table.scenery.discs[number][0].place
                return upright_pose(disc.x, disc.y, disc.radius, wide)
            case _:
                return upright_pose(COFFER_POSE.x, COFFER_POSE.y, COFFER_POSE.width, wide)

    @property
    def table(self) -> GoldDerMayaScreen:
        """The screen."""
        return self._table


class LotFlyer:
    """One fragment on its way; it sets off and arrives exactly once, also when skipped."""

    def __init__(self, staging: Staging, part: LotFlight) -> None:
        self._staging, self._part = staging, part
        self._face: str | None = None
        self._way: tuple[Pose, Pose] | None = None
        self._sector: Sector | None = None
        self._left = False

    def __call__(self, progress: float) -> None:
        """Show the fragment at a progress of 0 to 1."""
        if not self._left:
            self._depart()
        if progress >= 1.0:
            self._land()
        elif self._way is not None and self._face is not None:
            self._fly(self._face, on_the_way(*self._way, progress, lift=RISE))

    def _depart(self) -> None:
        self._left = True
        staging, part = self._staging, self._part
        standing = staging.table.standing
        self._face = standing.depart(part.start, part.face)
        if self._face is not None:
            ends = (staging.place(place, self._face) for place in (part.start, part.end))
            start, end = ends
            self._way = (start, end)
        staging.table.show_standing()

    def _fly(self, face: str, pose: Pose) -> None:
        if self._sector is None:
            self._sector = Sector(face, layer=Layer.FLIGHT)
            self._sector.in_flight, self._sector.lift = True, LIFT
            self._staging.table.stage.add(self._sector)
        sector = self._sector
        sector.x, sector.y = pose.x, pose.y
        sector.radius = round(pose.width / COARSE) * COARSE
        sector.turn = pose.angle / STEP

    def _land(self) -> None:
        table = self._staging.table
        if self._sector is not None:
            table.stage.remove(self._sector)
            self._sector = None
        table.standing.arrive(self._part.end, self._face)
        table.show_standing()
