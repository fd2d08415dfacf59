"""A finished match, reviewed: while it is worked out, and what was found."""

from functools import partial

from tablee.protocol.hints import HintReason
from tablee_client.core.review import Mistake, Reviewed
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.reviewed import ReviewedScreen
from tools.scenes import Scene
from tools.scenes.nain_jaune_positions import NAMES, finished, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom

FOUND = Reviewed(
    0.27, 0.11, -0.18, 0.02, 23,
    (
        Mistake(
            14, "play JC", "play 4H", 0.12, 0.02,
            (HintReason("stop-chance", {"required": 8, "percent": 71}),),
        ),
        Mistake(31, "play 9S", "play 2D", 0.06, 0.015, (HintReason("lowest-first", {"rank": 2}),)),
    ),
)  # fmt: skip


def _made(app: App) -> Screen:
    view = seen(finished())
    room, owner = PaperRoom([view.info], table=view), home(app.words.locale)
    fetch = partial(owner.keep_match, room)
    return ReviewedScreen(app, owner, fetch, seat=0, game=view.game, names=NAMES)


def _found(_: App, screen: Screen) -> None:
    assert isinstance(screen, ReviewedScreen)
    screen.show(FOUND)


SCENES = (Scene("reviewed-working", _made, frames=1), Scene("reviewed", _made, _found, frames=1))
