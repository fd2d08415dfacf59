"""Somebody who sits at a table and plays with keys or with a mouse."""

from tablee.games.nain_jaune.actions import Claim, Play, Ready
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
)
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.nain_jaune.fan import Fan
from tablee_client.view.tables.nain_jaune.series import Pack
from tablee_client.view.tables.nain_jaune.table import NainJauneScreen
from tablee_client.view.widgets.button import Button
from tests.client.tables.sitter import Sitter


class Player(Sitter[NainJauneScreen]):
    """Plays Nain Jaune."""

    screen = NainJauneScreen
    patience = 600

    # mouse

    def click_card(self, code: str) -> None:
        sprite = next(held.sprite for held in self.table.hand.cards if held.code == code)
        self.click(sprite.x - 60, sprite.y - 20)

    def click_primary(self) -> None:
        button = self.primary()
        self.click(button.box.cx, button.box.cy)

    # keys

    def key_card(self, code: str) -> None:
        """Go to the hand, then to the card, and press Enter."""
        self._go_to(lambda: self.table.focus.current is self.table.hand)
        codes = self.table.hand.codes
        while self.table.hand.cursor != code:
            here = codes.index(self.table.hand.cursor or "")
            right = codes.index(code) > here
            self.give(Navigated(Direction.RIGHT if right else Direction.LEFT))
        self.give(Activated())

    def key_primary(self) -> None:
        self._go_to(lambda: self.table.focus.current is self.primary())
        self.give(Activated())

    def _go_to(self, there: object) -> None:
        assert callable(there)
        for direction in (*[Direction.DOWN] * 4, *[Direction.RIGHT] * 4, *[Direction.UP] * 6):
            if there():
                return
            self.give(Navigated(direction))
        for _ in range(12):
            if there():
                return
            self.give(Navigated(Direction.DOWN))
            if not there():
                self.give(Navigated(Direction.LEFT))
        assert there(), f"the keys don't lead there from {self.table.focus.current!r}"

    # what is to be done

    def primary(self) -> Button:
        button = self.table.actions.primary()
        assert button is not None
        return button

    def decide(self, *, keys: bool) -> None:
        """Do what a bot would do, by keys or by the mouse."""
        action = self.room.advice()
        match action:
            case Play(card):
                (self.key_card if keys else self.click_card)(card)
            case Claim() | Ready():
                (self.key_primary if keys else self.click_primary)()
            case _:
                raise AssertionError(f"the player needn't {action}")

    @property
    def owes(self) -> bool:
        """Between deals everybody says that he is ready."""
        return super().owes or self.room.state.phase == "between"

    def faces(self) -> set[str]:
        """Name every card whose face is drawn, apart from those on the board."""
        names: set[str] = set()
        for node in self.table.stage.nodes:
            if isinstance(node, Fan | Pack) and node.visible:
                names.update(node.pictures())
            elif isinstance(node, Sprite) and node not in self.table.board.cards:
                names.add(node.picture)
        return {name.rsplit("/", 1)[1] for name in names if name.startswith("faces/")}
