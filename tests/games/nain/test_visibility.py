"""Who may know what, and when: the table of rules I.8, on the bytes that are sent.

For each row two worlds differ in the secret alone. Whoever may know it gets other bytes in them,
whoever may not gets the same: observation, stage and legal actions, and the events of a next move.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from tablee.engine import OPEN, SPECTATOR, FastRng, SeededRng, Value, seen_events
from tablee.games.nain import GAME, NainState
from tablee.games.nain.cards import HINT
from tablee.games.nain.events import CardDrafted, CardsKept, CoinChosen, Dealt, SpecialPlayed
from tablee.games.nain.observation import Exposure
from tests.games.nain.scenes import TABLE_OF_18, begin, of_kind, play, scene

VIEWERS: Final = (0, 1, 2, 3, SPECTATOR)
ALL: Final = frozenset(VIEWERS)
OWNER: Final = frozenset({0})
HELD: Final = ["double reverse", "thief thief", "hoard thief", "no-cover no-cover"]


class Row(NamedTuple):
    """A secret, the two worlds that differ in it, the moves made in both, and who may know."""

    secret: str
    make: Callable[[], NainState]
    spoil: Callable[[NainState], None]
    moves: tuple[str, ...]
    knows: frozenset[int]


def swap_hand(state: NainState) -> None:
    coin = next(c for c in state.out if c != state.hands[0][0])
    state.out = _replaced(state.out, coin, state.hands[0][0])
    state.hands[0] = _replaced(state.hands[0], state.hands[0][0], coin)


def swap_special(state: NainState) -> None:
    held = state.specials[0][0]
    other = next(s for s in state.out_specials if s != held)
    state.out_specials = _replaced(state.out_specials, other, held)
    state.specials[0] = _replaced(state.specials[0], held, other)


def swap_coin(state: NainState) -> None:
    """Change coins and hint of seat 0's card."""
    _swap_table(state, lambda coin: HINT[coin] != HINT[state.coins[0]])


def swap_value(state: NainState) -> None:
    """Change the coins of seat 0's card under the same hint."""
    now = state.coins[0]
    _swap_table(state, lambda coin: HINT[coin] == HINT[now] and coin != now)


def swap_played(state: NainState) -> None:
    (packed,) = state.played[0]
    other = next(s for s in state.out_specials if s != packed >> 1)
    state.out_specials = _replaced(state.out_specials, other, packed >> 1)
    state.played[0] = (other * 2 + packed % 2,)


def swap_kept(state: NainState) -> None:
    """Let the winner have kept another card, which now lies among the leftovers."""
    kept, left = state.won[0][1], state.draft[0]
    state.won[0] = (state.won[0][0], left)
    state.draft = (kept, *state.draft[1:])


def swap_drafted(state: NainState) -> None:
    """Let seat 0, who has drafted, have got the card that still lies there."""
    mine, left = state.won[0][0], state.draft[1]
    state.won[0], state.draft = (left,), (state.draft[0], mine)


def swap_piles(state: NainState) -> None:
    """Let seats 0 and 3 have drafted each other's card in the last round."""
    one, other = state.won[0], state.won[3]
    state.won[0], state.won[3] = (*one[:-1], other[-1]), (*other[:-1], one[-1])


def choosing() -> NainState:
    return scene("4/6", None, None, None, phase="choose", specials=HELD)


def on_table(**facts: Any) -> NainState:
    return scene("4/6", 7, 2, 5, bids="3:9", specials=HELD, **facts)


def with_special(revealed: bool) -> NainState:
    name = "interest!" if revealed else "interest"
    held = ["double", *HELD[1:]]
    return scene("4/6", 7, 2, 5, bids="3:9", specials=held, played={0: name})


def late() -> NainState:
    return scene(
        "4/6", 7, 2, 5, bids="3:9", phase="last-reveal", played={0: "interest"},
        specials=["double", *HELD[1:]],
    )  # fmt: skip


def drafting(winner: int) -> NainState:
    """Let the winner have kept two cards, the drafters take by hand; 3 or 0 has lost."""
    bids = "0:9" if winner == 0 else "1:9"
    state = scene(4, 7, 2, 5, bids=bids, phase="pick", options={"auto_draft": False})
    play(state, "0 keep 1 3" if winner == 0 else "1 keep 1 3")
    return state


def drafted_by_0() -> NainState:
    """Seat 1 has won against 2; seat 0 is the first to draft, then 3."""
    state = drafting(1)
    play(state, "0 take 0")
    return state


def ended() -> NainState:
    """The last of all rounds: seats 0 and 3 drafted a card each."""
    state = scene(4, 7, 2, 5, bids="1:9", round=11)
    play(state, "2 nain", "1 keep 1 3")
    return state


ROWS: Final = [
    Row("coins in hand, choosing", choosing, swap_hand, (), OWNER),
    Row("coins in hand, bidding", on_table, swap_hand, ("0 bid 10",), OWNER),
    Row("coins in hand, last reveal", late, swap_hand, (), OWNER),
    Row("coins in hand, draft", lambda: drafting(0), swap_hand, ("3 take 0",), OWNER),
    Row("unplayed special, choosing", choosing, swap_special, (), OWNER),
    Row("unplayed special, bidding", on_table, swap_special, ("0 bid 10",), OWNER),
    Row("unplayed special, draft", lambda: drafting(0), swap_special, ("3 take 0",), OWNER),
    Row("unplayed special, the end", ended, swap_special, (), ALL),
    Row("a sealed choice", choosing, swap_coin, (), OWNER),
    Row("face down, covered", on_table, swap_coin, ("0 bid 10",), OWNER),
    Row("face down, bare", lambda: on_table(bare=[0]), swap_coin, ("0 bid 10",), OWNER),
    Row("face up, covered: hint", lambda: on_table(face_up={0: 2}), swap_coin, (), ALL),
    Row("face up, covered: coins", lambda: on_table(face_up={0: 2}), swap_value, (), OWNER),
    Row("face up, bare", lambda: on_table(face_up={0: 2}, bare=[0]), swap_value, (), ALL),
    Row("flipped now: hint", on_table, swap_coin, ("0 flip 0",), ALL),
    Row("flipped now: coins", on_table, swap_value, ("0 flip 0",), OWNER),
    Row("flipped now, bare", lambda: on_table(bare=[0]), swap_value, ("0 flip 0",), ALL),
    Row("table coin, last reveal", late, swap_coin, (), OWNER),
    Row("table coin, counted", on_table, swap_coin, ("0 nain",), ALL),
    Row("played special, bidding", lambda: with_special(False), swap_played, (), OWNER),
    Row("played special, moves", lambda: with_special(False), swap_played, ("0 bid 10",), OWNER),
    Row("played special, revealed", lambda: with_special(True), swap_played, (), ALL),
    Row("played special, last reveal", late, swap_played, (), OWNER),
    Row("played special, counted", late, swap_played, ("0 done",), ALL),
    Row("the two cards kept", lambda: drafting(0), swap_kept, (), OWNER),
    Row("the card drafted", drafted_by_0, swap_drafted, (), OWNER),
    Row("piles at the end", ended, swap_piles, (), ALL),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.secret)
def test_the_visibility_table(row: Row) -> None:
    one, other = row.make(), row.make()
    row.spoil(other)
    assert other.problems() == [], "the other world is a world"
    assert one.to_bytes() != other.to_bytes()
    told = [play(state, *row.moves) for state in (one, other)]
    for viewer in (*VIEWERS, OPEN):
        sent = [
            msgspec.msgpack.encode((known(state, viewer), seen_events(events, viewer)))
            for state, events in zip((one, other), told, strict=True)
        ]
        knows = viewer == OPEN or viewer in row.knows
        assert (sent[0] != sent[1]) is knows, (row.secret, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_always_public(viewer: int) -> None:
    state = scene(
        4, 7, 2, 5, bids="0:9 1:11", face_up={3: 1}, bare=[2], played={0: "hoard", 1: "thief!"}
    )
    seen = state.observation(viewer)
    assert (seen.turn, seen.bid, seen.bidder, seen.direction) == (2, 11, 1, 1)
    assert [(bid.seat, bid.amount) for bid in seen.bids] == [(0, 9), (1, 11)]
    assert seen.counts == (10,) * 4
    assert seen.special_counts == (1, 1, 2, 2)
    assert seen.won_counts == (0,) * 4
    assert [card.cover for card in seen.table] == [True, True, False, True]
    assert [card.flipped_by for card in seen.table] == [None, None, None, 1]
    assert [len(card.specials) for card in seen.table] == [1, 1, 0, 0]
    assert seen.table[1].specials[0].special == "thief"


def test_what_the_table_never_shows() -> None:
    state = on_table()
    for viewer in VIEWERS:
        seen = state.observation(viewer)
        secrets: list[object] = [seen.out, seen.out_specials, seen.hands, seen.leftovers]
        assert [*secrets, seen.choices, seen.piles, seen.unplayed] == [None] * 7
    room = state.observation(SPECTATOR)
    own: list[object] = [room.hand, room.specials, room.won, room.choice]
    assert own == [None] * 4


def test_a_hand_of_a_match_that_was_stopped_stays_its_owners() -> None:
    state = begin(4)
    play(state, "-1 stop vote")
    other = state.clone()
    swap_hand(other)
    for viewer in VIEWERS:
        same = known(state, viewer) == known(other, viewer)
        assert same is (viewer != 0)


def test_hidden_events_name_no_card_to_the_others() -> None:
    hidden = dict.fromkeys(VIEWERS, 0)
    dice, luck = SeededRng.from_number(5), FastRng(5)
    events: list[Any] = []
    state = GAME.new_initial_state(GAME.setup(4), dice, events)
    while not state.is_terminal():
        seat = luck.choice(state.current_players())
        events += state.apply_action(seat, state.legal_actions(seat).sample(luck), dice)
    for viewer in VIEWERS:
        for event in seen_events(events, viewer):
            if isinstance(event, CoinChosen | CardDrafted):
                assert (event.coin is None) is (event.seat != viewer)
            elif isinstance(event, SpecialPlayed):
                assert (event.special is None) is (event.seat != viewer)
            elif isinstance(event, CardsKept):
                assert bool(event.coins) is (event.seat == viewer)
            elif isinstance(event, Dealt):
                assert bool(event.coins) is bool(event.specials) is (event.seat == viewer)
            else:
                continue
            hidden[viewer] += 1
    assert set(hidden.values()) == {4 + 44 + 11 + 22 + len(of_kind(events, SpecialPlayed))}


def test_an_observation_fits_the_wire_in_the_longest_match() -> None:
    longest = 0
    for seats, options in ((5, {"turn_seconds": None}), (8, {"auto_draft": False})):
        setup, dice, luck = (
            GAME.setup(seats, options=dict[str, Value](options)),
            _dice(),
            FastRng(1),
        )
        state = GAME.new_initial_state(setup, dice)
        while not state.is_terminal():
            seat = luck.choice(state.current_players())
            late = state.timeout_action(seat)
            action = late if luck.below(5) else state.legal_actions(seat).sample(luck)
            state.apply_action(seat, action, dice)
            for viewer in (0, SPECTATOR, OPEN):
                longest = max(longest, len(msgspec.msgpack.encode(state.observation(viewer))))
    assert 1500 < longest <= 4096


def known(state: NainState, viewer: int) -> bytes:
    """Give all that a viewer is sent of a position."""
    seated = viewer >= 0
    legal: Any = state.legal_actions(viewer) if seated else ()
    stage = state.stage(viewer) if seated else ""
    return msgspec.msgpack.encode((state.observation(viewer), stage, legal))


def _swap_table(state: NainState, fits: Callable[[int], bool]) -> None:
    now = state.coins[0]
    other = next(coin for coin in state.out if fits(coin))
    state.out = _replaced(state.out, other, now)
    state.coins[0] = other


def _replaced(cards: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    rest = list(cards)
    rest[rest.index(old)] = new
    return tuple(sorted(rest))


def _dice() -> SeededRng:
    return SeededRng.from_number(1)


def test_everybody_remembers_who_exposed_what_in_this_round() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={3: "hoard interest"})
    play(state, "1 expose 3 1")
    for viewer in VIEWERS:
        assert state.observation(viewer).exposures == (Exposure(by=1, seat=3, place=1),)
    play(state, "1 nain", "3 done")
    assert state.observation(0).exposures == (), "the round that was counted keeps it"


def test_a_counted_round_remembers_who_flipped_and_who_exposed() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={3: "hoard"})
    play(state, "1 flip 0", "1 bid 10", "2 flip 2", "2 expose 3 0", "2 nain")
    for viewer in VIEWERS:
        past = state.observation(viewer).history[-1]
        assert past.flips == (1, None, 2, None)
        assert past.exposures == (Exposure(by=2, seat=3, place=0),)
    play(state, "1 keep 0 1")
    assert state.observation(SPECTATOR).history[-1].flips == (1, None, 2, None)


def test_a_round_of_small_steps_is_remembered_from_its_first_bid() -> None:
    state = scene(*[5] * 8)
    play(state, *(f"{(amount - 1) % 8} bid {amount}" for amount in range(1, 41)))
    assert [bid.amount for bid in state.observation(SPECTATOR).bids] == list(range(1, 41))
    play(state, "0 nain")
    recorded = state.observation(SPECTATOR).history[-1].bids
    assert [bid.amount for bid in recorded] == list(range(25, 41)), "the latest of a counted round"
