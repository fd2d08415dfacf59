"""Whom a host has sent away or muted: the latest are remembered, so records stay short."""

from tablee.protocol.messages import Command
from tablee_server.order import Order
from tablee_server.player import Player


def _player(number: int) -> Player:
    return Player(number, f"P{number}", 0, carry_out=_never)


def _never(player: Player, command: Command) -> None:
    raise AssertionError((player, command))


def test_of_many_who_were_sent_away_the_latest_stay_away() -> None:
    order = Order()
    for number in range(1, 1001):
        order.remove(_player(number), 2000.0, 0)
    order.remove(_player(900), 3000.0, 0)
    assert len(order.removed) == 256
    assert order.kept_away(_player(1), 1000.0, 0) is None
    assert order.kept_away(_player(900), 1000.0, 0) == 2000.0
    assert next(reversed(order.removed)) == 900


def test_of_many_who_were_muted_the_latest_stay_silent() -> None:
    order = Order()
    assert all(order.mute(_player(number), muted=True) for number in range(1, 1001))
    assert not order.mute(_player(1000), muted=True)
    assert order.muted == set(range(745, 1001))
    assert order.mute(_player(1000), muted=False)
    assert 1000 not in order.muted
