"""Teaches who wins at Oh ! les nains: `python tools/learn_oh_les_nains.py --deals 20000 --seed 1`.

Sound players without search, of whom some now and then do anything at all, play matches of every
number of seats. From what could be read off the positions in which a turn began and from who won
follow the weights of a small network. The lessons are written to the game's folder, with the
command; the same seed gives the same lessons.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.engine import FastRng, Setup
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tablee.games.oh_les_nains.chance import LEARNT, Learnt, Lesson
from tablee.games.oh_les_nains.greedy import play_greedily
from tablee.games.oh_les_nains.signs import WHOLE, signs_of
from tools.contest.perceptron import Numbers, Perceptron
from tools.contest.teaching import command_of, parser_of, slips_of, write_lessons

__all__ = ["learn", "main"]

SLIP = 8
HIDDEN = 16
"""So many sums the network makes."""

EPOCHS = 6
_KEPT_BACK = 20
"""One in so many positions is kept back, to see how well others are foretold."""


class Seen(NamedTuple):
    """What was read off a position, and whether who was on turn won (1, or 0.5 for a draw)."""

    signs: list[int]
    won: float


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; give the exit code."""
    out = Path(str(LEARNT))
    parser = parser_of("Teach who wins at Oh ! les nains.", deals=20_000, out=out)
    asked = parser.parse_args(words)
    lessons = {}
    for seats in GAME.type.seats:
        lessons[str(seats)], error = learn(GAME.setup(seats), asked.deals, asked.seed)
        print(f"{seats} seats: surprised by {error:.4f}", file=sys.stderr, flush=True)
    command = command_of("learn_oh_les_nains", asked)
    write_lessons(Learnt(command, asked.seed, lessons), asked.out)
    return 0


def learn(setup: Setup, deals: int, seed: int) -> tuple[Lesson, float]:
    """Play so many matches; give what they teach, and how much positions kept back surprise."""
    seen = [
        one for deal in range(deals) for one in _played(setup, FastRng(seed * 1_000_003 + deal))
    ]
    rows = np.array([one.signs for one in seen]) / WHOLE
    won = np.array([one.won for one in seen])
    luck, taught = np.random.default_rng(seed), len(seen) - len(seen) // _KEPT_BACK
    network = Perceptron(rows.shape[1], HIDDEN, luck)
    network.learn(rows[:taught], won[:taught], EPOCHS, luck)
    return _lesson(network), network.error(rows[taught:], won[taught:])


def _played(setup: Setup, rng: FastRng) -> Iterator[Seen]:
    """Play a match; give what was seen at the beginning of each turn."""
    state = GAME.new_initial_state(setup, rng)
    slips = slips_of(setup.seats, SLIP, rng)
    seen: list[tuple[int, list[int]]] = []
    while not state.is_terminal():
        if state.phase == "main":
            seen.append((state.actor, signs_of(state)))
        _act(state, slips, rng)
    worths = state.returns()
    for seat, signs in seen:
        yield Seen(signs, 0.5 + worths[seat] / 2)


def _act(state: OhLesNainsState, slips: list[int], rng: FastRng) -> None:
    seat = state.current_players()[0]
    if rng.below(100) < slips[seat]:
        state.apply_action(seat, state.legal_actions(seat).sample(rng), rng)
    else:
        play_greedily(state, rng, most=1)


def _lesson(network: Perceptron) -> Lesson:
    return Lesson(
        tuple([_rounded(row) for row in network.hidden]),
        _rounded(network.biases),
        _rounded(network.out),
        round(float(network.last[0]), 3),
    )


def _rounded(numbers: Numbers) -> tuple[float, ...]:
    return tuple([round(float(one), 3) for one in numbers])


if __name__ == "__main__":
    sys.exit(main())
