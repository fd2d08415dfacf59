"""Any position in the middle of a match, written nearly as the rules file writes its examples.

    game.position(table=[4, 7, 2, 5], bids="0:15 1:16 2:18", played={0: "double"})

The facts, all but `table` optional:

* `table` - the coin cards by seat: codes ("4/6"), or values, whose lowest hint left is taken. In
  `phase` "choose" None stands for a seat that hasn't chosen; then give `seats` values.
* `phase` ("bidding"): choose, bidding, last-reveal or pick. For "pick" the table is counted.
* `bids` - "seat:amount" in order; `starter` - default: who made the first of them, else seat 0.
* `turn` - default: who comes after the last bidder in `direction` (1), else the starter.
* `caller` - who said nain, after the bidding; default: who would have had the turn.
* `played` - by seat, names with blanks between, `!` after a revealed one: {2: "interest! thief"}.
* `face_up` - by seat, who turned its card up: {1: 3}. `bare` - the seats without a cover.
* `flipped` - the turn player has flipped in this turn. `done` - seats that reveal nothing more.
* `hands`, `specials` - by seat, codes or names with blanks between, or None for any cards; all
  specials of a seat, played ones included, are two. What is not said is filled from the decks.
* `round` (1) - earlier rounds are made up: in each, its starter bids 1 and wins against his left.
* `stopping` - the reason with which the table has called a stop.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from tablee.games.nain.audit import problems_of
from tablee.games.nain.cards import (
    COINS,
    INDEX,
    SPECIAL_DECK,
    SPECIAL_INDEX,
    SPECIALS_EACH,
    VALUE,
    codes_of,
)
from tablee.games.nain.count import count_table
from tablee.games.nain.facts import NO_COIN, NO_SEAT, Facts
from tablee.games.nain.observation import Ending, Phase, Round, Spoken

Coin = int | str | None
_NONE: Mapping[int, str] = MappingProxyType({})


def build_position(
    facts: Facts,
    *,
    table: Sequence[Coin],
    phase: Phase = "bidding",
    round: int = 1,  # noqa: A002 - the rules' own word
    bids: str = "",
    starter: int | None = None,
    direction: int = 1,
    turn: int | None = None,
    caller: int | None = None,
    played: Mapping[int, str] = _NONE,
    face_up: Mapping[int, int] = MappingProxyType({}),
    bare: Iterable[int] = (),
    flipped: bool = False,
    done: Iterable[int] = (),
    hands: Sequence[str | None] | None = None,
    specials: Sequence[str | None] | None = None,
    stopping: Ending | None = None,
) -> None:
    """Write a position into fresh facts; ValueError names the first thing that can't be so."""
    facts.phase, facts.round, facts.direction = phase, round, direction
    facts.stopping = stopping
    _place_coins(facts, table, hands)
    _place_specials(facts, played, specials)
    _speak(facts, bids, starter)
    facts.covers = facts.terms.everybody if phase in ("bidding", "last-reveal") else 0
    for seat in bare:
        facts.covers &= ~(1 << seat)
    for seat, by in face_up.items():
        facts.flipped_by[seat] = by
    _give_turn(facts, turn, caller)
    facts.flipped = flipped
    facts.done = sum([1 << seat for seat in set(done)])
    if phase == "pick":
        facts.phase = "last-reveal"
        count_table(facts, None)
    problems = problems_of(facts)
    if problems:
        raise ValueError(f"no such position: {problems[0]}")


def _place_coins(facts: Facts, table: Sequence[Coin], hands: Sequence[str | None] | None) -> None:
    """Put down what is named first; then fill up the hands, and the rounds before."""
    seats, left = facts.terms.seats, list(COINS)
    if len(table) != seats:
        raise ValueError(f"{len(table)} cards on the table for {seats} seats")
    facts.coins = [_take(left, _kind(left, coin)) if coin else NO_COIN for coin in table]
    named = list(hands or [None] * seats)
    for seat, hand in enumerate(named):
        cards = [_take(left, _kind(left, code)) for code in (hand or "").split()]
        facts.hands[seat] = tuple(sorted(cards))
    for seat, hand in enumerate(named):
        if hand is None:
            waits = facts.coins[seat] < 0
            size = facts.terms.rounds - facts.round + waits
            cards = [left.pop(place * len(left) // size) for place in range(size)]
            facts.hands[seat] = tuple(sorted(cards))
    for _ in range(1, facts.round):
        _make_up_round(facts, [left.pop(0) for _ in range(seats)])
    facts.out = tuple(left)


def _make_up_round(facts: Facts, coins: list[int]) -> None:
    """Let a round be over: its starter bid 1, and the next seat doubted it and lost."""
    starter = facts.history[-1].loser if facts.history else 0
    seats = len(coins)
    loser, total = (starter + 1) % seats, sum([VALUE[coin] for coin in coins])
    spoken = (Spoken(starter, 1),)
    codes = codes_of(coins)
    unturned = (None,) * seats
    past = Round(starter, codes, (), spoken, starter, 1, loser, total, starter, loser, unturned, ())
    facts.history = (*facts.history, past)
    facts.won[starter] += (coins.pop(),)
    for step in range(seats - 1):
        facts.won[(loser + 1 + step) % seats] += (coins.pop(),)


def _place_specials(
    facts: Facts, played: Mapping[int, str], specials: Sequence[str | None] | None
) -> None:
    seats, left = facts.terms.seats, list(SPECIAL_DECK)
    for seat, names in played.items():
        facts.played[seat] = tuple([_packed(left, name) for name in names.split()])
    named = list(specials or [None] * seats)
    for seat, held in enumerate(named):
        cards = [_take(left, SPECIAL_INDEX[name]) for name in (held or "").split()]
        facts.specials[seat] = tuple(sorted(cards))
    for seat, held in enumerate(named):
        if held is None:
            missing = SPECIALS_EACH - len(facts.played[seat])
            facts.specials[seat] = tuple(sorted([left.pop(0) for _ in range(missing)]))
    facts.out_specials = tuple(left)


def _packed(left: list[int], name: str) -> int:
    return _take(left, SPECIAL_INDEX[name.rstrip("!")]) * 2 + name.endswith("!")


def _kind(left: list[int], coin: Coin) -> int:
    """Give the kind of a code, or of a value with its lowest hint that is left."""
    if isinstance(coin, str):
        return INDEX[coin]
    return next((kind for kind in left if VALUE[kind] == coin), NO_COIN)


def _take(left: list[int], kind: int) -> int:
    if kind not in left:
        raise ValueError("no such position: more cards of a kind than the deck has")
    left.remove(kind)
    return kind


def _speak(facts: Facts, bids: str, starter: int | None) -> None:
    for word in bids.split():
        seat, _, amount = word.partition(":")
        facts.bids = (*facts.bids, Spoken(int(seat), int(amount)))
    if facts.bids:
        facts.bidder, facts.bid = facts.bids[-1].seat, facts.bids[-1].amount
    first = facts.bids[0].seat if facts.bids else 0
    facts.starter = first if starter is None else starter


def _give_turn(facts: Facts, turn: int | None, caller: int | None) -> None:
    after = facts.next_seat(facts.bidder) if facts.bid else facts.starter
    if facts.phase == "bidding":
        facts.turn = after if turn is None else turn
    elif facts.phase != "choose":
        facts.caller = after if caller is None else caller
    else:
        facts.caller = NO_SEAT
