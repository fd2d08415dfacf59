"""A round played to its count in place: the quick policy of searches, without events.

Everybody knows his own card and what lies open, and moves as `Outlook` says. Out of turn, a bidder
whose number is in doubt plays what adds coins; a thief comes just before a doubt. The rules' own
functions count; who then shares what is no choice worth playing out (see `worth`).
"""

from typing import Final

from tablee.engine import Rng
from tablee.games.nain.cards import (
    DOUBLE,
    HINT,
    HOARD,
    HOARD_COINS,
    INTEREST,
    THIEF,
    VALUE,
)
from tablee.games.nain.facts import Facts
from tablee.games.nain.moves import may_play, owing
from tablee.games.nain.observation import BIDS_KEPT, Spoken
from tablee.games.nain.outlook import STEP, Outlook
from tablee.games.nain.turn import (
    be_done,
    call_nain,
    choose_coin,
    play_special,
    reveal_special,
)

# What a thief usually takes, and a double of a card that nobody has seen usually adds.
ROBBED: Final = 7
DOUBLED: Final = 5
GRAIN: Final = 1 << 14


def has_bids_to_come(facts: Facts) -> bool:
    """Tell whether anybody may still bid in this round."""
    return facts.phase in ("choose", "bidding")


def play_bids_out(facts: Facts, rng: Rng, outlook: Outlook) -> None:
    """Play on until somebody has doubted the last bid."""
    while facts.phase == "choose":
        seat = rng.choice(owing(facts))
        choose_coin(facts, seat, rng.choice(facts.hands[seat]), None)
    if facts.phase == "bidding":
        _Bidding(facts, rng, outlook).run()
        call_nain(facts, None)


def count_round(facts: Facts) -> None:
    """Go on until the round is counted; where cards are shared already, nothing is to be done."""
    while facts.phase == "last-reveal":
        _reveal(facts, owing(facts)[0])


def _reveal(facts: Facts, seat: int) -> None:
    """The bidder turns up his interests; nobody else has a reason."""
    for place, packed in enumerate(facts.played[seat]):
        if seat == facts.bidder and packed == INTEREST * 2:
            reveal_special(facts, seat, place, by=seat, log=None)
            return
    be_done(facts, seat, None)


class _Bidding:
    """The bids of one round, up to nain."""

    __slots__ = (
        "_base",
        "_extra",
        "_facts",
        "_lies",
        "_outlook",
        "_outside",
        "_rng",
        "_steps",
        "_values",
    )

    def __init__(self, facts: Facts, rng: Rng, outlook: Outlook) -> None:
        self._facts = facts
        self._rng = rng
        self._outlook = outlook
        self._values = [VALUE[coin] for coin in facts.coins]
        self._look_at_table()

    def run(self) -> None:
        """Bid, flip and play specials until somebody doubts."""
        facts, outlook, below = self._facts, self._outlook, self._rng.below
        values = self._values
        seats, bids = len(values), list(facts.bids)
        while True:
            seat, bid = facts.turn, facts.bid
            step = self._steps[seat]
            own = self._extra[seat] + (values[seat] if step else 0)
            outside = self._outside
            choice = outlook.choice(outside, outside - step, own, bid - self._base if bid else None)
            if not facts.flipped and choice.unsure and self._looks(seat):
                continue
            move = choice.draw(below(GRAIN) / GRAIN)
            if move is None:
                if choice.true > 0.1 and THIEF in facts.specials[seat] and may_play(facts, seat):
                    play_special(facts, seat, THIEF, None)
                break
            facts.bid = bid = max(bid + 1, self._base + move)
            facts.bidder, facts.flipped = seat, False
            bids.append(Spoken(seat, bid))
            facts.turn = (seat + facts.direction) % seats
            if self._lies:
                self._look_at_table()
            if facts.specials[seat]:
                right = outlook.at_least(outside - step, bid - self._base - own)
                self._support(seat, right)
        facts.bids = tuple(bids[-BIDS_KEPT:])

    def _looks(self, seat: int) -> bool:
        """Let an unsure seat flip another's card at times."""
        facts, rng = self._facts, self._rng
        facts.flipped = True
        if rng.below(100) >= self._outlook.tuning.look:
            return False
        down = [s for s, by in enumerate(facts.flipped_by) if by < 0 and s != seat]
        if not down:
            return False
        facts.flipped_by[rng.choice(down)] = seat
        self._look_at_table()
        return True

    def _support(self, seat: int, right: float) -> None:
        """Add coins to a bid that is in doubt."""
        facts = self._facts
        if not 0.15 < right < 0.85 or not may_play(facts, seat) or not self._rng.below(4):
            return
        wanted = (DOUBLE, HOARD, INTEREST) if self._values[seat] >= 4 else (HOARD, INTEREST)
        for special in wanted:
            if special in facts.specials[seat]:
                play_special(facts, seat, special, None)
                self._look_at_table()
                return

    def _look_at_table(self) -> None:
        """Work out what all know, which cards are covered, and what each seat knows besides."""
        facts, values = self._facts, self._values
        covers, base = facts.covers, 0
        steps = []
        for seat, by in enumerate(facts.flipped_by):
            if by < 0:
                steps.append(1)
            elif covers >> seat & 1:
                steps.append(STEP[HINT[facts.coins[seat]]])
            else:
                steps.append(0)
                base += values[seat]
        self._steps = steps
        self._outside = sum(steps)
        self._extra = [0] * len(values)
        for seat, row in enumerate(facts.played):
            for packed in row:
                known, own = self._effect(seat, packed)
                base += known
                self._extra[seat] += own
        self._base = base
        self._lies = any(facts.played)

    def _effect(self, seat: int, packed: int) -> tuple[int, int]:
        """Give what a special adds for all to see, and what its owner alone knows it adds."""
        special, revealed = packed >> 1, packed & 1
        value = self._values[seat]
        added = 0
        if special == INTEREST:
            added = len(self._values)
        elif special == HOARD:
            added = HOARD_COINS
        elif special == THIEF:
            added = -ROBBED
        elif special == DOUBLE:
            added = value
        if revealed:
            seen = DOUBLED if special == DOUBLE and self._steps[seat] else added
            return seen, added - seen
        hidden = self._outlook.tuning.hidden // 10 if seat == self._facts.bidder else 0
        return hidden, added - hidden
