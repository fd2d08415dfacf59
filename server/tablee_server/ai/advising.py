"""What a person might do: the strongest bot's move, what else there is, and why.

It is given what the person's seat may know, like any bot. Where that bot decides without trying
its moves in imagined worlds (by a policy, or as a stage game), they are tried afterwards, so that
every move has a worth and a spread.
"""

from math import sqrt
from typing import Final

import msgspec

from tablee.engine import Decision, FastRng, LegalActions, Observation
from tablee.protocol.hints import MOST_MOVES, MOST_REASONS, Hint, HintMove, HintReason
from tablee_server.ai.bot import AnyGame, Budget
from tablee_server.ai.explaining import explained
from tablee_server.ai.flat import FlatMonteCarlo
from tablee_server.ai.levels import bot_of

STRONGEST: Final = "expert"
TRIED: Final = 400
"""Iterations by which moves get a worth that the bot chose without."""

_SURE: Final = 1.96
"""So many standard errors on each side hold the truth in 95 of 100 cases."""

_FULL: Final = 1000


def advised(
    game: AnyGame, observation: Observation, legal: LegalActions, seed: int, budget: Budget
) -> Decision:
    """Decide for a person: equal observations and seeds give equal advice.

    0 iterations are those of the strongest level; a deadline counts for each of at most two
    searches.
    """
    bot = bot_of(STRONGEST)
    chosen = bot.choose(game, observation, FastRng(seed), budget, legal)
    told = explained(game, observation, chosen, FastRng(seed))
    if chosen.spread:
        return told
    tries = msgspec.structs.replace(budget, iterations=min(budget.iterations or TRIED, TRIED))
    tried = FlatMonteCarlo().choose(game, observation, FastRng(seed), tries, legal)
    return msgspec.structs.replace(
        told, values=tried.values, spread=tried.spread, visits=tried.visits,
        iterations=chosen.iterations + tried.iterations,
    )  # fmt: skip


def hint_of(game: AnyGame, decision: Decision, *, table: int, match: int, prompt: int) -> Hint:
    """Give advice as it goes over the wire: the bot's move first, then the best of the others."""
    first = "" if decision.action is None else game.action_to_string(decision.action)
    others = sorted(decision.values, key=lambda name: -decision.values[name])
    names = [first, *(name for name in others if name != first)][:MOST_MOVES]
    moves = tuple(_move(decision, name) for name in names)
    reasons = [HintReason(one.code, dict(one.facts)) for one in decision.reasons[:MOST_REASONS]]
    return Hint(table, match, prompt, moves, tuple(reasons), decision.iterations)


def _move(decision: Decision, name: str) -> HintMove:
    visits = decision.visits.get(name, 0)
    if not visits or name not in decision.values:
        return HintMove(name)
    worth, reach = decision.values[name], _SURE * decision.spread[name] / sqrt(visits)
    return HintMove(name, *[_permille(one) for one in (worth, worth - reach, worth + reach)])


def _permille(worth: float) -> int:
    return min(_FULL, max(0, round(_FULL * worth)))
