"""What the better opponents foresee: rounds settled by habit, and what a party is worth."""

from collections.abc import Iterator

import pytest

from tablee.engine import Action, Decision, FastRng
from tablee.games.gnumies import GAME, Bid, Discard, Give, GnumiesState, Keep
from tablee.games.gnumies.cards import CODES
from tablee.games.gnumies.habits import Habits, bid_by_habit
from tablee.games.gnumies.horizon import settle_round
from tablee.games.gnumies.prospects import SIGNS, STAGES
from tablee.games.gnumies.terms import Terms
from tablee.games.gnumies.valuation import foreseen, kind_of_party, learnt
from tests.games.gnumies.scenes import play, scene
from tools.learn_gnumies import learn

HABITS = Habits()


def midways(seats: int, preset: str) -> Iterator[GnumiesState]:
    """Play at random and give positions on the way."""
    rng = FastRng(seats)
    state = GAME.new_initial_state(GAME.setup(seats, preset=preset), rng)
    while not state.is_terminal():
        seat = state.current_players()[0]
        state.apply_action(seat, state.legal_actions(seat).sample(rng), rng)
        if rng.below(4) == 0:
            yield state


@pytest.mark.parametrize("preset", ["seed", "amigo"])
@pytest.mark.parametrize("seats", GAME.type.seats)
def test_habits_bid_what_is_legal_and_a_settled_round_is_a_position(
    seats: int, preset: str
) -> None:
    for number, state in enumerate(midways(seats, preset)):
        rng = FastRng(number)
        if state.phase == "bid":
            for seat in state.current_players():
                card = bid_by_habit(state, HABITS, seat, rng)
                assert state.legal_actions(seat).allows(Bid(CODES[card]))
        settled = state.clone()
        settle_round(settled, HABITS, rng)
        assert settled.problems() == []
        assert settled.is_terminal() or settled.phase == "bid"
        assert settled.is_terminal() or settled.round > state.round
        assert sum(GAME.brain.utilities(settled)) == pytest.approx(1, abs=0.35)


@pytest.mark.parametrize("preset", ["seed", "amigo"])
def test_what_is_believed_looks_the_same_to_who_believes_it(preset: str) -> None:
    for number, state in enumerate(midways(4, preset)):
        for seat in range(4):
            seen = state.observation(seat)
            assert GAME.brain.believe(GAME, seen, FastRng(number)).observation(seat) == seen


def test_sealed_bids_are_guessed_by_habit_but_for_a_whim() -> None:
    state = scene(rooms=["", "7 7 7"], guest="7", deck="1 2 3")
    play(state, "yellow 10")
    seen = state.observation(0)
    worlds = [GAME.brain.believe(GAME, seen, FastRng(seed)) for seed in range(300)]
    bids = [world.bids[1] for world in worlds]
    assert 0 < sum(bid < 6 for bid in bids) < 300 / 10


def test_there_is_a_lesson_for_every_kind_of_party() -> None:
    lessons = learnt().lessons
    for preset in ("seed", "amigo"):
        for seats in GAME.type.seats:
            lesson = lessons[kind_of_party(Terms(GAME.setup(seats, preset=preset)))]
            assert len(lesson.weights) == len(lesson.errors) == STAGES
            assert {len(row) for row in lesson.weights} == {SIGNS}


def test_lessons_can_be_taught_anew() -> None:
    setup = GAME.setup(2)
    lesson = learn(setup, 2, 1)
    assert lesson == learn(setup, 2, 1)
    assert lesson != learn(setup, 2, 2)
    assert {len(row) for row in lesson.weights} == {SIGNS}


def test_sets_and_cards_promise_points_and_wullawakis_cost_them() -> None:
    plain = foreseen(scene(seats=4, rooms=["9 3", "8 4", "7 5", "6 2"], guest="1"))
    paired = foreseen(scene(seats=4, rooms=["9 9", "8 4", "7 5", "6 2"], guest="1"))
    plagued = foreseen(scene(seats=4, rooms=["9 9 W", "8 4", "7 5", "6 2"], guest="1"))
    spent = foreseen(
        scene(rooms=["9 3", "8 4", "7 5", "6 2"], guest="1", hands=["10 20 30", *["90"] * 3])
    )
    assert paired[0] > plain[0] + 5
    assert plagued[0] < paired[0]
    assert spent[0] != plain[0]


def why(state: GnumiesState, seat: int, action: Action) -> dict[str, dict[str, object]]:
    seen = state.observation(seat)
    worlds = [GAME.brain.believe(GAME, seen, FastRng(seed)) for seed in range(20)]
    told = GAME.brain.reasons(seen, Decision(action), worlds)
    return {reason.code: dict(reason.facts) for reason in told}


def test_a_bid_tells_its_gain_its_chance_and_who_else_wants_the_guest() -> None:
    told = why(scene(rooms=["", "7 7 7", "2"], guest="7"), 0, Bid("100"))
    assert list(told) == ["adds", "wins", "dearer-to"]
    assert told["dearer-to"] == {"seat": 1, "points": 50}
    low = why(scene(rooms=["", "7 7 7", "2"], guest="7"), 0, Bid("10"))
    assert low["wins"] == {"percent": 0}
    assert int(str(told["wins"]["percent"])) > 40


def test_a_bid_for_a_wullawaki_tells_what_it_costs() -> None:
    told = why(scene(rooms=["9 2", "3", "4"], guest="W"), 0, Bid("10"))
    assert told["pest-costs"] == {"points": 2}
    assert "pest-comes" in told


def test_stars_and_losses_tell_their_reasons_too() -> None:
    facts = {"preset": "amigo", "rooms": ["8 8", "2", "7 7 7"], "star": 0}
    assert list(why(scene(**facts, drawn="8"), 0, Keep())) == ["keeps"]
    assert why(scene(**facts, drawn="2"), 0, Give(2))["helps-least"]["seat"] == 2
    state = scene(rooms=["W W W 3 3 3 12 1", ""], ended="time")
    assert why(state, 0, Discard(("1a", "3a", "12"))) == {"loses-least": {"points": 20}}
    star = scene(rooms=["8", "2", "3"], guest="1", preset="amigo")
    assert list(why(star, 0, Bid("star"))) == ["adds-little", "star-draws"]
