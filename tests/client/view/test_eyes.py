"""The settings for eyes: which pictures are taken, and that they show at once."""

import pygame

from tablee_client.core.settings import Settings
from tablee_client.view.app import App
from tablee_client.view.art import Master, MissingArt
from tablee_client.view.varied_art import VariedArt, folders_of

WIDE = {"a": 1, "b": 2, "safe/a": 3}


class Shelf:
    """Art that is known by how wide it is."""

    def master(self, name: str) -> Master:
        if name not in WIDE:
            raise MissingArt(name)
        return Master(WIDE[name], 1)

    def load(self, name: str) -> pygame.Surface:
        return pygame.Surface((WIDE[name], 1))


def test_settings_choose_the_folders() -> None:
    assert folders_of(Settings()) == ()
    assert folders_of(Settings(palette="safe")) == ("safe",)
    assert folders_of(Settings(palette="safe", four_colour=True)) == ("safe", "four")


def test_art_comes_from_the_first_folder_that_has_it() -> None:
    art = VariedArt(Shelf())
    art.folders = ("safe", "four")
    assert [art.load(name).get_width() for name in ("a", "b")] == [3, 2]
    assert art.master("a").width == 3
    art.folders = ()
    assert art.master("a").width == 1


def test_another_palette_shows_at_once(app: App) -> None:
    before = app.canvas.pictures.scaled("seats/badge_2", 40, 40).get_at((12, 20))
    app.follow_eyes(Settings(palette="safe"))
    assert app.canvas.pictures.scaled("seats/badge_2", 40, 40).get_at((12, 20)) != before
    app.follow_eyes(Settings())
    assert app.canvas.pictures.scaled("seats/badge_2", 40, 40).get_at((12, 20)) == before
