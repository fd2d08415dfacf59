"""Whatever the bytes and however they are split: the same messages, then perhaps one PeerError."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tablee.protocol import Connection, Message, Role
from tablee.protocol.messages import Goodbye, Welcome
from tests.protocol.wire import (
    HELLO,
    WELCOME,
    below,
    body_of,
    end_for,
    framed,
    heard,
    split,
    talks,
)
from tools import fuzz_protocol
from tools.fuzz_mutations import MUTATIONS
from tools.fuzz_values import Values

ROLES = st.sampled_from(Role)
CUTS = st.lists(st.integers(0, 10_000), max_size=12)


def ready(talk: list[Message]) -> list[bytes]:
    """Give what of a talk is heard: all up to the first goodbye."""
    bodies: list[bytes] = []
    for message in talk:
        bodies.append(body_of(message))
        if isinstance(message, Goodbye):
            break
    return bodies


@given(st.data(), ROLES, CUTS)
def test_any_split_of_a_right_talk_gives_the_same_messages(
    data: st.DataObject, role: Role, cuts: list[int]
) -> None:
    talk = data.draw(talks(role.other))
    stream = b"".join(framed(body_of(message)) for message in talk)
    said, code = heard(end_for(role), split(stream, cuts))
    assert said == ready(talk)
    assert code is None


@given(st.data(), ROLES, CUTS)
def test_any_split_of_a_spoiled_talk_gives_the_same_messages_and_error(
    data: st.DataObject, role: Role, cuts: list[int]
) -> None:
    frames = [framed(body_of(message)) for message in data.draw(talks(role.other))]
    spoil = data.draw(st.sampled_from(MUTATIONS))
    values = Values(below(data.draw), spread=6)
    frames = [spoil(one, values) if data.draw(st.booleans()) else one for one in frames]
    stream = b"".join(frames)
    whole = heard(end_for(role), [stream])
    assert heard(end_for(role), split(stream, cuts)) == whole
    assert heard(end_for(role), [stream[i : i + 1] for i in range(len(stream))]) == whole


@given(ROLES, st.binary(max_size=300), CUTS)
def test_random_bytes_never_do_anything_else(role: Role, noise: bytes, cuts: list[int]) -> None:
    said, code = heard(end_for(role), split(noise, cuts))
    assert code is not None or not said or len(noise) > 4
    assert heard(Connection(role), split(noise, cuts)) == heard(Connection(role), [noise])


@given(ROLES, st.binary(min_size=1, max_size=300))
def test_a_random_body_is_refused_skipped_or_a_message(role: Role, body: bytes) -> None:
    end = end_for(role)
    said, code = heard(end, [framed(body)])
    assert (code is not None) + (end.skipped == 1) + (len(said) == 1) == 1


@given(CUTS)
def test_any_split_of_the_greeting_leads_to_the_same_conversation(cuts: list[int]) -> None:
    server = Connection(Role.SERVER)
    assert heard(server, split(framed(body_of(HELLO)), cuts)) == ([body_of(HELLO)], None)
    client = Connection(Role.CLIENT)
    client.send(HELLO)
    stream = server.send(WELCOME) + server.send(Goodbye("closing"))
    said, code = heard(client, split(stream, cuts))
    assert said == [body_of(WELCOME), body_of(Goodbye("closing"))]
    assert code is None


@pytest.mark.slow
def test_twenty_thousand_fuzzed_frames_find_no_fault() -> None:
    tally = fuzz_protocol.fuzz(20_000, seed=20)
    assert tally.faults == []
    assert tally.outcomes.total() == 20_000
    expected = {"message", "bad-message", "unexpected-message", "frame-too-long", "skipped"}
    assert expected <= set(tally.outcomes)


def test_the_fuzzer_throws_the_same_frames_for_the_same_seed() -> None:
    assert fuzz_protocol.fuzz(300, 7).outcomes == fuzz_protocol.fuzz(300, 7).outcomes


def test_a_welcome_of_any_kind_opens_the_conversation() -> None:
    for seed in range(50):
        values = Values(fuzz_protocol.below_of(seed), spread=8)
        client = Connection(Role.CLIENT)
        client.send(HELLO)
        welcome = values.message(Welcome, limit=4096)
        assert client.receive(framed(body_of(welcome))) == [welcome]
