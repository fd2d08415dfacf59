"""A finished match, checked: a right one, a wrong one, one that can't be had."""

from collections.abc import Callable, Iterator

import msgpack

from tablee.engine import OPEN, SPECTATOR, FastRng, SeededRng
from tablee.fairness import MatchId, Opening, commitment_of
from tablee.games.nain_jaune import GAME
from tablee.record import Chair, Ending, Header, Move, Witness, read, sealed, with_witness, write
from tablee_client.core.verifying import verify
from tablee_client.view.app import App
from tablee_client.view.screen import Screen
from tablee_client.view.screens.checked import CheckedScreen
from tools.scenes import Scene
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom

SEATS = 4


def match_file() -> bytes:
    """Give the file of a whole match in which two players had their part in the chance."""
    kind, setup = GAME.type, GAME.setup(SEATS, options={"limit_deals": 2})
    who = MatchId("odilon", 5, 1, kind.slug, kind.rules_version)
    opening = Opening(bytes(range(32)), (bytes([7] * 32), None, bytes([9] * 32), None))
    seed, dice, luck = opening.seed(who), SeededRng(opening.seed(who)), FastRng(1)
    state, moves = GAME.new_initial_state(setup, dice), list[Move]()
    while not state.is_terminal():
        seat = state.current_players()[0]
        action = state.legal_actions(seat).sample(luck)
        moves.append(Move(len(moves) + 2, seat, GAME.action_to_string(action), "player", 0))
        state.apply_action(seat, action, dice)
    commitment, at = commitment_of(opening.secret, who), 1_790_000_000.0
    header = Header(
        game=kind.slug, rules_version=kind.rules_version, setup=setup, server_id=who.server,
        server="Chez Odilon", software="tablee", table=who.table, match=who.match,
        chairs=(Chair("Basile"), Chair("Nyr", "normal"), Chair("Perrine"), Chair("Regin", "easy")),
        began=at, viewers=(OPEN, SPECTATOR, *range(SEATS)), commitment=commitment, opening=opening,
    )  # fmt: skip
    ending = Ending("limit", at + 900)
    file = b"".join(write(GAME, header, seed=seed, moves=moves, ending=ending))
    return with_witness(file, Witness(0, commitment, opening.entropies[0], opening.entropies))


def _forged(file: bytes) -> bytes:
    """Give the file of a server that dealt other cards than its secret gives."""
    unpacker = msgpack.Unpacker(strict_map_key=False)
    unpacker.feed(file)
    values = list(unpacker)[:-1]
    values[1][1]["opening"][0] = bytes(32)

    def bodies() -> Iterator[bytes]:
        for value in values:
            yield msgpack.packb(value)

    return b"".join(sealed(bodies()))


def _of(make: Callable[[], bytes] | None) -> Callable[[App], Screen]:
    def made(app: App) -> Screen:
        room = PaperRoom()
        room.file = None if make is None else make()
        return CheckedScreen(app, home(app.words.locale), room)

    return made


def _shown(_app: App, screen: Screen) -> None:
    """Show at once what the screen will find, whenever its thread is done."""
    assert isinstance(screen, CheckedScreen)
    file = screen.room.file if isinstance(screen.room, PaperRoom) else None
    assert file is not None
    screen.show(file, verify(read(file)))


SCENES = (
    Scene("checked", _of(match_file), _shown, frames=2),
    Scene("checked-wrong", _of(lambda: _forged(match_file())), _shown, frames=2),
    Scene("checked-refused", _of(None), frames=4),
)
