"""The list of checks: what each one runs. How they are run stands in `lanes`."""

import sys
from pathlib import Path

from tools.lanes import Step

__all__ = ["SLOW", "STEPS", "Step"]

PACKAGES = (
    "client/tablee_client",
    "server/tablee_server",
    "shared/tablee",
    "assets/tablee_assets",
)
# The whole tree is typed for one system; the packages and tools also for the others.
ALL = (*PACKAGES, "tests", "tools")
OUTSIDE_TESTS = (*PACKAGES, "tools")

PYTHON = sys.executable
SCRIPTS = Path(sys.executable).parent


def mypy(platform: str, version: str, folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the type check of these folders as that system and Python would see them."""
    target = ("--platform", platform, "--python-version", version)
    return (PYTHON, "-m", "mypy", *target, "--cache-dir", f".check/mypy-{platform}", *folders)


def own(tool: str, *words: str) -> tuple[str, ...]:
    """Return the command of a tool that stands beside this file."""
    return (PYTHON, "-m", f"tools.{tool}", *words)


# The longest first, so that the short ones fill the second lane.
STEPS = (
    Step(
        "tests",
        "pytest, the whole suite, a file to a worker",
        ((PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile"),),
        seconds=900.0,
    ),
    Step("format", "ruff format", ((PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."),)),
    Step("lint", "ruff check", ((PYTHON, "-m", "ruff", "check", "--quiet", "."),)),
    Step("words", "nothing tracked that names this machine or a registry", (own("words"),)),
    Step("imports", "who may import whom", ((str(SCRIPTS / "lint-imports"), "--no-cache"),)),
    Step("types", "mypy --strict, everything, Linux 3.11", (mypy("linux", "3.11", ALL),)),
    Step("wheel", "the wheel builds", (own("smoke", "build"),)),
    Step(
        "server",
        "the wheel without extras, in a clean environment: tablee-server",
        (own("smoke", "server"),),
        after=("wheel",),
    ),
    Step(
        "client",
        "the wheel with its client, in a clean environment: tablee",
        (own("smoke", "client"),),
        after=("wheel",),
    ),
    Step("windows", "mypy --strict, Windows 3.14", (mypy("win32", "3.14", OUTSIDE_TESTS),)),
    Step("macos", "mypy --strict, macOS 3.13", (mypy("darwin", "3.13", OUTSIDE_TESTS),)),
)
SLOW = frozenset({"wheel", "server", "client", "windows", "macos"})
