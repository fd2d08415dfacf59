"""Bots at a table: their moment, their dice, and what happens when one fails."""

import logging

import pytest

from tablee.engine import LEVELS, Action, LegalActions, Observation, Rng
from tablee.protocol.messages import Start, Update
from tablee_server.journal import SetupRecord
from tests.conformance.toy import Bid, Harbour, Peek
from tests.conformance.toy.brain import HarbourBrain
from tests.server.bots import actions, demo
from tests.server.stand import Stand, open_table, playing


class FaultyBrain(HarbourBrain):
    """Fails in one way or the other."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def heuristic(self, *_: object) -> Action | None:
        if self.fault == "raises":
            raise RuntimeError("lost the thread")
        return Bid(98) if self.fault == "illegal" else None


class CuriousBrain(HarbourBrain):
    """Peeks wherever it may, also out of turn."""

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        peek = Peek()
        return peek if legal.allows(peek) else super().heuristic(observation, legal, rng)


class LateBrain(HarbourBrain):
    """Peeks where it owes nothing, which the rules hold back for half a second."""

    def heuristic(self, observation: Observation, legal: LegalActions, rng: Rng) -> Action | None:
        peek = Peek()
        return (
            peek if list(legal.actions()) == [peek] else super().heuristic(observation, legal, rng)
        )


def _harbour(brain: HarbourBrain) -> Harbour:
    game = Harbour()
    game.brain = brain
    return game


@pytest.mark.parametrize("level", LEVELS)
async def test_bots_of_every_level_finish_a_match(level: str) -> None:
    for game in ("toy-harbour", "nain-jaune"):
        stand = Stand()
        ana = await demo(stand, game, level)
        await stand.wait(10)
        assert ana.update.outcome is not None


async def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    played = []
    for seed, pace in ((7, 0.0), (7, 0.5), (8, 0.0)):
        stand = Stand(seed=seed, pace=pace)
        await demo(stand, "nain-jaune", "easy")
        await stand.wait(2000, step=1)
        played.append(actions(stand))
    assert played[0] == played[1]
    assert played[0] != played[2]


async def test_the_seed_of_a_match_tells_nothing_of_the_next_or_of_the_bots() -> None:
    stand = Stand(seed=7)
    await demo(stand)
    setup = stand.journal.records(1)[0]
    assert isinstance(setup, SetupRecord)
    seeds = stand.opened[0].room.seeds
    assert len({setup.seed, seeds.secret(1, 2), seeds.secret(2, 1)}) == 3
    draws = {tuple(seeds.bot(1, 1, seat).below(1 << 30) for _ in range(2)) for seat in range(4)}
    assert len(draws) == 4


async def test_a_bot_seems_to_think_for_about_its_pace() -> None:
    stand = Stand(pace=1.0)
    (ana,) = await playing(stand, "Ana")
    await stand.wait(0.5)
    assert ana.update.version == 1
    await stand.wait(1.0)
    assert ana.update.version == 2


async def test_without_a_pace_a_bot_answers_at_once() -> None:
    stand = Stand(pace=0.0)
    (ana,) = await playing(stand, "Ana")
    assert ana.update.version == 2


@pytest.mark.parametrize("fault", ["raises", "illegal", "silent"])
async def test_a_bot_that_fails_makes_the_fall_back_move_and_the_table_goes_on(
    fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    stand = Stand(find_game=lambda _: _harbour(FaultyBrain(fault)))
    with caplog.at_level(logging.ERROR):
        ana = await demo(stand)
    assert ana.update.outcome is not None
    assert {action for _, action, _ in actions(stand)} == {"bid 0", "toss", "load"}
    assert ("bot-failed" in caplog.text) == (fault != "silent")


async def test_bots_that_may_but_need_not_act_are_asked_once_after_each_action() -> None:
    stand = Stand(find_game=lambda _: _harbour(CuriousBrain()))
    await demo(stand)
    peeked = [seat for seat, action, _ in actions(stand) if action == "peek"]
    assert sorted(peeked) == [0, 1, 2, 3]


async def test_a_bot_waits_as_long_as_the_rules_hold_its_action_back() -> None:
    stand = Stand(find_game=lambda _: _harbour(LateBrain()), pace=0.0)
    await playing(stand, "Ana", "Bo", seats=4)
    await stand.wait(0.25)
    assert [seat for seat, _, _ in actions(stand)] == [2]
    await stand.wait(0.3)
    assert [seat for seat, action, _ in actions(stand) if action == "peek"] == [2]


async def test_bots_among_themselves_are_not_held_back() -> None:
    stand = Stand(find_game=lambda _: _harbour(LateBrain()), pace=0.0)
    ana = await demo(stand)
    assert ana.update.outcome is not None
    assert "peek" in {action for _, action, _ in actions(stand)}


async def test_an_action_that_nobody_chooses_is_taken_after_a_short_delay() -> None:
    stand = Stand(pace=1.0)
    options = {"auto_single": True, "turn_seconds": None}
    guests = await playing(stand, "Ana", "Bo", "Cy", game="nain-jaune", options=options)
    for _ in range(200):
        play = stand.table().play
        assert play is not None
        (seat, *_) = play.match.state.current_players()
        forced = play.match.state.forced_action(seat)
        if forced is not None:
            break
        await guests[seat].act(play.match.state.timeout_action(seat))
    before = len(actions(stand))
    await stand.wait(0.5)
    assert len(actions(stand)) == before
    await stand.wait(0.25)
    assert actions(stand)[before][0] == seat
    assert actions(stand)[before][2] == "forced"


async def test_a_table_whose_rules_break_is_closed_and_the_others_go_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    stand = Stand()
    ana, _ = await playing(stand, "Ana", "Bo")
    cy = stand.guest("Cy")
    await open_table(cy)
    play = stand.table().play
    assert play is not None
    play.match.apply = None  # type: ignore[assignment, method-assign]  # whatever breaks
    await ana.act(Bid(1))
    assert "table-broken" in caplog.text
    assert list(stand.lobby.tables) == [2]
    assert await open_table(ana) == 3
    await cy.say(Start, 2)
    assert cy.all(Update)
