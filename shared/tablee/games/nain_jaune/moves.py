"""Which moves are legal, and why another isn't (rules section 3)."""

from typing import Final

from tablee.engine import Action, IllegalAction, Seat
from tablee.games.nain_jaune.actions import (
    CLAIM,
    MOVE_OF,
    READY,
    SANS,
    Claim,
    Play,
    Ready,
    Sans,
)
from tablee.games.nain_jaune.board import BOX_OF, BOXES
from tablee.games.nain_jaune.cards import (
    CARDS_OF_RANK,
    RANK_MASK,
    RANK_OF,
    cards_in,
    lowest_rank,
)
from tablee.games.nain_jaune.facts import Facts

_NOTHING: Final[list[int]] = []


def moves_of(facts: Facts, seat: Seat) -> list[int]:
    """List a seat's moves: cards in the order C D H S, then the claim, then sans; or ready."""
    if facts.phase == "between":
        waits = facts.seated >> seat & 1 and not facts.ready >> seat & 1
        return [READY] if waits else _NOTHING
    if facts.actor != seat or facts.phase == "over":
        return _NOTHING
    if facts.phase == "follow":
        return _moves_to_follow(facts)
    if facts.phase == "last-claim":
        return [CLAIM, SANS]
    moves = cards_in(_cards_to_lead(facts))
    if facts.pending >= 0:
        moves.append(CLAIM)
    return moves


def move_for(facts: Facts, seat: Seat, action: Action) -> int:
    """Give the move of an action that is legal now; else raises IllegalAction with the reason."""
    move = MOVE_OF.get(action)
    if move is None:
        raise IllegalAction("unknown-action")
    _refuse_out_of_turn(facts, seat, action)
    if isinstance(action, Play):
        _refuse_card(facts, move)
    elif isinstance(action, Claim):
        if facts.pending < 0:
            raise IllegalAction("nothing-to-claim")
    elif isinstance(action, Sans):
        _refuse_sans(facts)
    return move


def fallback_move(facts: Facts, seat: Seat) -> int:
    """Give the move that the clock makes: claim, the lowest lead, the board card first."""
    if facts.phase == "between":
        return READY
    if facts.pending >= 0:
        return CLAIM
    playable = [move for move in moves_of(facts, seat) if move < CLAIM]
    if not playable:
        return SANS
    return min(playable, key=lambda card: (RANK_OF[card], BOX_OF[card] < 0, card))


def _moves_to_follow(facts: Facts) -> list[int]:
    hand = facts.hands[facts.actor]
    moves = [card for card in CARDS_OF_RANK[facts.required] if hand >> card & 1]
    if facts.terms.free_to_stop or not moves:
        if facts.pending >= 0:
            moves.append(CLAIM)
        moves.append(SANS)
    elif facts.pending >= 0:
        moves.append(CLAIM)
    return moves


def _cards_to_lead(facts: Facts) -> int:
    hand = facts.hands[facts.actor]
    if facts.terms.lead_lowest and not facts.laid:
        return hand & RANK_MASK[lowest_rank(hand)]
    return hand


def _refuse_out_of_turn(facts: Facts, seat: Seat, action: Action) -> None:
    if facts.phase == "over":
        raise IllegalAction("match-over")
    if not 0 <= seat < facts.terms.seats:
        raise IllegalAction("no-such-seat", number=seat + 1)
    if not facts.is_seated(seat):
        raise IllegalAction("eliminated")
    if isinstance(action, Ready):
        if facts.phase != "between":
            raise IllegalAction("deal-not-over")
        if facts.ready >> seat & 1:
            raise IllegalAction("already-ready")
    elif facts.phase == "between":
        raise IllegalAction("deal-over")
    elif facts.actor != seat:
        raise IllegalAction("not-your-turn", seat=facts.actor)


def _refuse_card(facts: Facts, card: int) -> None:
    if facts.phase == "last-claim":
        raise IllegalAction("claim-first", box=BOXES[facts.pending])
    if not facts.hands[facts.actor] >> card & 1:
        raise IllegalAction("not-in-hand")
    if facts.phase == "follow" and RANK_OF[card] != facts.required:
        raise IllegalAction("wrong-rank", required=facts.required, rank=RANK_OF[card])
    if facts.phase == "lead" and not _cards_to_lead(facts) >> card & 1:
        raise IllegalAction("must-lead-lowest", rank=lowest_rank(facts.hands[facts.actor]))


def _refuse_sans(facts: Facts) -> None:
    if facts.phase == "lead":
        raise IllegalAction("no-pass-on-lead")
    holds = facts.hands[facts.actor] & RANK_MASK[facts.required]
    if facts.phase == "follow" and holds and not facts.terms.free_to_stop:
        raise IllegalAction("must-play", rank=facts.required)
