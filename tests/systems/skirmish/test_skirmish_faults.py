"""What is wrong with files of Skirmish is told with its place; what nobody can play is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.packs.document import parse_document
from core.packs.faults import Faults, PackError
from core.packs.loader import overlay_data
from core.packs.location import data_folder
from core.texts import Texts
from systems.skirmish import components
from systems.skirmish.battle import Goal
from systems.skirmish.components import (
    Activation,
    Facing,
    Gun,
    Hold,
    Identity,
    Outcome,
    Position,
    Shelter,
    Thing,
    Turn,
    Wounds,
)
from systems.skirmish.missions import load_missions, read_mission
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.resuming import resumed_battle
from systems.skirmish.scenarios.reading import read_scenario
from systems.skirmish.setup import BattleSetup, GroupSetup, ObjectSetup, UnitSetup
from systems.skirmish.setup_check import check_setup
from systems.skirmish.table import Area, Building, Obstacle
from tests.systems.skirmish.tables import at, pack, square

LANGUAGES = ("en", "fr", "es", "ko", "ru")
GOOD = """\
ruleset = "skirmish"
[table]
size = [60, 40]
[[building]]
name = "farm"
polygon = [[20, 10], [30, 10], [30, 20], [20, 20]]
[[object]]
name = "flag"
kind = "flag"
at = [40, 10]
[[unit]]
name = "a"
type = "zouave"
side = "blue"
at = [10, 10]
[[unit]]
name = "b"
type = "prussian"
side = "red"
at = [50, 10]
[[unit]]
name = "c"
type = "prussian"
side = "red"
inside = "farm"
posture = "hide"
[[group]]
name = "g"
side = "red"
members = ["b"]
[[step]]
do = "activate"
unit = "a"
expect = { "a.actions" = 3 }
[[step]]
do = "move"
path = [[12, 10]]
"""


def faults_of(content: str) -> list[str]:
    try:
        read_scenario(parse_document(content.encode(), "s.toml"), pack())
    except PackError as error:
        return [f"{one.line}:{one.column}: {one.key}" for one in error.faults]
    return []


def with_(old: str, new: str) -> str:
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


WRONG = {
    "a fighter of no type": (with_('"zouave"', '"zuave"'), "13:8: unknown-name"),
    "of no side": (with_('side = "blue"', 'side = "blau"'), "14:8: unknown-name"),
    "off the table": (with_("at = [50, 10]", "at = [61, 10]"), "20:6: scenario-off-table"),
    "on somebody else": (with_("at = [50, 10]", "at = [10, 12]"), "20:6: skirmish-no-room"),
    "in a wall": (with_("at = [50, 10]", "at = [25, 15]"), "20:6: skirmish-no-room"),
    "nowhere": (with_("at = [50, 10]\n", ""), "16:3: missing-key"),
    "too many wounds": (with_("at = [50, 10]", "at = [50, 10]\nwounds = 2"), "21:10: too-large"),
    "in a building that is none": (with_('inside = "farm"', 'inside = "form"'), "25:10: unknown-name"),
    "on a floor there is not": (with_('posture = "hide"', 'posture = "hide"\nfloor = 1'), "27:9: too-large"),
    "hiding in the open": (with_("at = [10, 10]", 'at = [10, 10]\nposture = "hide"'), "16:1: skirmish-not-inside"),
    "a posture there is not": (with_('posture = "hide"', 'posture = "sit"'), "26:11: unknown-choice"),
    "in a group of the others": (with_('members = ["b"]', 'members = ["b", "a"]'), "30:17: skirmish-not-of-group"),
    "twice in a group": (with_('members = ["b"]', 'members = ["b", "b"]'), "30:17: skirmish-not-of-group"),
    "a group that is not together": (with_('members = ["b"]', 'members = ["b", "c"]'), "30:11: skirmish-group-apart"),
    "a name twice": (GOOD.replace('"b"', '"a"'), "17:8: scenario-name-taken"),
    "a name that keys begin with": (GOOD.replace('"b"', '"winner"'), "17:8: scenario-reserved-name"),
    "a polygon that is a line": (
        with_("[[20, 10], [30, 10], [30, 20], [20, 20]]", "[[20, 10], [30, 10]]"),
        "6:11: list-too-short",
    ),
    "a size of nothing": (with_("size = [60, 40]", "size = [60, 0]"), "3:13: too-small"),
    "a length of no number": (with_("size = [60, 40]", 'size = [60, "40"]'), "3:13: wrong-type"),
    "an order there is not": (with_('do = "move"', 'do = "fire"'), "36:6: unknown-name"),
    "an order without its path": (with_("path = [[12, 10]]\n", ""), "35:3: missing-key"),
    "a key of other orders": (
        with_("path = [[12, 10]]", 'path = [[12, 10]]\nposture = "hide"'),
        "38:1: scenario-key-of-order",
    ),
    "an order to nobody": (with_('unit = "a"\n', ""), "31:3: missing-key"),
    "a key of no meaning": (with_('"a.actions" = 3', '"a.actons" = 3'), "34:12: scenario-unknown-key"),
    "a key of other rulesets": (with_('"a.actions" = 3', '"a.hp" = 3'), "34:12: scenario-other-ruleset"),
    "a value of another type": (with_('"a.actions" = 3', '"a.actions" = "3"'), "34:26: wrong-type"),
    "a shot at nobody": (with_('"a.actions" = 3', '"a.needs(z)" = 3'), "34:12: scenario-unknown-key"),
    "a place off the table": (with_('"a.actions" = 3', '"a.at" = [70, 10]'), "34:21: scenario-off-table"),
    "a place of one number": (with_('"a.actions" = 3', '"a.at" = [70]'), "34:21: scenario-malformed-place"),
}


@pytest.mark.parametrize(("content", "told"), WRONG.values(), ids=WRONG)
def test_a_fault_is_told_by_its_place(content: str, told: str) -> None:
    assert faults_of(content) == [told]


def test_a_good_file_has_no_fault() -> None:
    assert faults_of(GOOD) == []


def test_every_fault_has_words() -> None:
    for language in LANGUAGES:
        texts = Texts(language, data_folder() / "locale")
        for _, told in WRONG.values():
            key = told.rpartition(" ")[2]
            assert texts.has(key), (language, key)


def test_places_are_met_within_a_hundredth_of_a_centimetre() -> None:
    for written, held in (("[10.009, 10]", True), ("[10, 9.991]", True), ("[10.02, 10]", False)):
        content = with_('"a.actions" = 3', f'"a.at" = {written}')
        case = read_scenario(parse_document(content.encode(), "s.toml"), pack())
        [expected] = case.steps[0].expected
        assert case.is_met(expected, case.answer("a.at")) == held


# --- missions

MISSION = GOOD.partition("[[step]]")[0].replace('ruleset = "skirmish"\n', "")
GOAL = '[[goal]]\nside = "blue"\nkind = "carry_off"\nobject = "flag"\nzone = [[0, 0], [5, 0], [5, 40]]\n'
WRONG_MISSIONS = {
    "a goal of nobody": (MISSION + GOAL.replace('"blue"', '"blau"'), "31:8: unknown-name"),
    "a goal about nothing": (MISSION + GOAL.replace('object = "flag"\n', ""), "30:3: missing-key"),
    "about what is not there": (MISSION + GOAL.replace('"flag"', '"flog"'), "33:10: unknown-name"),
    "to nowhere": (MISSION + GOAL.partition("zone")[0], "30:3: missing-key"),
    "a seed": ("seed = 1\n" + MISSION, "1:1: unknown-key"),
}


@pytest.mark.parametrize(("content", "told"), WRONG_MISSIONS.values(), ids=WRONG_MISSIONS)
def test_a_fault_of_a_mission_is_told_by_its_place(content: str, told: str) -> None:
    faults = Faults()
    assert read_mission(parse_document(content.encode(), "m.toml"), pack().data, faults) is None
    assert [f"{one.line}:{one.column}: {one.key}" for one in faults] == [told]


def test_the_packs_missions_can_be_played_and_have_names() -> None:
    missions = load_missions(pack())
    assert sorted(missions) == ["colours", "farm", "strongbox"]
    for mission in missions.values():
        assert check_setup(mission.battle(1), pack().data) == []
        for language in LANGUAGES:
            texts = Texts(language, data_folder() / "skirmish" / "locale")
            assert all(texts.has(key) for key in (mission.title_key, f"{mission.title_key}-about"))


def test_all_that_the_pack_has_is_named_in_every_language() -> None:
    data = pack().data
    keys = [f"unit-{name}" for name in data.units] + [f"weapon-{name}" for name in data.weapons]
    for language in LANGUAGES:
        texts = Texts(language, data_folder() / "skirmish" / "locale")
        assert [key for key in keys if not texts.has(key)] == []


# --- data


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('[data.units.zouave]\nweapon = "bow"\n', "2:10: unknown-name"),
        ("[data.units.zouave]\nbase = 0\n", "2:8: too-small"),
        ("[data.units.zouave]\nbase = -1\n", "2:8: too-small"),
        ("[data.units.zouave]\nbase = 2000\n", "2:8: too-large"),
        ('[data.units.zouave]\nmove = "swim"\n', "2:8: unknown-choice"),
        ("[data.units.zouave]\nmove = [12]\n", "2:8: wrong-length"),
        ('[data.units.zouave]\nabilities = ["flies"]\n', "2:14: unknown-choice"),
        ("[data.weapons.carbine]\nreload = -1\n", "2:10: too-small"),
        ("[data.rules.moving]\nbackwards = true\n", "2:13: wrong-type"),
    ],
)
def test_a_fault_of_data_is_told_by_its_place(content: str, told: str) -> None:
    with pytest.raises(PackError) as caught:
        overlay_data(pack(), parse_document(content.encode(), "s.toml"))
    assert [f"{one.line}:{one.column}: {one.key}" for one in caught.value.faults] == [told]


# --- setups

SETUP = BattleSetup(
    sides=("blue", "red"),
    size=at(60, 40),
    areas=(Area("rough", square(0, 0, 5, 5)),),
    obstacles=(Obstacle("hedge", (at(40, 0), at(40, 20))),),
    buildings=(Building("farm", square(20, 10, 30, 20), 2),),
    units=(
        UnitSetup(type="zouave", side=0, at=at(10, 10)),
        UnitSetup(type="leader", side=0, at=at(10, 20)),
        UnitSetup(type="prussian", side=1, at=at(50, 10), inside=0, posture="hide"),
    ),
    groups=(GroupSetup(members=(0, 1), formation="line", name="g"),),
    objects=(ObjectSetup(name="flag", kind="flag", at=at(40, 30)),),
    goals=(Goal(0, "hold", 0, (), 2),),
)
A = SETUP.units[0]
WRONG_SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "one side": ({"sides": ("blue",)}, "setup-sides"),
    "three sides": ({"sides": ("blue", "red", "green")}, "setup-sides"),
    "a title without end": ({"title": "x" * 20_000}, "setup-long-text"),
    "a table of nothing": ({"size": (0, 10)}, "setup-table-size"),
    "a table without end": ({"size": (10**9, 10)}, "setup-table-size"),
    "more rounds than there are": ({"round_limit": 10**9}, "setup-round"),
    "an area that is a line": ({"areas": (Area("road", (at(1, 1), at(2, 2))),)}, "setup-shape"),
    "a hedge off the table": ({"obstacles": (Obstacle("hedge", (at(1, 1), at(99, 2))),)}, "setup-shape"),
    "a house without floors": ({"buildings": (Building("h", square(20, 10, 30, 20), 0),)}, "setup-floors"),
    "areas without end": ({"areas": SETUP.areas * 2000}, "setup-too-many-pieces"),
    "a fighter of no type": ({"units": (replace(A, type="zuave"), *SETUP.units[1:])}, "setup-unit-type"),
    "of no side": ({"units": (replace(A, side=2), *SETUP.units[1:]), "groups": ()}, "setup-unit-side"),
    "off the table": ({"units": (replace(A, at=at(61, 1)), *SETUP.units[1:])}, "setup-unit-place"),
    "in a wall": ({"units": (replace(A, at=at(25, 15)), *SETUP.units[1:])}, "setup-unit-place"),
    "looking nowhere": ({"units": (replace(A, facing=(0, 0)), *SETUP.units[1:])}, "setup-unit-place"),
    "on somebody": ({"units": (replace(A, at=at(10, 18)), *SETUP.units[1:])}, "setup-no-room"),
    "wounds it never had": ({"units": (replace(A, wounds=2), *SETUP.units[1:])}, "setup-supplies"),
    "in no building": ({"units": (*SETUP.units[:2], replace(SETUP.units[2], inside=1))}, "setup-unit-place"),
    "on no floor": ({"units": (*SETUP.units[:2], replace(SETUP.units[2], floor=2))}, "setup-unit-place"),
    "a group of both sides": ({"groups": (GroupSetup(members=(0, 2)),)}, "setup-group"),
    "a group of nobody": ({"groups": (GroupSetup(members=()),)}, "setup-group"),
    "in two groups": ({"groups": (GroupSetup(members=(0,)), GroupSetup(members=(0, 1)))}, "setup-group"),
    "a goal of nobody": ({"goals": (Goal(2, "break"),)}, "setup-goal-side"),
    "a goal about nothing": ({"goals": (Goal(0, "hold", 5),)}, "setup-goal"),
    "a flag to nowhere": ({"goals": (Goal(0, "carry_off", 0),)}, "setup-goal"),
}


@pytest.mark.parametrize(("changes", "told"), WRONG_SETUPS.values(), ids=WRONG_SETUPS)
def test_a_setup_that_nobody_can_play_is_refused(changes: dict[str, Any], told: str) -> None:
    faults = check_setup(replace(SETUP, **changes), pack().data)
    assert [fault.key for fault in faults] == [told]
    assert all(Texts(language, data_folder() / "locale").has(told) for language in LANGUAGES)


def test_a_sound_setup_has_no_fault() -> None:
    assert check_setup(SETUP, pack().data) == []


# --- states


def state_of(game: SkirmishGame) -> dict[int, dict[str, dict[str, Any]]]:
    world = game.battle.world
    with world.active():
        layout = world.layout()
        state: dict[int, dict[str, dict[str, Any]]] = {}
        for entity, name, values in world.snapshot():
            state.setdefault(entity, {})[name] = dict(zip(layout[name], values, strict=True))
    return state


WRONG_STATES: dict[str, tuple[type[Any], dict[str, Any], str]] = {
    "a turn before the first": (Turn, {"round": 0}, "Turn.round"),
    "nobody's go": (Turn, {"side": 2}, "Turn.side"),
    "fewer rolls than none": (Turn, {"rolls": -1}, "Turn.rolls"),
    "won by nobody there is": (Outcome, {"winner": 2}, "Outcome.winner"),
    "ended somehow": (Outcome, {"reason": "magic"}, "Outcome.reason"),
    "an object that is none": (Thing, {"number": 1}, "Thing.number"),
    "carried by nobody": (Thing, {"bearer": 77}, "Thing.bearer"),
    "an object off the table": (Thing, {"x": -1}, "Thing.x"),
    "a goal that is none": (Hold, {"goal": 1}, "Hold.goal"),
    "held before the start": (Hold, {"turns": -1}, "Hold.turns"),
    "a fighter of another type": (Identity, {"type": "wagon"}, "Identity.type"),
    "of another side": (Identity, {"side": 1}, "Identity.side"),
    "who is none": (Identity, {"id": 1900}, "Identity.id"),
    "off the table": (Position, {"x": 60_001}, "Position.x"),
    "looking nowhere": (Facing, {"x": 0, "y": 0}, "Facing.x"),
    "no wounds left": (Wounds, {"left": 0}, "Wounds.left"),
    "more than it has": (Wounds, {"left": 2}, "Wounds.left"),
    "reloading for ever": (Gun, {"reloading": 9}, "Gun.reloading"),
    "shots it never had": (Gun, {"shots": 3}, "Gun.shots"),
    "in a building that is none": (Shelter, {"building": 1}, "Shelter.building"),
    "hiding in the open": (Shelter, {"posture": "hide"}, "Shelter.posture"),
    "on a floor in the open": (Shelter, {"floor": 1}, "Shelter.floor"),
    "seen by nobody": (Shelter, {"seen_by": 0}, "Shelter.seen_by"),
    "found by everybody and more": (Shelter, {"found_by": 9}, "Shelter.found_by"),
    "too many actions": (Activation, {"actions": 4}, "Activation.actions"),
    "moves before the first": (Activation, {"moves": -1}, "Activation.moves"),
}


@pytest.mark.parametrize(("kind", "values", "told"), WRONG_STATES.values(), ids=WRONG_STATES)
def test_a_state_that_no_battle_can_have_is_refused(kind: type[Any], values: dict[str, Any], told: str) -> None:
    state = state_of(new_game(SETUP, pack().data))
    entity = min(entity for entity, parts in state.items() if kind.__name__ in parts)
    state[entity][kind.__name__].update(values)
    with pytest.raises(ValueError, match=f"^{told}$"):
        resumed_battle(SETUP, pack().data, state, 99)


@pytest.mark.parametrize("stage", ["active", "waiting"])
def test_only_one_acts_at_a_time(stage: str) -> None:
    state = state_of(new_game(SETUP, pack().data))
    acting = [parts for parts in state.values() if "Activation" in parts]
    for parts in acting:
        parts["Activation"]["stage"] = stage
    with pytest.raises(ValueError, match=r"^Activation\.stage$"):
        resumed_battle(SETUP, pack().data, state, 99)
    acting[2]["Activation"]["stage"] = "fresh"
    assert resumed_battle(SETUP, pack().data, state, 99)


KINDS = [Turn, Outcome, Thing, Hold, Identity, Position, Facing, Wounds, Gun, Shelter, components.Activation]


@pytest.mark.parametrize("kind", KINDS)
def test_a_state_that_lacks_something_is_refused(kind: type[Any]) -> None:
    state = state_of(new_game(SETUP, pack().data))
    entity = min(entity for entity, parts in state.items() if kind.__name__ in parts)
    del state[entity][kind.__name__]
    with pytest.raises(ValueError, match=r"^[A-Z][a-z]+"):
        resumed_battle(SETUP, pack().data, state, 99)


def test_a_sound_state_is_taken() -> None:
    game = new_game(SETUP, pack().data)
    battle = resumed_battle(SETUP, pack().data, state_of(game), 99)
    with battle.world.active():
        taken = battle.world.snapshot()
    with game.battle.world.active():
        assert taken == game.battle.world.snapshot()
