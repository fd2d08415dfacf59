"""Properties of whole matches, over random options, seats, seeds and moves."""

from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import (
    SPECTATOR,
    BadSetup,
    Event,
    FastRng,
    Replay,
    SeededRng,
    Setup,
    Step,
    Value,
    play_again,
    seed_of,
    seen_events,
)
from tablee.games.oh_les_nains import GAME, OhLesNainsState
from tablee.games.oh_les_nains.cards import INDEX
from tablee.games.oh_les_nains.events import (
    CardPlayed,
    CardsExchanged,
    Declined,
    Drawn,
    DwarfPlaced,
    HandRevealed,
    Pulled,
    RoundBegun,
)


class Played(NamedTuple):
    """A match from its first event to its last."""

    setup: Setup
    seed: int
    steps: list[Step]
    events: list[tuple[Event, ...]]
    end: OhLesNainsState


def values_of(option: Any) -> st.SearchStrategy[Value]:
    if option.values:
        return st.sampled_from(option.values)
    last = min(option.high, option.low + 5 * option.step)
    numbers = st.sampled_from(range(option.low, last + 1, option.step))
    return st.one_of(st.none(), numbers) if option.or_none else numbers


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    seats = draw(st.sampled_from(GAME.type.seats))
    chosen = draw(st.lists(st.sampled_from(GAME.type.options), unique_by=lambda o: o.key))
    options = {option.key: draw(values_of(option)) for option in chosen}
    try:
        return GAME.setup(seats, options=options)
    except BadSetup:
        return GAME.setup(seats, options={**options, "first_seat": "random"})


@st.composite
def matches(draw: st.DrawFn) -> Played:
    setup, seed = draw(setups()), draw(st.integers(0, 10_000))
    dice, luck = SeededRng.from_number(seed), FastRng(draw(st.integers(0, 10_000)))
    opening: list[Event] = []
    state = GAME.new_initial_state(setup, dice, opening)
    steps, events = [], [tuple(opening)]
    while not state.is_terminal():
        assert state.problems() == []
        assert_decisions_are_sound(state)
        seat = luck.choice(state.current_players())
        action = state.legal_actions(seat).sample(luck)
        steps.append(Step(seat, GAME.action_to_string(action)))
        events.append(tuple(state.apply_action(seat, action, dice)))
    assert state.problems() == []
    return Played(setup, seed, steps, events, state)


def assert_decisions_are_sound(state: OhLesNainsState) -> None:
    """The rules file's invariants of every decision."""
    assert 0 <= state.fence <= 16
    assert all(1 <= len(hand) <= 5 for hand in state.hands)
    assert GAME.conserved(state) == {"cards": 55, "pawns": 28}
    assert all(state.legal_actions(seat) for seat in state.current_players())
    if state.phase != "pick":
        assert all(state.dwarves)
        assert min(state.margin(0), state.margin(1)) >= 0


@settings(max_examples=25)
@given(matches())
def test_the_fence_moves_as_the_events_say_and_by_what_the_rules_allow(played: Played) -> None:
    fence = 8
    for events in played.events:
        pulls = [event.squares for event in events if isinstance(event, Pulled)]
        for event in events:
            if isinstance(event, RoundBegun):
                fence = event.fence
            elif isinstance(event, Pulled):
                fence += -event.squares if event.team else event.squares
                assert event.fence == fence
        match events[0]:
            case CardPlayed(_, card, "squirrel", _):
                assert pulls == [int(card[1])]
            case CardPlayed(_, _, "dwarf", _):
                assert pulls == [2]
            case CardPlayed(_, _, "pull", _):
                assert len(pulls) <= 1
            case CardsExchanged():
                assert pulls == [1]
            case _:
                assert pulls == []
    assert fence == played.end.fence


@settings(max_examples=25)
@given(matches())
def test_dwarves_fill_the_strip_from_its_ends(played: Played) -> None:
    teams: list[list[int]] = [[], []]
    for event in (event for events in played.events for event in events):
        if isinstance(event, RoundBegun):
            teams = [[], []]
        elif isinstance(event, DwarfPlaced):
            standing = teams[event.team]
            expected = 16 - len(standing) if event.team else len(standing) + 1
            assert event.square == expected
            assert event.team == event.seat % 2
            standing.append("RBYG".index(event.colour))
    assert teams == played.end.dwarves


@settings(max_examples=25)
@given(matches())
def test_hands_follow_from_the_events_that_their_owner_sees(played: Played) -> None:
    for viewer in range(played.setup.seats):
        hand: list[str] = []
        for events in played.events:
            for event in seen_events(events, viewer):
                match event:
                    case Drawn(seat, count, cards) if seat == viewer:
                        assert len(cards) == count
                        hand += cards
                    case CardPlayed(seat, card, _, _) if seat == viewer:
                        hand.remove(card)
                    case CardsExchanged(seat, cards) if seat == viewer:
                        for card in cards:
                            hand.remove(card)
        assert sorted(INDEX[code] for code in hand) == played.end.hands[viewer]


@settings(max_examples=25)
@given(matches())
def test_nobody_is_told_the_cards_of_another(played: Played) -> None:
    for viewer in (*range(played.setup.seats), SPECTATOR):
        for events in played.events:
            for event in seen_events(events, viewer):
                if isinstance(event, Drawn):
                    assert bool(event.cards) is (event.seat == viewer)
                assert not isinstance(event, HandRevealed) or played.setup.flag("reveal_hands")


@settings(max_examples=25)
@given(matches())
def test_a_match_has_no_more_declines_than_plays(played: Played) -> None:
    flat = [event for events in played.events for event in events]
    declines = sum(isinstance(event, Declined) for event in flat)
    plays = sum(isinstance(event, CardPlayed | CardsExchanged) for event in flat)
    assert declines <= plays
    assert len(played.steps) <= GAME.max_length(played.setup)


@settings(max_examples=25)
@given(matches())
def test_a_replay_is_the_same_match(played: Played) -> None:
    record = Replay("oh-les-nains", 1, played.setup, seed_of(played.seed), tuple(played.steps))
    frames = []
    for frame in play_again(GAME, record):
        frames.append(frame.events)
        last = frame.state
    assert frames == played.events
    assert last.to_bytes() == played.end.to_bytes()


@settings(max_examples=25)
@given(matches())
def test_outcomes_explain_every_score(played: Played) -> None:
    outcome = played.end.outcome()
    for seat, lines in enumerate(outcome.lines):
        assert sum(line.amount for line in lines) == outcome.scores[seat]
        assert outcome.scores[seat] == played.end.wins[seat % 2]
    assert sum(played.end.returns()) == 0
