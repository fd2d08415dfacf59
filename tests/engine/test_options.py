"""Options, presets and setups: what is filled in, and what is refused with which code."""

import pytest

from tablee.engine import BadSetup, Option, Preset, Setup, Value
from tablee.engine.options import make_setup

ROUNDS = Option("rounds", 3, low=1, high=9)
CLOCK = Option("clock", 30, low=5, high=60, step=5, or_none=True)
PAY = Option("pay", "count", values=("count", "points"), by_seats={2: "points"})
OPERA = Option("opera", True, values=(True, False))
OPTIONS = (ROUNDS, CLOCK, PAY, OPERA)
PRESETS = (Preset("quick", {"rounds": 1, "clock": 5}),)


def setup(
    seats: int = 4, preset: str | None = None, chosen: dict[str, Value] | None = None
) -> Setup:
    return make_setup(OPTIONS, PRESETS, seats=seats, preset=preset, chosen=chosen or {})


def test_defaults_fill_every_option_in_order() -> None:
    filled = setup()
    assert list(filled.options.items()) == [
        ("rounds", 3),
        ("clock", 30),
        ("pay", "count"),
        ("opera", True),
    ]


def test_a_default_may_depend_on_the_seats() -> None:
    assert setup(seats=2).word("pay") == "points"
    assert setup(seats=3).word("pay") == "count"


def test_choices_win_over_presets_and_presets_over_defaults() -> None:
    filled = setup(preset="quick", chosen={"rounds": 7})
    assert (filled.number("rounds"), filled.number("clock")) == (7, 5)
    assert filled.word("pay") == "count"


@pytest.mark.parametrize(
    ("option", "value", "accepted"),
    [
        (ROUNDS, 1, True),
        (ROUNDS, 9, True),
        (ROUNDS, 0, False),
        (ROUNDS, 10, False),
        (ROUNDS, None, False),
        (ROUNDS, True, False),
        (ROUNDS, "3", False),
        (CLOCK, None, True),
        (CLOCK, 60, True),
        (CLOCK, 57, False),
        (PAY, "points", True),
        (PAY, "pips", False),
        (OPERA, False, True),
        (OPERA, 0, False),
        (OPERA, 1, False),
    ],
)
def test_an_option_accepts_its_values_alone(option: Option, value: Value, accepted: bool) -> None:
    assert option.accepts(value) == accepted


@pytest.mark.parametrize(
    ("preset", "chosen", "code"),
    [
        ("slow", {}, "unknown-preset"),
        (None, {"speed": 1}, "unknown-option"),
        (None, {"rounds": 99}, "bad-option"),
    ],
)
def test_what_cannot_be_agreed_on_has_a_code(
    preset: str | None, chosen: dict[str, Value], code: str
) -> None:
    with pytest.raises(BadSetup) as refusal:
        setup(preset=preset, chosen=chosen)
    assert refusal.value.code == code


def test_a_refusal_names_the_thing() -> None:
    with pytest.raises(BadSetup) as refusal:
        setup(chosen={"rounds": 99})
    assert str(refusal.value).startswith("bad-option (option=rounds, value=99, allowed=")
    assert refusal.value.details["option"] == "rounds"


@pytest.mark.parametrize(("preset", "chosen"), [("slow", {}), (None, {"speed": 1})])
def test_a_refusal_lists_what_there_is(preset: str | None, chosen: dict[str, Value]) -> None:
    with pytest.raises(BadSetup) as refusal:
        setup(preset=preset, chosen=chosen)
    assert refusal.value.details["allowed"]


def test_a_list_of_what_there_is_fits_a_message() -> None:
    many = tuple(Option(f"option-number-{n}", 0, (0, 1)) for n in range(60))
    with pytest.raises(BadSetup) as refusal:
        make_setup(many, (), seats=2, chosen={"speed": 1})
    allowed = str(refusal.value.details["allowed"])
    assert allowed.startswith("option-number-0, option-number-1, ")
    assert allowed.endswith(", …")
    assert len(allowed) <= 300


def test_what_an_option_allows_is_named_as_it_is_typed() -> None:
    assert Option("opera", True, (True, False)).allowed() == "true, false"
    assert Option("rounds", 3, low=1, high=9, or_none=True).allowed() == "1-9, none"


def test_values_are_read_by_their_type() -> None:
    filled = setup(chosen={"clock": None})
    assert filled.flag("opera") is True
    assert filled.number_or_none("clock") is None
    assert filled.number_or_none("rounds") == 3
    with pytest.raises(TypeError, match="clock is None, not a number"):
        filled.number("clock")
    with pytest.raises(TypeError, match="opera is True, not a number"):
        filled.number("opera")
    with pytest.raises(TypeError, match="rounds is 3, not a word"):
        filled.word("rounds")
