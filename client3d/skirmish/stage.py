"""Puts pictures of Skirmish on the table, and says where things are on the screen. Places are the table's own.

What the machinery of boards calls a cell is a place here, in hundredths of a millimetre.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from client3d.play.board_stage import (
    EDGE_OF_ALL,
    PLATE_HALF_WIDTH,
    PLATE_HEIGHT,
    SELECTED,
    BoardStage,
    Outline,
)
from client3d.skirmish.scenery import Scenery
from client3d.table.measures import cells, ground, spot
from client3d.table.plans import Plan, Ring
from client3d.table.show import Show
from client3d.table.table import Table
from systems.skirmish.data import SkirmishData
from systems.skirmish.measures import Point
from systems.skirmish.picture import Figure, Picture

WIDEST, NEAREST, NARROWER = 64.0, 12.0, 0.94
"""Cells across the screen when as much as may be is shown, and what is tried after that."""


class Tabletop(Table):
    """A table with what happens on it: `acts` go on with it."""

    acts: Show | None = None

    def update(self, dt: float) -> None:
        """See `Table.update`."""
        super().update(dt)
        if self.acts is not None:
            self.acts.update()

    def settle(self) -> None:
        """Stand still for the first picture."""
        self.camera.finish()
        self.update(0.0)

    def cell_position(self, place: Point, above: float = 0.0) -> tuple[float, float, float]:
        """Where a place of the table is in the world."""
        return (*ground(place), above)


class TableStage(BoardStage):
    """A table with a battle of Skirmish on it."""

    scene: Tabletop  # type: ignore[assignment]  # where others have a board's scene

    def __init__(
        self, table: Tabletop, data: SkirmishData, models: Any, scenery: Scenery, sides: tuple[str, ...]
    ) -> None:
        super().__init__(table, data, models, sides)  # type: ignore[arg-type]
        self.scenery = scenery
        self.acts = table.acts = Show(table)

    def show(self, picture: Picture) -> None:
        """See `BoardStage.show`."""
        self.acts.finish()
        self.stand(picture)

    def stand(self, picture: Picture) -> None:
        """Stand everybody where a picture has them; what goes on, such as dice that lie, goes on."""
        self.scene.show(self.scenery.picture(picture))

    def mark(
        self,
        figure: Figure | None,
        hovered: Any,
        look: str = "hover",
        others: Mapping[int, Outline] | None = None,
    ) -> None:
        """See `BoardStage.mark`: who only watches has nothing else marked."""
        rings = () if figure is None or figure.building >= 0 else (Ring(figure.at, self._radius(figure)),)
        self.scene.plan(Plan(rings=rings))
        outlines = dict(others or {})
        self.outline(outlines if figure is None else {**outlines, figure.key: SELECTED})

    def _radius(self, figure: Figure) -> int:
        return int(self.data.units[figure.type].radius)

    def outline(self, colours: Mapping[int, Outline]) -> None:
        """See `BoardStage.outline`; a ring on the ground in its stead would lie beside that of the plan."""
        shown = colours if self.scene.draws_outlines else {}
        for key in self.scene.miniatures.fighters:
            wanted = shown.get(key, (0.0, 0.0, 0.0, 0.0))
            if self.scene.units.units[key].outline != wanted:
                self.scene.units.set(key, outline=wanted)

    def has_turret(self, kind: str) -> bool:
        """A fighter turns as a whole."""
        return False

    # --- places

    def look_at(self, cell: tuple[float, float], instantly: bool = False) -> None:
        """See `BoardStage.look_at`."""
        x, y = ground((round(cell[0]), round(cell[1])))
        super().look_at((x - 0.5, -y - 0.5), instantly)

    def show_all(self) -> None:
        """See `BoardStage.show_all`."""
        far = spot(self.scene.size[0], -self.scene.size[1])
        corners = [(x, y) for x in (0, far[0]) for y in (0, far[1])]
        across = WIDEST
        while across * NARROWER > NEAREST and self._shows(corners, across * NARROWER):
            across *= NARROWER
        self._shows(corners, across)

    def _shows(self, corners: Sequence[Point], across: float) -> bool:
        """Look at the middle of some corners, so many cells across the screen; whether all of them are in sight."""
        camera, (x, y) = self.scene.camera, corners[-1]
        camera.zoom_to(across)
        camera.finish()
        self.look_at((x / 2, y / 2), instantly=True)
        return all(self.in_sight(corner, EDGE_OF_ALL) for corner in corners)

    def in_sight(self, cell: Point, margin: float) -> bool:
        """See `BoardStage.in_sight`."""
        x, y = self.scene.project((*ground(cell), 0.0))
        width, height = self.scene.camera.screen
        left, top, right, bottom = self.free_area or (0.0, 0.0, float(width), float(height))
        return left + margin < x < right - margin and top + margin < y < bottom - margin

    def box_of(self, cell: Point, key: int | None = None) -> tuple[float, float, float, float]:
        """See `BoardStage.box_of`: of a fighter's base, or of a little round a place."""
        units = self.scene.units
        fighter = self.scene.miniatures.fighters.get(key) if key is not None else None
        half = cells(fighter.radius) if fighter is not None else 0.25
        x, y = ground(cell)
        z = 0.0
        if fighter is not None and fighter.id in units.units:
            x, y, z = units.world_position(fighter.id)
        places = [self.scene.project((x + dx, y + dy, z)) for dx in (-half, half) for dy in (-half, half)]
        if fighter is not None and fighter.id in units.units:
            px, py = self.scene.project(units.top(fighter.id))
            places += [(px - PLATE_HALF_WIDTH, py - PLATE_HEIGHT), (px + PLATE_HALF_WIDTH, py)]
        left, top = min(px for px, _ in places), min(py for _, py in places)
        return left, top, max(px for px, _ in places) - left, max(py for _, py in places) - top
