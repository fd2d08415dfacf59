"""Decisions that come up in matches, and what they cost a bot in processor time."""

import time
from typing import Any, Final

import msgspec

from tablee.engine import Choice, FastRng, Rng, Seat, State
from tablee.games import AnyGame
from tablee_server.ai.thinking import Fault, Inquiry, think_over

PLAYED_AT: Final = "normal"
_SPAN: Final = 1 << 53


def decisions(game: AnyGame, seats: int, count: int, seed: int) -> list[Inquiry]:
    """Give decisions from all over as many matches as it takes, where there is a choice."""
    rng, found = FastRng(seed), list[Inquiry]()
    while len(found) < 4 * count:
        found += _of_a_match(game, seats, rng)
    return rng.sample(found, count)


def _of_a_match(game: AnyGame, seats: int, rng: Rng) -> list[Inquiry]:
    setup = game.setup(seats)
    found, state = [], game.new_initial_state(setup, rng)
    while not state.is_terminal():
        seat = state.current_players()[0]
        asked, legal = inquiry(game, state, seat, rng.below(_SPAN)), state.legal_actions(seat)
        if len(legal) > 1 or not isinstance(legal[0], Choice):
            found.append(asked)
        thought = think_over(asked)
        action = None if isinstance(thought, Fault) else thought.action
        state.apply_action(seat, action or state.timeout_action(seat), rng)
    return found


def inquiry(game: AnyGame, state: State, seat: Seat, seed: int) -> Inquiry:
    """Ask a seat what it does."""
    legal = msgspec.msgpack.encode(list(state.legal_actions(seat)))
    return Inquiry(game, state.observation(seat), legal, PLAYED_AT, seed)


def costs(asked: list[Inquiry], level: str) -> dict[str, Any]:
    """Let a level decide and give what it took, in milliseconds of one core.

    Where it searches at all, only decisions count over which it did: others cost next to nothing.
    """
    all_times, searched, iterations, faults = [], [], [], 0
    for one in asked:
        begin = time.thread_time()
        thought = think_over(msgspec.structs.replace(one, level=level))
        all_times.append(1000 * (time.thread_time() - begin))
        if isinstance(thought, Fault):
            faults += 1
        elif thought.iterations:
            searched.append(all_times[-1])
            iterations.append(thought.iterations)
    times = sorted(searched or all_times)
    return {
        "p50_ms": round(_share(times, 0.5), 2),
        "p95_ms": round(_share(times, 0.95), 2),
        "most_ms": round(times[-1], 2),
        "searched": len(searched),
        "iterations": round(sum(iterations) / max(1, len(iterations))),
        "faults": faults,
    }


def _share(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
