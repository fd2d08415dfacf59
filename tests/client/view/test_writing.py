"""The keyboard on the screen: for fingers and pads, never over the field, and closed again."""

import pytest

from tablee_client.core.words import LOCALES
from tablee_client.view.app import App
from tablee_client.view.device import Device
from tablee_client.view.geometry import FINGER, SCREEN, Box
from tablee_client.view.intents import (
    Activated,
    Direction,
    Intent,
    MenuAsked,
    Navigated,
    Paged,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Typed,
    WentBack,
    Wished,
)
from tablee_client.view.screen import Screen
from tablee_client.view.widgets.button import Button
from tablee_client.view.widgets.text_field import TextField
from tablee_client.view.writing.keyboard import BUTTONS, SPACE, Keyboard, place_beside
from tablee_client.view.writing.keys import ACROSS, Deed, rows_of


class Letter(Screen):
    """A line to write, and a button beside it."""

    for_digits = False

    def build(self) -> None:
        self.sent: list[str] = []
        self.pressed = 0
        self.line = self.add(
            TextField(
                Box(400, 300, 800, 68),
                on_submit=self.sent.append,
                for_digits=self.for_digits,
                key="line",
            )
        )
        self.add(Button(Box(1500, 60, 300, 80), "Go", on_press=self._go, key="go"))

    def _go(self) -> None:
        self.pressed += 1

    def keyboard(self) -> Keyboard:
        (found,) = self.focus.members
        assert isinstance(found, Keyboard)
        return found


@pytest.fixture
def letter(app: App) -> Letter:
    screen = Letter(app)
    app.push(screen)
    return screen


def use(app: App, device: Device, *intents: Intent) -> None:
    app.input.device = device
    for intent in intents:
        app.take(intent)


def tap(app: App, x: float, y: float) -> None:
    use(app, Device.TOUCH, PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))


def tap_field(app: App, letter: Letter) -> None:
    tap(app, letter.line.box.cx, letter.line.box.cy)


def tap_key(app: App, letter: Letter, text: str, deed: Deed | None = None) -> None:
    spot = next(b for _, _, k, b in letter.keyboard().boxes() if (k.text, k.deed) == (text, deed))
    tap(app, spot.cx, spot.cy)


def open_by_pad(app: App, letter: Letter) -> None:
    letter.focus.focus(letter.line)
    use(app, Device.PAD, Activated())
    assert letter.desk.is_open


def test_the_board_never_covers_its_field() -> None:
    for y in range(0, 1000, 4):
        field = Box(400, y, 800, 80)
        board = place_beside(field)
        assert SCREEN.encloses(board)
        assert not board.overlaps(field)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_its_letters_and_rows_that_fit(locale: str) -> None:
    letters = {"fr": "azertyéèàùçêâîôûë", "de": "qwertzäöüß", "en": "qwertyz"}[locale]
    text = "".join(k.text for row in rows_of(locale) for k in row)
    signs = "".join(k.text for row in rows_of(locale, has_signs=True) for k in row)
    assert set("abcdefghijklmnopqrstuvwxyz" + letters) <= set(text)
    assert set("0123456789.:/-’") <= set(text + signs)
    for rows in (rows_of(locale), rows_of(locale, has_signs=True)):
        assert {sum(key.wide for key in row) for row in rows} == {ACROSS}
    assert rows_of("de", is_upper=True)[3][8].text == "ẞ"


def test_a_finger_writes_and_sends(app: App, letter: Letter) -> None:
    tap_field(app, letter)
    assert letter.line.is_written
    tap_key(app, letter, "", Deed.SHIFT)
    tap_key(app, letter, "H")
    tap_key(app, letter, "o")
    tap_key(app, letter, "p")
    tap_key(app, letter, "", Deed.BEFORE)
    tap_key(app, letter, "", Deed.ERASE)
    tap_key(app, letter, " ")
    assert letter.line.text == "H p"
    tap_key(app, letter, "", Deed.DONE)
    assert letter.sent == ["H p"]
    assert not letter.desk.is_open
    assert letter.focus.current is letter.line


def test_every_key_is_large_enough_for_a_finger(app: App, letter: Letter) -> None:
    tap_field(app, letter)
    assert all(min(box.w, box.h) >= FINGER for box in letter.keyboard().targets())


def test_a_press_beside_it_closes_it_and_counts(app: App, letter: Letter) -> None:
    tap_field(app, letter)
    tap(app, 1600, 100)
    assert not letter.desk.is_open
    assert letter.pressed == 1


def test_the_mouse_and_the_keys_open_none(app: App, letter: Letter) -> None:
    x, y = letter.line.box.cx, letter.line.box.cy
    use(app, Device.MOUSE, PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    assert not letter.desk.is_open
    use(app, Device.KEYS, Activated())
    assert not letter.desk.is_open
    assert letter.sent == [""]


def test_a_real_keyboard_closes_it_and_writes_on(app: App, letter: Letter) -> None:
    tap_field(app, letter)
    use(app, Device.KEYS, Typed("q"))
    assert not letter.desk.is_open
    assert letter.line.text == "q"


def test_a_pad_steers_from_key_to_key(app: App, letter: Letter) -> None:
    open_by_pad(app, letter)
    assert letter.keyboard().is_ring_shown
    use(app, Device.PAD, Activated(), Navigated(Direction.RIGHT), Activated())
    use(app, Device.PAD, Navigated(Direction.DOWN), Activated())
    assert letter.line.text == "qws"
    use(app, Device.PAD, WentBack())
    assert not letter.desk.is_open
    assert letter.focus.current is letter.line


def test_the_pads_buttons_are_short_ways(app: App, letter: Letter) -> None:
    open_by_pad(app, letter)
    wishes = {deed: Wished(control) for deed, control in BUTTONS.items()}
    use(app, Device.PAD, wishes[Deed.SHIFT], Activated(), Wished(SPACE), Activated())
    assert letter.line.text == "Q q"
    use(app, Device.PAD, Paged(down=False), wishes[Deed.ERASE])
    assert letter.line.text == "Qq"
    use(app, Device.PAD, wishes[Deed.SIGNS], Activated(), Paged(down=True), MenuAsked())
    assert letter.sent == ["Q!q"]


def test_directions_lead_round_and_to_every_key(app: App, letter: Letter) -> None:
    open_by_pad(app, letter)
    keyboard = letter.keyboard()
    met = set()
    for _ in range(5):
        for _ in range(ACROSS):
            met.add(keyboard.cursor)
            use(app, Device.PAD, Navigated(Direction.RIGHT))
        use(app, Device.PAD, Navigated(Direction.DOWN))
    assert met == {(row, place) for row, place, _, _ in keyboard.boxes()}


def test_a_pin_has_digits_alone(app: App) -> None:
    screen = Letter(app)
    screen.for_digits = True
    app.push(screen)
    tap_field(app, screen)
    texts = {key.text for _, _, key, _ in screen.keyboard().boxes() if key.text}
    assert texts == set("0123456789")


def test_the_key_that_erases_goes_on_while_it_is_held(app: App, letter: Letter) -> None:
    letter.line.write("abcdef")
    tap_field(app, letter)
    spots = [box for _, _, key, box in letter.keyboard().boxes() if key.deed is Deed.ERASE]
    use(app, Device.TOUCH, PointerPressed(spots[0].cx, spots[0].cy))
    for _ in range(36):
        letter.update(1 / 60)
    assert 1 < len(letter.line.text) < 5


def test_a_rebuilt_screen_goes_on_writing(app: App, letter: Letter) -> None:
    open_by_pad(app, letter)
    use(app, Device.PAD, Navigated(Direction.RIGHT), Activated())
    letter.rebuild()
    assert letter.desk.is_open
    use(app, Device.PAD, Activated())
    assert letter.line.text == "ww"


def test_a_question_or_a_field_that_goes_closes_it(app: App, letter: Letter) -> None:
    tap_field(app, letter)
    letter.drop(letter.line)
    assert not letter.desk.is_open
    assert letter.focus.current is None
