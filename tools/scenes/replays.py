"""Finished matches that are watched again: every game, from its opening to its end."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

from tablee.engine import OPEN
from tablee.record import RecordError
from tablee_client.core.keptmatch import KeptMatch
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.matches import MatchesScreen
from tablee_client.view.screens.watching import film_of
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.replaying import replay_table
from tools.scenes import Scene
from tools.scenes.guided import SLUGS
from tools.scenes.match_files import CHAIRS, sound_file
from tools.scenes.paper import home

DAY = datetime(2026, 9, 21, 18, 30).astimezone()
NAMES = tuple(chair.name for chair in CHAIRS)
MATCHES = (
    KeptMatch(Path("a"), None, "nain-jaune", DAY, NAMES[:5], (2,), 0, 376),
    KeptMatch(Path("b"), None, "gnumies", DAY - timedelta(hours=2), NAMES[:4], (0,), 0, 131),
    KeptMatch(Path("2026-09-20-101500-nain-2-1.tablee"), RecordError("damaged-replay", byte=812)),
    KeptMatch(Path("c"), None, "nain", DAY - timedelta(days=2), NAMES, (3, 6), 0, 240),
    KeptMatch(Path("d"), None, "oh-les-nains", DAY - timedelta(days=5), NAMES[:2], (), 0, 9),
)


def watched(slug: str, *, seats: int | None = None) -> Callable[[App], Screen]:
    """Give the table of a match that is watched again."""

    def made(app: App) -> Screen:
        film = film_of(sound_file(slug, seats))
        return replay_table(app, home(app.words.locale), film)

    return made


def _none(screen: Screen) -> None:
    assert isinstance(screen, MatchesScreen)
    screen.show((), is_read=True)


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


def _matches(app: App) -> Screen:
    return MatchesScreen(app, home(app.words.locale))


def _listed(_: App, screen: Screen) -> None:
    assert isinstance(screen, MatchesScreen)
    screen.show(MATCHES, is_read=True)


def _asking(app: App, screen: Screen) -> None:
    """Ask whose eyes, at the fullest table."""
    at(0.5)(app, screen)
    assert isinstance(screen, TableScreen)
    assert screen.replay is not None
    screen.replay.ask_whose_eyes()


SCENES = (
    Scene("matches", _matches, _listed, frames=1),
    Scene("matches-none", _matches, lambda _, screen: _none(screen), frames=1),
    *(Scene(f"replay-{slug}", watched(slug), at(0.4), frames=60) for slug in SLUGS),
    Scene("replay-open", watched("nain-jaune"), at(0.2, OPEN), frames=60),
    Scene("replay-eyes", watched("nain", seats=8), _asking, frames=3),
    Scene("replay-over", watched("gnumies"), at(1.0), frames=60),
)
