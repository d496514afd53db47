"""A table to look at: a village street between a wood and a walled field, with forces of both sides."""

from __future__ import annotations

import math

from client3d.table.measures import CENTIMETRE, Spot
from client3d.table.picture import Barrier, Fighter, Gait, Gate, House, Opening, Patch, Posture, TablePicture, Thing

FOOT, MOUNTED, WAGON = 1250, 2000, 3000


def cm(*places: tuple[float, float]) -> tuple[Spot, ...]:
    """Places given in centimetres."""
    return tuple((round(x * CENTIMETRE), round(y * CENTIMETRE)) for x, y in places)


def road(width: float, *line: tuple[float, float]) -> tuple[Spot, ...]:
    """The outline of a road of a width along a line, in centimetres."""
    left, right = [], []
    for k, (x, y) in enumerate(line):
        a, b = line[max(k - 1, 0)], line[min(k + 1, len(line) - 1)]
        way = math.hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = -(b[1] - a[1]) / way * width / 2, (b[0] - a[0]) / way * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return cm(*left, *reversed(right))


def facing(degrees: float) -> Spot:
    """A vector on the table towards compass degrees."""
    return round(math.sin(math.radians(degrees)) * 1000), round(-math.cos(math.radians(degrees)) * 1000)


def man(number: int, kind: str, x: float, y: float, turn: float, side: str, posture: Posture = "standing") -> Fighter:
    """A fighter at a place in centimetres."""
    radius = {"dragoon": MOUNTED, "wagon": WAGON}.get(kind, FOOT)
    gait: Gait = "horse" if kind == "dragoon" else "wheels" if kind == "wagon" else "foot"
    return Fighter(number, kind, cm((x, y))[0], facing(turn), side, radius, gait, posture)


ROAD = ((0, 64), (14, 62), (28, 58), (42, 55), (58, 54), (76, 51), (92, 45), (106, 38), (120, 34))
LANE = ((56, 54), (55, 62), (52, 74), (50, 90))


def ground() -> dict[str, object]:
    """What the demo table is made of."""
    patches = (
        Patch("road", road(7.5, *ROAD)),
        Patch("road", road(5.5, *LANE)),
        Patch("wood", cm((2, 4), (20, 2), (33, 7), (35, 19), (27, 30), (12, 34), (3, 26))),
        Patch("wood", cm((96, 68), (112, 64), (119, 72), (118, 88), (101, 88), (94, 79))),
        Patch("rough", cm((84, 5), (103, 3), (112, 12), (106, 22), (92, 24), (83, 16))),
        Patch("rough", cm((12, 74), (26, 70), (36, 77), (32, 87), (16, 88))),
        Patch("field", cm((60, 64), (86, 61), (89, 83), (62, 86))),
    )
    barriers = (
        Barrier("wall", cm((44, 47), (57, 46.4), (63, 45.8))),
        Barrier("wall", cm((68, 45), (78, 42.6), (78.6, 30))),
        Barrier("hedge", cm((38, 48), (37, 36), (39, 25))),
        Barrier("fence", cm((58, 62), (58.6, 74), (59.6, 87))),
        Barrier("fence", cm((59, 61.4), (72, 59.9))),
        Barrier("fence", cm((78, 59.4), (90, 56), (92, 70))),
        Barrier("hedge", cm((93, 84.5), (92, 71))),
    )
    houses = (
        House("farm", cm((46, 28), (66, 27), (66.6, 39), (46.6, 40)), 2),
        House(
            "barn",
            cm((84, 29), (98, 26), (100, 35), (86, 38)),
            1,
            (
                Opening("door", 2, 7000),
                Opening("breach", 3, 4600),
                Opening("window", 0, 4000),
                Opening("window", 0, 10000),
            ),
        ),
        House("cottage", cm((33, 65), (45, 66), (44, 77), (32, 76)), 2),
        House("forge", cm((69, 14), (80, 14), (80, 19), (75, 19), (75, 25), (69, 25)), 1),
    )
    gates = (Gate(*cm((63, 45.8), (68, 45))), Gate(*cm((72, 59.9), (78, 59.4))))
    return {"patches": patches, "barriers": barriers, "houses": houses, "gates": gates}


def forces() -> tuple[Fighter, ...]:
    """Zouaves behind the wall and in the farm, Prussians on the road and in the field, a few more."""
    line = [man(1001 + k, "zouave", 45.6 + 3.1 * k, 44.6 - 0.07 * k, 174, "blue", "aiming") for k in range(6)]
    line[1] = man(1002, "zouave", 48.7, 44.4, 174, "blue", "reloading")
    line[4] = man(1005, "zouave", 58.0, 44.1, 174, "blue", "kneeling")
    blue = [
        *line,
        man(1010, "leader", 54.5, 41.9, 170, "blue"),
        man(1011, "sniper", 71.5, 42.1, 160, "blue", "kneeling"),
        man(1012, "scout", 31, 41, 150, "blue"),
        man(1013, "dragoon", 26, 47, 110, "blue"),
        man(1014, "dragoon", 21, 44.5, 105, "blue"),
        man(1015, "wagon", 10, 62.5, 79, "blue"),
    ]
    column = [man(2001 + k, "prussian", 113 - 3.2 * k, 36.2 + 1.1 * k, 252, "red") for k in range(6)]
    front = [man(2010 + k, "prussian", 61 + 3.2 * k, 68.5 - 0.35 * k, 350, "red", "aiming") for k in range(5)]
    front[2] = man(2012, "prussian", 67.4, 67.8, 350, "red", "reloading")
    red = [
        *column,
        *front,
        man(2020, "leader", 70, 72.4, 345, "red"),
        man(2021, "dragoon", 100, 56, 290, "red"),
        man(2022, "dragoon", 104.5, 53.5, 290, "red"),
        man(2023, "prussian", 59.5, 58, 350, "red", "fallen"),
        man(2024, "sniper", 99, 67, 300, "red", "aiming"),
    ]
    return (*blue, *red)


def demo_table(fighters: tuple[Fighter, ...] | None = None) -> TablePicture:
    """The demo table with its forces, or with others."""
    things = (Thing(0, "flag", cm((56, 36))[0], "blue"), Thing(1, "chest", cm((92, 40.5))[0]))
    return TablePicture((120, 90), **ground(), fighters=forces() if fighters is None else fighters, things=things)  # type: ignore[arg-type]


def crowd(count: int) -> tuple[Fighter, ...]:
    """So many fighters of all kinds, spread over the table."""
    kinds = ("zouave", "prussian", "scout", "sniper", "leader", "dragoon", "zouave", "prussian", "prussian", "wagon")
    columns = max(math.isqrt(count * 4 // 3), 1)
    return tuple(
        man(
            1001 + k,
            kinds[k % len(kinds)],
            6 + 108 * (k % columns) / columns,
            6 + 78 * (k // columns) / max(-(-count // columns), 1),
            k * 37.0,
            "blue" if k % 2 else "red",
        )
        for k in range(count)
    )
