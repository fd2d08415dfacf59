"""What lies where in the garden as it is shown: it follows the truth one piece at a time.

The rules decide elsewhere; here pieces only leave one place and reach another. When nothing moves
any more, a standing equals `Standing.of` the latest observation.
"""

from dataclasses import dataclass, field

from tablee.engine import Event, Seat
from tablee.games.oh_les_nains.cards import CARDS, INDEX, Code, Colour
from tablee.games.oh_les_nains.events import (
    ChainSettled,
    DeckShuffled,
    DwarfCrushed,
    DwarfPlaced,
    HandRevealed,
    Pulled,
    RoundBegun,
    RoundOver,
)
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.terms import START_FENCE


def in_order(cards: list[Code]) -> list[Code]:
    """Sort a hand as the rules do: dwarves, pulls, squirrels."""
    return sorted(cards, key=lambda code: INDEX[code])


@dataclass(slots=True)
class Standing:
    """Hose, dwarves and cards as shown; `dwarves` and `wins` are by team, `counts` by seat.

    `hand` is None for who has none of his own. `pile` is the discard pile without the open chain,
    of which the first `mixed` cards have gone into a new deck already; `aside` are cards that
    were exchanged for the last of the deck. `sealed` are the seats whose colour is chosen but not
    shown. `crushed` is the team that has just lost. `revealed` are hands shown at the end.
    """

    fence: int
    dwarves: tuple[list[Colour], list[Colour]]
    wins: list[int]
    hand: list[Code] | None
    counts: list[int]
    deck: int
    pile: list[Code]
    chain: list[tuple[Seat, Code]]
    colour: Colour | None
    sealed: list[Seat]
    mixed: int = 0
    aside: list[Code] = field(default_factory=list)
    crushed: int | None = None
    revealed: dict[Seat, tuple[Code, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, seen: OhLesNainsObservation) -> "Standing":
        """Give the standing of the truth."""
        chain = [(card.seat, card.card) for card in seen.chain]
        laid = [(card.seat, card.card) for card in seen.discard]
        mixed = next(k for k in range(len(chain) + 1) if _ends_with(laid, chain[k:]))
        pile = laid[: len(laid) - (len(chain) - mixed)]
        one, other = seen.dwarves
        lost = [team for team, margin in enumerate(seen.margins) if margin < 0]
        shown = seen.hands if seen.phase == "over" and seen.hands is not None else ()
        return cls(
            fence=seen.fence,
            dwarves=(list(one), list(other)),
            wins=list(seen.wins),
            hand=None if seen.hand is None else in_order(list(seen.hand)),
            counts=list(seen.counts),
            deck=seen.deck_count,
            pile=[card for _, card in pile],
            chain=chain,
            colour=seen.colour,
            sealed=list(seen.picked),
            mixed=mixed,
            crushed=lost[0] if lost else None,
            revealed={s: cards for s, cards in enumerate(shown) if s != seen.viewer},
        )

    @classmethod
    def before_deal(cls, seen: OhLesNainsObservation) -> "Standing":
        """Give the standing from which a match begins."""
        return cls(
            fence=START_FENCE,
            dwarves=([], []),
            wins=[0, 0],
            hand=None if seen.hand is None else [],
            counts=[0] * len(seen.counts),
            deck=CARDS,
            pile=[],
            chain=[],
            colour=None,
            sealed=[],
        )

    # what happens without a flight

    def note(self, event: Event) -> None:
        """Take in what happens in its place."""
        match event:
            case RoundBegun(_, _, fence):
                self.fence, self.dwarves, self.sealed = fence, ([], []), []
                self.crushed = None
            case DeckShuffled(count):
                self.deck, self.pile, self.mixed = count, list(self.aside), len(self.chain)
            case Pulled(_, _, fence):
                self.fence, self.aside = fence, []
            case DwarfPlaced(seat, team, colour, _):
                self.dwarves[team].append(colour)
                self.sealed = [other for other in self.sealed if other != seat]
            case ChainSettled():
                self.sweep()
            case DwarfCrushed(team):
                self.crushed = team
                self.sweep()
            case RoundOver(_, team):
                self.wins[team] += 1
            case HandRevealed(seat, cards):
                self.revealed[seat] = cards

    def sweep(self) -> None:
        """The chain's cards lie on the discard pile, but for those shuffled already."""
        self.pile += [card for _, card in self.chain[self.mixed :]]
        self.chain, self.mixed, self.colour = [], 0, None

    # flights

    def leave_hand(self, seat: Seat, card: Code, *, own: bool) -> None:
        """A card is on its way out of a hand."""
        self.counts[seat] -= 1
        if own and self.hand is not None and card in self.hand:
            self.hand.remove(card)

    def reach_chain(self, seat: Seat, card: Code, colour: Colour | None) -> None:
        """A card lies in the chain."""
        self.chain.append((seat, card))
        self.colour = colour

    def reach_pile(self, card: Code, *, exchanged: bool = False) -> None:
        """A card lies on the discard pile."""
        self.pile.append(card)
        if exchanged:
            self.aside.append(card)

    def leave_deck(self) -> None:
        """A card is on its way from the deck."""
        self.deck -= 1

    def reach_hand(self, seat: Seat, card: Code | None, *, own: bool) -> None:
        """A drawn card is in a hand."""
        self.counts[seat] += 1
        if own and card is not None and self.hand is not None:
            self.hand = in_order([*self.hand, card])

    def seal(self, seat: Seat) -> None:
        """A seat's colour lies face down on its square."""
        self.sealed.append(seat)


def _ends_with(cards: list[tuple[Seat, Code]], tail: list[tuple[Seat, Code]]) -> bool:
    return cards[len(cards) - len(tail) :] == tail
