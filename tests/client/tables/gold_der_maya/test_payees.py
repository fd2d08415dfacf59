"""Who is paid, and what lies ready for it: buttons, the sheet beside them, great words."""

import pygame
import pytest

from tablee_client.view.app import App
from tablee_client.view.tables.gold_der_maya.table import GoldDerMayaScreen
from tablee_client.view.tables.short_name import called
from tablee_client.view.text import Typesetter
from tablee_client.view.theme import TextStyle
from tools.scenes.gold_der_maya import CHOICE, StillRoom, at, seen
from tools.scenes.paper import home


def shown(app: App, *, guided: bool = False) -> GoldDerMayaScreen:
    view = seen(at(CHOICE))
    table = GoldDerMayaScreen(app, home("en"), StillRoom([view.info], table=view))
    if guided:
        table.be_guided()
    app.push(table)
    for _ in range(3):
        app.step(0.02)
    return table


async def test_what_may_be_proclaimed_is_cast_beforehand(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = shown(app)
    cast: list[str] = []
    render = Typesetter._render

    def rendered(setter: Typesetter, text: str, style: TextStyle) -> pygame.Surface:
        cast.append(text)
        return render(setter, text, style)

    monkeypatch.setattr(Typesetter, "_render", rendered)
    text = table.words("maya-cancelled")
    table.proclamation.say(text)
    app.step(0.2)
    assert table.proclamation.visible
    assert text not in cast


async def test_the_sheet_of_a_guided_match_covers_no_payee(app: App) -> None:
    table = shown(app, guided=True)
    assert table.guide is not None
    sheet = table.guide.lying()
    assert sheet is not None
    assert len(table.payees.buttons) == 3
    assert not table.payees.covers(sheet)


def test_a_long_name_is_shortened_on_a_button() -> None:
    assert called("Odilon") == "Odilon"
    assert called("Marguerite de Saint-Gengoux") == "Marguerite"
