"""Is a position sound? Invariants that hold in every reachable one, each with its sentence."""

from collections.abc import Iterator

from tablee.games.gnumies.cards import STAR
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import COPICASTOR, GUESTS, is_wullawaki
from tablee.games.gnumies.scoring import losable, may_choose


def problems_of(facts: Facts) -> list[str]:
    """List what is wrong; empty for a sound position."""
    checks = (_gnumies, _guests, _past, _phase)
    return [problem for check in checks for problem in check(facts)]


def totals(facts: Facts) -> dict[str, int]:
    """Give what no action may change: party cards, and Gnumie cards."""
    lying = [facts.deck, facts.removed, *facts.rooms, *facts.lost]
    waiting = (facts.guest >= 0) + (facts.drawn >= 0)
    held = sum([hand.bit_count() for hand in (*facts.hands, *facts.spent)])
    return {
        "guests": sum([len(guests) for guests in lying]) + waiting,
        "gnumies": held + sum([card >= 0 for card in facts.bids]),
    }


def _gnumies(facts: Facts) -> Iterator[str]:
    full = facts.terms.full_hand
    for seat, (hand, spent, bid) in enumerate(
        zip(facts.hands, facts.spent, facts.bids, strict=True)
    ):
        sealed = 1 << bid if bid >= 0 else 0
        if hand | spent | sealed != full or hand & spent or sealed & (hand | spent):
            yield f"seat {seat}'s Gnumie cards aren't one set"


def _guests(facts: Facts) -> Iterator[str]:
    lying = [*facts.deck, *facts.removed]
    for guests in (*facts.rooms, *facts.lost):
        lying.extend(guests)
    lying.extend(guest for guest in (facts.guest, facts.drawn) if guest >= 0)
    if sorted(lying) != list(range(GUESTS)):
        yield "the guests aren't the 53"
    if any(is_wullawaki(guest) for guests in facts.lost for guest in guests):
        yield "a Wullawaki has left a room"


def _past(facts: Facts) -> Iterator[str]:
    """What is remembered must have been possible; a fixture need not remember all."""
    gone = {*facts.deck, facts.guest, facts.drawn}
    for guest, bids, winner in facts.history:
        if guest in gone:
            yield f"guest {guest} was bid for and waits again"
        if len(bids) != facts.terms.seats or (winner >= 0 and not 0 <= bids[winner] < STAR):
            yield f"guest {guest} was won without a bid"
    for number, star, guest, taker in facts.draws:
        if guest in gone:
            yield f"guest {guest} was drawn and waits again"
        if not facts.terms.has_star or number > facts.round:
            yield f"seat {star} drew a guest in round {number} to seat {taker}"


def _phase(facts: Facts) -> Iterator[str]:
    ends = facts.phase in ("penalty", "over")
    if (facts.phase == "bid") is not (facts.guest >= 0):
        yield "a guest waits and nobody bids, or the other way round"
    if (facts.phase == "star") is not (facts.star >= 0) or (facts.star >= 0) is not (
        facts.drawn >= 0
    ):
        yield "a star has drawn and has no choice, or the other way round"
    if ends is not (facts.ended is not None) or (ends and facts.stopping):
        yield "the party is over without a reason, or the other way round"
    if facts.phase != "over" and not facts.owing():
        yield "the party goes on and nobody owes a decision"
    if facts.phase == "bid" and facts.waiting not in (None, tuple(_bidders(facts))):
        yield "who still has to bid is remembered wrong"
    yield from _sealed(facts)
    yield from _copy(facts)


def _bidders(facts: Facts) -> Iterator[int]:
    allowed = facts.bids_allowed()
    for seat, (bid, hand) in enumerate(zip(facts.bids, facts.hands, strict=True)):
        if bid < 0 and hand & allowed:
            yield seat


def _sealed(facts: Facts) -> Iterator[str]:
    allowed = facts.bids_allowed() if facts.phase == "bid" else 1 << STAR
    for seat, bid in enumerate(facts.bids):
        may_bid = facts.phase == "bid" or seat == facts.star
        if bid >= 0 and not (may_bid and allowed >> bid & 1):
            yield f"seat {seat} has bid what it may not"
    if facts.phase == "star" and (
        facts.bids[facts.star] != STAR or (is_wullawaki(facts.drawn) and not facts.terms.asterix)
    ):
        yield "a star that has no choice is asked for one"
    for seat, guests in enumerate(facts.discards):
        if guests is None:
            continue
        room = facts.rooms[seat]
        if facts.phase != "penalty" or seat not in facts.choosers():
            yield f"seat {seat} has chosen what to lose and needn't"
        elif len(guests) != may_choose(room) or not set(guests) <= set(losable(room)):
            yield f"seat {seat} has chosen to lose what it can't"
        elif list(guests) != sorted(set(guests)):
            yield f"seat {seat} has chosen to lose a guest twice"


def _copy(facts: Facts) -> Iterator[str]:
    owned = any(COPICASTOR in room for room in facts.rooms)
    lost = any(COPICASTOR in guests for guests in facts.lost)
    if facts.phase in ("bid", "star"):
        settled = False
    elif facts.terms.penalty_first:
        settled = owned and facts.phase == "over"
    else:
        settled = owned or lost
    if settled is not (facts.copy_value >= 0):
        yield "the Copicastor has a value too early, or none too late"
