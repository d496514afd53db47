"""Icons of what camps have."""

from __future__ import annotations

from client3d.hud.drawing import Sheet, ring
from client3d.hud.icons.gathering import icon


@icon("gold")
def _gold(s: Sheet) -> None:
    s.fill(ring(s.circle(16, 16, 12.5), 2.6))
    s.fill(s.polygon((16, 8), (22, 16), (16, 24), (10, 16)))


@icon("headquarters")
def _headquarters(s: Sheet) -> None:
    s.fill(s.box(5, 15, 27, 28))
    s.cut(s.box(13, 20, 19, 28))
    s.fill(s.line(2.2, (16, 15), (16, 2)))
    s.fill(s.polygon((16, 2), (27, 6), (16, 10)))
