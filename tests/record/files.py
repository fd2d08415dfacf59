"""Files of whole matches, honest ones and others."""

from collections.abc import Callable, Iterator
from typing import Any

import msgpack
import msgspec

from tablee.engine import OPEN, SPECTATOR, Chance, FastRng, SeededRng, Viewer
from tablee.fairness import MatchId, Opening, Tree, commitment_of
from tablee.games import AnyGame
from tablee.record import Chair, Ending, Header, Move, Witness, sealed, write
from tests.conformance.matches import setups
from tests.conformance.players import Seating, random

SECRET = bytes(range(32))


def identity(game: AnyGame, version: int | None = None) -> MatchId:
    rules = game.type.rules_version if version is None else version
    return MatchId("a1", 3, 2, game.type.slug, rules)


def opening_for(seats: int, *, repeats: bool = False) -> Opening:
    parts = tuple(None if repeats or k % 3 == 1 else bytes([k + 1] * 32) for k in range(seats))
    return Opening(SECRET, parts, repeats)


def header_of(who: MatchId, setup: Any, opening: Opening | None) -> Header:
    seats = range(setup.seats)
    return Header(
        game=who.game,
        rules_version=who.rules_version,
        setup=setup,
        server_id=who.server,
        server="Salon",
        software="tablee test",
        table=who.table,
        match=who.match,
        chairs=tuple(Chair(f"Léa {k}", None if k % 2 else "easy") for k in seats),
        began=1_700_000_000.0,
        viewers=(OPEN, SPECTATOR, *seats) if opening is not None else (0,),
        commitment=None if opening is None else commitment_of(opening.secret, who),
        opening=opening,
    )


def played(
    game: AnyGame, *, kept: bool = False, repeats: bool = False, number: int = 1, most: int = 400,
    version: int | None = None,
) -> bytes:  # fmt: skip
    """Play a match at random and give its file; with `kept` its secret stays secret.

    `version` is that of the rules it claims to be of.
    """
    choices = setups(game, FastRng(number))
    setup = choices[number % len(choices)]
    opening = opening_for(setup.seats, repeats=repeats)
    who = identity(game, version)
    seed, luck = opening.seed(who), FastRng(number)
    dice = SeededRng(seed)
    state = game.new_initial_state(setup, dice)
    moves: list[Move] = []
    while not state.is_terminal() and len(moves) < most:
        seat, action = random(Seating(game, setup.seats), state, luck)
        text = game.action_to_string(action)
        state.apply_action(seat, action, dice)
        moves.append(Move(len(moves) + 2, seat, text, "player", 1000 * len(moves)))
    outcome = state.outcome() if state.is_terminal() else None
    ending = Ending(outcome.reason if outcome else "abandoned", 1_700_000_100.0, outcome)
    header = header_of(who, setup, None if kept else opening)
    return b"".join(write(game, header, seed=seed, moves=moves, ending=ending))


def witness_of(seat: Viewer, file: bytes) -> Witness:
    """Give what a seat's honest client has seen of an open file."""
    values = dict_of(file)
    header = msgspec.convert(values["header"][0][1], Header)
    assert header.opening is not None
    events = [tuple(e) for frame in values["frame"] for e in frame[2] if e[0] == "chance"]
    trees = [Tree(header.opening.secret, Chance(label, tuple(out))) for _, label, out in events]
    return Witness(
        seat,
        header.commitment or b"",
        header.opening.entropies[seat],
        header.opening.entropies,
        tuple(tree.root() for tree in trees),
        tuple(tree.proof(0) for tree in trees),
    )


def values_of(file: bytes) -> list[list[Any]]:
    """Give the values of a file, as an independent reader finds them."""
    unpacker = msgpack.Unpacker(strict_map_key=False)
    unpacker.feed(file)
    return list(unpacker)


def dict_of(file: bytes) -> dict[str, list[list[Any]]]:
    found: dict[str, list[list[Any]]] = {}
    for value in values_of(file):
        found.setdefault(value[0], []).append(value)
    return found


def forged(file: bytes, change: Callable[[list[list[Any]]], None]) -> bytes:
    """Give the file with its values changed and a checksum that fits them."""
    values = values_of(file)[:-1]
    change(values)
    return b"".join(sealed(_bodies(values)))


def _bodies(values: list[list[Any]]) -> Iterator[bytes]:
    for value in values:
        body = msgpack.packb(value)
        assert isinstance(body, bytes)
        yield body
