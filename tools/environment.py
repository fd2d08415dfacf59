"""The virtual environment `.venv`: made, brought up to date, and known to be whole.

A stamp inside it says what was installed. It goes before anything is changed and comes back when
all is done, so an environment without one was interrupted and is made anew. Only the standard
library is used here.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from tools.installer import Installer, SetupError, sentence_for
from tools.records import is_whole

__all__ = ["Environment", "Kind", "SetupError"]

Kind = Literal["play", "test"]
Condition = Literal["ready", "outdated", "broken", "absent"]

LOCKS: dict[Kind, str] = {"play": "requirements/play.txt", "test": "requirements/dev.txt"}
# What an installation of one kind also serves: the test tools come on top of the game.
SERVES: dict[Kind, tuple[Kind, ...]] = {"play": ("play",), "test": ("play", "test")}
# Finds this project without running it: its own faults are no fault of the environment.
PROBE = (
    "import sys, msgspec; from importlib.util import find_spec; sys.exit(not find_spec('tablee'))"
)
WAIT_FOR_OTHER = 900.0  # seconds until the other set-up in the same folder is given up


class Environment:
    """The `.venv` of one checkout.

    `say` is called with one line for every step that takes time.
    """

    def __init__(self, root: Path, *, kind: Kind, say: Callable[[str], None]) -> None:
        self.root = root
        self.kind: Kind = kind
        self.say = say
        self.folder = root / ".venv"
        self.stamp = self.folder / "tablee-stamp.json"
        self.log = root / ".venv-setup.log"

    @property
    def python(self) -> Path:
        """The interpreter inside, whether or not it is there yet."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def ensure(self) -> bool:
        """Make the environment fit to run; return False where nothing was to be done.

        Raises SetupError with one sentence for the person at the keyboard.
        """
        if self.condition() == "ready":
            return False
        try:
            with self._alone():
                return self._set_up(self.condition())
        except (OSError, sqlite3.Error) as error:
            note(self.log, str(error))
            raise SetupError(sentence_for(str(error), root=self.root, log=self.log)) from error

    def condition(self) -> Condition:
        """Look at what is there, changing nothing."""
        if not self.folder.exists() and not self.folder.is_symlink():
            return "absent"
        installed = self._installed()
        if installed is None or installed.get("base") != self.base() or not self._is_whole():
            return "broken"
        return "ready" if installed.get(self.kind) == self.digest(self.kind) else "outdated"

    def base(self) -> str:
        """Name what a virtual environment is bound to: its Python and its place."""
        return f"{sys.version_info[0]}.{sys.version_info[1]} {self.root}"

    def digest(self, kind: Kind) -> str:
        """Return a digest of everything that decides what gets installed."""
        summed = hashlib.sha256()
        for name in (LOCKS[kind], "pyproject.toml"):
            summed.update((self.root / name).read_bytes())
        return summed.hexdigest()

    def write_stamp(self) -> None:
        """Declare the environment whole for its kind."""
        written = {"base": self.base()}
        written.update({kind: self.digest(kind) for kind in SERVES[self.kind]})
        fresh = self.stamp.with_suffix(".new")
        fresh.write_text(json.dumps(written), encoding="utf-8")
        fresh.replace(self.stamp)

    def _set_up(self, condition: Condition) -> bool:
        """Do what the condition calls for; the caller keeps others away."""
        if condition == "ready":
            return False  # the other set-up that we waited for did it
        installer = Installer(self.root, python=self.python, log=self.log, say=self.say)
        if condition == "outdated":
            self.stamp.unlink()
        else:
            self._make(installer, unfinished=condition == "broken")
        installer.install(self.root / LOCKS[self.kind])
        self.write_stamp()
        return True

    def _make(self, installer: Installer, *, unfinished: bool) -> None:
        missing = [name for name in ("venv", "ensurepip") if not importlib.util.find_spec(name)]
        if missing:
            version = f"{sys.version_info[0]}.{sys.version_info[1]}"
            raise SetupError(
                f"This Python has no {missing[0]} module, which the set-up needs: on Debian and"
                f" Ubuntu `sudo apt install python{version}-venv` brings it, then start this again."
            )
        if unfinished:
            self.say("Removing a .venv that is unfinished or of another Python")
            remove(self.folder)
        self.say(f"Making .venv with Python {sys.version.split()[0]}")
        installer.run([sys.executable, "-m", "venv", str(self.folder)])

    def _installed(self) -> dict[str, str] | None:
        """Return what the stamp says; None without a readable one."""
        try:
            read = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return read if isinstance(read, dict) else None

    def _is_whole(self) -> bool:
        """Tell whether everything that was installed is there; a torn record says it isn't."""
        try:
            return is_whole(self.folder) and self._python_runs()
        except (OSError, ValueError):
            return False

    def _python_runs(self) -> bool:
        """Tell whether the interpreter still starts and finds the packages."""
        try:
            line = [str(self.python), "-I", "-c", PROBE]
            return subprocess.run(line, capture_output=True, check=False).returncode == 0
        except OSError:
            return False

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep a second set-up of this folder waiting.

        An exclusive transaction is a file lock that every system has and that ends with its owner.
        """
        claim = sqlite3.connect(self.root / ".venv-lock", timeout=0, isolation_level=None)
        try:
            self._claim(claim)
            yield
        finally:
            claim.close()

    def _claim(self, claim: sqlite3.Connection) -> None:
        try:
            claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            self.say("Another set-up is at work in this folder: waiting until it is done")
            claim.execute(f"PRAGMA busy_timeout = {int(WAIT_FOR_OTHER * 1000)}")
            claim.execute("BEGIN EXCLUSIVE")


def note(log: Path, text: str) -> None:
    """Add a line to the log, where it can still be written to."""
    with suppress(OSError), log.open("a", encoding="utf-8") as file:
        file.write(f"{text}\n")


def remove(folder: Path) -> None:
    """Remove an environment, or the link that stands in its place."""
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    else:
        shutil.rmtree(folder)
