"""Who is told what of a match's chance, and when."""

from collections.abc import Iterable

from tablee.engine import Viewer
from tablee.protocol.deals import Proven
from tablee_server.play import Play
from tablee_server.player import Player


def tell_proofs(play: Play, viewers: Iterable[tuple[Player, Viewer]]) -> None:
    """Follow an update with what each viewer can check of it."""
    dealings = play.dealings
    if dealings is None or not dealings.has_news:
        return
    for player, viewer in viewers:
        if player.understands(Proven):
            news = dealings.news(viewer, play.match.version)
            if news is not None:
                player.send(news)
    dealings.told()


def tell_all(play: Play, player: Player, viewer: Viewer) -> None:
    """Tell somebody who comes later the whole truth of a match, and what he can check of it."""
    dealings = play.dealings if player.understands(Proven) else None
    for message in dealings.before() if dealings is not None else ():
        player.send(message)
    player.send(play.update(viewer))
    if dealings is not None:
        player.send(dealings.roots(play.match.version))
        if play.match.is_over:
            player.send(dealings.revealed())


def tell_secret(play: Play, members: Iterable[Player]) -> None:
    """Tell the secret of a match that is over or broken off."""
    if play.dealings is not None:
        for player in members:
            player.send(play.dealings.revealed())
