"""The player's own decisions: choosing a card, its colour, a counter, what to exchange."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine import Action
from tablee.games.oh_les_nains.actions import (
    Counter,
    Decline,
    Dwarf,
    Exchange,
    Pick,
    Pull,
    Squirrel,
)
from tablee.games.oh_les_nains.cards import COLOURS, Code, Colour
from tablee_client.core.sounds import Sound
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.oh_les_nains.forecast import forecast
from tablee_client.view.tables.oh_les_nains.layout import PLAYED, tray_pose
from tablee_client.view.tables.oh_les_nains.names import card_picture
from tablee_client.view.tables.oh_les_nains.picker import Picker
from tablee_client.view.tables.oh_les_nains.telling import why_not
from tablee_client.view.tables.pose import Pose

if TYPE_CHECKING:
    from tablee_client.view.tables.oh_les_nains.table import OhLesNainsScreen

Offers = tuple[Offer | None, Offer | None]


class Turn:
    """What is chosen and asked; `chosen` are places of the hand.

    Nothing more is offered from the moment a decision is sent until the server answers.
    """

    def __init__(self, table: OhLesNainsScreen) -> None:
        self._table = table
        self.picker = Picker(table)
        self.chosen: list[int] = []
        self.is_exchanging = False
        self._version = -1
        self._asked = -1

    @property
    def is_asking(self) -> bool:
        """Whether a decision is on its way."""
        return self._asked == self._table.seen.version

    @property
    def playable(self) -> frozenset[int]:
        """The places of the hand that may be played now, by the server's word."""
        seen = self._table.seen
        legal = seen.legal if seen.prompt else None
        if not legal:
            return frozenset()
        codes = {
            action.card
            for action in legal.actions()
            if isinstance(action, Squirrel | Pull | Dwarf | Counter)
        }
        return frozenset(k for k, code in enumerate(self._table.hand.codes) if code in codes)

    # react

    def refresh(self) -> None:
        """Begin anew at a new truth; a counter that fits is chosen at once."""
        table, phase = self._table, self._table.observation.phase
        if self._version != table.seen.version:
            self._version, self.chosen, self.is_exchanging = table.seen.version, [], False
            self.picker.close()
        own_turn = table.seen.may_act and phase in ("main", "counter")
        table.hand.allow(self.playable, is_turn=own_turn)
        if own_turn and phase == "counter" and not self.chosen:
            self.chosen = sorted(self.playable)[:1]
        table.hand.choose(self.chosen)
        picking = table.seen.may_act and phase == "pick" and not table.director.busy
        if self.picker.starts(picking, words=self._dwarf_word, pick=self._pick):
            self._steer_to_colours()
        self.preview(None)

    def _steer_to_colours(self) -> None:
        table = self._table
        if not table.journal.is_open:
            table.focus.focus(self.picker.first)

    def preview(self, place: int | None) -> None:
        """Show what the card at a place, or else the chosen one, would do to the hose."""
        table = self._table
        if table.director.busy or self.is_asking:
            return
        left = table.scene.left_team
        if self.is_exchanging:
            table.scene.show_arrow(1 - left, 1)
            return
        shown = place if place is not None else next(iter(self.chosen), None)
        codes, found = table.hand.codes, None
        may = table.seen.may_act and table.observation.phase == "main"
        if may and shown is not None and shown < len(codes):
            found = forecast(table.standing.dwarves, left, codes[shown])
        table.scene.show_arrow(*((found.team, found.squares) if found else (None, 0)))

    # choosing

    def choose(self, place: int) -> None:
        """A card was clicked: choose it, or play the one that is chosen already."""
        if self.is_exchanging:
            self._toggle(place)
        elif place in self.chosen:
            self.confirm(place)
        elif not self._tell_why_not(place):
            self._choose(place)

    def reach(self, place: int) -> None:
        """The keys went to a card."""
        if not self.is_exchanging and place in self.playable:
            self._choose(place)
        else:
            self.preview(place)

    def confirm(self, place: int) -> None:
        """Play a card, or say why it can't be played."""
        table = self._table
        if self.is_exchanging:
            self._toggle(place)
            return
        if self.is_asking or self._tell_why_not(place):
            return
        self._choose(place)
        code = table.hand.codes[place]
        if table.observation.phase == "counter":
            self._play(Counter(code), code)
        elif code.endswith("*"):
            self._ask_colour(place, code)
        else:
            self._play(_plain(code), code)

    def give_up(self) -> bool:
        """Give up a colour or an exchange; False if there is none."""
        if not self.picker.is_open and not self.is_exchanging:
            return False
        self.picker.close()
        self.is_exchanging, self.chosen = False, []
        self._show_chosen()
        self._table.focus.focus(self._table.hand)
        return True

    # offering

    def offers(self) -> Offers:
        """Offer to play what is chosen, to counter or not, or to exchange."""
        table = self._table
        if not table.seen.may_act or self.is_asking or self.picker.is_open:
            return None, None
        if table.observation.phase == "counter":
            return self._counter_offers()
        if table.observation.phase != "main":
            return None, None
        if self.is_exchanging:
            return self._exchange_offers()
        whole = "olln-exchange-whole" if self._is_whole else "olln-exchange-any"
        exchange = Offer("exchanging", table.words(whole), self.begin_exchange)
        text, reason = table.words("olln-play"), table.words("olln-choose-first")
        if self.chosen:
            text, reason = self._play_text(table.hand.codes[self.chosen[0]]), ""
        return Offer("play", text, self._play_chosen, reason=reason), exchange

    def _counter_offers(self) -> Offers:
        table = self._table
        text = table.game_words("action-decline")
        decline = Offer("decline", text, partial(self._ask, Decline()))
        if not self.chosen:
            return decline, None
        code = table.hand.codes[self.chosen[0]]
        play = partial(self._play, Counter(code), code)
        return Offer("counter", table.words("olln-counter"), play), decline

    def _exchange_offers(self) -> Offers:
        table, count = self._table, len(self.chosen)
        reason = "" if count else table.refusal("nothing-exchanged", {})
        text = table.words("olln-exchange-cards", count=count)
        return (
            Offer("exchange", text, self._exchange, reason=reason),
            Offer("cancel", table.words("olln-cancel"), self._cancel),
        )

    def _cancel(self) -> None:
        self.give_up()

    def _play_text(self, code: Code) -> str:
        words = self._table.words
        if code[0] == "S":
            return words("olln-play-squirrel", value=int(code[1]))
        return words("olln-play-dwarf" if code[0] == "D" else "olln-play-pull")

    # cards

    def _tell_why_not(self, place: int) -> bool:
        table = self._table
        codes = table.hand.codes
        if place in self.playable or place >= len(codes):
            return place >= len(codes)
        reason, details = why_not(table.observation, table.seen.seat, codes[place])
        table.refuse(reason, dict(details))
        return True

    def _choose(self, place: int) -> None:
        self.picker.close()
        self.chosen = [place]
        self._show_chosen()

    def _show_chosen(self) -> None:
        self._table.hand.choose(self.chosen)
        self.preview(None)
        self._table.offer_again()

    def _play_chosen(self) -> None:
        if self.chosen:
            self.confirm(self.chosen[0])

    def _play(self, action: Action, code: Code) -> None:
        """Send a card on its way, and ask for it."""
        table = self._table
        place = table.hand.place_of(code)
        start = None if place is None else table.hand.pose_at(place)
        self.picker.close()
        if start is not None and table.director.speed > 0:
            table.app.sound.play(Sound.DEAL)
            table.own_move.begin(code, card_picture(code), start, self._goal(action))
            table.show_hand()
        self._ask(action)

    def _goal(self, action: Action) -> Pose:
        table = self._table
        counters = bool(table.observation.options.get("counters", True))
        chained = isinstance(action, Counter) or (isinstance(action, Dwarf) and counters)
        return tray_pose(min(3, len(table.standing.chain))) if chained else PLAYED

    def _ask(self, action: Action) -> None:
        """Ask the server."""
        table = self._table
        self._asked = table.seen.version
        self.chosen, self.is_exchanging = [], False
        table.hand.choose(())
        table.acted(table.room.act(action), undo=self._put_back)
        table.offer_again()

    def _put_back(self) -> None:
        table = self._table
        pose, self._asked = table.own_move.end(), -1
        table.hand.show(list(table.standing.hand or ()), origin=pose)
        self.refresh()
        table.offer_again()

    # colours

    def _pick(self, colour: Colour) -> None:
        self._ask(Pick(colour))

    def _ask_colour(self, place: int, code: Code) -> None:
        table = self._table
        kind: Callable[..., Action] = Dwarf if code[0] == "D" else Pull
        effects: dict[Colour, str] = {}
        reasons: dict[Colour, str] = {}
        for colour, left in zip(COLOURS, table.observation.supply, strict=True):
            if code[0] != "D":
                effects[colour] = self._effect_text(code, colour)
                continue
            effects[colour] = table.words("olln-left", count=left)
            if not left:
                reasons[colour] = table.refusal("no-pawn-left", {"colour": colour})
        self.picker.ask(
            table.hand.cards[place].home.x,
            words=lambda colour: table.game_words(f"colour-{colour}"),
            effects=effects,
            reasons=reasons,
            pick=lambda colour: self._play(kind(code, colour), code),
        )
        table.offer_again()

    def _effect_text(self, code: Code, colour: Colour) -> str:
        table, left = self._table, self._table.scene.left_team
        found = forecast(table.standing.dwarves, left, code, colour)
        if found is None or found.team is None:
            return table.words("olln-effect-none")
        key = "olln-effect-own" if found.team == left else "olln-effect-other"
        return table.words(key, squares=found.squares)

    def _dwarf_word(self, colour: Colour) -> str:
        return self._table.words("olln-caption-dwarf", colour=colour)

    # exchanging

    @property
    def _is_whole(self) -> bool:
        return self._table.observation.options.get("exchange") != "any"

    def begin_exchange(self) -> None:
        """Let cards be chosen to exchange: the whole hand, where the table wants that."""
        self.picker.close()
        self.is_exchanging = True
        self.chosen = list(range(len(self._table.hand.codes))) if self._is_whole else []
        self._show_chosen()

    def _toggle(self, place: int) -> None:
        table = self._table
        if self._is_whole:
            count = len(table.hand.codes)
            table.refuse("exchange-whole", {"count": count})
            return
        self.chosen = sorted({*self.chosen} ^ {place})
        self._show_chosen()

    def _exchange(self) -> None:
        self._ask(Exchange(tuple(self._table.hand.codes[place] for place in self.chosen)))


def _plain(code: Code) -> Action:
    """Give what a card that isn't multicolour does in one's turn."""
    if code[0] == "S":
        return Squirrel(code)
    return Dwarf(code) if code[0] == "D" else Pull(code)
