"""Where a game names a seat that nobody sits on, it counts from 1, as its options do."""

import pytest

from tablee.engine import BadSetup, IllegalAction, SeededRng
from tablee.games import get_game
from tablee_client.core.words import LOCALES, Words

# By slug: the seats of a match, and the option by which the host names who begins.
GAMES = {
    "gnumies": (3, None),
    "gold-der-maya": (3, "starter"),
    "nain": (3, "starter"),
    "nain-jaune": (3, "first_dealer"),
    "oh-les-nains": (2, "first_seat"),
}


@pytest.mark.parametrize("slug", [slug for slug, (_, option) in GAMES.items() if option])
def test_a_seat_that_cannot_begin_has_the_number_of_its_option(slug: str) -> None:
    seats, option = GAMES[slug]
    assert option is not None
    with pytest.raises(BadSetup) as caught:
        get_game(slug).setup(seats, options={option: seats})
    assert caught.value.details == {"number": seats + 1, "seats": seats}
    for locale in LOCALES:
        words = Words(locale)
        named = words.game(slug)(f"option-{option}-{seats}")
        refused = words.refusal(caught.value.code, caught.value.details, slug)
        assert named.casefold() in refused.casefold()


@pytest.mark.parametrize("slug", GAMES)
def test_a_seat_that_is_not_there_has_the_number_that_players_count(slug: str) -> None:
    game = get_game(slug)
    seats, _ = GAMES[slug]
    state = game.new_initial_state(game.setup(seats), SeededRng.from_number(1))
    (action, *_) = state.legal_actions(state.current_players()[0]).actions()
    with pytest.raises(IllegalAction) as caught:
        state.apply_action(seats, action, SeededRng.from_number(1))
    assert (caught.value.code, caught.value.details) == ("no-such-seat", {"number": seats + 1})
    for locale in LOCALES:
        told = Words(locale).refusal("no-such-seat", caught.value.details, slug)
        assert f" {seats + 1} " in told
