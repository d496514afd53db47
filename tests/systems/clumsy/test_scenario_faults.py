"""Broken scenario files: every fault is told by file, line and column, with what was probably meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.scenario import check
from core.packs.faults import PackError, render
from core.packs.location import data_folder
from core.scenarios import read_case
from core.texts import Texts

ENGLISH = Texts("en", data_folder() / "locale")

GOOD = """\
ruleset = "clumsy"
[map]
rows = ["....", "...."]
[[unit]]
name = "alice"
type = "infantry"
side = "blue"
at = [0, 0]
[[unit]]
name = "bob"
type = "infantry"
side = "red"
at = [3, 0]
[[step]]
do = "move"
unit = "alice"
to = [1, 0]
"""


def faults_of(tmp_path: Path, text: str | bytes) -> list[str]:
    """Each fault as `line:column: sentence (suggestion)`."""
    file = tmp_path / "broken.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(PackError) as raised:
        read_case(file)
    told = []
    for fault in raised.value.faults:
        assert fault.file == str(file)
        place, sentence = render([fault], ENGLISH).splitlines()[0].removeprefix(f"{file}:").split(": ", 1)
        assert place == f"{fault.line}:{fault.column}"
        told.append(f"{place}: {sentence}" + (f" ({fault.suggestion})" if fault.suggestion else ""))
    return told


def with_(old: str, new: str, count: int = -1) -> str:
    """The good file with one thing changed."""
    assert old in GOOD
    return GOOD.replace(old, new, count)


def asking(line: str) -> str:
    """The good file with an expectation after its step, in line 19."""
    return f"{GOOD}[step.expect]\n{line}\n"


BOB_STANDS = "at = [3, 0]"
ELSEWHERE = "belongs to another ruleset"

TABLES_AND_KEYS = {
    "unknown key at the top": ('colour = "red"\n' + GOOD, '1:1: unknown key "colour"'),
    "unknown table": (GOOD + '[[untis]]\nname = "x"\n', '18:3: unknown key "untis" (unit)'),
    "another ruleset's table": (GOOD + '[start]\ndate = "2026-01-01"\n', '18:2: unknown key "start"'),
    "unknown key of a unit": (with_(BOB_STANDS, "at = [3, 0]\nhpp = 3"), '14:1: unknown key "hpp" (hp)'),
    "another ruleset's key": (with_(BOB_STANDS, "at = [3, 0]\nrecruited = true"), '14:1: unknown key "recruited"'),
    "unknown key of the clock": (GOOD + '[clock]\nhours = "day"\n', '19:1: unknown key "hours" (hour)'),
    "unknown key of a step": (GOOD + 'weapn = "rifle"\n', '18:1: unknown key "weapn" (weapon)'),
    "a key that the order does not take": (GOOD + 'weapon = "rifle"\n', '18:1: this order takes no "weapon"'),
    "a key that the order needs": (with_("to = [1, 0]\n", ""), '14:3: the key "to" is missing'),
    "looking is no order": (
        GOOD + '[[step]]\ndo = "check"\nrejected = "invalid"\n',
        '20:1: this order takes no "rejected"',
    ),
    "no ruleset": (with_('ruleset = "clumsy"\n', ""), '1:1: the key "ruleset" is missing'),
    "unknown ruleset": (with_('"clumsy"', '"clumzy"'), '1:11: there is nothing named "clumzy" (clumsy)'),
    "no map": (
        with_('[map]\nrows = ["....", "...."]\n', ""),
        '1:1: the key "map" is missing',
    ),
}

NAMES = {
    "unknown unit type": (with_('"infantry"', '"infantri"', 1), '6:8: there is nothing named "infantri" (infantry)'),
    "unknown side": (with_('side = "red"', 'side = "rad"'), '12:8: there is nothing named "rad" (red)'),
    "unknown unit": (with_('unit = "alice"', 'unit = "alise"'), '16:8: there is nothing named "alise" (alice)'),
    "unknown target": (
        with_('do = "move"', 'do = "supply"').replace("to = [1, 0]", 'target = "bobb"'),
        '17:10: there is nothing named "bobb" (bob)',
    ),
    "unknown order": (with_('"move"', '"mov"'), '15:6: there is nothing named "mov" (move)'),
    "unknown reason": (
        GOOD + 'rejected = "out_of_bound"\n',
        '18:12: there is nothing named "out_of_bound" (out_of_bounds)',
    ),
    "unknown choice of target": (
        with_('do = "move"', 'do = "fire"').replace("to =", "at =") + 'what = "units"\n',
        '18:8: there is nothing named "units" (unit)',
    ),
    "unknown side to pass": (
        GOOD + '[[step]]\ndo = "end_turn"\nside = "blu"\n',
        '20:8: there is nothing named "blu" (blue)',
    ),
    "unknown ammunition": (
        with_(BOB_STANDS, "at = [3, 0]\nammo = { rifl = 3 }"),
        '14:10: there is nothing named "rifl" (rifle)',
    ),
    "unknown season": (
        GOOD + '[clock]\nseason = "sprung"\n',
        '19:10: "sprung" is not possible here; expected one of: spring, summer, autumn, winter (spring)',
    ),
    "a name in capitals": (
        with_('name = "bob"', 'name = "Bob"'),
        '10:8: "Bob" cannot be a name: use lower case letters, digits and underscores, a letter first',
    ),
    "a name twice": (with_('name = "bob"', 'name = "alice"'), '10:8: the name "alice" is already taken'),
    "a side's name": (with_('name = "bob"', 'name = "red"'), '10:8: the name "red" is already taken'),
    "a key's first word": (
        with_('name = "bob"', 'name = "cell"'),
        '10:8: "cell" cannot be a name: keys begin with this word',
    ),
}

VALUES = {
    "a cell off the map": (with_(BOB_STANDS, "at = [4, 0]"), "13:6: the cell 4, 0 is off the map"),
    "a cell left of the map": (with_(BOB_STANDS, "at = [-1, 0]"), "13:6: the cell -1, 0 is off the map"),
    "a fire off the map": (GOOD + "[[fire]]\nat = [9, 9]\n", "19:6: the cell 9, 9 is off the map"),
    "a fire on a meadow": (GOOD + "[[fire]]\nat = [1, 1]\n", "19:6: the cell 1, 1 is no forest"),
    "a fire twice": (
        with_('"....", "...."', '"....", ".f.."') + "[[fire]]\nat = [1, 1]\n[[fire]]\nat = [1, 1]\n",
        "21:6: [1, 1] is given twice",
    ),
    "a fire too old": (
        with_('"....", "...."', '"....", ".f.."') + "[[fire]]\nat = [1, 1]\nage = 3\n",
        "20:7: must be at most 2",
    ),
    "a point off the map": (with_("rows =", "points = [[9, 9]]\nrows ="), "3:11: the cell 9, 9 is off the map"),
    "two units on a cell": (with_(BOB_STANDS, "at = [0, 0]"), "13:6: another unit already stands at 0, 0"),
    "a cell of three numbers": (
        with_(BOB_STANDS, "at = [3, 0, 1]"),
        "13:6: expected a list of 2, found 3",
    ),
    "a cell as text": (with_(BOB_STANDS, 'at = "3,0"'), "13:6: expected a list, found a text"),
    "too many hit points": (with_(BOB_STANDS, "at = [3, 0]\nhp = 7"), "14:6: must be at most 6"),
    "a dead unit": (with_(BOB_STANDS, "at = [3, 0]\nhp = 0"), "14:6: must be at least 1"),
    "fuel for foot troops": (with_(BOB_STANDS, "at = [3, 0]\nfuel = 3"), "14:8: must be at most 0"),
    "too many rounds": (
        with_(BOB_STANDS, "at = [3, 0]\nammo = { rifle = 11 }"),
        "14:18: must be at most 10",
    ),
    "rows of unlike length": (with_('"...."]', '"..."]'), "3:17: this row has 3 cells, the first one 4"),
    "an unknown glyph": (
        with_('"...."]', '".Q.."]'),
        '3:17: "Q" stands for nothing on maps; there are: . b c f h m r v w x',
    ),
    "one side only": (
        'sides = ["blue"]\n' + GOOD.replace('"red"', '"blue"'),
        "1:9: expected a list of at least 2, found 1",
    ),
    "a title that is no text": ("title = 3\n" + GOOD, "1:9: expected a text in quotes, found a whole number"),
    "a draw below zero": (GOOD + "draws = [-1]\n", "18:10: must be at least 0"),
    "a round before the first": (GOOD + "[clock]\nround = 0\n", "19:9: must be at least 1"),
    "inline data out of bounds": (
        GOOD + "[data.rules.grid]\nadjacency = 5\n",
        '19:13: "5" is not possible here; expected one of: 4, 8',
    ),
    "an unknown kind of inline data": (GOOD + "[data.unit.x]\nhp = 1\n", '18:7: unknown key "unit" (units)'),
}

EXPECTATIONS = {
    "malformed": (
        asking('"alice..hp)" = 3'),
        '19:1: "alice..hp)" is no key; expected something like t1.hp or "cell(3,1).terrain"',
    ),
    "a cell of one number": (
        asking('"cell(1).terrain" = "meadow"'),
        '19:1: "1" is no cell; expected two whole numbers with a comma between them',
    ),
    "a cell of letters": (
        asking('"cell(1,b).terrain" = "meadow"'),
        '19:1: "1,b" is no cell; expected two whole numbers with a comma between them',
    ),
    "a cell off the map": (asking('"cell(4,0).terrain" = "meadow"'), "19:1: the cell 4, 0 is off the map"),
    "no point there": (asking('"point(1,0).owner" = "blue"'), "19:1: there is no victory point at 1, 0"),
    "an unknown name": (asking('"alise.hp" = 3'), '19:1: there is no "alise.hp" to ask for (alice)'),
    "a place that is nearly one": (
        asking('"cel.terrain" = "meadow"'),
        '19:1: there is no "cel.terrain" to ask for (cell)',
    ),
    "an unknown key of a unit": (asking('"alice.moves" = true'), '19:1: there is no "moves" to ask for (moved)'),
    "an unknown key of a cell": (
        asking('"cell(1,0).terain" = "meadow"'),
        '19:1: there is no "terain" to ask for (terrain)',
    ),
    "an unknown key of a side": (asking('"blue.see" = []'), '19:1: there is no "see" to ask for (sees)'),
    "an unknown key of the game": (
        asking('"turn.sid" = "red"'),
        '19:1: there is no "turn.sid" to ask for (turn.side)',
    ),
    "an unknown weapon": (asking('"alice.ammo.rifel" = 1'), '19:1: there is nothing named "rifel" (rifle)'),
    "another unit's weapon": (asking('"alice.ammo.tank_gun" = 1'), '19:1: there is nothing named "tank_gun"'),
    "given both ways": (asking('"alice.hp" = 3\nalice.hp = 3'), "20:7: alice.hp is given twice"),
    "text for a number": (asking('"alice.hp" = "six"'), "19:14: expected a whole number, found a text"),
    "true for a number": (asking('"alice.hp" = true'), "19:14: expected a whole number, found true or false"),
    "a decimal for a number": (asking('"alice.hp" = 6.0'), "19:14: expected a whole number, found a decimal number"),
    "a number for a text": (asking("winner = 3"), "19:10: expected a text in quotes, found a whole number"),
    "a number for a list": (asking('"alice.at" = 3'), "19:14: expected a list, found a whole number"),
    "no table": (GOOD + "expect = 3\n", "18:10: expected a table, found a whole number"),
    "at the end": (GOOD + "[expect]\nalice.hq = 3\n", '19:7: there is no "hq" to ask for'),
}

ON_THE_MAP = {
    "a point twice": (
        with_('"...."]', '"...."]\npoints = [[1, 1], [2, 1], [1, 1]]'),
        "4:27: [1, 1] is given twice",
    ),
    "whose a structure is, in another ruleset": (
        GOOD + '[[structure]]\nname = "d"\ntype = "depot"\nside = "red"\nat = [1, 1]\nowner = "red"\n',
        f'23:1: "owner" {ELSEWHERE}',
    ),
    "a mine off the map": (GOOD + '[[mine]]\nside = "red"\nat = [4, 1]\n', "20:6: the cell 4, 1 is off the map"),
}

EXPECTED_NAMES = {
    "a side": (asking('winner = "bleu"'), '19:10: there is nothing named "bleu" (blue)'),
    "the side whose turn it is": (asking('"turn.side" = "none"'), '19:15: there is nothing named "none"'),
    "of a unit's side": (asking('"alice.side" = "neutral"'), '19:16: there is nothing named "neutral"'),
    "a unit that is seen": (asking('"blue.sees" = ["bob", "bobb"]'), '19:23: there is nothing named "bobb" (bob)'),
    "no unit but a number": (asking('"blue.sees" = [3]'), '19:16: there is nothing named "3"'),
    "a carrier": (asking('"alice.aboard" = "truk"'), '19:18: there is nothing named "truk"'),
    "a gun": (asking('"alice.towing" = "blue"'), '19:18: there is nothing named "blue"'),
    "a terrain": (asking('"cell(1,1).terrain" = "medow"'), '19:23: there is nothing named "medow" (meadow)'),
    "a structure": (asking('"cell(1,1).structure" = "depto"'), '19:25: there is nothing named "depto" (depot)'),
    "of a mine's side": (asking('"cell(1,1).mine" = "none"'), '19:20: there is nothing named "none"'),
    "a season": (asking('season = "sprung"'), '19:10: there is nothing named "sprung" (spring)'),
    "an hour": (asking('hour = "noon"'), '19:8: there is nothing named "noon"'),
    "a weather": (asking('weather = "rainy"'), '19:11: there is nothing named "rainy" (rain)'),
    "how a goal stands": (asking('"blue.goals" = ["meet"]'), '19:17: there is nothing named "meet" (met)'),
    "a point's owner": (
        asking('"point(0,1).owner" = ""').replace('["....", "...."]', '["....", "...."]\npoints = [[0, 1]]'),
        '20:22: there is nothing named ""',
    ),
}
EXPECTED_CELLS = {
    "off the map": (asking('"alice.at" = [4, 0]'), "19:14: the cell 4, 0 is off the map"),
    "no cell": (
        asking('"alice.at" = []'),
        '19:14: "" is no cell; expected two whole numbers with a comma between them',
    ),
    "a cell of three": (
        asking('"alice.patrol" = [1, 1, 1]'),
        '19:18: "1, 1, 1" is no cell; expected two whole numbers with a comma between them',
    ),
    "a number among cells": (
        asking('"alice.reach" = [[1, 1], 1]'),
        '19:26: "1" is no cell; expected two whole numbers with a comma between them',
    ),
    "one of many off the map": (asking('"alice.reach" = [[1, 1], [0, 9]]'), "19:26: the cell 0, 9 is off the map"),
    "a price with a decimal": (
        asking('"alice.path_cost(1,1)" = [1, 1.5]'),
        '19:26: "1, 1.5" is no cell; expected two whole numbers with a comma between them',
    ),
}

ODD_DATA = {
    "a bridge on nothing": (
        with_('"...."]', '"..b."]') + "[data.structures.bridge]\non = []\n",
        '3:17: "b" stands for nothing on maps; there are: . c f h m r v w x',
    ),
    "a weapon twice": (
        GOOD + '[data.units.infantry]\nweapons = ["rifle", "pistol", "rifle"]\n',
        '19:31: "rifle" stands in this list twice: take one out',
    ),
    "a list for a season": (GOOD + "[clock]\nseason = ['winter']\n", "19:10: expected a text in quotes, found a list"),
    "a list for a number that is one of two": (
        GOOD + "[data.rules.grid]\nadjacency = [4]\n",
        "19:13: expected a whole number, found a list",
    ),
    "no hours": (
        GOOD + "[data.rules.clock]\nhours = []\n",
        "19:9: expected a list of at least 1, found 0",
    ),
    "nine weapons": (
        GOOD + f"[data.units.infantry]\nweapons = {json.dumps(['rifle'] * 9)}\n",
        "19:11: expected a list of at most 8, found 9",
    ),
    "two characters on maps": (
        GOOD + '[data.terrain.crater]\nglyph = "c\\n"\n',
        "19:9: expected one character of those on an English keyboard, and no space",
    ),
    "a name that goes on": (
        with_('"bob"', '"bob\\n"'),
        '10:8: "bob�" cannot be a name: use lower case letters, digits and underscores, a letter first',
    ),
}

STRUCTURE = '[[structure]]\nname = "t"\ntype = "depot"\nside = "red"\nat = [1, 1]\n'
STRUCTURES = {
    "of an unknown type": (GOOD + STRUCTURE.replace("depot", "depto"), '20:8: there is nothing named "depto" (depot)'),
    "of an unknown side": (GOOD + STRUCTURE.replace("red", "rad"), '21:8: there is nothing named "rad" (red)'),
    "off the map": (GOOD + STRUCTURE.replace("1, 1", "9, 1"), "22:6: the cell 9, 1 is off the map"),
    "two in a cell": (GOOD + STRUCTURE + STRUCTURE.replace('"t"', '"u"'), "27:6: another unit already stands at 1, 1"),
    "with too many parts": (GOOD + STRUCTURE + "progress = 9\n", "23:12: must be at most 2"),
    "of a taken name": (GOOD + STRUCTURE.replace('"t"', '"alice"'), '19:8: the name "alice" is already taken'),
    "a mine of nobody": (GOOD + '[[mine]]\nside = "rad"\nat = [1, 1]\n', '19:8: there is nothing named "rad" (red)'),
    "two mines in a cell": (
        GOOD + '[[mine]]\nside = "red"\nat = [1, 1]\n[[mine]]\nside = "blue"\nat = [1, 1]\n',
        "23:6: another unit already stands at 1, 1",
    ),
    "an unknown thing to build": (
        GOOD + '[[step]]\ndo = "build"\nunit = "alice"\nwhat = "depto"\nat = [1, 1]\n',
        '21:8: there is nothing named "depto" (depot)',
    ),
    "asked for its fuel": (
        GOOD + STRUCTURE + "[expect]\nt.fuel = 3\n",
        '24:3: there is no "fuel" to ask for',
    ),
}

GOAL = '[[goal]]\nside = "blue"\n'
GOALS = {
    "of an unknown side": (
        GOOD + GOAL.replace("blue", "blu") + 'kind = "destroy_all"\n',
        '19:8: there is nothing named "blu" (blue)',
    ),
    "of an unknown kind": (
        GOOD + GOAL + 'kind = "hold_ot"\n',
        '20:8: "hold_ot" is not possible here; expected one of: destroy_all, hold_points, hold_out, escort, kill,'
        " reach, destroy, keep_alive (hold_out)",
    ),
    "without what it needs": (GOOD + GOAL + 'kind = "hold_out"\n', '20:8: a goal of this kind needs "round"'),
    "with more than it takes": (
        GOOD + GOAL + 'kind = "destroy_all"\nround = 3\n',
        '21:9: a goal of this kind takes no "round"',
    ),
    "with an unknown key": (GOOD + GOAL + 'kind = "destroy_all"\nrund = 3\n', '21:1: unknown key "rund" (round)'),
    "about an unknown unit": (
        GOOD + GOAL + 'kind = "kill"\nunits = ["bobb"]\n',
        '21:10: there is nothing named "bobb" (bob)',
    ),
    "about a type that nobody has": (
        GOOD + GOAL + 'kind = "kill"\nunits = ["tank"]\n',
        '21:10: there is no "tank" in this battle that this goal could be about',
    ),
    "to kill one's own": (
        GOOD + GOAL + 'kind = "kill"\nunits = ["alice"]\n',
        "21:9: the units to kill must be of another side",
    ),
    "to keep an enemy alive": (
        GOOD + GOAL + 'kind = "keep_alive"\nunits = ["bob"]\n',
        "21:9: these must be units of the side itself",
    ),
    "off the map": (
        GOOD + GOAL + 'kind = "reach"\nzone = [[1, 1], [4, 1]]\n',
        "21:8: the cell 4, 1 is off the map",
    ),
    "around a place off the map": (
        GOOD + GOAL + 'kind = "reach"\nzone = { at = [4, 9], radius = 2 }\n',
        "21:8: the cell 4, 9 is off the map",
    ),
    "in a zone too small": (
        GOOD + GOAL + 'kind = "reach"\nzone = [[1, 1]]\ncount = 2\n',
        "22:9: 2 is not possible here: from 1 to 1",
    ),
    "about points that are not there": (
        GOOD + GOAL + 'kind = "hold_points"\n',
        "20:8: there are no victory points on this map",
    ),
    "about a structure that is not there": (
        GOOD + GOAL + 'kind = "destroy"\nstructure = "depto"\n',
        '21:13: there is nothing named "depto" (depot)',
    ),
    "about its own structure": (
        GOOD + STRUCTURE + GOAL.replace("blue", "red") + 'kind = "destroy"\nstructure = "t"\n',
        "26:13: this belongs to the side itself",
    ),
    "combined in two ways": (
        GOOD + "".join(f'{GOAL}kind = "destroy_all"\ncombine = "{how}"\n' for how in ("any", "all")),
        '25:11: the goals of this side already combine by "any"',
    ),
}

OF_OTHER_RULESETS = {
    "bounty": (asking("bounty = 1"), f'19:1: "bounty" {ELSEWHERE}'),
}

TRUCK = '[[unit]]\nname = "truck"\ntype = "truck"\nside = "blue"\nat = [2, 0]\n'
NOT_ABOARD = "it cannot be aboard {}: a carrier takes foot troops of its own side, as many as fit"
NOT_TOWED = "it cannot be towed by {}: a truck tows one gun of its own side, in the next cell"
ALICE_STANDS = "at = [0, 0]"
DRONE = '[[unit]]\nname = "drone"\ntype = "bomber_drone"\nside = "blue"\nat = [2, 0]\n'
CRAFT_OVER_BOB = '[[unit]]\nname = "craft"\ntype = "attack_helicopter"\nside = "blue"\nairborne = true\nat = [3, 0]\n'

LOADS = {
    "aboard a misspelling": (
        with_(ALICE_STANDS, 'at = [0, 0]\naboard = "truk"') + TRUCK,
        '9:10: there is nothing named "truk" (truck)',
    ),
    "aboard a soldier": (with_(ALICE_STANDS, 'at = [0, 0]\naboard = "bob"'), "9:10: " + NOT_ABOARD.format("bob")),
    "aboard an enemy's truck": (
        with_(BOB_STANDS, 'at = [3, 0]\naboard = "truck"') + TRUCK,
        "14:10: " + NOT_ABOARD.format("truck"),
    ),
    "a truck too far away": (
        with_('"infantry"', '"cannon"', 1).replace(ALICE_STANDS, 'at = [0, 0]\ntowed_by = "truck"') + TRUCK,
        "9:12: " + NOT_TOWED.format("truck"),
    ),
    "infantry on a hook": (
        with_(ALICE_STANDS, 'at = [1, 0]\ntowed_by = "truck"') + TRUCK,
        "9:12: " + NOT_TOWED.format("truck"),
    ),
    "infantry in the air": (
        with_(BOB_STANDS, "at = [3, 0]\nairborne = true"),
        "14:12: infantry cannot be in the air: only craft fly, and none that is aboard",
    ),
    "infantry with a battery": (with_(BOB_STANDS, "at = [3, 0]\nbattery = 1"), "14:11: must be at most 0"),
    "infantry flown by an operator": (
        with_(BOB_STANDS, 'at = [3, 0]\noperator = "alice"'),
        "14:12: alice cannot fly it: an operator flies drones of its own side",
    ),
    "a drone flown by nobody there is": (
        with_(BOB_STANDS, 'at = [3, 0]\noperator = "alicia"'),
        '14:12: there is nothing named "alicia" (alice)',
    ),
    "a drone flown by infantry": (
        GOOD + DRONE + 'operator = "alice"\n',
        "23:12: alice cannot fly it: an operator flies drones of its own side",
    ),
    "a drone flown by the enemy's operator": (
        with_('"infantry"', '"drone_operator"', 1) + DRONE.replace("blue", "red") + 'operator = "alice"\n',
        "23:12: alice cannot fly it: an operator flies drones of its own side",
    ),
    "a drone with too full a battery": (GOOD + DRONE + "battery = 5\n", "23:11: must be at most 4"),
    "two craft over one cell": (
        GOOD + CRAFT_OVER_BOB + CRAFT_OVER_BOB.replace("craft", "other"),
        "29:6: another unit already stands at 3, 0",
    ),
    "a carrier of another order": (
        with_('"move"', '"board"').replace("to = [1, 0]", 'carrier = "bobb"'),
        '17:11: there is nothing named "bobb" (bob)',
    ),
    "no place to unload": (
        with_('"move"', '"unload"').replace("to = [1, 0]", 'passenger = "bob"'),
        '14:3: the key "at" is missing',
    ),
}

SYNTAX = {
    "a list never closed": (
        with_("rows = [", "rows = [[["),
        '3:26: in this list a comma or the closing "]" is missing here',
    ),
    "a key twice": (
        with_('side = "red"', 'side = "red"\nside = "blue"'),
        '13:1: the key "side" is already given in line 12: leave one of the two',
    ),
}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param(*case, id=f"{group}: {name}")
        for group, cases in (
            ("tables", TABLES_AND_KEYS),
            ("names", NAMES),
            ("values", VALUES),
            ("expectations", EXPECTATIONS),
            ("on the map", ON_THE_MAP),
            ("expected names", EXPECTED_NAMES),
            ("expected cells", EXPECTED_CELLS),
            ("odd data", ODD_DATA),
            ("structures", STRUCTURES),
            ("goals", GOALS),
            ("of other rulesets", OF_OTHER_RULESETS),
            ("loads", LOADS),
            ("syntax", SYNTAX),
        )
        for name, case in cases.items()
    ],
)
def test_a_fault_is_told_by_its_place(tmp_path: Path, text: str, told: str) -> None:
    assert faults_of(tmp_path, text) == [told]


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = (
        with_('side = "red"', 'side = "rad"')
        .replace('unit = "alice"', 'unit = "alise"')
        .replace("to = [1, 0]", 'to = [1, 0]\nrejected = "tired"\nexpect = { "bob.hp" = "x" }')
    )
    assert [line.split(" ")[0] for line in faults_of(tmp_path, text)] == ["12:8:", "16:8:", "18:12:", "19:23:"]


def test_a_missing_key_and_a_misspelt_one_are_told_together(tmp_path: Path) -> None:
    told = faults_of(tmp_path, with_("type =", "tipe =", 1))
    assert told == ['4:3: the key "type" is missing', '6:1: unknown key "tipe" (type)']


def test_a_file_that_is_no_utf_8_is_unusable(tmp_path: Path) -> None:
    told = faults_of(tmp_path, GOOD.encode() + b'title = "\xe9"\n')
    assert told == ["18:10: the file is not UTF-8 text from here on: save it again with the encoding UTF-8"]


@pytest.mark.parametrize(
    "name", ["cell", "point", "turn", "round", "season", "hour", "weather", "winner", "bounty", "bomb_dropped"]
)
def test_a_key_of_the_game_is_no_name(tmp_path: Path, name: str) -> None:
    told = faults_of(tmp_path, with_('name = "bob"', f'name = "{name}"'))
    assert told == [f'10:8: "{name}" cannot be a name: keys begin with this word']


@pytest.mark.parametrize("ending", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "BOM"])
def test_a_byte_order_mark_and_windows_line_ends_are_tolerated(tmp_path: Path, mark: bytes, ending: str) -> None:
    file = tmp_path / "windows.toml"
    file.write_bytes(mark + GOOD.replace("\n", ending).encode())
    assert check([file], trace=False, record=None) == 0


def test_a_fault_behind_a_mark_and_windows_line_ends_keeps_its_place(tmp_path: Path) -> None:
    text = b"\xef\xbb\xbf" + ('colour = "red"\n' + with_('"red"', '"rad"')).replace("\n", "\r\n").encode()
    told = faults_of(tmp_path, text)
    assert '1:1: unknown key "colour"' in told


# --- the command


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


FAILING = asking('"alice.at" = [2, 0]\n"alice.action_points" = 7') + "[expect]\nalice.hp = 6\nbob.hp = 5\n"


@pytest.mark.usefixtures("english")
def test_exit_codes_and_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write(tmp_path, "good.toml", GOOD)
    failing = write(tmp_path, "failing.toml", FAILING)
    broken = write(tmp_path, "broken.toml", with_('side = "red"', 'side = "rad"'))

    assert check([good], trace=False, record=None) == 0
    assert capsys.readouterr().out == "OK 1\n"

    assert check([good, failing], trace=False, record=None) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{failing}: step 1: alice.at: expected [2,0], actual [1,0]",
        f"{failing}: step 1: alice.action_points: expected 7, actual 8",
        f"{failing}: at the end: bob.hp: expected 5, actual 6",
        "1 hold, 1 fail, 0 unusable",
    ]

    assert check([good, failing, broken], trace=False, record=None) == 2
    printed = capsys.readouterr()
    assert printed.out.splitlines()[-1] == "1 hold, 1 fail, 1 unusable"
    assert printed.err.splitlines() == [
        f'{broken}:12:8: there is nothing named "rad"',
        '  side = "rad"',
        "         ^",
        '  did you mean "red"?',
    ]


@pytest.mark.usefixtures("english")
def test_an_order_that_should_have_been_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = GOOD + 'rejected = "occupied"\n[[step]]\ndo = "move"\nunit = "alice"\nto = [3, 0]\n'
    file = write(tmp_path, "refusals.toml", text)
    assert check([file], trace=False, record=None) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        f'{file}: step 1: order: expected "occupied", actual "accepted"',
        f'{file}: step 2: order: expected "accepted", actual "occupied"',
    ]


@pytest.mark.usefixtures("english")
def test_a_dead_unit_answers_nothing_but_that(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = with_(BOB_STANDS, "at = [3, 0]\nhp = 1").replace('do = "move"', 'do = "fire"').replace("to = [1", "at = [3")
    file = write(tmp_path, "dead.toml", text + "[expect]\nbob.alive = false\nbob.hp = 0\n")
    assert check([file], trace=False, record=None) == 1
    assert f'{file}: at the end: bob.hp: expected 0, actual "(dead)"' in capsys.readouterr().out


@pytest.mark.usefixtures("english")
def test_a_draw_that_is_no_candidate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        GOOD
        + '[clock]\nseason = "summer"\nfrozen = false\n'
        + "[data.rules.clock]\nseason_rounds = 1\nweather_chance = { autumn = 0.5 }\n"
        + '[[step]]\ndo = "end_turn"\n[[step]]\ndo = "end_turn"\ndraws = [2]\n'
    )
    file = write(tmp_path, "draws.toml", text)
    assert check([file], trace=False, record=None) == 1
    assert f'{file}: step 3: draws: expected "an index from 0 to 1", actual 2' in capsys.readouterr().out


@pytest.mark.usefixtures("english")
def test_folders_are_searched_and_missing_ones_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "one.toml", GOOD)
    write(tmp_path, "deeper/two.toml", GOOD)
    write(tmp_path, "deeper/notes.txt", "no scenario")
    assert check([tmp_path], trace=False, record=None) == 0
    assert capsys.readouterr().out == "OK 2\n"

    missing, empty, endless = tmp_path / "missing.toml", tmp_path / "empty", tmp_path / ("x" * 5000)
    empty.mkdir()
    assert check([missing, empty, endless], trace=False, record=None) == 2
    told = capsys.readouterr().err
    assert "the file cannot be read: " in told
    assert f"{missing}:" in told
    assert "this file is missing" in told
    assert "there is no scenario file (*.toml) in this folder" in told


def test_the_trace_is_one_line_of_json_for_each_order_refusal_and_event(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GOOD + '[[step]]\ndo = "move"\nunit = "alice"\nto = [3, 0]\nrejected = "occupied"\n'
    assert check([write(tmp_path, "traced.toml", text)], trace=True, record=None) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()[:-1]]
    assert all(isinstance(line, dict) for line in lines)
    orders = [line for line in lines if "step" in line]
    assert [(order["step"], order["do"], order["unit"], order["side"]) for order in orders] == [
        (1, "move", "alice", "blue"),
        (2, "move", "alice", "blue"),
    ]
    steps = [line for line in lines if line.get("event") == "UnitStepped"]
    assert [(step["unit"], step["start"], step["to"]) for step in steps] == [("alice", [0, 0], [1, 0])]
    assert [line["rejected"] for line in lines if "rejected" in line] == ["occupied"]
