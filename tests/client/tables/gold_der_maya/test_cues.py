"""Moments of real matches: when all has flown, what is shown is the truth."""

import pytest

from tablee.engine import Event
from tablee.engine.rng import SeededRng
from tablee.games.gold_der_maya import GAME
from tablee.games.gold_der_maya.events import (
    BackSeen,
    BeadsPaid,
    BidSealed,
    BidsRevealed,
    BoardAdvanced,
    LaidOut,
    LotDrawn,
    PieceDropped,
    SaleCancelled,
)
from tablee.games.gold_der_maya.observation import GoldDerMayaObservation
from tablee_client.view.tables.gold_der_maya.cues import (
    BeadFlight,
    Happening,
    LotFlight,
    Moment,
    moments,
)
from tablee_client.view.tables.gold_der_maya.standing import Standing


def follow(standing: Standing, found: list[Moment]) -> None:
    """Let everything happen that the moments say."""
    for moment in found:
        for part in moment.parts:
            match part:
                case Happening(event):
                    standing.note(event)
                case BeadFlight(amount, payer, payee):
                    standing.move_beads(payer, -amount)
                    standing.move_beads(payee, amount)
                case LotFlight(face, start, end):
                    standing.arrive(end, standing.depart(start, face))


@pytest.mark.parametrize("own", [0, 1, None])
@pytest.mark.parametrize(
    ("seats", "preset", "self_low"),
    [(2, "seed", "choose"), (2, "duel", "keep"), (3, "open", "choose"), (4, "seed", "keep")],
)
def test_when_all_has_flown_the_scene_is_the_truth(
    seats: int, preset: str, self_low: str, own: int | None
) -> None:
    viewer = -2 if own is None else own
    dice = SeededRng.from_number(seats + 3)
    setup = GAME.setup(seats, preset=preset, options={"self_low": self_low})
    events: list[Event] = []
    state = GAME.new_initial_state(setup, dice, events)
    first = state.observation(viewer)
    assert isinstance(first, GoldDerMayaObservation)
    standing = Standing.before_match(first)
    for _ in range(400):
        known = [seen for event in events if (seen := event.seen_by(viewer)) is not None]
        follow(standing, moments(known, own=own))
        truth = state.observation(viewer)
        assert isinstance(truth, GoldDerMayaObservation)
        expected = Standing.of(truth)
        if state.phase == "over":
            expected.purses = standing.purses
        assert standing == expected
        if state.phase == "over":
            return
        seat = state.current_players()[-1]
        events = state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)
    raise AssertionError("the match has no end")


def test_all_fists_open_in_one_happening() -> None:
    (opening,) = moments([BidsRevealed((5, 3, 2, 1))], own=0)
    assert [part.at for part in opening.parts] == [0.0]
    assert opening.pause > 0.5


def test_a_sealed_bid_of_another_seat_tells_no_number() -> None:
    (sealed,) = moments([BidSealed(2, None)], own=0)
    assert sealed.parts[0].event == BidSealed(2, None)  # type: ignore[union-attr]


def test_beads_fly_one_by_one_from_payer_to_receiver() -> None:
    (paid,) = moments([BeadsPaid(0, 3, 5)], own=0)
    beads = [part for part in paid.parts if isinstance(part, BeadFlight)]
    assert [(b.payer, b.payee, b.amount) for b in beads] == [(0, 3, 1)] * 5
    starts = [bead.at for bead in beads]
    assert starts == sorted(set(starts))


def test_many_beads_fly_as_few_that_stand_for_all() -> None:
    (paid,) = moments([BeadsPaid(0, 1, 31)], own=0)
    amounts = [part.amount for part in paid.parts if isinstance(part, BeadFlight)]
    assert (len(amounts), sum(amounts)) == (12, 31)


def test_a_cancelled_lot_goes_into_the_box_as_it_lies() -> None:
    told, flown = moments([SaleCancelled("7Q4")], own=0)
    assert isinstance(told.parts[0], Happening)
    assert flown.parts == (LotFlight("7Q4", ("place", 1), ("box", 0)),)


def test_the_first_three_lots_are_drawn_one_after_another() -> None:
    events = [LotDrawn(0, face, place) for place, face in enumerate(("1Q4", "2E0", "3S1"), 1)]
    (drawn,) = moments(events, own=0)
    assert [part.at for part in drawn.parts] == pytest.approx([0, 0.12, 0.24])


def test_lots_move_up_without_being_named() -> None:
    _, shift = moments([BoardAdvanced(2)], own=0)
    flights = [part for part in shift.parts if isinstance(part, LotFlight)]
    assert [(f.face, f.start, f.end) for f in flights] == [
        (None, ("place", 2), ("place", 1)),
        (None, ("place", 3), ("place", 2)),
    ]


def test_what_oneself_laid_doesnt_fly_again() -> None:
    event = LaidOut(0, (("7Q4",),))
    assert [len(m.parts) for m in moments([event], own=0)] == [1]
    assert [len(m.parts) for m in moments([event], own=1)] == [2]


def test_a_look_at_the_hidden_side_shows_no_face() -> None:
    (look,) = moments([BackSeen(2, 4, None)], own=0)
    assert [type(part) for part in look.parts] == [Happening]


def test_dropped_pieces_fly_into_the_box_together() -> None:
    (dropped,) = moments([PieceDropped(1, "1Q4"), PieceDropped(1, "2E0")], own=0)
    assert [part.end for part in dropped.parts if isinstance(part, LotFlight)] == [("box", 0)] * 2
