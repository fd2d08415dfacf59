"""Practice matches that were left."""

from pathlib import Path

from tablee_client.core.keptpractice import KeptPractice, Left
from tablee_client.core.plan import PracticePlan
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.left import LeftScreen
from tablee_client.view.screens.practice import PracticeScreen
from tablee_client.view.widgets.button import Button
from tools.scenes import Scene
from tools.scenes.paper import PaperHome, home

NOW = 1_800_000_000.0


def left(number: int, plan: PracticePlan, ago: float, moves: int) -> KeptPractice:
    """Give a match that was left some seconds ago."""
    return KeptPractice(number, Left(plan, NOW - ago, moves=moves))


MATCHES = (
    left(4, PracticePlan("gnumies", seats=5, level="expert"), 40, 12),
    left(3, PracticePlan("nain-jaune", seats=8, level="hard"), 3_000, 187),
    left(2, PracticePlan("gold-der-maya", seats=2, level="easy"), 90_000, 1),
    left(1, PracticePlan("oh-les-nains", seats=4, level="normal"), 700_000, 0),
)


def someone(app: App) -> PaperHome:
    """Give the machine of somebody who left four matches."""
    owner = home(app.words.locale)
    owner.left = MATCHES
    return owner


def _damaged(app: App) -> Screen:
    owner = someone(app)
    owner.damaged = (Path("/home/basile/.local/share/tablee/practice/7"),)
    return PracticeScreen(app, owner, "nain")


def _left(app: App) -> Screen:
    return LeftScreen(app, someone(app), now=lambda: NOW)


def _give_up(_app: App, screen: Screen) -> None:
    button = next(
        one for one in screen.focus.members if isinstance(one, Button) and one.key == "give-up"
    )
    button.on_press()


SCENES = (
    Scene("practice-left", lambda app: PracticeScreen(app, someone(app), "nain")),
    Scene("practice-damaged", _damaged),
    Scene("left", _left),
    Scene("left-give-up", _left, _give_up),
)
