"""`tablee review [FILE]`: what each decision of a finished match cost, and what was luck."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tablee.engine import Seat
from tablee.games import get_game
from tablee.record import ReplayFile, read
from tablee_client.commands.output import say
from tablee_client.commands.player import Player
from tablee_client.commands.usage import CommandLine, UsageError, whole
from tablee_client.core.folders import matches_folder
from tablee_client.core.loop import run_loop
from tablee_client.core.matches import Matches, load
from tablee_client.core.plain import plain
from tablee_client.core.replayed import head_of, names
from tablee_client.core.review import own_seat, refuse_unreviewable
from tablee_client.core.review import review as find_mistakes
from tablee_client.core.words import Words


def review(player: Player, argv: Sequence[str]) -> int:
    """Run the command; the exit code."""
    line = CommandLine("tablee review", player.words, "cli-review")
    line.word("file", "cli-review-file")
    line.option("--seat", "cli-review-seat", whole("--seat", 1), metavar="N")
    line.option("--iterations", "cli-review-iterations", whole("--iterations", 1), metavar="N")
    line.flag("--json", "cli-json")
    found = line.read(argv)
    if found.help:
        say(line.format_help(), end="")
        return 0
    data = load(_path(found))
    file = read(data)
    seat = own_seat(file) if found.seat is None else _seat(file, found.seat)
    refuse_unreviewable(file)
    _review(player.words, data, seat, found)
    return 0


def _path(found: Namespace) -> Path:
    if found.file is not None:
        return Path(found.file)
    kept = Matches(matches_folder()).all()
    if not kept:
        raise UsageError("no-match-kept", command="review")
    return kept[0]


def _seat(file: ReplayFile, number: int) -> Seat:
    seats = range(1, file.header.setup.seats + 1)
    if number not in seats:
        allowed = ", ".join(map(str, seats))
        raise UsageError("bad-choice", value=str(number), option="--seat", allowed=allowed)
    return number - 1


def _review(words: Words, data: bytes, seat: Seat, found: Namespace) -> None:
    file = read(data)
    game, tells = get_game(file.header.game), sys.stderr.isatty()
    if not found.json:
        say(head_of(file, words))
        say(words("review-of", name=plain(names(file)[seat]), seat=seat + 1))

    def tell(share: float) -> None:
        if tells:
            print(f"\r{words('review-share', percent=round(100 * share))}", end="", file=sys.stderr)

    tell(0.0)
    try:
        reviewed = run_loop(find_mistakes(data, seat, told=tell, iterations=found.iterations))
    finally:
        if tells:
            print(file=sys.stderr)
    if found.json:
        say(json.dumps({"seat": seat + 1, **msgspec.to_builtins(reviewed)}))
        return
    import tablee_client.view.hints  # noqa: F401 - must come before pygame
    from tablee_client.view.tables.review_text import review_text  # late: it knows the window

    called = [plain(name) for name in names(file)]
    for line in review_text(reviewed, game, called, words).as_lines():
        say(line)
