"""The marks of keys and pads, and the keyboard on the screen."""

from collections.abc import Callable

from tablee_client.view.app import App
from tablee_client.view.device import Device
from tablee_client.view.intents import Direction, Intent, Navigated
from tablee_client.view.screen import Screen
from tablee_client.view.screens.hall import HallScreen
from tablee_client.view.screens.host import HostScreen
from tablee_client.view.screens.pin import PinScreen
from tablee_client.view.screens.profile import ProfileScreen
from tablee_client.view.widgets.text_field import TextField
from tools.scenes import Scene
from tools.scenes.hinted import SCENES as HINTED
from tools.scenes.nain_jaune import SCENES as NAIN_JAUNE
from tools.scenes.paper import home

Play = Callable[[App, Screen], None]


def _by(device: Device, *intents: Intent) -> Play:
    """Use a device, with nothing before it."""

    def play(app: App, _screen: Screen) -> None:
        app.input.device = device
        app.mark_again()
        for intent in intents:
            app.take(intent)

    return play


def _written(device: Device, *, signs: bool = False, upper: bool = False) -> Play:
    """Open the keyboard for the screen's field."""

    def play(app: App, screen: Screen) -> None:
        app.input.device = device
        app.mark_again()
        field = next(m for m in screen.focus.members if isinstance(m, TextField))
        screen.focus.focus(field)
        screen.desk.open(field)
        screen.desk.show(signs=signs, upper=upper)
        if device is Device.PAD:
            app.take(Navigated(Direction.RIGHT))

    return play


def _after(scene: Scene, play: Play) -> Callable[[App, Screen], None]:
    def both(app: App, screen: Screen) -> None:
        scene.play(app, screen)
        play(app, screen)

    return both


def _of(scenes: tuple[Scene, ...], name: str, device: Device) -> Scene:
    scene = next(s for s in scenes if s.name == name)
    play = _after(scene, _by(device, Navigated(Direction.DOWN)))
    return Scene(f"{device.value}-{name}", scene.make, play, scene.frames)


def _hall(app: App) -> Screen:
    return HallScreen(app, home(app.words.locale, ()))


def _pin(app: App) -> Screen:
    return PinScreen(app, home(app.words.locale), app.words.refusal("locked"), lambda _: None)


def _profile(app: App) -> Screen:
    return ProfileScreen(app, home(app.words.locale))


def _host(app: App) -> Screen:
    return HostScreen(app, home(app.words.locale))


SCENES = (
    Scene("pad-hall", _hall, _by(Device.PAD, Navigated(Direction.DOWN))),
    Scene("keys-profile", _profile, _by(Device.KEYS, Navigated(Direction.DOWN))),
    *(_of(NAIN_JAUNE, name, Device.PAD) for name in ("nj-claim", "nj-chat")),
    _of(NAIN_JAUNE, "nj-claim", Device.KEYS),
    _of(HINTED, "hint-nain", Device.PAD),
    _of(HINTED, "hint-nain", Device.KEYS),
    Scene("writing-touch", _host, _written(Device.TOUCH)),
    Scene("writing-pad", _profile, _written(Device.PAD)),
    Scene("writing-upper", _profile, _written(Device.TOUCH, upper=True)),
    Scene("writing-signs", _host, _written(Device.PAD, signs=True)),
    Scene("writing-pin", _pin, _written(Device.PAD)),
)
