"""Where chance comes from: one root for the process, and a stream for each use, by label."""

import secrets

from tablee.engine import SEED_BYTES, Rng, Seat, SeededRng


class Seeds:
    """Every match's seed and every bot's dice. With a number given, all of it repeats."""

    def __init__(self, number: int | None = None) -> None:
        """Start from a number (`--seed`), or from the system's chance."""
        self.repeats = number is not None
        fresh = SeededRng(secrets.token_bytes(SEED_BYTES))
        self._root = fresh if number is None else SeededRng.from_number(number)

    def secret(self, table: int, match: int) -> bytes:
        """Give the server's 32 bytes of a match's chance; all of it where chance repeats."""
        stream = self._root.derive(f"match/{table}/{match}")
        return bytes(stream.below(256) for _ in range(SEED_BYTES))

    def bot(self, table: int, match: int, seat: Seat) -> Rng:
        """Give a bot's own dice; thinking never moves those of the match or of another bot."""
        return self._root.derive(f"bot/{table}/{match}/{seat}")

    def pace(self, table: int, match: int) -> Rng:
        """Give the dice that vary how long bots seem to think."""
        return self._root.derive(f"pace/{table}/{match}")

    def names(self, table: int) -> Rng:
        """Give the dice that name a table's bots."""
        return self._root.derive(f"names/{table}")
