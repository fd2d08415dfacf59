"""Where unseen cards can have come from: the deck of the last shuffle, or a hand of before it.

A reshuffle tells a lot: what goes into the new deck is known, so what the others hold together is
known too. Until a seat has a wholly new hand, each card it puts away may be one it kept or one it
drew since; `Origins` finds a way to explain them all, in which what is left is shared out.
"""

from tablee.engine import Rng
from tablee.games.oh_les_nains.cards import COPIES, DECK, INDEX, counted, kinds_of, spread
from tablee.games.oh_les_nains.observation import OhLesNainsObservation


class _Hand:
    """A hand of which some cards may date from before the shuffle.

    `gone` are the cards put away since, each with how many new ones the seat had drawn by then. A
    `closed` hand is gone as a whole.
    """

    __slots__ = ("closed", "fresh", "gone", "kept", "old", "seat", "used")

    def __init__(self, seat: int, old: int, fresh: int) -> None:
        self.seat = seat
        self.old = old  # kept cards not yet accounted for
        self.fresh = fresh  # cards drawn since the shuffle
        self.used = 0  # of these, how many are accounted for
        self.gone: list[tuple[int, int]] = []
        self.closed = False
        self.kept: list[int] = []

    def left(self) -> int:
        """Give how many cards of it are still held."""
        return 0 if self.closed else self.old + self.fresh - len(self.gone)


class Origins:
    """The cards that a viewer hasn't seen, parted by origin, and the hands they may lie in."""

    def __init__(self, seen: OhLesNainsObservation) -> None:
        """Read what was seen."""
        self.seen = seen
        self.new = counted(kinds_of(seen.stock) if seen.shuffles else DECK)
        self.old = [0] * len(COPIES)
        self.hands: list[_Hand] = []
        if seen.shuffles:
            self._count_old()
        if seen.hand is not None:
            self._draw_own(seen.hand)
        for seat in range(len(seen.counts)):
            if seat != seen.viewer:
                self._follow(seat)

    def explain(self, rng: Rng) -> None:
        """Say of every card put away whether it was kept; ValueError where none of it fits."""
        steps = [(hand, place) for hand in self.hands for place in range(len(hand.gone))]
        if not self._explain(steps, 0, rng):
            raise ValueError("no deal explains what was seen")

    def share_out(self, rng: Rng) -> tuple[list[list[int]], list[list[int]], list[int]]:
        """Give every seat's hand, what it kept, and the deck; call it once, after `explain`."""
        seen = self.seen
        old, new = spread(self.old), spread(self.new)
        rng.shuffle(old)
        rng.shuffle(new)
        by_seat = {hand.seat: hand for hand in self.hands}
        hands, kept = [], []
        for seat, count in enumerate(seen.counts):
            if seat == seen.viewer:
                hands.append(kinds_of(seen.hand or ()))
                kept.append(kinds_of(seen.kept))
                continue
            mixed = by_seat.get(seat)
            part = old[: mixed.old] if mixed else []
            del old[: len(part)]
            kept.append(sorted([*mixed.kept, *part]) if mixed else [])
            if seen.hands is not None:
                hands.append(kinds_of(seen.hands[seat]))
                continue
            hands.append(sorted(part + new[: count - len(part)]))
            del new[: count - len(part)]
        return hands, kept, new

    def _count_old(self) -> None:
        """What neither was shuffled, nor lay beside, nor was the viewer's own, the others held."""
        outside = [INDEX[entry.card] for entry in self.seen.discard if entry.way == "aside"]
        known = counted([*outside, *kinds_of(self.seen.kept)])
        rows = zip(COPIES, self.new, known, strict=True)
        self.old = [copies - shuffled - other for copies, shuffled, other in rows]

    def _draw_own(self, hand: tuple[str, ...]) -> None:
        gone = [
            e.card for e in self.seen.discard if e.seat == self.seen.viewer and e.way != "aside"
        ]
        for code in (*hand, *gone):
            self.new[INDEX[code]] -= 1
        for code in self.seen.kept:
            self.new[INDEX[code]] += 1

    def _follow(self, seat: int) -> None:
        """Follow a seat from the shuffle on, up to where all its cards are new."""
        seen = self.seen
        held = seen.held[seat] if seen.shuffles else 0
        hand = _Hand(seat, held, seen.topped[seat] if seen.shuffles else 0)
        hand.closed = not held
        exchanged = 0
        for entry in seen.discard:
            if entry.seat != seat or entry.way == "aside":
                continue
            kind = INDEX[entry.card]
            if hand.closed:
                self.new[kind] -= 1
                continue
            hand.gone.append((kind, hand.fresh))
            exchanged += entry.way != "played"
            if not hand.left():
                hand.closed = True
            elif entry.way == "last":
                hand.fresh += exchanged
            if entry.way == "last":
                exchanged = 0
        self._show(hand)
        if hand.gone or not hand.closed:
            self.hands.append(hand)

    def _show(self, hand: _Hand) -> None:
        """Count a hand that is shown at the end as seen."""
        if self.seen.hands is None:
            return
        for kind in kinds_of(self.seen.hands[hand.seat]):
            if hand.closed:
                self.new[kind] -= 1
            else:
                hand.gone.append((kind, hand.fresh))
        hand.closed = True

    def _explain(self, steps: list[tuple[_Hand, int]], at: int, rng: Rng) -> bool:
        if at == len(steps):
            return True
        hand, place = steps[at]
        kind, drawn = hand.gone[place]
        first = self._draw_origin(hand, kind, drawn, rng)
        for was_old in (first, 1 - first):
            if not self._may(hand, kind, place, was_old):
                continue
            self._take(hand, kind, was_old, 1)
            if self._explain(steps, at + 1, rng):
                return True
            self._take(hand, kind, was_old, -1)
        return False

    def _draw_origin(self, hand: _Hand, kind: int, drawn: int, rng: Rng) -> int:
        """Draw whether a card was kept (1) or not (0), by how likely either is to be this kind."""
        new = (drawn - hand.used) * self.new[kind] * sum(self.old)
        old = hand.old * self.old[kind] * sum(self.new)
        return int(rng.below(new + old) >= new) if new > 0 and old > 0 else int(old > 0)

    def _may(self, hand: _Hand, kind: int, place: int, was_old: int) -> bool:
        if was_old:
            return bool(hand.old and self.old[kind])
        drawn = hand.gone[place][1]
        fits = hand.used < drawn and self.new[kind] > 0
        return fits and not self._must_be_old(hand, place)

    def _must_be_old(self, hand: _Hand, place: int) -> bool:
        """Tell whether all that is left of a hand that is gone as a whole must have been kept."""
        return hand.closed and hand.old >= len(hand.gone) - place

    def _take(self, hand: _Hand, kind: int, was_old: int, count: int) -> None:
        if was_old:
            self.old[kind] -= count
            hand.old -= count
            if count > 0:
                hand.kept.append(kind)
            else:
                hand.kept.pop()
        else:
            self.new[kind] -= count
            hand.used += count
