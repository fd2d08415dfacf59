"""A random world that an observation allows: a pure function of the observation and the dice.

What is unseen goes to the places that hold it: the others' hands, the talon and, with the option
`history` top, the cards that each seat laid in series now covered. While nobody may stop of his
own will, a seat that said sans holds none of that rank, and who is to lay a rank holds one.
"""

from typing import Final

from tablee.engine import Rng, Setup
from tablee.games.nain_jaune.board import BOX_CARDS, BOXES
from tablee.games.nain_jaune.cards import FULL_DECK, INDEX, RANK_MASK, RANK_OF, cards_in
from tablee.games.nain_jaune.facts import CARD_BITS, OPENS, Facts
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.games.nain_jaune.places import Places
from tablee.games.nain_jaune.terms import Terms

_LISTS: Final = ("dealt", "placed", "tokens", "before", "boxes")


def imagine(facts: Facts, seen: NainJauneObservation, rng: Rng) -> None:
    """Fill fresh facts with what was seen, and with chance where it is silent."""
    places = known_places(facts, seen)
    places.fill(rng)
    share_out(facts, places)


def known_places(facts: Facts, seen: NainJauneObservation) -> Places:
    """Fill fresh facts with what was seen; give the places of the cards, unseen ones still out."""
    _copy_public(facts, seen)
    _copy_sheets(facts, seen)
    facts.laid = shown = _shown_series(seen)
    covered = [count - sum(e >> 6 & 15 == s for e in shown) for s, count in enumerate(seen.placed)]
    places = _known_places(facts, seen, shown, covered)
    _respect_rules(facts, seen, places, shown)
    return places


def share_out(facts: Facts, places: Places) -> None:
    """Put what the places hold where they are; covered series come first on the table."""
    seats = facts.terms.seats
    facts.hands = places.held[:seats]
    facts.talon = places.held[seats]
    if any(places.held[seats + 1 :]):
        hidden = enumerate(places.held[seats + 1 :])
        older = [c | s << 6 | OPENS for s, held in hidden for c in cards_in(held)]
        facts.laid = older + facts.laid


def _copy_public(facts: Facts, seen: NainJauneObservation) -> None:
    facts.terms = Terms(Setup(len(seen.tokens), seen.options))
    for name in _LISTS:
        setattr(facts, name, list(getattr(seen, name)))
    facts.phase, facts.deal = seen.phase, seen.deal
    facts.dealer, facts.leader = seen.dealer, seen.leader
    facts.required = seen.required or 0
    facts.actor, facts.last, facts.winner = _seat(seen.actor), _seat(seen.last), _seat(seen.winner)
    facts.pending = BOXES.index(seen.pending) if seen.pending else -1
    facts.layers = [_seat(layer) for layer in seen.layers]
    facts.passed, facts.ready, facts.seated = map(_group, (seen.passed, seen.ready, seen.seated))
    facts.sans = [_group(ranks) for ranks in seen.sans]
    facts.total, facts.opera = seen.total, seen.opera
    facts.settlement = list(seen.settlement)
    facts.stopping, facts.ended = seen.stopping, seen.ended


def _copy_sheets(facts: Facts, seen: NainJauneObservation) -> None:
    facts.base = [sheet.start for sheet in seen.sheets]
    facts.staked = [sheet.staked for sheet in seen.sheets]
    facts.won = [sheet.won for sheet in seen.sheets]
    facts.received = [sheet.received for sheet in seen.sheets]
    facts.paid = [sheet.paid for sheet in seen.sheets]
    facts.penalties = [sheet.penalties for sheet in seen.sheets]
    facts.leftover = [sheet.leftover for sheet in seen.sheets]
    facts.debts = [sheet.debt for sheet in seen.sheets]


def _shown_series(seen: NainJauneObservation) -> list[int]:
    entries, layer = [], 0
    for laid in seen.laid:
        opens = OPENS if laid.layer != layer else 0
        layer = laid.layer
        entries.append(INDEX[laid.card] | laid.seat << 6 | opens)
    return entries


def _known_places(
    facts: Facts, seen: NainJauneObservation, shown: list[int], covered: list[int]
) -> Places:
    """Make the places - hands, talon, covered cards by seat - and put what was seen into them."""
    seats = facts.terms.seats
    on_table = sum([1 << (entry & CARD_BITS) for entry in shown])
    places = Places([*seen.counts, seen.talon_count, *covered], FULL_DECK & ~on_table)
    if seen.hand is not None:
        places.put_all(seen.viewer, seen.hand)
    if seen.hands is not None:
        for seat, hand in enumerate(seen.hands):
            if seat != seen.viewer:
                places.put_all(seat, hand)
    if seen.talon is not None:
        places.put_all(seats, seen.talon)
    own = [INDEX[code] for code in seen.own_laid]
    for card in own:
        if places.unseen >> card & 1:
            places.put(seats + 1 + seen.viewer, card)
    for card, layer in zip(BOX_CARDS, facts.layers, strict=True):
        if layer >= 0 and places.unseen >> card & 1:
            places.put(seats + 1 + layer, card)
    return places


def _respect_rules(
    facts: Facts, seen: NainJauneObservation, places: Places, shown: list[int]
) -> None:
    """Say which places can't hold which cards, and which hand must hold one."""
    unlaid = sum([1 << c for c, s in zip(BOX_CARDS, facts.layers, strict=True) if s < 0])
    for place in range(facts.terms.seats + 1, len(places.barred)):
        places.barred[place] = unlaid
    if seen.hands is not None:
        return
    if facts.terms.lead_lowest and shown and len(shown) == sum(seen.placed):
        for rank in range(1, RANK_OF[shown[0] & CARD_BITS]):
            places.barred[facts.leader] |= RANK_MASK[rank]
    if facts.terms.free_to_stop:
        return
    for seat, ranks in enumerate(seen.sans):
        for rank in ranks:
            places.barred[seat] |= RANK_MASK[rank]
    if facts.phase == "follow" and facts.pending < 0 and facts.actor != seen.viewer:
        places.must_hold(facts.actor, RANK_MASK[facts.required])


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat


def _group(members: tuple[int, ...]) -> int:
    return sum([1 << member for member in members])
