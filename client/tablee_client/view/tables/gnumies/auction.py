"""The middle of the party: the guest on his stage, the deck, and the bids around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.gnumies.cards import COLOURS, Code
from tablee.games.gnumies.guests import Guest, kind_of
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.tables.gnumies.layout import (
    BID,
    BID_WON,
    DECK,
    GUEST_FOOT,
    GUEST_WIDE,
    RIBBON,
    STAGE,
    TALL,
    Place,
)
from tablee_client.view.tables.gnumies.rug import KINDS, party_picture
from tablee_client.view.tables.gnumies.standing import Bid
from tablee_client.view.tables.halo import CardHalo
from tablee_client.view.tables.tag import paint_tag
from tablee_client.view.theme import CREAM, NIGHT, Face, Finish, Layer, TextStyle

if TYPE_CHECKING:
    from tablee_client.view.canvas import Canvas

VALUE = TextStyle(Face.FIGURES, 84, (0xFF, 0xF6, 0xDC), Finish.SHADOW)
NAME = TextStyle(Face.BLACK, 30, (0xFF, 0xF6, 0xDC), Finish.SHADOW)
VERDICT = TextStyle(Face.BLACK, 33, (0xFF, 0xF1, 0xD2), Finish.SHADOW)
COUNT = TextStyle(Face.BOLD, 25, CREAM, Finish.SHADOW)
LOOSE, BEATEN = 0.5, 0.72
MOOD: Final = 0.3
ENDS, NARROWEST = 160.0, 560.0
"""Room for both ends of the ribbon, and how wide it is at least."""
LUCK_FIGURE = TextStyle(Face.FIGURES, 44, (0xFF, 0xF6, 0xDC), Finish.SHADOW)
LIFTED: Final = 128.0
INDEX_IN: Final = 13.0
CAPTION_UP: Final = 40.0
"""How far above the card's lower edge a guest's name stands."""


def bid_picture(card: Code | None, seat: int) -> str:
    """Name the picture of a seat's Gnumie card, face down without a card."""
    colour = COLOURS[seat]
    if card is None:
        return f"gnumies/back_{colour}"
    return f"gnumies/star_{colour}" if card == "star" else f"gnumies/bid_{colour}_{card}"


class Stage(Node):
    """The guest at the door, breaking out of his card; nobody, and there is only the floor."""

    guest: Shown[Guest | None] = Shown(None)
    caption: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.RESTING

    def bounds(self) -> Box:
        """Give card and guest."""
        return Box.around(STAGE.cx, STAGE.cy - 10, 560, 520)

    def paint(self, canvas: Canvas) -> None:
        """Draw the card, the guest on it, then his value."""
        if self.guest is None:
            return
        kind = kind_of(self.guest)
        name = {"W": "stage_wullawaki", "C": "stage_copicastor"}.get(kind, "stage")
        canvas.picture("fx/shadow_card", STAGE.moved(6, 14))
        canvas.picture(f"gnumies/{name}", STAGE)
        picture = f"gnumies/guest_{KINDS.get(kind, kind)}"
        size = GUEST_WIDE / canvas.pictures.master(picture).width
        canvas.picture_at(picture, STAGE.cx, STAGE.bottom - GUEST_FOOT, size=size)
        if kind.isdigit():
            value = canvas.typesetter.within(VALUE, VALUE.size * 1.25)
            wide = max(canvas.typesetter.width(kind, value) + 24, 76)
            ground = Box(STAGE.x + INDEX_IN, STAGE.y + 18, wide, 84)
            canvas.fill(ground, NIGHT, alpha=0.5, radius=38)
            canvas.text(kind, ground.cx, ground.cy, value, anchor="middle")
        if self.caption:
            caption, style = canvas.typesetter.fitted(self.caption, NAME, STAGE.w - 44, height=44)
            wide = canvas.typesetter.width(caption, style) + 44
            ground = Box.around(STAGE.cx, STAGE.bottom - CAPTION_UP, min(wide, STAGE.w - 16), 46)
            canvas.fill(ground, NIGHT, alpha=0.82, radius=23)
            canvas.text(caption, STAGE.cx, ground.cy, style, anchor="middle")


class Mood(Node):
    """The evening darkens as long as a Wullawaki stands at the door."""

    def __init__(self) -> None:
        self.layer, self.z = Layer.BACKDROP + 1, 0.0
        self.visible = False

    def bounds(self) -> Box:
        """Give the whole screen."""
        return SCREEN

    def paint(self, canvas: Canvas) -> None:
        """Lay the shadow over garden and sky."""
        canvas.veil(NIGHT, MOOD)


class Deck(Node):
    """The guests still to come, face down, and how many."""

    count: Shown[int] = Shown(0)
    label: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer = Layer.RESTING

    def bounds(self) -> Box:
        """Give the pack and the line below."""
        return Box.around(DECK.x, DECK.y + 16, 220, 220)

    def paint(self, canvas: Canvas) -> None:
        """Draw at most six cards of it."""
        body = Box.around(DECK.x, DECK.y, DECK.width, DECK.width * TALL)
        canvas.picture("fx/shadow_card", body.moved(4, 8), alpha=1.0 if self.count else 0.0)
        for k in range(min(6, self.count)):
            canvas.picture(party_picture(None), body.moved(-1.2 * k, -1.8 * k))
        canvas.text(self.label, DECK.x, body.bottom + 22, COUNT, anchor="middle")


class BidSpot:
    """Where one seat's bid lies: a place while it is awaited, face down, then open."""

    def __init__(self, place: Place, seat: int) -> None:
        pose = place.bid
        self._seat = seat
        self.slot = Sprite(
            "gnumies/slot", pose.x, pose.y, width=BID - 12, layer=Layer.RESTING, angle=pose.angle
        )
        self.card = Sprite(
            bid_picture(None, seat),
            pose.x,
            pose.y,
            width=BID,
            layer=Layer.SERIES,
            angle=pose.angle,
            shadow="fx/shadow_card",
        )
        self.halo = CardHalo(BID_WON, layer=Layer.SERIES, z=-1)
        self.halo.x, self.halo.y, self.halo.angle = pose.x, pose.y, pose.angle
        top = pose.y - BID_WON * TALL / 2
        self.crown = Sprite(
            "gnumies/crown", pose.x + 4, top - 8, width=76, layer=Layer.SERIES, z=2, angle=5
        )
        self.luck = Luck(pose.x, pose.y)
        self.own = OwnTag(pose.x, pose.y + BID * TALL / 2)
        self.nodes: tuple[Node, ...] = (
            self.slot, self.halo, self.card, self.crown, self.luck, self.own,
        )  # fmt: skip

    def show(self, bid: Bid | None, *, awaited: bool, crowned: bool, judged: bool) -> None:
        """Show a bid; once all are `judged` those beaten stand back, but no star: it comes next."""
        self.slot.visible = awaited and bid is None
        self.slot.alpha = LOOSE
        self.card.visible = bid is not None
        self.crown.visible = crowned and bid is not None
        self.halo.visible = self.crown.visible
        self.own.card = ""
        if bid is None:
            return
        self.card.picture = bid_picture(bid.card if bid.is_open else None, self._seat)
        self.card.width = BID_WON if crowned else BID
        beaten = judged and not crowned and bid.card != "star"
        self.card.shade = BEATEN if beaten else 1.0
        if not bid.is_open and bid.card is not None:
            self.own.card = bid.card


class OwnTag(Node):
    """Tells the player what he has bid face down."""

    card: Shown[str] = Shown("")

    def __init__(self, x: float, y: float) -> None:
        self._x, self._y = x, y
        self.layer, self.z = Layer.SERIES, 3.0

    def bounds(self) -> Box:
        """Give the tag."""
        return Box.around(self._x, self._y, 150, 90)

    def paint(self, canvas: Canvas) -> None:
        """Draw the value, or the star."""
        if self.card == "star":
            canvas.patch("ui/tag_slate", Box.around(self._x, self._y, 66, 42))
            canvas.picture("ui/icon_star", Box.around(self._x, self._y, 30, 30))
        elif self.card:
            paint_tag(canvas, self._x, self._y, int(self.card))


class Luck(Node):
    """The Luckynits of a bid, counted large when they decide; 0 shows nothing."""

    count: Shown[int] = Shown(0)
    best = Shown(False)

    def __init__(self, x: float, y: float) -> None:
        self._x, self._y = x, y
        self.layer, self.z = Layer.SERIES, 4.0

    def bounds(self) -> Box:
        """Give the medal and its light."""
        return Box.around(self._x, self._y + 58, 210, 140)

    def paint(self, canvas: Canvas) -> None:
        """Draw the figure and one large clover."""
        if not self.count:
            return
        down, wide, tall = (60, 146, 84) if self.best else (54, 136, 72)
        box = Box.around(self._x, self._y + down, wide, tall)
        canvas.patch("ui/tag_brass" if self.best else "ui/tag_slate", box)
        style = LUCK_FIGURE if not self.best else LUCK_FIGURE.coloured(NIGHT)
        canvas.text(str(self.count), box.cx - 30, box.cy, style, anchor="middle")
        canvas.picture("gnumies/luckynit", Box.around(box.cx + 26, box.cy, 56, 56))


class Ribbon(Node):
    """The verdict of a round, on a ribbon as wide as its words."""

    text: Shown[str] = Shown("")

    def __init__(self) -> None:
        self.layer, self.z = Layer.SERIES, 6.0

    def bounds(self) -> Box:
        """Give the ribbon and its shadow."""
        return RIBBON.grown(30)

    def paint(self, canvas: Canvas) -> None:
        """Draw it where there is something to say."""
        if not self.text:
            return
        setter, room = canvas.typesetter, RIBBON.w - ENDS
        line, style = setter.fitted(self.text, VERDICT, room, height=RIBBON.h * 0.6)
        wide = max(NARROWEST, setter.width(line, style) + ENDS)
        canvas.patch("gnumies/ribbon", Box.around(RIBBON.cx, RIBBON.cy, wide, RIBBON.h))
        canvas.text(line, RIBBON.cx, RIBBON.y + 34, style, anchor="middle")
