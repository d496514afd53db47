"""Icons of the classes of units, and of structures."""

from __future__ import annotations

from client3d.hud.drawing import Sheet, ring
from client3d.hud.icons.gathering import icon


@icon("foot")
def _foot(s: Sheet) -> None:
    s.fill(s.circle(16, 7, 4.6))
    s.fill(s.box(10, 13, 22, 22, 3))
    s.fill(s.line(4, (13, 20), (12, 29)))
    s.fill(s.line(4, (19, 20), (20, 29)))


@icon("wheeled")
def _wheeled(s: Sheet) -> None:
    s.fill(s.box(2, 8, 20, 21, 1.5))
    s.fill(s.polygon((21, 11), (26, 11), (30, 16), (30, 21), (21, 21)))
    for x in (8, 24):
        s.cut(s.circle(x, 23, 5.4))
        s.fill(s.circle(x, 23, 3.9))


@icon("tracked")
def _tracked(s: Sheet) -> None:
    s.fill(ring(s.box(3, 18, 29, 27, 4.5), 2.4))
    for x in (9, 16, 23):
        s.fill(s.circle(x, 22.5, 2))
    s.fill(s.polygon((6, 16), (9, 10), (19, 10), (23, 16)))
    s.fill(s.line(2.4, (18, 12), (30, 9)))


@icon("towed")
def _towed(s: Sheet) -> None:
    s.fill(ring(s.circle(12, 22, 6), 2.6))
    s.fill(s.circle(12, 22, 1.8))
    s.fill(s.line(3.6, (10, 17), (28, 6)))
    s.fill(s.line(2.4, (13, 22), (29, 27)))


@icon("helicopter")
def _helicopter(s: Sheet) -> None:
    s.fill(s.line(2.4, (3, 7), (27, 7)))
    s.fill(s.line(2.2, (14, 7), (14, 12)))
    s.fill(s.ellipse(13, 17, 9.5, 6.5))
    s.cut(s.polygon((4, 17), (9, 12.5), (9, 17)))
    s.fill(s.polygon((20, 14), (30, 12), (30, 15), (20, 19)))
    s.fill(s.line(2.2, (5, 27), (22, 27)))


@icon("drone")
def _drone(s: Sheet) -> None:
    s.fill(s.line(2.6, (8, 9), (24, 23)))
    s.fill(s.line(2.6, (24, 9), (8, 23)))
    s.fill(s.box(12, 12, 20, 20, 2))
    for x, y in ((7, 8), (25, 8), (7, 24), (25, 24)):
        s.fill(ring(s.circle(x, y, 4.4), 2))


@icon("structure")
def _structure(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (30, 14), (2, 14)))
    s.fill(s.box(5, 14, 27, 28))
    s.cut(s.box(13, 19, 19, 28))
