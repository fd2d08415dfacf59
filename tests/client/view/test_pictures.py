"""Pictures come at the size asked for; nine-patches keep their corners; caches keep their bound."""

import pygame
import pytest

from tablee_client.view.app import App
from tablee_client.view.art import BakedArt, MissingArt
from tablee_client.view.cache import SurfaceCache
from tablee_client.view.faced_art import face_name, rank_letter
from tablee_client.view.frames import Frames
from tablee_client.view.pictures import Pictures


@pytest.fixture
def pictures(app: App) -> Pictures:
    return app.canvas.pictures


def test_a_picture_is_scaled_to_the_pixels_asked_for(pictures: Pictures) -> None:
    assert pictures.scaled("cards/back", 62, 87).get_size() == (62, 87)


def test_the_same_size_is_scaled_once(pictures: Pictures) -> None:
    assert pictures.scaled("cards/back", 62, 87) is pictures.scaled("cards/back", 62, 87)


def test_a_stretched_plate_keeps_its_corners(pictures: Pictures) -> None:
    narrow, wide = (pictures.patch("ui/plaque", width, 200, 1.0) for width in (300, 600))
    corner = pygame.Rect(0, 0, 30, 30)
    first, second = (
        pygame.image.tobytes(surface.subsurface(corner), "RGBA") for surface in (narrow, wide)
    )
    assert first == second


def test_a_plate_smaller_than_its_corners_still_fills_its_size(pictures: Pictures) -> None:
    assert pictures.patch("ui/plaque", 40, 20, 1.0).get_size() == (40, 20)


def test_a_missing_picture_is_named() -> None:
    with pytest.raises(MissingArt, match="cards/joker"):
        BakedArt().load("cards/joker")


def test_court_cards_show_the_letter_of_the_language(pictures: Pictures) -> None:
    french, english = (
        pygame.image.tobytes(pictures.scaled(face_name("KH", locale), 160, 224), "RGBA")
        for locale in ("fr", "en")
    )
    bare = pygame.image.tobytes(pictures.scaled("cards/KH", 160, 224), "RGBA")
    assert len({french, english, bare}) == 3
    assert (rank_letter("K", "fr"), rank_letter("K", "en"), rank_letter("10", "fr")) == (
        "R",
        "K",
        "10",
    )


def test_a_cache_drops_what_was_unused_longest() -> None:
    cache = SurfaceCache(3 * 40 * 10)
    made: list[str] = []

    def surface(name: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(name)
            return pygame.Surface((10, 10), pygame.SRCALPHA)

        return cache.get(name, make)

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        surface(name)
    assert made == ["a", "b", "c", "d", "b"]
    assert cache.used <= cache.limit


def test_a_surface_over_the_bound_is_given_but_not_kept() -> None:
    cache = SurfaceCache(100)
    cache.get("big", lambda: pygame.Surface((100, 100), pygame.SRCALPHA))
    assert len(cache) == 0


def test_pieces_in_flight_turn_in_coarse_steps(pictures: Pictures) -> None:
    frames = Frames(pictures)
    size = (62, 87)
    near = frames.frame("cards/back", *size, angle=30.2, coarse=True)
    assert frames.frame("cards/back", *size, angle=29.4, coarse=True) is near
    assert frames.frame("cards/back", *size, angle=29.4) is not near


def test_a_flip_narrows_to_nothing_and_a_shade_darkens(pictures: Pictures) -> None:
    frames = Frames(pictures)
    assert frames.frame("cards/back", 62, 87, narrow=0.0).get_width() == 1
    dark = frames.frame("cards/back", 62, 87, shade=0.5).get_at((31, 43))
    light = frames.frame("cards/back", 62, 87).get_at((31, 43))
    assert dark.r < light.r
