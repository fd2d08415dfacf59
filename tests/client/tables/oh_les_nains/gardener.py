"""Somebody who sits in the garden and plays with keys or with a mouse."""

from typing import Any

from tablee.games.oh_les_nains import (
    GAME,
    Counter,
    Decline,
    Dwarf,
    Exchange,
    Pick,
    Pull,
    Squirrel,
)
from tablee.games.oh_les_nains.cards import Colour
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
)
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.oh_les_nains.backs import Backs
from tablee_client.view.tables.oh_les_nains.boards import Crate
from tablee_client.view.tables.oh_les_nains.table import OhLesNainsScreen
from tablee_client.view.widgets.widget import Widget
from tests.client.tables.sitter import Sitter
from tools.scenes.played_room import PlayedRoom

FACES = ("nains/place", "nains/pull", "nains/squirrels")


def room_of(seats: int, *, seed: int = 1, preset: str | None = None, **options: Any) -> PlayedRoom:
    return PlayedRoom(seats, seed=seed, preset=preset, game=GAME, **options)


class Gardener(Sitter[OhLesNainsScreen]):
    """Plays in the garden."""

    screen = OhLesNainsScreen

    # pressing

    def press(self, widget: Widget, *, keys: bool) -> None:
        if keys:
            self.go_to(widget)
            self.give(Activated())
        else:
            self.click(widget.box.cx, widget.box.cy)

    def press_card(self, code: str, *, keys: bool) -> None:
        """Click a card, or go to it by keys and press Enter."""
        hand = self.table.hand
        place = hand.place_of(code)
        assert place is not None
        if not keys:
            sprite = hand.cards[place].sprite
            self.click(sprite.x - 40, sprite.y - 20)
            return
        self.go_to(hand)
        while hand.cursor != place:
            way = Direction.RIGHT if hand.cursor < place else Direction.LEFT
            self.give(Navigated(way))
        self.give(Activated())

    def go_to(self, target: Widget) -> None:
        """Walk by arrow keys, always towards the target; where that is barred, aside."""
        focus = self.table.focus
        for step in range(30):
            here = focus.current
            if here is target:
                return
            assert isinstance(here, Widget)
            across, down = target.box.cx - here.box.cx, target.box.cy - here.box.cy
            ways = [Direction.RIGHT if across > 0 else Direction.LEFT]
            ways.insert(
                0 if abs(down) > abs(across) else 1, Direction.DOWN if down > 0 else Direction.UP
            )
            ways += [Direction.UP, Direction.DOWN]
            turned = step % 3 if step > 12 else 0
            for way in ways[turned:] + ways[:turned]:
                self.give(Navigated(way))
                if focus.current is not here:
                    break
        raise AssertionError(f"the keys don't lead to {target.key} from {focus.current!r}")

    def widget(self, key: str) -> Widget:
        """Give what can be pressed under a name."""
        for widget in self.table.focus.members:
            if isinstance(widget, Widget) and widget.key == key:
                return widget
        raise AssertionError(f"there is no {key}")

    def has(self, key: str) -> bool:
        return any(getattr(widget, "key", "") == key for widget in self.table.focus.members)

    # deciding

    def decide(self, *, keys: bool) -> None:
        """Do what a bot would do, by keys or by the mouse."""
        match self.room.advice():
            case Pick(colour):
                self.press(self.widget(f"colour-{colour}"), keys=keys)
            case Counter(card):
                self._play(card, None, keys=keys, confirm="counter")
            case Squirrel(card):
                self._play(card, None, keys=keys)
            case Pull(card, colour) | Dwarf(card, colour):
                self._play(card, colour, keys=keys)
            case Decline():
                self.press(self.widget("decline"), keys=keys)
            case Exchange(cards):
                self._exchange(cards, keys=keys)
            case action:
                raise AssertionError(f"the player needn't {action}")

    def _play(self, card: str, colour: Colour | None, *, keys: bool, confirm: str = "play") -> None:
        place = self.table.hand.place_of(card)
        if keys or place not in self.table.turn.chosen:
            self.press_card(card, keys=keys)
        if not keys:
            self.press(self.widget(confirm), keys=False)
        if colour is not None:
            self.press(self.widget(f"colour-{colour}"), keys=keys)

    def _exchange(self, cards: tuple[str, ...], *, keys: bool) -> None:
        self.press(self.widget("exchanging"), keys=keys)
        hand = self.table.hand
        wanted = list(cards)
        if self.room.setup.options["exchange"] == "any":
            for place, code in enumerate(hand.codes):
                if code in wanted:
                    wanted.remove(code)
                    self._toggle(place, keys=keys)
        self.press(self.widget("exchange"), keys=keys)

    def _toggle(self, place: int, *, keys: bool) -> None:
        hand = self.table.hand
        if not keys:
            sprite = hand.cards[place].sprite
            self.click(sprite.x, sprite.y)
            return
        self.go_to(hand)
        while hand.cursor != place:
            self.give(Navigated(Direction.RIGHT if hand.cursor < place else Direction.LEFT))
        self.give(Activated())

    def faces(self) -> set[str]:
        """Name every card whose face is drawn."""
        names: set[str] = set()
        for node in self.table.stage.nodes:
            if isinstance(node, Backs | Crate) and node.visible:
                names.update(node.pictures())
            elif isinstance(node, Sprite):
                names.add(node.picture)
        return {name for name in names if name.startswith(FACES)}
