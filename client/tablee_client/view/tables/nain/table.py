"""The table of Nain !: the game's pieces on what all tables share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.engine import Action, Event, Seat
from tablee.games.nain.actions import (
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
from tablee.games.nain.cards import Code, Special
from tablee.games.nain.events import Counted
from tablee.games.nain.observation import NainObservation
from tablee_client.core.director import Beat
from tablee_client.core.notices import Notice, TableUpdated
from tablee_client.core.sounds import Sound
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.intents import Hotkey, Intent, Wished
from tablee_client.view.room import Room
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.nain.bidding import Bidding
from tablee_client.view.tables.nain.cues import moments
from tablee_client.view.tables.nain.hand import CoinHand
from tablee_client.view.tables.nain.layout import COVER, COVERS, around_table, guide_box, place_of
from tablee_client.view.tables.nain.leftovers import Leftovers
from tablee_client.view.tables.nain.mouths import mouth
from tablee_client.view.tables.nain.own_move import OwnCard
from tablee_client.view.tables.nain.reasons import why_not
from tablee_client.view.tables.nain.recap import Recap
from tablee_client.view.tables.nain.scenery import Scenery
from tablee_client.view.tables.nain.shout import Shout
from tablee_client.view.tables.nain.specials import picture
from tablee_client.view.tables.nain.staging import Staging
from tablee_client.view.tables.nain.standing import Standing, without
from tablee_client.view.tables.nain.telling import COUNTING, SLUG, counted, filled, stage_text, told
from tablee_client.view.tables.people import People
from tablee_client.view.tables.pose import Pose
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home

KEPT = 2
MOST_KEPT_BACK = 16


class NainScreen(TableScreen):
    """One match. `standing` is what the scene shows, `observation` the truth."""

    backdrop = "bg/table_nain"
    chapter, opening, covers, cover_at = "round", "round-begun", COVERS, COVER

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        self._counting = False
        self._kept_back: list[TableUpdated] = []
        self._untold: list[Event] = []
        super().__init__(app, home, room, practice=practice)
        self.standing = Standing.of(self.observation)
        self.recap: Recap | None = None

    @property
    def observation(self) -> NainObservation:
        """The truth of the match."""
        found = self.seen.observation
        assert isinstance(found, NainObservation)
        return found

    @property
    def owes(self) -> bool:
        """Whether the match waits for the player."""
        return any(clock.seat == self.seen.seat for clock in self.seen.clocks)

    # what the frame asks for

    def seat_people(self, view: TableView) -> People:
        """Put everybody's plate on the stage, those beside the compass clear of it."""
        seats = view.info.seats
        places = around_table(len(seats), view.seat or 0)
        return People(self, seats, own=view.seat, places=places, mouth=mouth)

    def guide_place(self) -> Box:
        """Where nobody sits, away from the doubt."""
        return guide_box(len(self.seen.info.seats))

    def build_table(self) -> None:
        """Put track, cards, heaps, hand and dial on the stage."""
        people = self.people
        self.places = [
            place_of(spot, own=seat == people.bottom, seats=len(people.spots))
            for seat, spot in enumerate(people.spots)
        ]
        self.scenery = Scenery(self, self.places)
        self.coins, self.beside = self.scenery.coins, self.scenery.beside
        self.track = self.scenery.track
        self.leftovers = Leftovers(self, on_take=self.draft)
        self.hand = self.own_hand = self.add(CoinHand(self.stage, on_choose=self.choose))
        self.bidding = Bidding(self, on_turn=self._aim, on_nain=partial(self.act, Nain()))
        self.own_move = OwnCard(self.stage)
        self.shout = Shout()
        self.stage.add(self.shout)
        self.kept: list[Seat] = []
        self._asked: tuple[object, ...] = ()
        self._pointed = ""
        self.recap = None
        self._staging = Staging(self)

    def show_truth(self, view: TableView) -> None:
        """Let everything lie as the view says."""
        assert isinstance(view.observation, NainObservation)
        self.standing = Standing.of(view.observation)
        own = self.own_move
        if own.code is not None and self._held(own.code) < own.held:
            self.own_move.end()
        self.roll(float(self.standing.bid))
        self.show_standing()

    def begin_match(self) -> None:
        """Let the deal begin with an empty table."""
        self.standing = Standing.before_deal(self.observation)
        self.own_move.end()
        self.roll(0.0)
        self.show_standing()

    def compile(self, events: Sequence[Event]) -> list[Beat]:
        """Compile events to moments, and these to beats on the stage."""
        self._counting = any(isinstance(event, Counted) for event in events)
        return [self._staging.beat(moment) for moment in moments(events, own=self.seen.seat)]

    def refresh(self) -> None:
        """Show what may be done now."""
        seen, phase = self.observation, self.observation.phase
        bids = phase == "bidding" and self.owes
        asked = (seen.round, phase, self.owes, seen.bid, self.director.busy and phase == "pick")
        fresh, self._asked = asked != self._asked, asked
        if fresh:
            self.kept = self._best_two() if phase == "pick" and self.owes else []
        self.bidding.show((seen.bid or 0) + 1 if bids else None, doubts=self.seen.allows(Nain()))
        self.hand.allow(choosing=phase == "choose" and self.owes)
        self.leftovers.allow(self.owes and phase == "draft")
        self._show_recap()
        self._aim_track()
        self.scenery.allow(self)
        if phase == "pick" and self.director.busy:
            self.note.text = ""
            self.people.turn(())
            self.people.time((), self.now())
        current = self.focus.current
        if isinstance(current, Widget) and not current.takes_focus:
            self.focus.focus(None)
        if fresh and self.owes and self.first_focus() is not None and not self.journal.is_open:
            self.focus.focus(self.first_focus())

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer the bid, an end of revealing, or to keep the cards chosen; one at a time."""
        seen = self.observation
        if not self.owes:
            return None, None
        if seen.phase == "bidding":
            return self.bidding.offer(self.act), None
        if seen.phase == "last-reveal":
            return Offer("done", self.words("na-done"), partial(self.act, Done())), None
        if seen.phase == "pick" and not self.director.busy:
            reason = "" if len(self.kept) == KEPT else self.words("na-keep-two")
            return Offer("keep", self.words("na-keep"), self._keep, reason=reason), None
        return None, None

    def prompt(self) -> str:
        """Explain what is pointed at; else word the stage, or who is waited for."""
        seen = self.observation
        if seen.phase == "over" or (seen.phase == "pick" and self.director.busy):
            return ""
        if self._pointed:
            return self._pointed
        names = self.people.names
        return stage_text(seen, self.app.words, names, owes=self.owes)

    def headline(self) -> str:
        """Say which round it is, or that it is the last one."""
        seen = self.observation
        if seen.stopping is not None:
            return self.words("na-stopping")
        return self.words("na-round", round=seen.round, rounds=seen.rounds)

    def told(self, event: Event) -> str | None:
        """Word an event for the journal."""
        return told(event, self.app.words, self.people.names)

    def tell(self, event: Event) -> None:
        """Tell what is being counted only once it has been seen."""
        if isinstance(event, COUNTING):
            self._untold.append(event)
        else:
            super().tell(event)

    def count_step(self, event: Event) -> str:
        """Word a step of the count for the table."""
        return counted(event, self.app.words, self.people.names, own=self.seen.seat)

    def first_focus(self) -> Widget | None:
        """The keys steer the hand while a card is chosen, or the leftovers."""
        if self.hand.takes_focus:
            return self.hand
        return self.leftovers.first()

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal with names and cards."""
        words = self.app.words
        return words.refusal(code, filled(details, words, self.people.names), SLUG)

    def animate(self, dt: float) -> None:
        """Let own card and shout move; explain what is pointed at; hear what was kept back."""
        if not self.director.busy:
            self._hear_kept_back()
        self.own_move.update(dt)
        self.shout.update(dt)
        sheet = None if self.guide is None else self.guide.lying()
        self.scenery.make_room(self.people.bottom, sheet)
        pointed = self.scenery.pointed() or self.leftovers.pointed()
        if pointed != self._pointed:
            self._pointed = pointed
            self.note.text = self.note_text()

    def react(self, intent: Intent) -> bool:
        """Take digits for the dial, and a key of its own to go to the doubt."""
        if isinstance(intent, Hotkey | Wished) and not self.journal.is_open:
            return self.bidding.hotkey(intent) or super().react(intent)
        return super().react(intent)

    def heard(self, notice: Notice) -> None:
        """Keep back what happens during a count, so that it can be followed to its end."""
        if isinstance(notice, TableUpdated):
            if self._may_wait(notice):
                self._kept_back.append(notice)
                return
            self._hear_kept_back()
        super().heard(notice)

    def _may_wait(self, notice: TableUpdated) -> bool:
        counts = self._counting and self.director.busy and self.app.top is self
        few = len(self._kept_back) < MOST_KEPT_BACK
        return counts and few and not (notice.snap or notice.fresh)

    def _hear_kept_back(self) -> None:
        self._counting = False
        while self._untold:
            super().tell(self._untold.pop(0))
        while self._kept_back:
            super().heard(self._kept_back.pop(0))

    # what is shown

    def show_standing(self) -> None:
        """Show the standing, whatever it is; called after each piece that left or arrived."""
        self.scenery.show(self)
        self.leftovers.show(self.standing.free)
        held = list(self.standing.hand or ())
        self.hand.show(without(held, self.own_move.code), alone=not self.standing.specials)

    def roll(self, at: float) -> None:
        """Let the cart stand at a bid, or between two."""
        self.scenery.roll(at)

    def pose_in_hand(self, card: str) -> Pose | None:
        """Give where one of one's own cards lies in the hand."""
        coins = [code for code in self.hand.codes if code == card]
        return self.hand.pose_of(coins[0]) if coins else self.scenery.pose_in_hand(card)

    def marked(self, action: Action) -> tuple[Box, ...]:
        """Give where a bid is made or doubted, and the cards to be kept."""
        return self.bidding.places_of(action, self.places)

    def _show_recap(self) -> None:
        """Show the last count while cards are chosen, once all that led to it has been seen."""
        seen = self.observation
        wanted = seen.phase == "choose" and bool(seen.history) and not self.director.busy
        if wanted and self.recap is None:
            number = len(seen.history)
            self.recap = Recap(seen.history[-1], self.people, number=number, words=self.words)
            self.add(self.recap)
        elif not wanted and self.recap is not None:
            self.drop(self.recap)
            self.recap = None
        self.scenery.clear_track(self.recap is not None)
        self.bidding.nain.visible = self.recap is None

    # verbs

    def act(self, action: Action) -> None:
        """Do it, or say why it can't be done."""
        seat = self.seen.seat
        if self.seen.allows(action):
            self.acted(self.room.act(action))
        elif seat is not None:
            code, details = why_not(self.observation, seat, action)
            self.refuse(code, dict(details))

    def choose(self, place: int) -> None:
        """Put a coin card on the table."""
        code, seat = self.hand.codes[place], self.seen.seat
        if self.own_move.code is not None or seat is None:
            return
        if not self.seen.allows(Choose(code)):
            self.act(Choose(code))
            return
        end = self.places[seat].coin
        self.hand.cursor = place
        self._set_off(Choose(code), code, f"nain/coins_{code.replace('/', '_')}", end)

    def play(self, special: Special) -> None:
        """Put a special face down beside one's coin card."""
        seat = self.seen.seat
        if self.own_move.code is not None or seat is None:
            return
        if not self.seen.allows(PlaySpecial(special)):
            self.act(PlaySpecial(special))
            return
        place = min(1, len(self.standing.played[seat]))
        end = self.places[seat].specials[place]
        self._set_off(PlaySpecial(special), special, picture(special), end)

    def press_coin(self, seat: Seat) -> None:
        """Choose a seat's coin card: to turn it up, or to keep it."""
        if self.observation.phase == "pick":
            self._toggle(seat)
        else:
            self.act(Flip(seat))

    def press_special(self, seat: Seat, place: int) -> None:
        """Choose a special on the table: reveal one's own, unmask another's for one's cover."""
        if seat == self.seen.seat:
            self.act(RevealSpecial(place))
        elif self.seen.allows(Expose(seat, place)):
            self.scenery.ask_to_expose(self, seat, place)
        else:
            self.act(Expose(seat, place))

    def draft(self, position: int) -> None:
        """Draft a card."""
        self.act(Take(position))

    # private

    def _set_off(self, action: Action, card: Code | Special, picture: str, end: Pose) -> None:
        start = self.pose_in_hand(card)
        if start is not None and self.director.speed > 0 and not self.app.is_calm:
            self.app.sound.play(Sound.DEAL)
            self.own_move.set_off(card, picture, held=self._held(card), start=start, end=end)
            self.show_standing()
        self.acted(self.room.act(action), undo=partial(self._put_back, card))
        self.offer_again()

    def _held(self, card: str) -> int:
        """Count the cards like this one that the player has in his hand."""
        standing = self.standing
        return [*(standing.hand or ()), *(standing.specials or ())].count(card)

    def _put_back(self, card: Code | Special) -> None:
        self.own_move.end_of(card)
        self.show_standing()
        self.offer_again()

    def _best_two(self) -> list[Seat]:
        """Propose the two cards that are worth most."""
        coins = self.observation.history[-1].coins
        order = sorted(range(len(coins)), key=lambda seat: (-int(coins[seat][0]), seat))
        return sorted(order[:KEPT])

    def _toggle(self, seat: Seat) -> None:
        """Keep a card or not; a third one takes the place of the first."""
        if seat in self.kept:
            self.kept.remove(seat)
        else:
            self.kept = [*self.kept, seat][-KEPT:]
        self.scenery.allow(self)
        self.offer_again()

    def _keep(self) -> None:
        self.act(Keep(tuple(str(seat) for seat in sorted(self.kept))))

    def _aim(self) -> None:
        """The dial was turned."""
        self._aim_track()
        if self.bidding.is_shown:
            self.offer_again()

    def _aim_track(self) -> None:
        self.track.aim = self.bidding.dial.value if self.bidding.is_shown else 0
