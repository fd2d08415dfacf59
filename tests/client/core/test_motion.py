"""Shapes of movement."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee_client.core.motion import (
    DEALT_WITHIN,
    STAGGER,
    arc,
    ease_in_out,
    ease_out,
    flown,
    spring,
    stagger,
    staggered,
)


@pytest.mark.parametrize("ease", [ease_out, ease_in_out])
def test_easing_begins_and_arrives(ease: object) -> None:
    assert callable(ease)
    assert (ease(0.0), ease(1.0)) == (0.0, 1.0)
    values = [ease(step / 20) for step in range(21)]
    assert values == sorted(values)


def test_a_flight_rises_in_its_middle_only() -> None:
    assert flown((0, 0), (10, 4), 0, lift=5) == (0, 0)
    assert flown((0, 0), (10, 4), 1, lift=5) == (10, 4)
    assert flown((0, 0), (10, 0), 0.2, lift=5)[1] < 0
    assert arc(0.5) == 1


@given(st.floats(-100, 100), st.floats(-100, 100), st.floats(0, 1))
def test_a_spring_never_overshoots(value: float, target: float, dt: float) -> None:
    after = spring(value, target, dt)
    assert abs(target - after) <= abs(target - value) + 1e-9


def test_a_spring_is_the_same_in_one_step_or_two() -> None:
    once = spring(0, 10, 0.1)
    twice = spring(spring(0, 10, 0.05), 10, 0.05)
    assert once == pytest.approx(twice)


def test_many_cards_are_dealt_within_the_same_time() -> None:
    assert stagger(5) == STAGGER
    cues = staggered(52, lambda _: lambda _: None)
    assert cues[-1].at == pytest.approx(DEALT_WITHIN)
    assert len(staggered(1, lambda _: lambda _: None)) == 1
