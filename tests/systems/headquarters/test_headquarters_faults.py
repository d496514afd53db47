"""What is wrong with files of Headquarters is told with its place; what nobody can play is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.packs.document import parse_document
from core.packs.faults import Faults, PackError
from core.packs.location import data_folder
from core.texts import Texts
from systems.headquarters import components
from systems.headquarters.components import Camp, City, HitPoints, Identity, Ledger, Outcome, Position
from systems.headquarters.maps import read_map
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.resuming import resumed_battle
from systems.headquarters.scenarios.reading import read_scenario
from systems.headquarters.setup import BattleSetup, CitySetup, UnitSetup
from systems.headquarters.setup_check import check_setup
from tests.systems.headquarters.camps import data, pack

GOOD = """\
ruleset = "headquarters"
[map]
rows = ["C...", "...~"]
[start]
gold = { blue = 5 }
[[unit]]
name = "a"
type = "tank"
side = "blue"
at = [1, 0]
[[unit]]
name = "b"
type = "infantry"
side = "red"
at = [2, 0]
[[structure]]
name = "town"
type = "city"
side = "neutral"
at = [0, 0]
[[step]]
do = "move"
unit = "a"
to = [1, 1]
expect = { "a.hp" = 10 }
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
    "unit of no type": (with_('"tank"', '"tonk"'), "8:8: unknown-name"),
    "unit of no camp": (with_('side = "red"', 'side = "rad"'), "14:8: unknown-name"),
    "unit off the board": (with_("at = [2, 0]", "at = [4, 0]"), "15:6: scenario-off-board"),
    "two in a cell": (with_("at = [2, 0]", "at = [1, 0]"), "15:6: scenario-cell-taken"),
    "too many hit points": (with_("at = [2, 0]", "at = [2, 0]\nhp = 11"), "16:6: too-large"),
    "a second headquarters of a camp": (
        with_(
            "[[structure]]",
            '[[unit]]\nname = "c"\ntype = "headquarters"\nside = "red"\nat = [3, 0]\n'
            '[[unit]]\nname = "d"\ntype = "headquarters"\nside = "red"\nat = [0, 1]\n[[structure]]',
        ),
        "23:8: scenario-twice",
    ),
    "a city that is none": (with_('type = "city"', 'type = "hill"'), "18:8: unknown-name"),
    "a city of nobody known": (with_('side = "neutral"', 'owner = "rad"'), "19:9: unknown-name"),
    "gold for nobody": (with_("gold = { blue = 5 }", "gold = { blau = 5 }"), "5:10: unknown-name"),
    "no date": (with_("gold =", 'date = "2026-02-30"\ngold ='), "5:8: scenario-no-date"),
    "a camp named like a key": (
        with_("[map]", 'sides = ["blue", "cell", "red"]\n[map]'),
        "2:18: scenario-reserved-name",
    ),
    "a unit named like a camp": (with_('name = "b"', 'name = "blue"'), "12:8: scenario-name-taken"),
    "a second headquarters long after the first": (
        with_(
            "[[structure]]",
            '[[unit]]\nname = "c"\ntype = "headquarters"\nside = "red"\nat = [3, 0]\n'
            '[[unit]]\nname = "d"\ntype = "tank"\nside = "red"\nat = [1, 1]\n'
            '[[unit]]\nname = "e"\ntype = "headquarters"\nside = "red"\nat = [0, 1]\n[[structure]]',
        ),
        "28:8: scenario-twice",
    ),
    "a city held by nobody known": (with_('side = "neutral"', 'side = "rad"'), "19:8: unknown-name"),
    "a city off the board": (with_("at = [0, 0]", "at = [4, 0]"), "20:6: scenario-off-board"),
    "a step of no camp": (
        with_('do = "move"\nunit = "a"\nto = [1, 1]', 'do = "end_turn"\nside = "rad"'),
        "23:8: unknown-name",
    ),
    "a glyph of nothing": (with_('"C..."', '"C.Q."'), "3:9: scenario-glyph"),
    "rows of two lengths": (with_('"...~"', '"...~."'), "3:17: scenario-row-length"),
    "a name twice": (with_('name = "b"', 'name = "a"'), "12:8: scenario-name-taken"),
    "a name that keys begin with": (with_('name = "b"', 'name = "bounty"'), "12:8: scenario-reserved-name"),
    "a city twice": (
        with_("[[step]]", '[[structure]]\nname = "burg"\ntype = "city"\nside = "red"\nat = [0, 0]\n[[step]]'),
        "25:6: scenario-cell-taken",
    ),
    "a city named like a key": (with_('name = "town"', 'name = "cell"'), "17:8: scenario-reserved-name"),
    "a unit there is not": (with_('unit = "a"', 'unit = "c"'), "23:8: unknown-name"),
    "an offer there is not": (
        with_('do = "move"\nunit = "a"\nto = [1, 1]', 'do = "buy"\nside = "blue"\nwhat = "tonk"'),
        "24:8: unknown-name",
    ),
    "a unit nobody knows how to recruit": (
        with_('do = "move"\nunit = "a"\nto = [1, 1]', 'do = "recruit"\nside = "blue"\nwhat = "tonk"\nat = [1, 1]'),
        "24:8: unknown-name",
    ),
    "an order there is not": (with_('do = "move"', 'do = "fire"'), "22:6: unknown-name"),
    "an order without its goal": (with_("to = [1, 1]\n", ""), "21:3: missing-key"),
    "a key of other orders": (with_("to = [1, 1]", "to = [1, 1]\nat = [1, 1]"), "25:1: scenario-key-of-order"),
    "an unknown reason": (with_("to = [1, 1]", 'to = [1, 1]\nrejected = "no"'), "25:12: unknown-name"),
    "a key of no meaning": (with_('"a.hp" = 10', '"a.hup" = 10'), "25:12: scenario-unknown-key"),
    "a key of other rulesets": (with_('"a.hp" = 10', '"blue.sees" = []'), "25:12: scenario-other-ruleset"),
    "a value of another type": (with_('"a.hp" = 10', '"a.hp" = "10"'), "25:21: wrong-type"),
    "a key that is no key": (with_('"a.hp" = 10', '"a hp" = 10'), "25:12: scenario-malformed-key"),
    "a place of a unit": (with_('"a.hp" = 10', '"a(1,1).hp" = 10'), "25:12: scenario-malformed-key"),
    "a key of a place that is none": (with_('"a.hp" = 10', '"cel.terrain" = "city"'), "25:12: scenario-unknown-key"),
    "a place to ask of no place": (with_('"a.hp" = 10', '"poin.owner" = "red"'), "25:12: scenario-unknown-key"),
    "what a city is asked otherwise": (with_('"a.hp" = 10', '"town.ownr" = "red"'), "25:12: scenario-unknown-key"),
    "what a unit is asked otherwise": (with_('"a.hp" = 10', '"a.path_costs(1,1)" = []'), "25:12: scenario-unknown-key"),
    "a key of nobody": (with_('"a.hp" = 10', '"ab.hp" = 10'), "25:12: scenario-unknown-key"),
    "a key of the game that is longer": (with_('"a.hp" = 10', '"round.at" = 10'), "25:12: scenario-unknown-key"),
    "what no city is asked": (with_('"a.hp" = 10', '"town.hp" = 10'), "25:12: scenario-unknown-key"),
    "what no point is asked": (with_('"a.hp" = 10', '"point(0,0).ownr" = "red"'), "25:12: scenario-unknown-key"),
    "what no cell is asked": (with_('"a.hp" = 10', '"cell(0,0).terain" = "city"'), "25:12: scenario-unknown-key"),
    "a cell too many after a city": (with_('"a.hp" = 10', '"town.owner(1,1)" = "red"'), "25:12: scenario-unknown-key"),
    "a cell too many after a camp": (with_('"a.hp" = 10', '"blue.gold(1,1)" = 5'), "25:12: scenario-unknown-key"),
    "a cell too many after a point": (
        with_('"a.hp" = 10', '"point(0,0).owner(1,1)" = "red"'),
        "25:12: scenario-unknown-key",
    ),
    "a cell too many after a cell": (
        with_('"a.hp" = 10', '"cell(0,0).terrain(1,1)" = "city"'),
        "25:12: scenario-unknown-key",
    ),
    "what no point is asked, of none": (with_('"a.hp" = 10', '"point(1,1).hp" = 5'), "25:12: scenario-unknown-key"),
    "a key of other games": (with_('"a.hp" = 10', '"season" = "winter"'), "25:12: scenario-other-ruleset"),
    "what no camp is asked": (with_('"a.hp" = 10', '"blue.golds" = 5'), "25:12: scenario-unknown-key"),
    "a key with a cell that takes none": (with_('"a.hp" = 10', '"a.hp(1,1)" = 5'), "25:12: scenario-unknown-key"),
    "a point that is no city": (with_('"a.hp" = 10', '"point(1,1).owner" = "blue"'), "25:12: scenario-no-point"),
}


MORE_THAN_ONE = {
    "steps of two units there are not": (
        GOOD + '[[step]]\ndo = "fire"\n[[step]]\ndo = "wait"\nunit = "z"\n',
        ["27:6: unknown-name", "30:8: unknown-name"],
    ),
    "units of two types there are not": (
        with_('"tank"', '"tonk"').replace('"infantry"', '"infantri"'),
        ["8:8: unknown-name", "13:8: unknown-name"],
    ),
}


@pytest.mark.parametrize(("content", "told"), WRONG.values(), ids=WRONG)
def test_a_fault_is_told_by_its_place(content: str, told: str) -> None:
    assert faults_of(content) == [told]


@pytest.mark.parametrize(("content", "told"), MORE_THAN_ONE.values(), ids=MORE_THAN_ONE)
def test_all_faults_are_told_at_once(content: str, told: list[str]) -> None:
    assert faults_of(content) == told


def test_a_good_file_has_no_fault() -> None:
    assert faults_of(GOOD) == []


def test_every_fault_has_words() -> None:
    for language in ("en", "fr", "es", "ko", "ru"):
        texts = Texts(language, data_folder() / "locale")
        for _, told in WRONG.values():
            key = told.rpartition(" ")[2]
            assert texts.has(key), (language, key)


MAP = """\
rows = ["....", "..~."]
[camps.blue]
headquarters = [0, 0]
units = [{ type = "tank", at = [1, 0] }]
[camps.red]
headquarters = [3, 1]
"""
WRONG_MAPS = {
    "no second camp": (MAP.partition("[camps.red]")[0], "2:2: missing-key"),
    "headquarters off the map": (MAP.replace("[3, 1]", "[3, 2]"), "6:16: map-fault-off-map"),
    "a tank in the sea": (MAP.replace("at = [1, 0]", "at = [2, 1]"), "4:32: map-fault-structure-ground"),
    "two in a cell": (MAP.replace("at = [1, 0]", "at = [0, 0]"), "4:32: scenario-cell-taken"),
    "a unit there is not": (MAP.replace('"tank"', '"tonk"'), "4:19: unknown-name"),
    "a glyph of nothing": (MAP.replace('"..~."', '".Q~."'), "1:17: map-fault-glyph"),
    "a headquarters among the units": (MAP.replace('"tank"', '"headquarters"'), "4:19: unknown-name"),
    "rows of two lengths": (MAP.replace('"..~."', '"..~"'), "1:17: map-fault-row-length"),
}


@pytest.mark.parametrize(("content", "told"), WRONG_MAPS.values(), ids=WRONG_MAPS)
def test_a_fault_of_a_map_is_told_by_its_place(content: str, told: str) -> None:
    faults = Faults()
    assert read_map(parse_document(content.encode(), "m.toml"), pack().data, faults) is None
    assert [f"{one.line}:{one.column}: {one.key}" for one in faults] == [told]


def test_all_faults_of_a_map_are_told_at_once() -> None:
    faults = Faults()
    content = MAP.replace("[0, 0]", "[4, 0]").replace("[3, 1]", "[0, 2]").replace("[1, 0]", "[2, 1]")
    assert read_map(parse_document(content.encode(), "m.toml"), pack().data, faults) is None
    assert [f"{one.line}: {one.key}" for one in faults] == [
        "3: map-fault-off-map",
        "4: map-fault-structure-ground",
        "6: map-fault-off-map",
    ]


SETUP = BattleSetup(
    sides=("blue", "red"),
    rows=("....", "...C"),
    units=(
        UnitSetup(type="headquarters", side=0, at=(0, 0)),
        UnitSetup(type="tank", side=0, at=(0, 0), hp=5),
        UnitSetup(type="infantry", side=1, at=(2, 0)),
    ),
)
WRONG_SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "no rows": ({"rows": ()}, "setup-map-size"),
    "rows of two lengths": ({"rows": ("....", "...")}, "setup-row-length"),
    "more destroyed than there are": ({"destroyed": -1}, "setup-round"),
    "a glyph of nothing": ({"rows": ("....", "...Q")}, "setup-glyph"),
    "one camp": ({"sides": ("blue",), "units": ()}, "setup-sides"),
    "two of one name": ({"sides": ("blue", "blue")}, "setup-sides"),
    "a title without end": ({"title": "x" * 20_000}, "setup-long-text"),
    "no date": ({"date": "yesterday"}, "setup-date"),
    "a date written in another way": ({"date": "20260101"}, "setup-date"),
    "gold for one of two": ({"gold": (5,)}, "setup-gold"),
    "debts": ({"gold": (5, -1)}, "setup-gold"),
    "more rounds than there are": ({"round_limit": 10**9}, "setup-round"),
    "a unit of no type": ({"units": (UnitSetup(type="tonk", side=0, at=(0, 0)),)}, "setup-unit-type"),
    "a unit of no camp": ({"units": (UnitSetup(type="tank", side=2, at=(0, 0)),)}, "setup-unit-side"),
    "a unit off the map": ({"units": (UnitSetup(type="tank", side=0, at=(4, 0)),)}, "setup-off-map"),
    "a unit below the map": ({"units": (UnitSetup(type="tank", side=0, at=(0, 2)),)}, "setup-off-map"),
    "a unit with more than it can have": (
        {"units": (UnitSetup(type="tank", side=0, at=(0, 0), hp=11),)},
        "setup-supplies",
    ),
    "two in a cell": ({"units": (UnitSetup(type="tank", side=0, at=(0, 0)),) * 2}, "setup-cell-taken"),
    "a second headquarters": (
        {"units": tuple(UnitSetup(type="headquarters", side=0, at=(x, 0)) for x in range(2))},
        "setup-cell-taken",
    ),
    "on somebody else's headquarters": (
        {"units": (UnitSetup(type="headquarters", side=0, at=(0, 0)), UnitSetup(type="tank", side=1, at=(0, 0)))},
        "setup-cell-taken",
    ),
    "a city off the map": ({"cities": (CitySetup(at=(0, 9)),)}, "setup-off-map"),
    "a city of no camp": ({"cities": (CitySetup(at=(0, 1), side=2),)}, "setup-structure-side"),
}


@pytest.mark.parametrize(("changes", "told"), WRONG_SETUPS.values(), ids=WRONG_SETUPS)
def test_a_setup_that_nobody_can_play_is_refused(changes: dict[str, Any], told: str) -> None:
    faults = check_setup(replace(SETUP, **changes), pack().data)
    assert [fault.key for fault in faults] == [told]
    assert all(Texts(language, data_folder() / "locale").has(told) for language in ("en", "fr", "es", "ko", "ru"))


def test_all_faults_of_a_setup_are_told_at_once() -> None:
    units = (UnitSetup(type="tonk", side=0, at=(0, 0)), UnitSetup(type="tank", side=2, at=(1, 0)))
    faults = check_setup(replace(SETUP, units=units), pack().data)
    assert [(fault.key, fault.arguments["unit"]) for fault in faults] == [
        ("setup-unit-type", 0),
        ("setup-unit-side", 1),
    ]


def test_a_setup_has_no_more_units_than_there_are_numbers_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("systems.headquarters.setup_check.CAMP_IDS", 2)
    [fault] = check_setup(SETUP, pack().data)
    assert (fault.key, fault.arguments) == ("setup-too-many-units", {"number": 0, "most": 1})
    monkeypatch.setattr("systems.headquarters.setup_check.CAMP_IDS", 3)
    assert check_setup(SETUP, pack().data) == []


def test_where_the_data_know_no_city_nobody_has_one() -> None:
    without = data("[data.terrain.city]\ncity = false\n")
    assert check_setup(SETUP, without) == []
    [fault] = check_setup(replace(SETUP, cities=(CitySetup(at=(3, 1)),)), without)
    assert fault.key == "setup-no-city"
    game = new_game(SETUP, without)
    assert game.view(0).cities == {}


def test_a_sound_setup_has_no_fault() -> None:
    assert check_setup(SETUP, pack().data) == []


def state_of(game: HeadquartersGame) -> dict[int, dict[str, dict[str, Any]]]:
    world = game.battle.world
    with world.active():
        layout = world.layout()
        state: dict[int, dict[str, dict[str, Any]]] = {}
        for entity, name, values in world.snapshot():
            state.setdefault(entity, {})[name] = dict(zip(layout[name], values, strict=True))
    return state


WRONG_STATES: dict[str, tuple[type[Any], dict[str, Any], str]] = {
    "a turn before the first": (Ledger, {"turn": 0}, "Ledger.turn"),
    "fewer destroyed than none": (Ledger, {"destroyed": -1}, "Ledger.destroyed"),
    "won by nobody there is": (Outcome, {"winner": 2}, "Outcome.winner"),
    "ended somehow": (Outcome, {"reason": "magic"}, "Outcome.reason"),
    "debts": (Camp, {"gold": -1}, "Camp.gold"),
    "a camp of another number": (Camp, {"side": 1}, "Camp.side"),
    "an offer there is not": (Camp, {"bought": ("soap",)}, "Camp.bought"),
    "an offer too often": (Camp, {"bought": ("scout",) * 3}, "Camp.bought"),
    "units of a camp that is out": (Camp, {"standing": False}, "Identity.side"),
    "a city where none is": (City, {"cell": 2}, "City.cell"),
    "a city of nobody there is": (City, {"camp": 2}, "City.camp"),
    "a unit of no type": (Identity, {"type": "tonk"}, "Identity.type"),
    "a unit of no camp": (Identity, {"side": 7}, "Identity.side"),
    "a unit that never came": (Identity, {"id": 100_002}, "Identity.id"),
    "no hit points": (HitPoints, {"left": 0}, "HitPoints.left"),
    "more hit points than it has": (HitPoints, {"left": 21}, "HitPoints.left"),
    "a cell off the board": (Position, {"cell": 4}, "Position.cell"),
    "in an enemy's cell": (Position, {"cell": 2}, "Position.cell"),
}


@pytest.mark.parametrize(("kind", "values", "told"), WRONG_STATES.values(), ids=WRONG_STATES)
def test_a_state_that_no_battle_can_have_is_refused(kind: type[Any], values: dict[str, Any], told: str) -> None:
    state = state_of(new_game(SETUP, pack().data))
    entity = min(entity for entity, parts in state.items() if kind.__name__ in parts)
    state[entity][kind.__name__].update(values)
    with pytest.raises(ValueError, match=f"^{told}$"):
        resumed_battle(SETUP, pack().data, state, 99)


@pytest.mark.parametrize("kind", [Ledger, Outcome, Camp, City, Identity, Position, HitPoints, components.ThisTurn])
def test_a_state_that_lacks_something_is_refused(kind: type[Any]) -> None:
    state = state_of(new_game(SETUP, pack().data))
    entity = min(entity for entity, parts in state.items() if kind.__name__ in parts)
    del state[entity][kind.__name__]
    with pytest.raises(ValueError, match=r"^(Ledger|Outcome|Camp|City|Identity|Position|HitPoints|ThisTurn)"):
        resumed_battle(SETUP, pack().data, state, 99)


def test_a_sound_state_is_taken() -> None:
    game = new_game(SETUP, pack().data)
    battle = resumed_battle(SETUP, pack().data, state_of(game), 99)
    with battle.world.active():
        assert battle.world.snapshot() == snapshot_of(game)


def snapshot_of(game: HeadquartersGame) -> list[Any]:
    with game.battle.world.active():
        return game.battle.world.snapshot()
