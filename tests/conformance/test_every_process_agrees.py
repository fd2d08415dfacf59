"""The same seed gives the same match in every process, whatever Python's hash seed is there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def fingerprints(hash_seed: int, *games: str) -> str:
    """Run the matches in a process of their own."""
    command = [sys.executable, "-m", "tests.conformance.fingerprint", *games]
    surroundings = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.slow
def test_two_hash_seeds_give_the_same_matches() -> None:
    assert fingerprints(1) == fingerprints(2)


@pytest.mark.slow
def test_a_game_that_iterates_over_a_set_is_found_out() -> None:
    hashed = "tests.conformance.faults.records:HASHED"
    assert fingerprints(1, hashed) != fingerprints(2, hashed)
