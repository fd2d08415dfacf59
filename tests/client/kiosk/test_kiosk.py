"""The real kiosk: guests play on a real server, come back after a crash, and leave nothing."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tablee_client.commands.kiosk import settings_of
from tablee_client.core.kiosk.config import KioskConfig, SoundCaps
from tablee_client.core.settings import NoSettingsFile
from tablee_client.core.start import Start
from tablee_client.core.words import Words
from tablee_client.view.kiosk.guest import GuestScreen
from tablee_client.view.kiosk.kiosk import Kiosk
from tablee_client.view.tables.frame import TableScreen

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
CONFIG = KioskConfig(games=("nain-jaune",), sound=SoundCaps(volume=0.3))


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Kiosk]:
    monkeypatch.setitem(os.environ, "TABLEE_HOME", str(tmp_path))

    def open_kiosk() -> Kiosk:
        file = NoSettingsFile(tmp_path / "kiosk" / "settings.toml")
        kiosk = Kiosk(Start(Words("en"), file, settings_of(CONFIG), kiosk=CONFIG), CONFIG)
        kiosk.show_first()
        return kiosk

    return open_kiosk


@pytest.fixture
async def kiosk(opened: Callable[[], Kiosk]) -> AsyncIterator[Kiosk]:
    kiosk = opened()
    yield kiosk
    await kiosk.close()


async def until(kiosk: Kiosk, is_so: Callable[[], bool]) -> None:
    """Show frames until something is so."""
    async with asyncio.timeout(30):
        while not is_so():
            kiosk.app.step(1 / 60)
            await asyncio.sleep(0.005)


async def test_a_guest_plays_comes_back_and_is_forgotten(
    kiosk: Kiosk, opened: Callable[[], Kiosk], tmp_path: Path
) -> None:
    guest = kiosk.attendant.welcome(kiosk.app.clock.now())
    assert isinstance(guest, GuestScreen)
    kiosk.change(locale="fr", volume=0.1)
    guest.begin()
    await until(kiosk, lambda: isinstance(kiosk.app.top, TableScreen))
    await kiosk.close()  # as after a crash, the match is still on its shelf
    broken = tmp_path / "kiosk" / "guest" / "77"
    broken.mkdir()
    (broken / "practice.json").write_text("{")
    again = opened()
    again.open_wanted()
    await until(again, lambda: isinstance(again.app.top, TableScreen))
    again.attendant.dismiss()
    await until(again, lambda: not again.left_practices())
    assert not broken.exists()
    await again.close()
    assert again.settings == settings_of(CONFIG)
    kept = {path.name for path in await asyncio.to_thread(lambda: list(tmp_path.rglob("*")))}
    assert not any(name.endswith((".toml", ".tablee")) for name in kept)


async def test_bots_play_while_nobody_is_there(kiosk: Kiosk) -> None:
    await until(kiosk, lambda: isinstance(kiosk.app.top, TableScreen))
    assert not kiosk.left_practices()
