"""Baking is repeatable: the same bytes on the same machine, the same picture on any."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee_assets import art, manifest

Bake = Callable[[str, Path], int]

SMALL = (
    *("ui/tag_slate", "ui/icon_gear", "tokens/token_red_1", "seats/badge_2"),
    *("gnumies/bid_red_40", "gnumies/sign_grey", "nain/coins_4_6", "nain/wheel"),
    *("nains/hat_green", "nains/hose_ring", "maya/gap_bad_eighth", "maya/bead_3"),
)


@pytest.fixture
def bake() -> Bake:
    """Bake the pictures of one name into a folder; skipped where the extra `art` is missing."""
    for library in ("numpy", "scipy", "PIL", "resvg_py", "fontpkg_cinzel"):
        pytest.importorskip(library, reason="baking needs the extra `art`")
    from tools.bake.__main__ import main

    return lambda name, folder: main(["--only", name, "--art", str(folder)])


@pytest.mark.parametrize("name", SMALL)
def test_baking_twice_gives_the_same_bytes(bake: Bake, name: str, tmp_path: Path) -> None:
    once, again = tmp_path / "once", tmp_path / "again"
    assert [bake(name, folder) for folder in (once, again)] == [0, 0]
    for file in (f"{name}.png", "manifest.json"):
        assert (once / file).read_bytes() == (again / file).read_bytes()


@pytest.mark.parametrize("name", SMALL)
def test_the_shipped_picture_is_the_one_painted(bake: Bake, name: str, tmp_path: Path) -> None:
    from PIL import Image, ImageChops

    bake(name, tmp_path)
    fresh = Image.open(tmp_path / f"{name}.png").convert("RGBA")
    with art(name).open("rb") as stream:
        shipped = Image.open(stream).convert("RGBA")
    extremes = ImageChops.difference(fresh, shipped).getextrema()
    assert all(isinstance(band, tuple) and band[1] <= 3 for band in extremes)


@pytest.mark.usefixtures("bake")
def test_the_manifest_and_the_painters_know_the_same_names() -> None:
    from tools.bake.catalogue import catalogue

    assert set(manifest()) == set(catalogue())


def test_a_part_baked_keeps_the_rest_of_the_manifest(bake: Bake, tmp_path: Path) -> None:
    for name in ("ui/icon_plus", "ui/icon_minus"):
        bake(name, tmp_path)
    entries = json.loads((tmp_path / "manifest.json").read_text("utf-8"))["pictures"]
    assert set(entries) == {"ui/icon_plus", "ui/icon_minus"}


def test_a_pattern_that_matches_nothing_is_told(
    bake: Bake, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bake("ui/nothing", tmp_path) == 1
    assert "no picture is called ui/nothing" in capsys.readouterr().out
