"""Plays random matches of a game and audits every position: `random_matches nain-jaune --json`.

After every action it checks that no invariant is broken, that totals are kept and that the match
stays within its length. It knows no game. The exit code is 1 if anything broke; each fault is
named with the setup and seed that reproduce it.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from tablee.engine import BadSetup, FastRng, SeededRng, Setup, State, UnknownGame
from tablee.games import AnyGame, get_game

__all__ = ["Batch", "Tally", "main", "play_batch"]

BATCH = 50


class Batch(NamedTuple):
    """A run of matches for one worker: seeds `first` to `first + matches - 1`."""

    slug: str
    seats: int
    preset: str | None
    first: int
    matches: int


class Tally(NamedTuple):
    """What came of a batch."""

    seats: int
    preset: str | None
    matches: int
    actions: int
    longest: int
    faults: tuple[str, ...]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; give the exit code."""
    asked = _parser().parse_args(words)
    try:
        game = get_game(asked.slug)
        batches = list(_batches(game, asked))
    except UnknownGame as error:
        print(f"No game is called {asked.slug}; known: {error.details['known']}.", file=sys.stderr)
        return 2
    except BadSetup as error:
        print(f"{asked.slug} can't be set up like this: {error}.", file=sys.stderr)
        return 2
    began = time.perf_counter()
    tallies = _run(batches, asked.jobs)
    report = _report(asked.slug, tallies, time.perf_counter() - began)
    print(json.dumps(report) if asked.json else _plain(report))
    return 1 if report["faults"] else 0


def play_batch(batch: Batch) -> Tally:
    """Play the matches of one batch, auditing every position."""
    game = get_game(batch.slug)
    setup = agreed(game, batch.seats, batch.preset)
    lengths = []
    faults: list[str] = []
    for seed in range(batch.first, batch.first + batch.matches):
        length, fault = _play_one(game, setup, seed)
        lengths.append(length)
        if fault:
            faults.append(f"{batch.seats} seats, preset {batch.preset}, seed {seed}: {fault}")
    shape = (batch.seats, batch.preset, batch.matches)
    return Tally(*shape, sum(lengths), max(lengths), tuple(faults))


def agreed(game: AnyGame, seats: int, preset: str | None) -> Setup:
    """Give the setup, with the one yes-or-no option that a seat count may ask for."""
    switches = [option.key for option in game.type.options if option.values == (False, True)]
    for options in ({}, *({key: True} for key in switches)):
        try:
            return game.setup(seats, preset=preset, options=options)
        except BadSetup as error:
            refused = error
    raise refused


def _play_one(game: AnyGame, setup: Setup, seed: int) -> tuple[int, str | None]:
    dice, luck = SeededRng.from_number(seed), FastRng(seed)
    state: State = game.new_initial_state(setup, dice)
    totals, most = dict(game.conserved(state)), game.max_length(setup)
    for taken in range(most + 1):
        fault = _fault(game, state, totals)
        if fault or state.is_terminal():
            return taken, fault and f"after {taken} actions {fault}"
        seat = luck.choice(state.current_players())
        state.apply_action(seat, state.legal_actions(seat).sample(luck), dice)
    return most, f"it isn't over after {most} actions"


def _fault(game: AnyGame, state: Any, totals: dict[str, int]) -> str | None:
    problems = state.problems()
    if problems:
        return str(problems[0])
    now = dict(game.conserved(state))
    if now != totals:
        return f"the totals {totals} have become {now}"
    if not state.is_terminal() and not state.current_players():
        return "nobody owes a decision"
    return None


def _batches(game: AnyGame, asked: argparse.Namespace) -> Iterator[Batch]:
    presets: list[str | None] = [asked.preset]
    if asked.all_presets:
        presets = [preset.name for preset in game.type.presets]
    for preset in presets:
        for seats in asked.seats or game.type.seats:
            agreed(game, seats, preset)
            for first in range(0, asked.matches, BATCH):
                size = min(BATCH, asked.matches - first)
                yield Batch(asked.slug, seats, preset, asked.seed + first, size)


def _run(batches: list[Batch], jobs: int) -> list[Tally]:
    if jobs == 1:
        return [play_batch(batch) for batch in batches]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play_batch, batches))


def _report(slug: str, tallies: list[Tally], seconds: float) -> dict[str, Any]:
    groups: dict[tuple[int, str | None], list[Tally]] = {}
    for tally in tallies:
        groups.setdefault((tally.seats, tally.preset), []).append(tally)
    rows = [
        {
            "seats": seats,
            "preset": preset,
            "matches": sum(tally.matches for tally in group),
            "actions": sum(tally.actions for tally in group),
            "longest": max(tally.longest for tally in group),
        }
        for (seats, preset), group in groups.items()
    ]
    faults = [fault for tally in tallies for fault in tally.faults]
    return {
        "game": slug,
        "matches": sum(tally.matches for tally in tallies),
        "actions": sum(tally.actions for tally in tallies),
        "seconds": round(seconds, 1),
        "rows": rows,
        "faults": faults,
    }


def _plain(report: dict[str, Any]) -> str:
    lines = [
        f"{row['seats']} seats, preset {row['preset'] or 'none'}: {row['matches']} matches, "
        f"{row['actions']} actions, the longest {row['longest']}"
        for row in report["rows"]
    ]
    end = f"{report['matches']} matches of {report['game']} in {report['seconds']} s"
    faults = report["faults"] or ["nothing broke"]
    return "\n".join((*lines, end, *faults))


def _seat_counts(text: str) -> tuple[int, ...]:
    """Read "3-8", "4" or "3,5"."""
    counts: list[int] = []
    for part in text.split(","):
        low, _, high = part.partition("-")
        counts += range(int(low), int(high or low) + 1)
    return tuple(counts)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="random_matches", description=__doc__)
    parser.add_argument("slug", help="the game, for example nain-jaune")
    parser.add_argument("--seats", type=_seat_counts, help="3-8, 4 or 3,5 (default: all)")
    parser.add_argument("--matches", type=int, default=1000, help="for each seat count and preset")
    parser.add_argument("--preset", help="a preset of the game (default: its defaults)")
    parser.add_argument("--all-presets", action="store_true", help="each preset in turn")
    parser.add_argument("--seed", type=int, default=1, help="the first match's seed")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
