"""The folder that a server keeps where nobody names one."""

import json
import os
import sys
from pathlib import Path

import platformdirs
import pytest

from tablee_server.__main__ import main
from tablee_server.folder import folder_word, kept_folder
from tablee_server.journal.schema import FILE
from tablee_server.options import read_options
from tests.server.test_command_line import QUIET, failure, line_of, running


def files_in(folder: Path) -> list[Path]:
    """Give what lies in a folder."""
    return list(folder.iterdir())


def test_the_service_comes_before_the_home_and_the_home_before_the_user(tmp_path: Path) -> None:
    of_service = {"STATE_DIRECTORY": f"{tmp_path}:/elsewhere", "TABLEE_HOME": "/home"}
    assert kept_folder(of_service) == tmp_path
    assert kept_folder({"TABLEE_HOME": str(tmp_path)}) == tmp_path / "server"
    of_user = platformdirs.user_data_path("tablee", appauthor=False)
    assert kept_folder({"STATE_DIRECTORY": "", "TABLEE_HOME": ""}) == of_user / "server"


def test_a_folder_is_named_usual_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path))
    assert folder_word("") == read_options([]).data == tmp_path / "server"
    assert read_options(["--data", "here"]).data == Path("here")
    assert read_options(["--forget"]).data is None
    with pytest.raises(SystemExit):
        read_options(["--forget", "--data", "here"])
    assert "not allowed with" in capsys.readouterr().err


def test_who_forgets_looks_for_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_HOME", raising=False)
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert read_options(["--forget"]).data is None


@pytest.mark.e2e
async def test_a_server_keeps_its_folder_unasked_and_its_commands_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path))
    folder = tmp_path / "server"
    async with running(*QUIET) as process:
        assert (await line_of(process))["folder"] == str(folder)
        assert main(["check", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["file"] == str(folder / FILE)
        assert main(["backup", str(tmp_path / "copy.db")]) == 0
        assert main(["export"]) == 0
        assert main(["link", "--json", "--interface", "192.0.2.7"]) == 0


@pytest.mark.e2e
async def test_the_second_server_of_a_folder_says_that_it_keeps_nothing(tmp_path: Path) -> None:
    words = (*QUIET, "--data", str(tmp_path), "--or-forget")
    async with running(*words) as first:
        one = await line_of(first)
        async with running(*words) as second:
            two = await line_of(second)
            assert (one["folder"], two["folder"]) == (str(tmp_path), None)
            assert one["key"] != two["key"]
            second.terminate()
            _, told = await second.communicate()
    sentences = [line for line in told.decode().splitlines() if "WARNING" in line]
    assert len(sentences) == 1
    assert f"Another server keeps the folder {tmp_path}: this one keeps nothing" in sentences[0]


@pytest.mark.e2e
async def test_a_folder_that_was_named_and_is_anothers_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*QUIET, "--data", str(tmp_path))
    async with running(*words) as first:
        await line_of(first)
        code, said = failure(capsys, *words)
    assert code == 1
    assert said == (
        f"tablee-server: Another server keeps the folder {tmp_path}: "
        "stop that one, or name another folder by --data.\n"
    )


@pytest.mark.e2e
async def test_who_forgets_writes_nothing_and_loads_no_library_for_it(tmp_path: Path) -> None:
    program = (
        "import atexit, sys; from tablee_server.__main__ import main; "
        "late = ('sqlite3', 'cryptography', 'platformdirs', 'zeroconf'); "
        "atexit.register(lambda: print([name for name in late if name in sys.modules])); "
        "sys.exit(main(sys.argv[1:]))"
    )
    words = (*QUIET, "--plain", "--forget")
    environ = {**os.environ, "TABLEE_HOME": str(tmp_path)}
    async with running(*words, program=program, environ=environ) as process:
        assert (await line_of(process))["folder"] is None
        process.terminate()
        told, _ = await process.communicate()
    assert told.decode().splitlines()[-1] == "[]"
    assert files_in(tmp_path) == []
