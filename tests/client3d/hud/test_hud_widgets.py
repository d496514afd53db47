"""Widgets by name: they tell their intents, greyed ones tell none, and everything is reached by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from panda3d.core import GeomVertexReader

from client3d.hud import samples
from client3d.hud.hud import Hud
from client3d.hud.values import (
    Badge,
    ChoiceOption,
    DamageLine,
    DamagePreviewValues,
    DialogButton,
    FloatingNumber,
    HandOverValues,
    OrderButton,
    Plate,
    TurnButtons,
    UnitRow,
)

INTENTS = {
    "end_turn": ("end_turn",),
    "next_unit": ("next_unit",),
    "order.fire": ("order", "fire"),
    "order.cancel": ("order", "cancel"),
    "unit.1003": ("select_unit", 1003),
    "unit.1009": ("select_unit", 1009),
    "log.0": ("jump", (12, 0)),
}


@pytest.fixture
def battle(hud_of: Callable[..., Hud]) -> Hud:
    hud = hud_of()
    samples.show(hud, "en", "path")
    return hud


@pytest.mark.parametrize("name", INTENTS)
def test_pressing_tells_the_intent(battle: Hud, heard: Any, name: str) -> None:
    assert battle.press(name)
    assert heard.told == [INTENTS[name]]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("key", ["Shift P", "Shift Щ", "Strg+Umsch Q"])
def test_a_key_touches_no_icon_below_it(hud_of: Callable[..., Hud], size: tuple[int, int], key: str) -> None:
    hud = hud_of(size)
    samples.show(hud, "en", "path")
    hud.show_orders([replace(order, key=key, badge="", badge_icon="") for order in hud.order_bar.orders])
    for button in hud.order_bar.buttons:
        painter = button.painter
        assert painter is not None
        brush = painter.brush
        written = next(ink for ink in painter.inks if ink.text == key)
        icon = painter.batches[brush.atlas.state][-1]  # what was painted last of it; its rim is empty
        letters = [quad[3] for state, quads in painter.batches.items() if state != brush.atlas.state for quad in quads]
        assert brush.scale.px(written.left) < icon[2]
        lowest = max(bottom for bottom in letters if bottom < brush.scale.px(40))
        assert lowest <= icon[1] + 1, (button.name, lowest, icon[1])


@pytest.mark.parametrize("name", ["undo", "order.build", "order.supply", "no.such"])
def test_greyed_and_unknown_ones_tell_nothing(battle: Hud, heard: Any, name: str) -> None:
    assert not battle.press(name)
    assert heard.told == []


def test_a_greyed_button_says_why(battle: Hud) -> None:
    assert battle.widgets()["order.build"].reason == "This unit has no engineer."
    assert battle.hover("order.build")
    assert "no engineer" in battle.tooltip.text


def test_a_line_without_a_place_does_not_jump(battle: Hud, heard: Any) -> None:
    battle.press("log.4")
    assert heard.told == []


def test_pressing_a_unit_twice_looks_at_it(battle: Hud, heard: Any) -> None:
    battle.press("unit.1003")
    battle.press("unit.1003")
    assert heard.told == [("select_unit", 1003), ("centre_unit", 1003)]


def test_lines_click_like_buttons_and_explain_themselves(battle: Hud, heard: Any) -> None:
    clicks: list[str] = []
    battle.stage.pressed = lambda: clicks.append("click")
    row = UnitRow(1001, "Tank", "tracked", 0, 1.0, True, tip="12 of 12")
    battle.show_units((row, replace(row, id=1002, tip="")))
    battle.press("unit.1001")
    battle.press("log.0")
    assert clicks == ["click", "click"]
    battle.hover("unit.1001")
    assert battle.shows("tooltip")
    assert battle.tooltip.text == "12 of 12"
    battle.hover("unit.1002")
    assert not battle.shows("tooltip")


def test_the_unit_list_scrolls_to_what_is_asked_for(battle: Hud) -> None:
    x, y, _, height = battle.widgets()["unit.1009"].box
    units = battle.unit_list
    assert units.x <= x
    assert units.y <= y
    assert y + height <= units.y + units.height


def test_a_greyed_button_comes_back(battle: Hud, heard: Any) -> None:
    battle.show_turn(TurnButtons())
    assert battle.press("undo")
    battle.show_turn(TurnButtons(end_turn=None))
    assert "end_turn" not in battle.widgets()
    assert heard.told == [("undo",)]


def test_shortcuts_press_and_a_greyed_one_says_its_reason(battle: Hud, heard: Any) -> None:
    assert battle.shortcut("f")
    assert battle.shortcut("tab")
    assert not battle.shortcut("z")
    assert heard.told == [("order", "fire"), ("end_turn",)]
    assert battle.shortcut("c")
    assert battle.message_line.text == "This unit has no engineer."


def test_the_focus_reaches_everything(battle: Hud, heard: Any) -> None:
    reached = []
    for _ in battle.targets():
        assert battle.key("f6")
        reached.append(battle.focus)
    assert reached == [target.name for target in battle.targets()]
    while battle.focus != "end_turn":
        battle.key("arrow_down")
    battle.key("enter")
    assert heard.told == [("end_turn",)]
    assert battle.key("escape")
    assert battle.focus == ""
    assert not battle.key("escape")


def test_a_dialog_takes_keys_and_pointer(battle: Hud, heard: Any) -> None:
    chosen: list[str] = []
    buttons = [
        DialogButton("yes", "Yes", lambda: chosen.append("yes"), primary=True),
        DialogButton("no", "No", lambda: chosen.append("no"), cancels=True),
    ]
    battle.ask("Really?", "", buttons)
    assert set(battle.widgets()) == {"dialog.yes", "dialog.no"}
    assert battle.wants_pointer(640, 300)
    assert not battle.press("end_turn")
    battle.key("escape")
    battle.ask("Really?", "", buttons)
    battle.key("enter")
    battle.ask("Really?", "", buttons)
    battle.key("tab")
    battle.key("tab")
    battle.key("enter")
    assert chosen == ["no", "yes", "no"]
    assert battle.modal is None
    assert heard.told == []


def test_nothing_is_seen_while_the_mouse_is_handed_over(battle: Hud, heard: Any) -> None:
    battle.hand_over(HandOverValues(1, "Red"))
    assert list(battle.widgets()) == ["hand_over.ready"]
    assert not battle.damage_preview.visible
    battle.key("escape")
    assert battle.modal is not None
    battle.key("enter")
    assert heard.told == [("turn_ready",)]


def test_the_recap_closes(battle: Hud, heard: Any) -> None:
    battle.show_unit(None)
    battle.show_recap(samples.log_lines(samples.WORDS["en"])[:3])
    assert battle.press("recap.1")
    assert heard.told == [("jump", (12, 1))]
    battle.press("recap.fold")
    assert not battle.shows("recap")


def test_the_minimap_knows_its_cells(battle: Hud, heard: Any) -> None:
    for yaw in (45.0, 135.0, 225.0, 315.0):
        battle.minimap.set_camera([(1, 1), (2, 1), (2, 2), (1, 2)], yaw)
        for cell in ((0.0, 0.0), (24.0, 0.0), (11.5, 7.25), (24.0, 18.0)):
            x, y = battle.minimap.place_of(*cell)
            assert battle.minimap.cell_of(x, y) == pytest.approx(cell)
            assert 0 <= x <= battle.minimap.width
            assert 0 <= y <= battle.minimap.height
    battle.minimap.look_at(*battle.minimap.place_of(11.5, 7.25))
    assert heard.told[0][1:] == pytest.approx((11.5, 7.25))


def test_the_minimap_tells_of_the_cell_under_the_pointer(battle: Hud) -> None:
    minimap = battle.minimap
    minimap.describe = lambda cell: f"cell {cell}"
    x, y = minimap.place_of(11.5, 7.25)
    minimap.explain(minimap.x + x, minimap.y + y)
    assert battle.shows("tooltip")
    assert battle.tooltip.text == "cell (11, 7)"
    x, y = minimap.place_of(-0.5, 7.25)  # beside the board
    minimap.explain(minimap.x + x, minimap.y + y)
    assert not battle.shows("tooltip")


def test_north_east_is_up_at_yaw_45(battle: Hud) -> None:
    top = battle.minimap.place_of(24, 0)
    assert all(top[1] < battle.minimap.place_of(*corner)[1] for corner in ((0, 0), (24, 18), (0, 18)))


def test_the_pointer_belongs_to_panels_only_where_they_are(battle: Hud) -> None:
    assert battle.wants_pointer(*battle.pixels("end_turn"))
    assert battle.wants_pointer(*battle.pixels("unit.1000"))
    assert not battle.wants_pointer(640, 300)


def test_equal_values_paint_nothing(battle: Hud) -> None:
    before = [panel.painter for panel in battle.panels]
    nodes = battle.root.find_all_matches("**").get_num_paths()
    samples.show(battle, "en", "path")
    battle.update()
    assert [panel.painter for panel in battle.panels] == before
    assert battle.root.find_all_matches("**").get_num_paths() == nodes


def test_only_the_changed_button_is_painted(battle: Hud) -> None:
    before = [button.painter for button in battle.order_bar.buttons]
    orders = list(battle.order_bar.orders)
    orders[0] = replace(orders[0], active=True)
    battle.show_orders(orders)
    changed = [one is not other.painter for one, other in zip(before, battle.order_bar.buttons, strict=True)]
    assert changed == [True] + [False] * 14


def test_sixty_plates_are_one_node(battle: Hud) -> None:
    plates = [Plate(place * 20.0, 100.0, place % 2, 0.5, str(place), "Tank", ("alert",)) for place in range(60)]
    battle.show_plates(plates)
    battle.show_numbers([FloatingNumber(10, 10, "-3")])
    assert battle.plates.root.find_all_matches("**").get_num_paths() == 1
    assert battle.plates.root.node().get_num_geoms() <= 4


def test_plates_that_move_are_moved_in_place(battle: Hud) -> None:
    def corner() -> tuple[float, float]:
        reader = GeomVertexReader(battle.plates.root.node().get_geom(0).get_vertex_data(), "vertex")
        point = reader.get_data3()
        return point.x, point.z

    plates = [Plate(place * 20.0, 100.0, 0, 0.5, "3") for place in range(5)]
    battle.show_plates(plates)
    x, z = corner()
    battle.show_plates([replace(plate, x=plate.x + 30, y=plate.y + 7) for plate in plates])
    assert corner() == (x + 30, z - 7)
    battle.show_plates([])
    assert battle.plates.root.node().get_num_geoms() == 0


def test_many_units_and_orders_change_the_layout_without_leaks(battle: Hud) -> None:
    battle.show_units([UnitRow(place, f"Unit {place}", "foot", 0, 1.0, True) for place in range(60)])
    nodes = battle.root.find_all_matches("**").get_num_paths()
    for _ in range(3):
        battle.show_orders([])
        battle.show_orders([OrderButton(str(place), "move", "Move") for place in range(15)])
    assert battle.root.find_all_matches("**").get_num_paths() == nodes


def test_fog_dims_the_minimap(battle: Hud) -> None:
    battle.minimap.set_ground(np.full((2, 2, 3), 200, np.uint8))
    battle.minimap.set_fog(np.array([[0, 1], [2, 2]], np.uint8))
    assert battle.minimap._texture is not None
    pixels = np.frombuffer(bytes(battle.minimap._texture.get_ram_image()), np.uint8).reshape(2, 2, 4)[::-1, :, 0]
    assert pixels[0, 0] < pixels[0, 1] < pixels[1, 0] == pixels[1, 1] == 200


def test_a_choice_is_made_by_mouse_by_digit_or_not_at_all(battle: Hud) -> None:
    made: list[str] = []
    options = [
        ChoiceOption("aim.unit", "Infantry", detail="3", command=lambda: made.append("unit")),
        ChoiceOption("aim.structure", "Bunker", reason="Out of range", command=lambda: made.append("structure")),
    ]
    battle.choose("What?", options, 300, 300, (60, 40))
    assert battle.wants_pointer(400, 300)
    assert battle.choice.key("2")
    assert (made, battle.shows("choice")) == ([], True)
    assert battle.press("aim.unit")
    assert (made, battle.shows("choice")) == (["unit"], False)
    battle.choose("What?", options, 300, 300, (60, 40))
    assert battle.choice.key("1")
    assert made == ["unit", "unit"]
    battle.choose("What?", options, 300, 300, (60, 40))
    assert not battle.choice.key("3")
    assert battle.choice.key("escape")
    assert "aim.unit" not in battle.widgets()


def test_calendar_and_stars_explain_themselves(battle: Hud) -> None:
    values = replace(battle.top_bar.values, points_tip="Hold them", calendar_tip="Night: 2 cells less")
    battle.show_top_bar(values)
    calendar, stars = battle.widgets()["top_bar.calendar"], battle.widgets()["top_bar.points"]
    assert calendar.box[0] + calendar.box[2] <= stars.box[0]
    assert battle.hover("top_bar.calendar")
    assert battle.tooltip.text == "Night: 2 cells less"
    assert battle.hover("top_bar.points")
    assert battle.tooltip.text == "Hold them"


def test_signs_are_drawn_with_the_plates(battle: Hud) -> None:
    battle.show_plates([Badge(100, 100, "build", "1/3", "accent", 0, 0.3), Plate(50, 50, 0, 1.0, "6")])
    assert len(battle.plates._shown) == 2


def test_a_small_sign_is_drawn_otherwise_than_a_whole_one(battle: Hud) -> None:
    whole = Badge(100, 100, "foot", side=1)
    widths = []
    for sign in (whole, replace(whole, small=True)):
        battle.show_plates([sign])
        widths.append(max(float(np.ptp(corners["point"][..., 0])) for _, corners in battle.plates._look(sign)))
    assert widths[0] > widths[1]


def test_the_words_of_a_shot_never_lie_under_its_odds(battle: Hud) -> None:
    short = DamageLine("Scout", told="near: 5+", left="83 %", left_icon="dice")
    long = replace(short, told="effective range: 7+ on 2 dice", left="1234/1296 = 95.2 %")
    heights = []
    for line in (short, long):
        battle.show_damage(DamagePreviewValues("Red", 1, 1, 1, (line,)), 300, 300)
        heights.append(battle.damage_preview.height)
    assert heights == [heights[0], heights[0] + 20]
