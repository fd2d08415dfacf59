"""Games small enough to be solved: three guests of The Gnumies, or the end of a match of two."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tablee.engine import Action, FastRng, LegalActions, Seat, SeededRng, State
from tablee.games import AnyGame
from tools.contest.contender import Contender, Question
from tools.contest.tree import Grower, TooLarge, Tree
from tools.contest.turns import next_move
from tools.random_matches import agreed

LAST: Final = 40
"""So many of a match's last decisions are tried as beginnings."""
HANDS: Final = ("20 40 60", "30 40 50")
GUESTS: Final = ("9 W 12", "5 5 7", "15 W 3", "1 C 1", "W 8 W", "2 14 2")


class Sizes(NamedTuple):
    """Worlds that chance chooses from, draws for each mix, and the most nodes of a tree."""

    worlds: int
    draws: int
    nodes: int


def largest(game: AnyGame, bot: Contender, seed: int, sizes: Sizes) -> Tree | None:
    """Give the largest tiny game of a seed; None if not even the last decision has room."""
    found = None
    for state in _beginnings(game, bot, seed):
        seen, rng = state.observation(state.current_players()[0]), FastRng(seed)
        worlds = [
            (game.determinize(seen, rng), SeededRng.from_number(number))
            for number in range(sizes.worlds)
        ]
        grower = Grower(game, bot, seed=seed, draws=sizes.draws, most=sizes.nodes)
        try:
            found = grower.grow(worlds)
        except TooLarge:
            break
    return found


def _beginnings(game: AnyGame, bot: Contender, seed: int) -> Iterator[State]:
    """Give positions to begin in, each with more before it than the last."""
    if game.type.slug == "gnumies":
        deck = GUESTS[seed % len(GUESTS)]
        yield game.position(hands=HANDS, deck=deck, deck_size=3)
        return
    yield from reversed(list(_positions(game, bot, seed))[-LAST:])


def _positions(game: AnyGame, bot: Contender, seed: int) -> Iterator[State]:
    """Play a match of two and give every position in which somebody owes a decision."""
    dice, luck = SeededRng.from_number(seed), FastRng(seed)
    state: State = game.new_initial_state(agreed(game, 2, None), dice)

    def ask(seat: Seat, legal: LegalActions, _owes: bool) -> Action | None:
        rng = luck.derive(str(luck.below(1 << 40)))
        return bot.choose(Question(game, state.observation(seat), legal, rng, 2)).action

    while not state.is_terminal():
        yield state.clone()
        state.apply_action(*next_move(state, 2, ask), dice)
