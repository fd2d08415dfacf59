"""`tablee-server export`: a finished match out of a server's folder, as a file that checks."""

from pathlib import Path

import pytest

from tablee.games import get_game
from tablee.protocol.messages import CastVote
from tablee.record import check, read, verdict
from tablee_server.__main__ import main
from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.opening import open_journal
from tests.server.stand import Stand, playing

GAME = "gnumies"


async def keep_a_match(folder: Path, *, over: bool = True) -> None:
    """Leave a folder behind in which one match was begun, and perhaps stopped."""
    journal = DiskJournal(open_journal(folder))
    journal.start()
    stand = Stand(seed=3, kept=journal)
    (ana,) = await playing(stand, "Ana", game=GAME, seats=3)
    if over:
        await ana.say(CastVote, 1, vote="stop", yes=True)
        await stand.wait(200, step=5.0)
        assert stand.table().phase == "over"
    await journal.close()


async def test_a_match_is_written_out_of_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await keep_a_match(tmp_path)
    file = tmp_path / "match.tablee"
    assert main(["export", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("1/1  ")
    assert main(["export", "1/1", str(file), "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"Wrote {file.stat().st_size} bytes to {file}.\n"
    made = read(file.read_bytes())
    assert verdict(check(made, get_game(GAME))) is True
    assert made.header.rules["verify"] is True
    assert made.header.chairs[0].name == "Ana"
    assert all(chair.name and chair.level for chair in made.header.chairs[1:])


@pytest.mark.parametrize(
    ("words", "said", "code"),
    [
        (("2/1", "x"), "There is no match 2/1; without one, all are listed.", 1),
        (("1", "x"), "'1' is no match; write its table and number, such as 3/1.", 2),
        (("9" * 20 + "/1", "x"), "9/1' is no match; write its table and number", 2),
        (("1/" + "9" * 5000, "x"), "is no match; write its table and number", 2),
        (("1/1",), "Name the file to write, too.", 2),
        (("1/1", "no/such/folder"), "no/such/folder can't be written", 1),
    ],
)
async def test_what_cant_be_written_is_said_in_a_sentence(
    words: tuple[str, ...], said: str, code: int, tmp_path: Path,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    await keep_a_match(tmp_path)
    assert main(["export", *words, "--data", str(tmp_path)]) == code
    assert said in capsys.readouterr().err


async def test_a_file_that_is_there_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await keep_a_match(tmp_path)
    file = tmp_path / "mine"
    file.write_text("mine")
    assert main(["export", "1/1", str(file), "--data", str(tmp_path)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert file.read_text() == "mine"


async def test_a_match_that_goes_on_stays_in_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await keep_a_match(tmp_path, over=False)
    assert main(["export", "1/1", "x", "--data", str(tmp_path)]) == 1
    assert "The match 1/1 isn't over." in capsys.readouterr().err


def test_a_folder_without_a_journal_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "--data", str(tmp_path)]) == 1
    assert "There is no journal in the folder" in capsys.readouterr().err
