"""What pyproject.toml, the lock files and the version promise to each other."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tablee
from tools.installer import names_in
from tools.words import finds

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def plain(name: str) -> str:
    """Reduce a requirement to its name, spelled as an index spells it."""
    found = re.match(r"[A-Za-z0-9._-]+", name)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def locked(name: str) -> dict[str, str]:
    """Return release by package of one lock file."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^ \n]+)", text, flags=re.MULTILINE))


def test_there_are_four_lock_files() -> None:
    names = [path.name for path in LOCKS]
    assert names == ["bundle.txt", "dev.txt", "play.txt", "server.txt"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_holds_nothing_but_releases_and_hashes(lock: Path) -> None:
    lines = lock.read_text(encoding="utf-8").splitlines()
    release = re.compile(r"[a-z0-9][\w.-]*==[\w.]+( ; [^#]+)? \\")
    digest = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
    assert [line for line in lines if not (release.fullmatch(line) or digest.fullmatch(line))] == []


def test_every_requirement_is_locked() -> None:
    told = project()
    base = {plain(name) for name in told["project"]["dependencies"]}
    client = {plain(name) for name in told["project"]["optional-dependencies"]["client"]}
    art = {plain(name) for name in told["project"]["optional-dependencies"]["art"]}
    dev = {plain(name) for name in told["dependency-groups"]["dev"]}
    build = {plain(name) for name in told["build-system"]["requires"]}
    assert base <= set(locked("server.txt"))
    assert base | client | build <= set(locked("play.txt"))
    assert base | client | art | build | dev <= set(locked("dev.txt"))


def test_the_server_alone_brings_nothing_to_draw_with() -> None:
    assert {"pygame-ce", "fluent-runtime"} & set(locked("server.txt")) == set()


def test_a_package_is_locked_in_one_release_only() -> None:
    dev = locked("dev.txt")
    for name in ("play.txt", "server.txt"):
        assert {package: dev.get(package) for package in locked(name)} == locked(name)


def test_the_set_up_counts_the_packages_of_a_lock() -> None:
    text = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    assert set(names_in(text)) == set(locked("play.txt"))


def test_the_version_stands_in_one_place() -> None:
    told = project()
    assert "version" not in told["project"]
    path = ROOT / told["tool"]["hatch"]["version"]["path"]
    assert f'__version__ = "{tablee.__version__}"' in path.read_text(encoding="utf-8")
    assert re.fullmatch(r"\d+\.\d+\.\d+", tablee.__version__)


def test_the_changelog_knows_the_version_or_is_still_before_it() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## (Unreleased|\d+\.\d+\.\d+)", text, flags=re.MULTILINE)


def test_no_document_names_a_registry_or_a_folder_of_this_machine() -> None:
    names = [path.name for path in ROOT.glob("*.md")] + ["pyproject.toml"]
    assert [find for name in names for find in finds(name)] == []


def test_a_registry_named_in_a_file_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.words.ROOT", tmp_path)
    (tmp_path / "a.txt").write_text("fine\nsee " + "pypi" + ".org for more\n", encoding="utf-8")
    assert finds("a.txt") == ["a.txt:2: " + "pypi" + ".org"]
