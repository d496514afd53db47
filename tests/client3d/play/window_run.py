"""Runs the game in a window, with a report of its screen: `python window_run.py REPORT [--pack FOLDER]`.

The game is that of `clumsy play`: with the title, with settings, saves and a log in the user's folders.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from witness import Witness

from client3d.play.app import run_play
from client3d.play.options import PlayOptions
from client3d.play.recordings import Recordings
from client3d.screens.forces_file import forces_path
from client3d.screens.program import Program
from client3d.screens.progress import progress_path
from client3d.screens.settings_file import settings_path
from core.packs.location import pack_folder
from systems.clumsy.data import load_clumsy


def main() -> int:
    """Run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("report", type=Path)
    parser.add_argument("--pack", type=Path, default=pack_folder("clumsy"))
    given = parser.parse_args()
    recordings = Recordings(load_clumsy(given.pack))
    kept = {"settings": settings_path(), "progress": progress_path(), "named_forces": forces_path()}
    options = PlayOptions(title=True, pack=given.pack, tier="low", **kept)
    options.on_match.append(recordings.begin)
    run = Program.run

    def witnessed(program: Program, first: Any, _runner: Any = None) -> None:
        run(program, first, Witness(program, given.report))  # type: ignore[arg-type]

    Program.run = witnessed  # type: ignore[method-assign]
    try:
        return run_play(options)
    finally:
        recordings.close()


if __name__ == "__main__":
    sys.exit(main())
