"""The organiser's pause of all matches, those that begin during it included."""


class Hold:
    """Whether everything stands still, and by whose name; None while it doesn't."""

    def __init__(self) -> None:
        self.by: str | None = None
