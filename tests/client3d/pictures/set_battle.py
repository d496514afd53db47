"""A battle that is always the same, for pictures: drawn by the real client, in any season, hour, weather and language.

The board has what the pictures of the look have: a crossroads by a bridge, a village, woods, hills, a lake, fields.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import client3d.play.screen as screen
from client3d.clumsy.match import Match
from client3d.play.app import run_match, run_watch
from client3d.play.options import PlayOptions, ScreenOptions
from client3d.play.script import read_script
from client3d.play.ways_in import texts_for
from client3d.scene import renderer
from core.packs.location import pack_folder
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, StructureSetup, UnitSetup

Cell = tuple[int, int]

ROWS = (
    "hhhhff.r...fff",
    "hhhfff.r.....f",
    "hhhff..r......",
    "hhh....r......",
    ".fff...r.v....",
    ".fff...r.vv.v.",
    "mmwww..rrrrrrr",
    "wwwww.wr...vf.",
    "wwwwwwwr..wwff",
    ".wwwww.bwwwwf.",
    "mwwwwwwbwwwwww",
    "mf.www.r..www.",
    "ff.....r..ww..",
    "fff.ff.r......",
)
BLUE: tuple[tuple[str, Cell], ...] = (
    ("tank", (7, 8)),
    ("tank", (5, 6)),
    ("infantry", (8, 8)),
    ("infantry", (4, 5)),
    ("attack_helicopter", (6, 5)),
    ("drone_operator", (6, 11)),
    ("surveillance_drone", (9, 9)),
    ("truck", (7, 3)),
    ("supply_truck", (7, 12)),
    ("sniper", (5, 2)),
    ("medic", (6, 7)),
    ("general", (9, 12)),
)
RED: tuple[tuple[str, Cell], ...] = (
    ("tank", (9, 6)),
    ("heavy_tank", (13, 6)),
    ("truck", (10, 6)),
    ("infantry", (9, 4)),
    ("scout", (10, 3)),
    ("anti_air_battery", (12, 3)),
)
WEAK: Cell = (10, 6)
"""Where stands who falls at the first shot, and burns in the later pictures."""
REPLAYED_ROUNDS = 3
AIRBORNE = ("attack_helicopter", "surveillance_drone")


def setup(season: Season, hour: Hour, weather: Weather) -> BattleSetup:
    """The battle under this sky."""
    units = [
        UnitSetup(type=kind, side=side, at=at, airborne=kind in AIRBORNE, hp=1 if at == WEAK else None)
        for side, force in enumerate((BLUE, RED))
        for kind, at in force
    ]
    structures = (StructureSetup(type="trench", side=0, at=(8, 8)), StructureSetup(type="depot", side=0, at=(9, 13)))
    clock = ClockSetup(season=season, hour=hour, weather=weather, frozen=True)
    return BattleSetup(
        seed=3,
        rows=ROWS,
        units=tuple(units),
        structures=structures,
        points=((8, 5), (9, 13)),
        fires=(FireSetup(at=(12, 7)),),
        clock=clock,
    )


def take(
    out: Path,
    script: Sequence[str],
    *,
    season: Season = "summer",
    hour: Hour = "day",
    weather: Weather = "clear",
    tier: str = "high",
    language: str = "en",
    size: tuple[int, int] = (1280, 720),
    without: Sequence[str] = (),
) -> None:
    """Play the script on the battle and write a picture of what is then on the screen.

    without: sun, fog or hud, to be left out of the picture.
    """
    data, folder = load_clumsy().data, pack_folder("clumsy")
    battle = setup(season, hour, weather)
    match = Match(new_game(battle, data), {1: Opponent(1)}, battle)
    with tempfile.TemporaryDirectory() as kept:
        written = Path(kept) / "script.txt"
        written.write_text("\n".join([*script, f'picture "{out}"', "quit", ""]), encoding="utf-8")
        options = PlayOptions(offscreen=True, size=size, script=written, language=language, tier=tier)
        with left_out(without):
            code = run_match(options, texts_for(options, folder), match, data, folder, read_script(written))
    if code:
        raise RuntimeError(f"the script of {out.name} failed")


def take_replay(
    out: Path,
    script: Sequence[str],
    *,
    tier: str = "high",
    language: str = "en",
    size: tuple[int, int] = (1280, 720),
    without: Sequence[str] = (),
) -> None:
    """Let the computer play both sides of the battle for some rounds, and play the script on its replay; as `take`."""
    pack, battle = load_clumsy(), setup("summer", "day", "clear")
    game = new_game(battle, pack.data)
    with tempfile.TemporaryDirectory() as kept:
        file, written = Path(kept) / "battle.gcr", Path(kept) / "script.txt"
        recorder = Recorder(file, game, battle, pack)
        match = Match(game, {0: Opponent(0), 1: Opponent(1)}, battle)
        while not match.ended and game.view(0).round <= REPLAYED_ROUNDS:
            match.think()
        recorder.close()
        written.write_text("\n".join([*script, f'picture "{out}"', "quit", ""]), encoding="utf-8")
        options = ScreenOptions(offscreen=True, size=size, script=written, language=language, tier=tier)
        with left_out(without):
            code = run_watch(file, options)
    if code:
        raise RuntimeError(f"the script of {out.name} failed")


class left_out:
    """While it lasts the client draws without the sun, the fog of war or the panels."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def __enter__(self) -> None:
        self._kept = screen.take_picture, renderer.Renderer.set_light, screen.Scene.set_fog
        taken, lit, _fogged = self._kept

        def bare(base: Any, path: Path) -> bool:
            base.render2d.hide()  # it outlives the window, and so does what is hidden
            try:
                return taken(base, path)
            finally:
                base.render2d.show()

        def sunless(self: Any, now: Any) -> None:
            lit(self, replace(now, sun=(0.0, 0.0, 0.0)))

        if "hud" in self.names:
            screen.take_picture = bare
        if "sun" in self.names:
            renderer.Renderer.set_light = sunless  # type: ignore[method-assign]
        if "fog" in self.names:
            screen.Scene.set_fog = lambda *_args, **_more: None  # type: ignore[method-assign]

    def __exit__(self, *_error: object) -> None:
        screen.take_picture, renderer.Renderer.set_light, screen.Scene.set_fog = self._kept  # type: ignore[method-assign]
