"""Worlds that a viewer holds possible: what is hidden differs, what is known doesn't."""

from tablee.engine import FastRng
from tablee.games.gnumies import GAME
from tablee.games.gnumies.guests import is_wullawaki
from tests.games.gnumies.scenes import STARS, play, scene


def test_sealed_bids_and_the_deck_are_guessed() -> None:
    state = scene(hands=["10 20 30", "40 50 60"], guest="5", deck="6")
    play(state, "yellow 50")
    seen = state.observation(0)
    worlds = [GAME.determinize(seen, FastRng(seed)) for seed in range(60)]
    assert {world.bids[1] for world in worlds} == {3, 4, 5}
    assert len({world.deck[-1] for world in worlds}) > 10
    own = [GAME.determinize(state.observation(1), FastRng(seed)) for seed in range(20)]
    assert {world.bids[1] for world in own} == {4}


def test_a_star_is_never_guessed_under_a_wullawaki() -> None:
    state = scene(seats=2, guest="W", preset="amigo")
    play(state, "yellow 50")
    worlds = [GAME.determinize(state.observation(0), FastRng(seed)) for seed in range(60)]
    assert all(world.bids[1] != 10 for world in worlds)


def test_what_anothers_star_offers_is_no_wullawaki() -> None:
    state = scene(seats=3, guest="5", deck="6 2", **STARS)
    play(state, "red star", "yellow 20", "blue 30")
    worlds = [GAME.determinize(state.observation(1), FastRng(seed)) for seed in range(200)]
    drawn = {world.drawn for world in worlds}
    assert len(drawn) > 20
    assert not any(is_wullawaki(guest) for guest in drawn)
    own = [GAME.determinize(state.observation(0), FastRng(seed)) for seed in range(20)]
    assert {world.drawn for world in own} == {state.drawn}


def test_with_asterix_it_may_be_one() -> None:
    options = {"star_card": True, "star_variant": "asterix"}
    state = scene(seats=3, guest="5", deck="6 2", options=options)
    play(state, "red star", "yellow 20", "blue 30")
    worlds = [GAME.determinize(state.observation(1), FastRng(seed)) for seed in range(200)]
    assert any(is_wullawaki(world.drawn) for world in worlds)


def test_choices_of_what_to_lose_are_guessed() -> None:
    state = scene(rooms=["W W W 2 3 4 5", "W W W 6 7 8 9"], ended="time")
    play(state, "red discard 2a 3a 4a")
    worlds = [GAME.determinize(state.observation(1), FastRng(seed)) for seed in range(60)]
    assert len({world.discards[0] for world in worlds}) == 4
    own = GAME.determinize(state.observation(0), FastRng(1))
    assert own.discards[0] == state.discards[0]
