"""`tablee-server review FILE`: what each decision of a finished match cost, and what was luck."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablee.engine import UnknownGame
from tablee.games import get_game
from tablee.record import RecordError, ReplayFile, read
from tablee_server.ai.reviewing import SEARCHED, Judged, Review, reviewed
from tablee_server.platform import step_behind
from tablee_server.sentence import MISUSED, Sentence
from tablee_server.usage import CommandLine

_SAID: Final = {
    "secret-kept": "The table of this match keeps its secret, so it can't be played again.",
    "not-over": "This match was broken off before its end.",
    "strange-moves": "The moves in this file don't fit the rules that are installed here.",
    "no-replay": "This is no replay file.",
    "newer-replay": "This file was written by a newer Tablée: update this one.",
    "damaged-replay": "This file is damaged: fetch it again.",
    "long-replay": "This file is too long to be a replay.",
}
_SHOWN: Final = 5


def review(words: Sequence[str]) -> int:
    """Review a replay file; Sentence."""
    line = CommandLine(
        "review", "Say what each decision of a finished match cost, the costliest first.",
        epilog="Worths are of 100: four fifths the chance to win, one fifth the lead.",
    )  # fmt: skip
    line.add_argument("file", type=Path, help="the replay file, - for the standard input")
    line.add_argument("--seat", type=int, default=1, metavar="N", help="whose, from 1 (default: 1)")
    line.add_argument(
        "--iterations", type=int, default=SEARCHED, metavar="N",
        help=f"how long the best move is looked for (default: {SEARCHED})",
    )  # fmt: skip
    line.add_argument("--json", action="store_true", help="print one line of JSON")
    line.add_argument(
        "--progress", action="store_true",
        help="before that, a line of JSON after each decision: which share is done, 0 to 1",
    )  # fmt: skip
    said = line.parse_args(words)
    try:
        step_behind(also_bots=True)
        file = read(_bytes(said.file))
        found = reviewed(
            file, get_game(file.header.game), _seat(file, said),
            searched=_many(said), told=_tell if said.progress else lambda _: None,
        )  # fmt: skip
    except OSError as error:
        raise Sentence(f"{said.file} can't be read: {error.strerror or error}.") from error
    except UnknownGame as error:
        raise Sentence("The game of this file isn't installed here.") from error
    except RecordError as error:
        raise Sentence(_SAID.get(error.code, f"This file can't be reviewed: {error}.")) from error
    print(json.dumps(_as_json(found)) if said.json else _worded(found))
    return 0


def _bytes(path: Path) -> bytes:
    return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()


def _tell(share: float) -> None:
    print(json.dumps({"progress": round(share, 3)}), flush=True)


def _seat(file: ReplayFile, said: Namespace) -> int:
    seats = file.header.setup.seats
    if not 1 <= said.seat <= seats:
        raise Sentence(f"--seat is 1 to {seats} in this match.", MISUSED)
    return int(said.seat) - 1


def _many(said: Namespace) -> int:
    if said.iterations < 1:
        raise Sentence("--iterations is a number from 1 on.", MISUSED)
    return int(said.iterations)


def _worded(found: Review) -> str:
    lines = [_line(one) for one in found.mistakes[:_SHOWN]]
    if not lines:
        lines = ["No decision was clearly a mistake."]
    parts = (found.start, found.result, found.skill, found.luck)
    start, result, skill, luck = [100 * part for part in parts]
    lines.append(
        f"From {start:.0f} to {result:.0f} of 100: {skill:+.1f} by mistakes, {luck:+.1f} by luck "
        f"({len(found.mistakes)} mistakes in {len(found.decisions)} decisions)."
    )
    return "\n".join(lines)


def _line(one: Judged) -> str:
    cost, error = 100 * one.cost, 200 * one.error
    better = f'"{one.best}"' if one.best else "waiting"
    return f'Move {one.version}: "{one.action}" cost {cost:.1f} ± {error:.1f}; {better} was better.'


def _as_json(found: Review) -> dict[str, object]:
    return {
        "seat": found.seat + 1,
        "start": round(found.start, 4),
        "result": round(found.result, 4),
        "skill": round(found.skill, 4),
        "luck": round(found.luck, 4),
        "decisions": len(found.decisions),
        "mistakes": [
            {
                "move": one.version,
                "action": one.action,
                "better": one.best,
                "cost": round(one.cost, 4),
                "error": round(one.error, 4),
                "reasons": [[why.code, why.facts] for why in one.reasons],
            }
            for one in found.mistakes
        ],
    }
