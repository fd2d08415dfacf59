"""The end of a match: what is left in the boxes, the ranking, each score line by line (section 8).

A seat's score is its tokens less what it bought again (`broke` rebuy). A seat that was eliminated
keeps the tokens it had, and ranks by them like anybody.
"""

from tablee.engine import Event, Line, Outcome, ranks_of
from tablee.games.nain_jaune.events import LeftoverPaid, MatchOver
from tablee.games.nain_jaune.facts import Facts
from tablee.games.nain_jaune.observation import Ending

Log = list[Event] | None


def end_match(facts: Facts, reason: Ending, log: Log) -> None:
    """Share out what the option says, and be over."""
    facts.phase = "over"
    facts.ready = 0
    facts.stopping = None
    facts.ended = reason
    _share_boxes(facts, log)
    if log is not None:
        log.append(MatchOver(reason))


def scores(facts: Facts) -> tuple[int, ...]:
    """Give every seat's tokens less its debt."""
    return tuple(held - owed for held, owed in zip(facts.tokens, facts.debts, strict=True))


def outcome_of(facts: Facts) -> Outcome:
    """Give the result of a finished match; ValueError while it goes on."""
    if facts.ended is None:
        raise ValueError("the match goes on: it has no outcome yet")
    final = scores(facts)
    ranks = ranks_of(final)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    lines = tuple(_lines(facts, seat) for seat in range(len(final)))
    return Outcome(final, ranks, winners, lines, facts.ended)


def _share_boxes(facts: Facts, log: Log) -> None:
    pot = sum(facts.boxes)
    if facts.terms.leftover == "stay" or not pot:
        return
    facts.boxes = [0] * 5
    first = max(facts.winner, 0)
    shares = facts.terms.leftover == "split" and facts.seated
    takers = facts.order_from(first) if shares else [first]
    share, rest = divmod(pot, len(takers))
    for place, seat in enumerate(takers):
        amount = share + (place < rest)
        if not amount:
            continue
        facts.tokens[seat] += amount
        facts.leftover[seat] += amount
        if log is not None:
            log.append(LeftoverPaid(seat, amount))


def _lines(facts: Facts, seat: int) -> tuple[Line, ...]:
    """Explain a score: the amounts of the lines add up to it."""
    bought = facts.debts[seat]
    rows = (
        ("stakes", -facts.staked[seat]),
        ("boxes", facts.won[seat]),
        ("dues-received", facts.received[seat]),
        ("dues-paid", -facts.paid[seat]),
        ("penalties", -facts.penalties[seat]),
        ("leftover", facts.leftover[seat]),
        ("bought", bought),
        ("debt", -bought),
    )
    start = Line("start", facts.base[seat])
    return (start, *(Line(code, amount) for code, amount in rows if amount))
