"""Counters: the chain of section 1.6, the supply, and the useful numbers."""

import pytest

from tablee.games.oh_les_nains.events import ChainSettled
from tests.games.oh_les_nains.scenes import legal, margins, play, refusal, scene, strip


def test_the_same_colour_may_follow_as_a_new_dwarf() -> None:
    state = scene("D-G S1", "D-G D-R")
    play(state, "A dwarf D-G")
    assert legal(state, "B") == {"counter D-G", "decline"}
    play(state, "B decline")
    assert {"dwarf D-G", "dwarf D-R"} <= legal(state, "B")
    play(state, "B dwarf D-G")
    assert state.stage(0) == "counter"


def test_after_four_cards_the_same_colour_may_be_played_again() -> None:
    state = scene("D-Y D-Y D-* S1", "D-Y D-*", deck="S1 S1 S1 S1 S1 D-R")
    play(state, "A dwarf D-Y", "B counter D-Y", "A counter D-Y", "B counter D-*")
    assert strip(state) == (6, "R", "GYY")
    assert state.stage(0) == "main"
    play(state, "A dwarf D-* Y")
    assert state.stage(1) == "counter"


def test_a_seat_without_a_matching_card_is_asked_all_the_same() -> None:
    state = scene("D-Y S1", "S1 S2")
    play(state, "A dwarf D-Y")
    assert state.stage(1) == "counter"
    assert legal(state, "B") == {"decline"}
    for viewer in (0, -2):
        assert state.observation(viewer).actor == 1


def test_counters_move_nothing_and_fill_empty_hands() -> None:
    state = scene("D-Y S1", "D-Y")
    play(state, "A dwarf D-Y")
    fence = state.fence
    play(state, "B counter D-Y")
    assert state.fence == fence
    assert len(state.hands[1]) == 5
    assert state.plays == 2


def test_who_played_his_last_card_as_a_dwarf_has_a_new_hand_for_the_chain() -> None:
    state = scene("D-Y", "D-Y S1", deck="D-Y S1 S1 S1 S1 D-R")
    play(state, "A dwarf D-Y", "B counter D-Y")
    assert "counter D-Y" in legal(state, "A")


@pytest.mark.parametrize(("left", "gained"), [(2, "YY"), (1, "Y"), (0, "")])
def test_no_more_pawns_come_than_there_are(left: int, gained: str) -> None:
    yellow = "Y" * (7 - left)
    chain = "0:D-Y 1:D-Y 0:D-*"
    state = scene("S1", "S1", dwarves=["R", "G" + yellow], fence=6, chain=chain)
    events = play(state, "B decline")
    assert strip(state) == (6, "R" + gained, "G" + yellow)
    settled = next(event for event in events if isinstance(event, ChainSettled))
    assert (settled.dwarves, settled.team) == (len(gained), 0 if gained else None)


@pytest.mark.parametrize(
    ("margin", "after_play", "after_decline"),
    [(0, True, True), (1, True, True), (2, False, True), (3, False, False)],
)
def test_how_dangerous_a_dwarf_is(margin: int, after_play: bool, after_decline: bool) -> None:
    state = scene("D-Y S1", dwarves=["R", "G"], fence=1 + margin)
    play(state, "A dwarf D-Y")
    assert state.is_terminal() is after_play
    if not after_play:
        play(state, "B decline")
        assert state.is_terminal() is after_decline


@pytest.mark.parametrize(("margin", "lost"), [(3, True), (4, False)])
def test_a_second_counter_needs_four_squares(margin: int, lost: bool) -> None:
    state = scene("D-Y D-Y S1", "D-Y S1", dwarves=["R", "G"], fence=1 + margin)
    play(state, "A dwarf D-Y", "B counter D-Y", "A counter D-Y", "B decline")
    assert state.is_terminal() is lost
    assert margins(state)[0] == margin - 4


def test_the_gift_of_the_fourth_card_never_crushes_its_receiver() -> None:
    # B can lose no square; the two squares pulled make room for the two dwarves.
    state = scene("D-Y D-Y S1", "D-Y D-* S1", dwarves=["R", "GGGG"], fence=12)
    assert margins(state) == (11, 0)
    play(state, "A dwarf D-Y", "B counter D-Y", "A counter D-Y", "B counter D-*")
    assert margins(state) == (9, 0)
    assert not state.is_terminal()


def test_without_counters_a_dwarf_comes_down_at_once() -> None:
    options = {"counters": False}
    state = scene("D-Y S1", "D-Y S1", options=options)
    play(state, "A dwarf D-Y")
    assert strip(state) == (6, "RY", "G")
    assert state.stage(1) == "main"
    assert refusal(state, "B counter D-Y") == "nothing-to-counter"
    losing = scene("D-Y S1", dwarves=["R", "G"], fence=3, options=options)
    play(losing, "A dwarf D-Y")
    assert losing.outcome().winners == (1,)


def test_a_chain_says_who_played_what_to_everybody() -> None:
    state = scene("D-* S1", "D-Y S1")
    play(state, "A dwarf D-* Y", "B counter D-Y")
    for viewer in (0, 1, -2):
        seen = state.observation(viewer)
        assert seen.colour == "Y"
        assert [(laid.seat, laid.card) for laid in seen.chain] == [(0, "D-*"), (1, "D-Y")]


def test_what_a_seat_let_be_is_remembered_until_it_draws() -> None:
    state = scene("D-Y D-R S1", "D-G P2-G", actor=0)
    play(state, "A dwarf D-Y", "B decline")
    for viewer in (0, 1, -2):
        assert state.observation(viewer).declined == ((), ("Y",))
    play(state, "B pull P2-G", "A dwarf D-R", "B decline")
    assert state.observation(0).declined == ((), ("R", "Y"))
    play(state, "B dwarf D-G")
    assert state.observation(0).declined == ((), ())
