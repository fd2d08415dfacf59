"""Machines that are network namespaces, on one or more LANs of the private range 10.77.x.0/28."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from tools.lab.switch import Switch, Weather

_FIRST_HOST: Final = 2
_LETTERS: Final = cycle(ascii_lowercase)
_NEEDED: Final = ("ip", "nsenter")


def why_not() -> str:
    """Say what this machine lacks for a lab; empty if it can have one."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "network namespaces need root"
    absent = [tool for tool in _NEEDED if shutil.which(tool) is None]
    if absent:
        return f"no program {absent[0]}"
    if not Path("/dev/net/tun").exists():
        return "no TAP devices (/dev/net/tun)"
    tried = subprocess.run(("unshare", "--net", "true"), capture_output=True, check=False)
    return "" if tried.returncode == 0 else "network namespaces aren't allowed here"


class Machine:
    """One namespace. Its interfaces are eth0, eth1 ... in the order of its LANs."""

    def __init__(self, space: str) -> None:
        self.space = space
        self.addresses: list[str] = []

    def ip(self, *words: str) -> None:
        """Change its network by `ip`."""
        _run("ip", "-n", self.space, *words)

    def inside(self, command: Sequence[str]) -> list[str]:
        """Give the words that run a command on this machine."""
        return ["nsenter", f"--net=/run/netns/{self.space}", "--", *command]

    def move(self, address: str) -> None:
        """Give its eth0 another address in place of the one it has."""
        self.ip("addr", "flush", "dev", "eth0", "scope", "global")
        self.ip("addr", "add", f"{address}/28", "broadcast", "+", "dev", "eth0")
        self.ip("route", "replace", "224.0.0.0/4", "dev", "eth0")
        self.addresses[0] = address


class Lab:
    """`lans` tells which machines are on each LAN: [[0, 1], [0, 2]] puts machine 0 on both."""

    def __init__(self, lans: Sequence[Sequence[int]], seed: int = 1) -> None:
        """Put it up; use as a context, which takes it down."""
        self._name = f"tb{os.getpid() % 100000}{next(_LETTERS)}"
        count = 1 + max(number for lan in lans for number in lan)
        self.machines = [Machine(f"{self._name}m{number}") for number in range(count)]
        self._switches: list[Switch] = []
        try:
            for machine in self.machines:
                _run("ip", "netns", "add", machine.space)
                machine.ip("link", "set", "lo", "up")
            for number, members in enumerate(lans):
                self._join(number, members, seed + number)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Lab":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def weather(self) -> Weather:
        """Give the weather of the first LAN, whose ports are its machines in their order."""
        return self._switches[0].weather

    def set_weather(self, weather: Weather) -> None:
        """Let other things happen to the frames of the first LAN from now on."""
        self._switches[0].weather = weather

    def close(self) -> None:
        """Take everything down."""
        for machine in self.machines:
            subprocess.run(("ip", "netns", "del", machine.space), capture_output=True, check=False)
        for switch in self._switches:
            switch.close()

    def _join(self, lan: int, members: Sequence[int], seed: int) -> None:
        taps = [f"{self._name}l{lan}p{port}" for port in range(len(members))]
        switch = Switch(taps, seed)
        self._switches.append(switch)
        for tap, number in zip(taps, members, strict=True):
            machine = self.machines[number]
            device = f"eth{len(machine.addresses)}"
            address = f"10.77.{lan}.{_FIRST_HOST + number}"
            _run("ip", "link", "set", tap, "netns", machine.space, "name", device)
            machine.ip("addr", "add", f"{address}/28", "broadcast", "+", "dev", device)
            machine.ip("link", "set", device, "up")
            if not machine.addresses:
                machine.ip("route", "add", "224.0.0.0/4", "dev", device)
            machine.addresses.append(address)
        switch.start()


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise OSError(f"{' '.join(command)}: {done.stderr.strip()}")
