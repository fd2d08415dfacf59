"""What one's own bid is made with: the dial and its buttons; and the doubt, apart from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from tablee.engine import Action
from tablee.games.nain.actions import Bid, Keep, Nain
from tablee_client.core.controls import Control
from tablee_client.view.geometry import Box
from tablee_client.view.intents import Hotkey, Wished
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.nain.dial import Dial, Round
from tablee_client.view.tables.nain.doubt import Doubt
from tablee_client.view.tables.nain.layout import DIAL, NAIN, Place, card_box

if TYPE_CHECKING:
    from tablee_client.view.screen import Screen


DIAL_SIDE: Final = 172.0


class Bidding:
    """Shown while it is the player's turn to bid."""

    def __init__(
        self, screen: Screen, *, on_turn: Callable[[], None], on_nain: Callable[[], None]
    ) -> None:
        self._screen = screen
        self.dial = screen.add(Dial(on_turn=on_turn))
        self._rounds = [screen.add(Round(self.dial, step)) for step in (-1, 1)]
        self.nain = screen.add(Doubt(screen.words("na-nain"), on_press=on_nain))
        self._least: int | None = None
        for widget in (self.dial, *self._rounds):
            widget.visible = False

    @property
    def is_shown(self) -> bool:
        """Whether a bid is asked for."""
        return self._least is not None

    def show(self, least: int | None, *, doubts: bool) -> None:
        """Ask for a bid of at least so many coins, or for none; let it be doubted or not."""
        if least != self._least:
            self._least = least
            if least is not None:
                self.dial.begin(least)
        for widget in (self.dial, *self._rounds):
            widget.visible = least is not None
        self.nain.is_lit = doubts

    def offer(self, act: Callable[[Action], None]) -> Offer:
        """Offer the bid that the dial shows."""
        amount = self.dial.value
        return Offer("bid", self._screen.words("na-bid", amount=amount), partial(act, Bid(amount)))

    def places_of(self, action: Action, places: Sequence[Place]) -> tuple[Box, ...]:
        """Give where to set a bid that the dial doesn't show, where to doubt, or what to keep."""
        if isinstance(action, Keep):
            return tuple(card_box(places[int(seat)].coin) for seat in action.seats)
        if isinstance(action, Nain) and self.nain.is_lit:
            return (NAIN,)
        is_other = isinstance(action, Bid) and action.amount != self.dial.value
        return (Box.around(*DIAL, DIAL_SIDE, DIAL_SIDE),) if is_other and self.is_shown else ()

    def hotkey(self, intent: Hotkey | Wished) -> bool:
        """Take a digit for the dial, or go to the doubt; tell whether it was taken."""
        match intent:
            case Hotkey(name) if name.isdecimal() and self.is_shown:
                self.dial.type(name)
            case Wished(Control.CALL) if self.nain.takes_focus:
                self._screen.focus.focus(self.nain)
            case _:
                return False
        return True
