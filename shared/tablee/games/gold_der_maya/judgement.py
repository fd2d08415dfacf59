"""What the valuation takes for granted: numbers found by self-play, not rules of the game."""

from typing import Final

import msgspec


class Judgement(msgspec.Struct, frozen=True):
    """How the better opponents judge a position. Data: another set is another opponent.

    `usual` is what a 24th of a disc that is still open will be worth, in points. A seat gets the
    `reach`-fold of its share of the lots that fit, and the `last`-fold of those that would make
    its disc whole. Later lots add at most `polish` of the points that a whole disc lacks to the
    best one. A bead is worth `purse` points more at the beginning than at the end. Final scores
    still waver by `doubt` points at the beginning, and by `least_doubt` at the end.

    Bids are considered up to `zeal` times what a lot adds, and `margin` beads more. What lies
    beneath the others' fragments is guessed `worlds` times. In a part `habit` of all rounds the
    others are thought to bid not what is best against everybody, but some part of what the lot
    adds, from `shy` to `bold`, as people do.
    """

    usual: float = 0.6
    reach: float = 0.9
    last: float = 2.6
    polish: float = 0.15
    purse: float = 0.3
    doubt: float = 9.0
    least_doubt: float = 2.0
    zeal: float = 1.3
    margin: int = 2
    worlds: int = 4
    habit: float = 0.5
    shy: float = 0.2
    bold: float = 1.1


JUDGEMENT: Final = Judgement()
