"""A turn: picking a colour, playing a card, exchanging (rules sections 1.3 and 1.5).

Nothing here checks whether a move is legal; `moves` does. `log` collects events where somebody
wants them, and is None in fast playouts. A card leaves the hand, takes effect, may crush a dwarf;
then an empty hand is filled, and the next seat's turn begins.
"""

from tablee.engine import Event, Rng
from tablee.games.oh_les_nains.actions import (
    COLOUR_OF,
    DECLINE,
    EFFECT_OF,
    FIRST_COUNTER,
    FIRST_TURN,
    KIND_OF,
)
from tablee.games.oh_les_nains.cards import (
    CODES,
    COLOURS,
    DWARF_ANY,
    FIRST_SQUIRREL,
    is_multicolour,
)
from tablee.games.oh_les_nains.chain import counter, decline, open_chain
from tablee.games.oh_les_nains.deck import lay_away, refill, swap
from tablee.games.oh_les_nains.events import CardPlayed, ColourPicked, StrengthsCompared
from tablee.games.oh_les_nains.facts import Facts, team_of
from tablee.games.oh_les_nains.rounds import begin_turn, lose_game
from tablee.games.oh_les_nains.strip import crushed_team, place_dwarves, pull

Log = list[Event] | None


def make_move(facts: Facts, seat: int, move: int, rng: Rng, log: Log) -> None:
    """Make a legal move that isn't an exchange."""
    if move < FIRST_TURN:
        _pick_colour(facts, seat, move, rng, log)
    elif move < FIRST_COUNTER:
        play_card(facts, move, rng, log)
    elif move < DECLINE:
        counter(facts, KIND_OF[move], rng, log)
    else:
        decline(facts, rng, log)


def exchange(facts: Facts, kinds: list[int], rng: Rng, log: Log) -> None:
    """The actor puts cards away for as many new ones; then the opponents pull one square."""
    seat = facts.actor
    facts.plays += 1
    swap(facts, seat, kinds, rng, log)
    pull(facts, 1 - team_of(seat), 1, log)
    _finish(facts, seat, rng, log)


def play_card(facts: Facts, move: int, rng: Rng, log: Log) -> None:
    """The actor plays a card in his turn."""
    seat, kind = facts.actor, KIND_OF[move]
    lay_away(facts, seat, kind)
    facts.plays += 1
    if kind >= FIRST_SQUIRREL:
        if log is not None:
            log.append(CardPlayed(seat, CODES[kind], "squirrel", None))
        pull(facts, team_of(seat), kind - FIRST_SQUIRREL + 1, log)
        _finish(facts, seat, rng, log)
    elif kind > DWARF_ANY:
        if log is not None:
            named = COLOURS[COLOUR_OF[move]] if is_multicolour(kind) else None
            log.append(CardPlayed(seat, CODES[kind], "pull", named))
        _pull_by_strength(facts, *EFFECT_OF[move], log)
        _finish(facts, seat, rng, log)
    else:
        if log is not None:
            log.append(CardPlayed(seat, CODES[kind], "dwarf", COLOURS[COLOUR_OF[move]]))
        _play_dwarf(facts, seat, move, rng, log)


def _pick_colour(facts: Facts, seat: int, colour: int, rng: Rng, log: Log) -> None:
    """Seal a colour; the last one opens all, and the dwarves go to the ends of the strip."""
    facts.picks[seat] = colour
    if log is not None:
        log.append(ColourPicked(seat))
    if facts.still_to_pick():
        return
    for picker in facts.terms.pickers:
        place_dwarves(facts, picker, facts.picks[picker], 1, log)
    facts.picks = [-1] * facts.terms.seats
    begin_turn(facts, facts.first, rng, log)


def _pull_by_strength(facts: Facts, double: int, zero: int, log: Log) -> None:
    """The stronger team, whoever played the card, pulls the difference."""
    one, other = facts.strength(0, double, zero), facts.strength(1, double, zero)
    if log is not None:
        log.append(StrengthsCompared(one, other))
    if one != other:
        pull(facts, int(other > one), abs(one - other), log)


def _play_dwarf(facts: Facts, seat: int, move: int, rng: Rng, log: Log) -> None:
    """The opponents pull two squares at once; the dwarf comes down when nobody counters it."""
    pull(facts, 1 - team_of(seat), 2, log)
    if facts.terms.has_counters:
        if crushed_team(facts) >= 0:
            lose_game(facts, team_of(seat), rng, log)
            return
        refill(facts, seat, rng, log)
        open_chain(facts, seat, KIND_OF[move], COLOUR_OF[move])
        return
    if crushed_team(facts) < 0:
        place_dwarves(facts, seat, COLOUR_OF[move], 1, log)
    _finish(facts, seat, rng, log)


def _finish(facts: Facts, seat: int, rng: Rng, log: Log) -> None:
    """Who is crushed loses; else the hand is filled where empty, and the next seat is on turn."""
    loser = crushed_team(facts)
    if loser >= 0:
        lose_game(facts, loser, rng, log)
        return
    refill(facts, seat, rng, log)
    begin_turn(facts, (seat + 1) % facts.terms.seats, rng, log)
