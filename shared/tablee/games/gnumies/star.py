"""The star card (rules II.5): a lone star draws a guest, which its owner keeps or gives away.

Stars still lie in `bids` while they wait; nothing here checks whether a move is legal.
"""

from tablee.engine import Event
from tablee.games.gnumies.cards import CODES, NO_CARD, STAR
from tablee.games.gnumies.events import (
    GnumieReturned,
    GnumieSpent,
    StarDrew,
    StarPlaced,
    StarsIdle,
)
from tablee.games.gnumies.facts import NO_SEAT, Facts
from tablee.games.gnumies.guests import CODES as GUEST_CODES
from tablee.games.gnumies.guests import NO_GUEST, is_wullawaki

Log = list[Event] | None


def play_stars(facts: Facts, log: Log) -> None:
    """Let a lone star draw; several, or one before an empty deck, only come back."""
    stars = [seat for seat, card in enumerate(facts.bids) if card == STAR]
    if len(stars) == 1 and facts.deck:
        _draw(facts, stars[0], log)
        return
    if log is not None:
        log.append(StarsIdle(tuple(stars)))
    for seat in stars:
        _put_star_away(facts, seat, spent=False, log=log)


def place_drawn(facts: Facts, taker: int, log: Log) -> None:
    """Put the drawn guest into a room and settle the star.

    Keeping costs the star and giving brings it back; with a Wullawaki it is the other way round.
    """
    star, guest = facts.star, facts.drawn
    facts.rooms[taker].append(guest)
    facts.draws.append((facts.round, star, guest, taker))
    facts.star, facts.drawn = NO_SEAT, NO_GUEST
    if log is not None:
        log.append(StarPlaced(star, GUEST_CODES[guest], taker))
    _put_star_away(facts, star, spent=(taker == star) is not is_wullawaki(guest), log=log)


def _draw(facts: Facts, seat: int, log: Log) -> None:
    facts.star = seat
    facts.drawn = facts.deck.pop()
    if log is not None:
        log.append(StarDrew(seat, GUEST_CODES[facts.drawn]))
    if is_wullawaki(facts.drawn) and not facts.terms.asterix:
        place_drawn(facts, seat, log)
    else:
        facts.phase = "star"


def _put_star_away(facts: Facts, seat: int, *, spent: bool, log: Log) -> None:
    facts.bids[seat] = NO_CARD
    if spent:
        facts.spent[seat] |= 1 << STAR
    else:
        facts.hands[seat] |= 1 << STAR
    if log is not None:
        log.append((GnumieSpent if spent else GnumieReturned)(seat, CODES[STAR]))
