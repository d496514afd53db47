"""What it takes to start, for `clumsy bench`: `python -m client3d.clumsy.start_bench title|40|100|window`.

Opens the title, or a battle on a board of so many cells a side, at the low tier, draws a frame and leaves; whoever
started the process measures how long that took. `window` only opens a window and draws: what is compared with.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

WINDOW, TITLE, SMALL, LARGE = "window", "title", "40", "100"
UNITS = {SMALL: 80, LARGE: 300}
SIZE = (1280, 720)


def open_window() -> None:
    """Open a window and draw one empty frame."""
    from client3d.play.options import ScreenOptions
    from client3d.play.window import open_base

    base = open_base(ScreenOptions(offscreen=True, size=SIZE), "")
    base.graphics_engine.render_frame()
    base.destroy()


def open_title(script: Path) -> int:
    """Open the title."""
    from client3d.play.app import run_play
    from client3d.play.options import PlayOptions

    return run_play(PlayOptions(offscreen=True, size=SIZE, script=script, language="en", tier="low", title=True))


def open_battle(side: str, script: Path) -> int:
    """Open a battle against the computer on a board of so many cells a side, with units all over it."""
    from client3d.clumsy.bench_battles import everywhere
    from client3d.clumsy.match import Match
    from client3d.play.app import run_match
    from client3d.play.options import PlayOptions
    from client3d.play.script import read_script
    from client3d.play.ways_in import texts_for
    from core.packs.location import pack_folder
    from systems.clumsy.ai.opponent import Opponent
    from systems.clumsy.data import load_clumsy
    from systems.clumsy.pipeline import new_game

    folder, data = pack_folder("clumsy"), load_clumsy().data
    setup = everywhere(int(side), UNITS[side])
    match = Match(new_game(setup, data), {1: Opponent(1)}, setup)
    options = PlayOptions(offscreen=True, size=SIZE, script=script, language="en", tier="low")
    return run_match(options, texts_for(options, folder), match, data, folder, read_script(script))


def main() -> int:
    """Open what is asked for; the process's exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=(WINDOW, TITLE, SMALL, LARGE))
    what = parser.parse_args().what
    if what == WINDOW:
        open_window()
        return 0
    with tempfile.TemporaryDirectory() as kept:
        script = Path(kept) / "script.txt"
        script.write_text(f'picture "{Path(kept) / "first.jpg"}"\nquit\n', encoding="utf-8")
        return open_title(script) if what == TITLE else open_battle(what, script)


if __name__ == "__main__":
    raise SystemExit(main())
