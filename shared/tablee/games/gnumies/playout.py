"""Playing to the end with random moves, as `play_out` does, without building actions or events.

Plain rounds are written out for speed: bids stay in the hands until they are known to be spent,
and numbers are drawn without a call of `below`. The loop draws exactly as the plain one does and
leaves the same position; the laws of the conformance suite compare the two.
"""

from collections.abc import Callable

from tablee.engine import FastRng, Subset
from tablee.games.gnumies.cards import HEIGHT, NO_CARD, STAR, cards_in
from tablee.games.gnumies.finish import seal_discard
from tablee.games.gnumies.guests import FIRST_WULLAWAKI, INDEX, NO_GUEST
from tablee.games.gnumies.moves import choices_to_lose, moves_of
from tablee.games.gnumies.rounds import go_on, resolve
from tablee.games.gnumies.state import GnumiesState


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
        allowed = state.bids_allowed()
        held = [cards_in(hand & allowed) for hand in state.hands]
        if state.guest < FIRST_WULLAWAKI:
            taken += _play_plain(state, held, fraction)
        else:
            bids, _ = _bid(held, [seat for seat, cards in enumerate(held) if cards], fraction)
            taken += len(bids) - bids.count(NO_CARD)
            _lay_out(state, bids)
    return taken


def _play_plain(
    state: GnumiesState, held: list[tuple[int, ...]], fraction: Callable[[], float]
) -> int:
    """Play rounds up to one with a star, or until no plain guest is next.

    `held` are the hands as cards. Gives how many bids there were.
    """
    hands, spent, deck, rooms, history = (
        state.hands,
        state.spent,
        state.deck,
        state.rooms,
        state.history,
    )
    active = [seat for seat, hand in enumerate(hands) if hand]
    taken = 0
    while True:
        taken += len(active)
        bids, winner = _bid(held, active[:], fraction)
        if STAR in bids:
            _lay_out(state, bids)
            return taken
        history.append((state.guest, tuple(bids), winner))
        rooms[winner].append(state.guest)
        lost = 1 << bids[winner]
        spent[winner] |= lost
        hands[winner] ^= lost
        held[winner] = cards_in(hands[winner])
        if not hands[winner]:
            active.remove(winner)
        if len(active) < 2 or not deck or deck[-1] >= FIRST_WULLAWAKI or state.stopping:
            state.guest = NO_GUEST
            go_on(state, None)
            return taken
        state.round += 1
        state.guest = deck.pop()


def _bid(
    held: list[tuple[int, ...]], waiting: list[int], fraction: Callable[[], float]
) -> tuple[list[int], int]:
    """Let all who wait bid, in random order; give the bids and the seat of the highest."""
    bids = [NO_CARD] * len(held)
    winner = best = -1
    for left in range(len(waiting), 0, -1):
        seat = waiting.pop(int(fraction() * left))
        cards = held[seat]
        bids[seat] = card = cards[int(fraction() * len(cards))]
        height = HEIGHT[seat][card]
        if height > best:
            winner, best = seat, height
    return bids, winner


def _lay_out(state: GnumiesState, bids: list[int]) -> None:
    """Lay bids on the table that still were in their hands, and resolve them as usual."""
    state.bids = bids
    for seat, card in enumerate(bids):
        if card >= 0:
            state.hands[seat] ^= 1 << card
    resolve(state, None)
