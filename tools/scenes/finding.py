"""Finding a server, and what may keep one from it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tablee.engine import Detail
from tablee.protocol import VersionRange
from tablee.protocol.link import key_text
from tablee_client.core.address import Address
from tablee_client.core.checkup import Finding
from tablee_client.core.known import KnownServer
from tablee_client.core.progress import Progress
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.doctor import DoctorScreen
from tablee_client.view.screens.find import FindScreen
from tablee_client.view.screens.hall import HallScreen
from tools.scenes import Scene
from tools.scenes.paper import SERVERS, home, server

KEY, OTHER_KEY = bytes(32), bytes(31) + b"!"
FIRST, *REST = SERVERS
MET = (
    KnownServer(FIRST.id, FIRST.name, str(FIRST.address), KEY),
    KnownServer(REST[0].id, REST[0].name, str(REST[0].address), OTHER_KEY),
)
KEYED = tuple(replace(one, key=key_text(KEY)) for one in SERVERS)
STRANGE = (
    replace(KEYED[0], name="Grenier", pin=True),
    replace(KEYED[0], name="Grenier", id="b2c3d4", address=Address("192.168.1.31", 47711)),
    replace(KEYED[1], id="other", key="", plain=True),
    replace(KEYED[1], name="Vieille salle", compatible=False, protocol=VersionRange(0, 0)),
    replace(KEYED[2], name="Salle neuve", compatible=False, protocol=VersionRange(8, 9)),
)
MANY = tuple(server(f"Salle {n}", tables=n % 4, players=n % 7, ping=1.0 + n) for n in range(64))
NETWORKS: dict[str, Detail] = {"addresses": "192.168.1.12, 10.0.0.7"}
PROGRAM: dict[str, Detail] = {
    "software": "0.1.0",
    "protocol": "1",
    "python": "3.11",
    "system": "Linux 6",
}
SICK = (
    Finding(
        "program",
        "fine",
        {"software": "0.1.0", "protocol": "1", "python": "3.11", "system": "Linux 6"},
    ),
    Finding("addresses", "fine", NETWORKS),
    Finding("multicast-deaf", "wrong"),
    Finding("nobody", "wrong"),
    Finding("port-taken", "note", {"port": "47710"}),
)


def _find(servers: Any = KEYED, **progress: Any) -> Callable[[App], Screen]:
    def make(app: App) -> Screen:
        at_home = home(app.words.locale, servers)
        at_home.known, at_home.search = MET, Progress(**progress)
        return FindScreen(app, at_home)

    return make


def _doctor(app: App) -> Screen:
    at_home = home(app.words.locale, ())
    at_home.findings = SICK
    return DoctorScreen(app, at_home)


def _hall(app: App) -> Screen:
    at_home = home(app.words.locale, (STRANGE[2], STRANGE[0]))
    return HallScreen(app, at_home)


SCENES = (
    Scene("hall-strange", _hall),
    Scene("find", _find()),
    Scene("find-strange", _find(STRANGE)),
    Scene("find-strange-end", _find(STRANGE[2:])),
    Scene("find-many", _find(MANY, seconds=9.0, scanned=0.42)),
    Scene("find-begun", _find((), seconds=1.0)),
    Scene("find-none", _find((), seconds=3.0, scanned=0.1)),
    Scene("find-deaf", _find((), seconds=4.0, deaf=True)),
    Scene("find-alone", _find((), alone=True)),
    Scene("find-doctor", _doctor),
)
