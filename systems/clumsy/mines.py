"""Mines: laying and lifting them, treading on them, and who knows of them.

MINE-0 to MINE-2, AP-2 of the rulebook; BEAT-1 for when one goes off.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.clumsy.battle import Battle, System
from systems.clumsy.building import refuse_engineer
from systems.clumsy.components import Mine
from systems.clumsy.ground_events import MineExploded, MineLaid, MineLifted
from systems.clumsy.ground_memory import learn_of_mine
from systems.clumsy.orders import DemineOrder, LayMineOrder
from systems.clumsy.payment import pay_points
from systems.clumsy.tread import Tread
from systems.clumsy.view import View
from systems.clumsy.vision import Look, viewers_of_cell
from systems.clumsy.wounds import Wound

# --- refusals


def refuse_lay_mine(view: View, order: LayMineOrder) -> Refusal | None:
    """Why this engineer cannot lay a mine there: only in an empty cell next to it (MINE-0)."""
    unit, cell = view.units[order.unit], view.board.cell(*order.at)
    refusal = refuse_engineer(unit, view.data.rules.orders.lay_mine)
    if refusal is not None:
        return refusal
    if view.board.distance(unit.cell, cell) != 1:
        return Refusal("not_adjacent")
    field = view.field
    if cell in view.at or cell in field.structures or (field.wrecks | field.rubble | field.mines) >> cell & 1:
        return Refusal("occupied")
    if not field.ground.walkable >> cell & 1:
        return Refusal("wrong_terrain")
    return None


def refuse_demine(view: View, order: DemineOrder) -> Refusal | None:
    """Why this engineer cannot lift a mine there: next to it or in its own cell (MINE-2)."""
    unit, cell = view.units[order.unit], view.board.cell(*order.at)
    refusal = refuse_engineer(unit, view.data.rules.orders.demine)
    if refusal is not None:
        return refusal
    if view.board.distance(unit.cell, cell) > 1:
        return Refusal("not_adjacent")
    return None if view.field.mines >> cell & 1 else Refusal("nothing_there")


# --- the system


class MineLaying:
    """A mine about to be laid."""

    __slots__ = ("cell", "entity")

    def __init__(self, entity: int, cell: int) -> None:
        self.entity, self.cell = entity, cell


class MineLifting:
    """A mine about to be lifted."""

    __slots__ = ("cell", "entity")

    def __init__(self, entity: int, cell: int) -> None:
        self.entity, self.cell = entity, cell


def begin_lay_mine(battle: Battle, _view: View, order: LayMineOrder) -> None:
    """Put an accepted mine on the agenda."""
    battle.world.agenda.add(MineLaying(battle.entity_of[order.unit], battle.board.cell(*order.at)))


def begin_demine(battle: Battle, _view: View, order: DemineOrder) -> None:
    """Put an accepted lifting on the agenda."""
    battle.world.agenda.add(MineLifting(battle.entity_of[order.unit], battle.board.cell(*order.at)))


class MineSystem(System):
    """Lays mines and lifts them, and lets those go off that are trodden on."""

    def process(self) -> None:
        """Do what is to be done with mines."""
        agenda = self.battle.world.agenda
        for laying in agenda.take(MineLaying):
            self._lay(laying)
        for lifting in agenda.take(MineLifting):
            self._lift(lifting)
        for tread in agenda.take(Tread):
            self._tread(tread)

    def _lay(self, laying: MineLaying) -> None:
        battle = self.battle
        side = battle.side_of(laying.entity)
        pay_points(battle, laying.entity, battle.data.rules.orders.lay_mine)
        battle.world.create(Mine(laying.cell, side))
        battle.tell(MineLaid(at=battle.board.xy(laying.cell), owner=side), 1 << side)
        learn_of_mine(battle, laying.cell, 1 << side)
        battle.world.agenda.add(Look())

    def _lift(self, lifting: MineLifting) -> None:
        battle = self.battle
        pay_points(battle, lifting.entity, battle.data.rules.orders.demine)
        battle.world.remove(battle.mine_at[lifting.cell])
        viewers = viewers_of_cell(battle, lifting.cell) | 1 << battle.side_of(lifting.entity)
        battle.tell(MineLifted(at=battle.board.xy(lifting.cell)), viewers)
        learn_of_mine(battle, lifting.cell, viewers)
        battle.world.agenda.add(Look())

    def _tread(self, tread: Tread) -> None:
        """The mine is spent; whoever set it off, friend or foe, is wounded through no cover (MINE-1)."""
        battle = self.battle
        cell, mine = tread.cell, battle.mine_at.get(tread.cell)
        if mine is None or not battle.world.lives(tread.entity):
            return
        viewers = viewers_of_cell(battle, cell) | 1 << battle.side_of(tread.entity)
        battle.world.remove(mine)
        battle.tell(MineExploded(at=battle.board.xy(cell)), viewers)
        learn_of_mine(battle, cell, viewers)
        battle.world.agenda.add(Wound(tread.entity, battle.data.rules.mines.damage))
        battle.world.agenda.add(Look())
