"""All pieces of the game that lie on the table but one's own bowl and bench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablee.games.gold_der_maya.fragments import DISC, MATERIALS
from tablee_client.view.tables.gold_der_maya.arc import extent, material, size
from tablee_client.view.tables.gold_der_maya.auction import Auction, Bag, Coming, Held
from tablee_client.view.tables.gold_der_maya.coffer import Coffer
from tablee_client.view.tables.gold_der_maya.disc import Disc
from tablee_client.view.tables.gold_der_maya.glints import Glints
from tablee_client.view.tables.gold_der_maya.hands import STEPS, Grip, Hand
from tablee_client.view.tables.gold_der_maya.layout import (
    hand,
    held,
    lot_pose,
    other_discs,
    own_discs,
)
from tablee_client.view.tables.gold_der_maya.standing import Standing
from tablee_client.view.tables.gold_der_maya.telling import face_label
from tablee_client.view.tables.pose import Pose
from tablee_client.view.widgets.seat_plate import Stat

if TYPE_CHECKING:
    from tablee_client.view.tables.frame import TableScreen

CAPTIONS = ("maya-for-sale", "maya-next", "maya-then")


class Scenery:
    """Board, bag, box, everybody's discs and hands. It shows a standing, whatever it is."""

    def __init__(self, table: TableScreen, bases: int) -> None:
        self._table = table
        words, people = table.app.words, table.people
        self.auction = Auction(lambda face: face_label(face, words))
        self.bag, self.coming, self.held, self.coffer = Bag(), Coming(), Held(), Coffer()
        self.discs: list[list[Disc]] = []
        self.hands: list[Hand] = []
        for seat, spot in enumerate(people.spots):
            own = seat == people.bottom
            places = own_discs(bases) if own else other_discs(spot, bases)
            self.discs.append([Disc(place) for place in places])
            self.hands.append(Hand(hand(spot, bases, own=own), own=own))
        self.glints = Glints(table.stage)
        table.stage.add(self.auction, self.bag, self.coming, self.coffer)
        table.stage.add(*(disc for discs in self.discs for disc in discs))
        table.stage.add(*self.hands, self.held)

    # what is shown

    def turn_own(self, starts: Sequence[float]) -> None:
        """Let the arcs of one's own discs begin where they did on the bench, in 24ths."""
        for disc, start in zip(self.discs[self._table.people.bottom], starts, strict=True):
            disc.start = start

    def show(self, standing: Standing, *, benched: bool) -> None:
        """Show a standing; who is `benched` sees his bench in place of board, disc and hand."""
        self._show_board(standing, benched=benched)
        people = self._table.people
        for seat, plate in enumerate(people.plates):
            plate.stats = self._stats(standing, seat)
            for disc, faces in zip(self.discs[seat], standing.bases[seat], strict=True):
                disc.faces = faces
                disc.visible = not (benched and seat == people.own)
        for seat, shown in enumerate(self.hands):
            shown.visible = not (benched and seat == people.own)
            self._show_hand(standing, seat, shown)

    def held_pose(self, seat: int, wide: int) -> Pose:
        """Give how a lot lies beside a winner's hand."""
        people = self._table.people
        return held(people.spots[seat], wide, own=seat == people.bottom)

    def open_hands(self) -> None:
        """End the turning of hands."""
        for shown in self.hands:
            shown.narrow = STEPS

    def update(self, dt: float) -> None:
        """Let gold glint."""
        face = self.auction.lots[0]
        is_gold = face is not None and MATERIALS[material(face)] == "gold"
        seen = face if is_gold and self.auction.visible else None
        pose = None if seen is None else lot_pose(1, size(seen))
        self.glints.update(dt, gold=pose, is_calm=self._table.app.is_calm)

    # inside

    def _show_board(self, standing: Standing, *, benched: bool) -> None:
        words = self._table.words
        self.auction.lots = tuple(standing.board)
        self.auction.captions = tuple(words(key) for key in CAPTIONS)
        self.auction.visible = not benched
        self.bag.text = words("maya-bag", count=standing.bag)
        self.bag.visible = not benched
        coming = tuple(face for face in standing.board if face is not None)
        self.coming.lots = coming if benched else ()
        self.coming.title = words("maya-coming")
        self.coffer.faces = tuple(standing.box)
        self.coffer.title = words("maya-box", count=len(standing.box))
        self.held.face = "" if benched else standing.held or ""
        if standing.held is not None and standing.winner is not None:
            self.held.pose = self.held_pose(standing.winner, size(standing.held))
            is_own = standing.winner == standing.own
            self.held.caption = words("maya-yours") if is_own else ""

    def _show_hand(self, standing: Standing, seat: int, shown: Hand) -> None:
        bids = standing.bids
        shown.grip = self._grip(standing, seat)
        shown.bid = bids[seat] if bids else standing.bid if seat == standing.own else None
        shown.won = bool(bids) and standing.winner == seat
        shown.struck = bool(bids) and bids.count(bids[seat]) > 1 and bids[seat] > min(bids)
        shown.beads = standing.left_in_hand(seat)

    def _grip(self, standing: Standing, seat: int) -> Grip:
        if standing.bids:
            return "open"
        if standing.closed[seat]:
            return "closed"
        return "idle" if standing.board[0] is not None else "away"

    def _stats(self, standing: Standing, seat: int) -> tuple[Stat, ...]:
        """Tell how much of his discs a seat has, and his beads, or that they are hidden."""
        extents = [extent(base) for base in standing.bases[seat]]
        whole = f"{sum(extents)}/{DISC * len(extents)}"
        beads = standing.purses[seat] if standing.purses is not None else None
        if seat == standing.own:
            beads = standing.beads
        told = "?" if beads is None else str(beads)
        return (("maya/boss", whole, False), ("maya/bead_0", told, True))
