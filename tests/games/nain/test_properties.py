"""Properties of whole matches, over random options, seats, seeds and moves, in and out of turn."""

from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine import Event, FastRng, Replay, Rng, SeededRng, Setup, Step, play_again, seed_of
from tablee.games.nain import GAME, NainState
from tablee.games.nain.cards import COPIES, INDEX, VALUE
from tablee.games.nain.events import (
    BidMade,
    CardDrafted,
    CardsKept,
    CoinCounted,
    Counted,
    CoverRemoved,
    DirectionReversed,
    NainCalled,
    PileShown,
    RoundBegun,
    SpecialPlayed,
    SpecialRevealed,
    TurnPassed,
)


class Played(NamedTuple):
    """A match from its first event to its last."""

    setup: Setup
    seed: int
    steps: list[Step]
    events: list[Event]
    end: NainState


def act(state: NainState, luck: Rng) -> tuple[int, Any]:
    """Let any seat that may act do something, now and then out of turn; bids stay small."""
    eager = [seat for seat in range(state.terms.seats) if state.legal_actions(seat)]
    seat = luck.choice(eager if luck.below(3) == 0 else state.current_players())
    sleepy = seat in state.current_players() and luck.below(2)
    action = state.timeout_action(seat) if sleepy else state.legal_actions(seat).sample(luck)
    return seat, action


@st.composite
def matches(draw: st.DrawFn) -> Played:
    seats = draw(st.sampled_from(GAME.type.seats))
    flags = ("flip_own", "late_reveal", "one_special_per_round", "reverse_jumps", "auto_draft")
    options = {flag: draw(st.booleans()) for flag in flags} | {"two_player": seats == 2}
    setup, seed = GAME.setup(seats, options=options), draw(st.integers(0, 10_000))
    dice, luck = SeededRng.from_number(seed), FastRng(draw(st.integers(0, 10_000)))
    events: list[Event] = []
    state, steps = GAME.new_initial_state(setup, dice, events), []
    while not state.is_terminal():
        seat, action = act(state, luck)
        steps.append(Step(seat, GAME.action_to_string(action)))
        events += state.apply_action(seat, action, dice)
        assert state.problems() == []
    return Played(setup, seed, steps, events, state)


class Listener:
    """The count and the order of play, told again from the open events alone."""

    def __init__(self, setup: Setup) -> None:
        self.seats = setup.seats
        self.rounds = 0
        self.piles = [0] * setup.seats
        self.starter = -1
        self.begin(-1)

    def begin(self, starter: int) -> None:
        assert self.starter in (-1, starter), "the loser begins the next round"
        self.direction, self.bid, self.bidder, self.turn = 1, 0, -1, starter
        self.coins: dict[int, str] = {}
        self.specials: dict[tuple[int, int], str] = {}
        self.revealed: set[tuple[int, int]] = set()
        self.bare: set[int] = set()
        self.nain = False

    def hear(self, event: Event) -> None:
        self.hear_turns(event)
        self.hear_cards(event)
        match event:
            case CoinCounted(seat, coin):
                self.coins[seat] = coin
            case Counted():
                self.check_count(event)
            case CardsKept(seat, coins):
                assert len(coins) == 2
                self.piles[seat] += sum(VALUE[INDEX[coin]] for coin in coins)
            case CardDrafted(seat, _, coin):
                self.piles[seat] += VALUE[INDEX[str(coin)]]
            case PileShown(seat, _, score):
                assert score == self.piles[seat]

    def hear_turns(self, event: Event) -> None:
        match event:
            case RoundBegun(number, starter):
                assert number == self.rounds + 1
                self.begin(starter)
            case TurnPassed(seat):
                self.turn = seat
            case BidMade(seat, amount):
                assert (seat, amount > self.bid) == (self.turn, True)
                self.bid, self.bidder = amount, seat
            case NainCalled(seat, bidder, bid):
                assert (seat, bidder, bid) == (self.turn, self.bidder, self.bid)
                assert seat != bidder
                self.nain = True

    def hear_cards(self, event: Event) -> None:
        match event:
            case DirectionReversed(direction):
                assert direction == -self.direction
                assert not self.nain
                self.direction = direction
            case CoverRemoved(seat, _):
                assert seat not in self.bare
                self.bare.add(seat)
            case SpecialPlayed(seat, place, special):
                assert not self.nain
                self.specials[seat, place] = str(special)
            case SpecialRevealed(seat, place, special, _):
                assert self.specials[seat, place] == special
                assert (seat, place) not in self.revealed
                self.revealed.add((seat, place))

    def check_count(self, event: Counted) -> None:
        """Rules I.5, word by word."""
        amounts = [VALUE[INDEX[self.coins[seat]]] for seat in range(self.seats)]
        for (seat, _), special in self.specials.items():
            amounts[seat] *= 2 if special == "double" else 1
        thieves = list(self.specials.values()).count("thief")
        kept = sorted(amounts)[: max(0, self.seats - thieves)]
        hoards = list(self.specials.values()).count("hoard")
        interests = [self.specials[key] for key in self.revealed].count("interest")
        total = sum(kept) + 5 * hoards + self.seats * interests
        assert (event.total, event.bid) == (total, self.bid)
        right = (self.bidder, self.turn) if self.bid <= total else (self.turn, self.bidder)
        assert (event.winner, event.loser) == right
        self.rounds += 1
        self.starter = event.loser


@settings(max_examples=40)
@given(matches())
def test_the_events_tell_the_whole_match(played: Played) -> None:
    listener = Listener(played.setup)
    for event in played.events:
        listener.hear(event)
    assert listener.rounds == played.end.terms.rounds
    assert tuple(listener.piles) == played.end.outcome().scores


@settings(max_examples=40)
@given(matches())
def test_all_coins_that_were_dealt_are_won(played: Played) -> None:
    left_out = sum(VALUE[coin] for coin in played.end.out)
    total = sum(VALUE[kind] * copies for kind, copies in enumerate(COPIES))
    assert total == 288
    assert sum(played.end.outcome().scores) == total - left_out
    assert len(played.steps) <= GAME.max_length(played.setup)


@settings(max_examples=25)
@given(matches())
def test_every_pile_grows_by_two_one_or_none(played: Played) -> None:
    grown = [0] * played.setup.seats
    for past in played.end.history:
        for seat in range(played.setup.seats):
            grown[seat] += 2 if seat == past.winner else seat != past.loser
        assert len(past.coins) == played.setup.seats
    assert [len(pile) for pile in played.end.won] == grown


@settings(max_examples=25)
@given(matches())
def test_a_replay_is_the_same_match(played: Played) -> None:
    record = Replay("nain", 1, played.setup, seed_of(played.seed), tuple(played.steps))
    events: list[Event] = []
    for frame in play_again(GAME, record):
        events += frame.events
        last = frame.state
    assert events == played.events
    assert last.to_bytes() == played.end.to_bytes()
