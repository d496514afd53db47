"""Horses, and who rides or drives them: the dragoon on a 4 cm base, the wagon with its team on one of 6 cm."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.figures import HIP, SHOULDER
from client3d.models.catalogue.skirmish.bases import BASE_HEIGHT, MOUNTED, WAGON, base
from client3d.models.catalogue.skirmish.soldiers import (
    BLADE,
    BUFF,
    CHARCOAL_CLOTH,
    GOLD,
    GREY_CLOTH,
    HUNTER,
    IRON,
    LEATHER,
    SCARLET,
    SHOE,
    SIZE,
    Dress,
    beard,
    belts,
    head,
    rifle,
    sleeve,
    torso,
)
from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import beam, box, cylinder, lathe, skin, tube
from client3d.models.palette import BLACK, TEAM, WOOD, WOOD_PALE
from client3d.models.sculpt import BODY, Sculpt

_BAY, _CHESTNUT, _MANE = Paint.of("6e4226"), Paint.of("84522e"), Paint.of("231a14")
_SADDLE = 33.0
_LEGS = {"front": 13.5, "hind": -13.0}
_FAR = 60.0  # to the side: legs hinged to a part there swing all the same way, those of the other part against them


def _oval(y: float, z: float, wide: float, tall: float, lean: float = 0.0) -> np.ndarray:
    """A ring round the y axis, leaning forward by degrees."""
    turn = np.arange(10) * 2 * np.pi / 10
    up = np.sin(turn) * tall
    return np.stack([-np.cos(turn) * wide, y + up * np.sin(np.radians(lean)), z + up * np.cos(np.radians(lean))], 1)


def horse(coat: Paint) -> Mesh:
    """A horse without its legs, its hooves on the ground."""
    trunk = skin(
        [_oval(-19, 27, 3.5, 4), _oval(-17, 27.5, 6.6, 6.6), _oval(-9, 26.5, 7.4, 7.2), _oval(2, 26, 7.2, 7.0),
         _oval(12, 27, 6.8, 7.4), _oval(17, 28.5, 4.6, 5.6)], coat
    )  # fmt: skip
    neck = skin(
        [_oval(13, 30, 4.6, 6.4, -48), _oval(18, 37, 3.4, 5.0, -40), _oval(22.5, 43.5, 2.6, 4.0, -28)], coat.lit(1.04)
    )
    face = beam((0, 20.5, 45), (0, 32.5, 38.5), 5.0, coat.lit(1.08), 1.2, 5.4) + box(
        4.0, 3.6, 4.2, coat.lit(0.6), 1.0, (0, 32.2, 38.4)
    )
    blaze = beam((0, 25, 46.4), (0, 31.5, 42.2), 1.5, BUFF, 0, 0.6)
    ears = [beam((x, 20.5, 46.8), (x * 1.3, 20.2, 50.6), 1.6, coat.lit(0.9)) for x in (-1.8, 1.8)]
    mane = beam((0, 10.5, 37.5), (0, 20.5, 49.0), 1.7, _MANE, 0.4, 4.6)
    tail = tube((0, -19, 30), (0, -24.5, 24), 1.6, 6, _MANE, 2.4) + tube(
        (0, -24.5, 24.4), (0, -25.5, 10), 2.4, 6, _MANE, 0.6
    )
    bridle = [beam((x, 31, 39), (x * 1.2, 12, 34), 0.5, LEATHER, 0, 0.9) for x in (-2.6, 2.6)]
    straps = [cylinder(3.7, 1.0, 8, LEATHER, axis="y", at=(0, 28.6, 41)).scaled(0.8, 1, 1)]
    return join([trunk, neck, face, blaze, *ears, mane, tail, *bridle, *straps])


def _horse_leg(side: float, y: float, forward: float, coat: Paint) -> Mesh:
    hip = np.array([side * 4.4, y, 25.0])
    knee = np.array([side * 4.4, y + forward, 13.0])
    foot = np.array([side * 4.4, y + forward * 0.4 - 1.5, 3.4])
    return join(
        [
            beam(hip, knee, 4.6, coat, 0.9, 6.2),
            beam(knee, foot, 3.0, coat.lit(0.8), 0.6, 3.2),
            box(3.6, 4.2, 3.4, SHOE, 0.6, (side * 4.4, float(foot[1]) + 0.6, 1.8), (0.85, 0.85)),
        ]
    )


class _Stand:
    """A base with what stands on it, and the parts that move."""

    def __init__(self, radius: float, seed: int, grown: float = 1.0) -> None:
        """`grown`: how much larger than built what stands on it is to be."""
        self.grown = grown
        self.rng = np.random.default_rng(seed)
        self.lift = BASE_HEIGHT + 0.6
        self.parts = [BODY]
        self.meshes = [base(radius, seed)]

    def part(self, name: str, kind: str, pivot: Point, mesh: Mesh, axis: Point = (1, 0, 0), parent: int = 1) -> int:
        """Add a moving part, in hundredths of a cell above the base's top."""
        pivot = (pivot[0] * self.grown, pivot[1] * self.grown, pivot[2] * self.grown)
        shaded = mesh.scaled(self.grown).jittered(0.05, self.rng).graded([0.74, 0.72, 0.70], [1.12, 1.12, 1.12], 0, 55)
        self.meshes.append(shaded.moved(0, 0, self.lift).as_part(len(self.parts)))
        self.parts.append(Part(name, kind, (pivot[0], pivot[1], pivot[2] + self.lift), axis, parent))
        return len(self.parts) - 1

    def legs(self, of: list[tuple[float, float, Paint]], grown: float) -> None:
        """Legs that gallop, of horses standing at x, y: forelegs together, hind legs against them."""
        for name, place in _LEGS.items():
            aside = -_FAR if name == "front" else _FAR
            hinge = self.part(f"{name}_quarter", "fixed", (aside, 0, 25), Mesh.empty())
            for side, word in ((-1.0, "left"), (1.0, "right")):
                forward = 1.6 if (name == "front") == (side > 0) else -2.2
                meshes = [_horse_leg(side, place, forward, coat).scaled(grown).moved(x, y, 0) for x, y, coat in of]
                at = of[0][1] + place * grown
                self.part(f"{word}_{name}_leg", "swing", (side * 2.0, at, 25.0 * grown), join(meshes), parent=hinge)


def _crest() -> Mesh:
    """A dragoon's brass helmet with its crest and a tail of horse hair."""
    shell = lathe([(5.3, -0.8), (5.5, 1.6), (4.6, 4.6), (2.0, 6.2)], 10, GOLD, (1,))
    comb = join(
        [
            beam((0, 4.4, 4.4), (0, 1.0, 8.4), 1.2, GOLD, 0.3, 2.0),
            beam((0, 1.2, 8.4), (0, -4.8, 6.8), 1.2, GOLD, 0.3, 2.4),
        ]
    )
    hair = tube((0, -4.6, 7.0), (0, -7.6, 1.0), 1.6, 6, BLACK) + tube(
        (0, -7.6, 1.4), (0, -7.0, -5.0), 1.5, 6, BLACK, 0.5
    )
    turban = cylinder(5.65, 1.6, 10, LEATHER, at=(0, 0, -0.1))
    plume = tube((-5.2, 1.0, 2.0), (-5.8, 0.6, 9.0), 1.0, 6, TEAM, 0.5)
    return join([shell, comb, hair, turban, plume, box(8.0, 4.0, 0.7, GOLD, 0.3, (0, 5.4, -0.6)).turned(-16, "x")])


def _rider(dress: Dress) -> tuple[Mesh, Mesh, Mesh]:
    """Body with legs astride, arms and head of a man whose seat is at HIP."""
    thighs = [beam((x * 0.5, 0, HIP), (x, 6.5, HIP - 4.0), 5.2, CHARCOAL_CLOTH, 0.9, 5.4) for x in (-8.4, 8.4)]
    boots = [beam((x, 6.0, HIP - 3.4), (x * 1.02, 3.4, HIP - 14), 4.4, SHOE, 0.8) for x in (-8.4, 8.4)]
    feet = [box(4.2, 7.2, 3.0, SHOE, 0.8, (x * 1.03, 5.2, HIP - 14.8)) for x in (-8.4, 8.4)]
    body = join([torso(dress.coat), dress.front, *thighs, *boots, *feet])
    arms = join(
        [
            sleeve((6.8, 0, SHOULDER), dress.right_hand, dress.coat, dress.cuffs, 2.4),
            sleeve((-6.8, 0, SHOULDER), dress.left_hand, dress.coat, dress.cuffs, -2.4),
            dress.held,
        ]
    )
    return body, arms, head(dress)


def dragoon() -> Sculpt:
    """A dragoon with carbine and sabre on a bay horse."""
    grown = 1.3
    stand = _Stand(MOUNTED, 106)
    cloth = box(17.0, 17, 1.2, HUNTER, 0.4, (0, -3, _SADDLE + 0.2)).moved(0, 0, 0)
    flaps = [box(1.2, 15, 9, HUNTER, 0.3, (x, -3.5, _SADDLE - 4.6)) for x in (-8.0, 8.0)]
    edges = [box(1.3, 15.4, 1.4, GOLD, 0.2, (x, -3.5, _SADDLE - 8.6)) for x in (-8.0, 8.0)]
    saddle = box(8.4, 11, 3.6, LEATHER, 1.2, (0, -1, _SADDLE + 1.6))
    valise = cylinder(2.6, 13, 8, GREY_CLOTH, 0.5, axis="x", at=(0, -9.6, _SADDLE + 2.4))
    mount = join([horse(_BAY), cloth, *flaps, *edges, saddle, valise]).scaled(grown)
    coat = Paint.of("2b4a3a")
    sabre = beam((-8.8, 1, HIP + 1), (-10.5, -9, HIP - 15), 1.4, IRON, 0.3)
    dress = Dress(_crest(), coat, Mesh.empty(), SCARLET, join([belts(BUFF, GOLD), sabre]), beard("3a2618", False))
    x, y, z = dress.right_hand
    dress.held = rifle(27, False).moved(x, y, z + 0.8)
    seat = (_SADDLE + 2.2) * grown - HIP * SIZE

    def mounted(mesh: Mesh) -> Mesh:
        return mesh.scaled(SIZE).moved(0, -1.5, seat)

    body, arms, face = _rider(dress)
    stand.part("figure_1", "figure", (0, 0, 0), join([mount, mounted(body)]), (0, 0, 1), 0)
    stand.part("weapon_1", "pitch", (0, -1.5, SHOULDER * SIZE + seat), mounted(arms))
    stand.part("head_1", "fixed", (0, -1.5, 32.5 * SIZE + seat), mounted(face), (0, 0, 1))
    stand.legs([(0, 0, _BAY)], grown)
    muzzle = (x * SIZE, (y + 27 * 0.66) * SIZE - 1.5, (z + 2) * SIZE + seat + stand.lift)
    return Sculpt(join(stand.meshes), tuple(stand.parts), {"muzzle": (2, muzzle), "rim": (0, (MOUNTED, 0, 0))})


def _wheel(x: float, radius: float) -> Mesh:
    spokes = [
        tube((0, 0, 0), (0, radius * np.cos(a), radius * np.sin(a)), 0.8, 4, WOOD_PALE) for a in np.arange(10) * 0.6283
    ]
    turn = np.arange(16) * 2 * np.pi / 16
    tyre = [
        beam(
            (0, radius * np.cos(a), radius * np.sin(a)), (0, radius * np.cos(b), radius * np.sin(b)), 1.6, WOOD, 0, 2.0
        )
        for a, b in zip(turn, np.roll(turn, -1), strict=True)
    ]
    return join([*spokes, *tyre, cylinder(2.0, 3.4, 8, IRON, 0.4, axis="x")]).moved(x, 0, radius)


def wagon() -> Sculpt:
    """A canvas-topped wagon drawn by two horses; a driver on the box."""
    stand = _Stand(WAGON, 107, 1.2)
    small = 0.86
    bed = box(24, 42, 2.4, WOOD, 0.6, (0, -26, 17))
    boards = [box(1.6, 42, 8.5, WOOD_PALE, 0.5, (x, -26, 22)) for x in (-12, 12)]
    ends = [box(24, 1.6, 8.5, WOOD_PALE, 0.5, (0, y, 22)) for y in (-47,)]
    arch = np.radians(np.linspace(-10, 190, 9))
    hoops = []
    for y in (-47.5, -36, -25.5, -14):
        sag = 0.0 if y in (-47.5, -14) else -0.8
        hoops.append(np.stack([np.cos(arch) * 12.8, np.full(9, y), 26 + np.sin(arch) * (14.5 + sag)], 1)[::-1])
    cover = skin(hoops, Paint.of("cdbf9a"), ears=[])
    back = Mesh.of_polygons([hoops[0][::-1]], Paint.of("5a5140"))
    front = Mesh.of_polygons([hoops[-1]], Paint.of("4c4537"))
    pole = tube((0, -6, 14), (0, 44, 15), 1.2, 6, WOOD)
    seat = box(20, 6, 2, WOOD, 0.5, (0, -9.5, 27)) + box(20, 1.6, 6, WOOD_PALE, 0.4, (0, -13, 30))
    crates = box(14, 9, 7, WOOD_PALE, 0.5, (2, -52, 20))
    dress = Dress(
        _felt_cap(), GREY_CLOTH, Mesh.empty(), GREY_CLOTH.lit(0.7), belts(LEATHER, IRON), beard("6b4a2c", True)
    )
    dress.right_hand, dress.left_hand = (4.0, 9.5, 22.5), (-4.0, 9.5, 22.5)
    body, arms, face = _rider(dress)
    driver = join([body, arms, face]).scaled(1.05).moved(0, -9.5, 28 - HIP * 1.05)
    reins = [tube((x * 0.5, 2, 33), (x, 40, 33), 0.3, 4, LEATHER) for x in (-8.0, 8.0)]
    team = [(-9.5, 24.0, _CHESTNUT), (9.5, 24.0, _BAY)]
    horses = [horse(coat).scaled(small).moved(x, y, 0) for x, y, coat in team]
    collars = [cylinder(6.6, 2.2, 9, LEATHER, axis="y", at=(x, 38.5, 25)).scaled(1, 1, 1) for x, _, _ in team]
    traces = [tube((x, 38, 24), (x * 0.8, -6, 15), 0.4, 4, LEATHER) for x in (-15, -4, 4, 15)]
    whole = [bed, *boards, *ends, cover, back, front, pole, seat, crates, driver, *reins, *horses, *collars, *traces]
    stand.part("body_1", "fixed", (0, 0, 0), join(whole), (0, 0, 1), 0)
    for name, y, radius in (("axle_front", -11.0, 9.0), ("axle_rear", -39.0, 11.5)):
        wheels = join([_wheel(x, radius) for x in (-14.5, 14.5)]).moved(0, y, 0)
        rod = tube((-14.5, y, radius), (14.5, y, radius), 1.0, 6, IRON)
        stand.part(name, "spin", (0, y, radius), wheels + rod)
    stand.legs(team, small)
    return Sculpt(join(stand.meshes), tuple(stand.parts), {"rim": (0, (WAGON, 0, 0))})


def _felt_cap() -> Mesh:
    felt = Paint.of("4f4a3f")
    return lathe([(5.4, -0.4), (8.4, -0.2), (5.2, 1.4), (4.4, 4.8), (1.5, 5.4)], 10, felt, (3,)) + cylinder(
        5.4, 1.0, 10, BLADE.lit(0.5), at=(0, 0, 1.4)
    )
