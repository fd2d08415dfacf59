"""A round: a guest is turned up, bids are sealed and shown, somebody gets it (rules II.4 to II.6).

Nothing here checks whether a move is legal; `moves` does. `log` collects events where somebody
wants them, and is None in fast playouts.

Chance, as `Chance` records it: `deck` is the whole deck in order, the top first.
"""

from collections.abc import Sequence
from functools import cache

from tablee.engine import Chance, Event, Rng
from tablee.games.gnumies.cards import CODE_OF, HEIGHT, LOWNESS, LUCK, NO_CARD, STAR
from tablee.games.gnumies.events import (
    BIDS_SEALED,
    GNUMIES_RETURNED,
    GNUMIES_SPENT,
    BidsShown,
    GuestLeft,
    GuestTurned,
    GuestWon,
    LuckDecided,
)
from tablee.games.gnumies.facts import NO_SEAT, Facts
from tablee.games.gnumies.finish import close, ending_of
from tablee.games.gnumies.guests import CODES as GUEST_CODES
from tablee.games.gnumies.guests import COPICASTOR, NO_GUEST, is_wullawaki
from tablee.games.gnumies.star import play_stars

Log = list[Event] | None


def begin(facts: Facts, rng: Rng, log: Log) -> None:
    """Shuffle the deck and turn up the first guest."""
    rng.derive("deck").shuffle(facts.deck)
    if log is not None:
        log.append(Chance("deck", tuple(reversed(facts.deck))))
    go_on(facts, log)


def go_on(facts: Facts, log: Log) -> None:
    """End the party if it must end now; else turn up the next guest that anybody can bid for."""
    while (reason := ending_of(facts)) is None:
        facts.phase = "bid"
        facts.round += 1
        facts.guest = guest = facts.deck.pop()
        facts.waiting = None
        if log is not None:
            log.append(GuestTurned(facts.round, GUEST_CODES[guest], len(facts.deck)))
        if not is_wullawaki(guest) or facts.bidders():
            return
        _send_away(facts, log)
    close(facts, reason, log)


def seal_bid(facts: Facts, seat: int, card: int, log: Log) -> None:
    """Lay a bid face down; the last one lets all turn over."""
    facts.waiting = waiting = _without(facts.bidders(), seat)
    facts.hands[seat] ^= 1 << card
    facts.bids[seat] = card
    if log is not None:
        log.append(BIDS_SEALED[seat][card])
    if not waiting:
        resolve(facts, log)


def lay_out(facts: Facts, bids: list[int]) -> None:
    """Lay bids on the table that still are in their hands, and resolve them."""
    facts.bids = bids[:]
    for seat, card in enumerate(bids):
        if card >= 0:
            facts.hands[seat] ^= 1 << card
    resolve(facts, None)


def take_back(facts: Facts) -> None:
    """Take all sealed bids back into their hands, as if nobody had bid yet."""
    for seat, card in enumerate(facts.bids):
        if card >= 0:
            facts.hands[seat] |= 1 << card
    facts.bids = [NO_CARD] * len(facts.bids)
    facts.waiting = None


def resolve(facts: Facts, log: Log) -> None:
    """Show all bids, award the guest, give back or spend the bids, and play the stars."""
    bids, guest = facts.bids, facts.guest
    if log is not None:
        log.append(BidsShown(tuple([CODE_OF[card] for card in bids])))
    winner = winner_of(facts, bids)
    if log is not None and winner >= 0:
        _tell_luck(facts, winner, log)
    facts.history.append((guest, tuple(bids), winner))
    if winner == NO_SEAT:
        _send_away(facts, log)
    else:
        facts.rooms[winner].append(guest)
        facts.guest = NO_GUEST
        if log is not None:
            log.append(GuestWon(winner, GUEST_CODES[guest]))
        _clear_bids(facts, winner, losers_pay=is_wullawaki(guest), log=log)
    if STAR in bids:
        play_stars(facts, log)
    if facts.star == NO_SEAT:
        go_on(facts, log)


@cache
def _without(seats: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat != gone)


def _send_away(facts: Facts, log: Log) -> None:
    if log is not None:
        log.append(GuestLeft(GUEST_CODES[facts.guest]))
    facts.removed.append(facts.guest)
    facts.guest = NO_GUEST


def winner_of(facts: Facts, bids: Sequence[int]) -> int:
    """Give the seat that gets the guest for these bids, NO_SEAT if nobody bid a value."""
    low = facts.guest == COPICASTOR and facts.terms.copy_goes_low
    keys = LOWNESS if low else HEIGHT
    winner, best = NO_SEAT, NO_CARD
    for seat, card in enumerate(bids):
        if card >= 0 and keys[seat][card] > best:
            winner, best = seat, keys[seat][card]
    return winner


def _tell_luck(facts: Facts, winner: int, log: list[Event]) -> None:
    card = facts.bids[winner]
    if facts.bids.count(card) > 1:
        level = [seat for seat, other in enumerate(facts.bids) if other == card]
        luck = tuple([LUCK[seat][card] for seat in level])
        log.append(LuckDecided(tuple(level), luck, winner))


def _clear_bids(facts: Facts, winner: int, *, losers_pay: bool, log: Log) -> None:
    """Spend the winner's bid and give back the others; for a Wullawaki the other way round."""
    for seat, card in enumerate(facts.bids):
        if card < 0 or card == STAR:
            continue
        spent = (seat == winner) is not losers_pay
        facts.bids[seat] = NO_CARD
        if spent:
            facts.spent[seat] |= 1 << card
        else:
            facts.hands[seat] |= 1 << card
        if log is not None:
            log.append((GNUMIES_SPENT if spent else GNUMIES_RETURNED)[seat][card])
