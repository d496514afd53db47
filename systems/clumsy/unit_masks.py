"""What is kept of units: where they stand, whom they carry, what they hide by. Fed by `World.change` alone."""

from __future__ import annotations

from typing import Any

from core.board import Board
from core.world import World
from systems.clumsy.components import (
    NO_UNIT,
    OFF_BOARD,
    ActionPoints,
    Alert,
    Camouflage,
    Carried,
    Clock,
    Drone,
    HitPoints,
    Identity,
    Knowledge,
    Patrol,
    Position,
    Supplies,
    ThisTurn,
)
from systems.clumsy.cover import hides_by
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.field import Field, GroundLayers

OWN_VIEW_FIELDS: dict[type[object], tuple[str, ...]] = {
    Position: ("cell", "airborne"),
    HitPoints: ("left",),
    ActionPoints: ("left",),
    Supplies: ("fuel", "rounds"),
    ThisTurn: ("moved", "shots", "worked"),
    Alert: ("shots",),
    Patrol: ("zone", "reserved"),
    Camouflage: ("settled",),
    Drone: ("battery",),
}
"""What a side knows of its own units, apart from what never changes."""


class UnitMasks:
    """Masks and tables of units; `ground_masks.GroundMasks` adds the ground and what stands on it.

    Components are the truth: all here is derived from them, by watchers.
    """

    def __init__(self, world: World, board: Board, data: ClumsyData, side_names: tuple[str, ...]) -> None:
        self.world = world
        self.board = board
        self.data = data
        self.side_names = side_names
        self.unit_at: dict[int, int] = {}
        """The ground unit (its entity) in each cell that has one."""
        self.craft_at: dict[int, int] = {}
        """The craft in the air (its entity) over each cell that has one."""
        self.passing: dict[int, int] = {}
        """Units on their way through a friend's cell, with that cell (MOVE-4): the masks leave them out."""
        self.revealed: dict[int, int] = {}
        """Units that some sides (bits) see wherever they stand (FIRE-5)."""
        self.on_alert: dict[int, int] = {}
        """The units (entities) that keep shots for the enemy's turn, with how many (ALERT-1)."""
        self.entity_of: dict[int, int] = {}
        """The entity of each unit's id."""
        self.id_of: dict[int, int] = {}
        """The id of each unit (entity)."""
        self.cargo: dict[int, tuple[int, ...]] = {}
        """The ids of the units aboard each carrier (its id) that has any, sorted (LOAD-2)."""
        self.gun_of: dict[int, int] = {}
        """The id of the gun that each truck (its id) tows (TOW-1)."""
        self.positions: dict[int, Position] = {}
        self.hit_points: dict[int, HitPoints] = {}
        """Two components of each unit (entity), to be read where the way through the world is too long."""
        sides = len(side_names)
        self.field = Field(
            board,
            data,
            GroundLayers(board, data, {}, {}),
            [0] * sides,
            [0] * sides,
            [0] * sides,
            0,
            0,
            structures={},
            airborne=[0] * sides,
        )
        self.engineers: list[int] = [0] * sides
        """By side: mask of its engineers, who spot mines (MINE-2)."""
        self.jammers: list[int] = [0] * sides
        """By side: mask of its jammers, who bring drones down (DRONE-3)."""
        self.hidden: list[dict[int, int]] = [{} for _ in range(sides)]
        """By side: masks of its ground units by the cells they hide by (COVER-2)."""
        self.sight_masks: list[dict[int, int]] = [{} for _ in range(sides)]
        """By side: what it sees of things that hide by so many cells; computed when asked for."""
        self.sight_of_others: list[dict[int, int]] = [{} for _ in range(sides)]
        """By side: the same, without `last_mover`, so that the next step of a move costs one disk."""
        self.last_mover: list[int] = [0] * sides
        """By side: the unit (its entity) that moved last; 0 for none."""
        self.spotting: dict[tuple[str, int], int] = {}
        """From how far each unit type spots what hides by so many cells, at this hour and in this weather."""
        self.longest_ranges: dict[str, int] = {}
        """The greatest range of each unit type's weapons; worked out when asked for."""
        self.contacts_known: list[tuple[object, dict[int, int]]] = [((), {}) for _ in range(sides)]
        """By side: the enemies it has ever seen, and what it calls them."""
        self.ghosts_known: list[tuple[object, tuple[Any, ...]]] = [(((), ()), ()) for _ in range(sides)]
        """By side: whom it has seen last where, and what was made of that."""
        self.own_views: dict[int, object] = {}
        """What a side knows of each unit (entity) of its own, until the unit changes."""
        self.stirred: list[int] = [0] * sides
        """By side: goes up whenever one of its units changes in a way that others could see."""
        self.looked: list[tuple[int, ...] | None] = [None] * sides
        """By side: what its last look at enemy units rested on; None when it must look anew."""
        self._kinds: dict[int, tuple[UnitType, int]] = {}
        world.watch(Position, "cell", self._moved)
        world.watch(Position, "airborne", self._rose)
        world.watch(ThisTurn, "shots", self._fired)
        world.watch(ThisTurn, "moved", self._settled)
        world.watch(Camouflage, "settled", self._settled)
        world.watch(Alert, "shots", self._alerted)
        world.watch(ThisTurn, "revealed_to", self._revealed)
        for component, fields in OWN_VIEW_FIELDS.items():
            for field in fields:
                world.watch(component, field, self._outdated)
        world.watch(HitPoints, "left", self._wounded)
        world.watch(Carried, "aboard", self._boarded)
        world.watch(Carried, "towed_by", self._hitched)
        world.watch(Knowledge, "spotted", self._learned)
        world.watch(Clock, "hour", self._sight_turned)
        world.watch(Clock, "weather", self._sight_turned)

    def kind_of(self, entity: int) -> UnitType:
        """The type of a unit."""
        return self._kinds[entity][0]

    def side_of(self, entity: int) -> int:
        """The side of a unit."""
        return self._kinds[entity][1]

    def cell_of(self, entity: int) -> int:
        """The cell of a unit; OFF_BOARD if it is nowhere."""
        return self.positions[entity].cell

    def is_alive(self, entity: int) -> bool:
        """Whether a unit lives and is not about to die in this chain."""
        return self.world.lives(entity) and self.hit_points[entity].left > 0

    def is_airborne(self, entity: int) -> bool:
        """Whether a unit is in the air."""
        return self.positions[entity].airborne

    def in_the_way_of(self, entity: int, cell: int) -> int | None:
        """Who is in a cell where a unit would move: over it if that is a craft, else on its ground (GRID-3)."""
        return (self.craft_at if self.kind_of(entity).flies else self.unit_at).get(cell)

    def place_of(self, entity: int) -> int:
        """The cell of a unit, or of the carrier it is aboard."""
        aboard = self.world.get(entity, Carried).aboard
        return self.cell_of(entity if aboard == NO_UNIT else self.entity_of[aboard])

    def gun_behind(self, entity: int) -> int:
        """The gun (its entity) that a unit tows; NO_UNIT if it tows none (TOW-1)."""
        gun = self.gun_of.get(self.id_of[entity], NO_UNIT)
        return self.entity_of[gun] if gun != NO_UNIT else NO_UNIT

    # --- keeping the masks

    def _moved(self, entity: int, old: int, new: int) -> None:
        side = self._kinds[entity][1]
        if self.last_mover[side] != entity:
            self.last_mover[side] = entity
            self.sight_of_others[side].clear()
        if old != OFF_BOARD:
            self._leave(entity, old, self.is_airborne(entity))
        if new != OFF_BOARD:
            self._join(entity, new, self.is_airborne(entity))

    def _rose(self, entity: int, old: bool, new: bool) -> None:
        """A craft took off or came down: it is in the other layer of its cell now."""
        cell = self.cell_of(entity)
        if cell != OFF_BOARD:
            self._leave(entity, cell, old)
            self._join(entity, cell, new)

    def _stir(self, side: int) -> None:
        self.sight_masks[side].clear()
        self.stirred[side] += 1

    def _outdated(self, entity: int, _old: object, _new: object) -> None:
        self.own_views.pop(entity, None)

    def _wounded(self, entity: int, _old: int, _new: int) -> None:
        self.stirred[self.side_of(entity)] += 1

    def _learned(self, entity: int, _old: object, _new: object) -> None:
        self.looked[self.world.get(entity, Knowledge).side] = None

    def _boarded(self, entity: int, old: int, new: int) -> None:
        unit = self.id_of[entity]
        for carrier, stays in ((old, False), (new, True)):
            if carrier != NO_UNIT:
                rest = {other for other in self.cargo.pop(carrier, ()) if other != unit}
                if aboard := tuple(sorted(rest | {unit} if stays else rest)):
                    self.cargo[carrier] = aboard
                self.own_views.pop(self.entity_of.get(carrier, NO_UNIT), None)

    def _hitched(self, entity: int, old: int, new: int) -> None:
        if old != NO_UNIT:
            self.gun_of.pop(old, None)
        if new != NO_UNIT:
            self.gun_of[new] = self.id_of[entity]
        for unit in (old, new, self.id_of[entity]):
            self.own_views.pop(self.entity_of.get(unit, NO_UNIT), None)

    def _join(self, entity: int, cell: int, airborne: bool) -> None:
        """Note that a unit is in a cell now, in one of its layers."""
        kind, side = self._kinds[entity]
        self._stir(side)
        if airborne:
            self.craft_at[cell] = entity
            self.field.airborne[side] |= 1 << cell
            return
        if cell in self.unit_at:
            self.passing[entity] = cell
            return
        field, bit = self.field, 1 << cell
        self.unit_at[cell] = entity
        field.units[side] |= bit
        if "general" in kind.abilities:
            field.generals[side] |= bit
        if "supplier" in kind.abilities:
            field.suppliers[side] |= bit
        if "engineer" in kind.abilities:
            self.engineers[side] |= bit
        if "jammer" in kind.abilities:
            self.jammers[side] |= bit
        self._hide(side, cell, self.hides_by(entity, cell))

    def _leave(self, entity: int, cell: int, airborne: bool) -> None:
        """Note that a unit is in a cell no more, in the layer it was in."""
        kind, side = self._kinds[entity]
        self._stir(side)
        if airborne:
            del self.craft_at[cell]
            self.field.airborne[side] &= ~(1 << cell)
            return
        if self.passing.pop(entity, OFF_BOARD) != OFF_BOARD:
            return
        field, rest = self.field, ~(1 << cell)
        del self.unit_at[cell]
        field.units[side] &= rest
        if "general" in kind.abilities:
            field.generals[side] &= rest
        if "supplier" in kind.abilities:
            field.suppliers[side] &= rest
        if "engineer" in kind.abilities:
            self.engineers[side] &= rest
        if "jammer" in kind.abilities:
            self.jammers[side] &= rest
        self._hide(side, cell, None)
        for other, at in self.passing.items():
            if at == cell:
                del self.passing[other]
                self._join(other, cell, False)
                return

    def _fired(self, entity: int, old: tuple[str, ...], new: tuple[str, ...]) -> None:
        cell, side = self.cell_of(entity), self.side_of(entity)
        if cell != OFF_BOARD and bool(old) != bool(new) and self.unit_at.get(cell) == entity:
            by = self.hides_by(entity, cell)
            if not self.hidden[side].get(by, 0) >> cell & 1:
                self._hide(side, cell, by)
                self.stirred[side] += 1

    def _revealed(self, entity: int, _old: int, new: int) -> None:
        if new:
            self.revealed[entity] = new
        else:
            self.revealed.pop(entity, None)
        self.looked = [None] * len(self.side_names)

    def _settled(self, entity: int, _old: bool, _new: bool) -> None:
        """What a unit hides by may change with its camouflage (SEE-3)."""
        cell = self.cell_of(entity)
        if "camouflage" in self.kind_of(entity).abilities and self.unit_at.get(cell) == entity:
            self._hide(self.side_of(entity), cell, self.hides_by(entity, cell))
            self.stirred[self.side_of(entity)] += 1

    def _alerted(self, entity: int, _old: int, new: int) -> None:
        if new:
            self.on_alert[entity] = new
        else:
            self.on_alert.pop(entity, None)

    def _sight_turned(self, _entity: int, _old: object, _new: object) -> None:
        self.spotting.clear()
        for masks in (*self.sight_masks, *self.sight_of_others):
            masks.clear()

    # --- hiding

    def in_cover(self, cell: int) -> bool:
        """Whether something in this cell hides a ground unit (COVER-2)."""
        standing = self.field.structures.get(cell)
        hides = bool((self.field.ground.conceals | self.field.wrecks) >> cell & 1)
        return hides or (standing is not None and standing.conceals)

    def is_camouflaged(self, entity: int) -> bool:
        """Whether the unit is camouflaged: it has settled, in cover, and neither moved nor fired since (SEE-3)."""
        cell = self.cell_of(entity)
        if cell == OFF_BOARD or self.is_airborne(entity):
            return False
        if not self.world.get(entity, Camouflage).settled or not self.in_cover(cell):
            return False
        this_turn = self.world.get(entity, ThisTurn)
        return not this_turn.moved and not this_turn.shots

    def hides_by(self, entity: int, cell: int) -> int:
        """How many cells nearer an enemy must come to spot this unit in this cell: none to a craft in the air.

        COVER-1, COVER-2, SEE-3.
        """
        if self.is_airborne(entity):
            return 0
        kind, this_turn = self._kinds[entity][0], self.world.get(entity, ThisTurn)
        settled = "camouflage" in kind.abilities and not this_turn.moved and self.world.get(entity, Camouflage).settled
        return hides_by(self.data, kind, self.in_cover(cell), bool(this_turn.shots), settled)

    def _hide(self, side: int, cell: int, by: int | None) -> None:
        levels, bit = self.hidden[side], 1 << cell
        for level, cells in levels.items():
            if cells & bit:
                levels[level] = cells & ~bit
        if by is not None:
            levels[by] = levels.get(by, 0) | bit

    def _hide_anew(self, cell: int) -> None:
        """What the unit in a cell hides by may have changed."""
        if (unit := self.unit_at.get(cell)) is not None:
            self._hide(self.side_of(unit), cell, self.hides_by(unit, cell))

    def _unit_life(self, entity: int, identity: Identity, came: bool) -> None:
        """A unit came, or is gone."""
        world = self.world
        cell = world.get(entity, Position).cell
        if came:
            self.entity_of[identity.id] = entity
            self.id_of[entity] = identity.id
            self.positions[entity] = world.get(entity, Position)
            self.hit_points[entity] = world.get(entity, HitPoints)
            self._kinds[entity] = (self.data.units[identity.type], identity.side)
            self.sight_of_others[identity.side].clear()
            if cell != OFF_BOARD:
                self._join(entity, cell, self.is_airborne(entity))
            self._revealed(entity, 0, world.get(entity, ThisTurn).revealed_to)
            self._alerted(entity, 0, world.get(entity, Alert).shots)
        else:
            self.on_alert.pop(entity, None)
            if cell != OFF_BOARD:
                self.sight_of_others[identity.side].clear()
                self._leave(entity, cell, self.is_airborne(entity))
        carried = world.get(entity, Carried)
        for watcher, by in ((self._boarded, carried.aboard), (self._hitched, carried.towed_by)):
            if by != NO_UNIT:
                watcher(entity, *((NO_UNIT, by) if came else (by, NO_UNIT)))
