"""`tablee-server [serve]`: host tables until it is asked to stop."""

from collections.abc import Sequence

from tablee_server import program


def serve(words: Sequence[str]) -> int:
    """Run the server; Sentence if it can't start."""
    return program.serve(words)
