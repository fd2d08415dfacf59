"""Files of finished matches, played here by the rules: for what is checked, and watched again."""

from collections.abc import Callable
from functools import cache

from tablee.engine import OPEN, SPECTATOR, Action, FastRng, SeededRng, Setup, State
from tablee.fairness import MatchId, Opening, commitment_of
from tablee.games import AnyGame, get_game
from tablee.record import Chair, Ending, Header, Move, Witness, with_witness, write

CHAIRS = (
    Chair("Basile"), Chair("Nyr", "normal"), Chair("Perrine"), Chair("Regin", "easy"),
    Chair("Théodebert de Montfaucon"), Chair("Dvalin", "hard"), Chair("Lise"), Chair("Zoé"),
)  # fmt: skip
BEGAN = 1_790_000_000.0

Choose = Callable[[State, int, FastRng], Action]


def at_random(state: State, seat: int, luck: FastRng) -> Action:
    """Do anything."""
    return state.legal_actions(seat).sample(luck)


def match_file(
    game: AnyGame, setup: Setup, choose: Choose, *, witness: bool = True, kept: bool = False
) -> bytes:
    """Give the file of a match in which two players had their part in the chance.

    Its `witness` is the client of the first seat. Where its secret is `kept` it holds what that
    seat saw, and nothing else.
    """
    kind, seats = game.type, setup.seats
    who = MatchId("odilon", 5, 1, kind.slug, kind.rules_version)
    parts = tuple(bytes([7 + k] * 32) if k in (0, 2) else None for k in range(seats))
    opening = Opening(bytes(range(32)), parts)
    seed, dice, luck = opening.seed(who), SeededRng(opening.seed(who)), FastRng(1)
    state, moves = game.new_initial_state(setup, dice), list[Move]()
    while not state.is_terminal():
        seat = state.current_players()[0]
        action = choose(state, seat, luck)
        moves.append(Move(len(moves) + 2, seat, game.action_to_string(action), "player", 0))
        state.apply_action(seat, action, dice)
    commitment = commitment_of(opening.secret, who)
    header = Header(
        game=kind.slug, rules_version=kind.rules_version, setup=setup, server_id=who.server,
        server="Chez Odilon", software="tablee", table=who.table, match=who.match,
        chairs=CHAIRS[:seats], began=BEGAN,
        viewers=(0,) if kept else (OPEN, SPECTATOR, *range(seats)),
        commitment=None if kept else commitment, opening=None if kept else opening,
    )  # fmt: skip
    ending = Ending(state.outcome().reason, BEGAN + 900, state.outcome())
    file = b"".join(write(game, header, seed=seed, moves=moves, ending=ending))
    if not witness:
        return file
    return with_witness(file, Witness(0, commitment, parts[0], parts))


@cache
def sound_file(slug: str, seats: int | None = None) -> bytes:
    """Give the file of a match that was played by the game's own heuristic."""
    game = get_game(slug)

    def choose(state: State, seat: int, luck: FastRng) -> Action:
        legal = state.legal_actions(seat)
        found = game.brain.heuristic(state.observation(seat), legal, luck)
        return found or legal.sample(luck)

    options = {"limit_deals": 3} if slug == "nain-jaune" else {}
    setup = game.setup(seats or game.type.default_seats, options=options)
    return match_file(game, setup, choose)
