"""Contact sheet of the baked models: `python -m client3d.models.sheet OUT.png [--pack PACK] [--cell PX] [NAME...]`.

Each model stands on its tile as in the game, in the blue side's colour facing left, then in red facing right.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from panda3d.core import (
    Filename,
    LMatrix4,
    LVector3,
    OrthographicLens,
    Shader,
    TextNode,
    loadPrcFileData,
)

from client3d.models.bake import FOLDER, PACKS
from client3d.models.catalogue import UNITS, WRECKS, headquarters
from client3d.models.display import FRAGMENT, SUN, VERTEX, node_of
from client3d.models.library import ModelLibrary
from client3d.models.meshfile import Model

YAW, PITCH = 45, -33
SIDES = {"blue": (0.055, 0.20, 0.62), "red": (0.60, 0.045, 0.035)}
SIDES |= {"green": (0.045, 0.30, 0.06), "yellow": (0.75, 0.50, 0.02)}
HEADINGS = {"blue": 90, "red": 180, "green": 90, "yellow": 180}
MOVING = {*UNITS, *WRECKS, *headquarters.UNITS}

FLAT_FRAGMENT = """#version 150
in vec3 normal; in vec3 colour; in vec3 surface; out vec4 result;
void main() { result = vec4(0.115, 0.165, 0.09, 1.0); }
"""


def render(models: list[Model], target: Path, cell: float, columns: int, spacing: float, sides: list[str]) -> None:
    """Writes the sheet; `cell` is the width of a cell's diamond in pixels, `spacing` the tiles' in cells."""
    entries = [(model, side) for model in models for side in sides]
    unit = cell / math.sqrt(2)  # pixels a cell's length
    rows = math.ceil(len(entries) / columns)
    width, height = int(columns * spacing * unit), int(rows * spacing * unit)
    loadPrcFileData(
        "", f"load-display p3headlessgl\nwindow-type offscreen\naudio-library-name null\nwin-size {width} {height}"
    )
    loadPrcFileData("", "framebuffer-multisample 1\nmultisamples 4\ntextures-power-2 none\nnotify-level-device fatal")
    from direct.showbase.ShowBase import ShowBase

    base = ShowBase()
    base.set_background_color(0.29, 0.35, 0.22, 1)
    lens = OrthographicLens()
    lens.set_film_size(width / unit, height / unit)
    lens.set_near_far(1, 400)
    base.cam.node().set_lens(lens)
    base.cam.set_hpr(-YAW, PITCH, 0)
    ahead = base.render.get_relative_vector(base.cam, LVector3(0, 1, 0))
    right = base.render.get_relative_vector(base.cam, LVector3(1, 0, 0))
    level = LVector3(ahead.x, ahead.y, 0).normalized() / math.sin(math.radians(-PITCH))
    base.cam.set_pos(LVector3(0) - ahead * 200)

    lit = Shader.make(Shader.SL_GLSL, VERTEX, FRAGMENT)
    flat = Shader.make(Shader.SL_GLSL, VERTEX, FLAT_FRAGMENT)
    shadow = LMatrix4(1, 0, 0, 0, 0, 1, 0, 0, -SUN.x / SUN.z, -SUN.y / SUN.z, 0.001, 0, 0, 0, 0.002, 1)
    for number, (model, side) in enumerate(entries):
        across = (number % columns - (columns - 1) / 2) * spacing
        up = ((rows - 1) / 2 - number // columns) * spacing - 0.28 * spacing
        place = base.render.attach_new_node("tile")
        place.set_pos(right * across + level * up)
        shape = node_of(model)
        shape.set_h(HEADINGS[side] if model.name in MOVING else 0)
        shape.copy_to(place).set_shader(lit)
        dark = place.attach_new_node("shadow")
        dark.set_mat(shadow)
        shape.copy_to(dark).set_shader(flat)
        place.set_shader_inputs(sun=SUN, towards=-ahead, side=LVector3(*SIDES[side]))
        if cell >= 120:
            text = TextNode("label")
            text.set_text(f"{model.name} {model.triangle_count}")
            label = base.pixel2d.attach_new_node(text)
            label.set_scale(13)
            label.set_pos((number % columns) * spacing * unit + 4, 0, -(number // columns + 1) * spacing * unit + 5)
    base.graphicsEngine.render_frame()
    base.graphicsEngine.render_frame()
    base.win.save_screenshot(Filename.from_os_specific(str(target)))
    base.destroy()


def main() -> None:
    """Parses the command line and renders."""
    parser = argparse.ArgumentParser(prog="python -m client3d.models.sheet", description=__doc__)
    parser.add_argument("target", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--cell", type=float, default=210, help="a cell's width in pixels")
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--spacing", type=float, default=1.3, help="between models, in cells")
    parser.add_argument("--pack", choices=PACKS, default="clumsy")
    parser.add_argument("--side", choices=[*SIDES, "both", "all"], default="both")
    options = parser.parse_args()
    folder, catalogue = PACKS[options.pack]
    library = ModelLibrary([FOLDER, folder])
    models = [library.load(name) for name in options.names or catalogue]
    sides = {"all": list(SIDES), "both": ["blue", "red"]}.get(options.side, [options.side])
    render(models, options.target, options.cell, options.columns, options.spacing, sides)


if __name__ == "__main__":
    main()
