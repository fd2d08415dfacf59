"""Tables of bots and clients that drop and return: nothing fails, and nobody is sent away."""

import argparse
import asyncio

import pytest

from tools.benched.server import Wanted, running
from tools.soak import growth_of, soak


@pytest.mark.slow
@pytest.mark.e2e
def test_a_short_soak_ends_without_an_error() -> None:
    words = argparse.Namespace(minutes=0.1, tables=10)
    with running(Wanted(pace=0.02)) as (server, where):
        figures = asyncio.run(soak(words, server, where))
    assert (figures["errors"], figures["client_errors"], figures["goodbyes"]) == ([], [], [])
    assert figures["moves"] > 0


def test_growth_is_that_of_the_line_after_the_start() -> None:
    flat = [(float(at), 100.0 if at > 100 else float(at)) for at in range(0, 600, 10)]
    assert growth_of(flat, 600.0) == pytest.approx(0.0, abs=1e-9)
    rising = [(float(at), 100.0 + at / 60) for at in range(0, 1800, 10)]
    assert 8 < growth_of(rising, 1800.0) < 9
    assert growth_of([(1.0, 1.0)], 60.0) == 0.0
