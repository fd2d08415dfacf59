"""A whole table, played by keys, by mouse, and in single moments."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tablee.engine import OPEN, Action
from tablee.games.gold_der_maya.actions import Arrange, Bid, GiveTo
from tablee_client.core.failure import RefusedError
from tablee_client.core.notices import TableUpdated
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Edit,
    Edited,
    Hotkey,
    Navigated,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    WentBack,
)
from tablee_client.view.room import Promise
from tablee_client.view.tables.gold_der_maya.auction import Auction, Coming, Held
from tablee_client.view.tables.gold_der_maya.bench import TRAY, Slot
from tablee_client.view.tables.gold_der_maya.coffer import Coffer
from tablee_client.view.tables.gold_der_maya.disc import Disc
from tablee_client.view.tables.gold_der_maya.sector import Sector
from tablee_client.view.tables.gold_der_maya.standing import Standing
from tablee_client.view.tables.gold_der_maya.table import GoldDerMayaScreen
from tablee_client.view.widgets.toast import Toast
from tests.client.tables.gold_der_maya.player import MayaPlayer
from tools.scenes.gold_der_maya import (
    BIDDING,
    CHOICE,
    FULL,
    OTHERS,
    OVER,
    SEALED,
    TWO_WON,
    WON,
    at,
    seen,
)
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom
from tools.scenes.played_room import PlayedRoom


class SlowRoom(PaperRoom):
    """A room that answers an action only when told to."""

    def __init__(self, position: dict[str, Any], **more: Any) -> None:
        view = seen(at(position), **more)
        super().__init__([view.info], table=view)
        self.answers: list[asyncio.Future[Any]] = []

    def act(self, action: Action) -> Promise:
        self.done.append(("act", action))
        self.answers.append(asyncio.get_running_loop().create_future())
        return self.answers[-1]

    async def refuse(self, code: str) -> None:
        self.answers.pop().set_exception(RefusedError(code))
        await asyncio.sleep(0)

    def clock(self) -> float:
        return 0.0


def table_of(app: App, maya: MayaPlayer, room: PaperRoom) -> GoldDerMayaScreen:
    maya.table = table = GoldDerMayaScreen(app, home("en"), room)
    app.push(table)
    for _ in range(3):
        app.step(0.02)
    return table


def toasts(table: GoldDerMayaScreen) -> list[str]:
    return [node.text for node in table.stage.nodes if isinstance(node, Toast)]


def drawn(table: GoldDerMayaScreen) -> set[str]:
    """Name every face that is on the stage."""
    found: set[str] = set()
    for node in table.stage.nodes:
        if not node.visible:
            continue
        if isinstance(node, Disc | Coffer):
            found.update(node.faces)
        elif isinstance(node, Auction | Coming):
            found.update(face for face in node.lots if face)
        elif isinstance(node, Sector | Held) and node.face:
            found.add(node.face)
    return found


def secrets(room: PlayedRoom) -> set[str]:
    """Give the faces that the player mustn't know: of the bag both, of others' lots the backs."""
    whole = room.state.observation(OPEN)
    own = room.state.observation(0)
    bag = {face for pair in whole.order or () for face in pair}
    return (bag | set(whole.backs)) - set(own.backs) - set(own.turned)


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
@pytest.mark.parametrize(("seats", "preset"), [(3, "seed"), (2, "duel")])
async def test_a_whole_match_is_played_by_one_device_alone(
    maya: MayaPlayer, keys: bool, seats: int, preset: str
) -> None:
    table = maya.sit(seats, seed=5, preset=preset)
    maya.play_to_the_end(keys=keys)
    maya.watch()
    assert table.seen.outcome is not None
    assert maya.primary().key == "rematch"
    maya.key_widget(maya.primary()) if keys else maya.click_primary()
    maya.watch()
    assert table.seen.match == 2
    assert not maya.app.words.missing


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize(("seats", "preset"), [(4, "seed"), (2, "duel")])
async def test_when_idle_the_scene_is_the_truth_and_shows_no_secret(
    maya: MayaPlayer, seats: int, preset: str
) -> None:
    table = maya.sit(seats, seed=2, preset=preset)
    room = maya.room
    while table.seen.outcome is None:
        while table.director.busy or room.waiting:
            maya.frame()
            assert not drawn(table) & secrets(room)
        assert table.standing == Standing.of(table.observation)
        if not room.go_on() and table.seen.outcome is None:
            room.act(room.advice())


# bidding


async def test_the_number_of_beads_is_chosen_by_keys(app: App, maya: MayaPlayer) -> None:
    room = SlowRoom(BIDDING)
    table = table_of(app, maya, room)
    assert table.focus.current is table.bidding
    maya.give(Navigated(Direction.RIGHT), Navigated(Direction.UP), Navigated(Direction.LEFT))
    assert (table.bidding.chosen, table.scenery.hands[0].beads) == (1, 1)
    maya.give(Hotkey("7"))
    assert table.bidding.chosen == 7
    maya.give(Edited(Edit.END), Navigated(Direction.RIGHT))
    assert table.bidding.chosen == 10
    maya.give(Activated())
    assert room.done == [("act", Bid(10))]


async def test_two_digits_make_one_number(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom({**BIDDING, "beads": [14, 7, 11, 8]}))
    maya.give(Hotkey("1"), Hotkey("2"))
    assert table.bidding.chosen == 12
    maya.give(Hotkey("3"))
    assert table.bidding.chosen == 3


async def test_the_number_of_beads_is_chosen_by_the_mouse(app: App, maya: MayaPlayer) -> None:
    room = SlowRoom(BIDDING)
    table = table_of(app, maya, room)
    bowl = (1040.0, 850.0)
    maya.click(*bowl)
    maya.click(*bowl)
    hand = table.scenery.hands[0].pose
    maya.click(hand.x, hand.y)
    assert table.bidding.chosen == 1
    assert "1" in maya.primary().text
    maya.click_primary()
    assert room.done == [("act", Bid(1))]


async def test_others_hands_tell_only_that_they_are_closed(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(BIDDING))
    assert [hand.grip for hand in table.scenery.hands] == ["idle", "closed", "idle", "closed"]
    assert [(hand.bid, hand.beads) for hand in table.scenery.hands[1:]] == [(None, 0)] * 3


async def test_who_has_bid_waits_for_the_others_by_name(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(SEALED))
    assert not table.bidding.takes_focus
    assert table.actions.primary() is None
    assert "Perrine" in table.note.text
    assert (table.scenery.hands[0].grip, table.scenery.hands[0].bid) == ("closed", 4)


async def test_while_fists_open_nothing_is_told_beforehand(maya: MayaPlayer) -> None:
    table = maya.sit(3, seed=1, speed=1.0)
    maya.watch()
    while maya.room.go_on():
        maya.watch()
    maya.room.act(Bid(9))
    while maya.room.go_on():
        pass
    turns = [plate.gold for plate in table.people.plates]
    maya.frame()
    assert table.director.busy
    assert table.note.text == ""
    assert [plate.gold for plate in table.people.plates] == turns
    assert table.bench is None
    maya.watch()
    assert table.note.text


async def test_a_refused_bid_is_told(app: App, maya: MayaPlayer) -> None:
    room = SlowRoom(BIDDING)
    table = table_of(app, maya, room)
    maya.give(Activated())
    await room.refuse("too-many-beads")
    app.step(0.02)
    assert len(toasts(table)) == 1


# who is paid


async def test_every_receiver_can_be_chosen(app: App, maya: MayaPlayer) -> None:
    room = SlowRoom(CHOICE)
    table = table_of(app, maya, room)
    assert table.focus.current is maya.payee(1)
    button = maya.payee(3)
    assert "Odilon" in button.text
    maya.click(button.box.cx, button.box.cy)
    maya.key_widget(maya.payee(2))
    assert room.done == [("act", GiveTo(3)), ("act", GiveTo(2))]
    assert not any(hand.struck for hand in table.scenery.hands), "who is paid is out of nothing"
    assert table.scenery.hands[0].won


# the bench


def held_over(maya: MayaPlayer, x: float, y: float) -> None:
    start = maya.middle_of(maya.bench().holding.lot or lot_in_tray(maya))
    maya.give(PointerMoved(*start), PointerPressed(*start))
    maya.give(PointerMoved(start[0], start[1] - 40), PointerMoved(x, y))


def lot_in_tray(maya: MayaPlayer) -> int:
    face = maya.bench().bench.loose[0]
    return next(n for n in maya.bench().sectors if maya.bench().holding.face_of(n) == face)


async def test_only_the_winner_has_a_bench(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(OTHERS))
    assert table.bench is None
    assert table.scenery.held.face.endswith("S4")
    assert table.scenery.auction.visible


async def test_a_neighbour_that_doesnt_fit_is_refused_on_sight(app: App, maya: MayaPlayer) -> None:
    room = SlowRoom(WON)
    table = table_of(app, maya, room)
    held_over(maya, 812, 590)
    assert maya.bench().holding.fault == "neighbours-differ"
    assert table.caption.verdict == "bad"
    assert table.caption.text == table.refusal("neighbours-differ", {})
    maya.give(PointerReleased(812, 590))
    assert maya.bench().bench.loose
    assert toasts(table) == [table.refusal("neighbours-differ", {})]


async def test_a_neighbour_that_fits_is_laid_where_it_is_dropped(
    app: App, maya: MayaPlayer
) -> None:
    room = SlowRoom(WON)
    table = table_of(app, maya, room)
    held_over(maya, 1100, 420)
    assert (maya.bench().holding.slot, maya.bench().holding.fault) == (Slot(0, 1), None)
    assert table.caption.verdict == "good"
    maya.give(PointerReleased(1100, 420))
    assert maya.bench().bench.loose == []
    maya.click_primary()
    ((_, action),) = room.done
    assert isinstance(action, Arrange)
    assert [word[-2:] for word in action.layout] == ["Q4", "S3", "E3", "E2", "E1"]


async def test_a_click_turns_a_piece_over_where_it_may(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(WON))
    number = lot_in_tray(maya)
    maya.click(*maya.middle_of(number))
    assert maya.bench().holding.face_of(number)[-1] == "4"
    maya.click(*maya.middle_of(number))
    assert maya.bench().holding.face_of(number)[-1] == "3"
    gold = next(n for n in maya.bench().sectors if maya.bench().holding.face_of(n).endswith("Q4"))
    maya.click(*maya.middle_of(gold))
    assert toasts(table) == [table.refusal("neighbours-differ", {})]


async def test_what_is_dropped_into_the_box_counts_on_the_button(
    app: App, maya: MayaPlayer
) -> None:
    table_of(app, maya, SlowRoom(WON))
    jade = next(n for n in maya.bench().sectors if maya.bench().holding.face_of(n).endswith("E1"))
    maya.drag(maya.middle_of(jade), (200, 740))
    assert maya.bench().bench.slot_of(maya.bench().holding.face_of(jade)) == Slot(TRAY, 1)
    assert "2" in maya.primary().text


async def test_a_crack_must_be_mended_before_one_is_done(app: App, maya: MayaPlayer) -> None:
    room = SlowRoom(WON)
    table = table_of(app, maya, room)
    silver = next(n for n in maya.bench().sectors if maya.bench().holding.face_of(n).endswith("E3"))
    maya.drag(maya.middle_of(silver), (960, 970))
    (crack,) = maya.bench().marks.cracks
    assert (crack.visible, crack.turn) == (True, 6)
    maya.click_primary()
    assert room.done == []
    assert toasts(table) == [table.refusal("neighbours-differ", {})]
    undo = next(m for m in table.focus.members if getattr(m, "key", "") == "undo")
    maya.click(undo.box.cx, undo.box.cy)
    maya.click_primary()
    assert len(room.done) == 1


async def test_escape_puts_back_what_is_held_before_it_opens_the_menu(
    app: App, maya: MayaPlayer
) -> None:
    table = table_of(app, maya, SlowRoom(WON))
    maya.give(Activated())
    assert maya.bench().holding.lot is not None
    maya.give(WentBack())
    assert maya.bench().holding.lot is None
    assert table.focus.current is maya.bench()


async def test_who_steers_by_keys_is_told_which(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(WON))
    assert table.note.text == app.words.game("gold-der-maya")("stage-place")
    maya.give(Navigated(Direction.RIGHT))
    assert table.note.text == app.words("maya-help-keys")
    maya.give(Activated())
    assert table.note.text == app.words("maya-help-held")


async def test_a_piece_held_by_keys_is_turned_on_its_way(app: App, maya: MayaPlayer) -> None:
    table_of(app, maya, SlowRoom(WON))
    maya.give(Activated(), Activated(by_space=True))
    held = maya.bench().holding.lot
    assert held is not None
    assert maya.bench().holding.face_of(held)[-1] == "4"


async def test_a_whole_disc_tells_its_points(app: App, maya: MayaPlayer) -> None:
    table_of(app, maya, SlowRoom(FULL))
    maya.give(Activated(), Activated())
    assert maya.bench().bench.loose == []
    assert maya.bench().bench.fault() is None


async def test_with_two_bases_pieces_go_from_one_to_the_other(app: App, maya: MayaPlayer) -> None:
    table_of(app, maya, SlowRoom(TWO_WON))
    bench = maya.bench().bench
    gold = next(n for n in maya.bench().sectors if maya.bench().holding.face_of(n).endswith("Q4"))
    jade = next(n for n in maya.bench().sectors if maya.bench().holding.face_of(n).endswith("E1"))
    maya.drag(maya.middle_of(jade), (1110, 500))
    assert bench.slot_of(maya.bench().holding.face_of(jade)).base == 1
    assert bench.slot_of(maya.bench().holding.face_of(gold)).base == 0


async def test_the_bench_outlives_another_language(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(WON))
    maya.click(*maya.middle_of(lot_in_tray(maya)))
    app.switch_language("fr")
    app.step(0.02)
    assert maya.bench().bench.loose[0][-1] == "4"
    assert table.title.line == "Vente 19 sur 30"


async def test_a_disc_stays_as_it_was_turned_on_the_bench(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(WON))
    maya.drag(maya.middle_of(lot_in_tray(maya)), (905, 330))
    assert maya.bench().bench.starts == [-4]
    maya.click_primary()
    (disc,) = table.scenery.discs[0]
    assert disc.start == 20


async def test_the_same_lot_of_another_match_has_a_bench_of_its_own(
    app: App, maya: MayaPlayer
) -> None:
    room = SlowRoom(WON)
    table = table_of(app, maya, room)
    maya.drag(maya.middle_of(lot_in_tray(maya)), (905, 330))
    before = maya.bench().bench
    again = replace(table.seen, match=table.seen.match + 1)
    for view in (replace(again, prompt=0, legal=None), again):
        room.table = view
        room.waiting.append(TableUpdated(view, (), snap=True, fresh=True))
        app.step(0.02)
        app.step(0.02)
    assert maya.bench().bench is not before
    assert not maya.bench().bench.is_changed


# looking on, and the end


async def test_who_looks_on_has_no_bowl_and_no_action(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(SEALED, seat=None))
    assert not table.bidding.visible
    assert table.actions.primary() is None
    assert [hand.bid for hand in table.scenery.hands] == [None] * 4
    assert all(plate.stats[1][1] == "?" for plate in table.people.plates)


async def test_open_purses_are_seen(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom({**BIDDING, "preset": "open"}))
    assert [plate.stats[1][1] for plate in table.people.plates] == ["10", "7", "15", "8"]


async def test_the_score_is_explained_piece_by_piece(app: App, maya: MayaPlayer) -> None:
    table = table_of(app, maya, SlowRoom(OVER))
    outcome = table.seen.outcome
    assert outcome is not None
    told = [table.explain(line, is_first=k == 0) for k, line in enumerate(outcome.lines[0])]
    assert any("4+4+4+4+4+4+4 = 28" in line for line in told)
    assert sum(line.amount for line in outcome.lines[0]) == outcome.scores[0]
    assert told[0] == "Whole disc +10"


async def test_a_lost_connection_is_told_until_it_is_back(app: App, maya: MayaPlayer) -> None:
    room = SlowRoom(BIDDING)
    table = table_of(app, maya, room)
    room.connected = False
    app.step(0.02)
    assert table.banner.text == app.words("play-lost")
