"""The laws hold on a bad network, in every game; and each planted fault breaks one of them."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tablee.protocol.messages import Update
from tablee_client.core.failure import RefusedError
from tablee_client.core.outbox import Promise
from tablee_client.core.session import Session
from tablee_server import outbox, telling
from tablee_server.play import Play
from tablee_server.player import Player
from tablee_server.table import Table
from tools.simulated.guest import Asked
from tools.simulated.trial import GAMES, once_each, run_trials
from tools.simulated.virtual_time import VirtualTime, driven

pytestmark = pytest.mark.slow
FEW = range(24)


@pytest.mark.parametrize("first", range(0, 240, 40))
def test_nothing_is_lost_on_a_bad_network(first: int) -> None:
    tally = run_trials(range(first, first + 40))
    assert tally.faults == []
    assert tally.actions > 5 * tally.seeds
    assert tally.tricks > 2 * tally.seeds


def test_every_game_has_its_turn() -> None:
    games = {plans.game for plans in GAMES}
    assert games == {"nain", "nain-jaune", "oh-les-nains", "gnumies", "gold-der-maya"}


def test_a_seed_tells_the_same_story_again() -> None:
    assert run_trials([7]) == run_trials([7])


def _faults(seeds: range = FEW) -> str:
    return "\n".join(run_trials(seeds).faults)


def test_an_action_acknowledged_without_effect_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Play.act

    def act(play: Play, seat: int, *rest: Any) -> None:
        if play.match.version % 5 == 4:
            rest[-1](None)
        else:
            real(play, seat, *rest)

    monkeypatch.setattr(Play, "act", act)
    assert "took [" in _faults()


def test_an_action_taken_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Player.ask

    def ask(player: Player, command: Any) -> None:
        player.last_cmd = min(player.last_cmd, command.cmd - 1)
        real(player, command)

    monkeypatch.setattr(Player, "ask", ask)
    monkeypatch.setattr(Play, "_refusal", lambda _play, _held: None)
    assert "took [" in _faults()


def test_a_view_for_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Play.updates

    def updates(play: Play, viewers: Iterable[int]) -> dict[int, Update]:
        return dict.fromkeys(viewers, real(play, [0])[0])

    monkeypatch.setattr(Play, "updates", updates)
    assert "was told what seat 0 may know" in _faults()


def test_a_change_of_what_nobody_was_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "tell_all", lambda *_: None)
    assert "was told a change of what he hadn't been told" in _faults(range(4))


def test_news_that_stay_away_from_a_slow_reader_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "merged", lambda older, _newer: older)
    assert "sees" in _faults(range(30))


def test_a_command_that_is_not_repeated_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "_repeat", Session._pump)
    assert "could go on" in _faults() or "is at no table" in _faults()


def test_a_failure_of_a_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_table: Table, _seat: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "note_seat", fail)
    assert "table-broken" in _faults(range(2))


@pytest.mark.parametrize(
    ("fates", "taken", "is_right"),
    [
        ("done:a done:b", "a b", True),
        ("done:a refused:b done:c", "a c", True),
        ("done:a unknown:b", "a", True),
        ("done:a unknown:b", "a b", True),
        ("done:a unknown:b done:b", "a b", True),
        ("done:a", "a a", False),
        ("done:a done:b", "b a", False),
        ("done:a refused:b", "a b", False),
        ("done:a done:b", "a", False),
        ("", "a", False),
    ],
)
def test_each_action_that_was_done_is_taken_once(fates: str, taken: str, is_right: bool) -> None:
    asked = [_asked(*word.split(":")) for word in fates.split()]
    assert once_each(asked, taken.split()) is is_right


def _asked(fate: str, text: str) -> Asked:
    promise = _no_promise()
    if fate == "done":
        promise.set_result(0)
    elif fate == "refused":
        promise.set_exception(RefusedError("stale"))
        promise.exception()  # nobody awaits it
    return Asked("boot", (1, 1, 0), text, promise)


def _no_promise() -> Promise:
    return VirtualTime(_unreachable).create_future()


async def _unreachable(_: Callable[[], Any]) -> tuple[Any, Any]:
    raise ConnectionRefusedError


def test_a_table_that_waits_for_something_outside_is_found() -> None:
    async def wait() -> None:
        await _no_promise()

    with pytest.raises(RuntimeError, match="waited"):
        driven(wait())
