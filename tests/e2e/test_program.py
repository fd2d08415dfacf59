"""The program from outside: no window here, and no traceback anywhere."""

import sys

import pytest

from tests.e2e.processes import PATIENCE, Programs

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(PATIENCE)]


def test_the_version(programs: Programs) -> None:
    shown = programs.client("--version")
    assert shown.returncode == 0
    assert shown.stdout.startswith("tablee ")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mistake_gives_one_sentence(programs: Programs, language: str) -> None:
    shown = programs.client("practice", "go-fish", "--language", language)
    assert shown.returncode == 2
    assert shown.stdout == ""
    (line,) = shown.stderr.splitlines()
    assert "go-fish" in line
    assert "nain-jaune" in line
    assert ("Il n’y a pas de jeu" in line) == (language == "fr")


def test_an_unreachable_server_gives_one_sentence(programs: Programs) -> None:
    shown = programs.client("join", "127.0.0.1:1", "--headless")
    assert shown.returncode == 1
    (line,) = shown.stderr.splitlines()
    assert line.startswith("tablee: 127.0.0.1:1 is there, but no hall is open.")


def test_the_window_waits_for_nothing_that_it_does_not_show(programs: Programs) -> None:
    words = (
        "import sys, tablee_client.commands.program; "
        "late = ('zeroconf', 'pygame', 'tablee_client.core.session', 'tablee_server'); "
        "print([name for name in late if name in sys.modules])"
    )
    program = programs.spawn([sys.executable, "-P", "-c", words])
    output, errors = program.communicate(timeout=PATIENCE)
    assert (output, errors) == ("[]\n", "")


def without(module: str) -> list[str]:
    """Give a command that starts the client where a package is missing."""
    words = (
        f"import sys; sys.modules['{module}'] = None; "
        "from tablee_client.__main__ import main; sys.exit(main([]))"
    )
    return [sys.executable, "-P", "-c", words]


@pytest.mark.parametrize("module", ["fluent.runtime", "platformdirs", "pygame"])
def test_a_missing_package_is_named_by_what_to_install(programs: Programs, module: str) -> None:
    program = programs.spawn(without(module))
    output, errors = program.communicate(timeout=PATIENCE)
    assert (program.returncode, output) == (1, "")
    (line,) = errors.splitlines()
    assert 'pip install "tablee[client]"' in line


def test_without_a_display_there_is_a_sentence(programs: Programs) -> None:
    programs.environ["SDL_VIDEODRIVER"] = "x11"
    shown = programs.client("--language", "fr")
    assert shown.returncode == 1
    assert "Traceback" not in shown.stderr
    last = shown.stderr.splitlines()[-1]
    assert last.startswith("tablee: Aucun écran trouvé pour la fenêtre.")
