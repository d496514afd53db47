"""A window that tells which keys it hears: `python keys_run.py REPORT` writes them there as JSON, until it ends."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from direct.showbase.DirectObject import DirectObject

from client3d.play.bindings import keycap, use_layout
from client3d.play.inputs import Inputs
from client3d.play.key_places import Layout
from client3d.play.keys import HELD
from client3d.play.options import ScreenOptions
from client3d.play.window import open_base
from core.packs.location import data_folder
from core.texts import Texts

SHOWN = ("n", "c", "[", ",", "5", "shift-c", "tab")
SECONDS = 60.0


class Heard:
    """Hands that only remember."""

    edge_pan = False

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.panned = [0, 0]

    def key(self, name: str) -> None:
        """See `Hands`."""
        self.keys.append(name)

    def pan(self, dx: float, dy: float, instantly: bool = False) -> None:
        """See `Hands`."""
        self.panned = [self.panned[0] + (dx > 0) - (dx < 0), self.panned[1] + (dy > 0) - (dy < 0)]

    def pans_with(self, key: str) -> bool:
        """See `Hands`."""
        return key in HELD

    def __getattr__(self, _name: str) -> Any:
        return lambda *_given, **_named: False


report = Path(sys.argv[1])
base = open_base(ScreenOptions(size=(640, 360)), "Keys")
texts, heard, events = Texts("en", data_folder() / "locale"), Heard(), DirectObject()
use_layout(Layout.of(base.win))
inputs = Inputs(base, events, heard)
caps = {key: keycap(texts, key) for key in SHOWN}
end = time.monotonic() + SECONDS
while time.monotonic() < end:
    base.taskMgr.step()
    inputs.update(0.05)
    part = report.with_suffix(".part")
    part.write_text(json.dumps({"keys": heard.keys, "panned": heard.panned, "caps": caps}), encoding="utf-8")
    os.replace(part, report)
    time.sleep(0.01)
