"""What client and server say to each other, without a socket: messages, framing, versions."""

from tablee.protocol import messages
from tablee.protocol.connection import Connection, frame_of
from tablee.protocol.errors import MisuseError, PeerError
from tablee.protocol.fields import Onlooker, Resumed, SeatClock, SeatInfo, TableInfo, TableRules
from tablee.protocol.grammar import FEATURES, GRAMMAR, Phase, Role
from tablee.protocol.limits import Limits
from tablee.protocol.message import Message
from tablee.protocol.versions import SPOKEN, VersionRange, negotiate, who_must_update

DEFAULT_PORT = 47710
SERVICE_TYPE = "_tablee._tcp.local."

__all__ = [
    "DEFAULT_PORT",
    "FEATURES",
    "GRAMMAR",
    "SERVICE_TYPE",
    "SPOKEN",
    "Connection",
    "Limits",
    "Message",
    "MisuseError",
    "Onlooker",
    "PeerError",
    "Phase",
    "Resumed",
    "Role",
    "SeatClock",
    "SeatInfo",
    "TableInfo",
    "TableRules",
    "VersionRange",
    "frame_of",
    "messages",
    "negotiate",
    "who_must_update",
]
