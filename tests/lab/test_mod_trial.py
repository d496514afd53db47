"""What a mod comes to when it is played: who is tried, with what forces, and what is said of the wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.packs.mods import Mod, chosen_mods
from lab.mod_trial import Deed, Trial, touched_units, try_out
from lab.trial_forces import leaning_force, usual_force, without
from systems.clumsy.data import load_clumsy

MANIFEST = 'name = "a"\ntitle = "A"\nversion = "1.0"\nbase = "clumsy"\n'


def mod(folder: Path, files: dict[str, str]) -> tuple[Mod, ...]:
    for name, content in {"pack.toml": MANIFEST, **files}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    return chosen_mods([folder])


def test_who_is_tried(tmp_path: Path) -> None:
    """Who is new, who fights otherwise, who carries a weapon that does; not who only costs or sounds otherwise."""
    files = {
        "units/u.toml": '[walker]\ninherits = "infantry"\n[sniper]\nhp = 5\n[medic]\nvalue = 13\n',
        "units/v.toml": '[truck]\nengine = "x"\n',
        "weapons/w.toml": "[tank_gun]\ndamage = 6\n",
    }
    data = load_clumsy(mods=mod(tmp_path, files)).data
    assert touched_units(data, load_clumsy().data) == ("sniper", "tank", "walker")


def test_two_forces_of_one_value_differ_by_the_unit_alone() -> None:
    """Of a force worth 124 up to 62 may go into tanks of 40: one, for fighters that are worth 40 together."""
    data = load_clumsy().data
    usual = ("general", "engineer", "infantry", "infantry", "infantry", "mortar", "rocket_launcher", "scout")
    force = leaning_force(data, usual, "tank", 20)
    assert force is not None
    assert force.count("tank") == 1
    assert {"general", "engineer"} <= set(force)
    values = [sum(data.units[name].value for name in each) for each in (usual, force)]
    assert values == [124, 124]
    assert leaning_force(data, ("infantry", "infantry"), "tank", 20) is None


def test_no_more_than_half_of_a_force_goes_into_the_unit() -> None:
    """Of 136, half is 68: five scouts of 12 for six infantry of 10, and six infantry and the engineer stay."""
    force = leaning_force(load_clumsy().data, ("engineer", *["infantry"] * 12), "scout", 20)
    assert force is not None
    assert (force.count("scout"), force.count("infantry"), force.count("engineer")) == (5, 6, 1)


@pytest.mark.parametrize(("name", "needed"), [("cannon", "truck"), ("bomber_drone", "drone_operator")])
def test_a_unit_comes_with_what_it_cannot_be_without(name: str, needed: str) -> None:
    data = load_clumsy().data
    usual = usual_force(without(data, [name]), 300, 1, 30)
    force = leaning_force(data, usual, name, 30)
    assert force is not None
    assert force.count(needed) > usual.count(needed)


def test_a_unit_of_ten_lives_for_the_price_of_one_is_too_strong(tmp_path: Path) -> None:
    mods = mod(tmp_path, {"units/u.toml": '[ogre]\ninherits = "infantry"\nhp = 60\nvalue = 10\n'})
    (ogre,) = try_out(mods, 8).units
    assert (ogre.name, ogre.new, ogre.before, ogre.share.games) == ("ogre", True, None, 8)
    assert ogre.share.verdict == "strong"
    assert ogre.deed.damage * ogre.peers.cost > ogre.peers.damage * ogre.deed.cost


def test_a_unit_that_lost_its_legs_is_weaker_than_before(tmp_path: Path) -> None:
    files = {"units/u.toml": "[infantry]\nhp = 1\naction_points = 2\n"}
    seen: list[tuple[int, int]] = []
    trial = try_out(mod(tmp_path, files), 12, on_game=lambda done, every: seen.append((done, every)))
    (infantry,) = trial.units
    assert (infantry.new, infantry.verdict) == (False, "weak")
    assert (trial.games, seen[-1]) == (24, (24, 24))


def test_what_no_force_can_buy_is_named(tmp_path: Path) -> None:
    mods = mod(
        tmp_path, {"units/u.toml": '[gift]\ninherits = "tank"\nvalue = 0\n[moon]\ninherits = "tank"\nvalue = 999\n'}
    )
    assert try_out(mods, 2) == Trial(0, (), (), ("gift", "moon"))


def test_a_mod_that_changes_no_unit_is_tried_on_all_maps(tmp_path: Path) -> None:
    trial = try_out(mod(tmp_path, {"rules.toml": "[mines]\ndamage = 4\n"}), 1)
    assert [(one.kind, one.name, one.share.games) for one in trial.grounds] == [
        ("map", name, 1) for name in ("crossroads", "highlands", "river")
    ]


def test_a_game_comes_out_alike_in_any_number_of_processes(tmp_path: Path) -> None:
    mods = mod(tmp_path, {"units/u.toml": '[walker]\ninherits = "infantry"\n'})
    assert try_out(mods, 4, jobs=2) == try_out(mods, 4)


def test_deeds_add_up() -> None:
    assert Deed(1, 0, 2, 3, 10).plus(Deed(2, 1, 4, 0, 20)) == Deed(3, 1, 6, 3, 30)
