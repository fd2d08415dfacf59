"""Players of the five games, each with hands on one device alone."""

from typing import Final

from tablee.games.gold_der_maya.layout import BORDER
from tablee_client.view.app import App
from tablee_client.view.intents import Activated, Direction, Intent, Navigated
from tablee_client.view.tables.gold_der_maya.arc import lot
from tablee_client.view.tables.gold_der_maya.bench import Slot
from tablee_client.view.widgets.widget import Widget
from tests.client.devices.hands import Hands
from tests.client.tables.gnumies.guest import PartyGuest
from tests.client.tables.gold_der_maya.player import MayaPlayer
from tests.client.tables.nain.player import NainPlayer
from tests.client.tables.oh_les_nains.gardener import Gardener
from tests.client.tables.player import Player
from tools.scenes.played_room import PlayedRoom

FRAME: Final = 1 / 30


class WithHands:
    """A player whose every intent is made by his hands; what he sees isn't painted."""

    app: App
    room: PlayedRoom
    hands: Hands

    def give(self, *intents: Intent) -> None:
        self.hands.give(*intents)

    def frame(self, dt: float = FRAME) -> None:
        self.room.time += dt
        self.app.top.update(dt)


class NainJaune(WithHands, Player):
    """Plays Nain Jaune."""


class Gnumies(WithHands, PartyGuest):
    """Plays at a party."""

    def key_to(self, wanted: object) -> None:
        assert isinstance(wanted, Widget)
        self.hands.walk(wanted)


class OhLesNains(WithHands, Gardener):
    """Plays in the garden."""

    def go_to(self, target: Widget) -> None:
        self.hands.walk(target)


class Nain(WithHands, NainPlayer):
    """Plays Nain !."""


class Maya(WithHands, MayaPlayer):
    """Plays Das Gold der Maya."""


class NainByPad(Nain):
    """A pad has no digits and no Tab: it turns the dial and walks."""

    def use(self, widget: Widget, *, keys: bool) -> None:
        assert keys
        self.hands.walk(widget)
        self.give(Activated())

    def _choose(self, coin: str, *, keys: bool) -> None:
        assert keys
        hand = self.table.hand
        place = next(k for k, code in enumerate(hand.codes) if code == coin)
        self.hands.walk(hand)
        while hand.cursor != place:
            right = hand.cursor < place
            self.give(Navigated(Direction.RIGHT if right else Direction.LEFT))
        self.give(Activated())

    def _bid(self, amount: int, *, keys: bool) -> None:
        assert keys
        dial, button = self.table.bidding.dial, self.named("bid")
        self.hands.walk(dial)
        while dial.value != amount:
            more = dial.value < amount
            self.give(Navigated(Direction.RIGHT if more else Direction.LEFT))
        self.hands.walk(button, past=dial)
        assert dial.value == amount
        self.give(Activated())


class MayaByPad(Maya):
    """A pad has no keys for the first number, for turning over and for taking off."""

    def key_bid(self, beads: int) -> None:
        self.hands.walk(self.table.bidding)
        while self.table.bidding.chosen != beads:
            more = self.table.bidding.chosen < beads
            self.give(Navigated(Direction.RIGHT if more else Direction.LEFT))
        self.give(Activated())

    def key_widget(self, widget: Widget) -> None:
        self.hands.walk(widget)
        self.give(Activated())

    def arrange(self, layout: tuple[str, ...], *, keys: bool) -> None:
        assert keys
        bench = self.bench()
        for face in list(bench.bench.faces):
            if bench.bench.slot_of(face).base >= 0:
                self.key_choose(lot(face))
                self.give(Activated(), Navigated(Direction.DOWN))
        base = 0
        for word in layout:
            if word == BORDER:
                base += 1
            else:
                self._lay_by_pad(word, base)
        assert bench.bench.layout() == layout
        self.key_widget(self.primary())

    def _lay_by_pad(self, word: str, base: int) -> None:
        bench, number = self.bench(), lot(word)
        self.key_choose(number)
        self.give(Activated())
        if bench.holding.face_of(number) != word:
            self.give(Navigated(Direction.UP))
        wanted = Slot(base, len(bench.bench.bases[base]))
        for _ in range(40):
            if bench.holding.slot == wanted:
                break
            self.give(Navigated(Direction.RIGHT))
        self.give(Activated())
