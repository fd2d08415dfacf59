"""Every game has golden playthroughs, and they replay byte for byte."""

from pathlib import Path

import pytest

from tests.conformance.laws.law import Subject
from tests.conformance.subjects import SUBJECTS, slug
from tools import golden

FOLDER = Path(__file__).parent
HOW = "write it with: python tools/golden.py"


def files_of(subject: Subject) -> list[Path]:
    """Give the golden files of a game."""
    return sorted(path for path in FOLDER.glob("*.txt") if path.name.split(".")[0] == slug(subject))


@pytest.mark.parametrize("subject", SUBJECTS, ids=slug)
def test_the_game_has_a_golden_playthrough(subject: Subject) -> None:
    assert files_of(subject), f"{slug(subject)} has no golden playthrough; {HOW}"


@pytest.mark.parametrize(
    ("subject", "path"),
    [pytest.param(s, path, id=path.name) for s in SUBJECTS for path in files_of(s)],
)
def test_it_replays_byte_for_byte(subject: Subject, path: Path) -> None:
    text = path.read_bytes().decode()
    assert golden.write(subject.game, golden.read(text)) == text


def test_every_file_is_of_a_game() -> None:
    owned = {path for subject in SUBJECTS for path in files_of(subject)}
    assert sorted(set(FOLDER.glob("*.txt")) - owned) == []


@pytest.mark.parametrize(
    "words", [["no-such-game"], ["tests.conformance.toy:GAME", "--seats", "9"]]
)
def test_a_match_that_cannot_be_is_said_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert golden.main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1
