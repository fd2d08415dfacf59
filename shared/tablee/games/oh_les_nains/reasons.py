"""Why a move is good, in codes and numbers that the client words (`reason-<code>` in the texts)."""

from collections.abc import Sequence

from tablee.engine import Action, Decision, FastRng, Reason, Seat
from tablee.games.oh_les_nains.actions import (
    Counter,
    Decline,
    Dwarf,
    Exchange,
    Pick,
    Pull,
    Squirrel,
)
from tablee.games.oh_les_nains.cards import DWARF_ANY
from tablee.games.oh_les_nains.facts import team_of
from tablee.games.oh_les_nains.state import OhLesNainsState


def reasons_for(
    seat: Seat, decision: Decision, worlds: Sequence[OhLesNainsState]
) -> tuple[Reason, ...]:
    """Give the why of any move of a seat that owes one."""
    action = decision.action
    if not worlds or action is None:
        return ()
    if isinstance(action, Squirrel | Pull):
        return (_pulled(seat, action, worlds[0]),)
    if isinstance(action, Dwarf):
        return (Reason("adds-dwarf"), _countered(seat, action, worlds))
    if isinstance(action, Counter):
        return (Reason("takes-both") if len(worlds[0].chain) > 1 else Reason("stops-dwarf"),)
    if isinstance(action, Decline):
        return (Reason("plays-on"),)
    if isinstance(action, Pick):
        return (Reason("suits-hand"),)
    return (Reason("poor-hand"),) if isinstance(action, Exchange) else ()


def _pulled(seat: Seat, action: Action, world: OhLesNainsState) -> Reason:
    """Say how many squares the card pulls, or that it ends the game."""
    after = world.clone()
    after.apply_action(seat, action, FastRng(0))
    team = team_of(seat)
    if after.wins[team] > world.wins[team]:
        return Reason("crushes")
    squares = after.margin(team) - world.margin(team)
    return Reason("pulls", {"squares": squares}) if squares > 0 else Reason("costs-least")


def _countered(seat: Seat, action: Action, worlds: Sequence[OhLesNainsState]) -> Reason:
    """Say in how many of 100 worlds the next seat could counter."""
    able = 0
    for world in worlds:
        after = world.clone()
        after.apply_action(seat, action, FastRng(0))
        if after.phase == "counter":
            able += bool({after.colour, DWARF_ANY} & set(after.hands[after.actor]))
    return Reason("may-be-countered", {"percent": round(100 * able / len(worlds))})
