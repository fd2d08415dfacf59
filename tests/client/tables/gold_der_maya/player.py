"""Somebody who sits at a table of Das Gold der Maya and plays with keys or with a mouse."""

from tablee.games.gold_der_maya import GAME
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.layout import BORDER
from tablee_client.view.app import App
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
    Stepped,
)
from tablee_client.view.tables.gold_der_maya.arc import extent, lot, point, size
from tablee_client.view.tables.gold_der_maya.bench import Slot
from tablee_client.view.tables.gold_der_maya.layout import TRAY, bench_discs, stepper
from tablee_client.view.tables.gold_der_maya.sector import Sector
from tablee_client.view.tables.gold_der_maya.table import GoldDerMayaScreen
from tablee_client.view.tables.gold_der_maya.workbench import Workbench
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.widget import Widget
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

FRAME = 1 / 30


class MayaPlayer:
    """Plays by intents alone; it looks at the table's pieces to know where to press."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.table: GoldDerMayaScreen
        self.room: PlayedRoom

    def sit(
        self, seats: int = 4, *, seed: int = 1, speed: float = 4.0, preset: str | None = None
    ) -> GoldDerMayaScreen:
        self.room = PlayedRoom(seats, seed=seed, preset=preset, game=GAME)
        base = home("en")
        base.change(animation_speed=speed)
        self.table = GoldDerMayaScreen(self.app, base, self.room)
        self.app.push(self.table)
        return self.table

    def frame(self, dt: float = FRAME) -> None:
        self.room.time += dt
        self.app.step(dt)

    def watch(self, frames: int = 900) -> None:
        """Let time pass until nothing moves."""
        for _ in range(frames):
            self.frame()
            if not self.table.director.busy and not self.room.waiting:
                self.frame()
                return
        raise AssertionError("the table never came to rest")

    def give(self, *intents: Intent) -> None:
        for intent in intents:
            self.app.take(intent)

    def play_to_the_end(self, *, keys: bool) -> None:
        for _ in range(2000):
            self.watch()
            if self.room.state.phase == "over":
                return
            if not self.room.waits_for_me:
                self.room.go_on()
                continue
            before = self.table.seen.version
            self.decide(keys=keys)
            assert self.room.table is not None
            assert self.room.table.version > before, "the player's move had no effect"
        raise AssertionError("the match has no end")

    def decide(self, *, keys: bool) -> None:
        """Do what a bot would do, by keys or by the mouse."""
        action = self.room.advice()
        match action:
            case Bid(beads):
                (self.key_bid if keys else self.click_bid)(beads)
            case GiveTo(seat):
                button = self.payee(seat)
                self.key_widget(button) if keys else self.click(button.box.cx, button.box.cy)
            case Arrange(layout):
                self.arrange(layout, keys=keys)
            case _:
                raise AssertionError(f"the player needn't {action}")

    # mouse

    def click(self, x: float, y: float) -> None:
        self.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.give(PointerMoved(*start), PointerPressed(*start))
        self.give(PointerMoved(*middle), PointerMoved(*end), PointerReleased(*end))

    def click_bid(self, beads: int) -> None:
        plus = stepper(len(self.table.standing.bases[0]))[2]
        for _ in range(beads):
            self.click(plus.cx, plus.cy)
        self.click_primary()

    def click_primary(self) -> None:
        button = self.primary()
        self.click(button.box.cx, button.box.cy)

    # keys

    def key_bid(self, beads: int) -> None:
        assert self.table.focus.current is self.table.bidding
        self.give(Edited(Edit.HOME), *[Navigated(Direction.RIGHT)] * beads, Activated())

    def key_widget(self, widget: Widget) -> None:
        for _ in range(20):
            if self.table.focus.current is widget:
                self.give(Activated())
                return
            self.give(Stepped())
        raise AssertionError(f"Tab never leads to {widget.key}")

    # the bench

    def arrange(self, layout: tuple[str, ...], *, keys: bool) -> None:
        """Take everything off, then lay one piece after another."""
        bench = self.bench()
        for face in list(bench.bench.faces):
            if bench.bench.slot_of(face).base >= 0:
                self._take_off(face, keys=keys)
        base = 0
        for word in layout:
            if word == BORDER:
                base += 1
            else:
                self._lay(word, base, keys=keys)
        assert bench.bench.layout() == layout
        self.key_widget(self.primary()) if keys else self.click_primary()

    def key_choose(self, number: int) -> None:
        bench = self.bench()
        assert self.table.focus.current is bench
        for _ in range(60):
            if bench.face is not None and lot(bench.face) == number:
                return
            self.give(Navigated(Direction.RIGHT))
        raise AssertionError(f"the arrows never lead to lot {number}")

    def middle_of(self, number: int) -> tuple[float, float]:
        """Give a point in the middle of a piece."""
        self.bench().settle()
        sector: Sector = self.bench().sectors[number]
        at = sector.turn + size(sector.face) / 2
        return point((sector.x, sector.y), sector.radius * 0.6, at)

    def _take_off(self, face: str, *, keys: bool) -> None:
        if keys:
            self.key_choose(lot(face))
            self.give(Edited(Edit.DELETE))
        else:
            self.drag(self.middle_of(lot(face)), (TRAY.cx, TRAY.cy))

    def _lay(self, word: str, base: int, *, keys: bool) -> None:
        bench, number = self.bench(), lot(word)
        shown = bench.holding.face_of(number)
        if keys:
            self.key_choose(number)
            self.give(*[Activated(by_space=True)] * (shown != word), Activated())
            wanted = Slot(base, len(bench.bench.bases[base]))
            for _ in range(40):
                if bench.holding.slot == wanted:
                    break
                self.give(Navigated(Direction.RIGHT))
            self.give(Activated())
            return
        if shown != word:
            self.click(*self.middle_of(number))
        place, faces = bench_discs(len(bench.bench.bases))[base], bench.bench.bases[base]
        at = bench.bench.starts[base] + extent(faces) + 0.6
        self.drag(self.middle_of(number), point(place.middle, place.radius * 0.7, at))

    # what is there

    def bench(self) -> Workbench:
        assert self.table.bench is not None
        return self.table.bench

    def primary(self) -> Button:
        button = self.table.actions.primary()
        assert button is not None
        return button

    def payee(self, seat: int) -> Button:
        found = (m for m in self.table.focus.members if getattr(m, "key", "") == f"pay-{seat}")
        button = next(found)
        assert isinstance(button, Button)
        return button
