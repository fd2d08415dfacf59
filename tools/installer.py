"""Runs pip and venv quietly, and words what goes wrong in one sentence.

Their output goes to a log file; a person sees one line for each step. Only the standard library
is used here.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

# Settings of the owner that would send packages elsewhere or hide the environment's own.
MISLEADING = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME", "PYTHONPATH")

# Packages without a wheel for some system that build there without a compiler, and how they are
# told to: zeroconf has none for Macs with an Intel processor.
FROM_SOURCE_TOO = ("zeroconf",)
BUILD_SETTINGS = {"SKIP_CYTHON": "1"}


class Cause(NamedTuple):
    """A failure: what the tools print of it, and the sentence a person reads."""

    shows: str
    sentence: str


# The first that is found counts.
CAUSES = (
    Cause(
        shows=r"No space left|Errno 28\b|WinError 112|database or disk is full|not enough space",
        sentence="The disk is full: free about 300 MB on the one that holds {root}, then"
        " start this again.",
    ),
    Cause(
        shows=r"Errno 13\b|Errno 30\b|WinError 5\b|Permission denied|Read-only file system"
        r"|readonly database|unable to open database file|Access is denied",
        sentence="The folder {root} can't be written to, or a file in its .venv is in use:"
        " close what uses"
        " it, or put the project into a folder of your own, then start this again.",
    ),
    Cause(
        shows=r"Directory not empty|WinError 145\b",
        sentence="Something still writes into {root}/.venv: wait a moment, then start this again.",
    ),
    Cause(
        shows=r"DO NOT MATCH THE HASHES",
        sentence="A downloaded package is not the one that this project was tested with, so"
        " it was not"
        " installed: try again later or on another network (details: {log}).",
    ),
    Cause(
        shows=r"NewConnectionError|ConnectTimeout|NameResolutionError|name resolution|getaddrinfo"
        r"|ProxyError|SSLError|ReadTimeout|Read timed out|Connection refused|ConnectionError"
        r"|Connection reset|ConnectionReset|ProtocolError|IncompleteRead|Network is unreachable",
        sentence="The packages could not be downloaded: this needs a network once, so connect"
        " this machine"
        " (or set its proxy), then start this again (details: {log}).",
    ),
    Cause(
        shows=r"No matching distribution found for ([\w.-]+)",
        sentence="No ready-made package of {found} fits this Python on this system: try a"
        " Python from 3.11"
        " to 3.14, 64 bit (details: {log}).",
    ),
    Cause(
        shows=r"ensurepip",
        sentence="This Python can't make virtual environments: on Debian and Ubuntu `sudo apt"
        " install"
        " python3-venv` brings what is missing, then start this again (details: {log}).",
    ),
)
OTHERWISE = "The set-up failed for a reason that is not known here: {log} has the details."


class SetupError(Exception):
    """The set-up can't go on; the message is one sentence that says what to do."""


class Installer:
    """Fills one environment; every command's output goes to the log."""

    def __init__(self, root: Path, *, python: Path, log: Path, say: Callable[[str], None]) -> None:
        self.root = root
        self.python = python
        self.log = log
        self.say = say
        self.log.write_text("", encoding="utf-8")

    def install(self, lock: Path) -> None:
        """Install what the lock file lists, then this project as it lies here."""
        pip = [str(self.python), "-m", "pip", "install", "--no-input", "--no-user"]
        pip += ["--disable-pip-version-check", "--progress-bar", "off"]
        names = names_in(lock.read_text(encoding="utf-8"))
        self.say(f"Installing {len(names)} packages (a minute or two, the first time)")
        ready_made = ",".join(name for name in names if name not in FROM_SOURCE_TOO)
        only = ["--require-hashes", "--only-binary", ready_made, "--retries", "2"]
        self.run([*pip, *only, "-r", str(lock)], total=len(names))
        self.say("Installing Tablee itself")
        local = ["--no-deps", "--no-build-isolation", "--no-index"]
        self.run([*pip, *local, "-e", str(self.root)])

    def run(self, line: list[str], *, total: int = 0) -> None:
        """Run one command to its end.

        With a total, count the packages on a terminal. Raises SetupError where it fails.
        """
        kept = {name: value for name, value in os.environ.items() if name not in MISLEADING}
        kept |= {"PYTHONUNBUFFERED": "1", **BUILD_SETTINGS}
        with (
            self.log.open("a", encoding="utf-8", errors="replace") as log,
            subprocess.Popen(
                line,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                env=kept,
                encoding="utf-8",
                errors="replace",
            ) as child,
        ):
            output = self._follow(child, log.write, total)
        if child.returncode:
            raise SetupError(sentence_for(output, root=self.root, log=self.log))

    def _follow(
        self, child: subprocess.Popen[str], write: Callable[[str], object], total: int
    ) -> str:
        """Copy a command's output to the log and return it."""
        lines: list[str] = []
        seen = 0
        for text in child.stdout or ():
            write(text)
            lines.append(text)
            if total and text.startswith(("Collecting ", "Requirement already satisfied: ")):
                seen += 1
                count(f"  {min(seen, total)} of {total}")
        if seen:
            count("")
        return "".join(lines)


def sentence_for(output: str, *, root: Path, log: Path) -> str:
    """Word the cause of a failure that shows in a command's output or an error's text."""
    for cause in CAUSES:
        match = re.search(cause.shows, output)
        if match:
            found = match.group(1) if match.lastindex else ""
            return cause.sentence.format(root=root, log=log, found=found)
    return OTHERWISE.format(log=log)


def names_in(lock: str) -> list[str]:
    """Return the names of the packages that a lock file lists, for every system together."""
    return re.findall(r"^([A-Za-z0-9][\w.-]*)==", lock, flags=re.MULTILINE)


def count(text: str) -> None:
    """Show how far a step is, on a terminal only, in a line that the next one overwrites."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text:<20}\r")
        sys.stderr.flush()
