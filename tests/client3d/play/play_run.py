"""Runs the client on the tests' battle: `python play_run.py ai|hot|watch [--script FILE] [--window] [--report FILE]`.

With --report it writes where units and cells are on the screen before it starts, and how things stand when it ends.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import play_battles as battles

from client3d.play.app import Client, run_match, texts_for
from client3d.play.match import Match
from client3d.play.options import PlayOptions
from client3d.play.script import read_script
from core.packs.location import pack_folder
from systems.clumsy.ai.opponent import Opponent

OPPONENTS = {"ai": (1,), "hot": (), "watch": (0, 1)}


def main() -> int:
    """Run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seats", choices=OPPONENTS)
    parser.add_argument("--script", type=Path)
    parser.add_argument("--window", action="store_true")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--size", default="640x360")
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    width, height = (int(part) for part in given.size.split("x"))
    options = PlayOptions(
        offscreen=not given.window, size=(width, height), script=given.script, language=given.language, tier="low"
    )
    game = battles.game()
    match = Match(game, {side: Opponent(side) for side in OPPONENTS[given.seats]})
    folder = pack_folder("clumsy")
    texts, data = texts_for(options, folder), game.view(0).data
    if given.report is None:
        return run_match(options, texts, match, data, folder, read_script(given.script))
    return reported(options, match, given.report)


def reported(options: PlayOptions, match: Match, report: Path) -> int:
    """Run a window, with a report before and after."""
    from client3d.play.window import open_base

    folder = pack_folder("clumsy")
    texts, data = texts_for(options, folder), match.game.view(0).data
    client = Client(open_base(options, "General Clumsy"), options, texts, match, data, folder)
    client.desk.edge_pan = False
    scene = client.scene
    cells = {f"{x},{y}": scene.project(scene.cell_position((x, y))) for y in range(8) for x in range(12)}
    report.write_text(json.dumps({"cells": cells}))
    code = client.run(None)
    units = [(unit.kind.id, match.game.view(0).board.xy(unit.cell)) for unit in match.game.view(0).own]
    after = {"units": units, "round": match.game.view(0).round, "turn": match.turn}
    client.close()
    report.write_text(json.dumps(after))
    return code


if __name__ == "__main__":
    sys.exit(main())
