"""Imagined worlds hold all that was seen, and the odds are those of the worlds."""

from collections import Counter

import pytest

from tablee.engine import SPECTATOR, FastRng, SeededRng
from tablee.games.nain import GAME, NainState
from tablee.games.nain.cards import CODES, COPIES, HINT, VALUE
from tablee.games.nain.count import total_of
from tablee.games.nain.odds import odds_of
from tablee.games.nain.pools import unseen_coins, unseen_specials
from tests.games.nain.scenes import begin, play, scene


def test_unseen_cards_are_the_deck_without_what_was_seen() -> None:
    state = scene("4/6", "7/8", "2/3", "5/6", face_up={1: 0}, bare=[1], round=3)
    seen = state.observation(0)
    left = unseen_coins(seen)
    assert sum(left) == 64 - 8 - 8 - 2
    assert left[CODES.index("7/8")] <= COPIES[CODES.index("7/8")] - 1
    assert sum(unseen_specials(seen)) == 20 - 2
    assert sum(unseen_coins(state.observation(SPECTATOR))) == 64 - 8 - 1


def test_worlds_keep_hints_and_revealed_cards() -> None:
    state = scene(
        "4/6", "7/8", "2/3", "5/6", bids="0:9", face_up={1: 0, 2: 3}, bare=[2],
        played={1: "hoard", 3: "thief!"},
    )  # fmt: skip
    coins, kinds = set(), set()
    for number in range(60):
        world = GAME.determinize(state.observation(0), FastRng(number))
        assert world.coins[0] == state.coins[0]
        assert HINT[world.coins[1]] == 8
        assert world.coins[2] == state.coins[2]
        assert world.played[3] == state.played[3]
        assert world.problems() == []
        coins.add(world.coins[3])
        kinds.add(world.played[1][0] >> 1)
    assert len(coins) > 8
    assert len(kinds) >= 4


def test_worlds_give_each_pile_cards_of_the_rounds_it_was_won_in() -> None:
    state, dice = begin(5, seed=3), SeededRng.from_number(3)
    while state.round < 4:
        seat = state.current_players()[0]
        state.apply_action(seat, state.timeout_action(seat), dice)
    piles = set()
    for number in range(20):
        world = GAME.determinize(state.observation(2), FastRng(number))
        assert world.won[2] == state.won[2]
        assert [len(pile) for pile in world.won] == [len(pile) for pile in state.won]
        assert world.problems() == []
        piles.add(world.won[0])
    assert len(piles) > 1


def test_who_wins_at_three_knows_what_was_drafted() -> None:
    state = scene(4, 7, 2, bids="0:9", phase="pick")
    play(state, "0 keep 0 1")
    for viewer in (0, 2):
        world = GAME.determinize(state.observation(viewer), FastRng(1))
        assert sorted(world.won[0]) == sorted(state.won[0])
        assert world.won[2] == state.won[2]


SCENES = [
    scene("4/6", "7/8", "2/3", "5/6", bids="0:9"),
    scene("4/6", "7/8", "2/3", "5/6", bids="0:9", face_up={1: 0, 2: 3}, bare=[3]),
    scene("4/6", "7/8", "2/3", "5/6", "8/8", bids="0:9", face_up={1: 0, 2: 0, 3: 1}, round=6),
    scene("4/6", "7/8", "2/3", bids="0:9", played={0: "double hoard", 1: "interest!"}),
]


@pytest.mark.parametrize("state", SCENES, ids=range(len(SCENES)))
def test_odds_are_those_of_the_worlds(state: NainState) -> None:
    seen, worlds, luck = state.observation(0), 3000, FastRng(7)
    totals = Counter(total_of(GAME.determinize(seen, luck)) for _ in range(worlds))
    odds = odds_of(seen)
    for bid in range(1, 45):
        share = sum(count for total, count in totals.items() if total >= bid) / worlds
        assert abs(odds.at_least(bid) - share) < 0.035, bid


def test_odds_are_exact_where_two_cards_are_left_to_chance() -> None:
    state = scene("8/8", "7/8", bids="0:9", face_up={1: 0})
    seen = state.observation(0)
    left = {VALUE[k]: n for k, n in enumerate(unseen_coins(seen)) if HINT[k] == 8}
    cards = sum(unseen_coins(seen)[k] for k in range(17) if HINT[k] == 8)
    odds = odds_of(seen)
    assert odds.at_least(9) == 1.0
    assert odds.at_least(16) == pytest.approx(left[8] / cards)
    assert odds.at_least(17) == 0.0


def test_odds_are_exact_where_a_hint_and_a_covered_card_share_a_chest() -> None:
    seen = scene("8/8", "2/3", "7/8", bids="0:9", face_up={1: 0}).observation(0)
    left = unseen_coins(seen)
    ways: Counter[int] = Counter()
    for known in (kind for kind in range(len(left)) if HINT[kind] == 3):
        for other in range(len(left)):
            pairs = left[known] * (left[other] - (known == other))
            ways[8 + VALUE[known] + VALUE[other]] += pairs
    odds, all_ways = odds_of(seen), sum(ways.values())
    for bid in range(8, 22):
        true = sum(count for total, count in ways.items() if total >= bid)
        assert odds.at_least(bid) == pytest.approx(true / all_ways), bid


def test_others_do_not_know_ones_own_card() -> None:
    state = scene("8/8", "7/8", "8/8", bids="0:9", played={0: "hoard"})
    seen = state.observation(0)
    own, outside = odds_of(seen), odds_of(seen, as_others=True)
    assert own.median() > outside.median() + 4
    room = odds_of(state.observation(SPECTATOR))
    assert abs(room.median() - outside.median()) <= 1


def test_known_specials_move_the_odds() -> None:
    plain = odds_of(scene(4, 7, 2, 5).observation(0)).median()
    for played, moved in (("hoard", 5), ("interest!", 4), ("interest", 0), ("double", 4)):
        state = scene(4, 7, 2, 5, played={0: played})
        assert odds_of(state.observation(0)).median() == plain + moved
    thief = scene(4, 7, 2, 5, played={0: "thief"})
    assert odds_of(thief.observation(0)).median() in range(plain - 8, plain - 5)
    unknown = scene(4, 7, 2, 5, played={1: "thief"})
    assert abs(odds_of(unknown.observation(0)).median() - plain) <= 1
    doubled = scene(4, 7, 2, 5, played={1: "double!"})
    assert odds_of(doubled.observation(0)).median() in range(plain + 3, plain + 7)
