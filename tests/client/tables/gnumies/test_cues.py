"""Moments of real parties: when all has flown, what is shown is the truth."""

from typing import Any

import pytest

from tablee.engine import Event
from tablee.engine.rng import SeededRng
from tablee.games.gnumies import GAME
from tablee.games.gnumies.events import (
    BidSealed,
    BidsShown,
    GnumieReturned,
    GnumieSpent,
    GuestsLost,
    GuestTaken,
    GuestTurned,
    GuestWon,
    LuckDecided,
    StarDrew,
    StarPlaced,
)
from tablee.games.gnumies.observation import GnumiesObservation
from tablee_client.view.tables.gnumies.cues import (
    CardFlight,
    Flip,
    GuestFlight,
    Happening,
    Moment,
    Part,
    Place,
    moments,
)
from tablee_client.view.tables.gnumies.standing import Standing


def follow(standing: Standing, found: list[Moment], *, own: int | None) -> None:
    """Let everything happen that the moments say."""
    for moment in found:
        for part in moment.parts:
            _follow(standing, part, own)


def _follow(standing: Standing, part: Part, own: int | None) -> None:
    match part:
        case Happening(event) | Flip(event):
            standing.note(event)
        case GuestFlight(guest, start, end):
            _leave(standing, start, guest)
            _reach(standing, end, guest)
        case CardFlight(seat, card, ("hand", _)):
            standing.leave_hand(seat, card)
            standing.reach_table(seat, card)
        case CardFlight(seat, str(card), ("bid", _), end):
            standing.leave_table(seat)
            if end[0] == "hand":
                standing.reach_hand(seat, card, own=seat == own)
            else:
                standing.spend(seat, card)


def _leave(standing: Standing, place: Place, guest: str | None) -> None:
    match place:
        case ("deck", _):
            standing.leave_deck()
        case ("stage", _):
            standing.leave_stage()
        case ("drawn", _):
            standing.end_draw()
        case ("room", seat):
            standing.leave_room(seat, guest or "")


def _reach(standing: Standing, place: Place, guest: str | None) -> None:
    match place:
        case ("stage", _):
            standing.reach_stage(guest or "")
        case ("drawn", seat):
            standing.draw(seat, guest)
        case ("room", seat):
            standing.reach_room(seat, guest or "")


@pytest.mark.parametrize("own", [0, 1, None])
@pytest.mark.parametrize("preset", ["seed", "amigo"])
@pytest.mark.parametrize("options", [{}, {"star_variant": "asterix", "penalty_before_copy": True}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_when_all_has_flown_the_scene_is_the_truth(
    seats: int, preset: str, own: int | None, options: dict[str, Any]
) -> None:
    viewer = -2 if own is None else own
    dice = SeededRng.from_number(seats)
    events: list[Event] = []
    setup = GAME.setup(seats, preset=preset, options=options)
    state = GAME.new_initial_state(setup, dice, events)
    standing = Standing.before(state.observation(viewer))
    while True:
        known = [seen for event in events if (seen := event.seen_by(viewer)) is not None]
        follow(standing, moments(known, own=own), own=own)
        truth = state.observation(viewer)
        assert isinstance(truth, GnumiesObservation)
        wanted = Standing.of(truth)
        standing.lucky, standing.crowned = {}, None
        assert standing == wanted
        if state.phase == "over":
            return
        seat = state.current_players()[0]
        events = state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)


def test_the_bid_of_another_flies_face_down_even_if_it_were_known() -> None:
    (moment,) = moments([BidSealed(1, "70")], own=0)
    assert moment.parts == (CardFlight(1, None, ("hand", 1), ("bid", 1)),)
    (moment,) = moments([BidSealed(0, "70")], own=0)
    assert moment.parts == (CardFlight(0, "70", ("hand", 0), ("bid", 0)),)


def test_all_bids_turn_over_in_one_moment_and_rest_before_the_verdict() -> None:
    shown = BidsShown(("70", None, "40"))
    (moment,) = moments([shown], own=0)
    assert moment.parts == (Flip(shown),)
    assert moment.pause > 0.5


def test_luckynits_are_counted_before_the_guest_hops() -> None:
    found = moments([LuckDecided((0, 2), (5, 2), 0), GuestWon(0, "7a")], own=0)
    assert [type(part) for moment in found for part in moment.parts] == [
        Happening, Happening, GuestFlight,
    ]  # fmt: skip
    hop = found[1].parts[1]
    assert (hop.at, hop) == (0.8, GuestFlight("7a", ("stage", 0), ("room", 0), 0.8))


def test_after_a_round_all_cards_leave_together() -> None:
    found = moments([GnumieSpent(0, "70"), GnumieReturned(1, "40"), GnumieReturned(2, "10")], own=0)
    assert len(found) == 1
    assert {(p.end, p.at) for p in found[0].parts if isinstance(p, CardFlight)} == {
        (("out", 0), 0.0), (("hand", 1), 0.0), (("hand", 2), 0.0),
    }  # fmt: skip


def test_what_a_star_draws_stays_face_down_for_all_others() -> None:
    (drawn,) = moments([StarDrew(1, "9a")], own=0)
    assert GuestFlight(None, ("deck", 0), ("drawn", 1), 0.0, 0.34) in drawn.parts
    (placed,) = moments([StarPlaced(1, "9a", 0)], own=0)
    assert GuestFlight("9a", ("drawn", 1), ("room", 0), 0.2) in placed.parts


def test_guests_that_are_driven_away_run_one_after_the_other() -> None:
    (moment,) = moments([GuestsLost(2, 3, ("1a", "2a", "3a"))], own=0)
    starts = [part.at for part in moment.parts if isinstance(part, GuestFlight)]
    assert starts == sorted(set(starts))
    assert len(starts) == 3


def test_the_last_player_is_served_in_one_go() -> None:
    found = moments([GuestTaken(1, f"{k}a") for k in range(1, 8)], own=0)
    assert len(found) == 1
    assert max(part.at + part.duration for part in found[0].parts) < 1.6


def test_a_new_guest_clears_the_last_verdict() -> None:
    standing = Standing.before(GAME.position(hands=["10", "20"], guest="7").observation(0))
    standing.note(LuckDecided((0, 1), (3, 1), 0))
    standing.note(GuestWon(0, "7a"))
    assert (standing.crowned, standing.lucky) == (0, {0: 3, 1: 1})
    standing.note(GuestTurned(2, "8a", 40))
    assert (standing.crowned, standing.lucky, standing.round) == (None, {}, 2)
