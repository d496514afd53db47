"""Icons of turns, screens and what they list."""

from __future__ import annotations

import math

from client3d.hud.drawing import Sheet, ring
from client3d.hud.icons.gathering import icon


@icon("end_turn")
def _end_turn(s: Sheet) -> None:
    s.fill(s.polygon((3, 6), (15, 16), (3, 26)))
    s.fill(s.polygon((14, 6), (26, 16), (14, 26)))
    s.fill(s.box(26, 6, 29.5, 26, 1))


@icon("undo")
def _undo(s: Sheet) -> None:
    s.fill(s.arc(17, 18, 9, 3.4, -150, 110))
    s.fill(s.polygon((4, 7), (16, 8), (7, 18)))


@icon("next_unit")
def _next_unit(s: Sheet) -> None:
    s.fill(s.line(4.4, (6, 6), (16, 16), (6, 26)))
    s.fill(s.line(4.4, (17, 6), (27, 16), (17, 26)))


@icon("info")
def _info(s: Sheet) -> None:
    s.fill(ring(s.circle(16, 16, 12), 2.8))
    s.fill(s.circle(16, 10, 2.1))
    s.fill(s.box(14.2, 14, 17.8, 24, 1))


@icon("menu")
def _menu(s: Sheet) -> None:
    for y in (8, 16, 24):
        s.fill(s.line(3.4, (6, y), (26, y)))


@icon("replay")
def _replay(s: Sheet) -> None:
    s.fill(s.arc(16, 16, 11, 2.8, -50, 230))
    s.fill(s.polygon((13, 10.5), (22, 16), (13, 21.5)))
    s.fill(s.polygon((6, 3), (13, 8), (5, 12)))


@icon("pause")
def _pause(s: Sheet) -> None:
    s.fill(s.box(8, 6, 13, 26, 1))
    s.fill(s.box(19, 6, 24, 26, 1))


@icon("play")
def _play(s: Sheet) -> None:
    s.fill(s.polygon((8, 5), (26, 16), (8, 27)))


@icon("log")
def _log(s: Sheet) -> None:
    for y in (7, 16, 25):
        s.fill(s.circle(6, y, 2.4))
        s.fill(s.line(3, (12, y), (27, y)))


@icon("left")
def _left(s: Sheet) -> None:
    s.fill(s.line(4, (20, 6), (10, 16), (20, 26)))


@icon("right")
def _right(s: Sheet) -> None:
    s.fill(s.line(4, (12, 6), (22, 16), (12, 26)))


@icon("down")
def _down(s: Sheet) -> None:
    s.fill(s.line(4, (6, 12), (16, 22), (26, 12)))


@icon("up")
def _up(s: Sheet) -> None:
    s.fill(s.line(4, (6, 21), (16, 11), (26, 21)))


@icon("mods")
def _mods(s: Sheet) -> None:
    s.fill(s.box(4, 11, 22, 28, 1))
    s.fill(s.circle(13, 8.5, 4.2))
    s.fill(s.circle(24.5, 19.5, 4.2))
    s.cut(s.circle(4.5, 19.5, 3.8))


@icon("flag", "surrender")
def _flag(s: Sheet) -> None:
    s.fill(s.line(2.8, (8, 4), (8, 29)))
    s.fill(s.polygon((9, 4), (27, 9.5), (9, 17)))


@icon("point")
def _point(s: Sheet) -> None:
    s.fill(s.star(16, 17, 13.5, 5.8))


@icon("gear")
def _gear(s: Sheet) -> None:
    for step in range(8):
        angle = math.pi * step / 4
        x, y = math.cos(angle), math.sin(angle)
        s.fill(s.line(5.0, (16 + 8 * x, 16 + 8 * y), (16 + 12 * x, 16 + 12 * y)))
    s.fill(s.circle(16, 16, 9.6))
    s.cut(s.circle(16, 16, 4.2))


@icon("save")
def _save(s: Sheet) -> None:
    s.fill(s.polygon((5, 5), (23, 5), (27, 9), (27, 27), (5, 27)))
    s.cut(s.box(9.5, 5, 20, 12.5, 0.5))
    s.cut(s.box(9, 17, 23, 24, 0.5))
    s.fill(s.box(16, 6, 18.4, 11, 0.3))


@icon("load")
def _load(s: Sheet) -> None:
    s.fill(s.polygon((4, 7), (12, 7), (15, 11), (26, 11), (26, 15), (10, 15), (5, 25), (4, 25)))
    s.fill(s.polygon((11, 17), (30, 17), (25, 27), (6, 27)))


@icon("delete")
def _delete(s: Sheet) -> None:
    s.fill(s.box(5, 7, 27, 10, 1))
    s.fill(s.box(12, 4, 20, 8, 1))
    s.fill(s.polygon((7, 12), (25, 12), (23.5, 28), (8.5, 28)))
    for x in (12.5, 16, 19.5):
        s.cut(s.line(1.5, (x, 15), (x, 25)))


@icon("plus")
def _plus(s: Sheet) -> None:
    s.fill(s.line(4.4, (16, 6), (16, 26)))
    s.fill(s.line(4.4, (6, 16), (26, 16)))


@icon("minus")
def _minus(s: Sheet) -> None:
    s.fill(s.line(4.4, (6, 16), (26, 16)))


@icon("dice")
def _dice(s: Sheet) -> None:
    s.fill(s.box(5, 5, 27, 27, 4))
    for x, y in ((10.5, 10.5), (21.5, 10.5), (16, 16), (10.5, 21.5), (21.5, 21.5)):
        s.cut(s.circle(x, y, 2.3))
