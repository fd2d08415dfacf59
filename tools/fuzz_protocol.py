#!/usr/bin/env python3
"""Throw right, spoiled and random frames at both ends of the protocol and count what happens.

    python tools/fuzz_protocol.py [--frames N] [--seed S] [--jobs J] [--json]

Each frame goes to an end in some phase of its conversation, cut into pieces. Allowed are messages
that the peer may say, waiting for more bytes, skipping an unknown kind, and PeerError. Anything
else is a fault: it is printed with its bytes, and the exit code is 1. The same seed throws the
same frames: by parts, of which each has the next seed. Ctrl-C prints what came of those before,
and the seed to go on with; then the exit code is 130.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, Final, get_args

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tablee.protocol import GRAMMAR, Connection, Limits, Message, PeerError, Phase, Role, frame_of
from tablee.protocol.grammar import OVER, SPOKEN_BY
from tablee.protocol.messages import Goodbye, Hello, Welcome
from tablee.protocol.pairing import Pair, PairAnswer, PairProof
from tools.fuzz_mutations import MUTATIONS, frame
from tools.fuzz_values import Values
from tools.parts import INTERRUPTED, work_off

LIMITS: Final = Limits()
POOL: Final = 100
MOST_CUTS: Final = 3
AFRESH: Final = 40
"""One right message in so many is made anew, and takes the place of one in the pool."""
CUTS: Final = (1, 3, 7, None, 0, 0, 0, 0)
"""Bytes that are cut off a frame: None for any number, 0 for no more cut."""
PART: Final = 250_000
PHASES: Final = (*Phase, Phase.NEW, Phase.GREETED, *[Phase.OPEN] * 12)
ENDS: Final = tuple((role, phase) for role in Role for phase in PHASES)
KINDS: Final = {role: get_args(SPOKEN_BY[role]) for role in Role}
SAYABLE: Final = {place: tuple(line) for place, line in GRAMMAR.items()}
ENCODER: Final = msgspec.msgpack.Encoder()
BROKEN: Final = Goodbye("broken")
GREETING: Final = Hello(1, 1, "fuzz", "en", ("chat", "votes"), "Ana")
WELCOME: Final = Welcome(1, "fuzz", ("chat", "votes"), "room", "s", "b", 1, "Ana", bytes(16))
PAIRED: Final[dict[Phase, tuple[Role, Message]]] = {
    Phase.PAIRING: (Role.CLIENT, Pair(bytes(33))),
    Phase.ANSWERED: (Role.SERVER, PairAnswer(bytes(33))),
    Phase.PROVEN: (Role.CLIENT, PairProof(bytes(32))),
}
"""What is said before each phase of showing a PIN."""
PAIRING: Final = tuple(PAIRED)


class Fault(Exception):
    """The protocol did something that it never may."""


@dataclass
class Tally:
    """What came of the frames."""

    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def merge(self, other: "Tally") -> None:
        """Add what came of other frames."""
        self.outcomes += other.outcomes
        self.faults += other.faults


class Fuzzer:
    """Throws frames at ends, the same ones for the same chance."""

    def __init__(self, below: Callable[[int], int], blob: Callable[[int], bytes]) -> None:
        """Draw with `below`, and any number of bytes with `blob`."""
        self.below = below
        self.values = Values(below, spread=8, blob=blob)
        self.tally = Tally()
        self._pool: dict[type[Message], list[bytes]] = {}

    def throw(self) -> None:
        """Throw one frame at a new or an old end and count what comes of it."""
        role, phase = ENDS[self.below(len(ENDS))]
        end = Connection.__new__(Connection)
        vars(end).update(_pattern(role, phase), _buffer=bytearray())
        data = self._frame(role, phase)
        try:
            outcome = self._feed(end, data)
        except Exception as error:
            outcome = "fault"
            place = f"{role.value} in phase {phase.value}"
            self.tally.faults.append(f"{place}: {error!r} from {data.hex()}")
        self.tally.outcomes[outcome] += 1

    def _frame(self, role: Role, phase: Phase) -> bytes:
        """Give what is thrown at an end of this role in this phase."""
        below, speaker = self.below, role.other
        sayable = SAYABLE[speaker, phase]
        if below(8) == 0:
            speaker = role
        kinds = sayable if sayable and below(2) else KINDS[speaker]
        data = self._right_frame(kinds[below(len(kinds))])
        if below(4):
            data = MUTATIONS[below(len(MUTATIONS))](data, self.values)
        return data if below(16) else self.values.blob(1 + below(60))

    def _right_frame(self, kind: type[Message]) -> bytes:
        """Give a right frame, mostly one of those made before: making is what takes long."""
        pool = self._pool.setdefault(kind, [])
        if len(pool) < POOL or self.below(AFRESH) == 0:
            made = frame(ENCODER.encode(self.values.message(kind, limit=480)))
            pool.append(made)
            if len(pool) > POOL:
                pool[self.below(POOL)] = pool.pop()
            return made
        return pool[self.below(POOL)]

    def _feed(self, end: Connection, data: bytes) -> str:
        """Feed the bytes in pieces and judge what comes out; Fault if it may not."""
        skipped, place, said, length, below = end.skipped, 0, 0, len(data), self.below
        pieces = 0
        while place < length:
            size = CUTS[below(len(CUTS))] if pieces < MOST_CUTS else 0
            size = 1 + below(length) if size is None else size or length
            pieces += 1
            before = end.phase
            try:
                messages = end.receive(data[place : place + size])
            except PeerError as error:
                _check_broken(end)
                return error.code
            if messages or end.phase is not before:
                _check_messages(end, before, messages)
            place += size
            said += len(messages)
        if said:
            return "message"
        if end.phase in OVER:
            return "dropped"
        return "skipped" if end.skipped > skipped else "waiting"


@cache
def _pattern(role: Role, phase: Phase) -> dict[str, Any]:
    """Give what makes an end that is in this phase: to get there takes long."""
    return vars(_end_in(role, phase))


def _end_in(role: Role, phase: Phase) -> Connection:
    end = Connection(role)
    greeting = frame_of(GREETING, LIMITS.hello)
    if phase is Phase.NEW:
        return end
    if phase in PAIRING:
        _show_pin(end, phase)
        return end
    if role is Role.CLIENT:
        end.send(GREETING)
    else:
        end.receive(greeting)
    if phase is Phase.GREETED:
        return end
    if role is Role.CLIENT:
        end.receive(frame_of(WELCOME, LIMITS.from_server))
    else:
        end.send(WELCOME)
    if phase is Phase.CLOSED:
        end.send(Goodbye("leaving"))
    if phase is Phase.BROKEN:
        _break(end)
    return end


def _show_pin(end: Connection, phase: Phase) -> None:
    """Bring an end as far as this phase of showing a PIN."""
    for step in PAIRING[: PAIRING.index(phase) + 1]:
        sender, message = PAIRED[step]
        frame = frame_of(message, LIMITS.hello)
        end.send(message) if sender is end.role else end.receive(frame)


def _break(end: Connection) -> None:
    try:
        end.receive(frame(b"\xc1"))
    except PeerError:
        return
    raise Fault("a reserved byte was taken for a message")


def _check_messages(end: Connection, before: Phase, messages: list[Message]) -> None:
    phase = before
    for message in messages:
        line = GRAMMAR[end.role.other, phase]
        if type(message) not in line:
            raise Fault(f"{message!r} came out in phase {phase.value}")
        phase = line[type(message)]
        written = ENCODER.encode(message)
        if ENCODER.encode(_decoder_of(type(message)).decode(written)) != written:
            raise Fault(f"{message!r} doesn't survive being written")
    if phase is not end.phase:
        raise Fault(f"phase {end.phase.value} after {len(messages)} messages, not {phase.value}")


@cache
def _decoder_of(kind: type[Message]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


def _check_broken(end: Connection) -> None:
    if end.phase is not Phase.BROKEN or end.receive(b"more") or not end.send(BROKEN):
        raise Fault("an error left the connection in use")


def fuzz(frames: int, seed: int) -> Tally:
    """Throw so many frames and give what came of them."""
    fuzzer = Fuzzer(below_of(seed), random.Random(seed).randbytes)
    for _ in range(frames):
        fuzzer.throw()
    return fuzzer.tally


def fuzz_part(part: tuple[int, int]) -> Tally:
    """Throw the frames of one part: how many, and its seed."""
    return fuzz(*part)


def main(arguments: list[str] | None = None) -> int:
    """Read the command line, fuzz, print; 1 if there was a fault."""
    parser = argparse.ArgumentParser(description="Fuzz both ends of the protocol.")
    parser.add_argument("--frames", type=int, default=100_000, help="how many to throw")
    parser.add_argument("--seed", type=int, default=1, help="which frames to throw")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    chosen = parser.parse_args(arguments)
    sizes = [min(PART, chosen.frames - first) for first in range(0, chosen.frames, PART)]
    parts = [(size, chosen.seed + number) for number, size in enumerate(sizes)]
    started, tally = perf_counter(), Tally()
    taken = work_off(fuzz_part, parts, chosen.jobs, tally.merge)
    report = _report(tally, perf_counter() - started) | {"seed": chosen.seed}
    if taken < len(parts):
        report["next_seed"] = chosen.seed + taken
    if chosen.json:
        print(json.dumps(report))
    else:
        print("\n".join(f"{key}: {value}" for key, value in report.items()))
    if tally.faults:
        return 1
    return 0 if taken == len(parts) else INTERRUPTED


def _report(tally: Tally, seconds: float) -> dict[str, Any]:
    frames = tally.outcomes.total()
    return {
        "frames": frames,
        "frames_per_second": round(frames / max(seconds, 1e-9)),
        "outcomes": dict(sorted(tally.outcomes.items())),
        "faults": tally.faults[:20],
    }


def below_of(seed: int) -> Callable[[int], int]:
    """Give whole numbers below n; quicker than randrange, and uniform enough to fuzz with."""
    draw = random.Random(seed).random
    return lambda n: int(draw() * n)


if __name__ == "__main__":
    sys.exit(main())
