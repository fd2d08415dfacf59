"""Observations: all that one viewer may know, built from nothing by an allow-list."""

import msgspec

from tablee.engine.viewers import Viewer


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of every game's observation: facts with perfect recall, at most 4 KB on the wire.

    A game's class names each field that may be shown. There is no copying of a state and taking
    away: what isn't named can't leak.
    """

    viewer: Viewer
