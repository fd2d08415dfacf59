"""Playing to the end with random moves, as `play_out` does, without building actions or events.

Plain rounds are written out for speed: bids stay in the hands until they are known to be spent.
The loop draws exactly as the plain one does and leaves the same position; the laws of the
conformance suite compare the two.
"""

from collections.abc import Callable

from tablee.engine import Rng
from tablee.games.gnumies.cards import HEIGHT, NO_CARD, STAR, VALUED, cards_in
from tablee.games.gnumies.guests import COPICASTOR, FIRST_WULLAWAKI
from tablee.games.gnumies.moves import moves_of
from tablee.games.gnumies.rounds import go_on, resolve
from tablee.games.gnumies.state import GnumiesState


def play_to_the_end(state: GnumiesState, rng: Rng, dice: Rng) -> int:
    """Play in place and give how many actions it took."""
    below, taken = rng.below, 0
    while state.phase != "over":
        if state.phase == "bid" and max(state.bids) == NO_CARD:
            taken += _play_rounds(state, below)
            continue
        seats = state.owing()
        seat = seats[below(len(seats))]
        if state.phase == "penalty":
            state.apply_action(seat, state.legal_actions(seat).sample(rng), dice)
        else:
            moves = moves_of(state, seat)
            state.make(seat, moves[below(len(moves))], None)
        taken += 1
    return taken


def _play_rounds(state: GnumiesState, below: Callable[[int], int]) -> int:
    """Play rounds, from one in which nobody has bid yet, and give how many bids there were."""
    hands, taken = state.hands, 0
    nobody = [NO_CARD] * len(hands)
    while state.phase == "bid":
        guest, bids = state.guest, nobody[:]
        allowed = VALUED if FIRST_WULLAWAKI <= guest < COPICASTOR else -1
        waiting = [seat for seat, hand in enumerate(hands) if hand & allowed]
        taken += len(waiting)
        winner = best = -1
        while waiting:
            seat = waiting.pop(below(len(waiting)))
            cards = cards_in(hands[seat] & allowed)
            bids[seat] = card = cards[below(len(cards))]
            if HEIGHT[seat][card] > best:
                winner, best = seat, HEIGHT[seat][card]
        if guest >= FIRST_WULLAWAKI or STAR in bids:
            state.hands[:] = [h ^ 1 << c if c >= 0 else h for h, c in zip(hands, bids, strict=True)]
            state.bids = bids
            resolve(state, None)
        else:
            _award(state, winner, bids)
    return taken


def _award(state: GnumiesState, winner: int, bids: list[int]) -> None:
    """Award a plain guest to a bid that still lies in its hand, and turn up the next one."""
    state.history.append((state.guest, tuple(bids), winner))
    state.rooms[winner].append(state.guest)
    state.guest = -1
    state.hands[winner] ^= 1 << bids[winner]
    state.spent[winner] |= 1 << bids[winner]
    go_on(state, None)
