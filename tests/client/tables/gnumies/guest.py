"""Somebody at a party of Gnumies who plays with keys or with a mouse."""

from tablee.games.gnumies.actions import Bid, Discard, Give, Keep
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
)
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.gnumies.choosing import Losses
from tablee_client.view.tables.gnumies.rug import Guests, party_picture
from tablee_client.view.tables.gnumies.table import GnumiesScreen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.widget import Widget
from tests.client.tables.sitter import Sitter

WAYS = (Direction.DOWN, Direction.RIGHT, Direction.UP, Direction.LEFT)


class PartyGuest(Sitter[GnumiesScreen]):
    """Plays at a party."""

    screen = GnumiesScreen
    patience = 2000

    # mouse

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
