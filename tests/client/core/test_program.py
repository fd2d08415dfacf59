"""The command line: every mistake is one sentence in the player's language, with its exit code."""

import json
import os
import signal
import subprocess
import sys
import unicodedata
from pathlib import Path
from typing import Final

import pytest
from msgspec import ValidationError, convert, structs, to_builtins

from tablee.games import all_games, get_game
from tablee.protocol import TableRules
from tablee_client.__main__ import main
from tablee_client.commands import program
from tablee_client.commands.rules import ALLOWED
from tablee_client.commands.usage import option_pair
from tablee_client.core.address import Address
from tablee_client.core.bigscreen.plan import BigScreenPlan
from tablee_client.core.invitation import Invitation
from tablee_client.core.start import Start
from tablee_client.core.words import LOCALES

GAMES: Final = ", ".join(game.type.slug for game in all_games())


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


OPTIONS = ", ".join(option.key for option in get_game("oh-les-nains").type.options)

RULES = (
    "stand_in=easy|normal|hard|expert, late_join=true|false, spectators=true|false, "
    "pause=all|host|off, pause_minutes=1…240, bank=0…3600, afk=0…3600, open_hands=0…3600, "
    "verify=true|false, hints=true|false, talk=free|emotes|off"
)


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        (
            "practise",
            2,
            "There is no command “practise”. "
            "Commands: practice, join, watch, kiosk, doctor, verify, replay, review.",
        ),
        ("--interface 127.0.0.1 doctor", 2, "Write the command first: tablee doctor …"),
        (
            "--interface 127.0.0.1 dr",
            2,
            "There is no command “dr”. "
            "Commands: practice, join, watch, kiosk, doctor, verify, replay, review.",
        ),
        ("--colour", 2, "“--colour” isn’t understood here."),
        ("--language it", 2, "“it” isn’t possible for --language. Possible: fr, en, de."),
        ("practice", 2, f"Name a game: tablee practice GAME. Games: {GAMES}."),
        ("practice go-fish", 2, f"There is no game “go-fish”. Games: {GAMES}."),
        ("practice nain-jaune extra", 2, "“extra” isn’t understood here."),
        (
            "practice nain-jaune --seats 9",
            2,
            "9 players don’t fit this game. Possible: 2, 3, 4, 5, 6, 7, 8.",
        ),
        ("practice nain-jaune --seats", 2, "--seats needs a value."),
        ("practice nain-jaune --seats two", 2, "“two” isn’t a whole number (--seats)."),
        (
            f"practice nain-jaune --seats {'9' * 5000}",
            2,
            f"“{'9' * 299}…” isn’t a whole number (--seats).",
        ),
        (
            f"practice nain-jaune --option packet={10**30}",
            2,
            f"The option “packet” can’t be “{10**30}”. Allowed: 1, 2, 3.",
        ),
        ("practice nain-jaune --seed 0x1", 2, "“0x1” isn’t a whole number (--seed)."),
        (
            "practice nain-jaune --level mean",
            2,
            "“mean” isn’t possible for --level. Possible: easy, normal, hard, expert.",
        ),
        (
            "practice nain-jaune --preset x",
            2,
            "This game has no set of rules called “x”. "
            "Choose one of: seed, casual, traditional, skip.",
        ),
        (
            "practice oh-les-nains --option x=1",
            2,
            "This game has no option “x”. It has: " + OPTIONS + ".",
        ),
        ("practice nain-jaune --option x", 2, "“x” isn’t an option: write key=value."),
        (
            "practice nain-jaune --option claim=x",
            2,
            "The option “claim” can’t be “x”. Allowed: manual, auto.",
        ),
        (
            "practice nain-jaune --rule bank=soon",
            2,
            "“soon” isn’t possible for --rule bank. Possible: 0…3600.",
        ),
        (
            "practice nain-jaune --rule x=1",
            2,
            f"There is no rule “x” of a table. There are: {RULES}.",
        ),
        ("join a --headless --rule bank=0", 2, "--rule goes only with --create."),
        (
            "watch a --table-pin 12",
            2,
            "“12” isn’t a PIN (--table-pin): write 4 to 12 digits.",
        ),
        ("replay x --seat 0", 2, "“0” is too low for --seat: write 1 or more."),
        ("watch a --json", 2, "--json goes only with --headless."),
        ("practice nain-jaune --json", 2, "--json goes only with --headless."),
        ("practice nain-jaune --headless", 2, "--headless goes only with --demo here."),
        (
            "practice --continue",
            2,
            "No practice match is waiting. Begin one: tablee practice GAME.",
        ),
        (
            "practice nain --continue",
            2,
            "--continue goes alone: the match has its game, its players and its rules already.",
        ),
        ("practice nain-jaune --demo=yes", 2, "“--demo” isn’t understood here."),
        (
            "join a:b:c",
            2,
            "“a:b:c” isn’t an address. Write a name, name:port or [IPv6]:port.",
        ),
        ("join attic:99999", 2, "“99999” isn’t a port. Write a number from 1 to 65535."),
        ("join attic --play easy", 2, "--play goes only with --headless."),
        (
            "join 127.0.0.1:1 --headless",
            1,
            "127.0.0.1:1 is there, but no hall is open. Open one, or check the port.",
        ),
        (
            "join no-such-host.invalid --headless",
            1,
            "No machine is called “no-such-host.invalid” here. Check the address.",
        ),
        (
            "join 127.0.0.1:1 --headless --create go-fish",
            2,
            f"There is no game “go-fish”. Games: {GAMES}.",
        ),
    ],
)
def test_a_mistake(line: str, code: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == code
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"tablee: {said}\n"


def test_a_mistake_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", "--language", "fr", "go-fish"]) == 2
    assert "Il n’y a pas de jeu" in capsys.readouterr().err


def test_help_breaks_no_name_at_its_hyphen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", "--help", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert all(game.type.slug in shown for game in all_games())


@pytest.mark.parametrize("line", ["--help", "-h", "practice --help", "join -h", "watch -h"])
@pytest.mark.parametrize("language", LOCALES)
def test_help_is_in_the_players_language(
    line: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*line.split(), "--language", language]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Aufruf" if language == "de" else "usage")
    assert ("show this help" in shown) == (language == "en")
    assert ("afficher cette aide" in shown) == (language == "fr")
    assert ("diese Hilfe anzeigen" in shown) == (language == "de")
    assert "positional" not in shown


@pytest.mark.parametrize(
    ("line", "usage"),
    [
        ("--help", "       tablee COMMAND [--help] …"),
        ("practice --help", " GAME"),
        ("verify --help", "tablee verify [-h] [--json] FILE"),
        ("replay --help", " FILE"),
        ("join --help", " [ADDRESS]"),
    ],
)
def test_a_usage_shows_what_is_needed(
    line: str, usage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*line.split(), "--language", "en"]) == 0
    assert capsys.readouterr().out.split("\n\n")[0].endswith(usage)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_game_to_be_named_is_called_as_in_the_help(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["practice", "--language", language]) == 2
    assert "tablee practice GAME" in capsys.readouterr().err


def test_french_help_keeps_its_colons_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "--help", "--language", "fr"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage\N{NO-BREAK SPACE}: ")
    assert "\noptions\N{NO-BREAK SPACE}:\n" in shown
    assert "code" in shown.partition("  ADDRESS")[2].partition("options")[0]


def test_an_error_of_ours_is_kept_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: Start) -> int:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(program, "open_window", broken)
    assert main([]) == 1
    shown = capsys.readouterr().err
    assert "Traceback" not in shown
    assert str(tmp_path / "crash.log") in shown
    assert "ZeroDivisionError: ours" in (tmp_path / "crash.log").read_text()


def test_the_window_opens_with_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Start] = []

    def show(start: Start) -> int:
        opened.append(start)
        return 0

    monkeypatch.setattr("tablee_client.commands.practice.open_window", show)
    monkeypatch.setattr("tablee_client.commands.join.open_window", show)
    monkeypatch.setattr("tablee_client.commands.watch.open_window", show)
    monkeypatch.setattr(program, "open_window", show)
    assert main(["--interface", "127.0.0.1"]) == 0
    practice_words = "practice nain-jaune --seats 5 --demo --option opera=false --rule bank=0"
    assert main(practice_words.split()) == 0
    assert main(["join", "attic:99", "--table", "7", "--language", "fr", "--name", "Ana"]) == 0
    assert main(["join"]) == 0
    words = ["--table", "7", "--size", "1280x720", "--name", "Zoé"]
    assert main(["watch", "attic:99", *words]) == 0
    assert main(["watch", "--fullscreen"]) == 0
    plain, practice, join, seek, watch, wide = opened
    assert join.settings.name == "Ana"
    assert (plain.interfaces, plain.practice, plain.join) == (("127.0.0.1",), None, None)
    assert practice.practice is not None
    assert (practice.practice.seats, practice.practice.demo) == (5, True)
    assert practice.practice.options == {"opera": False}
    wanted = Invitation((Address("attic", 99),), table="7")
    assert (join.join, join.settings.locale) == (wanted, "fr")
    assert (seek.seek, seek.join) == (True, None)
    assert practice.practice.rules == TableRules(bank=0, hints=True)
    place = Invitation((Address("attic", 99),), table="7")
    assert watch.big == BigScreenPlan(place, "7", size=(1280, 720), name="Zoé")
    assert (watch.join, watch.settings.window) == (None, "window")
    assert (wide.big, wide.settings.window) == (BigScreenPlan(), "fullscreen")


def test_every_rule_of_a_table_can_be_said_within_its_limits() -> None:
    assert list(ALLOWED) == [field.name for field in structs.fields(TableRules)]
    usual = to_builtins(TableRules())
    for place, (key, values) in enumerate(ALLOWED.items()):
        for value in (values[0], values[-1]):
            fields = [*usual[:place], value, *usual[place + 1 :]]
            assert getattr(convert(fields, TableRules), key) == value
        if isinstance(values, range):
            for beyond in (values[0] - 1, values[-1] + 1):
                with pytest.raises(ValidationError):
                    convert([*usual[:place], beyond, *usual[place + 1 :]], TableRules)


def test_ctrl_c_is_no_error_of_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: Start) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "open_window", interrupted)
    assert main([]) == 130
    assert capsys.readouterr().err == "tablee: Stopped.\n"


@pytest.mark.e2e
@pytest.mark.skipif(sys.platform == "win32", reason="a process there ends without a signal's name")
@pytest.mark.parametrize("package", ["tablee_client", "tablee_server"])
def test_ctrl_c_while_it_loads_ends_without_a_word(package: str, tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("import signal; signal.raise_signal(signal.SIGINT)")
    loading = {**os.environ, "PYTHONPATH": str(tmp_path)}
    line = [sys.executable, "-m", package, "--help"]
    done = subprocess.run(line, capture_output=True, env=loading, check=False)
    assert done.returncode in (-signal.SIGINT, 130)  # what a shell makes of it, or we ourselves
    assert (done.stdout, done.stderr) == (b"", b"")


HELP: Final = (sys.executable, "-m", "tablee_client", "--help", "--language", "fr")


@pytest.mark.e2e
@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp850", "latin-1"])
def test_a_terminal_of_few_letters_is_told_what_it_can_show(encoding: str) -> None:
    few = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(HELP, capture_output=True, env=few, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    shown = unicodedata.normalize("NFKD", done.stdout.decode(encoding))
    assert "reseau" in "".join(part for part in shown if part.isascii())
    assert "?" not in shown


@pytest.mark.e2e
def test_a_reader_who_has_gone_is_no_error_of_ours(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(HELP, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")
    assert not (tmp_path / "crash.log").exists()


@pytest.mark.e2e
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is full")
def test_an_output_that_is_full_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(HELP, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("tablee: La sortie ne peut pas être écrite")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a=1", 1),
        ("a=-2", -2),
        ("a=true", True),
        ("a=False", False),
        ("a=none", None),
        ("a=b", "b"),
    ],
)
def test_options_are_typed(text: str, value: object) -> None:
    key, read = option_pair(text)
    assert key == "a"
    assert read == value
    assert type(read) is type(value)


@pytest.mark.e2e
@pytest.mark.slow
def test_a_demo_prints_its_result_last(capsys: pytest.CaptureFixture[str]) -> None:
    words = "practice nain-jaune --demo --headless --seats 3 --seed 1 --option limit_deals=1"
    assert main([*words.split(), "--json"]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert list(result)[:7] == [
        "game",
        "seats",
        "winners",
        "scores",
        "ranks",
        "reason",
        "actions",
    ]
    assert main(words.split()) == 0
    assert capsys.readouterr().out.startswith("Nain Jaune: ")
