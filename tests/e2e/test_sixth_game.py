"""A sixth game, by a folder and by an entry point, plays in real programs."""

import shutil
from pathlib import Path

import pytest

from tests.client.generic.conftest import copy_toy
from tests.e2e.processes import PATIENCE, Programs, result_in

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(PATIENCE)]

SHARED = Path(__file__).parents[2] / "shared"
POINTS = """[tablee.games]
{points}
"""


def install(site: Path, **points: str) -> None:
    """Lay down what an installer would: the entry points of one distribution."""
    record = site / "harbour-1.0.dist-info"
    record.mkdir(parents=True)
    (record / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour\nVersion: 1.0\n")
    lines = "\n".join(f"{name} = {value}" for name, value in points.items())
    (record / "entry_points.txt").write_text(POINTS.format(points=lines))


def demo(programs: Programs, slug: str, *, seats: int) -> tuple[dict[str, object], str]:
    played = programs.client(
        "practice", slug, "--demo", "--headless", "--json", "--level", "hard", "--seats", str(seats)
    )
    assert played.returncode == 0, played.stderr
    return result_in(played.stdout), played.stderr


def test_a_new_folder_plays(programs: Programs, tmp_path: Path) -> None:
    shutil.copytree(SHARED, tmp_path / "shared")
    folder = tmp_path / "shared" / "tablee" / "games" / "toy_harbour"
    copy_toy(folder, package="tablee.games.toy_harbour")
    programs.environ["PYTHONPATH"] = str(tmp_path / "shared")
    result, said = demo(programs, "toy-harbour", seats=4)
    assert said == ""
    assert result["game"] == "toy-harbour"
    assert len(result["scores"]) == 4  # type: ignore[arg-type]


def test_an_installed_package_plays_and_a_broken_one_is_named(
    programs: Programs, tmp_path: Path
) -> None:
    copy_toy(tmp_path / "harbour", package="harbour")
    install(tmp_path, harbour="harbour:GAME", wreck="harbour_of_wrecks:GAME")
    programs.environ["PYTHONPATH"] = str(tmp_path)
    result, said = demo(programs, "toy-harbour", seats=2)
    assert result["game"] == "toy-harbour"
    sentences = said.strip().splitlines()
    assert len(sentences) == 1
    assert "wreck" in sentences[0]
    assert "Traceback" not in said
