"""What is shipped to run elsewhere: units, container, bundle, and the build that each shows."""

import shutil
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest

from tablee import version
from tablee.version import SOURCE, build, version_text
from tablee_server.options import read_options
from tools import bundle
from tools.hatch_build import commit

ROOT = Path(__file__).resolve().parents[2]
UNITS = sorted((ROOT / "deploy" / "systemd").glob("*.service"))


def unit(path: Path) -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(path, encoding="utf-8")
    return parser


def test_the_servers_unit_is_hardened() -> None:
    service = unit(ROOT / "deploy/systemd/tablee-server.service")["Service"]
    wanted = {
        "DynamicUser": "yes",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "StateDirectory": "tablee-server",
        "CapabilityBoundingSet": "",
    }
    assert {key: service[key] for key in wanted} == wanted


def test_the_kiosks_unit_runs_under_cage_as_nobody_of_rank() -> None:
    service = unit(ROOT / "deploy/systemd/tablee-kiosk.service")["Service"]
    assert service["ExecStart"].startswith("/usr/bin/cage ")
    assert " kiosk --config " in service["ExecStart"]
    assert service["User"] == "kiosk"
    assert service["Restart"] == "always"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="this system has no systemd")
@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.stem)
def test_systemd_understands_each_unit(path: Path, tmp_path: Path) -> None:
    """The programs named in it aren't here: any stands in for them."""
    text = path.read_text("utf-8")
    for program in ("/opt/tablee/tablee-server", "/opt/tablee/tablee", "/usr/bin/cage"):
        text = text.replace(program, sys.executable)
    copy = tmp_path / path.name
    copy.write_text(text, "utf-8")
    found = subprocess.run(
        ["systemd-analyze", "verify", "--recursive-errors=no", str(copy)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not [line for line in found.stderr.splitlines() if path.name in line]


def test_the_containers_words_are_the_servers() -> None:
    text = (ROOT / "deploy/Containerfile").read_text("utf-8")
    assert 'ENTRYPOINT ["/opt/tablee/bin/tablee-server", "--data", "/var/lib/tablee"]' in text
    assert "USER tablee" in text
    assert read_options(["--no-advertise", "--page", "47711", "--forget"]).page == 47711


def test_the_container_is_built_of_all_that_the_wheel_needs() -> None:
    kept = {
        line.removeprefix("!")
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if line.startswith("!")
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    build = project["tool"]["hatch"]["build"]
    needed = {
        *(package.partition("/")[0] for package in build["targets"]["wheel"]["packages"]),
        build["hooks"]["custom"]["path"],
        project["project"]["readme"],
        *project["project"]["license-files"],
        "pyproject.toml",
        "requirements",
    }
    assert kept == needed


def test_the_bundle_names_what_is_found_late_and_what_macos_asks() -> None:
    text = (ROOT / "deploy/tablee.spec").read_text("utf-8")
    for wanted in ("zeroconf", "NSLocalNetworkUsageDescription", "NSBonjourServices"):
        assert wanted in text
    compile(text, "tablee.spec", "exec")


def test_a_demo_has_to_name_its_winners() -> None:
    assert bundle.played('a line\n{"winners": [1]}\n') == {"winners": [1]}
    for printed in ("", "nothing", "[]", '{"winners": []}'):
        with pytest.raises(bundle.Failure, match="demo should"):
            bundle.played(printed)


def test_what_fails_is_told_by_its_last_words() -> None:
    with pytest.raises(bundle.Failure, match="failed with 3: no room"):
        bundle.call([sys.executable, "-c", "import sys; sys.stderr.write('no room'); sys.exit(3)"])


def test_a_bundle_is_packed_and_unpacked_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tablee"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "file").write_text("x")
    monkeypatch.setattr(sys, "platform", "linux")
    archive = bundle.pack(folder, tmp_path / "out")
    assert "-linux-" in archive.name
    bundle.unpack(archive, tmp_path / "there")
    assert (tmp_path / "there/tablee/inner/file").read_text() == "x"


def test_a_checkout_says_that_it_is_one() -> None:
    assert build() == SOURCE
    assert version_text().endswith(f"({SOURCE})")


@pytest.mark.parametrize(("text", "shown"), [("3fa9c1d204+\n", "3fa9c1d204+"), ("<x>", SOURCE)])
def test_an_archive_says_its_commit(
    text: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "build.txt").write_text(text)
    monkeypatch.setattr(version, "files", lambda _: tmp_path)
    assert build.__wrapped__() == shown


def test_the_commit_is_told_where_there_is_one(tmp_path: Path, capsys: Any) -> None:
    assert commit(tmp_path) is None
    assert capsys.readouterr().out == ""
