"""`tablee review`: a finished match reviewed on the terminal, in the player's language."""

import json
from pathlib import Path

import pytest

from tablee.games import get_game
from tablee_client.__main__ import main
from tablee_client.core.matches import Matches
from tests.client.tables.test_checking import FILE
from tests.record.files import played
from tests.record.test_files import WHOLE


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.tablee"
    path.write_bytes(FILE)
    return path


def test_the_last_match_is_reviewed_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Matches(tmp_path / "matches").keep(FILE)
    assert main(["review", "--seat", "2", "--iterations", "4", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Nain Jaune · ")
    assert "place 2" in said
    assert "décisions" in said
    assert "à la fin" in said


def test_a_script_reads_the_review(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--iterations", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == 1
    assert told["start"] + told["skill"] + told["luck"] == pytest.approx(told["result"], abs=0.001)


def test_what_cant_be_reviewed_is_said_in_a_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*words: str, code: int = 1) -> str:
        assert main(["review", *words]) == code
        (line,) = capsys.readouterr().err.splitlines()
        return line

    assert "No finished match is kept here yet" in refused(code=2)
    assert "Possible: 1, 2, 3, 4" in refused(str(file), "--seat", "9", code=2)
    assert "can’t be read" in refused(str(tmp_path / "nowhere"))
    for data, said in (
        (b"GIF89a", "isn’t a replay file"),
        (WHOLE[:-1], "is damaged at byte"),
        (played(get_game("nain-jaune"), kept=True, most=3), "keeps its secret"),
        (played(get_game("nain-jaune"), most=3), "broken off"),
    ):
        file.write_bytes(data)
        assert said in refused(str(file))
