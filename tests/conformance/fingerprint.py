"""One line a game: the digest of everything that happened in the suite's matches.

Run as `python -m tests.conformance.fingerprint MODULE:NAME ...`; without names, over the subjects
of the suite. What it prints may depend on nothing: not on the process, nor on its hash seed.
"""

import hashlib
import sys
from importlib import import_module

import msgspec

from tests.conformance.laws.law import Subject
from tests.conformance.subjects import SUBJECTS

MOVES = 60


def fingerprint(subject: Subject) -> str:
    """Digest the first events, positions and legal actions of every match."""
    digest = hashlib.sha256()
    for match in subject.matches:
        for _, (state, events) in zip(range(MOVES), match.again(), strict=False):
            legal = [state.legal_actions(seat) for seat in range(match.setup.seats)]
            digest.update(msgspec.msgpack.encode((events, legal)) + state.to_bytes())
    return f"{subject.game.type.slug} {digest.hexdigest()}"


def named(words: list[str]) -> list[Subject]:
    """Give the games of words like "package.module:NAME", or all subjects."""
    pairs = [word.split(":") for word in words]
    return [Subject(getattr(import_module(module), name)) for module, name in pairs] or SUBJECTS


if __name__ == "__main__":
    print("\n".join(map(fingerprint, named(sys.argv[1:]))))
