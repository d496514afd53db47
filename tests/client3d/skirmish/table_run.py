"""A small battle of two persons at one screen, played by a script: `table_run.py SCRIPT`. Started by the tests."""

from __future__ import annotations

import sys
from pathlib import Path

from client3d.play.app import run_match
from client3d.play.options import PlayOptions
from client3d.play.script import read_script
from client3d.play.ways_in import texts_for
from client3d.skirmish.match import TableMatch
from core.packs.location import pack_folder
from systems.skirmish.battle import Goal
from systems.skirmish.data import load_skirmish
from systems.skirmish.measures import Point, hundredths
from systems.skirmish.pipeline import new_game
from systems.skirmish.setup import BattleSetup, GroupSetup, ObjectSetup, UnitSetup
from systems.skirmish.table import Building, Obstacle


def cm(*places: tuple[float, float]) -> tuple[Point, ...]:
    return tuple((hundredths(x), hundredths(y)) for x, y in places)


def man(kind: str, side: int, x: float, y: float, facing: Point = (1, 0)) -> UnitSetup:
    return UnitSetup(type=kind, side=side, at=cm((x, y))[0], facing=facing)


def battle() -> BattleSetup:
    """Two zouaves at the wall of a house, a scout on its other side, a flag at a leader's feet."""
    house = Building("farm", cm((28, 15), (40, 15), (40, 27), (28, 27)), 2)
    blue = (man("zouave", 0, 26.7, 20), man("zouave", 0, 26.7, 22.6), man("leader", 0, 20, 36))
    red = (man("scout", 1, 36, 28.3, (0, -1)), man("prussian", 1, 60, 20, (-1, 0)))
    return BattleSetup(
        sides=("blue", "red"),
        size=cm((80, 60))[0],
        units=(*blue, *red),
        obstacles=(Obstacle("hedge", cm((45, 10), (45, 28))),),
        buildings=(house,),
        groups=(GroupSetup(members=(0, 1), formation="line"),),
        objects=(ObjectSetup(name="colours", kind="flag", at=cm((21, 36))[0]),),
        goals=(Goal(0, "carry_off", 0, cm((0, 0), (8, 0), (8, 60), (0, 60))),),
        seed=4,
        title="mission-colours",
    )


def main() -> int:
    """Play it."""
    setup, data = battle(), load_skirmish().data
    match = TableMatch(new_game(setup, data), {}, setup, ("person", "person"))
    options = PlayOptions(offscreen=True, size=(640, 400), tier="low", language="en", ruleset="skirmish")
    options.script = Path(sys.argv[1])
    folder = pack_folder("skirmish")
    return run_match(options, texts_for(options, folder), match, data, folder, read_script(options.script))


if __name__ == "__main__":
    sys.exit(main())
