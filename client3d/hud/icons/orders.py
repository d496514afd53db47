"""Icons of orders."""

from __future__ import annotations

from client3d.hud.drawing import Sheet, ring
from client3d.hud.icons.gathering import icon


@icon("move")
def _move(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (27, 15), (20, 15), (20, 29), (12, 29), (12, 15), (5, 15)))


@icon("fire", "range")
def _fire(s: Sheet) -> None:
    s.fill(ring(s.circle(16, 16, 9.5), 2.6))
    for line in (((16, 2), (16, 10)), ((16, 22), (16, 30)), ((2, 16), (10, 16)), ((22, 16), (30, 16))):
        s.fill(s.line(2.6, *line))
    s.fill(s.circle(16, 16, 2))


@icon("supply")
def _supply(s: Sheet) -> None:
    s.fill(ring(s.box(10, 5, 22, 14, 2), 2.6))
    s.fill(s.box(4, 11, 28, 28, 2))
    s.cut(s.box(14.4, 14, 17.6, 25))
    s.cut(s.box(10.5, 17.9, 21.5, 21.1))


@icon("board")
def _board(s: Sheet) -> None:
    s.fill(ring(s.box(14, 5, 28, 27, 2), 2.6))
    s.cut(s.box(11, 11, 17, 21))
    s.fill(s.polygon((3, 13.5), (13, 13.5), (13, 9), (22, 16), (13, 23), (13, 18.5), (3, 18.5)))


@icon("unload")
def _unload(s: Sheet) -> None:
    s.fill(ring(s.box(4, 5, 18, 27, 2), 2.6))
    s.cut(s.box(15, 11, 21, 21))
    s.fill(s.polygon((11, 13.5), (20, 13.5), (20, 9), (29, 16), (20, 23), (20, 18.5), (11, 18.5)))


@icon("tow")
def _tow(s: Sheet) -> None:
    s.fill(ring(s.box(3, 11, 17, 21, 5), 2.8))
    s.fill(ring(s.box(15, 11, 29, 21, 5), 2.8))


@icon("unhitch")
def _unhitch(s: Sheet) -> None:
    s.fill(ring(s.box(2, 13, 14, 23, 5), 2.8))
    s.fill(ring(s.box(18, 13, 30, 23, 5), 2.8))
    for line in (((16, 3), (16, 9)), ((9, 5), (12, 9)), ((23, 5), (20, 9))):
        s.fill(s.line(2.2, *line))


@icon("build")
def _build(s: Sheet) -> None:
    s.fill(s.line(4.2, (7, 27), (19, 12)))
    s.fill(s.polygon((13, 6), (20, 3), (28, 9.5), (24, 15), (19, 10.5), (15, 11)))


@icon("clear")
def _clear(s: Sheet) -> None:
    s.fill(s.line(3, (10, 26), (22, 7)))
    s.fill(s.line(3, (19, 4), (26, 8.5)))
    s.fill(s.polygon((4, 21), (12, 19), (16, 24), (13, 30), (5, 29)))


@icon("lay_mine", "mine")
def _mine(s: Sheet) -> None:
    s.fill(s.ellipse(16, 20, 13, 7))
    s.cut(ring(s.ellipse(16, 18, 9, 4), 1.4))
    s.fill(s.box(13, 8, 19, 14, 1.5))
    s.fill(s.line(2, (16, 3), (16, 8)))


@icon("foreign_mine")
def _foreign_mine(s: Sheet) -> None:
    """Three-cornered, where one's own is round."""
    s.fill(s.polygon((1, 3), (31, 3), (16, 31)))
    s.cut(s.ellipse(16, 14, 8, 4.6))
    s.cut(s.box(14, 5.4, 18, 11, 1))
    s.fill(s.ellipse(16, 13.2, 4.4, 2))


@icon("demine")
def _demine(s: Sheet) -> None:
    _mine(s)
    s.cut(s.line(6, (4, 4), (28, 29)))
    s.fill(s.line(2.6, (4, 4), (28, 29)))


@icon("land")
def _land(s: Sheet) -> None:
    s.fill(s.polygon((16, 22), (7, 12), (13, 12), (13, 3), (19, 3), (19, 12), (25, 12)))
    s.fill(s.box(4, 25, 28, 28.5, 1))


@icon("take_off")
def _take_off(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (25, 13), (19, 13), (19, 22), (13, 22), (13, 13), (7, 13)))
    s.fill(s.box(4, 25, 28, 28.5, 1))


@icon("alert")
def _alert(s: Sheet) -> None:
    s.fill(s.circle(16, 24, 3.2))
    s.fill(s.arc(16, 24, 10, 2.6, 215, 325))
    s.fill(s.arc(16, 24, 18, 2.6, 222, 318))


@icon("patrol")
def _patrol(s: Sheet) -> None:
    s.fill(s.arc(16, 16, 11, 3, -60, 100))
    s.fill(s.arc(16, 16, 11, 3, 120, 280))
    s.fill(s.polygon((7, 27), (18, 22), (17, 31)))
    s.fill(s.polygon((25, 5), (14, 10), (15, 1)))


@icon("cancel", "close")
def _cancel(s: Sheet) -> None:
    s.fill(s.line(4, (7, 7), (25, 25)))
    s.fill(s.line(4, (25, 7), (7, 25)))
