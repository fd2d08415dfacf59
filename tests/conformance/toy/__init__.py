"""Harbour: the smallest game that uses every part of the rules interface.

Two seats, or four in two teams, bid in secret for crates and stack them on their ships. A round:

* `bid`: all seats seal a bid of 0 to all their coins; the last one resolves. The highest bid
  (the first from the starter on, if equal) goes to the chest and its seat draws two crates. Where
  the pile runs out, what was tossed is shuffled into a new one.
* `toss`: that seat throws away up to two crates of its hand, in the open.
* `load`: it stacks crates of its hand on its ship, in the open: never a heavier crate on a lighter
  one, never two of a colour in touch.

Once in a match every seat may peek at the top of the pile, whether or not it owes a decision.
After the last round a crate on a ship counts its weight, two coins count one; teams add up.
"""

from tests.conformance.toy.actions import Bid, Load, Peek, Toss
from tests.conformance.toy.game import GAME, Harbour
from tests.conformance.toy.state import HarbourState

__all__ = ["GAME", "Bid", "Harbour", "HarbourState", "Load", "Peek", "Toss"]
