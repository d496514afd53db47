"""Mods of Skirmish that are tried out: what is played, and whether it is seen who has it easier."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.packs.mods import Mod, chosen_mods
from lab.skirmish_trial import common_soldier, fielded, peer_of, touched_fighters, try_out
from systems.skirmish.data import load_skirmish
from systems.skirmish.missions import load_mission
from systems.skirmish.setup_check import check_setup

BASE = load_skirmish()
FARM = load_mission(BASE, "farm").battle(1)
GIANT = """
[giant]
move = [20, 16]
wounds = 9
base = 2.5
weapon = "sniper_rifle"
abilities = ["sniper"]
"""
UNEVEN = """
round_limit = 8
[table]
size = [40, 30]
[[unit]]
name = "b1"
type = "prussian"
side = "blue"
at = [8, 10]
[[unit]]
name = "b2"
type = "prussian"
side = "blue"
at = [8, 20]
[[unit]]
name = "b3"
type = "prussian"
side = "blue"
at = [8, 15]
[[unit]]
name = "r1"
type = "leader"
side = "red"
at = [30, 15]
facing = 180
"""


def mod(folder: Path, files: dict[str, str]) -> tuple[Mod, ...]:
    """A mod of Skirmish with these files."""
    manifest = 'name = "m"\ntitle = "M"\nversion = "1.0"\nbase = "skirmish"\n'
    for name, content in {"pack.toml": manifest, **files}.items():
        path = folder / "m" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return chosen_mods([folder / "m"])


def test_fighters_are_tried_that_are_new_or_fight_otherwise(tmp_path: Path) -> None:
    files = {
        "units/a.toml": GIANT + '[wagon]\nwounds = 9\n[scout]\nformerly = ["ranger"]\n',
        "weapons/a.toml": "[needle_gun]\nreload = 0\n",
    }
    changed = load_skirmish(mods=mod(tmp_path, files)).data
    # a wagon does not fight, a former name changes nothing, and who carries a changed weapon fights otherwise
    assert touched_fighters(changed, BASE.data) == ["giant", "prussian"]
    assert touched_fighters(BASE.data, BASE.data) == []


def test_a_side_has_the_fighter_in_the_place_of_each_common_soldier() -> None:
    assert common_soldier(FARM) == "zouave"
    setup = fielded(BASE.data, FARM, ("dragoon", "prussian"))
    assert setup is not None
    pairs = list(zip(FARM.units, setup.units, strict=True))
    kinds = {(before.side, now.type) for before, now in pairs if before.type == "zouave"}
    assert kinds == {(0, "dragoon"), (1, "prussian")}
    assert all(before == now for before, now in pairs if before.type != "zouave")
    assert check_setup(setup, BASE.data) == []


def test_where_there_is_no_room_nothing_is_played() -> None:
    crowded = load_skirmish().data
    wide = crowded.units["dragoon"]
    huge = type(wide)(
        id="dragoon", gait="cavalry", wounds=1, base=type(wide.base)(90_000), weapon="carbine", abilities=()
    )
    data = type(crowded)({**crowded.units, "dragoon": huge}, crowded.weapons, crowded.rules)
    assert fielded(data, FARM, ("dragoon", "zouave")) is None


@pytest.mark.parametrize(
    ("name", "touched", "peer"),
    [
        ("sniper", ["sniper"], "zouave"),
        ("zouave", ["zouave"], "prussian"),
        ("zouave", ["zouave", "prussian"], "leader"),
    ],
)
def test_whom_it_is_tried_against(name: str, touched: list[str], peer: str) -> None:
    """The common soldier; where that is who is tried, somebody the mod leaves alone, plain if there is one."""
    assert peer_of(BASE.data, FARM, name, touched) == peer


def test_its_own_missions_are_played_and_an_uneven_one_is_seen(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    mods = mod(tmp_path, {"missions/duel.toml": UNEVEN})
    trial = try_out(mods, 6, on_game=lambda done, every: seen.append((done, every)))
    assert (trial.games, trial.units, trial.camps) == (6, (), ())
    assert seen == [(done, 6) for done in range(1, 7)]
    (duel,) = trial.grounds
    assert (duel.name, duel.kind, duel.share.verdict) == ("duel", "table", "strong")
    assert duel.share.games == 6
    assert try_out(mods, 2, jobs=2) == try_out(mods, 2)
    assert try_out(mods, 0).grounds == ()


def test_texts_alone_are_not_played(tmp_path: Path) -> None:
    assert try_out(mod(tmp_path, {"locale/en/a.ftl": "unit-zouave = Z\n"}), 4).games == 0


def test_a_giant_is_seen_to_be_stronger(tmp_path: Path) -> None:
    trial = try_out(mod(tmp_path, {"units/a.toml": GIANT}), 2)
    (giant,) = trial.units
    assert (giant.name, giant.new, giant.before, giant.instead_of) == ("giant", True, None, "zouave")
    assert (giant.share.won, giant.share.games) == (2, 2)
    assert {one.name for one in trial.grounds} == {"colours", "farm", "strongbox"}
