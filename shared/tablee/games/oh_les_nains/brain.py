"""Sound play without search: one look ahead, with an eye to the cards that remain.

A card is judged by where it leaves the strip and by the best card then left in the hand. A dwarf is
taken for countered as often as experience says; a counter is weighed against declining and playing
on. The first colour is the one that the hand favours.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from tablee.engine import (
    Action,
    Brain,
    Decision,
    Game,
    LegalActions,
    Plan,
    Reason,
    Rng,
)
from tablee.games.oh_les_nains.actions import (
    COLOUR_OF,
    EFFECT_OF,
    KIND_OF,
    MOVE_OF,
    Counter,
    Decline,
    Exchange,
    Pick,
)
from tablee.games.oh_les_nains.cards import (
    CODES,
    COLOURS,
    DWARF_ANY,
    FIRST_SQUIRREL,
    INDEX,
    effect_of,
    is_multicolour,
    kinds_of,
)
from tablee.games.oh_les_nains.chance import chances
from tablee.games.oh_les_nains.facts import team_of
from tablee.games.oh_les_nains.greedy import play_greedily
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee.games.oh_les_nains.outlook import Outlook, outlook_of
from tablee.games.oh_les_nains.reasons import reasons_for
from tablee.games.oh_les_nains.state import OhLesNainsState

# How likely the next seat counters, what the next best card counts, and what five new ones promise.
COUNTERED: Final = 0.15
NEXT_CARD: Final = 0.8
NEW_HAND: Final = 6.0
# So many moves an imagined match is played on before it is judged.
LOOK_AHEAD: Final = 3


class OhLesNainsBrain(Brain[OhLesNainsState, OhLesNainsObservation]):
    """The game's own knowledge of good play."""

    plans = MappingProxyType({"hard": Plan("flat", 500), "expert": Plan("flat", 2500)})

    def heuristic(
        self, observation: OhLesNainsObservation, legal: LegalActions, rng: Rng
    ) -> Action | None:
        """Give a sound move; None where nothing may be done."""
        if not legal:
            return None
        actions = [a for a in legal.actions() if not isinstance(a, Exchange)]
        if observation.phase == "pick":
            return _best([(a, _favour(observation, a)) for a in actions], rng)
        outlook = outlook_of(observation, team_of(observation.viewer))
        hand = kinds_of(observation.hand or ())
        if observation.phase == "counter":
            return _answer(observation, outlook, actions, rng)
        whole = Exchange(observation.hand or ())
        candidates = [(a, _promise(outlook, hand, MOVE_OF[a], observation)) for a in actions]
        return _best([*candidates, (whole, _exchange_worth(outlook))], rng)

    def rollout(self, game: Game[Any, Any], state: OhLesNainsState, rng: Rng) -> None:  # noqa: ARG002
        """Play a few moves by `greedy`, and on to the beginning of a turn."""
        facts = state
        play_greedily(facts, rng, most=LOOK_AHEAD)
        while facts.phase not in ("main", "over"):
            play_greedily(facts, rng, most=1)

    def utilities(self, state: OhLesNainsState) -> tuple[float, ...]:
        """See `chance`."""
        return chances(state)

    def reasons(
        self,
        observation: OhLesNainsObservation,
        decision: Decision,
        worlds: Sequence[OhLesNainsState],
    ) -> tuple[Reason, ...]:
        """See `reasons`."""
        return reasons_for(observation.viewer, decision, worlds)


def _best(rated: list[tuple[Action, float]], rng: Rng) -> Action:
    """Give one of the best; chance breaks ties."""
    most = max(worth for _, worth in rated)
    return rng.choice([action for action, worth in rated if worth >= most - 1e-9])


def _favour(seen: OhLesNainsObservation, action: Action) -> float:
    """Say how much the own hand favours a colour."""
    assert isinstance(action, Pick)
    colour, favour = COLOURS.index(action.colour), 0.0
    for code in seen.hand or ():
        kind = INDEX[code]
        if kind <= DWARF_ANY:
            favour += 0.2 * (kind == colour)
        elif kind < FIRST_SQUIRREL and not is_multicolour(kind):
            double, zero = effect_of(kind)
            favour += (double == colour) - (zero == colour)
    return favour


def _promise(outlook: Outlook, hand: list[int], move: int, seen: OhLesNainsObservation) -> float:
    """Estimate what a card of one's own turn is worth."""
    kind, colour = KIND_OF[move], COLOUR_OF[move]
    left = hand[:]
    left.remove(kind)
    if kind > DWARF_ANY:
        squirrel = kind >= FIRST_SQUIRREL
        after = outlook.played(kind) if squirrel else outlook.compared(*EFFECT_OF[move])
        return after.worth() + _hope(after, left)
    pulled = outlook.pulled(-2)
    placed = pulled.grown(colour, 1, to_us=True)
    risk = COUNTERED if seen.options["counters"] else 0.0
    worth = (1 - risk) * placed.worth() + risk * pulled.worth()
    return worth + _hope(placed, left)


def _hope(outlook: Outlook, left: list[int]) -> float:
    """Estimate what the hand promises for the next turn."""
    if not left:
        return NEXT_CARD * NEW_HAND
    now = outlook.worth()
    return NEXT_CARD * max(min(outlook.played(kind).worth() - now, 8.0) for kind in left)


def _exchange_worth(outlook: Outlook) -> float:
    return outlook.pulled(-1).worth() + NEXT_CARD * NEW_HAND


def _answer(
    seen: OhLesNainsObservation, outlook: Outlook, actions: list[Action], rng: Rng
) -> Action:
    """Weigh a counter against letting the chain be settled and playing on."""
    assert seen.colour is not None
    colour, cards = COLOURS.index(seen.colour), len(seen.chain)
    hand = kinds_of(seen.hand or ())
    rated: list[tuple[Action, float]] = []
    for action in actions:
        if isinstance(action, Counter):
            left = hand[:]
            left.remove(INDEX[action.card])
            worth = _countered(outlook, colour, cards) + _hope(outlook, left)
            # Of two cards that fit, the one of the colour goes first.
            rated.append((action, worth - 0.1 * (action.card == CODES[DWARF_ANY])))
        else:
            rated.append((Decline(), _declined(seen, outlook, colour, hand)))
    return _best(rated, rng)


def _settled(outlook: Outlook, colour: int, cards: int, last_is_ours: bool) -> Outlook:
    dwarves = {1: 1, 2: 0, 3: 2, 4: 2}[cards]
    return outlook.grown(colour, dwarves, to_us=last_is_ours) if dwarves else outlook


def _countered(outlook: Outlook, colour: int, cards: int) -> float:
    mine = _settled(outlook, colour, cards + 1, last_is_ours=True).worth()
    if cards + 1 == 4:
        return mine
    theirs = _settled(outlook, colour, cards + 2, last_is_ours=False).worth()
    return (1 - COUNTERED) * mine + COUNTERED * theirs


def _declined(seen: OhLesNainsObservation, outlook: Outlook, colour: int, hand: list[int]) -> float:
    """Take the best that our turn can make of the settled chain."""
    settled = _settled(outlook, colour, len(seen.chain), last_is_ours=False)
    worth = _exchange_worth(settled)
    for kind in dict.fromkeys(hand):
        left = hand[:]
        left.remove(kind)
        if kind > DWARF_ANY:
            after = settled.played(kind)
        else:
            own = colour if kind == DWARF_ANY else kind
            after = settled.pulled(-2).grown(own, 1, to_us=True)
        worth = max(worth, after.worth() + _hope(after, left))
    return worth
