"""Wheeled vehicles: truck, supply truck, anti-air battery."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.tracked import weathered
from client3d.models.meshfile import Part
from client3d.models.meshkit import Mesh, Paint, box, cylinder, extrude, join
from client3d.models.palette import BLACK, CANVAS, GLASS, GUNMETAL, LAMP, OLIVE, RUBBER, STEEL, TAIL_LAMP, TEAM
from client3d.models.sculpt import Sculpt, moving_parts

WHEEL = 7.4


def wheel(radius: float, width: float, paint: Paint) -> Mesh:
    """A lorry's wheel about the origin, turning about x: tyre, rim, five nuts so that its turning shows."""
    tyre = cylinder(radius, width, 11, RUBBER, 0.9, "x")
    rim = cylinder(radius * 0.56, width * 1.06, 8, paint, axis="x")
    nuts = [box(width * 1.2, 1.2, 1.2, STEEL).moved(0, 0, radius * 0.34).turned(k * 120, "x") for k in range(3)]
    return join([tyre, rim, *nuts])


def axles(places: list[float], offset: float, radius: float, paint: Paint) -> tuple[list[Mesh], list[Part]]:
    """One part for each axle (both wheels turn together), numbered from 1, at the given y."""
    meshes, parts = [], []
    for number, y in enumerate(places, start=1):
        pair = join([wheel(radius, 5.6, paint).moved(x, y, radius) for x in (-offset, offset)])
        meshes.append((pair + box(offset * 2, 1.8, 1.8, BLACK, at=(0, y, radius))).as_part(number))
        parts.append(Part(f"axle_{number}", "spin", (0, y, radius), (-1, 0, 0), 0))
    return meshes, parts


def cab(paint: Paint, width: float) -> Mesh:
    """A bonneted cab; its front bumper at y = 0, its back at y = -34."""
    outline = [(-34, 9), (-3, 9), (-1, 12), (-1, 19), (-13, 22), (-17, 33), (-32, 34.5), (-34, 32)]
    meshes = [
        extrude(outline, width, paint, 1.0),
        box(width - 5, 1.0, 7.2, BLACK, at=(0, -0.6, 14.4)),
        box(width + 2, 2.6, 3.4, GUNMETAL, 0.5, (0, 0.2, 8.6)),
        # the windscreen leans with the outline
        box(width - 5, 0.7, 8.6, GLASS).turned(-20, "x").moved(0, -14.7, 27.2),
        box(width - 3, 14, 0.9, TEAM, 0.3, (0, -25.4, 34.6)),
    ]
    meshes += [box(1.4, 0.9, 6.2, STEEL, at=(x, -0.2, 14.4)) for x in (-6, -2, 2, 6)]
    side = [
        box(0.8, 8.5, 6.4, GLASS, at=(width / 2, -25, 28)),
        box(0.9, 15, 5.4, TEAM, 0.3, (width / 2, -25, 18.6)),
        box(5.8, 13, 1.4, paint.lit(0.9), 0.4, (width / 2 - 0.4, -9, 16.6)),
        cylinder(1.9, 0.9, 7, LAMP, axis="y", at=(width / 2 - 3, -0.1, 16.6)),
        box(2.4, 0.8, 4, GUNMETAL, at=(width / 2 + 2.4, -15, 28)),
    ]
    return join([*meshes, join(side).both_sides()])


def chassis(length: float, width: float, paint: Paint) -> Mesh:
    """Frame, tank and lamps; from y = 0 backwards."""
    meshes = [
        box(width * 0.5, length, 3.4, paint.lit(0.55), at=(0, -length / 2, 9.4)),
        join(
            [
                cylinder(3.2, 9, 7, GUNMETAL, 0.5, "y", (width * 0.36, -39, 9.4)),
                box(2.6, 0.8, 1.8, TAIL_LAMP, at=(width * 0.4, -length - 0.2, 11)),
            ]
        ).both_sides(),
    ]
    return join(meshes)


def truck() -> Sculpt:
    """A lorry with a canvas tilt on hoops, a broad band of the side's colour over it."""
    rng = np.random.default_rng(31)
    paint, width = OLIVE, 31
    turning, parts = axles([-10, -52, -67], 12.6, WHEEL, OLIVE.lit(0.8))
    bed = box(width + 1, 44, 5.5, paint.lit(0.92), 0.7, (0, -57.5, 16.2))
    bed += join(
        [box(0.8, 2, 6.2, paint.lit(0.75), at=(width / 2 + 0.8, -38 - i * 9.7, 16.2)) for i in range(5)]
    ).both_sides()
    hoop = [(-15.6, 0), (15.6, 0), (15.6, 13), (13.2, 18.4), (7, 21), (-7, 21), (-13.2, 18.4), (-15.6, 13)]
    tilt = [
        extrude(np.array(hoop) * scale, depth, cloth, 0.5, "y").moved(0, y, 18.6)
        for y, depth, cloth, scale in (
            (-40.6, 9.4, CANVAS, 1.0),
            (-50.0, 9.4, CANVAS.lit(0.94), 0.985),
            (-59.4, 9.4, TEAM.lit(0.92), 1.0),
            (-68.8, 9.4, CANVAS.lit(0.94), 0.985),
            (-76.6, 6.4, CANVAS, 1.0),
        )
    ]
    opening = box(22, 0.6, 14, CANVAS.lit(0.35), at=(0, -79.9, 27))
    mesh = join([cab(paint, width), chassis(80, width, paint), bed, *tilt, opening, *turning]).moved(0, 40)
    parts = [Part(p.name, p.kind, (0, p.pivot[1] + 40, p.pivot[2]), p.axis, 0) for p in parts]
    return Sculpt(weathered(mesh, rng, 30), moving_parts(*parts), {"exhaust": (0, (12.0, -40.0, 8.0))})
