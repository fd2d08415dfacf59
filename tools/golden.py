"""Write a golden playthrough: one whole match as text, for a test to replay byte for byte.

    python tools/golden.py GAME [--seats N] [--preset P] [--option KEY=VALUE] [--seed N] [--name X]

GAME is a slug, or MODULE:NAME for a game that isn't installed. The file shows setup and seed, then
for each step the seat, its action, a digest of the position and what happened: as the open view
sees it, and below it, where that differs, as seat 0 and the room do. A change of the rules shows
as a difference that a person can read; write the file anew only if the change is meant.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import msgspec

from tablee.engine import (
    SPECTATOR,
    BadSetup,
    Event,
    FastRng,
    Outcome,
    Replay,
    SeededRng,
    Setup,
    State,
    Step,
    UnknownGame,
    Value,
    play_again,
    seed_of,
)
from tablee.games import AnyGame, get_game

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "games" / "golden"
ODD = 5  # one action in so many is any legal one, the others are the game's heuristic


@dataclass(frozen=True)
class Playthrough:
    """What a golden file holds besides what follows from it."""

    setup: Setup
    seed: int
    steps: tuple[Step, ...]


def main(words: Sequence[str] | None = None) -> int:
    """Write one file; return 2 where the game or the setup is unknown."""
    chosen = parser().parse_args(words)
    try:
        game = find_game(chosen.game)
        options = dict(map(_option, chosen.option))
        setup = game.setup(chosen.seats, preset=chosen.preset, options=options)
    except (UnknownGame, BadSetup) as refusal:
        print(f"No match can be set up like this: {refusal}.", file=sys.stderr)
        return 2
    name = f"{game.type.slug}.{chosen.name}.txt" if chosen.name else f"{game.type.slug}.txt"
    text = write(game, play(game, setup, chosen.seed))
    FOLDER.joinpath(name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{name}: {len(text.splitlines())} lines")
    return 0


def parser() -> argparse.ArgumentParser:
    """Return the parser of this command's options."""
    made = argparse.ArgumentParser(description="Write a golden playthrough.")
    made.add_argument("game", help="a slug, or MODULE:NAME")
    made.add_argument("--seats", type=int)
    made.add_argument("--preset")
    made.add_argument("--option", metavar="KEY=VALUE", action="append", default=[])
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--name", help="told apart from the game's other files by this word")
    return made


def find_game(word: str) -> AnyGame:
    """Give an installed game by its slug, or any by MODULE:NAME."""
    module, colon, name = word.partition(":")
    game: AnyGame = getattr(import_module(module), name) if colon else get_game(word)
    return game


def play(game: AnyGame, setup: Setup, seed: int) -> Playthrough:
    """Play a match by the game's heuristic, with an odd action now and then."""
    dice, luck = SeededRng.from_number(seed), FastRng(seed)
    state: State = game.new_initial_state(setup, dice)
    steps = []
    while not state.is_terminal():
        seat = luck.choice(state.current_players())
        legal = state.legal_actions(seat)
        action = legal.sample(luck)
        if luck.below(ODD):
            action = game.brain.heuristic(state.observation(seat), legal, luck) or action
        state.apply_action(seat, action, dice)
        steps.append(Step(seat, game.action_to_string(action)))
    return Playthrough(setup, seed, tuple(steps))


def write(game: AnyGame, played: Playthrough) -> str:
    """Write a playthrough and all that follows from it."""
    return "\n".join([*_heading(game, played), *_frames(game, played), ""])


def read(text: str) -> Playthrough:
    """Read back what a playthrough was made of."""
    seats, seed = 0, 0
    options: dict[str, Value] = {}
    steps = []
    for line in text.splitlines():
        mark, _, rest = line.partition(" ")
        if mark == "seats":
            seats = int(rest)
        elif mark == "seed":
            seed = int(rest)
        elif mark == "option":
            options.update([_option(rest)])
        elif mark == "step":
            _, seat, action = rest.split(" ", 2)
            steps.append(Step(int(seat), action))
    return Playthrough(Setup(seats, options), seed, tuple(steps))


def _heading(game: AnyGame, played: Playthrough) -> Iterator[str]:
    yield f"game {game.type.slug}"
    yield f"rules {game.type.rules_version}"
    yield f"seats {played.setup.seats}"
    for key, value in played.setup.options.items():
        yield f"option {key}={_json(value)}"
    yield f"seed {played.seed}"


def _frames(game: AnyGame, played: Playthrough) -> Iterator[str]:
    kind = game.type
    steps = played.steps
    record = Replay(kind.slug, kind.rules_version, played.setup, seed_of(played.seed), steps)
    state: State
    for number, frame in enumerate(play_again(game, record)):
        state = frame.state
        yield ""
        if frame.step is not None:
            yield f"step {number} {frame.step.seat} {frame.step.action}"
        yield f"  state {hashlib.sha256(state.to_bytes()).hexdigest()[:16]}"
        for event in frame.events:
            yield from _event(event)
    if state.is_terminal():
        yield from _result(state.outcome())


def _event(event: Event) -> Iterator[str]:
    yield f"  {_json(event)}"
    for name, viewer in (("seat 0", 0), ("room", SPECTATOR)):
        seen = event.seen_by(viewer)
        if seen != event:
            yield f"    {name}: {'nothing' if seen is None else _json(seen)}"


def _result(outcome: Outcome) -> Iterator[str]:
    yield ""
    yield f"ended {outcome.reason}"
    for seat, score in enumerate(outcome.scores):
        yield f"  seat {seat}: place {outcome.ranks[seat]}, score {score}"
        for line in outcome.lines[seat]:
            yield f"    {line.amount} {line.code} {_json(line.details)}"


def _option(word: str) -> tuple[str, Value]:
    key, _, value = word.partition("=")
    try:
        return key, msgspec.json.decode(value, type=int | str | bool | None)
    except msgspec.DecodeError:
        return key, value


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # MODULE may be among the tests
    sys.exit(main())
