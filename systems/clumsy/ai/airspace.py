"""Airspace: what may shoot a side's craft down over each cell, as far as the side knows, and what may lurk unseen.

HELI-4, DRONE-3, ALERT-1 of the rulebook: weapons that reach what flies are told from the pack's data alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from core.board import cells_of
from systems.clumsy.ai.assess import Assessment, Foe
from systems.clumsy.ai.memory import Memory
from systems.clumsy.ai.tally import Tally
from systems.clumsy.aim import can_aim_at, guards_the_sky
from systems.clumsy.data import ClumsyData, UnitType, WeaponType
from systems.clumsy.view import View

SURE = 16
"""What `Airspace.doubt` says of a cell that an unseen battery reaches wherever it may be."""

WATCHED = 3
"""How much more a hit point that who is known may take weighs on a way than a part of SURE."""


class Airspace:
    """The air of one moment for one type of craft: three numbers for each cell."""

    def __init__(self, view: View, assessment: Assessment, memory: Memory, craft: UnitType) -> None:
        self.threat = _threat(view, assessment, craft)
        """Hit points that it may lose there in the enemy's next turn."""
        self.watch = _watch(view, assessment, craft)
        """Hit points that it may lose on coming there, if every foe is on alert (ALERT-1)."""
        self.blow, reach = _worst_blow(view.data, craft)
        """Hit points that a battery nobody has seen takes, if it is there."""
        self.doubt = _doubt(view, memory, reach) if self.blow else Tally()
        """How likely one reaches the cell, in parts of SURE."""
        self.care = Tally(self.doubt.planes)
        """What a way avoids: all that may shoot at it, in points."""
        self.care.add_tally(self.watch, WATCHED, view.board.full)


class Skies:
    """The airspaces of a turn, anew when foes came or went or more of the ground was looked at."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._known: dict[str, Airspace] = {}
        self._moment: tuple[object, ...] = ()

    def over(self, view: View, assessment: Assessment, craft: UnitType) -> Airspace:
        """The air of this moment for a type of craft."""
        moment = (*assessment.foes, self._memory.possible)
        if moment != self._moment:
            self._moment = moment
            self._known.clear()
        found = self._known.get(craft.id)
        if found is None:
            found = self._known[craft.id] = Airspace(view, assessment, self._memory, craft)
        return found


def _threat(view: View, assessment: Assessment, craft: UnitType) -> Tally:
    found, step_price = Tally(), assessment.personality.judgement.step_and_shoot
    for foe, weapon, roams, damage in _shots(view, assessment, craft):
        found.add(_reach(view, foe, weapon, step_price, roams), damage)
    return found


def _watch(view: View, assessment: Assessment, craft: UnitType) -> Tally:
    found = Tally()
    for foe, weapon, roams, damage in _shots(view, assessment, craft):
        found.add(view.board.ring(foe.cell, weapon.minimum_range, weapon.maximum_range + roams), damage)
    return found


def _shots(view: View, assessment: Assessment, craft: UnitType) -> Iterator[tuple[Foe, WeaponType, int, int]]:
    """Who may shoot at a type of craft and with what; how many cells it may be from where it is taken to be, and the
    hit points to count for it: of who is out of sight half.
    """
    wander = assessment.personality.judgement.wander
    for foe in assessment.foes:
        for weapon in _against(view.data, foe.kind, craft):
            damage = weapon.damage_against(craft.unit_class)
            yield (foe, weapon, 0, damage) if foe.seen else (foe, weapon, wander, (damage + 1) // 2)


def _doubt(view: View, memory: Memory, reach: int) -> Tally:
    """For each cell the share of the places where a battery may stand unseen from which it reaches that far."""
    wheels = view.field.ground.step_costs["wheeled"].enterable
    hidden = [cells for where in memory.sky_guards_may_be(view) if (cells := where & wheels)]
    layers: dict[int, int] = defaultdict(int)
    for cell in cells_of(view.board.full) if hidden else ():
        disk = view.board.disk(cell, reach)
        shares = sum((disk & cells).bit_count() * SURE * 4 // cells.bit_count() for cells in hidden)
        layers[-(-shares // (4 * len(hidden)))] |= 1 << cell
    found = Tally()
    for share, cells in sorted(layers.items()):
        found.add(cells, share)
    return found


def _against(data: ClumsyData, kind: UnitType, craft: UnitType) -> list[WeaponType]:
    """The weapons of a type of unit that reach a type of craft in the air."""
    return [weapon for name in kind.weapons if can_aim_at(weapon := data.weapons[name], craft, airborne=True)]


def _worst_blow(data: ClumsyData, craft: UnitType) -> tuple[int, int]:
    """The most that a type of unit that fires at craft alone takes from a craft in a turn, and its longest range."""
    found = (0, 0)
    for kind in data.units.values():
        if guards_the_sky(data, kind):
            weapons = _against(data, kind, craft)
            blow = sum(weapon.damage_against(craft.unit_class) for weapon in weapons)
            found = max(found, (blow, max((weapon.maximum_range for weapon in weapons), default=0)))
    return found


def _reach(view: View, foe: Foe, weapon: WeaponType, step_price: int, roams: int) -> int:
    """Mask of the cells that a foe reaches in its next turn: standing still, or going on and firing.

    `roams`: how many cells it may be from where it is taken to be.
    """
    board = view.board
    still = board.ring(foe.cell, weapon.minimum_range, weapon.maximum_range)
    if roams:
        still = board.disk(foe.cell, weapon.maximum_range + roams)
    if weapon.still_only or "still_only" in foe.kind.abilities:
        return still
    steps = foe.kind.action_points // step_price
    radius = steps + weapon.maximum_range * view.data.rules.range.moved_share // 100
    return still | board.disk(foe.cell, radius)  # it moves away from who hovers right above it
