"""What lies where on the table as it is shown: it follows the truth one piece at a time.

The rules decide elsewhere; here pieces only leave one place and reach another. When nothing moves
any more, a standing equals `Standing.of` the latest observation.
"""

from dataclasses import dataclass, field

from tablee.engine import Event, Seat
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.cards import CARDS, INDEX, KING, Code, rank_of
from tablee.games.nain_jaune.events import (
    CardLaid,
    DealBegun,
    DealOver,
    HandRevealed,
    LeftoverPaid,
    Rebought,
    SansSaid,
    SeriesStopped,
)
from tablee.games.nain_jaune.observation import NainJauneObservation


def in_order(cards: list[Code]) -> list[Code]:
    """Sort a hand as players do: by rank from the ace up, then by suit."""
    return sorted(cards, key=lambda code: (rank_of(code), INDEX[code]))


@dataclass(slots=True)
class Standing:
    """Tokens, boxes and cards as shown. Lists are by seat, `boxes` in the board's order.

    `hand` is None for who has none of his own. `series` is the one on the table now, `earlier`
    counts the cards of those before, `top` is the last of them if it is known. `required` is the
    rank awaited; `dealer` gave the cards; `is_open` tells whether a series may be begun or go on.
    `revealed` are hands shown at the end of a deal.
    """

    tokens: list[int]
    boxes: list[int]
    counts: list[int]
    hand: list[Code] | None
    series: list[tuple[Seat, Code]]
    earlier: int
    top: Code | None
    talon: int
    sans: list[tuple[int, ...]]
    required: int | None
    is_open: bool
    stopped: bool
    dealer: Seat
    revealed: dict[Seat, tuple[Code, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, seen: NainJauneObservation) -> "Standing":
        """Give the standing of the truth."""
        last = max((card.layer for card in seen.laid), default=0)
        series = [(card.seat, card.card) for card in seen.laid if card.layer == last]
        before = [card.card for card in seen.laid if card.layer < last]
        between = seen.phase in ("between", "over")
        shown = seen.hands if between and seen.hands is not None else ()
        return cls(
            tokens=list(seen.tokens),
            boxes=list(seen.boxes),
            counts=list(seen.counts),
            hand=None if seen.hand is None else in_order(list(seen.hand)),
            series=series,
            earlier=sum(seen.placed) - len(series),
            top=before[-1] if before else None,
            talon=seen.talon_count,
            sans=list(seen.sans),
            required=seen.required,
            is_open=seen.phase in ("lead", "follow"),
            stopped=seen.phase == "lead" and bool(series),
            dealer=seen.dealer,
            revealed={s: cards for s, cards in enumerate(shown) if cards and s != seen.viewer},
        )

    @classmethod
    def before_deal(cls, seen: NainJauneObservation) -> "Standing":
        """Give the standing from which a match's first deal begins."""
        seats = len(seen.tokens)
        return cls(
            tokens=list(seen.before),
            boxes=[0] * len(BOXES),
            counts=[0] * seats,
            hand=None if seen.hand is None else [],
            series=[],
            earlier=0,
            top=None,
            talon=CARDS,
            sans=[()] * seats,
            required=None,
            is_open=False,
            stopped=False,
            dealer=seen.dealer,
        )

    # what happens without a flight

    def note(self, event: Event) -> None:
        """Take in what happens in its place."""
        match event:
            case DealBegun(dealer=dealer):
                self._clear()
                self.dealer = dealer
            case CardLaid(opens=True):
                self._sweep()
                self.stopped = False
            case SansSaid(seat, rank):
                self.sans[seat] = tuple(sorted({*self.sans[seat], rank}))
            case SeriesStopped():
                self.required, self.stopped = None, True
            case HandRevealed(seat, cards):
                self.revealed[seat] = cards
                self.required, self.is_open = None, False
            case DealOver():
                self.required, self.is_open = None, False
            case Rebought(seat, amount) | LeftoverPaid(seat, amount):
                self.tokens[seat] += amount

    # flights

    def leave_hand(self, seat: Seat, card: Code) -> None:
        """A card is on its way to the series."""
        self.counts[seat] -= 1
        if self.hand is not None and card in self.hand:
            self.hand.remove(card)

    def reach_series(self, seat: Seat, card: Code) -> None:
        """A card lies at the end of the series."""
        self.series.append((seat, card))
        rank = rank_of(card)
        self.required = rank + 1 if rank < KING else None

    def leave_talon(self) -> None:
        """A card is on its way from the pack."""
        self.talon -= 1

    def reach_hand(self, seat: Seat, card: Code | None, *, own: bool) -> None:
        """A dealt card is in a hand."""
        self.counts[seat] += 1
        if own and card is not None and self.hand is not None:
            self.hand = in_order([*self.hand, card])

    def move_tokens(self, place: tuple[str, int], amount: int) -> None:
        """Change what a seat or a box has."""
        kind, number = place
        owner = self.tokens if kind == "seat" else self.boxes
        owner[number] += amount

    def _sweep(self) -> None:
        if self.series:
            self.earlier += len(self.series)
            self.top = self.series[-1][1]
        self.series = []

    def _clear(self) -> None:
        seats = len(self.counts)
        self.counts = [0] * seats
        self.hand = None if self.hand is None else []
        self.series, self.earlier, self.top, self.talon = [], 0, None, CARDS
        self.sans = [()] * seats
        self.required, self.is_open, self.stopped = None, False, False
        self.revealed = {}
