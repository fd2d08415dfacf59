"""How contenders are written: the cheating twin, the exploiter, and files of parameters."""

from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.engine import (
    Action,
    Brain,
    FastRng,
    LegalActions,
    Observation,
    Rng,
    SeededRng,
    State,
    Tuned,
)
from tablee.games import AnyGame, get_game
from tablee_server.ai import Decision
from tools.contest.contender import Contender, Question, Thought
from tools.contest.contest import Contest, play_with
from tools.contest.entry import UnknownBot, contender_of
from tools.contest.twin import Twin, revealed

GAME = get_game("nain-jaune")
SETUP = GAME.setup(3, options={"limit_deals": 1})


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of the legal actions is played."""

    place: int = 0


class PlacesBrain(Brain[Any, Any]):
    parameters = Places()

    def heuristic(self, _observation: Observation, legal: LegalActions, _rng: Rng) -> Action | None:
        actions = list(legal.actions())
        return actions[self.parameters.place % len(actions)]


def game_of_places() -> AnyGame:
    game = copy(GAME)
    game.brain = PlacesBrain()
    return game


def opening(seed: int = 1) -> State:
    state: State = GAME.new_initial_state(SETUP, SeededRng.from_number(seed))
    return state


def question(game: AnyGame, state: State, *, truth: State | None = None) -> Question:
    seat = state.current_players()[0]
    return Question(game, state.observation(seat), state.legal_actions(seat), FastRng(1), 3, truth)


def chosen(contender: Contender, asked: Question) -> Action | None:
    return contender.choose(asked).action


def write(folder: Path, parameters: msgspec.Struct) -> Path:
    file = folder / "tuned.json"
    file.write_bytes(msgspec.json.encode(Tuned("by hand", 0, parameters)))
    return file


def test_a_file_replaces_the_numbers_of_the_brain(tmp_path: Path) -> None:
    game = game_of_places()
    asked = question(game, opening())
    file = write(tmp_path, Places(2))
    actions = list(asked.legal.actions())
    assert len(actions) > 2
    assert chosen(contender_of("normal", game, Thought()), asked) == actions[0]
    assert chosen(contender_of(f"normal@{file}", game, Thought()), asked) == actions[2]
    assert chosen(contender_of("normal@default", game, Thought()), asked) == actions[0]
    assert game.brain.parameters == Places()


def test_a_file_that_holds_none_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    with pytest.raises(UnknownBot, match="can't be read"):
        contender_of(f"greedy@{file}", game_of_places(), Thought())
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(UnknownBot, match="holds no parameters of nain-jaune"):
        contender_of(f"greedy@{file}", game_of_places(), Thought())


def test_a_game_without_numbers_says_so() -> None:
    game = copy(GAME)
    game.brain = Brain()
    with pytest.raises(UnknownBot, match="has no parameters"):
        contender_of("greedy@default", game, Thought())


def test_every_world_of_a_twin_is_the_true_one() -> None:
    truth = opening(5)
    game = revealed(GAME, truth)
    seen = truth.observation(0)
    for world in (game.determinize(seen, FastRng(1)), game.brain.believe(game, seen, FastRng(2))):
        assert world.to_bytes() == truth.to_bytes()
        assert world is not truth
    assert GAME.determinize(seen, FastRng(1)).to_bytes() != truth.to_bytes()


def test_a_twin_without_the_truth_does_not_pretend() -> None:
    twin = contender_of("cheat:hard", GAME, Thought(8))
    assert isinstance(twin, Twin)
    with pytest.raises(ValueError, match="given the truth"):
        chosen(twin, question(GAME, opening()))


def test_only_the_twin_is_given_the_truth() -> None:
    given: dict[str, list[bool]] = {"open": [], "fair": []}

    class Watching:
        def __init__(self, name: str) -> None:
            self.sees_all = name == "open"
            self._name = name

        def choose(self, question: Question) -> Decision:
            given[self._name].append(question.truth is not None)
            return Decision(next(question.legal.actions()))

    order = Contest("nain-jaune", SETUP, ("open", "fair"))
    play_with(order, 0, (Watching("open"), Watching("fair")))
    assert set(given["open"]) == {True}
    assert set(given["fair"]) == {False}


def test_an_exploiter_asks_its_target_and_sees_no_more_than_its_seat() -> None:
    exploiter = contender_of("exploit:normal", GAME, Thought(12))
    assert not exploiter.sees_all
    state = opening()
    asked = question(GAME, state)
    decision = exploiter.choose(asked)
    assert decision.action is not None
    assert asked.legal.allows(decision.action)
    assert decision.iterations > 0
    seat = state.current_players()[0]
    other = GAME.determinize(state.observation(seat), FastRng(9))
    assert exploiter.choose(question(GAME, other)) == decision


def test_a_name_gives_a_level_its_personality() -> None:
    asked = question(GAME, opening())
    named = contender_of("hard/Andvari", GAME, Thought(8)).choose(asked)
    plain = contender_of("hard", GAME, Thought(8)).choose(asked)
    assert named.values == plain.values
    with pytest.raises(UnknownBot, match="hard/Nobody is no bot"):
        contender_of("hard/Nobody", GAME, Thought())
