"""The design lies centred on any window, and maps back exactly."""

import pytest

from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.viewport import Viewport

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_design_is_in_the_window(size: tuple[int, int]) -> None:
    view = Viewport.fitting(*size)
    assert view.area.contains(view.rect(SCREEN))


@pytest.mark.parametrize("size", SIZES)
def test_a_point_maps_there_and_back(size: tuple[int, int]) -> None:
    view = Viewport.fitting(*size)
    assert view.to_design(*view.to_pixels(123, 456)) == pytest.approx((123, 456))


def test_margins_are_equal_on_both_sides() -> None:
    view = Viewport.fitting(2560, 1080)
    assert view.rect(SCREEN).left == 2560 - view.rect(SCREEN).right == 320


def test_boxes_that_meet_in_the_design_meet_in_pixels() -> None:
    view = Viewport.fitting(1366, 768)
    for x in range(0, 200, 7):
        left, right = view.rect(Box(x, 0, 7, 7)), view.rect(Box(x + 7, 0, 7, 7))
        assert left.right == right.left


def test_a_smaller_interface_leaves_a_margin_all_round() -> None:
    inner = Viewport.fitting(1920, 1080, 0.75).rect(SCREEN)
    assert (inner.left, inner.top, inner.width) == (240, 135, 1440)


@pytest.mark.parametrize("size", SIZES)
def test_a_picture_that_covers_the_window_keeps_its_middle(size: tuple[int, int]) -> None:
    x, y, larger = Viewport.fitting(*size).on_cover(960, 540)
    assert (x, y) == pytest.approx((960, 540), abs=1)
    assert larger >= 1
