"""A clock that a test sets."""


class Ticking:
    """Gives the time that it was last set to, in seconds."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def on(self, seconds: float) -> None:
        self.time += seconds
