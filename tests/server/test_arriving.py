"""Somebody whose welcome is still being recorded: nobody forgets him meanwhile."""

from collections.abc import Callable

from tablee.protocol.messages import Goodbye, Welcome
from tablee_server.journal import InMemoryJournal, PlayerGoneRecord, Unit
from tests.server.stand import Stand
from tests.server.wire import Caller, hello


class SlowDisk(InMemoryJournal):
    """Holds back what is to be done once something is recorded, while it `waits`."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = False
        self.forgotten: list[int] = []
        self._held: list[tuple[Unit, Callable[[], None]]] = []

    def keep(self, unit: Unit, then: Callable[[], None]) -> None:
        self._held.append((unit, then))
        self.forgotten += [one.player for one in unit if isinstance(one, PlayerGoneRecord)]
        while self._held and not self.waits:
            super().keep(*self._held.pop(0))

    def go_on(self) -> None:
        self.waits = False
        self.keep((), lambda: None)


def test_a_goodbye_on_the_old_connection_forgets_nobody_who_comes_by_a_new_one() -> None:
    disk = SlowDisk()
    stand = Stand(kept=disk)
    old, new = Caller(stand), Caller(stand)
    token = old.greet().token
    disk.waits = True
    new.send(hello("Ana", token=token))
    old.send(Goodbye("leaving"))
    disk.go_on()
    (welcome,) = new.heard()
    assert isinstance(welcome, Welcome)
    assert [player.id for player in stand.lobby.players] == [welcome.player]
    assert disk.forgotten == []
    new.send(Goodbye("leaving"))
    assert disk.forgotten == [welcome.player]


def test_who_is_back_in_the_last_moment_isnt_forgotten() -> None:
    disk = SlowDisk()
    stand = Stand(kept=disk)
    old, new = Caller(stand), Caller(stand)
    token = old.greet().token
    old.session.end()
    disk.waits = True
    stand.clock.pass_by(stand.limits.away_player)
    new.send(hello("Ana", token=token))
    stand.lobby.forget_the_gone()
    disk.go_on()
    (welcome,) = new.heard()
    assert isinstance(welcome, Welcome)
    assert disk.forgotten == []
