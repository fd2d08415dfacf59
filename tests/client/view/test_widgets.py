"""Widgets do the same by pointer and by keys, and say why when they can't."""

import pytest

from tablee.games import all_games
from tablee_client.core.words import Words
from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.intents import (
    Activated,
    Composing,
    Direction,
    Edit,
    Edited,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    Stepped,
    Typed,
    WentBack,
)
from tablee_client.view.screen import Screen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.choice import Choice
from tablee_client.view.widgets.game_list import OTHER_THUMB, seats_text, thumb_of
from tablee_client.view.widgets.modal import Answer
from tablee_client.view.widgets.option_list import OptionList, OptionRow
from tablee_client.view.widgets.slider import Slider
from tablee_client.view.widgets.stepper import Stepper
from tablee_client.view.widgets.text_field import TextField
from tablee_client.view.widgets.toast import Toast
from tablee_client.view.widgets.toggle import Toggle

BOX = Box(100, 100, 800, 80)


class Heard(list[object]):
    """What callbacks were called with."""

    def __call__(self, value: object = "pressed") -> None:
        self.append(value)


@pytest.fixture
def screen(app: App) -> Screen:
    screen = Screen(app)
    app.push(screen)
    app.push(Screen(app))
    app.pop()
    return screen


def click(screen: Screen, x: float, y: float) -> None:
    screen.take(PointerMoved(x, y))
    screen.take(PointerPressed(x, y))
    screen.take(PointerReleased(x, y))


def toasts(screen: Screen) -> list[str]:
    return [node.text for node in screen.stage.nodes if isinstance(node, Toast)]


def test_a_button_is_pressed_by_pointer_and_by_enter(screen: Screen) -> None:
    heard = Heard()
    button = screen.add(Button(BOX, "Begin", on_press=heard))
    click(screen, 300, 130)
    screen.focus.focus(button)
    screen.take(Activated())
    assert heard == ["pressed", "pressed"]


def test_a_press_that_leaves_the_button_is_no_press(screen: Screen) -> None:
    heard = Heard()
    screen.add(Button(BOX, "Begin", on_press=heard))
    screen.take(PointerPressed(300, 130))
    screen.take(PointerMoved(300, 500))
    screen.take(PointerReleased(300, 500))
    assert heard == []


def test_a_button_that_cannot_be_used_says_why(screen: Screen) -> None:
    heard = Heard()
    button = screen.add(Button(BOX, "Begin", on_press=heard))
    button.reason = "Somebody isn't ready."
    click(screen, 300, 130)
    assert heard == []
    assert toasts(screen) == ["Somebody isn't ready."]


def test_a_toast_that_nobody_has_read_goes_along_to_the_next_screen(app: App) -> None:
    first, second, third = Screen(app), Screen(app), Screen(app)
    app.push(first)
    app.toast("Hello")
    app.step(1.0)
    app.push(second)
    assert (toasts(first), toasts(second)) == ([], ["Hello"])
    app.step(1.0)
    app.push(third)
    assert (toasts(second), toasts(third)) == ([], [])


def test_a_toast_goes_away_by_itself(screen: Screen, app: App) -> None:
    app.toast("Hello")
    for _ in range(120):
        app.step(0.05)
    assert toasts(screen) == []


def test_a_toggle_switches_by_press_and_by_arrows(screen: Screen) -> None:
    heard = Heard()
    toggle = screen.add(Toggle(BOX, "Calm", value=False, on_change=heard))
    click(screen, 300, 130)
    screen.take(Navigated(Direction.RIGHT))
    screen.take(Navigated(Direction.LEFT))
    assert heard == [True, False]
    assert not toggle.value


def test_a_slider_follows_the_pointer_and_steps_by_arrows(screen: Screen) -> None:
    heard = Heard()
    slider = screen.add(Slider(BOX, "Speed", value=0, low=0, high=4, step=0.5, on_change=heard))
    track = slider.track
    screen.take(PointerPressed(track.x + track.w / 2, track.cy))
    screen.take(PointerMoved(track.right + 300, 500))
    screen.take(PointerReleased(0, 0))
    screen.take(Navigated(Direction.LEFT))
    assert heard == [2.0, 4.0, 3.5]


def test_choice_and_stepper_give_the_values_behind_their_texts(screen: Screen) -> None:
    heard = Heard()
    options = [("easy", "Easy"), ("normal", "Normal"), ("hard", "Hard")]
    choice = screen.add(Choice(BOX, "Level", options=options, value="normal", on_change=heard))
    hard = choice.segments()[2]
    click(screen, hard.cx, hard.cy)
    screen.take(Navigated(Direction.RIGHT))
    screen.take(Navigated(Direction.LEFT))
    stepper = screen.add(
        Stepper(BOX.moved(0, 200), "Level", options=options, value="easy", on_change=heard)
    )
    left, right = stepper.ends()
    click(screen, left.cx, left.cy)
    click(screen, right.cx, right.cy)
    assert heard == ["hard", "normal", "normal"]


def test_a_field_is_written_edited_and_sent(screen: Screen) -> None:
    heard, sent = Heard(), Heard()
    field = screen.add(TextField(BOX, "Name", longest=8, on_change=heard, on_submit=sent))
    screen.focus.focus(field)
    for intent in (
        Typed("Odilo"),
        Typed("n"),
        Navigated(Direction.LEFT),
        Edited(Edit.BACKSPACE),
        Edited(Edit.END),
        Typed("12345678"),
        Edited(Edit.HOME),
        Edited(Edit.DELETE),
        Activated(by_space=True),
        Activated(),
    ):
        screen.take(intent)
    assert field.text == "diln123"
    assert sent == ["diln123"]
    assert heard[-1] == "diln123"


def test_half_a_character_of_an_input_method_is_not_shown(screen: Screen) -> None:
    field = screen.add(TextField(BOX, "Name"))
    screen.focus.focus(field)
    screen.take(Composing("n\ud83d\n", 2))
    assert field.composing == "n  "
    screen.app.step(0.1)


def test_what_is_being_composed_is_not_yet_written(screen: Screen) -> None:
    field = screen.add(TextField(BOX, "Name"))
    screen.focus.focus(field)
    screen.take(Composing("né", 2))
    assert (field.text, field.composing) == ("", "né")
    screen.take(Composing(""))
    screen.take(Typed("né"))
    assert (field.text, field.composing) == ("né", "")


def rows(count: int) -> list[OptionRow]:
    return [OptionRow(f"option {k}", "yes") for k in range(count)]


def test_a_list_scrolls_to_the_row_that_is_chosen_by_keys(screen: Screen) -> None:
    options = OptionList(Box(100, 100, 600, 300), is_fixed=True)
    options.show(rows(20))
    screen.add(options)
    screen.focus.focus(options)
    for _ in range(9):
        screen.take(Navigated(Direction.DOWN))
    assert options.chosen == 8
    assert options.box.encloses(options.row_box(options.chosen))
    screen.take(Paged(down=True))
    screen.take(Edited(Edit.END))
    assert options.chosen == 19


def test_a_row_that_is_marked_is_in_sight_and_nobody_is_told(screen: Screen) -> None:
    heard = Heard()
    options = OptionList(Box(100, 100, 600, 300), is_fixed=True)
    options.on_choose = heard
    options.show(rows(20))
    screen.add(options)
    options.mark(15)
    assert options.chosen == 15
    assert options.box.encloses(options.row_box(15))
    assert heard == []


def test_the_wheel_scrolls_at_most_to_the_ends(screen: Screen) -> None:
    options = OptionList(Box(100, 100, 600, 300), is_fixed=True)
    options.show(rows(20))
    screen.add(options)
    screen.take(Scrolled(200, 200, 400))
    assert options.offset == options.overhang
    screen.take(Scrolled(200, 200, -400))
    assert options.offset == 0


def test_dragging_a_list_scrolls_and_chooses_nothing(screen: Screen) -> None:
    options = OptionList(Box(100, 100, 600, 300), is_fixed=True)
    options.show(rows(20))
    screen.add(options)
    screen.take(PointerPressed(200, 350))
    screen.take(PointerMoved(200, 250))
    screen.take(PointerReleased(200, 250))
    assert options.offset == 100
    assert options.chosen == -1


def test_an_arrow_past_the_last_row_leaves_the_list(screen: Screen) -> None:
    options = OptionList(Box(100, 100, 600, 300), is_fixed=True)
    options.show(rows(2))
    screen.add(options)
    button = screen.add(Button(Box(100, 500, 300, 80), "Go", on_press=Heard()))
    screen.focus.focus(options)
    for _ in range(3):
        screen.take(Navigated(Direction.DOWN))
    assert screen.focus.current is button


def test_an_option_is_stepped_by_its_arrows_and_by_keys(screen: Screen) -> None:
    heard = []
    options = OptionList(Box(100, 100, 600, 300), on_step=lambda row, by: heard.append((row, by)))
    options.show(rows(3))
    screen.add(options)
    left, right = options.arrows(options.row_box(1))
    click(screen, right.cx, right.cy)
    click(screen, left.cx, left.cy)
    screen.take(Navigated(Direction.RIGHT))
    assert heard == [(1, 1), (1, -1), (1, 1)]


def test_a_question_keeps_everything_else_out_until_it_is_answered(screen: Screen) -> None:
    below, stayed, left = Heard(), Heard(), Heard()
    screen.add(Button(BOX, "Below", on_press=below))
    screen.ask("Leave?", "Really?", (Answer("Stay", stayed), Answer("Leave", left, "brass")))
    click(screen, 300, 130)
    screen.take(Stepped())
    screen.take(Stepped())
    screen.take(Activated())
    assert (below, stayed, left) == ([], [], ["pressed"])
    click(screen, 300, 130)
    assert below == ["pressed"]


def test_a_choice_of_equals_begins_at_the_harmless_first(screen: Screen) -> None:
    stayed, left = Heard(), Heard()
    screen.ask("Menu", "", (Answer("Go on", stayed), Answer("Leave", left)))
    screen.take(Activated())
    assert (stayed, left) == (["pressed"], [])


def test_escape_gives_a_question_its_first_answer(screen: Screen) -> None:
    stayed, left = Heard(), Heard()
    screen.ask("Leave?", "Really?", (Answer("Stay", stayed), Answer("Leave", left)))
    screen.take(WentBack())
    assert (stayed, left) == (["pressed"], [])


def test_the_ring_shows_for_keys_and_not_for_the_pointer(screen: Screen) -> None:
    button = screen.add(Button(BOX, "Begin", on_press=Heard()))
    screen.take(Stepped())
    assert button.is_focused
    assert button.is_ring_shown
    click(screen, 300, 130)
    assert button.is_focused
    assert not button.is_ring_shown


def test_every_game_has_a_picture_of_its_own(app: App) -> None:
    pictures = [thumb_of(game.type.slug, "fr") for game in all_games()]
    assert OTHER_THUMB not in pictures
    assert len(set(pictures)) == len(pictures)
    assert all(app.canvas.pictures.master(picture).width for picture in pictures)


def test_a_game_without_a_picture_shows_the_back_of_a_card() -> None:
    assert thumb_of("unheard-of", "fr") == OTHER_THUMB


def test_the_numbers_of_players_that_fit_no_range_are_named_each() -> None:
    assert seats_text(Words("fr"), (2, 3, 4, 5)) == "2 – 5"
    assert seats_text(Words("fr"), (2, 4)) == "2 ou 4"
