"""`tablee replay FILE`: check a finished match and tell it, move by move."""

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tablee.engine import Viewer
from tablee.games import get_game
from tablee.record import ReplayFile, read, verdict
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.usage import CommandLine, UsageError, whole
from tablee_client.commands.window import open_window
from tablee_client.core.matches import load
from tablee_client.core.plain import plain
from tablee_client.core.replayed import frames, head_of, names, viewer_of
from tablee_client.core.verifying import Checked, summed_up, verify
from tablee_client.core.words import Words


def replay(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code: 1 where something in the file is wrong, else 0."""
    line = CommandLine("tablee replay", player.words, "cli-replay")
    line.word("file", "cli-replay-file", needed=True)
    line.option("--seat", "cli-replay-seat", whole("--seat", 1), metavar="N")
    line.flag("--open", "cli-replay-open")
    line.flag("--window", "cli-replay-window")
    line.flag("--json", "cli-json")
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    data = _data(found)
    file = read(data)
    viewer = viewer_of(file, None if found.seat is None else found.seat - 1)
    if not found.window:
        return _replay(player.words, file, viewer, found)
    get_game(file.header.game)
    eyes = viewer if found.open or found.seat is not None else None
    return open_window(player.start(replay=data, eyes=eyes))


def _data(found: Namespace) -> bytes:
    if found.file is None:
        raise UsageError("missing-file", command="replay")
    if found.open and found.seat is not None:
        raise UsageError("seat-or-open")
    if found.json and found.window:
        raise UsageError("window-or-json")
    return load(Path(found.file))


def _replay(words: Words, file: ReplayFile, viewer: Viewer, found: Namespace) -> int:
    checks = verify(file)
    say(head_of(file, words))
    _tell_frames(words, file, viewer)
    _tell_end(words, file)
    say(summed_up(words, checks))
    if found.json:
        say(json.dumps(_result(file, viewer, checks)))
    return 1 if verdict(checks) is False else 0


def _tell_frames(words: Words, file: ReplayFile, viewer: Viewer) -> None:
    import tablee_client.view.hints  # noqa: F401 - must come before pygame
    from tablee_client.view.tables.generic.telling import Telling  # late: it knows pictures' names

    game = get_game(file.header.game)
    telling = Telling(game, words, [plain(name) for name in names(file)])
    for shown in frames(file, game, viewer):
        for event in shown.events:
            text = telling.event(event)
            if text is not None:
                say(f"{shown.version:4} {plain(text, 300)}")


def _tell_end(words: Words, file: ReplayFile) -> None:
    ending = file.ending
    if ending is None or ending.outcome is None:
        say(words("replay-broken-off"))
        return
    outcome, called = ending.outcome, [plain(name) for name in names(file)]
    pairs = zip(called, outcome.scores, strict=False)
    winners = ", ".join(called[seat] for seat in outcome.winners if seat < len(called))
    scores = ", ".join(f"{name} {score}" for name, score in pairs)
    title = words.title(file.header.game)
    say(words("cli-result", game=title, winners=winners, scores=scores))


def _result(file: ReplayFile, viewer: Viewer, checks: Checked) -> dict[str, object]:
    header, ending = file.header, file.ending
    outcome = None if ending is None else ending.outcome
    return {
        "ok": verdict(checks),
        "checks": {one.name: one.ok for one in checks},
        "game": header.game,
        "rules_version": header.rules_version,
        "server": header.server,
        "table": header.table,
        "match": header.match,
        "names": list(names(file)),
        "viewer": viewer,
        "moves": len(file.frames) - 1,
        "reason": None if ending is None else ending.reason,
        "scores": None if outcome is None else list(outcome.scores),
        "winners": None if outcome is None else list(outcome.winners),
    }
