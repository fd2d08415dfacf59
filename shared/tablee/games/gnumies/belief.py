"""A random world that an observation allows: a pure function of the observation and the dice.

Hidden are the order of the deck, what another's star has drawn, and what others have sealed. All
that was ever shown is in the observation, so nothing else has to be guessed.
"""

from tablee.engine import Rng
from tablee.games.gnumies.cards import INDEX, NO_CARD, STAR, cards_in
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import GUESTS, is_wullawaki
from tablee.games.gnumies.guests import INDEX as GUEST_INDEX
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.scoring import losable, may_choose


def imagine(facts: Facts, seen: GnumiesObservation, rng: Rng) -> None:
    """Fill fresh facts with what was seen, and with chance where it is silent."""
    _copy_public(facts, seen)
    _guess_guests(facts, seen, rng)
    if seen.phase == "bid":
        _guess_bids(facts, seen, rng)
    elif seen.star is not None:
        facts.hands[seen.star] ^= 1 << STAR
        facts.bids[seen.star] = STAR
    elif seen.phase == "penalty":
        _guess_discards(facts, seen, rng)


def _copy_public(facts: Facts, seen: GnumiesObservation) -> None:
    facts.phase, facts.round = seen.phase, seen.round
    facts.spent = [_cards(cards) for cards in seen.spent]
    facts.hands = [facts.terms.full_hand & ~spent for spent in facts.spent]
    facts.rooms = [_guests(room) for room in seen.rooms]
    facts.lost = [_guests(guests) for guests in seen.lost]
    facts.removed = _guests(seen.removed)
    facts.history = [
        (GUEST_INDEX[held.guest], tuple([_card(bid) for bid in held.bids]), _seat(held.winner))
        for held in seen.history
    ]
    facts.draws = [(d.round, d.star, GUEST_INDEX[d.guest], d.taker) for d in seen.draws]
    facts.guest = _guest(seen.guest)
    facts.star, facts.drawn = _seat(seen.star), _guest(seen.drawn)
    facts.copy_value = -1 if seen.copy_value is None else seen.copy_value
    facts.stopping, facts.ended = seen.stopping, seen.ended


def _guess_guests(facts: Facts, seen: GnumiesObservation, rng: Rng) -> None:
    """Give a drawn guest that a choice is offered for, and the deck from the rest."""
    if seen.deck is not None:
        facts.deck = _guests(seen.deck)[::-1]
        return
    known = {facts.guest, facts.drawn, *facts.removed}
    known.update(*facts.rooms, *facts.lost)
    unseen = [guest for guest in range(GUESTS) if guest not in known]
    if facts.star >= 0 and facts.drawn < 0:
        fit = [guest for guest in unseen if facts.terms.asterix or not is_wullawaki(guest)]
        facts.drawn = rng.choice(fit)
        unseen.remove(facts.drawn)
    rng.shuffle(unseen)
    facts.deck = unseen


def _guess_bids(facts: Facts, seen: GnumiesObservation, rng: Rng) -> None:
    allowed = facts.bids_allowed()
    for seat in seen.sealed:
        known = seen.bid if seat == seen.viewer else seen.bids[seat] if seen.bids else None
        card = rng.choice(cards_in(facts.hands[seat] & allowed)) if known is None else _card(known)
        facts.hands[seat] ^= 1 << card
        facts.bids[seat] = card


def _guess_discards(facts: Facts, seen: GnumiesObservation, rng: Rng) -> None:
    for seat in seen.sealed:
        known = seen.discards[seat] if seen.discards else None
        if seat == seen.viewer:
            known = seen.discard
        room = facts.rooms[seat]
        chosen = rng.sample(losable(room), may_choose(room)) if known is None else _guests(known)
        facts.discards[seat] = tuple(sorted(chosen))


def _cards(codes: tuple[str, ...]) -> int:
    return sum([1 << INDEX[code] for code in codes])


def _guests(codes: tuple[str, ...]) -> list[int]:
    return [GUEST_INDEX[code] for code in codes]


def _card(code: str | None) -> int:
    return NO_CARD if code is None else INDEX[code]


def _guest(code: str | None) -> int:
    return -1 if code is None else GUEST_INDEX[code]


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat
