"""The playing of deals: what is equal in them, and what the arena catches."""

import pytest

from tablee.engine import Setup
from tablee.games import get_game
from tests.contest.planted import Crashing, Illegal, Peeping, Silent, Sound
from tools.contest.contender import Thought
from tools.contest.contest import Contest, play_deal, play_with
from tools.contest.entry import UnknownBot, contender_of
from tools.contest.played import Fault

GAME = get_game("nain-jaune")


def contest(*bots: str, audited: int = 0) -> Contest:
    setup: Setup = GAME.setup(3, options={"limit_deals": 1})
    return Contest("nain-jaune", setup, bots, audited=audited)


def faults_of(planted: Sound, *, audited: int = 0) -> list[Fault]:
    played = play_with(contest("planted", "sound", audited=audited), 0, (planted, Sound()))
    return [fault for match in played.matches for fault in match.faults]


def test_equal_bots_play_the_same_match_in_every_line_up() -> None:
    played = play_deal(contest("normal", "normal"), 0)
    assert len(played.matches) == 3
    assert len({match.scores for match in played.matches}) == 1


def test_each_deal_has_cards_of_its_own() -> None:
    order = contest("normal", "normal")
    assert play_deal(order, 0).matches[0].scores != play_deal(order, 1).matches[0].scores


def test_a_deal_is_the_same_whenever_it_is_played() -> None:
    order = contest("flat:8", "easy")
    first, again = play_deal(order, 3), play_deal(order, 3)
    assert [match.scores for match in first.matches] == [match.scores for match in again.matches]
    assert [effort.iterations for match in first.matches for effort in match.efforts] == [
        effort.iterations for match in again.matches for effort in match.efforts
    ]


def test_shares_of_the_win_add_up_to_one() -> None:
    order = contest("random", "random")
    for match in play_deal(order, 1).matches:
        assert sum(match.credit(order.sides)) == pytest.approx(1)
        assert sum(match.margins(order.sides)) == pytest.approx(0)


@pytest.mark.parametrize(
    ("planted", "problem"),
    [
        (Crashing(), "crashed: RuntimeError: planted"),
        (Silent(), "owed an action and gave none"),
        (Illegal(), "illegal: Keep()"),
    ],
)
def test_a_bot_that_breaks_the_contract_is_named_and_the_match_goes_on(
    planted: Sound, problem: str
) -> None:
    faults = faults_of(planted)
    assert {(fault.bot, fault.problem) for fault in faults} == {("planted", problem)}
    assert {fault.seat for fault in faults} == {0, 1, 2}


def test_a_bot_that_sees_more_than_it_may_is_caught() -> None:
    faults = faults_of(Peeping(), audited=1)
    assert faults
    assert all(fault.problem.startswith("knows more than it sees") for fault in faults)


def test_an_honest_bot_passes_the_same_question() -> None:
    played = play_deal(contest("flat:8", "normal", audited=1), 0)
    assert sum(match.audited for match in played.matches) > 10
    assert not [fault for match in played.matches for fault in match.faults]


@pytest.mark.parametrize("text", ["strong", "flat", "flat:", "flat:0", "flat:x", "oracle:5"])
def test_an_unknown_bot_is_refused_with_what_to_write(text: str) -> None:
    with pytest.raises(UnknownBot, match=r"write one of random, greedy, easy.*flat:N"):
        contender_of(text, GAME, Thought())


def test_a_thought_replaces_and_parts_iterations() -> None:
    assert Thought().of(64) == 64
    assert Thought(part=0.25).of(64) == 16
    assert Thought(100, 0.25).of(64) == 25
    assert Thought(100).of(0) == 0
