"""A server that has loaded everything, and waits for the words of its command line.

The program that started it writes them into its standard input, as one line of JSON; what follows
is the server's own to read.
"""

import json
from importlib import import_module
from typing import Final

from tablee.games import all_games
from tablee_server.platform import parent_pipe

LONGEST: Final = 64 * 1024
_NEEDED: Final = ("tablee_server.commands.serve", "tablee_server.journal.opening")


def words_in_time() -> list[str] | None:
    """Load all, and wait for the words; None if nobody will say any."""
    for module in _NEEDED:
        import_module(module)
    for game in all_games():
        _ = game.brain
    with parent_pipe() as pipe:
        line = pipe.readline(LONGEST)
    try:
        words = json.loads(line)
    except ValueError:
        return None
    return [str(word) for word in words] if isinstance(words, list) else None
