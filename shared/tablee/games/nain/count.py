"""The count, and who has won the round (rules I.5)."""

from tablee.engine import Event
from tablee.games.nain.cards import (
    DOUBLE,
    HOARD,
    HOARD_COINS,
    INTEREST,
    SPECIALS,
    THIEF,
    VALUE,
    codes_of,
)
from tablee.games.nain.events import (
    AmountDoubled,
    AmountStolen,
    CoinCounted,
    CoinsAdded,
    Counted,
    SpecialTurnedUp,
)
from tablee.games.nain.facts import Facts
from tablee.games.nain.observation import BIDS_RECORDED, Round, Spent
from tablee.games.nain.share import begin_sharing

Log = list[Event] | None


def count_table(facts: Facts, log: Log) -> None:
    """Turn everything up, count it, settle who was right and take the used specials away."""
    if log is not None:
        _turn_up(facts, log)
    total = total_of(facts, log)
    bidder_wins = facts.bid <= total
    winner, loser = facts.bidder, facts.caller
    if not bidder_wins:
        winner, loser = loser, winner
    facts.history = (*facts.history, _record(facts, total, winner, loser))
    facts.played = [()] * facts.terms.seats
    facts.covers, facts.exposures = 0, ()
    facts.phase = "pick"
    if log is not None:
        log.append(Counted(facts.round, total, facts.bid, winner, loser))
    begin_sharing(facts, log)


def total_of(facts: Facts, log: Log = None) -> int:
    """Count the table: doubles, then thieves, then hoards and revealed interests."""
    amounts = [VALUE[coin] for coin in facts.coins]
    thieves = added = 0
    for seat, row in enumerate(facts.played):
        for packed in row:
            special = packed >> 1
            if special == DOUBLE:
                amounts[seat] *= 2
                if log is not None:
                    log.append(AmountDoubled(seat, amounts[seat]))
            elif special == THIEF:
                thieves += 1
            elif special == HOARD:
                added += _add(HOARD_COINS, seat, log, interest=False)
            elif special == INTEREST and packed & 1:
                added += _add(facts.terms.seats, seat, log, interest=True)
    for _ in range(thieves):
        _steal_largest(amounts, log)
    return sum(amounts) + added


def _add(amount: int, seat: int, log: Log, *, interest: bool) -> int:
    if log is not None:
        log.append(CoinsAdded(seat, "interest" if interest else "hoard", amount))
    return amount


def _steal_largest(amounts: list[int], log: Log) -> None:
    """Equals: the lowest seat number is robbed; the total is the same."""
    largest = max(amounts)
    victim = amounts.index(largest)
    amounts[victim] = 0
    if log is not None:
        log.append(AmountStolen(victim, largest))


def _turn_up(facts: Facts, log: list[Event]) -> None:
    for seat, code in enumerate(codes_of(facts.coins)):
        log.append(CoinCounted(seat, code))
        for place, packed in enumerate(facts.played[seat]):
            if not packed & 1:
                log.append(SpecialTurnedUp(seat, place, SPECIALS[packed >> 1]))


def _record(facts: Facts, total: int, winner: int, loser: int) -> Round:
    spent = [
        Spent(seat, SPECIALS[packed >> 1], bool(packed & 1))
        for seat, row in enumerate(facts.played)
        for packed in row
    ]
    return Round(
        facts.starter,
        codes_of(facts.coins),
        tuple(spent),
        facts.bids[-BIDS_RECORDED:],
        facts.bidder,
        facts.bid,
        facts.caller,
        total,
        winner,
        loser,
        tuple([None if by < 0 else by for by in facts.flipped_by]),
        facts.exposures,
    )
