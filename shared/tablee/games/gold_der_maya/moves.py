"""What is legal now, and why anything else isn't (rules sections 2.3 to 2.5)."""

from tablee.engine import Action, Arrangement, Choice, Entry, IllegalAction, Range, Seat
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee.games.gold_der_maya.facts import Facts
from tablee.games.gold_der_maya.fragments import WORDS
from tablee.games.gold_der_maya.layout import (
    BORDER,
    NO_FACE,
    base_fault,
    find_fault,
    join,
)


def entries_of(facts: Facts, seat: Seat) -> list[Entry]:
    """List what a seat may do: one range of bids, the receivers, or one arrangement."""
    if facts.phase == "bid":
        waits = 0 <= seat < facts.terms.seats and facts.bids[seat] < 0
        return [Range(Bid.kind(), 0, facts.beads[seat])] if waits else []
    if seat != facts.winner or seat < 0:
        return []
    if facts.phase == "receiver":
        return [Choice(GiveTo(receiver)) for receiver in facts.receivers]
    return [arrangement_of(facts)]


def arrangement_of(facts: Facts) -> Arrangement:
    """Give all that the winner may lay out, as `layable` orders it, in words."""
    words = [WORDS[face] if face else BORDER for face in layable(facts)]
    return Arrangement(Arrange.kind(), tuple(words))


def layable(facts: Facts) -> list[int]:
    """List both faces of each lot that the winner owns, then a border for each base but one.

    Of each lot the face that is up now comes first; the lots come in the order of his bases, the
    new one last.
    """
    faces = []
    for face in facts.owned_by(facts.winner):
        faces.append(face)
        faces.append(facts.turned(face))
    return faces + [NO_FACE] * (facts.terms.bases - 1)


def refuse_illegal(facts: Facts, seat: Seat, action: Action) -> None:
    """Raise IllegalAction with the reason unless the seat may do this now."""
    if facts.phase == "over":
        raise IllegalAction("match-over")
    if not 0 <= seat < facts.terms.seats:
        raise IllegalAction("no-such-seat", number=seat + 1)
    if isinstance(action, Bid):
        _refuse_bid(facts, seat, action.beads)
    elif isinstance(action, GiveTo):
        _refuse_receiver(facts, seat, action.seat)
    elif isinstance(action, Arrange):
        _refuse_layout(facts, seat, action.layout)
    else:
        raise IllegalAction("unknown-action")


def fallback_layout(facts: Facts) -> tuple[str, ...]:
    """Give the layout that the clock makes: the old one, and the new piece where it first fits.

    First with the side up that was auctioned, then with the other; on each base at the end, then
    at the start. Where it fits nowhere it is dropped.
    """
    bases, new = facts.bases_of(facts.winner), facts.in_hand()
    for face in (new, facts.turned(new)):
        for place, base in enumerate(bases):
            for longer in ((*base, face), (face, *base)):
                if base_fault(longer) is None:
                    return join([*bases[:place], longer, *bases[place + 1 :]])
    return join(bases)


def _refuse_bid(facts: Facts, seat: Seat, beads: int) -> None:
    if facts.phase != "bid":
        raise IllegalAction("bids-are-over", seat=facts.winner)
    if facts.bids[seat] >= 0:
        raise IllegalAction("already-bid")
    if beads < 0:
        raise IllegalAction("less-than-nothing")
    if beads > facts.beads[seat]:
        raise IllegalAction("too-many-beads", beads=facts.beads[seat])


def _refuse_receiver(facts: Facts, seat: Seat, receiver: Seat) -> None:
    if facts.phase != "receiver":
        raise IllegalAction("nobody-to-choose")
    if seat != facts.winner:
        raise IllegalAction("not-your-turn", seat=facts.winner)
    if receiver not in facts.receivers:
        raise IllegalAction("not-a-receiver")


def _refuse_layout(facts: Facts, seat: Seat, layout: tuple[str, ...]) -> None:
    if facts.phase != "place":
        raise IllegalAction("nothing-to-lay")
    if seat != facts.winner:
        raise IllegalAction("not-your-turn", seat=facts.winner)
    fault = find_fault(arrangement_of(facts).pieces, layout)
    if fault is not None:
        raise IllegalAction(fault.code)
