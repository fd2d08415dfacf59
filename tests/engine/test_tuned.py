"""Numbers of a brain: from a file that names its command, or the hand-set ones."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from tablee.engine import Brain, Tuned, tuned


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boldness: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.5
    steps: tuple[float, ...] = (1.0, 2.0)


def write(folder: Path, text: str) -> None:
    (folder / "tuned.json").write_text(text, encoding="utf-8")


def test_without_a_file_the_hand_set_numbers_count(tmp_path: Path) -> None:
    assert tuned(Habits, tmp_path) == Habits()


def test_a_file_replaces_them(tmp_path: Path) -> None:
    made = Tuned("python tools/tune.py toy", 7, Habits(0.25, (3.0,)))
    write(tmp_path, msgspec.json.encode(made).decode())
    assert tuned(Habits, tmp_path) == Habits(0.25, (3.0,))


@pytest.mark.parametrize(
    "text",
    [
        "",
        '{"command": "x", "seed": 1}',
        '{"command": "x", "seed": 1, "parameters": {"boldness": 2}}',
        '{"command": "x", "seed": 1, "parameters": {"courage": 0.5}}',
    ],
)
def test_a_file_that_holds_no_such_numbers_is_refused(tmp_path: Path, text: str) -> None:
    write(tmp_path, text)
    with pytest.raises(ValueError, match=r"."):
        tuned(Habits, tmp_path)


def test_a_brain_with_other_numbers_leaves_the_first_alone() -> None:
    brain: Brain[Any, Any] = Brain()
    assert brain.with_parameters(Habits(1.0)).parameters == Habits(1.0)
    assert brain.parameters is None
