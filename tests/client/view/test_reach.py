"""Fingers and directions reach everything, on every screen and at every game's table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.geometry import FINGER, Box
from tablee_client.view.intents import Direction, Navigated
from tablee_client.view.screen import Screen
from tablee_client.view.screens.settings import PAGES
from tablee_client.view.widgets.control_line import ControlLine
from tablee_client.view.widgets.widget import Widget
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt
from tools.scenes import Scene, all_scenes

SCENES = frozenset(
    {
        *("hall", "lobby", "create", "practice", "host", "rules", "profile"),
        *(f"settings-{page}" for page in PAGES),
        *("table-8", "table-seat", "table-pin", "house-table-lobby", "left", "checked", "reviewed"),
        *("company-other", "company-menu", "key-changed-first", "key-pin", "find", "find-doctor"),
        *("invite-lobby", "rules-of-a-table", "create-nain-further", "plain-nain-8"),
        *("nj-lead-3", "nj-follow", "nj-claim", "nj-chat", "nj-settled", "nj-over", "nj-vote"),
        *("na-turn", "na-full-8", "na-choose-first", "na-pick-8", "na-expose", "na-over"),
        *("gn-bid-5", "gn-star-2", "gn-long-star", "gn-penalty-most", "gn-over-5"),
        *("olln-main", "olln-pick", "olln-colour-pull", "olln-exchange-any", "olln-4-counter"),
        *("maya-bid-4", "maya-bench", "maya-bench-duel", "maya-choice", "maya-over"),
    }
)
"""One of each screen, and of each table those moments that offer most."""
POINTS = range(-2, 3)
MOST_STEPS = 24


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {scene.name: scene for scene in all_scenes() if scene.name in SCENES}


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("fr")


async def screen_of(
    scene: Scene, window: Window, words: Words, art: KeptArt, inches: float = 0.0
) -> Screen:
    """Bring a scene to its moment without painting it."""
    app = App(window, words, art=art, clock=HandClock(), screen_inches=inches)
    app.push(scene.make(app))
    app.top.update(1 / 60)
    scene.play(app, app.top)
    for _ in range(scene.frames):
        app.top.update(1 / 60)
        await asyncio.sleep(0)
    return app.top


def missed(screen: Screen) -> Iterator[str]:
    """Name each target of which a finger's square can't be pressed."""
    for member in screen.focus.members:
        assert isinstance(member, Widget)
        if isinstance(member, ControlLine):  # whoever chooses a key has a keyboard
            continue
        finger = screen.focus.finger
        for target in member.targets():
            if not any(is_met(screen, member, square) for square in squares(target, finger)):
                yield f"{type(member).__name__} {member.key} {target}"


def squares(target: Box, finger: float) -> Iterator[Box]:
    """Give squares as large as a finger in a target: its middle, then those beside it."""
    middle = Box.around(target.cx, target.cy, finger, finger)
    yield middle
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            aside, down = max(0, target.w - finger) / 2, max(0, target.h - finger) / 2
            yield middle.moved(dx * aside, dy * down)


def is_met(screen: Screen, member: Widget, square: Box) -> bool:
    inside = square.w / 2 - 2
    points = [
        (square.cx + inside * i / 2, square.cy + inside * j / 2) for i in POINTS for j in POINTS
    ]
    return all(screen.focus.at(x, y) is member for x, y in points)


def name_of(member: object) -> str:
    return f"{type(member).__name__} {getattr(member, 'key', '')}"


def named(screen: Screen) -> dict[str, Widget]:
    return {name_of(m): m for m in screen.focus.members if isinstance(m, Widget)}


def end_of(screen: Screen, start: str, direction: Direction) -> str:
    """Tell where a direction leads from a widget, as soon as that lets go of the focus."""
    screen.focus.focus(named(screen)[start])
    for _ in range(MOST_STEPS):
        screen.take(Navigated(direction))
        if screen.app.top is screen and name_of(screen.focus.current) != start:
            return name_of(screen.focus.current)
    return start


async def unreached(make: Callable[[], Awaitable[Screen]]) -> set[str]:
    """Name what directions alone don't lead to from where the focus begins.

    Where a direction changes what there is, the walk goes on from a fresh screen.
    """
    screen = await make()
    wanted = named(screen)
    first = name_of(screen.focus.current)
    found = [first] if first in wanted else list(wanted)[:1]
    for start in found:
        for direction in Direction:
            if named(screen).keys() != wanted.keys():
                screen = await make()
            end = end_of(screen, start, direction)
            if end in wanted and end not in found:
                found.append(end)
    return set(wanted) - set(found)


def test_every_scene_named_here_exists(scenes: dict[str, Scene]) -> None:
    assert scenes.keys() == SCENES


@pytest.mark.parametrize("name", sorted(SCENES))
async def test_a_finger_and_the_directions_reach_everything(
    name: str, scenes: dict[str, Scene], window: Window, words: Words, art: KeptArt
) -> None:
    async def make() -> Screen:
        return await screen_of(scenes[name], window, words, art)

    assert sorted(missed(await make())) == []
    assert await unreached(make) == set()


AROUND = (
    *("hall", "lobby", "create", "practice", "host", "rules", "profile", "table-8", "table-pin"),
    *(*(f"settings-{page}" for page in PAGES), "key-pin", "find", "invite-lobby", "company-menu"),
)


@pytest.mark.parametrize("name", AROUND)
async def test_on_a_small_screen_a_finger_still_has_12_mm(
    name: str,
    scenes: dict[str, Scene],
    words: Words,
    art: KeptArt,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Window, "monitors", staticmethod(lambda: [(1920, 1080)]))
    window = Window("test", size=(1920, 1080))
    screen = await screen_of(scenes[name], window, words, art, 13.3)
    assert screen.focus.finger == pytest.approx(12 * 2202.9 / (13.3 * 25.4), rel=1e-3)
    assert sorted(missed(screen)) == []


@pytest.mark.parametrize(
    ("inches", "size", "ui_scale", "finger", "scale"),
    [
        (0.0, (1920, 1080), 0.75, FINGER, 0.75),
        (24.0, (1920, 1080), 1.0, FINGER, 1.0),
        (24.0, (1280, 720), 1.0, 65.05, 2 / 3),
        (15.6, (1920, 1080), 0.75, 66.7, 1.0),
        (32.0, (3840, 2160), 0.75, FINGER, 1.5),
    ],
)
def test_a_picture_made_smaller_stays_large_enough_for_a_finger(
    inches: float,
    size: tuple[int, int],
    ui_scale: float,
    finger: float,
    scale: float,
    words: Words,
    art: KeptArt,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desktop = (max(size[0], 1920), max(size[1], 1080))
    monkeypatch.setattr(Window, "monitors", staticmethod(lambda: [desktop]))
    window = Window("test", size=size)
    app = App(window, words, art=art, clock=HandClock(), ui_scale=ui_scale, screen_inches=inches)
    app.push(Screen(app))
    assert app.canvas.viewport.scale == pytest.approx(scale)
    assert app.finger == pytest.approx(finger, abs=0.1)
    app.rescale(ui_scale, 0.0)
    assert app.finger == FINGER
