"""A whole party, played by keys, by mouse, and against the clock of a slow server."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tablee.engine import OPEN, Action
from tablee.games.gnumies import GAME
from tablee.games.gnumies.actions import Bid, Discard, Give, Keep
from tablee.games.gnumies.cards import COLOURS
from tablee.games.gnumies.guests import kind_of
from tablee.games.gnumies.observation import GnumiesObservation
from tablee.games.gnumies.state import GnumiesState
from tablee_client.core.failure import RefusedError
from tablee_client.view.app import App
from tablee_client.view.intents import Activated, PointerPressed
from tablee_client.view.room import Promise
from tablee_client.view.tables.gnumies.auction import BEATEN
from tablee_client.view.tables.gnumies.layout import places
from tablee_client.view.tables.gnumies.rug import party_picture
from tablee_client.view.tables.gnumies.standing import Bid as LaidBid
from tablee_client.view.tables.gnumies.standing import Standing
from tablee_client.view.tables.gnumies.table import GnumiesScreen
from tablee_client.view.widgets.toast import Toast
from tests.client.tables.gnumies.guest import PartyGuest
from tools.scenes.gnumies_positions import bid, heard, party, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import PaperRoom
from tools.scenes.played_room import PlayedRoom

STAR = {"preset": "amigo", "star": 0, "drawn": "8", "guest": None}
STARRED = ["10 40", "30 star", "50 star", "20 star"]
LOSING: dict[str, Any] = {
    "guest": None,
    "hands": [""] * 4,
    "rooms": ["7 7 7 11 1 2 W W W", "3", "5", ""],
    "ended": "no-gnumies",
}


class SlowRoom(PaperRoom):
    """A room that answers an action only when told to."""

    def __init__(self, state: GnumiesState, **more: Any) -> None:
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


def table_of(app: App, room: PaperRoom) -> GnumiesScreen:
    table = GnumiesScreen(app, home("en"), room)
    app.push(table)
    app.step(0.02)
    return table


def toasts(table: GnumiesScreen) -> list[str]:
    return [node.text for node in table.stage.nodes if isinstance(node, Toast)]


def secrets(state: GnumiesState, shown: Standing) -> set[str]:
    """Name the pictures that nobody at seat 0 may be shown now."""
    whole = state.observation(OPEN)
    assert isinstance(whole, GnumiesObservation)
    sealed = {
        f"gnumies/bid_{COLOURS[seat]}_{card}"
        for seat, card in enumerate(whole.bids or ())
        if seat and card not in (None, "star") and whole.phase == "bid"
    }
    if any(bid is not None and bid.is_open for bid in shown.bids):
        sealed = set()
    known = {kind_of(guest) for guests in (*whole.rooms, *whole.lost) for guest in guests}
    known |= {kind_of(guest) for guest in (*whole.removed, *filter(None, [whole.guest]))}
    hidden = {kind_of(guest) for guest in whole.deck or ()}
    if whole.drawn is not None:
        (known if whole.star == 0 else hidden).add(kind_of(whole.drawn))
    return sealed | {party_picture(guest) for guest in hidden - known}


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("preset", ["seed", "amigo"])
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
async def test_a_whole_match_is_played_by_one_device_alone(
    guest: PartyGuest, keys: bool, preset: str
) -> None:
    table = guest.sit(PlayedRoom(4, seed=5, preset=preset, game=GAME), speed=4.0)
    guest.play_to_the_end(keys=keys)
    guest.watch()
    assert table.seen.outcome is not None
    assert not table.note.text
    assert guest.primary().key == "rematch"
    guest.confirm(keys=keys)
    guest.watch()
    assert table.seen.match == 2
    assert not guest.app.words.missing


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize(("seats", "preset"), [(2, "seed"), (3, "amigo"), (5, "amigo")])
async def test_when_idle_the_scene_is_the_truth_and_shows_no_secret(
    guest: PartyGuest, seats: int, preset: str
) -> None:
    room = PlayedRoom(seats, seed=seats, preset=preset, game=GAME)
    table = guest.sit(room, speed=2.0)
    while table.seen.outcome is None:
        while table.director.busy or room.waiting:
            guest.frame()
            assert guest.drawn() & secrets(room.state, table.standing) == set()
        assert table.standing == Standing.of(table.observation)
        if not room.go_on() and table.seen.outcome is None:
            room.act(room.advice())
    guest.watch()
    points = [int(plate.stats[1][1]) for plate in table.people.plates]
    assert points == list(table.seen.outcome.scores)


async def test_the_first_guest_comes_to_an_empty_party(guest: PartyGuest) -> None:
    table = guest.sit(PlayedRoom(4, game=GAME))
    guest.frame()
    assert table.standing.guest is None
    assert len(table.hand.codes) == 10
    guest.watch()
    assert table.auction.guest == table.observation.guest


async def test_without_animation_the_truth_is_there_at_once(guest: PartyGuest) -> None:
    table = guest.sit(PlayedRoom(4, game=GAME), speed=0.0)
    guest.frame()
    assert not table.director.busy
    assert table.standing == Standing.of(table.observation)


async def test_a_card_is_chosen_first_and_bid_by_the_action(app: App, guest: PartyGuest) -> None:
    room = SlowRoom(party(4))
    guest.table = table = table_of(app, room)
    assert table.actions.primary() is None
    guest.click_card("70")
    assert room.done == []
    assert guest.primary().text == "Bid 70"
    guest.click_card("40")
    assert guest.primary().text == "Bid 40"
    guest.click_widget(guest.primary())
    assert room.done == [("act", Bid("40"))]
    assert "40" not in table.hand.codes


async def test_the_chosen_card_pressed_again_is_bid(app: App, guest: PartyGuest) -> None:
    room = SlowRoom(party(4))
    guest.table = table_of(app, room)
    guest.click_card("70")
    guest.click_card("70")
    assert room.done == [("act", Bid("70"))]


async def test_enter_twice_bids_the_card_under_the_cursor(app: App) -> None:
    room = SlowRoom(party(4))
    table = table_of(app, room)
    assert table.focus.current is table.hand
    app.take(Activated())
    app.take(Activated())
    assert room.done == [("act", Bid("10"))]


async def test_a_bid_comes_back_when_it_is_refused(app: App, guest: PartyGuest) -> None:
    room = SlowRoom(party(4))
    guest.table = table = table_of(app, room)
    guest.click_card("70")
    guest.click_card("70")
    await room.refuse("internal")
    app.step(0.02)
    assert "70" in table.hand.codes
    assert len(toasts(table)) == 1


async def test_a_click_that_came_too_late_is_no_error(app: App, guest: PartyGuest) -> None:
    room = SlowRoom(party(4))
    guest.table = table = table_of(app, room)
    guest.click_card("70")
    guest.click_card("70")
    await room.refuse("stale")
    app.step(0.02)
    assert toasts(table) == []


async def test_the_star_on_a_wullawaki_is_told_why(app: App, guest: PartyGuest) -> None:
    hands = ["10 star", "20", "30"]
    room = SlowRoom(party(3, hands=hands, guest="W", preset="amigo"))
    guest.table = table = table_of(app, room)
    guest.click_card("star")
    assert room.done == []
    assert toasts(table) == [table.refusal("star-on-wullawaki", {})]


async def test_a_second_bid_is_told_why(app: App, guest: PartyGuest) -> None:
    state = party(4)
    bid(state, "0:70")
    guest.table = table = table_of(app, SlowRoom(state))
    guest.click_card("80")
    assert toasts(table) == [table.refusal("already-bid", {})]


async def test_who_has_chosen_is_seen_and_what_is_not(app: App) -> None:
    state = party(4)
    bid(state, "0:70 2:90")
    table = table_of(app, SlowRoom(state))
    assert [spot.card.visible for spot in table.spots] == [True, False, True, False]
    assert [spot.slot.visible for spot in table.spots] == [False, True, False, True]
    assert {spot.card.picture for spot in table.spots if spot.card.visible} == {
        "gnumies/back_red", "gnumies/back_blue",
    }  # fmt: skip
    assert [spot.own.card for spot in table.spots] == ["70", "", "", ""]
    assert [plate.gold for plate in table.people.plates] == [False, True, False, True]


async def test_luckynits_decide_a_tie_in_the_open(app: App) -> None:
    state = party(4)
    bid(state, "1:70 2:70 3:40")
    room = SlowRoom(state)
    table = table_of(app, room)
    after = state.clone()
    room.waiting.append(heard(after, bid(after, "0:70")))
    for _ in range(160):
        app.step(1 / 60)
        if table.standing.lucky:
            break
    assert [spot.luck.count for spot in table.spots] == [5, 4, 2, 0]
    assert [spot.crown.visible for spot in table.spots] == [True, False, False, False]
    assert "5 Luckynits" in table.ribbon.text


async def test_a_wullawaki_darkens_the_evening_and_marks_who_would_leave(app: App) -> None:
    table = table_of(app, SlowRoom(party(4, guest="W")))
    assert table.mood.visible
    assert table.guests[1].view.doomed == {"3a"}
    assert table.guests[2].view.doomed == {"14"}
    assert table.people.plates[1].stats[1][1] == "52"


async def test_the_copicastor_counts_as_the_lowest_guest_of_its_room(app: App) -> None:
    table = table_of(app, SlowRoom(party(4)))
    first = table.guests[3].view.sets[0]
    assert (first.value, first.points, first.guests[0]) == (2, 150, "C")


@pytest.mark.parametrize(
    ("key", "action"),
    [("keep", Keep()), *((f"give-{seat}", Give(seat)) for seat in (1, 2, 3))],
)
@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
async def test_what_a_star_drew_is_kept_or_given(
    app: App, guest: PartyGuest, key: str, action: Action, keys: bool
) -> None:
    room = SlowRoom(party(4, hands=STARRED, **STAR))
    guest.table = table = table_of(app, room)
    assert table.draw.card.picture == "gnumies/party_8"
    guest.press(key, keys=keys)
    assert room.done == [("act", action)]


async def test_what_the_star_of_another_drew_stays_hidden(app: App) -> None:
    hands = ["10 star", "30", "50 star", "20 star"]
    table = table_of(app, SlowRoom(party(4, hands=hands, **{**STAR, "star": 1})))
    assert table.draw.card.visible
    assert table.draw.card.picture == "gnumies/party_back"
    assert table.actions.primary() is None


@pytest.mark.parametrize("keys", [True, False], ids=["keys", "mouse"])
async def test_the_guests_to_lose_are_chosen_by_their_owner(
    app: App, guest: PartyGuest, keys: bool
) -> None:
    room = SlowRoom(party(4, **LOSING))
    guest.table = table = table_of(app, room)
    losses = table.losing.losses
    assert losses is not None
    assert not guest.primary().is_enabled
    guest.lose(("1a", "2a", "11"), keys=keys)
    assert room.done == [("act", Discard(("1a", "2a", "11")))]


async def test_a_guest_chosen_by_mistake_is_spared_again(app: App, guest: PartyGuest) -> None:
    guest.table = table = table_of(app, SlowRoom(party(4, **LOSING)))
    losses = table.losing.losses
    assert losses is not None
    body = losses.body(0)
    guest.click(body.cx, body.cy)
    assert losses.selected() == ("1a",)
    guest.click(body.cx, body.cy)
    assert losses.selected() == ()
    assert "0" in guest.primary().text


async def test_who_looks_on_has_no_hand_and_no_action(app: App) -> None:
    table = table_of(app, SlowRoom(party(4), seat=None))
    assert table.hand.codes == []
    assert table.actions.primary() is None
    assert all(held.visible for held in table.held)


async def test_what_the_others_still_have_is_public(app: App) -> None:
    table = table_of(app, SlowRoom(party(4)))
    assert table.held[1].cards == {"30", "60", "70"}
    assert not table.held[0].visible


async def test_a_press_on_a_card_shows_at_once_what_it_is_bid_for(
    app: App, guest: PartyGuest
) -> None:
    state = party(2)
    bid(state, "1:30")
    room = SlowRoom(state)
    guest.table = table = table_of(app, room)
    after = state.clone()
    room.waiting.append(heard(after, bid(after, "0:80")))
    app.step(0.02)
    app.step(0.02)
    assert table.director.busy
    assert table.prompt() == ""
    guest.click_card("20")
    assert table.auction.guest == table.observation.guest
    assert table.chosen == "20"


async def test_a_press_ends_what_is_playing(guest: PartyGuest) -> None:
    table = guest.sit(PlayedRoom(4, game=GAME))
    for _ in range(10):
        guest.frame()
        guest.give(PointerPressed(960, 300))
        if not table.director.busy:
            break
    assert table.standing == Standing.of(table.observation)


async def test_another_language_rewords_the_table(app: App) -> None:
    table = table_of(app, SlowRoom(party(4)))
    app.switch_language("fr")
    app.step(0.02)
    assert table.title.line == "Manche 1"
    assert "invités" in table.deck.label
    assert not app.words.missing


async def test_everybody_sits_behind_his_rug(app: App) -> None:
    table = table_of(app, SlowRoom(party(5)))
    wanted = [place.spot for place in places(5, 0)]
    assert table.people.spots == wanted


async def test_a_verdict_goes_with_its_round_even_when_the_next_one_is_shown_at_once(
    app: App,
) -> None:
    state = party(4)
    bid(state, "1:60 2:70 3:40")
    room = SlowRoom(state)
    table = table_of(app, room)
    table.ribbon.text = "Somebody has won"
    bid(state, "0:80")
    update = heard(state, ())
    room.waiting.append(replace(update, snap=True))
    app.step(0.02)
    assert table.ribbon.text == ""


async def test_a_star_waits_in_full_light_while_beaten_bids_stand_back(app: App) -> None:
    hands = ["10 40 star", "30", "50 star", "20"]
    table = table_of(app, SlowRoom(party(4, hands=hands, preset="amigo")))
    table.standing.bids = [LaidBid("40", True), LaidBid("30", True), LaidBid("star", True), None]
    table.standing.crowned = 0
    table.show_standing()
    assert [spot.card.shade for spot in table.spots[:3]] == [1.0, BEATEN, 1.0]


async def test_the_journal_keeps_what_everybody_bid(app: App) -> None:
    state = party(4)
    bid(state, "1:60 2:70 3:40")
    room = SlowRoom(state)
    table = table_of(app, room)
    after = state.clone()
    room.waiting.append(heard(after, bid(after, "0:80")))
    app.step(0.02)
    lines = [entry.text for entry in table.journal.entries]
    assert "Bids: Basile 80, Gaspard 60, Perrine 70, Odilon 40" in lines
    assert not app.words.missing


async def test_after_a_bid_the_keys_still_steer_the_hand(app: App) -> None:
    room = SlowRoom(party(4))
    table = table_of(app, room)
    app.take(Activated())
    app.take(Activated())
    table.offer_again()
    assert table.focus.current is table.hand
