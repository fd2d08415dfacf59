"""The keys by which the staff asks for its menu: Ctrl, Alt, Shift and K together."""

from collections.abc import Iterable
from typing import Final

import pygame

from tablee_client.view.input import Input
from tablee_client.view.intents import Intent, StaffAsked

_TOGETHER: Final = (pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT)


class StaffInput(Input):
    """An input that knows those keys."""

    def _key(self, event: pygame.Event) -> Iterable[Intent]:
        if event.key == pygame.K_k and all(event.mod & one for one in _TOGETHER):
            return [StaffAsked()]
        return super()._key(event)
