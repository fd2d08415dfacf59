"""The auction as the better opponents see it: payoffs, and what they bid, pay and lay out."""

from itertools import product
from statistics import median

import pytest

from tablee.engine import Action, FastRng, SeededRng, State
from tablee.games.gold_der_maya import GAME, Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.auction import Sale, decide
from tablee.games.gold_der_maya.judgement import Judgement
from tablee.games.gold_der_maya.layout import split
from tablee.games.gold_der_maya.race import Race
from tablee.games.gold_der_maya.score import points
from tablee.games.gold_der_maya.sealed_bids import Habits, SealedBids
from tablee_server.ai import Budget, bot_of
from tests.games.gold_der_maya.scenes import act, bid, scene

NEARLY = "19 gold, 25 gold, 28 gold, 22 silver"
QUICK = Budget(60)


def chosen(state: State, seat: int, seed: int = 1, level: str = "hard") -> Action:
    seen, legal = state.observation(seat), state.legal_actions(seat)
    action = bot_of(level).choose(GAME, seen, FastRng(seed), QUICK).action
    assert action is not None
    assert legal.allows(action)
    return action


def bids(state: State, seat: int) -> list[int]:
    actions = [chosen(state, seat, seed) for seed in range(12)]
    return [action.beads for action in actions if isinstance(action, Bid)]


@pytest.mark.parametrize("keeps_own", [False, True])
def test_every_outcome_is_decided_as_the_rules_do(keeps_own: bool) -> None:
    race = Race((30.0, 20.0, 10.0), bead=1.5, doubt=5.0)
    gains = (3.0, 4.0, 6.0)
    stage = SealedBids(race, gains, (3, 3, 3), keeps_own=keeps_own)
    for picks in product(range(4), repeat=3):
        winner, receivers = decide(picks, keeps_own=keeps_own)
        scores = list(race.scores)
        if winner >= 0:
            scores[winner] += gains[winner]
        if receivers:
            poorest = max(receivers)  # they stand in the order of their scores
            scores[winner] -= 1.5 * picks[winner]
            scores[poorest] += 1.5 * picks[winner]
        for seat, worth in enumerate(race.worths(scores)):
            assert stage.replies(seat, picks)[picks[seat]] == worth


def test_no_seat_is_paid_for_its_number() -> None:
    stage = SealedBids(
        Race((9.0, 9.2, 9.4, 9.0), 1.0, 5.0), (0, 0, 0, 9), (4,) * 4, keeps_own=False
    )
    for seat in range(3):
        any_of_them = [stage.worths(3, 3, paid)[seat] for paid in range(3)]
        assert stage.replies(seat, (0, 0, 0, 3))[0] == pytest.approx(sum(any_of_them) / 3)
    state = scene(bases=["", "", "", ""], board="1 stone")
    bid(state, 3, 1, 1, 1)
    paid = {chosen(state, 0, seed) for seed in range(30)}
    assert paid == {GiveTo(1), GiveTo(2), GiveTo(3)}


def test_only_who_asks_meets_the_others_habits() -> None:
    habits = Habits(told((0, 3)), Judgement(habit=1.0), FastRng(1))
    race = Race((20.0, 20.0), bead=1.0, doubt=5.0)
    stage = SealedBids(race, (3.0, 5.0), (9, 9), keeps_own=False, asks=0, habits=habits)
    plain = SealedBids(race, (3.0, 5.0), (9, 9), keeps_own=False)
    assert len({stage.replies(0, (0, 0)) for _ in range(30)}) > 2
    assert stage.replies(1, (0, 0)) == plain.replies(1, (0, 0))


def told(*bids: tuple[int, ...]) -> list[Sale]:
    return [Sale("1Q0", one) for one in bids]


def test_habits_follow_what_each_seat_bid_so_far() -> None:
    judgement = Judgement(custom=0.3, trust=3.0)
    none = Habits([], judgement, FastRng(1))
    assert none.boldness(0) == none.boldness(1) == pytest.approx(0.3)
    seen = Habits(told(*[(0, 4)] * 6), judgement, FastRng(1))
    assert seen.boldness(0) < 0.15 < 0.6 < seen.boldness(1) < 1.0
    drawn = [[seen.bid(seat, 6.0, 9) for _ in range(50)] for seat in (0, 1)]
    assert sum(drawn[0]) < sum(drawn[1])
    assert max(seen.bid(1, 60.0, 5) for _ in range(20)) == 5


def test_habits_rule_in_their_part_of_the_rounds() -> None:
    ruled = [Habits([], Judgement(habit=part), FastRng(1)).rule() for part in (0.0, 1.0)]
    assert ruled == [False, True]
    half = Habits([], Judgement(habit=0.5), FastRng(1))
    assert 35 < sum(half.rule() for _ in range(100)) < 65


def test_four_of_them_do_not_wait_for_each_other() -> None:
    """Lots are sold: nobody counts on being paid for an empty fist."""
    state = GAME.new_initial_state(GAME.setup(4), SeededRng.from_number(1))
    step = 0
    while len(state.sales) < 8:
        step += 1
        seat = state.current_players()[0]
        act(state, seat, chosen(state, seat, step))
    assert sum(sale.winner is not None for sale in state.sales) >= 2


def test_worths_add_up_to_one_win_and_follow_the_scores() -> None:
    race = Race((30.0, 30.0, 12.0), bead=1.0, doubt=4.0)
    first, second, last = race.worths(race.scores)
    assert first == second > last > 0
    assert race.worths((60.0, 0.0, 0.0))[0] > 0.9
    assert sum(race.worths((9.0, 9.0, 9.0))) == pytest.approx(0.8 + 3 * 0.2 * 0.5)


def test_they_outbid_the_others_for_what_makes_the_disc_whole() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver", sale=29)
    assert median(bids(state, 0)) >= 3 > 1 >= median(bids(state, 1))
    assert max(bids(state, 1)) <= 4


def test_what_helps_nobody_is_hardly_worth_a_bead() -> None:
    state = scene(bases=[NEARLY, "", ""], board="1 stone", sale=30)
    assert all(max(bids(state, seat)) <= 2 for seat in range(3))


def test_nobody_can_foresee_the_bid_of_one_among_equals() -> None:
    state = scene(bases=["", "", "", ""], board="25 gold")
    assert len({beads for seat in range(2) for beads in bids(state, seat)}) > 1


def test_they_pay_whom_it_helps_least() -> None:
    whole = "19 gold, 25 gold, 28 gold, 22 gold, 23 gold"
    state = scene(bases=["", whole, "", ""], beads=[10, 7, 12, 11], board="1 stone")
    bid(state, 3, 1, 1, 1)
    assert chosen(state, 0) in (GiveTo(2), GiveTo(3))


def test_they_make_the_best_disc_there_is() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver")
    bid(state, 5, 1, 0)
    action = chosen(state, 0)
    assert isinstance(action, Arrange)
    assert points(split(action.layout, 1)) == 40


def test_two_bases_are_thrown_together_to_fill_both() -> None:
    bases = [
        "7 bronze, 13 bronze, 10 bronze, 8 bronze",
        "1 stone, 25 stone, 4 stone, 5 stone, 2 stone",
    ]
    options = {"bases_2p": 2}
    state = scene(bases=[bases, ["", ""]], board="19 gold", options=options, sale=29)
    bid(state, 5, 1)
    action = chosen(state, 0)
    assert isinstance(action, Arrange)
    assert points(split(action.layout, 2)) == 22 + 26


@pytest.mark.parametrize(("seats", "preset"), [(2, "duel"), (3, "open"), (4, "seed")])
def test_a_match_of_theirs_is_lawful(seats: int, preset: str) -> None:
    state = GAME.new_initial_state(GAME.setup(seats, preset=preset), SeededRng.from_number(seats))
    for step in range(3 * seats):
        seat = state.current_players()[0]
        act(state, seat, chosen(state, seat, step, ("hard", "expert")[step % 2]))
    assert state.problems() == []
