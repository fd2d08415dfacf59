"""What the screens ask of the rest of the client: plain data and a few verbs, easily faked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tablee.protocol.link import Link
from tablee_client.core.found import FoundServer
from tablee_client.core.invitation import Invitation
from tablee_client.core.keptpractice import KeptPractice
from tablee_client.core.known import KnownServer
from tablee_client.core.practice import PracticePlan
from tablee_client.core.progress import Progress
from tablee_client.core.settings import Settings
from tablee_client.view.room import Room

if TYPE_CHECKING:
    from tablee_client.core.checkup import Checkup


class Home(Protocol):
    """The player's own machine: his settings, the servers around, and servers of his own."""

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""

    @property
    def is_kiosk(self) -> bool:
        """Whether guests play here who own neither settings nor files."""

    @property
    def is_hosting(self) -> bool:
        """Whether a server that this client started for others is running."""

    @property
    def is_seeking(self) -> bool:
        """Whether the network is being listened to."""

    def change(self, **changes: Any) -> None:
        """Change settings, keep them, and let the window and the words follow."""

    def found(self) -> Sequence[FoundServer]:
        """Give the servers around, what can be joined first."""

    def seek(self) -> None:
        """Listen to the network from now on."""

    def progress(self) -> Progress:
        """Tell how the search goes."""

    def scan(self) -> None:
        """Knock at every address of the small networks around."""

    def met(self) -> Sequence[KnownServer]:
        """Give the servers that this player has met, as they are remembered now."""

    async def check_up(self) -> Checkup:
        """Find out what stands between this machine and the servers around; takes some seconds."""

    async def join(self, invitation: Invitation) -> Room:
        """Connect as the player of the settings; ConnectError if that fails."""

    async def practise(self, plan: PracticePlan) -> Room:
        """Begin a match on a server for this player alone; HostError or ConnectError."""

    def left_practices(self) -> Sequence[KeptPractice]:
        """Give the practice matches that can be continued, the latest first."""

    def damaged_practices(self) -> Sequence[Path]:
        """Give where matches lie that were left and can't be continued: their files are damaged."""

    async def continue_practice(self, number: int) -> Room:
        """Go on with one of them; HostError or ConnectError."""

    def give_up_practice(self, number: int) -> None:
        """Take one of them away; HostError where another window plays it."""

    async def host(self, name: str) -> Room:
        """Start a server for the network and connect; HostError or ConnectError."""

    def own_link(self) -> Link | None:
        """Give the link to the server that this client hosts; None where nobody can come by it."""

    def own_page(self) -> int | None:
        """Give the port of that server's page for guests; None without one."""

    async def leave(self, room: Room) -> None:
        """Leave a server; one that was started for a practice ends."""

    async def stop_hosting(self) -> None:
        """End the server that was started for others."""

    async def keep_match(self, room: Room) -> bytes:
        """Fetch a room's finished match and keep it among the latest; RefusedError, RecordError."""

    def kept_matches(self) -> Sequence[Path]:
        """Give the files of the finished matches that are kept, the latest first."""

    def save_match(self, file: bytes) -> Path:
        """Put a match where the player finds it, and tell where; RecordError."""

    def release_hosted(self) -> None:
        """Let that server run on when this client has ended."""
