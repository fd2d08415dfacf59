"""What goes over the wire is unreadable, by a search that does find hands in plain text."""

from asyncio import sslproto

from tablee.games import get_game
from tools.wire_secrets import is_right, search


async def test_hands_are_read_in_plain_text_and_never_with_tls() -> None:
    game = get_game("nain-jaune")
    plain = await search(game, updates=12, over_tls=False)
    assert plain["readable"] == plain["hands"] == 12
    tls = await search(game, updates=12, over_tls=True)
    assert (tls["hands"], tls["readable"]) == (12, 0)
    assert tls["bytes"] > 12 * 300
    assert is_right({"a": {"plain": plain, "tls": tls}})
    assert not is_right({"a": {"plain": tls, "tls": tls}})
    assert not is_right({"a": {"plain": plain, "tls": plain}})
    assert vars(sslproto.SSLProtocol)["max_size"] == 16 * 1024, "memory of an idle connection"
