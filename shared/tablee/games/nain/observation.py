"""What one viewer may know of a match, named field by field (rules I.8)."""

from typing import Literal, TypeAlias

import msgspec

from tablee.engine import Observation, Seat, Value
from tablee.games.nain.cards import Code, Special

Phase: TypeAlias = Literal["choose", "bidding", "last-reveal", "pick", "draft", "over"]
Ending: TypeAlias = Literal["cards", "time", "vote", "host", "abandoned"]
# How many bids are remembered, the latest: while the round goes on as many as the most coins that
# cards alone put on a table of eight, and of a counted one as many as keep an observation short.
BIDS_KEPT = 64
BIDS_RECORDED = 16


class Spoken(msgspec.Struct, frozen=True, array_like=True):
    """One bid of a round."""

    seat: Seat
    amount: int


class Spent(msgspec.Struct, frozen=True, array_like=True):
    """A special that was used in a round; `revealed` if it was so before the count."""

    seat: Seat
    special: Special
    revealed: bool


class Exposure(msgspec.Struct, frozen=True, array_like=True):
    """A seat gave its cover to turn up the special that another had at this place, from 0."""

    by: Seat
    seat: Seat
    place: int


class Round(msgspec.Struct, frozen=True, array_like=True):
    """A round that was counted: all of it is public.

    `coins` are by seat, and so are `flips`: who turned the seat's card up before the count. `bids`
    are its latest.
    """

    starter: Seat
    coins: tuple[Code, ...]
    specials: tuple[Spent, ...]
    bids: tuple[Spoken, ...]
    bidder: Seat
    bid: int
    caller: Seat
    total: int
    winner: Seat
    loser: Seat
    flips: tuple[Seat | None, ...]
    exposures: tuple[Exposure, ...]


class TableSpecial(msgspec.Struct, frozen=True, array_like=True):
    """A special beside a coin card; its name is None while the viewer can't know it."""

    special: Special | None
    revealed: bool


class TableCard(msgspec.Struct, frozen=True, array_like=True):
    """A seat's coin card on the table.

    `flipped_by` is None while the card lies face down. `hint` and `coin` are None while the viewer
    can't know them.
    """

    cover: bool
    flipped_by: Seat | None
    hint: int | None
    coin: Code | None
    specials: tuple[TableSpecial, ...]


class NainObservation(Observation, frozen=True, omit_defaults=True):
    """The table as one viewer sees it, with all he may remember of the match.

    Lists are by seat where nothing else is said. `round` counts from 1 to `rounds`. `hand`,
    `specials` and `won` are the viewer's own, None for who has none; `won` is in the order he won
    it. `choice` is the coin card he has chosen while the others still choose. `table` is empty
    where no coin cards lie there. `chosen` are the seats that have chosen, `done` those that
    reveal nothing more before the count. `bids` are this round's latest, `exposures` those of its
    bidding. `history` holds every round that was counted, the present one too. `free` tells of
    each position of the leftovers whether its card is still there, `drafters` who is still to
    take one, in order.
    At the end `piles` and `unplayed` are public. The rest is for the open view alone.
    """

    options: dict[str, Value]
    phase: Phase
    round: int
    rounds: int
    starter: Seat
    turn: Seat | None
    direction: int
    bid: int | None
    bidder: Seat | None
    caller: Seat | None
    flipped: bool
    counts: tuple[int, ...]
    special_counts: tuple[int, ...]
    won_counts: tuple[int, ...]
    hand: tuple[Code, ...] | None
    specials: tuple[Special, ...] | None
    won: tuple[Code, ...] | None
    choice: Code | None = None
    chosen: tuple[Seat, ...] = ()
    done: tuple[Seat, ...] = ()
    table: tuple[TableCard, ...] = ()
    bids: tuple[Spoken, ...] = ()
    exposures: tuple[Exposure, ...] = ()
    history: tuple[Round, ...] = ()
    free: tuple[bool, ...] = ()
    drafters: tuple[Seat, ...] = ()
    piles: tuple[tuple[Code, ...], ...] | None = None
    unplayed: tuple[tuple[Special, ...], ...] | None = None
    stopping: Ending | None = None
    ended: Ending | None = None
    hands: tuple[tuple[Code, ...], ...] | None = None
    choices: tuple[Code | None, ...] | None = None
    leftovers: tuple[Code | None, ...] | None = None
    out: tuple[Code, ...] | None = None
    out_specials: tuple[Special, ...] | None = None
