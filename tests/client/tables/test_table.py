"""A whole table, played by keys, by mouse, and against the clock of a slow server."""

import asyncio
from typing import Any

import pygame
import pytest

from tablee.engine import OPEN, Action
from tablee.games.nain_jaune.actions import Claim, Play
from tablee.protocol.messages import Votes
from tablee_client.core.failure import RefusedError
from tablee_client.core.notices import ChatHeard, SeatsChanged, VoteChanged
from tablee_client.view.app import App
from tablee_client.view.intents import Activated, PointerPressed, WentBack
from tablee_client.view.room import Promise
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.tables.actions import Offer
from tablee_client.view.tables.nain_jaune.settlement_board import SettlementBoard
from tablee_client.view.tables.nain_jaune.standing import Standing
from tablee_client.view.tables.nain_jaune.table import NainJauneScreen
from tablee_client.view.widgets.toast import Toast
from tests.client.tables.player import Player
from tools.scenes.nain_jaune_positions import CLAIM, FOLLOW, OTHERS, at, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import ME, PaperRoom
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


def table_of(app: App, room: PaperRoom) -> NainJauneScreen:
    table = NainJauneScreen(app, home("en"), room)
    app.push(table)
    app.step(0.02)
    return table


def toasts(table: NainJauneScreen) -> list[str]:
    return [node.text for node in table.stage.nodes if isinstance(node, Toast)]


def hidden_cards(room: PlayedRoom) -> set[str]:
    """Give the cards of the others and of the talon, while they are secret."""
    if room.state.phase not in ("lead", "follow", "last-claim"):
        return set()
    whole = room.state.observation(OPEN)
    others = (whole.hands or ())[1:]
    return {*(whole.talon or ()), *(card for hand in others for card in hand)}


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
async def test_a_whole_match_is_played_by_one_device_alone(player: Player, keys: bool) -> None:
    table = player.sit(PlayedRoom(4, seed=3, limit_deals=2), speed=4.0)
    player.play_to_the_end(keys=keys)
    player.watch()
    assert table.seen.outcome is not None
    assert player.primary().key == "rematch"
    (player.key_primary if keys else player.click_primary)()
    player.watch()
    assert table.seen.match == 2
    assert not player.app.words.missing


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("seed", [1, 2])
async def test_when_idle_the_scene_is_the_truth_and_shows_no_secret(
    player: Player, seed: int
) -> None:
    room = PlayedRoom(5, seed=seed, limit_deals=1)
    table = player.sit(room, speed=2.0)
    while table.seen.outcome is None:
        while table.director.busy or room.waiting:
            player.frame()
            assert not player.faces() & hidden_cards(room)
        assert table.standing == Standing.of(table.observation)
        plate = table.people.plates[1]
        assert plate.stats[0][1] == str(table.observation.tokens[1])
        if not room.go_on() and table.seen.outcome is None:
            room.act(room.advice())


async def test_the_first_deal_begins_with_an_empty_table(player: Player) -> None:
    table = player.sit(PlayedRoom(4))
    player.frame()
    assert table.hand.codes == []
    assert table.standing.tokens == list(table.observation.before)
    player.watch()
    assert table.hand.codes == Standing.of(table.observation).hand


async def test_without_animation_the_truth_is_there_at_once(player: Player) -> None:
    table = player.sit(PlayedRoom(4), speed=0.0)
    player.frame()
    assert not table.director.busy
    assert table.standing == Standing.of(table.observation)


async def test_a_press_ends_what_is_playing(player: Player) -> None:
    table = player.sit(PlayedRoom(4))
    for _ in range(40):
        player.frame()
        player.give(PointerPressed(960, 300))
        if not table.director.busy:
            break
    assert table.standing == Standing.of(table.observation)


async def test_a_card_sets_off_on_the_click_and_comes_back_when_refused(
    app: App, player: Player
) -> None:
    room = SlowRoom(FOLLOW)
    player.table = table = table_of(app, room)
    player.click_card("JC")
    assert room.done == [("act", Play("JC"))]
    assert "JC" not in table.hand.codes
    assert table.own_move.code == "JC"
    await room.refuse("internal")
    app.step(0.02)
    assert "JC" in table.hand.codes
    assert len(toasts(table)) == 1


@pytest.mark.parametrize("code", ["stale", "not-playing", "not-now"])
async def test_a_click_that_came_too_late_is_no_error(app: App, player: Player, code: str) -> None:
    room = SlowRoom(FOLLOW)
    player.table = table = table_of(app, room)
    player.click_card("JH")
    await room.refuse(code)
    app.step(0.02)
    assert toasts(table) == []
    assert "JH" in table.hand.codes


async def test_a_second_click_while_a_card_flies_does_nothing(app: App, player: Player) -> None:
    room = SlowRoom(FOLLOW)
    player.table = table_of(app, room)
    player.click_card("JC")
    player.click_card("JH")
    assert room.done == [("act", Play("JC"))]


async def test_an_illegal_card_is_told_why(app: App, player: Player) -> None:
    room = SlowRoom(FOLLOW)
    player.table = table = table_of(app, room)
    player.click_card("7H")
    assert room.done == []
    assert toasts(table) == [table.refusal("wrong-rank", {"required": 11, "rank": 7})]
    assert "{" not in toasts(table)[0]


async def test_out_of_turn_the_player_whose_turn_it_is_is_named(app: App, player: Player) -> None:
    player.table = table = table_of(app, SlowRoom(OTHERS))
    player.click_card("AS")
    assert "Odilon" in toasts(table)[0]


async def test_only_playable_cards_stand_out(app: App, player: Player) -> None:
    player.table = table = table_of(app, SlowRoom(FOLLOW))
    for _ in range(60):
        app.step(0.05)
    high = {held.code for held in table.hand.cards if held.sprite.y < held.home.y - 20}
    assert high == {"JC", "JH"}
    assert {held.code for held in table.hand.cards if held.sprite.shade == 1.0} == {"JC", "JH"}


async def test_a_box_to_take_glows_and_is_the_primary_action(app: App, player: Player) -> None:
    room = SlowRoom(CLAIM)
    player.table = table = table_of(app, room)
    assert [glow.visible for glow in table.board.glows] == [True, False, False, False, False]
    assert "10" in player.primary().text
    assert table.focus.current is player.primary()
    app.take(Activated())
    assert room.done == [("act", Claim())]


async def test_who_looks_on_has_no_hand_and_no_action(app: App) -> None:
    table = table_of(app, SlowRoom(OTHERS, seat=None))
    assert table.hand.codes == []
    assert table.actions.primary() is None
    assert table.people.own is None


async def test_bots_and_absent_players_are_marked(app: App) -> None:
    table = table_of(app, SlowRoom(FOLLOW, bots="1", away="3"))
    assert (table.people.plates[1].helper, table.people.plates[1].level) == ("robot", 2)
    assert (table.people.plates[3].helper, table.people.plates[3].faint) == ("robot", True)
    assert table.people.plates[2].helper == ""


async def test_every_level_has_a_star_more(app: App) -> None:
    table = table_of(app, SlowRoom(FOLLOW, bots="1234"))
    stars = {plate.level for plate in table.people.plates}
    assert {1, 2, 3, 4} <= stars


async def test_who_deals_is_marked(app: App) -> None:
    table = table_of(app, SlowRoom({**FOLLOW, "dealer": 2}))
    assert [plate.deals for plate in table.people.plates].index(True) == 2
    assert sum(plate.deals for plate in table.people.plates) == 1


async def test_a_lost_connection_is_told_until_it_is_back(app: App) -> None:
    room = SlowRoom(FOLLOW)
    table = table_of(app, room)
    assert table.banner.text == ""
    room.connected = False
    app.step(0.02)
    assert table.banner.text == app.words("play-lost")
    assert table.banner.box == table.note.box
    assert not table.note.visible
    room.connected = True
    app.step(0.02)
    assert table.banner.text == ""
    assert table.note.visible


async def test_the_first_question_loads_no_picture(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(app, SlowRoom(OTHERS))
    while table.stage.expects:
        app.step(0.02)
    loaded: list[str] = []
    load = app.canvas.pictures.patch

    def noted(name: str, width: int, height: int, scale: float) -> pygame.Surface:
        before = app.canvas.pictures._scaled.get((name, (width, height), scale), lambda: blank)
        loaded.extend([name] if before is blank else [])
        return load(name, width, height, scale)

    blank = pygame.Surface((1, 1))
    monkeypatch.setattr(app.canvas.pictures, "patch", noted)
    table.actions.show(Offer("go", "Go", lambda: None), Offer("wait", "Wait", lambda: None))
    app.step(0.02)
    assert not {"ui/halo", "ui/button_brass", "ui/button_wood"} & set(loaded)


async def test_a_vote_is_asked_once_and_answered(app: App, player: Player) -> None:
    room = SlowRoom(OTHERS)
    player.table = table = table_of(app, room)
    room.waiting.append(VoteChanged(Votes(5, "stop", (3,), 4)))
    app.step(0.02)
    yes = next(w for w in table.focus.members if getattr(w, "key", "") == "Stop")
    player.click(yes.box.cx, yes.box.cy)
    assert room.done == [("vote", "stop", True)]
    room.waiting.append(VoteChanged(Votes(5, "stop", (0, 3), 4)))
    app.step(0.02)
    assert not table.votes.is_shown
    assert "2 of 4" in table.last.text
    assert "Odilon" in table.note.text


async def test_the_time_left_is_a_ring_at_the_seat_that_owes(app: App) -> None:
    table = table_of(app, SlowRoom(OTHERS, left=4.0))
    assert [plate.time_left for plate in table.people.plates] == [-1, -1, -1, 12, -1]
    assert table.people.plates[3].is_late
    assert [plate.gold for plate in table.people.plates] == [False, False, False, True, False]


async def test_what_is_said_shows_at_the_seat_and_in_the_journal(app: App) -> None:
    room = SlowRoom(FOLLOW)
    table = table_of(app, room)
    room.waiting.append(ChatHeard(5, 23, "Odilon", "Hello"))
    app.step(0.02)
    assert table.journal.entries[-1].text == "Hello"


async def test_escape_closes_the_drawer_before_it_opens_the_menu(app: App) -> None:
    table = table_of(app, SlowRoom(FOLLOW))
    table.journal.toggle()
    states = [table.journal.is_open]
    app.take(WentBack())
    states.append(table.journal.is_open)
    assert states == [True, False]


async def test_escape_opens_the_menu_and_leaves_the_match_alone(app: App) -> None:
    room = SlowRoom(FOLLOW)
    table_of(app, room)
    app.take(WentBack())
    app.take(WentBack())
    assert room.done == []


async def test_enter_in_the_menu_goes_on_and_lays_no_card(app: App) -> None:
    room = SlowRoom(OTHERS)
    table = table_of(app, room)
    app.take(WentBack())
    table.actions.show(Offer("jack", "Jack", lambda: room.done.append(("played",))))
    table.focus.focus(table.actions.primary())
    app.take(Activated())
    assert room.done == []
    app.take(Activated())
    assert room.done == [("played",)]


async def test_a_table_that_is_set_up_anew_leads_back_to_its_lobby(app: App) -> None:
    from dataclasses import replace

    import msgspec

    room = SlowRoom(FOLLOW)
    table = table_of(app, room)
    info = msgspec.structs.replace(table.seen.info, phase="lobby")
    room.table = replace(table.seen, info=info, observation=None)
    room.waiting.append(SeatsChanged(room.table))
    app.step(0.02)
    assert isinstance(app.top, TableLobbyScreen)


async def test_another_language_rewords_the_table_and_its_cards(app: App) -> None:
    table = table_of(app, SlowRoom(FOLLOW))
    app.switch_language("fr")
    app.step(0.02)
    assert table.series.slot.letter == "V"
    assert table.hand.cards[3].sprite.picture == "faces/fr/JC"
    assert table.title.line == "Donne 3 sur 10"
    assert table.seen.info.seats[0].player == ME


@pytest.mark.slow
async def test_the_settlement_shows_once_all_has_been_seen(player: Player) -> None:
    room = PlayedRoom(3, seed=2, limit_deals=2)
    table = player.sit(room, speed=4.0)
    while room.state.winner < 0:
        player.watch()
        if not room.go_on():
            room.act(room.advice())
    player.frame()
    assert _settlement(table) is None
    player.watch()
    player.frame()
    board = _settlement(table)
    assert board is not None
    assert board.settlement.winner == room.state.winner
    assert player.primary().key == "ready"
    player.click_primary()
    player.watch()
    assert _settlement(table) is None
    assert table.observation.deal == 2


def _settlement(table: NainJauneScreen) -> SettlementBoard | None:
    return next((n for n in table.stage.nodes if isinstance(n, SettlementBoard)), None)
