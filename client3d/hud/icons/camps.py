"""Icons of Headquarters: gold and what gives it, the shop and its offers, camps and how they stand."""

from __future__ import annotations

import math

from client3d.hud.drawing import Sheet, ring
from client3d.hud.icons.gathering import icon


@icon("gold")
def _gold(s: Sheet) -> None:
    for x, y in ((12, 24), (20, 19)):
        s.fill(s.ellipse(x, y + 2.4, 9.5, 5))
        s.cut(s.ellipse(x, y - 0.4, 10.2, 5.6))
        s.fill(s.ellipse(x, y - 1, 9.5, 5))
        s.cut(ring(s.ellipse(x, y - 1, 6.2, 2.9), 1.3))
    s.fill(s.ellipse(13, 8.5, 8.5, 5.4))
    s.cut(s.star(13, 8.7, 4.6, 2.0))


@icon("income")
def _income(s: Sheet) -> None:
    s.fill(ring(s.circle(12, 18, 9.4), 2.8))
    s.fill(s.star(12, 18.4, 5.6, 2.4))
    s.fill(s.line(3.0, (26, 14), (26, 3)))
    s.fill(s.polygon((20.5, 9.5), (26, 2.5), (31.5, 9.5)))


@icon("bounty")
def _bounty(s: Sheet) -> None:
    s.fill(s.line(3.0, (4, 4), (20, 20)))
    s.fill(s.line(3.0, (20, 4), (4, 20)))
    s.fill(s.line(2.6, (2.5, 15), (9, 21.5)))
    s.fill(s.line(2.6, (21.5, 15), (15, 21.5)))
    s.cut(s.circle(23.5, 23.5, 9.4))
    s.fill(s.circle(23.5, 23.5, 7.8))
    s.cut(s.star(23.5, 23.8, 5.0, 2.1))


@icon("bomb", "atomic_bomb")
def _bomb(s: Sheet) -> None:
    s.fill(s.ellipse(16, 8, 13, 6.4))
    s.fill(s.circle(9, 10, 5))
    s.fill(s.circle(23, 10, 5))
    s.cut(s.ellipse(16, 17.5, 12, 3.4))
    s.fill(s.polygon((13, 12), (19, 12), (18.2, 22), (21.5, 27), (10.5, 27), (13.8, 22)))
    s.fill(ring(s.ellipse(16, 16, 8.6, 2.4), 1.6))
    s.fill(s.ellipse(16, 27.6, 14, 2.6))


def _blade(start: float) -> list[tuple[float, float]]:
    """The rim of one of the sign's three blades."""
    angles = [math.radians(start + step * 10) for step in range(7)]
    return [(16 + 11 * math.cos(angle), 16 + 11 * math.sin(angle)) for angle in angles]


@icon("fallout")
def _fallout(s: Sheet) -> None:
    s.fill(ring(s.circle(16, 16, 13.2), 2.2))
    for start in (0, 120, 240):
        s.fill(s.polygon((16, 16), *_blade(start)))
    s.cut(s.circle(16, 16, 3.6))
    s.fill(s.circle(16, 16, 2.2))


@icon("shop")
def _shop(s: Sheet) -> None:
    s.fill(s.polygon((4, 4), (28, 4), (31, 13), (1, 13)))
    for k in range(4):
        s.fill(s.circle(4.4 + k * 7.7, 13, 3.8))
    s.cut(s.line(1.2, (11.5, 5), (10, 14)))
    s.cut(s.line(1.2, (20.5, 5), (22, 14)))
    s.fill(s.box(4, 18, 28, 29, 1))
    s.cut(s.box(8, 20.5, 16, 26, 0.6))
    s.cut(s.box(19.5, 20.5, 24.5, 29))


@icon("recruit")
def _recruit(s: Sheet) -> None:
    s.fill(s.circle(11, 8.6, 5.2))
    s.fill(s.box(3.4, 15.5, 18.6, 30, 5))
    s.fill(s.line(3.6, (25.5, 8), (25.5, 20)))
    s.fill(s.line(3.6, (19.5, 14), (31, 14)))


@icon("headquarters")
def _headquarters(s: Sheet) -> None:
    s.fill(s.line(1.8, (9, 2), (9, 14)))
    s.fill(s.polygon((9, 2), (20, 4.6), (9, 8)))
    for k in range(4):
        s.fill(s.box(3 + k * 7, 11, 8 + k * 7, 16))
    s.fill(s.box(3, 14.5, 29, 29, 1))
    s.cut(s.box(13, 21, 19, 29))
    s.cut(s.box(6.5, 18.5, 10, 23))
    s.cut(s.box(22, 18.5, 25.5, 23))


@icon("city")
def _city(s: Sheet) -> None:
    s.fill(s.polygon((1, 17), (8, 10), (15, 17)))
    s.fill(s.box(3, 16, 13.4, 29))
    s.fill(s.polygon((15.6, 9), (20.6, 2), (25.6, 9)))
    s.fill(s.box(16.2, 8, 25, 29))
    s.fill(s.box(25.8, 17, 31, 29))
    for x, y in ((5, 20), (9.4, 20), (18.4, 12), (21.6, 12), (18.4, 18), (21.6, 18)):
        s.cut(s.box(x, y, x + 2.2, y + 3.4))


@icon("heavy_tank")
def _heavy_tank(s: Sheet) -> None:
    s.fill(ring(s.box(2, 18, 30, 28, 5), 2.6))
    for x in (8, 13.4, 18.8, 24.2):
        s.fill(s.circle(x, 23, 2.1))
    s.fill(s.polygon((4, 16.4), (7, 8), (18, 8), (22, 16.4)))
    s.fill(s.line(2.6, (17, 9.6), (31, 6.6)))
    s.fill(s.line(2.6, (18, 13.6), (31, 11.6)))


@icon("commando")
def _commando(s: Sheet) -> None:
    s.fill(s.ellipse(15.4, 8.6, 10, 4.6))
    s.fill(s.box(8, 8, 23, 12.4, 1.5))
    s.fill(s.circle(26, 6.6, 1.8))
    s.cut(s.line(1.2, (8, 12.6), (23.4, 12.6)))
    s.fill(s.box(9.6, 13.4, 21.6, 19, 2.6))
    s.fill(s.polygon((3.4, 30), (6.4, 21.4), (25, 21.4), (28, 30)))
    s.cut(s.line(2.0, (8, 21), (21, 30)))


@icon("howitzer")
def _howitzer(s: Sheet) -> None:
    s.fill(s.line(5.6, (11, 19), (25, 5)))
    s.fill(s.line(3.0, (24, 2.6), (28.6, 7.2)))
    s.fill(s.polygon((6, 27), (9.6, 15), (17.6, 15), (21, 27)))
    s.cut(s.circle(13.4, 18.8, 1.9))
    s.fill(s.line(3.2, (2.6, 28.6), (29.4, 28.6)))


@icon("scout")
def _scout(s: Sheet) -> None:
    for x in (7, 25):
        s.fill(ring(s.circle(x, 23.6, 5.2), 2.4))
    s.fill(s.line(2.8, (7, 23.6), (13, 17.6), (21.4, 17.6), (25, 23.6)))
    s.fill(s.line(2.4, (21.4, 17.6), (19.8, 11.6), (24.4, 11)))
    s.fill(s.line(4.6, (11.4, 15), (15, 8.8)))
    s.fill(s.line(2.8, (15, 9.4), (20.4, 12)))
    s.fill(s.circle(16.6, 4.6, 3.4))


@icon("repair_kit", "repair")
def _repair_kit(s: Sheet) -> None:
    s.fill(ring(s.box(10.6, 3.4, 21.4, 12, 2.4), 2.4))
    s.fill(s.box(2.6, 8.6, 29.4, 28.6, 2.6))
    s.cut(s.box(13.8, 12, 18.2, 25.4, 0.6))
    s.cut(s.box(9.3, 16.5, 22.7, 20.9, 0.6))


@icon("fortifications")
def _fortifications(s: Sheet) -> None:
    rows = (((2, 10.6, 19.2), 21.6), ((6.3, 14.9), 14.4), ((10.6,), 7.2))
    for starts, y in rows:
        for x in starts:
            s.fill(s.box(x + 1, y, x + 10.4, y + 6.4, 3.0))
            s.cut(s.line(0.9, (x + 2.6, y + 3.2), (x + 4.6, y + 3.2)))


@icon("air_strike")
def _air_strike(s: Sheet) -> None:
    s.fill(s.ellipse(16, 11.4, 2.8, 9.4))
    s.fill(s.polygon((16, 7.4), (30.4, 13), (30.4, 16), (16, 13.6), (1.6, 16), (1.6, 13)))
    s.fill(s.polygon((16, 17), (21.4, 20), (21.4, 22), (16, 20.8), (10.6, 22), (10.6, 20)))
    for x in (7.4, 24.6):
        s.fill(s.ellipse(x, 26, 1.9, 4.2))
    s.fill(s.ellipse(16, 27.4, 1.9, 4.2))


@icon("fund_raising")
def _fund_raising(s: Sheet) -> None:
    s.fill(s.polygon((12, 8.6), (20, 8.6), (27.6, 20), (25.4, 28.6), (6.6, 28.6), (4.4, 20)))
    s.fill(s.circle(16, 21, 9.6))
    s.fill(s.polygon((10.4, 2.6), (14, 4.6), (16, 2.2), (18, 4.6), (21.6, 2.6), (19.6, 7.4), (12.4, 7.4)))
    s.cut(s.line(1.3, (11.4, 8.4), (20.6, 8.4)))
    s.cut(s.star(16, 19.6, 6.4, 2.8))


@icon("ready")
def _ready(s: Sheet) -> None:
    s.fill(ring(s.circle(16, 16, 12.6), 2.8))
    s.fill(s.line(3.8, (9.6, 16.4), (14.4, 21.2), (22.6, 11)))


@icon("not_ready")
def _not_ready(s: Sheet) -> None:
    s.fill(s.box(7, 3, 25, 6, 1))
    s.fill(s.box(7, 26, 25, 29, 1))
    s.fill(s.polygon((9, 6), (23, 6), (17.4, 16), (23, 26), (9, 26), (14.6, 16)))
    s.cut(s.polygon((12, 8), (20, 8), (18.6, 10.6), (13.4, 10.6)))


@icon("camp")
def _camp(s: Sheet) -> None:
    s.fill(s.polygon((3, 3), (29, 3), (29, 18), (16, 30), (3, 18)))
    s.cut(ring(s.polygon((6.2, 6.2), (25.8, 6.2), (25.8, 16.8), (16, 25.8), (6.2, 16.8)), 1.4))
    s.cut(s.star(16, 14, 6.6, 2.8))


@icon("camp_out")
def _camp_out(s: Sheet) -> None:
    s.fill(ring(s.polygon((4, 4), (28, 4), (28, 17.6), (16, 28.6), (4, 17.6)), 2.2))
    s.fill(s.line(3.0, (10, 9), (22, 20)))
    s.fill(s.line(3.0, (22, 9), (10, 20)))


@icon("discount")
def _discount(s: Sheet) -> None:
    s.fill(s.star(16, 16, 15, 12, 12))
    s.cut(s.line(2.4, (10.4, 22), (21.6, 10)))
    for x, y in ((11, 11.4), (21, 20.6)):
        s.cut(s.circle(x, y, 2.9))
        s.fill(s.circle(x, y, 1.1))
