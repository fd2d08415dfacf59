"""Why a move is good, in codes and numbers that the client words (`reason-<code>` in the texts)."""

from typing import Final

from tablee.engine import Decision, Reason
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.appraisal import Appraisal
from tablee.games.gold_der_maya.fragments import DISC
from tablee.games.gold_der_maya.layout import extent, split
from tablee.games.gold_der_maya.prospects import FEWEST
from tablee.games.gold_der_maya.score import points

# So many points more than the lot adds to one's own score, and another's want is worth a word.
_MUCH: Final = 3.0
# Whose gain is such a part of one's own wants the lot as much.
_AS_MUCH: Final = 0.8


def reasons_for(appraisal: Appraisal, decision: Decision) -> tuple[Reason, ...]:
    """Give the why of a bid, a payment or a layout, the weightiest first."""
    action = decision.action
    if isinstance(action, Bid):
        return (_own(appraisal), *_others(appraisal), *_tactics(action.beads, decision))
    if isinstance(action, GiveTo):
        return (Reason("least-harm", {"seat": action.seat}),)
    if isinstance(action, Arrange):
        return _layout(appraisal, action)
    return ()


def _own(appraisal: Appraisal) -> Reason:
    """What the lot adds to one's own score."""
    adds = round(appraisal.gains[appraisal.seen.viewer])
    closing = appraisal.closing
    if closing >= 1.0:
        return Reason("closes-ring", {"points": adds})
    if closing:
        return Reason("may-close-ring", {"points": adds, "percent": round(100 * closing)})
    return Reason("adds", {"points": adds}) if adds else Reason("adds-nothing")


def _others(appraisal: Appraisal) -> list[Reason]:
    """Who else wants it, and who wants it most."""
    seen, gains = appraisal.seen, appraisal.gains
    own = gains[seen.viewer]
    others = [seat for seat in range(appraisal.seats) if seat != seen.viewer]
    dearest = max(others, key=gains.__getitem__)
    rivals = sum([gains[seat] >= max(1.0, _AS_MUCH * own) for seat in others])
    found = []
    if gains[dearest] > own + _MUCH:
        most = round(gains[dearest])
        found.append(Reason("dearer-to", {"seat": dearest, "points": most}))
    elif rivals:
        found.append(Reason("rivals", {"count": rivals}))
    elif own >= 1.0:
        found.append(Reason("no-rival"))
    return found


def _tactics(beads: int, decision: Decision) -> list[Reason]:
    """Why just so many beads."""
    drawn = sum([visits > 0 for visits in decision.visits.values()])
    found = [Reason("lowest-is-paid")] if not beads else []
    if drawn > 1:
        found.append(Reason("unforeseen", {"count": drawn}))
    return found


def _layout(appraisal: Appraisal, action: Arrange) -> tuple[Reason, ...]:
    bases = split(action.layout, len(appraisal.seen.bases[appraisal.seen.viewer]))
    found = [Reason("whole", {"points": points([b])}) for b in bases if extent(b) == DISC]
    for base in bases:
        gap = DISC - extent(base)
        if 0 < gap < DISC:
            found.append(Reason("leaves-gap", {"size": gap, "count": FEWEST[gap]}))
    return tuple(found)
