"""No look for rubbish holds the first picture up, and later ones leave out what stays."""

import gc
from collections.abc import Iterator

import pytest

from tablee_client.core import rubbish


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.enable()


def test_nothing_is_looked_at_until_the_window_is_there() -> None:
    rubbish.put_off()
    assert not gc.isenabled()
    rubbish.settle()
    assert gc.isenabled()
    assert gc.get_threshold() > (700, 10, 10)


def test_what_was_there_is_left_out_of_looks_and_rubbish_is_found_all_the_same() -> None:
    rubbish.settle()
    assert gc.get_freeze_count() > 10_000
    rubbish_of_own: list[object] = []
    rubbish_of_own.append(rubbish_of_own)
    del rubbish_of_own
    assert gc.collect() >= 1
