"""Worlds as likely as the others' bids make them: prepared once per decision, drawn fast.

Of a covered card all kinds are possible that its chest allows; the bids of its owner make some of
them likelier (`Outlook.choice`). Hands, piles and specials come from worlds that the observation
allows; their unseen coin cards are dealt anew for each draw.
"""

from collections.abc import Sequence
from typing import Any, Final

from tablee.engine import FastRng, Game, Rng
from tablee.games.nain.cards import HINT, INDEX, VALUE
from tablee.games.nain.facts import Facts
from tablee.games.nain.observation import NainObservation, TableCard
from tablee.games.nain.outlook import STEP, Outlook
from tablee.games.nain.pools import listed, unseen_coins, unseen_specials
from tablee.games.nain.state import NainState

TEMPLATES: Final = 12
# What a bid can't rule out: a card that explains it worst is still so likely, next to the best.
LEAST: Final = 0.1
# How likely each kind of special lies face down, next to the others: interest, reverse, no cover,
# double, thief, hoard. Reverses and covers are turned up as soon as they are played.
LIKED: Final = (60, 20, 2, 75, 2, 95)


class Worlds:
    """All the worlds that one observation of a table that isn't counted yet allows."""

    def __init__(self, game: Game[Any, Any], seen: NainObservation, outlook: Outlook) -> None:
        """Prepare some worlds, the same for the same observation, and how likely each card is."""
        dice = FastRng(1)
        self.seen = seen
        self.outlook = outlook
        self._trust = outlook.tuning.trust
        self._pool = unseen_coins(seen)
        self._specials = unseen_specials(seen)
        self._face_down = [
            (seat, place)
            for seat, card in enumerate(seen.table)
            for place, special in enumerate(card.specials)
            if special.special is None
        ]
        self._templates: list[NainState] = [game.determinize(seen, dice) for _ in range(TEMPLATES)]
        self._covered = [s for s, card in enumerate(seen.table) if card.coin is None]
        self._likely = {seat: self._likelihoods(seat) for seat in self._covered}
        self._any = {seat: [1.0] * 9 for seat in self._covered}

    def draw(self, rng: Rng) -> NainState:
        """Give a world; the same dice give the same."""
        world = self._templates[rng.below(TEMPLATES)].clone()
        if self._face_down:
            self._change_specials(world, rng)
        if self._covered:
            believes = rng.below(100) < self._trust
            self._deal_anew(world, self._likely if believes else self._any, rng)
        return world

    def _deal_anew(self, world: Facts, likely: dict[int, list[float]], rng: Rng) -> None:
        pool = self._pool[:]
        for seat in self._order(rng):
            kind = _drawn(pool, likely[seat], self.seen.table[seat].hint, rng)
            world.coins[seat] = kind
            pool[kind] -= 1
        rest = listed(pool)
        rng.shuffle(rest)
        top = 0
        for seat, hand in enumerate(world.hands):
            if seat != self.seen.viewer:
                world.hands[seat] = tuple(sorted(rest[top : top + len(hand)]))
                top += len(hand)
        world.out = tuple(sorted(rest[top:]))

    def _change_specials(self, world: Facts, rng: Rng) -> None:
        """Specials are played for what they do: of unknown ones most add coins."""
        pool = self._specials[:]
        for seat, place in self._face_down:
            chances = [count * LIKED[kind] for kind, count in enumerate(pool)]
            kind = _pick(chances, rng)
            pool[kind] -= 1
            row = world.played[seat]
            world.played[seat] = (*row[:place], kind * 2, *row[place + 1 :])
        rest = listed(pool)
        rng.shuffle(rest)
        for seat, held in enumerate(world.specials):
            if seat != self.seen.viewer:
                world.specials[seat] = tuple(sorted(rest[: len(held)]))
                rest = rest[len(held) :]
        world.out_specials = tuple(sorted(rest))

    def _order(self, rng: Rng) -> list[int]:
        """Cards whose chest is seen come first, so that the others can't take theirs."""
        order = rng.sample(self._covered, len(self._covered))
        return sorted(order, key=lambda seat: self.seen.table[seat].hint is None)

    def _likelihoods(self, seat: int) -> list[float]:
        """Give, by value, how well a card explains all bids of its owner in this round."""
        steps, base = as_all_see(self.seen.table)
        outside, weights, before = sum(steps), [1.0] * 9, 0
        for spoken in self.seen.bids:
            if spoken.seat == seat:
                self._weigh(weights, outside, outside - steps[seat], before and before - base,
                            spoken.amount - base)  # fmt: skip
            before = spoken.amount
        most = max(weights)
        return [max(LEAST, weight / most) for weight in weights]

    def _weigh(
        self, weights: list[float], outside: int, inside: int, before: int, bid: int
    ) -> None:
        choices = [
            self.outlook.choice(outside, inside, value, before or None) for value in range(1, 9)
        ]
        found = [choice.likelihood(bid) for choice in choices]
        if None not in found:
            for value, likely in enumerate(found, 1):
                weights[value] *= likely or 1e-6


def as_all_see(table: tuple[TableCard, ...]) -> tuple[list[int], int]:
    """Give the covered cards as `Outlook` counts them, and the coins that lie open."""
    steps, base = [], 0
    for card in table:
        if card.flipped_by is None:
            steps.append(STEP[None])
        elif card.cover or card.coin is None:
            steps.append(STEP[card.hint])
        else:
            steps.append(0)
            base += VALUE[INDEX[card.coin]]
    return steps, base


def _drawn(pool: list[int], likely: list[float], hint: int | None, rng: Rng) -> int:
    """Draw the kind of a covered card."""
    chances = [
        count * likely[VALUE[kind]] if hint in (None, HINT[kind]) else 0.0
        for kind, count in enumerate(pool)
    ]
    return _pick(chances, rng)


def _pick(chances: Sequence[float], rng: Rng) -> int:
    point = rng.below(1 << 24) / (1 << 24) * sum(chances)
    for kind, chance in enumerate(chances):
        point -= chance
        if point < 0:
            return kind
    return max(range(len(chances)), key=chances.__getitem__)
