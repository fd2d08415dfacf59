"""Hints: for whom the table agreed on them, from what the seat knows, to the question of now."""

from collections.abc import Callable

import pytest

from tablee.engine import Decision, FastRng, Observation
from tablee.games import all_games, get_game
from tablee.protocol import TableRules
from tablee.protocol.hints import AskHint, Hint, HintMove
from tablee.protocol.messages import Done
from tablee_server.ai.advising import advised, hint_of
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.job import Answer, answer_of, job_of, thought_in
from tablee_server.ai.thinking import Fault, Inquiry, Thinking, Thought
from tablee_server.ai.worker import answered
from tests.conformance.toy import Bid
from tests.server.stand import FEATURES_HEARD, Guest, Stand, code_of, open_table, playing

HINTS = TableRules(bank=0, afk=0, hints=True)
BUDGET = Budget(24)


async def _asked(stand: Stand, *, rules: TableRules = HINTS) -> list[Guest]:
    guests = await playing(stand, "Ana", "Bo", rules=rules)
    for guest in guests:
        guest.ear.features = (*FEATURES_HEARD, "hints")
    return guests


async def test_a_hint_names_moves_that_may_be_made() -> None:
    ana, bo = await _asked(Stand())
    prompt = ana.update.prompt
    assert await ana.say(AskHint, 1, prompt) == Done(ana.cmd)
    hint = ana.last(Hint)
    assert (hint.table, hint.match, hint.prompt) == (1, 1, prompt)
    game = ana.stand.table().game
    assert 1 <= len(hint.moves) <= 3
    assert all(ana.legal().allows(game.string_to_action(move.action)) for move in hint.moves)
    assert bo.all(Hint) == []


async def test_a_table_without_the_rule_gives_none() -> None:
    ana, _ = await _asked(Stand(), rules=TableRules(bank=0, afk=0))
    assert code_of(await ana.say(AskHint, 1, ana.update.prompt)) == "no-hints"


async def test_a_question_of_before_gets_none() -> None:
    ana, bo = await _asked(Stand())
    before = ana.update.prompt
    await ana.act(Bid(1))
    await bo.act(Bid(2))
    assert ana.update.prompt != before
    assert code_of(await ana.say(AskHint, 1, before)) == "stale"
    assert ana.all(Hint) == []


async def test_outside_a_match_and_without_a_seat_there_is_none() -> None:
    stand = Stand()
    ana, zoe = stand.guest("Ana"), stand.guest("Zoe")
    table = await open_table(ana, rules=HINTS)
    assert code_of(await ana.say(AskHint, table, 0)) == "not-playing"
    assert code_of(await zoe.say(AskHint, table, 0)) == "not-seated"


class Slow:
    """Thinks only when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Held] = []

    def think(self, inquiry: Inquiry, wake: Callable[[], None]) -> Thinking:
        self.asked.append(Held(inquiry, wake))
        return self.asked[-1]

    def warm(self) -> None:
        return

    async def close(self) -> None:
        return


class Held:
    def __init__(self, inquiry: Inquiry, wake: Callable[[], None]) -> None:
        self.inquiry, self.wake = inquiry, wake
        self.found: Thought | None = None
        self.is_dropped = False

    @property
    def is_done(self) -> bool:
        return self.found is not None

    def result(self) -> Thought:
        assert self.found is not None
        return self.found

    def drop(self) -> None:
        self.is_dropped = True

    def finish(self, thought: Thought) -> None:
        self.found = thought
        self.wake()


async def test_it_comes_once_it_is_found_and_is_looked_for_once() -> None:
    slow = Slow()
    ana, _ = await _asked(Stand(thinker=slow))
    for _ in range(2):
        assert await ana.say(AskHint, 1, ana.update.prompt) == Done(ana.cmd)
    (held,) = slow.asked
    assert held.inquiry.advises
    assert ana.all(Hint) == []
    held.finish(Decision(Bid(1)))
    await ana.stand.run()
    assert [move.action for move in ana.last(Hint).moves] == ["bid 1"]


async def test_what_is_found_too_late_is_not_told() -> None:
    slow = Slow()
    ana, bo = await _asked(Stand(thinker=slow))
    await ana.say(AskHint, 1, ana.update.prompt)
    await ana.act(Bid(1))
    await bo.act(Bid(2))
    slow.asked[0].finish(Decision(Bid(1)))
    await ana.stand.run()
    assert ana.all(Hint) == []


async def test_a_bot_that_fails_gives_a_hint_without_moves() -> None:
    slow = Slow()
    ana, _ = await _asked(Stand(thinker=slow))
    await ana.say(AskHint, 1, ana.update.prompt)
    slow.asked[0].finish(Fault("KeyError"))
    await ana.stand.run()
    assert ana.last(Hint).moves == ()


def _first_owed(game: AnyGame, seed: int) -> tuple[Observation, int, bytes]:
    state = game.new_initial_state(game.setup(), FastRng(seed))
    seat = state.current_players()[0]
    return state.observation(seat), seat, b""


@pytest.mark.parametrize("slug", [game.type.slug for game in all_games()])
def test_equal_observations_get_equal_hints_whatever_the_truth(slug: str) -> None:
    game = get_game(slug)
    seen, seat, _ = _first_owed(game, 7)
    told = set()
    for other in range(2):
        world = game.determinize(seen, FastRng(other))
        again, legal = world.observation(seat), world.legal_actions(seat)
        assert again == seen
        decision = advised(game, again, legal, 5, BUDGET)
        told.add(repr(hint_of(game, decision, table=1, match=1, prompt=1)))
    assert len(told) == 1


@pytest.mark.parametrize("slug", [game.type.slug for game in all_games()])
def test_every_game_weighs_three_moves_within_an_interval(slug: str) -> None:
    game, dice = get_game(slug), FastRng(3)
    state = game.new_initial_state(game.setup(), dice)
    for _ in range(60):
        seat = state.current_players()[0]
        seen, legal = state.observation(seat), state.legal_actions(seat)
        found = advised(game, seen, legal, 5, BUDGET)
        moves = hint_of(game, found, table=1, match=1, prompt=1).moves
        assert moves
        assert all(_is_ordered(move) for move in moves)
        if sum(move.worth is not None for move in moves) == 3:
            return
        state.apply_action(seat, game.brain.heuristic(seen, legal, dice), dice)
    raise AssertionError("never three moves")


def _is_ordered(move: HintMove) -> bool:
    if move.worth is None or move.low is None or move.high is None:
        return (move.worth, move.low, move.high) == (None, None, None)
    return 0 <= move.low <= move.worth <= move.high <= 1000


def test_a_process_advises_as_the_server_would() -> None:
    import msgspec

    game = get_game("nain-jaune")
    state = game.new_initial_state(game.setup(), FastRng(3))
    seat = state.current_players()[0]
    legal = msgspec.msgpack.encode(state.legal_actions(seat))
    inquiry = Inquiry(game, state.observation(seat), legal, "expert", 5, 24, advises=True)
    answer = answer_of(1, answered(job_of(inquiry, 1, deadline=None, limit=5.0)))
    assert isinstance(answer, Answer)
    found = thought_in(answer, inquiry)
    assert found == advised(game, state.observation(seat), state.legal_actions(seat), 5, BUDGET)
    assert isinstance(found, Decision)
    assert found.reasons
