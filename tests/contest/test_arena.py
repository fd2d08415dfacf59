"""The arena's command line: what it prints, and that the number of processes changes nothing."""

import json
import sys
from typing import Any

import pytest

from tools import arena

SHORT = ("nain-jaune", "--seats", "3", "--option", "limit_deals=1", "--deals", "3")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Give the report without what depends on the machine."""
    assert arena.main([*SHORT, *words, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    del report["run"], report["times"]
    return report


def test_a_report_names_every_bot_with_its_share_and_margin(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = run(capsys, "--bots", "normal,random,greedy")
    assert [row["bot"] for row in report["bots"]] == ["normal", "random", "greedy"]
    assert sum(row["share"]["mean"] for row in report["bots"]) == pytest.approx(1, abs=1e-3)
    assert sum(row["margin"]["mean"] for row in report["bots"]) == pytest.approx(0, abs=1e-3)
    assert report["parity"] == pytest.approx(0.3333)
    assert report["matches"] == 9


def test_the_same_seed_gives_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "flat:8,random", "--seed", "5")
    assert run(capsys, *words) == run(capsys, *words)
    assert run(capsys, *words) != run(capsys, "--bots", "flat:8,random", "--seed", "6")


@pytest.mark.e2e
def test_two_processes_give_what_one_gives(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "flat:8,random")
    assert run(capsys, *words) == run(capsys, *words, "--jobs", "2")


def test_iterations_are_those_that_were_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    report = run(capsys, "--bots", "flat:80,random", "--quick")
    assert 10 < report["bots"][0]["iterations"]["most"] <= 20
    assert report["bots"][1]["iterations"]["most"] == 0


def test_a_bot_twice_is_two_contenders(capsys: pytest.CaptureFixture[str]) -> None:
    report = run(capsys, "--bots", "normal,normal")
    assert [row["bot"] for row in report["bots"]] == ["normal", "normal#2"]
    assert report["bots"][0]["share"]["mean"] == pytest.approx(1 / 3, abs=1e-3)


def test_a_table_is_printed_to_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main([*SHORT, "--bots", "normal,random"]) == 0
    printed = capsys.readouterr().out
    assert "win share" in printed
    assert "decisions asked twice, 0 faults" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess", "--bots", "hard"), "No game is called chess; known: "),
        (("nain", "--bots", "hard", "--seats", "1"), "nain can't be set up like this: "),
        (("nain", "--bots", "strong"), "strong is no bot; write one of "),
        (("nain", "--bots", "hard", "--option", "x=1"), "nain can't be set up like this: "),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert arena.main(words) == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize(
    "words", [("--deals", "1"), ("--jobs", "0"), ("--option", "x"), ("--iterations", "-3")]
)
def test_numbers_out_of_bounds_are_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as ended:
        arena.main(["nain", "--bots", "hard", *words])
    assert ended.value.code == 2
    assert words[0] in capsys.readouterr().err


@pytest.mark.parametrize(("engine", "module"), [("dask", "distributed"), ("ray", "ray")])
def test_an_engine_that_is_not_installed_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, engine: str, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert arena.main([*SHORT, "--bots", "normal", "--engine", engine]) == 2
    assert f"pip install -e '.[{engine}]'" in capsys.readouterr().err


@pytest.mark.e2e
def test_a_dask_cluster_gives_what_one_process_gives(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed", reason="Dask is an extra: pip install -e '.[dask]'")
    words = ("--bots", "flat:8,random")
    assert run(capsys, *words) == run(capsys, *words, "--engine", "dask")
