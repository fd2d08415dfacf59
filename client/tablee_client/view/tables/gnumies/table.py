"""The table of the Gnumies: the party's pieces on what all tables share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.engine import Action, Event, Line
from tablee.games.gnumies.actions import Bid, Keep
from tablee.games.gnumies.cards import CODES, Code
from tablee.games.gnumies.guests import CODES as GUEST_CODES
from tablee.games.gnumies.guests import INDEX, is_wullawaki
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.scoring import losable, may_choose
from tablee_client.core.director import Beat
from tablee_client.core.sounds import Sound
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.room import Room
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.gnumies.auction import (
    BidSpot,
    Deck,
    Mood,
    Ribbon,
    Stage,
    bid_picture,
)
from tablee_client.view.tables.gnumies.cues import moments
from tablee_client.view.tables.gnumies.draw import Draw
from tablee_client.view.tables.gnumies.hand import Hand
from tablee_client.view.tables.gnumies.layout import GUIDES, hand_box, places
from tablee_client.view.tables.gnumies.losing import Losing
from tablee_client.view.tables.gnumies.party_seat import PartySeat, mouth
from tablee_client.view.tables.gnumies.rooms import room_view
from tablee_client.view.tables.gnumies.rug import Guests, Held, Rug
from tablee_client.view.tables.gnumies.staging import Staging
from tablee_client.view.tables.gnumies.standing import Standing, terms_of
from tablee_client.view.tables.gnumies.telling import (
    SLUG,
    filled,
    stage_text,
    told,
    why_not,
)
from tablee_client.view.tables.own_move import OwnMove
from tablee_client.view.tables.people import People
from tablee_client.view.tables.pose import Pose
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class GnumiesScreen(TableScreen):
    """One match. `standing` is what the scene shows, `observation` the truth."""

    backdrop = "bg/table_gnumies"
    chapter, opening = "round", "guest-turned"
    covers = (hand_box(),)

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.standing = Standing.of(self.observation)
        self.terms = terms_of(self.observation)
        self.chosen: Code | None = None

    @property
    def observation(self) -> GnumiesObservation:
        """The truth of the match."""
        found = self.seen.observation
        assert isinstance(found, GnumiesObservation)
        return found

    # what the frame asks for

    def seat_people(self, view: TableView) -> People:
        """Seat everybody behind his rug."""
        seats = view.info.seats
        self.places = places(len(seats), view.seat or 0)
        spots = [place.spot for place in self.places]
        return People(self, seats, own=view.seat, places=spots, kind=PartySeat, mouth=mouth)

    def build_table(self) -> None:
        """Put rugs, stage, bids and the own hand on the stage."""
        self.terms = terms_of(self.observation)
        self.rugs = [Rug(place, seat) for seat, place in enumerate(self.places)]
        self.guests = [Guests(place) for place in self.places]
        self.held = [Held(place, star=self.terms.has_star) for place in self.places]
        self.mood, self.auction, self.deck = Mood(), Stage(), Deck()
        self.spots = [BidSpot(place, seat) for seat, place in enumerate(self.places)]
        self.ribbon = Ribbon()
        self.stage.add(self.mood, *self.rugs, *self.guests, *self.held, self.auction, self.deck)
        self.stage.add(*(node for spot in self.spots for node in spot.nodes), self.ribbon)
        seat = self.people.bottom
        self.hand = self.own_hand = self.add(Hand(self.stage, seat=seat, on_pick=self.pick))
        self.own_move = OwnMove(self.stage)
        self.draw = Draw(self, act=self.act)
        self.losing = Losing(self, on_change=self.offer_again)
        self._staging = Staging(self)

    def show_truth(self, view: TableView) -> None:
        """Let everything lie as the view says."""
        assert isinstance(view.observation, GnumiesObservation)
        before, self.standing = self.standing, Standing.of(view.observation)
        if before.round != self.standing.round:
            self.ribbon.text = ""
        if self.own_move.code not in (self.standing.hand or ()):
            self.own_move.end()
        self.show_standing()

    def begin_match(self) -> None:
        """Let the first guest come to an empty party."""
        self.standing = Standing.before(self.observation)
        self.own_move.end()
        self.chosen, self.ribbon.text = None, ""
        self.show_standing()

    def compile(self, events: Sequence[Event]) -> list[Beat]:
        """Compile events to moments, and these to beats on the stage."""
        return [self._staging.beat(moment) for moment in moments(events, own=self.seen.seat)]

    def refresh(self) -> None:
        """Show what may be done now."""
        if self.chosen not in self.biddable():
            self.chosen = None
        self.hand.allow(self.biddable(), chosen=self.chosen)
        self._show_awaited()
        self.draw.show(self.observation if self._may(Keep()) and not self.director.busy else None)
        self._show_rooms()
        self.losing.show(None if self.director.busy else self._losses())

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer the bid that was chosen, to keep what a star drew, or the guests to lose."""
        if self.chosen is not None and self.own_move.code is None:
            is_star = self.chosen == "star"
            text = self.words("gn-bid-star" if is_star else "gn-bid", card=self.chosen)
            return Offer(f"bid-{self.chosen}", text, self.bid), None
        if self._may(Keep()) and not self.director.busy:
            return Offer("keep", self.words("gn-keep"), partial(self.act, Keep())), None
        return self.losing.offer(self.act), None

    def prompt(self) -> str:
        """Word the stage."""
        owing = self.acting()
        stage = self.seen.stage if self.seen.seat is not None else ""
        if self.own_move.code is not None or self._is_late:
            return ""
        if stage == "penalty":
            return self.losing.line()
        names = self.people.names
        return stage_text(self.observation, self.app.words, names, stage=stage, owing=owing)

    def headline(self) -> str:
        """Say which round it is."""
        return self.words("gn-round", round=max(1, self.standing.round))

    def told(self, event: Event) -> str | None:
        """Word an event for the journal."""
        return told(event, self.app.words, self.people.names)

    def explain(self, line: Line, *, is_first: bool) -> str:  # noqa: ARG002 - no line is plain
        """Word a line of a score; a set's amount stands for itself."""
        details = {k: v for k, v in line.details.items() if isinstance(v, int | str)}
        text = self.game_words(f"line-{line.code}", **details)
        return f"{text} = {line.amount}" if line.amount and line.code != "guest" else text

    def pose_in_hand(self, card: str) -> Pose | None:
        """Give where one of the player's own cards lies."""
        return self.hand.pose_of(card)

    def first_focus(self) -> Widget | None:
        """The hand, as long as it holds a card."""
        return self.hand if self.hand.takes_focus else None

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal with names and guests."""
        words = self.app.words
        return words.refusal(code, filled(details, words, self.people.names), SLUG)

    def animate(self, dt: float) -> None:
        """Let hand, rugs and the own card on its way move."""
        self.hand.update(dt)
        self.own_move.update(dt)
        if self.is_behind and self.observation.phase != "bid":
            self.note.text = self.vote_line()
        for rug, guests in zip(self.rugs, self.guests, strict=True):
            rug.update(dt)
            guests.shift = rug.shift

    def guide_place(self) -> Box:
        """Lay the sheet of a guided match where no rug lies."""
        return GUIDES[len(self.seen.info.seats)]

    # what is shown

    def show_standing(self) -> None:
        """Show the standing, whatever it is; called after each piece that left or arrived."""
        standing = self.standing
        self._show_rooms()
        self._show_stage()
        for seat, spot in enumerate(self.spots):
            spot.card.narrow = 1.0
            spot.luck.count = standing.lucky.get(seat, 0)
            spot.luck.best = spot.luck.count == max(standing.lucky.values(), default=0)
        self._show_awaited()
        held = [code for code in standing.hand or () if code != self.own_move.code]
        self.hand.show(held)

    def _show_rooms(self) -> None:
        standing = self.standing
        full = [code for code in CODES if code != "star" or self.terms.has_star]
        for seat, plate in enumerate(self.people.plates):
            view = room_view(
                standing.rooms[seat],
                self.terms,
                copy_value=standing.copy_value,
                running=standing.running,
                deserted=seat in standing.deserted,
            )
            self.guests[seat].view = view
            back = bid_picture(None, seat)
            count = str(standing.counts[seat])
            plate.stats = ((back, count, False), ("ui/icon_crown", str(view.points), True))
            self.held[seat].visible = seat != self.people.own and not self.draw.is_asked
            self.held[seat].cards = frozenset(full) - standing.spent[seat]

    def _show_stage(self) -> None:
        standing, guest = self.standing, self.standing.guest
        self.auction.guest = guest
        kind = "" if guest is None or guest[0] not in "WC" else guest[0]
        self.auction.caption = self.game_words(f"guest-{kind}") if kind else ""
        self.mood.visible = guest is not None and is_wullawaki(INDEX[guest])
        self.deck.count = standing.deck
        self.deck.label = self.words("gn-deck", count=standing.deck)
        self.draw.lay(standing.star, standing.drawn)

    def _show_awaited(self) -> None:
        standing, seen = self.standing, self.observation
        owing = self.acting() if seen.phase == "bid" and seen.guest == standing.guest else ()
        judged = standing.crowned is not None or bool(standing.lucky)
        best = max(standing.lucky.values(), default=0)
        for seat, spot in enumerate(self.spots):
            lucky = bool(best) and standing.lucky.get(seat) == best
            crowned = standing.crowned == seat or (standing.crowned is None and lucky)
            awaited = seat in owing
            spot.show(standing.bids[seat], awaited=awaited, crowned=crowned, judged=judged)

    def drawn_pose(self, seat: int) -> Pose:
        """Give where lies what a seat's star has drawn: on the stage for its owner."""
        return self.draw.pose(seat)

    # verbs

    def biddable(self) -> frozenset[Code]:
        """Give the cards that may be bid now, by the server's word."""
        legal = self.seen.legal if self.seen.prompt else None
        if not legal or self.seen.stage == "penalty":
            return frozenset()
        return frozenset(action.card for action in legal.actions() if isinstance(action, Bid))

    def pick(self, code: Code) -> None:
        """Choose a card, bid the one already chosen, or say why it can't be bid."""
        if self.own_move.code is not None:
            return
        if self._is_late:
            self.director.snap()
        if code not in self.biddable():
            reason, details = why_not(self.observation, self.seen.seat, code)
            self.refuse(reason, dict(details))
        elif code == self.chosen:
            self.bid()
        else:
            self.chosen = code
            self.hand.allow(self.biddable(), chosen=code)
            self.offer_again()

    def bid(self) -> None:
        """Lay the chosen card face down."""
        code, self.chosen = self.chosen, None
        if code is None:
            return
        start = self.hand.pose_of(code)
        if start is not None and self.director.speed > 0:
            seat = self.people.bottom
            picture = bid_picture(code, seat)
            self.app.sound.play(Sound.DEAL)
            self.own_move.begin(code, picture, start, self.places[seat].bid)
            self.show_standing()
        self.acted(self.room.act(Bid(code)), undo=partial(self._put_back, code))
        self.offer_again()

    def act(self, action: Action) -> None:
        """Take an action."""
        self.acted(self.room.act(action))

    def _put_back(self, code: Code) -> None:
        pose = self.own_move.end()
        if code in (self.standing.hand or ()):
            self.hand.show(list(self.standing.hand or ()), origin=pose)
        self.refresh()
        self.offer_again()

    @property
    def _is_late(self) -> bool:
        """Whether the scene still shows an earlier moment than the one to decide in."""
        return self.director.busy and self.standing.guest != self.observation.guest

    def _may(self, action: Action) -> bool:
        return self.seen.allows(action)

    def _losses(self) -> tuple[tuple[str, ...], int] | None:
        seen, seat = self.observation, self.seen.seat
        if seat is None or self.seen.stage != "penalty" or not self.seen.may_act:
            return None
        room = [INDEX[guest] for guest in seen.rooms[seat]]
        return tuple(GUEST_CODES[guest] for guest in losable(room)), may_choose(room)
