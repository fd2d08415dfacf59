"""What a window of the trial says of itself: one line of JSON each in a file that all append to."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = "TABLEE_TRIAL"
"""The variable that names the folder in which trial and window meet."""
OVER: Final = "over"
"""The phase of a match that has ended."""
WAITS: Final = "waits"
"""That of a spare window which has loaded everything."""
END: Final = "end"
"""Among the phases that are finished: the kiosk shall end."""
SAID, DONE = "said.jsonl", "done.json"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a window stands: `at` on the machine's steady clock, `cpu` the seconds it has used.

    `phase` is what its guest is asked, `over` once the match has ended; `asked` sums up what he
    may do: where that and `prompt` are equal, it is the same question.
    """

    pid: int
    at: float
    cpu: float
    phase: str
    match: int
    version: int
    prompt: int
    seat: int
    asked: str


def say(folder: Path, standing: Standing) -> None:
    """Tell the trial."""
    with (folder / SAID).open("ab") as file:
        file.write(json.dumps(asdict(standing)).encode() + b"\n")


def heard(folder: Path) -> list[Standing]:
    """Give all that was told so far."""
    try:
        lines = (folder / SAID).read_bytes().split(b"\n")[:-1]
    except FileNotFoundError:
        return []
    return [Standing(**json.loads(line)) for line in lines]


def finish(folder: Path, phases: list[str]) -> None:
    """Let the window play on in these phases."""
    partial = folder / f"{DONE}.new"
    partial.write_text(json.dumps(phases), "utf-8")
    partial.replace(folder / DONE)


def finished(folder: Path) -> list[str]:
    """Give the phases in which the window shall play on."""
    try:
        phases: list[str] = json.loads((folder / DONE).read_text("utf-8"))
    except FileNotFoundError:
        return []
    return phases


def meeting_place() -> Path:
    """Give that folder to a window."""
    return Path(os.environ[FOLDER])
