"""From moments to beats: every part becomes a cue on the stage of a table's screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.games.nain_jaune.cards import Code
from tablee.games.nain_jaune.events import (
    BoxForgotten,
    GrandOpera,
    RankSkipped,
    SansSaid,
    SeriesStopped,
)
from tablee_client.core.director import Beat, Cue
from tablee_client.view.faced_art import face_name
from tablee_client.view.tables.flyer import Flyer, Livery
from tablee_client.view.tables.nain_jaune.cues import (
    CardFlight,
    Happening,
    Moment,
    Place,
    TokenFlight,
)
from tablee_client.view.tables.nain_jaune.layout import (
    SERIES_CARD,
    box_spot,
    seat_hand,
)
from tablee_client.view.tables.nain_jaune.sounds import sounds_of
from tablee_client.view.tables.nain_jaune.standing import in_order
from tablee_client.view.tables.nain_jaune.telling import letter
from tablee_client.view.tables.pose import Pose

if TYPE_CHECKING:
    from tablee_client.view.tables.nain_jaune.table import NainJauneScreen

BACK = "cards/back"
TOKENS = ("tokens/token_warm_1", "tokens/token_pale_2", "tokens/token_warm_4")
TOKEN = 26.0


class Staging:
    """Knows where every named place is on the screen, and moves the standing along."""

    def __init__(self, table: NainJauneScreen) -> None:
        self._table = table
        self._tokens = 0

    def beat(self, moment: Moment) -> Beat:
        """Give the beat that shows a moment."""
        return Beat([self._cue(part) for part in moment.parts], pause=moment.pause)

    def _cue(self, part: CardFlight | TokenFlight | Happening) -> Cue:
        show: Callable[[float], None]
        match part:
            case Happening():
                show = self._once(part)
            case TokenFlight():
                show = self._token(part)
            case CardFlight(start=("talon", _)):
                show = self._dealt(part)
            case _:
                show = self._laid(part)
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
        table.show_standing()
        locale = table.app.words.locale
        match event:
            case SansSaid(seat, rank):
                table.people.say(seat, table.words("nj-says-sans", rank=letter(rank, locale)))
            case BoxForgotten(seat, _):
                table.people.say(seat, table.words("nj-says-forgot"))
            case SeriesStopped(seat, rank) if rank is not None:
                table.people.say(seat, table.words("nj-says-stop"))
            case RankSkipped(seat, rank):
                table.people.say(seat, table.words("nj-says-skip", rank=letter(rank, locale)))
            case GrandOpera():
                table.proclamation.say(table.words("nj-proclaim-opera"))

    # cards

    def _laid(self, part: CardFlight) -> Flyer:
        table, code = self._table, part.card
        assert code is not None
        own = part.seat == table.seen.seat

        def start() -> Pose:
            here = table.own_move.pose if own and table.own_move.code == code else None
            return here or (table.hand.pose_of(code) if own else None) or self.place(part.start)

        def depart() -> None:
            if own:
                table.own_move.end()
            table.standing.leave_hand(part.seat, code)
            table.show_standing()

        def arrive() -> None:
            table.standing.reach_series(part.seat, code)
            table.show_standing()

        return Flyer(
            table.stage,
            Livery(self._face(code), "" if own else BACK, "fx/shadow_card"),
            start=start,
            end=lambda: table.series.next_pose(),
            depart=depart,
            arrive=arrive,
        )

    def _dealt(self, part: CardFlight) -> Flyer:
        table = self._table
        own = part.seat == table.seen.seat

        def end() -> Pose:
            held = table.standing.hand
            if own and part.card is not None and held is not None:
                return table.hand.place_for(part.card, in_order([*held, part.card]))
            return self.place(part.end)

        def depart() -> None:
            table.standing.leave_talon()
            table.show_standing()

        def arrive() -> None:
            table.standing.reach_hand(part.seat, part.card, own=own)
            table.show_standing()

        return Flyer(
            table.stage,
            Livery(BACK, "", "fx/shadow_card"),
            start=lambda: table.talon.pose,
            end=end,
            depart=depart,
            arrive=arrive,
        )

    # tokens

    def _token(self, part: TokenFlight) -> Flyer:
        table = self._table
        self._tokens += 1

        def move(place: Place, amount: int) -> None:
            table.standing.move_tokens(place, amount)
            table.show_standing()

        return Flyer(
            table.stage,
            Livery(TOKENS[self._tokens % len(TOKENS)], lift=40.0),
            start=lambda: self._purse(part.start),
            end=lambda: self._purse(part.end),
            depart=lambda: move(part.start, -part.amount),
            arrive=lambda: move(part.end, part.amount),
        )

    # places

    def place(self, place: Place) -> Pose:
        """Give where a named place is: for a seat that of its cards."""
        kind, number = place
        seats = len(self._table.people.spots)
        if kind == "box":
            return box_spot(number, seats)
        if kind == "talon":
            return self._table.talon.pose
        if kind == "series":
            return Pose(960, 675, SERIES_CARD)
        own = number == self._table.seen.seat
        return seat_hand(self._table.people.spots[number], seats=seats, own=own)

    def _purse(self, place: Place) -> Pose:
        """Give where tokens are: on the portrait of a seat, or in a box."""
        kind, number = place
        if kind != "seat":
            return self.place(place)
        return Pose(*self._table.people.plates[number].face, TOKEN)

    def _face(self, code: Code) -> str:
        return face_name(code, self._table.app.words.locale)
