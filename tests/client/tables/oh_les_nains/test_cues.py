"""Moments of real matches: when all has flown, what is shown is the truth."""

import pytest

from tablee.engine import SPECTATOR, Event
from tablee.engine.rng import SeededRng
from tablee.games.oh_les_nains import GAME
from tablee.games.oh_les_nains.events import (
    CardPlayed,
    CardsExchanged,
    ChainSettled,
    ColourPicked,
    DeckShuffled,
    Drawn,
    DwarfPlaced,
    HandRevealed,
    Pulled,
    RoundOver,
    StrengthsCompared,
)
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee_client.view.tables.oh_les_nains.cues import (
    CardFlight,
    Happening,
    Moment,
    moments,
)
from tablee_client.view.tables.oh_les_nains.standing import Standing


def follow(standing: Standing, found: list[Moment], *, own: int | None) -> None:
    """Let everything happen that the moments say."""
    for moment in found:
        for part in moment.parts:
            if isinstance(part, Happening):
                standing.note(part.event)
            else:
                fly(standing, part, own=own)


def fly(standing: Standing, part: CardFlight, *, own: int | None) -> None:
    if part.start == "deck":
        standing.leave_deck()
    elif part.start == "hand" and part.card is not None:
        standing.leave_hand(part.seat, part.card, own=part.seat == own)
    match part.end:
        case "hand":
            standing.reach_hand(part.seat, part.card, own=part.seat == own)
        case "square":
            standing.seal(part.seat)
        case "chain":
            assert part.card is not None
            standing.reach_chain(part.seat, part.card, part.colour)
        case "pile":
            assert part.card is not None
            standing.reach_pile(part.card, exchanged=part.start == "hand")


def shown(standing: Standing) -> tuple[object, ...]:
    return (
        standing.fence,
        standing.dwarves,
        standing.wins,
        standing.hand,
        standing.counts,
        standing.deck,
        standing.pile,
        standing.chain,
        standing.colour,
        sorted(standing.sealed),
        standing.mixed,
    )


@pytest.mark.parametrize("own", [0, 1, None])
@pytest.mark.parametrize("preset", ["seed", "german", "expert"])
@pytest.mark.parametrize("seats", [2, 4])
def test_when_all_has_flown_the_scene_is_the_truth(
    seats: int, preset: str, own: int | None
) -> None:
    viewer = SPECTATOR if own is None else own
    for seed in range(6):
        dice = SeededRng.from_number(seed)
        setup = GAME.setup(seats, preset=preset, options={"reveal_hands": True})
        counters = setup.flag("counters")
        events: list[Event] = []
        state = GAME.new_initial_state(setup, dice, events)
        seen = state.observation(viewer)
        assert isinstance(seen, OhLesNainsObservation)
        standing = Standing.before_deal(seen)
        while True:
            known = [e for event in events if (e := event.seen_by(viewer)) is not None]
            follow(standing, moments(known, own=own, counters=counters), own=own)
            truth = state.observation(viewer)
            assert isinstance(truth, OhLesNainsObservation)
            assert shown(standing) == shown(Standing.of(truth))
            if state.is_terminal():
                break
            seat = state.current_players()[0]
            events = state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)
        assert standing.revealed == Standing.of(truth).revealed | (
            {} if own is None else {own: standing.revealed[own]}
        )


def test_cards_that_one_may_not_know_fly_face_down() -> None:
    hands = [Drawn(0, 2, ("S1", "S2")), Drawn(1, 2, ())]
    (deal,) = moments(hands, own=0, counters=True)
    flown = [part for part in deal.parts if isinstance(part, CardFlight)]
    assert [(f.seat, f.card) for f in flown] == [(0, "S1"), (1, None), (0, "S2"), (1, None)]


def test_even_drawn_cards_that_are_known_stay_hidden_from_another_viewer() -> None:
    (deal,) = moments([Drawn(1, 1, ("D-R",))], own=0, counters=True)
    assert [part.card for part in deal.parts if isinstance(part, CardFlight)] == [None]


def test_a_sealed_colour_flies_face_down() -> None:
    (sealed,) = moments([ColourPicked(1)], own=1, counters=True)
    assert sealed.parts == (CardFlight(1, None, "hand", "square"),)


def test_first_dwarves_show_together_and_later_ones_one_by_one() -> None:
    placed = [DwarfPlaced(0, 0, "R", 1), DwarfPlaced(1, 1, "B", 16)]
    _, reveal = moments([ColourPicked(1), *placed], own=0, counters=True)
    assert reveal.opening
    assert [part.at for part in reveal.parts] == [0.0, 0.0]
    _, join = moments([ChainSettled(3, "R", 0, 2), *placed], own=0, counters=True)
    assert not join.opening
    assert join.parts[1].at > join.parts[0].at


def test_a_played_card_lies_in_the_middle_until_its_effect_is_over() -> None:
    found = moments(
        [
            CardPlayed(0, "P2-R", "pull", None),
            StrengthsCompared(3, 1),
            Pulled(0, 2, 10),
            Drawn(0, 1, ("S1",)),
        ],
        own=0,
        counters=True,
    )
    kinds = [
        (part.start, part.end) if isinstance(part, CardFlight) else type(part.event).__name__
        for moment in found
        for part in moment.parts
    ]
    assert kinds == [
        ("hand", "played"), "StrengthsCompared", "Pulled", ("played", "pile"), ("deck", "hand"),
    ]  # fmt: skip


def test_a_dwarf_waits_in_the_chain_only_where_it_can_be_countered() -> None:
    played: list[Event] = [CardPlayed(0, "D-R", "dwarf", "R"), Pulled(1, 2, 6)]
    ends = {
        counters: [p.end for m in moments(played, own=0, counters=counters) for p in m.parts
                   if isinstance(p, CardFlight)]
        for counters in (True, False)
    }  # fmt: skip
    assert ends == {True: ["chain"], False: ["played", "pile"]}


def test_a_longer_pull_takes_longer() -> None:
    lasts = [
        moments([Pulled(0, n, 8 + n)], own=0, counters=True)[0].parts[0].duration for n in (1, 3)
    ]
    assert 0.3 < lasts[0] < lasts[1] < 1.2


def test_hands_are_turned_over_together() -> None:
    (reveal,) = moments([HandRevealed(0, ("S1",)), HandRevealed(1, ("S2",))], own=0, counters=True)
    assert len(reveal.parts) == 2


def test_exchanged_cards_fly_open_to_the_pile() -> None:
    (away,) = moments([CardsExchanged(1, ("S1", "D-R"))], own=0, counters=True)
    assert [(p.card, p.end) for p in away.parts if isinstance(p, CardFlight)] == [
        ("S1", "pile"), ("D-R", "pile"),
    ]  # fmt: skip


def test_cards_exchanged_for_the_last_of_the_deck_stay_out_of_the_new_one() -> None:
    standing = Standing(8, ([], []), [0, 0], ["S1"], [1, 0], 0, ["S3"], [], None, [])
    exchange = [CardsExchanged(0, ("S1",)), DeckShuffled(1), Drawn(0, 1, ("S3",))]
    follow(standing, moments(exchange, own=0, counters=True), own=0)
    assert (standing.pile, standing.deck, standing.hand) == (["S1"], 0, ["S3"])


def test_a_game_won_rests_long_enough_to_be_read() -> None:
    (won,) = moments([RoundOver(1, 0)], own=0, counters=True)
    assert 1.0 <= won.parts[0].duration + won.pause <= 2.0
