"""What the ribbon and the note say: you to the player, names to everybody else."""

import pytest

from tablee.engine import Event
from tablee.games.gnumies import GAME
from tablee.games.gnumies.events import CopicastorBecame, StarDrew, StarPlaced
from tablee_client.core.words import LOCALES, Words
from tablee_client.view.tables.gnumies.telling import stage_text, verdict

NAMES = ("Ana", "Bob", "Cleo")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "event", [StarDrew(0, "8a"), StarPlaced(0, "8a", 1), StarPlaced(0, "8a", 0),
              CopicastorBecame(0, 3), CopicastorBecame(0, 0)], ids=repr
)  # fmt: skip
def test_a_player_is_not_called_by_his_own_name(event: Event, locale: str) -> None:
    words = Words(locale)
    assert "Ana" not in verdict(event, words, NAMES, 0)
    assert "Ana" in verdict(event, words, NAMES, 2)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_is_given_a_guest_is_told_by_whom(locale: str) -> None:
    said = verdict(StarPlaced(0, "8a", 1), Words(locale), NAMES, 1)
    assert "Ana" in said
    assert "Bob" not in said


def test_who_has_but_a_star_is_told_why_he_passes_on_a_wullawaki() -> None:
    state = GAME.position(
        hands=["star", "30 60 star", "50"], rooms=["", "", ""], guest="W", preset="amigo"
    )
    words = Words("en")
    said = [
        stage_text(state.observation(seat), words, NAMES, stage=state.stage(seat), owing=(1, 2))
        for seat in (0, 1)
    ]
    assert said[0] == words("gn-star-rests")
    assert said[1] != said[0]
