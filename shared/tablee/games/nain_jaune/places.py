"""Sharing out unseen cards among places of fixed size, some of which can't hold some cards."""

from typing import Final

from tablee.engine import Rng
from tablee.games.nain_jaune.cards import CODES, INDEX, cards_in

ATTEMPTS: Final = 3


class Places:
    """The places and what they hold so far. Give what is known, then `fill` with the rest once."""

    __slots__ = ("_required", "barred", "free", "held", "unseen")

    def __init__(self, sizes: list[int], unseen: int) -> None:
        """Begin with empty places of these sizes and the set of the cards to share out."""
        self.free = sizes
        self.held = [0] * len(sizes)
        self.barred = [0] * len(sizes)  # the cards a place can't hold
        self.unseen = unseen
        self._required: tuple[int, int] | None = None

    def copy(self) -> "Places":
        """Give the same places, to be filled in another way."""
        twin = Places(self.free[:], self.unseen)
        twin.held, twin.barred = self.held[:], self.barred[:]
        twin._required = self._required
        return twin

    def put(self, place: int, card: int) -> None:
        """Put a card where it is known to be."""
        self.held[place] |= 1 << card
        self.free[place] -= 1
        self.unseen ^= 1 << card

    def put_all(self, place: int, codes: tuple[str, ...]) -> None:
        """Put several cards where they are known to be."""
        for code in codes:
            self.put(place, INDEX[code])

    def must_hold(self, place: int, cards: int) -> None:
        """Say that a place holds at least one of these cards."""
        self._required = place, cards

    def fill(self, rng: Rng) -> None:
        """Share out the unseen cards; ValueError where no way of doing it exists."""
        if not self.unseen:
            return
        cards = cards_in(self.unseen)
        rng.shuffle(cards)
        if self._required is not None:
            place, fitting = self._required
            fitting &= ~self.barred[place]
            first = next((card for card in cards if fitting >> card & 1), None)
            if first is None:
                raise ValueError(f"nobody can hold what place {place} must hold")
            self.put(place, first)
            cards.remove(first)
        if any(self.barred):
            cards = self._fill_barred(cards, rng)
        self._fill_any(cards)

    def _fill_any(self, cards: list[int]) -> None:
        """Hand out shuffled cards that may lie anywhere."""
        top = 0
        for place, free in enumerate(self.free):
            for card in cards[top : top + free]:
                self.held[place] |= 1 << card
            top += free

    def _fill_barred(self, cards: list[int], rng: Rng) -> list[int]:
        """Place the cards that not every place can hold; give the others, in their order."""
        roomy = [place for place, free in enumerate(self.free) if free]
        barred = 0
        for place in roomy:
            barred |= self.barred[place]
        rows = [(card, self._fitting(card, roomy)) for card in cards if barred >> card & 1]
        rows.sort(key=lambda row: sum([self.free[place] for place in row[1]]))
        for _ in range(ATTEMPTS):
            shares = self._share_out(rows, rng)
            if shares is not None:
                break
        else:
            shares = self._match([card for card, _ in rows])
        for card, place in shares:
            self.put(place, card)
        return [card for card in cards if not barred >> card & 1]

    def _fitting(self, card: int, roomy: list[int]) -> list[int]:
        return [place for place in roomy if not self.barred[place] >> card & 1]

    def _share_out(
        self, rows: list[tuple[int, list[int]]], rng: Rng
    ) -> list[tuple[int, int]] | None:
        """Give each card a place, drawn by the room it has; None when one finds no room."""
        free = self.free[:]
        shares = []
        for card, fitting in rows:
            room = sum([free[place] for place in fitting])
            if not room:
                return None
            drawn = rng.below(room)
            for place in fitting:
                drawn -= free[place]
                if drawn < 0:
                    free[place] -= 1
                    shares.append((card, place))
                    break
        return shares

    def _match(self, tight: list[int]) -> list[tuple[int, int]]:
        """Find places where chance found none, moving cards along (augmenting paths)."""
        taken: list[list[int]] = [[] for _ in self.free]
        for card in tight:
            if not self._find_room(card, taken, set()):
                raise ValueError(f"no place can hold {CODES[card]}")
        return [(card, place) for place, cards in enumerate(taken) for card in cards]

    def _find_room(self, card: int, taken: list[list[int]], tried: set[int]) -> bool:
        for place, free in enumerate(self.free):
            if not free or place in tried or self.barred[place] >> card & 1:
                continue
            tried.add(place)
            if len(taken[place]) < free:
                taken[place].append(card)
                return True
            for slot, other in enumerate(taken[place]):
                if self._find_room(other, taken, tried):
                    taken[place][slot] = card
                    return True
        return False
