"""Men on foot: zouave, Prussian infantryman, scout, sniper and leader, as painted miniatures on round bases."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from client3d.models.catalogue.figures import HEAD, HIP, SHOULDER
from client3d.models.catalogue.skirmish.bases import BASE_HEIGHT, FOOT, base
from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import beam, box, cylinder, lathe, tube
from client3d.models.palette import BLACK, BRASS, SKIN, TEAM, WHITE, WOOD
from client3d.models.sculpt import BODY, Sculpt

SIZE = 1.26
"""How much larger than a soldier of the main game a miniature stands on its table."""
RED, BLUE, SKY = Paint.of("b3342b"), Paint.of("2f4272"), Paint.of("6f93b8")
PRUSSIAN, SCARLET = Paint.of("2c3a5c"), Paint.of("b8302c")
CHARCOAL_CLOTH, GREY_CLOTH, HUNTER, DRAB = (Paint.of(c) for c in ("3d3f45", "7d7f80", "3c5138", "7c6a4c"))
LEATHER, BUFF, GOLD = Paint.of("5b3d25"), Paint.of("d9cfae"), Paint.of("cf9f3a", 0.55)
BLADE, IRON = Paint.of("b9c0c4", 0.85), Paint.of("5d6367", 0.55)
SHOE = Paint.of("27231f")
_AIM_RIGHT, _AIM_LEFT = (4.2, 7.5, 25.6), (-0.5, 16.5, 26.6)


@dataclass
class Dress:
    """What a man wears and holds; hands as points above the ground between his feet."""

    hat: Mesh
    coat: Paint
    legs: Mesh
    """One leg standing at the origin, its hip at HIP; it is mirrored for the other side."""
    cuffs: Paint = WHITE
    front: Mesh = field(default_factory=Mesh.empty)
    """Worn over the coat: belts, sash, pack, skirts."""
    face: Mesh = field(default_factory=Mesh.empty)
    held: Mesh = field(default_factory=Mesh.empty)
    right_hand: Point = _AIM_RIGHT
    left_hand: Point = _AIM_LEFT
    muzzle: Point = (4.2, 40.0, 27.0)


def rifle(length: float, bayonet: bool) -> Mesh:
    """A long gun along y, its lock at the origin; a sword bayonet on it if wanted."""
    ahead = length * 0.66
    meshes = [
        beam((0, -2, 0.2), (0, -length * 0.34, -2.6), 1.9, WOOD, 0.4, 3.6),
        box(1.8, ahead * 0.86, 2.0, WOOD, 0.5, (0, ahead * 0.40, 0)),
        tube((0, -1, 1.2), (0, ahead, 1.2), 0.75, 6, IRON),
        box(1.1, 3.2, 1.6, IRON, 0.3, (1.1, 0.2, 1.3)),
        box(1.0, 2.6, 1.2, GOLD, at=(0, 0.6, -1.5)),
        *(box(2.1, 0.9, 2.4, GOLD, at=(0, y * ahead, 0.3)) for y in (0.42, 0.74)),
    ]
    if bayonet:
        meshes.append(beam((0.4, ahead - 1, 0.9), (0.4, ahead + 10, 1.3), 0.5, BLADE, 0, 1.3))
    return join(meshes)


def sleeve(shoulder: Point, hand: Point, coat: Paint, cuff: Paint, bend: float) -> Mesh:
    """An arm from shoulder to hand, its elbow out by `bend`."""
    start, end = np.array(shoulder), np.array(hand)
    elbow = (start + end) / 2 + np.array([bend, -1.0, -2.4])
    wrist = elbow + (end - elbow) * 0.72
    return join(
        [
            beam(start + np.array([0, 0, 0.6]), elbow, 4.5, coat, 1.0),
            beam(elbow, wrist, 3.8, coat.lit(0.94), 0.7),
            beam(wrist, wrist + (end - wrist) * 0.45, 4.2, cuff, 0.5),
            box(3.0, 3.2, 3.0, SKIN, 0.8, hand),
        ]
    )


def head(dress: Dress) -> Mesh:
    """Neck, face, hair and hat."""
    face = box(7.4, 7.8, 8.0, SKIN, 2.0, (0, 0.6, HEAD), (0.94, 0.96))
    nose = box(1.4, 1.6, 2.2, SKIN.lit(1.08), 0.4, (0, 4.8, HEAD - 0.2))
    eyes = [box(1.0, 0.3, 0.8, Paint.of("2a221c"), at=(x, 4.55, HEAD + 0.9)) for x in (-1.7, 1.7)]
    hair = box(7.6, 3.0, 6.4, Paint.of("4a3524"), 1.2, (0, -2.6, HEAD + 0.2))
    neck = cylinder(2.4, 4, 6, SKIN.lit(0.85), at=(0, 0, HEAD - 4.6))
    return join([neck, face, nose, *eyes, hair, dress.face, dress.hat.moved(0, 0.4, HEAD + 2.4)])


def beard(colour: str, long: bool) -> Mesh:
    """A moustache, and a beard if it is long."""
    paint = Paint.of(colour)
    lip = box(4.6, 0.9, 1.2, paint, 0.3, (0, 4.7, HEAD - 1.9))
    return lip + (box(5.4, 2.2, 3.6, paint, 1.0, (0, 3.5, HEAD - 4.0), (1.2, 1)) if long else Mesh.empty())


def torso(coat: Paint) -> Mesh:
    """Hips and chest in a buttoned coat."""
    chest = box(12.6, 8.0, 13.0, coat, 2.4, (0, 0.1, HIP + 8.2), (1.06, 1.0))
    return chest + box(10.8, 7.2, 5.0, coat.lit(0.9), 1.0, (0, 0, HIP + 1.4))


def buttons(paint: Paint, columns: tuple[float, ...] = (0.0,)) -> Mesh:
    """Rows of buttons down the chest."""
    return join([box(0.9, 0.6, 0.9, paint, at=(x, 4.25, HIP + z)) for x in columns for z in (5, 7.6, 10.2, 12.8)])


def belts(strap: Paint, plate: Paint) -> Mesh:
    """A waist belt with its plate, a pouch, and a strap over the right shoulder."""
    waist = box(11.6, 8.2, 1.9, strap, 0.4, (0, 0.05, HIP + 3.2))
    strap_front = beam((5.0, 4.4, HIP + 14.0), (-5.2, 4.4, HIP + 3.6), 1.9, strap, 0, 0.7)
    strap_back = beam((5.0, -4.3, HIP + 14.0), (-5.2, -4.3, HIP + 3.6), 1.9, strap, 0, 0.7)
    pouch = box(4.4, 2.6, 3.8, BLACK, 0.7, (-6.0, -1.5, HIP + 1.2)) + box(2.4, 0.8, 2.0, plate, at=(0, 4.4, HIP + 3.2))
    return join([waist, strap_front, strap_back, pouch])


def knapsack(hide: Paint, roll: Paint) -> Mesh:
    """A knapsack with a rolled coat strapped on top, and a haversack at the hip."""
    body = box(10.2, 5.0, 9.6, hide, 1.0, (0, -6.6, HIP + 9.6))
    rolled = cylinder(2.5, 12.4, 8, roll, 0.6, axis="x", at=(0, -6.4, HIP + 16.4))
    straps = [box(0.9, 5.4, 10.2, LEATHER, at=(x, -6.7, HIP + 10)) for x in (-3, 3)]
    bag = box(2.6, 4.6, 4.6, BUFF, 0.8, (6.6, -2.2, HIP + 0.6))
    return join([body, rolled, *straps, bag])


def skirt(coat: Paint, long: float) -> Mesh:
    """The tails of a coat, open ahead."""
    return lathe([(6.9, HIP - long), (6.5, HIP - long * 0.4), (5.6, HIP + 2.0)], 9, coat.lit(0.92)).scaled(1, 0.82, 1)


def plain_leg(trousers: Paint, boot: float, stripe: Paint | None = None) -> Mesh:
    """A straight leg with its boot as high as `boot`."""
    hip, knee, foot = np.array([0, 0, HIP]), np.array([0.2, 1.0, 9.6]), np.array([0.4, 0, 2.4])
    meshes = [
        beam(hip, knee, 5.4, trousers, 0.9, 5.9),
        beam(knee + np.array([0, 0, 0.6]), foot, 4.6, trousers.lit(0.93), 0.7, 4.9),
        box(4.6, 7.6, 3.6, SHOE, 1.0, (0.4, 1.2, 1.8)),
        cylinder(2.9, boot, 7, SHOE, 0.4, at=(0.4, 0.1, 1.5 + boot / 2)),
    ]
    if stripe is not None:
        meshes.append(beam((2.9, 0, HIP - 0.5), (2.9, 0.6, 5), 0.8, stripe, 0, 1.3))
    return join(meshes)


def baggy_leg() -> Mesh:
    """The wide trousers of a zouave, gathered over white gaiters."""
    cloth = lathe([(3.2, 6.2), (6.0, 6.6), (6.7, 8.6), (6.0, 12.0), (4.9, 15.6), (3.8, HIP + 1)], 9, RED, (1,)).dented(
        0.45, np.random.default_rng(5)
    )
    gaiter = cylinder(2.8, 5.6, 8, WHITE, 0.3, at=(0.3, 0.1, 4.4), end_radius=3.2)
    straps = [cylinder(3.1, 0.8, 8, LEATHER, at=(0.3, 0.1, z)) for z in (4.2, 6.2)]
    return join([cloth.moved(0.6, 0.3, 0), gaiter, *straps, box(4.6, 7.8, 3.2, SHOE, 1.0, (0.3, 1.4, 1.6))])


def fez() -> Mesh:
    """A soft red cap over a wound cloth, its tassel hanging back."""
    cloth = lathe([(5.0, -0.6), (6.2, 0.6), (5.2, 2.0)], 10, BUFF.lit(1.05), (0,))
    cap = lathe([(5.0, 1.6), (4.7, 4.6), (4.2, 6.4), (2.0, 7.2)], 10, RED, (2,)).moved(0, -0.5, 0)
    tassel = tube((0, -1, 7.2), (1.6, -5.2, 5.4), 0.4, 4, SKY) + tube((1.6, -5.2, 5.6), (2.2, -6, 0.6), 1.0, 5, SKY)
    return join([cloth, cap, tassel])


def spiked_helmet() -> Mesh:
    """Black leather with a brass spike, plate and peak."""
    shell = lathe([(5.4, -0.6), (5.7, 1.6), (4.9, 4.6), (2.6, 6.2), (1.2, 6.5)], 10, Paint.of("202124", 0.5), (1,))
    spike = lathe([(1.9, 6.2), (1.1, 7.2), (0.75, 8.4), (0.2, 12.4)], 7, GOLD)
    peak = box(8.4, 4.6, 0.8, Paint.of("202124", 0.5), 0.3, (0, 5.6, -0.1)).turned(-14, "x")
    neck = box(8.0, 4.0, 0.8, Paint.of("202124", 0.5), 0.3, (0, -5.4, -0.8)).turned(16, "x")
    plate = box(4.4, 0.8, 3.4, GOLD, 0.4, (0, 5.5, 2.6)).turned(10, "x")
    return join([shell, spike, peak, neck, plate, box(0.7, 9.6, 0.7, GOLD, at=(0, 0, 5.6))])


def slouch_hat() -> Mesh:
    """A felt hat with its brim turned up at one side and a feather in it."""
    felt = Paint.of("6b5842")
    brim = lathe([(5.0, 0.6), (9.2, -0.4), (9.4, 0.3), (5.0, 1.6)], 11, felt, (1,))
    crown = lathe([(5.2, 0.8), (4.9, 4.2), (3.4, 6.0), (1.0, 5.4)], 10, felt.lit(1.1), (1,))
    feather = beam((-5.2, 0.5, 1.6), (-7.2, -6.5, 7.5), 0.6, Paint.of("caa86a"), 0, 2.2)
    return join([brim, crown, cylinder(5.35, 1.5, 10, TEAM, at=(0, 0, 1.9)), feather])


def shako() -> Mesh:
    """A rifleman's low shako with a black plume."""
    body = lathe([(5.4, -0.4), (5.1, 3.4), (4.6, 6.8), (4.3, 7.2)], 10, Paint.of("24282a", 0.35), (2,))
    peak = box(8.4, 4.2, 0.7, Paint.of("1b1c1e", 0.6), 0.3, (0, 5.4, 0.0)).turned(-16, "x")
    plume = tube((0, 4.6, 6), (-0.4, 4.2, 12.6), 1.3, 6, Paint.of("2b3a2a"), 0.5)
    return join(
        [body, peak, plume, box(2.8, 0.7, 2.8, GOLD, 0.3, (0, 5.2, 3.2)), cylinder(5.5, 0.9, 10, TEAM, at=(0, 0, 0.6))]
    )


def kepi() -> Mesh:
    """An officer's cap: red crown leaning forward, blue band laced with gold."""
    band = lathe([(5.3, -0.6), (5.2, 2.4)], 10, BLUE)
    crown = lathe([(5.2, 2.4), (4.8, 5.4), (4.5, 5.8)], 10, RED, (1,)).moved(0, 0.7, 0)
    peak = box(8.0, 4.8, 0.7, Paint.of("1b1c1e", 0.6), 0.3, (0, 5.6, -0.2)).turned(-14, "x")
    lace = [cylinder(5.42, 0.5, 10, GOLD, at=(0, 0, z)) for z in (0.6, 1.8)]
    return join([band, crown, peak, *lace, cylinder(2.6, 0.5, 8, GOLD, at=(0, 0.7, 6.0))])


def ramming(long: float) -> tuple[Mesh, Point, Point]:
    """The gun stood on its butt, a ramrod over its muzzle; right and left hand."""
    gun = rifle(long, False).turned(90, "x").moved(-2.5, 9.5, long * 0.34 + 2.0)
    muzzle = long + 2.0
    rod = tube((-2.5, 8.4, muzzle - 6), (-1.6, 8.0, muzzle + 11), 0.4, 4, BLADE)
    return gun + rod, (0.2, 8.2, muzzle + 4.0), (-2.6, 9.2, 23.5)


def at_the_breech(long: float) -> tuple[Mesh, Point, Point]:
    """The gun across the hip, muzzle up, a hand at its bolt."""
    gun = rifle(long, True).turned(26, "x").turned(16, "z").moved(3.4, 7.0, 21.0)
    return gun, (5.0, 7.0, 22.4), (-1.8, 15.0, 25.6)


def armed(dress: Dress, pose: str, long: float, bayonet: bool) -> Dress:
    """The same man with his gun shot, rammed or opened; pose: shooting, ramming, at_the_breech."""
    if pose == "shooting":
        x, y, z = _AIM_RIGHT
        dress.held = rifle(long, bayonet).moved(x, y, z + 0.8)
        dress.muzzle = (x, y + long * 0.66, z + 2.0)
    else:
        held, dress.right_hand, dress.left_hand = {"ramming": ramming, "at_the_breech": at_the_breech}[pose](long)
        dress.held = held
    return dress


def on_base(dress: Dress, seed: int, aims: bool = True) -> Sculpt:
    """A man on his base, with swinging legs, a head that looks round and arms that aim (or stay as they are)."""
    rng = np.random.default_rng(seed)
    lift = BASE_HEIGHT + 0.6
    parts, meshes = [BODY, Part("figure_1", "figure", (0, 0, lift), (0, 0, 1), 0)], [base(FOOT, seed)]

    def placed(mesh: Mesh) -> Mesh:
        return (
            mesh.jittered(0.05, rng)
            .graded([0.74, 0.72, 0.70], [1.12, 1.12, 1.12], 0, 42)
            .scaled(SIZE)
            .moved(0, 0, lift)
        )

    def joint(name: str, kind: str, at: Point, axis: Point, mesh: Mesh) -> None:
        pivot = (at[0] * SIZE, at[1] * SIZE, at[2] * SIZE + lift)
        meshes.append(placed(mesh).as_part(len(parts)))
        parts.append(Part(name, kind, pivot, axis, 1))

    arms = join(
        [
            sleeve((6.8, 0, SHOULDER), dress.right_hand, dress.coat, dress.cuffs, 2.4),
            sleeve((-6.8, 0, SHOULDER), dress.left_hand, dress.coat, dress.cuffs, -2.4),
            dress.held,
        ]
    )
    meshes.append(placed(join([torso(dress.coat), dress.front])).as_part(1))
    joint("weapon_1" if aims else "arms_1", "pitch" if aims else "fixed", (0, 0, SHOULDER), (1, 0, 0), arms)
    joint("head_1", "fixed", (0, 0, HEAD - 4), (0, 0, 1), head(dress))
    for side, name in ((-1.0, "left"), (1.0, "right")):
        leg = (dress.legs if side > 0 else dress.legs.mirrored()).moved(side * 3.7, side * 2.6, 0)
        joint(f"{name}_leg_1", "swing", (side * 3.4, 0, HIP), (1, 0, 0), leg)
    x, y, z = (value * SIZE for value in dress.muzzle)
    return Sculpt(
        join(meshes), tuple(parts), {"muzzle": (2 if aims else 1, (x, y, z + lift)), "rim": (0, (FOOT, 0, 0))}
    )


def zouave(pose: str) -> Callable[[], Sculpt]:
    """African infantry: fez, short blue jacket edged with yellow, sash, wide red trousers, white gaiters."""

    def build() -> Sculpt:
        edge = Paint.of("d8b04a")
        jacket = [beam((x, 4.5, HIP + 14), (x * 1.7, 4.4, HIP + 4.5), 0.9, edge, 0, 0.6) for x in (-2.0, 2.0)]
        shirt = box(3.6, 0.8, 9.6, SKY.lit(0.8), 0.3, (0, 4.2, HIP + 9.4))
        sash = lathe([(6.3, HIP + 0.6), (6.6, HIP + 2.2), (6.2, HIP + 4.6)], 9, SKY, (0,)).scaled(1, 0.78, 1)
        dress = Dress(
            fez(),
            BLUE,
            baggy_leg(),
            edge,
            join([*jacket, shirt, sash, knapsack(LEATHER, GREY_CLOTH)]),
            beard("33241a", True),
        )
        return on_base(armed(dress, pose, 40, True), 101, pose == "shooting")

    return build


def prussian(pose: str) -> Callable[[], Sculpt]:
    """Prussian infantry: spiked helmet, dark blue coat with red facings, boots, a rolled coat over the shoulder."""

    def build() -> Sculpt:
        collar = cylinder(3.6, 2.0, 8, SCARLET, 0.3, at=(0, 0.1, SHOULDER + 1.6))
        roll = join(
            [
                tube((-5.6, 4.6, HIP + 14), (6.0, 4.4, HIP + 2.6), 2.0, 7, GREY_CLOTH),
                tube((-5.6, -4.6, HIP + 14), (6.0, -4.4, HIP + 2.6), 2.0, 7, GREY_CLOTH),
                tube((-5.8, -4.6, HIP + 14), (-5.8, 4.6, HIP + 14), 2.0, 7, GREY_CLOTH),
            ]
        )
        piping = box(0.6, 0.5, 12, SCARLET, at=(0.9, 4.2, HIP + 8))
        front = join(
            [collar, skirt(PRUSSIAN, 6), belts(BLACK, GOLD), buttons(GOLD), piping, roll, knapsack(LEATHER, GREY_CLOTH)]
        )
        dress = Dress(spiked_helmet(), PRUSSIAN, plain_leg(CHARCOAL_CLOTH, 7.0), SCARLET, front, beard("7a5a34", False))
        return on_base(armed(dress, pose, 37, True), 102, pose == "shooting")

    return build


def scout(pose: str) -> Callable[[], Sculpt]:
    """An irregular with a feathered hat, a drab blouse and a carbine."""

    def build() -> Sculpt:
        scarf = lathe([(4.6, SHOULDER - 0.6), (3.4, SHOULDER + 2.6)], 8, SCARLET)
        bag = box(3.0, 5.6, 5.6, LEATHER, 1.0, (-6.8, -1.4, HIP + 0.4)) + belts(LEATHER, BRASS)
        front = join([scarf, skirt(DRAB, 5), bag, box(8.6, 3.6, 7.2, DRAB.lit(0.8), 1.4, (0, -6.0, HIP + 9))])
        dress = Dress(slouch_hat(), DRAB, plain_leg(GREY_CLOTH, 9.0), DRAB.lit(0.75), front, beard("5a3d22", True))
        return on_base(armed(dress, pose, 28, False), 103, pose == "shooting")

    return build


def sniper(pose: str) -> Callable[[], Sculpt]:
    """A rifleman in hunter's green with a long, sighted rifle."""

    def build() -> Sculpt:
        collar = cylinder(3.6, 2.0, 8, SCARLET, 0.3, at=(0, 0.1, SHOULDER + 1.6))
        front = join(
            [collar, skirt(HUNTER, 6), belts(BLACK, BRASS), buttons(BRASS), knapsack(LEATHER, HUNTER.lit(0.8))]
        )
        dress = armed(
            Dress(shako(), HUNTER, plain_leg(CHARCOAL_CLOTH, 7.0), SCARLET, front, beard("2e2118", False)),
            pose,
            44,
            False,
        )
        if pose == "shooting":
            dress.held += tube((4.2, 6.5, 29.0), (4.2, 19.0, 29.0), 0.8, 6, BRASS)
        return on_base(dress, 104, pose == "shooting")

    return build


def leader() -> Sculpt:
    """An officer in a long double-breasted coat, sabre raised, revolver in the other hand."""
    coat = Paint.of("26324f")
    shoulders = [box(4.4, 4.6, 1.4, GOLD, 0.5, (x, 0, SHOULDER + 2.6)) for x in (-7, 7)]
    sash = lathe([(6.5, HIP + 1.4), (6.6, HIP + 3.0), (6.2, HIP + 4.8)], 9, SCARLET, (0,)).scaled(1, 0.80, 1)
    scabbard = beam((-6.4, -1, HIP + 2), (-8.4, -12, 4.5), 1.3, IRON, 0.3)
    front = join([skirt(coat, 8), buttons(GOLD, (-2.4, 2.4)), *shoulders, sash, scabbard])
    sabre = join(
        [
            beam((8.4, 8.0, 34), (9.6, 12.0, 48), 0.7, BLADE, 0, 1.9),
            beam((9.6, 12.0, 47.6), (9.8, 15.5, 58), 0.6, BLADE, 0, 1.5),
            tube((8.2, 7.2, 30.6), (8.4, 8.2, 34.4), 0.8, 6, BLACK),
            box(3.2, 3.6, 0.8, GOLD, 0.3, (8.4, 8.2, 34.2)),
        ]
    )
    pistol = join(
        [
            tube((-4.2, 12.5, 26.4), (-4.2, 20.5, 26.4), 0.8, 6, IRON),
            cylinder(1.5, 3.0, 6, IRON, axis="y", at=(-4.2, 13.8, 26.2)),
            box(1.5, 2.0, 3.8, WOOD, 0.4, (-4.2, 11.6, 24.6)),
        ]
    )
    legs = plain_leg(RED, 8.0, GOLD)
    dress = Dress(
        kepi(), coat, legs, RED, front, beard("3a2a1e", True), sabre + pistol, (8.2, 7.4, 31.6), (-4.2, 11.5, 25.4)
    )
    dress.muzzle = (-4.2, 20.5, 26.4)
    return on_base(dress, 105)
