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
from tablee.games.nain_jaune import GAME, NainJauneState
from tablee.games.nain_jaune.board import BOXES
from tablee.games.nain_jaune.events import (
    BoxClaimed,
    BoxDoubled,
    BoxSwept,
    CardLaid,
    DealBegun,
    Dealt,
    DuesPaid,
    LeftoverPaid,
    PenaltyPaid,
    Rebought,
    StakePaid,
)


class Played(NamedTuple):
    """A match from its first event to its last."""

    setup: Setup
    seed: int
    steps: list[Step]
    events: list[tuple[Event, ...]]
    end: NainJauneState


def values_of(option: Any) -> st.SearchStrategy[Value]:
    if option.values:
        return st.sampled_from(option.values)
    last = min(option.high, option.low + 5 * option.step)
    numbers = st.sampled_from(range(option.low, last + 1, option.step))
    return st.one_of(st.none(), numbers) if option.or_none else numbers


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    seats = draw(st.sampled_from(GAME.type.seats))
    options: dict[str, Value] = {}
    for option in draw(st.lists(st.sampled_from(GAME.type.options), unique_by=lambda o: o.key)):
        options[option.key] = draw(values_of(option))
    options["limit_deals"] = draw(st.integers(1, 3))
    options["two_player"] = seats == 2 or options.get("two_player", False)
    try:
        return GAME.setup(seats, options=options)
    except BadSetup:
        return GAME.setup(seats, options={"two_player": seats == 2, "limit_deals": 2})


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
        assert legal, "who owes a decision has a legal action"
        action = legal.sample(luck)
        steps.append(Step(seat, GAME.action_to_string(action)))
        events.append(tuple(state.apply_action(seat, action, dice)))
        assert state.problems() == []
    return Played(setup, seed, steps, events, state)


class Purse:
    """Tokens as somebody sees them who only hears the events."""

    def __init__(self, setup: Setup) -> None:
        self.tokens = [setup.number("start_tokens")] * setup.seats
        self.boxes = dict.fromkeys(BOXES, 0)
        self.bought = 0
        self.pot_paid = 0

    def hear(self, event: Event) -> None:
        match event:
            case StakePaid(seat, box, amount) | BoxDoubled(seat, box, amount):
                self.put(seat, box, amount)
            case PenaltyPaid(seat, box, amount, _):
                self.put(seat, box, amount)
            case BoxClaimed(seat, box, amount) | BoxSwept(seat, box, amount):
                assert self.boxes[box] == amount, "a box is taken whole"
                self.put(seat, box, -amount)
            case DuesPaid(payer, payee, amount, owed):
                assert 0 <= amount <= owed
                self.tokens[payer] -= amount
                self.tokens[payee] += amount
            case Rebought(seat, amount):
                self.tokens[seat] += amount
                self.bought += amount
            case LeftoverPaid(seat, amount):
                self.tokens[seat] += amount
                self.pot_paid += amount

    def put(self, seat: int, box: Any, amount: int) -> None:
        self.tokens[seat] -= amount
        self.boxes[box] += amount

    def total(self) -> int:
        return sum(self.tokens) + sum(self.boxes.values()) - self.bought - self.pot_paid


@settings(max_examples=25)
@given(matches())
def test_tokens_are_kept_after_every_event(played: Played) -> None:
    purse = Purse(played.setup)
    total = purse.total()
    for events in played.events:
        for event in events:
            purse.hear(event)
            assert purse.total() == total, event
            assert min(purse.boxes.values()) >= 0
    assert purse.tokens == played.end.tokens
    assert sum(purse.boxes.values()) - purse.pot_paid == sum(played.end.boxes)
    assert GAME.conserved(played.end) == {"cards": 52, "tokens": total}


@settings(max_examples=25)
@given(matches())
def test_a_deal_has_at_most_52_plays_and_no_card_twice(played: Played) -> None:
    laid: set[str] = set()
    for event in (event for events in played.events for event in events):
        if isinstance(event, DealBegun):
            laid.clear()
        elif isinstance(event, CardLaid):
            assert event.card not in laid
            laid.add(event.card)
            assert len(laid) <= 52
    assert len(played.steps) <= GAME.max_length(played.setup)


@settings(max_examples=25)
@given(matches())
def test_nobody_is_told_a_hidden_card_before_the_settlement(played: Played) -> None:
    for viewer in (*range(played.setup.seats), SPECTATOR):
        for events in played.events:
            for event in seen_events(events, viewer):
                if isinstance(event, Dealt):
                    assert bool(event.cards) is (event.seat == viewer)


@settings(max_examples=12)
@given(matches())
def test_hands_stay_hidden_while_cards_are_played(played: Played) -> None:
    dice = SeededRng.from_number(played.seed)
    state = GAME.new_initial_state(played.setup, dice)
    for step in played.steps:
        for viewer in (*range(played.setup.seats), SPECTATOR):
            seen = state.observation(viewer)
            assert (seen.hands is not None) is not state.deal_is_on()
            if state.deal_is_on():
                assert seen.talon is None
        state.apply_action(step.seat, GAME.string_to_action(step.action), dice)


@settings(max_examples=25)
@given(matches())
def test_a_replay_is_the_same_match(played: Played) -> None:
    record = Replay("nain-jaune", 1, played.setup, seed_of(played.seed), tuple(played.steps))
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
    assert played.end.returns() == tuple(
        float(score - base) for score, base in zip(outcome.scores, played.end.base, strict=True)
    )
