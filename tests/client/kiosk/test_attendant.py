"""Who is there, what nobody may do, and how the staff gets in."""

import pytest

from tablee_client.view.intents import (
    Activated,
    Direction,
    FileDropped,
    FullscreenToggled,
    Hotkey,
    Intent,
    MenuAsked,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    StaffAsked,
    WentBack,
)
from tablee_client.view.kiosk.digits import ENTER
from tablee_client.view.kiosk.guest import GuestScreen
from tablee_client.view.kiosk.over import Call, Countdown
from tablee_client.view.kiosk.pin_pad import PinPadScreen
from tablee_client.view.kiosk.staff_menu import StaffScreen
from tablee_client.view.tables.frame import TableScreen
from tests.client.kiosk.conftest import CONFIG, PIN, Standing, without_pin

INPUTS = (
    PointerPressed(900, 500),
    Activated(),
    WentBack(),
    MenuAsked(),
    Hotkey("x"),
    Navigated(Direction.UP),
)


def over(kiosk: Standing, kind: type[object]) -> bool:
    """Tell whether such a node lies on the screen that is seen."""
    kiosk.app.step(0.0)
    return any(isinstance(node, kind) for node in kiosk.app.top.stage.nodes)


async def test_any_input_is_somebody(kiosk: Standing) -> None:
    for intent in INPUTS:
        kiosk.app.take(intent)
        assert isinstance(kiosk.app.top, GuestScreen)
        kiosk.attendant.dismiss()


async def test_any_input_ends_the_demo_and_does_not_reach_it(
    kiosk: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    kiosk.opener.may_open.set()
    await kiosk.pass_time(2)
    table = kiosk.app.top
    assert isinstance(table, TableScreen)
    assert over(kiosk, Call)
    heard: list[Intent] = []
    monkeypatch.setattr(table, "take", heard.append)
    kiosk.app.take(Activated())
    await kiosk.pass_time(0.5)
    assert isinstance(kiosk.app.top, GuestScreen)
    assert not heard
    assert len(kiosk.opener.left) == 1
    assert not over(kiosk, Call)


async def test_a_mouse_that_hardly_moves_is_nobody(kiosk: Standing) -> None:
    kiosk.app.take(PointerMoved(900, 500))
    kiosk.app.take(PointerMoved(915, 510))
    assert not kiosk.attendant.has_guest
    kiosk.app.take(PointerMoved(990, 510))
    assert kiosk.attendant.has_guest


async def test_a_key_that_is_held_down_is_nobody(kiosk: Standing) -> None:
    held = Navigated(Direction.UP)
    kiosk.app.take_held(held)
    assert not kiosk.attendant.has_guest
    kiosk.app.take(held)
    await hold(kiosk, held, 29)
    assert not over(kiosk, Countdown)
    await hold(kiosk, held, 12)
    assert kiosk.guests.forgotten == 1
    await hold(kiosk, held, 12)
    assert not kiosk.attendant.has_guest


async def hold(kiosk: Standing, held: Intent, seconds: int) -> None:
    """Let time pass while a key repeats."""
    for _ in range(seconds):
        kiosk.app.take_held(held)
        await kiosk.pass_time(1, step=1.0)


async def test_nothing_closes_the_window(kiosk: Standing) -> None:
    kiosk.attendant.welcome(0.0)
    for intent in (QuitAsked(), FullscreenToggled(), FileDropped("x")):
        kiosk.app.take(intent)
    await kiosk.pass_time(0.5)
    assert isinstance(kiosk.app.top, GuestScreen)
    assert not kiosk.app.window.is_fullscreen


async def test_going_back_from_the_first_screen_shows_tables_again(kiosk: Standing) -> None:
    kiosk.attendant.welcome(0.0)
    for _ in range(3):
        kiosk.app.take(WentBack())
        if not kiosk.attendant.has_guest:
            break
    assert kiosk.guests.forgotten == 1
    assert kiosk.app.top is kiosk.base


async def test_who_has_gone_is_warned_then_forgotten(kiosk: Standing) -> None:
    kiosk.app.take(PointerPressed(900, 500))
    await kiosk.pass_time(29, step=1.0)
    assert not over(kiosk, Countdown)
    await kiosk.pass_time(2)
    assert over(kiosk, Countdown)
    await kiosk.pass_time(10)
    assert not kiosk.attendant.has_guest
    assert kiosk.guests.forgotten == 1
    assert over(kiosk, Call)


async def test_any_input_ends_the_warning_and_does_nothing_else(kiosk: Standing) -> None:
    kiosk.app.take(PointerPressed(900, 500))
    await kiosk.pass_time(32, step=2.0)
    kiosk.app.take(WentBack())
    assert isinstance(kiosk.app.top, GuestScreen)
    assert not over(kiosk, Countdown)
    await kiosk.pass_time(29, step=1.0)
    assert kiosk.attendant.has_guest


async def test_holding_the_corner_asks_for_the_pin(kiosk: Standing) -> None:
    kiosk.app.take(PointerPressed(20, 20))
    await kiosk.pass_time(2.5)
    assert not isinstance(kiosk.app.top, PinPadScreen)
    await kiosk.pass_time(1)
    assert isinstance(kiosk.app.top, PinPadScreen)


async def test_a_short_press_in_the_corner_does_not(kiosk: Standing) -> None:
    for end in (PointerReleased(20, 20), PointerMoved(400, 20)):
        kiosk.app.take(PointerPressed(20, 20))
        await kiosk.pass_time(2.5)
        kiosk.app.take(end)
        await kiosk.pass_time(2)
        assert isinstance(kiosk.app.top, GuestScreen)


async def test_the_right_pin_opens_the_menu_of_the_staff(kiosk: Standing) -> None:
    kiosk.app.take(StaffAsked())
    pad = kiosk.app.top
    assert isinstance(pad, PinPadScreen)
    for digit in PIN:
        kiosk.app.take(Hotkey(digit))
    pad.press(ENTER)
    assert isinstance(kiosk.app.top, StaffScreen)


async def test_wrong_pins_make_one_wait(kiosk: Standing) -> None:
    kiosk.app.take(StaffAsked())
    for _ in range(3):
        _enter(kiosk, "1111")
    _enter(kiosk, PIN)
    assert isinstance(kiosk.app.top, PinPadScreen)
    await kiosk.pass_time(5)
    _enter(kiosk, PIN)
    assert not isinstance(kiosk.app.top, PinPadScreen)


def _enter(kiosk: Standing, pin: str) -> None:
    pad = kiosk.app.top
    assert isinstance(pad, PinPadScreen)
    for key in (*pin, ENTER):
        pad.press(key)


async def test_without_a_pin_nobody_gets_in(kiosk: Standing) -> None:
    kiosk.guests.config = without_pin(CONFIG)
    kiosk.app.take(StaffAsked())
    await kiosk.pass_time(0.5)
    assert not isinstance(kiosk.app.top, PinPadScreen)


async def test_the_picture_drifts_within_the_window(kiosk: Standing) -> None:
    places = set()
    for _ in range(8):
        await kiosk.pass_time(60, step=30)
        view = kiosk.app.canvas.viewport
        places.add((view.left, view.top))
        assert view.left + 1920 * view.scale <= view.width
        assert view.top + 1080 * view.scale <= view.height
    assert len(places) == 8


async def test_the_staff_may_write_its_pin_and_press_enter(kiosk: Standing) -> None:
    kiosk.app.take(StaffAsked())
    for digit in PIN:
        kiosk.app.take(Hotkey(digit))
    kiosk.app.take(Activated())
    assert isinstance(kiosk.app.top, StaffScreen)
