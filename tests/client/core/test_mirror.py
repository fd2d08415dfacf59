"""The mirror: what the server tells, in any order that it may come."""

import contextlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine import Event, Outcome, SeededRng
from tablee.games import get_game
from tablee.protocol import PeerError, SeatClock, SeatInfo, TableInfo
from tablee.protocol.emotes import Emoted
from tablee.protocol.messages import Said, TableChanged, TableGone, Update, Votes
from tablee.protocol.seating import Clocks, Told
from tablee_client.core.mirror import Mirror
from tablee_client.core.notices import (
    ChatHeard,
    ClocksChanged,
    EmoteHeard,
    Heard,
    SeatsChanged,
    TableEntered,
    TableLeft,
    TablesChanged,
    TableUpdated,
    VoteChanged,
)
from tablee_client.core.tableview import Clock
from tests.client.core.ticking import Ticking

GAME = get_game("nain-jaune")
SEATS = (SeatInfo("player", "Léa", player=5), SeatInfo("bot", "Ada"), SeatInfo())
INFO = TableInfo(1, "Attic", "nain-jaune", "lobby", SEATS, 5, None, {}, 0, 0)


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.msgpack.encode(value))


def update(**changes: Any) -> Update:
    """Give the first update of a match of three, with some fields changed."""
    opening: list[Event] = []
    state = GAME.new_initial_state(GAME.setup(3), SeededRng.from_number(1), opening)
    (actor,) = state.current_players()
    fields: dict[str, Any] = {
        "table": 1,
        "match": 1,
        "version": 1,
        "since": 0,
        "viewer": actor,
        "prompt": 3,
        "stage": state.stage(actor),
        "events": raw([event for e in opening if (event := e.seen_by(actor)) is not None]),
        "observation": raw(state.observation(actor)),
        "legal": raw(list(state.legal_actions(actor))),
        "clock": (SeatClock(0, 1500, 30000), SeatClock(1, None, None)),
    }
    return Update(**{**fields, **changes})


@pytest.fixture
def mirror() -> Mirror:
    mirror = Mirror(Ticking())
    mirror.player = 5
    return mirror


@pytest.fixture
def at_table(mirror: Mirror) -> Mirror:
    mirror.apply(TableChanged(INFO))
    mirror.enter(1)
    return mirror


def last(mirror: Mirror, news: Update) -> TableUpdated:
    (notice,) = mirror.apply(news)
    assert isinstance(notice, TableUpdated)
    return notice


def test_a_table_known_before_is_entered_at_once(at_table: Mirror) -> None:
    view = at_table.table
    assert view is not None
    assert (view.seat, view.hosted, view.game) == (0, True, GAME)


def test_a_table_told_after_the_answer_is_entered_then(mirror: Mirror) -> None:
    assert mirror.enter(1) == []
    assert mirror.table is None
    told = mirror.apply(TableChanged(INFO))
    assert [type(notice) for notice in told] == [TablesChanged, TableEntered]


def test_an_update_that_came_before_its_table_is_kept(mirror: Mirror) -> None:
    assert mirror.apply(update()) == []
    mirror.apply(TableChanged(INFO))
    told = mirror.enter(1)
    assert [type(notice) for notice in told] == [TableEntered, TableUpdated]


def test_an_answer_that_comes_after_the_truth_keeps_it(at_table: Mirror) -> None:
    last(at_table, update())
    (told,) = at_table.enter(1)
    assert isinstance(told, TableEntered)
    assert told.view.observation is not None
    assert at_table.table == told.view


def test_the_first_update_of_a_match_is_animated(at_table: Mirror) -> None:
    notice = last(at_table, update())
    assert (notice.fresh, notice.snap) == (True, False)
    assert notice.events
    assert notice.view.may_act
    clocks = notice.view.clocks
    assert clocks[0].left(1000.0) == pytest.approx(1.5)
    assert clocks[0].left(1010.0) == 0
    assert clocks[1].left(1000.0) is None


@pytest.mark.parametrize(
    ("changes", "snap", "fresh"),
    [
        ({"version": 2, "since": 1}, False, False),
        ({"version": 4, "since": 1}, True, False),
        ({"version": 4, "since": 3}, True, False),
        ({"log": raw([])}, True, False),
        ({"match": 2}, False, True),
        ({"match": 2, "version": 3}, True, True),
        ({"match": 2, "version": 3, "log": raw([])}, True, True),
    ],
)
def test_what_does_not_follow_is_snapped(
    at_table: Mirror, changes: dict[str, Any], snap: bool, fresh: bool
) -> None:
    last(at_table, update())
    notice = last(at_table, update(**changes))
    assert (notice.snap, notice.fresh) == (snap, fresh)


def test_an_old_update_changes_nothing(at_table: Mirror) -> None:
    last(at_table, update(version=5))
    assert at_table.apply(update(version=4, since=3)) == []
    assert at_table.table is not None
    assert at_table.table.version == 5


@pytest.mark.parametrize(
    "changes",
    [
        {"observation": raw("nonsense")},
        {"legal": raw([["choice", ["fly", 1]]])},
        {"events": raw([["no-such-event"]])},
        {"events": msgspec.Raw(b"\x91" * 5000)},
        {"log": raw(7)},
        {"outcome": Outcome((3, 1, 0), (1, 2, 3), (7,), ((), (), ()), "limit")},
        {"outcome": Outcome((3, 1, 0), (1, 2, 3), (-1,), ((), (), ()), "limit")},
        {"outcome": Outcome((3,), (1, 2, 3), (0,), ((), (), ()), "limit")},
        {"outcome": Outcome((3, 1, 0), (1, 2), (0,), ((), (), ()), "limit")},
        {"outcome": Outcome((3, 1, 0), (1, 2, 3), (0,), (), "limit")},
    ],
)
def test_a_payload_that_is_not_the_games_is_the_peers_error(
    at_table: Mirror, changes: dict[str, Any]
) -> None:
    before = at_table.table
    with pytest.raises(PeerError):
        at_table.apply(update(**changes))
    assert at_table.table == before


def test_a_game_that_is_not_installed_is_shown_without_its_match(mirror: Mirror) -> None:
    mirror.apply(TableChanged(msgspec.structs.replace(INFO, game="go-fish")))
    mirror.enter(1)
    notice = last(mirror, update())
    assert (notice.snap, notice.events) == (True, ())
    assert (notice.view.game, notice.view.observation, notice.view.may_act) == (None, None, False)


def test_seats_change_without_touching_the_match(at_table: Mirror) -> None:
    last(at_table, update())
    watching = msgspec.structs.replace(INFO, seats=SEATS[1:], host=None)
    told = at_table.apply(TableChanged(watching))
    assert [type(notice) for notice in told] == [TablesChanged, SeatsChanged]
    view = at_table.table
    assert view is not None
    assert (view.seat, view.hosted, view.version) == (None, False, 1)


def test_a_closed_table_is_left_for_its_reason(at_table: Mirror) -> None:
    assert at_table.apply(TableGone(1, "empty")) == [TablesChanged(), TableLeft(1, "empty")]
    assert at_table.table is None
    assert at_table.tables == {}
    assert at_table.leave() == []


def test_other_tables_come_and_go(at_table: Mirror) -> None:
    other = msgspec.structs.replace(INFO, id=2, host=9)
    assert at_table.apply(TableChanged(other)) == [TablesChanged()]
    assert at_table.apply(TableGone(2, "empty")) == [TablesChanged()]
    assert list(at_table.tables) == [1]


def test_hostile_names_are_harmless(mirror: Mirror) -> None:
    eve = SeatInfo("player", "E\u202eve\x07", player=9)
    mirror.apply(TableChanged(msgspec.structs.replace(INFO, name="At\ntic", seats=(eve,))))
    shown = mirror.tables[1]
    assert (shown.name, shown.seats[0].name) == ("Attic", "Eve")


def test_votes_are_kept_by_kind(at_table: Mirror) -> None:
    stop, again = Votes(1, "stop", (0,), 2), Votes(1, "rematch", (), 2)
    assert at_table.apply(stop) == [VoteChanged(stop)]
    at_table.apply(again)
    at_table.apply(Votes(2, "stop", (0, 1), 2))
    assert at_table.table is not None
    assert dict(at_table.table.votes) == {"stop": stop, "rematch": again}


def test_chat_is_harmless(mirror: Mirror) -> None:
    heard = ChatHeard(None, 3, "Eve", "hi there")
    assert mirror.apply(Said(None, 3, "\u202eEve", "hi\x1b\u2028 there")) == [heard]
    assert list(mirror.chat) == [heard]


@given(
    field=st.sampled_from(["events", "observation", "legal", "log"]), payload=st.binary(max_size=80)
)
def test_no_bytes_do_more_than_break_the_protocol(field: str, payload: bytes) -> None:
    mirror = Mirror(Ticking())
    mirror.apply(TableChanged(INFO))
    mirror.enter(1)
    news = update(**{field: msgspec.Raw(payload or b"\xc1")})
    with contextlib.suppress(PeerError):
        mirror.apply(news)


def test_a_pause_makes_the_clocks_stand_still_and_go_on(at_table: Mirror) -> None:
    at_table.apply(update(clock=(SeatClock(0, 1500, 30000, 8000),)))
    clocks = Clocks(1, "paused", "Ana", 900_000, (SeatClock(0, 1000, 30000, 8000),))
    (notice,) = at_table.apply(clocks)
    assert isinstance(notice, ClocksChanged)
    view = notice.view
    assert (view.flow.state, view.flow.by, view.flow.is_running) == ("paused", "Ana", False)
    assert [clock.left(10_000.0) for clock in view.clocks] == [1.0]
    assert [clock.bank_left(10_000.0) for clock in view.clocks] == [8.0]
    at_table.apply(msgspec.structs.replace(clocks, state="running", left=None))
    assert at_table.table is not None
    assert [clock.left(10_000.0) for clock in at_table.table.clocks] == [0.0]


def test_who_comes_into_a_pause_sees_still_clocks_after_the_update(at_table: Mirror) -> None:
    at_table.apply(update())
    at_table.apply(Clocks(1, "paused", "Ana", 900_000, ()))
    seen = last(at_table, update())
    assert (seen.view.flow.by, seen.view.clocks[0].left(10_000.0)) == ("Ana", 1.5)
    again = last(at_table, update(match=2))
    assert again.view.flow.is_running


def test_a_bank_is_used_up_after_the_deadline() -> None:
    clock = Clock(0, 10.0, 30.0, 8.0)
    assert [clock.bank_left(now) for now in (5.0, 10.0, 13.0, 20.0)] == [8.0, 8.0, 5.0, 0.0]
    assert Clock(0, None, None, 8.0).bank_left(5.0) is None


def test_what_is_told_is_harmless_and_of_this_table(at_table: Mirror) -> None:
    (heard,) = at_table.apply(Told(1, "joined", {"name": "A\u202ena", "seat": 2}))
    assert heard == Heard("joined", {"name": "Ana", "seat": 2})
    assert at_table.apply(Told(2, "joined", {"name": "Bo", "seat": 2})) == []


def test_who_is_sent_away_is_at_no_table(at_table: Mirror) -> None:
    assert at_table.apply(Told(1, "removed", {"seconds": 300})) == [TableLeft(1, "removed")]
    assert at_table.table is None


def test_known_emotes_at_the_own_table_are_heard(at_table: Mirror) -> None:
    assert at_table.table is not None
    number = at_table.table.id
    assert at_table.apply(Emoted(number, 3, "wow")) == [EmoteHeard(number, 3, "wow")]
    assert at_table.apply(Emoted(number, 3, "yodel")) == []
    assert at_table.apply(Emoted(number + 1, 3, "wow")) == []


def test_who_is_ignored_is_not_heard_and_not_kept(at_table: Mirror) -> None:
    assert at_table.table is not None
    number = at_table.table.id
    at_table.ignored.add(3)
    assert at_table.apply(Said(number, 3, "Eve", "hello")) == []
    assert at_table.apply(Emoted(number, 3, "wow")) == []
    assert list(at_table.chat) == []
    at_table.ignored.discard(3)
    assert len(at_table.apply(Said(number, 3, "Eve", "hello"))) == 1
