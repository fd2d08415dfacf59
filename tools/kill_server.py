"""Kills a server under load again and again, and counts what it had confirmed and then lost.

The server is a process of its own with a journal in a folder; its clients play as fast as they are
asked, and come back by themselves. Each time it is killed with SIGKILL at a random moment and
started anew on the same port. Afterwards every action that a client was told Done for must stand
in the journal. `--json` prints one line for programs.
"""

import argparse
import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tablee_server.journal import AnswerRecord
from tablee_server.journal.rows import UNIT, read_unit
from tablee_server.journal.schema import COLUMNS, FILE
from tools.returning_client import Load

HOST: Final = "127.0.0.1"
_PATIENCE: Final = 60.0


@dataclass
class Kill:
    """How one restart went, in seconds since the new process was started.

    The `cpu` figures are what the process itself has used by then, whatever else the machine does;
    0 where the system has no /proc.
    """

    listening: float = 0.0
    first_update: float = 0.0
    all_in_sync: float = 0.0
    cpu_listening: float = 0.0
    cpu_first_update: float = 0.0
    cpu_all_in_sync: float = 0.0


@dataclass
class Trial:
    """A server that is killed, its folder and its load."""

    folder: Path
    port: int
    plain: bool
    load: Load
    kills: list[Kill] = field(default_factory=list)
    kept: set[tuple[int, int]] = field(default_factory=set)
    _read_to: int = 0
    _process: "subprocess.Popen[bytes] | None" = None

    async def start(self) -> float:
        """Start the server; gives the moment at which it was started."""
        words = ["--host", HOST, "--port", str(self.port), "--no-advertise", "--bot-pace", "0.05"]
        words += ["--data", str(self.folder), "--log-level", "error"]
        words += ["--plain"] if self.plain else []
        began = time.perf_counter()
        said = await asyncio.to_thread(self._spawn, words)
        assert b"listening" in said, said
        return began

    def _spawn(self, words: list[str]) -> bytes:
        command = [sys.executable, "-m", "tablee_server", *words]
        # As installed: compiled once, and not at each start.
        environ = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environ)
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        """Kill it, as a power cut of the process would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    async def kill_and_restart(self) -> None:
        """Kill the server, read what it has kept, start it again and wait for everybody."""
        self.kill()
        await self.load.until_lost()
        self.read_journal()
        self.load.forget_sync()
        began = await self.start()
        kill = Kill(time.perf_counter() - began, cpu_listening=self.cpu())
        self.kills.append(kill)
        async with asyncio.timeout(_PATIENCE):
            await self.load.first_update.wait()
            kill.first_update, kill.cpu_first_update = time.perf_counter() - began, self.cpu()
            await self.load.all_in_sync.wait()
            kill.all_in_sync, kill.cpu_all_in_sync = time.perf_counter() - began, self.cpu()

    def cpu(self) -> float:
        """Give the seconds of processor time that the server has used; 0 outside Linux."""
        assert self._process is not None
        path = Path(f"/proc/{self._process.pid}/stat")
        if sys.platform != "win32" and path.exists():
            counts = path.read_text("ascii", "replace").rpartition(")")[2].split()
            return (int(counts[11]) + int(counts[12])) / float(os.sysconf("SC_CLK_TCK"))
        return 0.0

    def read_journal(self) -> None:
        """Note every answer that stands in the journal of the server that is gone."""
        connection = sqlite3.connect(self.folder / FILE)
        query = f"SELECT {COLUMNS} FROM records WHERE seq > ? AND kind = {UNIT} ORDER BY seq"
        for row in connection.execute(query, (self._read_to,)):
            self._read_to = row[0]
            for record in read_unit(row):
                if isinstance(record, AnswerRecord):
                    self.kept.add((record.player, record.cmd))
        connection.close()

    def lost(self) -> set[tuple[int, int]]:
        """Give the actions that were confirmed and aren't kept."""
        return self.load.confirmed - self.kept


async def kill_often(words: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Run the whole trial and give its figures."""
    luck = Random(words.seed)
    load = Load(words.game, seats=words.seats, humans=words.humans, pause=words.pause)
    trial = Trial(folder, _free_port(), words.plain, load)
    await trial.start()
    try:
        await load.open(trial.port, tables=words.tables, plain=words.plain)
        for _ in range(words.kills):
            await asyncio.sleep(luck.uniform(words.least, words.most))
            await trial.kill_and_restart()
        await load.close()
    finally:
        trial.kill()
    trial.read_journal()
    return {
        "game": words.game,
        "tables": words.tables,
        "clients": len(load.clients),
        "kills": words.kills,
        "confirmed": len(load.confirmed),
        "lost": len(trial.lost()),
        **_worst("listening", [kill.listening for kill in trial.kills]),
        **_worst("first_update", [kill.first_update for kill in trial.kills]),
        **_worst("all_in_sync", [kill.all_in_sync for kill in trial.kills]),
        **_worst("cpu_listening", [kill.cpu_listening for kill in trial.kills]),
        **_worst("cpu_first_update", [kill.cpu_first_update for kill in trial.kills]),
        **_worst("cpu_all_in_sync", [kill.cpu_all_in_sync for kill in trial.kills]),
    }


def _worst(name: str, seconds: Sequence[float]) -> dict[str, float]:
    middle = sorted(seconds)[len(seconds) // 2]
    return {f"{name}_s": round(middle, 3), f"{name}_worst_s": round(max(seconds), 3)}


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as found:
        port: int = found.getsockname()[1]
    return port


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--game", default="nain-jaune")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--humans", type=int, default=2, help="clients at each table")
    parser.add_argument("--pause", type=float, default=0.05, help="a client's least time to think")
    parser.add_argument("--least", type=float, default=0.2, help="seconds before a kill, at least")
    parser.add_argument("--most", type=float, default=2.0, help="seconds before a kill, at most")
    parser.add_argument("--plain", action="store_true", help="without TLS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(kill_often(words, Path(folder)))
    print(json.dumps(figures) if words.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return 1 if figures["lost"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
