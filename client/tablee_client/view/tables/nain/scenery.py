"""All that lies on the table: it shows a standing, and lets what may be pressed be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tablee.engine import Event, Seat
from tablee.games.nain.actions import Expose, Flip, PlaySpecial, RevealSpecial
from tablee.games.nain.cards import Special
from tablee.games.nain.events import AmountDoubled, AmountStolen, CoinsAdded, Counted
from tablee_client.view.geometry import Box
from tablee_client.view.tables.nain.banner import Advice, Banner
from tablee_client.view.tables.nain.coins import Chooser, CoinPiece
from tablee_client.view.tables.nain.compass import Compass
from tablee_client.view.tables.nain.heap import Heap
from tablee_client.view.tables.nain.layout import Place, special_hand
from tablee_client.view.tables.nain.specials import SpecialCard
from tablee_client.view.tables.nain.standing import Laid, Standing, without
from tablee_client.view.tables.nain.track import Cart, Track
from tablee_client.view.tables.pose import Pose
from tablee_client.view.theme import Layer
from tablee_client.view.widgets.modal import Answer

if TYPE_CHECKING:
    from tablee_client.view.tables.nain.table import NainScreen

SPECIALS_EACH = 2
STOLEN = 0.5


class Scenery:
    """Track, banner, compass; for each seat its coin card, its specials and its heap."""

    def __init__(self, table: NainScreen, places: Sequence[Place]) -> None:
        self._table = table
        self.track, self.cart, self.banner = Track(table.people.looks), Cart(), Banner()
        self.advice = Advice()
        table.stage.add(self.track, self.cart, self.banner, self.advice)
        self.compass = table.add(Compass(on_press=self._tell_direction))
        self.coins = [
            CoinPiece(table, place.coin, seat=seat, on_press=partial(table.press_coin, seat))
            for seat, place in enumerate(places)
        ]
        self.beside = [
            [self._beside(seat, k, pose) for k, pose in enumerate(place.specials)]
            for seat, place in enumerate(places)
        ]
        self.heaps = [Heap(place.heap, place.way) for place in places]
        table.stage.add(*self.heaps)
        self.held = [self._held(k) for k in range(SPECIALS_EACH)]

    # what is shown

    def show(self, table: NainScreen) -> None:
        """Show the table's standing."""
        standing = table.standing
        for seat in range(len(standing.counts)):
            table.people.plates[seat].stats = (
                ("nain/back_coins", str(standing.counts[seat]), False),
                ("nain/back_special", str(standing.special_counts[seat]), False),
            )
            self._show_coin(seat, standing)
            self._show_beside(seat, standing)
            self._show_heap(seat, standing)
        self._show_held(standing)
        self._show_banner(standing)
        self.compass.direction = standing.direction
        self.track.bids = tuple(standing.bids)

    def roll(self, at: float) -> None:
        """Let the cart stand at a bid."""
        self.track.at = self.cart.at = at
        self.cart.text = str(round(at)) if round(at) else "?"

    def clear_track(self, cleared: bool) -> None:
        """Make room for a board, or let the track be seen."""
        self.track.visible = self.cart.visible = not cleared

    def _show_coin(self, seat: Seat, standing: Standing) -> None:
        laid, amount = standing.coins[seat], standing.amounts[seat]
        text, coin = self._said_of(seat, laid)
        if laid is not None and amount is not None:
            added = standing.added[seat]
            text, coin = f"{amount} + {added}" if added else str(amount), True
        self.coins[seat].card.shade = STOLEN if amount == 0 else 1.0
        self.coins[seat].show(laid, text=text, coin=coin)

    def _said_of(self, seat: Seat, laid: Laid | None) -> tuple[str, bool]:
        """Say what is known of a card that lies there."""
        if laid is None:
            return "", False
        if laid.coin is not None:
            value = laid.coin.partition("/")[0]
            if seat == self._table.people.own:
                return self._table.words("na-worth", value=value), True
            return value, True
        if laid.up and laid.hint is not None:
            return self._table.words("na-most", hint=laid.hint), False
        return "", False

    def _show_beside(self, seat: Seat, standing: Standing) -> None:
        played = standing.played[seat]
        for k, card in enumerate(self.beside[seat]):
            card.visible = k < len(played)
            if not card.visible:
                continue
            shown, hidden = played[k], not played[k].revealed
            self._dress(card, shown.special)
            idle = self._table.words("na-void" if card.is_small else "na-idle")
            veiled = hidden and shown.special is not None
            card.mark = self._table.words("na-hidden") if veiled else idle * shown.idle

    def _show_heap(self, seat: Seat, standing: Standing) -> None:
        heap, count = self.heaps[seat], standing.won_counts[seat]
        heap.cards = count
        if seat == self._table.people.own and standing.won is not None:
            coins = sum(int(code.partition("/")[0]) for code in standing.won)
            words = self._table.words
            heap.words = (words("na-won-coins", coins=coins), words("na-won-cards", cards=count))

    def _show_held(self, standing: Standing) -> None:
        held = without(standing.specials or (), self._table.own_move.code)
        for k, card in enumerate(self.held):
            card.visible = k < len(held)
            if card.visible:
                self._dress(card, held[k])

    def _dress(self, card: SpecialCard, special: Special | None) -> None:
        card.special = special
        name = "" if special is None else self._table.game_words(f"special-{special}")
        card.name = name[:1].upper() + name[1:]

    def _show_banner(self, standing: Standing) -> None:
        words, banner = self._table.words, self.banner
        banner.look = -1 if standing.bidder is None else self._table.people.looks[standing.bidder]
        if standing.total is None:
            bid = standing.bid
            banner.text = words("na-at-least", amount=bid) if bid else ""
            return
        key = {None: "na-total", True: "na-right", False: "na-wrong"}[standing.right]
        banner.text = words(key, total=standing.total, bid=standing.bid)

    def make_room(self, seat: Seat, sheet: Box | None) -> None:
        """Take away a seat's heap where a sheet lies over it."""
        heap = self.heaps[seat]
        heap.visible = sheet is None or not sheet.overlaps(heap.body)

    # what may be done

    def allow(self, table: NainScreen) -> None:
        """Let cards be pressed where that means something, and say what it does."""
        seen, view = table.observation, table.seen
        picked = seen.phase in ("pick", "draft")
        picking = seen.phase == "pick" and table.owes and not table.director.busy
        playing = view.seat is not None and seen.phase in ("bidding", "last-reveal")
        for seat, piece in enumerate(self.coins):
            piece.spot.visible = picking or (playing and seen.phase == "bidding")
            piece.spot.chosen = piece.plate.hot = picking and seat in table.kept
            key = "na-flip-own" if seat == view.seat else "na-flip"
            name = table.people.names[seat]
            piece.spot.hint = table.words(key, name=name) if view.allows(Flip(seat)) else ""
            for k, card in enumerate(self.beside[seat]):
                card.open = playing
                card.hint = self._hint(seat, k, card.special)
                own = seat == view.seat and view.allows(RevealSpecial(k))
                card.invites = own and seen.phase == "last-reveal"
        if not (picked and table.director.busy):
            self.advice.text = self._advice(table)
        for card in self.held:
            may = card.special is not None and view.allows(PlaySpecial(card.special))
            card.dim = not may
            card.hint = self._help(card.special, "na-play" if may else "")

    def _advice(self, table: NainScreen) -> str:
        """Say what may be done before the bid, besides bidding."""
        view, seats, seen = table.seen, range(len(self.coins)), table.observation
        if seen.phase in ("pick", "draft"):
            last = seen.history[-1]
            told = Counted(len(seen.history), last.total, last.bid, last.winner, last.loser)
            return table.count_step(told)
        flips = any(view.allows(Flip(seat)) for seat in seats)
        exposes = any(view.allows(Expose(s, k)) for s in seats for k in range(SPECIALS_EACH))
        if not flips and not exposes:
            return ""
        key = "both" if flips and exposes else "flip" if flips else "expose"
        return table.words(f"na-advice-{key}")

    def _hint(self, seat: Seat, place: int, special: Special | None) -> str:
        table = self._table
        if table.seen.allows(Expose(seat, place)):
            return table.words("na-expose", name=table.people.names[seat])
        may = seat == table.seen.seat and table.seen.allows(RevealSpecial(place))
        return self._help(special, "na-reveal" if may else "")

    def _help(self, special: Special | None, key: str) -> str:
        if special is None:
            return ""
        text = self._table.game_words(f"special-{special}-help")
        return self._table.words(key, help=text[:1].lower() + text[1:]) if key else text

    def explain(self, event: Event, text: str) -> None:
        """Say what a step of the count does, and let the specials glow that do it."""
        self.advice.text = text
        for seat, row in enumerate(self.beside):
            for card in row:
                card.invites = card.visible and _acts(event, seat, card.special)

    def pointed(self) -> str:
        """Say what pressing the thing that is pointed at, or steered to, does."""
        cards = [card for row in self.beside for card in row] + self.held
        things: list[Chooser | SpecialCard] = [*[piece.spot for piece in self.coins], *cards]
        for thing in things:
            steered = thing.is_focused and thing.is_ring_shown
            if thing.visible and (thing.is_hovered or steered):
                return thing.hint
        return ""

    def pose_in_hand(self, card: object) -> Pose | None:
        """Give where a special lies in one's hand."""
        for held in self.held:
            if held.visible and held.special == card:
                return Pose(held.box.cx, held.box.cy, held.box.w)
        return None

    def ask_to_expose(self, table: NainScreen, seat: Seat, place: int) -> None:
        """Ask before the cover is given away."""
        words, name = table.words, table.people.names[seat]
        table.ask(
            words("na-expose-title"),
            words("na-expose-text", name=name),
            [
                Answer(words("na-expose-no"), lambda: None),
                Answer(words("na-expose-yes"), partial(table.act, Expose(seat, place)), "brass"),
            ],
        )

    # private

    def _beside(self, seat: Seat, place: int, pose: Pose) -> SpecialCard:
        return self._table.add(
            SpecialCard(
                pose,
                key=f"special-{seat}-{place}",
                on_press=partial(self._table.press_special, seat, place),
                z=10.0 * seat + 4 + place,
            )
        )

    def _held(self, place: int) -> SpecialCard:
        pose = special_hand(SPECIALS_EACH)[place]
        return self._table.add(
            SpecialCard(
                pose,
                key=f"own-special-{place}",
                on_press=partial(self._play_held, place),
                layer=Layer.HAND,
            )
        )

    def _play_held(self, place: int) -> None:
        special = self.held[place].special
        if special is not None:
            self._table.play(special)

    def _tell_direction(self) -> None:
        clockwise = self._table.standing.direction > 0
        self._table.app.toast(self._table.words("na-clockwise" if clockwise else "na-counter"))


def _acts(event: Event, seat: Seat, special: Special | None) -> bool:
    """Tell whether a special of a seat brings about a step of the count."""
    match event:
        case AmountDoubled(victim):
            return special == "double" and seat == victim
        case AmountStolen():
            return special == "thief"
        case CoinsAdded(owner, kind):
            return special == kind and seat == owner
        case _:
            return False
