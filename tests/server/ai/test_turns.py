"""Bots that take their time: the order of moves, what becomes stale, and what a failure costs."""

import base64
import json
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.engine import Decision
from tablee.protocol import TableRules
from tablee.protocol.messages import TableChanged
from tablee.protocol.seating import Pause, Rest
from tablee_server.ai.personalities import PERSONALITIES
from tablee_server.ai.thinking import AtOnce, Fault, Inquiry, Thinking, Thought
from tablee_server.casebook import MOST_CASES, Casebook
from tests.conformance.toy import Bid
from tests.server.ai.faulty import harbour
from tests.server.bots import actions, demo
from tests.server.lasting import come_back, lasting, left_by_a_kill
from tests.server.stand import Stand, playing
from tools import try_case


class Slow:
    """An inquiry that is answered when the test says so, and how often it says so."""

    def __init__(self, inquiry: Inquiry, wake: Callable[[], None]) -> None:
        self.inquiry = inquiry
        self.is_done = False
        self.is_dropped = False
        self._wake = wake
        self._thought: Thought | None = None

    def result(self) -> Thought:
        assert self._thought is not None
        return self._thought

    def settle(self, thought: Thought | None = None) -> None:
        self._thought = thought or AtOnce().think(self.inquiry, self._wake).result()
        self.is_done = True
        self._wake()

    def drop(self) -> None:
        self.is_dropped = True


class SlowThinker(AtOnce):
    """Thinks until the test lets it answer."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[Slow] = []

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:
        self.all.append(Slow(inquiry, wake))
        return self.all[-1]

    @property
    def awaited(self) -> list[Slow]:
        return [one for one in self.all if not one.is_done and not one.is_dropped]


@pytest.mark.parametrize("last_first", [False, True])
@pytest.mark.parametrize("game", ["toy-harbour", "nain"])
async def test_whoever_has_decided_first_the_same_match_is_played(
    game: str, *, last_first: bool
) -> None:
    slow = SlowThinker()
    stand, at_once = Stand(thinker=slow, seed=3), Stand(seed=3)
    await demo(at_once, game, "easy")
    await demo(stand, game, "easy")
    while slow.awaited:
        slow.awaited[-last_first].settle()
        await stand.run()
    assert actions(stand) == actions(at_once)
    assert stand.table().phase == "over"


async def test_nothing_moves_while_a_bot_thinks_and_it_begins_as_the_question_comes() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow, pace=1.0)
    (ana,) = await playing(stand, "Ana")
    assert len(slow.awaited) == 1
    await stand.wait(20)
    assert ana.update.version == 1
    slow.awaited[0].settle()
    await stand.run()
    assert ana.update.version == 2


async def test_a_bot_that_has_decided_still_waits_for_its_moment() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow, pace=1.0)
    (ana,) = await playing(stand, "Ana")
    slow.awaited[0].settle()
    await stand.run()
    assert ana.update.version == 1
    await stand.wait(1.5)
    assert ana.update.version == 2


async def test_an_answer_after_its_player_is_back_is_of_no_account() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    ana, bo = await playing(stand, "Ana", "Bo")
    await bo.say(Rest, 1, rest=True)
    (thinking,) = slow.awaited
    await bo.say(Rest, 1, rest=False)
    assert thinking.is_dropped
    thinking.settle()
    await stand.run()
    assert ana.update.version == 1
    await bo.act(Bid(2))
    assert actions(stand) == [(1, "bid 2", "player")]


async def test_a_second_takeover_asks_anew_and_the_first_answer_is_of_no_account() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    _, bo = await playing(stand, "Ana", "Bo")
    for rest in (True, False, True):
        await bo.say(Rest, 1, rest=rest)
    first, second = slow.all
    assert first.inquiry.seed == second.inquiry.seed
    first.settle(Fault("hung"))
    await stand.run()
    assert actions(stand) == []
    second.settle()
    await stand.run()
    assert [(seat, why) for seat, _, why in actions(stand)] == [(1, "bot")]


async def test_a_player_who_moves_while_others_think_makes_only_stale_what_he_changes() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    (ana,) = await playing(stand, "Ana", seats=4)
    thinking = slow.awaited
    await ana.act(Bid(1))
    assert slow.awaited == thinking, "a sealed bid changes nothing for the others"
    for one in thinking:
        one.settle()
    await stand.run()
    while slow.awaited:  # whoever has bid may peek
        slow.awaited[0].settle(Decision(None))
        await stand.run()
    assert [one.inquiry.observation.viewer for one in thinking] == [1, 2, 3]
    assert [seat for seat, action, _ in actions(stand) if "bid" in action][:4] == [0, 1, 2, 3]


async def test_an_answer_that_comes_twice_is_taken_once() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    await playing(stand, "Ana")
    (thinking,) = slow.awaited
    for _ in range(2):
        thinking.settle()
        await stand.run()
    assert len(actions(stand)) == 1


async def test_a_bot_leans_as_its_name_says_and_one_that_stands_in_does_not() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    ana, bo = await playing(stand, "Ana", "Bo", seats=4)
    await bo.say(Rest, 1, rest=True)
    names = {one.inquiry.observation.viewer: one.inquiry.name for one in slow.awaited}
    told = ana.last(TableChanged).table.seats
    assert names == {1: "", 2: told[2].name, 3: told[3].name}
    assert names[2] in PERSONALITIES


async def test_in_a_pause_a_bot_may_decide_but_nothing_moves() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    (ana,) = await playing(stand, "Ana", rules=TableRules(bank=0, afk=0))
    await ana.say(Pause, 1, pause=True)
    slow.awaited[0].settle()
    await stand.wait(30)
    assert actions(stand) == []
    await ana.say(Pause, 1, pause=False)
    await stand.wait(5)
    assert [(seat, why) for seat, _, why in actions(stand)] == [(1, "bot")]


async def test_a_restart_while_a_bot_thinks_asks_the_same_again(tmp_path: Path) -> None:
    slow, again = SlowThinker(), SlowThinker()
    async with lasting(tmp_path / "state", thinker=slow) as stand:
        (ana,) = await playing(stand, "Ana")
        copy = left_by_a_kill(tmp_path / "state", tmp_path / "copy")
    async with lasting(copy, thinker=again) as later:
        back = come_back(later, ana)
        await later.run()
        before, after = slow.all[0].inquiry, again.awaited[-1].inquiry
        assert (before.observation, before.seed) == (after.observation, after.seed)
        again.awaited[-1].settle()
        await later.wait(5)
        assert back.update.version == 2


async def test_a_table_that_closes_lets_nobody_think() -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    (ana,) = await playing(stand, "Ana")
    table = stand.table()
    table.put(lambda: table.end("organiser"))
    await stand.run()
    assert ana.player.table is None
    assert slow.awaited == []


@pytest.mark.parametrize("problem", ["hung", "crashed"])
async def test_a_bot_that_costs_its_process_again_and_again_is_not_asked_any_more(
    problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    slow = SlowThinker()
    stand = Stand(thinker=slow)
    with caplog.at_level(logging.ERROR):
        await demo(stand)
        while slow.awaited:
            slow.awaited[0].settle(Fault(problem))
            await stand.run()
    assert stand.table().phase == "over"
    assert caplog.text.count(f"problem={problem}") == 3
    assert stand.table().room.figures.bot_faults == {problem: 3}
    assert {action for _, action, _ in actions(stand)} == {"bid 0", "toss", "load"}


async def test_a_failure_is_kept_where_only_the_owner_reads_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    casebook = Casebook(tmp_path / "cases")
    stand = Stand(find_game=lambda _: harbour("illegal"), casebook=casebook)
    await demo(stand)
    files = sorted((tmp_path / "cases").iterdir())
    assert 0 < len(files) <= MOST_CASES
    case = json.loads(files[0].read_text("utf-8"))
    assert (case["game"], case["level"], case["problem"]) == (
        "harbour-illegal", "normal", "illegal",
    )  # fmt: skip
    game = harbour()
    observation = game.decode_observation(base64.b64decode(case["observation"]))
    assert game.decode_legal(base64.b64decode(case["legal"]))
    assert observation.viewer in range(4)
    assert case["observation"] not in caplog.text
    assert "bot-1.json" in caplog.text
    assert files[0].stat().st_mode & 0o077 == 0


async def test_a_case_can_be_tried_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    slow, casebook = SlowThinker(), Casebook(tmp_path)
    await playing(Stand(thinker=slow), "Ana")
    file = str(casebook.note(slow.all[0].inquiry, Fault("hung")))
    assert try_case.main([file], lambda _: harbour()) == 0
    assert "then: hung\nnow: bid" in capsys.readouterr().out
    assert try_case.main([file], lambda _: harbour("illegal")) == 1
    assert "now: bid 98 (illegal)" in capsys.readouterr().out
    assert try_case.main([file], lambda _: harbour("raises")) == 1
    assert "now: RuntimeError" in capsys.readouterr().out
    assert try_case.main([file]) == 2
    assert "isn't installed" in capsys.readouterr().err
    for path in (tmp_path / "absent.json", Path(__file__)):
        assert try_case.main([str(path)]) == 2
        assert str(path) in capsys.readouterr().err


async def test_a_full_casebook_writes_no_more(tmp_path: Path) -> None:
    casebook = Casebook(tmp_path)
    slow = SlowThinker()
    await playing(Stand(thinker=slow), "Ana")
    written = [casebook.note(slow.all[0].inquiry, Fault("hung")) for _ in range(MOST_CASES + 2)]
    assert written[-3:] == [tmp_path / f"bot-{MOST_CASES}.json", None, None]


async def test_a_casebook_that_cannot_be_written_costs_no_move(tmp_path: Path) -> None:
    (tmp_path / "cases").write_text("a file")
    stand = Stand(
        find_game=lambda _: harbour("raises"), casebook=Casebook(tmp_path / "cases" / "x")
    )
    await demo(stand)
    assert stand.table().phase == "over"
