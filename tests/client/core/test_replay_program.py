"""`tablee verify` and `tablee replay`: what they say, and their exit codes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.games import all_games, get_game
from tablee.record import CHECKS
from tablee_client.__main__ import main
from tablee_client.core.start import Start
from tablee_client.core.words import LOCALES
from tests.record.files import forged, played
from tests.record.test_files import WHOLE, WITNESSED, the_deck

NAIN_JAUNE = get_game("nain-jaune")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.tablee"
    path.write_bytes(WITNESSED)
    return path


def test_a_right_match_is_told_check_by_check(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(CHECKS) + 1
    assert lines[-1] == "Everything checks."
    assert main(["verify", str(file), "--language", "fr"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Tout se vérifie."


def test_a_wrong_match_is_a_failure(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(forged(WHOLE, the_deck))
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert "Deals: the cards are not those" in said
    assert said.endswith("This match does not check.\n")


def test_a_kept_secret_is_no_success(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(played(NAIN_JAUNE, kept=True, most=3))
    assert main(["verify", str(file)]) == 1
    assert "This match can’t be checked in full." in capsys.readouterr().out


def test_a_script_reads_the_checks(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["ok"] is True
    assert [one["check"] for one in told["checks"]] == list(CHECKS)
    assert all(one["ok"] is True for one in told["checks"])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "can’t be read"),
        (b"GIF89a", "This isn’t a replay file of Tablée."),
        (WHOLE[:-1], "This replay file is damaged at byte"),
        (WHOLE[:13] + b"\xcc\x09" + WHOLE[14:], "This isn’t a replay file"),
        (WHOLE[:15] + b"\x02" + WHOLE[16:], "newer kind (2, known here: 1)"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_file_is_said_in_a_sentence(
    command: str, data: bytes | None, said: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.unlink() if data is None else file.write_bytes(data)
    assert main([command, str(file)]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_is_needed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command]) == 2
    assert capsys.readouterr().err == f"tablee: Name a replay file: tablee {command} FILE.\n"
    assert main([command, "--help"]) == 0


def test_a_file_that_is_not_there_is_told_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "nowhere"
    assert main(["verify", str(path), "--language", "fr"]) == 1
    assert capsys.readouterr().err.endswith("il n’existe pas.\n")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.type.slug)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_of_any_game_is_told_move_by_move(
    game: object, locale: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(played(get_game(getattr(game, "type").slug), most=40))  # noqa: B009
    assert main(["replay", str(file), "--language", locale]) == 0
    said = capsys.readouterr().out
    assert "Léa 0" in said
    assert "[" not in said.replace("[::", "")
    assert len(said.splitlines()) > 20


def test_a_match_of_a_nameless_server_has_no_gap_in_its_head(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(forged(WHOLE, _forget_the_server))
    main(["replay", str(file), "--language", "en"])
    assert capsys.readouterr().out.startswith("Nain Jaune · 2023-11-14 22:13 UTC · Léa 0")


def _forget_the_server(values: list[list[Any]]) -> None:
    next(value for value in values if value[0] == "header")[1]["server"] = ""


@pytest.mark.e2e
def test_nothing_but_the_match_is_said(file: Path) -> None:
    line = [sys.executable, "-m", "tablee_client", "replay", str(file), "--language", "en"]
    done = subprocess.run(line, capture_output=True, check=True)
    assert done.stdout.decode().startswith("Nain Jaune · Salon · 2023-11-14 22:13 UTC · Léa 0")
    assert done.stderr == b""


def test_a_seat_sees_what_it_saw(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--seat", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (told["viewer"], told["ok"], told["moves"]) == (0, True, 60)
    assert main(["replay", str(file), "--seat", "9"]) == 1
    said = capsys.readouterr().err
    assert "has no seat 9. It holds what these seats saw: 1, 2, 3.\n" in said
    assert main(["replay", str(file), "--seat", "1", "--open"]) == 2
    assert main(["replay", str(file), "--open", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["viewer"] == -3


def test_an_older_match_is_told_by_its_frames(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(played(NAIN_JAUNE, version=0, most=60))
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 60
    assert lines[-1] == "This match can’t be checked in full."


@pytest.mark.parametrize(("words", "eyes"), [((), None), (("--seat", "2"), 1), (("--open",), -3)])
def test_the_window_opens_with_the_match_and_those_eyes(
    words: tuple[str, ...], eyes: int | None, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Start] = []

    def open_window(start: Start) -> int:
        opened.append(start)
        return 0

    monkeypatch.setattr("tablee_client.commands.replay.open_window", open_window)
    assert main(["replay", str(file), "--window", *words]) == 0
    assert [(start.replay, start.eyes) for start in opened] == [(WITNESSED, eyes)]


def test_a_bad_file_opens_no_window(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"GIF89a")
    assert main(["replay", str(file), "--window"]) == 1
    assert "isn’t a replay file" in capsys.readouterr().err
    file.write_bytes(WITNESSED)
    assert main(["replay", str(file), "--window", "--json"]) == 2
    assert "Choose one of" in capsys.readouterr().err
