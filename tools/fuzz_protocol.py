#!/usr/bin/env python3
"""Throw right, spoiled and random frames at both ends of the protocol and count what happens.

    python tools/fuzz_protocol.py [--frames N] [--seed S] [--jobs J] [--json]

Each frame goes to an end in some phase of its conversation, cut into pieces. Allowed are messages
that the peer may say, waiting for more bytes, skipping an unknown kind, and PeerError. Anything
else is a fault: it is printed with its bytes, and the exit code is 1. The same seed throws the
same frames.
"""

import argparse
import json
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
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

LIMITS: Final = Limits()
POOL: Final = 100
PART: Final = 250_000
PHASES: Final = (*Phase, Phase.NEW, Phase.GREETED, *[Phase.OPEN] * 12)
KINDS: Final = {role: get_args(SPOKEN_BY[role]) for role in Role}
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


class Fuzzer:
    """Throws frames at ends. `below` gives whole numbers of 0..n-1, the same for the same seed."""

    def __init__(self, below: Callable[[int], int]) -> None:
        """Draw with `below`."""
        self.below = below
        self.values = Values(below, spread=8)
        self.tally = Tally()
        self._pool: dict[type[Message], list[bytes]] = {}
        self._patterns: dict[tuple[Role, Phase], Connection] = {}

    def throw(self) -> None:
        """Throw one frame at a new or an old end and count what comes of it."""
        end = self._end(self.values.pick(*Role), self.values.pick(*PHASES))
        data = self._frame(end.role.other, end)
        phase = end.phase
        try:
            outcome = self._feed(end, data)
        except Exception as error:
            outcome = "fault"
            place = f"{end.role.value} in phase {phase.value}"
            self.tally.faults.append(f"{place}: {error!r} from {data.hex()}")
        self.tally.outcomes[outcome] += 1

    def _end(self, role: Role, phase: Phase) -> Connection:
        """Give an end in this phase: a copy of one, since getting there takes long."""
        pattern = self._patterns.get((role, phase))
        if pattern is None:
            pattern = self._patterns[role, phase] = _end_in(role, phase)
        end = copy(pattern)
        end._buffer = bytearray()
        return end

    def _frame(self, sender: Role, end: Connection) -> bytes:
        speaker = sender if self.below(8) else sender.other
        sayable = tuple(GRAMMAR[sender, end.phase])
        kinds = sayable if sayable and self.below(2) else KINDS[speaker]
        data = self._right_frame(self.values.pick(*kinds))
        if self.below(4):
            data = self.values.pick(*MUTATIONS)(data, self.values)
        if self.below(16) == 0:
            data = bytes(self.below(256) for _ in range(1 + self.below(60)))
        return data

    def _right_frame(self, kind: type[Message]) -> bytes:
        """Give a right frame, mostly one of those made before: making is what takes long."""
        pool = self._pool.setdefault(kind, [])
        if len(pool) < POOL or self.below(20) == 0:
            made = frame(msgspec.msgpack.encode(self.values.message(kind, limit=480)))
            pool.append(made)
            if len(pool) > POOL:
                pool[self.below(POOL)] = pool.pop()
            return made
        return pool[self.below(POOL)]

    def _feed(self, end: Connection, data: bytes) -> str:
        """Feed the bytes in pieces and judge what comes out; Fault if it may not."""
        skipped, place, said = end.skipped, 0, 0
        while place < len(data):
            size = self.values.pick(1, 3, 7, len(data), len(data))
            before = end.phase
            try:
                messages = end.receive(data[place : place + size])
            except PeerError as error:
                _check_broken(end)
                return error.code
            _check_messages(end, before, messages)
            place += size
            said += len(messages)
        if said:
            return "message"
        if end.phase in OVER:
            return "dropped"
        return "skipped" if end.skipped > skipped else "waiting"


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
        again: Any = msgspec.msgpack.decode(msgspec.msgpack.encode(message), type=type(message))
        if msgspec.msgpack.encode(again) != msgspec.msgpack.encode(message):
            raise Fault(f"{message!r} doesn't survive being written")
    if phase is not end.phase:
        raise Fault(f"phase {end.phase.value} after {len(messages)} messages, not {phase.value}")


def _check_broken(end: Connection) -> None:
    if end.phase is not Phase.BROKEN or end.receive(b"more") or not end.send(Goodbye("broken")):
        raise Fault("an error left the connection in use")


def fuzz(frames: int, seed: int) -> Tally:
    """Throw so many frames and give what came of them."""
    fuzzer = Fuzzer(below_of(seed))
    for _ in range(frames):
        fuzzer.throw()
    return fuzzer.tally


def fuzz_in_parts(frames: int, seed: int, jobs: int) -> Tally:
    """Do the same in several processes; each part has the next seed."""
    sizes = [min(PART, frames - first) for first in range(0, frames, PART)]
    parts = [(size, seed + number) for number, size in enumerate(sizes)]
    whole = Tally()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for part in pool.imap_unordered(_fuzz_part, parts):
            whole.outcomes += part.outcomes
            whole.faults += part.faults
    return whole


def _fuzz_part(part: tuple[int, int]) -> Tally:
    return fuzz(*part)


def main(arguments: list[str] | None = None) -> int:
    """Read the command line, fuzz, print; 1 if there was a fault."""
    parser = argparse.ArgumentParser(description="Fuzz both ends of the protocol.")
    parser.add_argument("--frames", type=int, default=100_000, help="how many to throw")
    parser.add_argument("--seed", type=int, default=1, help="which frames to throw")
    parser.add_argument("--jobs", type=int, default=1, help="processes; more than one: by parts")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    chosen = parser.parse_args(arguments)
    started = perf_counter()
    if chosen.jobs == 1:
        tally = fuzz(chosen.frames, chosen.seed)
    else:
        tally = fuzz_in_parts(chosen.frames, chosen.seed, chosen.jobs)
    speed = round(chosen.frames / max(perf_counter() - started, 1e-9))
    report = {
        "frames": chosen.frames,
        "seed": chosen.seed,
        "frames_per_second": speed,
        "outcomes": dict(sorted(tally.outcomes.items())),
        "faults": tally.faults[:20],
    }
    if chosen.json:
        print(json.dumps(report))
    else:
        print("\n".join(f"{key}: {value}" for key, value in report.items()))
    return 1 if tally.faults else 0


def below_of(seed: int) -> Callable[[int], int]:
    """Give whole numbers below n; quicker than randrange, and uniform enough to fuzz with."""
    draw = random.Random(seed).random
    return lambda n: int(draw() * n)


if __name__ == "__main__":
    sys.exit(main())
