"""What holds a kiosk's window in front takes nobody's pointer from him."""

import pygame

from tablee_client.view.device import Device
from tablee_client.view.intents import PointerMoved
from tablee_client.view.kiosk.lock import Lock
from tablee_client.view.unattended import STILL
from tests.client.kiosk.conftest import Standing


async def test_a_pointer_is_where_it_is_while_the_arrow_is_out_of_sight(kiosk: Standing) -> None:
    lock = Lock(kiosk.app.window)
    kiosk.app.input.device = Device.MOUSE
    for _ in range(2):
        lock.hold(kiosk.clock.now())
        kiosk.app.take(PointerMoved(300, 300))
        assert not pygame.mouse.get_relative_mode()
        await kiosk.pass_time(STILL + 1)
        assert not pygame.mouse.get_relative_mode()
    pygame.event.set_grab(False)
