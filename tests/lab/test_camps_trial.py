"""Mods of Headquarters that are tried out: which maps are played, and whether it is seen who has it easier."""

from __future__ import annotations

from pathlib import Path

from core.packs.mods import Mod, chosen_mods
from lab.camps_trial import maps_on_trial, try_out
from lab.shares import Share
from systems.headquarters.data import load_headquarters

UNFAIR = """
rows = [".......", "..C.C..", "......."]
[camps.blue]
headquarters = [0, 1]
units = [{ type = "tank", at = [1, 1] }, { type = "infantry", at = [1, 0] }]
[camps.red]
headquarters = [6, 1]
units = [{ type = "infantry", at = [5, 1] }]
"""


def mod(folder: Path, files: dict[str, str]) -> tuple[Mod, ...]:
    """A mod of Headquarters with these files."""
    manifest = 'name = "m"\ntitle = "M"\nversion = "1.0"\nbase = "headquarters"\n'
    for name, content in {"pack.toml": manifest, **files}.items():
        path = folder / "m" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return chosen_mods([folder / "m"])


def test_its_own_maps_are_played_and_all_where_it_changes_the_game(tmp_path: Path) -> None:
    maps = {"maps/duel.toml": UNFAIR}
    assert maps_on_trial(load_headquarters(mods=mod(tmp_path / "a", maps))) == ["duel"]
    assert maps_on_trial(load_headquarters(mods=mod(tmp_path / "b", {"locale/en/a.ftl": "unit-tank = Tin"}))) == []
    changed = {**maps, "units/a.toml": "[tank]\nmove = 6\n"}
    assert maps_on_trial(load_headquarters(mods=mod(tmp_path / "c", changed))) == [
        *("classic", "delta", "duel", "four_corners")
    ]


def test_who_has_it_easier_on_a_map_is_seen(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    mods = mod(tmp_path, {"maps/duel.toml": UNFAIR})
    trial = try_out(mods, 8, on_game=lambda done, every: seen.append((done, every)))
    assert (trial.games, trial.units, trial.grounds) == (8, (), ())
    assert seen == [(done, 8) for done in range(1, 9)]
    blue, red = trial.camps
    assert (blue.map, blue.camp, blue.camps, red.camp) == ("duel", "blue", 2, "red")
    assert blue.share.won + red.share.won == blue.decided == blue.share.games
    assert (blue.verdict, red.verdict) == ("strong", "weak")
    assert try_out(mods, 3, jobs=2) == try_out(mods, 3)
    assert try_out(mods, 0).camps == ()


def test_a_share_is_judged_by_what_it_should_be() -> None:
    """One half is too much for one of four, and a quarter is too little for one of two."""
    half, quarter = Share(50, 0, 100), Share(25, 0, 100)
    assert [half.verdict_at(fair) for fair in (0.5, 0.25)] == ["fair", "strong"]
    assert [quarter.verdict_at(fair) for fair in (0.5, 0.25)] == ["weak", "fair"]
    assert half.verdict == half.verdict_at(0.5)
