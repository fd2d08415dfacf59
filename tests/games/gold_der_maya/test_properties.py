"""Properties of whole matches, over random options, seats, seeds and moves."""

from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import (
    SPECTATOR,
    Event,
    FastRng,
    Replay,
    SeededRng,
    Setup,
    Step,
    play_again,
    seed_of,
    seen_events,
)
from tablee.games.gold_der_maya import GAME, GoldDerMayaState
from tablee.games.gold_der_maya.events import (
    BackSeen,
    BeadsPaid,
    BidSealed,
    BidsRevealed,
    LaidOut,
    LotDrawn,
    PieceDropped,
    SaleCancelled,
)
from tablee.games.gold_der_maya.fragments import DISC, FACES, size_of
from tablee.games.gold_der_maya.layout import extent


class Played(NamedTuple):
    """A match from its first event to its last."""

    setup: Setup
    seed: int
    steps: list[Step]
    events: list[tuple[Event, ...]]
    end: GoldDerMayaState


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    seats = draw(st.sampled_from(GAME.type.seats))
    options = {
        "bases_2p": draw(st.sampled_from((1, 2))),
        "open_beads": draw(st.booleans()),
        "self_low": draw(st.sampled_from(("choose", "keep"))),
        "starter": draw(st.sampled_from(("random", *range(seats)))),
    }
    return GAME.setup(seats, options=options)


@st.composite
def matches(draw: st.DrawFn) -> Played:
    setup, seed = draw(setups()), draw(st.integers(0, 10_000))
    dice, luck = SeededRng.from_number(seed), FastRng(draw(st.integers(0, 10_000)))
    opening: list[Event] = []
    state = GAME.new_initial_state(setup, dice, opening)
    steps, events = [], [tuple(opening)]
    while not state.is_terminal():
        seat = luck.choice(state.current_players())
        legal = state.legal_actions(seat)
        action = legal.sample(luck)
        if luck.below(3):  # random layouts alone never make a disc
            action = GAME.brain.heuristic(state.observation(seat), legal, luck) or action
        steps.append(Step(seat, GAME.action_to_string(action)))
        events.append(tuple(state.apply_action(seat, action, dice)))
        assert state.problems() == []
        assert sum(state.beads) == 10 * setup.seats
        assert all(extent(base) <= DISC for base in state.bases)
        assert state.sale() == 30 - state.bag() - len(state.board()) + (state.phase == "bid")
    return Played(setup, seed, steps, events, state)


class Room:
    """The table as somebody sees it who only hears what everybody is told."""

    def __init__(self, setup: Setup) -> None:
        self.beads = [10] * setup.seats
        self.board: list[str] = []
        self.box: list[str] = []
        self.bases: list[object] = [None] * setup.seats
        self.auctions = 0

    def hear(self, event: Event) -> None:
        match event:
            case LotDrawn(_, face, place):
                self.board.append(face)
                assert len(self.board) == place
            case BidsRevealed(bids):
                self.auctions += 1
                assert all(bid <= held for bid, held in zip(bids, self.beads, strict=True))
                del self.board[0]
            case SaleCancelled(face):
                self.box.append(face)
            case BeadsPaid(payer, payee, beads):
                self.beads[payer] -= beads
                self.beads[payee] += beads
            case PieceDropped(_, face):
                self.box.append(face)
            case LaidOut(seat, bases):
                self.bases[seat] = bases


@settings(max_examples=12, deadline=None)
@given(matches())
def test_who_hears_all_events_can_follow_the_match(played: Played) -> None:
    room = Room(played.setup)
    for events in played.events:
        for event in seen_events(events, SPECTATOR):
            room.hear(event)
    seen = played.end.observation(SPECTATOR)
    assert room.beads == played.end.beads
    assert tuple(room.box) == seen.box
    assert room.board == []
    assert room.auctions == 30
    for heard, lies in zip(room.bases, seen.bases, strict=True):
        assert heard == lies if heard is not None else not any(lies)


@settings(max_examples=15, deadline=None)
@given(matches())
def test_every_lot_comes_up_once_and_they_make_five_discs(played: Played) -> None:
    drawn = [event.face for told in played.events for event in told if isinstance(event, LotDrawn)]
    assert [FACES[face] >> 6 for face in drawn] == list(range(1, 31))
    assert sum(size_of(FACES[face]) for face in drawn) == 5 * DISC


@settings(max_examples=15, deadline=None)
@given(matches())
def test_nobody_but_its_owner_is_told_a_secret(played: Played) -> None:
    for events in played.events:
        for event in events:
            if isinstance(event, BidSealed | BackSeen):
                for viewer in (*range(played.setup.seats), SPECTATOR):
                    shown = event.seen_by(viewer)
                    assert (shown == event) == (viewer == event.seat)


@settings(max_examples=15, deadline=None)
@given(matches())
def test_scores_are_discs_and_beads(played: Played) -> None:
    outcome = played.end.outcome()
    for seat, lines in enumerate(outcome.lines):
        assert sum(line.amount for line in lines) == outcome.scores[seat]
        assert lines[-1].amount == played.end.beads[seat]
        whole = sum(extent(base) == DISC for base in played.end.bases_of(seat))
        assert sum(line.code == "disc" for line in lines) == whole


@settings(max_examples=10, deadline=None)
@given(matches())
def test_a_match_replays_from_its_record(played: Played) -> None:
    record = Replay("gold-der-maya", 1, played.setup, seed_of(played.seed), tuple(played.steps))
    frames = list(play_again(GAME, record))
    assert [frame.events for frame in frames] == played.events
    assert frames[-1].state.to_bytes() == played.end.to_bytes()


@settings(max_examples=10, deadline=None)
@given(matches())
def test_a_match_keeps_within_its_length(played: Played) -> None:
    assert len(played.steps) <= GAME.max_length(played.setup)
    assert len(played.steps) >= 30 * played.setup.seats
