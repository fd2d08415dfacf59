"""One seed: a match on a bad network, then on a good one, and whether everything was kept.

The laws: every acknowledged action took effect once, in order, and no refused one did; at the end
every screen shows the server's truth; nobody is stuck; nobody was told what another may know, or a
change of what he hadn't been told; nothing failed.
"""

import asyncio
import gc
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

import msgspec

from tablee.engine import SPECTATOR, FastRng
from tablee.protocol.messages import Update
from tools.simulated.guest import Asked, Guest, Plans
from tools.simulated.house import Complaints, Disk, House
from tools.simulated.network import CALM, Cable, Weather
from tools.simulated.sameness import is_same
from tools.simulated.virtual_time import VirtualTime

STORM: Final = (4.0, 18.0)
CALMING: Final = 60.0
QUIET: Final = 2.5
NEWS: Final = 0.1
ACTS: Final = 12
PLENTY: Final = 1000
GARBAGE: Final = 200_000
"""So many objects more than before are looked through for garbage."""
GAMES: Final = (
    Plans("nain-jaune", 3, 3, 0.4, options=(("limit_deals", 1),)),
    Plans("gnumies", 3, 2, 0.4),
    Plans("gnumies", 2, 2, 0.4, preset="amigo"),
    Plans("oh-les-nains", 2, 3, 0.4),
    Plans("nain", 3, 3, 0.4),
    Plans("gold-der-maya", 2, 3, 0.4),
)
_LOG: Final = logging.getLogger("tablee_server")


class Tally(msgspec.Struct):
    """What came of several seeds; `faults` begin with the seed."""

    seeds: int = 0
    actions: int = 0
    updates: int = 0
    tricks: int = 0
    restarts: int = 0
    faults: list[str] = []

    def add(self, trial: "Trial") -> None:
        """Add one seed."""
        self.seeds += 1
        self.actions += trial.acts
        self.updates += trial.updates
        self.tricks += trial.tricks
        self.restarts += trial.restarts
        self.faults += [f"seed {trial.seed}: {fault}" for fault in trial.faults]

    def merge(self, other: "Tally") -> None:
        """Add what other seeds came to."""
        for name in ("seeds", "actions", "updates", "tricks", "restarts", "faults"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Trial:
    """One seed, played once. `house` is the server that runs now."""

    house: House

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.faults: list[str] = []
        self.restarts = self.tricks = self.updates = 0
        self.time = VirtualTime(self._connect)
        self._dice = FastRng(seed)
        self._plans = GAMES[seed % len(GAMES)]
        self._weather = self._forecast()
        self._disks: dict[str, Disk] = {}
        self._cables: dict[Cable, Guest] = {}
        self._guests: list[Guest] = []

    @property
    def acts(self) -> int:
        """Give how many actions were acknowledged."""
        return sum(asked.fate == "done" for guest in self._guests for asked in guest.asked)

    def run(self) -> None:
        """Play, and list every broken law in `faults`."""
        complaints = Complaints()
        _LOG.addHandler(complaints)
        try:
            with self.time.running():
                self._play()
        except Exception as error:
            self.faults.append(f"the trial itself failed: {error!r}")
        finally:
            _LOG.removeHandler(complaints)
        self.faults += [f"logged: {line}" for line in complaints.lines]
        self.faults += [f"in a callback: {trouble}" for trouble in self.time.troubles]

    # --- the story

    def _play(self) -> None:
        self._open_house(self._new_disk())
        for number in range(self._plans.guests):
            guest = Guest(
                number, self._plans, FastRng(self.seed * 16 + number), clock=self.time.time,
                check=self._check,
            )  # fmt: skip
            guest.acts_left = ACTS
            self._guests.append(guest)
            self.time.call_later(self._dice.fraction() * 2, guest.switch_on)
        self._storm()
        self._calm_down()
        self._judge()
        self._end()

    def _storm(self) -> None:
        shortest, longest = STORM
        end = self.time.time() + shortest + self._dice.fraction() * (longest - shortest)
        while self.time.time() < end and not self._is_through():
            self.time.pass_until(self.time.time() + self._dice.fraction() * 4)
            self._trick()

    def _calm_down(self) -> None:
        """Mend the network; all come back, go on for a few actions, and then only look."""
        self._weather = replace(CALM, window=self._weather.window)
        for cable in self._cables:
            cable.reset()
        self._cables.clear()
        deadline = self.time.time() + CALMING
        self.time.pass_until(deadline, stop=self._all_back)
        if not self._all_back():
            names = [guest.name for guest in self._guests if not self._is_back(guest)]
            self.faults.append(f"not back after {CALMING} s: {', '.join(names)}")
        self._go_on(deadline)
        for guest in self._guests:
            guest.acts_left = 0
        self.time.pass_until(self.time.time() + QUIET)
        self._wait_for_news()

    def _wait_for_news(self) -> None:
        """Wait until nothing is under way: bots and clocks may have moved this very moment."""
        for _ in range(100):
            before = {table: self.house.version(table) for table in self.house.lobby.tables}
            self.time.pass_until(self.time.time() + NEWS)
            if before == {table: self.house.version(table) for table in self.house.lobby.tables}:
                return

    def _go_on(self, deadline: float) -> None:
        before = {table: self.house.version(table) for table in self.house.lobby.tables}
        for guest in self._guests:
            guest.acts_left = PLENTY
        for cable in self._cables:  # the last news may have to wait for a slow reader
            cable.stall(self._dice.choice((0.0, 0.0, QUIET / 2)))
        self.time.pass_until(deadline + CALMING, stop=lambda: self._has_moved(before))
        if not self._has_moved(before):
            self.faults.append("nobody could go on once the network was mended")
        self.time.pass_until(self.time.time() + QUIET / 4)

    def _end(self) -> None:
        for guest in self._guests:
            if guest.trouble is not None:
                self.faults.append(f"{guest.name}'s program failed: {guest.trouble!r}")
            guest.crash()
        self.house.shut()
        self.time.pass_until(self.time.time() + 1)

    # --- tricks

    def _trick(self) -> None:
        self.tricks += 1
        roll = self._dice.below(100)
        if not self._cables or roll < 8:
            self._restart()
            return
        cable = self._dice.choice(list(self._cables))
        if roll < 40:
            cable.reset(tell_server_after=self._dice.fraction() * 3)
        elif roll < 55:
            cable.fall_silent()
        elif roll < 75:
            cable.stall(self._dice.fraction() * 6)
        else:
            self._crash(self._cables[cable], cable)
        self._cables = {cable: who for cable, who in self._cables.items() if cable.is_up}

    def _crash(self, guest: Guest, cable: Cable) -> None:
        guest.crash()
        cable.reset(tell_server_after=self._dice.fraction() * 8)
        self.time.call_later(self._dice.fraction() * 3, guest.switch_on)

    def _restart(self) -> None:
        """Kill the server; most come back with their disk, a few with an empty one."""
        self.restarts += 1
        self.house.shut()
        self._cables.clear()
        self.time.pass_until(self.time.time() + self._dice.fraction())
        is_lost = self._dice.below(4) == 0
        self._open_house(self._new_disk() if is_lost else self.house.disk.read_again())

    def _new_disk(self) -> Disk:
        return Disk(str(self.restarts))

    def _open_house(self, disk: Disk) -> None:
        self._disks[disk.name] = disk
        boot = f"{disk.name}-{self.restarts}"
        self.house = House(self.time, disk, seed=self.seed, boot=boot)

    def _forecast(self) -> Weather:
        window = self._dice.choice((300, 1000, 64 * 1024))
        jitter = self._dice.choice((0.0, 0.03, 0.3))
        return Weather(0.002 + 0.05 * self._dice.fraction(), jitter, window=window)

    async def _connect(self, make: Callable[[], Any]) -> tuple[Any, Any]:
        await asyncio.sleep(self._weather.delay)
        if not self.house.is_open or self._dice.below(20) == 0:
            raise ConnectionRefusedError
        client = make()
        cable = Cable(self.time, self._dice.fraction, self._weather, client)
        self._cables[cable] = self._caller()
        self.house.plug(cable)
        client.connection_made(cable)
        return cable, client

    def _caller(self) -> Guest:
        task = asyncio.current_task()
        return next(guest for guest in self._guests if guest.is_run_by(task))

    # --- the laws

    def _check(self, guest: Guest, told: Update, knew: bool) -> None:
        self.updates += 1
        if not knew:
            self.faults.append(f"{guest.name} was told a change of what he hadn't been told")
        if guest.session is None:
            return
        at = self.house.lobby.tables.get(told.table)
        player = self.house.lobby.players.get(guest.session.welcome.player)
        if at is None or player is None or player.name != guest.session.welcome.name:
            return
        may_see = at.company.viewer(player) if player in at.company.members() else SPECTATOR
        if told.viewer not in (may_see, SPECTATOR):
            self.faults.append(f"{guest.name} was told what seat {told.viewer} may know")
        is_newest = self.house.version(told.table) == (told.match, told.version)
        if is_newest and not is_same(told.observation, self.house.truth(told.table, may_see)):
            self.faults.append(f"{guest.name} was told another truth than his own")

    def _judge(self) -> None:
        for guest in self._guests:
            self._judge_screen(guest)
        for name, disk in self._disks.items():
            asked = [a for guest in self._guests for a in guest.asked if a.disk == name]
            for place in sorted({a.place for a in asked} | set(disk.acts)):
                there, taken = [a for a in asked if a.place == place], disk.acts.get(place, [])
                if not once_each(there, taken):
                    fates = [(a.text, a.fate) for a in there]
                    self.faults.append(f"at {place} of disk {name}: {fates}, took {taken}")

    def _judge_screen(self, guest: Guest) -> None:
        view = None if guest.session is None else guest.session.table
        at = None if view is None else self.house.lobby.tables.get(view.id)
        if view is None or at is None:
            self.faults.append(f"{guest.name} is at no table")
            return
        if view.info != at.info():
            self.faults.append(f"{guest.name} sees {view.info}, it is {at.info()}")
        if at.play is None:
            return
        viewer = guest.viewer()
        truth = at.play.update(viewer)
        shown = (view.match, view.version, view.prompt, view.stage)
        true = (truth.match, truth.version, truth.prompt, truth.stage)
        if shown != true:
            self.faults.append(f"{guest.name} sees {shown}, it is {true}")
        encode = msgspec.msgpack.encode
        if not is_same(encode(view.observation), at.play.match.state.observation(viewer)):
            self.faults.append(f"{guest.name} sees another position than the server's")
        if encode(list(view.legal or ())) != bytes(truth.legal):
            self.faults.append(f"{guest.name} is offered other actions than the server's")

    # --- questions

    def _is_through(self) -> bool:
        return bool(self._guests) and all(guest.is_through for guest in self._guests)

    def _is_back(self, guest: Guest) -> bool:
        session = guest.session
        has_cable = any(cable.is_up and who is guest for cable, who in self._cables.items())
        return has_cable and session is not None and session.connected and bool(session.table)

    def _all_back(self) -> bool:
        return all(self._is_back(guest) for guest in self._guests)

    def _has_moved(self, before: dict[int, tuple[int, int]]) -> bool:
        for number, table in self.house.lobby.tables.items():
            if table.phase == "over" or self.house.version(number) > before.get(number, (0, 0)):
                return True
        return False


def once_each(asked: Sequence[Asked], taken: Sequence[str]) -> bool:
    """Tell whether what the server took is what was asked: each done one once, in order."""
    places = {0}
    for one in asked:
        after = {p + 1 for p in places if p < len(taken) and taken[p] == one.text}
        places = {"done": after, "refused": places, "unknown": places | after}[one.fate]
    return len(taken) in places


def run_trials(seeds: Iterable[int]) -> Tally:
    """Play these seeds and add up what came of them."""
    tally = Tally()
    with _collecting_rarely():
        for seed in seeds:
            trial = Trial(seed)
            trial.run()
            tally.add(trial)
    return tally


@contextmanager
def _collecting_rarely() -> Iterator[None]:
    """Look for garbage after a few trials, not all the time: that takes a fifth of it."""
    usual = gc.get_threshold()
    gc.set_threshold(GARBAGE, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
