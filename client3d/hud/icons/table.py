"""Icons of the miniature table: who rides, what is drawn, what is shot with."""

from __future__ import annotations

from client3d.hud.drawing import Sheet, ring
from client3d.hud.icons.gathering import icon


@icon("mounted")
def _mounted(s: Sheet) -> None:
    s.fill(s.ellipse(16, 17, 8.5, 4.4))
    s.fill(s.polygon((20, 16), (24, 6), (27, 6), (30, 11), (28, 12.5), (25.5, 11.5), (24, 19)))
    s.fill(s.line(2.6, (8, 15), (4, 21)))
    for x, foot in ((10, 8), (13, 14), (20, 19), (23, 26)):
        s.fill(s.line(2.6, (x, 19), (foot, 29)))
    s.fill(s.line(4.2, (15, 8.5), (15.5, 14)))
    s.fill(s.circle(15, 4.4, 3))


@icon("cart")
def _cart(s: Sheet) -> None:
    s.fill(s.polygon((4, 10), (22, 10), (20, 19), (6, 19)))
    s.fill(s.line(2.4, (20, 17), (30, 13)))
    s.cut(s.circle(12, 22, 7.6))
    s.fill(ring(s.circle(12, 22, 5.4), 2.2))
    s.fill(s.line(1.6, (12, 17), (12, 27)))
    s.fill(s.line(1.6, (7, 22), (17, 22)))


@icon("musket")
def _musket(s: Sheet) -> None:
    s.fill(s.line(2.4, (9, 20), (30, 6)))
    s.fill(s.polygon((2, 23), (12, 16.5), (14, 19.5), (8, 24), (6, 29), (3, 29)))
    s.fill(s.line(2, (15, 18), (17, 22)))


@icon("hedge")
def _hedge(s: Sheet) -> None:
    for x, y, radius in ((8, 17, 5.5), (16, 14, 6.5), (24, 17, 5.5), (12, 21, 5), (20, 21, 5)):
        s.fill(s.circle(x, y, radius))
    s.fill(s.box(3, 20, 29, 27, 2))
