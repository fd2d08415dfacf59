"""Who may know what, and when: the table of rules section 4."""

from typing import Any

import msgspec
import pytest

from tablee.engine import OPEN, SPECTATOR, SeededRng, Value, seen_events
from tablee.games.nain_jaune import GAME, NainJauneState
from tablee.games.nain_jaune.events import Dealt
from tests.games.nain_jaune.scenes import play, scene

HANDS = ("5C 9S KC", "4C 6C 7D", "2H 8D")
IN_PLAY = ("B 4C", "A 5C")
TO_THE_END = (*IN_PLAY, "B 6C 7D claim")


def at(moment: str, **options: Any) -> NainJauneState:
    """Give the same deal while it is played, and when it is settled."""
    state = scene(*HANDS, options=options)
    play(state, *(IN_PLAY if moment == "play" else TO_THE_END))
    assert state.deal_is_on() is (moment == "play")
    return state


# What is asked of an observation, whose it is, when, and whether it is there.
@pytest.mark.parametrize(
    ("field", "viewer", "moment", "options", "shown"),
    [
        ("hand", 0, "play", {}, True),
        ("hand", SPECTATOR, "play", {}, False),
        ("hand", SPECTATOR, "settled", {}, False),
        ("hands", 0, "play", {}, False),
        ("hands", SPECTATOR, "play", {}, False),
        ("hands", OPEN, "play", {}, True),
        ("hands", 0, "settled", {}, True),
        ("hands", 2, "settled", {}, True),
        ("hands", SPECTATOR, "settled", {}, True),
        ("talon", 0, "play", {}, False),
        ("talon", SPECTATOR, "play", {}, False),
        ("talon", OPEN, "play", {}, True),
        ("talon", 0, "settled", {}, True),
        ("talon", SPECTATOR, "settled", {}, True),
        ("talon", 0, "settled", {"talon_reveal": "never"}, False),
        ("talon", SPECTATOR, "settled", {"talon_reveal": "never"}, False),
        ("talon", OPEN, "settled", {"talon_reveal": "never"}, True),
    ],
)
def test_the_visibility_table(
    field: str, viewer: int, moment: str, options: dict[str, Any], shown: bool
) -> None:
    assert (getattr(at(moment, **options).observation(viewer), field) is not None) is shown


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR, OPEN])
def test_tokens_boxes_counts_and_sans_are_public(viewer: int) -> None:
    seen = at("play").observation(viewer)
    assert seen.tokens == (105, 105, 105)
    assert seen.boxes == (3, 6, 9, 12, 15)
    assert seen.counts == (2, 2, 2)
    assert seen.sans == ((6,), (5,), (5,))
    assert seen.talon_count == 52 - 8
    assert [(card.seat, card.card) for card in seen.laid] == [(1, "4C"), (0, "5C")]
    assert (seen.actor, seen.required, seen.last, seen.passed) == (1, 6, 0, (0,))


def test_each_seat_sees_its_own_hand_and_no_other() -> None:
    state = at("play")
    assert state.observation(0).hand == ("KC", "9S")
    assert state.observation(2).hand == ("8D", "2H")
    for viewer, hidden in ((0, ("8D", "2H", "7D")), (SPECTATOR, ("KC", "9S", "8D", "2H"))):
        sent = msgspec.json.encode(state.observation(viewer)).decode()
        # The boxes and payments name board cards too, so 7D is looked for among the laid.
        assert not any(f'"{code}"' in sent for code in hidden if code != "7D")


def test_a_pending_claim_is_public() -> None:
    state = scene("2C", "7D 9C", "3C")
    play(state, "B 7D")
    assert [state.observation(v).pending for v in (0, 1, 2, SPECTATOR)] == ["7D"] * 4


def test_only_the_actor_has_legal_actions() -> None:
    state = at("play")
    assert [bool(state.legal_actions(seat)) for seat in range(3)] == [False, True, False]


def test_only_the_seat_itself_is_told_its_dealt_cards() -> None:
    events: list[Any] = []
    GAME.new_initial_state(GAME.setup(4), SeededRng.from_number(3), events)
    for viewer in (0, 1, 2, 3, SPECTATOR, OPEN):
        told = [e for e in seen_events(events, viewer) if isinstance(e, Dealt)]
        assert len(told) == 4
        for event in told:
            knows = viewer in (event.seat, OPEN)
            assert len(event.cards) == (12 if knows else 0)
            assert event.count == 12
    assert not any("Chance" in type(e).__name__ for e in seen_events(events, SPECTATOR))


def test_layers_number_the_series() -> None:
    state = scene("9S 2C", "4C 8H 3H", "5D 2S")
    play(state, "B 4C", "C 5D 2S")
    laid = state.observation(SPECTATOR).laid
    assert [(card.card, card.layer) for card in laid] == [("4C", 1), ("5D", 1), ("2S", 2)]


def test_memory_play_shows_the_last_series_and_ones_own_cards() -> None:
    state = scene("9S 2C", "4C 8H 3H 7C", "5D 2S KD", options={"history": "top"})
    play(state, "B 4C", "C 5D 2S")
    shown = {viewer: state.observation(viewer) for viewer in (0, 1, 2, SPECTATOR, OPEN)}
    for viewer in (0, 1, 2, SPECTATOR):
        assert [(c.card, c.layer) for c in shown[viewer].laid] == [("2S", 1)]
    assert [c.card for c in shown[OPEN].laid] == ["4C", "5D", "2S"]
    assert shown[0].own_laid == shown[SPECTATOR].own_laid == ()
    assert shown[1].own_laid == ("4C",)
    assert shown[2].own_laid == ("5D", "2S")
    assert shown[0].placed == (0, 1, 2), "how many cards each laid stays known"


def test_who_laid_a_box_card_stays_known_in_memory_play() -> None:
    state = scene("9S 2C", "7D KC 3H", "5D 2S", options={"history": "top"})
    play(state, "B 7D claim", "B KC")
    assert state.observation(0).layers == (None, None, None, None, 1)


@pytest.mark.parametrize("history", ["full", "top"])
def test_an_observation_fits_the_wire_in_the_longest_match(history: str) -> None:
    options: dict[str, Value] = {
        "history": history,
        "limit_deals": 30,
        "broke": "debt",
        "kept": "double",
    }
    setup = GAME.setup(8, options=options)
    dice = SeededRng.from_number(2)
    state, longest = GAME.new_initial_state(setup, dice), 0
    while not state.is_terminal():
        seat = state.current_players()[0]
        state.apply_action(seat, state.timeout_action(seat), dice)
        for viewer in (0, SPECTATOR, OPEN):
            longest = max(longest, len(msgspec.msgpack.encode(state.observation(viewer))))
    assert longest <= 4096
