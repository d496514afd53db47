"""Records a battle of two opponents and watches it: `python watch_run.py REPLAY SCRIPT`."""

from __future__ import annotations

import sys
from pathlib import Path

import play_battles as battles

from client3d.clumsy.match import Match
from client3d.play.app import run_watch
from client3d.play.options import ScreenOptions
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.pipeline import new_game

replay, script = (Path(argument) for argument in sys.argv[1:])
pack, setup = load_clumsy(), battles.setup()
game = new_game(setup, pack.data)
recorder = Recorder(replay, game, setup, pack)
match = Match(game, {0: Opponent(0), 1: Opponent(1)})
while not match.ended and game.view(0).round < 4:
    match.think()
recorder.close()
options = ScreenOptions(offscreen=True, size=(640, 360), script=script, language="en", tier="low")
sys.exit(run_watch(replay, options))
