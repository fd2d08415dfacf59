"""Lets a bot decide again what it failed at: a case that a server kept in its folder `cases`.

    python tools/try_case.py FILE [--seconds 60]

Says what the bot answers, or where it fails; after so many seconds, where it hangs. Exit code 1
where it fails.
"""

import argparse
import base64
import faulthandler
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tablee.engine import UnknownGame
from tablee.games import AnyGame, get_game
from tablee_server.ai.thinking import Fault, Inquiry, think_over
from tablee_server.casebook import Case


def main(words: Sequence[str] | None = None, find_game: Callable[[str], AnyGame] = get_game) -> int:
    asked = _parser().parse_args(words)
    try:
        case = msgspec.json.decode(asked.file.read_bytes(), type=Case)
        inquiry = inquiry_of(case, find_game(case.game))
    except OSError as error:
        return _refused(f"{asked.file} can't be read: {error.strerror}.")
    except UnknownGame as error:
        return _refused(f"The game {error.details['game']} isn't installed here.")
    except ValueError as error:
        return _refused(f"{asked.file} is no case that these rules can read: {error}.")
    faulthandler.dump_traceback_later(asked.seconds, file=2, exit=True)
    thought = think_over(inquiry)
    faulthandler.cancel_dump_traceback_later()
    print(f"{case.game}, {case.level}, then: {case.problem}")
    if isinstance(thought, Fault):
        print(f"now: {thought.problem}\n{thought.trace}")
        return 1
    legal = inquiry.game.decode_legal(inquiry.legal)
    action = thought.action
    fits = action is None or legal.allows(action)
    said = "nothing" if action is None else inquiry.game.action_to_string(action)
    print(f"now: {said}{'' if fits else ' (illegal)'}")
    return 0 if fits else 1


def inquiry_of(case: Case, game: AnyGame) -> Inquiry:
    """Ask what was asked then; ValueError if these rules don't know such an observation."""
    observation = game.decode_observation(base64.b64decode(case.observation))
    legal = base64.b64decode(case.legal)
    return Inquiry(game, observation, legal, case.level, case.seed, case.iterations, case.name)


def _refused(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="try_case", description=__doc__)
    parser.add_argument("file", type=Path, help="the case")
    parser.add_argument("--seconds", type=float, default=60.0, help="when it hangs (default: 60)")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
