"""The end of a match: the ranking, each score line by line (rules section 2.6)."""

from collections.abc import Iterator

from tablee.engine import Line, Outcome, ranks_of
from tablee.games.gold_der_maya.facts import Facts
from tablee.games.gold_der_maya.layout import extent
from tablee.games.gold_der_maya.score import points, worth


def scores(facts: Facts) -> tuple[int, ...]:
    """Give every seat's points as things stand: whole discs, and a point for each bead."""
    return tuple([points(facts.bases_of(s)) + held for s, held in enumerate(facts.beads)])


def outcome_of(facts: Facts) -> Outcome:
    """Give the result of a finished match; ValueError while it goes on."""
    if facts.ended is None:
        raise ValueError("the match goes on: it has no outcome yet")
    final = scores(facts)
    ranks = ranks_of(final)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    lines = tuple(tuple(_lines(facts, seat)) for seat in range(len(final)))
    return Outcome(final, ranks, winners, lines, facts.ended)


def _lines(facts: Facts, seat: int) -> Iterator[Line]:
    """Explain a score: the amounts of the lines add up to it."""
    for number, base in enumerate(facts.bases_of(seat), start=1):
        disc, pieces, one_material = worth(base)
        if not disc:
            yield Line("unfinished", 0, {"base": number, "size": extent(base)})
            continue
        yield Line("disc", disc, {"base": number})
        yield Line("pieces", pieces, {"base": number})
        if one_material:
            yield Line("one-material", one_material, {"base": number})
    yield Line("beads", facts.beads[seat])
