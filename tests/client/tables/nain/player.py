"""Somebody who sits at a table of Nain ! and plays with keys or with a mouse alone."""

from typing import Any

from tablee.engine import Action
from tablee.games.nain import GAME
from tablee.games.nain.actions import (
    Bid,
    Choose,
    Done,
    Expose,
    Flip,
    Keep,
    Nain,
    PlaySpecial,
    RevealSpecial,
    Take,
)
from tablee_client.core.controls import Control
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Hotkey,
    Intent,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Stepped,
    Wished,
)
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.nain.specials import SpecialCard, picture
from tablee_client.view.tables.nain.table import NainScreen
from tablee_client.view.widgets.widget import Widget
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

FRAME = 1 / 30


class NainPlayer:
    """Plays by intents alone; it looks at the table's pieces to know where to press."""

    def __init__(self, app: App, room: PlayedRoom, *, speed: float = 4.0) -> None:
        self.app, self.room = app, room
        base = home("en")
        base.change(animation_speed=speed)
        self.table = NainScreen(app, base, room)
        app.push(self.table)

    def frame(self) -> None:
        self.room.time += FRAME
        self.app.step(FRAME)

    def watch(self, frames: int = 900) -> None:
        """Let time pass until nothing moves."""
        for _ in range(frames):
            self.frame()
            if not self.table.director.busy and not self.room.waiting:
                return
        raise AssertionError("the table never came to rest")

    def give(self, *intents: Intent) -> None:
        for intent in intents:
            self.app.take(intent)

    # hands

    def click(self, x: float, y: float) -> None:
        self.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))

    def use(self, widget: Widget, *, keys: bool) -> None:
        """Click a widget's middle, or step to it and press Enter."""
        if not keys:
            self.click(widget.box.cx, widget.box.cy)
            return
        for _ in range(60):
            if self.table.focus.current is widget:
                self.give(Activated())
                return
            self.give(Stepped())
        raise AssertionError(f"the keys don't lead to {widget.key}")

    def named(self, key: str) -> Widget:
        found = [w for w in self.table.focus.members if isinstance(w, Widget) and w.key == key]
        assert found, f"nothing here is called {key}"
        return found[0]

    # what is to be done

    def decide(self, action: Action, *, keys: bool) -> None:
        match action:
            case Choose(coin):
                self._choose(coin, keys=keys)
            case Bid(amount):
                self._bid(amount, keys=keys)
            case Nain() if keys:
                self.give(Wished(Control.CALL), Activated())
            case Keep(pair):
                self._keep([int(seat) for seat in pair], keys=keys)
            case Expose():
                self.use(self.named(self._key(action)), keys=keys)
                self.use(self._answer(), keys=keys)
            case _:
                self.use(self.named(self._key(action)), keys=keys)

    def _key(self, action: Action) -> str:
        """Name the widget that stands for an action."""
        match action:
            case Flip(seat):
                return f"coin-{seat}"
            case Expose(seat, place):
                return f"special-{seat}-{place}"
            case PlaySpecial(special):
                held = next(c for c in self.table.scenery.held if c.special == special)
                return held.key
            case RevealSpecial(place):
                return f"special-0-{place}"
            case Take(position):
                return f"leftover-{position}"
            case Nain() | Done():
                return action.kind()
            case _:
                raise AssertionError(f"the player needn't {action}")

    def play_to_the_end(self, *, keys: bool) -> set[str]:
        """Play all that a bot would play; tell which kinds of actions were made."""
        made: set[str] = set()
        for _ in range(3000):
            self.watch()
            if self.room.state.is_terminal():
                return made
            if not self.room.waits_for_me:
                self.room.go_on()
                continue
            before, action = self.table.seen.version, self.room.advice()
            self.decide(action, keys=keys)
            assert self.room.table is not None
            assert self.room.table.version > before, f"{action} had no effect"
            made.add(action.kind())
        raise AssertionError("the match has no end")

    def faces(self) -> list[str]:
        """Name every coin card and special whose face is drawn, apart from the cards of a board."""
        found = []
        for node in self.table.stage.nodes:
            if isinstance(node, Sprite) and node.visible and node.picture.startswith("nain/coins_"):
                found.append(node.picture)
            elif isinstance(node, SpecialCard) and node.visible:
                found.append(picture(node.special))
        return found

    # private

    def _choose(self, coin: str, *, keys: bool) -> None:
        hand = self.table.hand
        place = next(k for k, code in enumerate(hand.codes) if code == coin)
        if not keys:
            sprite = hand.sprites[place]
            self.click(sprite.x - 50, sprite.y)
            return
        while self.table.focus.current is not hand:
            self.give(Stepped())
        while hand.cursor != place:
            way = Direction.RIGHT if hand.cursor < place else Direction.LEFT
            self.give(Navigated(way))
        self.give(Activated())

    def _bid(self, amount: int, *, keys: bool) -> None:
        dial = self.table.bidding.dial
        if keys:
            self.give(*[Hotkey(digit) for digit in str(amount)])
        else:
            while dial.value < amount:
                self.use(self.named("plus"), keys=False)
        assert dial.value == amount
        self.use(self.named("bid"), keys=keys)

    def _keep(self, seats: list[int], *, keys: bool) -> None:
        for seat in [*self.table.kept]:
            if seat not in seats:
                self.use(self.named(f"coin-{seat}"), keys=keys)
        for seat in seats:
            if seat not in self.table.kept:
                self.use(self.named(f"coin-{seat}"), keys=keys)
        assert sorted(self.table.kept) == sorted(seats)
        self.use(self.named("keep"), keys=keys)

    def _answer(self) -> Widget:
        last = self.table.focus.members[-1]
        assert isinstance(last, Widget)
        return last


def room(seats: int, *, seed: int, preset: str | None = None) -> PlayedRoom:
    """Give a room in which a match of Nain ! begins."""
    options: dict[str, Any] = {"two_player": True} if seats == 2 else {}
    return PlayedRoom(seats, seed=seed, preset=preset, game=GAME, **options)
