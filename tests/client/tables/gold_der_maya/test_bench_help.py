"""The bench names the buttons of the device that moves its fragments."""

import pytest

from tablee_client.core.words import LOCALES, Words
from tablee_client.view.device import Device
from tablee_client.view.tables.gold_der_maya.bench_help import help_of, steering_help


@pytest.mark.parametrize("locale", LOCALES)
def test_each_device_has_a_help_of_its_own_in_every_language(locale: str) -> None:
    words = Words(locale)
    pointed = {words(help_of(device)) for device in (Device.MOUSE, Device.TOUCH)}
    steered = {
        words(steering_help(device, is_held=held))
        for device in (Device.KEYS, Device.PAD)
        for held in (False, True)
    }
    assert (len(pointed), len(steered)) == (2, 4)
    assert not words.missing
