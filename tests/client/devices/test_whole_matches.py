"""A whole match of each game by keys alone, by one finger alone, and by a pad alone."""

from collections.abc import Iterator
from typing import TypeVar

import pytest

from tablee.games.gnumies import GAME as GNUMIES
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.window import Window
from tests.client.devices.hands import Hands, OnGlass, OnKeys, OnPad
from tests.client.devices.players import (
    Gnumies,
    Maya,
    MayaByPad,
    Nain,
    NainByPad,
    NainJaune,
    OhLesNains,
    WithHands,
)
from tests.client.tables.nain.player import room as nain_room
from tests.client.tables.oh_les_nains.gardener import room_of
from tests.client.view.conftest import HandClock, KeptArt
from tools.scenes.played_room import PlayedRoom


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en")


@pytest.fixture(scope="module")
def art() -> KeptArt:
    return KeptArt()


@pytest.fixture
def window() -> Iterator[Window]:
    window = Window("test", size=(960, 540))
    yield window
    window.close()


@pytest.fixture(params=[OnKeys, OnGlass, OnPad])
def hands(request: pytest.FixtureRequest, window: Window, words: Words, art: KeptArt) -> Hands:
    app = App(window, words, art=art, clock=HandClock())
    made: Hands = request.param(app)
    return made


P = TypeVar("P", bound=WithHands)


def held(player: P, hands: Hands) -> P:
    """Give a player his hands."""
    player.hands = hands
    return player


def by_keys(hands: Hands) -> bool:
    return not isinstance(hands, OnGlass)


async def test_nain_jaune(hands: Hands) -> None:
    player = held(NainJaune(hands.app), hands)
    table = player.sit(PlayedRoom(3, seed=3, limit_deals=1), speed=0.0)
    player.play_to_the_end(keys=by_keys(hands))
    assert table.seen.outcome is not None


async def test_oh_les_nains(hands: Hands) -> None:
    player = held(OhLesNains(hands.app), hands)
    table = player.sit(room_of(2, seed=3), speed=0.0)
    player.play_to_the_end(keys=by_keys(hands))
    assert table.seen.outcome is not None


async def test_the_gnumies(hands: Hands) -> None:
    player = held(Gnumies(hands.app), hands)
    table = player.sit(PlayedRoom(2, seed=5, game=GNUMIES), speed=0.0)
    player.play_to_the_end(keys=by_keys(hands))
    assert table.seen.outcome is not None


async def test_nain(hands: Hands) -> None:
    kind = NainByPad if isinstance(hands, OnPad) else Nain
    player = held(kind(hands.app, nain_room(3, seed=11), speed=0.0), hands)
    made = player.play_to_the_end(keys=by_keys(hands))
    assert player.table.seen.outcome is not None
    assert {"choose", "bid", "nain"} <= made


async def test_das_gold_der_maya(hands: Hands) -> None:
    kind = MayaByPad if isinstance(hands, OnPad) else Maya
    player = held(kind(hands.app), hands)
    table = player.sit(2, seed=5, preset="duel", speed=0.0)
    player.play_to_the_end(keys=by_keys(hands))
    assert table.seen.outcome is not None
