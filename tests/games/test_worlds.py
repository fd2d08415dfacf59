"""Imagined worlds against all that there may be, counted by hand: each appears, and no other.

Every row is a position so small, or looks at so little of it, that what one viewer can't know may
be listed. `possible` lists it without the games' own beliefs.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations, product
from typing import Any, NamedTuple, TypeAlias

import pytest

from tablee.engine import FastRng, State
from tablee.games import AnyGame, gnumies, gold_der_maya, nain, nain_jaune, oh_les_nains
from tablee.games.gold_der_maya.fragments import PRINTS, QUARTER, material_of, size_of
from tablee.games.nain.cards import COPIES, HINT, INDEX, SPECIAL_COPIES, SPECIAL_INDEX
from tablee.games.nain_jaune.cards import CODES, RANK_OF, codes_of
from tests.games.gnumies import scenes as gnumie_scenes
from tests.games.gold_der_maya import scenes as maya_scenes
from tests.games.nain import scenes as nain_scenes
from tests.games.nain_jaune import scenes as yellow_scenes
from tests.games.oh_les_nains import scenes as dwarf_scenes

Hidden: TypeAlias = Any
Guess: TypeAlias = Callable[[AnyGame, Any, FastRng], Any]

MOST_TRIES = 1500


class Row(NamedTuple):
    """A position, who looks at it, and what he can't know of it."""

    game: AnyGame
    state: State
    viewer: int
    hidden: Callable[[Any], Hidden]
    possible: set[Hidden]


def determinize(game: AnyGame, seen: Any, luck: FastRng) -> Any:
    return game.determinize(seen, luck)


def believe(game: AnyGame, seen: Any, luck: FastRng) -> Any:
    return game.brain.believe(game, seen, luck)


def sealed_bid_and_deck() -> Row:
    """Any of three cards may be sealed; the last two guests may lie either way."""
    state = gnumie_scenes.scene(hands=["10 20 30", "40 50 60"], guest="5", deck_size=2)
    gnumie_scenes.play(state, "yellow 50")
    orders = permutations(state.deck)
    possible = {(bid, order) for bid, order in product((3, 4, 5), orders)}
    return Row(gnumies.GAME, state, 0, lambda world: (world.bids[1], tuple(world.deck)), possible)


def drawn_by_a_star() -> Row:
    """What another's star offers is no Wullawaki; the others lie in the deck, in any order."""
    state = gnumie_scenes.scene(
        seats=3, guest="5", deck="6 W 2", deck_size=3, **gnumie_scenes.STARS
    )
    gnumie_scenes.play(state, "red star", "yellow 20", "blue 30")
    unseen = [state.drawn, *state.deck]
    wullawaki = state.deck[-1]
    possible = {order for order in permutations(unseen) if order[0] != wullawaki}
    return Row(gnumies.GAME, state, 1, lambda world: (world.drawn, *world.deck), possible)


def one_card_after_sans() -> Row:
    """B said sans to the 6 and the 8: his last card is any unseen one of another rank."""
    state = yellow_scenes.scene("9S KC 2H", "3H 4C 5D JS", "7S 8H 2D 6C")
    yellow_scenes.play(state, "B 3H 4C 5D", "C 6C 7S 8H", "A 9S")
    gone = {"9S", "KC", "2H", "3H", "4C", "5D", "6C", "7S", "8H"}
    ranks = set(state.observation(0).sans[1])
    assert ranks == {6, 10}
    possible = {
        (code,)
        for card, code in enumerate(CODES)
        if code not in gone and RANK_OF[card] not in ranks
    }
    return Row(nain_jaune.GAME, state, 0, lambda world: codes_of(world.hands[1]), possible)


def who_is_to_lay_a_rank_holds_it() -> Row:
    state = yellow_scenes.scene("9S 7C", "3H 4C 5D 6D JS", "7S")
    yellow_scenes.play(state, "B 3H 4C 5D 6D")
    return Row(
        nain_jaune.GAME,
        state,
        0,
        lambda world: codes_of(world.hands[2]),
        {("7D",), ("7H",), ("7S",)},
    )


def hand_and_deck() -> Row:
    """Four cards are unseen: one in the hand, three in the deck, in any order."""
    state = dwarf_scenes.scene("S1", "P2-R/P0-B", deck="D-R D-B S3")
    unseen = [*state.hands[1], *state.deck]
    possible = set(permutations(unseen))
    return Row(oh_les_nains.GAME, state, 0, lambda world: (*world.hands[1], *world.deck), possible)


def sealed_colours() -> Row:
    state = dwarf_scenes.scene(seats=4, phase="pick")
    dwarf_scenes.play(state, "A1 pick B", "B1 pick R")
    return Row(
        oh_les_nains.GAME,
        state,
        1,
        lambda world: tuple(world.picks),
        {(colour, 0, -1, -1) for colour in range(4)},
    )


def hint_and_covered_card() -> Row:
    """The hint bounds one card; of a covered one only what is left of the deck is known."""
    state = nain_scenes.scene("4/6", "7/8", "2/3", bids="0:9", face_up={1: 0}, round=6)
    seen = state.observation(0)
    shown = Counter([INDEX["4/6"], *[INDEX[code] for code in seen.hand or ()]])
    for past in seen.history:
        shown.update([INDEX[code] for code in past.coins])
    left = [copies - shown[kind] for kind, copies in enumerate(COPIES)]
    possible = {
        (one, HINT[other])
        for one, other in product(range(len(COPIES)), repeat=2)
        if HINT[one] == 8 and left[one] and left[other] > (one == other)
    }
    return Row(nain.GAME, state, 0, lambda world: (world.coins[1], HINT[world.coins[2]]), possible)


def covered_special() -> Row:
    """Both hoards are seen, so the other's covered special isn't one."""
    specials = ["hoard double", "double", None]
    played = {1: "thief", 2: "hoard!"}
    state = nain_scenes.scene(
        "4/6", "7/8", "2/3", bids="0:9", played=played, specials=specials, bare=[1, 2]
    )
    shown = Counter([SPECIAL_INDEX[name] for name in ("hoard", "double", "hoard")])
    possible = {kind for kind, copies in enumerate(SPECIAL_COPIES) if copies > shown[kind]}
    return Row(nain.GAME, state, 0, lambda world: world.played[1][0] >> 1, possible)


def backs_that_hang_together() -> Row:
    """Only one quarter is golden on one side and stone on the other; what was bought is known."""
    state = maya_scenes.scene(bases=["7 jade", "19 gold"], box="1 stone", board="4 stone")
    fronts = [front for front in state.fronts[: state.drawn] if size_of(front) == QUARTER]
    own = fronts.index(state.bases[0][0])
    truth = _beneath(state, fronts)
    possible = {backs for backs in _backs(fronts) if backs[own] == truth[own]}
    assert len(possible) == 3
    return Row(gold_der_maya.GAME, state, 0, lambda world: _beneath(world, fronts), possible)


def _beneath(world: Any, fronts: Iterable[int]) -> tuple[int, ...]:
    return tuple([material_of(world.backs[(front >> 6) - 1]) for front in fronts])


def _backs(fronts: list[int]) -> Iterator[tuple[int, ...]]:
    """Give what may lie beneath quarters, by giving each a fragment of the box in every way."""
    for given in permutations([one for one in PRINTS if one.size == QUARTER], len(fronts)):
        pairs = list(zip(map(material_of, fronts), given, strict=True))
        if all(up in fragment[1:] for up, fragment in pairs):
            yield tuple([sum(fragment[1:]) - up for up, fragment in pairs])


def sealed_fists() -> Row:
    """A fist holds what its seat can have in its purse, which the sales tell; no one knows more."""
    state = maya_scenes.scene(bases=["", "", ""], beads=[3, 5, 22])
    maya_scenes.act(state, 1, gold_der_maya.Bid(2))
    maya_scenes.act(state, 2, gold_der_maya.Bid(9))
    return Row(
        gold_der_maya.GAME,
        state,
        1,
        lambda world: tuple(world.bids),
        {(-1, 2, fist) for fist in range(23)},
    )


ROWS = [
    sealed_bid_and_deck,
    drawn_by_a_star,
    one_card_after_sans,
    who_is_to_lay_a_rank_holds_it,
    hand_and_deck,
    sealed_colours,
    hint_and_covered_card,
    covered_special,
    backs_that_hang_together,
    sealed_fists,
]


@pytest.mark.parametrize("guess", [determinize, believe])
@pytest.mark.parametrize("row", ROWS)
def test_every_world_that_may_be_appears_and_no_other(row: Callable[[], Row], guess: Guess) -> None:
    game, state, viewer, hidden, possible = row()
    seen, luck, found = state.observation(viewer), FastRng(11), set()
    assert hidden(state) in possible, "the truth is one of them"
    for _ in range(MOST_TRIES):
        world = guess(game, seen, luck)
        assert world.observation(viewer) == seen
        assert hidden(world) in possible
        found.add(hidden(world))
        if found == possible:
            return
    pytest.fail(f"never imagined: {sorted(possible - found)[:5]}")
