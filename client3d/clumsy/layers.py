"""Two layers in a cell: which of a unit on the ground and a craft over it a player means (GRID-3, FIRE-4)."""

from __future__ import annotations

from systems.clumsy.picture import Figure, Picture
from systems.clumsy.view import UnitView, View


def standing_at(view: View, cell: int, selected: int = 0, layer: bool | None = None) -> UnitView | None:
    """The unit in a cell that is meant: the one in that layer (True: in the air); if it is not told, of two the one
    that is not selected already, then one's own, then the craft.
    """
    craft, ground = view.over.get(cell), view.at.get(cell)
    if craft is None or ground is None:
        return craft or ground
    if layer is not None:
        return craft if layer else ground
    if selected in (craft.id, ground.id):
        return ground if selected == craft.id else craft
    return ground if ground.side == view.side != craft.side else craft


def what_for(view: View, target: UnitView | None) -> str:
    """What an order at a cell must name to mean this unit: "ground" for one below an enemy craft (FIRE-4)."""
    if target is None or target.airborne:
        return ""
    craft = view.over.get(target.cell)
    return "ground" if craft is not None and craft.side != view.side else ""


def watched_figure(picture: Picture, cell: tuple[int, int], layer: bool | None, selected: int) -> Figure | None:
    """The unit that a watcher's click on a cell means: of two the one that is not selected already."""
    if layer is not None:
        return picture.figure_at(cell, airborne=layer)
    found = [figure for figure in picture.figures.values() if figure.cell == cell]
    found.sort(key=lambda figure: (figure.key == selected, not figure.airborne))
    return found[0] if found else None
