"""The layout's own laws: where a package may stand, and who may import or call what."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("client", "server", "shared", "assets")
ONE_SYSTEM_MODULES = {
    "fcntl",
    "grp",
    "pty",
    "pwd",
    "resource",
    "termios",
    "tty",
    "msvcrt",
    "winreg",
}
ONE_SYSTEM_CALLS = {
    "os.fork",
    "os.forkpty",
    "os.getegid",
    "os.geteuid",
    "os.getgid",
    "os.getpgid",
    "os.getuid",
    "os.killpg",
    "os.register_at_fork",
    "os.setpgid",
    "os.setsid",
    "signal.SIGALRM",
    "signal.SIGHUP",
    "signal.SIGKILL",
    "signal.SIGQUIT",
    "signal.SIGUSR1",
    "signal.SIGUSR2",
    "signal.alarm",
    "signal.pause",
    "signal.setitimer",
}
ONE_SYSTEM_METHODS = {"add_signal_handler", "remove_signal_handler"}


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def inside(path: Path) -> str:
    """Name a source by its place below client/, server/, shared/ or assets/."""
    return path.relative_to(ROOT).as_posix().partition("/")[2]


def imports(path: Path) -> Iterator[str]:
    """Yield every name that a source imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def roots(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imports(path)}


def one_system(path: Path) -> set[str]:
    """Return what a source uses that only some systems have."""
    used = roots(path) & ONE_SYSTEM_MODULES
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            if node.attr in ONE_SYSTEM_METHODS:
                used.add(node.attr)
            elif isinstance(node.value, ast.Name):
                used |= {f"{node.value.id}.{node.attr}"} & ONE_SYSTEM_CALLS
    return used


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_folder_of_packages_is_itself_a_package(folder: str) -> None:
    assert not (ROOT / folder / "__init__.py").exists()


@pytest.mark.parametrize(
    "package",
    ["client/tablee_client", "server/tablee_server", "shared/tablee", "assets/tablee_assets"],
)
def test_every_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


def test_no_source_imports_a_package_by_its_folder() -> None:
    wrong = {path: roots(path) & set(FOLDERS) for path in sources(*FOLDERS, "tests", "tools")}
    assert {path: names for path, names in wrong.items() if names} == {}


def test_only_the_view_imports_pygame() -> None:
    users = {inside(path) for path in sources(*FOLDERS) if "pygame" in roots(path)}
    assert {name for name in users if not name.startswith("tablee_client/view/")} == set()


def test_only_one_module_of_the_rules_touches_chance() -> None:
    users = {inside(path) for path in sources("shared") if roots(path) & {"random", "secrets"}}
    assert users <= {"tablee/engine/rng.py"}


def test_the_rules_open_no_file_by_path_and_read_no_environment() -> None:
    users = {
        inside(path) for path in sources("shared") if roots(path) & {"os", "io", "pathlib", "sys"}
    }
    assert users == set()


def test_what_only_some_systems_have_stands_in_one_module() -> None:
    users = {inside(path): used for path in sources(*FOLDERS) if (used := one_system(path))}
    assert len(users) <= 1, users
