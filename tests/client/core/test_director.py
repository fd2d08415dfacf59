"""The director: time is an argument, and every cue arrives."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee_client.core.director import FASTEST, LIMIT, LONGEST_STEP, REDUCED, Beat, Cue, Director


class Scene:
    """Records what is shown."""

    def __init__(self) -> None:
        self.shown: dict[str, list[float]] = {}
        self.sounds: list[str] = []

    def show(self, name: str) -> Callable[[float], None]:
        return lambda progress: self.shown.setdefault(name, []).append(progress)

    def beat(self, name: str, seconds: float = 0.2, *, blocking: bool = True) -> Beat:
        return Beat([Cue(seconds, self.show(name), sound=f"{name}!")], blocking=blocking)

    def ended(self) -> list[str]:
        return [name for name, seen in self.shown.items() if seen[-1] == 1.0]


@pytest.fixture
def scene() -> Scene:
    return Scene()


@pytest.fixture
def director(scene: Scene) -> Director:
    return Director(scene.sounds.append)


def pass_time(director: Director, seconds: float, step: float = 0.02) -> None:
    for _ in range(round(seconds / step)):
        director.update(step)


def test_beats_play_one_after_another(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a"), scene.beat("b")])
    pass_time(director, 0.1)
    assert list(scene.shown) == ["a"]
    pass_time(director, 0.12)
    assert scene.ended() == ["a"]
    pass_time(director, 0.3)
    assert scene.ended() == ["a", "b"]
    assert scene.sounds == ["a!", "b!"]
    assert not director.busy


def test_a_landing_is_heard_when_the_cue_ends(scene: Scene, director: Director) -> None:
    cue = Cue(0.2, scene.show("card"), sound="slide", landing="tap")
    director.play([Beat([cue])])
    pass_time(director, 0.1)
    assert scene.sounds == ["slide"]
    pass_time(director, 0.2)
    assert scene.sounds == ["slide", "tap"]


def test_what_is_skipped_does_not_land_aloud(scene: Scene, director: Director) -> None:
    director.play([Beat([Cue(0.2, scene.show("card"), landing="tap")])])
    pass_time(director, 0.1)
    assert director.press()
    director.speed = 0.0
    director.play([Beat([Cue(0.2, scene.show("other"), sound="slide", landing="tap")])])
    assert scene.ended() == ["card", "other"]
    assert scene.sounds == []


def test_a_beat_that_does_not_block_lets_the_next_begin(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a", blocking=False), scene.beat("b")])
    director.update(0.02)
    assert list(scene.shown) == ["a", "b"]


def test_a_cue_waits_for_its_time_inside_the_beat(scene: Scene, director: Director) -> None:
    director.play([Beat([Cue(0.1, scene.show("a")), Cue(0.1, scene.show("b"), at=0.1)], pause=0.1)])
    pass_time(director, 0.08)
    assert list(scene.shown) == ["a"]
    pass_time(director, 0.14)
    assert scene.ended() == ["a", "b"]
    assert director.busy
    pass_time(director, 0.1)
    assert not director.busy


def test_a_press_ends_the_blocking_beat_only(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a"), scene.beat("b")])
    director.update(0.02)
    assert director.press()
    assert scene.ended() == ["a"]
    director.update(0.02)
    assert scene.shown["b"][-1] < 1


def test_a_beat_that_must_be_seen_cannot_be_pressed_away(scene: Scene, director: Director) -> None:
    director.play([Beat([Cue(1, scene.show("a"))], skippable=False)])
    director.update(0.02)
    assert not director.press()
    assert scene.ended() == []


def test_nothing_to_press_is_said(director: Director) -> None:
    assert not director.press()


def test_a_backlog_quickens_the_pace(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a", 1.6)])
    assert director.pace == 1
    director.play([scene.beat("b")])
    assert director.pace == pytest.approx(2)
    director.play([scene.beat("c", 0.8)])
    assert director.backlog == pytest.approx(1.8)
    assert director.pace < FASTEST


def test_too_long_a_backlog_snaps_to_what_is_new(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a", LIMIT + 0.1)])
    director.update(0.02)
    director.play([scene.beat("b")])
    assert scene.ended() == ["a"]
    director.update(0.02)
    assert 0 < scene.shown["b"][-1] < 1


def test_one_long_update_is_shown_whole(scene: Scene, director: Director) -> None:
    director.play([scene.beat(str(number), 1) for number in range(6)])
    assert scene.ended() == []
    assert director.pace == 1


def test_snap_shows_every_end_in_order_without_sounds(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a"), scene.beat("b")])
    director.snap()
    assert scene.shown == {"a": [1.0], "b": [1.0]}
    assert list(scene.shown) == ["a", "b"]
    assert scene.sounds == []
    assert not director.busy


def test_speed_off_shows_the_end_at_once(scene: Scene) -> None:
    director = Director(speed=0)
    director.play([scene.beat("a")])
    assert scene.shown == {"a": [1.0]}


def test_speed_two_takes_half_the_time(scene: Scene) -> None:
    director = Director(speed=2)
    director.play([scene.beat("a", 0.4)])
    pass_time(director, 0.22)
    assert scene.ended() == ["a"]


def test_reduced_motion_shortens_every_beat(scene: Scene) -> None:
    director = Director(reduced=True)
    director.play([scene.beat("a", 2), scene.beat("b", 2)])
    pass_time(director, 2 * REDUCED + 0.04)
    assert scene.ended() == ["a", "b"]


def test_a_long_frame_counts_as_a_short_one(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a", 1)])
    director.update(60)
    assert scene.shown["a"] == [pytest.approx(LONGEST_STEP)]


def test_a_cue_without_duration_ends_when_it_begins(scene: Scene, director: Director) -> None:
    director.play([scene.beat("a", 0)])
    director.update(0.01)
    assert scene.shown == {"a": [1.0]}


@given(
    updates=st.lists(st.lists(st.tuples(st.floats(0, 1.5), st.booleans()), max_size=4), max_size=6),
    steps=st.lists(st.floats(0, 0.2), max_size=20),
)
def test_every_cue_rises_and_arrives_exactly_once(
    updates: list[list[tuple[float, bool]]], steps: list[float]
) -> None:
    scene, director = Scene(), Director()
    for number, update in enumerate(updates):
        director.play(
            scene.beat(f"{number}.{i}", seconds, blocking=blocking)
            for i, (seconds, blocking) in enumerate(update)
        )
        for step in steps[:3]:
            director.update(step)
    for step in steps:
        director.update(step)
    director.snap()
    assert len(scene.shown) == sum(map(len, updates))
    for seen in scene.shown.values():
        assert seen == sorted(seen)
        assert seen.count(1.0) == 1
        assert seen[-1] == 1.0
