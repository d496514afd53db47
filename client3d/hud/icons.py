"""The icons, each a few shapes on a sheet of 32 by 32 units. They are white and are coloured where they are shown."""

from __future__ import annotations

from collections.abc import Callable

from client3d.hud.drawing import Sheet, ring

DRAWINGS: dict[str, Callable[[Sheet], None]] = {}
"""How each icon is drawn, by name."""


def _icon(*names: str) -> Callable[[Callable[[Sheet], None]], Callable[[Sheet], None]]:
    def keep(draw: Callable[[Sheet], None]) -> Callable[[Sheet], None]:
        for name in names:
            DRAWINGS[name] = draw
        return draw

    return keep


# --- orders


@_icon("move")
def _move(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (27, 15), (20, 15), (20, 29), (12, 29), (12, 15), (5, 15)))


@_icon("fire", "range")
def _fire(s: Sheet) -> None:
    s.fill(ring(s.circle(16, 16, 9.5), 2.6))
    for line in (((16, 2), (16, 10)), ((16, 22), (16, 30)), ((2, 16), (10, 16)), ((22, 16), (30, 16))):
        s.fill(s.line(2.6, *line))
    s.fill(s.circle(16, 16, 2))


@_icon("supply")
def _supply(s: Sheet) -> None:
    s.fill(ring(s.box(10, 5, 22, 14, 2), 2.6))
    s.fill(s.box(4, 11, 28, 28, 2))
    s.cut(s.box(14.4, 14, 17.6, 25))
    s.cut(s.box(10.5, 17.9, 21.5, 21.1))


@_icon("board")
def _board(s: Sheet) -> None:
    s.fill(ring(s.box(14, 5, 28, 27, 2), 2.6))
    s.cut(s.box(11, 11, 17, 21))
    s.fill(s.polygon((3, 13.5), (13, 13.5), (13, 9), (22, 16), (13, 23), (13, 18.5), (3, 18.5)))


@_icon("unload")
def _unload(s: Sheet) -> None:
    s.fill(ring(s.box(4, 5, 18, 27, 2), 2.6))
    s.cut(s.box(15, 11, 21, 21))
    s.fill(s.polygon((11, 13.5), (20, 13.5), (20, 9), (29, 16), (20, 23), (20, 18.5), (11, 18.5)))


@_icon("tow")
def _tow(s: Sheet) -> None:
    s.fill(ring(s.box(3, 11, 17, 21, 5), 2.8))
    s.fill(ring(s.box(15, 11, 29, 21, 5), 2.8))


@_icon("unhitch")
def _unhitch(s: Sheet) -> None:
    s.fill(ring(s.box(2, 13, 14, 23, 5), 2.8))
    s.fill(ring(s.box(18, 13, 30, 23, 5), 2.8))
    for line in (((16, 3), (16, 9)), ((9, 5), (12, 9)), ((23, 5), (20, 9))):
        s.fill(s.line(2.2, *line))


@_icon("build")
def _build(s: Sheet) -> None:
    s.fill(s.line(4.2, (7, 27), (19, 12)))
    s.fill(s.polygon((13, 6), (20, 3), (28, 9.5), (24, 15), (19, 10.5), (15, 11)))


@_icon("clear")
def _clear(s: Sheet) -> None:
    s.fill(s.line(3, (10, 26), (22, 7)))
    s.fill(s.line(3, (19, 4), (26, 8.5)))
    s.fill(s.polygon((4, 21), (12, 19), (16, 24), (13, 30), (5, 29)))


@_icon("lay_mine", "mine")
def _mine(s: Sheet) -> None:
    s.fill(s.ellipse(16, 20, 13, 7))
    s.cut(ring(s.ellipse(16, 18, 9, 4), 1.4))
    s.fill(s.box(13, 8, 19, 14, 1.5))
    s.fill(s.line(2, (16, 3), (16, 8)))


@_icon("demine")
def _demine(s: Sheet) -> None:
    _mine(s)
    s.cut(s.line(6, (4, 4), (28, 29)))
    s.fill(s.line(2.6, (4, 4), (28, 29)))


@_icon("land")
def _land(s: Sheet) -> None:
    s.fill(s.polygon((16, 22), (7, 12), (13, 12), (13, 3), (19, 3), (19, 12), (25, 12)))
    s.fill(s.box(4, 25, 28, 28.5, 1))


@_icon("take_off")
def _take_off(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (25, 13), (19, 13), (19, 22), (13, 22), (13, 13), (7, 13)))
    s.fill(s.box(4, 25, 28, 28.5, 1))


@_icon("alert")
def _alert(s: Sheet) -> None:
    s.fill(s.circle(16, 24, 3.2))
    s.fill(s.arc(16, 24, 10, 2.6, 215, 325))
    s.fill(s.arc(16, 24, 18, 2.6, 222, 318))


@_icon("patrol")
def _patrol(s: Sheet) -> None:
    s.fill(s.arc(16, 16, 11, 3, -60, 100))
    s.fill(s.arc(16, 16, 11, 3, 120, 280))
    s.fill(s.polygon((7, 27), (18, 22), (17, 31)))
    s.fill(s.polygon((25, 5), (14, 10), (15, 1)))


@_icon("cancel", "close")
def _cancel(s: Sheet) -> None:
    s.fill(s.line(4, (7, 7), (25, 25)))
    s.fill(s.line(4, (25, 7), (7, 25)))


# --- turns and screens


@_icon("end_turn")
def _end_turn(s: Sheet) -> None:
    s.fill(s.polygon((3, 6), (15, 16), (3, 26)))
    s.fill(s.polygon((14, 6), (26, 16), (14, 26)))
    s.fill(s.box(26, 6, 29.5, 26, 1))


@_icon("undo")
def _undo(s: Sheet) -> None:
    s.fill(s.arc(17, 18, 9, 3.4, -150, 110))
    s.fill(s.polygon((4, 7), (16, 8), (7, 18)))


@_icon("next_unit")
def _next_unit(s: Sheet) -> None:
    s.fill(s.line(4.4, (6, 6), (16, 16), (6, 26)))
    s.fill(s.line(4.4, (17, 6), (27, 16), (17, 26)))


@_icon("info")
def _info(s: Sheet) -> None:
    s.fill(ring(s.circle(16, 16, 12), 2.8))
    s.fill(s.circle(16, 10, 2.1))
    s.fill(s.box(14.2, 14, 17.8, 24, 1))


@_icon("menu")
def _menu(s: Sheet) -> None:
    for y in (8, 16, 24):
        s.fill(s.line(3.4, (6, y), (26, y)))


@_icon("replay")
def _replay(s: Sheet) -> None:
    s.fill(s.arc(16, 16, 11, 2.8, -50, 230))
    s.fill(s.polygon((13, 10.5), (22, 16), (13, 21.5)))
    s.fill(s.polygon((6, 3), (13, 8), (5, 12)))


@_icon("pause")
def _pause(s: Sheet) -> None:
    s.fill(s.box(8, 6, 13, 26, 1))
    s.fill(s.box(19, 6, 24, 26, 1))


@_icon("play")
def _play(s: Sheet) -> None:
    s.fill(s.polygon((8, 5), (26, 16), (8, 27)))


@_icon("log")
def _log(s: Sheet) -> None:
    for y in (7, 16, 25):
        s.fill(s.circle(6, y, 2.4))
        s.fill(s.line(3, (12, y), (27, y)))


@_icon("left")
def _left(s: Sheet) -> None:
    s.fill(s.line(4, (20, 6), (10, 16), (20, 26)))


@_icon("right")
def _right(s: Sheet) -> None:
    s.fill(s.line(4, (12, 6), (22, 16), (12, 26)))


@_icon("down")
def _down(s: Sheet) -> None:
    s.fill(s.line(4, (6, 12), (16, 22), (26, 12)))


@_icon("flag", "surrender")
def _flag(s: Sheet) -> None:
    s.fill(s.line(2.8, (8, 4), (8, 29)))
    s.fill(s.polygon((9, 4), (27, 9.5), (9, 17)))


@_icon("point")
def _point(s: Sheet) -> None:
    s.fill(s.star(16, 17, 13.5, 5.8))


# --- what a unit has


@_icon("heart")
def _heart(s: Sheet) -> None:
    s.fill(s.circle(10.4, 11.5, 6.6))
    s.fill(s.circle(21.6, 11.5, 6.6))
    s.fill(s.polygon((4.6, 14.6), (27.4, 14.6), (16, 28)))
    s.fill(s.box(10, 9, 22, 16))


@_icon("points")
def _points(s: Sheet) -> None:
    s.fill(s.polygon((19, 2), (6, 18), (14.5, 18), (12, 30), (26, 13), (17, 13)))


@_icon("fuel")
def _fuel(s: Sheet) -> None:
    s.fill(s.box(5, 4, 20, 28, 2))
    s.cut(s.box(8.5, 7.5, 16.5, 13.5, 1))
    s.fill(s.line(2.4, (20, 9), (25, 13), (25, 23)))
    s.fill(s.line(2.4, (25, 23), (22.5, 25), (20, 22)))


@_icon("ammo")
def _ammo(s: Sheet) -> None:
    for x in (4, 12.5, 21):
        s.fill(s.box(x, 13, x + 6.6, 28, 0.8))
        s.fill(s.ellipse(x + 3.3, 12, 3.3, 8))
        s.cut(s.box(x, 21.5, x + 6.6, 22.9))


@_icon("shots")
def _shots(s: Sheet) -> None:
    s.fill(s.star(13, 18, 11, 4.5, 8))
    s.fill(s.line(2.4, (19, 11), (29, 3)))


@_icon("cover")
def _cover(s: Sheet) -> None:
    s.fill(s.polygon((16, 2.5), (28, 7), (26.5, 18), (16, 30), (5.5, 18), (4, 7)))
    s.cut(s.polygon((16, 7), (16, 25), (9.5, 17), (8, 10)))


@_icon("eye", "seen")
def _eye(s: Sheet) -> None:
    upper, lower = s.circle(16, 25, 17), s.circle(16, 7, 17)
    almond = (upper + lower + abs(upper - lower)) / 2
    s.fill(ring(almond, 2.6))
    s.fill(s.circle(16, 16, 4.6))


@_icon("hidden")
def _hidden(s: Sheet) -> None:
    _eye(s)
    s.cut(s.line(6, (5, 28), (27, 4)))
    s.fill(s.line(2.6, (5, 28), (27, 4)))


@_icon("wound", "damage")
def _wound(s: Sheet) -> None:
    s.fill(s.star(16, 16, 14, 6.5, 9))
    s.cut(s.star(16, 16, 6.5, 3, 9))


@_icon("moved")
def _moved(s: Sheet) -> None:
    s.fill(s.ellipse(11, 10, 4.6, 6.6))
    s.fill(s.circle(11, 19.5, 3))
    s.fill(s.ellipse(21, 16, 4.6, 6.6))
    s.fill(s.circle(21, 25.5, 3))


@_icon("destroyed")
def _destroyed(s: Sheet) -> None:
    s.fill(s.circle(16, 13, 10.5))
    s.fill(s.box(10.5, 18, 21.5, 28, 1.5))
    s.cut(s.circle(11.8, 14, 2.9))
    s.cut(s.circle(20.2, 14, 2.9))
    s.cut(s.polygon((16, 17), (17.8, 20.5), (14.2, 20.5)))
    for x in (13.6, 18.4):
        s.cut(s.line(1, (x, 24), (x, 28)))


@_icon("check")
def _check(s: Sheet) -> None:
    s.fill(s.line(4.4, (5, 17), (13, 25), (27, 7)))


@_icon("warning")
def _warning(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (30, 28), (2, 28)))
    s.cut(s.line(2.8, (16, 12), (16, 19)))
    s.cut(s.circle(16, 23.8, 1.8))


@_icon("fire_spread", "burning")
def _burning(s: Sheet) -> None:
    s.fill(
        s.polygon(
            (17, 2), (20, 9), (25, 13), (26, 21), (22, 28), (16, 30), (10, 28), (6, 22), (7, 15), (11, 17), (12, 9)
        )
    )
    s.cut(s.polygon((16, 17), (20, 22), (19, 27), (13, 27), (12, 22)))


# --- classes of units


@_icon("foot")
def _foot(s: Sheet) -> None:
    s.fill(s.circle(16, 7, 4.6))
    s.fill(s.box(10, 13, 22, 22, 3))
    s.fill(s.line(4, (13, 20), (12, 29)))
    s.fill(s.line(4, (19, 20), (20, 29)))


@_icon("wheeled")
def _wheeled(s: Sheet) -> None:
    s.fill(s.box(2, 8, 20, 21, 1.5))
    s.fill(s.polygon((21, 11), (26, 11), (30, 16), (30, 21), (21, 21)))
    for x in (8, 24):
        s.cut(s.circle(x, 23, 5.4))
        s.fill(s.circle(x, 23, 3.9))


@_icon("tracked")
def _tracked(s: Sheet) -> None:
    s.fill(ring(s.box(3, 18, 29, 27, 4.5), 2.4))
    for x in (9, 16, 23):
        s.fill(s.circle(x, 22.5, 2))
    s.fill(s.polygon((6, 16), (9, 10), (19, 10), (23, 16)))
    s.fill(s.line(2.4, (18, 12), (30, 9)))


@_icon("towed")
def _towed(s: Sheet) -> None:
    s.fill(ring(s.circle(12, 22, 6), 2.6))
    s.fill(s.circle(12, 22, 1.8))
    s.fill(s.line(3.6, (10, 17), (28, 6)))
    s.fill(s.line(2.4, (13, 22), (29, 27)))


@_icon("helicopter")
def _helicopter(s: Sheet) -> None:
    s.fill(s.line(2.4, (3, 7), (27, 7)))
    s.fill(s.line(2.2, (14, 7), (14, 12)))
    s.fill(s.ellipse(13, 17, 9.5, 6.5))
    s.cut(s.polygon((4, 17), (9, 12.5), (9, 17)))
    s.fill(s.polygon((20, 14), (30, 12), (30, 15), (20, 19)))
    s.fill(s.line(2.2, (5, 27), (22, 27)))


@_icon("drone")
def _drone(s: Sheet) -> None:
    s.fill(s.line(2.6, (8, 9), (24, 23)))
    s.fill(s.line(2.6, (24, 9), (8, 23)))
    s.fill(s.box(12, 12, 20, 20, 2))
    for x, y in ((7, 8), (25, 8), (7, 24), (25, 24)):
        s.fill(ring(s.circle(x, y, 4.4), 2))


@_icon("structure")
def _structure(s: Sheet) -> None:
    s.fill(s.polygon((16, 3), (30, 14), (2, 14)))
    s.fill(s.box(5, 14, 27, 28))
    s.cut(s.box(13, 19, 19, 28))


# --- season, hour, weather


@_icon("spring")
def _spring(s: Sheet) -> None:
    for x, y in ((16, 7), (24, 13), (21, 22.5), (11, 22.5), (8, 13)):
        s.fill(s.circle(x, y, 5))
    s.cut(s.circle(16, 15.5, 4))
    s.fill(s.circle(16, 15.5, 2.6))


@_icon("summer")
def _summer(s: Sheet) -> None:
    s.fill(s.line(2.2, (16, 30), (16, 6)))
    s.fill(s.ellipse(16, 5, 2.4, 4))
    for y in (9, 15, 21):
        for side in (-1, 1):
            s.fill(s.polygon((16, y + 5), (16 + side * 4, y - 2), (16 + side * 8.5, y - 4), (16 + side * 7, y + 2)))


@_icon("day")
def _day(s: Sheet) -> None:
    s.fill(s.circle(16, 12.5, 5))
    for dx, dy in ((0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71)):
        s.fill(s.line(2.2, (16 + dx * 7.6, 12.5 + dy * 7.6), (16 + dx * 10.6, 12.5 + dy * 10.6)))
    s.fill(s.line(2.6, (2, 28), (30, 28)))


@_icon("clear_sky")
def _sun(s: Sheet) -> None:
    s.fill(s.circle(16, 16, 6.6))
    for dx, dy in ((0, 1), (0.71, 0.71), (1, 0), (0.71, -0.71), (0, -1), (-0.71, -0.71), (-1, 0), (-0.71, 0.71)):
        s.fill(s.line(2.6, (16 + dx * 10, 16 + dy * 10), (16 + dx * 13.4, 16 + dy * 13.4)))


@_icon("autumn")
def _autumn(s: Sheet) -> None:
    s.fill(s.polygon((27, 4), (28, 15), (23, 24), (13, 26), (7, 22), (7, 13), (13, 7)))
    s.cut(s.line(1.8, (9, 24), (23, 9)))
    s.fill(s.line(2.4, (3, 29), (9, 23)))


@_icon("winter", "snow")
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


@_icon("dawn")
def _dawn(s: Sheet) -> None:
    _horizon(s)
    s.fill(s.polygon((16, 1.5), (20.5, 7), (11.5, 7)))


@_icon("dusk")
def _dusk(s: Sheet) -> None:
    _horizon(s)
    s.fill(s.polygon((16, 7), (20.5, 1.5), (11.5, 1.5)))


def _horizon(s: Sheet) -> None:
    s.fill(s.circle(16, 22, 7))
    s.cut(s.box(0, 22, 32, 32))
    s.fill(s.line(2.6, (2, 25), (30, 25)))
    for dx, dy in ((-0.9, -0.35), (-0.6, -0.8), (0.6, -0.8), (0.9, -0.35)):
        s.fill(s.line(2.4, (16 + dx * 10.5, 22 + dy * 10.5), (16 + dx * 14, 22 + dy * 14)))


@_icon("night")
def _night(s: Sheet) -> None:
    s.fill(s.circle(15, 17, 12))
    s.cut(s.circle(21, 12, 10.5))
    s.fill(s.star(24.5, 10, 4.2, 1.7))


@_icon("cloud")
def _cloud(s: Sheet) -> None:
    s.fill(s.circle(10, 15, 6))
    s.fill(s.circle(18, 12, 7.4))
    s.fill(s.circle(24, 16, 5))
    s.fill(s.box(9, 14, 25, 21, 3))


@_icon("rain")
def _rain(s: Sheet) -> None:
    _cloud(s)
    for x in (9, 16, 23):
        s.fill(s.line(2.4, (x + 1, 24), (x - 1.5, 30)))
