"""What is shown to nobody: one table after the other, and none once somebody is there."""

from tablee_client.view.kiosk.guest import GuestScreen
from tablee_client.view.tables.frame import TableScreen
from tests.client.kiosk.conftest import TIMES, Standing


async def test_tables_are_shown_in_turn(kiosk: Standing) -> None:
    kiosk.opener.may_open.set()
    await kiosk.pass_time(2)
    first = kiosk.app.top
    await kiosk.pass_time(TIMES.show + 2, step=2.0)
    await kiosk.pass_time(1)
    assert kiosk.opener.opened == ["nain-jaune", "gnumies"]
    assert len(kiosk.opener.left) == 1
    assert isinstance(kiosk.app.top, TableScreen)
    assert kiosk.app.top is not first
    assert kiosk.app.depth == 2


async def test_a_table_that_comes_too_late_is_left_again(kiosk: Standing) -> None:
    await kiosk.pass_time(1)
    kiosk.attendant.welcome(kiosk.clock.now())
    kiosk.opener.may_open.set()
    await kiosk.pass_time(1)
    assert isinstance(kiosk.app.top, GuestScreen)
    assert len(kiosk.opener.left) == 1


async def test_a_table_that_fails_is_tried_again_later(kiosk: Standing) -> None:
    kiosk.opener.may_open.set()
    kiosk.opener.fails = True
    await kiosk.pass_time(5)
    assert len(kiosk.opener.opened) == 1
    kiosk.opener.fails = False
    await kiosk.pass_time(10)
    assert len(kiosk.opener.opened) == 2
    assert isinstance(kiosk.app.top, TableScreen)
