"""From moments to beats: every part becomes a cue on the stage of a table's screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.nain.cards import CODES, SPECIALS, Code, Special
from tablee.games.nain.events import (
    AmountDoubled,
    AmountStolen,
    BidMade,
    CardsKept,
    CoinCounted,
    CoinFlipped,
    CoinsAdded,
    CoinsPlaced,
    Counted,
    CoverRemoved,
    DirectionReversed,
    NainCalled,
    SpecialPlayed,
    SpecialRevealed,
    SpecialTurnedUp,
)
from tablee_client.core.director import Beat, Cue, Show
from tablee_client.core.motion import between, ease_in_out
from tablee_client.view.tables.flyer import Flyer, Livery
from tablee_client.view.tables.nain.coins import BACK
from tablee_client.view.tables.nain.cues import Flight, Happening, Moment, Place
from tablee_client.view.tables.nain.layout import HAND_CARD, MIDDLE, SPECIAL_CARD, draft_row
from tablee_client.view.tables.nain.sounds import sounds_of
from tablee_client.view.tables.nain.specials import picture
from tablee_client.view.tables.pose import Pose

if TYPE_CHECKING:
    from tablee_client.view.tables.nain.table import NainScreen

HALF = 0.5


class Staging:
    """Knows where every named place is on the screen, and moves the standing along."""

    def __init__(self, table: NainScreen) -> None:
        self._table = table

    def beat(self, moment: Moment) -> Beat:
        """Give the beat that shows a moment."""
        return Beat([self._cue(part) for part in moment.parts], pause=moment.pause)

    def _cue(self, part: Flight | Happening) -> Cue:
        show = self._flight(part) if isinstance(part, Flight) else self._happening(part)
        sound, landing = sounds_of(part, self._table.seen.seat)
        return Cue(part.duration, show, at=part.at, sound=sound, landing=landing)

    # in its place

    def _happening(self, part: Happening) -> Show:
        match part.event:
            case CoinFlipped(seat=seat):
                return self._halfway(part, self._table.coins[seat].turn)
            case CoinCounted(seat=seat):
                return self._counted(part, seat)
            case SpecialRevealed() | SpecialTurnedUp():
                return self._halfway(part, self._turning(part.event))
            case CoverRemoved(seat=seat):
                return self._at_end(part, self._table.coins[seat].lift)
            case CoinsPlaced():
                return self._covering(part)
            case BidMade():
                return self._rolling(part, part.event)
            case CardsKept():
                return self._gathering()
            case _:
                return self._halfway(part, lambda _: None, at=0.0)

    def _halfway(self, part: Happening, move: Show, *, at: float = HALF) -> Show:
        """Move something, and let it happen on the way."""
        done: list[bool] = []

        def show(progress: float) -> None:
            if not done and progress >= at:
                done.append(True)
                self._happen(part, skipped=progress >= 1)
            move(progress)

        return show

    def _at_end(self, part: Happening, move: Show) -> Show:
        def show(progress: float) -> None:
            move(ease_in_out(progress))
            if progress >= 1:
                self._happen(part)

        return show

    def _turning(self, event: SpecialRevealed | SpecialTurnedUp) -> Show:
        def turn(progress: float) -> None:
            card = self._table.beside[event.seat][event.place]
            card.thin = 1.0 if progress >= 1 else round(max(0.06, abs(1 - 2 * progress)), 2)

        return turn

    def _counted(self, part: Happening, seat: int) -> Show:
        """Lift the cover while the card turns up; all covers of a count go together."""
        piece = self._table.coins[seat]
        before: list[tuple[bool, bool]] = []
        happen = self._halfway(part, lambda _: None)

        def show(progress: float) -> None:
            if not before:
                before.append((piece.is_covered, piece.is_face_down))
            happen(progress)
            covered, down = before[0]
            if down:
                piece.turn(progress)
            if covered:
                piece.lift(ease_in_out(progress))

        return show

    def _covering(self, part: Happening) -> Show:
        table = self._table

        def show(progress: float) -> None:
            if progress >= 1:
                self._happen(part)
            for piece in table.coins:
                piece.lift(1 - ease_in_out(progress))

        return show

    def _rolling(self, part: Happening, event: BidMade) -> Show:
        table = self._table
        start: list[float] = []

        def show(progress: float) -> None:
            if not start:
                start.append(table.track.at)
                self._happen(part)
            table.roll(between(start[0], event.amount, ease_in_out(progress)))

        return show

    def _gathering(self) -> Show:
        """Let all cards turn over and slide to the middle."""
        table = self._table
        flights: list[Flyer] = []

        def show(progress: float) -> None:
            if not flights:
                flights.extend(self._swept())
                table.standing.gather()
                table.show_standing()
            for flyer in flights:
                flyer(progress)

        return show

    def _swept(self) -> list[Flyer]:
        table = self._table
        found = []
        for seat, laid in enumerate(table.standing.coins):
            if laid is not None:
                start = table.coins[seat].pose
                found.append(self._flyer(BACK, table.coins[seat].card.picture, start, MIDDLE))
        return found

    def _flyer(self, to: str, turned: str, start: Pose, end: Pose) -> Flyer:
        return Flyer(
            self._table.stage,
            Livery(to, turned, "fx/shadow_card"),
            start=lambda: start,
            end=lambda: end,
            depart=lambda: None,
            arrive=lambda: None,
        )

    def _happen(self, part: Happening, *, skipped: bool = False) -> None:
        """Let it happen; what is `skipped` isn't shouted any more."""
        table, event = self._table, part.event
        table.standing.note(event)
        words, say = table.words, table.people.say
        if isinstance(event, NainCalled):
            table.scenery.advice.text = ""
        match event:
            case SpecialPlayed(seat=seat):
                say(seat, words("na-says-special"))
            case SpecialRevealed(seat=seat, by=by) if by != seat:
                say(by, words("na-says-exposed"))
            case NainCalled() | DirectionReversed() if skipped:
                pass
            case NainCalled(seat=seat):
                say(seat, words("na-says-nain"))
                table.shout.say(words("na-nain"))
            case AmountDoubled() | AmountStolen() | CoinsAdded() | Counted():
                table.scenery.explain(event, table.count_step(event))
            case DirectionReversed():
                table.shout.say(words("na-says-reverse"))
        table.show_standing()

    # flights

    def _flight(self, part: Flight) -> Flyer:
        return Flyer(
            self._table.stage,
            self._livery(part),
            start=lambda: self.place(part.start, part),
            end=lambda: self.place(part.end, part),
            depart=lambda: self._depart(part),
            arrive=lambda: self._arrive(part),
        )

    def _livery(self, part: Flight) -> Livery:
        """Give the looks of what flies: one's own cards turn over as they go face down."""
        if part.kind == "coin":
            return Livery("nain/coin_0", lift=90.0)
        known = part.card is not None
        front = _front(part)
        back = picture(None) if part.kind in ("play", "deal-special") else BACK
        if part.kind == "choose" and known:
            return Livery(back, front, "fx/shadow_card")
        if part.kind == "play" and known:
            return Livery(front, "", "fx/shadow_card")
        if part.kind in ("keep", "draft") and known:
            return Livery(front, back, "fx/shadow_card")
        return Livery(back, "", "fx/shadow_card")

    def _depart(self, part: Flight) -> None:
        standing = self._table.standing
        match part.kind:
            case "choose":
                standing.leave_hand(part.seat, _coin(part))
            case "play":
                standing.leave_specials(part.seat, _special(part))
            case "draft":
                standing.take_leftover(part.start[1])
        self._table.own_move.end_of(part.card)
        self._table.show_standing()

    def _arrive(self, part: Flight) -> None:
        standing, seat = self._table.standing, part.seat
        match part.kind:
            case "choose":
                standing.reach_table(seat, _coin(part))
            case "play":
                standing.reach_beside(seat, _special(part))
            case "deal-coin":
                standing.deal_coin(seat, _coin(part))
            case "deal-special":
                standing.deal_special(seat, _special(part))
            case "coin":
                standing.pour(seat)
            case _:
                standing.win(seat, _coin(part))
        self._table.show_standing()

    # places

    def place(self, place: Place, part: Flight) -> Pose:
        """Give where a named place is."""
        table = self._table
        kind, seat, which = place
        match kind:
            case "coin":
                pose = table.places[seat].coin
                return Pose(pose.x, pose.y, 40) if part.kind == "coin" else pose
            case "special":
                return table.places[seat].specials[which]
            case "heap":
                heap = table.places[seat].heap
                return Pose(heap.x, heap.y - 20, 44)
            case "cart":
                return Pose(960, 440, 40)
            case "draft":
                return draft_row(len(table.standing.free))[seat]
            case "hand":
                return self._hand(seat, which, part)
        return MIDDLE

    def _hand(self, seat: int, which: int, part: Flight) -> Pose:
        table = self._table
        if seat != table.seen.seat:
            x, y = table.people.plates[seat].face
            return Pose(x, y, 48)
        if part.card is not None:
            gone = table.own_move.pose_of(part.card) or table.pose_in_hand(part.card)
            if gone is not None:
                return gone
        return Pose(1216, 962, SPECIAL_CARD) if which else Pose(756, 968, HAND_CARD)


def _front(part: Flight) -> str:
    special = _special(part)
    if special is not None:
        return picture(special)
    return BACK if part.card is None else f"nain/coins_{part.card.replace('/', '_')}"


def _coin(part: Flight) -> Code | None:
    return next((code for code in CODES if code == part.card), None)


def _special(part: Flight) -> Special | None:
    return next((name for name in SPECIALS if name == part.card), None)
