"""The end of a party: last player, Wullawaki penalties, points (rules II.6 and II.7)."""

from collections.abc import Iterator
from typing import Final

from tablee.engine import Event, Line, Outcome, ranks_of
from tablee.games.gnumies.cards import codes_of as card_codes
from tablee.games.gnumies.events import (
    CopicastorBecame,
    DeckShown,
    DiscardSealed,
    GuestsLost,
    GuestTaken,
    LastPlayer,
    MatchOver,
)
from tablee.games.gnumies.facts import Facts
from tablee.games.gnumies.guests import CODES, COPICASTOR, codes_of
from tablee.games.gnumies.observation import Ending
from tablee.games.gnumies.scoring import (
    best_loss,
    certain_loss,
    lowest_value,
    points_of,
    values_in,
    wullawakis_in,
)
from tablee.games.gnumies.terms import BEST_OF_SET

Log = list[Event] | None

_SET_NAMES: Final = ("", "guest", "pair", "three", "four", "five")


def ending_of(facts: Facts) -> Ending | None:
    """Tell why there is no further round, None if there is one."""
    without = facts.hands.count(0)
    if without == facts.terms.seats - 1:
        return "last-player"
    if without == facts.terms.seats:
        return "no-gnumies"
    return "no-guests" if not facts.deck else facts.stopping


def close(facts: Facts, reason: Ending, log: Log) -> None:
    """End the rounds: certain losses happen at once, then the seats with a choice are asked."""
    facts.phase = "penalty"
    facts.ended = reason
    facts.stopping = None
    if reason == "last-player":
        _serve_last_player(facts, log)
    if not facts.terms.penalty_first:
        _settle_copy(facts, log)
    for seat, room in enumerate(facts.rooms):
        _lose(facts, seat, certain_loss(room, facts.copy_of(room)), log)
    if not facts.choosers():
        _finish(facts, log)


def seal_discard(facts: Facts, seat: int, guests: tuple[int, ...], log: Log) -> None:
    """Choose what one's Wullawakis drive away; the last choice ends the match."""
    facts.discards[seat] = guests
    if log is not None:
        log.append(DiscardSealed(seat, codes_of(guests)))
    if not facts.owing():
        _lose_chosen(facts, log)


def stop_asking(facts: Facts, log: Log) -> None:
    """End the match now: who hasn't chosen what to lose keeps the most points he can."""
    for seat in facts.owing():
        facts.discards[seat] = best_discard(facts, seat)
    _lose_chosen(facts, log)


def best_discard(facts: Facts, seat: int) -> tuple[int, ...]:
    """Give the choice that leaves a seat the highest score."""
    room = facts.rooms[seat]
    return best_loss(room, facts.copy_of(room), facts.terms)


def scores(facts: Facts) -> tuple[int, ...]:
    """Give what every room is worth as it stands."""
    points = facts.terms.points
    return tuple([points_of(room, facts.copy_of(room), points) for room in facts.rooms])


def outcome_of(facts: Facts) -> Outcome:
    """Give the result of a finished match; ValueError while it goes on."""
    if facts.phase != "over" or facts.ended is None:
        raise ValueError("the match goes on: it has no outcome yet")
    final = scores(facts)
    ranks = ranks_of(final)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    lines = tuple(tuple(_lines(facts, seat)) for seat in range(len(final)))
    return Outcome(final, ranks, winners, lines, facts.ended)


def _serve_last_player(facts: Facts, log: Log) -> None:
    """Who is left lays off his hand and takes as many guests, Wullawakis too."""
    seat = next(seat for seat, hand in enumerate(facts.hands) if hand)
    hand = facts.hands[seat]
    wanted = len(facts.deck) if facts.terms.last_takes_all else hand.bit_count()
    count = min(wanted, len(facts.deck))
    facts.spent[seat] |= hand
    facts.hands[seat] = 0
    if log is not None:
        log.append(LastPlayer(seat, card_codes(hand), count))
    for _ in range(count):
        guest = facts.deck.pop()
        facts.rooms[seat].append(guest)
        if log is not None:
            log.append(GuestTaken(seat, CODES[guest]))


def _settle_copy(facts: Facts, log: Log) -> None:
    for seat, room in enumerate(facts.rooms):
        if COPICASTOR in room:
            facts.copy_value = lowest_value(room)
            if log is not None:
                log.append(CopicastorBecame(seat, facts.copy_value))


def _lose_chosen(facts: Facts, log: Log) -> None:
    for seat, guests in enumerate(facts.discards):
        if guests is not None:
            facts.discards[seat] = None
            _lose(facts, seat, guests, log)
    _finish(facts, log)


def _lose(facts: Facts, seat: int, guests: tuple[int, ...], log: Log) -> None:
    if not guests:
        return
    room = facts.rooms[seat]
    for guest in guests:
        room.remove(guest)
    facts.lost[seat].extend(guests)
    if log is not None:
        log.append(GuestsLost(seat, wullawakis_in(room), codes_of(guests)))


def _finish(facts: Facts, log: Log) -> None:
    if facts.terms.penalty_first:
        _settle_copy(facts, log)
    facts.phase = "over"
    if log is not None and facts.ended is not None:
        if facts.terms.reveals_deck:
            log.append(DeckShown(codes_of(facts.deck[::-1])))
        log.append(MatchOver(facts.ended))


def _lines(facts: Facts, seat: int) -> Iterator[Line]:
    """Explain a score: the amounts of the lines add up to it."""
    room = facts.rooms[seat]
    copy = facts.copy_of(room)
    groups = values_in(room, copy)
    for value, group in groups.items():
        if not value:
            yield Line("alone", 0, {"copy": True})
            continue
        name = _SET_NAMES[len(group)] if value <= BEST_OF_SET or len(group) == 1 else "twice"
        amount = facts.terms.points[value][len(group)]
        yield Line(name, amount, {"value": value, "copy": COPICASTOR in group})
    count = wullawakis_in(room)
    if count:
        yield Line("wullawakis", 0, {"wullawakis": count, "lost": len(facts.lost[seat])})
    elif not groups:
        yield Line("nobody", 0)
