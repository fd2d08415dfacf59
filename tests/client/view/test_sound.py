"""What is heard: no storms, no more voices than there are, and silence where nothing can play."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from tablee_client.core.controls import Control
from tablee_client.core.loudness import Loudness
from tablee_client.core.score import Note
from tablee_client.core.settings import Settings, SettingsFile
from tablee_client.core.sounds import Sound
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.canvas import Canvas
from tablee_client.view.client import Client
from tablee_client.view.geometry import Box
from tablee_client.view.hints import leave_alsa_out
from tablee_client.view.input import Input
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    SpeakersChanged,
    Wished,
)
from tablee_client.view.screen import Screen
from tablee_client.view.sound.mixer import EFFECTS, NOTES, Mixer
from tablee_client.view.sound.music import Music
from tablee_client.view.sound.sounds import GAP, SETTLES, Sounds
from tablee_client.view.theme import LABEL
from tablee_client.view.viewport import Viewport
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.list_box import ListBox
from tablee_client.view.widgets.modal import Answer
from tablee_client.view.widgets.slider import Slider
from tablee_client.view.widgets.toggle import Toggle
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt

LOUD = Loudness(0.5, 0.25)


class Ear:
    """A speaker that writes down what it was given."""

    def __init__(self) -> None:
        self.has_device = True
        self.opened = 0
        self.played: list[str] = []
        self.gains: list[float] = []
        self.plucked: list[tuple[str, float, float]] = []
        self.droned: list[float] = []

    def open(self) -> bool:
        self.opened += 1
        return self.has_device

    def close(self) -> None:
        self.has_device = False

    def play(self, name: str, gain: float) -> None:
        self.played.append(name)
        self.gains.append(gain)

    def pluck(self, name: str, left: float, right: float) -> None:
        self.plucked.append((name, left, right))

    def drone(self, name: str, gain: float) -> None:
        assert name == "drone"
        self.droned.append(gain)


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def heard(ear: Ear, clock: HandClock) -> Sounds:
    return Sounds(clock.now, speaker=ear, dice=Random(3))


@pytest.fixture
def loud_app(window: Window, clock: HandClock, art: KeptArt, ear: Ear) -> App:
    app = App(window, Words("en"), art=art, clock=clock, speaker=ear)
    app.sound.follow(LOUD)
    app.push(Screen(app))
    return app


# storms


def test_the_same_effect_is_not_played_twice_at_once(
    heard: Sounds, ear: Ear, clock: HandClock
) -> None:
    heard.follow(LOUD)
    for _ in range(30):
        heard.play(Sound.COIN)
        clock.advance(0.01)
    assert len(ear.played) == pytest.approx(0.3 / GAP, abs=1)
    heard.play(Sound.LAY)
    assert ear.played[-1] == "lay"
    assert set(ear.gains) == {LOUD.effects}


def test_what_is_not_to_be_heard_opens_and_plays_nothing(heard: Sounds, ear: Ear) -> None:
    heard.follow(Loudness())
    heard.play(Sound.COIN)
    heard.update(60.0)
    assert (ear.opened, ear.played, ear.plucked) == (0, [], [])


def test_sound_that_is_wanted_later_opens_the_speaker_once(heard: Sounds, ear: Ear) -> None:
    for loudness in (Loudness(), LOUD, Loudness(), LOUD):
        heard.follow(loudness)
    assert ear.opened == 1


def test_music_without_effects_is_heard_alone(heard: Sounds, ear: Ear) -> None:
    heard.follow(Loudness(0.0, 0.25))
    heard.play(Sound.COIN)
    for _ in range(20):
        heard.update(1.0)
    assert ear.played == []
    assert ear.plucked


# devices that come and go


def test_a_device_that_is_pulled_out_gives_way_to_the_next(heard: Sounds, ear: Ear) -> None:
    heard.follow(LOUD)
    heard.devices_changed(is_gone=True)
    assert ear.opened == 2
    assert ear.droned == [LOUD.music] * 2


def test_without_a_device_the_next_one_that_comes_is_taken(
    heard: Sounds, ear: Ear, clock: HandClock
) -> None:
    ear.has_device = False
    heard.follow(LOUD)
    heard.devices_changed(is_gone=False)
    assert ear.opened == 1, "the system tells of what was there already"
    clock.advance(SETTLES)
    heard.devices_changed(is_gone=False)
    assert ear.opened == 2


def test_another_device_beside_the_one_in_use_changes_nothing(
    heard: Sounds, ear: Ear, clock: HandClock
) -> None:
    heard.follow(LOUD)
    clock.advance(SETTLES)
    heard.devices_changed(is_gone=False)
    assert ear.opened == 1


def test_the_system_tells_of_loudspeakers_in_use_alone() -> None:
    read = Input(Viewport.fitting(1920, 1080)).read
    gone, come = pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED
    events = [
        pygame.Event(come, which=0, iscapture=0),
        pygame.Event(come, which=0, iscapture=1),
        pygame.Event(gone, which=2, iscapture=0),
        pygame.Event(gone, which=0, iscapture=0),
        pygame.Event(gone, which=3, iscapture=1),
    ]
    assert list(read(events)) == [SpeakersChanged(False), SpeakersChanged(True)]


def test_the_app_hears_of_devices(loud_app: App, ear: Ear) -> None:
    loud_app.take(SpeakersChanged(is_gone=True))
    assert ear.opened == 2


# music


def test_notes_come_when_their_time_has_come_and_from_their_side(ear: Ear) -> None:
    notes = iter([Note(1.0, "d3", 0.5, 0.0), Note(2.0, "a4", 1.0, 0.25), Note(9, "d3", 1, 0)])
    music = Music(ear, notes)
    music.update(5.0)
    assert ear.plucked == []
    music.turn(0.8)
    for _ in range(12):
        music.update(0.25)
    assert ear.plucked == [("string_d3", 0.4, 0.4), ("string_a4", 0.8 * 0.75, 0.8)]
    music.turn(0.0)
    assert ear.droned == [0.8, 0.0]


# the real mixer


@pytest.fixture
def mixer() -> Iterator[Mixer]:
    mixer = Mixer()
    assert mixer.open()
    yield mixer
    mixer.close()


def test_no_more_voices_sound_than_there_are(mixer: Mixer) -> None:
    for _ in range(EFFECTS + 5):
        mixer.play("disc", 0.5)
    for _ in range(NOTES + 5):
        mixer.pluck("string_a2", 0.2, 0.4)
    mixer.drone("drone", 0.5)
    busy = [pygame.mixer.Channel(k).get_busy() for k in range(pygame.mixer.get_num_channels())]
    assert busy == [True] * (EFFECTS + NOTES + 1)


def test_variants_are_played_in_turn(mixer: Mixer) -> None:
    lengths = []
    for number in range(8):
        mixer.play("deal", 0.5)
        sound = pygame.mixer.Channel(number).get_sound()
        assert sound is not None
        lengths.append(sound.get_length())
    assert len(set(lengths)) == 4
    assert lengths[:4] == lengths[4:]


def test_the_drone_follows_its_gain(mixer: Mixer) -> None:
    mixer.drone("drone", 0.25)
    mixer.drone("drone", 0.5)
    assert pygame.mixer.Channel(EFFECTS + NOTES).get_volume() == pytest.approx(0.5, abs=0.02)


def test_without_a_device_nothing_is_heard_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pygame.mixer.quit()
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no-such-driver")
    mixer = Mixer()
    assert not mixer.open()
    mixer.play("coin", 1.0)
    mixer.pluck("string_a2", 1.0, 1.0)
    mixer.drone("drone", 1.0)
    mixer.close()


def test_where_there_is_no_sound_card_alsa_is_left_alone(tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    for text, is_left_out in (
        (None, True),
        ("--- no soundcards ---\n", True),
        (" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n", False),
    ):
        if text is not None:
            cards.write_text(text)
        environment: dict[str, str] = {}
        leave_alsa_out(environment, "linux", cards)
        assert bool(environment) == is_left_out
    asked = {"SDL_AUDIODRIVER": "alsa"}
    leave_alsa_out(asked, "linux", tmp_path / "none")
    assert asked == {"SDL_AUDIODRIVER": "alsa"}


# what makes a sound


def press(app: App, ear: Ear) -> list[str]:
    """Press Enter; give what was heard of it."""
    ear.played.clear()
    app.clock.rest(1.0)
    app.take(Activated())
    return ear.played


def test_widgets_are_heard(loud_app: App, ear: Ear) -> None:
    screen = loud_app.top
    button = screen.add(Button(Box(100, 100, 200, 80), "a", on_press=lambda: None))
    toggle = screen.add(Toggle(Box(100, 200, 600, 80), "b", value=False, on_change=lambda _: None))
    slider = Slider(
        Box(100, 300, 600, 80), "c", value=0, low=0, high=1, step=0.5, on_change=lambda _: None
    )
    screen.add(slider)
    screen.focus.focus(button)
    assert press(loud_app, ear) == ["press"]
    button.reason = "not now"
    assert press(loud_app, ear) == ["error"]
    loud_app.clock.rest(1.0)
    loud_app.take(Navigated(Direction.DOWN))
    assert ear.played[-1] == "hover"
    assert press(loud_app, ear) == ["switch"]
    assert toggle.value
    screen.focus.focus(slider)
    loud_app.clock.rest(1.0)
    loud_app.take(Navigated(Direction.RIGHT))
    assert ear.played[-1] == "switch"


class Names(ListBox[str]):
    def paint_row(self, canvas: Canvas, k: int, row: str, box: Box) -> None:
        canvas.text(f"{k} {row}", box.x, box.cy, LABEL)


def test_a_list_is_heard_by_keys_and_by_the_pointer(loud_app: App, ear: Ear) -> None:
    names = loud_app.top.add(Names(Box(100, 100, 300, 240), row_height=80))
    names.show(["a", "b", "c"])
    loud_app.top.focus.focus(names)
    loud_app.take(Navigated(Direction.DOWN))
    loud_app.clock.rest(1.0)
    loud_app.take(Navigated(Direction.DOWN))
    assert press(loud_app, ear) == ["press"]
    ear.played.clear()
    loud_app.take(PointerMoved(150, 140))
    for _ in range(2):
        loud_app.clock.rest(1.0)
        loud_app.take(PointerPressed(150, 140))
        loud_app.take(PointerReleased(150, 140))
    assert ear.played == ["hover", "hover", "press"]


def test_the_pointer_is_heard_when_it_comes_over_something(loud_app: App, ear: Ear) -> None:
    loud_app.top.add(Button(Box(100, 100, 200, 80), "a", on_press=lambda: None))
    for x in (50.0, 150.0, 160.0, 170.0):
        loud_app.clock.rest(1.0)
        loud_app.take(PointerMoved(x, 140.0))
    assert ear.played == ["hover"]


def test_questions_and_news_are_heard(loud_app: App, ear: Ear) -> None:
    loud_app.top.ask("Sure?", "Really?", [Answer("No", lambda: None)])
    loud_app.toast("Somebody came.")
    assert ear.played == ["open", "news"]


def test_m_asks_for_silence_wherever_nobody_writes(loud_app: App) -> None:
    asked: list[bool] = []
    loud_app.on_mute = lambda: asked.append(True)
    loud_app.take(Wished(Control.MUTE))
    assert asked == [True]


async def test_silence_is_kept_and_told_and_ends_by_the_same_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(tmp_path / "settings.toml")
    client = Client(Start(Words("en"), file, Settings(name="Basile")), size=(960, 540))
    client.show_first()
    told: list[str] = []
    monkeypatch.setattr(client.app, "toast", told.append)
    for is_muted in (True, False):
        client.app.take(Wished(Control.MUTE))
        assert file.load().muted == is_muted
    assert told == ["The sound is off (M).", "The sound is on."]
    assert pygame.mixer.get_init() is not None
    await client.close()
    assert pygame.mixer.get_init() is None
    client.app.window.close()
