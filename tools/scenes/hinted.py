"""A hint at the table of every game, and where it is the player's turn to be asked."""

from tablee_client.core.controls import Control
from tablee_client.core.plan import PRACTICE_RULES
from tablee_client.view.app import App
from tablee_client.view.intents import Wished
from tablee_client.view.screen import Screen
from tools.scenes import Scene
from tools.scenes.guided import SLUGS, Make, played


def asked(app: App, _: Screen) -> None:
    """Press the key of hints."""
    app.take(Wished(Control.HINT))


def made(slug: str, *, decisions: int, seats: int | None = None, seed: int = 1) -> Make:
    """Give a practice table after so many of the player's decisions, where he has to decide."""
    return played(slug, decisions=decisions, seats=seats, seed=seed, rules=PRACTICE_RULES)


SCENES = tuple(Scene(f"hint-{slug}", made(slug, decisions=2), asked, frames=60) for slug in SLUGS)
