"""What is legal in each phase, and each refusal by its own code."""

import pytest

from tablee.engine import TABLE, Action, IllegalAction, SeededRng, Stop
from tablee.games.nain_jaune import Claim, Play, Ready, Sans
from tests.games.nain_jaune.scenes import legal, play, refusal, scene, stop

FORCED = ("9S KC 2H", "3H 4C 7D JS", "7S 8H 2D")


def test_any_card_may_be_led_and_nobody_else_may_act() -> None:
    state = scene(*FORCED)
    assert legal(state, "B") == {"3H", "4C", "7D", "JS"}
    assert legal(state, "A") == legal(state, "C") == set()
    assert state.current_players() == (1,)
    assert [state.stage(seat) for seat in range(3)] == ["wait", "lead", "wait"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A KC", "not-your-turn"),
        ("B 9S", "not-in-hand"),
        ("B sans", "no-pass-on-lead"),
        ("B claim", "nothing-to-claim"),
        ("B ready", "deal-not-over"),
        ("D 3H", "no-such-seat"),
    ],
)
def test_refusals_on_the_lead(line: str, code: str) -> None:
    assert refusal(scene(*FORCED), line) == code


@pytest.mark.parametrize(
    ("line", "code"),
    [("B JS", "wrong-rank"), ("B sans", "must-play"), ("B 4D", "not-in-hand")],
)
def test_refusals_when_following(line: str, code: str) -> None:
    state = scene(*FORCED)
    play(state, "B 3H")
    assert refusal(state, line) == code


def test_the_lowest_card_must_open_the_deal_where_so_agreed() -> None:
    state = scene("9S KC", "3H 3C 5D", "7S 8H", options={"lead_rule": "lowest"})
    assert legal(state, "B") == {"3H", "3C"}
    assert refusal(state, "B 5D") == "must-lead-lowest"
    play(state, "B 3C")
    assert legal(state, "B") == {"3H", "5D"}, "only the first lead of a deal is bound"


def test_after_a_king_the_same_seat_leads_and_an_ace_is_a_lead() -> None:
    state = scene("2S 3S", "KC AD 5H", "2H 9D")
    play(state, "B KC")
    assert legal(state, "B") == {"AD", "5H"}
    assert state.required == 0
    play(state, "B AD")
    assert legal(state, "C") == {"2H"}


def test_a_board_card_is_never_forced() -> None:
    state = scene("2S 3S", "6C 7D 7H", "2H 9D")
    play(state, "B 6C")
    assert legal(state, "B") == {"7D", "7H"}


def test_a_king_of_the_board_leaves_the_claim_open_on_the_lead() -> None:
    state = scene("2S 3S", "KH AD 5H", "2H 9D")
    play(state, "B KH")
    assert legal(state, "B") == {"AD", "5H", "claim"}
    assert refusal(state, "B sans") == "no-pass-on-lead"
    play(state, "B claim")
    assert legal(state, "B") == {"AD", "5H"}


def test_nothing_but_the_claim_or_sans_follows_the_last_card() -> None:
    state = scene("2S 3S", "7D", "2H 9D")
    play(state, "B 7D")
    assert refusal(state, "B 7C") == "claim-first"
    assert refusal(state, "A 2S") == "not-your-turn"


def test_between_deals_one_is_ready_once_and_plays_no_card() -> None:
    state = scene("2S 3S", "6C", "2H 9D")
    play(state, "B 6C")
    assert state.current_players() == (0, 1, 2)
    play(state, "C ready")
    assert state.stage(2) == "wait"
    assert state.stage(0) == "between"
    assert refusal(state, "C ready") == "already-ready"
    assert refusal(state, "A 2S") == "deal-over"
    assert refusal(state, "A sans") == "deal-over"
    assert refusal(state, "A claim") == "deal-over"


def test_nobody_acts_once_the_match_is_over() -> None:
    state = scene("2S 3S", "6C", "2H 9D")
    play(state, "B 6C")
    stop(state)
    assert state.stage(0) == "over"
    assert state.current_players() == ()
    for line in ("A ready", "A 2S", "B claim"):
        assert refusal(state, line) == "match-over"
    with pytest.raises(IllegalAction, match="match-over"):
        stop(state)


@pytest.mark.parametrize("action", [Play("3H"), Claim(), Sans(), Ready()])
def test_the_table_plays_no_cards(action: Action) -> None:
    with pytest.raises(IllegalAction, match="not-for-table"):
        scene(*FORCED).apply_action(TABLE, action, SeededRng.from_number(1))


def test_a_seat_may_not_stop_the_match() -> None:
    with pytest.raises(IllegalAction, match="only-the-table"):
        scene(*FORCED).apply_action(1, Stop("time"), SeededRng.from_number(1))


def test_a_card_that_is_none_and_an_action_of_another_game_are_refused() -> None:
    class Jump(Action, frozen=True, array_like=True):
        pass

    for action in (Play("1X"), Jump()):
        with pytest.raises(IllegalAction, match="unknown-action"):
            scene(*FORCED).apply_action(1, action, SeededRng.from_number(1))


def test_an_eliminated_seat_can_do_nothing() -> None:
    state = scene("2S 3S", "6C 9H", "2H 9D", "", out=[3], options={"broke": "eliminate"})
    assert refusal(state, "D ready") == "eliminated"
    assert legal(state, "D") == set()
    assert state.stage(3) == "wait"


def test_the_clock_claims_first_then_lays_the_lowest_lead() -> None:
    state = scene("2S 3S", "KH AD 5H", "2H 9D")
    play(state, "B KH")
    assert state.timeout_action(1) == Claim()
    play(state, "B claim")
    assert state.timeout_action(1) == Play("AD")


def test_the_clock_lays_the_board_card_of_equal_ranks_and_else_goes_by_suit() -> None:
    state = scene("2S 3S", "7S 7D 7C 9H", "2H 9D")
    assert state.timeout_action(1) == Play("7D")
    state = scene("2S 3S", "8S 8H 9H", "2H 9D")
    assert state.timeout_action(1) == Play("8H")
    state = scene("2S 3S", "6S 7S 7C 7D", "2H 9D")
    play(state, "B 6S")
    assert state.timeout_action(1) == Play("7D")


def test_the_clock_goes_on_with_the_series_even_where_stopping_is_a_choice() -> None:
    state = scene("2S 3S", "5S 6S 9C", "2H 9D", options={"continue": "optional"})
    play(state, "B 5S")
    assert state.timeout_action(1) == Play("6S")
    play(state, "B 6S")
    assert state.timeout_action(1) == Sans()


def test_the_clock_is_ready_for_everybody() -> None:
    state = scene("2S 3S", "6C", "2H 9D")
    play(state, "B 6C")
    assert state.timeout_action(0) == Ready()


def test_decisions_have_the_time_that_the_options_give() -> None:
    state = scene("2S 3S", "6C", "2H 9D", options={"turn_seconds": 45, "between_seconds": 20})
    assert (state.time_limit(1), state.time_limit(0)) == (45, None)
    play(state, "B 6C")
    assert (state.time_limit(0), state.time_limit(1)) == (20, 20)
    play(state, "A ready")
    assert state.time_limit(0) is None
    free = scene("2S 3S", "6C", "2H 9D", options={"turn_seconds": None})
    assert free.time_limit(1) is None


def test_a_single_card_is_forced_only_where_so_agreed() -> None:
    hands = ("2S 3S", "3H 4C JS", "5H 9D")
    state = scene(*hands, options={"auto_single": True})
    assert state.forced_action(1) is None, "three cards may be led"
    play(state, "B 3H")
    assert state.forced_action(1) == Play("4C")
    assert state.forced_action(2) is None
    other = scene(*hands)
    play(other, "B 3H")
    assert other.forced_action(1) is None


def test_a_claim_or_a_choice_to_stop_is_never_made_for_a_seat() -> None:
    state = scene("2S 3S", "7D 8C 9C", "2H 9D", options={"auto_single": True})
    play(state, "B 7D")
    assert state.forced_action(1) is None
    free = scene("2S 3S", "3H 4C", "2H 9D", options={"auto_single": True, "continue": "optional"})
    play(free, "B 3H")
    assert free.forced_action(1) is None
    play(free, "B 4C")
    assert free.forced_action(0) is None, "readiness is a seat's own"
