"""What the telling of a game's own table brings, found by the game's name. Nothing drawn here."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def from_telling(slug: str, name: str) -> Any:
    """Give what the telling of a game's table calls by this name; None without it."""
    table = f"tablee_client.view.tables.{slug.replace('-', '_')}"
    try:
        if find_spec(f"{table}.telling") is None:
            return None
    except (ModuleNotFoundError, ValueError):
        return None
    return getattr(import_module(f"{table}.telling"), name, None)
