"""Invariants of the rules on whole random matches of every setup."""

from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import Event, FastRng, Replay, SeededRng, Setup, Step, play_again, seed_of
from tablee.games.gnumies import GAME, GnumiesState
from tablee.games.gnumies.cards import CODES as CARD_CODES
from tablee.games.gnumies.cards import LUCK
from tablee.games.gnumies.events import (
    BidsShown,
    GnumieReturned,
    GnumieSpent,
    GuestsLost,
    GuestTaken,
    GuestTurned,
    GuestWon,
    LastPlayer,
    MatchOver,
    StarPlaced,
)


class Played(NamedTuple):
    """A match that was played at random."""

    setup: Setup
    seed: int
    steps: list[Step]
    events: list[Event]
    end: GnumiesState


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    options = {
        option.key: draw(st.sampled_from(option.values))
        for option in GAME.type.options
        if option.values
    }
    return GAME.setup(draw(st.sampled_from(GAME.type.seats)), options=options)


@st.composite
def matches(draw: st.DrawFn) -> Played:
    setup, seed = draw(setups()), draw(st.integers(0, 10_000))
    dice, luck = SeededRng.from_number(seed), FastRng(draw(st.integers(0, 10_000)))
    events: list[Event] = []
    steps: list[Step] = []
    state = GAME.new_initial_state(setup, dice, events)
    totals = GAME.conserved(state)
    while not state.is_terminal():
        seat = luck.choice(state.current_players())
        action = state.legal_actions(seat).sample(luck)
        steps.append(Step(seat, GAME.action_to_string(action)))
        events += state.apply_action(seat, action, dice)
        assert state.problems() == []
        assert GAME.conserved(state) == totals
    return Played(setup, seed, steps, events, state)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_totals_are_kept_and_a_match_ends_in_time(played: Played) -> None:
    per_seat = 11 if played.setup.flag("star_card") else 10
    assert GAME.conserved(played.end) == {
        "guests": 53,
        "gnumies": per_seat * played.setup.seats,
    }
    assert len(played.steps) <= GAME.max_length(played.setup)
    assert isinstance(played.events[-1], MatchOver)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_without_stars_every_round_costs_a_gnumie(played: Played) -> None:
    rounds = sum(isinstance(event, GuestTurned) for event in played.events)
    assert rounds == played.end.round <= 53
    if not played.setup.flag("star_card"):
        assert rounds <= 10 * played.setup.seats
        assert sum(isinstance(e, GnumieSpent) for e in played.events) >= rounds


@settings(max_examples=40, deadline=None)
@given(matches())
def test_who_only_hears_the_events_knows_rooms_and_hands(played: Played) -> None:
    rooms: list[list[str]] = [[] for _ in range(played.setup.seats)]
    spent: list[set[str]] = [set() for _ in range(played.setup.seats)]
    for event in played.events:
        match event:
            case GuestWon(seat, guest) | GuestTaken(seat, guest):
                rooms[seat].append(guest)
            case StarPlaced(_, guest, taker):
                rooms[taker].append(guest)
            case GuestsLost(seat, _, guests):
                rooms[seat] = [guest for guest in rooms[seat] if guest not in guests]
            case GnumieSpent(seat, card):
                spent[seat].add(card)
            case LastPlayer(seat, cards, _):
                spent[seat].update(cards)
    seen = played.end.observation(0)
    assert tuple(map(tuple, rooms)) == seen.rooms
    assert spent == [set(cards) for cards in seen.spent]


@settings(max_examples=40, deadline=None)
@given(matches())
def test_the_right_seat_wins_and_the_right_cards_go(played: Played) -> None:
    low = played.setup.word("copy_won_by") == "lowest"
    for guest, bids, winner in _rounds(played.events):
        valued = {seat: bid for seat, bid in enumerate(bids) if bid not in (None, "star")}
        if not valued:
            assert winner is None
            continue
        sign = -1 if low and guest == "C" else 1
        assert winner == max(valued, key=lambda s: (sign * int(valued[s]), _luck(s, valued[s])))


@settings(max_examples=40, deadline=None)
@given(matches())
def test_every_sealed_card_is_spent_or_returned(played: Played) -> None:
    waiting: set[tuple[int, str]] = set()
    for event in played.events:
        match event:
            case BidsShown(bids):
                assert waiting == set()
                waiting = {(seat, bid) for seat, bid in enumerate(bids) if bid is not None}
            case GnumieSpent(seat, card) | GnumieReturned(seat, card):
                waiting.remove((seat, card))
    assert waiting == set()


@settings(max_examples=25, deadline=None)
@given(matches())
def test_a_replay_is_the_same_match(played: Played) -> None:
    record = Replay("gnumies", 1, played.setup, seed_of(played.seed), tuple(played.steps))
    told: list[Event] = []
    for frame in play_again(GAME, record):
        told += frame.events
        last = frame.state
    assert told == played.events
    assert last.to_bytes() == played.end.to_bytes()


@settings(max_examples=40, deadline=None)
@given(matches())
def test_outcomes_explain_every_score(played: Played) -> None:
    outcome = played.end.outcome()
    for seat, lines in enumerate(outcome.lines):
        assert sum(line.amount for line in lines) == outcome.scores[seat] >= 0
    assert played.end.returns() == tuple(map(float, outcome.scores))


def _rounds(events: list[Event]) -> list[tuple[str, tuple[Any, ...], int | None]]:
    found: list[tuple[str, tuple[Any, ...], int | None]] = []
    guest = ""
    for event in events:
        match event:
            case GuestTurned(_, turned, _):
                guest = turned
            case BidsShown(bids):
                found.append((guest, bids, None))
            case GuestWon(seat, won):
                assert won == guest
                found[-1] = (guest, found[-1][1], seat)
    return found


def _luck(seat: int, bid: Any) -> int:
    return LUCK[seat][CARD_CODES.index(bid)]
