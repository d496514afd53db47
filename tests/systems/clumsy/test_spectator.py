"""What is shown of a battle from a replay's tables: the picture that its sides have, and nothing that cannot be.

tests/replays/test_hostile.py spoils whole files; here each value of a keyframe and of an event is held at its bounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from core.events import Event
from core.orders import UndoOrder
from core.rulesets import Table
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.orders import EndTurnOrder, FireOrder, MoveOrder
from systems.clumsy.picture import EVERYTHING, picture_of
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, FireSetup, MineSetup, StructureSetup
from systems.clumsy.spectator import Spectator, Stage
from systems.clumsy.watching import picture_of_everything
from tests.systems.clumsy.battles import BLUE, DAY, RED, data, unit

SETUP = BattleSetup(
    rows=("......f", "......."),
    points=((0, 1),),
    units=(
        unit("digger", BLUE, 0, 0),
        unit("peeper", BLUE, 3, 1, airborne=True, operator=2),
        unit("pilot", BLUE, 1, 1),
        unit("walker", RED, 5, 0),
        unit("hauler", RED, 5, 1),
        unit("walker", RED, 5, 1, aboard=4),
        unit("howitzer", RED, 4, 1, towed_by=4),
    ),
    structures=(StructureSetup(type="depot", side=RED, at=(2, 1)),),
    mines=(MineSetup(side=RED, at=(1, 0)),),
    fires=(FireSetup(at=(6, 0), age=1),),
    goals=(
        GoalSetup(side=BLUE, kind="kill", units=(3,)),
        GoalSetup(side=RED, kind="hold_out", round=9, announced=True),
        GoalSetup(side=RED, kind="destroy_all"),
    ),
    clock=DAY,
)
"""A row has a column more than is drawn: cells 7 and 15 are none, nor is 16, after the last."""


def tables_of(game: ClumsyGame) -> dict[str, Table]:
    """A keyframe's tables."""
    world = game.battle.world
    with world.active():
        layout, found = world.layout(), list(world.snapshot())
    return {
        name: Table(fields, tuple((entity, *values) for entity, of, values in found if of == name))
        for name, fields in layout.items()
    }


def spoilt(tables: Mapping[str, Table], name: str, field: str, value: object, row: int = 0) -> dict[str, Table]:
    """With another value in one row of a table."""
    table = tables[name]
    place = table.fields.index(field) + 1
    rows = list(table.rows)
    rows[row] = (*rows[row][:place], value, *rows[row][place + 1 :])
    return {**tables, name: Table(table.fields, tuple(rows))}


def test_the_picture_from_the_tables_is_that_of_each_side_and_of_all() -> None:
    game = new_game(SETUP, data())
    stage = Stage(SETUP, data())
    for order in (None, MoveOrder(side=BLUE, unit=1001, to=(4, 1)), EndTurnOrder(side=BLUE)):
        if order is not None:
            assert isinstance(game.submit(order), list)
        for side in (BLUE, RED):
            assert Spectator(stage, tables_of(game), side).picture == picture_of(game.view(side))
        assert Spectator(stage, tables_of(game), EVERYTHING).picture == picture_of_everything(game)


def test_events_move_the_picture_on_and_are_named_as_each_side_names_units() -> None:
    """Blue's walker comes into red's sight; what is taken back was never there."""
    row = "." * 20
    blue, red = (unit("walker", BLUE, 0, 0), unit("crawler", BLUE, 2, 0)), (unit("walker", RED, 8, 0),)
    setup = BattleSetup(rows=(row,), units=(*blue, *red, unit("nurse", RED, 19, 0)), clock=DAY)
    game = new_game(setup, data())
    stage = Stage(setup, data())
    eyes = {side: Spectator(stage, tables_of(game), side) for side in (EVERYTHING, BLUE, RED)}
    orders = (
        MoveOrder(side=BLUE, unit=1001, to=(1, 0)),
        UndoOrder(side=BLUE),
        MoveOrder(side=BLUE, unit=1001, to=(3, 0)),
        MoveOrder(side=BLUE, unit=1000, to=(4, 0)),
        EndTurnOrder(side=BLUE),
        FireOrder(side=RED, unit=2000, at=(4, 0), weapon="gun"),
        MoveOrder(side=RED, unit=2000, to=(10, 0)),
        EndTurnOrder(side=RED),
        MoveOrder(side=BLUE, unit=1000, to=(2, 0)),
    )
    for order in orders:
        told = game.submit(order)
        assert isinstance(told, list), (order, told)
        for side in (BLUE, RED):
            assert eyes[side].follow(told) == game.told_to(side, told)
            assert eyes[side].picture == picture_of(game.view(side))
        assert eyes[EVERYTHING].follow(told) == [event for event, _ in told]
        assert eyes[EVERYTHING].picture == picture_of_everything(game)
    assert game.view(RED).ghosts


def test_a_wreck_that_nobody_saw_fall_is_shown_to_who_watches_all() -> None:
    """HELI-1: the craft was the only eye that might have seen where it came down."""
    units = unit("walker", BLUE, 0, 0), unit("flyer", RED, 25, 0, airborne=True, fuel=1), unit("walker", RED, 59, 0)
    setup = BattleSetup(rows=("." * 60,), units=units, clock=DAY)
    game = new_game(setup, data())
    for side in (BLUE, RED):
        assert isinstance(game.submit(EndTurnOrder(side=side)), list)
    shown = picture_of_everything(game)
    assert list(shown.wrecks.values()) == ["helicopter"]
    assert Spectator(Stage(setup, data()), tables_of(game), EVERYTHING).picture == shown
    assert picture_of(game.view(BLUE)).wrecks == picture_of(game.view(RED)).wrecks == {}


def test_who_is_on_the_ground_is_drawn_before_who_is_over_it() -> None:
    units = unit("flyer", BLUE, 1, 0, airborne=True), unit("crawler", BLUE, 1, 0), unit("walker", RED, 5, 0)
    picture = picture_of(new_game(BattleSetup(rows=("." * 6,), units=units, clock=DAY), data()).view(BLUE))
    shown = [picture.figure_at((1, 0), airborne) for airborne in (None, True, False)]
    assert [figure.type for figure in shown if figure is not None] == ["crawler", "flyer", "crawler"]
    assert picture.figure_at((0, 0)) is None


def without(tables: Mapping[str, Table], name: str, *fields: str) -> dict[str, Table]:
    """As a replay has a table that was written before these fields were."""
    table = tables[name]
    kept = [place for place, field in enumerate(table.fields) if field not in fields]
    rows = tuple((row[0], *(row[place + 1] for place in kept)) for row in table.rows)
    return {**tables, name: Table(tuple(table.fields[place] for place in kept), rows)}


def test_replays_of_before_there_was_this_and_that_are_shown_as_they_were() -> None:
    game = new_game(SETUP, data())
    tables, stage = tables_of(game), Stage(SETUP, data())
    now = {side: Spectator(stage, tables, side).picture for side in (EVERYTHING, BLUE)}
    # structures that could not be shot at were whole and finished
    old = without(tables, "Structure", "hp", "progress", "built")
    assert Spectator(stage, old, EVERYTHING).picture.structures == now[EVERYTHING].structures
    # and known to all
    old = without(tables, "Knowledge", "known_structures", "known_rubble", "known_mines", "foreign_mines")
    assert Spectator(stage, old, BLUE).picture.structures == now[EVERYTHING].structures
    # a mine that one knows of and has not laid is another's
    assert now[BLUE].mines == {(1, 0): RED}
    assert Spectator(stage, without(tables, "Knowledge", "foreign_mines"), BLUE).picture.mines == {(1, 0): RED}
    # nothing flew, nothing was carried, nothing burned
    grounded = Spectator(stage, without(tables, "Position", "airborne"), EVERYTHING).picture
    assert not any(figure.airborne for figure in grounded.figures.values())
    carless = Spectator(stage, {name: table for name, table in tables.items() if name != "Carried"}, EVERYTHING).picture
    assert (carless.aboard, carless.tows) == ({}, {})
    assert Spectator(stage, without(tables, "Knowledge", "known_fires"), BLUE).picture.fires == set()
    # the ground was the same for all
    same = {name: table for name, table in tables.items() if name != "KnownGround"}
    assert Spectator(stage, same, BLUE).picture.terrain == now[BLUE].terrain


NO_CELLS = [-1, 7, 15, 16, "1", None, True]
MASKS = [-1, 1 << 7, 1 << 16, "80", "x", None, 1.0]
NO_COUNTS = [-1, (1 << 31) + 1, "1", None]
ROW = (10, "depot", RED, 8, 2, True)


@pytest.mark.parametrize("side", [EVERYTHING, BLUE])
@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("Clock.round", NO_COUNTS),
        ("Clock.season", ["sommer", None]),
        ("Clock.hour", ["noon"]),
        ("Clock.weather", ["rainy"]),
        ("Turn.side", [-1, 2]),
        ("Outcome.winner", [-2, 2]),
        ("VictoryPoint.cell", NO_CELLS),
        ("VictoryPoint.owner", [-2, 2]),
        ("Identity.id", [0, -1, "1000"]),
        ("Identity.type", ["diger", 3]),
        ("Position.cell", [7, 16]),
        ("HitPoints.left", NO_COUNTS),
        ("Goal.number", NO_COUNTS),
        ("Goal.kind", ["kil"]),
        ("Goal.text", ["k" * 201, 3]),
        ("Goal.structure_cells", [(7,), (16,)]),
        ("Goal.zone", MASKS),
        ("Goal.round", NO_COUNTS),
        ("Goal.count", NO_COUNTS),
        ("Goal.done", NO_COUNTS),
        ("Goal.state", ["done"]),
    ],
)
def test_a_keyframe_with_a_value_that_no_battle_has_is_refused(side: int, field: str, values: list[Any]) -> None:
    name, _, key = field.partition(".")
    tables, stage = tables_of(new_game(SETUP, data())), Stage(SETUP, data())
    for value in values:
        with pytest.raises(ValueError):
            Spectator(stage, spoilt(tables, name, key, value), side)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("Structure.cell", NO_CELLS),
        ("Structure.type", ["depo"]),
        ("Structure.side", [-2, 2]),
        ("Structure.hp", NO_COUNTS),
        ("Structure.progress", NO_COUNTS),
        ("Mine.cell", NO_CELLS),
        ("Mine.side", [-1, 2]),
        ("Fire.cell", NO_CELLS),
        ("Ground.terrain", ["medow"]),
        ("Ground.cells", MASKS),
        ("Identity.side", [-1, 2]),
        ("Goal.side", [-1, 2]),
    ],
)
def test_what_is_shown_of_all_is_of_the_battle(field: str, values: list[Any]) -> None:
    name, _, key = field.partition(".")
    tables, stage = tables_of(new_game(SETUP, data())), Stage(SETUP, data())
    for value in values:
        with pytest.raises(ValueError):
            Spectator(stage, spoilt(tables, name, key, value), EVERYTHING)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("seen_cells", MASKS),
        ("known_wrecks", MASKS),
        ("known_fires", MASKS),
        ("known_rubble", MASKS),
        ("known_mines", MASKS),
        ("foreign_mines", MASKS),
        ("contacts", [(-1,), ("1",), ()]),  # whom it sees is among those it has seen
        ("spotted", [((2000, 7, 6),), ((2000, 5, -1),), ((2009, 5, 6),)]),
        ("last_seen", [((0, "walker", 6, 5, 1),), ((9, "walker", 6, 5, 1),), ((1, "walkr", 6, 5, 1),)]),
        ("last_seen", [((1, "walker", -1, 5, 1),), ((1, "walker", 6, 7, 1),)]),
        ("known_structures", [((7, *ROW[1:]),), ((10, "depo", *ROW[2:]),), ((10, "depot", 2, 8, 2, True),)]),
        ("known_structures", [((10, "depot", RED, -1, 2, True),), ((10, "depot", RED, 8, -1, True),)]),
    ],
)
def test_what_a_side_is_shown_is_what_one_can_know(field: str, values: list[Any]) -> None:
    tables, stage = tables_of(new_game(SETUP, data())), Stage(SETUP, data())
    for value in values:
        with pytest.raises(ValueError):
            Spectator(stage, spoilt(tables, "Knowledge", field, value), BLUE)


def test_who_is_aboard_is_of_a_side_too() -> None:
    tables, stage = tables_of(new_game(SETUP, data())), Stage(SETUP, data())
    passenger = next(place for place, row in enumerate(tables["Carried"].rows) if row[1])
    with pytest.raises(ValueError, match="not a number from 0 to 1: 2"):
        Spectator(stage, spoilt(tables, "Identity", "side", 2, passenger), EVERYTHING)


def test_the_longest_key_of_a_text_and_the_longest_mask_are_taken() -> None:
    tables, stage = tables_of(new_game(SETUP, data())), Stage(SETUP, data())
    assert Spectator(stage, spoilt(tables, "Goal", "text", "k" * 200), BLUE).picture.goals[0].text == "k" * 200
    stage.check_event(told.SightChanged(side=BLUE, seen="07f7f"))


def test_a_cell_without_terrain_and_a_side_that_knows_nothing_are_refused() -> None:
    tables, stage = tables_of(new_game(SETUP, data())), Stage(SETUP, data())
    for name, side in (("Ground", EVERYTHING), ("KnownGround", BLUE)):
        table = tables[name]
        place = table.fields.index("cells") + 1
        bare = tuple((*row[:place], 0, *row[place + 1 :]) for row in table.rows)
        with pytest.raises(ValueError, match="terrain"):
            Spectator(stage, {**tables, name: Table(table.fields, bare)}, side)
    with pytest.raises(ValueError, match="nothing is known of side 1"):
        Spectator(stage, {**tables, "Knowledge": Table(tables["Knowledge"].fields, tables["Knowledge"].rows[:1])}, RED)


STEP = told.UnitStepped(unit=1000, start=(0, 0), to=(1, 0), towed=False)
SPOTTED = told.UnitSpotted(unit=2000, type="walker", side=RED, hp=6, at=(5, 0), airborne=False, towing=0, towed_by=0)
BUILT = land.StructureBuilt(at=(2, 1), structure="depot", owner=RED, hp=8, progress=2, built=True)


@pytest.mark.parametrize(
    ("sound", "field", "values"),
    [
        (STEP, "unit", [-1, 1 << 31]),
        (STEP, "start", [(7, 0), (0, 2), (-1, 0)]),
        (STEP, "to", [(7, 0), (0, 2), (0, -1)]),
        (SPOTTED, "type", ["walkr"]),
        (SPOTTED, "side", [-1, 2]),
        (SPOTTED, "hp", [-1, 1 << 31]),
        (SPOTTED, "at", [(7, 0)]),
        (SPOTTED, "towing", [-1, 1 << 31]),
        (SPOTTED, "towed_by", [-1, 1 << 31]),
        (BUILT, "structure", ["depo"]),
        (BUILT, "owner", [-2, 2]),
        (BUILT, "progress", [-1, 1 << 31]),
        (told.SightChanged(side=BLUE, seen="7f"), "seen", ["80", "-1", "+1", " 1", "10000", "000000"]),
        (told.BattleEnded(winner=-1, reason="points", round=3), "winner", [-2, 2]),
        (told.BattleEnded(winner=1, reason="points", round=3), "round", [-1, 1 << 31]),
        (told.GoalProgressed(side=BLUE, goal=0, done=1, fallen=((2, 1),)), "goal", [-1, 3]),
        (told.GoalProgressed(side=BLUE, goal=2, done=1, fallen=()), "done", [-1, 1 << 31]),
        (told.GoalProgressed(side=BLUE, goal=2, done=1, fallen=()), "fallen", [((7, 0),), ((0, 0), (0, 2))]),
        (told.GoalJudged(side=BLUE, goal=0, state="met"), "state", ["done"]),
        (land.GroundChanged(at=(0, 0), terrain="crater"), "terrain", ["crator"]),
        (land.WreckLeft(at=(0, 0), unit_class="tracked"), "unit_class", ["lorry"]),
        (told.ClockMoved(round=2, season="spring", hour="dawn", weather="rain"), "season", ["sprung"]),
        (told.ClockMoved(round=2, season="spring", hour="dawn", weather="rain"), "hour", ["noon"]),
        (told.ClockMoved(round=2, season="spring", hour="dawn", weather="rain"), "weather", ["rainy"]),
    ],
)
def test_an_event_with_what_the_battle_does_not_have_is_refused(sound: Event, field: str, values: list[Any]) -> None:
    stage = Stage(SETUP, data())
    stage.check_event(sound)
    for value in values:
        wrong = type(sound)(**{**{name: getattr(sound, name) for name in sound.__struct_fields__}, field: value})
        with pytest.raises(ValueError, match=rf"^{type(sound).__name__}\.{field}$"):
            stage.check_event(wrong)
