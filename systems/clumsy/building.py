"""Building and clearing: engineers put up buildings and works part by part, and take rubble and wrecks away.

BUILD-1, BUILD-2, WRECK-1, AP-2 of the rulebook.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import Rubble, Structure, ThisTurn, Wreck
from systems.clumsy.data import StructureType
from systems.clumsy.field import Standing
from systems.clumsy.ground_events import Cleared, StructureBuilt
from systems.clumsy.ground_memory import learn
from systems.clumsy.orders import BuildOrder, ClearOrder
from systems.clumsy.payment import pay_points
from systems.clumsy.refusal import lacks_points
from systems.clumsy.structures import informed_of
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import Look

# --- refusals


def refuse_engineer(unit: UnitView, points: int) -> Refusal | None:
    """Why this unit cannot do an engineer's work that costs so many points."""
    if "engineer" not in unit.kind.abilities:
        return Refusal("not_an_engineer")
    return lacks_points(points, unit.action_points)


def refuse_build(view: View, order: BuildOrder) -> Refusal | None:
    """Why this engineer cannot do a part of this structure there (BUILD-1)."""
    kind = view.data.structures.get(order.what)
    if kind is None:
        return Refusal("invalid")
    return refuse_builder(view, view.units[order.unit]) or refuse_site(view, order.unit, kind, order.at)


def refuse_builder(view: View, unit: UnitView) -> Refusal | None:
    """Why this unit can build nothing at all now: one part per engineer and turn."""
    if "engineer" in unit.kind.abilities and unit.worked:
        return Refusal("already_acted")
    return refuse_engineer(unit, view.data.rules.orders.build)


def refuse_site(view: View, builder: int, kind: StructureType, at: tuple[int, int]) -> Refusal | None:
    """Why a structure of this kind cannot be begun or gone on with in this cell by that unit (BUILD-1)."""
    unit, cell = view.units[builder], view.board.cell(*at)
    distance = view.board.distance(unit.cell, cell)
    if distance > 1 or (distance == 0 and not kind.own_cell):
        return Refusal("not_adjacent")
    if cell in view.at and cell != unit.cell:
        return Refusal("occupied")
    standing = view.field.structures.get(cell)
    if standing is not None:
        return _refuse_going_on(view, standing, kind)
    if (view.field.wrecks | view.field.rubble | view.field.mines) >> cell & 1:
        return Refusal("occupied")
    if (view.field.points | view.field.ground.burning) >> cell & 1 or view.field.ground.terrain_at(cell) not in kind.on:
        return Refusal("wrong_terrain")
    return None


def _refuse_going_on(view: View, standing: Standing, kind: StructureType) -> Refusal | None:
    if standing.kind.id != kind.id or standing.side != view.side:
        return Refusal("occupied")
    return Refusal("already_built") if standing.built else None


def refuse_clear(view: View, order: ClearOrder) -> Refusal | None:
    """Why this engineer cannot clear this cell of rubble or a wreck (BUILD-2, WRECK-1)."""
    unit, cell = view.units[order.unit], view.board.cell(*order.at)
    refusal = refuse_engineer(unit, view.data.rules.orders.clear)
    if refusal is not None:
        return refusal
    if view.board.distance(unit.cell, cell) > 1:
        return Refusal("not_adjacent")
    return None if (view.field.wrecks | view.field.rubble) >> cell & 1 else Refusal("nothing_there")


# --- the systems


class Part:
    """A part of a structure about to be done."""

    __slots__ = ("cell", "entity", "kind")

    def __init__(self, entity: int, kind: StructureType, cell: int) -> None:
        self.entity, self.kind, self.cell = entity, kind, cell


class Clearing:
    """A cell about to be cleared."""

    __slots__ = ("cell", "entity")

    def __init__(self, entity: int, cell: int) -> None:
        self.entity, self.cell = entity, cell


def begin_build(battle: Battle, _view: View, order: BuildOrder) -> None:
    """Put an accepted part on the agenda."""
    kind = battle.data.structures[order.what]
    battle.world.agenda.add(Part(battle.entity_of[order.unit], kind, battle.board.cell(*order.at)))


def begin_clear(battle: Battle, _view: View, order: ClearOrder) -> None:
    """Put an accepted clearing on the agenda."""
    battle.world.agenda.add(Clearing(battle.entity_of[order.unit], battle.board.cell(*order.at)))


class BuildSystem(System):
    """Lets engineers do their parts, and clear cells."""

    def process(self) -> None:
        """Do every part, then every clearing."""
        for part in self.battle.world.agenda.take(Part):
            self._build(part)
        for clearing in self.battle.world.agenda.take(Clearing):
            self._clear(clearing)

    def _build(self, part: Part) -> None:
        battle, world, kind = self.battle, self.battle.world, part.kind
        pay_points(battle, part.entity, battle.data.rules.orders.build)
        world.change(part.entity, ThisTurn, "worked", True)
        site = battle.structure_at.get(part.cell)
        if site is None:
            built = kind.build_turns <= 1
            site = world.create(Structure(kind.id, part.cell, battle.side_of(part.entity), kind.hp, 1, built))
        else:
            done = world.get(site, Structure).progress + 1
            world.change(site, Structure, "progress", done)
            world.change(site, Structure, "built", done >= kind.build_turns)
        structure = world.get(site, Structure)
        viewers = informed_of(battle, part.cell, structure.side)
        told = StructureBuilt(
            at=battle.board.xy(part.cell),
            structure=kind.id,
            owner=structure.side,
            hp=structure.hp,
            progress=structure.progress,
            built=structure.built,
        )
        battle.tell(told, viewers)
        learn(battle, part.cell, viewers)
        world.agenda.add(Look())

    def _clear(self, clearing: Clearing) -> None:
        battle, world = self.battle, self.battle.world
        pay_points(battle, clearing.entity, battle.data.rules.orders.clear)
        for entity, rubble in world.each(Rubble):
            if rubble.cell == clearing.cell:
                world.remove(entity)
        for entity, wreck in world.each(Wreck):
            if wreck.cell == clearing.cell:
                world.remove(entity)
        viewers = informed_of(battle, clearing.cell, battle.side_of(clearing.entity))
        battle.tell(Cleared(at=battle.board.xy(clearing.cell)), viewers)
        learn(battle, clearing.cell, viewers)
        world.agenda.add(Look())
