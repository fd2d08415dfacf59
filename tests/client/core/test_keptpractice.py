"""The shelf of practice matches that can be continued."""

import os
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from tablee_client.core.failure import HostError
from tablee_client.core.keptpractice import MOST_KEPT, PracticeShelf, Slot
from tablee_client.core.plan import PracticePlan

PLAN = PracticePlan("gnumies", seats=4, level="hard", seed=7, options={"set5": 100})
TOKEN = bytes(range(16))


class Calendar:
    """A clock that goes on by a minute with every look."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        self.time += 60.0
        return self.time


def shelf(folder: Path) -> PracticeShelf:
    return PracticeShelf(folder / "practice", now=Calendar())


def begun(on: PracticeShelf, plan: PracticePlan = PLAN, *, moves: int = 3) -> Slot:
    slot = on.begin()
    assert slot is not None
    slot.write(plan, token=TOKEN, moves=moves)
    return slot


def test_what_is_left_comes_back_as_it_was(tmp_path: Path) -> None:
    on = shelf(tmp_path)
    begun(on).release()
    (kept,) = on.kept()
    slot, left = on.take(kept.number)
    assert (left.plan, left.token, left.moves) == (PLAN, TOKEN, 3)
    assert left == kept.left
    slot.discard()
    assert on.kept() == ()
    assert list((tmp_path / "practice").iterdir()) == []


def test_the_latest_comes_first(tmp_path: Path) -> None:
    on = shelf(tmp_path)
    first, second = begun(on), begun(on, PracticePlan("nain"))
    first.write(PLAN, token=TOKEN, moves=9)
    assert [kept.left.plan.game for kept in on.kept()] == ["gnumies", "nain"]
    first.release()
    second.release()


def test_one_window_at_a_time_has_a_match(tmp_path: Path) -> None:
    on = shelf(tmp_path)
    slot = begun(on)
    (kept,) = on.kept()
    for other in (on.take, on.discard):
        with pytest.raises(HostError) as caught:
            other(kept.number)
        assert caught.value.code == "practice-open"
    slot.release()
    on.discard(kept.number)
    with pytest.raises(HostError) as gone:
        on.take(kept.number)
    assert gone.value.code == "practice-gone"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"{" * 5000,
        b'{"plan": {"game": "chess"}, "at": 1.0}',
        b'{"plan": {"game": "gnumies", "seats": 99}, "at": 1.0}',
        b'{"plan": {"game": "gnumies"}, "at": "yesterday"}',
        b"\xff\xfe",
        b'{"plan": {"game": "gnumies"}, "at": 1.0, "token": "AA=="}',
        b'{"plan": {"game": "gnumies"}, "at": -1e308}',
        b'{"plan": {"game": "gnumies"}, "at": 1e308}',
        b'{"plan": {"game": "gnumies"}, "at": 1.0, "moves": -5}',
        b'{"plan": {"game": "gnumies", "level": "godlike"}, "at": 1.0}',
    ],
)
def test_what_can_t_be_read_is_not_offered_and_not_touched(tmp_path: Path, text: bytes) -> None:
    on = shelf(tmp_path)
    slot = begun(on)
    slot.release()
    (slot.folder / "practice.json").write_bytes(text)
    assert on.kept() == ()
    assert (slot.folder / "practice.json").read_bytes() == text
    assert on.damaged() == (slot.folder,)
    other = begun(on)
    assert other.folder != slot.folder
    other.release()


def test_a_full_shelf_lets_the_oldest_go_but_none_that_is_played(tmp_path: Path) -> None:
    on = shelf(tmp_path)
    played = begun(on)
    for moves in range(MOST_KEPT):
        begun(on, moves=moves).release()
    assert played.folder.is_dir()
    assert [kept.left.moves for kept in on.kept()][-1] == 3
    played.release()
    begun(on, moves=99).release()
    assert len(on.kept()) == MOST_KEPT
    assert on.kept()[0].left.moves == 99
    assert not played.folder.exists()


def test_of_what_can_t_be_read_only_the_latest_stays(tmp_path: Path) -> None:
    on = shelf(tmp_path)
    first = begun(on)
    for _ in range(MOST_KEPT):
        slot = begun(on)
        slot.set_aside()
        slot.release()
    first.set_aside()
    begun(on).release()
    assert first.folder.is_dir()  # held: it is being played
    first.release()
    begun(on).release()
    assert not first.folder.exists()
    assert slot.folder.is_dir()


def test_a_lock_that_was_damaged_locks_nobody_out(tmp_path: Path) -> None:
    on = shelf(tmp_path)
    begun(on).release()
    (kept,) = on.kept()
    (tmp_path / "practice" / str(kept.number) / "lock").write_bytes(b"no database" * 99)
    slot, _ = on.take(kept.number)
    with pytest.raises(HostError, match="practice-open"):
        on.take(kept.number)
    slot.release()


class FullDisk:
    """A connection to a lock on a disk without room."""

    def execute(self, _: str) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    def close(self) -> None: ...


def test_a_full_disk_is_called_so_and_room_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on = shelf(tmp_path)
    begun(on).release()
    (kept,) = on.kept()
    monkeypatch.setattr(sqlite3, "connect", lambda *_, **__: FullDisk())
    assert on.begin() is None
    assert [entry.name for entry in (tmp_path / "practice").iterdir()] == [str(kept.number)]
    with pytest.raises(HostError) as caught:
        on.take(kept.number)
    assert caught.value.code == "practice-unwritable"
    assert caught.value.details["folder"] == str(tmp_path / "practice" / str(kept.number))
    on.discard(kept.number)
    assert on.kept() == ()


def test_a_match_of_which_nothing_more_can_be_written_is_not_begun_to_be_lost(
    tmp_path: Path,
) -> None:
    on = shelf(tmp_path)
    slot = begun(on)
    slot.release()
    (slot.folder / "practice.new").mkdir()
    (kept,) = on.kept()
    for _ in range(2):  # and nobody holds it afterwards
        with pytest.raises(HostError, match="practice-unwritable"):
            on.take(kept.number)
    assert on.kept() == (kept,)


def test_what_is_written_is_on_the_disk_before_it_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot = begun(shelf(tmp_path), moves=1)
    file = slot.folder / "practice.json"
    before, seen = file.read_bytes(), []

    def sync(_: int) -> None:
        seen.append((file.read_bytes(), (slot.folder / "practice.new").stat().st_size > 0))

    monkeypatch.setattr(os, "fsync", sync)
    slot.write(PLAN, token=TOKEN, moves=2)
    assert seen == [(before, True)]
    slot.release()


def test_a_match_set_aside_is_offered_no_more(tmp_path: Path) -> None:
    on = shelf(tmp_path)
    slot = begun(on)
    slot.set_aside()
    slot.release()
    assert on.kept() == ()
    assert (slot.folder / "practice.lost").is_file()
    assert on.damaged() == ()


def test_where_nothing_can_be_kept_there_is_no_slot(tmp_path: Path) -> None:
    (tmp_path / "practice").write_text("a file, not a folder")
    assert shelf(tmp_path).begin() is None
    assert shelf(tmp_path).kept() == ()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_a_token_is_for_its_player_only(tmp_path: Path) -> None:
    slot = begun(shelf(tmp_path))
    slot.release()
    assert stat.S_IMODE((slot.folder / "practice.json").stat().st_mode) == 0o600
    assert stat.S_IMODE(slot.folder.stat().st_mode) == 0o700
