"""The numbers of a brain: a frozen struct, and the data file that a measured tuning made of it.

A brain that has numbers keeps them in `parameters`, a struct whose defaults are set by hand:

    class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        boldness: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.5

    class MyBrain(Brain[MyState, MyObservation]):
        parameters = tuned(Habits, files("tablee.games.my_game"))

Fields are numbers or tuples of them; bounds stand in their types. `tools/tune.py` alone writes the
file, and only numbers that beat the ones in force.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

P = TypeVar("P", bound=msgspec.Struct)

TUNED_FILE: Final = "tuned.json"


class Tuned(msgspec.Struct, Generic[P], frozen=True, forbid_unknown_fields=True):
    """Parameters and where they came from: the command that found them, and its seed."""

    command: str
    seed: int
    parameters: P


def tuned(kind: type[P], folder: "Traversable") -> P:
    """Give the parameters in a game's folder, or the hand-set ones where no file is."""
    file = folder / TUNED_FILE
    return read_tuned(kind, file).parameters if file.is_file() else kind()


def read_tuned(kind: type[P], file: "Traversable") -> Tuned[P]:
    """Read a file of parameters; ValueError where it holds none of this kind, OSError."""
    shape: Any = Tuned
    read: Tuned[P] = msgspec.json.decode(file.read_bytes(), type=shape[kind])
    return read
