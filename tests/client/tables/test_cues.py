"""Moments of real matches: when all has flown, what is shown is the truth."""

import pytest

from tablee.engine import Event
from tablee.engine.rng import SeededRng
from tablee.games.nain_jaune import GAME
from tablee.games.nain_jaune.events import (
    BoxClaimed,
    CardLaid,
    DealBegun,
    Dealt,
    DuesPaid,
    GrandOpera,
    HandRevealed,
    SansSaid,
    SeriesStopped,
    StakePaid,
)
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee_client.view.tables.nain_jaune.cues import (
    CardFlight,
    Happening,
    Moment,
    TokenFlight,
    moments,
)
from tablee_client.view.tables.nain_jaune.standing import Standing


def follow(standing: Standing, found: list[Moment], *, own: int | None) -> None:
    """Let everything happen that the moments say."""
    for moment in found:
        for part in moment.parts:
            match part:
                case Happening(event):
                    standing.note(event)
                case TokenFlight(amount, start, end):
                    standing.move_tokens(start, -amount)
                    standing.move_tokens(end, amount)
                case CardFlight(seat, card, ("talon", _)):
                    standing.leave_talon()
                    standing.reach_hand(seat, card, own=seat == own)
                case CardFlight(seat, str(card)):
                    standing.leave_hand(seat, card)
                    standing.reach_series(seat, card)


def shown(standing: Standing) -> tuple[object, ...]:
    return (
        standing.tokens,
        standing.boxes,
        standing.counts,
        standing.hand,
        standing.series,
        standing.earlier,
        standing.talon,
        standing.sans,
        standing.dealer,
    )


@pytest.mark.parametrize("own", [0, 2, None])
@pytest.mark.parametrize("preset", ["seed", "casual", "traditional", "skip"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_when_all_has_flown_the_scene_is_the_truth(
    seats: int, preset: str, own: int | None
) -> None:
    viewer = -2 if own is None else own
    dice = SeededRng.from_number(seats)
    setup = GAME.setup(seats, preset=preset, options={"limit_deals": 3})
    events: list[Event] = []
    state = GAME.new_initial_state(setup, dice, events)
    standing = Standing.before_deal(state.observation(viewer))
    for _ in range(400):
        known = [seen for event in events if (seen := event.seen_by(viewer)) is not None]
        follow(standing, moments(known, own=own), own=own)
        truth = state.observation(viewer)
        assert isinstance(truth, NainJauneObservation)
        assert shown(standing) == shown(Standing.of(truth))
        if state.phase == "over":
            return
        seat = state.current_players()[0]
        events = state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)
    assert state.phase != "over" or own is None or own >= 0


def test_cards_that_one_may_not_know_fly_face_down() -> None:
    hands = [Dealt(0, 2, ("AS", "2S")), Dealt(1, 2, ()), Dealt(2, 2, ())]
    (deal,) = moments(hands, own=0)
    flown = [part for part in deal.parts if isinstance(part, CardFlight)]
    assert [(f.seat, f.card) for f in flown] == [
        (0, "AS"), (1, None), (2, None), (0, "2S"), (1, None), (2, None),
    ]  # fmt: skip


def test_even_a_dealt_hand_that_is_known_stays_hidden_from_another_viewer() -> None:
    (deal,) = moments([Dealt(1, 1, ("KH",))], own=0)
    assert deal.parts[0] == CardFlight(1, None, ("talon", 0), ("seat", 1), 0.0, 0.24)


@pytest.mark.parametrize(("seats", "cards"), [(3, 15), (8, 6), (2, 22)])
def test_a_whole_deal_takes_no_longer_than_it_may(seats: int, cards: int) -> None:
    (deal,) = moments([Dealt(s, cards, ()) for s in range(seats)], own=None)
    starts = [part.at for part in deal.parts]
    assert len(deal.parts) == seats * cards
    assert max(part.at + part.duration for part in deal.parts) <= 1.2
    assert starts == sorted(starts)


def test_a_claim_flies_token_by_token_forty_milliseconds_apart() -> None:
    (claim,) = moments([BoxClaimed(2, "JC", 8)], own=0)
    tokens = [part for part in claim.parts if isinstance(part, TokenFlight)]
    assert [part.amount for part in tokens] == [1] * 8
    assert {(part.start, part.end) for part in tokens} == {(("box", 1), ("seat", 2))}
    assert tokens[3].at == pytest.approx(0.12)


def test_many_tokens_fly_as_few_that_stand_for_all() -> None:
    (claim,) = moments([BoxClaimed(2, "7D", 215)], own=0)
    amounts = [part.amount for part in claim.parts if isinstance(part, TokenFlight)]
    assert len(amounts) == 14
    assert sum(amounts) == 215
    assert max(amounts) - min(amounts) == 1


def test_everybody_pays_at_once() -> None:
    found = moments([DuesPaid(1, 0, 3, 3), DuesPaid(2, 0, 2, 2)], own=0)
    assert len(found) == 1
    assert sum(p.amount for p in found[0].parts if isinstance(p, TokenFlight)) == 5


def test_hands_are_turned_over_together() -> None:
    shown_hands = [HandRevealed(1, ("AS",)), HandRevealed(2, ("2S", "3S"))]
    (reveal,) = moments(shown_hands, own=0)
    assert [part.at for part in reveal.parts] == [0.0, 0.0]


def test_what_happens_keeps_its_order() -> None:
    found = moments(
        [
            CardLaid(0, "9H", False),
            SansSaid(0, 10),
            SansSaid(1, 10),
            SeriesStopped(0, 10),
            CardLaid(0, "KH", True),
            GrandOpera(0),
        ],
        own=0,
    )
    kinds = [type(part).__name__ for moment in found for part in moment.parts]
    assert kinds == [
        "CardFlight", "Happening", "Happening", "Happening", "Happening", "CardFlight", "Happening",
    ]  # fmt: skip


def test_nothing_paid_lets_nothing_fly() -> None:
    found = moments([DuesPaid(1, 0, 0, 4)], own=0)
    assert [moment.parts for moment in found] == [()]


def test_stakes_come_after_the_table_was_cleared() -> None:
    first, second = moments(
        [DealBegun(2, 0, 1, 9, 7), StakePaid(0, "10D", 1), StakePaid(0, "JC", 2)], own=0
    )
    assert isinstance(first.parts[0], Happening)
    assert [p.amount for p in second.parts if isinstance(p, TokenFlight)] == [1, 2]
