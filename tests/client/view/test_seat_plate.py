"""A name too long for its plate can be read in full."""

import pygame
import pytest

from tablee_client.view.app import App
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.geometry import Box
from tablee_client.view.screen import Screen
from tablee_client.view.widgets.seat_plate import SeatPlate

LONG = "Brunehildegarde-Théodebertine"


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_pointer_shows_a_long_name_in_full(app: App, side: str) -> None:
    plate = shown(app, SeatPlate(960, 540, name=LONG, side="right" if side == "right" else "left"))
    before = picture(app)
    plate.look(960, 540)
    app.step(0.02)
    assert picture(app) != before
    plate.look(10, 10)
    app.step(0.02)
    assert picture(app) == before


def test_a_short_name_stays_as_it_is(app: App) -> None:
    plate = shown(app, SeatPlate(960, 540, name="Lise"))
    before = picture(app)
    plate.look(960, 540)
    app.step(0.02)
    assert picture(app) == before


def test_the_name_lies_within_the_bounds_of_its_plate(app: App) -> None:
    plate = shown(app, SeatPlate(960, 540, name=LONG))
    plate.look(960, 540)
    assert plate.bounds().encloses(Box(700, 520, 520, 40))


def shown(app: App, plate: SeatPlate) -> SeatPlate:
    screen = Screen(app)
    app.push(screen)
    screen.stage.add(Backdrop("bg/table_plain", aligned=True))
    screen.add(plate)
    app.step(0.02)
    return plate


def picture(app: App) -> bytes:
    """Give the pixels beside the plate's portrait, where a name may stand."""
    name = app.canvas.viewport.rect(Box(820, 500, 280, 40))
    return pygame.image.tobytes(app.window.surface.subsurface(name), "RGB")
