"""Icons of what a unit has, and of how it is."""

from __future__ import annotations

from client3d.hud.drawing import Sheet, ring
from client3d.hud.icons.gathering import icon


@icon("heart")
def _heart(s: Sheet) -> None:
    s.fill(s.circle(10.4, 11.5, 6.6))
    s.fill(s.circle(21.6, 11.5, 6.6))
    s.fill(s.polygon((4.6, 14.6), (27.4, 14.6), (16, 28)))
    s.fill(s.box(10, 9, 22, 16))


@icon("points")
def _points(s: Sheet) -> None:
    s.fill(s.polygon((19, 2), (6, 18), (14.5, 18), (12, 30), (26, 13), (17, 13)))


@icon("fuel")
def _fuel(s: Sheet) -> None:
    s.fill(s.box(5, 4, 20, 28, 2))
    s.cut(s.box(8.5, 7.5, 16.5, 13.5, 1))
    s.fill(s.line(2.4, (20, 9), (25, 13), (25, 23)))
    s.fill(s.line(2.4, (25, 23), (22.5, 25), (20, 22)))


@icon("battery")
def _battery(s: Sheet) -> None:
    s.fill(s.box(3, 9, 27, 23, 2))
    s.cut(s.box(5.5, 11.5, 24.5, 20.5, 1))
    s.fill(s.box(27, 13, 30, 19, 1))
    s.fill(s.box(7.5, 13.5, 17, 18.5))


@icon("link")
def _link(s: Sheet) -> None:
    s.fill(s.line(2.6, (16, 29), (16, 15)))
    s.fill(s.circle(16, 13, 3))
    for radius in (8, 13):
        s.fill(s.arc(16, 13, radius, 2.4, 215, 325))


@icon("ammo")
def _ammo(s: Sheet) -> None:
    for x in (4, 12.5, 21):
        s.fill(s.box(x, 13, x + 6.6, 28, 0.8))
        s.fill(s.ellipse(x + 3.3, 12, 3.3, 8))
        s.cut(s.box(x, 21.5, x + 6.6, 22.9))


@icon("shots")
def _shots(s: Sheet) -> None:
    s.fill(s.star(13, 18, 11, 4.5, 8))
    s.fill(s.line(2.4, (19, 11), (29, 3)))


@icon("cover")
def _cover(s: Sheet) -> None:
    s.fill(s.polygon((16, 2.5), (28, 7), (26.5, 18), (16, 30), (5.5, 18), (4, 7)))
    s.cut(s.polygon((16, 7), (16, 25), (9.5, 17), (8, 10)))


@icon("eye", "seen")
def _eye(s: Sheet) -> None:
    upper, lower = s.circle(16, 25, 17), s.circle(16, 7, 17)
    almond = (upper + lower + abs(upper - lower)) / 2
    s.fill(ring(almond, 2.6))
    s.fill(s.circle(16, 16, 4.6))


@icon("hidden")
def _hidden(s: Sheet) -> None:
    _eye(s)
    s.cut(s.line(6, (5, 28), (27, 4)))
    s.fill(s.line(2.6, (5, 28), (27, 4)))


@icon("wound", "damage")
def _wound(s: Sheet) -> None:
    s.fill(s.star(16, 16, 14, 6.5, 9))
    s.cut(s.star(16, 16, 6.5, 3, 9))


@icon("moved")
def _moved(s: Sheet) -> None:
    s.fill(s.ellipse(11, 10, 4.6, 6.6))
    s.fill(s.circle(11, 19.5, 3))
    s.fill(s.ellipse(21, 16, 4.6, 6.6))
    s.fill(s.circle(21, 25.5, 3))


@icon("destroyed")
def _destroyed(s: Sheet) -> None:
    s.fill(s.circle(16, 13, 10.5))
    s.fill(s.box(10.5, 18, 21.5, 28, 1.5))
    s.cut(s.circle(11.8, 14, 2.9))
    s.cut(s.circle(20.2, 14, 2.9))
    s.cut(s.polygon((16, 17), (17.8, 20.5), (14.2, 20.5)))
    for x in (13.6, 18.4):
        s.cut(s.line(1, (x, 24), (x, 28)))


@icon("check")
def _check(s: Sheet) -> None:
    s.fill(s.line(4.4, (5, 17), (13, 25), (27, 7)))


@icon("warning")
def _warning(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (30, 28), (2, 28)))
    s.cut(s.line(2.8, (16, 12), (16, 19)))
    s.cut(s.circle(16, 23.8, 1.8))


@icon("fire_spread", "burning")
def _burning(s: Sheet) -> None:
    s.fill(
        s.polygon(
            (17, 2), (20, 9), (25, 13), (26, 21), (22, 28), (16, 30), (10, 28), (6, 22), (7, 15), (11, 17), (12, 9)
        )
    )
    s.cut(s.polygon((16, 17), (20, 22), (19, 27), (13, 27), (12, 22)))
