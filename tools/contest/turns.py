"""Whose turn it is, as at a table: who may but need not act is asked first, then who owes."""

from collections.abc import Callable

from tablee.engine import Action, LegalActions, Seat, State

Ask = Callable[[Seat, LegalActions, bool], Action | None]
"""Asks a seat for one of its actions; the last argument tells whether it owes one."""


def next_move(state: State, seats: int, ask: Ask) -> tuple[Seat, Action]:
    """Give the next action of a match that isn't over, and whose it is.

    Where a seat that owes an action gives none, it is the rules' fall-back.
    """
    owing = state.current_players()
    for seat in range(seats):
        if seat not in owing and (legal := state.legal_actions(seat)):
            wish = ask(seat, legal, False)
            if wish is not None:
                return seat, wish
    seat = owing[0]
    action = state.forced_action(seat) or ask(seat, state.legal_actions(seat), True)
    return seat, state.timeout_action(seat) if action is None else action
