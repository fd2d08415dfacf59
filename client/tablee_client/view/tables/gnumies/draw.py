"""What a star has drawn: the guest for its owner's eyes, and to whom he may be given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine import Action, Seat
from tablee.games.gnumies.actions import Give
from tablee.games.gnumies.guests import Guest
from tablee.games.gnumies.observation import GnumiesObservation
from tablee_client.view.geometry import Box
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.gnumies.layout import STAGE, Place
from tablee_client.view.tables.gnumies.rug import party_picture
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.short_name import called
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.button import Button

if TYPE_CHECKING:
    from tablee_client.view.tables.gnumies.table import GnumiesScreen

BESIDE = 70.0
HIDDEN = 92.0
GIVE_WIDE, GIVE_TALL = 368.0, 46.0
GIVE_LOWER = 20.0
"""How far a button lies under the strip, to leave the tags in sight."""
MOST_ROOMY = 4
GIVE_NARROW, GIVE_GAP = 176.0, 16.0


def is_roomy(places: Sequence[Place]) -> bool:
    """Tell whether there is room under the rugs for a button that names its seat."""
    return len(places) <= MOST_ROOMY


def give_box(places: Sequence[Place], seat: Seat) -> Box:
    """Give the button of a seat: under its strip, or before its rug where rugs lie close.

    Where somebody sits at the top, those at the sides are moved out, for the keys go straight up
    from the hand to him.
    """
    place = places[seat]
    strip = place.strip
    if not is_roomy(places):
        away = (place.rug.w + GIVE_NARROW) / 2 + GIVE_GAP
        inward = place.rug.cx + (away if place.rug.cx < STAGE.cx else -away)
        return Box.around(inward, place.rug.cy, GIVE_NARROW, GIVE_TALL)
    aside = 0.0
    if place.shape == "side" and any(other.shape == "top" for other in places):
        aside = (place.rug.w - GIVE_WIDE) / 2 * (1 if strip.cx > STAGE.cx else -1)
    return Box.around(strip.cx + aside, strip.cy + GIVE_LOWER, GIVE_WIDE, GIVE_TALL)


class Draw:
    """The drawn guest's card, and a button at the rug of everybody who may get him."""

    def __init__(self, table: GnumiesScreen, *, act: Callable[[Action], None]) -> None:
        self._table, self._act = table, act
        self._buttons: list[Button] = []
        self.card = Sprite(
            party_picture(None), 0, 0, width=HIDDEN, layer=Layer.SERIES, shadow="fx/shadow_card"
        )
        self.card.z, self.card.visible = 5.0, False
        table.stage.add(self.card)

    def pose(self, seat: Seat) -> Pose:
        """Give where the guest lies: large in the middle for its owner, else at the star."""
        if seat == self._table.people.own:
            return Pose(STAGE.cx, STAGE.cy, STAGE.w)
        bid = self._table.places[seat].bid
        aside = BESIDE if bid.x < STAGE.cx else -BESIDE
        return Pose(bid.x + aside, bid.y + 30, HIDDEN)

    @property
    def is_asked(self) -> bool:
        """Whether the player is asked to whom the guest goes."""
        return bool(self._buttons)

    def lay(self, seat: Seat | None, guest: Guest | None) -> None:
        """Show the guest, face down unless he is known; nothing without a seat."""
        self.card.visible = seat is not None
        if seat is not None:
            pose = self.pose(seat)
            self.card.picture = party_picture(guest)
            self.card.x, self.card.y, self.card.width = pose.x, pose.y, pose.width

    def show(self, seen: GnumiesObservation | None) -> None:
        """Offer to give the guest away, while the player may."""
        if seen is None:
            self._table.drop(*self._buttons)
            self._buttons = []
        elif not self._buttons:
            seats = [seat for seat in range(len(seen.counts)) if seat != seen.star]
            self._buttons = [self._table.add(self._button(seat)) for seat in seats]

    def _button(self, seat: Seat) -> Button:
        table = self._table
        name = table.people.names[seat]
        text = table.words("gn-give-here", name=called(name))
        if is_roomy(table.places):
            text = table.words("gn-give", name=name)
        return Button(
            give_box(table.places, seat),
            text,
            on_press=partial(self._act, Give(seat)),
            kind="wood",
            key=f"give-{seat}",
        )
