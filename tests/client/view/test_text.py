"""Text is cut, wrapped and set in the right faces."""

import pytest

from tablee_client.view.app import App
from tablee_client.view.runs import Kind, Run, runs
from tablee_client.view.tables.note import Note
from tablee_client.view.text import Typesetter
from tablee_client.view.theme import BODY, NAME, SCREEN_TITLE, TextStyle

LONG = "Brunehilde von und zu Falkenstein-Hohenstaufen"


@pytest.fixture
def setter(app: App) -> Typesetter:
    return app.canvas.typesetter


def test_figures_and_suits_are_runs_of_their_own() -> None:
    assert runs("La case du 10♦") == [
        Run(Kind.WORDS, "La case du "),
        Run(Kind.FIGURES, "10"),
        Run(Kind.SUIT, "D"),
    ]


def test_characters_that_no_face_draws_are_left_out() -> None:
    assert runs("\u2068Odilon\u2069 ♥\ufe0f") == [Run(Kind.WORDS, "Odilon "), Run(Kind.SUIT, "H")]


def test_a_line_that_fits_is_left_alone(setter: Typesetter) -> None:
    assert setter.fit("Odilon", BODY, 400) == "Odilon"


def test_a_long_line_is_cut_with_an_ellipsis(setter: Typesetter) -> None:
    cut = setter.fit(LONG, BODY, 200)
    assert cut.endswith("…")
    assert setter.width(cut, BODY) <= 200
    assert setter.width(LONG[: len(cut) + 1] + "…", BODY) > 200


def test_wrapped_lines_fit_and_lose_no_word(setter: Typesetter) -> None:
    text = "Le premier qui pose toutes ses cartes gagne la donne. " * 4
    lines = setter.wrap(text.strip(), BODY, 300)
    assert max(setter.width(line, BODY) for line in lines) <= 300
    assert " ".join(lines).split() == text.split()


def test_a_word_wider_than_the_line_is_broken(setter: Typesetter) -> None:
    lines = setter.wrap("Donaudampfschifffahrtsgesellschaft", BODY, 120)
    assert len(lines) > 1
    assert "".join(lines) == "Donaudampfschifffahrtsgesellschaft"


def test_a_new_line_in_the_text_breaks_the_line(setter: Typesetter) -> None:
    assert setter.wrap("one\ntwo", BODY, 900) == ["one", "two"]


@pytest.mark.parametrize("style", [BODY, NAME, SCREEN_TITLE])
def test_the_rendered_line_is_as_wide_as_measured(setter: Typesetter, style: TextStyle) -> None:
    surface = setter.line("Prendre 10 jetons", style)
    ink = surface.get_bounding_rect().w / setter.scale
    assert ink == pytest.approx(setter.width("Prendre 10 jetons", style), rel=0.1)


@pytest.mark.parametrize("style", [BODY, NAME, SCREEN_TITLE])
def test_an_accent_on_a_capital_leaves_the_baseline_alone(
    setter: Typesetter, style: TextStyle
) -> None:
    plain, accented = (setter.line(text, style) for text in ("E", "É"))
    assert accented.get_bounding_rect().bottom == plain.get_bounding_rect().bottom
    assert accented.get_bounding_rect().top < plain.get_bounding_rect().top


def test_the_same_line_is_rendered_once(setter: Typesetter) -> None:
    assert setter.line("Odilon", BODY) is setter.line("Odilon", BODY)


def test_a_style_shrinks_until_the_line_fits(setter: Typesetter) -> None:
    style = setter.shrunk(LONG, BODY, setter.width(LONG, BODY) * 0.9)
    assert style.size < BODY.size
    assert setter.width(LONG, style) <= setter.width(LONG, BODY) * 0.9


@pytest.mark.parametrize("scale", [2 / 3, 0.75, 1.0, 1.5])
def test_a_shrunk_line_really_fits(setter: Typesetter, scale: float) -> None:
    setter.rescale(scale, 1.0)
    for text in ("Payer Œarguerite", "Théodebert de Montfaucon", "Garder ces deux"):
        for width in range(150, 360, 7):
            style = setter.shrunk(text, NAME, width, least=8)
            assert setter.width(text, style) <= width


def test_larger_text_is_half_again_as_large_and_titles_grow_by_as_much(app: App) -> None:
    setter = app.canvas.typesetter
    small, title = setter.width("Odilon", BODY), setter.size(SCREEN_TITLE)
    setter.rescale(setter.scale, 1.5)
    assert setter.size(BODY) == BODY.size * 1.5
    assert setter.width("Odilon", BODY) == pytest.approx(small * 1.5, rel=0.1)
    assert setter.line_height(BODY) == round(BODY.size * 1.5 * 1.2)
    assert setter.size(SCREEN_TITLE) == title + 18


def test_larger_text_shrinks_to_its_room_but_never_under_what_can_be_read(
    setter: Typesetter,
) -> None:
    setter.rescale(setter.scale, 1.5)
    style = setter.shrunk(LONG, BODY, setter.width(LONG, BODY) * 0.8)
    assert 20 <= setter.size(style) < setter.size(BODY)
    assert setter.size(setter.shrunk(LONG, BODY, 10)) == pytest.approx(20)


def test_a_line_is_set_no_taller_than_its_room(setter: Typesetter) -> None:
    setter.rescale(setter.scale, 1.5)
    assert setter.within(BODY, 100) == BODY
    assert setter.line_height(setter.within(BODY, 36)) <= 36


def test_a_paragraph_is_set_smaller_until_it_fits_its_room(setter: Typesetter) -> None:
    text = " ".join([LONG] * 4)
    lines, style = setter.filled(text, BODY, (500, 170))
    assert " ".join(lines) == text
    assert len(lines) * setter.line_height(style) <= 170
    assert style.size < BODY.size
    lines, style = setter.filled(text, BODY, (300, 60))
    assert lines[-1].endswith("…")
    assert setter.size(style) == 20


def test_a_paragraph_breaks_no_word_that_fits_when_smaller(setter: Typesetter) -> None:
    word = "Hohenstaufen"
    lines, style = setter.filled(word, BODY, (setter.width(word, BODY) - 20, 400))
    assert lines == [word]
    assert style.size < BODY.size


def test_smaller_styles_end_where_they_could_not_be_read(setter: Typesetter) -> None:
    assert [style.size for style in setter.smaller(BODY.sized(24), 21)] == [24, 23, 22, 21]
    setter.rescale(setter.scale, 1.5)
    assert [style.size for style in setter.smaller(BODY.sized(16), 21)] == [16, 15, 14]


def test_a_note_ends_in_a_window_too_small_for_any_letter(app: App) -> None:
    """Every letter had a line of its own there, and narrower lines were tried for ever."""
    app.canvas.typesetter.rescale(0.0005, 1.0)
    note = Note()
    note.text = "Choose a card"
    note.paint(app.canvas)
