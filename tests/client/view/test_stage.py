"""The stage paints only what changed, and always what a full repaint would give."""

import random
from collections.abc import Callable

import pygame
import pytest

from tablee_client.view.app import App
from tablee_client.view.backdrop import Backdrop
from tablee_client.view.canvas import Canvas
from tablee_client.view.geometry import Box
from tablee_client.view.node import Node
from tablee_client.view.shown import Shown
from tablee_client.view.sprite import Sprite
from tablee_client.view.stage import MOST_LATE, QUIET, Stage
from tablee_client.view.theme import BRASS, GARNET, NAME, Colour, Layer


class Words(Node):
    """A line that is set when it is painted."""

    def __init__(self, text: str, x: float) -> None:
        self.text, self.x, self.layer = text, x, Layer.RESTING
        self.times = 1

    def bounds(self) -> Box:
        return Box(self.x, 300, 400, 60)

    def paint(self, canvas: Canvas) -> None:
        for k in range(self.times):
            canvas.text(f"{self.text} {k}", self.x + 10, 330, NAME)


class Patch(Node):
    """A half transparent box, so that painting twice or in another order shows."""

    box: Shown[Box] = Shown(Box(0, 0, 0, 0))

    def __init__(self, box: Box, colour: Colour, layer: int = Layer.RESTING) -> None:
        self.box, self.layer = box, layer
        self.colour = colour
        self.paints = 0

    def bounds(self) -> Box:
        return self.box

    def paint(self, canvas: Canvas) -> None:
        self.paints += 1
        canvas.fill(self.box, self.colour, alpha=0.5)


@pytest.fixture
def canvas(app: App) -> Canvas:
    return app.canvas


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    stage.add(Backdrop("bg/table_plain", aligned=True))
    return stage


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.display, "RGB")


def same_as_whole(stage: Stage, canvas: Canvas, now: float) -> bool:
    shown = pixels(canvas)
    stage.repaint()
    stage.render(canvas, now)
    return shown == pixels(canvas)


def test_the_first_render_paints_the_whole_window(stage: Stage, canvas: Canvas) -> None:
    assert stage.render(canvas, 0.0) == [canvas.viewport.area]


def test_nothing_is_painted_when_nothing_changed(stage: Stage, canvas: Canvas) -> None:
    stage.render(canvas, 0.0)
    assert not stage.is_changed
    assert stage.render(canvas, 1.0) == []


def test_a_moved_node_damages_its_old_and_new_place_only(stage: Stage, canvas: Canvas) -> None:
    patch = Patch(Box(100, 100, 80, 80), BRASS)
    stage.add(patch)
    stage.render(canvas, 0.0)
    patch.box = Box(1500, 800, 80, 80)
    rects = stage.render(canvas, 0.1)
    assert len(rects) == 2
    assert sum(r.w * r.h for r in rects) < 20_000


def test_without_time_a_new_picture_is_painted_over_several_renders_and_then_shown_whole(
    stage: Stage, canvas: Canvas
) -> None:
    before = pixels(canvas)
    patches = [Patch(Box(100 + 30 * k, 100, 80, 80), BRASS) for k in range(4)]
    stage.add(*patches)
    for k in range(6):
        assert stage.render(canvas, k / 60, lambda: False) == []
        assert stage.is_unfinished
        assert pixels(canvas) == before
    patches[0].box = Box(900, 500, 80, 80)
    stage.remove(patches[3])
    assert stage.render(canvas, 0.1, lambda: False) == [canvas.viewport.area]
    assert not stage.is_unfinished
    stage.render(canvas, 0.2)
    assert same_as_whole(stage, canvas, 0.3)


def test_what_changes_or_goes_before_it_is_painted_for_the_first_time_leaves_no_trace(
    stage: Stage, canvas: Canvas
) -> None:
    patches = [Patch(Box(100 + 30 * k, 100, 80, 80), BRASS) for k in range(4)]
    stage.add(*patches)
    stage.render(canvas, 0.0, lambda: False)
    patches[2].box = Box(900, 500, 80, 80)
    patches[1].layer = Layer.HAND
    stage.remove(patches[3])
    for k in range(1, 9):
        stage.render(canvas, k / 60, lambda: False)
    assert same_as_whole(stage, canvas, 0.3)


def test_setting_the_same_value_changes_nothing(stage: Stage, canvas: Canvas) -> None:
    patch = Patch(Box(100, 100, 80, 80), BRASS)
    stage.add(patch)
    stage.render(canvas, 0.0)
    patch.box = Box(100, 100, 80, 80)
    assert not stage.is_changed


def test_a_removed_node_leaves_no_trace(stage: Stage, canvas: Canvas) -> None:
    stage.render(canvas, 0.0)
    before = pixels(canvas)
    patch = Patch(Box(100, 100, 80, 80), BRASS)
    stage.add(patch)
    stage.render(canvas, 0.1)
    assert pixels(canvas) != before
    stage.remove(patch)
    stage.render(canvas, 0.2)
    assert pixels(canvas) == before


def test_a_node_taken_away_and_put_back_is_shown_once(stage: Stage, canvas: Canvas) -> None:
    patch = Patch(Box(100, 100, 80, 80), BRASS)
    stage.add(patch)
    stage.render(canvas, 0.0)
    stage.remove(patch)
    stage.add(patch)
    stage.render(canvas, 0.1)
    assert stage.nodes.count(patch) == 1
    assert same_as_whole(stage, canvas, 0.2)


def test_a_node_is_on_one_stage_only(stage: Stage) -> None:
    patch = Patch(Box(0, 0, 10, 10), BRASS)
    stage.add(patch)
    with pytest.raises(ValueError, match="on a stage already"):
        Stage().add(patch)


def test_a_mover_below_a_resting_node_stays_below_it(stage: Stage, canvas: Canvas) -> None:
    mover = Patch(Box(100, 100, 200, 200), BRASS)
    above = Patch(Box(200, 200, 200, 200), GARNET, layer=Layer.HAND)
    stage.add(mover, above)
    stage.render(canvas, 0.0)
    mover.box = Box(250, 250, 200, 200)
    stage.render(canvas, 0.1)
    assert same_as_whole(stage, canvas, 0.2)


def test_a_node_that_came_to_rest_is_baked_and_painted_no_more(
    stage: Stage, canvas: Canvas
) -> None:
    resting = Patch(Box(100, 100, 200, 200), BRASS)
    mover = Patch(Box(150, 150, 60, 60), GARNET, layer=Layer.FLIGHT)
    stage.add(resting, mover)
    stage.render(canvas, 0.0)
    resting.box = Box(110, 100, 200, 200)
    stage.render(canvas, 0.1)
    for k in range(2):
        mover.box = Box(151 + k, 150, 60, 60)
        stage.render(canvas, 0.1 + QUIET + k / 60)
    painted = resting.paints
    mover.box = Box(153, 150, 60, 60)
    stage.render(canvas, 0.2 + QUIET)
    assert resting.paints == painted


def test_a_node_that_changes_now_and_then_leaves_all_others_baked(
    stage: Stage, canvas: Canvas
) -> None:
    clock = Patch(Box(100, 100, 60, 60), BRASS)
    above = Patch(Box(500, 100, 60, 60), GARNET, layer=Layer.HAND)
    stage.add(clock, above)
    stage.render(canvas, 0.0)
    painted = above.paints
    for k in range(1, 5):
        clock.box = Box(100 + k, 100, 60, 60)
        stage.render(canvas, k * (QUIET + 0.1))
    assert above.paints == painted
    assert clock.paints == 5
    assert same_as_whole(stage, canvas, 9.0)


@pytest.mark.parametrize("hurried", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_any_sequence_of_changes_shows_what_a_whole_repaint_shows(
    stage: Stage, canvas: Canvas, seed: int, hurried: bool
) -> None:
    chance = random.Random(seed)
    has_time = (lambda: chance.random() < 0.5) if hurried else (lambda: True)
    layers = (Layer.RESTING, Layer.SERIES, Layer.HAND, Layer.FLIGHT)

    def somewhere() -> Box:
        return Box(chance.randrange(1700), chance.randrange(900), 150, 120)

    patches: list[Patch | Sprite]
    patches = [Patch(somewhere(), BRASS, chance.choice(layers)) for _ in range(8)]
    patches += [Sprite("cards/back", 300, 300, width=90, layer=Layer.HAND) for _ in range(4)]
    stage.add(*patches)
    now = 0.0
    for _ in range(25):
        now += chance.choice((0.016, 0.2, 0.5))
        for patch in chance.sample(patches, chance.randint(1, 4)):
            match chance.randrange(5):
                case 0:
                    patch.visible = not patch.visible
                case 1:
                    patch.layer = chance.choice(layers)
                case 2 if patch.stage:
                    stage.remove(patch)
                case 3 if not patch.stage:
                    stage.add(patch)
                case _ if isinstance(patch, Patch):
                    patch.box = somewhere()
                case _:
                    assert isinstance(patch, Sprite)
                    patch.angle, patch.x = chance.randrange(90), chance.randrange(1700)
        stage.render(canvas, now, has_time)
    while stage.is_changed:
        stage.render(canvas, now, has_time)
    assert same_as_whole(stage, canvas, now)


def test_what_takes_too_long_to_make_is_shown_some_renders_later_and_whole(
    stage: Stage, canvas: Canvas
) -> None:
    stage.render(canvas, 0.0)
    before = pixels(canvas)
    texts = [Words(f"Rien {k}", 200.0 * k) for k in range(4)]
    stage.add(*texts)
    for _ in range(3):
        assert stage.render(canvas, 0.1, lambda: False) == []
        assert stage.is_unfinished
    assert stage.render(canvas, 0.1, lambda: False)
    assert not stage.is_unfinished
    assert pixels(canvas) != before
    assert same_as_whole(stage, canvas, 0.2)


def test_what_caches_cannot_hold_is_painted_all_the_same(stage: Stage, canvas: Canvas) -> None:
    stage.render(canvas, 0.0)
    text = Words("Trop", 200.0)
    stage.add(text)
    text.times = 3
    canvas.typesetter._cache.limit = 1 << 10
    renders = 0
    while stage.is_changed:
        stage.render(canvas, 0.1, lambda: False)
        renders += 1
    assert renders == MOST_LATE + 1


def test_what_is_expected_is_there_when_it_comes(stage: Stage, canvas: Canvas) -> None:
    stage.render(canvas, 0.0)
    stage.expect(*[Words(f"Bientôt {k}", 200.0 * k) for k in range(4)])
    before = pixels(canvas)
    calls = 0
    while stage.expects:
        stage.foresee(canvas, iter([True, *[False] * 9]).__next__)
        calls += 1
    assert calls == 4
    assert pixels(canvas) == before
    stage.add(*[Words(f"Bientôt {k}", 200.0 * k) for k in range(4)])
    assert stage.render(canvas, 0.1, lambda: False)


def test_a_trace_tells_what_is_drawn_on(canvas: Canvas) -> None:
    def draw(canvas: Canvas) -> None:
        canvas.fill(Box(200, 300, 100, 60), BRASS, radius=8)
        canvas.fill(Box(260, 280, 100, 60), BRASS, alpha=0.5)
        canvas.disc(500, 400, 12, BRASS)
        canvas.line([(520, 420), (560, 390)], GARNET, width=6)
        canvas.outline(Box(90, 310, 40, 40), GARNET)
        canvas.patch("ui/tag_slate", Box(600, 300, 90, 40))
        canvas.picture("ui/icon_check", Box(700, 350, 40, 40))
        canvas.text("Voilà", 800, 330, NAME)

    canvas.display.fill((0, 0, 0))
    traced = canvas.trace(draw).covers
    assert pygame.transform.average_color(canvas.display)[:3] == (0, 0, 0)
    draw(canvas)
    drawn = pygame.mask.from_threshold(canvas.display, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    inked = drawn.get_bounding_rects()
    assert traced.contains(inked[0].unionall(inked[1:]))
    assert traced.w < canvas.display.get_width() / 2


def test_turned_cards_with_shadows_leave_no_trails(stage: Stage, canvas: Canvas) -> None:
    card = Sprite("cards/back", 400, 400, width=124, layer=Layer.FLIGHT, shadow="fx/shadow_card")
    stage.add(card)
    stage.render(canvas, 0.0)
    for k in range(10):
        card.x, card.angle, card.in_flight = 400 + 60 * k, 7.0 * k, True
        card.narrow = 1 - k / 10
        stage.render(canvas, k / 60)
    assert same_as_whole(stage, canvas, 1.0)


def test_what_is_drawn_again_from_its_strokes_looks_as_it_did(canvas: Canvas) -> None:
    def draw(canvas: Canvas) -> None:
        canvas.fill(Box(200, 300, 300, 160), BRASS, radius=8)
        with canvas.clip(Box(250, 320, 120, 90)):
            canvas.disc(260, 330, 40, GARNET)
            canvas.text("Voilà", 240, 370, NAME, alpha=0.7)
        canvas.fill(Box(260, 280, 100, 60), GARNET, alpha=0.5)
        canvas.line([(220, 420), (460, 390)], GARNET, width=6)
        canvas.outline(Box(290, 310, 140, 140), GARNET)
        canvas.picture("ui/icon_check", Box(400, 350, 40, 40), alpha=0.4)
        canvas.veil(GARNET, 0.2)

    def drawn(draw: Callable[[Canvas], None]) -> bytes:
        canvas.display.fill((40, 60, 80))
        with canvas.onto(canvas.display, pygame.Rect(110, 150, 90, 60)):
            draw(canvas)
        return pixels(canvas)

    strokes = canvas.trace(draw)
    wanted = drawn(draw)
    assert [drawn(lambda canvas: strokes.onto(canvas.display)) for _ in range(2)] == [wanted] * 2


def test_a_node_is_painted_anew_only_when_it_changed(stage: Stage, canvas: Canvas) -> None:
    patch = Patch(Box(100, 100, 300, 300), BRASS)
    mover = Patch(Box(150, 150, 60, 60), GARNET)
    stage.add(mover, patch)
    for k in range(9):
        mover.box = Box(150 + 9 * k, 150, 60, 60)
        stage.render(canvas, k / 60)
    assert patch.paints == 1
    patch.box = Box(100, 100, 200, 200)
    stage.render(canvas, 0.5)
    assert patch.paints == 2
