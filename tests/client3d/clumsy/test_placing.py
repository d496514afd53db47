"""Units placed by hand before the first turn (FORCE-1): where they may stand, by mouse, drag and keys."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from client3d.clumsy.deploy_panels import DeployDesk
from client3d.clumsy.deploying import DEPLOYING, Deploying
from client3d.clumsy.opening import Field, open_field, open_match
from client3d.clumsy.placing import Placing
from client3d.play.bindings import Bindings
from client3d.play.keys import DEPLOY_HELP, DEPLOY_INTENTS, DEPLOY_KEYS
from client3d.play.options import PlayOptions
from client3d.play.seating import persons_of
from client3d.play.states import HANDOVER
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.forces import check_placement
from systems.clumsy.maps import load_map
from systems.clumsy.picture import Picture, picture_of
from systems.clumsy.setup import UnitSetup, unit_id

BLUE, RED = 0, 1


@cache
def field() -> Field:
    """Crossroads, whose southern start zone has a road, hills, a ruined village and a point."""
    return open_field(PlayOptions(map="crossroads"))


def placing(*units: tuple[str, tuple[int, int]]) -> Placing:
    force = tuple(UnitSetup(type=kind, side=BLUE, at=at) for kind, at in units)
    return Placing(field().data, field().zones[BLUE], force or field().force(BLUE))


def terrain(name: str) -> tuple[int, int]:
    """A cell of the zone with this ground, no point."""
    zone = field().zones[BLUE]
    board = zone.board
    cells = [cell for cell in placing().cells if not zone.points >> board.cell(*cell) & 1]
    return next(cell for cell in cells if zone.ground.terrain_at(board.cell(*cell)) == name)


# --- where they may stand


def test_a_unit_is_put_in_a_free_cell_of_the_zone() -> None:
    one = placing(("tank", (11, 17)), ("infantry", (8, 17)))
    assert one.put(0, (12, 20)) is None
    assert [unit.at for unit in one.force] == [(12, 20), (8, 17)]
    assert one.changed
    one.reset()
    assert [unit.at for unit in one.force] == [(11, 17), (8, 17)]
    assert not one.changed


def test_units_change_places() -> None:
    one = placing(("tank", (11, 17)), ("infantry", (8, 17)))
    assert one.put(0, (8, 17)) is None
    assert [unit.at for unit in one.force] == [(8, 17), (11, 17)]


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ((3, 3), "outside_zone"),
        ((99, 3), "off_map"),
        ((-1, 17), "off_map"),
    ],
)
def test_nobody_is_put_outside_the_zone(cell: tuple[int, int], reason: str) -> None:
    one = placing(("tank", (11, 17)))
    fault = one.put(0, cell)
    assert fault is not None
    assert fault.reason == reason
    assert not one.changed


def test_the_ground_must_bear_both_who_change_places() -> None:
    ruin = terrain("ruin")
    one = placing(("tank", (11, 17)), ("infantry", ruin), ("engineer", (8, 17)))
    for unit, cell in ((0, ruin), (1, (11, 17))):
        fault = one.put(unit, cell)
        assert fault is not None
        assert (fault.reason, fault.unit, fault.arguments["terrain"]) == ("no_entry", 0, "ruin")
    assert one.put(2, ruin) is None, "foot may"


def test_only_engineers_begin_on_a_point() -> None:
    zone = field().zones[BLUE]
    point = next(at for at in field().setup.points if zone.cells >> zone.board.cell(*at) & 1)
    one = placing(("infantry", (8, 17)), ("engineer", (9, 17)))
    fault = one.put(0, point)
    assert fault is not None
    assert fault.reason == "on_point"
    assert one.put(1, point) is None


def test_what_is_lit_for_a_unit_is_where_it_may_be_put() -> None:
    for unit in range(len(placing().force)):
        lit = set(placing().open_to(unit))
        assert lit == {cell for cell in placing().cells if placing().put(unit, cell) is None}
        assert lit


# --- on the screen


class Screen:
    """Panels and scene that take note of what they are told."""

    def __init__(self, setup: Any = None, *, side: int = BLUE, before: int = -1, after: int = -1) -> None:
        self.told: list[Any] = []
        found = field() if setup is None else structs_field(setup)
        scene = SimpleNamespace(
            overlays=SimpleNamespace(show=lambda *_: None, hide=lambda _: None),
            project=lambda place: (float(place[0] + place[1]), float(place[1] - place[0])),
            cell_position=lambda cell, _height=0.0: (cell[0], cell[1], 0.0),
            update=lambda _seconds: None,
        )
        stage: Any = SimpleNamespace(scene=scene, headings={}, outline=lambda _: None, in_sight=lambda *_: True)
        self.front: Any = SimpleNamespace(
            modal=False,
            key=lambda _name: False,
            hand_over=lambda side: self.told.append(("curtain", side)),
            begin_turn=lambda side: self.told.append(("begin", side)),
            misplaced=lambda fault: self.told.append((fault.unit, fault.reason)),
            open_menu=lambda: self.told.append("menu"),
        )
        force = found.force(side)
        self.session = Deploying(
            found.setup,
            Placing(found.data, found.zones[side], force),
            stage,
            self.front,
            Shown,
            before=before,
            after=after,
        )
        self.desk = DeployDesk(self.session, self.front, lambda _path: False)  # type: ignore[arg-type]

    def at(self, cell: tuple[int, int]) -> str:
        figure = self.session.picture.figure_at(cell)
        return "" if figure is None else figure.type

    def keys(self, *names: str) -> None:
        for name in names:
            self.desk.key(name)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        for cell, event in ((start, self.desk.press_pixel), (end, lambda x, y: self.desk.click_pixel(x, y, "left"))):
            self.desk.cell_at = lambda _x, _y, cell=cell: (cell, None)  # type: ignore[method-assign,misc]
            event(0.0, 0.0)


class Shown:
    """A projector that shows at once."""

    busy = False

    def __init__(self, picture: Picture) -> None:
        self.picture = picture

    def reset(self, picture: Picture) -> None:
        self.picture = picture

    def update(self, _seconds: float) -> None:
        """Nothing moves."""


def structs_field(setup: Any) -> Field:
    return Field(setup, field().data, field().zones, field().folder)


def test_a_click_takes_a_unit_up_and_another_puts_it_down() -> None:
    screen = Screen()
    screen.desk.click_cell((11, 17))
    assert screen.session.controller.selected == unit_id(BLUE, 9)
    screen.desk.click_cell((12, 20))
    assert (screen.at((12, 20)), screen.at((11, 17))) == ("tank", "")
    assert screen.session.controller.selected == 0
    screen.desk.click_cell((12, 20))
    screen.desk.click_cell((12, 20))
    assert screen.session.controller.selected == 0, "the same once more puts it down where it was"


def test_where_it_cannot_stand_it_stays_taken_up_and_why_is_told() -> None:
    screen = Screen()
    screen.desk.click_cell((11, 17))
    screen.desk.click_cell((3, 3))
    assert screen.told == [(9, "outside_zone")]
    assert screen.session.controller.selected == unit_id(BLUE, 9)
    screen.desk.right_click()
    assert screen.session.controller.selected == 0


def test_units_are_dragged() -> None:
    screen = Screen()
    screen.drag((11, 17), (12, 20))
    assert screen.at((12, 20)) == "tank"
    screen.drag((12, 20), (8, 17))
    assert (screen.at((8, 17)), screen.at((12, 20))) == ("tank", "infantry")
    screen.drag((5, 19), (6, 19))  # nobody is there
    assert screen.session.controller.selected == 0
    screen.drag((8, 17), (8, 17))  # that is a click
    assert screen.session.controller.selected == unit_id(BLUE, 9)


def test_all_is_done_by_keys_alone() -> None:
    screen = Screen()
    screen.keys("shift-tab")
    assert screen.session.controller.hovered == (11, 17)
    # north is up to the left, east up to the right: arrows are taken an eighth of a turn clockwise
    screen.keys("arrow_up", "arrow_right", "arrow_right")
    assert screen.session.controller.hovered == (12, 19)
    screen.keys("enter")
    assert screen.at((12, 19)) == "tank"
    screen.keys("tab", "escape")
    assert screen.session.controller.selected == 0
    screen.keys("u")
    assert screen.at((11, 17)) == "tank"
    assert not screen.session.done
    screen.keys("r")
    assert screen.session.done
    screen.keys("escape")
    assert screen.told == ["menu"]


def test_keys_that_give_orders_do_nothing_yet() -> None:
    screen = Screen()
    screen.keys("tab")
    before = screen.session.placing.force, screen.session.controller.selected
    for key, intent in Bindings().intents.items():
        if intent not in DEPLOY_INTENTS and key not in DEPLOY_KEYS:
            screen.keys(key)
    assert (screen.session.placing.force, screen.session.controller.selected) == before


def test_nothing_of_the_enemy_is_known() -> None:
    ground = load_map(load_clumsy(), "crossroads")
    forces = [ground.forces_of(("default", wish), 7, 200) for wish in ("default", "drawn", ("scout",))]
    setups = [ground.battle(7, forces=force) for force in forces]
    # not even of one who stands where it would be seen
    near = UnitSetup(type="scout", side=RED, at=(11, 15))
    setups.append(structs.replace(setups[0], units=(*setups[0].units, near)))
    seen = [picture_of(Screen(setup).session.view()) for setup in setups]
    assert all(picture == seen[0] for picture in seen)
    assert {figure.side for figure in seen[0].figures.values()} == {BLUE}


def test_the_curtain_falls_between_two_persons() -> None:
    first, second = Screen(), Screen(side=RED, before=BLUE, after=BLUE)
    first.keys("r")
    assert first.session.done, "the next one's own screen begins behind the curtain"
    assert (second.told, second.session.state) == ([("curtain", RED)], HANDOVER)
    second.session.end()
    assert not second.session.done, "nobody has sat down yet"
    second.session.ready()
    assert (second.told[1:], second.session.state) == ([("begin", RED)], DEPLOYING)
    second.session.end()
    assert (second.told[2:], second.session.done) == ([("curtain", BLUE)], False)
    assert second.session.put(unit_id(RED, 0), (5, 1)) is None
    assert not second.session.placing.changed, "nothing is moved behind the curtain"
    second.session.ready()
    assert second.session.done


def test_what_was_placed_is_what_the_battle_begins_with() -> None:
    one = placing()
    one.put(9, (12, 20))
    changed = field().with_force(BLUE, one.force)
    assert [unit.at for unit in changed.force(BLUE)] == [unit.at for unit in one.force]
    assert changed.force(RED) == field().force(RED)
    options = PlayOptions(map="crossroads", placed=(changed.force(BLUE), changed.force(RED)))
    assert open_field(options).setup.units == changed.setup.units
    wrong = structs.replace(one.force[0], at=(3, 3))
    with pytest.raises(ValueError, match="outside_zone"):
        open_field(PlayOptions(map="crossroads", placed=((wrong,), changed.force(RED))))


@pytest.mark.parametrize(
    ("said", "persons"),
    [
        ({}, [BLUE]),
        ({"side": "red"}, [RED]),
        ({"hot_seat": True}, [BLUE, RED]),
        ({"watch_ai": True, "hot_seat": True}, []),
        ({"seats": ("hothead", "person"), "side": "blue"}, [RED]),
        ({"seats": ("person", "person")}, [BLUE, RED]),
    ],
)
def test_who_places_units_is_who_plays(said: dict[str, Any], persons: list[int]) -> None:
    assert persons_of(PlayOptions(**said), ("blue", "red")) == persons
    opened = open_match(PlayOptions(**said), Texts("en", data_folder() / "locale"))
    assert opened.match.persons == persons


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    texts = Texts(language, data_folder() / "locale")
    reasons = ("outside-zone", "off-map", "no-entry", "on-point", "occupied", "no-operator")
    keys = [f"place-{reason}" for reason in reasons] + [f"key-{intent}" for intent in DEPLOY_HELP]
    keys += ["deploy-objective", "deploy-ready", "deploy-reset", "deploy-nothing-changed"]
    keys += [f"deploy-how-{line}" for line in (1, 2, 3)]
    assert [key for key in keys if not texts.has(key)] == []
    assert all(written for written, _ in Bindings().help_lines(texts, DEPLOY_HELP))


def test_the_faults_are_those_of_the_rules() -> None:
    one = placing(("tank", (11, 17)))
    moved = [(0, structs.replace(one.force[0], at=(3, 3)))]
    assert one.refusal(0, (3, 3)) == check_placement(field().data, field().zones[BLUE], moved)[0]
