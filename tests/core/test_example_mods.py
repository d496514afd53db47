"""The mods of the cookbook and the examples: sound, nothing odd, their scenarios hold, and they can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.modding import check, loaded
from core.packs.mods import chosen_mods
from core.scenarios import read_case, run_case
from lab.mod_trial import Trial, try_out

DOCS = Path(__file__).resolve().parents[2] / "docs"
COOKBOOK = sorted(path.parent for path in (DOCS / "cookbook").glob("*/pack.toml"))
EXAMPLES = sorted(path.parent for path in (DOCS / "examples").glob("*/pack.toml"))
EVERY = [*COOKBOOK, *EXAMPLES]


def test_there_are_ten_recipes_and_two_examples_with_a_page_each() -> None:
    assert (len(COOKBOOK), len(EXAMPLES)) == (10, 2)
    index = (DOCS / "cookbook" / "README.md").read_text(encoding="utf-8")
    for mod in EVERY:
        assert f"{mod.name}/README.md)" in index
        assert (mod / "README.md").read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("mod", EVERY, ids=lambda mod: mod.name)
def test_it_is_sound_and_nothing_is_odd(mod: Path) -> None:
    found = check([mod])
    assert (list(map(str, found.faults)), list(map(str, found.oddities))) == ([], [])


@pytest.mark.parametrize("mod", EVERY, ids=lambda mod: mod.name)
def test_its_scenarios_hold(mod: Path) -> None:
    pack = loaded([mod])
    for file in sorted((mod / "scenarios").glob("*.toml")):
        result = run_case(read_case(file, {pack.manifest.name: pack}), str(file))
        assert (result.mismatches, result.checked > 0) == ([], True)


def trial(mod: Path, games: int) -> Trial:
    return try_out(chosen_mods([mod]), games)


@pytest.mark.parametrize("mod", EVERY, ids=lambda mod: mod.name)
def test_it_can_be_played(mod: Path) -> None:
    found = trial(mod, 1)
    assert found.games > 0
    assert found.unpriced == ()


def test_the_units_of_the_tutorial_s_mod_fight() -> None:
    (gun,) = trial(DOCS / "examples" / "assault_gun", 4).units
    assert gun.share.games == 4
    assert gun.deed.damage > 0


def test_a_game_of_its_own_has_nothing_of_the_game_s() -> None:
    """Units are its own alone; every one is fielded, its map and its mission end before anybody tires."""
    mod = DOCS / "examples" / "powder_and_flags"
    data = loaded([mod]).data
    assert {"tank", "infantry"} & set(data.units) == set()
    found = trial(mod, 2)
    assert {unit.name for unit in found.units if unit.deed.fielded} == set(data.units)
    assert {(one.kind, one.name) for one in found.grounds} == {("map", "heath"), ("mission", "redoubt")}
