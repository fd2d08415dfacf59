"""What a viewer may know: all that he saw, nothing else, and worlds made of that alone."""

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from tablee.engine import (
    OPEN,
    SPECTATOR,
    Action,
    Event,
    IllegalAction,
    LegalActions,
    Observation,
    Rng,
    Seat,
    Sights,
    State,
    Viewer,
    seen_events,
)
from tests.conformance.laws.crossed import CrossedRng
from tests.conformance.laws.law import Book
from tests.conformance.matches import Match, Position
from tests.conformance.players import some

BOOK = Book()
OBSERVATION_LIMIT = 4096
CROSSED_PLIES = 120


@BOOK.positions(examples=100)
def observations_are_short_and_cross_the_wire(position: Position, luck: Rng) -> None:
    del luck
    state = position.fresh()
    for viewer in (*position.viewers, OPEN):
        observation = state.observation(viewer)
        assert observation.viewer == viewer
        sent = msgspec.msgpack.encode(observation)
        assert len(sent) <= OBSERVATION_LIMIT, f"{len(sent)} bytes for viewer {viewer}"
        assert position.game.decode_observation(sent) == observation, viewer


@BOOK.positions(examples=100)
def observations_together_are_those_apart(position: Position, luck: Rng) -> None:
    """Whoever looks with others sees what he sees alone, in whatever order they look."""
    del luck
    state, sights = position.fresh(), Sights(position.match.begin())
    viewers = (*position.viewers, OPEN)
    apart = {viewer: state.observation(viewer) for viewer in viewers}
    for looking in (viewers, viewers[::-1], viewers[:1]):
        found = sights.of(state, looking)
        read = {viewer: position.game.decode_observation(found[viewer]) for viewer in found}
        assert read == {viewer: apart[viewer] for viewer in looking}
    assert len({tuple(state.own_view(seat) or ()) for seat in position.seats}) == 1


@BOOK.positions(examples=100)
def determinize_is_consistent(position: Position, luck: Rng) -> None:
    _imagines_what_may_be(position, position.game.determinize, luck)


@BOOK.positions(examples=60)
def belief_is_consistent(position: Position, luck: Rng) -> None:
    """However a brain weighs what may be, it never believes what can't be."""
    game = position.game
    _imagines_what_may_be(position, partial(game.brain.believe, game), luck)


def _imagines_what_may_be(
    position: Position, guess: Callable[[Observation, Rng], State], luck: Rng
) -> None:
    state, game = position.fresh(), position.game
    for viewer in position.viewers:
        world = guess(state.observation(viewer), luck)
        assert world.problems() == [], viewer
        assert dict(game.conserved(world)) == dict(game.conserved(state)), viewer
        assert world.is_terminal() == state.is_terminal(), viewer
        assert world.current_players() == state.current_players(), viewer
        assert known(world, viewer) == known(state, viewer), f"viewer {viewer} sees another world"


@BOOK.positions(examples=60)
def determinize_is_blind(position: Position, luck: Rng) -> None:
    """The same observation and luck give the same world, whatever else was played or looked at."""
    _sees_no_truth(position, position.game.determinize, luck)


@BOOK.positions(examples=40)
def belief_is_blind(position: Position, luck: Rng) -> None:
    """So do a brain's beliefs, whatever it thought about before."""
    game = position.game
    _sees_no_truth(position, partial(game.brain.believe, game), luck)


def _sees_no_truth(
    position: Position, guess: Callable[[Observation, Rng], State], luck: Rng
) -> None:
    state, game = position.fresh(), position.game
    for viewer in position.viewers:
        label, seen = str(luck.below(1 << 30)), state.observation(viewer)
        sent = msgspec.msgpack.encode(seen)
        world = guess(seen, luck.derive(label))
        for elsewhere in position.match.positions[:4]:
            other = elsewhere.fresh().observation(viewer)
            guess(other, luck.derive(label))
        for received in (seen, game.decode_observation(sent)):
            again = guess(received, luck.derive(label))
            assert again.to_bytes() == world.to_bytes(), f"the truth shows to viewer {viewer}"


@BOOK.positions(examples=60)
def a_guessed_world_plays_like_the_truth(position: Position, luck: Rng) -> None:
    for viewer in position.viewers:
        seen = position.fresh().observation(viewer)
        for seat in position.seats:
            for action in _few(some(position.game, position.fresh(), seat, luck), luck):
                world: State = position.game.determinize(seen, luck)
                if world.legal_actions(seat).allows(action):
                    _events_and_knowledge_agree(position, world, viewer, (seat, action))
                else:
                    assert seat != viewer, "a viewer's own choice depends on what he can't know"


@BOOK.positions(examples=100)
def what_is_not_seen_is_not_known(position: Position, luck: Rng) -> None:
    for seat in position.seats:
        asked = _few(some(position.game, position.fresh(), seat, luck), luck, most=6)
        tried = [(action, *_applied(position, seat, action)) for action in asked]
        for viewer in position.viewers:
            if viewer != seat:
                _same_sight_same_knowledge(tried, viewer)


@BOOK.positions(examples=150)
def a_sealed_choice_shows_only_that_it_was_made(position: Position, luck: Rng) -> None:
    if position.game.type.dynamics == "sequential":
        return
    state = position.fresh()
    owing = state.current_players()
    for seat in owing if len(owing) > 1 else ():
        for kind, actions in _by_kind(position, seat, luck).items():
            tried = [(action, *_applied(position, seat, action)) for action in actions]
            sealed = [(a, after, ev) for a, after, ev in tried if _waits(after, owing, seat)]
            for viewer in position.viewers:
                if viewer != seat:
                    sights = {_sight(events, viewer) for _, _, events in sealed}
                    facts = {known(after, viewer) for _, after, _ in sealed}
                    assert len(sights) <= 1, f"viewer {viewer} sees which {kind} was sealed"
                    assert len(facts) <= 1, f"viewer {viewer} knows which {kind} was sealed"
            for _, after, _ in sealed:
                _others_choose_as_before(state, after, [o for o in owing if o != seat])


@BOOK.matches(examples=40)
def hidden_chance_stays_hidden(match: Match, luck: Rng) -> None:
    """Play a match again with one draw of chance crossed, move by move beside the original.

    As long as a viewer has seen the same events in both, he must know the same in both; and where
    he knows the same of positions that differ, his events may not have named different things.
    """
    crossed_at = luck.below(3)
    viewers = [luck.below(match.setup.seats), luck.below(match.setup.seats), SPECTATOR]
    alike = list(dict.fromkeys(viewers))
    for ply, (truth, other, told, other_told) in enumerate(_side_by_side(match, crossed_at, luck)):
        for viewer in tuple(alike):
            same = known(truth, viewer) == known(other, viewer)
            if _sight(told, viewer) == _sight(other_told, viewer):
                assert same, f"after {ply} moves viewer {viewer} knows what nothing told him"
            else:
                named = _things(told, viewer) == _things(other_told, viewer)
                moot = truth.to_bytes() == other.to_bytes()
                assert named or moot or not same, (
                    f"after {ply} moves viewer {viewer} was told too much"
                )
                alike.remove(viewer)


def known(state: State, viewer: Viewer) -> bytes:
    """Give all that a viewer is given: observation, and a seat's stage and legal actions."""
    seated = viewer >= 0
    legal: LegalActions | tuple[()] = state.legal_actions(viewer) if seated else ()
    stage = state.stage(viewer) if seated else ""
    return msgspec.msgpack.encode((state.observation(viewer), stage, legal))


def _side_by_side(
    match: Match, crossed_at: int, luck: Rng
) -> Iterator[tuple[State, State, list[Event], list[Event]]]:
    dice, crossed = match.dice(), CrossedRng.of(match.dice(), at=crossed_at, luck=luck)
    told: list[Event] = []
    other_told: list[Event] = []
    truth, other = match.begin(dice, told), match.begin(crossed, other_told)
    yield truth, other, told, other_told
    for seat, action in match.moves[:CROSSED_PLIES]:
        told = truth.apply_action(seat, action, dice)
        try:
            other_told = other.apply_action(seat, action, crossed)
        except IllegalAction:
            return
        yield truth, other, told, other_told


def _events_and_knowledge_agree(
    position: Position, world: State, viewer: Viewer, move: tuple[Seat, Action]
) -> None:
    truth = position.fresh()
    told = truth.apply_action(*move, position.dice())
    guessed = world.apply_action(*move, position.dice())
    same_sight = _sight(told, viewer) == _sight(guessed, viewer)
    same_facts = known(truth, viewer) == known(world, viewer)
    assert same_facts or not same_sight, f"viewer {viewer} learns what no event of {move} told"
    assert same_sight or not same_facts, f"viewer {viewer} forgets what the events of {move} told"


def _same_sight_same_knowledge(
    tried: list[tuple[Action, State, list[Event]]], viewer: Viewer
) -> None:
    facts: dict[bytes, tuple[Action, bytes]] = {}
    for action, after, events in tried:
        knows = known(after, viewer)
        other, before = facts.setdefault(_sight(events, viewer), (action, knows))
        assert knows == before, f"viewer {viewer} can tell {action} from {other}, unseen"


def _others_choose_as_before(before: State, after: State, others: list[Seat]) -> None:
    for other in others:
        assert after.legal_actions(other) == before.legal_actions(other), other
        assert after.stage(other) == before.stage(other), other


def _waits(after: State, owing: tuple[Seat, ...], seat: Seat) -> bool:
    """Tell whether an action sealed a choice and resolved nothing."""
    return after.current_players() == tuple(other for other in owing if other != seat)


def _applied(position: Position, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    state = position.fresh()
    return state, state.apply_action(seat, action, position.dice())


def _by_kind(position: Position, seat: Seat, luck: Rng) -> dict[str, list[Action]]:
    kinds: dict[str, list[Action]] = {}
    for action in some(position.game, position.fresh(), seat, luck):
        kinds.setdefault(action.kind(), []).append(action)
    return kinds


def _few(actions: list[Action], luck: Rng, most: int = 3) -> list[Action]:
    return luck.sample(actions, min(most, len(actions)))


def _sight(events: list[Event], viewer: Viewer) -> bytes:
    return msgspec.msgpack.encode(seen_events(events, viewer))


def _things(events: list[Event], viewer: Viewer) -> list[str]:
    """Give the words and numbers a viewer was told, whatever their order (cards come in any)."""
    found: list[str] = []
    heap: list[object] = [msgspec.to_builtins(seen_events(events, viewer))]
    while heap:
        thing = heap.pop()
        if isinstance(thing, dict):
            heap.extend((*thing, *thing.values()))
        elif isinstance(thing, list | tuple):
            heap.extend(thing)
        else:
            found.append(repr(thing))
    return sorted(found)
