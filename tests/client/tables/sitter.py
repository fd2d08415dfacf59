"""Somebody who sits at a table and plays with keys or with a mouse, whatever is played there."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from tablee_client.view.app import App
from tablee_client.view.intents import Intent, PointerMoved, PointerPressed, PointerReleased
from tablee_client.view.tables.frame import TableScreen
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

FRAME = 1 / 30
DECISIONS = 3000
Table = TypeVar("Table", bound=TableScreen)


class Sitter(ABC, Generic[Table]):
    """Acts by intents alone; it looks at the table's pieces to know where to press.

    A game says which `screen` it is, and how a player does what a bot would `decide`. `patience`
    is how many frames the table may take to come to rest.
    """

    screen: type[Table]
    patience: ClassVar[int] = 900

    def __init__(self, app: App) -> None:
        self.app = app
        self.table: Table
        self.room: PlayedRoom

    def sit(self, room: PlayedRoom, *, speed: float = 1.0) -> Table:
        self.room = room
        base = home("en")
        base.change(animation_speed=speed)
        self.table = self.screen(self.app, base, room)
        self.app.push(self.table)
        return self.table

    def frame(self, dt: float = FRAME) -> None:
        self.room.time += dt
        self.app.step(dt)

    def watch(self) -> None:
        """Let time pass until nothing moves."""
        for _ in range(self.patience):
            self.frame()
            if not self.table.director.busy and not self.room.waiting:
                return
        raise AssertionError("the table never came to rest")

    def give(self, *intents: Intent) -> None:
        for intent in intents:
            self.app.take(intent)

    def click(self, x: float, y: float) -> None:
        self.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))

    @abstractmethod
    def decide(self, *, keys: bool) -> None:
        """Do what a bot would do, by keys or by the mouse."""

    @property
    def owes(self) -> bool:
        """Whether the player has to decide something."""
        return self.room.waits_for_me

    def play_to_the_end(self, *, keys: bool) -> None:
        for _ in range(DECISIONS):
            self.watch()
            if self.room.state.is_terminal():
                return
            if self.owes:
                before = self.table.seen.version
                self.decide(keys=keys)
                assert self.room.table is not None
                assert self.room.table.version > before, "the player's move had no effect"
            else:
                self.room.go_on()
        raise AssertionError("the match has no end")
