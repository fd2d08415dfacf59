"""Screens and key moments look as they did when somebody last looked at them."""

from pathlib import Path

import pytest

from tests.client.view.conftest import KeptArt
from tools.goldens import FOLDER, Golden, fault, goldens, paint, write_fault

ACTUAL = Path("shots") / "goldens"
SIZE_LIMIT = 6_000_000


@pytest.mark.slow
@pytest.mark.parametrize("golden", goldens(), ids=lambda golden: golden.file.stem)
def test_a_scene_looks_like_its_golden(golden: Golden, art: KeptArt) -> None:
    picture = paint(golden, art)
    said = fault(golden, picture)
    if said:
        write_fault(golden, picture, ACTUAL)
    assert not said, f"{said}; look at {ACTUAL}, then: python -m tools.goldens --record"


def test_goldens_are_few_and_small_and_none_is_left_over() -> None:
    names = {golden.file.stem for golden in goldens()}
    assert len(names) == len(goldens()) <= 40
    files = list(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == names
    assert sum(file.stat().st_size for file in files) < SIZE_LIMIT
