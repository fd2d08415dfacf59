"""How long a bot seems to think: by how hard it was, but never so that it tells a sealed choice."""

from collections.abc import Callable

import pytest

from tablee.engine import Action, Decision
from tablee.protocol.messages import PlaceBot, Start
from tablee_server.ai.difficulty import difficulty
from tablee_server.ai.thinking import AtOnce, Inquiry, Thinking, Thought
from tablee_server.limits import Pace
from tests.conformance.toy import Bid, Load, Toss
from tests.server.stand import Stand, open_table

PACE = Pace()
EASY = {"a": 0.6, "b": 0.3}
HARD = {"a": 0.6, "b": 0.6, "c": 0.1}


class Told(AtOnce):
    """Decides as it is told, and hears who was asked."""

    def __init__(self, values: dict[str, float], bid: int = 1) -> None:
        super().__init__()
        self.values = values
        self.bid = bid
        self.names: list[str] = []

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:
        del wake
        self.names.append(inquiry.name)
        legal = inquiry.game.decode_legal(inquiry.legal)
        wanted: tuple[Action, ...] = (Bid(self.bid), Toss(()), Load(()))
        action = next((one for one in wanted if legal.allows(one)), None)
        return Known(Decision(action, self.values))


class Known:
    """Was decided from the start."""

    is_done = True

    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    def result(self) -> Thought:
        return self._thought

    def drop(self) -> None:
        return


def test_the_usual_pace_has_the_usual_times() -> None:
    assert pytest.approx(0.4) == PACE.single
    assert PACE.think(0.5) == pytest.approx(0.6)
    assert PACE.think(0.5, difficulty=1.0) == pytest.approx(2.5)
    assert PACE.think(1.0, difficulty=1.0, tempo=1.4) == pytest.approx(2.5), "no longer than that"
    assert PACE.think(0.5, tempo=1.4) > PACE.think(0.5) > PACE.think(0.5, tempo=0.7)
    assert Pace(0.0).think(1.0, difficulty=1.0) == Pace(0.0).single == 0.0


def test_what_is_close_and_matters_is_hard() -> None:
    assert difficulty(Decision(None, HARD)) == 1.0
    assert difficulty(Decision(None, EASY)) == 0.0
    assert difficulty(Decision(None, {"a": 0.6, "b": 0.6})) == 0.0, "nothing depends on it"
    assert 0.0 < difficulty(Decision(None, {"a": 0.6, "b": 0.55, "c": 0.1})) < 1.0
    assert difficulty(Decision(None, HARD, is_concealed=True)) == 0.0
    assert difficulty(Decision(None)) == 0.0


async def _moments(told: Told, *, seats: int = 2) -> list[float]:
    """Give when each of the first moves was made, bots among themselves."""
    stand = Stand(pace=0.9, thinker=told, seed=4)
    ana = stand.guest("Ana")
    table = await open_table(ana, game="toy-harbour", seats=seats)
    for seat in range(seats):
        await ana.say(PlaceBot, table, seat=seat, level="normal")
    await ana.say(Start, table)
    found: list[float] = []
    for step in range(240):
        await stand.wait(0.05, step=0.05)
        found += [step * 0.05] * (ana.update.version - 1 - len(found))
    return found


async def test_a_hard_decision_takes_longer() -> None:
    easy, hard = await _moments(Told(EASY)), await _moments(Told(HARD))
    easy_toss, hard_toss = easy[2] - easy[1], hard[2] - hard[1]
    assert 0.4 < easy_toss < 1.2
    assert hard_toss > easy_toss + 0.8


async def test_the_moment_of_a_sealed_choice_tells_nothing_of_it() -> None:
    one, other = await _moments(Told(EASY, bid=0)), await _moments(Told(HARD, bid=6))
    assert one[:2] == other[:2]


async def test_bots_are_asked_by_their_names() -> None:
    told = Told(EASY)
    await _moments(told)
    assert len(set(told.names)) == 2
    assert "" not in told.names
