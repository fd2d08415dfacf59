"""The end of a match: piles are shown, coins counted, the richest wins (rules I.7)."""

from tablee.engine import Event, Line, Outcome, ranks_of
from tablee.games.nain.cards import VALUE, codes_of, names_of
from tablee.games.nain.events import MatchOver, PileShown, SpecialsShown
from tablee.games.nain.facts import NO_COIN, Facts
from tablee.games.nain.observation import Ending

Log = list[Event] | None


def end_match(facts: Facts, reason: Ending, log: Log) -> None:
    """Be over. A card that was chosen in a round that is not played goes back to its hand."""
    for seat, coin in enumerate(facts.coins):
        if coin >= 0:
            facts.hands[seat] = tuple(sorted((*facts.hands[seat], coin)))
    facts.coins = [NO_COIN] * facts.terms.seats
    facts.draft = facts.drafters = ()
    facts.phase = "over"
    facts.stopping = None
    facts.ended = reason
    if log is not None:
        _show_all(facts, log)
        log.append(MatchOver(reason))


def scores(facts: Facts) -> tuple[int, ...]:
    """Count the coins of every seat's pile."""
    return tuple([sum([VALUE[coin] for coin in pile]) for pile in facts.won])


def outcome_of(facts: Facts) -> Outcome:
    """Give the result of a finished match; ValueError while it goes on."""
    if facts.ended is None:
        raise ValueError("the match goes on: it has no outcome yet")
    final = scores(facts)
    ranks = ranks_of(final)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    lines = tuple(_lines(facts, seat) for seat in range(len(final)))
    return Outcome(final, ranks, winners, lines, facts.ended)


def _show_all(facts: Facts, log: list[Event]) -> None:
    for seat, score in enumerate(scores(facts)):
        log.append(PileShown(seat, codes_of(facts.won[seat]), score))
        if facts.specials[seat]:
            log.append(SpecialsShown(seat, names_of(facts.specials[seat])))


def _lines(facts: Facts, seat: int) -> tuple[Line, ...]:
    """Explain a score: cards kept in rounds won, and cards drafted; the amounts add up to it."""
    kept, drafted = [], []
    rest = list(facts.won[seat])
    for played in facts.history:
        if played.winner == seat:
            kept += rest[:2]
            rest = rest[2:]
        elif played.loser != seat:
            drafted += rest[:1]
            rest = rest[1:]
    rows = (("kept", kept), ("drafted", drafted))
    return tuple(
        Line(code, sum([VALUE[coin] for coin in coins]), {"cards": len(coins)})
        for code, coins in rows
    )
