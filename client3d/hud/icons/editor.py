"""Icons of the map editor: its tools."""

from __future__ import annotations

from client3d.hud.drawing import Sheet
from client3d.hud.icons.gathering import icon


@icon("brush")
def _brush(s: Sheet) -> None:
    s.fill(s.line(4.6, (27, 4), (15, 16)))
    s.cut(s.line(1.4, (12, 13), (19, 20)))
    s.fill(s.circle(11.5, 20.5, 5.6))
    s.fill(s.polygon((6, 20), (3, 29), (13, 26)))


@icon("line")
def _line(s: Sheet) -> None:
    s.fill(s.line(3.0, (6, 26), (26, 6)))
    s.fill(s.circle(6, 26, 4))
    s.fill(s.circle(26, 6, 4))


@icon("rectangle")
def _rectangle(s: Sheet) -> None:
    s.fill(s.box(4, 7, 28, 25, 1))
    s.cut(s.box(8, 11, 24, 21))


@icon("fill")
def _fill(s: Sheet) -> None:
    s.fill(s.polygon((5, 16), (15, 5), (26, 16), (15, 27)))
    s.cut(s.polygon((10, 15), (15, 9.5), (20.5, 15)))
    s.fill(s.line(2.6, (10, 3), (17, 10)))
    s.fill(s.circle(27, 25, 3.2))
    s.fill(s.polygon((24.4, 24), (27, 18), (29.6, 24)))


@icon("pick")
def _pick(s: Sheet) -> None:
    s.fill(s.line(4.0, (5, 27), (19, 13)))
    s.cut(s.line(1.4, (8, 24), (17, 15)))
    s.fill(s.line(6.0, (15, 10), (22, 17)))
    s.fill(s.circle(24, 8, 5.4))


@icon("eraser")
def _eraser(s: Sheet) -> None:
    s.fill(s.polygon((4, 20), (17, 6), (28, 16), (17, 28), (11, 28)))
    s.cut(s.line(1.8, (10.5, 13), (21.5, 23.5)))
    s.fill(s.line(2.4, (14, 28), (29, 28)))


@icon("redo")
def _redo(s: Sheet) -> None:
    s.fill(s.arc(15, 18, 9, 3.4, 70, 330))
    s.fill(s.polygon((28, 7), (16, 8), (25, 18)))
