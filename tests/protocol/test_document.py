"""PROTOCOL.md says what the code does: every table and every byte of it is compared."""

import hashlib
import re
from pathlib import Path
from typing import Any, get_args

import msgpack
import msgspec
import pytest
from msgspec import inspect

from tablee import protocol
from tablee.engine import Line, Option, Outcome, SeededRng, facts, legal, seed_of
from tablee.fairness import Proof, Root
from tablee.games import nain_jaune
from tablee.games.nain_jaune import GAME, Play
from tablee.protocol import GRAMMAR, Connection, Limits, Message, Phase, Role, fields, negotiate
from tablee.protocol.call import Presence, answer_bytes, call_bytes
from tablee.protocol.comparison import WORDS, comparison_words
from tablee.protocol.emotes import EMOTES
from tablee.protocol.fields import Onlooker, Resumed, SeatClock, SeatInfo, TableInfo, TableRules
from tablee.protocol.grammar import FEATURE_OF
from tablee.protocol.hints import HintMove, HintReason
from tablee.protocol.link import key_text
from tablee.protocol.messages import Act, Answer, Command, News, Update
from tablee.protocol.versions import VersionRange, who_must_update
from tablee_server import codes
from tablee_server.limits import ServerLimits
from tablee_server.notice import Notice
from tests.protocol import example, pairing_vectors
from tests.protocol.document import (
    DOCUMENT,
    fields_in_code,
    fields_in_document,
    rows,
    section,
    session,
    shown,
    words,
)
from tests.protocol.document import (
    codes as codes_in,
)
from tests.protocol.wire import kinds_of

KINDS = sorted({*kinds_of(Role.CLIENT), *kinds_of(Role.SERVER)}, key=lambda kind: kind.__name__)
STRUCTURES = (
    SeatInfo,
    TableInfo,
    TableRules,
    HintMove,
    HintReason,
    Onlooker,
    SeatClock,
    Resumed,
    Root,
    Proof,
    Outcome,
    Line,
)


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_message_stands_there_with_its_fields_in_order(kind: type[Message]) -> None:
    assert fields_in_document(tag(kind)) == fields_in_code(kind)


@pytest.mark.parametrize("cls", STRUCTURES, ids=lambda cls: cls.__name__)
def test_every_structure_stands_there_with_its_fields_in_order(cls: type[msgspec.Struct]) -> None:
    assert fields_in_document(cls.__name__) == fields_in_code(cls)


def test_only_the_result_is_a_map() -> None:
    maps = {cls for cls in STRUCTURES if not cls.__struct_config__.array_like}
    assert maps == {Outcome}
    assert "A map, not an array" in section("`Outcome`")


@pytest.mark.parametrize("name", ["Details", "Options"])
def test_the_named_maps_are_spelt_out(name: str) -> None:
    said = dict(row[:2] for row in rows("Structures"))
    kind = inspect.type_info(getattr(fields, name))
    assert said[f"`{name}`"] == words(kind, spelt_out=True)


def test_messages_stand_in_their_families() -> None:
    for title, union in (("Commands", Command), ("Answers", Answer), ("Updates", News)):
        assert re.findall(r"^### `(.*)`$", section(title), re.MULTILINE) == [
            tag(kind) for kind in get_args(union)
        ]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_message_names_who_says_it(kind: type[Message]) -> None:
    roles = [role for role in Role if kind in kinds_of(role)]
    who = "Both" if len(roles) == 2 else roles[0].name.capitalize()
    assert section(f"`{tag(kind)}`").strip().startswith(f"{who}. ")


def test_the_grammar_is_the_one_that_is_kept() -> None:
    said = {
        (role, phase): set(re.findall(r"`([^`]+)`", kinds))
        for role, phase, kinds in rows("Who may say what when")
    }
    assert said == {
        (role.value, phase.value): {tag(kind) for kind in line}
        for (role, phase), line in GRAMMAR.items()
    }


def test_versions_are_negotiated_as_it_says() -> None:
    for client, server, spoken, update in rows("Versions"):
        ours, theirs = (
            VersionRange(int(text.split("-")[0]), int(text.split("-")[-1]))
            for text in (client, server)
        )
        assert negotiate(ours, theirs) == (int(spoken) if spoken else None)
        assert not update or who_must_update(ours, theirs) == update
    assert f"The protocol of Tablée, version {protocol.SPOKEN.high}" in DOCUMENT


def test_features_are_those_that_are_kept() -> None:
    said = {row[0].strip("`"): set(re.findall(r"`([^`]+)`", row[1])) for row in rows("Features")}
    assert said == {
        feature: {tag(kind) for kind, needs in FEATURE_OF.items() if needs == feature}
        for feature in protocol.FEATURES
    }


def test_frame_limits_are_those_that_are_kept() -> None:
    said = {row[0].strip("`"): int(row[1]) for row in rows("Limits")}
    assert said == msgspec.structs.asdict(Limits())


def test_the_servers_limits_are_those_it_has() -> None:
    second = section("Limits").partition("configured otherwise")[2]
    said = re.findall(r"^\| `(\w+)` \| (\d+) \|", second, re.MULTILINE)
    assert len(said) == 15
    for name, value in said:
        assert getattr(ServerLimits(), name) == int(value), name


@pytest.mark.parametrize(
    ("title", "known"),
    [
        ("Refusal codes", codes.REFUSED),
        ("Goodbye codes", codes.GOODBYE),
        ("Closed tables", codes.GONE),
        ("What is told", codes.TOLD),
        ("Emotes", EMOTES),
    ],
)
def test_every_code_stands_there(title: str, known: tuple[str, ...]) -> None:
    assert codes_in(title) == list(known)


def test_the_port_and_the_service_stand_there() -> None:
    assert f"port {protocol.DEFAULT_PORT}" in section("Transport")
    assert f"`{protocol.SERVICE_TYPE}`" in section("Discovery")


def test_the_items_of_the_txt_record_stand_there() -> None:
    notice = Notice(name="Salon", id="a1", boot="b1", software="tablee")
    assert sorted(codes_in("Discovery")) == sorted(notice.properties())


def test_the_call_and_its_answer_stand_there() -> None:
    title = 'The call "who is here?"'
    presence = Presence("Salon", "a1", "b1", "tablee 1", 1, 1, protocol.DEFAULT_PORT)
    nonce = bytes(range(1, 9))
    assert codes_in(title) == list(Presence.__struct_fields__)
    said = "".join(section(title).split())
    assert call_bytes(nonce)[:16].hex() in said
    assert answer_bytes(nonce, presence).hex() in said


def test_entries_of_what_may_be_done_stand_there() -> None:
    said = [(row[0].strip("`"), re.findall(r"`(\w+)`", row[1])) for row in rows("What may be done")]
    entries = (legal.Choice, legal.Range, legal.Subset, legal.Arrangement)
    assert said == [(tag(entry), list(entry.__struct_fields__)) for entry in entries]


def kinds_in(table: list[list[str]]) -> list[tuple[str, list[str]]]:
    return [(row[0].strip("`"), re.findall(r"`(\w+)`", row[1])) for row in table]


def tables_of_nain_jaune() -> list[list[list[str]]]:
    tables: list[list[list[str]]] = []
    for block in re.split(r"\n\n", section("Nain Jaune")):
        if block.startswith("|"):
            lines = [line.strip("|").split("|") for line in block.splitlines()[2:]]
            tables.append([[cell.strip() for cell in line] for line in lines])
    return tables


def test_the_actions_and_events_of_nain_jaune_stand_there() -> None:
    actions, events, *_ = tables_of_nain_jaune()
    for table, union in ((actions, GAME.action_type), (events, GAME.event_type)):
        assert kinds_in(table) == [
            (tag(kind), list(kind.__struct_fields__)) for kind in get_args(union)
        ]


def test_the_observation_of_nain_jaune_stands_there() -> None:
    observation = tables_of_nain_jaune()[2]
    assert [row[0].strip("`") for row in observation] == list(
        GAME.observation_type.__struct_fields__
    )


def test_the_options_and_presets_of_nain_jaune_stand_there() -> None:
    _, _, _, options, presets, _ = tables_of_nain_jaune()
    assert options == [
        [f"`{option.key}`", values_of(option), defaults_of(option)] for option in GAME.type.options
    ]
    assert presets == [
        [f"`{preset.name}`", shown(dict(preset.values))] for preset in GAME.type.presets
    ]


def values_of(option: Option) -> str:
    if option.values:
        return ", ".join(map(shown, option.values))
    steps = f" in steps of {option.step}" if option.step > 1 else ""
    return f"{option.low}..{option.high}{steps}" + (", nil" if option.or_none else "")


def defaults_of(option: Option) -> str:
    by_seats = (f"{seats} seats: {shown(value)}" for seats, value in option.by_seats.items())
    return "; ".join([shown(option.default), *by_seats])


def test_the_refusals_of_nain_jaune_stand_there() -> None:
    *_, refusals = tables_of_nain_jaune()
    assert nain_jaune.__file__
    files = [*Path(nain_jaune.__file__).parent.glob("*.py"), Path(facts.__file__)]
    sources = [path.read_text("utf-8") for path in files]
    raised = set(re.findall(r'(?:IllegalAction|BadSetup)\("([a-z-]+)"', "".join(sources)))
    # One is for text, which isn't on the wire; the other is said of every game.
    assert {row[0].strip("`") for row in refusals} == raised - {"unreadable", "bad-option"}


VECTORS: dict[str, Any] = {
    "seed of 1": lambda: seed_of(1).hex(),
    "key of 32 zero bytes: draws": lambda: _below(SeededRng(bytes(32)), 2**64, 5),
    "K: below(6)": lambda: _below(_key(), 6, 20),
    "K: below(52)": lambda: _below(_key(), 52, 10),
    "K: below(2^63 + 1)": lambda: _below(_key(), 2**63 + 1, 3),
    'K: derive("deal/1"), below(52)': lambda: _below(_key().derive("deal/1"), 52, 10),
    "K: shuffle 0..9": lambda: _shuffled(_key()),
    "K: sample 4 of 0..9": lambda: _key().sample(range(10), 4),
}


def _key() -> SeededRng:
    return SeededRng(bytes(range(32)))


def _below(rng: SeededRng, n: int, count: int) -> list[int]:
    return [rng.below(n) for _ in range(count)]


def _shuffled(rng: SeededRng) -> list[int]:
    items = list(range(10))
    rng.shuffle(items)
    return items


def test_the_test_vectors_of_chance_are_right() -> None:
    said = {row[0]: row[1].strip("`") for row in rows("Chance")}
    assert said == {
        what: value if isinstance(value := give(), str) else ", ".join(map(str, value))
        for what, give in VECTORS.items()
    }


def test_the_example_session_is_a_right_conversation_byte_for_byte() -> None:
    ends = {role.name[0]: Connection(role) for role in Role}
    for said in session():
        hearer = ends["S" if said.sender == "C" else "C"]
        (message,) = hearer.receive(said.frame)
        meaning = msgpack.unpackb(said.frame[4:], strict_map_key=False)
        assert shown(meaning) == shown(said.meaning)
        assert ends[said.sender].send(message) == said.frame
        if isinstance(message, Update):
            assert GAME.decode_observation(bytes(message.observation)).viewer == 0
            assert GAME.decode_events(bytes(message.events))
            GAME.decode_legal(bytes(message.legal))
        if isinstance(message, Act):
            assert GAME.decode_action(bytes(message.action)) == Play("3C")
    assert ends["C"].phase is ends["S"].phase is Phase.CLOSED


def test_the_example_session_is_what_the_code_makes() -> None:
    block = re.search(r"^```session\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert block
    assert block[1] == example.session(), "print it anew: python -m tests.protocol.example"


def test_the_values_of_showing_a_pin_are_right() -> None:
    said = {what: value.strip("`") for what, value in rows("Showing a PIN")}
    assert said == pairing_vectors.vectors()


def test_the_words_and_the_writing_of_a_key_stand_there() -> None:
    block = re.search(r"^```words\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert block
    assert tuple(block[1].split()) == WORDS
    ((_, text, said),) = rows("Trust")
    fingerprint = hashlib.sha256(b"a key").digest()
    assert text == f"`{key_text(fingerprint)}`"
    assert said == f"`{' '.join(comparison_words(fingerprint))}`"


def test_links_lead_somewhere() -> None:
    headings = {
        re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", DOCUMENT, re.MULTILINE)
    }
    links = set(re.findall(r"\]\(#([\w-]+)\)", DOCUMENT))
    assert links
    assert links <= headings
