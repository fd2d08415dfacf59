"""A server as a process of its own: how it is started, told apart, and ended.

Two ways. A *household* server (practice) lives no longer than this program: it gets a pipe and a
secret, listens on loopback only and isn't advertised. A *party* server runs in a session of its
own, advertised, and is ended by `stop`, or outlives this program after `keep`.
"""

import asyncio
import contextlib
import json
import secrets
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tablee.protocol import DEFAULT_PORT
from tablee.protocol.lan import LOOPBACK
from tablee.protocol.link import key_of
from tablee_client.core.address import Address
from tablee_client.core.failure import HostError
from tablee_client.core.folders import hosted_folder
from tablee_client.core.spawning import log_path, open_log, server_command, spawn
from tablee_client.core.standby import PRACTICE, Standby

START_PATIENCE: Final = 20.0
STOP_PATIENCE: Final = 3.0
_PORT_IN_USE: Final = ("address already in use", "port-in-use", "only one usage of each socket")


class ServerProcess:
    """A server that was started here and listens. `key` is its fingerprint, None without TLS.

    `page` is the port of its page for guests, None if it shows none.
    """

    def __init__(
        self, process: "subprocess.Popen[bytes]", log: Path | None, secret: bytes | None
    ) -> None:
        """Use `household` or `party` instead."""
        self.secret = secret
        self.port = 0
        self.key: bytes | None = None
        self.page: int | None = None
        self._process = process
        self._log = log

    @classmethod
    async def household(
        cls,
        words: Sequence[str] = (),
        *,
        folder: Path | None = None,
        standby: Standby | None = None,
    ) -> "ServerProcess":
        """Start a server for this program alone; HostError if it doesn't listen.

        It keeps its matches in `folder`, or nothing at all. One that stands by is taken first.
        """
        secret = secrets.token_bytes(16)
        keeping = ["--forget"] if folder is None else ["--data", str(folder)]
        fixed = ["--host", LOOPBACK, "--port", "0", "--no-advertise", "--parent-pipe"]
        said = [*fixed, *keeping, *words]
        process = None if standby is None else standby.take(said)
        if standby is not None and process is not None:
            with contextlib.suppress(HostError):  # it has ended, or a new one says why it can't
                return await cls(process, standby.log, secret)._greeted()
        return await cls._start(said, PRACTICE, secret)

    @classmethod
    async def party(cls, words: Sequence[str]) -> "ServerProcess":
        """Start a server for the network, with the words of its command line; HostError.

        Without a `--port` it takes another one where the usual one is in use, and without `--data`
        it keeps who it is in a folder of this player's.
        """
        kept = words if "--data" in words else [*words, *_data_words()]
        try:
            return await cls._start(kept, "party", None)
        except HostError as error:
            if error.code != "port-in-use" or "--port" in words:
                raise
        return await cls._start([*kept, "--port", "0"], "party", None)

    @property
    def address(self) -> Address:
        """Where this machine reaches it."""
        return Address(LOOPBACK, self.port, plain=self.secret is not None)

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process.poll() is None

    async def stop(self) -> None:
        """End it: ask first, and after STOP_PATIENCE seconds don't ask any more."""
        self._ask_to_end()
        try:
            # Not wait(STOP_PATIENCE): that looks only every 50 ms.
            await asyncio.wait_for(asyncio.to_thread(self._process.wait), STOP_PATIENCE)
        except TimeoutError:
            self._process.kill()
            await asyncio.to_thread(self._process.wait)
        self._close_pipes()
        if self._log is not None:
            with contextlib.suppress(OSError):
                self._log.unlink(missing_ok=True)

    def keep(self) -> None:
        """Let it run on after this program; it can't be stopped from here any more."""
        self._close_pipes()
        # Popen would warn, when it is collected, of a child that nobody waits for.
        self._process.returncode = 0

    @classmethod
    async def _start(cls, words: Sequence[str], log: str, secret: bytes | None) -> "ServerProcess":
        path = log_path(log)
        with open_log(path) as stderr:
            process = spawn([*server_command(), *words], stderr, pipe=secret is not None)
        return await cls(process, path, secret)._greeted()

    async def _greeted(self) -> "ServerProcess":
        """Wait until it listens; HostError, and it is ended, if it doesn't."""
        process = self._process
        try:
            await asyncio.wait_for(asyncio.to_thread(self._greet), START_PATIENCE)
        except BaseException as error:
            process.kill()
            process.wait()
            self._close_pipes()
            if isinstance(error, TimeoutError):
                raise HostError("server-silent") from None
            raise
        return self

    def _greet(self) -> None:
        """Hand over the secret and read where it listens; blocks."""
        if self.secret is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.write(self.secret.hex().encode() + b"\n")
                self._process.stdin.flush()
        assert self._process.stdout is not None
        for line in self._process.stdout:
            said = _event(line)
            if said.get("event") == "listening":
                self.port = int(said["port"])
                self.key = key_of(str(said.get("key")))
                self.page = said.get("page")
                return
        raise self._failure()

    def _failure(self) -> HostError:
        self._process.wait()
        last = _last_line(self._log)
        if any(mark in last.lower() for mark in _PORT_IN_USE):
            return HostError("port-in-use", port=_number_in(self._process.args), line=last)
        return HostError("server-failed", line=last or f"exit {self._process.returncode}")

    def _ask_to_end(self) -> None:
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
            return
        with contextlib.suppress(OSError):
            self._process.terminate()

    def _close_pipes(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def _data_words() -> list[str]:
    """Give the words that name a folder for the server, or let it do without."""
    folder = hosted_folder() / "data"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return ["--forget"]
    return ["--data", str(folder), "--or-forget"]


def _last_line(path: Path | None) -> str:
    try:
        text = "" if path is None else path.read_text("utf-8", "replace")
    except OSError:
        return ""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def _event(line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


def _number_in(words: Any) -> int:
    words = list(words)
    return int(words[words.index("--port") + 1]) if "--port" in words else DEFAULT_PORT
