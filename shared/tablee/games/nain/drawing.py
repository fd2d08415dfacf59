"""Which places of the decks a player's events show: his hand, and what he drafts."""

from tablee.engine import Drawing, Drawn, Event
from tablee.games.nain.cards import INDEX, SPECIAL_INDEX
from tablee.games.nain.events import CardDrafted, Dealt, RoundBegun, StarterChosen


class HandsDealt(Drawing):
    """Follows the dealer: hands lie in the decks one after another, by seat."""

    kinds = frozenset({CardDrafted, Dealt, RoundBegun, StarterChosen})

    def __init__(self) -> None:
        self._round = 0

    def follow(self, event: Event) -> tuple[Drawn, ...]:
        match event:
            case StarterChosen(seat, "random"):
                return (Drawn("starter", (0,), (seat,)),)
            case RoundBegun(number, _):
                self._round = number
            case Dealt(_, _, _, coins, _) if coins:
                return _hand(event)
            case CardDrafted(_, position, coin) if coin is not None:
                return (Drawn(f"draft/{self._round}", (position,), (INDEX[coin],)),)
        return ()


def _hand(dealt: Dealt) -> tuple[Drawn, ...]:
    coins = tuple(INDEX[code] for code in dealt.coins)
    specials = tuple(SPECIAL_INDEX[name] for name in dealt.specials)
    return (
        Drawn("coins", _places(dealt.seat, dealt.coin_count), coins),
        Drawn("specials", _places(dealt.seat, dealt.special_count), specials),
    )


def _places(seat: int, count: int) -> tuple[int, ...]:
    return tuple(range(seat * count, (seat + 1) * count))
