"""`tablee-server status`: how the server that runs in a folder does."""

import json
from collections.abc import Sequence

from tablee_server.control.calling import Call
from tablee_server.control.orders import Status
from tablee_server.control.wording import status_text
from tablee_server.usage import CommandLine


def status(words: Sequence[str]) -> int:
    """Print it; Sentence, and the code 1, if no server runs there."""
    line = CommandLine("status", "Say how the server that runs with this folder does.")
    line.add_folder()
    line.add_argument("--json", action="store_true", help="print one line of JSON")
    said = line.parse_args(words)
    with Call(said.data) as call:
        report = call.order(Status())
    print(json.dumps(report) if said.json else status_text(report))
    return 0
