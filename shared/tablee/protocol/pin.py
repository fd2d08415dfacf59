"""What a PIN looks like, of a server or of a table."""

import re
from typing import Final

SHORTEST: Final = 4
LONGEST: Final = 12
_PIN: Final = re.compile(rf"[0-9]{{{SHORTEST},{LONGEST}}}")


def is_pin(text: str) -> bool:
    """Tell whether this may be a PIN."""
    return _PIN.fullmatch(text) is not None
