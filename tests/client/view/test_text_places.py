"""Every text fits its place, in every language, at the usual size and the largest.

`python -m tools.check_texts` does the same with every scene.
"""

import pytest

from tablee_client.core.words import LOCALES
from tablee_client.view.geometry import Box
from tablee_client.view.theme import BODY
from tablee_client.view.window import Window
from tools.check_texts import found
from tools.scenes import Scene, all_scenes
from tools.watched.canvas import Laid, Mark, Written
from tools.watched.faults import faults

SHOWN = """
checked company-own find-alone find-doctor plain-nains left lobby create-nain-jaune-further
table-8 hall practice host rules settings-look settings-controls profile key-changed-first
invite house-lobby talk-board nj-lead-8 nj-settled-kept gn-bid-5 gn-penalty-5 maya-bid-2-duel
maya-bench-full na-speak-8 na-recap-8 na-over-8 olln-main olln-4-counter guided-nain-later
big-between
"""
"""One scene of each kind: all of them would take minutes."""
SCENES = [scene for scene in all_scenes() if scene.name in SHOWN.split()]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_every_text_fits_its_place(scene: Scene, window: Window) -> None:
    assert [str(one) for one in await found(scene, window, LOCALES, (1.0, 1.5))] == []


def test_each_kind_of_scene_is_there() -> None:
    assert {scene.name for scene in SCENES} == set(SHOWN.split())


def line(
    text: str, box: Box, *, meant: str = "", size: float = 27, broken: bool = False
) -> Written:
    return Written(None, text, box, meant or text, size, broken, Box(0, 0, 1920, 1080), BODY)


PLATE = Laid(None, "patch", "ui/plaque", Box(90, 90, 120, 40), 1.0)
PLACE = Box(100, 100, 100, 20)


@pytest.mark.parametrize(
    ("marks", "kinds"),
    [
        ([PLATE, line("Odilon", PLACE)], []),
        ([line("Odil…", PLACE, meant="Odilon")], ["cut"]),
        ([line("Odilon", PLACE, size=18)], ["small"]),
        ([line("Odi", PLACE, broken=True)], ["broken"]),
        ([line("Odilon", Box(1860, 100, 100, 20))], ["off"]),
        ([PLATE, line("Odilon", Box(100, 100, 160, 20))], ["outside"]),
        ([line("Odilon", PLACE), line("Ana", PLACE.moved(50, 5))], ["over"]),
    ],
)
def test_a_text_that_does_not_fit_is_found(marks: list[Mark], kinds: list[str]) -> None:
    assert [fault.kind for fault in faults(marks)] == kinds
