"""Why a move is good, in codes and numbers that the client words (`reason-<code>` in the texts)."""

from collections.abc import Sequence
from typing import Final

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
from tablee.games.oh_les_nains.outlook import outlook_of
from tablee.games.oh_les_nains.state import OhLesNainsState

_MUCH: Final = 5
"""A danger of so many in 100 is worth a word."""


def reasons_for(
    seat: Seat, decision: Decision, worlds: Sequence[OhLesNainsState]
) -> tuple[Reason, ...]:
    """Give the why of any move of a seat that owes one, and what it risks."""
    action = decision.action
    if not worlds or action is None:
        return ()
    return (*_merits(seat, action, worlds), *_risks(seat, action, worlds))


def _merits(seat: Seat, action: Action, worlds: Sequence[OhLesNainsState]) -> tuple[Reason, ...]:
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
    after = _after(seat, action, world)
    team = team_of(seat)
    if after.wins[team] > world.wins[team]:
        return Reason("crushes")
    squares = after.margin(team) - world.margin(team)
    return Reason("pulls", {"squares": squares}) if squares > 0 else Reason("costs-least")


def _countered(seat: Seat, action: Action, worlds: Sequence[OhLesNainsState]) -> Reason:
    """Say in how many of 100 worlds the next seat could counter."""
    able = 0
    for world in worlds:
        after = _after(seat, action, world)
        if after.phase == "counter":
            able += bool({after.colour, DWARF_ANY} & set(after.hands[after.actor]))
    return Reason("may-be-countered", {"percent": round(100 * able / len(worlds))})


def _risks(seat: Seat, action: Action, worlds: Sequence[OhLesNainsState]) -> tuple[Reason, ...]:
    """Say in how many of 100 worlds the next seat could crush our leading dwarf with one card."""
    able = 0
    for world in worlds:
        after = _after(seat, action, world)
        if after.phase == "counter":
            after.apply_action(after.actor, Decline(), FastRng(0))
        if after.phase == "main" and team_of(after.actor) != team_of(seat):
            outlook = outlook_of(after, after.actor)
            able += max(outlook.pulls) > outlook.theirs
    percent = round(100 * able / len(worlds))
    return (Reason("may-be-crushed", {"percent": percent}),) if percent >= _MUCH else ()


def _after(seat: Seat, action: Action, world: OhLesNainsState) -> OhLesNainsState:
    after = world.clone()
    after.apply_action(seat, action, FastRng(0))
    return after
