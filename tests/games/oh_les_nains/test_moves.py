"""What is legal in each phase, and each refusal by its own code."""

import msgspec
import pytest

from tablee.engine import TABLE, Action, FastRng, IllegalAction, SeededRng, Stop, Subset
from tablee.games.oh_les_nains import GAME, Counter, Decline, Exchange, Pick, Squirrel
from tablee.games.oh_les_nains.cards import COPIES, DECK
from tests.games.oh_les_nains.scenes import legal, play, refusal, scene

MIXED = "D-R D-* P2-R P2-* S1"


def test_the_house_deck_has_55_cards_symmetric_in_the_colours() -> None:
    assert len(DECK) == sum(COPIES) == 55
    assert [COPIES[:4], COPIES[4], COPIES[5:25]] == [(4,) * 4, 3, (1,) * 20]
    assert COPIES[25:] == (2, 2, 6, 4, 2)


def test_a_turn_offers_each_card_once_and_the_exchange() -> None:
    state = scene("D-R D-* P2-R S1 S1")
    assert legal(state, "A") == {
        "dwarf D-R",
        *(f"dwarf D-* {colour}" for colour in "RBYG"),
        "pull P2-R",
        "squirrel S1",
        "exchange D-R D-* P2-R S1 S1",
    }
    assert legal(state, "B") == set()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("B squirrel S1", "not-your-turn"),
        ("A squirrel S2", "not-in-hand"),
        ("A squirrel D-R", "not-a-squirrel"),
        ("A pull S1", "not-a-pull"),
        ("A pull D-R", "not-a-pull"),
        ("A dwarf S1", "not-a-dwarf"),
        ("A pull P2-*", "colour-missing"),
        ("A dwarf D-*", "colour-missing"),
        ("A pull P2-R R", "colour-fixed"),
        ("A dwarf D-R R", "colour-fixed"),
        ("A counter D-R", "nothing-to-counter"),
        ("A decline", "nothing-to-counter"),
        ("A pick R", "pick-over"),
        ("A exchange S1", "exchange-whole"),
        ("A exchange S2", "not-in-hand"),
        ("A exchange S1 S1", "not-in-hand"),
        ("A exchange D-* D-R P2-R P2-* S1", "exchange-order"),
        ("B2 squirrel S1", "no-such-seat"),
    ],
)
def test_refusals_in_a_turn(line: str, code: str) -> None:
    name, _, text = line.partition(" ")
    state = scene(MIXED, "S1")
    before = state.to_bytes()
    seat = {"A": 0, "B": 1, "B2": 3}[name]
    with pytest.raises(IllegalAction) as caught:
        state.apply_action(seat, _action(text), SeededRng.from_number(1))
    assert caught.value.code == code
    assert state.to_bytes() == before


def test_an_empty_exchange_is_refused() -> None:
    for exchange in ("whole", "any"):
        state = scene(MIXED, options={"exchange": exchange})
        with pytest.raises(IllegalAction, match="nothing-exchanged"):
            state.apply_action(0, Exchange(()), SeededRng.from_number(1))


@pytest.mark.parametrize("line", ["B squirrel S1", "B dwarf D-Y", "B exchange D-Y S1"])
def test_a_counter_comes_before_a_turn(line: str) -> None:
    state = scene("D-Y S1", "D-Y S1")
    play(state, "A dwarf D-Y")
    assert refusal(state, line) == "counter-first"
    assert refusal(state, "A decline") == "not-your-turn"


def test_only_dwarves_counter() -> None:
    state = scene("D-Y S1", "S1 D-R")
    play(state, "A dwarf D-Y")
    with pytest.raises(IllegalAction, match="not-a-dwarf"):
        state.apply_action(1, Counter("S1"), SeededRng.from_number(1))
    assert refusal(state, "B counter D-Y") == "not-in-hand"
    assert refusal(state, "B counter D-R") == "wrong-colour"


def test_a_colour_without_pawns_cannot_be_played_but_countered() -> None:
    state = scene("D-Y D-* S1", "S1", dwarves=["R", "Y" * 7])
    assert refusal(state, "A dwarf D-Y") == "no-pawn-left"
    assert refusal(state, "A dwarf D-* Y") == "no-pawn-left"
    assert legal(state, "A") & {"dwarf D-Y", "dwarf D-* Y"} == set()
    assert "dwarf D-* R" in legal(state, "A")


def test_a_colour_nobody_has_may_be_named() -> None:
    state = scene("P2-* S1", "S1")
    play(state, "A pull P2-* B")
    assert state.fence == 8


def test_any_cards_may_be_exchanged_where_so_agreed() -> None:
    state = scene("D-R P2-R S1 S1", options={"exchange": "any"})
    entry = state.legal_actions(0)[-1]
    assert entry == Subset("exchange", ("D-R", "P2-R", "S1", "S1"), 1, 4)
    assert refusal(state, "A exchange S1 D-R") == "exchange-order"
    play(state, "A exchange P2-R S1")
    assert len(state.hands[0]) == 4
    assert state.fence == 7
    seen = state.observation(1)
    assert [(e.card, e.way) for e in seen.discard] == [("P2-R", "exchanged"), ("S1", "last")]


@pytest.mark.parametrize("exchange", ["whole", "any"])
def test_an_exchange_may_cost_the_game(exchange: str) -> None:
    state = scene("S1 S2", dwarves=["RR", "G"], fence=2, options={"exchange": exchange})
    play(state, "A exchange S1 S2")
    assert state.outcome().winners == (1,)


def test_colours_are_picked_once_by_each_before_anything_else() -> None:
    state = scene("S1 S2", "S1 S3", phase="pick")
    assert state.current_players() == (0, 1)
    assert legal(state, "A") == {"pick R", "pick B", "pick Y", "pick G"}
    assert refusal(state, "A squirrel S1") == "pick-first"
    assert refusal(state, "A decline") == "pick-first"
    play(state, "A pick R")
    assert refusal(state, "A pick B") == "already-picked"
    assert state.stage(0) == "wait"
    play(state, "B pick R")
    assert state.stage(0) == "main"


def test_one_seat_of_each_team_picks_where_so_agreed() -> None:
    options = {"team_dwarves": 1}
    state = scene("S1", "S1", "S1", "S1", phase="pick", options=options)
    assert state.current_players() == (0, 1)
    assert refusal(state, "A2 pick R") == "mate-picks"
    play(state, "B1 pick Y", "A1 pick R")
    assert [len(team) for team in state.dwarves] == [1, 1]


def test_nothing_is_played_once_the_match_is_over() -> None:
    state = scene("S1 S2", dwarves=["RR", "G"], fence=2)
    play(state, "A exchange S1 S2")
    for line in ("B pick R", "B squirrel S1", "B decline", "B exchange S1", "A counter D-R"):
        assert refusal(state, line) == "match-over"
    for seat in (0, TABLE):
        assert not state.legal_actions(seat)
    with pytest.raises(IllegalAction, match="match-over"):
        state.apply_action(TABLE, Stop("time"), SeededRng.from_number(1))
    with pytest.raises(IllegalAction, match="match-over"):
        state.apply_action(TABLE, Decline(), SeededRng.from_number(1))


@pytest.mark.parametrize("action", [Pick("R"), Squirrel("S1"), Decline(), Exchange(("S1",))])
def test_the_table_plays_no_cards(action: Action) -> None:
    with pytest.raises(IllegalAction, match="not-for-table"):
        scene("S1").apply_action(TABLE, action, SeededRng.from_number(1))


def test_a_seat_may_not_stop_the_match() -> None:
    with pytest.raises(IllegalAction, match="only-the-table"):
        scene("S1").apply_action(0, Stop("time"), SeededRng.from_number(1))


def test_an_action_of_another_game_is_refused() -> None:
    class Jump(Action, frozen=True, array_like=True):
        pass

    with pytest.raises(IllegalAction, match="unknown-action"):
        scene("S1").apply_action(0, Jump(), SeededRng.from_number(1))
    with pytest.raises(IllegalAction, match="unknown-action"):
        GAME.action_to_string(Jump())


def test_the_clock_declines_plays_a_squirrel_or_exchanges_all() -> None:
    state = scene("D-Y S3 S2", "D-Y D-R")
    assert state.timeout_action(0) == Squirrel("S2")
    play(state, "A dwarf D-Y")
    assert state.timeout_action(1) == Decline()
    play(state, "B decline")
    assert state.timeout_action(1) == Exchange(("D-R", "D-Y"))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_clock_picks_a_colour_that_tells_nothing_of_the_hand(seats: int) -> None:
    picked: set[tuple[Action, ...]] = set()
    for seed in range(20):
        state = GAME.new_initial_state(GAME.setup(seats), FastRng(seed))
        actions = tuple(state.timeout_action(seat) for seat in range(seats))
        assert all(state.legal_actions(k).allows(action) for k, action in enumerate(actions))
        picked.add(actions)
    (colours,) = picked
    assert len(set(colours)) == seats


def test_decisions_have_the_time_that_the_options_give() -> None:
    state = scene("S1", options={"turn_seconds": 45})
    assert (state.time_limit(0), state.time_limit(1)) == (45, None)
    assert scene("S1").time_limit(0) == 60
    assert scene("S1", options={"turn_seconds": None}).time_limit(0) is None


def _action(text: str) -> Action:
    """Read an action, also one whose colour doesn't go with its card."""
    kind, *words = text.split()
    if kind in ("pull", "dwarf", "squirrel"):
        return GAME.decode_action(msgspec.msgpack.encode([kind, *words]))
    return GAME.string_to_action(text)
