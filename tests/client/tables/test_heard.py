"""What is heard of a match: each game by its own sounds, a drum for the player."""

from dataclasses import replace

import pytest

from tablee.games import all_games, get_game
from tablee.games.gnumies.events import GuestsLost
from tablee.games.nain.events import Counted
from tablee.games.nain_jaune.events import DealOver
from tablee.games.oh_les_nains.events import RoundOver
from tablee_client.core.loudness import Loudness
from tablee_client.core.notices import ChatHeard, EmoteHeard
from tablee_client.core.tableview import Clock, TableView
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.device import Device
from tablee_client.view.screens.table_lobby import TableLobbyScreen
from tablee_client.view.sound.sounds import Sounds
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.call import APART, LATE, TurnCall
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.tables.gnumies import cues as gnumies_cues
from tablee_client.view.tables.gnumies import sounds as gnumies
from tablee_client.view.tables.nain import cues as nain_cues
from tablee_client.view.tables.nain import sounds as nain
from tablee_client.view.tables.nain_jaune import cues as jaune_cues
from tablee_client.view.tables.nain_jaune import sounds as nain_jaune
from tablee_client.view.tables.oh_les_nains import cues as garden_cues
from tablee_client.view.tables.oh_les_nains import sounds as garden
from tablee_client.view.window import Window
from tests.client.view.conftest import HandClock, KeptArt
from tests.client.view.test_sound import Ear
from tools.scenes.nain_jaune_positions import FOLLOW, OTHERS, at, seen
from tools.scenes.paper import home
from tools.scenes.paper_room import ME, PaperRoom, info, view
from tools.scenes.played_room import PlayedRoom

FRAME = 1 / 30
EXPECTED = {
    "nain-jaune": {"shuffle", "token", "deal", "lay", "drum"},
    "nain": {"deal", "lay", "lid", "count", "drum"},
    "gnumies": {"hop", "lay", "reveal", "drum"},
    "gold-der-maya": {"stone", "seal", "reveal", "bead", "drum"},
    "oh-les-nains": {"deal", "lay", "reveal", "drum"},
}
"""What the first decisions of a match can't go without."""
DECISIONS = 14
LOUD = Loudness(1.0, 0.0)


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def loud_app(window: Window, art: KeptArt, ear: Ear) -> App:
    app = App(window, Words("en"), art=art, clock=HandClock(), speaker=ear)
    app.sound.follow(LOUD)
    return app


def sit(app: App, slug: str, *, speed: float) -> tuple[TableScreen, PlayedRoom]:
    room = PlayedRoom(get_game(slug).type.default_seats, game=get_game(slug))
    base = home("en")
    base.change(animation_speed=speed)
    table = maker(slug)(app, base, room, practice=True)
    assert isinstance(table, TableScreen)
    app.push(table)
    return table, room


def play(app: App, table: TableScreen, room: PlayedRoom) -> None:
    """Let everybody decide a few times, and watch; nothing is painted."""
    for _ in range(DECISIONS):
        table.update(FRAME)
        while table.director.busy:
            room.time += FRAME
            app.clock.rest(FRAME)
            table.update(FRAME)
        if not room.go_on():
            room.act(room.advice())


@pytest.mark.parametrize("slug", [game.type.slug for game in all_games()])
async def test_every_game_is_heard_in_its_own_sounds(loud_app: App, ear: Ear, slug: str) -> None:
    play(loud_app, *sit(loud_app, slug, speed=2.0))
    assert EXPECTED[slug] <= set(ear.played)


async def test_without_animations_only_the_player_is_called(loud_app: App, ear: Ear) -> None:
    play(loud_app, *sit(loud_app, "nain-jaune", speed=0.0))
    assert set(ear.played) <= {"drum", "news"}
    assert "drum" in ear.played


@pytest.mark.parametrize(
    ("own", "wanted"),
    [(0, ("fanfare", "lost", "lost", "fanfare")), (1, ("round", "fanfare", None, "lost")),
     (2, ("round", "round", None, "fanfare")), (None, ("round", "round", None, "fanfare"))],
)  # fmt: skip
def test_what_ends_well_for_one_ends_badly_for_another(
    own: int | None, wanted: tuple[str | None, ...]
) -> None:
    heard = (
        nain_jaune.sounds_of(jaune_cues.Happening(DealOver(1, 0)), own)[0],
        nain.sounds_of(nain_cues.Happening(Counted(1, 9, 10, 1, 0)), own)[0],
        gnumies.sounds_of(gnumies_cues.Happening(GuestsLost(0, 1, ())), own)[0],
        garden.sounds_of(garden_cues.Happening(RoundOver(1, 0)), own, opening=False)[0],
    )
    assert heard == wanted


# the call


@pytest.fixture
def call(ear: Ear) -> TurnCall:
    sounds = Sounds(HandClock().now, speaker=ear)
    sounds.follow(LOUD)
    return TurnCall(sounds)


def turn(*, prompt: int = 1, left: float | None = None) -> TableView:
    view = seen(at(FOLLOW))
    assert view.seat is not None
    clocks = () if left is None else (Clock(view.seat, 100.0 + left, 30.0),)
    return replace(view, prompt=prompt, clocks=clocks)


def test_the_drum_comes_once_when_the_turn_comes(call: TurnCall, ear: Ear) -> None:
    call.ask(turn(prompt=0), 0.0)
    assert ear.played == []
    for _ in range(5):
        call.ask(turn(), 0.0)
    assert ear.played == ["drum"]


@pytest.mark.parametrize(("wanted", "held"), [(True, True), (True, False), (False, True)])
async def test_a_pad_in_the_hands_shakes_with_the_drum_if_that_is_wanted(
    loud_app: App, monkeypatch: pytest.MonkeyPatch, wanted: bool, held: bool
) -> None:
    shakes: list[bool] = []
    monkeypatch.setattr(loud_app.input.pads, "rumble", lambda: shakes.append(True))
    loud_app.input.device = Device.PAD if held else Device.KEYS
    view, base = seen(at(FOLLOW)), home("en")
    base.change(pad_vibration=wanted)
    room = PaperRoom([view.info], table=view)
    loud_app.push(maker("nain-jaune")(loud_app, base, room, practice=False))
    assert shakes == [True] * (wanted and held)


def test_who_is_asked_again_at_once_is_not_called_again(call: TurnCall, ear: Ear) -> None:
    for now, prompt in ((0.0, 1), (1.0, 0), (1.0 + APART / 2, 2)):
        call.ask(turn(prompt=prompt), now)
    assert ear.played == ["drum"]


@pytest.mark.parametrize(("left", "ticks"), [(20.0, 0), (LATE, 1), (0.5, 1), (0.0, 0)])
def test_a_clock_ticks_once_in_each_of_its_last_seconds(
    call: TurnCall, ear: Ear, left: float, ticks: int
) -> None:
    for _ in range(4):
        call.update(turn(left=left), 100.0)
    assert ear.played == ["tick"] * ticks


def test_a_clock_that_stands_still_does_not_tick(call: TurnCall, ear: Ear) -> None:
    view = turn(left=3.0)
    call.update(replace(view, clocks=(replace(view.clocks[0], still=100.0),)), 100.0)
    assert ear.played == []


async def test_what_others_say_is_heard_and_what_one_says_oneself_is_not(
    loud_app: App, ear: Ear
) -> None:
    view = seen(at(OTHERS))
    table = maker("nain-jaune")(
        loud_app, home("en"), PaperRoom([view.info], table=view), practice=False
    )
    assert isinstance(table, TableScreen)
    loud_app.push(table)
    ear.played.clear()
    for player in (ME, ME + 1):
        table.hand_over([ChatHeard(view.id, player, "Somebody", "Hello")])
    assert ear.played == ["chat"]
    loud_app.clock.rest(1.0)
    for player in (ME, ME + 1):
        table.hand_over([EmoteHeard(view.id, player, "laugh")])
    assert ear.played == ["chat", "say"]


async def test_words_before_a_match_are_heard_too(loud_app: App, ear: Ear) -> None:
    at_table = view(info(5, "Table", "mop"), seat=0)
    lobby = TableLobbyScreen(loud_app, home("en"), PaperRoom([at_table.info], table=at_table))
    loud_app.push(lobby)
    ear.played.clear()
    for player in (ME, ME + 1):
        lobby.hand_over([ChatHeard(at_table.id, player, "Somebody", "Hello")])
    assert ear.played == ["chat"]
