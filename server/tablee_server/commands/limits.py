"""`tablee-server limits`: every limit with its name, its value and its meaning."""

import json
from collections.abc import Sequence

import msgspec

from tablee_server.limits import MEANING, ServerLimits
from tablee_server.usage import CommandLine


def limits(words: Sequence[str]) -> int:
    """Print what `--limit NAME=VALUE` can set, and what is usual."""
    line = CommandLine(
        "limits",
        "List the limits of a server, each with its usual value and its meaning.",
        epilog="Another value is set with: tablee-server --limit NAME=VALUE",
    )
    line.add_argument("--json", action="store_true", help="print one line of JSON")
    said = line.parse_args(words)
    usual: dict[str, float] = msgspec.structs.asdict(ServerLimits())
    if said.json:
        print(json.dumps(usual))
        return 0
    for name, value in usual.items():
        print(f"{name:<24} {value:>8g}  {MEANING[name]}")
    return 0
