"""Why a move is good, in codes and numbers that the client words (`reason-<code>` in the texts)."""

from collections.abc import Sequence

from tablee.engine import Action, Reason
from tablee.games.nain.actions import Bid, Expose, Flip, Keep, Nain, PlaySpecial
from tablee.games.nain.cards import INDEX, VALUE
from tablee.games.nain.count import total_of
from tablee.games.nain.facts import Facts
from tablee.games.nain.observation import NainObservation


def reasons_for(
    seen: NainObservation, action: Action | None, worlds: Sequence[Facts]
) -> tuple[Reason, ...]:
    """Give the why of a bid or a doubt, of a look, a special or the cards that are kept."""
    match action:
        case Bid(amount):
            return (*_chance(amount, worlds), *_own_card(seen))
        case Nain():
            return tuple(_chance(seen.bid or 0, worlds))
        case Flip():
            return (Reason("look-at-chest"), *_chance(seen.bid or 0, worlds))
        case Expose():
            return (Reason("look-at-special"),)
        case PlaySpecial(special):
            return (_effect(special), *_chance(seen.bid or 0, worlds))
        case Keep():
            return (Reason("best-two"),)
    return ()


def _effect(special: str) -> Reason:
    if special == "thief":
        return Reason("robs-total", {"special": special})
    if special in ("double", "hoard", "interest"):
        return Reason("adds-coins", {"special": special})
    return Reason("turns-the-round", {"special": special})


def _chance(amount: int, worlds: Sequence[Facts]) -> list[Reason]:
    """In how many worlds there are so many coins, specials included."""
    if not amount or not worlds:
        return []
    true = sum([total_of(world) >= amount for world in worlds])
    percent = round(100 * true / len(worlds))
    return [Reason("total-chance", {"amount": amount, "percent": percent})]


def _own_card(seen: NainObservation) -> list[Reason]:
    """Whether one's own card, which nobody sees, makes the total higher or lower than it looks."""
    card = seen.table[seen.viewer]
    if card.coin is None or (card.flipped_by is not None and not card.cover):
        return []
    value = VALUE[INDEX[card.coin]]
    if 3 <= value <= 5:
        return []
    return [Reason("own-card-high" if value > 5 else "own-card-low", {"value": value})]
