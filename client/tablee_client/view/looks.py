"""How each seat of a table looks: a face, and a colour with its emblem that nobody else there has.

A look is one number, the face times COLOURS plus the colour, so that it can be compared and shown
as one thing; -1 stands for nobody. Faces are numbered as players choose them.
"""

from collections.abc import Collection, Sequence

from tablee.protocol import SeatInfo
from tablee_client.core.settings import AVATARS

COLOURS = 8


def own_look(avatar: int) -> int:
    """Give the look of somebody alone: his face on the colour that goes with it."""
    return _look(avatar % AVATARS, avatar % COLOURS)


def portrait_picture(look: int) -> str:
    """Name the picture of a look: the face on enamel of its colour."""
    return f"portraits/{look // COLOURS}/{look % COLOURS}"


def badge_picture(look: int) -> str:
    """Name the picture of a look's emblem."""
    return f"seats/badge_{look % COLOURS}"


def looks(seats: Sequence[SeatInfo]) -> list[int]:
    """Give each seat a look of its own: people the face they chose as far as it is free.

    A bot that comes without one has that of its place. All clients come to the same result, since
    they see the same seats. More than eight seats begin anew with the colours.
    """
    faces: dict[int, int] = {}
    colours: dict[int, int] = {}
    for kind in ("player", "bot", "open"):
        for number, seat in enumerate(seats):
            if seat.kind == kind:
                wanted = seat.avatar if kind == "player" or seat.avatar else number
                faces[number] = _free(wanted, faces.values(), AVATARS)
                colours[number] = _free(faces[number], colours.values(), COLOURS)
    return [_look(faces[number], colours[number]) for number in range(len(seats))]


def _look(face: int, colour: int) -> int:
    return face * COLOURS + colour


def _free(wanted: int, taken: Collection[int], count: int) -> int:
    used = list(taken)
    around = [(wanted + k) % count for k in range(count)]
    return min(around, key=lambda number: (used.count(number), around.index(number)))
