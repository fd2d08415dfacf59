"""`tablee verify FILE`: check a finished match, one sentence for each check."""

import json
from collections.abc import Sequence
from pathlib import Path

from tablee.record import read, verdict
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.usage import CommandLine, UsageError
from tablee_client.core.matches import load
from tablee_client.core.verifying import said, summed_up
from tablee_client.core.verifying import verify as checked


def verify(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code: 0 where everything checks, else 1."""
    words = player.words
    line = CommandLine("tablee verify", words, "cli-verify")
    line.word("file", "cli-replay-file", needed=True)
    line.flag("--json", "cli-json")
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    if found.file is None:
        raise UsageError("missing-file", command="verify")
    checks = checked(read(load(Path(found.file))))
    if found.json:
        listed = [{"check": one.name, "ok": one.ok, **one.details} for one in checks]
        say(json.dumps({"ok": verdict(checks), "checks": listed}))
    else:
        for one in checks:
            say(said(words, one))
        say(summed_up(words, checks))
    return 0 if verdict(checks) is True else 1
