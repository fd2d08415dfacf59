"""The hall."""

from tools.bake.sprite import Painters


def pictures() -> Painters:
    """None yet."""
    yield from ()
