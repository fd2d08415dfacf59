"""Tables as whoever needs other colours sees them: colour-safe, with marks, in four colours."""

from collections.abc import Callable

from tablee_client.core.settings import Settings
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tools.scenes import Scene, gnumies, gold_der_maya, nain, nain_jaune, oh_les_nains

EYES = Settings(palette="safe", four_colour=True, pattern_marks=True)
OF = (
    ("nj-follow", nain_jaune), ("nj-lead-8", nain_jaune), ("nj-settled", nain_jaune),
    ("gn-bid-5", gnumies), ("maya-bid-4", gold_der_maya), ("maya-bench", gold_der_maya),
    ("na-full-8", nain), ("olln-main", oh_les_nains), ("olln-4", oh_les_nains),
)  # fmt: skip


def _seen_so(make: Callable[[App], Screen]) -> Callable[[App], Screen]:
    def build(app: App) -> Screen:
        app.follow_eyes(EYES)
        return make(app)

    return build


def _scene(name: str, scenes: tuple[Scene, ...]) -> Scene:
    usual = next(scene for scene in scenes if scene.name == name)
    return Scene(f"eyes-{name}", _seen_so(usual.make), usual.play, frames=usual.frames)


SCENES = tuple(_scene(name, module.SCENES) for name, module in OF)
