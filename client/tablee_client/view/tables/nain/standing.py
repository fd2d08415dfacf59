"""What lies where on the table as it is shown: it follows the truth one piece at a time.

The rules decide elsewhere; here pieces only leave one place and reach another. When nothing moves
any more, a standing equals `Standing.of` the latest observation.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from tablee.engine import Event, Seat
from tablee.games.nain.cards import INDEX, Code, Special
from tablee.games.nain.events import (
    AmountDoubled,
    AmountStolen,
    BidMade,
    CoinCounted,
    CoinFlipped,
    CoinsAdded,
    CoinsPlaced,
    Counted,
    CoverRemoved,
    DirectionReversed,
    LeftoversShuffled,
    RoundBegun,
    SpecialRevealed,
    SpecialTurnedUp,
)
from tablee.games.nain.observation import BIDS_KEPT, NainObservation, TableCard
from tablee_client.view.tables.nain.reckoning import ACTIVE, lines_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Laid:
    """A coin card on the table; `hint` and `coin` as far as they are known."""

    up: bool = False
    cover: bool = False
    hint: int | None = None
    coin: Code | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """A special beside a coin card; its name as far as it is known.

    One that is `idle` was turned up too late to do anything.
    """

    special: Special | None
    revealed: bool
    idle: bool = False


@dataclass(slots=True)
class Standing:
    """Lists are by seat. `hand`, `specials` and `won` are one's own, None for who has none.

    `amounts` are what cards count for while they are counted, `added` what specials bring, `total`
    what has been put together; `right` is whether the bid was reached, None before the verdict.
    """

    round: int
    direction: int
    bid: int
    bidder: Seat | None
    bids: list[tuple[Seat, int]]
    counts: list[int]
    special_counts: list[int]
    won_counts: list[int]
    hand: list[Code] | None
    specials: list[Special] | None
    won: list[Code] | None
    coins: list[Laid | None]
    played: list[list[Beside]]
    free: list[bool] = field(default_factory=list)
    amounts: list[int | None] = field(default_factory=list)
    added: list[int] = field(default_factory=list)
    total: int | None = None
    right: bool | None = None

    @classmethod
    def of(cls, seen: NainObservation) -> "Standing":
        """Give the standing of the truth."""
        seats = len(seen.counts)
        found = cls(
            round=seen.round,
            direction=seen.direction,
            bid=seen.bid or 0,
            bidder=seen.bidder,
            bids=[(spoken.seat, spoken.amount) for spoken in seen.bids],
            counts=list(seen.counts),
            special_counts=list(seen.special_counts),
            won_counts=list(seen.won_counts),
            hand=None if seen.hand is None else in_order(seen.hand),
            specials=None if seen.specials is None else list(seen.specials),
            won=None if seen.won is None else list(seen.won),
            coins=_coins(seen),
            played=[[] for _ in range(seats)],
            free=list(seen.free),
            amounts=[None] * seats,
            added=[0] * seats,
        )
        for seat, card in enumerate(seen.table):
            found.played[seat] = [Beside(s.special, s.revealed) for s in card.specials]
        if seen.phase in ("pick", "draft") and seen.history:
            found._recall(seen)
        return found

    @classmethod
    def before_deal(cls, seen: NainObservation) -> "Standing":
        """Give the standing from which a match begins: nobody has anything."""
        seats = len(seen.counts)
        own = seen.hand is not None
        return cls(
            round=1,
            direction=1,
            bid=0,
            bidder=None,
            bids=[],
            counts=[0] * seats,
            special_counts=[0] * seats,
            won_counts=[0] * seats,
            hand=[] if own else None,
            specials=[] if own else None,
            won=[] if own else None,
            coins=[None] * seats,
            played=[[] for _ in range(seats)],
            amounts=[None] * seats,
            added=[0] * seats,
        )

    # what happens in its place

    def note(self, event: Event) -> None:
        """Take in what happens without a flight."""
        match event:
            case RoundBegun():
                self._clear(event)
            case CoinsPlaced():
                self.coins = [_covered(card) for card in self.coins]
            case CoinFlipped(seat=seat):
                card = self._laid(seat)
                self._change(seat, Laid(True, card.cover, event.hint, event.coin or card.coin))
            case CoverRemoved(seat, coin):
                self._uncover(seat, coin)
            case SpecialRevealed(seat, place, special):
                self.played[seat][place] = Beside(special, True)
            case SpecialTurnedUp(seat, place, special):
                self.played[seat][place] = Beside(special, True, special in ACTIVE)
            case DirectionReversed(direction):
                self.direction = direction
            case BidMade(seat, amount):
                self.bid, self.bidder = amount, seat
                self.bids = [*self.bids, (seat, amount)][-BIDS_KEPT:]
            case LeftoversShuffled(drafters):
                self.free = [True] * len(drafters)
                self.coins = [None] * len(self.counts)
                self.played = [[] for _ in self.counts]
            case _:
                self._count(event)

    def _count(self, event: Event) -> None:
        match event:
            case CoinCounted(seat, coin):
                value, hint = (int(part) for part in coin.split("/"))
                self._change(seat, Laid(True, False, hint, coin))
                self.amounts[seat] = value
            case AmountDoubled(seat, amount):
                self.amounts[seat] = amount
            case AmountStolen(seat):
                self.amounts[seat] = 0
            case CoinsAdded(seat, _, amount):
                self.added[seat] += amount
            case Counted(bid=bid):
                self.bid = bid
                self.total, self.right = event.total, event.winner == self.bidder

    # flights

    def leave_hand(self, seat: Seat, coin: Code | None) -> None:
        """A coin card is on its way to the table."""
        self.counts[seat] -= 1
        if coin is not None and self.hand is not None and coin in self.hand:
            self.hand.remove(coin)

    def reach_table(self, seat: Seat, coin: Code | None) -> None:
        """It lies there, face down and without a cover as yet."""
        hint = None if coin is None else int(coin.partition("/")[2])
        self._change(seat, Laid(False, False, hint, coin))

    def leave_specials(self, seat: Seat, special: Special | None) -> None:
        """A special is on its way to the table."""
        self.special_counts[seat] -= 1
        if special is not None and self.specials is not None and special in self.specials:
            self.specials.remove(special)

    def reach_beside(self, seat: Seat, special: Special | None) -> None:
        """It lies face down beside the coin card."""
        self.played[seat].append(Beside(special, False))

    def deal_coin(self, seat: Seat, coin: Code | None) -> None:
        """A dealt coin card is in a hand."""
        self.counts[seat] += 1
        if coin is not None and self.hand is not None:
            self.hand = in_order([*self.hand, coin])

    def deal_special(self, seat: Seat, special: Special | None) -> None:
        """A dealt special is in a hand."""
        self.special_counts[seat] += 1
        if special is not None and self.specials is not None:
            self.specials.append(special)

    def gather(self) -> None:
        """All cards leave the table."""
        self.coins = [None] * len(self.counts)
        self.played = [[] for _ in self.counts]
        self.amounts = [None] * len(self.counts)
        self.added = [0] * len(self.counts)

    def take_leftover(self, position: int) -> None:
        """A leftover is on its way to a heap."""
        if position < len(self.free):
            self.free[position] = False

    def pour(self, seat: Seat) -> None:
        """What a seat's cards count for is in the cart."""
        self.total = (self.total or 0) + (self.amounts[seat] or 0) + self.added[seat]

    def win(self, seat: Seat, coin: Code | None) -> None:
        """A card is in a heap."""
        self.won_counts[seat] += 1
        if coin is not None and self.won is not None:
            self.won.append(coin)

    # private

    def _laid(self, seat: Seat) -> Laid:
        return self.coins[seat] or Laid()

    def _change(self, seat: Seat, card: Laid) -> None:
        self.coins = [*self.coins[:seat], card, *self.coins[seat + 1 :]]

    def _uncover(self, seat: Seat, coin: Code | None) -> None:
        card = self._laid(seat)
        self._change(seat, Laid(card.up, False, card.hint, coin or card.coin))

    def _clear(self, event: RoundBegun) -> None:
        seats = len(self.counts)
        self.round, self.direction = event.round, 1
        self.bid, self.bidder, self.bids = 0, None, []
        self.coins, self.played = [None] * seats, [[] for _ in range(seats)]
        self.free, self.amounts, self.added = [], [None] * seats, [0] * seats
        self.total = self.right = None

    def _recall(self, seen: NainObservation) -> None:
        """Show the round that was counted, while its cards are shared."""
        last = seen.history[-1]
        self.total, self.right = last.total, last.winner == last.bidder
        if seen.phase != "pick":
            return
        for line in lines_of(last):
            self.amounts[line.seat], self.added[line.seat] = line.amount, line.added
            self.played[line.seat] = [
                Beside(special, True, special in ACTIVE and not shown)
                for special, shown in line.specials
            ]


def in_order(cards: list[Code] | tuple[Code, ...]) -> list[Code]:
    """Sort a hand by value, then by hint."""
    return sorted(cards, key=lambda code: INDEX[code])


def without(held: Sequence[T], card: object) -> list[T]:
    """Give cards less one that equals `card`, if there is one."""
    place = next((k for k, known in enumerate(held) if known == card), len(held))
    return [*held[:place], *held[place + 1 :]]


def _covered(card: Laid | None) -> Laid | None:
    return None if card is None else Laid(card.up, True, card.hint, card.coin)


def _coins(seen: NainObservation) -> list[Laid | None]:
    seats = len(seen.counts)
    if seen.table:
        return [_laid(card, counted=seen.phase == "pick") for card in seen.table]
    if seen.phase != "choose":
        return [None] * seats
    found: list[Laid | None] = [Laid() if s in seen.chosen else None for s in range(seats)]
    if seen.choice is not None:
        hint = int(seen.choice.partition("/")[2])
        found[seen.viewer] = Laid(False, False, hint, seen.choice)
    return found


def _laid(card: TableCard, *, counted: bool) -> Laid:
    return Laid(counted or card.flipped_by is not None, card.cover, card.hint, card.coin)
