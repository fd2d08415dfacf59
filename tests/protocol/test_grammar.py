"""The table of who may say what when is complete, and both ends keep to it."""

from itertools import product

import pytest

from tablee.protocol import (
    FEATURES,
    GRAMMAR,
    Connection,
    Message,
    MisuseError,
    PeerError,
    Phase,
    Role,
)
from tablee.protocol.grammar import FEATURE_OF, OVER
from tablee.protocol.messages import Goodbye, Hello, Ping, Pong, Welcome
from tablee.protocol.pairing import Pair, PairAnswer, Paired, PairProof
from tests.protocol.wire import BEFORE, HELLO, WELCOME, body_of, framed, kinds_of
from tools.fuzz_protocol import below_of
from tools.fuzz_values import Values

SAID_BEFORE: dict[Phase, tuple[Role, Message]] = {
    Phase.PAIRING: (Role.CLIENT, Pair(bytes(33))),
    Phase.ANSWERED: (Role.SERVER, PairAnswer(bytes(33))),
    Phase.PROVEN: (Role.CLIENT, PairProof(bytes(32))),
}
PAIRING = tuple(SAID_BEFORE)


def in_phase(role: Role, phase: Phase) -> Connection:
    """Give an end of this role that has come as far as this phase by talking."""
    end = Connection(role)
    if phase in PAIRING:
        _talk(end, *PAIRING[: PAIRING.index(phase) + 1])
    elif phase is not Phase.NEW:
        _greet(end)
    if phase not in (Phase.NEW, Phase.GREETED, *PAIRING):
        _welcome(end)
    if phase is Phase.CLOSED:
        end.send(Goodbye("leaving"))
    if phase is Phase.BROKEN:
        with pytest.raises(PeerError):
            end.receive(framed(b"\xc1"))
    assert end.phase is phase
    return end


def _talk(end: Connection, *phases: Phase) -> None:
    """Show a PIN as far as these phases."""
    for phase in phases:
        role, message = SAID_BEFORE[phase]
        end.send(message) if end.role is role else end.receive(framed(body_of(message)))


def _greet(end: Connection) -> None:
    end.send(HELLO) if end.role is Role.CLIENT else end.receive(framed(body_of(HELLO)))


def _welcome(end: Connection) -> None:
    end.send(WELCOME) if end.role is Role.SERVER else end.receive(framed(body_of(WELCOME)))


def one(kind: type[Message]) -> Message:
    return Values(below_of(4), spread=3).message(kind, limit=400)


def test_every_role_has_a_line_in_every_phase() -> None:
    assert set(GRAMMAR) == set(product(Role, Phase))


@pytest.mark.parametrize("role", Role)
def test_every_kind_is_sayable_by_the_roles_that_have_it_and_by_no_other(role: Role) -> None:
    sayable = {kind for phase in Phase for kind in GRAMMAR[role, phase]}
    assert sayable == set(kinds_of(role))


@pytest.mark.parametrize("role", Role)
def test_every_kind_but_the_greeting_is_sayable_once_open(role: Role) -> None:
    assert set(GRAMMAR[role, Phase.OPEN]) == set(kinds_of(role)) - BEFORE


def test_only_the_greeting_and_a_pin_lead_on() -> None:
    steps = {
        (role, phase, kind, after)
        for (role, phase), line in GRAMMAR.items()
        for kind, after in line.items()
        if after is not phase and kind is not Goodbye
    }
    assert steps == {
        (Role.CLIENT, Phase.NEW, Pair, Phase.PAIRING),
        (Role.SERVER, Phase.PAIRING, PairAnswer, Phase.ANSWERED),
        (Role.CLIENT, Phase.ANSWERED, PairProof, Phase.PROVEN),
        (Role.SERVER, Phase.PROVEN, Paired, Phase.NEW),
        (Role.CLIENT, Phase.NEW, Hello, Phase.GREETED),
        (Role.SERVER, Phase.GREETED, Welcome, Phase.OPEN),
    }


def test_goodbye_is_sayable_until_it_is_said_and_ends_all() -> None:
    for (_, phase), line in GRAMMAR.items():
        assert line.get(Goodbye) is (None if phase is Phase.CLOSED else Phase.CLOSED)


@pytest.mark.parametrize(("role", "phase"), GRAMMAR)
def test_an_end_says_what_the_table_allows_and_nothing_else(role: Role, phase: Phase) -> None:
    for kind in kinds_of(role):
        end = in_phase(role, phase)
        if kind in GRAMMAR[role, phase]:
            end.send(one(kind))
            assert end.phase is GRAMMAR[role, phase][kind]
        else:
            with pytest.raises(MisuseError, match=f"can't say {kind.__name__}"):
                end.send(one(kind))
            assert end.phase is phase


@pytest.mark.parametrize(("role", "phase"), [pair for pair in GRAMMAR if pair[1] not in OVER])
def test_an_end_hears_what_the_table_allows_and_nothing_else(role: Role, phase: Phase) -> None:
    for kind in kinds_of(role):
        hearer = in_phase(role.other, phase)
        frame = framed(body_of(one(kind)))
        if kind in GRAMMAR[role, phase]:
            assert [type(message) for message in hearer.receive(frame)] == [kind]
            assert hearer.phase is GRAMMAR[role, phase][kind]
        else:
            with pytest.raises(PeerError, match=f"{kind.__name__} is out of place") as caught:
                hearer.receive(frame)
            assert caught.value.code == "unexpected-message"


@pytest.mark.parametrize(("role", "phase"), [pair for pair in GRAMMAR if pair[1] in OVER])
def test_an_end_that_is_over_hears_nothing(role: Role, phase: Phase) -> None:
    for kind in kinds_of(role):
        assert in_phase(role.other, phase).receive(framed(body_of(one(kind)))) == []


def test_a_role_hears_only_the_other() -> None:
    for role in Role:
        for kind in set(kinds_of(role)) - {Ping, Pong, Goodbye}:
            with pytest.raises(PeerError):
                in_phase(role, Phase.OPEN).receive(framed(body_of(one(kind))))


def test_features_are_those_that_some_kind_needs() -> None:
    assert set(FEATURES) == set(FEATURE_OF.values())
    assert len(FEATURES) == len(set(FEATURES))
