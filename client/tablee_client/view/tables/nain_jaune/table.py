"""The table of Nain Jaune: the game's pieces on what all tables share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any

from tablee.engine import Action, Event
from tablee.games.nain_jaune.actions import Claim, Play, Ready, Sans
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import CODES, Code
from tablee.games.nain_jaune.events import Dealt
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee_client.core.director import Beat
from tablee_client.core.sounds import Sound
from tablee_client.core.tableview import Clock, TableView
from tablee_client.view.faced_art import face_name
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.room import Room
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.closing import DARK
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.layers import VEIL
from tablee_client.view.tables.nain_jaune.board import Board
from tablee_client.view.tables.nain_jaune.cues import moments
from tablee_client.view.tables.nain_jaune.fan import Fan
from tablee_client.view.tables.nain_jaune.hand import Hand
from tablee_client.view.tables.nain_jaune.layout import (
    COVER,
    DRAWER,
    GUIDES,
    PROCLAIMED,
    SERIES_CARD,
    TALL,
    fan_place,
    hand_box,
    packs,
)
from tablee_client.view.tables.nain_jaune.series import Pack, Series
from tablee_client.view.tables.nain_jaune.settlement import Settlement, settlement_of
from tablee_client.view.tables.nain_jaune.settlement_board import SettlementBoard, ready_card
from tablee_client.view.tables.nain_jaune.staging import Staging
from tablee_client.view.tables.nain_jaune.standing import Standing, in_order
from tablee_client.view.tables.nain_jaune.telling import (
    SLUG,
    card_text,
    filled,
    letter,
    stage_text,
    told,
    why_not,
)
from tablee_client.view.tables.own_move import OwnMove
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.proclaim import Proclamation
from tablee_client.view.widgets.modal import Veil
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class NainJauneScreen(TableScreen):
    """One match. `standing` is what the scene shows, `observation` the truth."""

    backdrop = "bg/table_nain_jaune"
    chapter, opening = "deal", "deal-begun"
    covers, cover_at, drawer = (hand_box(),), COVER, DRAWER

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.standing = Standing.of(self.observation)
        self._board_of_deal: list[Widget] = []

    @property
    def observation(self) -> NainJauneObservation:
        """The truth of the match."""
        found = self.seen.observation
        assert isinstance(found, NainJauneObservation)
        return found

    # what the frame asks for

    def is_clockwise(self) -> bool:
        """The next seat is on the right, unless the option says otherwise (rules section 1)."""
        return self.seen.info.options.get("direction", "right") == "left"

    def guide_place(self) -> Box:
        """Lay the sheet of a guided match where nobody sits."""
        return GUIDES[len(self.seen.info.seats)]

    def build_table(self) -> None:
        """Put board, series, hands and packs on the stage."""
        locale, seats = self.app.words.locale, len(self.seen.info.seats)
        self.board = Board(seats, locale)
        self.stage.add(*self.board.nodes)
        self.series = Series(self.stage, locale=locale, look=lambda s: self.people.looks[s])
        self.talon, self.heap = map(Pack, packs(seats))
        self.stage.add(self.talon, self.heap)
        self.fans = {
            seat: Fan(fan_place(spot, seats), lambda: self.app.words.locale)
            for seat, spot in enumerate(self.people.spots)
            if seat != self.people.own
        }
        self.stage.add(*self.fans.values())
        self.hand = self.own_hand = self.add(
            Hand(self.stage, locale=locale, on_play=self.play_card)
        )
        self.own_move = OwnMove(self.stage)
        self.proclamation = Proclamation(place=PROCLAIMED)
        self.stage.add(self.proclamation)
        self._board_of_deal = []
        self._staging = Staging(self)
        self._cold = list(CODES)

    def show_truth(self, view: TableView) -> None:
        """Let everything lie as the view says."""
        assert isinstance(view.observation, NainJauneObservation)
        self.standing = Standing.of(view.observation)
        if self.own_move.code not in (self.standing.hand or ()):
            self.own_move.end()
        self.show_standing()
        if view is self.seen:
            self._show_deal_board()

    def begin_match(self) -> None:
        """Let the first deal begin with an empty table."""
        self.standing = Standing.before_deal(self.observation)
        self.own_move.end()
        self.show_standing()

    def compile(self, events: Sequence[Event]) -> list[Beat]:
        """Compile events to moments, and these to beats on the stage."""
        return [self._staging.beat(moment) for moment in moments(events, own=self.seen.seat)]

    def coming(self, events: Sequence[Event]) -> Sequence[Node]:
        """Give the board of a deal that has ended; when one begins, one's cards and the lights."""
        settlement = settlement_of(self.observation)
        if settlement is not None:
            return [self._settled(settlement)]
        if not any(isinstance(event, Dealt) for event in events):
            return ()
        codes = in_order([*(self.observation.hand or ())])
        poses = self.hand.poses(len(codes))
        cards = [self.hand.made(*placed).sprite for placed in zip(codes, poses, strict=True)]
        return [*cards, *self.board.glows]

    def refresh(self) -> None:
        """Show what may be done now."""
        playable = self.playable()
        is_turn = self.seen.seat is not None and self.observation.actor == self.seen.seat
        self.hand.allow(playable, is_turn=is_turn)
        if not self.director.busy:
            self.board.light(self.observation.pending, breathes=is_turn and not self.app.is_calm)
        self._show_deal_board()

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer the claim, the only card, sans, or being ready."""
        view, seen = self.seen, self.observation
        if view.allows(Ready()) and self._board_of_deal:
            return self._offer_ready(), None
        second = None
        if view.allows(Sans()):
            second = Offer("sans", self._sans_text(), partial(self._act, Sans()))
        if view.allows(Claim()) and seen.pending is not None:
            amount = seen.boxes[BOXES.index(seen.pending)]
            text = self.words("nj-take", amount=amount)
            return Offer("claim", text, partial(self._act, Claim())), second
        playable = self.playable()
        if len(playable) == 1 and second is None and self.own_move.code is None:
            (code,) = playable
            text = self.words("nj-play", card=card_text(code, self.app.words.locale))
            return Offer(f"play-{code}", text, partial(self.play_card, code)), None
        return None, second

    def prompt(self) -> str:
        """Word the stage, or who is waited for between deals."""
        seen, seat = self.observation, self.seen.seat
        if seen.phase == "over" or self._is_dealing():
            return ""
        if seen.phase == "between":
            return self._waiting_line() if self._board_of_deal else ""
        return stage_text(seen, self.app.words, self.people.names, own=seen.actor == seat)

    def _waiting_line(self) -> str:
        """Say how many are ready, and how long the others have."""
        seen = self.observation
        line = self.words("nj-ready-count", ready=len(seen.ready), seats=len(seen.seated))
        times = [clock.left(self.now()) for clock in self.seen.clocks]
        left = min((time for time in times if time is not None), default=None)
        return line if left is None else f"{line}\n{self.words('nj-seconds', left=ceil(left))}"

    def headline(self) -> str:
        """Say which deal it is."""
        seen = self.observation
        return self.words("nj-deal", deal=seen.deal, deals=seen.deals)

    def told(self, event: Event) -> str | None:
        """Word an event for the journal."""
        return told(event, self.app.words, self.people.names)

    def acting(self) -> tuple[int, ...]:
        """The actor."""
        return () if self.observation.actor is None else (self.observation.actor,)

    @property
    def is_boarded(self) -> bool:
        """Whether a settlement lies over the table, or the ranking."""
        return bool(self._board_of_deal) or super().is_boarded

    def pose_in_hand(self, card: str) -> Pose | None:
        """Give where one of the player's own cards lies."""
        return self.hand.pose_of(card)

    @property
    def is_free_below(self) -> bool:
        """Between deals the settlement lies above, and nobody has a hand."""
        return super().is_free_below or self.observation.phase == "between"

    def first_focus(self) -> Widget | None:
        """The keys steer the hand, if it holds anything."""
        return self.hand if self.hand.takes_focus else None

    def timed(self) -> tuple[Clock, ...]:
        """Between deals a line tells the time that all have; no rings then."""
        return () if self.observation.phase == "between" else self.seen.clocks

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal with names, ranks and boxes."""
        words = self.app.words
        return words.refusal(code, filled(details, words, self.people.names), SLUG)

    def animate(self, dt: float) -> None:
        """Let hand, series, board and the own card on its way move."""
        if self._cold and not self.director.busy:
            self._warm(self._cold.pop())
        self.hand.update(dt)
        self.series.update(dt)
        self.board.update(dt)
        self.own_move.update(dt)
        self.proclamation.update(dt)
        if self.observation.phase == "between":
            self.note.text = self.note_text()

    def _warm(self, code: Code) -> None:
        """Decode a card's face while nothing moves: it takes several milliseconds."""
        canvas = self.app.canvas
        length = canvas.viewport.length
        face = face_name(code, self.app.words.locale)
        canvas.pictures.scaled(face, length(SERIES_CARD), length(SERIES_CARD * TALL))
        ready_card(canvas, code, self.app.words.locale)

    # what is shown

    def show_standing(self) -> None:
        """Show the standing, whatever it is; called after each piece that left or arrived."""
        standing, people = self.standing, self.people
        locale = self.app.words.locale
        for seat, plate in enumerate(people.plates):
            plate.stats = (
                ("tokens/token_pale_1", str(standing.tokens[seat]), True),
                ("cards/back", str(standing.counts[seat]), False),
            )
            ranks = " · ".join(letter(rank, locale) for rank in standing.sans[seat])
            plate.deals = seat == standing.dealer
            plate.lacks = self.words("nj-lacks", ranks=ranks) if ranks else ""
            if seat not in self.observation.seated:
                plate.lacks = self.words("nj-eliminated")
        for seat, fan in self.fans.items():
            fan.count = standing.counts[seat]
            fan.cards = standing.revealed.get(seat, ())
        self.board.show(standing.boxes)
        self._show_series()
        self._show_hand()

    def _show_series(self) -> None:
        standing, locale = self.standing, self.app.words.locale
        rank = standing.required
        free = standing.is_open and rank is None
        self.series.show_slot(
            "" if rank is None else letter(rank, locale),
            self.words("nj-free") if free else self.words("nj-awaited") if rank else "",
            shown=standing.is_open,
        )
        self.series.show(standing.series, stopped=standing.stopped)
        self.talon.count = standing.talon
        self.talon.label = self.words("nj-talon", count=standing.talon)
        self.heap.count = standing.earlier
        self.heap.picture = face_name(standing.top, locale) if standing.top else "cards/back"
        self.heap.label = self.words("nj-heap", count=standing.earlier)

    def _show_hand(self) -> None:
        own = self.own_move.code
        held = [code for code in self.standing.hand or () if code != own]
        self.hand.show(held)
        prices = {
            str(box): self.standing.boxes[k] for k, box in enumerate(BOXES) if str(box) in held
        }
        self.hand.price(prices)

    def _settled(self, settlement: Settlement) -> SettlementBoard:
        words, locale = self.wording, self.app.words.locale
        return SettlementBoard(settlement, self.people, words=words, locale=locale)

    def _show_deal_board(self) -> None:
        """Show the settlement once all that led to it has been seen."""
        settlement = settlement_of(self.observation)
        wanted = settlement is not None and self.observation.phase == "between"
        wanted = wanted and not self.director.busy
        if wanted and settlement is not None and not self._board_of_deal:
            veil = Veil(layer=VEIL)
            veil.strength = DARK
            self._board_of_deal = [self.add(veil), self.add(self._settled(settlement))]
        elif not wanted and self._board_of_deal and not self._is_settled():
            self.drop(*self._board_of_deal)
            self._board_of_deal = []
        for widget in self._board_of_deal:
            if isinstance(widget, SettlementBoard):
                widget.ready = self.observation.ready

    def _is_dealing(self) -> bool:
        """Whether cards are still on their way from the pack."""
        return self.director.busy and self.standing.talon > self.observation.talon_count

    def _is_settled(self) -> bool:
        return self.observation.phase == "between"

    def wording(self, key: str, **args: str | int) -> str:
        """Word a text of the client, or else of the game."""
        if self.app.words.has(key):
            return self.words(key, **args)
        return self.game_words(key, **args)

    # verbs

    def playable(self) -> frozenset[Code]:
        """Give the cards that may be laid now, by the server's word."""
        legal = self.seen.legal if self.seen.prompt else None
        if not legal:
            return frozenset()
        return frozenset(a.card for a in legal.actions() if isinstance(a, Play))

    def play_card(self, code: Code) -> None:
        """Lay a card, or say why it can't be laid."""
        if self.own_move.code is not None:
            return
        if not self.seen.allows(Play(code)):
            reason, details = why_not(self.observation, self.seen.seat, code)
            self.refuse(reason, dict(details))
            return
        start = self.hand.pose_of(code)
        if start is not None and self.director.speed > 0 and not self.app.is_calm:
            picture = face_name(code, self.app.words.locale)
            self.app.sound.play(Sound.DEAL)
            self.own_move.begin(code, picture, start, self.series.next_pose())
            self._show_hand()
        self.acted(self.room.act(Play(code)), undo=partial(self._put_back, code))
        self.offer_again()

    def _put_back(self, code: Code) -> None:
        pose = self.own_move.end()
        if code in (self.standing.hand or ()):
            held = [c for c in self.standing.hand or () if c != self.own_move.code]
            self.hand.show(held, origin=pose)
        self.offer_again()

    def _act(self, action: Action) -> None:
        self.acted(self.room.act(action))

    def _offer_ready(self) -> Offer:
        return Offer("ready", self.words("nj-ready"), partial(self._act, Ready()), over=True)

    def _sans_text(self) -> str:
        seen = self.observation
        if seen.pending is not None:
            return self.words("nj-decline")
        rank = seen.required or 1
        return self.words("nj-sans", rank=letter(rank, self.app.words.locale))
