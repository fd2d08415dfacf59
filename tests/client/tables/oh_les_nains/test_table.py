"""A whole garden, played by keys, by mouse, and against the clock of a slow server."""

import asyncio
from typing import Any

import pytest

from tablee.engine import Action
from tablee.games.oh_les_nains import Counter, Decline, Dwarf, Exchange, Pick, Pull, Squirrel
from tablee.games.oh_les_nains.cards import COLOURS as COLOUR_LETTERS
from tablee.games.oh_les_nains.events import CardPlayed, CardsExchanged, DwarfCrushed, Pulled
from tablee.games.oh_les_nains.observation import OhLesNainsObservation
from tablee_client.core.failure import RefusedError
from tablee_client.core.notices import TableUpdated
from tablee_client.core.words import LOCALES
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Navigated,
    PointerPressed,
    Stepped,
    WentBack,
)
from tablee_client.view.room import Promise
from tablee_client.view.tables.bubble import Bubble
from tablee_client.view.tables.oh_les_nains.boards import TeamBoard
from tablee_client.view.tables.oh_les_nains.names import card_picture, place_picture
from tablee_client.view.tables.oh_les_nains.pile import PileBoard
from tablee_client.view.tables.oh_les_nains.standing import Standing
from tablee_client.view.tables.oh_les_nains.table import OhLesNainsScreen
from tablee_client.view.widgets.toast import Toast
from tests.client.tables.oh_les_nains.gardener import Gardener, room_of
from tools.scenes.oh_les_nains import StillRoom
from tools.scenes.oh_les_nains_positions import (
    COLOURS,
    COUNTER,
    EDGE,
    EXCHANGE,
    FAR_RIGHT,
    FOUR,
    FOUR_COUNTER,
    FOUR_PICK,
    MAIN,
    MATCH,
    NO_COUNTER,
    PICK,
    PICKED,
    after,
    at,
    seen,
    stopped,
)
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom


class SlowRoom(StillRoom):
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

    @property
    def actions(self) -> list[object]:
        return [verb[1] for verb in self.done if verb[0] == "act"]


def sit(gardener: Gardener, room: StillRoom) -> OhLesNainsScreen:
    gardener.table = OhLesNainsScreen(gardener.app, home("en"), room)
    gardener.app.push(gardener.table)
    for _ in range(3):
        gardener.app.step(0.02)
    return gardener.table


def toasts(table: OhLesNainsScreen) -> list[str]:
    return [node.text for node in table.stage.nodes if isinstance(node, Toast)]


# whole matches


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
@pytest.mark.parametrize(
    ("seats", "preset", "seed"), [(2, "seed", 3), (4, "expert", 5), (2, "german", 4)]
)
async def test_a_whole_match_is_played_by_one_device_alone(
    gardener: Gardener, seats: int, preset: str, seed: int, keys: bool
) -> None:
    table = gardener.sit(room_of(seats, seed=seed, preset=preset), speed=4.0)
    gardener.play_to_the_end(keys=keys)
    gardener.watch()
    assert table.seen.outcome is not None
    gardener.press(gardener.widget("rematch"), keys=keys)
    gardener.watch()
    assert table.seen.match == 2
    assert not gardener.app.words.missing


def open_faces(room: PlayedRoom) -> set[str]:
    """Give the pictures of every card that may lie face up before the player of seat 0."""
    state = room.state.observation(0)
    assert isinstance(state, OhLesNainsObservation)
    cards = [card.card for card in state.discard] + list(state.hand or ())
    return {card_picture(card) for card in cards}


def played_faces(room: PlayedRoom) -> set[str]:
    """Give the pictures of cards that were just put away, even into a new deck."""
    found: set[str] = set()
    for notice in room.waiting:
        assert isinstance(notice, TableUpdated)
        for event in notice.events:
            if isinstance(event, CardPlayed):
                found.add(card_picture(event.card))
            if isinstance(event, CardsExchanged):
                found |= {card_picture(card) for card in event.cards}
    return found


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (4, 7)])
async def test_when_idle_the_scene_is_the_truth_and_shows_no_secret(
    gardener: Gardener, seats: int, seed: int
) -> None:
    room = room_of(seats, seed=seed, preset="expert")
    table = gardener.sit(room, speed=3.0)
    ever = {place_picture(colour) for colour in COLOUR_LETTERS}
    while table.seen.outcome is None:
        ever |= open_faces(room) | played_faces(room)
        while table.director.busy or room.waiting:
            gardener.frame()
            assert gardener.faces() <= ever
        assert table.standing == Standing.of(table.observation)
        assert gardener.faces() <= open_faces(room)
        assert table.scene.rope.fence == table.observation.fence or table.seen.outcome
        assert table.scene.rope.dwarves == table.observation.dwarves
        if not room.go_on() and table.seen.outcome is None:
            room.act(room.advice())


async def test_what_is_said_hides_no_board(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(FOUR))
    for seat in range(4):
        table.people.say(seat, "Je laisse faire")
    said = [node for node in table.stage.nodes if isinstance(node, Bubble)]
    boards = [node for node in table.stage.nodes if isinstance(node, TeamBoard)]
    assert (len(said), len(boards)) == (4, 2)
    bodies = [bubble.body(gardener.app.canvas) for bubble in said]
    # a board is given with its shadow, which nobody misses
    woods = [board.bounds().grown(-30) for board in boards]
    assert not any(body.overlaps(wood) for body in bodies for wood in woods)


async def test_sealed_colours_lie_face_down_until_all_are_chosen(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(FOUR_PICK))
    assert sorted(table.scene.sealed) == [1, 2]
    assert {sprite.picture for sprite in table.scene.sealed.values()} == {"nains/back"}


async def test_start_colours_turn_over_together(gardener: Gardener) -> None:
    room = room_of(2, seed=1)
    table = gardener.sit(room)
    gardener.watch()
    room.go_on()
    gardener.watch()
    room.act(Pick("B"))
    open_pictures: list[list[bool]] = []
    while table.director.busy or room.waiting:
        gardener.frame()
        if len(table.scene.sealed) == 2:
            open_pictures.append([s.picture != "nains/back" for s in table.scene.sealed.values()])
    assert [True, True] in open_pictures
    assert all(one == other for one, other in open_pictures)


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_crushed_dwarf_is_jammed_at_the_fence(gardener: Gardener, seat: int) -> None:
    lost = {**EDGE, "actor": 1}
    view = seen(after(lost, (1, "squirrel S1")), seat=seat)
    table = sit(gardener, StillRoom([view.info], table=view))
    rope = table.scene.rope
    assert table.observation.fence == 4
    assert rope.fence == (4.65 if seat == 0 else 11.35)
    assert rope.margins[seat] == 0
    assert rope.poses[1 - seat] == "cheer"


async def test_once_a_match_is_lost_nobody_is_said_to_play(gardener: Gardener) -> None:
    room = StillRoom(table=seen(at({**EDGE, "actor": 1})))
    table = sit(gardener, room)
    assert table.note.text
    state = after({**EDGE, "actor": 1}, (1, "squirrel S1"))
    crushed = (Pulled(1, 1, 4), DwarfCrushed(0))
    room.waiting.append(TableUpdated(seen(state), crushed, snap=False, fresh=False))
    gardener.app.step(0.02)
    assert table.director.busy
    assert table.note.text == ""


async def test_board_and_shown_hands_are_never_there_together(gardener: Gardener) -> None:
    shown = {**FOUR, "options": {"reveal_hands": True}}
    table = sit(gardener, StillRoom(table=seen(at(shown))))
    assert all(board.visible for board in table.scene.boards)
    gardener.app.pop()
    table = sit(gardener, StillRoom(table=seen(stopped(shown))))
    assert not any(board.visible for board in table.scene.boards)


async def test_without_animation_the_truth_is_there_at_once(gardener: Gardener) -> None:
    table = gardener.sit(room_of(2), speed=0.0)
    gardener.frame()
    assert not table.director.busy
    assert table.standing == Standing.of(table.observation)


async def test_a_press_ends_what_is_playing(gardener: Gardener) -> None:
    table = gardener.sit(room_of(4))
    for _ in range(40):
        gardener.frame()
        gardener.give(PointerPressed(960, 200))
        if not table.director.busy:
            break
    assert table.standing == Standing.of(table.observation)


# choosing and playing


async def test_a_click_chooses_and_a_second_one_plays(gardener: Gardener) -> None:
    room = SlowRoom(MAIN)
    table = sit(gardener, room)
    gardener.press_card("S3", keys=False)
    assert room.actions == []
    assert table.scene.arrow.side == 0
    assert "3" in table.scene.arrow.text
    gardener.press_card("S3", keys=False)
    assert room.actions == [Squirrel("S3")]
    assert table.own_move.code == "S3"
    assert "S3" not in table.hand.codes


async def test_the_arrow_tells_what_a_pull_would_do(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(MAIN))
    gardener.press_card("P2-R/P0-B", keys=False)
    assert (table.scene.arrow.side, table.scene.arrow.text) == (0, "3 squares")
    gardener.press_card("D-G", keys=False)
    assert (table.scene.arrow.side, table.scene.arrow.text) == (1, "2 squares")


async def test_a_refused_card_comes_back(gardener: Gardener) -> None:
    room = SlowRoom(MAIN)
    table = sit(gardener, room)
    gardener.press_card("S1", keys=True)
    assert "S1" not in table.hand.codes
    await room.refuse("internal")
    gardener.app.step(0.02)
    assert "S1" in table.hand.codes
    assert len(toasts(table)) == 1


@pytest.mark.parametrize("code", ["stale", "not-playing", "not-now"])
async def test_a_click_that_came_too_late_is_no_error(gardener: Gardener, code: str) -> None:
    room = SlowRoom(MAIN)
    table = sit(gardener, room)
    gardener.press_card("S1", keys=True)
    await room.refuse(code)
    gardener.app.step(0.02)
    assert toasts(table) == []
    assert "S1" in table.hand.codes


async def test_while_a_move_is_asked_nothing_else_is(gardener: Gardener) -> None:
    room = SlowRoom(MAIN)
    sit(gardener, room)
    gardener.press_card("S1", keys=True)
    gardener.press_card("S2", keys=True)
    assert room.actions == [Squirrel("S1")]


async def test_nothing_chosen_is_told(gardener: Gardener) -> None:
    room = SlowRoom(MAIN)
    table = sit(gardener, room)
    gardener.press(gardener.widget("play"), keys=False)
    assert toasts(table) == [table.words("olln-choose-first")]
    assert room.actions == []


async def test_of_two_copies_only_one_leaves_the_hand(gardener: Gardener) -> None:
    room = SlowRoom({**MAIN, "hands": ["D-R D-R S1", "D-G"]})
    table = sit(gardener, room)
    gardener.press_card("D-R", keys=True)
    assert room.actions == [Dwarf("D-R")]
    assert table.hand.codes == ["D-R", "S1"]


# colours


@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
async def test_a_multicolour_card_asks_for_its_colour(gardener: Gardener, keys: bool) -> None:
    room = SlowRoom(COLOURS)
    table = sit(gardener, room)
    gardener.press_card("P2-*", keys=keys)
    if not keys:
        gardener.press_card("P2-*", keys=False)
    assert table.turn.picker.is_open
    assert room.actions == []
    gardener.press(gardener.widget("colour-Y"), keys=keys)
    assert room.actions == [Pull("P2-*", "Y")]
    assert not table.turn.picker.is_open


async def test_escape_gives_up_the_colour_and_only_then_opens_the_menu(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(COLOURS))
    gardener.press_card("D-*", keys=True)
    gardener.give(WentBack())
    assert not table.turn.picker.is_open
    assert table.focus.current is table.hand
    assert gardener.has("exchanging")


async def test_a_press_beside_the_colours_gives_them_up(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(COLOURS))
    gardener.press_card("D-*", keys=True)
    gardener.click(300, 400)
    assert not table.turn.picker.is_open


async def test_a_colour_without_pawns_says_so(gardener: Gardener) -> None:
    crowd = {**COLOURS, "dwarves": ["RRRRRRR", "BYG"], "fence": 9}
    room = SlowRoom(crowd)
    table = sit(gardener, room)
    gardener.press_card("D-*", keys=True)
    gardener.press(gardener.widget("colour-R"), keys=False)
    assert room.actions == []
    assert toasts(table) == [table.refusal("no-pawn-left", {"colour": "R"})]
    gardener.press_card("D-R", keys=False)
    assert toasts(table)[-1] == table.refusal("no-pawn-left", {"colour": "R"})


async def test_the_first_colour_is_one_press(gardener: Gardener) -> None:
    room = SlowRoom(PICK)
    sit(gardener, room)
    gardener.give(Navigated(Direction.RIGHT), Activated())
    assert room.actions == [Pick("B")]


async def test_who_has_chosen_a_colour_is_reminded_of_it(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(PICKED))
    assert not gardener.has("colour-R")
    assert "red" in table.note.text


# countering


async def test_a_counter_that_fits_is_the_primary_action(gardener: Gardener) -> None:
    room = SlowRoom(COUNTER)
    table = sit(gardener, room)
    assert table.scene.tray.pictures == ("nains/place_green",)
    assert "the Moon" in table.scene.tray.text
    gardener.press(gardener.widget("counter"), keys=False)
    assert room.actions == [Counter("D-G")]


async def test_a_multicolour_card_counters_without_a_colour(gardener: Gardener) -> None:
    room = SlowRoom(COUNTER)
    sit(gardener, room)
    gardener.press_card("D-*", keys=True)
    assert room.actions == [Counter("D-*")]


async def test_without_a_fitting_card_one_can_only_let_it_be(gardener: Gardener) -> None:
    room = SlowRoom(NO_COUNTER)
    table = sit(gardener, room)
    gardener.press_card("D-R", keys=False)
    assert toasts(table) == [table.refusal("wrong-colour", {"colour": "G"})]
    gardener.press_card("S1", keys=False)
    assert toasts(table) == [table.refusal("counter-first", {})]
    assert not gardener.has("counter")
    gardener.press(gardener.widget("decline"), keys=True)
    assert room.actions == [Decline()]


@pytest.mark.parametrize(
    ("chain", "dwarves"), [("1:D-G", 1), ("1:D-G 0:D-G", 0), ("1:D-G 0:D-G 1:D-G", 2)]
)
async def test_the_tray_tells_what_the_chain_is_worth(
    gardener: Gardener, chain: str, dwarves: int
) -> None:
    more = {"chain": chain, "actor": None, "hands": ["D-* S1", "D-R S2"]}
    table = sit(gardener, SlowRoom({**COUNTER, **more}))
    team = "the Moon"
    assert table.scene.tray.text == table.words("olln-settles", dwarves=dwarves, team=team)


# exchanging


async def test_the_whole_hand_is_exchanged_in_two_steps(gardener: Gardener) -> None:
    room = SlowRoom(MAIN)
    table = sit(gardener, room)
    gardener.press(gardener.widget("exchanging"), keys=True)
    assert room.actions == []
    assert (table.scene.arrow.side, table.scene.arrow.text) == (1, "1 square")
    gardener.press(gardener.widget("exchange"), keys=True)
    assert room.actions == [Exchange(("D-G", "P2-R/P0-B", "S1", "S2", "S3"))]


async def test_single_cards_are_exchanged_where_the_table_allows(gardener: Gardener) -> None:
    room = SlowRoom(EXCHANGE)
    table = sit(gardener, room)
    gardener.press(gardener.widget("exchanging"), keys=False)
    gardener.press(gardener.widget("exchange"), keys=False)
    assert toasts(table) == [table.refusal("nothing-exchanged", {})]
    for code in ("S2", "D-G", "S1", "S1"):
        gardener.press_card(code, keys=False)
    gardener.press(gardener.widget("exchange"), keys=False)
    assert room.actions == [Exchange(("D-G", "S2"))]


async def test_a_single_card_of_a_whole_exchange_says_why_not(gardener: Gardener) -> None:
    room = SlowRoom(MAIN)
    table = sit(gardener, room)
    gardener.press(gardener.widget("exchanging"), keys=False)
    gardener.press_card("S2", keys=False)
    assert toasts(table) == [table.refusal("exchange-whole", {"count": 5})]
    gardener.press(gardener.widget("cancel"), keys=False)
    assert table.turn.chosen == []
    assert room.actions == []


# the pile


async def test_everybody_may_look_through_the_discard_pile(gardener: Gardener) -> None:
    put_away = {**MAIN, "discard": "0:S1 1:S1 0:D-B 1:P2-R"}
    table = sit(gardener, SlowRoom(put_away))
    gardener.press(gardener.widget("pile"), keys=False)
    (board,) = [node for node in table.stage.nodes if isinstance(node, PileBoard)]
    assert board.kinds == (("D-B", 1), ("P2-R", 1), ("S1", 2))
    assert "4" in board.title
    gardener.give(WentBack())
    assert not table.pile.is_open
    table.pile.toggle()
    gardener.click(960, 300)
    assert not table.pile.is_open


async def test_the_pile_is_reached_by_tab(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(MAIN, seat=None))
    for _ in range(12):
        gardener.give(Stepped())
        if table.focus.current is gardener.widget("pile"):
            break
    gardener.give(Activated())
    assert table.pile.is_open


# who looks on, and from where


async def test_out_of_turn_the_player_whose_turn_it_is_is_named(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom({**MAIN, "actor": 1}))
    gardener.press_card("S1", keys=False)
    assert "Brunehilde" in toasts(table)[0]
    assert "Brunehilde" in table.note.text
    assert [plate.gold for plate in table.people.plates] == [False, True]


async def test_the_own_team_stands_on_the_left_whichever_it_is(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(FAR_RIGHT, seat=1))
    assert table.scene.rope.dwarves == (tuple("BGYRBG"), tuple("RY"))
    assert table.scene.rope.margins == (8, 0)
    assert table.scene.boards[1].line != ""
    assert table.scene.boards[1].x < table.scene.boards[0].x


async def test_who_looks_on_has_no_hand_and_no_action(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(FOUR, seat=None))
    assert table.hand.codes == []
    assert table.actions.primary() is None
    assert sorted(table.scene.backs) == [0, 1, 2, 3]
    assert [board.line for board in table.scene.boards] == ["", ""]


async def test_a_partner_sees_the_back_of_his_partner(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(FOUR_COUNTER))
    assert [table.scene.backs[seat].count for seat in (1, 2, 3)] == [2, 2, 2]
    pictures = [name for backs in table.scene.backs.values() for name in backs.pictures()]
    assert pictures == ["nains/back"] * 6


async def test_games_won_are_crowns(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(MATCH))
    assert [(board.wins, board.games) for board in table.scene.boards] == [(1, 2), (0, 2)]
    assert "Game 2" in table.title.line


async def test_two_winners_of_one_team_are_no_draw(gardener: Gardener) -> None:
    view = seen(stopped(FOUR), seat=1)
    table = sit(gardener, StillRoom([view.info], table=view))
    assert view.outcome is not None
    assert table.victory(view.outcome.winners) == "The Sun wins!"
    assert table.victory((1, 3)) == "Your team wins!"
    assert table.victory((0, 1, 2, 3)) == "Nobody wins"


async def test_another_language_rewords_the_garden(gardener: Gardener) -> None:
    table = sit(gardener, SlowRoom(MAIN))
    gardener.app.switch_language("fr")
    gardener.app.step(0.02)
    assert table.hand.cards[0].sprite.caption == "Nain vert"
    assert table.scene.boards[0].name == "Soleil"


async def test_all_words_are_there_in_every_language(app: App) -> None:
    keys = [line.split(" = ")[0] for line in _source("en").splitlines() if line.startswith("olln-")]
    for locale in LOCALES:
        app.words.switch(locale)
        assert [key for key in keys if f"{key} = " not in _source(locale)] == []
    assert len(keys) > 40


def _source(locale: str) -> str:
    from importlib.resources import files

    import tablee_assets

    return (files(tablee_assets) / "texts" / locale / "oh_les_nains.ftl").read_text("utf-8")
