"""Playing to the end with random moves, as `play_out` does, without building actions or events.

Plain rounds are written out for speed: bids stay in the hands until they are known to be spent,
and numbers are drawn without a call of `below`. The loop draws exactly as the plain one does and
leaves the same position; the laws of the conformance suite compare the two.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tablee.engine import FastRng, Subset
from tablee.games.gnumies.cards import COLOURS, HEIGHT, NO_CARD, STAR, cards_in
from tablee.games.gnumies.facts import NO_SEAT
from tablee.games.gnumies.finish import seal_discard
from tablee.games.gnumies.guests import COPICASTOR, FIRST_WULLAWAKI, INDEX, NO_GUEST
from tablee.games.gnumies.moves import choices_to_lose, moves_of
from tablee.games.gnumies.rounds import go_on, lay_out
from tablee.games.gnumies.state import GnumiesState
from tablee.games.gnumies.terms import Terms

DOWN_FROM: Final = tuple(range(count, 0, -1) for count in range(len(COLOURS) + 1))


def play_to_the_end(state: GnumiesState, rng: FastRng) -> int:
    """Play in place and give how many actions it took."""
    below, fraction, taken = rng.below, rng.fraction, 0
    while state.phase != "over":
        if state.phase == "bid" and max(state.bids) == NO_CARD:
            taken += _play_rounds(state, fraction)
            continue
        seats = state.owing()
        seat = seats[below(len(seats))]
        if state.phase == "penalty":
            below(1)  # the one entry of the list of legal actions
            pieces, count = choices_to_lose(state, seat)
            lost = Subset("", pieces, count, count).sample(rng)
            seal_discard(state, seat, tuple([INDEX[guest] for guest in lost]), None)
        else:
            moves = moves_of(state, seat)
            state.make(seat, moves[below(len(moves))], None)
        taken += 1
    return taken


def _play_rounds(state: GnumiesState, fraction: Callable[[], float]) -> int:
    """Play rounds, from one in which nobody has bid yet, and give how many bids there were."""
    taken = 0
    while state.phase == "bid":
        if not _is_special(state.terms, state.guest):
            taken += _play_plain(state, fraction)
            continue
        allowed = state.bids_allowed()
        held = [cards_in(hand & allowed) for hand in state.hands]
        bids = _bid(held, [seat for seat, cards in enumerate(held) if cards], fraction)
        taken += len(bids) - bids.count(NO_CARD)
        lay_out(state, bids)
    return taken


def _is_special(terms: Terms, guest: int) -> bool:
    """Tell whether stars are barred from this guest, or the lowest bid wins it."""
    if guest < FIRST_WULLAWAKI:
        return False
    return terms.copy_goes_low if guest == COPICASTOR else terms.has_star


def _play_plain(state: GnumiesState, fraction: Callable[[], float]) -> int:
    """Play rounds up to one with a star, or until a special guest is next.

    Gives how many bids there were.
    """
    hands, spent, deck, rooms = state.hands, state.spent, state.deck, state.rooms
    history, has_star, terms = state.history, state.terms.has_star, state.terms
    held = [cards_in(hand) for hand in hands]
    active = [seat for seat, hand in enumerate(hands) if hand]
    nobody, guest, heights = [NO_CARD] * len(hands), state.guest, HEIGHT
    number, taken = state.round, 0
    while True:
        taken += len(active)
        bids, waiting, winner, best = nobody[:], active[:], NO_SEAT, NO_CARD
        for left in DOWN_FROM[len(active)]:  # as `_bid` does, without a call for each round
            seat = waiting.pop(int(fraction() * left))
            cards = held[seat]
            bids[seat] = card = cards[int(fraction() * len(cards))]
            height = heights[seat][card]
            if height > best:
                winner, best = seat, height
        if has_star and STAR in bids:
            state.guest, state.round = guest, number
            lay_out(state, bids)
            return taken
        history.append((guest, tuple(bids), winner))
        rooms[winner].append(guest)
        payers: Sequence[int] = (winner,)
        if FIRST_WULLAWAKI <= guest < COPICASTOR:
            payers = [seat for seat in active if seat != winner]
        for seat in payers:
            lost = 1 << bids[seat]
            spent[seat] |= lost
            hands[seat] ^= lost
            held[seat] = cards_in(hands[seat])
            if not hands[seat]:
                active.remove(seat)
        if len(active) < 2 or not deck or state.stopping or _is_special(terms, deck[-1]):
            state.guest, state.round = NO_GUEST, number
            go_on(state, None)
            return taken
        number += 1
        guest = deck.pop()


def _bid(
    held: list[tuple[int, ...]], waiting: list[int], fraction: Callable[[], float]
) -> list[int]:
    """Let all who wait bid, in random order, and give the bids by seat."""
    bids = [NO_CARD] * len(held)
    for left in DOWN_FROM[len(waiting)]:
        seat = waiting.pop(int(fraction() * left))
        cards = held[seat]
        bids[seat] = cards[int(fraction() * len(cards))]
    return bids
