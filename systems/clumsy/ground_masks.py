"""What is kept of the ground and of what stands on it: structures, mines, wrecks, fires.

Fed by `World.change` alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.board import Board, cells_of
from core.world import World
from systems.clumsy.components import (
    NO_SIDE,
    Fire,
    Ground,
    Identity,
    Knowledge,
    KnownGround,
    Mine,
    Rubble,
    Structure,
    StructureRow,
    VictoryPoint,
    Wreck,
)
from systems.clumsy.data import ClumsyData, StructureType
from systems.clumsy.field import GroundLayers, Standing
from systems.clumsy.unit_masks import UnitMasks


class GroundMasks(UnitMasks):
    """Masks and tables of the ground, beside those of units."""

    def __init__(self, world: World, board: Board, data: ClumsyData, side_names: tuple[str, ...]) -> None:
        super().__init__(world, board, data, side_names)
        sides = len(side_names)
        self.structure_at: dict[int, int] = {}
        """The structure (its entity) in each cell that has one."""
        self.mine_at: dict[int, int] = {}
        """The mine (its entity) in each cell that has one."""
        self.lookouts: list[dict[int, tuple[int, bool]]] = [{} for _ in range(sides)]
        """By side and cell: how far a finished building sees, and whether camouflage does not deceive it (SEE-2, 3)."""
        self.structure_rows: tuple[StructureRow, ...] = ()
        """All structures as plain values, by cell."""
        self.structures_looked: list[object] = [None] * sides
        """By side: what its last look at structures rested on; None when it must look anew."""
        self.standings_known: list[tuple[object, dict[int, Standing]]] = [((), {}) for _ in range(sides)]
        """By side: the rows it knows, and what was made of them."""
        self._ground_is_given = False
        self._known_grounds: list[GroundLayers | None] = [None] * sides
        """By side: the ground as it knows it; computed when asked for."""
        world.watch(Knowledge, "known_structures", self._structures_learned)
        world.watch(Ground, "cells", self._ground_changed)
        world.watch(KnownGround, "cells", self._known_ground_changed)
        world.watch(Knowledge, "known_fires", self._known_fires_changed)
        for name in ("hp", "progress", "built"):
            world.watch(Structure, name, self._structure_changed)
        self._lives: dict[type[Any], Callable[[int, Any, bool], None]] = {
            Identity: self._unit_life,
            Wreck: self._wreck_life,
            VictoryPoint: self._point_life,
            Fire: self._fire_life,
            Structure: self._structure_life,
            Mine: self._mine_life,
            Rubble: self._rubble_life,
            Ground: self._ground_life,
        }
        """What keeps the masks of each kind of thing when one comes or goes."""
        world.watch_life(self._life)

    # --- keeping the masks

    def _life(self, entity: int, came: bool) -> None:
        """Something came, or is gone: what it is, its first component tells that has a mask."""
        for part in self.world.parts(entity):
            keep = self._lives.get(type(part))
            if keep is not None:
                keep(entity, part, came)
                return

    def _wreck_life(self, _entity: int, wreck: Wreck, came: bool) -> None:
        bit = 1 << wreck.cell
        self.field.wrecks = self.field.wrecks | bit if came else self.field.wrecks & ~bit
        self.looked = [None] * len(self.side_names)
        self._hide_anew(wreck.cell)

    def _point_life(self, _entity: int, point: VictoryPoint, _came: bool) -> None:
        self.field.points |= 1 << point.cell

    def _fire_life(self, _entity: int, fire: Fire, came: bool) -> None:
        if not self._ground_is_given:
            burning, bit = self.field.ground.burning, 1 << fire.cell
            self._set_ground(self.field.ground.with_burning(burning | bit if came else burning & ~bit))

    def _structure_life(self, entity: int, structure: Structure, came: bool) -> None:
        self._set_structure(structure, entity if came else None)

    def _mine_life(self, entity: int, mine: Mine, came: bool) -> None:
        bit = 1 << mine.cell
        self.field.mines = self.field.mines | bit if came else self.field.mines & ~bit
        if came:
            self.mine_at[mine.cell] = entity
        else:
            del self.mine_at[mine.cell]

    def mine_owner(self, cell: int) -> int:
        """The side that laid the mine in a cell."""
        return self.world.get(self.mine_at[cell], Mine).side

    def _rubble_life(self, _entity: int, rubble: Rubble, came: bool) -> None:
        bit = 1 << rubble.cell
        self.field.rubble = self.field.rubble | bit if came else self.field.rubble & ~bit

    def _ground_life(self, _entity: int, _ground: Ground, _came: bool) -> None:
        self._ground_changed()
        self._known_grounds = [None] * len(self.side_names)

    def _structure_changed(self, entity: int, _old: object, _new: object) -> None:
        self._set_structure(self.world.get(entity, Structure), entity)

    def _set_structure(self, structure: Structure, entity: int | None) -> None:
        """Note how a structure stands now; nothing for `entity`: it is gone."""
        cell, field = structure.cell, self.field
        before = field.structures.get(cell)
        kind = self.data.structures[structure.type]
        if entity is None:
            field.structures.pop(cell, None)
            self.structure_at.pop(cell, None)
        else:
            field.structures[cell] = Standing(kind, structure.side, structure.hp, structure.progress, structure.built)
            self.structure_at[cell] = entity
        after = field.structures.get(cell)
        self.structure_rows = tuple(
            (place, one.kind.id, one.side, one.hp, one.progress, one.built)
            for place, one in sorted(field.structures.items())
        )
        self.structures_looked = [None] * len(self.side_names)
        if structure.side != NO_SIDE and kind.kind == "building" and kind.vision:
            if after is not None and after.built:
                self.lookouts[structure.side][cell] = self.sight_of_building(kind), "tower" in kind.abilities
            else:
                self.lookouts[structure.side].pop(cell, None)
            self.sight_of_others[structure.side].clear()
            self._stir(structure.side)
        if (before is not None and before.conceals) != (after is not None and after.conceals):
            self.looked = [None] * len(self.side_names)
            self._hide_anew(cell)
        if kind.costs:
            self._ground_changed()

    def sight_of_building(self, kind: StructureType) -> int:
        """How far a finished building sees, at any hour and in any weather: a tower beyond the cap (SEE-1, SEE-4)."""
        return kind.vision if "tower" in kind.abilities else min(kind.vision, self.data.rules.sight.cap)

    def _ground_changed(self, *_change: int) -> None:
        """What of it changed makes no difference: all is worked out anew."""
        if not self._ground_is_given:
            self._set_ground(self._ground_with(self.field.ground.burning))

    def _set_ground(self, ground: GroundLayers) -> None:
        changed = self.field.ground.conceals ^ ground.conceals
        self.field.ground = ground
        for cell in cells_of(changed & self.field.all_units()):
            self._hide_anew(cell)
        if changed:
            self.looked = [None] * len(self.side_names)

    def _structures_learned(self, entity: int, _old: object, _new: object) -> None:
        side = self.world.get(entity, Knowledge).side
        self.structures_looked[side] = None
        self._known_grounds[side] = None

    def _known_ground_changed(self, entity: int, _old: int, _new: int) -> None:
        self._known_grounds[self.world.get(entity, KnownGround).side] = None

    def _known_fires_changed(self, entity: int, _old: int, _new: int) -> None:
        self._known_grounds[self.world.get(entity, Knowledge).side] = None

    # --- the ground, and as sides know it

    def ground_layers(self) -> GroundLayers:
        """What the ground does, computed from the components."""
        burning = 0
        for _, fire in self.world.each(Fire):
            burning |= 1 << fire.cell
        return self._ground_with(burning)

    def _ground_with(self, burning: int) -> GroundLayers:
        masks = {ground.terrain: ground.cells for _, ground in self.world.each(Ground)}
        return GroundLayers(self.board, self.data, masks, self._crossings(), burning)

    def _crossings(self) -> dict[str, int]:
        crossings: dict[str, int] = {}
        for cell, standing in self.field.structures.items():
            if standing.crossed:
                crossings[standing.kind.id] = crossings.get(standing.kind.id, 0) | 1 << cell
        return crossings

    def _crossings_known_to(self, knowledge: Knowledge) -> dict[str, int]:
        """The finished bridges that a side knows of, by type."""
        crossings: dict[str, int] = {}
        for cell, kind, _, _, _, built in knowledge.known_structures:
            if built and self.data.structures[kind].costs:
                crossings[kind] = crossings.get(kind, 0) | 1 << cell
        return crossings

    def known_ground(self, side: int) -> GroundLayers:
        """What the ground does as far as a side knows (SEE-5); the very ground there is, where it knows all of it."""
        found = self._known_grounds[side]
        if found is None:
            masks = {known.terrain: known.cells for _, known in self.world.each(KnownGround) if known.side == side}
            knowledge = next(known for _, known in self.world.each(Knowledge) if known.side == side)
            crossings, true = self._crossings_known_to(knowledge), self.field.ground
            if true.same_as(masks, crossings, knowledge.known_fires):
                found = true
            else:
                found = GroundLayers(self.board, self.data, masks, crossings, knowledge.known_fires)
            self._known_grounds[side] = found
        return found
