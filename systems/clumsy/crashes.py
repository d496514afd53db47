"""Crashes: a craft that dies in the air falls to the ground and harms what is there.

HELI-1, DRONE-4 of the rulebook; BEAT-1 for when. What it falls on may fall in turn, in the next beat.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle, System
from systems.clumsy.components import Clock, HitPoints
from systems.clumsy.data_types import UnitClass
from systems.clumsy.events import CraftFell, FlightFailed
from systems.clumsy.structures import StructureWound
from systems.clumsy.wounds import Death, Fall, Wound, destroy

DRIFTS: frozenset[UnitClass] = frozenset({"helicopter"})
"""The classes that crash cells away from where they were (HELI-1)."""


def fail(battle: Battle, craft: int, reason: str) -> None:
    """A craft cannot stay in the air any longer, and falls; its side alone is told why (SEE-6)."""
    battle.tell(FlightFailed(unit=battle.id_of[craft], reason=reason), 1 << battle.side_of(craft))
    # from now on it is as good as dead: it goes no further, and nobody wastes a shot on it
    battle.world.change(craft, HitPoints, "left", 0)
    battle.world.agenda.add(Death(craft))


class CrashSystem(System):
    """Lets the craft that died in this beat fall, one after the other."""

    def process(self) -> None:
        """Bring every falling craft down."""
        for fall in self.battle.world.agenda.take(Fall):
            self._crash(fall)

    def _crash(self, fall: Fall) -> None:
        battle, world = self.battle, self.battle.world
        start = battle.cell_of(fall.entity)
        cell = crash_cell(battle, start) if battle.kind_of(fall.entity).unit_class in DRIFTS else start
        fell = CraftFell(unit=battle.id_of[fall.entity], start=battle.board.xy(start), to=battle.board.xy(cell))
        battle.tell(fell, fall.viewers)
        destroy(battle, fall.entity, cell, fall.viewers)
        damage = battle.data.rules.air.crash_damage
        if cell in battle.unit_at:
            world.agenda.add(Wound(battle.unit_at[cell], damage))  # whatever its cover
        elif cell in battle.structure_at:
            world.agenda.add(StructureWound(cell, damage))


def crash_cell(battle: Battle, start: int) -> int:
    """The cell on which a helicopter falls, drawn evenly from those within reach (HELI-1).

    Keyed by the cell it was over: an id would tell how many units its side has.
    """
    board = battle.board
    x, y = board.xy(start)
    cells = board.sorted_xy(board.disk(start, battle.data.rules.air.crash_radius))
    return board.cell(*battle.world.draws.one_of(f"crash {x},{y}", battle.world.the(Clock).round, cells))
