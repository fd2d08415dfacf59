"""What the window opens with: the player's settings and words, and where he wants to be."""

from dataclasses import dataclass

from tablee.engine import Viewer
from tablee_client.core.bigscreen.plan import BigScreenPlan
from tablee_client.core.invitation import Invitation
from tablee_client.core.keptpractice import KeptPractice
from tablee_client.core.kiosk.config import KioskConfig
from tablee_client.core.plan import PracticePlan
from tablee_client.core.settings import Settings, SettingsFile
from tablee_client.core.standby import Standby
from tablee_client.core.words import Words


@dataclass(frozen=True, slots=True)
class Start:
    """The beginning of a window. Without `practice`, `left` and `join` it is the start screen.

    `left` is a practice to continue. `replay` is the file of a match to be watched again, through
    these `eyes` or the usual ones.
    With a `kiosk`, or as a `big` screen for a room, it is that, and nothing else; a kiosk's first
    practice takes the server on `standby`.
    `join` is a server to enter at once; `seek` opens the list of servers instead. `interfaces`
    bound where servers are looked for. The settings' name may still be empty, then the player is
    asked.
    """

    words: Words
    file: SettingsFile
    settings: Settings
    practice: PracticePlan | None = None
    left: KeptPractice | None = None
    join: Invitation | None = None
    seek: bool = False
    replay: bytes | None = None
    eyes: Viewer | None = None
    interfaces: tuple[str, ...] = ()
    kiosk: KioskConfig | None = None
    standby: Standby | None = None
    big: BigScreenPlan | None = None
