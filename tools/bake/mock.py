"""Example screens."""

from pathlib import Path


def write_mocks(folder: Path, target: Path) -> None:
    """Compose."""
    del folder, target
