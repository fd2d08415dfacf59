"""The facts of a match: plain lists and numbers, and the little questions everybody asks of them.

The strip has squares 1..16; `fence` of them lie on team A's side. Teams are 0 (A, the even seats)
and 1 (B, the odd ones); colours are 0..3, cards are kinds (see `cards`), and -1 stands for "no
seat" and "no colour". `discard` packs each card put away as kind | seat << 5 | way << 7.

`stock`, `kept` and `topped` say what the last shuffle taught: which cards went into the present
deck, which ones each seat held then, and how many it drew at once from the new deck. Until the
first reshuffle the stock is all 55 cards and nobody held any.
"""

from typing import Final

from tablee.games.oh_les_nains.cards import DECK, PAWNS_OF_COLOUR
from tablee.games.oh_les_nains.observation import Ending, Phase
from tablee.games.oh_les_nains.terms import SQUARES, START_FENCE, Terms

NO_SEAT: Final = -1
KIND_BITS: Final = 31
SEAT_SHIFT: Final = 5
WAY_SHIFT: Final = 7

# How a card came to the discard pile. `LAST` closes an exchange; `ASIDE` is a card whose exchange
# emptied the deck: it lay beside while the pile was shuffled, and joined it afterwards.
PLAYED: Final = 0
EXCHANGED: Final = 1
LAST: Final = 2
ASIDE: Final = 3


class Facts:
    """Everything that is true in one position. Knows no rules: `turn`, `chain`, `rounds` do."""

    __slots__ = (
        "actor",
        "chain",
        "colour",
        "deck",
        "declined",
        "discard",
        "dwarves",
        "ended",
        "fence",
        "first",
        "hands",
        "kept",
        "phase",
        "picks",
        "plays",
        "round_no",
        "shuffles",
        "stock",
        "stopping",
        "supply",
        "terms",
        "topped",
        "wins",
    )

    terms: Terms
    phase: Phase
    actor: int  # who plays or may counter; -1 while colours are picked and at the end
    first: int  # who begins this game
    fence: int  # squares on team A's side; beyond 0..16 only at the end
    dwarves: list[list[int]]  # by team, the colours from the end of the strip to the fence
    supply: list[int]  # pawns left, by colour
    hands: list[list[int]]  # by seat, sorted
    deck: list[int]  # the top card last
    discard: list[int]
    stock: tuple[int, ...]
    kept: list[list[int]]
    topped: list[int]
    shuffles: int  # reshuffles so far
    declined: list[int]  # the colours each seat let be since it last drew, bit by colour
    picks: list[int]  # the sealed colours, by seat
    colour: int  # of the dwarf that is still in the air
    chain: list[int]  # the cards of the open chain, kind | seat << 5
    plays: int  # cards played and exchanges in this game
    wins: list[int]  # games won, by team
    round_no: int  # of this game within the match, from 1
    stopping: Ending | None
    ended: Ending | None

    def __init__(self, terms: Terms) -> None:
        """Lay out an empty table before the first deal."""
        seats = terms.seats
        self.terms = terms
        self.hands = [[] for _ in range(seats)]
        self.deck = []
        self.discard = []
        self.stock = DECK
        self.kept = [[] for _ in range(seats)]
        self.topped = [0] * seats
        self.declined = [0] * seats
        self.shuffles = self.round_no = 0
        self.first = 0
        self.wins = [0, 0]
        self.stopping = self.ended = None
        self.clear_strip()

    def clear_strip(self) -> None:
        """Centre the strip and take the pawns back, before colours are picked."""
        self.phase = "pick"
        self.actor = NO_SEAT
        self.fence = START_FENCE
        self.dwarves = [[], []]
        self.supply = [PAWNS_OF_COLOUR] * 4
        self.picks = [-1] * self.terms.seats
        self.colour = -1
        self.chain = []
        self.plays = 0

    def copy_to(self, twin: "Facts") -> None:
        """Write these facts into another object; lists are copied, what can't change is shared."""
        twin.terms = self.terms
        twin.phase = self.phase
        twin.actor = self.actor
        twin.first = self.first
        twin.fence = self.fence
        one, other = self.dwarves
        twin.dwarves = [one[:], other[:]]
        twin.supply = self.supply[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.stock = self.stock
        twin.kept = self.kept
        twin.topped = self.topped
        twin.shuffles = self.shuffles
        twin.declined = self.declined[:]
        twin.picks = self.picks[:]
        twin.colour = self.colour
        twin.chain = self.chain[:]
        twin.plays = self.plays
        twin.wins = self.wins[:]
        twin.round_no = self.round_no
        twin.stopping = self.stopping
        twin.ended = self.ended

    def margin(self, team: int) -> int:
        """Give the squares that a team's leading dwarf can still lose; below 0 it is crushed."""
        if team == 0:
            return self.fence - len(self.dwarves[0])
        return SQUARES - self.fence - len(self.dwarves[1])

    def still_to_pick(self) -> tuple[int, ...]:
        """List the seats that haven't picked their colour."""
        return tuple([seat for seat in self.terms.pickers if self.picks[seat] < 0])

    def strength(self, team: int, double: int, zero: int) -> int:
        """Add up a team's dwarves where one colour counts 2 and one counts 0."""
        colours = self.dwarves[team]
        return len(colours) + colours.count(double) - colours.count(zero)


def team_of(seat: int) -> int:
    """Give a seat's team: team-mates alternate with opponents."""
    return seat & 1
