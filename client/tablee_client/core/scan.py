"""Knocks at every address of the small networks around: the last way to find a server.

It finds what neither multicast nor broadcast reaches; a network larger than LARGEST is left alone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from ipaddress import IPv4Interface
from typing import Final

LARGEST: Final = 1024
AT_ONCE: Final = 64

Knock = Callable[[str], Awaitable[bool]]


def hosts(networks: Sequence[IPv4Interface]) -> Iterator[str]:
    """Give every other host's address on the networks that are small enough, each once."""
    own = {network.ip for network in networks}
    small = {n.network for n in networks if n.network.num_addresses <= LARGEST}
    for network in sorted(small):
        if not network.is_loopback:
            yield from (str(host) for host in network.hosts() if host not in own)


async def knock_at_all(
    addresses: Sequence[str],
    knock: Knock,
    goes_on: Callable[[float], None] = lambda _: None,
) -> list[str]:
    """Give the addresses at which somebody opened; at most AT_ONCE are knocked at together.

    `goes_on` hears the part that is done, 0 to 1.
    """
    opened: list[str] = []
    for k in range(0, len(addresses), AT_ONCE):
        goes_on(k / len(addresses))
        group = addresses[k : k + AT_ONCE]
        answers = await asyncio.gather(*(knock(address) for address in group))
        opened += [address for address, is_open in zip(group, answers, strict=True) if is_open]
    return opened
