"""Replay files: written, read and checked. Pure: bytes in, values out; no file system, no clock."""

from tablee.record.checking import CHECKS, Check, check, verdict
from tablee.record.frames import Frames, Sight, opened
from tablee.record.layout import (
    FORMAT,
    LONGEST,
    SUFFIX,
    Chair,
    Ending,
    Header,
    Move,
    RecordError,
    ReplayFile,
    Witness,
)
from tablee.record.reader import read
from tablee.record.writer import sealed, with_witness, write

__all__ = [
    "CHECKS",
    "FORMAT",
    "LONGEST",
    "SUFFIX",
    "Chair",
    "Check",
    "Ending",
    "Frames",
    "Header",
    "Move",
    "RecordError",
    "ReplayFile",
    "Sight",
    "Witness",
    "check",
    "opened",
    "read",
    "sealed",
    "verdict",
    "with_witness",
    "write",
]
