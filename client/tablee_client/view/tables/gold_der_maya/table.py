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
from tablee_client.view.room import Room
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.gold_der_maya.arc import extent, material, size
from tablee_client.view.tables.gold_der_maya.auction import Auction, Bag, Coming, Held
from tablee_client.view.tables.gold_der_maya.bench import Bench
from tablee_client.view.tables.gold_der_maya.bidding import Bidding
from tablee_client.view.tables.gold_der_maya.caption import Caption, Tray
from tablee_client.view.tables.gold_der_maya.coffer import Coffer
from tablee_client.view.tables.gold_der_maya.cues import moments
from tablee_client.view.tables.gold_der_maya.disc import Disc
from tablee_client.view.tables.gold_der_maya.hands import Grip, Hand
from tablee_client.view.tables.gold_der_maya.layout import (
    TITLE,
    hand,
    held,
    other_discs,
    own_discs,
    payee_button,
    seat_spots,
)
from tablee_client.view.tables.gold_der_maya.staging import Staging
from tablee_client.view.tables.gold_der_maya.standing import Standing
from tablee_client.view.tables.gold_der_maya.telling import (
    face_label,
    filled,
    stage_text,
    told,
)
from tablee_client.view.tables.gold_der_maya.wide_seat import WideSeat
from tablee_client.view.tables.gold_der_maya.workbench import Workbench
from tablee_client.view.tables.people import People
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.proclaim import Proclamation
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.seat_plate import Stat
from tablee_client.view.widgets.widget import Widget

if TYPE_CHECKING:
    from tablee_client.view.app import App
    from tablee_client.view.home import Home


class GoldDerMayaScreen(TableScreen):
    """One match. `standing` is what the scene shows, `observation` the truth."""

    backdrop = "bg/table_gold_der_maya"

    def __init__(self, app: App, home: Home, room: Room, *, practice: bool = False) -> None:
        super().__init__(app, home, room, practice=practice)
        self.standing = Standing.of(self.observation)
        self.bench: Workbench | None = None
        self._made: tuple[str | None, Bench] | None = None
        self._aimed: object = None
        self._sale = -1
        self._turns: tuple[int, ...] = ()
        self._payees: list[Button] = []

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
        return People(self, seats, own=view.seat, places=spots, kind=WideSeat)

    def build_table(self) -> None:
        """Put board, discs, hands and bowl on the stage."""
        bases = len(self.observation.bases[0])
        self.title.box = TITLE
        words, bottom = self.app.words, self.people.bottom
        self.auction = Auction(lambda face: face_label(face, words))
        self.bag, self.coming, self.held = Bag(), Coming(), Held()
        self.coffer, self.proclamation = Coffer(), Proclamation()
        self.stage.add(self.auction, self.bag, self.coming, self.coffer)
        self.discs: list[list[Disc]] = []
        self.hands: list[Hand] = []
        for seat, spot in enumerate(self.people.spots):
            own = seat == bottom
            places = own_discs(bases) if own else other_discs(spot, bases)
            self.discs.append([Disc(place) for place in places])
            self.hands.append(Hand(hand(spot, bases, own=own), own=own))
        self.bidding = self.add(
            Bidding(
                bases,
                self.hands[bottom].pose,
                on_change=lambda _: self._chosen_changed(),
                on_close=self._close_fist,
            )
        )
        for discs in self.discs:
            self.stage.add(*discs)
        self.tray, self.caption = Tray(), Caption()
        self.stage.add(*self.hands, self.held, self.tray, self.caption, self.proclamation)
        self.bench, self._payees, self._aimed = None, [], None
        self._staging = Staging(self)

    def show_truth(self, view: TableView) -> None:
        """Let everything lie as the view says."""
        assert isinstance(view.observation, GoldDerMayaObservation)
        self.standing = Standing.of(view.observation)
        for shown in self.hands:
            shown.narrow = 8
        self.show_standing()

    def begin_match(self) -> None:
        """Let the match begin with all lots in the bag."""
        self.standing = Standing.before_match(self.observation)
        self.bidding.chosen = 0
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
        self.show_standing()

    def offers(self) -> tuple[Offer | None, Offer | None]:
        """Offer to close the fist, or to be done with laying out."""
        if self.bench is not None:
            return self._bench_offers(self.bench)
        if self._may_bid:
            text = self.words("maya-close", beads=self.bidding.chosen)
            return Offer(f"bid-{len(self.observation.sales)}", text, self._close_fist), None
        return None, None

    def prompt(self) -> str:
        """Word the stage, or who is waited for."""
        if self.director.busy and not self._may_bid:
            return "" if self.standing.bag > self.observation.bag else self.note.text
        names = self.people.names
        return stage_text(self.observation, self.app.words, names, own=self.seen.seat)

    def headline(self) -> str:
        """Say which auction it is."""
        seen = self.observation
        sale = len(seen.sales) + (seen.phase == "bid")
        return self.words("maya-sale", sale=sale)

    def acting(self) -> tuple[int, ...]:
        """Give whose turn it is, once the scene shows it."""
        if not self.director.busy or self._may_bid:
            self._turns = super().acting()
        return self._turns

    def explain(self, line: Line, *, is_first: bool) -> str:
        """Word a line of a score; that of a disc's fragments names the value of each."""
        told = super().explain(line, is_first=is_first)
        outcome = self.seen.outcome
        if line.code != "pieces" or outcome is None:
            return told
        seat = next(s for s, lines in enumerate(outcome.lines) if any(x is line for x in lines))
        base = self.observation.bases[seat][int(str(line.details["base"])) - 1]
        values = "+".join(str(material(face)) for face in base)
        return f"{self.game_words('line-pieces')} {values} = +{line.amount}"

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
        self._aim()

    # what is shown

    def show_standing(self) -> None:
        """Show the standing, whatever it is; called after each piece that left or arrived."""
        standing = self.standing
        benched = self.bench is not None
        self._show_board(benched)
        self.coffer.faces = tuple(standing.box)
        self.coffer.title = self.words("maya-box", count=len(standing.box))
        for seat, plate in enumerate(self.people.plates):
            plate.stats = self._stats(seat)
            for disc, faces in zip(self.discs[seat], standing.bases[seat], strict=True):
                disc.faces = faces
                disc.visible = not (benched and seat == self.people.own)
        self._show_hands(benched)
        self._show_bowl(benched)

    def held_pose(self, seat: int, wide: int) -> Pose:
        """Give how a lot lies beside a winner's hand."""
        spot, bases = self.people.spots[seat], len(self.standing.bases[seat])
        return held(spot, bases, wide, own=seat == self.people.bottom)

    def _stats(self, seat: int) -> tuple[Stat, ...]:
        """Tell how much of his discs a seat has, and his beads, or that they are hidden."""
        standing = self.standing
        extents = [extent(base) for base in standing.bases[seat]]
        whole = f"{extents[0]}/{DISC}" if len(extents) == 1 else "+".join(map(str, extents))
        beads = standing.purses[seat] if standing.purses is not None else None
        if seat == self.people.own:
            beads = standing.beads
        told = "?" if beads is None else str(beads)
        return (("maya/boss", whole, False), ("maya/bead_0", told, True))

    def _show_board(self, benched: bool) -> None:
        standing = self.standing
        self.auction.lots = tuple(standing.board)
        captions = ("maya-for-sale", "maya-next", "maya-then")
        self.auction.captions = tuple(self.words(key) for key in captions)
        self.auction.visible = not benched
        self.bag.text = self.words("maya-bag", count=standing.bag)
        self.bag.visible = not benched
        coming = tuple(face for face in standing.board if face is not None)
        self.coming.lots = coming if benched else ()
        self.coming.title = self.words("maya-coming")
        self.held.face = "" if benched else standing.held or ""
        if standing.held is not None and standing.winner is not None:
            self.held.pose = self.held_pose(standing.winner, size(standing.held))

    def _show_hands(self, benched: bool) -> None:
        standing = self.standing
        for seat, shown in enumerate(self.hands):
            own = seat == self.people.own
            shown.visible = not (benched and own)
            shown.grip = self._grip(seat)
            shown.bid = standing.bids[seat] if standing.bids else standing.bid if own else None
            shown.won = bool(standing.bids) and standing.winner == seat
            shown.struck = bool(standing.bids) and standing.bids.count(standing.bids[seat]) > 1
            shown.beads = standing.bids[seat] if standing.bids else 0
            if own and self.bidding.is_open:
                shown.beads = self.bidding.chosen

    def _grip(self, seat: int) -> Grip:
        standing = self.standing
        if standing.bids:
            return "open"
        if standing.closed[seat]:
            return "closed"
        return "away" if self.observation.phase == "over" else "idle"

    def _show_bowl(self, benched: bool) -> None:
        bidding, beads = self.bidding, self.standing.beads
        bidding.visible = beads is not None and not benched
        own = self.people.own
        in_hand = bidding.chosen if bidding.is_open else (self.standing.bid or 0)
        if own is not None and self.standing.bids:
            in_hand = self._own_bid_left(own)
        bidding.beads = beads or 0
        if not bidding.is_open:
            bidding.chosen = in_hand
        bidding.in_bowl = self.words("maya-in-bowl", count=bidding.beads - bidding.chosen)
        bidding.in_hand = self.words("maya-in-hand", count=bidding.chosen)

    def _own_bid_left(self, own: int) -> int:
        """Give the beads of the own bid that are still in the hand: a winner's until he paid."""
        bid = self.standing.bids[own]
        seen = self.standing
        is_paid = seen.winner == own and not seen.receivers and self.observation.phase == "place"
        return 0 if is_paid else min(bid, seen.beads or 0)

    # the bench

    def _show_bench(self) -> None:
        is_shown = self.bench is not None or not self.director.busy
        pieces = self._arrangement() if is_shown else None
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
                    on_refuse=lambda code: self.app.toast(self.refusal(code, {})),
                )
            )
            self.tray.visible = self.caption.visible = True
            self._bench_changed()

    def _bench_of(self, pieces: Arrangement) -> Bench:
        """Give the bench of the lot that is held, as it was left if this screen is built anew."""
        lot, game = self.observation.lot, self.seen.game
        if self._made is None or self._made[0] != lot:
            own = self.observation.bases[self.seen.seat or 0]
            assert game is not None
            bench = Bench(pieces.pieces, own, judge=partial(game.judge, pieces))
            self._made = (lot, bench)
        return self._made[1]

    def _arrangement(self) -> Arrangement | None:
        legal = self.seen.legal if self.seen.prompt else None
        found = (entry for entry in legal or () if isinstance(entry, Arrangement))
        return next(found, None)

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
        self.tray.text = self.words(key)
        self._tell_of_piece()
        self.offer_again()

    def _tell_of_piece(self) -> None:
        """Say what is pointed at or held, and whether it fits where it would go."""
        shown = self.bench
        if shown is None:
            return
        face, fault = shown.face, shown.fault
        self.caption.is_bad = fault is not None
        if fault is not None:
            self.caption.text = self.refusal(fault, {})
            return
        self.caption.text = self._help(shown) if face is None else self._described(shown, face)

    def _described(self, shown: Workbench, face: str) -> str:
        words = self.app.words
        other = words.game(self.slug)(f"material-{shown.bench.other(face)[-1]}")
        parts = [face_label(face, words), self.words("maya-back", material=other)]
        if shown.is_over_disc:
            parts.append(self.words("maya-fits"))
        if self.focus.is_shown:
            parts.append(self._help(shown))
        return "  ·  ".join(parts)

    def _help(self, shown: Workbench) -> str:
        if not self.focus.is_shown:
            return self.words("maya-help-mouse")
        return self.words("maya-help-held" if shown.hold == "keys" else "maya-help-keys")

    # who is paid

    def _show_payees(self) -> None:
        receivers = () if self.director.busy else self.observation.receivers
        if not self._may_pay:
            receivers = ()
        if [button.key for button in self._payees] == [f"pay-{seat}" for seat in receivers]:
            return
        self.drop(*self._payees)
        self._payees = [self.add(self._payee(seat)) for seat in receivers]

    def _payee(self, seat: int) -> Button:
        return Button(
            payee_button(self.people.spots[seat]),
            self.words("maya-pay", name=self.people.names[seat]),
            on_press=partial(self._act, GiveTo(seat)),
            glows=True,
            key=f"pay-{seat}",
        )

    # verbs

    def _aim(self) -> None:
        """Let the keys steer the bid, the bench or the first payee when their time comes."""
        wanted: Widget | None = self.bench
        if wanted is None and self.bidding.takes_focus:
            wanted = self.bidding
        if wanted is None and self._payees:
            wanted = self._payees[0]
        now = (len(self.observation.sales), self.observation.phase, wanted)
        if now != self._aimed and not self.journal.is_open:
            self._aimed = now
            if wanted is not None:
                self.focus.focus(wanted)

    @property
    def _may_pay(self) -> bool:
        return self.seen.may_act and self.observation.phase == "receiver"

    @property
    def _may_bid(self) -> bool:
        """Whether a bid may be made and the scene shows the lot that it is for."""
        seen, shown = self.observation, self.standing
        lot = seen.board[0] if seen.board else None
        return self.seen.allows(Bid(0)) and not shown.bids and shown.board[0] == lot

    def _chosen_changed(self) -> None:
        self.show_standing()
        self.offer_again()

    def _close_fist(self) -> None:
        if self._may_bid:
            self._act(Bid(self.bidding.chosen))

    def _arrange(self) -> None:
        if self.bench is not None:
            self._act(Arrange(self.bench.bench.layout()))

    def _act(self, action: Action) -> None:
        self.acted(self.room.act(action))
