"""Options, presets and the setups that are refused (rules section 10)."""

from collections.abc import Mapping

import pytest

from tablee.engine import BadSetup, Chance, Event, SeededRng, Value
from tablee.games.nain_jaune import GAME, NainJauneState
from tablee.games.nain_jaune.cards import RANK_OF, codes_of, rank_of
from tablee.games.nain_jaune.events import CardDrawn, DealBegun, DealerChosen, Dealt

DEFAULTS: Mapping[str, Value] = {
    "two_player": False,
    "direction": "right",
    "packet": 3,
    "first_dealer": "random",
    "lead_rule": "any",
    "continue": "forced",
    "gap": "free",
    "claim": "manual",
    "forget": "double",
    "pay": "count",
    "kept": "none",
    "opera": True,
    "short": "partial",
    "broke": "end",
    "start_tokens": 120,
    "limit_deals": 8,
    "limit_minutes": None,
    "leftover": "stay",
    "talon_reveal": "settle",
    "history": "full",
    "turn_seconds": 30,
    "between_seconds": 30,
    "auto_single": False,
    "stake_multiplier": 1,
}


def begin(seats: int, seed: int = 1, **options: Value) -> tuple[NainJauneState, list[Event]]:
    events: list[Event] = []
    setup = GAME.setup(seats, options=options)
    return GAME.new_initial_state(setup, SeededRng.from_number(seed), events), events


def test_the_defaults_are_those_of_the_rules() -> None:
    assert GAME.setup().options == DEFAULTS
    assert GAME.setup(4, preset="seed").options == DEFAULTS


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("casual", {"claim": "auto", "auto_single": True}),
        ("traditional", {"pay": "points", "kept": "double", "start_tokens": 200}),
        ("skip", {"gap": "skip"}),
    ],
)
def test_presets_change_what_they_name(preset: str, changes: dict[str, Value]) -> None:
    assert GAME.setup(4, preset=preset).options == {**DEFAULTS, **changes}


@pytest.mark.parametrize(
    ("seats", "tokens", "hand", "talon"),
    [
        (2, 120, 22, 8),
        (3, 120, 15, 7),
        (4, 120, 12, 4),
        (5, 200, 9, 7),
        (6, 200, 8, 4),
        (7, 300, 7, 3),
        (8, 300, 6, 4),
    ],
)
def test_tokens_hands_talon_and_deals_follow_the_number_of_players(
    seats: int, tokens: int, hand: int, talon: int
) -> None:
    state, events = begin(seats)
    assert state.tokens == [tokens - 15] * seats
    assert state.dealt == [hand] * seats
    assert state.talon.bit_count() == talon
    assert state.terms.most_deals == 2 * seats
    begun = next(event for event in events if isinstance(event, DealBegun))
    assert (begun.hand, begun.talon) == (hand, talon)
    assert begun.leader == (begun.dealer + 1) % seats == state.actor


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {"two_player": False}, "two-players-off"),
        (3, {"first_dealer": 3}, "dealer-not-seated"),
        (3, {"start_tokens": 50, "stake_multiplier": 4}, "start-below-stake"),
        (3, {"start_tokens": 49}, "bad-option"),
        (3, {"start_tokens": None}, "bad-option"),
        (3, {"limit_deals": 0}, "bad-option"),
        (3, {"packet": 4}, "bad-option"),
        (3, {"opera": 1}, "bad-option"),
        (3, {"first_dealer": 8}, "bad-option"),
        (9, {}, "bad-seats"),
        (1, {}, "bad-seats"),
    ],
)
def test_contradictions_are_refused(seats: int, options: dict[str, Value], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, options=options)
    assert caught.value.code == code


def test_with_debts_the_first_stake_may_be_more_than_there_is() -> None:
    state, _ = begin(3, start_tokens=50, stake_multiplier=4, broke="debt")
    assert state.tokens == [-10] * 3


def test_the_host_names_the_first_dealer() -> None:
    state, events = begin(4, first_dealer=2)
    assert events[0] == DealerChosen(2, "host")
    assert (state.dealer, state.leader) == (2, 3)


def test_the_first_dealer_is_drawn_evenly() -> None:
    dealers = [begin(3, seed=seed)[0].dealer for seed in range(300)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(3))


def test_the_highest_card_deals_and_equals_draw_again() -> None:
    redrawn = 0
    for seed in range(60):
        state, events = begin(8, seed=seed, first_dealer="high_card")
        drawn = [event for event in events if isinstance(event, CardDrawn)]
        rounds, rest = drawn[:8], drawn[8:]
        assert [event.seat for event in rounds] == list(range(8))
        best = max(rank_of(event.card) for event in rounds)
        tied = [event.seat for event in rounds if rank_of(event.card) == best]
        assert [event.seat for event in rest][: len(tied)] == (tied if len(tied) > 1 else [])
        assert state.dealer in tied
        redrawn += bool(rest)
    assert redrawn, "sixty draws of eight without equals can't be"


def test_every_chance_event_is_recorded() -> None:
    state, events = begin(3, first_dealer="high_card")
    records = {event.label: event.outcome for event in events if isinstance(event, Chance)}
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert [RANK_OF[card] for card in records["dealer"]] == [rank_of(e.card) for e in drawn]
    assert sorted(records["deal/1"]) == list(range(52))
    assert state.talon == sum(1 << card for card in records["deal/1"][45:])


@pytest.mark.parametrize("packet", [1, 2, 3])
def test_packets_go_round_from_the_leader(packet: int) -> None:
    state, events = begin(6, packet=packet)
    deck = next(e.outcome for e in events if isinstance(e, Chance) and e.label == "deal/1")
    order = [(state.leader + i) % 6 for i in range(6)]
    hands: dict[int, set[int]] = {seat: set() for seat in order}
    top, left = 0, 8
    while left:
        size = min(packet, left)
        for seat in order:
            hands[seat].update(deck[top : top + size])
            top += size
        left -= size
    for seat in order:
        assert sum(1 << card for card in hands[seat]) == state.hands[seat]
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert [event.seat for event in dealt] == order
    assert all(event.cards == codes_of(state.hands[event.seat]) for event in dealt)


def test_the_direction_changes_nothing_but_the_drawing() -> None:
    right, left = begin(4)[0], begin(4, direction="left")[0]
    assert right.hands == left.hands
    assert right.actor == left.actor
