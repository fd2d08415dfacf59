"""Teaches the valuation of The Gnumies: `python tools/learn_gnumies.py --deals 900 --seed 1`.

Sound players without search, who now and then do anything at all, play matches of every number of
seats, with stars and without. From what could be read off the parties between rounds and how they
ended follow the weights, by least squares. The lessons are written to the game's folder, with the
command; the same seed gives the same lessons.
"""

import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.engine import FastRng, Setup
from tablee.games.gnumies import GAME, GnumiesState
from tablee.games.gnumies.prospects import SIGNS, STAGES, signs_of, stage_of
from tablee.games.gnumies.terms import Terms
from tablee.games.gnumies.valuation import LEARNT, Learnt, Lesson, kind_of_party
from tools.contest.teaching import command_of, parser_of, slips_of, write_lessons

__all__ = ["learn", "main"]

SLIP = 12
"""Of 100 decisions of who slips, so many are anything at all; two of three seats slip."""

STIFFNESS = 20.0
"""Keeps weights small that little speaks for."""


class Seen(NamedTuple):
    """What was read off for one seat, and the points it ended with."""

    stage: int
    signs: list[float]
    points: float


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; give the exit code."""
    parser = parser_of("Teach the valuation of The Gnumies.", deals=900, out=Path(str(LEARNT)))
    asked = parser.parse_args(words)
    lessons = {}
    for preset in ("seed", "amigo"):
        for seats in GAME.type.seats:
            setup = GAME.setup(seats, preset=preset)
            lessons[kind_of_party(Terms(setup))] = learn(setup, asked.deals, asked.seed)
            print(f"{preset}, {seats} seats: learnt", file=sys.stderr, flush=True)
    command = command_of("learn_gnumies", asked)
    write_lessons(Learnt(command, asked.seed, lessons), asked.out)
    return 0


def learn(setup: Setup, deals: int, seed: int) -> Lesson:
    """Play so many matches, and give what they teach."""
    seen: list[list[Seen]] = [[] for _ in range(STAGES)]
    for deal in range(deals):
        for one in _played(setup, FastRng(seed * 1_000_003 + deal)):
            seen[one.stage].append(one)
    weights = [_least_squares(rows) for rows in seen]
    errors = [_error(rows, found) for rows, found in zip(seen, weights, strict=True)]
    rounded = tuple([tuple([round(weight, 3) for weight in row]) for row in weights])
    return Lesson(rounded, tuple([round(error, 2) for error in errors]))


def _played(setup: Setup, rng: FastRng) -> Iterator[Seen]:
    """Play a match; give what was seen before each round."""
    state = GAME.new_initial_state(setup, rng)
    slips = slips_of(setup.seats, SLIP, rng)
    seen: list[tuple[int, list[list[float]]]] = []
    while not state.is_terminal():
        if state.phase == "bid" and len(seen) < state.round:
            seen += [(stage_of(state), signs_of(state))] * (state.round - len(seen))
        _act(state, slips, rng)
    points = state.returns()
    for stage, rows in seen:
        for signs, ended in zip(rows, points, strict=True):
            yield Seen(stage, signs, ended)


def _act(state: GnumiesState, slips: list[int], rng: FastRng) -> None:
    seat = state.current_players()[0]
    legal = state.legal_actions(seat)
    action = GAME.brain.heuristic(state.observation(seat), legal, rng)
    if action is None or (state.phase == "bid" and rng.below(100) < slips[seat]):
        action = legal.sample(rng)
    state.apply_action(seat, action, rng)


def _least_squares(rows: list[Seen]) -> list[float]:
    """Solve the normal equations by elimination."""
    places = range(SIGNS)
    table = [[STIFFNESS * (i == j) for j in places] + [0.0] for i in places]
    for _, signs, points in rows:
        known = [place for place in places if signs[place]]
        for i in known:
            line, sign = table[i], signs[i]
            for j in known:
                line[j] += sign * signs[j]
            line[SIGNS] += sign * points
    for i in places:
        pivot = table[i][i]
        table[i] = [number / pivot for number in table[i]]
        for j in places:
            if j != i and (factor := table[j][i]):
                table[j] = [a - factor * b for a, b in zip(table[j], table[i], strict=True)]
    return [line[SIGNS] for line in table]


def _error(rows: list[Seen], weights: list[float]) -> float:
    """Give the usual error in points, 1 where nothing was seen."""
    if not rows:
        return 1.0
    gaps = [p - sum([w * s for w, s in zip(weights, signs, strict=True)]) for _, signs, p in rows]
    return max(1.0, sqrt(sum([gap * gap for gap in gaps]) / len(gaps)))


if __name__ == "__main__":
    sys.exit(main())
