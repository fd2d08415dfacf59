"""What the valuation takes for granted: numbers found by self-play, not rules of the game."""

from typing import Annotated, TypeAlias

import msgspec

Few: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=5)]
Part: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]
Points: TypeAlias = Annotated[float, msgspec.Meta(ge=0.5, le=50)]


class Judgement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the better opponents judge a position. Data: another set is another opponent.

    `usual` is what a 24th of a disc that is still open will be worth, in points. A seat gets the
    `reach`-fold of its share of the lots that fit, and the `last`-fold of those that would make
    its disc whole. Later lots add at most `polish` of the points that a whole disc lacks to the
    best one. A bead is worth `purse` points more at the beginning than at the end. Final scores
    still waver by `doubt` points at the beginning, and by `least_doubt` at the end.

    Bids are considered up to `zeal` times what a lot adds, and `margin` beads more. What lies
    beneath the others' fragments is guessed `worlds` times. In a part `habit` of all rounds the
    others are thought to bid not what is best against everybody but as they did so far: some part
    of what the lot adds. At first that part is `custom`, which counts as much as `trust` auctions.
    """

    usual: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.6
    reach: Annotated[float, msgspec.Meta(ge=0.1, le=5)] = 0.9
    last: Few = 2.6
    polish: Part = 0.15
    purse: Few = 0.3
    doubt: Points = 9.0
    least_doubt: Points = 2.0
    zeal: Few = 1.3
    margin: Annotated[int, msgspec.Meta(ge=0, le=9)] = 2
    worlds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4
    habit: Part = 0.5
    custom: Few = 0.3
    trust: Annotated[float, msgspec.Meta(ge=0.5, le=30)] = 3.0
