"""A process that thinks: job in, answer out, until its input ends. Started by `Process`.

It imports the rules and the bots, and nothing else of the server. Whatever a bot prints goes to the
standard error stream; the pipes of the jobs are out of its reach.
"""

import faulthandler
import os
import signal
import threading
import warnings
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec

from tablee.games import get_game
from tablee_server.ai.bot import AnyGame
from tablee_server.ai.job import HEAD_BYTES, Answer, Job, answer_of, framed
from tablee_server.ai.thinking import Inquiry, Thought, fault_of, think_over
from tablee_server.platform import memory_bytes, step_behind

READY: Final = b"\0" * HEAD_BYTES
"""An empty frame: everything is imported, the first job may come."""
MOST_MEMORY: Final = 60 * 1024 * 1024
"""Bytes; a process that grew beyond is replaced by a fresh one."""

FindGame = Callable[[str], AnyGame]


def work(find_game: FindGame = get_game, *, behind_bots: bool = False) -> None:
    """Answer jobs from the standard input on what was the standard output, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's
    step_behind(also_bots=behind_bots)
    jobs_in, answers_out = _own_pipes()
    warnings.simplefilter("ignore")  # the server has told of games that are left out
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=_read, args=(jobs_in, jobs), daemon=True).start()
    _write(answers_out, READY)
    at_first = 0
    while True:
        job = jobs.get()
        answer = _answered(job, find_game, answers_out)
        at_first = at_first or memory_bytes() or 0
        _write(answers_out, framed(msgspec.structs.replace(answer, is_last=_grew(at_first))))


def _answered(job: Job, find_game: FindGame, trace_to: int) -> Answer:
    # A thread of the C library's own: it ends even what never comes back to the interpreter, and
    # also where the server was killed meanwhile. Where it hung is written instead of an answer.
    faulthandler.dump_traceback_later(job.limit, file=trace_to, exit=True)
    try:
        answer = answer_of(job.number, answered(job, find_game))
        framed(answer)
    except Exception as error:  # an answer that can't be written down
        return Answer(job.number, fault=fault_of(error))
    else:
        return answer
    finally:
        faulthandler.cancel_dump_traceback_later()


def answered(job: Job, find_game: FindGame = get_game) -> Thought:
    """Do one job."""
    try:
        game = find_game(job.game)
        observation = game.decode_observation(job.observation)
    except Exception as error:
        return fault_of(error)
    inquiry = Inquiry(
        game, observation, job.legal, job.level, job.seed, job.iterations, job.name, job.advises
    )
    return think_over(inquiry, job.deadline)


def _grew(at_first: int) -> bool:
    """Tell whether a fresh process should go on: a game that needs much from the first may."""
    return (memory_bytes() or 0) > max(MOST_MEMORY, 2 * at_first)


def _own_pipes() -> tuple[BinaryIO, int]:
    """Take the pipes away from whoever prints or reads."""
    jobs, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    try:
        os.dup2(2, 1)
    except OSError:  # there is no standard error stream
        os.dup2(nothing, 1)
    os.close(nothing)
    return os.fdopen(jobs, "rb"), answers


def _read(pipe: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    """Read jobs, and end the process with the pipe, whatever it is doing."""
    with suppress(OSError, msgspec.MsgspecError):
        while head := pipe.read(HEAD_BYTES):
            jobs.put(msgspec.msgpack.decode(pipe.read(int.from_bytes(head, "big")), type=Job))
    os._exit(0)


def _write(pipe: int, data: bytes) -> None:
    try:
        while data:
            data = data[os.write(pipe, data) :]
    except OSError:  # the server is gone
        os._exit(0)
