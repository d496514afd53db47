"""The timeline of a replay: where things are on it, what it tells, what pressing and dragging it wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from client3d.hud.hud import Hud
from client3d.hud.values import TimelineMark, TimelineTurn, TimelineValues

TURNS = tuple(
    TimelineTurn(at, side, number, f"Round {number}, {('Blue', 'Red')[side]}")
    for at, side, number in ((0.0, 0, 1), (30.0, 1, 1), (50.0, 0, 2), (80.0, 1, 2))
)
FIRE = TimelineMark(10.0, "fire", "burning", "warn", "A fire")
DEATH = TimelineMark(60.0, "death", "destroyed", "normal", "Tank lost")
POINT = TimelineMark(60.0, "point", "flag", "accent", "Point taken")


@pytest.fixture
def hud(hud_of: Callable[..., Hud]) -> Hud:
    made = hud_of()
    made.timeline.show()
    made.arrange()
    made.timeline.set(TimelineValues(100.0, TURNS, (FIRE, DEATH, POINT)))
    return made


def test_places_and_pixels_are_each_others_inverse(hud: Hud) -> None:
    panel = hud.timeline
    for at in (0.0, 12.5, 60.0, 100.0):
        assert panel.at_of(panel.x_of(at)) == pytest.approx(at)
    assert panel.at_of(-50) == 0.0
    assert panel.at_of(panel.width + 50) == 100.0


def test_it_tells_the_turn_and_what_is_marked(hud: Hud) -> None:
    panel = hud.timeline
    assert panel.tip_at(panel.x_of(40)) == "Round 1, Red"
    assert panel.tip_at(panel.x_of(10) + 3) == "Round 1, Blue\nA fire"
    assert panel.tip_at(panel.x_of(60) - 3) == "Round 2, Blue\nTank lost\nPoint taken"


def test_what_happens_often_is_told_once_and_much_is_cut(hud: Hud) -> None:
    panel = hud.timeline
    panel.set(TimelineValues(100.0, TURNS, (*[FIRE] * 40, DEATH)))
    assert panel.tip_at(panel.x_of(10)) == "Round 1, Blue\nA fire ×40"
    many = tuple(TimelineMark(10.0, "death", "destroyed", "bad", f"Unit {number}") for number in range(9))
    panel.set(TimelineValues(100.0, TURNS, many))
    assert panel.tip_at(panel.x_of(10)).splitlines()[-2:] == ["Unit 5", "and 3 more"]


def test_of_marks_in_one_place_the_weightiest_is_drawn(hud: Hud) -> None:
    assert sorted(mark.kind for _, mark in hud.timeline._drawn()) == ["fire", "point"]


def test_a_press_seeks_and_dragging_seeks_on(hud: Hud, heard: Any) -> None:
    panel = hud.timeline
    panel.press(panel.x_of(40))
    hud.pointer_at(panel.x + panel.x_of(45), panel.y - 200)  # off the panel it is still dragged
    panel.release()
    hud.pointer_at(panel.x + panel.x_of(90), panel.y + 5)
    told = [(name, pytest.approx(value)) for name, value in heard.told]
    assert told == [("scrub", True), ("seek", 40.0), ("seek", 45.0), ("scrub", False)]
    assert hud.tooltip.visible


def test_a_press_beside_a_mark_goes_to_the_mark(hud: Hud, heard: Any) -> None:
    panel = hud.timeline
    panel.press(panel.x_of(60) + 4)
    assert heard.told[-1] == ("seek", 60.0)


def test_an_empty_replay_has_a_timeline_too(hud: Hud) -> None:
    panel = hud.timeline
    panel.set(TimelineValues(0.0, (TURNS[0],), ()))
    panel.set_position(0.0)
    assert panel.at_of(200) == 0.0
    assert panel.tip_at(200) == "Round 1, Blue"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("factor", [1.0, 1.5])
def test_the_other_panels_stay_above_it(hud_of: Callable[..., Hud], size: tuple[int, int], factor: float) -> None:
    from client3d.hud import samples

    hud = hud_of(size, text_factor=factor)
    samples.show(hud, "en", "path")
    hud.timeline.show()
    hud.arrange()
    x, y, width, height = hud.timeline.box
    assert y + height <= hud.stage.brush.scale.height
    for panel in (hud.order_bar, hud.unit_card, hud.minimap, hud.turn):
        if panel.visible and panel.width:
            left, top, _, high = panel.box
            assert left >= x + width or top + high <= y, panel.name
