"""How patient a session is, in seconds."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """The session's patience.

    `connect`: for a connection and its greeting each. `ping`: between questions whether the
    server lives. `dead`: without a byte, the server counts as lost. `first_delay`..`last_delay`:
    between tries to come back, doubling. `elsewhere`: after so long it is looked for at other
    addresses. `give_up`: after so long the session ends. `budget`: the most work in one turn of
    the event loop.
    """

    connect: float = 5.0
    ping: float = 5.0
    dead: float = 15.0
    first_delay: float = 0.1
    last_delay: float = 5.0
    elsewhere: float = 2.0
    give_up: float = 180.0
    budget: float = 0.002
