"""Icons of season, hour and weather."""

from __future__ import annotations

from client3d.hud.drawing import Sheet
from client3d.hud.icons.gathering import icon


@icon("spring")
def _spring(s: Sheet) -> None:
    for x, y in ((16, 7), (24, 13), (21, 22.5), (11, 22.5), (8, 13)):
        s.fill(s.circle(x, y, 5))
    s.cut(s.circle(16, 15.5, 4))
    s.fill(s.circle(16, 15.5, 2.6))


@icon("summer")
def _summer(s: Sheet) -> None:
    s.fill(s.line(2.2, (16, 30), (16, 6)))
    s.fill(s.ellipse(16, 5, 2.4, 4))
    for y in (9, 15, 21):
        for side in (-1, 1):
            s.fill(s.polygon((16, y + 5), (16 + side * 4, y - 2), (16 + side * 8.5, y - 4), (16 + side * 7, y + 2)))


@icon("day")
def _day(s: Sheet) -> None:
    s.fill(s.circle(16, 12.5, 5))
    for dx, dy in ((0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71)):
        s.fill(s.line(2.2, (16 + dx * 7.6, 12.5 + dy * 7.6), (16 + dx * 10.6, 12.5 + dy * 10.6)))
    s.fill(s.line(2.6, (2, 28), (30, 28)))


@icon("clear_sky")
def _sun(s: Sheet) -> None:
    s.fill(s.circle(16, 16, 6.6))
    for dx, dy in ((0, 1), (0.71, 0.71), (1, 0), (0.71, -0.71), (0, -1), (-0.71, -0.71), (-1, 0), (-0.71, 0.71)):
        s.fill(s.line(2.6, (16 + dx * 10, 16 + dy * 10), (16 + dx * 13.4, 16 + dy * 13.4)))


@icon("autumn")
def _autumn(s: Sheet) -> None:
    s.fill(s.polygon((27, 4), (28, 15), (23, 24), (13, 26), (7, 22), (7, 13), (13, 7)))
    s.cut(s.line(1.8, (9, 24), (23, 9)))
    s.fill(s.line(2.4, (3, 29), (9, 23)))


@icon("winter", "snow")
def _snow(s: Sheet) -> None:
    for dx, dy in ((0, 1), (0.866, 0.5), (0.866, -0.5)):
        s.fill(s.line(2.4, (16 - dx * 13, 16 - dy * 13), (16 + dx * 13, 16 + dy * 13)))
        for sign in (-1, 1):
            x, y = 16 + sign * dx * 8, 16 + sign * dy * 8
            for ex, ey in (
                (dx * 0.5 - dy * 0.866, dy * 0.5 + dx * 0.866),
                (dx * 0.5 + dy * 0.866, dy * 0.5 - dx * 0.866),
            ):
                s.fill(s.line(2, (x, y), (x + sign * ex * 4.6, y + sign * ey * 4.6)))


@icon("dawn")
def _dawn(s: Sheet) -> None:
    _horizon(s)
    s.fill(s.polygon((16, 1.5), (20.5, 7), (11.5, 7)))


@icon("dusk")
def _dusk(s: Sheet) -> None:
    _horizon(s)
    s.fill(s.polygon((16, 7), (20.5, 1.5), (11.5, 1.5)))


def _horizon(s: Sheet) -> None:
    s.fill(s.circle(16, 22, 7))
    s.cut(s.box(0, 22, 32, 32))
    s.fill(s.line(2.6, (2, 25), (30, 25)))
    for dx, dy in ((-0.9, -0.35), (-0.6, -0.8), (0.6, -0.8), (0.9, -0.35)):
        s.fill(s.line(2.4, (16 + dx * 10.5, 22 + dy * 10.5), (16 + dx * 14, 22 + dy * 14)))


@icon("night")
def _night(s: Sheet) -> None:
    s.fill(s.circle(15, 17, 12))
    s.cut(s.circle(21, 12, 10.5))
    s.fill(s.star(24.5, 10, 4.2, 1.7))


@icon("cloud")
def _cloud(s: Sheet) -> None:
    s.fill(s.circle(10, 15, 6))
    s.fill(s.circle(18, 12, 7.4))
    s.fill(s.circle(24, 16, 5))
    s.fill(s.box(9, 14, 25, 21, 3))


@icon("rain")
def _rain(s: Sheet) -> None:
    _cloud(s)
    for x in (9, 16, 23):
        s.fill(s.line(2.4, (x + 1, 24), (x - 1.5, 30)))
