"""Runs the client on the tests' battle: `python play_run.py ai|hot|watch [--script FILE] [--window] [--report FILE]`.

With --report it tells after each frame what is on the screen (`witness`).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import play_battles as battles
from witness import Witness

from client3d.clumsy.match import Match
from client3d.play.app import run_match
from client3d.play.options import PlayOptions
from client3d.play.script import read_script
from client3d.play.ways_in import Opened, texts_for
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
    parser.add_argument("--monkey", type=int, help="press and click anything so often")
    parser.add_argument("--seed", type=int, default=1)
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
    if given.monkey:
        return monkey(options, match, given.monkey, given.seed)
    if given.report is None:
        return run_match(options, texts, match, data, folder, read_script(given.script))
    return reported(options, match, given.report)


def monkey(options: PlayOptions, match: Match, times: int, seed: int) -> int:
    """Press and click anything, then check that the picture is that of the view."""
    from random import Random

    from client3d.clumsy.client import Client
    from client3d.play.keys import HELD, KEYS, PANEL_KEYS
    from client3d.play.window import open_base
    from client3d.screens.program import Program

    folder = pack_folder("clumsy")
    texts, data = texts_for(options, folder), match.game.view(0).data
    program = Program(open_base(options, "General Clumsy"), options, texts)
    client = Client(program, Opened(match, data, folder), options)
    rng, desk, hud = Random(seed), client.desk, client.front.hud
    names = sorted({*KEYS, *HELD, *PANEL_KEYS} - {"f12"})
    client.session.projector.speed = 8.0
    for _ in range(times):
        what = rng.random()
        if what < 0.35:
            desk.key(rng.choice(names))
        elif what < 0.8:
            x, y = rng.uniform(0, options.size[0]), rng.uniform(0, options.size[1])
            desk.hover_pixel(x, y)
            if not desk.over_panel(x, y):
                desk.click_pixel(x, y, rng.choice(("left", "left", "right")))
        else:
            rare = ("surrender",) if rng.random() < 0.95 else ()
            widgets = [name for name in hud.widgets() if not any(word in name for word in ("quit", *rare))]
            if widgets:
                hud.press(rng.choice(sorted(widgets)))
        desk.quits, desk.wish = False, ""
        for _ in range(rng.choice((1, 1, 2, 12))):
            client.frame(1 / 30)
    client.session.projector.skip()
    session = client.session
    assert session.projector.picture == match.picture(session.looking), "the picture is not the view's"
    client.base.graphics_engine.render_frame()
    client.close()
    client.base.destroy()
    return 0


def reported(options: PlayOptions, match: Match, report: Path) -> int:
    """Run a window, with a report of each frame."""
    from client3d.clumsy.client import Client
    from client3d.play.window import open_base
    from client3d.screens.program import Program

    folder = pack_folder("clumsy")
    texts, data = texts_for(options, folder), match.game.view(0).data
    program = Program(open_base(options, "General Clumsy"), options, texts)
    client = Client(program, Opened(match, data, folder), options)
    client.desk.edge_pan = False
    program.running = client
    client.run(Witness(program, report))  # type: ignore[arg-type]
    client.close()
    client.base.destroy()
    return 0


if __name__ == "__main__":
    sys.exit(main())
