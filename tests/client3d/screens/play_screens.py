"""Runs the program from its title: `python play_screens.py SCRIPT [SETTINGS]`. What is played lies in XDG_DATA_HOME."""

from __future__ import annotations

import sys
from pathlib import Path

from client3d.play.app import run_play
from client3d.play.options import PlayOptions
from client3d.play.recordings import Recordings
from client3d.screens.forces_file import forces_path
from client3d.screens.progress import progress_path
from systems.clumsy.data import load_clumsy

script, *rest = (Path(argument) for argument in sys.argv[1:])
recordings = Recordings(load_clumsy())
options = PlayOptions(title=True, offscreen=True, size=(1280, 720), script=script, language="en", tier="low")
options.settings, options.progress = (rest[0] if rest else None), progress_path()
options.named_forces = forces_path()
options.on_match.append(recordings.begin)
try:
    sys.exit(run_play(options))
finally:
    recordings.close()
