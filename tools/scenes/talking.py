"""What is said at full and at empty tables: emotes at every seat, their board, the last line."""

from tablee.protocol.emotes import EMOTES
from tablee_client.core.controls import Control
from tablee_client.core.notices import EmoteHeard
from tablee_client.view.app import App
from tablee_client.view.intents import Wished
from tablee_client.view.screen import Screen
from tablee_client.view.tables.emotes import picture_of
from tablee_client.view.tables.frame import TableScreen
from tools.scenes import Scene, gnumies, gold_der_maya, nain, nain_jaune, oh_les_nains
from tools.scenes.paper_room import ME

OF = (
    ("nj-lead-3", nain_jaune), ("nj-lead-8", nain_jaune), ("nj-claim", nain_jaune),
    ("gn-bid-2", gnumies), ("gn-bid-5", gnumies),
    ("na-others", nain), ("na-full-8", nain),
    ("maya-bid-2", gold_der_maya), ("maya-bid-4", gold_der_maya), ("maya-bench", gold_der_maya),
    ("olln-main", oh_les_nains), ("olln-4-others", oh_les_nains),
)  # fmt: skip
HIDING = (
    ("nj-lead-8", nain_jaune), ("gn-bid-5", gnumies), ("gn-bid-2", gnumies), ("na-full-8", nain),
    ("na-two-kinds", nain), ("na-waits-8", nain), ("maya-bid-4", gold_der_maya),
    ("maya-bid-2", gold_der_maya), ("maya-bench", gold_der_maya), ("olln-main", oh_les_nains),
    ("olln-4-others", oh_les_nains), ("olln-pick", oh_les_nains), ("na-guided-3", nain),
)  # fmt: skip
HAPPENED = {
    "fr": "Théodebert de Montfaucon pose 10♦ et prend la case : 40 jetons.",
    "en": "Théodebert de Montfaucon lays 10♦ and takes the box: 40 tokens.",
    "de": "Théodebert de Montfaucon legt 10♦ und räumt das Feld ab: 40 Chips.",
}


def _of(name: str, scenes: tuple[Scene, ...]) -> Scene:
    return next(scene for scene in scenes if scene.name == name)


def everybody(app: App, screen: Screen) -> None:
    """Let every seat say another emote, and tell a long thing that has happened."""
    assert isinstance(screen, TableScreen)
    for seat in range(len(screen.people.plates)):
        emote = EMOTES[seat % len(EMOTES)]
        screen.people.say(seat, app.words(f"emote-{emote}"), picture=picture_of(emote))
    screen.last.text = HAPPENED["fr" if app.words.locale == "fr" else "en"]


def _choosing(_app: App, screen: Screen) -> None:
    assert isinstance(screen, TableScreen)
    screen.take(Wished(Control.EMOTES))
    screen.talk.saw(EmoteHeard(screen.seen.id, ME, "wow"))


def covered(app: App, screen: Screen) -> None:
    """Hide the own hand, while everybody says something."""
    everybody(app, screen)
    screen.take(Wished(Control.HAND))


def _refused(app: App, _screen: Screen) -> None:
    app.toast(app.words("refused-no-late-join"))


SCENES = (
    *(
        Scene(f"toast-{name}", _of(name, module.SCENES).make, _refused)
        for name, module in (
            ("nj-settled", nain_jaune),
            ("gn-over", gnumies),
            ("nj-follow", nain_jaune),
        )
    ),
    *(
        Scene(f"talk-{name}", _of(name, module.SCENES).make, everybody, frames=12)
        for name, module in OF
    ),
    *(Scene(f"covered-{name}", _of(name, module.SCENES).make, covered) for name, module in HIDING),
    Scene("talk-board", _of("nj-lead-5", nain_jaune.SCENES).make, _choosing),
    Scene("talk-board-party", _of("gn-bid-5", gnumies.SCENES).make, _choosing),
)
