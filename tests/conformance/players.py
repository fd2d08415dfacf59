"""Players that choose without sense, each in its own way, so that odd positions come up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from tablee.engine import TABLE, Action, Choice, Entry, Range, Rng, Seat, State, Subset
from tablee.games import AnyGame


@dataclass(frozen=True)
class Seating:
    """What a player is told besides the state."""

    game: AnyGame
    seats: int


Player: TypeAlias = Callable[[Seating, State, Rng], tuple[Seat, Action]]


def random(seating: Seating, state: State, luck: Rng) -> tuple[Seat, Action]:
    """Any seat that owes, any action."""
    del seating
    seat = luck.choice(state.current_players())
    return seat, state.legal_actions(seat).sample(luck)


def first(seating: Seating, state: State, luck: Rng) -> tuple[Seat, Action]:
    """The first seat, the first action listed."""
    seat = state.current_players()[0]
    return seat, edges(seating.game, state.legal_actions(seat)[0], luck)[0]


def last(seating: Seating, state: State, luck: Rng) -> tuple[Seat, Action]:
    """The last seat, the last action listed."""
    seat = state.current_players()[-1]
    return seat, edges(seating.game, state.legal_actions(seat)[-1], luck)[-1]


def passing(seating: Seating, state: State, luck: Rng) -> tuple[Seat, Action]:
    """The action that says least: passes, declines, readies, zeros."""
    seat = luck.choice(state.current_players())
    return seat, min(some(seating.game, state, seat, luck), key=_size)


def sleeping(seating: Seating, state: State, luck: Rng) -> tuple[Seat, Action]:
    """Never there: time runs out for every decision."""
    seat, action = random(seating, state, luck)
    late = state.timeout_action(seat)
    return seat, late if state.legal_actions(seat).allows(late) else action


def meddling(seating: Seating, state: State, luck: Rng) -> tuple[Seat, Action]:
    """Out of turn whenever the rules allow it, and sometimes the table stops the match."""
    table = state.legal_actions(TABLE)
    if table and luck.below(60) == 0:
        return TABLE, table.sample(luck)
    owing = state.current_players()
    idle = (seat for seat in range(seating.seats) if seat not in owing)
    eager = [seat for seat in idle if state.legal_actions(seat)]
    seat = luck.choice(eager or owing)
    return seat, state.legal_actions(seat).sample(luck)


PLAYERS: Final[tuple[Player, ...]] = (random, meddling, first, last, passing, sleeping)


def edges(game: AnyGame, entry: Entry, luck: Rng) -> list[Action]:
    """Give the first and the last action of an entry; some two, of an arrangement."""
    if isinstance(entry, Choice):
        return [entry.action]
    if isinstance(entry, Range):
        return [game.kinds[entry.kind](value) for value in (entry.low, entry.high)]
    if isinstance(entry, Subset):
        rest = len(entry.pieces) - entry.most
        values = (entry.pieces[: entry.least], entry.pieces[rest:])
        return [game.kinds[entry.kind](value) for value in values]
    return [game.legal((entry,)).sample(luck) for _ in range(2)]


def some(game: AnyGame, state: State, seat: Seat, luck: Rng) -> list[Action]:
    """Give the edges of every entry, and a few actions in between."""
    legal = state.legal_actions(seat)
    found = [action for entry in legal for action in edges(game, entry, luck)]
    return found + [legal.sample(luck) for _ in range(3 if legal else 0)]


def _size(action: Action) -> int:
    return len(msgspec.msgpack.encode(action))
