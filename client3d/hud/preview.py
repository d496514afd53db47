"""The panels with sample values: `python -m client3d.hud.preview OUT.png --size 1280x720 --language ko`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from panda3d.core import Filename, loadPrcFileData

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "data" / "locale"
SCREENS = ("battle", "path", "dialog", "hand_over", "recap", "choice", "banner")


def offscreen(width: int, height: int) -> Any:
    """A ShowBase without a window. One a process."""
    loadPrcFileData(
        "", f"window-type offscreen\nload-display p3headlessgl\naudio-library-name null\nwin-size {width} {height}"
    )
    loadPrcFileData("", "textures-power-2 none\nnotify-level-device fatal\nnotify-level-display error")
    from direct.showbase.ShowBase import ShowBase

    base = ShowBase()
    base.set_background_color(0.33, 0.40, 0.22, 1)
    return base


def main() -> None:
    """Parses the command line and renders."""
    parser = argparse.ArgumentParser(prog="python -m client3d.hud.preview", description=__doc__)
    parser.add_argument("target", type=Path)
    parser.add_argument("--size", default="1600x900", help="of the window in pixels")
    parser.add_argument("--language", default="en")
    parser.add_argument("--text", type=float, default=1.0, help="the player's factor on the size of texts")
    parser.add_argument("--screen", default="battle", choices=SCREENS)
    parser.add_argument("--over", type=Path, help="a picture to show behind")
    options = parser.parse_args()
    width, height = (int(part) for part in options.size.split("x"))
    base = offscreen(width, height)

    from client3d.hud import samples
    from client3d.hud.hud import Hud
    from core.texts import Texts

    if options.over:
        from direct.gui.OnscreenImage import OnscreenImage

        OnscreenImage(image=str(options.over), parent=base.render2d, sort=-100)
    hud = Hud(base, Texts(options.language, LOCALE), text_factor=options.text)
    samples.show(hud, options.language, options.screen)
    hud.banner_line.node.set_alpha_scale(1)
    for _ in range(2):
        base.graphicsEngine.render_frame()
    base.win.save_screenshot(Filename.from_os_specific(str(options.target)))
    print(f"{hud.root.find_all_matches('**').get_num_paths()} nodes")


if __name__ == "__main__":
    main()
