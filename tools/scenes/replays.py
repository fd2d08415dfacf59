"""Finished matches that are watched again: every game, from its opening to its end."""

from collections.abc import Callable

from tablee.engine import OPEN
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.watching import film_of
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.replaying import replay_table
from tools.scenes import Scene
from tools.scenes.guided import SLUGS
from tools.scenes.match_files import sound_file
from tools.scenes.paper import home


def watched(slug: str, *, seats: int | None = None) -> Callable[[App], Screen]:
    """Give the table of a match that is watched again."""

    def made(app: App) -> Screen:
        film = film_of(sound_file(slug, seats))
        return replay_table(app, home(app.words.locale), film)

    return made


def at(share: float, viewer: int | None = None) -> Callable[[App, Screen], None]:
    """Go to a share of the match, and look through these eyes."""

    def play(_: App, screen: Screen) -> None:
        assert isinstance(screen, TableScreen)
        replay = screen.replay
        assert replay is not None
        replay.is_playing = False
        if viewer is not None:
            replay.look(viewer)
        replay.seek(1 + round(share * (replay.film.length - 1)))

    return play


SCENES = (
    *(Scene(f"replay-{slug}", watched(slug), at(0.4), frames=60) for slug in SLUGS),
    Scene("replay-open", watched("nain-jaune"), at(0.3, OPEN), frames=60),
    Scene("replay-over", watched("gnumies"), at(1.0), frames=60),
)
