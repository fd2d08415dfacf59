"""What goes between the server and a process that thinks: frames of msgpack, one at a time."""

from typing import Final

import msgspec

from tablee.engine import Decision
from tablee_server.ai.thinking import Fault, Inquiry, Thought

HEAD_BYTES: Final = 4
FRAME_BYTES: Final = 1 << 20
"""The longest frame; a decision that explains itself at length has some thousand bytes."""


class Job(msgspec.Struct, frozen=True, array_like=True):
    """One inquiry.

    After `deadline` seconds a bot answers with what it has; after `limit` seconds the process
    gives itself up.
    """

    number: int
    game: str
    observation: bytes
    legal: bytes
    level: str
    seed: int
    iterations: int
    name: str
    deadline: float | None
    limit: float
    advises: bool = False


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What came of the job of that number: a decision, whose action stands apart, or a fault.

    With the last one a process asks to be replaced.
    """

    number: int
    action: bytes | None = None
    decision: Decision | None = None
    fault: Fault | None = None
    is_last: bool = False


def job_of(inquiry: Inquiry, number: int, *, deadline: float | None, limit: float) -> Job:
    """Write an inquiry down."""
    return Job(
        number, inquiry.game.type.slug, msgspec.msgpack.encode(inquiry.observation),
        inquiry.legal, inquiry.level, inquiry.seed, inquiry.iterations, inquiry.name,
        deadline, limit, inquiry.advises,
    )  # fmt: skip


def answer_of(number: int, thought: Thought) -> Answer:
    """Write down what came of it."""
    if isinstance(thought, Fault):
        return Answer(number, fault=thought)
    action = None if thought.action is None else msgspec.msgpack.encode(thought.action)
    return Answer(number, action, msgspec.structs.replace(thought, action=None))


def thought_in(answer: Answer, inquiry: Inquiry) -> Thought:
    """Read it again; any exception if it is none."""
    if answer.fault is not None or answer.decision is None:
        return answer.fault or Fault("nothing")
    if answer.action is None:
        return answer.decision
    action = inquiry.game.decode_action(answer.action)
    return msgspec.structs.replace(answer.decision, action=action)


def framed(message: Job | Answer) -> bytes:
    """Give a message as a frame; ValueError if it is too long."""
    body = msgspec.msgpack.encode(message)
    if len(body) > FRAME_BYTES:
        raise ValueError(f"a frame of {len(body)} bytes, at most {FRAME_BYTES} allowed")
    return len(body).to_bytes(HEAD_BYTES, "big") + body
