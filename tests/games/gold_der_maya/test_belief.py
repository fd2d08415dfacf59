"""Worlds guessed from an observation: what may lie beneath, and how likely."""

from collections import Counter
from itertools import permutations

import pytest

from tablee.engine import OPEN, SPECTATOR, FastRng, SeededRng
from tablee.games.gold_der_maya import GAME, Bid, GoldDerMayaState
from tablee.games.gold_der_maya.backs import guess_backs, odds_ahead, stock_of
from tablee.games.gold_der_maya.fragments import PRINTS, WORDS, face_of, material_of
from tests.games.gold_der_maya.scenes import act, bid, scene

WORLDS = 200


def worlds(state: GoldDerMayaState, viewer: int, count: int = WORLDS) -> list[GoldDerMayaState]:
    """Guess many worlds from what one viewer knows; each must be sound and look the same."""
    seen, luck = state.observation(viewer), FastRng(7)
    guessed = [GAME.determinize(seen, luck) for _ in range(count)]
    for world in guessed[:20]:
        assert world.problems() == []
        assert world.observation(viewer) == seen
    return guessed


def beneath(state: GoldDerMayaState, lot: int) -> str:
    return WORDS[state.backs[lot - 1]]


def test_a_side_leaves_two_backs() -> None:
    state = scene(bases=["", ""], board="19 gold")
    assert {beneath(world, 1) for world in worlds(state, 0)} == {"1Q3", "1Q0"}


def test_who_bought_it_knows_and_the_others_guess() -> None:
    state = scene(bases=["19 gold", ""])
    assert {beneath(world, 1) for world in worlds(state, 0)} == {"1Q3"}
    assert {beneath(world, 1) for world in worlds(state, 1)} == {"1Q3", "1Q0"}
    assert {beneath(world, 1) for world in worlds(state, SPECTATOR)} == {"1Q3", "1Q0"}


def test_the_winner_learns_the_back_only_when_he_has_paid() -> None:
    state = scene(phase="receiver", bids=[5, 1, 1], lot="19 gold")
    assert {beneath(world, 1) for world in worlds(state, 0)} == {"1Q3", "1Q0"}
    act(state, 0, state.timeout_action(0))
    assert {beneath(world, 1) for world in worlds(state, 0)} == {"1Q3"}


def test_what_was_once_turned_is_known_to_all() -> None:
    state = scene(bases=["19 gold", ""], turned=[19])
    assert {beneath(world, 1) for world in worlds(state, 1)} == {"1Q4"}


def test_counting_settles_what_lies_beneath() -> None:
    """Both golden quarters are there, and one was seen from both sides."""
    state = scene(bases=["", "25 gold"], turned=[25], board="19 gold")
    assert {beneath(world, 2) for world in worlds(state, 0)} == {"2Q3"}
    chain = scene(bases=["", ""], box="1 stone, 25 gold, 19 silver, 13 bronze, 7 jade")
    found = {tuple(beneath(world, lot) for lot in range(1, 6)) for world in worlds(chain, 0)}
    assert found == {
        ("1Q1", "2Q0", "3Q4", "4Q3", "5Q2"),
        ("1Q4", "2Q3", "3Q2", "4Q1", "5Q0"),
    }


def test_the_two_sealed_fists_of_others_may_hold_anything_they_can() -> None:
    state = scene(bases=["", "", ""], beads=[3, 5, 22])
    act(state, 1, Bid(2))
    act(state, 2, Bid(9))
    guessed = worlds(state, 1)
    assert {world.bids[1] for world in guessed} == {2}
    assert {world.bids[2] for world in guessed} == set(range(23))
    assert all(world.bids[0] == -1 for world in guessed)


def test_others_beads_follow_from_what_was_paid() -> None:
    state = scene(bases=["", "", ""])
    bid(state, 7, 3, 2)
    act(state, 0, state.timeout_action(0))
    for world in worlds(state, 1, 3):
        assert world.beads == [3, 10, 17]


def test_the_open_view_leaves_nothing_to_guess() -> None:
    state = GAME.new_initial_state(GAME.setup(3), SeededRng.from_number(4))
    bid(state, 7, 3, 2)
    act(state, 0, state.timeout_action(0))
    act(state, 1, Bid(2))
    assert GAME.determinize(state.observation(OPEN), FastRng(1)).to_bytes() == state.to_bytes()


# A handful of lots of one size, by material up: how likely is each set of backs?
HANDFULS = [(3, (4, 3, 4)), (4, (0, 0, 1, 4)), (6, (2, 3)), (3, (0, 1, 1, 2))]


@pytest.mark.parametrize(("size", "ups"), HANDFULS)
def test_backs_are_as_likely_as_chance_makes_them(size: int, ups: tuple[int, ...]) -> None:
    """Against the count of all ordered draws of fragments that show these sides."""
    prints = [p for p in PRINTS if p.size == size]
    expected: Counter[tuple[int, ...]] = Counter()
    for drawn in permutations(range(len(prints)), len(ups)):
        sides = [(prints[n].front, prints[n].back) for n in drawn]
        if all(up in pair for up, pair in zip(ups, sides, strict=True)):
            down = tuple(a + b - up for up, (a, b) in zip(ups, sides, strict=True))
            expected[down] += 1
    fronts = [face_of(lot, size, up) for lot, up in enumerate(ups, start=1)]
    found: Counter[tuple[int, ...]] = Counter()
    luck, tries = FastRng(3), 4000
    for _ in range(tries):
        backs = guess_backs(fronts, stock_of((), {}), luck)
        found[tuple(material_of(backs[lot]) for lot in range(1, len(ups) + 1))] += 1
    assert set(found) == set(expected)
    for down, count in expected.items():
        share = count / expected.total()
        assert abs(found[down] / tries - share) < 4 * (share * (1 - share) / tries) ** 0.5, down


def test_odds_follow_the_fragments_left() -> None:
    front = face_of(1, 3, 4)
    assert odds_ahead(front, stock_of((), {})) == 0.5
    seen = [face_of(2, 3, 4)]
    assert odds_ahead(front, stock_of(seen, {2: face_of(2, 3, 3)})) == 2 / 3
    gone = [face_of(2, 6, 4), face_of(3, 6, 4)]
    known = {2: face_of(2, 6, 3), 3: face_of(3, 6, 0)}
    assert odds_ahead(face_of(1, 6, 4), stock_of(gone, known)) == 0.5
