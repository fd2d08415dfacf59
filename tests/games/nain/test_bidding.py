"""Choosing, bidding, flipping and exposing (rules I.4), and what is refused there."""

import pytest

from tablee.engine import SPECTATOR, TABLE, IllegalAction, SeededRng, Stop
from tablee.games.nain import GAME, Bid, Choose, Done, Keep, Nain, NainState, Take
from tablee.games.nain.cards import CODES, SPECIALS
from tablee.games.nain.events import (
    CoinChosen,
    CoinFlipped,
    CoinsPlaced,
    CoverRemoved,
    TurnPassed,
)
from tablee.games.nain_jaune import Ready
from tests.games.nain.scenes import TABLE_OF_18, begin, legal, of_kind, play, refusal, scene


def test_all_choose_at_once_and_the_starter_bids() -> None:
    state = begin(4, starter=2)
    assert state.current_players() == (0, 1, 2, 3)
    chosen = [CODES[hand[0]] for hand in state.hands]
    events = play(state, *(f"{seat} choose {chosen[seat]}" for seat in (3, 1, 0)))
    assert events == [CoinChosen(seat, chosen[seat]) for seat in (3, 1, 0)]
    assert state.current_players() == (2,)
    events = play(state, f"2 choose {chosen[2]}")
    assert events[1:] == [CoinsPlaced(), TurnPassed(2)]
    assert state.current_players() == (2,)
    assert [state.stage(seat) for seat in range(4)] == ["wait", "wait", "open", "wait"]
    assert all(state.has_cover(seat) for seat in range(4))


def test_a_choice_is_from_ones_own_hand_and_final() -> None:
    state = begin(4)
    missing = next(code for kind, code in enumerate(CODES) if kind not in state.hands[0])
    assert refusal(state, f"0 choose {missing}") == "not-in-hand"
    play(state, f"0 choose {CODES[state.hands[0][0]]}")
    assert refusal(state, f"0 choose {CODES[state.hands[0][0]]}") == "already-chosen"
    assert refusal(scene(*TABLE_OF_18), "0 choose 8/8") == "cards-are-placed"


def test_bids_rise_and_pass_on_clockwise() -> None:
    state = scene(*TABLE_OF_18)
    assert legal(state, 0) == {"flip 0", "flip 1", "flip 2", "flip 3", *_plays(state, 0)}
    assert refusal(state, "1 bid 4") == "not-your-turn"
    play(state, "0 bid 5")
    assert state.turn == 1
    assert state.stage(1) == "bid"
    assert not state.legal_actions(1).allows(Bid(5))
    assert state.legal_actions(1).allows(Bid(6))
    assert state.legal_actions(1).allows(Nain())
    play(state, "1 bid 6", "2 bid 7", "3 bid 9")
    assert state.turn == 0


def test_at_the_cap_only_doubt_is_left() -> None:
    state = scene(*TABLE_OF_18, bids="0:999")
    assert legal(state, 1) >= {"nain"}
    assert not any(GAME.action_to_string(a)[:3] == "bid" for a in state.legal_actions(1).actions())
    assert refusal(state, "1 bid 5") == "bid-too-low"
    state = scene(*TABLE_OF_18, bids="0:998")
    play(state, "1 bid 999")
    assert state.bid == 999


def test_a_bid_beyond_the_cap_is_refused() -> None:
    state = scene(*TABLE_OF_18)
    with pytest.raises(IllegalAction) as caught:
        state.apply_action(0, Bid(1000), SeededRng.from_number(1))
    assert caught.value.code == "bid-too-high"
    assert caught.value.details == {"most": 999}


def test_a_flip_shows_the_hint_and_stays() -> None:
    state = scene(4, 7, 2, 5, bids="0:9")
    assert play(state, "1 flip 3") == [CoinFlipped(by=1, seat=3, hint=6, coin=None)]
    seen = state.observation(SPECTATOR).table[3]
    assert (seen.flipped_by, seen.hint, seen.coin, seen.cover) == (1, 6, None, True)
    assert refusal(state, "1 flip 0") == "already-flipped"
    play(state, "1 bid 10")
    assert state.observation(0).table[3].hint == 6
    play(state, "2 flip 0", "2 nain")
    assert state.history[-1].total == 18


def test_a_flip_of_a_bare_card_shows_all() -> None:
    state = scene(4, 7, 2, 5, bare=[3])
    assert play(state, "0 flip 3") == [CoinFlipped(by=0, seat=3, hint=6, coin="5/6")]


def test_where_all_cards_are_face_up_nothing_is_left_to_flip() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", face_up={0: 1, 1: 2, 2: 3, 3: 0})
    assert not any(word.startswith("flip") for word in legal(state, 1))
    play(state, "1 nain")


def test_ones_own_card_may_be_flipped_unless_the_option_forbids_it() -> None:
    assert "flip 0" in legal(scene(*TABLE_OF_18), 0)
    state = scene(*TABLE_OF_18, options={"flip_own": False})
    assert "flip 0" not in legal(state, 0)
    assert refusal(state, "0 flip 0") == "own-card"


def test_a_turn_may_hold_a_flip_and_an_exposure_in_either_order() -> None:
    for first, second in (("flip 2", "expose 1 0"), ("expose 1 0", "flip 2")):
        state = scene(*TABLE_OF_18, bids="3:2", played={1: "hoard"})
        play(state, f"0 {first}", f"0 {second}", "0 bid 3")
        assert state.covers == 0b1110


def test_exposing_a_no_cover_takes_every_cover() -> None:
    state = scene(4, 7, 2, 5, played={2: "no-cover"}, face_up={3: 1})
    events = play(state, "0 expose 2 0")
    removed = of_kind(events, CoverRemoved)
    assert removed == [
        CoverRemoved(0, None),
        CoverRemoved(1, None),
        CoverRemoved(2, None),
        CoverRemoved(3, "5/6"),
    ]
    assert refusal(state, "0 expose 2 0") == "no-cover-left"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 expose 0 0", "own-special"),
        ("0 expose 1 1", "no-such-special"),
        ("0 expose 2 0", "already-revealed"),
        ("0 expose 7 0", "no-such-seat"),
        ("0 flip 6", "no-such-seat"),
        ("1 expose 2 0", "not-your-turn"),
        ("0 done", "not-last-reveal"),
        ("0 keep 1 2", "nothing-to-keep"),
        ("0 take 0", "nothing-to-draft"),
        ("5 bid 3", "no-such-seat"),
        ("-1 bid 3", "not-for-table"),
        ("0 stop time", "only-the-table"),
    ],
)
def test_what_the_bidding_refuses(line: str, code: str) -> None:
    state = scene(*TABLE_OF_18, played={0: "thief", 1: "double", 2: "hoard!"})
    assert refusal(state, line) == code


def test_nobody_bids_while_cards_are_chosen() -> None:
    state = begin(3)
    for line in ("0 bid 3", "0 nain", "0 flip 1", "0 expose 1 0"):
        assert refusal(state, line) == "not-bidding"


def test_an_action_of_another_game_is_refused() -> None:
    foreign = Ready()
    with pytest.raises(IllegalAction, match="unknown-action"):
        scene(*TABLE_OF_18).apply_action(0, foreign, SeededRng.from_number(1))
    with pytest.raises(IllegalAction, match="unknown-action"):
        GAME.action_to_string(foreign)


def test_only_the_turn_player_owes_and_nain_is_held_back() -> None:
    state = scene(*TABLE_OF_18, bids="0:9")
    assert state.hold(1, Nain()) == 2500
    assert state.hold(1, Bid(10)) == 0
    assert scene(*TABLE_OF_18, options={"reaction_ms": 0}).hold(1, Nain()) == 0


def test_clocks_run_for_who_owes() -> None:
    state = scene(*TABLE_OF_18, bids="0:9", played={2: "hoard"})
    assert [state.time_limit(seat) for seat in range(4)] == [None, 60, None, None]
    play(state, "1 nain")
    assert [state.time_limit(seat) for seat in range(4)] == [None, None, 10, None]
    assert scene(*TABLE_OF_18, options={"turn_seconds": None}).time_limit(0) is None


def test_fallback_moves() -> None:
    state = begin(4)
    lowest = CODES[min(state.hands[1])]
    assert state.timeout_action(1) == Choose(lowest)
    assert scene(*TABLE_OF_18).timeout_action(0) == Bid(1)
    assert scene(*TABLE_OF_18, bids="0:15").timeout_action(1) == Bid(16)
    assert scene(*TABLE_OF_18, bids="0:16").timeout_action(1) == Nain()
    late = scene(*TABLE_OF_18, phase="last-reveal", bids="0:9", played={2: "hoard"})
    assert late.timeout_action(2) == Done()
    picking = scene(*TABLE_OF_18, phase="pick", bids="0:9", options={"auto_draft": False})
    assert picking.timeout_action(0) == Keep(("1", "3"))
    play(picking, "0 keep 1 3")
    assert picking.timeout_action(3) == Take(0)


def test_the_last_card_is_chosen_by_itself() -> None:
    state = scene(None, None, None, phase="choose", round=11)
    only = CODES[state.hands[0][0]]
    assert state.forced_action(0) == Choose(only)
    assert begin(3).forced_action(0) is None
    assert scene(*TABLE_OF_18).forced_action(0) is None


def test_the_table_may_stop_once() -> None:
    state = scene(*TABLE_OF_18)
    assert state.legal_actions(TABLE).allows(Stop("vote"))
    play(state, "-1 stop vote")
    assert not state.legal_actions(TABLE)
    assert refusal(state, "-1 stop vote") == "already-stopping"


def _plays(state: NainState, seat: int) -> set[str]:
    return {f"play {SPECIALS[special]}" for special in state.specials[seat]}
