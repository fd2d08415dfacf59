"""The worked examples of the rules file, section 1.10, by their numbers."""

import pytest

from tablee.games.oh_les_nains.events import DwarfCrushed, MatchOver, Pulled, Team
from tests.games.oh_les_nains.scenes import kinds, legal, margins, play, refusal, scene, strip


def test_n1_squirrel() -> None:
    state = scene("S3 S1")
    assert margins(state) == (7, 7)
    play(state, "A squirrel S3")
    assert strip(state) == (11, "R", "G")
    assert margins(state) == (10, 4)
    assert state.current_players() == (1,)


@pytest.mark.parametrize(("card", "team", "fence"), [("P2-R/P0-G", 0, 10), ("P2-G/P0-R", 1, 6)])
def test_n2_strength_of_one_colour_against_the_other(card: str, team: Team, fence: int) -> None:
    state = scene(f"{card} S1")
    assert Pulled(team, 2, fence) in play(state, f"A pull {card}")
    assert state.fence == fence


@pytest.mark.parametrize(
    ("action", "fence"),
    [
        ("pull P2-* R", 9),
        ("pull P2-* Y", 7),
        ("pull P2-* G", 8),
        ("pull P0-* R", 7),
        ("pull P0-* Y", 9),
    ],
)
def test_n4_multicolour_pulls(action: str, fence: int) -> None:
    state = scene("P2-* P0-*", dwarves=["RR", "RY"])
    play(state, f"A {action}")
    assert state.fence == fence


def test_n5_a_dwarf_is_declined() -> None:
    state = scene("D-Y S1", "D-Y S2")
    play(state, "A dwarf D-Y")
    assert strip(state) == (6, "R", "G")
    assert state.stage(1) == "counter"
    play(state, "B decline")
    assert strip(state) == (6, "RY", "G")
    assert margins(state) == (4, 9)
    assert state.stage(1) == "main"


@pytest.mark.parametrize("card", ["D-Y", "D-*"])
def test_n6_a_dwarf_is_countered(card: str) -> None:
    state = scene("D-Y S1", "D-Y D-* S2")
    play(state, "A dwarf D-Y", f"B counter {card}", "A decline")
    assert strip(state) == (6, "R", "G")
    assert margins(state) == (5, 9)
    assert state.stage(0) == "main"


def test_n7_a_counter_is_countered() -> None:
    state = scene("D-Y D-Y S1", "D-Y S2")
    play(state, "A dwarf D-Y", "B counter D-Y", "A counter D-Y", "B decline")
    assert strip(state) == (6, "RYY", "G")
    assert margins(state) == (3, 9)
    assert state.stage(1) == "main"


def test_n9_equal_strengths_and_a_dwarf_beside_the_fence() -> None:
    state = scene("P2-Y S1", "S1 S2", dwarves=["RRGY", "BBYG"], fence=4)
    assert margins(state) == (0, 8)
    assert "Pulled" not in kinds(play(state, "A pull P2-Y"))
    assert state.fence == 4
    assert not state.is_terminal()
    events = play(state, "B squirrel S1")
    assert DwarfCrushed(0) in events
    assert state.fence == 3
    assert state.outcome().winners == (1,)


def test_n11_a_dwarf_that_loses_at_once() -> None:
    state = scene("D-Y S1", dwarves=["RRRRBBB", "G"])
    assert margins(state) == (1, 7)
    events = play(state, "A dwarf D-Y")
    assert state.fence == 6
    assert events[-1] == MatchOver("crushed")
    assert state.outcome().winners == (1,)


def test_n12_a_bad_last_card_brings_a_new_hand() -> None:
    state = scene("P2-G", "S1 S2")
    play(state, "A pull P2-G")
    assert state.fence == 7
    assert len(state.hands[0]) == 5
    other = scene("P2-G", "S1 S2")
    play(other, "A exchange P2-G")
    assert other.fence == 7
    assert len(other.hands[0]) == 1


def test_n14_four_cards_with_four_players() -> None:
    dwarves = ["D-Y S1", "D-Y S1", "D-Y S1", "D-* S1"]
    state = scene(*dwarves, dwarves=["RR", "GG"])
    lines = ("A1 dwarf D-Y", "B1 counter D-Y", "A2 counter D-Y", "B2 counter D-*")
    play(state, *lines)
    assert strip(state) == (6, "RR", "GGYY")
    assert state.stage(0) == "main"


def test_n15_a_multicolour_dwarf_is_countered_by_its_declared_colour() -> None:
    state = scene("D-* S1", "D-Y D-* D-G", dwarves=["RR", "GG"], seats=4)
    play(state, "A1 dwarf D-* Y")
    assert legal(state, "B1") == {"counter D-Y", "counter D-*", "decline"}
    assert refusal(state, "B1 counter D-G") == "wrong-colour"
