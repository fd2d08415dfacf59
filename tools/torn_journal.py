"""Tears and garbles the end of a journal again and again: it always opens, and at a prefix.

Each time a journal as a killed server leaves it is damaged: cut off somewhere, a few bytes of its
end overwritten, or its end filled with noise; in SQLite's log of commits, or in the file itself.
Then it is opened, and what it says is compared with what was true after each transaction.
`--json` prints one line for programs.
"""

import argparse
import asyncio
import json
import logging
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from tablee_server.journal.disk import DiskJournal
from tablee_server.journal.ledger import Ledger
from tablee_server.journal.opening import open_journal
from tablee_server.journal.schema import FILE
from tablee_server.journal.wal import wal_of
from tests.server.journal.samples import some_units, write
from tests.server.lasting import left_by_a_kill

_TAIL = 6000


def garble(path: Path, seed: int) -> None:
    """Damage the end of a file: cut it, overwrite some of it, or fill it with noise."""
    luck, data = Random(seed), bytearray(path.read_bytes())
    start = max(0, len(data) - 1 - luck.randrange(min(len(data), _TAIL)))
    match luck.randrange(3):
        case 0:
            del data[start:]
        case 1:
            for _ in range(1 + luck.randrange(8)):
                data[luck.randrange(start, len(data))] ^= 1 + luck.randrange(255)
        case _:
            data[start:] = luck.randbytes(len(data) - start)
    path.write_bytes(data)


async def judge(folder: Path, *, tails: int, seed: int) -> dict[str, int]:
    """Damage so many journals and count how they open."""
    states = await _states(folder, seed)
    at_prefix = lost = aside = 0
    for number in range(tails):
        copy = left_by_a_kill(folder / f"left-{number % 2}", folder / f"tail-{number}")
        file = copy / FILE
        garble(wal_of(file) if number % 2 else file, seed=seed * 1_000_003 + number)
        opened = open_journal(copy)
        opened.store.close()
        position = states.get(_bytes(opened.ledger))
        at_prefix += position is not None
        lost += len(states) - 1 - (position or 0)
        aside += any(copy.glob("*.torn-*")) or any(copy.glob("*.broken-*"))
        shutil.rmtree(copy)
    return {
        "tails": tails,
        "opened_at_a_prefix": at_prefix,
        "kept_aside": aside,
        "transactions": len(states),
        "lost_on_average": round(lost / tails),
    }


async def _states(folder: Path, seed: int) -> dict[bytes, int]:
    """Leave two journals, one whose log of commits is long and one that is all in its file.

    Gives what is true after each unit, and before the first, by its bytes.
    """
    journal = DiskJournal(open_journal(folder / "state"))
    journal.start()
    ledgers = await write(journal, list(some_units(250, seed)))
    left_by_a_kill(folder / "state", folder / "left-1")
    journal.ask(lambda store: store.flush())
    await journal.append(())
    copy = left_by_a_kill(folder / "state", folder / "left-0")
    wal_of(copy / FILE).unlink()
    await journal.close()
    return {_bytes(ledger): number for number, ledger in enumerate([Ledger(), *ledgers])}


def _bytes(ledger: Ledger) -> bytes:
    return msgspec.msgpack.encode(ledger)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tails", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    words = parser.parse_args(arguments)
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        verdict = asyncio.run(judge(Path(folder), tails=words.tails, seed=words.seed))
    print(json.dumps(verdict) if words.json else "\n".join(f"{k}: {v}" for k, v in verdict.items()))
    return 0 if verdict["opened_at_a_prefix"] == words.tails else 1


if __name__ == "__main__":
    raise SystemExit(main())
