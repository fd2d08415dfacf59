"""Choosing, bidding and everything that happens meanwhile (rules I.4). Moves here are legal ones.

`log` takes the events, or is None where nobody listens.
"""

from tablee.engine import Event
from tablee.games.nain.cards import CODES, HINT, NO_COVER, REVERSE, SPECIALS, Code, without
from tablee.games.nain.count import count_table
from tablee.games.nain.events import (
    BidMade,
    CoinChosen,
    CoinFlipped,
    CoinsPlaced,
    CoverRemoved,
    DirectionReversed,
    NainCalled,
    RevealingDone,
    SpecialPlayed,
    SpecialRevealed,
    TurnPassed,
)
from tablee.games.nain.facts import NO_COIN, NO_SEAT, Facts, seats_in
from tablee.games.nain.observation import BIDS_KEPT, Exposure, Spoken

Log = list[Event] | None


def choose_coin(facts: Facts, seat: int, coin: int, log: Log) -> None:
    """Seal a seat's choice; the last one puts all cards on the table."""
    facts.hands[seat] = without(facts.hands[seat], coin)
    facts.coins[seat] = coin
    if log is not None:
        log.append(CoinChosen(seat, CODES[coin]))
    if NO_COIN not in facts.coins:
        place_coins(facts, log)


def place_coins(facts: Facts, log: Log) -> None:
    """All have chosen: the cards lie face down under their covers, and the starter is to bid."""
    facts.phase = "bidding"
    facts.covers = facts.terms.everybody
    if log is not None:
        log.append(CoinsPlaced())
    _give_turn(facts, facts.starter, log)


def flip_coin(facts: Facts, seat: int, log: Log) -> None:
    """The turn player turns a seat's card face up for the rest of the round."""
    facts.flipped_by[seat] = facts.turn
    facts.flipped = True
    if log is not None:
        log.append(CoinFlipped(facts.turn, seat, HINT[facts.coins[seat]], _plain(facts, seat)))


def expose_special(facts: Facts, seat: int, place: int, log: Log) -> None:
    """The turn player gives up his cover, and an opponent's special is turned up."""
    by = facts.turn
    facts.exposures = (*facts.exposures, Exposure(by, seat, place))
    _remove_cover(facts, by, log)
    reveal_special(facts, seat, place, by=by, log=log)


def make_bid(facts: Facts, amount: int, log: Log) -> None:
    """The turn player bids, and the next seat is to act."""
    seat = facts.turn
    facts.bid, facts.bidder = amount, seat
    facts.bids = (*facts.bids[1 - BIDS_KEPT :], Spoken(seat, amount))
    if log is not None:
        log.append(BidMade(seat, amount))
    _give_turn(facts, facts.next_seat(seat), log)


def call_nain(facts: Facts, log: Log) -> None:
    """The turn player doubts: last reveals where there are any, then the count."""
    facts.caller, facts.turn = facts.turn, NO_SEAT
    if log is not None:
        log.append(NainCalled(facts.caller, facts.bidder, facts.bid))
    if facts.terms.late_reveal and any(facts.played):
        facts.phase = "last-reveal"
        _count_when_done(facts, log)
    else:
        count_table(facts, log)


def play_special(facts: Facts, seat: int, special: int, log: Log) -> None:
    """A seat puts a special face down beside its coin card."""
    facts.specials[seat] = without(facts.specials[seat], special)
    facts.played[seat] = (*facts.played[seat], special * 2)
    if log is not None:
        log.append(SpecialPlayed(seat, len(facts.played[seat]) - 1, SPECIALS[special]))


def reveal_special(facts: Facts, seat: int, place: int, *, by: int, log: Log) -> None:
    """Turn up a played special; while bids are made, an active one acts at once."""
    row = facts.played[seat]
    special = row[place] >> 1
    facts.played[seat] = (*row[:place], row[place] | 1, *row[place + 1 :])
    if log is not None:
        log.append(SpecialRevealed(seat, place, SPECIALS[special], by))
    if facts.phase == "last-reveal":
        _count_when_done(facts, log)
    elif special == REVERSE:
        _reverse(facts, log)
    elif special == NO_COVER:
        for covered in seats_in(facts.covers):
            _remove_cover(facts, covered, log)


def be_done(facts: Facts, seat: int, log: Log) -> None:
    """A seat reveals nothing more before the count."""
    facts.done |= 1 << seat
    if log is not None:
        log.append(RevealingDone(seat))
    _count_when_done(facts, log)


def _give_turn(facts: Facts, seat: int, log: Log) -> None:
    facts.turn = seat
    facts.flipped = False
    if log is not None:
        log.append(TurnPassed(seat))


def _reverse(facts: Facts, log: Log) -> None:
    """The turn player keeps his turn; with `reverse_jumps` it goes to the bidder's other side."""
    facts.direction = -facts.direction
    if log is not None:
        log.append(DirectionReversed(facts.direction))
    if facts.terms.jumps and facts.bid and facts.next_seat(facts.bidder) != facts.turn:
        _give_turn(facts, facts.next_seat(facts.bidder), log)


def _remove_cover(facts: Facts, seat: int, log: Log) -> None:
    facts.covers &= ~(1 << seat)
    if log is not None:
        face_up = facts.flipped_by[seat] >= 0
        log.append(CoverRemoved(seat, _plain(facts, seat) if face_up else None))


def _plain(facts: Facts, seat: int) -> Code | None:
    """Give what a face-up card shows besides its hint: all of it where no cover lies on it."""
    return None if facts.has_cover(seat) else CODES[facts.coins[seat]]


def _count_when_done(facts: Facts, log: Log) -> None:
    if not facts.awaits_reveals():
        count_table(facts, log)
