"""The soldier: one jointed figure with its hats and gear, and the squad that puts figures on a cell.

A figure faces +y, about 46 hundredths of a cell tall: larger than life, so that it reads when a cell is 40 pixels wide.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import beam, box, cylinder, lathe
from client3d.models.palette import (
    BLACK,
    BOOTS,
    CANVAS,
    FATIGUES,
    GUNMETAL,
    KHAKI,
    SKIN,
    TEAM,
    VEST,
    WOOD,
)
from client3d.models.sculpt import BODY, Sculpt

HIP = 17.0
SHOULDER = 29.5
HEAD = 36.5


@dataclass
class Look:
    """How a figure is dressed and what it holds; hands are points seen from the ground between its feet."""

    hat: Mesh
    uniform: Paint = FATIGUES
    vest: Paint = VEST
    right_hand: Point = (4.0, 9.0, 25.0)
    left_hand: Point = (-1.5, 15.0, 26.5)
    held: Mesh = field(default_factory=Mesh.empty)
    pack: Mesh = field(default_factory=Mesh.empty)
    stride: float = 3.0
    kneels: bool = False
    arms: str = ""
    """What its arms move for: "weapon" is lowered until it aims, "tool" is swung at work; "" leaves them still."""
    looks: bool = True
    """Whether its head turns; not if it holds something to its face."""


def helmet(shell: Paint, band: Paint | None = TEAM) -> Mesh:
    """A helmet with a cloth cover, its band in the side's colour."""
    mesh = lathe([(5.6, -1.2), (6.2, 0.4)], 8, shell.lit(0.9))
    if band is None:
        mesh += lathe([(6.1, 0.4), (5.9, 3.2)], 8, shell)
    else:
        mesh += lathe([(6.25, 0.3), (6.1, 3.4)], 8, band)
    mesh += lathe([(5.9, 3.2), (4.4, 5.9), (1.5, 7.1)], 8, shell.lit(1.1))
    return mesh.scaled(1, 1.1, 1)


def bush_hat(cloth: Paint) -> Mesh:
    """A soft hat with a wide brim and a ribbon in the side's colour."""
    brim = lathe([(5.6, 1.1), (9.2, 0.2), (9.2, 0.8), (5.2, 1.8)], 9, cloth)
    return (
        brim + lathe([(5.5, 1.4), (5.4, 4.4)], 9, TEAM) + lathe([(5.3, 4.3), (4.6, 6.2), (1.5, 6.7)], 9, cloth.lit(1.1))
    )


def peaked_cap(cloth: Paint) -> Mesh:
    """An officer's cap: black peak, band in the side's colour, wide flat crown."""
    peak = box(8, 5, 0.8, BLACK, 0.3, (0, 6.4, 0.9)).turned(-8, "x")
    crown = lathe([(5.4, 3.4), (7.6, 5.6), (7.2, 6.8), (2.0, 7.4)], 9, cloth)
    return (
        peak
        + lathe([(5.5, 0.2), (5.5, 3.5)], 9, TEAM)
        + crown
        + box(2, 0.8, 2, Paint.of("d9b24a", 0.6), at=(0, 5.4, 3.6))
    )


def beret(cloth: Paint) -> Mesh:
    """A beret, leaning to the right."""
    return lathe([(5.4, 0), (6.8, 2.0), (6.0, 4.2), (2, 5.0)], 9, cloth).turned(12, "y").moved(0.6, -0.3, 1.2)


def rifle(length: float = 24, wood: Paint = WOOD) -> Mesh:
    """A rifle along y, its grip at the origin."""
    barrel = cylinder(0.55, length * 0.55, 5, GUNMETAL, axis="y", at=(0, length * 0.5, 0.7))
    stock = box(1.5, length * 0.32, 2.6, wood, at=(0, -length * 0.2, -0.5))
    fore = box(1.7, length * 0.36, 1.9, wood.lit(0.9), at=(0, length * 0.22, 0.2))
    return join(
        [barrel, stock, fore, box(1.7, 5.5, 2.5, BLACK, at=(0, 0.8, 0.5)), box(1.3, 2, 4, BLACK, at=(0, 2.4, -2))]
    )


def backpack(cloth: Paint = CANVAS) -> Mesh:
    """A rucksack with its flap in the side's colour, on the back of a standing figure."""
    body = box(10.5, 5.4, 11, cloth, 1.4, (0, -6.6, 26.5))
    flap = box(10.9, 5.8, 4.2, TEAM, 1.2, (0, -6.7, 31))
    return body + flap + cylinder(1.7, 11, 6, KHAKI, axis="x", at=(0, -7.0, 20.2))


def arm(shoulder: Point, hand: Point, uniform: Paint, bend: float) -> Mesh:
    """An arm from shoulder to hand, its elbow out by `bend`; a patch in the side's colour on the shoulder."""
    start, end = np.array(shoulder), np.array(hand)
    elbow = (start + end) / 2 + np.array([bend, -1.2, -2.6])
    patch = start + (elbow - start) * 0.42
    upper = beam(start, elbow, 3.9, uniform)
    lower = beam(elbow, end, 3.3, uniform.lit(0.95))
    return join(
        [
            upper,
            lower,
            beam(start + np.array([0, 0, 1.0]), patch, 4.8, TEAM),
            box(2.9, 2.9, 2.9, SKIN.lit(0.9), at=hand),
        ]
    )


def leg(side: float, look: Look, forward: float) -> Mesh:
    """A leg with its boot on the ground; `side` is -1 left, 1 right."""
    hip, foot = np.array([side * 3.1, 0, HIP]), np.array([side * 3.7, forward, 2.4])
    knee = (hip + foot) / 2 + np.array([side * 0.3, 1.0, 0])
    thigh = beam(hip, knee, 5.2, look.uniform, 0, 5.6)
    shin = beam(knee + np.array([0, 0, 0.6]), foot, 4.5, look.uniform.lit(0.9), 0, 4.8)
    boot = box(4.8, 7.4, 4.0, BOOTS, 0.7, (float(foot[0]), forward + 1.0, 2.0))
    return join([thigh, shin, boot])


def kneeling_legs(look: Look) -> Mesh:
    """Left foot ahead, right knee on the ground; lowers the hip to 10."""
    front = beam((-3.2, 0, 10), (-3.6, 8, 10.5), 5.2, look.uniform, 0.8) + beam(
        (-3.6, 8, 11), (-3.7, 8, 2.4), 4.5, look.uniform.lit(0.9)
    )
    back = beam((3.2, 0, 10), (3.6, 3.5, 2.8), 5.2, look.uniform, 0.8) + beam(
        (3.6, 3, 2.6), (3.6, -7, 2.6), 4.4, look.uniform.lit(0.9)
    )
    return join(
        [front, back, box(4.6, 7.2, 3.6, BOOTS, 0.7, (-3.7, 9, 1.8)), box(4.2, 4, 5, BOOTS, 0.7, (3.6, -8.6, 2.5))]
    )


def head(look: Look) -> Mesh:
    """Neck, face and hat."""
    face = box(7.8, 8.2, 7.4, SKIN, 1.6, (0, 0.6, HEAD))
    return join([box(4.4, 4.4, 4, SKIN.lit(0.85), at=(0, 0, HEAD - 4.4)), face, look.hat.moved(0, 0.4, HEAD + 1.9)])


def torso(look: Look) -> Mesh:
    """Hips, chest and webbing of a standing figure."""
    belt = box(10.6, 6.6, 4.4, look.vest.lit(0.75), 0, (0, 0, HIP + 1.2))
    chest = box(12.4, 8.0, 12.6, look.vest, 1.9, (0, 0.2, HIP + 8.6), (1.06, 1))
    pouches = [box(3.2, 2.0, 4.0, look.vest.lit(1.2), at=(x, 4.6, HIP + 5.2)) for x in (-3.6, 0, 3.6)]
    return join([belt, chest, *pouches])


def arms(look: Look) -> Mesh:
    """Both arms and what they hold."""
    right = arm((6.6, 0, SHOULDER), look.right_hand, look.uniform, 2.2)
    left = arm((-6.6, 0, SHOULDER), look.left_hand, look.uniform, -2.2)
    return join([right, left, look.held])


class Squad:
    """Figures placed on one cell, each a part of its own, with swinging legs where it can walk."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.parts: list[Part] = [BODY]
        self.meshes: list[Mesh] = []

    def add(self, look: Look, x: float, y: float, facing: float = 0, size: float = 1, role: str = "figure") -> int:
        """Places a figure, turned left by `facing` degrees, and gives its part's number.

        role: "figure" may fall alone as the squad loses hit points; who carries with others is a "bearer".
        """
        number = len(self.parts)
        rank = 1 + sum(part.kind == "figure" for part in self.parts)
        self.parts.append(Part(f"{role}_{rank}", "figure", (x, y, 0), (0, 0, 1), 0))
        turn = np.radians(facing)
        axis = (round(float(np.cos(turn)), 5), round(float(np.sin(turn)), 5), 0.0)
        lower = 10 - HIP if look.kneels else 0.0

        def placed(mesh: Mesh) -> Mesh:
            return mesh.scaled(size).turned(facing).moved(x, y)

        def joint(name: str, kind: str, height: float, axis: Point, mesh: Mesh) -> None:
            self.meshes.append(placed(mesh.moved(0, 0, lower)).as_part(len(self.parts)))
            self.parts.append(Part(f"{name}_{rank}", kind, (x, y, (height + lower) * size), axis, number))

        still = [torso(look), look.pack]
        if look.arms:
            joint(look.arms, "pitch", SHOULDER, axis, arms(look))
        else:
            still.append(arms(look))
        if look.looks:
            joint("head", "fixed", HEAD - 4, (0, 0, 1), head(look))
        else:
            still.append(head(look))
        self.meshes.append(placed(join(still).moved(0, 0, lower)).as_part(number))
        if look.kneels:
            self.meshes.append(placed(kneeling_legs(look)).as_part(number))
            return number
        for side, name in ((-1, "left"), (1, "right")):
            self.meshes.append(placed(leg(side, look, look.stride * side)).as_part(len(self.parts)))
            hip = np.array([side * 3.1 * np.cos(turn), side * 3.1 * np.sin(turn)]) * size
            pivot = (round(x + float(hip[0]), 3), round(y + float(hip[1]), 3), HIP * size)
            self.parts.append(Part(f"{name}_leg_{rank}", "swing", pivot, axis, number))
        return number

    def prop(self, mesh: Mesh, part: int = 0) -> None:
        """Adds gear that stands on the ground (part 0) or goes with a figure."""
        self.meshes.append(mesh.as_part(part))

    def finish(self, size: float = 1, **anchors: tuple[int, Point]) -> Sculpt:
        """The squad as a model, all of it `size` times as large."""

        def grown(point: Point) -> Point:
            return (point[0] * size, point[1] * size, point[2] * size)

        mesh = (
            join(self.meshes)
            .jittered(0.04, self.rng)
            .graded([0.80, 0.78, 0.75], [1.07, 1.07, 1.07], 0, 40)
            .scaled(size)
        )
        parts = tuple(Part(p.name, p.kind, grown(p.pivot), p.axis, p.parent) for p in self.parts)
        return Sculpt(mesh, parts, {name: (part, grown(point)) for name, (part, point) in anchors.items()})
