"""Sound play without search: each card weighed by the guest, its price and the chance to win.

All hands are known, since every card that is out of the game lies in the open. Others are expected
to bid the higher the more a guest is worth to them, and low on a Wullawaki.
"""

from collections.abc import Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from tablee.engine import (
    Action,
    Brain,
    Decision,
    Game,
    LegalActions,
    Plan,
    Reason,
    Rng,
    Setup,
    tuned,
    worths,
)
from tablee.games.gnumies.actions import Bid, Discard, Give, Keep
from tablee.games.gnumies.belief import imagine
from tablee.games.gnumies.cards import CODES, HEIGHT, INDEX, LOWNESS, STAR, VALUED, cards_in
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import CODES as GUEST_CODES
from tablee.games.gnumies.guests import COPICASTOR, GUESTS, is_wullawaki
from tablee.games.gnumies.guests import INDEX as GUEST_INDEX
from tablee.games.gnumies.habits import Habits
from tablee.games.gnumies.horizon import guess_bids, settle_round
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.reasons import reasons_for
from tablee.games.gnumies.rounds import take_back
from tablee.games.gnumies.scoring import best_loss
from tablee.games.gnumies.sealed_bids import SealedBids
from tablee.games.gnumies.state import GnumiesState
from tablee.games.gnumies.terms import Terms
from tablee.games.gnumies.valuation import chances
from tablee.games.gnumies.worth import Worth

CHEAPEST: Final = 3.0  # what the card 10 is worth in points
STEP: Final = 1.3  # and each higher one more
STAR_PRICE: Final = 9.0
DEAREST: Final = 32.0  # a guest of this worth draws the highest bids
DENIAL: Final = 0.8  # how much the gain of one's only rival counts as one's own loss
STAR_RATE: Final = 0.2  # how often others play their star
DITHER: Final = 1.0  # bids within so many points are mixed
WHIM: Final = 16  # once in so many worlds a seat may have bid anything


class GnumiesBrain(Brain[GnumiesState, GnumiesObservation]):
    """The game's own knowledge of good play: see also `habits`, `horizon` and `sealed_bids`."""

    plans = MappingProxyType(
        {
            "hard": Plan("flat", 440),
            "expert": Plan("regret", 2000, otherwise="flat", opinion=0.22),
        }
    )
    parameters: Habits = tuned(Habits, files("tablee.games.gnumies"))

    def heuristic(
        self, observation: GnumiesObservation, legal: LegalActions, rng: Rng
    ) -> Action | None:
        """Give a sound move; None where nothing may be done."""
        if not legal:
            return None
        table = _Table(observation)
        if observation.phase == "bid":
            cards = [INDEX[a.card] for a in legal.actions() if isinstance(a, Bid)]
            return Bid(CODES[table.bid(cards, rng)])
        if observation.phase == "star":
            return table.place()
        return table.discard()

    def believe(
        self, game: Game[Any, Any], observation: GnumiesObservation, rng: Rng
    ) -> GnumiesState:
        """Guess sealed bids mostly by habit, all else by chance: no bid that may be is left out."""
        state: GnumiesState = game.determinize(observation, rng)
        facts = state
        if facts.phase == "bid" and rng.below(WHIM):
            guess_bids(facts, self.parameters, observation.viewer, rng)
        return state

    def stage_game(self, observation: GnumiesObservation, rng: Rng) -> SealedBids | None:
        """Give the bids of the round that is on."""
        seen = observation
        if seen.phase != "bid" or seen.viewer in seen.sealed:
            return None
        facts = Facts(Terms(Setup(len(seen.counts), seen.options)))
        imagine(facts, seen, rng)
        take_back(facts)
        return SealedBids(facts, self.parameters, seen.viewer, rng)

    def rollout(self, game: Game[Any, Any], state: GnumiesState, rng: Rng) -> None:  # noqa: ARG002
        """Play until the guest on the table has found a room."""
        settle_round(state, self.parameters, rng)

    def utilities(self, state: GnumiesState) -> tuple[float, ...]:
        """Judge a finished party by its result, any other by what was learnt."""
        return worths(state.outcome()) if state.is_terminal() else chances(state)

    def reasons(
        self, observation: GnumiesObservation, decision: Decision, worlds: Sequence[GnumiesState]
    ) -> tuple[Reason, ...]:
        """See `reasons`."""
        return reasons_for(observation.viewer, decision, worlds, self.parameters)


class _Table:
    """What a seat makes of the table before it decides."""

    def __init__(self, seen: GnumiesObservation) -> None:
        self.me = seen.viewer
        self.terms = Terms(Setup(len(seen.counts), seen.options))
        self.rooms = [[GUEST_INDEX[code] for code in room] for room in seen.rooms]
        full = self.terms.full_hand
        spent = [sum([1 << INDEX[code] for code in codes]) for codes in seen.spent]
        self.hands = [full & ~cards for cards in spent]
        self.guest = -1 if seen.guest is None else GUEST_INDEX[seen.guest]
        self.drawn = -1 if seen.drawn is None else GUEST_INDEX[seen.drawn]
        self.copy = seen.copy_value
        gone = {self.guest, self.drawn, *(GUEST_INDEX[code] for code in seen.removed)}
        gone.update(*self.rooms, (GUEST_INDEX[code] for codes in seen.lost for code in codes))
        self.unseen = [guest for guest in range(GUESTS) if guest not in gone]
        self.worth = Worth(self.terms, self.rooms, self.unseen)
        self.others = [seat for seat in range(len(self.hands)) if seat != self.me]

    def bid(self, cards: Sequence[int], rng: Rng) -> int:
        """Choose the card that promises most; close ones are mixed."""
        wants = [self.worth.of(self.guest, seat) for seat in range(len(self.hands))]
        gain = wants[self.me]
        if gain > 0:
            rivals = len(self.others)
            gain += DENIAL / rivals**2 * max(wants[seat] for seat in self.others)
        lots = {seat: self._likely_bids(seat, wants[seat]) for seat in self.others}
        values = []
        for card in cards:
            value = self._star_promise() if card == STAR else self._promise(card, gain, lots)
            values.append(value + DITHER * rng.below(1000) / 1000)
        return cards[values.index(max(values))]

    def place(self) -> Action:
        """Keep what is worth a star, else give it where it helps least, or hurts most."""
        own = self.worth.of(self.drawn, self.me)
        gift = min(self.others, key=lambda seat: self.worth.of(self.drawn, seat))
        keeps = own > -STAR_PRICE if is_wullawaki(self.drawn) else own > STAR_PRICE
        return Keep() if keeps else Give(gift)

    def discard(self) -> Action:
        """Lose what costs least."""
        lost = best_loss(self.rooms[self.me], self.copy, self.terms)
        return Discard(tuple([GUEST_CODES[guest] for guest in lost]))

    def _promise(self, card: int, gain: float, lots: dict[int, dict[int, float]]) -> float:
        """Give what bidding this card is expected to bring."""
        low = self.guest == COPICASTOR and self.terms.copy_goes_low
        keys = LOWNESS if low else HEIGHT
        mine, wins = keys[self.me][card], 1.0
        for seat, lot in lots.items():
            wins *= sum([share for other, share in lot.items() if keys[seat][other] < mine])
        price = CHEAPEST + STEP * card
        if is_wullawaki(self.guest):
            return wins * gain - (1 - wins) * price
        return wins * (gain - price)

    def _likely_bids(self, seat: int, want: float) -> dict[int, float]:
        """Spread a seat's bid over its hand, around the place that its wish for the guest has."""
        hand = self.hands[seat]
        cards = cards_in(hand & VALUED)
        if not cards:
            return {STAR: 1.0} if hand else {-1: 1.0}
        aim = (len(cards) - 1) * min(1.0, max(0.0, want / DEAREST))
        if self.guest == COPICASTOR and self.terms.copy_goes_low:
            aim = 0.0
        weights = [0.6 ** abs(place - aim) for place in range(len(cards))]
        total = sum(weights)
        return {card: weight / total for card, weight in zip(cards, weights, strict=True)}

    def _star_promise(self) -> float:
        """Give what a star is expected to bring: it is spent only on what is worth it."""
        if not self.unseen:
            return 0.0
        alone = 1.0
        for seat in self.others:
            alone *= 1 - STAR_RATE * (self.hands[seat] >> STAR & 1)
        gains = 0.0
        for guest in self.unseen:
            own = self.worth.of(guest, self.me)
            gains += own if is_wullawaki(guest) else max(0.0, own - STAR_PRICE)
        return alone * gains / len(self.unseen)
