"""Why a move is good, in codes and numbers that the client words (`reason-<code>` in the texts)."""

from collections.abc import Sequence

from tablee.engine import Action, Reason
from tablee.games.nain_jaune.actions import Play, Sans
from tablee.games.nain_jaune.board import BOX_OF, BOXES
from tablee.games.nain_jaune.cards import INDEX, KING, RANK_MASK, RANK_OF, rank_of, set_of
from tablee.games.nain_jaune.close_out import closing_rank, dead_ranks
from tablee.games.nain_jaune.facts import Facts
from tablee.games.nain_jaune.observation import NainJauneObservation
from tablee.games.nain_jaune.rollout import ranks_in


def reasons_for(
    seen: NainJauneObservation, action: Action | None, worlds: Sequence[Facts]
) -> tuple[Reason, ...]:
    """Give the why of a lead, or of a choice to go on or not; nothing for what is forced."""
    if isinstance(action, Sans) and seen.phase == "follow":
        return (Reason("keeps-back", {"required": seen.required or 0}),)
    if not isinstance(action, Play) or seen.hand is None:
        return ()
    card, held = INDEX[action.card], set_of(seen.hand)
    found = [*_boxes(seen, card)]
    if seen.phase == "lead":
        rank = RANK_OF[card]
        if closing_rank(seen) == rank:
            found.insert(0, Reason("closes-out", {"rank": rank}))
        found += _stop(seen, _end_of_run(held, rank), worlds)
        if not ranks_in(held) & ((1 << rank) - 1):
            found.append(Reason("lowest-first", {"rank": rank}))
    return tuple(found)


def _boxes(seen: NainJauneObservation, card: int) -> list[Reason]:
    """The card's own box, where there is one."""
    box = BOX_OF[card]
    if box < 0 or not seen.boxes[box]:
        return []
    return [Reason("takes-box", {"box": BOXES[box], "amount": seen.boxes[box]})]


def _end_of_run(held: int, rank: int) -> int:
    """Give the rank at which a run of one's own from this rank ends; 14 after the King."""
    while rank <= KING and held & RANK_MASK[rank]:
        rank += 1
    return rank


def _stop(seen: NainJauneObservation, end: int, worlds: Sequence[Facts]) -> list[Reason]:
    """Whether the lead comes back where one's own run ends."""
    if end > KING:
        return [Reason("king-leads-again")]
    if dead_ranks(seen)[end]:
        known = sum([rank_of(laid.card) == end for laid in seen.laid])
        return [Reason("all-laid" if known == 4 else "all-sans", {"required": end})]
    stops = [_stops(world, end, seen.viewer) for world in worlds]
    if not stops:
        return []
    percent = round(100 * sum(stops) / len(stops))
    return [Reason("stop-chance", {"required": end, "percent": percent})]


def _stops(world: Facts, end: int, viewer: int) -> bool:
    others = [hand for seat, hand in enumerate(world.hands) if seat != viewer]
    return not any(hand & RANK_MASK[end] for hand in others)
