"""Moments of real matches: when all has flown, what is shown is the truth."""

from typing import Any

import pytest

from tablee.engine import Event
from tablee.engine.rng import SeededRng
from tablee.games.nain import GAME, NainObservation
from tablee.games.nain.events import (
    BidMade,
    CardDrafted,
    CardsKept,
    CoinChosen,
    CoinCounted,
    CoinsAdded,
    Counted,
    CoverRemoved,
    Dealt,
    NainCalled,
    SpecialPlayed,
    SpecialTurnedUp,
)
from tablee_client.view.tables.nain.cues import Flight, Happening, Moment, moments
from tablee_client.view.tables.nain.standing import Standing


def follow(standing: Standing, found: list[Moment]) -> None:
    """Let everything happen that the moments say, in the order of their parts."""
    for moment in found:
        for part in moment.parts:
            if isinstance(part, Happening):
                standing.note(part.event)
                if isinstance(part.event, CardsKept):
                    standing.gather()
            else:
                fly(standing, part)


def fly(standing: Standing, part: Flight) -> None:
    card: Any = part.card
    match part.kind:
        case "choose":
            standing.leave_hand(part.seat, card)
            standing.reach_table(part.seat, card)
        case "play":
            standing.leave_specials(part.seat, card)
            standing.reach_beside(part.seat, card)
        case "deal-coin":
            standing.deal_coin(part.seat, card)
        case "deal-special":
            standing.deal_special(part.seat, card)
        case "coin":
            standing.pour(part.seat)
        case kind:
            if kind == "draft":
                standing.take_leftover(part.start[1])
            standing.win(part.seat, card)


@pytest.mark.parametrize(
    ("seats", "seed", "preset", "own"),
    [
        (4, 1, "seed", 0),
        (5, 2, "whirl", 2),
        (3, 3, "strict", 1),
        (8, 4, "whirl", None),
        (2, 5, "seed", 0),
    ],
)
def test_the_scene_follows_whole_matches(
    seats: int, seed: int, preset: str, own: int | None
) -> None:
    options = {"two_player": True} if seats == 2 else {}
    setup = GAME.setup(seats, preset=preset, options=options)
    dice, events = SeededRng.from_number(seed), list[Event]()
    state = GAME.new_initial_state(setup, dice, events)
    viewer = -2 if own is None else own
    standing: Standing | None = None
    while True:
        seen = state.observation(viewer)
        assert isinstance(seen, NainObservation)
        heard = [e for event in events if (e := event.seen_by(viewer)) is not None]
        if standing is None:
            standing = Standing.before_deal(seen)
        follow(standing, moments(heard, own=own))
        if state.is_terminal():
            assert standing.won_counts == list(seen.won_counts)
            return
        assert standing == Standing.of(seen)
        (seat, *_) = state.current_players()
        action = GAME.brain.heuristic(state.observation(seat), state.legal_actions(seat), dice)
        assert action is not None
        events = state.apply_action(seat, action, dice)


def kinds(moment: Moment) -> list[str]:
    return [part.kind for part in moment.parts if isinstance(part, Flight)]


def test_all_covers_of_a_count_lift_in_one_moment() -> None:
    events = (CoinCounted(0, "5/6"), SpecialTurnedUp(0, 0, "thief"), CoinCounted(1, "4/6"))
    (found,) = moments(events, own=0)
    assert len(found.parts) == 3
    assert {part.at for part in found.parts} == {0.0}
    assert len({part.duration for part in found.parts if isinstance(part, Happening)}) == 1


def test_a_count_is_told_card_by_card_and_then_judged() -> None:
    events = (
        CoinCounted(0, "5/6"),
        CoinCounted(1, "4/6"),
        CoinsAdded(1, "hoard", 5),
        Counted(1, 14, 12, 0, 1),
    )
    reveal, hoard, total = moments(events, own=0)
    assert len(reveal.parts) == 2
    assert hoard.pause > 0
    assert kinds(total) == ["coin", "coin"]
    last = total.parts[-1]
    assert isinstance(last, Happening)
    assert all(part.at + part.duration <= last.at for part in total.parts[:-1])


def test_nobody_sees_which_cards_the_winner_keeps() -> None:
    found = moments([CardsKept(2, ())], own=0)
    flights = [p for m in found for p in m.parts if isinstance(p, Flight)]
    assert [flight.card for flight in flights] == [None, None]
    assert {flight.start for flight in flights} == {("middle", 0, 0)}


def test_a_deal_shows_only_the_own_cards() -> None:
    events = (Dealt(0, 2, 1, ("1/3", "5/6"), ("thief",)), Dealt(1, 2, 1, (), ()))
    (deal,) = moments(events, own=0)
    cards = {(p.seat, p.card) for p in deal.parts if isinstance(p, Flight)}
    assert cards == {(0, "1/3"), (0, "5/6"), (0, "thief"), (1, None)}


def test_the_draft_flies_at_once_and_a_secret_choice_face_down() -> None:
    (draft,) = moments([CardDrafted(1, 0, None), CardDrafted(0, 1, "4/6")], own=0)
    assert kinds(draft) == ["draft", "draft"]
    (choice,) = moments([CoinChosen(3, None)], own=0)
    assert choice.parts[0] == Flight("choose", 3, None, ("hand", 3, 0), ("coin", 3, 0))


def test_covers_that_go_together_are_one_moment_and_bids_are_not() -> None:
    assert len(moments([CoverRemoved(0, None), CoverRemoved(1, "4/6")], own=0)) == 1
    assert len(moments([BidMade(0, 4), BidMade(1, 5)], own=0)) == 2
    (shout,) = moments([NainCalled(1, 0, 4)], own=0)
    assert shout.parts[0].duration > 0


def test_a_played_special_is_announced_and_stays_unknown() -> None:
    (moment,) = moments([SpecialPlayed(2, 0, None)], own=0)
    assert isinstance(moment.parts[0], Happening)
    assert kinds(moment) == ["play"]
    assert [p.card for p in moment.parts if isinstance(p, Flight)] == [None]
