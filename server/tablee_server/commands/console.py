"""`tablee-server console`: organise a running server, by one order or by many."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Final

from tablee_server.codes import Refusal
from tablee_server.control.calling import Call
from tablee_server.control.wording import answer_text, refusal_text
from tablee_server.control.words import VERBS, help_text, order_of, split
from tablee_server.sentence import Sentence
from tablee_server.usage import PROGRAM, CommandLine

_PROMPT: Final = "tablee> "
_LEAVE: Final = ("quit", "exit")
_HELP: Final = ("help", "?")


def console(words: Sequence[str]) -> int:
    """Carry out one order, or those that are typed until `quit`; Sentence."""
    said = _parser().parse_args(words)
    if said.order[-1:] == ["--json"] and said.order[0] != "announce":
        said.order, said.json = said.order[:-1], True
    if said.order and said.order[0] in _HELP:
        print(help_text())
        return 0
    if said.order:
        order = order_of(said.order)
        with Call(said.data) as call:
            try:
                answer = call.order(order)
            except Refusal as refusal:
                raise Sentence(refusal_text(refusal)) from refusal
        print(json.dumps(answer) if said.json else answer_text(said.order[0], answer))
        return 0
    with Call(said.data) as call:
        _talk(call, as_json=said.json)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = CommandLine(
        "console",
        "Organise the server that runs with this folder. With an order, carry it out and end; "
        "without one, ask for orders until `quit`.",
        epilog="PLAYER is a number or a name; tables and seats go by number, seats from 0.",
        listed=("orders:", help_text()),
    )
    add = parser.add_argument
    parser.add_folder()
    add("--json", action="store_true", help="print one line of JSON for each answer")
    add("order", nargs=argparse.REMAINDER, metavar="ORDER", help="an order and what belongs to it")
    return parser


def _talk(call: Call, *, as_json: bool) -> None:
    """Take orders line by line; one that fails is told, and the next one asked for."""
    if sys.stdin.isatty():
        _complete()
        print("`help` lists the orders, `quit` ends.")
    while True:
        try:
            said = split(input(_PROMPT if sys.stdin.isatty() else ""))
            if said and said[0] in _LEAVE:
                return
            if said:
                print(_answered(call, said, as_json=as_json), flush=True)
        except EOFError:
            return
        except Refusal as refusal:
            print(refusal_text(refusal), file=sys.stderr, flush=True)
        except Sentence as error:
            print(f"{PROGRAM}: {error}", file=sys.stderr, flush=True)
            if call.is_over:
                raise Sentence("The server has ended.") from None


def _answered(call: Call, said: Sequence[str], *, as_json: bool) -> str:
    if said[0] in _HELP:
        return help_text()
    answer = call.order(order_of(said))
    return json.dumps(answer) if as_json else answer_text(said[0], answer)


if sys.platform == "win32":

    def _complete() -> None:
        """Leave completion to the terminal: this system's Python has none."""

else:

    def _complete() -> None:
        """Complete the first word with the tabulator, where this Python has a way to."""
        try:
            import readline
        except ImportError:
            return
        words = sorted((*VERBS, "help", *_LEAVE))

        def complete(text: str, state: int) -> str | None:
            found = [word for word in words if word.startswith(text)]
            return f"{found[state]} " if state < len(found) else None

        readline.set_completer_delims(" \t\n")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
