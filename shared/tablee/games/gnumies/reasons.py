"""Why a move is good, in codes and numbers that the client words (`reason-<code>` in the texts)."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import Decision, Detail, FastRng, Reason, Seat
from tablee.games.gnumies.actions import Bid, Discard, Give, Keep
from tablee.games.gnumies.cards import INDEX, STAR
from tablee.games.gnumies.guests import is_wullawaki
from tablee.games.gnumies.habits import Habits
from tablee.games.gnumies.horizon import gain_of, settle_round
from tablee.games.gnumies.rounds import seal_bid
from tablee.games.gnumies.scoring import final_points
from tablee.games.gnumies.state import GnumiesState

# A guest that adds so many points more to another's room is worth a word.
_MUCH: Final = 4.0


def reasons_for(
    seat: Seat, decision: Decision, worlds: Sequence[GnumiesState], habits: Habits
) -> tuple[Reason, ...]:
    """Give the why of a bid, of where a star's guest goes, or of what to lose."""
    action = decision.action
    if not worlds or action is None:
        return ()
    if isinstance(action, Bid):
        return tuple(_bid(seat, INDEX[action.card], worlds, habits))
    drawn, world = worlds[0].drawn, worlds[0]
    if isinstance(action, Keep):
        return (Reason("keeps", {"points": round(gain_of(world, habits, seat, drawn))}),)
    if isinstance(action, Give):
        facts: dict[str, Detail] = {
            "seat": action.seat,
            "points": round(gain_of(world, habits, action.seat, drawn)),
        }
        return (Reason("hurts-most" if is_wullawaki(drawn) else "helps-least", facts),)
    if isinstance(action, Discard):
        return (Reason("loses-least", {"points": final_points(world.rooms[seat], world.terms)}),)
    return ()


def _bid(seat: Seat, card: int, worlds: Sequence[GnumiesState], habits: Habits) -> list[Reason]:
    """Say what the guest is worth, how likely the bid gets it, and who else wants it."""
    world = worlds[0]
    gains = [gain_of(world, habits, one, world.guest) for one in range(world.terms.seats)]
    own = round(gains[seat])
    likely: dict[str, Detail] = {"percent": _likely(seat, card, worlds, habits)}
    if is_wullawaki(world.guest):
        return [Reason("pest-costs", {"points": -own}), Reason("pest-comes", likely)]
    if card == STAR:
        return [Reason("adds-little", {"points": own}), Reason("star-draws")]
    found = [Reason("adds", {"points": own}), Reason("wins", likely)]
    dearest = max(range(len(gains)), key=gains.__getitem__)
    if gains[dearest] > gains[seat] + _MUCH:
        found.append(Reason("dearer-to", {"seat": dearest, "points": round(gains[dearest])}))
    return found


def _likely(seat: Seat, card: int, worlds: Sequence[GnumiesState], habits: Habits) -> int:
    """Give in how many of 100 worlds the card gets the guest."""
    got = 0
    for number, one in enumerate(worlds):
        world = one.clone()
        seal_bid(world, seat, card, None)
        settle_round(world, habits, FastRng(number))
        got += world.history[len(one.history)][2] == seat
    return round(100 * got / len(worlds))
