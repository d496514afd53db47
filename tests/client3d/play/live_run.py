"""Plays with a mod whose files are changed while it is played: `python live_run.py MOD OUT`.

Writes what came of each change, and how long it took to be on the screen, into OUT/told.json; pictures beside it.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from client3d.clumsy.client import Client
from client3d.play.app import run_play
from client3d.play.options import PlayOptions
from client3d.play.recordings import Recordings
from client3d.play.script import MOST_FRAMES
from client3d.play.window import take_picture
from core.packs.mods import read_mod
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import MoveOrder

MOD, OUT = Path(sys.argv[1]), Path(sys.argv[2])
EXAMPLE = Path(__file__).resolve().parents[3] / "docs" / "examples" / "assault_gun" / "models" / "assault_gun.glb"
PATIENCE = 60.0
FRAME = 0.002
"""Seconds."""
told: dict[str, Any] = {}


def changes(client: Client) -> Iterator[tuple[str, Callable[[], None], Callable[[], bool]]]:
    """Each change: its name, what makes it, and whether it is to be seen."""
    units, match, dialog = MOD / "units" / "u.toml", client.session.match, client.program.navigator.dialog

    def tank() -> Any:
        return match.game.battle.data.units["tank"]

    yield "numbers", lambda: write(units, "[tank]\nhp = 31\nvision = 9\n"), lambda: tank().hp == 31
    mover = next(unit for unit in client.session.view().force if client.session.view().board.xy(unit.cell) == (11, 17))
    order = MoveOrder(side=0, unit=mover.id, to=(11, 16))
    yield "order", lambda: give(client, order), lambda: match.recorder is not None and match.recorder.orders == 1
    yield "faults", lambda: write(units, "[tank]\nhp = -1\n"), lambda: dialog.visible
    told["kept"] = tank().hp
    yield "mended", lambda: write(units, "[tank]\nhp = 20\n"), lambda: tank().hp == 20 and not dialog.visible
    barred = "[tank]\nhp = 20\nclass = 'wheeled'\n"
    yield "new battle", lambda: write(units, barred), lambda: dialog.visible
    told["class"] = tank().unit_class
    yield "back", lambda: write(units, "[tank]\nhp = 20\n"), lambda: not dialog.visible
    texts = client.program.texts
    broken = MOD / "models" / "truck.gltf"
    yield "bad model", lambda: write(broken, '{"asset": {"version": 2}}'), lambda: dialog.visible
    yield "no model", broken.unlink, lambda: not dialog.visible
    ftl = MOD / "locale" / "en" / "t.ftl"
    yield "texts", lambda: write(ftl, "unit-tank = Iron beast\n"), lambda: texts.format("unit-tank") == "Iron beast"
    before = client.session.stage.models.load("tank").triangle_count

    def model() -> None:
        (MOD / "models").mkdir(exist_ok=True)
        shutil.copy(EXAMPLE, MOD / "models" / "tank.glb")

    yield "model", model, lambda: client.session.stage.models.load("tank").triangle_count != before


def give(client: Client, order: Any) -> None:
    assert client.session.give(order) is None


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


class Changing:
    """Makes one change after the other, each once the one before is to be seen."""

    def __init__(self, client: Client) -> None:
        self.client, self.frames = client, 0
        self.left = changes(client)
        self.name, self.shown, self.began = "", lambda: True, 0.0

    def frame(self) -> None:
        """A frame has been drawn."""
        self.frames += 1
        time.sleep(FRAME)  # without a screen nothing else does, and the thread that watches would wait for this one
        if self.frames < 5 or not self.client.session.settled:
            return
        if self.name and not self.shown():
            assert time.perf_counter() - self.began < PATIENCE, self.name
            return
        if self.name:
            told[self.name] = time.perf_counter() - self.began
            take_picture(self.client.base, OUT / f"{self.name.replace(' ', '_')}.png")
        found = next(self.left, None)
        if found is None:
            self.client.program.leave()
            return
        self.name, make, self.shown = found
        self.began = time.perf_counter()
        make()


changing: list[Changing] = []
drawn = Client.frame


def frame(client: Client, seconds: float) -> None:
    """As ever, and then the next change."""
    drawn(client, seconds)
    if not changing:
        if client.program.navigator.dialog.visible:
            client.program.navigator.dialog.hide()
        changing.append(Changing(client))
    changing[0].frame()


Client.frame = frame  # type: ignore[method-assign]
mods = (read_mod(MOD),)
recordings = Recordings(load_clumsy(mods=mods), OUT / "battle.gcr")
script = OUT / "script.txt"
script.write_text(f"wait frames {MOST_FRAMES}\n" * 10)  # it ends with the last change, or when patience does
options = PlayOptions(map="crossroads", hot_seat=True, seed=3, mods=mods, dev=True, offscreen=True)
options.size, options.script, options.language, options.tier = (640, 360), script, "en", "low"
options.on_match.append(recordings.begin)
try:
    code = run_play(options)
finally:
    recordings.close()
(OUT / "told.json").write_text(json.dumps(told))
sys.exit(code)
