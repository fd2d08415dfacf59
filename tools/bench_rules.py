"""How fast the rules are: random matches a second, and what one position costs.

    python tools/bench_rules.py [SLUG ...] [--json] [--seconds 2] [--runs 3]

CPU time of this process alone, with the quick generator, the opening included. Each game is
measured at 4 seats, or else at its largest number up to 4, and at its largest number. `playout` is
the game's own fast loop without events, `actions` goes through `apply_action` with events.
`determinize` and `believe` are what an imagined world costs, by chance alone and as the game's
brain weighs it. Of the runs the fastest counts. Where a goal is set, the report says whether it is
met. `draw_ns` is what one call of the generator costs meanwhile: it tells how busy the machine was.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee.engine import FastRng, Setup, State, UnknownGame, Value
from tablee.engine.play import play_out
from tablee.games import AnyGame, all_games, get_game

GOALS: Mapping[str, Mapping[str, float]] = {
    "gnumies": {"playouts": 5000, "actions": 1500},
    "oh-les-nains": {"playouts": 5000, "actions": 1500},
    "nain-jaune": {"playouts": 1500},
    "nain": {"playouts": 1500},
    "gold-der-maya": {"playouts": 300},
}
"""Matches a second at 4 seats; of Nain Jaune matches of one deal."""
CLONE_GOAL = 5.0
"""Microseconds that a clone may take."""
OPTIONS: Mapping[str, Mapping[str, Value]] = {"nain-jaune": {"limit_deals": 1}}
POSITIONS = 40
REPEATS, ROUNDS = 10, 5


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; 1 if a goal isn't met."""
    asked = _parser().parse_args(words)
    try:
        games = [get_game(slug) for slug in asked.slugs] or list(all_games())
    except UnknownGame as error:
        print(f"No game is called {error.details['game']}; known: {error.details['known']}.")
        return 2
    rows = [row for game in games for row in measure(game, asked.seconds, asked.runs)]
    print(json.dumps(rows) if asked.json else "\n".join(map(_plain, rows)))
    return 0 if all(row["met"] for row in rows) else 1


def measure(game: AnyGame, seconds: float, runs: int) -> Iterator[dict[str, Any]]:
    """Give a report for each number of seats that is measured."""
    usual = max(n for n in game.type.seats if n <= 4)
    for seats in dict.fromkeys((usual, max(game.type.seats))):
        setup = game.setup(seats, options=OPTIONS.get(game.type.slug, {}))
        row = _row(game, setup, seconds, runs)
        goals = GOALS.get(game.type.slug, {}) if seats == usual else {}
        met = all(row[f"{name}_per_second"] >= goal for name, goal in goals.items())
        yield {**row, "goals": dict(goals), "met": met and row["clone_us"] < CLONE_GOAL}


def _row(game: AnyGame, setup: Setup, seconds: float, runs: int) -> dict[str, Any]:
    fast = max(_matches(game, setup, seconds, _fast(game)) for _ in range(runs))
    plain = max(_matches(game, setup, seconds, _plainly) for _ in range(runs))
    positions = list(_positions(game, setup))
    views = [state.observation(seat) for state, seat in positions]
    dice = FastRng(1)
    return {
        "game": game.type.slug,
        "seats": setup.seats,
        "playouts_per_second": round(fast),
        "actions_per_second": round(plain),
        "clone_us": _cost([state.clone for state, _ in positions]),
        "observation_us": _cost([partial(state.observation, seat) for state, seat in positions]),
        "determinize_us": _cost([partial(game.determinize, seen, dice) for seen in views]),
        "believe_us": _cost([partial(game.brain.believe, game, seen, dice) for seen in views]),
        "draw_ns": round(1000 * _cost([dice.fraction]), 1),
    }


def _fast(game: AnyGame) -> Callable[[State, int], int]:
    return lambda state, seed: game.playout(state, FastRng(seed), dice=FastRng(seed + 1))


def _plainly(state: State, seed: int) -> int:
    return play_out(state, FastRng(seed), dice=FastRng(seed + 1))


def _matches(
    game: AnyGame, setup: Setup, seconds: float, play: Callable[[State, int], int]
) -> float:
    """Give how many matches a second of CPU holds."""
    played, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not played:
        play(game.new_initial_state(setup, FastRng(played)), played)
        played += 1
    return played / spent


def _positions(game: AnyGame, setup: Setup) -> Iterator[tuple[State, int]]:
    """Give positions from all parts of random matches, each with a seat that acts there."""
    for seed in range(POSITIONS):
        luck, dice = FastRng(seed), FastRng(seed + 1)
        state = game.new_initial_state(setup, dice)
        length = _plainly(state.clone(), seed)
        for _ in range(length * seed // POSITIONS):
            if state.is_terminal():
                break
            seat = luck.choice(state.current_players())
            state.apply_action(seat, state.legal_actions(seat).sample(luck), dice)
        if not state.is_terminal():
            yield state, state.current_players()[0]


def _cost(calls: Sequence[Callable[[], object]]) -> float:
    """Give the mean cost of the calls, in microseconds: the best of some rounds."""
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time_ns()
        for call in calls:
            for _ in range(REPEATS):
                call()
        rounds.append((time.process_time_ns() - start) / (len(calls) * REPEATS * 1000))
    return round(min(rounds), 2)


def _plain(row: Mapping[str, Any]) -> str:
    goals = ", ".join(f"{name} {goal:g}" for name, goal in row["goals"].items())
    return (
        f"{row['game']:14} {row['seats']} seats: {row['playouts_per_second']:6} playouts/s, "
        f"{row['actions_per_second']:6} by actions/s, clone {row['clone_us']} us, "
        f"observation {row['observation_us']} us, determinize {row['determinize_us']} us, "
        f"believe {row['believe_us']} us; "
        f"goals: {goals or 'none'}, {'met' if row['met'] else 'NOT met'}"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench_rules", description=__doc__)
    parser.add_argument("slugs", nargs="*", help="games (default: all)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU for each run")
    parser.add_argument("--runs", type=int, default=3, help="of which the fastest counts")
    return parser


if __name__ == "__main__":
    sys.exit(main())
