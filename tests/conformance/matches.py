"""Matches to hold the laws against: every seat count and preset, random options, odd players.

A match is played once and kept as its moves, with copies of some of its positions, many early and
few late. The copies are made by `copy.deepcopy`, which no game can get wrong.
"""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

from tablee.engine import (
    SPECTATOR,
    Action,
    BadSetup,
    Event,
    FastRng,
    IllegalAction,
    Option,
    Rng,
    Seat,
    SeededRng,
    Setup,
    State,
    Value,
    Viewer,
)
from tablee.games import AnyGame
from tests.conformance.players import PLAYERS, Player, Seating

Move: TypeAlias = tuple[Seat, Action]


class Position:
    """A reachable position: where it comes from, and a copy of it for every use."""

    def __init__(self, match: "Match", state: State) -> None:
        self.game = match.game
        self.match = match
        self.ply = len(match.moves)
        self._state = copied(match.game, state)

    def fresh(self) -> State:
        """Give a copy that may be spoilt."""
        return copied(self.game, self._state)

    @property
    def seats(self) -> range:
        return range(self.match.setup.seats)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """The seats and the room."""
        return (*self.seats, SPECTATOR)

    def dice(self) -> SeededRng:
        """Give the match's chance."""
        return self.match.dice()

    def __repr__(self) -> str:
        return f"<after {self.ply} moves of {self.match!r}>"


class Match:
    """One playing of a game, to its end if the game let it end."""

    def __init__(self, game: AnyGame, setup: Setup, *, seed: int, player: str) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.player = player
        self.moves: list[Move] = []
        self.positions: list[Position] = []
        self.finished = False

    def dice(self) -> SeededRng:
        """Give the match's chance, from its start."""
        return SeededRng.from_number(self.seed)

    def begin(self, dice: Rng | None = None, events: list[Event] | None = None) -> State:
        """Give the state before the first move, with the match's own chance or another."""
        chance = self.dice() if dice is None else dice
        state: State = self.game.new_initial_state(self.setup, chance, events)
        return state

    def again(self) -> Iterator[tuple[State, list[Event]]]:
        """Play it again: the same state after the opening and after every move, and its events."""
        dice = self.dice()
        events: list[Event] = []
        state = self.begin(dice, events)
        yield state, events
        for seat, action in self.moves:
            yield state, state.apply_action(seat, action, dice)

    def __repr__(self) -> str:
        where = f"{self.game.type.slug}, {self.setup}"
        return f"<match of {where}, seed {self.seed}, {self.player} players>"


def copied(game: AnyGame, state: State) -> State:
    """Copy a state without its help; the game it may point to stays the same."""
    return deepcopy(state, {id(game): game})


def play(game: AnyGame, setup: Setup, *, seed: int, player: Player) -> Match:
    """Play one match; give up where a listed move is refused, or one move after the limit."""
    match = Match(game, setup, seed=seed, player=player.__name__)
    dice, luck = match.dice(), FastRng(seed)
    state, mark = match.begin(dice), 0
    seating, limit = Seating(game, setup.seats), game.max_length(setup)
    while not state.is_terminal() and len(match.moves) <= limit:
        if len(match.moves) == mark:
            match.positions.append(Position(match, state))
            mark += 1 + luck.below(2 + mark // 3)
        seat, action = player(seating, state, luck)
        try:
            state.apply_action(seat, action, dice)
        except IllegalAction:
            break
        match.moves.append((seat, action))
    match.finished = state.is_terminal()
    match.positions.append(Position(match, state))
    return match


def agreed(game: AnyGame, seats: int, preset: str | None = None) -> Setup:
    """Give the defaults of a seat count, or those with the one option that it asks for."""
    changes: list[dict[str, Value]] = [{}]
    changes += [{o.key: value} for o in game.type.options for value in _small_values(o)]
    for options in changes:
        try:
            return game.setup(seats, preset=preset, options=options)
        except BadSetup as refusal:
            if refusal.code in {"bad-option", "unknown-option"}:
                break  # no default and no preset may be refused by the options themselves
    raise AssertionError(f"{game.type.slug} can't be played by {seats}, preset {preset}")


def setups(game: AnyGame, luck: Rng) -> list[Setup]:
    """Give every seat count with the defaults, every preset, and as many random mixtures."""
    found = [agreed(game, seats) for seats in game.type.seats]
    for preset in game.type.presets:
        found.extend(_if_allowed(game, luck, preset.name, {}))
    for _ in range(len(found) + 6):
        found.extend(_if_allowed(game, luck, None, _mixture(game.type.options, luck)))
    return found


def matches(game: AnyGame, *, seed: int = 1) -> list[Match]:
    """Play the matches that the suite stands on: each setup once, the players taking turns."""
    return [
        play(game, setup, seed=seed + i, player=PLAYERS[i % len(PLAYERS)])
        for i, setup in enumerate(setups(game, FastRng(seed)))
    ]


def _if_allowed(
    game: AnyGame, luck: Rng, preset: str | None, options: dict[str, Value]
) -> list[Setup]:
    try:
        return [game.setup(luck.choice(game.type.seats), preset=preset, options=options)]
    except BadSetup:
        return []


def _mixture(options: Sequence[Option], luck: Rng) -> dict[str, Value]:
    chosen = [option for option in options if luck.below(3) == 0]
    return {option.key: luck.choice(_small_values(option)) for option in chosen}


def _small_values(option: Option) -> list[Value]:
    """Give an option's values; of numbers the lowest ones, so that matches stay short."""
    if option.values:
        return list(option.values)
    numbers: list[Any] = [option.low, min(option.high, option.low + option.step)]
    return [*numbers, None] if option.or_none else numbers
