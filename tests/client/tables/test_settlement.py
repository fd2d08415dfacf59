"""A settlement explained: the parts make up the change, and nothing is left out."""

from typing import Any

import pytest

from tablee.engine.rng import SeededRng
from tablee.games.nain_jaune import GAME
from tablee.games.nain_jaune.actions import Play
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee_client.view.tables.nain_jaune.settlement import Settlement, settlement_of


def settled(hands: list[str], **facts: Any) -> Settlement:
    state = GAME.position(hands=hands, **facts)
    state.apply_action(0, Play(hands[0]), SeededRng.from_number(1))
    found = settlement_of(state.observation(0))
    assert found is not None
    return found


AFTER: dict[str, Any] = {"laid": "1:10C 2:JH", "phase": "follow", "actor": 0}


def test_losers_pay_a_token_for_each_card() -> None:
    found = settled(["QH", "2C 3C 4C", "5D"], **AFTER)
    assert [(a.seat, a.dues, len(a.cards)) for a in found.accounts] == [
        (0, 4, 0), (1, -3, 3), (2, -1, 1),
    ]  # fmt: skip
    assert not found.opera


def test_who_is_short_pays_what_he_has() -> None:
    found = settled(["QH", "2C 3C 4C", "5D"], tokens=[50, 2, 50], **AFTER)
    assert (found.accounts[1].dues, found.accounts[1].owed, found.accounts[1].short) == (
        -2,
        3,
        True,
    )


def test_a_grand_opera_takes_the_boxes() -> None:
    found = settled(["QH", "2C 3C 4C", "5D"], laid="0:10C 0:JH", phase="follow", actor=0)
    assert found.opera
    assert found.accounts[0].boxes == 45
    assert found.boxes == (0, 0, 0, 0, 0)


def test_kept_cards_of_the_board_are_named_and_paid() -> None:
    found = settled(["QH", "KH 7D 4C", "5D"], preset="traditional", **AFTER)
    assert found.accounts[1].kept_boxes == ("KH", "7D")
    assert found.accounts[1].kept == -27


@pytest.mark.parametrize("preset", ["seed", "traditional", "casual"])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_parts_make_up_the_change_of_every_deal(seats: int, preset: str) -> None:
    dice = SeededRng.from_number(seats)
    state = GAME.new_initial_state(GAME.setup(seats, preset=preset), dice)
    deals = 0
    while state.phase != "over":
        seat = state.current_players()[0]
        state.apply_action(seat, state.legal_actions(seat).sample(dice), dice)
        seen = state.observation(1)
        assert isinstance(seen, NainJauneObservation)
        found = settlement_of(seen)
        if found is None:
            continue
        deals += 1
        for account in found.accounts:
            parts = account.stake + account.boxes + account.dues + account.kept
            assert parts == account.net
            assert account.net == seen.tokens[account.seat] - seen.before[account.seat]
            assert account.boxes >= 0 or preset != "casual", "nobody forgets a box there"
    assert deals


def test_there_is_no_settlement_while_a_deal_is_played() -> None:
    assert settlement_of(GAME.position(hands=["QH", "2C", "5D"]).observation(0)) is None
