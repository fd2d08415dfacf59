"""From moments to beats: every part becomes a cue on the stage of a table's screen."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import TYPE_CHECKING

from tablee.games.gnumies.cards import Code
from tablee.games.gnumies.events import DiscardSealed, GuestTurned, GuestWon
from tablee.games.gnumies.guests import INDEX, Guest, is_wullawaki
from tablee_client.core.director import Beat, Cue
from tablee_client.view.tables.flyer import Flyer, Livery
from tablee_client.view.tables.gnumies.auction import bid_picture
from tablee_client.view.tables.gnumies.cues import (
    CardFlight,
    Flip,
    GuestFlight,
    Happening,
    Moment,
    Part,
    Place,
)
from tablee_client.view.tables.gnumies.layout import DECK, EXIT, OUT, STAGE
from tablee_client.view.tables.gnumies.rug import party_picture
from tablee_client.view.tables.gnumies.sounds import sounds_of
from tablee_client.view.tables.gnumies.telling import verdict
from tablee_client.view.tables.pose import Pose

if TYPE_CHECKING:
    from tablee_client.view.tables.gnumies.table import GnumiesScreen

SHADOW = "fx/shadow_card"


class Staging:
    """Knows where every named place is on the screen, and moves the standing along."""

    def __init__(self, table: GnumiesScreen) -> None:
        self._table = table

    def beat(self, moment: Moment) -> Beat:
        """Give the beat that shows a moment."""
        return Beat([self._cue(part) for part in moment.parts], pause=moment.pause)

    def _cue(self, part: Part) -> Cue:
        show: Callable[[float], None]
        match part:
            case Happening():
                show = self._once(part)
            case Flip():
                show = self._flip(part)
            case GuestFlight():
                show = self._guest(part)
            case CardFlight():
                show = self._card(part)
        sound, landing = sounds_of(part, self._table.seen.seat)
        return Cue(part.duration, show, at=part.at, sound=sound, landing=landing)

    # in its place

    def _once(self, part: Happening) -> Callable[[float], None]:
        done: list[bool] = []

        def show(_: float) -> None:
            if not done:
                done.append(True)
                self._happen(part)

        return show

    def _happen(self, part: Happening) -> None:
        table, event = self._table, part.event
        table.standing.note(event)
        if isinstance(event, GuestTurned):
            table.ribbon.text = ""
        said = verdict(event, table.app.words, table.people.names, table.people.own)
        if said and not (isinstance(event, GuestWon) and table.standing.lucky):
            table.ribbon.text = said
        if isinstance(event, DiscardSealed) and event.seat != table.people.own:
            table.people.say(event.seat, table.words("gn-says-chosen"))
        table.show_standing()

    def _flip(self, part: Flip) -> Callable[[float], None]:
        """Turn all bids over at once: narrow, then wide again with their faces."""
        table, shown = self._table, part.event.bids

        def show(progress: float) -> None:
            for seat, spot in enumerate(table.spots):
                if progress >= 1.0:
                    spot.card.narrow = 1.0
                    continue
                spot.card.narrow = max(0.06, abs(cos(progress * pi)))
                spot.own.card = ""
                if shown[seat] is not None:
                    face = shown[seat] if progress > 0.5 else None
                    spot.card.picture = bid_picture(face, seat)
            if progress >= 1.0:
                table.standing.note(part.event)
                table.show_standing()

        return show

    # guests

    def _guest(self, part: GuestFlight) -> Flyer:
        table = self._table

        def depart() -> None:
            self._leave(part.start, part.guest)
            table.show_standing()

        def arrive() -> None:
            self._reach(part.end, part.guest)
            table.show_standing()

        turned = party_picture(None) if part.start[0] == "deck" and part.guest else ""
        start = self._guest_pose(part.start, part.guest)
        return Flyer(
            table.stage,
            Livery(party_picture(part.guest), turned, SHADOW, lift=60.0),
            start=start,
            end=self._guest_pose(part.end, part.guest),
            depart=depart,
            arrive=arrive,
        )

    def _leave(self, place: Place, guest: Guest | None) -> None:
        standing = self._table.standing
        match place:
            case ("deck", _):
                standing.leave_deck()
            case ("stage", _):
                standing.leave_stage()
            case ("drawn", _):
                standing.end_draw()
            case ("room", seat) if guest is not None:
                standing.leave_room(seat, guest)

    def _reach(self, place: Place, guest: Guest | None) -> None:
        standing = self._table.standing
        match place:
            case ("stage", _) if guest is not None:
                standing.reach_stage(guest)
            case ("drawn", seat):
                standing.draw(seat, guest)
            case ("room", seat) if guest is not None:
                standing.reach_room(seat, guest)
                if is_wullawaki(INDEX[guest]) and not self._table.app.is_calm:
                    self._table.rugs[seat].shake()

    def _guest_pose(self, place: Place, guest: Guest | None) -> Callable[[], Pose]:
        table = self._table

        def pose() -> Pose:
            match place:
                case ("deck", _):
                    return DECK
                case ("stage", _):
                    return Pose(STAGE.cx, STAGE.cy, STAGE.w)
                case ("drawn", seat):
                    return table.drawn_pose(seat)
                case ("room", seat):
                    here = table.guests[seat].pose_of(guest) if guest else None
                    rug = table.places[seat].rug
                    return here or Pose(rug.cx, rug.cy, table.places[seat].card)
                case _:
                    return OUT

        return pose

    # Gnumie cards

    def _card(self, part: CardFlight) -> Flyer:
        table, seat = self._table, part.seat
        laid = part.end[0] == "bid"
        own = seat == table.people.own

        def depart() -> None:
            if laid:
                table.standing.leave_hand(seat, part.card)
                if own:
                    table.own_move.end()
            else:
                table.standing.leave_table(seat)
            table.show_standing()

        def arrive() -> None:
            if laid:
                table.standing.reach_table(seat, part.card)
            else:
                self._put_away(part)
            table.show_standing()

        picture = bid_picture(part.card, seat)
        face_down = bid_picture(None, seat)
        livery = Livery(face_down, picture, SHADOW) if laid and own else Livery(picture, "", SHADOW)
        return Flyer(
            table.stage,
            livery,
            start=lambda: self._card_pose(seat, part.card, part.start),
            end=lambda: self._card_pose(seat, part.card, part.end),
            depart=depart,
            arrive=arrive,
        )

    def _put_away(self, part: CardFlight) -> None:
        table, seat = self._table, part.seat
        assert part.card is not None
        if part.end[0] == "hand":
            table.standing.reach_hand(seat, part.card, own=seat == table.people.own)
        else:
            table.standing.spend(seat, part.card)

    def _card_pose(self, seat: int, card: Code | None, place: Place) -> Pose:
        table = self._table
        if place[0] == "bid":
            return table.places[seat].bid
        if place[0] == "out":
            return EXIT
        if seat == table.people.own and card is not None:
            moving = table.own_move.pose if table.own_move.code == card else None
            return moving or table.hand.pose_of(card) or table.hand.place_for(card)
        return Pose(*table.people.plates[seat].face, 48)
