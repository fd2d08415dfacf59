"""The set-up behind `tools/run.py`: what it finds out, words and hands on, without a network."""

import os
import sqlite3
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools import environment, start
from tools.environment import Environment, Kind, SetupError
from tools.installer import Installer, sentence_for

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the files that decide what is installed."""
    (tmp_path / "requirements").mkdir()
    for name in ("play.txt", "dev.txt"):
        (tmp_path / "requirements" / name).write_text(f"# {name}\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


def prepared(checkout: Path, kind: Kind = "play") -> Environment:
    """Return an environment whose interpreter is the one that runs these tests, and stamped."""
    made = Environment(checkout, kind=kind, say=lambda _line: None)
    link_python(made)
    made.write_stamp()
    return made


def link_python(made: Environment) -> None:
    """Stand an interpreter in the environment that finds the installed packages."""
    made.python.parent.mkdir(parents=True)
    made.python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    made.python.chmod(0o755)


class Recorded(Installer):
    """An installer that writes down what it is asked for; it can fail at one lock file."""

    calls: list[str]
    fails = False

    def install(self, lock: Path) -> None:
        type(self).calls.append(lock.name)
        if self.fails:
            raise SetupError("no network")

    def run(self, line: list[str], *, total: int = 0) -> None:
        type(self).calls.append("venv" if "venv" in line else f"{line} {total}")
        link_python(Environment(self.root, kind="play", say=self.say))


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the installer; the list fills with what it was asked for."""
    Recorded.calls = []
    monkeypatch.setattr(Recorded, "fails", False)
    monkeypatch.setattr(environment, "Installer", Recorded)
    return Recorded.calls


posix = pytest.mark.skipif(os.name == "nt", reason="the stand-in interpreter is a shell script")


class TestCondition:
    def test_nothing_there_is_absent(self, checkout: Path) -> None:
        made = Environment(checkout, kind="play", say=print)
        assert made.condition() == "absent"

    @posix
    def test_a_stamped_environment_is_ready(self, checkout: Path) -> None:
        assert prepared(checkout).condition() == "ready"

    @posix
    def test_one_without_its_stamp_was_interrupted(self, checkout: Path) -> None:
        made = prepared(checkout)
        made.stamp.unlink()
        assert made.condition() == "broken"

    @posix
    @pytest.mark.parametrize("text", ["", "{", "[]", '{"base": 3}'])
    def test_one_with_a_torn_stamp_is_broken(self, checkout: Path, text: str) -> None:
        made = prepared(checkout)
        made.stamp.write_text(text, encoding="utf-8")
        assert made.condition() == "broken"

    @posix
    def test_one_whose_python_is_gone_is_broken(self, checkout: Path) -> None:
        made = prepared(checkout)
        made.python.unlink()
        assert made.condition() == "broken"

    @posix
    def test_one_whose_python_does_not_start_is_broken(self, checkout: Path) -> None:
        made = prepared(checkout)
        made.python.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        assert made.condition() == "broken"

    @posix
    @pytest.mark.parametrize(
        ("record", "condition"),
        [
            ("pack/core.py,sha256=x,4\n", "ready"),
            ("pack/core.py,,\n", "ready"),
            ("pack/__pycache__/core.cpython-311.pyc,,\n", "ready"),
            ("pack/core.py,sha256=x,5\n", "broken"),
            ("pack/lost.py,sha256=x,4\n", "broken"),
            ("torn", "broken"),
        ],
    )
    def test_one_that_lost_a_file_is_broken(
        self, checkout: Path, record: str, condition: str
    ) -> None:
        made = prepared(checkout)
        base = {"base": str(made.folder), "platbase": str(made.folder)}
        packages = Path(sysconfig.get_path("purelib", "venv", base))
        (packages / "pack").mkdir(parents=True)
        (packages / "pack" / "core.py").write_bytes(b"text")
        (packages / "pack-1.dist-info").mkdir()
        (packages / "pack-1.dist-info" / "RECORD").write_text(record, encoding="utf-8")
        assert made.condition() == condition

    @posix
    def test_one_that_was_moved_is_broken(self, checkout: Path) -> None:
        made = prepared(checkout)
        moved = checkout.with_name("moved")
        checkout.rename(moved)
        assert Environment(moved, kind="play", say=print).condition() == "broken"
        assert made.condition() == "absent"

    @posix
    @pytest.mark.parametrize("name", ["pyproject.toml", "requirements/play.txt"])
    def test_a_changed_requirement_makes_it_outdated(self, checkout: Path, name: str) -> None:
        made = prepared(checkout)
        (checkout / name).write_text("changed\n", encoding="utf-8")
        assert made.condition() == "outdated"

    @posix
    def test_the_test_tools_serve_the_game_too_but_not_the_other_way_round(
        self, checkout: Path
    ) -> None:
        prepared(checkout, "test")
        assert Environment(checkout, kind="play", say=print).condition() == "ready"
        Environment(checkout, kind="play", say=print).write_stamp()
        assert Environment(checkout, kind="test", say=print).condition() == "outdated"


@posix
class TestEnsure:
    def test_a_ready_one_is_left_alone(self, checkout: Path, calls: list[str]) -> None:
        assert prepared(checkout).ensure() is False
        assert calls == []

    def test_from_nothing_it_is_made_and_stamped(self, checkout: Path, calls: list[str]) -> None:
        made = Environment(checkout, kind="play", say=lambda _line: None)
        assert made.ensure() is True
        assert calls == ["venv", "play.txt"]
        assert made.condition() == "ready"

    def test_an_outdated_one_is_kept_and_filled(self, checkout: Path, calls: list[str]) -> None:
        made = prepared(checkout)
        kept = made.folder / "kept"
        kept.touch()
        (checkout / "pyproject.toml").write_text("changed\n", encoding="utf-8")
        assert made.ensure() is True
        assert calls == ["play.txt"]
        assert kept.exists()

    def test_an_interrupted_one_is_made_anew(self, checkout: Path, calls: list[str]) -> None:
        made = prepared(checkout)
        left = made.folder / "left"
        left.touch()
        made.stamp.unlink()
        assert made.ensure() is True
        assert calls == ["venv", "play.txt"]
        assert not left.exists()

    def test_a_failed_installation_leaves_no_stamp(
        self, checkout: Path, calls: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made = prepared(checkout)
        (checkout / "pyproject.toml").write_text("changed\n", encoding="utf-8")
        monkeypatch.setattr(Recorded, "fails", True)
        with pytest.raises(SetupError, match="no network"):
            made.ensure()
        assert calls == ["play.txt"]
        assert made.condition() == "broken"

    def test_a_missing_venv_module_is_said_before_anything_is_made(
        self, checkout: Path, calls: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("importlib.util.find_spec", lambda name: name != "ensurepip" or None)
        made = Environment(checkout, kind="play", say=lambda _line: None)
        with pytest.raises(SetupError, match=r"no ensurepip module.*python3\.\d+-venv"):
            made.ensure()
        assert calls == []
        assert not made.folder.exists()

    def test_a_second_set_up_waits_and_then_finds_it_done(
        self, checkout: Path, calls: list[str]
    ) -> None:
        first = sqlite3.connect(checkout / ".venv-lock", isolation_level=None)
        first.execute("BEGIN EXCLUSIVE")
        said: list[str] = []

        def say(line: str) -> None:
            said.append(line)
            prepared(checkout)
            first.close()

        assert Environment(checkout, kind="play", say=say).ensure() is False
        assert said == ["Another set-up is at work in this folder: waiting until it is done"]
        assert calls == []

    def test_a_folder_that_cannot_be_written_to_is_said(
        self, checkout: Path, calls: list[str]
    ) -> None:
        (checkout / ".venv-lock").mkdir()  # stands where the set-up has to write
        made = Environment(checkout, kind="play", say=lambda _line: None)
        with pytest.raises(SetupError, match="can't be written to"):
            made.ensure()
        assert calls == []
        assert "unable to open" in made.log.read_text(encoding="utf-8")


class TestSentences:
    @pytest.mark.parametrize(
        ("output", "expected"),
        [
            ("OSError: [Errno 28] No space left on device", "disk is full"),
            ("PermissionError: [Errno 13] Permission denied: '.venv'", "can't be written to"),
            ("OSError: [Errno 30] Read-only file system", "can't be written to"),
            ("attempt to write a readonly database", "can't be written to"),
            ("[Errno 39] Directory not empty: 'lib'", "wait a moment"),
            ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE FILE", "not the one"),
            (
                "Failed to establish a new connection: [Errno -3] Temporary failure in name"
                " resolution\nERROR: No matching distribution found for msgspec==1",
                "needs a network",
            ),
            ("ERROR: No matching distribution found for pygame-ce==2.5.8", "pygame-ce fits"),
            ("The virtual environment was not created: ensurepip is not available", "apt install"),
            ("Segmentation fault", "/x/.venv-setup.log has the details"),
        ],
    )
    def test_a_cause_is_worded(self, output: str, expected: str) -> None:
        sentence = sentence_for(output, root=Path("/x"), log=Path("/x/.venv-setup.log"))
        assert expected in sentence
        assert "\n" not in sentence
        assert sentence.endswith((".", ")."))

    def test_a_failed_command_is_logged_whole_and_said_in_one_sentence(
        self, tmp_path: Path
    ) -> None:
        log = tmp_path / "log"
        program = "print('noise'); print('[Errno 28] No space left'); raise SystemExit(1)"
        installer = Installer(tmp_path, python=Path(sys.executable), log=log, say=print)
        with pytest.raises(SetupError, match="The disk is full"):
            installer.run([sys.executable, "-c", program])
        assert log.read_text(encoding="utf-8").splitlines() == ["noise", "[Errno 28] No space left"]

    def test_settings_that_send_packages_elsewhere_are_left_out(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PIP_TARGET", "/elsewhere")
        monkeypatch.setenv("PIP_TIMEOUT", "7")
        program = "import os; print(os.environ.get('PIP_TARGET'), os.environ['PIP_TIMEOUT'])"
        log = tmp_path / "log"
        installer = Installer(tmp_path, python=Path(sys.executable), log=log, say=print)
        installer.run([sys.executable, "-c", program])
        assert log.read_text(encoding="utf-8") == "None 7\n"


class TestWords:
    def test_further_words_go_to_the_game(self) -> None:
        line = start.command(Path("py"), ["practice", "nain-jaune", "--seats", "4"])
        expected = ["py", "-P", "-m", "tablee_client", "practice", "nain-jaune", "--seats", "4"]
        assert line == expected

    def test_no_word_opens_the_game(self) -> None:
        assert start.command(Path("py"), []) == ["py", "-P", "-m", "tablee_client"]

    def test_test_runs_the_checks_with_the_words_after_it(self) -> None:
        line = start.command(Path("py"), ["test", "--only", "lint"])
        assert line == ["py", "-P", str(ROOT / "tools" / "check.py"), "--only", "lint"]

    @posix
    def test_a_failure_is_one_line_and_exit_code_1(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def fail(_self: Environment) -> bool:
            raise SetupError("The disk is full.")

        monkeypatch.setattr(Environment, "ensure", fail)
        assert start.main([]) == 1
        assert capsys.readouterr().err == "The disk is full.\n"

    def test_ctrl_c_in_the_set_up_shows_no_traceback(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupt(_self: Environment) -> bool:
            raise KeyboardInterrupt

        monkeypatch.setattr(Environment, "ensure", interrupt)
        assert start.main([]) == 130
        assert "Traceback" not in capsys.readouterr().err

    def test_the_exit_code_of_the_program_is_passed_on(self) -> None:
        become = "import sys; from tools.start import become; sys.exit(become(sys.argv[1:]))"
        line = [sys.executable, "-c", become, sys.executable, "-c", "raise SystemExit(7)"]
        assert subprocess.run(line, cwd=ROOT, check=False).returncode == 7

    def test_an_old_python_is_told_so(self) -> None:
        """Run the file's own check with the version that it would see."""
        text = (ROOT / "tools" / "run.py").read_text(encoding="utf-8")
        pretend = "import sys; sys.version_info = (3, 8, 10, 'final', 0); exec(sys.stdin.read())"
        ended = subprocess.run(
            [sys.executable, "-c", pretend], input=text, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 1
        assert ended.stderr.startswith("Tablee needs Python 3.11 or newer and this is Python 3.8:")
        assert ended.stderr.count("\n") == 1

    def test_the_first_file_is_plain_enough_for_the_oldest_python(self) -> None:
        text = (ROOT / "tools" / "run.py").read_text(encoding="ascii")
        compile(text, "run.py", "exec", dont_inherit=True)
        assert 'f"' not in text
        assert "->" not in text
