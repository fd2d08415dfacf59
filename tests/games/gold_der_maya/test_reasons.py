"""Why a move is good: codes and facts that fit what lies on the table."""

from tablee.engine import Action, Decision
from tablee.games.gold_der_maya import GAME, Arrange, Bid, GiveTo, GoldDerMayaState
from tests.games.gold_der_maya.scenes import bid, scene

NEARLY = "19 gold, 25 gold, 28 gold, 22 silver"


def why(
    state: GoldDerMayaState, seat: int, action: Action, visits: dict[str, int] | None = None
) -> dict[str, dict[str, object]]:
    """Give the facts by code."""
    decision = Decision(action, visits=visits or {})
    reasons = GAME.brain.reasons(state.observation(seat), decision, ())
    return {reason.code: dict(reason.facts) for reason in reasons}


def test_what_closes_the_ring_says_so_and_what_it_is_worth() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver", sale=30)
    told = why(state, 0, Bid(6))
    assert list(told) == ["closes-ring", "no-rival"]
    # 10 for the disc, 18 or more for its sides, and little of that for certain before.
    assert told["closes-ring"]["points"] in range(27, 41)


def test_where_it_depends_on_what_lies_beneath_the_chance_is_told() -> None:
    state = scene(bases=[NEARLY, "", ""], board="10 jade", sale=15)
    told = why(state, 0, Bid(6))["may-close-ring"]
    assert 0 < int(str(told["percent"])) < 100


def test_it_tells_who_else_wants_a_lot() -> None:
    rival = "24 gold, 29 gold, 16 silver, 17 silver, 18 silver"
    state = scene(bases=[NEARLY, rival, ""], board="23 silver", sale=30)
    assert why(state, 0, Bid(6))["rivals"] == {"count": 1}
    told = why(state, 2, Bid(0))
    assert told["dearer-to"]["seat"] in (0, 1)
    assert list(told) == ["adds-nothing", "dearer-to", "lowest-is-paid"]


def test_a_bid_drawn_among_several_cannot_be_foreseen() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver", sale=30)
    told = why(state, 0, Bid(2), {"bid 1": 40, "bid 2": 60, "bid 3": 0})
    assert told["unforeseen"] == {"count": 2}


def test_a_layout_says_what_it_comes_to() -> None:
    state = scene(bases=[NEARLY, "", ""], board="23 silver")
    bid(state, 5, 1, 0)
    whole = "1Q4 2Q4 3S4 5S3 4S3"
    assert why(state, 0, Arrange(tuple(whole.split()))) == {"whole": {"points": 28}}
    assert why(state, 0, Arrange(tuple(whole.split()[:4])))["leaves-gap"] == {
        "size": 4,
        "count": 1,
    }


def test_a_payment_says_to_whom() -> None:
    state = scene(bases=["", "", ""], board="1 stone")
    bid(state, 3, 1, 1)
    assert why(state, 0, GiveTo(2)) == {"least-harm": {"seat": 2}}
