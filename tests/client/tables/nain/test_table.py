"""A whole table, played by keys, by mouse, and with a slow server."""

import asyncio
from typing import Any

import pytest

from tablee.engine import OPEN, Action
from tablee.games.nain.actions import Bid, Choose, Expose, Flip, Keep, Nain, PlaySpecial
from tablee.games.nain.events import AmountStolen, CoinsAdded, Counted
from tablee.games.nain.state import NainState
from tablee_client.core.controls import Control
from tablee_client.core.failure import RefusedError
from tablee_client.core.notices import TableUpdated
from tablee_client.view.app import App
from tablee_client.view.intents import (
    Activated,
    Direction,
    Hotkey,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    Wished,
)
from tablee_client.view.room import Promise
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.nain.recap import sum_of
from tablee_client.view.tables.nain.reckoning import lines_of
from tablee_client.view.tables.nain.standing import Standing
from tablee_client.view.tables.nain.table import NainScreen
from tablee_client.view.widgets.toast import Toast
from tests.client.tables.nain.player import NainPlayer, room
from tools.scenes.nain import LAST, OTHERS, TURN, at, counted, drafting, position, seen, shared
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom


class SlowRoom(PaperRoom):
    """A room that answers an action only when told to."""

    def __init__(self, state: NainState, **more: Any) -> None:
        view = seen(state, **more)
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


def table_of(app: App, paper: PaperRoom) -> NainScreen:
    table = NainScreen(app, home("en"), paper)
    app.push(table)
    app.step(0.02)
    return table


def click(app: App, x: float, y: float) -> None:
    for intent in (PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)):
        app.take(intent)


def press_coin(app: App, table: NainScreen, seat: int) -> None:
    click(app, table.places[seat].coin.x, table.places[seat].coin.y)


def toasts(table: NainScreen) -> list[str]:
    return [node.text for node in table.stage.nodes if isinstance(node, Toast)]


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
async def test_a_whole_match_is_played_by_one_device_alone(app: App, keys: bool) -> None:
    player = NainPlayer(app, room(4, seed=11, preset="whirl"))
    made = player.play_to_the_end(keys=keys)
    player.watch()
    assert {"choose", "bid", "nain", "keep", "take"} <= made
    assert player.table.seen.outcome is not None
    player.use(player.named("rematch"), keys=keys)
    player.watch()
    assert player.table.seen.match == 2
    assert not app.words.missing


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (5, 2), (8, 3)])
async def test_when_idle_the_scene_is_the_truth_and_shows_no_secret(
    app: App, seats: int, seed: int
) -> None:
    player = NainPlayer(app, room(seats, seed=seed), speed=2.0)
    table, paper = player.table, player.room
    while table.seen.outcome is None:
        while table.director.busy or paper.waiting:
            player.frame()
            assert_secrets_kept(player)
        assert table.standing == Standing.of(table.observation)
        if not paper.go_on() and table.seen.outcome is None:
            paper.act(paper.advice())


def assert_secrets_kept(player: NainPlayer) -> None:
    """What is face down at the others' is drawn by its back, for each in the bidding."""
    state, table = player.room.state, player.table
    if state.phase != "bidding":
        return
    whole = state.observation(OPEN)
    for seat, card in enumerate(whole.table):
        piece = table.coins[seat].card
        hidden = seat != 0 and (card.flipped_by is None or card.cover)
        if hidden and piece.visible and card.flipped_by is None:
            assert piece.picture == "nain/back_coins"
        elif hidden and piece.visible and piece.picture != "nain/back_coins":
            assert piece.picture == f"nain/coins_{card.hint}_{card.hint}"
        for place, special in enumerate(card.specials):
            if seat != 0 and not special.revealed:
                assert table.beside[seat][place].special is None


async def test_what_happens_during_a_count_waits_until_it_was_seen(app: App) -> None:
    player = NainPlayer(app, room(5, seed=2), speed=1.0)
    table, paper = player.table, player.room
    while not paper.state.history or paper.state.winner() == 0:
        player.watch()
        if not paper.go_on():
            paper.act(paper.advice())
    player.frame()
    counted_view = table.seen.version
    while paper.go_on():
        player.frame()
    assert table.seen.version == counted_view
    while table.standing.right is None:
        player.frame()
    assert table.seen.version == counted_view
    player.watch()
    assert table.seen is paper.table
    assert table.recap is not None


async def test_the_first_round_begins_with_empty_hands(app: App) -> None:
    player = NainPlayer(app, room(4, seed=1), speed=1.0)
    player.frame()
    assert player.table.hand.codes == []
    player.watch()
    assert len(player.table.hand.codes) == 11
    assert player.table.focus.current is player.table.hand


async def test_without_animation_the_truth_is_there_at_once(app: App) -> None:
    player = NainPlayer(app, room(4, seed=1), speed=0.0)
    player.frame()
    assert not player.table.director.busy
    assert player.table.standing == Standing.of(player.table.observation)


async def test_the_dial_turns_by_digits_arrows_pages_and_wheel(app: App) -> None:
    table = table_of(app, SlowRoom(at(TURN)))
    dial, found = table.bidding.dial, [table.bidding.dial.value]
    for digit in "24":
        app.take(Hotkey(digit))
    found.append(dial.value)
    table.focus.focus(dial)
    for intent in (
        Navigated(Direction.RIGHT),
        Paged(down=False),
        Scrolled(1424, 900, 1.0),
        Navigated(Direction.LEFT),
    ):
        app.take(intent)
        found.append(dial.value)
    assert found == [17, 24, 25, 30, 29, 28]
    assert table.track.aim == 28


async def test_digits_below_the_least_bid_change_nothing(app: App) -> None:
    table = table_of(app, SlowRoom(at(TURN)))
    app.take(Hotkey("9"))
    assert table.bidding.dial.value == 17


async def test_the_bid_and_the_doubt_are_two_buttons_far_apart(app: App) -> None:
    paper = SlowRoom(at(TURN))
    table = table_of(app, paper)
    primary = table.actions.primary()
    assert primary is not None
    assert primary.box.y - table.bidding.nain.box.bottom > 400
    app.take(Activated())
    app.take(Wished(Control.CALL))
    app.take(Activated())
    assert paper.done == [("act", Bid(17)), ("act", Nain())]


async def test_the_opener_has_nothing_to_doubt(app: App) -> None:
    table = table_of(app, SlowRoom(at(position(4, bids="", starter=0))))
    assert not table.bidding.nain.is_lit
    assert not table.bidding.nain.takes_focus
    app.take(Wished(Control.CALL))
    assert table.focus.current is not table.bidding.nain
    assert table.bidding.dial.value == 1


async def test_the_red_button_is_a_part_of_the_table_that_only_lights_up(app: App) -> None:
    paper = SlowRoom(at(TURN))
    table = table_of(app, paper)
    nain = table.bidding.nain
    assert nain.visible
    assert nain.is_lit
    glows = {nain.glow}
    for _ in range(40):
        nain.update(0.1)
        glows.add(nain.glow)
    assert len(glows) > 4


async def test_a_card_is_turned_up_by_choosing_it(app: App) -> None:
    paper = SlowRoom(at(TURN))
    table = table_of(app, paper)
    press_coin(app, table, 3)
    assert paper.done == [("act", Flip(3))]


@pytest.mark.parametrize(
    ("facts", "seat", "code"),
    [
        (TURN, 1, "already-face-up"),
        ({**TURN, "flipped": True, "face_up": {1: 0}}, 3, "already-flipped"),
        (OTHERS, 3, "not-your-turn"),
        ({**TURN, "options": {"flip_own": False}}, 0, "own-card"),
    ],
)
async def test_a_card_that_cant_be_turned_says_why(
    app: App, facts: dict[str, Any], seat: int, code: str
) -> None:
    paper = SlowRoom(at(facts))
    table = table_of(app, paper)
    press_coin(app, table, seat)
    assert paper.done == []
    details = {"seat": 2} if code == "not-your-turn" else {"seat": seat}
    assert toasts(table) == [table.refusal(code, details)]


async def test_unmasking_a_special_is_asked_and_costs_the_cover(app: App) -> None:
    paper = SlowRoom(at(TURN))
    table = table_of(app, paper)
    box = table.beside[2][0].box
    click(app, box.cx, box.cy)
    assert paper.done == []
    app.take(Activated())
    assert paper.done == [("act", Expose(2, 0))]


async def test_without_a_cover_nothing_can_be_unmasked(app: App) -> None:
    table = table_of(app, SlowRoom(at({**TURN, "bare": [0]})))
    box = table.beside[2][0].box
    click(app, box.cx, box.cy)
    assert toasts(table) == [table.refusal("no-cover-left", {})]


async def test_own_specials_are_bright_out_of_turn_and_dim_when_they_cant_be_played(
    app: App,
) -> None:
    out_of_turn = table_of(app, SlowRoom(at(OTHERS)))
    shown = [card for card in out_of_turn.scenery.held if card.visible]
    choosing = table_of(app, SlowRoom(shared(5)))
    held = [card for card in choosing.scenery.held if card.visible]
    assert [card.dim for card in shown] == [False]
    assert [card.dim for card in held] == [True]


async def test_a_special_sets_off_on_the_click_and_comes_back_when_refused(app: App) -> None:
    paper = SlowRoom(at(OTHERS))
    table = table_of(app, paper)
    card = table.scenery.held[0]
    assert card.special is not None
    played = PlaySpecial(card.special)
    click(app, card.box.cx, card.box.cy)
    found = [card.visible]
    await paper.refuse("internal")
    app.step(0.02)
    assert paper.done == [("act", played)]
    assert [*found, card.visible] == [False, True]
    assert len(toasts(table)) == 1


async def test_a_chosen_card_sets_off_once(app: App) -> None:
    paper = SlowRoom(at(position(4, phase="choose", table=[None] * 4, bids="", round=1)))
    table = table_of(app, paper)
    code = table.hand.codes[3]
    sprite = table.hand.sprites[3]
    click(app, sprite.x - 50, sprite.y)
    click(app, sprite.x - 50, sprite.y)
    assert paper.done == [("act", Choose(code))]
    assert len(table.hand.codes) == 10


async def test_the_own_card_tells_its_value_and_others_their_hint(app: App) -> None:
    table = table_of(app, SlowRoom(at({**TURN, "face_up": {1: 3, 2: 1}, "bare": [2]})))
    texts = [piece.plate.text for piece in table.coins]
    assert texts[0] == app.words("na-worth", value="5")
    assert texts[1] == app.words("na-most", hint=6)
    assert texts[2] == "8"
    assert texts[3] == ""


async def test_the_winner_is_proposed_the_two_best_and_may_change_them(app: App) -> None:
    paper = SlowRoom(counted(6))
    table = table_of(app, paper)
    assert table.kept == [2, 4]
    press_coin(app, table, 2)
    primary = table.actions.primary()
    assert primary is not None
    assert primary.reason
    press_coin(app, table, 5)
    press_coin(app, table, 1)
    primary = table.actions.primary()
    assert primary is not None
    click(app, primary.box.cx, primary.box.cy)
    assert paper.done == [("act", Keep(("1", "5")))]


async def test_the_count_is_explained_card_by_card(app: App) -> None:
    state = counted(6)
    table = table_of(app, SlowRoom(state))
    played = state.history[-1]
    lines = lines_of(played)
    assert sum(line.amount + line.added for line in lines) == played.total
    assert [line.stolen for line in lines] == [True, False, False, False, False, False]
    assert sum_of(lines[0], "stolen") == "5×2 stolen"
    assert table.coins[2].plate.text == "8 + 5"
    assert table.scenery.banner.text == app.words("na-right", total=played.total, bid=17)


async def test_the_last_count_stays_on_a_board_while_cards_are_chosen(app: App) -> None:
    table = table_of(app, SlowRoom(shared(5)))
    assert table.recap is not None
    assert not table.track.visible
    assert table_of(app, SlowRoom(at(TURN))).recap is None


async def test_a_draft_by_hand_offers_what_is_left(app: App) -> None:
    table = table_of(app, SlowRoom(drafting(6)))
    assert table.focus.current is table.leftovers.first()
    assert len(table.leftovers.choosers) == 4


async def test_before_the_count_hidden_specials_invite_to_be_revealed(app: App) -> None:
    table = table_of(app, SlowRoom(at(LAST)))
    assert [card.invites for card in table.beside[0]] == [True, True]
    primary = table.actions.primary()
    assert primary is not None
    assert primary.key == "done"


async def test_who_looks_on_has_no_hand_and_no_action(app: App) -> None:
    table = table_of(app, SlowRoom(at(OTHERS), seat=None))
    assert table.hand.codes == []
    assert table.actions.primary() is None
    assert not any(piece.spot.visible for piece in table.coins)


async def test_the_compass_turns_with_the_direction(app: App) -> None:
    facts = position(4, bids="0:12 3:14", direction=-1, played={1: "reverse!"}, turn=2)
    table = table_of(app, SlowRoom(at(facts)))
    assert table.scenery.compass.direction == -1


async def test_won_piles_show_their_size_and_the_own_one_its_value(app: App) -> None:
    state = at(TURN)
    table = table_of(app, SlowRoom(state))
    view = state.observation(0)
    assert [heap.cards for heap in table.scenery.heaps] == list(view.won_counts)
    coins = sum(int(code[0]) for code in view.won or ())
    assert table.scenery.heaps[0].words[0] == app.words("na-won-coins", coins=coins)
    assert table.scenery.heaps[1].words == ("", "")


async def test_another_language_rewords_the_table(app: App) -> None:
    table = table_of(app, SlowRoom(at(TURN)))
    app.switch_language("fr")
    app.step(0.02)
    assert table.scenery.banner.text == "au moins 16 pièces"
    assert not app.words.missing


async def test_the_help_goes_on_in_small_letters_after_what_a_press_does(app: App) -> None:
    table = table_of(app, SlowRoom(at(TURN)))
    assert table.scenery.held[0].hint.startswith("Play face down – once revealed")


async def test_one_coin_is_told_in_the_singular(app: App) -> None:
    table = table_of(app, SlowRoom(at(TURN)))
    app.switch_language("fr")
    app.step(0.02)
    told = table.told(Counted(1, 33, 1, 0, 1)) or ""
    assert "33 pièces en tout, pour 1 annoncée :" in told.replace("\u00a0", " ")


def test_the_game_has_its_screen() -> None:
    make = maker("nain")
    assert make is not None
    assert getattr(make, "__module__", "").endswith("tables.nain")


async def test_each_step_of_a_count_is_worded_and_its_special_glows(app: App) -> None:
    table = table_of(app, SlowRoom(counted(6)))
    assert table.count_step(Counted(4, 33, 17, 0, 1)) == table.scenery.advice.text
    table.scenery.explain(AmountStolen(0, 10), table.told(AmountStolen(0, 10)) or "")
    glowing = [card.special for row in table.beside for card in row if card.invites]
    assert glowing == ["thief"]
    assert "10" in table.scenery.advice.text
    table.scenery.explain(CoinsAdded(2, "hoard", 5), "")
    glowing = [card.special for row in table.beside for card in row if card.invites]
    assert glowing == ["hoard"]


async def test_a_card_on_its_way_is_gone_once_the_truth_came_at_a_leap(app: App) -> None:
    facts = {**OTHERS, "specials": ["interest interest", *[None] * 5], "played": {}}
    paper = SlowRoom(at(facts))
    table = table_of(app, paper)
    table.play("interest")
    moving = table.own_move.code
    after = seen(at({**facts, "specials": ["interest", *[None] * 5], "played": {0: "interest"}}))
    paper.waiting.append(TableUpdated(after, (), snap=True, fresh=False))
    app.step(0.02)
    assert (moving, table.own_move.code) == ("interest", None)
    assert [card.visible for card in table.scenery.held] == [True, False]
