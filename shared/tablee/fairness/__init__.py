"""Deals that can be checked: commitments, seeds and proofs. Pure: it knows no game and no clock."""

from tablee.fairness.sealing import (
    ENTROPY_LEAST,
    ENTROPY_MOST,
    SECRET_BYTES,
    Digest,
    Entropies,
    Entropy,
    MatchId,
    Opening,
    commitment_of,
    keeps,
    match_seed,
)
from tablee.fairness.tree import Proof, Root, Tree, proves

__all__ = [
    "ENTROPY_LEAST",
    "ENTROPY_MOST",
    "SECRET_BYTES",
    "Digest",
    "Entropies",
    "Entropy",
    "MatchId",
    "Opening",
    "Proof",
    "Root",
    "Tree",
    "commitment_of",
    "keeps",
    "match_seed",
    "proves",
]
