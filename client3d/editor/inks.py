"""What is painted with: ground, victory points, start zones, structures, mines, and nothing; and its image.

With symmetry on, whatever is laid in a cell is laid in the cell's image too, with the sides exchanged, as a map drawn
at random has it (`random_map`). What belongs to a side cannot lie in a cell that is its own image.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from client3d.editor.draft import NOBODY, Cell, Draft, Spot
from systems.clumsy import random_map
from systems.clumsy.data import ClumsyData

Symmetry: TypeAlias = Literal["none"] | random_map.Symmetry
SYMMETRIES: Final[tuple[Symmetry, ...]] = ("none", *random_map.SYMMETRIES)
Kind: TypeAlias = Literal["ground", "point", "zone", "structure", "mine", "erase"]

SINGLE: Final[frozenset[Kind]] = frozenset({"point", "structure"})
"""What is set cell by cell, however broad the brush is."""


class Ink(NamedTuple):
    """What a stroke leaves."""

    kind: Kind
    name: str = ""
    """The ground's character, or the structure's name."""
    side: int = NOBODY

    @property
    def single(self) -> bool:
        """Whether it is set cell by cell."""
        return self.kind in SINGLE

    @property
    def mirrored(self) -> Ink:
        """What it leaves in the image of a cell: the sides are exchanged."""
        return self if self.side == NOBODY else self._replace(side=1 - self.side)

    def on(self, spot: Spot, number: int) -> Spot:
        """A cell after it was laid there; `number`: of a new victory point."""
        if self.kind == "ground":
            return spot._replace(glyph=self.name)
        if self.kind == "zone":
            return spot._replace(zone=self.side)
        bare = spot._replace(point=0, structure="", owner=NOBODY, mine=NOBODY)
        if self.kind == "point":
            return spot if spot.point else bare._replace(point=number)
        if self.kind == "structure":
            return bare._replace(structure=self.name, owner=self.side)
        if self.kind == "mine":
            return bare._replace(mine=self.side)
        return bare._replace(zone=NOBODY)


def inks_of(data: ClumsyData) -> tuple[Ink, ...]:
    """All that can be painted with a pack; what may belong to either side is given once, as the first side's."""
    grounds = [*data.terrain_by_glyph(), *data.structure_by_glyph()]
    on_map = {kind.id for kind in data.structure_by_glyph().values()}
    kinds = sorted((kind for kind in data.structures.values() if kind.id not in on_map), key=lambda kind: kind.kind)
    return (
        *(Ink("ground", glyph) for glyph in grounds),
        Ink("point"),
        Ink("zone", side=0),
        *(Ink("structure", kind.id, 0) for kind in kinds),
        Ink("mine", side=0),
        Ink("erase"),
    )


def picked(spot: Spot) -> Ink:
    """The ink that left what lies uppermost in a cell."""
    if spot.point:
        return Ink("point")
    if spot.structure:
        return Ink("structure", spot.structure, spot.owner)
    if spot.mine != NOBODY:
        return Ink("mine", side=spot.mine)
    return Ink("ground", spot.glyph)


def image(draft: Draft, cell: Cell, symmetry: Symmetry) -> Cell:
    """Where a cell of one side lies for the other; without symmetry it is its own image."""
    if symmetry == "none":
        return cell
    return random_map.image(cell, random_map.Size(draft.width, draft.height), symmetry)


def laid(draft: Draft, cells: list[Cell], ink: Ink, symmetry: Symmetry = "none") -> Draft:
    """The draft with an ink in these cells, and in their images."""
    changed: dict[Cell, Spot] = {}
    number = draft.next_point()
    for cell in cells:
        if not draft.contains(cell):
            continue
        other = image(draft, cell, symmetry)
        if symmetry != "none" and other == cell and ink.side != NOBODY:
            continue
        for at, left in ((cell, ink), (other, ink.mirrored)) if other != cell else ((cell, ink),):
            before = changed.get(at, draft.at(at))
            changed[at] = left.on(before, number)
            number += changed[at].point == number
    return draft.laid(changed)


def is_symmetric(draft: Draft, symmetry: Symmetry) -> bool:
    """Whether each cell holds what its image holds, with the sides exchanged."""
    return all(_is_image(spot, draft.at(image(draft, cell, symmetry))) for cell, spot in draft.cells())


def _is_image(spot: Spot, other: Spot) -> bool:
    exchanged = other._replace(
        zone=_other_side(other.zone),
        owner=_other_side(other.owner),
        mine=_other_side(other.mine),
        point=spot.point if other.point and spot.point else other.point,
    )
    return spot == exchanged


def _other_side(side: int) -> int:
    return side if side == NOBODY else 1 - side
