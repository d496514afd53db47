"""The panels really drawn, in a process of their own, and told apart from an empty screen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from panda3d.core import Filename, PNMImage

from client3d.hud.preview import ROOT


def test_panels_are_drawn_where_they_are_and_nowhere_else(tmp_path: Path) -> None:
    target = tmp_path / "hud.png"
    command = [sys.executable, "-m", "client3d.hud.preview", str(target), "--size", "960x540", "--language", "ko"]
    subprocess.run(command, cwd=ROOT, check=True, timeout=120, capture_output=True)
    picture = PNMImage(Filename.from_os_specific(str(target)))
    assert (picture.get_x_size(), picture.get_y_size()) == (960, 540)
    ground = picture.get_xel(150, 100)
    colours = {tuple(round(part, 2) for part in picture.get_xel(x, 525)) for x in range(700, 950)}
    assert picture.get_xel(180, 200) == ground
    assert len(colours) > 10  # the button that ends the turn, and its text
    orange = picture.get_xel(760, 500)
    assert orange.x > orange.z + 0.2
