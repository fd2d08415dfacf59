"""One round as a game of its own: sealed bids, and how likely each lets a seat win the match.

A round is judged where the guest has found its room (see `valuation`), so all that bids bring is
known, but for what a star draws. Who gets the guest settles how many cards everybody is left with;
which ones counts evenly, by their heights. So every such case is judged once, and bids in it by a
step from that.

Whoever looks for the best bid against others who look for it too finds a balance that people don't
keep to. So the seat that asks meets, in a part of all rounds, others who bid by habit.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from tablee.engine import Rng, Seat, StageGame, worths
from tablee.games.gnumies.actions import Bid
from tablee.games.gnumies.cards import CODES, NO_CARD, STAR, cards_in
from tablee.games.gnumies.facts import NO_SEAT, Facts
from tablee.games.gnumies.finish import outcome_of
from tablee.games.gnumies.guests import is_wullawaki
from tablee.games.gnumies.habits import Habits, bid_by_habit
from tablee.games.gnumies.horizon import settle_guests
from tablee.games.gnumies.rounds import lay_out, winner_of
from tablee.games.gnumies.valuation import Slope, foreseen, slope_of

# How many guests are tried that a star may draw, and how many bids of each seat's habit.
DRAWN: Final = 4
USUAL: Final = 40
# In so many percent of the rounds of learning others bid by habit.
OFTEN: Final = 50

Bids: TypeAlias = list[int]  # by seat; NO_CARD where it has none to bid


class _Case(NamedTuple):
    """The points foreseen if bids cost nothing, for every deck tried, and what heights are worth.

    Without a slope the match may be over then: bids are judged one by one.
    """

    points: tuple[Sequence[float], ...]
    slope: Slope | None


class SealedBids(StageGame):
    """The bids of a round. Remembers what it has worked out."""

    def __init__(self, facts: Facts, habits: Habits, asks: Seat, rng: Rng) -> None:
        """Take a round in which nothing has been bid yet; `rng` draws what is done by habit."""
        self._facts = facts
        self._habits = habits
        self._asks = asks
        self._rng = rng
        self._losers_pay = is_wullawaki(facts.guest)
        allowed = facts.bids_allowed()
        self._cards = [cards_in(hand & allowed) for hand in facts.hands]
        self.choices = tuple([tuple([Bid(CODES[c]) for c in cards]) for cards in self._cards])
        self._usual = [
            [bid_by_habit(facts, habits, seat, rng) for _ in range(USUAL)]
            for seat in range(len(self._cards))
        ]
        self._decks = [rng.sample(facts.deck, len(facts.deck)) for _ in range(DRAWN)]
        self._cases: dict[tuple[Seat, int], _Case] = {}
        self._ends: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._replies: dict[tuple[int, ...], tuple[float, ...]] = {}

    def replies(self, seat: Seat, picks: Sequence[int]) -> Sequence[float]:
        """Give how likely each of the seat's bids lets it win."""
        below = self._rng.below
        if seat == self._asks and below(100) < OFTEN:
            bids = [usual[below(USUAL)] for usual in self._usual]
        else:
            pairs = zip(self._cards, picks, strict=True)
            bids = [cards[place] if cards else NO_CARD for cards, place in pairs]
        bids[seat] = NO_CARD
        key = (seat, *(bids if self._losers_pay else self._ahead(bids)))
        found = self._replies.get(key)
        if found is None:
            worths = [self.worth(seat, _with(bids, seat, card)) for card in self._cards[seat]]
            found = self._replies[key] = tuple(worths)
        return found

    def worth(self, seat: Seat, bids: Bids) -> float:
        """Give how likely a seat wins the match after these bids."""
        winner = winner_of(self._facts, bids)
        case = self._case(winner, bids)
        if case.slope is None:
            return self._end(bids)[seat]
        spent = self._spent(winner, bids)
        chances = [case.slope.chance(seat, points, spent) for points in case.points]
        return sum(chances) / len(chances)

    def _ahead(self, bids: Bids) -> tuple[int, int, int]:
        """Where only the winner pays, all that counts of other bids: the best one, and stars."""
        winner = winner_of(self._facts, bids)
        return winner, bids[winner], _stars(bids)

    def _case(self, winner: Seat, bids: Bids) -> _Case:
        key = winner, _stars(bids)
        found = self._cases.get(key)
        if found is None:
            found = self._cases[key] = self._judged(winner, bids)
        return found

    def _judged(self, winner: Seat, bids: Bids) -> _Case:
        spent, points = self._spent(winner, bids), []
        slope: Slope | None = None
        for deck in self._decks if STAR in bids else self._decks[:1]:
            after = self._after(bids, deck)
            if after.phase == "over":
                return _Case((), None)
            slope = slope_of(after)
            points.append(slope.given_back(foreseen(after), spent))
        return _Case(tuple(points), slope)

    def _end(self, bids: Bids) -> tuple[float, ...]:
        key = tuple(bids)
        found = self._ends.get(key)
        if found is None:
            ends = [worths(outcome_of(self._after(bids, deck))) for deck in self._decks]
            mean = tuple([sum(seats) / len(ends) for seats in zip(*ends, strict=True)])
            found = self._ends[key] = mean
        return found

    def _spent(self, winner: Seat, bids: Bids) -> list[int]:
        """Give the heights of the cards that these bids cost, by seat."""
        if winner == NO_SEAT:
            return [0] * len(bids)
        return [
            card + 1 if 0 <= card < STAR and (seat == winner) is not self._losers_pay else 0
            for seat, card in enumerate(bids)
        ]

    def _after(self, bids: Bids, deck: list[int]) -> Facts:
        """Play these bids, until the next guest is turned up or the match is over."""
        after = Facts(self._facts.terms)
        self._facts.copy_to(after)
        after.deck = deck[:]
        lay_out(after, bids)
        settle_guests(after, self._habits)
        return after


def _with(bids: Bids, seat: Seat, card: int) -> Bids:
    return [*bids[:seat], card, *bids[seat + 1 :]]


def _stars(bids: Bids) -> int:
    return sum([1 << seat for seat, card in enumerate(bids) if card == STAR])
