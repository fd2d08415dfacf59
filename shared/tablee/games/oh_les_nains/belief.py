"""A random world that an observation allows: a pure function of the observation and the dice.

What is unseen lies in the others' hands or in the deck, in an unknown order; sealed colours may be
any. Who declines a counter tells nothing that binds him: he may hold the card and keep it.
"""

from tablee.engine import Rng, Setup
from tablee.games.oh_les_nains.cards import COLOURS, DECK, INDEX, Colour, kinds_of
from tablee.games.oh_les_nains.facts import NO_SEAT, SEAT_SHIFT, WAY_SHIFT, Facts
from tablee.games.oh_les_nains.observation import WAYS, OhLesNainsObservation
from tablee.games.oh_les_nains.origins import Origins
from tablee.games.oh_les_nains.terms import Terms


def imagine(facts: Facts, seen: OhLesNainsObservation, rng: Rng) -> None:
    """Fill fresh facts with what was seen, and with chance where it is silent."""
    facts.terms = Terms(Setup(len(seen.counts), seen.options))
    _copy_strip(facts, seen)
    _copy_cards(facts, seen)
    _guess_picks(facts, seen, rng)
    origins = Origins(seen)
    origins.explain(rng)
    facts.hands, facts.kept, facts.deck = origins.share_out(rng)


def _copy_strip(facts: Facts, seen: OhLesNainsObservation) -> None:
    facts.phase, facts.round_no, facts.wins = seen.phase, seen.round, list(seen.wins)
    facts.first = seen.first
    facts.actor = NO_SEAT if seen.actor is None else seen.actor
    facts.fence, facts.plays = seen.fence, seen.plays
    facts.dwarves = [[COLOURS.index(c) for c in colours] for colours in seen.dwarves]
    facts.supply = list(seen.supply)
    facts.colour = _index(seen.colour)
    facts.chain = [INDEX[laid.card] | laid.seat << SEAT_SHIFT for laid in seen.chain]
    facts.stopping, facts.ended = seen.stopping, seen.ended


def _copy_cards(facts: Facts, seen: OhLesNainsObservation) -> None:
    facts.discard = [
        INDEX[entry.card] | entry.seat << SEAT_SHIFT | WAYS.index(entry.way) << WAY_SHIFT
        for entry in seen.discard
    ]
    facts.shuffles = seen.shuffles
    facts.declined = [sum(1 << COLOURS.index(c) for c in colours) for colours in seen.declined]
    facts.stock = tuple(kinds_of(seen.stock)) if seen.shuffles else DECK
    facts.topped = list(seen.topped) if seen.shuffles else [0] * len(seen.counts)


def _guess_picks(facts: Facts, seen: OhLesNainsObservation, rng: Rng) -> None:
    facts.picks = [-1] * len(seen.counts)
    for seat in seen.picked:
        known = seat == seen.viewer
        facts.picks[seat] = _index(seen.pick) if known else rng.below(len(COLOURS))


def _index(colour: Colour | None) -> int:
    return -1 if colour is None else COLOURS.index(colour)
