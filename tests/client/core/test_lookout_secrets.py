"""Every byte that a screen for a room is sent in a match of each game, searched for secrets."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from tablee.engine import SPECTATOR, SeededRng
from tablee.games import AnyGame, get_game
from tablee.protocol import Connection, Message, Role, TableRules
from tablee.protocol.messages import Hello, Update
from tablee_client.core.address import Address
from tablee_client.core.autoplay import Autoplay, play_anything
from tablee_client.core.bigscreen.lookout import Lookout, Server
from tablee_client.core.greeting import Keys, Profile, hello
from tablee_client.core.invitation import Invitation
from tablee_client.core.link import Link
from tablee_client.core.session import Session
from tablee_server.limits import Pace, ServerLimits
from tablee_server.listener import listen
from tablee_server.server import Plan
from tablee_server.server import Server as RealServer
from tests.client.core.test_lookout import seen

SLUGS = ("nain", "nain-jaune", "oh-les-nains", "gnumies", "gold-der-maya")
FREE = ServerLimits(messages_a_second=1e6, messages_at_once=1_000_000)
LATE_HANDS = TableRules(bank=0, afk=0, open_hands=30)
HAND = 4
"""Cards that a hand has at least to be looked for: fewer may be said of something else."""
SCREEN = Profile("Screen", is_public=True)


@pytest.fixture
async def place() -> AsyncIterator[Address]:
    socket = listen("127.0.0.1", 0)
    server = RealServer(Plan("Test", "id", seed=3, pace=Pace(0.0), limits=FREE), [socket])
    server.start()
    yield Address("127.0.0.1", socket.getsockname()[1], plain=True)
    await server.close()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> dict[Link, bytearray]:
    """Give all bytes that each link has received."""
    kept: dict[Link, bytearray] = {}
    take = Link.buffer_updated

    def record(link: Link, nbytes: int) -> None:
        kept.setdefault(link, bytearray()).extend(link.get_buffer(0)[:nbytes])
        take(link, nbytes)

    monkeypatch.setattr(Link, "buffer_updated", record)
    return kept


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_screen_is_sent_no_secret_in_a_whole_match(
    place: Address, heard: dict[Link, bytearray], slug: str
) -> None:
    host = await Session.open(place, Profile("Ana"), Keys())
    own = set(heard)

    async def call(invitation: Invitation) -> Session:
        return await Session.open(invitation.addresses[0], SCREEN, Keys())

    lookout = Lookout(call, lambda: [Server("s", Invitation((place,)))])
    options = {"reaction_ms": 0} if slug == "nain" else {}
    seats = 3 if slug == "nain" else get_game(slug).type.seats[0]
    await host.create_table(slug, "Attic", seats=seats, options=options, rules=LATE_HANDS)
    await host.ready()
    await host.start()
    await seen(lookout, lambda: bool(lookout.looks()))
    await Autoplay(host, play_anything, SeededRng.from_number(5)).to_the_end()
    await seen(lookout, lambda: lookout.evening.matches == 1)
    game = get_game(slug)
    told = [one for link, data in heard.items() if link not in own for one in updates(data)]
    mine = [one for link in own for one in updates(heard[link])]
    await lookout.close()
    await host.close()
    assert told[-1].outcome is not None
    assert len(told) > 5
    for update in told:
        assert is_for_everybody(game, update)
    own_parts = b"".join(bytes(part) for one in mine for part in parts(one))
    told_until = {one.version: parts(one) for one in told}
    hands = {one.version: hands_in(game, one) for one in mine}
    shown = bytearray()
    for version in range(mine[-1].version):
        shown += b"".join(map(bytes, told_until.get(version, [])))
        for hand in hands.get(version, []):
            assert hand in own_parts
            assert hand not in shown


def updates(data: bytearray) -> list[Update]:
    """Read what a server has said, byte by byte as it came."""
    end = Connection(Role.CLIENT)
    end.send(hello(SCREEN, Keys(), None))
    messages: list[Message] = end.receive(bytes(data))
    assert not any(isinstance(one, Hello) for one in messages)
    return [one for one in messages if isinstance(one, Update)]


def parts(update: Update) -> list[msgspec.Raw]:
    return [update.observation, update.events, *([] if update.log is None else [update.log])]


def is_for_everybody(game: AnyGame, update: Update) -> bool:
    """Tell whether an update is what anybody may know: nothing to decide, no event of a seat's."""
    found = game.decode_observation(bytes(update.observation))
    events = [e for raw in parts(update)[1:] for e in game.decode_events(bytes(raw))]
    redacted = [event.seen_by(SPECTATOR) for event in events]
    nothing = (update.prompt, bool(game.decode_legal(bytes(update.legal)))) == (0, False)
    return (
        nothing and (update.viewer, found.viewer) == (SPECTATOR, SPECTATOR) and events == redacted
    )


def hands_in(game: AnyGame, update: Update) -> list[bytes]:
    """Give the hand that an update tells its player alone, as it stands on the wire."""
    seen = game.decode_observation(bytes(update.observation))
    hand = getattr(seen, "hand", None)
    is_open = getattr(seen, "hands", None) is not None or update.outcome is not None
    if game.type.slug == "gnumies" or is_open or not hand or len(hand) < HAND:
        return []  # in The Gnumies all know what everybody holds
    return [msgspec.msgpack.encode(hand)]
