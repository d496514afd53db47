"""Missions: WIN-2, WIN-4. The files, their faults, their texts; and that each can be won."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from core.game import Entry
from core.orders import Order
from core.packs.document import parse_document
from core.packs.faults import Faults, PackError, render
from core.packs.loader import Pack
from core.packs.location import data_folder
from core.reach import distance_field
from core.texts import LANGUAGES, Texts
from lab.tournament import play_game
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.events import ShotFired, UnitHit
from systems.clumsy.goal_setup import GOAL_KINDS
from systems.clumsy.maps import load_map, map_names
from systems.clumsy.mission_file import PackMaps, read_mission
from systems.clumsy.missions import Mission, load_mission, load_missions, mission_names
from systems.clumsy.movement import step_costs
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import ClockSetup
from systems.clumsy.setup_check import check_setup
from systems.clumsy.view import View
from tests.replays.mission_wins import won_by

ENGLISH = Texts("en", data_folder() / "locale")


@cache
def pack() -> Pack[ClumsyData]:
    return load_clumsy()


@cache
def shipped(name: str) -> Mission:
    return load_mission(pack(), name)


NAMES = tuple(mission_names(pack().folder))


class Sleeper(Opponent):
    """A player that only passes."""

    def next_order(self, view: View) -> Order:
        """End the turn."""
        return EndTurnOrder(side=view.side)


# --- the shipped missions


def test_all_shipped_missions_are_sound() -> None:
    assert len(NAMES) >= 12
    assert sorted(load_missions(pack())) == list(NAMES)


def test_missions_come_in_their_order_and_grow_no_easier() -> None:
    files = [mission.file for mission in load_missions(pack()).values()]
    assert [file.order for file in files] == list(range(1, len(NAMES) + 1))
    hardness = [("easy", "medium", "hard").index(file.difficulty) for file in files]
    assert hardness == sorted(hardness)
    assert set(hardness) == {0, 1, 2}


def test_missions_without_a_place_come_last_by_name(tmp_path: Path) -> None:
    shutil.copytree(pack().folder, tmp_path / "clumsy", ignore=shutil.ignore_patterns("models", "sounds", "scenarios"))
    for name in ("long_road", "breakout"):
        file = tmp_path / "clumsy" / "missions" / f"{name}.toml"
        file.write_text(re.sub(r"^order = .*\n", "", file.read_text("utf-8"), flags=re.M), "utf-8")
    names = list(load_missions(load_clumsy(tmp_path / "clumsy")))
    assert names[0] == "generals_breakfast"
    assert names[-2:] == ["breakout", "long_road"]


def test_together_they_ask_for_every_kind_of_goal_and_every_way_to_combine() -> None:
    """WIN-2."""
    goals = [goal for name in NAMES for goal in shipped(name).setup.goals if goal.side == 0]
    assert {goal.kind for goal in goals} == set(GOAL_KINDS)
    assert {goal.alone for goal in goals} == {True, False}
    several = [name for name in NAMES if sum(goal.side == 0 for goal in shipped(name).setup.goals) > 1]
    assert len(several) >= 2


@pytest.mark.parametrize("name", NAMES)
def test_a_battle_can_begin_and_is_not_decided(name: str) -> None:
    setup = shipped(name).battle(3)
    assert check_setup(setup, pack().data) == []
    assert setup.title == f"mission-{name}"
    assert setup.seed == 3
    game = new_game(setup, pack().data)
    assert not game.view(0).ended
    assert all(goal.state == "open" for goal in game.view(0).goals)
    assert 16 <= len(setup.rows[0]) <= 40
    assert 12 <= len(setup.rows) <= 30


def test_in_two_missions_the_air_decides() -> None:
    flown = [name for name in NAMES if any(pack().data.units[unit.type].flies for unit in shipped(name).setup.units)]
    assert flown == ["left_behind", "wasps"]


def test_without_their_helicopter_nobody_is_rescued() -> None:
    """Over the river there is no bridge: whoever stands beyond it never reaches the camp on foot."""
    view = new_game(shipped("left_behind").battle(1), pack().data).view(0)
    camp = view.goals[0].zone
    for number in view.goals[0].units:
        airman = view.units[number]
        dry = distance_field(view.board, step_costs(view, airman), camp, view.board.full)
        assert dry.cost(airman.cell) is None


def test_the_guns_fall_to_drones_if_nobody_does_anything() -> None:
    """Bombs and charges alone take the most part of two guns."""
    guns = new_game(shipped("wasps").battle(1), pack().data).view(0).goals[0].units
    harm: Counter[str] = Counter()

    def note(entry: Entry) -> None:
        weapon = "something else"
        for event, _ in entry.told:
            if isinstance(event, ShotFired):
                weapon = event.weapon
            elif isinstance(event, UnitHit) and event.unit in guns:
                harm[weapon] += event.damage

    play_game(shipped("wasps").battle(1), pack().data, [Sleeper(0), Opponent(1)], note)
    assert harm["bomb"] + harm["charge"] >= 10, harm


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_has_its_texts_in_every_language(language: str) -> None:
    written = (pack().folder / "locale" / language / "missions.ftl").read_text("utf-8")
    texts = dict(re.findall(r"^(mission-[a-z0-9_-]+) = (.+)$", written, re.MULTILINE))
    needed = set()
    for name in NAMES:
        mission = shipped(name)
        needed |= {mission.title_key, mission.about_key, *filter(None, mission.setup.briefings)}
        needed |= {goal.text for goal in mission.setup.goals}
    assert set(texts) == needed
    assert all(len(text) <= 90 for key, text in texts.items() if "-goal-" in key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_the_rounds_that_the_missions_count(language: str) -> None:
    """What a goal says of rounds and numbers is what it asks for."""
    texts = Texts(language, pack().folder / "locale")
    for name in NAMES:
        mission = shipped(name)
        for goal in mission.setup.goals:
            if goal.round is not None:
                assert str(goal.round) in texts.format(goal.text), (name, goal.text)
            if goal.side == 0:
                briefing = texts.format(mission.setup.briefings[0])
                assert str(mission.setup.round_limit) in briefing, name


# --- winning


@pytest.mark.parametrize("name", NAMES)
def test_every_mission_can_be_won(name: str) -> None:
    """A computer that knows its goals wins it in one of three ways; the opponent plays every turn."""
    assert won_by(shipped(name)) is not None, f"{name} was lost in every way"


@pytest.mark.parametrize("name", NAMES)
def test_who_only_passes_does_not_win(name: str) -> None:
    """A mission is no present: blue that never moves loses, or is beaten at the limit."""
    record = play_game(shipped(name).battle(1), pack().data, [Sleeper(0), Opponent(1)])
    assert record.winner == 1


# --- faults

GOOD = """\
round_limit = 9
[briefing]
blue = "map-river"
[map]
rows = ["....w", ".....", "....b"]
points = [[2, 2]]
[[unit]]
name = "ann"
type = "infantry"
side = "blue"
at = [0, 0]
[[unit]]
name = "bob"
type = "tank"
side = "red"
at = [3, 0]
[[goal]]
side = "blue"
kind = "kill"
units = ["bob"]
text = "map-river"
"""


def faults_of(text: str) -> list[str]:
    """Each fault as `line:column: sentence (suggestion)`."""
    faults = Faults()
    maps = PackMaps(map_names(pack().folder), lambda name: load_map(pack(), name).file)
    texts = Texts("en", pack().folder / "locale")
    found = read_mission(parse_document(text.encode(), "broken.toml"), pack().data, maps, texts, faults)
    assert (found is None) == bool(len(faults))
    told = []
    for fault in faults:
        sentence = render([fault], ENGLISH).splitlines()[0].removeprefix("broken.toml:")
        told.append(sentence + (f" ({fault.suggestion})" if fault.suggestion else ""))
    return told


def with_(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_a_sound_file_has_no_faults() -> None:
    assert faults_of(GOOD) == []
    assert faults_of(with_('rows = ["....w", ".....", "....b"]\npoints = [[2, 2]]', 'name = "river"')) == []


def test_a_mission_begins_as_its_file_says() -> None:
    clock = '[clock]\nseason = "spring"\nhour = "dusk"\nweather = "rain"\nfrozen = true\n'
    document = parse_document(with_("[map]", f"{clock}[map]").encode(), "sound.toml")
    maps = PackMaps(map_names(pack().folder), lambda name: load_map(pack(), name).file)
    found = read_mission(document, pack().data, maps, Texts("en", pack().folder / "locale"), Faults())
    assert found is not None
    _, setup = found
    assert setup.clock == ClockSetup(season="spring", hour="dusk", weather="rain", frozen=True)
    assert (setup.round_limit, setup.briefings) == (9, ("map-river", ""))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (with_("round_limit = 9\n", ""), '1:1: the key "round_limit" is missing'),
        (with_('blue = "map-river"', 'blu = "map-river"'), '3:1: there is nothing named "blu" (blue)'),
        (with_('blue = "map-river"', 'red = "map-river"'), "3:1: a person is to play red, which has no goal"),
        (with_('blue = "map-river"', 'blue = "map-rivr"'), '3:8: there is no text "map-rivr" in the pack'),
        (with_('text = "map-river"', 'text = "map-sea"'), '21:8: there is no text "map-sea" in the pack'),
        (with_('text = "map-river"\n', ""), '17:3: the key "text" is missing'),
        (
            with_("points =", 'name = "river"\npoints ='),
            '7:1: a mission on a map of the pack takes no "points" of its own',
        ),
        (
            with_('rows = ["....w", ".....", "....b"]\npoints = [[2, 2]]', 'name = "rivr"'),
            '5:8: there is nothing named "rivr" (river)',
        ),
        (with_("at = [3, 0]", "at = [4, 0]"), '16:6: "tank" cannot stand here: the terrain is "water"'),
        (
            with_("at = [0, 0]", "at = [2, 2]"),
            '11:6: only an engineer may stand on a victory point, "infantry" is none',
        ),
        (
            with_("[[goal]]", '[[structure]]\nname = "d"\ntype = "depot"\nside = "red"\nat = [3, 0]\n[[goal]]'),
            '16:6: "tank" cannot stand at 3, 0: what is built there keeps it out',
        ),
        (
            with_("[[goal]]", '[[mine]]\nside = "red"\nat = [3, 0]\n[[goal]]'),
            "16:6: a unit cannot begin on the mine at 3, 0",
        ),
        (with_('kind = "kill"\nunits = ["bob"]', 'kind = "hold_out"\nround = 10'), "20:9: must be at most 9"),
        ('sides = ["red", "blue"]\n' + GOOD, "1:9: the sides of a mission are blue, red, in this order"),
        (with_('units = ["bob"]', 'units = ["bop"]'), '20:10: there is nothing named "bop" (bob)'),
        (GOOD + "[step]\n", '22:2: unknown key "step"'),
        ("order = 0\n" + GOOD, "1:9: must be at least 1"),
        (
            'difficulty = "hrad"\n' + GOOD,
            '1:14: "hrad" is not possible here; expected one of: easy, medium, hard (hard)',
        ),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, told: str) -> None:
    assert told in faults_of(text)


def test_all_faults_at_once() -> None:
    text = GOOD.replace("[3, 0]", "[9, 0]").replace('"bob"]', '"bop"]').replace("blue = ", "blu = ")
    assert len(faults_of(text)) == 3


def test_a_misspelt_mission_is_nearly_found() -> None:
    with pytest.raises(PackError) as raised:
        load_mission(pack(), "last_brige")
    assert raised.value.faults[0].suggestion == "last_bridge"


def test_every_fault_has_a_sentence_in_every_language() -> None:
    folder = Path(read_mission.__code__.co_filename).parent
    keys = set(re.findall(r'"(mission-fault-[a-z-]+)"', (folder / "mission_file.py").read_text("utf-8")))
    checks = (folder / "goal_check.py").read_text("utf-8")
    keys |= {f"goal-{name}" for name in re.findall(r'GoalFault\(place, (?:key|"[a-z]+"), "([a-z-]+)"', checks)}
    assert len(keys) > 16
    for language in LANGUAGES:
        written = (data_folder() / "locale" / language / "missions.ftl").read_text("utf-8")
        assert keys <= set(re.findall(r"^([a-z-]+) =", written, re.MULTILINE))
