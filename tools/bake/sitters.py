"""All who can be chosen as a portrait, in the order of their numbers; none looks like another.

Players keep the number they chose, so nobody is put in before others.
"""

from tools.bake.sitters_guests import GUESTS
from tools.bake.sitters_hall import OF_THE_HALL

SITTERS = OF_THE_HALL + GUESTS
