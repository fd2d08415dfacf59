"""What a seeker's list says."""

from collections.abc import Callable
from typing import Any

Line = dict[str, Any]


def named(line: Line, name: str = "Attic") -> list[Line]:
    """Give the servers of this name."""
    return [server for server in line["servers"] if server["name"] == name]


def joinable(name: str = "Attic", **facts: Any) -> Callable[[Line], bool]:
    """Ask for one that can be joined, of which all this is true."""

    def holds(line: Line) -> bool:
        return any(
            server["reachable"] and all(server[key] == value for key, value in facts.items())
            for server in named(line, name)
        )

    return holds


def greyed(line: Line) -> bool:
    """Ask for the server to be shown as silent."""
    return any(not server["reachable"] for server in named(line))


def gone(line: Line) -> bool:
    """Ask for the server not to be shown."""
    return not named(line)
