"""The table of Das Gold der Maya: the game's pieces on what all tables share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.engine import Action, Arrangement, Event, Line
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.fragments import DISC
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee_client.core.director import Beat
from tablee_client.core.tableview import TableView
from tablee_client.view.geometry import Box
from tablee_client.view.room import Room
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.gold_der_maya.bench import Bench
from tablee_client.view.tables.gold_der_maya.bench_help import help_of, steering_help
from tablee_client.view.tables.gold_der_maya.bidding import Bidding
from tablee_client.view.tables.gold_der_maya.caption import Caption, Tray
from tablee_client.view.tables.gold_der_maya.cues import moments
from tablee_client.view.tables.gold_der_maya.layout import (
    BENCH_COVERS,
    COVERS,
    DRAWER,
    GUIDE,
    GUIDE_DUEL,
    GUIDE_LOW,
    TITLE,
    WORDS,
    seat_spots,
)
from tablee_client.view.tables.gold_der_maya.payees import Payees
from tablee_client.view.tables.gold_der_maya.scenery import Scenery
from tablee_client.view.tables.gold_der_maya.staging import Staging
from tablee_client.view.tables.gold_der_maya.standing import Standing
from tablee_client.view.tables.gold_der_maya.telling import (
    explained,
    face_label,
    filled,
    stage_text,
    told,
)
from tablee_client.view.tables.gold_der_maya.wide_seat import WideSeat, mouth
from tablee_client.view.tables.gold_der_maya.workbench import Workbench
from tablee_client.view.tables.people import People
from tablee_client.view.tables.proclaim import Proclamation
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class GoldDerMayaScreen(TableScreen):
    """One match. `standing` is what the scene shows, `observation` the truth."""

    backdrop = "bg/table_gold_der_maya"
    chapter, opening = "auction", "board-advanced"
    covers, drawer = COVERS, DRAWER
    bench: Workbench | None = None

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.standing = Standing.of(self.observation)
        self._made: tuple[tuple[int, str | None], Bench] | None = None
        self._starts: tuple[float, ...] = ()
        self._aimed: object = None
        self._sale = self._sent = -1
        self._turns: tuple[int, ...] = ()
        self.payees = Payees(self, on_pay=lambda seat: self._act(GiveTo(seat)))

    @property
    def observation(self) -> GoldDerMayaObservation:
        """The truth of the match."""
        found = self.seen.observation
        assert isinstance(found, GoldDerMayaObservation)
        return found

    # what the frame asks for

    def seat_people(self, view: TableView) -> People:
        """Seat the others left, above and right of the board."""
        seats = view.info.seats
        spots = seat_spots(len(seats), view.seat or 0)
        return People(self, seats, own=view.seat, places=spots, kind=WideSeat, mouth=mouth)

    def guide_place(self) -> Box:
        """Lay the sheet of a guided match beside the board, or over the box."""
        if len(self.seen.info.seats) == 2:
            return GUIDE_DUEL
        return GUIDE_LOW if self.payees.covers(GUIDE) else GUIDE

    def secrets(self) -> tuple[Box, ...]:
        """Hide the beads, or what only who lays out may know."""
        return self.covers if self.bench is None else BENCH_COVERS

    def banner_place(self) -> Box:
        """Lay the server's words between the seat above and the plaques, off the box."""
        return WORDS

    def build_table(self) -> None:
        """Put board, discs, hands and bowl on the stage."""
        bases = len(self.observation.bases[0])
        self.title.box = TITLE
        self.scenery = Scenery(self, bases)
        self._starts = self._starts or (0.0,) * bases
        self.scenery.turn_own(self._starts)
        self.bidding = self.add(
            Bidding(
                bases,
                self.scenery.hands[self.people.bottom].pose,
                on_change=lambda _: self._chosen_changed(),
                on_close=self._close_fist,
            )
        )
        self.proclamation = Proclamation()
        self.stage.expect(Proclamation(self.words("maya-cancelled")))
        self.tray, self.caption = Tray(), Caption()
        self.stage.add(self.tray, self.caption, self.proclamation)
        self.bench, self._aimed = None, None
        self.payees.buttons.clear()
        self._staging = Staging(self)

    def show_truth(self, view: TableView) -> None:
        """Let everything lie as the view says."""
        assert isinstance(view.observation, GoldDerMayaObservation)
        self.standing = Standing.of(view.observation)
        self.scenery.open_hands()
        self.show_standing()

    def begin_match(self) -> None:
        """Let the match begin with all lots in the bag."""
        self.standing = Standing.before_match(self.observation)
        self.bidding.chosen, self._sent = 0, -1
        self._starts = (0.0,) * len(self.standing.bases[0])
        self.scenery.turn_own(self._starts)
        self.show_standing()

    def compile(self, events: Sequence[Event]) -> list[Beat]:
        """Compile events to moments, and these to beats on the stage."""
        return [self._staging.beat(moment) for moment in moments(events, own=self.seen.seat)]

    def refresh(self) -> None:
        """Show what may be done now, once the scene is there."""
        self._show_bench()
        self._show_payees()
        may_bid, sale = self._may_bid, len(self.observation.sales)
        if may_bid and (not self.bidding.is_open or sale != self._sale):
            self.bidding.chosen = 0
        self.bidding.is_open, self._sale = may_bid, sale
        if self.is_behind:
            self.note.text = ""
        self.show_standing()

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer to close the fist, or to be done with laying out."""
        if self.bench is not None:
            return self._bench_offers(self.bench)
        if self._may_bid:
            text = self.words("maya-close", beads=self.bidding.chosen)
            return Offer(f"bid-{len(self.observation.sales)}", text, self._close_fist), None
        return None, None

    def marked(self, action: Action) -> tuple[Box, ...]:
        """Give where a bid is made, or somebody is paid."""
        return self.bidding.places_of(action) if self._may_bid else self.payees.places_of(action)

    def prompt(self) -> str:
        """Word the stage, or who is waited for."""
        seen = self.observation
        if not self._is_shown:
            return ""
        if self.bench is not None and self.focus.is_shown:
            is_held = self.bench.holding.how == "keys"
            return self.words(steering_help(self.app.device, is_held=is_held))
        names, own = self.people.names, self.seen.seat
        return stage_text(seen, self.app.words, names, own=own, is_sent=self._is_sent)

    def headline(self) -> str:
        """Say which auction it is."""
        seen = self.observation
        sale = len(seen.sales) + (seen.phase == "bid")
        return self.words("maya-sale", sale=sale)

    def acting(self) -> tuple[int, ...]:
        """Give whose turn it is, once the scene shows it."""
        if self._is_shown:
            self._turns = super().acting()
        return self._turns

    def explain(self, line: Line, *, is_first: bool) -> str:  # noqa: ARG002 - all lines add up
        """Word a line of a score; that of a disc's fragments names the value of each."""
        return explained(line, self.seen, self.app.words)

    def told(self, event: Event) -> str | None:
        """Word an event for the journal."""
        return told(event, self.app.words, self.people.names)

    def refusal(self, code: str, details: dict[str, Any]) -> str:
        """Word a refusal with names and fragments."""
        words = self.app.words
        return words.refusal(code, filled(details, words, self.people.names), self.slug)

    def animate(self, dt: float) -> None:
        """Let the proclamation fade, and give the keys what is to be steered now."""
        self.proclamation.update(dt)
        self.scenery.update(dt)
        sheet = None if self.guide is None else self.guide.lying()
        self.scenery.coffer.visible = sheet in (None, GUIDE_DUEL)
        self._aim()

    # what is shown

    def show_standing(self) -> None:
        """Show the standing, whatever it is; called after each piece that left or arrived."""
        self.scenery.show(self.standing, benched=self.bench is not None)
        self._show_own()

    def _show_own(self) -> None:
        """Show one's own bowl and hand: a bid takes beads from the one to the other."""
        standing, bidding, own = self.standing, self.bidding, self.people.own
        bidding.visible = standing.beads is not None and self.bench is None
        bidding.beads = standing.beads or 0
        is_choosing = bidding.is_open or self._is_sent
        if own is not None and not is_choosing:
            bidding.chosen = standing.left_in_hand(own) if standing.bids else standing.bid or 0
        bidding.in_bowl = self.words("maya-in-bowl", count=bidding.beads - bidding.chosen)
        bidding.in_hand = self.words("maya-in-hand", count=bidding.chosen)
        if own is not None and is_choosing and not standing.bids:
            shown = self.scenery.hands[own]
            shown.beads = bidding.chosen
            if self._is_sent:
                shown.grip, shown.bid = "closed", bidding.chosen

    # the bench

    def _show_bench(self) -> None:
        pieces = None if self.bench is None and self.director.busy else self._arrangement()
        if pieces is None:
            if self.bench is not None:
                self.bench.clear()
                self.drop(self.bench)
                self.bench = None
            self.tray.visible = self.caption.visible = False
            return
        if self.bench is None:
            self.bench = self.add(
                Workbench(
                    self.stage,
                    self._bench_of(pieces),
                    words=self.words,
                    on_change=self._bench_changed,
                    on_point=self._tell_of_piece,
                    on_refuse=lambda code: self.refuse(code, {}),
                )
            )
            self.tray.visible = self.caption.visible = True
            self._bench_changed()

    def _bench_of(self, pieces: Arrangement) -> Bench:
        """Give the bench of the lot that is held, as it was left if this screen is built anew."""
        lot, game = (self.seen.match, self.observation.lot), self.seen.game
        if self._made is None or self._made[0] != lot:
            own = self.observation.bases[self.seen.seat or 0]
            assert game is not None
            judge = partial(game.judge, pieces)
            bench = Bench(pieces.pieces, own, judge=judge, starts=self._starts)
            self._made = (lot, bench)
        return self._made[1]

    def _arrangement(self) -> Arrangement | None:
        legal = self.seen.legal if self.seen.prompt else None
        return next((entry for entry in legal or () if isinstance(entry, Arrangement)), None)

    def _bench_offers(self, shown: Workbench) -> tuple[Offer | None, Offer | None]:
        bench = shown.bench
        code = bench.fault()
        count = len(bench.loose)
        text = self.words("maya-done-dropping", count=count) if count else self.words("maya-done")
        reason = "" if code is None else self.refusal(code, {})
        done = Offer("arrange", text, self._arrange, reason=reason)
        undo = Offer("undo", self.words("maya-undo"), shown.reset)
        return done, undo if bench.is_changed else None

    def _bench_changed(self) -> None:
        if self.bench is None:
            return
        key = "maya-tray" if self.bench.bench.loose else "maya-tray-empty"
        self.tray.tell(self.words(key), self.bench.bench.loose)
        self._tell_of_piece()
        self.offer_again()

    def _tell_of_piece(self) -> None:
        """Say what is pointed at or held, and whether it fits where it would go."""
        shown = self.bench
        if shown is None:
            return
        face, fault = shown.face, shown.holding.fault
        if face is None and fault is None:
            fault = shown.bench.fault()
        self.note.text = self.note_text()
        self.caption.judge(fault, is_over_disc=shown.holding.is_over_disc)
        if fault is not None:
            self.caption.text = self.refusal(fault, {})
            return
        hint = self.words(help_of(self.app.device))
        self.caption.text = hint if face is None else self._described(shown, face)

    def _described(self, shown: Workbench, face: str) -> str:
        words = self.app.words
        other = words.game(self.slug)(f"material-{shown.bench.other(face)[-1]}")
        parts = [face_label(face, words), self.words("maya-back", material=other)]
        if shown.holding.is_over_disc:
            parts.append(self.words("maya-fits"))
        return "  ·  ".join(parts)

    # who is paid

    def _show_payees(self) -> None:
        is_asked = self._may_pay and not self.director.busy
        self.payees.show(self.observation.receivers if is_asked else ())
        if self.guide is not None:
            self.guide.sheet.box = self.guide_place()

    # verbs

    def first_focus(self) -> Widget | None:
        """Give what the keys steer: the bench, the bid, or who may be paid."""
        if self.bench is not None:
            return self.bench
        if self.bidding.takes_focus:
            return self.bidding
        return self.payees.first()

    def _aim(self) -> None:
        """Let the keys steer the bid, the bench or the first payee when their time comes."""
        wanted = self.first_focus()
        now = (len(self.observation.sales), self.observation.phase, wanted)
        if now != self._aimed and not self.journal.is_open:
            self._aimed = now
            if wanted is not None:
                self.focus.focus(wanted)

    @property
    def _may_pay(self) -> bool:
        return self.seen.may_act and self.observation.phase == "receiver"

    @property
    def _is_shown(self) -> bool:
        """Whether the scene has come to the phase in which the truth is."""
        seen, shown = self.observation, self.standing
        if not self.director.busy:
            return True
        if seen.phase == "bid":
            return not shown.bids and shown.board[0] == seen.board[0]
        return shown.held is not None and shown.winner == seen.winner

    @property
    def _is_sent(self) -> bool:
        """Whether one's bid is on its way, or lies sealed."""
        return self.observation.phase == "bid" and self._sent == len(self.observation.sales)

    @property
    def _may_bid(self) -> bool:
        """Whether a bid may be made and the scene shows the lot that it is for."""
        return not self._is_sent and self.seen.allows(Bid(0)) and self._is_shown

    def _chosen_changed(self) -> None:
        self.show_standing()
        self.offer_again()

    def _close_fist(self) -> None:
        if self._may_bid:
            self._sent = len(self.observation.sales)
            self.acted(self.room.act(Bid(self.bidding.chosen)), undo=self._open_again)
            self._take_fist()

    def _open_again(self) -> None:
        """The bid was refused: let the player choose anew."""
        self._sent = -1
        self._take_fist()

    def _take_fist(self) -> None:
        """Show one's own fist closed, or open again, whatever the server says later."""
        self.bidding.is_open = self._may_bid
        self.show_standing()
        self.offer_again()

    def _arrange(self) -> None:
        if self.bench is not None:
            made = self.bench.bench
            self._starts = tuple(start % DISC for start in made.starts)
            self.scenery.turn_own(self._starts)
            self._act(Arrange(made.layout()))

    def _act(self, action: Action) -> None:
        self.acted(self.room.act(action))
