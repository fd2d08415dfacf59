"""Somebody at a party of Gnumies who plays with keys or with a mouse."""

from tablee.games.gnumies.actions import Bid, Discard, Give, Keep
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.gnumies.choosing import Losses
from tablee_client.view.tables.gnumies.rug import Guests, party_picture
from tablee_client.view.tables.gnumies.table import GnumiesScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.widget import Widget
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

FRAME = 1 / 30
WAYS = (Direction.DOWN, Direction.RIGHT, Direction.UP, Direction.LEFT)


class PartyGuest:
    """Plays by intents alone; it looks at the table's pieces to know where to press."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.table: GnumiesScreen
        self.room: PlayedRoom

    def sit(self, room: PlayedRoom, *, speed: float = 1.0) -> GnumiesScreen:
        self.room = room
        base = home("en")
        base.change(animation_speed=speed)
        self.table = GnumiesScreen(self.app, base, room)
        self.app.push(self.table)
        return self.table

    def frame(self, dt: float = FRAME) -> None:
        self.room.time += dt
        self.app.step(dt)

    def watch(self, frames: int = 2000) -> None:
        """Let time pass until nothing moves."""
        for _ in range(frames):
            self.frame()
            if not self.table.director.busy and not self.room.waiting:
                return
        raise AssertionError("the table never came to rest")

    def give(self, *intents: Intent) -> None:
        for intent in intents:
            self.app.take(intent)

    # mouse

    def click(self, x: float, y: float) -> None:
        self.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))

    def click_card(self, code: str) -> None:
        sprite = next(held.sprite for held in self.table.hand.cards if held.code == code)
        self.click(sprite.x - 20, sprite.y)

    def click_widget(self, widget: Widget) -> None:
        self.click(widget.box.cx, widget.box.cy)

    # keys

    def key_to(self, wanted: object) -> None:
        """Walk there with arrows alone, trying every way in turn."""
        seen: list[object] = []
        paths: list[list[Direction]] = [[]]
        origin = self.table.focus.current
        while paths:
            path = paths.pop(0)
            self.table.focus.focus(origin)
            for step in path:
                self.give(Navigated(step))
            here = self.table.focus.current
            if here is wanted:
                return
            if here in seen:
                continue
            seen.append(here)
            paths += [[*path, *([way] * n)] for way in WAYS for n in (1, 2, 6, 12)]
        raise AssertionError(f"the keys don't lead from {origin!r} to {wanted!r}")

    def key_card(self, code: str) -> None:
        self.key_to(self.table.hand)
        codes = self.table.hand.codes
        while self.table.hand.cursor != code:
            right = codes.index(code) > codes.index(self.table.hand.cursor or "")
            self.give(Navigated(Direction.RIGHT if right else Direction.LEFT))
        self.give(Activated())

    def key_guest(self, losses: Losses, place: int) -> None:
        self.key_to(losses)
        while losses.cursor != place:
            right = place > losses.cursor
            self.give(Navigated(Direction.RIGHT if right else Direction.LEFT))
        self.give(Activated())

    # what is to be done

    def primary(self) -> Button:
        button = self.table.actions.primary()
        assert button is not None
        return button

    def confirm(self, *, keys: bool) -> None:
        if keys:
            self.key_to(self.primary())
            self.give(Activated())
        else:
            self.click_widget(self.primary())

    def decide(self, *, keys: bool) -> None:
        """Do what a bot would do, by keys or by the mouse."""
        match self.room.advice():
            case Bid(card):
                (self.key_card if keys else self.click_card)(card)
                self.confirm(keys=keys)
            case Keep():
                self.confirm(keys=keys)
            case Give(seat):
                self.press(f"give-{seat}", keys=keys)
            case Discard(guests):
                self.lose(guests, keys=keys)
            case action:
                raise AssertionError(f"the player needn't {action}")

    def press(self, key: str, *, keys: bool) -> None:
        members = self.table.focus.members
        button = next(m for m in members if isinstance(m, Button) and m.key == key)
        if keys:
            self.key_to(button)
            self.give(Activated())
        else:
            self.click_widget(button)

    def lose(self, guests: tuple[str, ...], *, keys: bool) -> None:
        losses = self.table.losing.losses
        assert losses is not None
        for guest in guests:
            place = losses.guests.index(guest)
            body = losses.body(place)
            if keys:
                self.key_guest(losses, place)
            else:
                self.click(body.cx, body.cy)
        self.confirm(keys=keys)

    def play_to_the_end(self, *, keys: bool) -> None:
        for _ in range(3000):
            self.watch()
            if self.room.state.is_terminal():
                return
            if self.room.waits_for_me:
                before = self.table.seen.version
                self.decide(keys=keys)
                assert self.room.table is not None
                assert self.room.table.version > before, "the player's move had no effect"
            else:
                self.room.go_on()
        raise AssertionError("the match has no end")

    def drawn(self) -> set[str]:
        """Name every piece that is drawn on the table."""
        names: set[str] = set()
        for node in self.table.stage.nodes:
            if not node.visible:
                continue
            if isinstance(node, Guests):
                names |= {party_picture(g) for found in node.view.sets for g in found.guests}
            elif isinstance(node, Sprite):
                names.add(node.picture)
        return names
