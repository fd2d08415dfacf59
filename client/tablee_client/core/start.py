"""What the window opens with: the player's settings and words, and where he wants to be."""

from dataclasses import dataclass

from tablee_client.core.address import Address
from tablee_client.core.plan import PracticePlan
from tablee_client.core.settings import Settings, SettingsFile
from tablee_client.core.words import Words


@dataclass(frozen=True, slots=True)
class Start:
    """The beginning of a window. Without `practice` and `join` it is the start screen.

    `join` is the address of a server to enter at once, `table` the name or number of a table
    there; `seek` opens the list of servers instead. `interfaces` bound where servers are looked
    for. The settings' name may still be empty, then the player is asked.
    """

    words: Words
    file: SettingsFile
    settings: Settings
    practice: PracticePlan | None = None
    join: Address | None = None
    table: str | None = None
    seek: bool = False
    interfaces: tuple[str, ...] = ()
