"""Assessment: what a turn looks like before it is played: foes, threat, the way to the front, strengths."""

from __future__ import annotations

from typing import NamedTuple

from core.reach import Field, distance_field
from systems.clumsy.ai.goals import GoalPlan
from systems.clumsy.ai.memory import Memory
from systems.clumsy.ai.personality import Judgement, Personality
from systems.clumsy.ai.roles import Role, is_armed, role_of
from systems.clumsy.ai.tally import Tally, distance_tally
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.data_types import UnitClass
from systems.clumsy.view import View
from systems.clumsy.vision import sight_radius, spotting_distance

FARTHEST = 255
"""Points of way to the front beyond which all cells count alike."""
SCALE = 4
"""All weights are in quarters, so that caution can shrink by degrees."""
FIGHTING = (Role.FIGHTER, Role.MARKSMAN)


class Foe(NamedTuple):
    """An enemy that is seen or taken to be about."""

    id: int
    kind: UnitType
    cell: int
    hp: int
    seen: bool


def open_ground(view: View, unit_class: UnitClass) -> int:
    """Mask of the cells that no structure, rubble or known mine keeps a class of the side's units out of."""
    return view.board.full & ~view.field.barred(unit_class, view.side) & ~view.field.mines


class Assessment:
    """One side's turn at its beginning; threats are renewed when enemies come into sight."""

    def __init__(self, view: View, memory: Memory, personality: Personality, plan: GoalPlan | None = None) -> None:
        plan = plan or GoalPlan(personality)
        self.personality = personality
        self.haste = 0 if plan.defends else _haste(view, personality)
        """How much of its patience is gone, per cent."""
        self.foes = foes_of(view, memory)
        self._threats: dict[str, Tally] = {}
        self._ranges: dict[str, Tally] = {}
        self._unseen: dict[str, int] = {}
        self.goals = plan.front or _goals(view, memory, self.foes)
        self.fields: dict[str, Field] = {}
        self._distances: dict[str, Tally] = {}
        self.roles = {unit.id: role_of(view.data, unit.kind, personality.judgement) for unit in view.force}
        self.is_late = self.haste >= personality.judgement.all_in
        """Whether there is no time left for anything but going forward."""
        front = [unit for unit in view.own if self.roles[unit.id] in FIGHTING]
        if not front or self.is_late:
            # nobody is left to fight for the others, or no time: everybody who has a weapon does
            self.roles |= {
                unit.id: Role.FIGHTER
                for unit in view.own
                if self.roles[unit.id] in (Role.SUPPORT, Role.GENERAL) and is_armed(view.data, unit.kind)
            }
        # who must live keeps behind the others as a general does
        self.roles |= {unit.id: Role.GENERAL for unit in view.own if unit.id in plan.protected}
        front = [unit for unit in view.own if self.roles[unit.id] in FIGHTING]
        self.vanguard = front or view.own
        """The units by which the force's place is measured."""
        self.line = self._line(view)
        """Points of way to the front of the unit in the middle of the vanguard."""
        self.quiet = 0 if plan.defends else max(0, view.round - memory.last_kill)
        """Rounds since anybody fell."""
        growth, most = self.quiet * personality.impatience, personality.judgement.most_push
        self.push = personality.advance * SCALE + min(most, growth + most * self.haste // 100)
        """Weight of a point of way to the front: it grows while nothing happens."""
        self.outmatched = False
        """Whether the enemies known of are too strong to be assaulted."""
        self.caution = self._caution(view)
        self.about_to_burn = memory.about_to_burn(view)
        """Mask of the forests that a fire may reach before the next turn."""

    @property
    def remembered(self) -> int:
        """Mask of the cells in which enemies out of sight are taken to be."""
        found = 0
        for foe in self.foes:
            if not foe.seen:
                found |= 1 << foe.cell
        return found

    def renew(self, view: View, memory: Memory) -> None:
        """Enemies came or went: count them anew."""
        self.foes = foes_of(view, memory)
        self._threats.clear()
        self._ranges.clear()
        self._unseen.clear()
        self.caution = self._caution(view)

    def field(self, view: View, unit_class: str) -> Field:
        """The way to the front for a movement class; those that roll share one."""
        name: UnitClass = "foot" if unit_class in ("foot", "towed") else "tracked"
        found = self.fields.get(name)
        if found is None:
            costs = view.field.ground.step_costs[name]
            found = distance_field(view.board, costs, self.goals, open_ground(view, name))
            self.fields[name] = found
        return found

    def distances(self, view: View, unit_class: str) -> Tally:
        """The same as a tally."""
        name = "foot" if unit_class in ("foot", "towed") else "tracked"
        found = self._distances.get(name)
        if found is None:
            found = distance_tally(self.field(view, unit_class), view.board.full, FARTHEST)
            self._distances[name] = found
        return found

    def nearer_than(self, view: View, unit_class: str, points: int) -> int:
        """Mask of the cells from which the front is less than `points` away."""
        mask = 0
        for layer in self.field(view, unit_class).layers[: max(0, points)]:
            mask |= layer
        return mask

    def threat(self, view: View, unit_class: str) -> Tally:
        """Hit points, without cover, that each cell may cost a unit of this class in the enemy's next turn."""
        found = self._threats.get(unit_class)
        if found is None:
            found = self._threats[unit_class] = Tally()
            step_price = self.personality.judgement.step_and_shoot
            for foe in self.foes:
                for cells, damage in threat_zones(view, foe, unit_class, step_price):
                    found.add(cells, damage if foe.seen else (damage + 1) // 2)
        return found

    def in_range(self, view: View, unit_class: str) -> Tally:
        """Hit points, without cover, that each cell may cost a unit of this class without any enemy's moving."""
        found = self._ranges.get(unit_class)
        if found is None:
            found = self._ranges[unit_class] = Tally()
            for foe in self.foes:
                for name in foe.kind.weapons if foe.seen else ():
                    weapon = view.data.weapons[name]
                    if "ground" in weapon.targets:
                        cells = view.board.ring(foe.cell, weapon.minimum_range, weapon.maximum_range)
                        found.add(cells, weapon.damage_against(unit_class))  # type: ignore[arg-type]
        return found

    def unseen(self, view: View, kind: UnitType) -> int:
        """Mask of the cells where a unit of this size that has not fired is hidden from every foe (COVER-2)."""
        found = self._unseen.get(kind.size)
        if found is None:
            spotted = 0
            hides_by, steps = view.data.rules.hiding.of(kind.size), self.personality.judgement.foe_steps
            for foe in self.foes:
                radius = sight_radius(view.data, foe.kind, view.hour, view.weather)
                spotted |= view.board.disk(foe.cell, spotting_distance(view.data, radius, hides_by) + steps)
            found = self._unseen[kind.size] = view.field.hiding_places() & ~spotted
        return found

    def _line(self, view: View) -> int:
        field = self.field(view, "foot")
        ways = sorted(FARTHEST if (cost := field.cost(unit.cell)) is None else cost for unit in self.vanguard)
        return ways[len(ways) // 2] if ways else 0

    def _caution(self, view: View) -> int:
        """Weight of a hit point at risk: less with the odds and with every quiet round."""
        personality, judgement = self.personality, self.personality.judgement
        field = self.field(view, "foot")
        limit = self.line + judgement.front_depth
        own = sum(
            strength(view.data, unit.kind, unit.hp, judgement)
            for unit in view.own
            if (cost := field.cost(unit.cell)) is not None and cost <= limit
        )
        enemy = sum(strength(view.data, foe.kind, foe.hp, judgement) for foe in self.foes)
        self.outmatched = own * 100 < enemy * personality.assault_ratio and not self.is_late
        if not own:
            return personality.caution * SCALE
        # the weight as it stands at the odds from which the personality assaults, less with better odds
        caution = personality.caution * SCALE * enemy * personality.assault_ratio // (own * 100)
        caution = min(personality.caution * SCALE * judgement.most_caution, caution)
        return max(0, caution - personality.impatience * self.quiet) * (100 - self.haste) // 100


def foes_of(view: View, memory: Memory) -> list[Foe]:
    """The enemies in sight, then those that may be where they were last seen."""
    found = [Foe(unit.id, unit.kind, unit.cell, unit.hp, True) for unit in view.enemies]
    found += [Foe(ghost.id, ghost.kind, ghost.cell, ghost.hp, False) for ghost in memory.credible(view)]
    return found


def force_strength(view: View, judgement: Judgement) -> int:
    """What all of a side's living units weigh in a fight."""
    return sum(strength(view.data, unit.kind, unit.hp, judgement) for unit in view.force)


def strength(data: ClumsyData, kind: UnitType, hp: int, judgement: Judgement) -> int:
    """What a unit with so many hit points weighs in a fight: its value, less for who hardly fights."""
    if not kind.weapons:
        return 0
    worth = kind.value * (kind.hp + hp) // (2 * kind.hp)
    return worth // judgement.weak if role_of(data, kind, judgement) in (Role.SUPPORT, Role.DRONE) else worth


def threat_zones(view: View, foe: Foe, unit_class: str, step_price: int) -> list[tuple[int, int]]:
    """Where a foe may strike in its next turn, with the damage: standing still, or going on and firing.

    `step_price`: action points that a step is taken to cost it, twice as many when it is wounded.
    """
    board, data = view.board, view.data
    zones = []
    for name in foe.kind.weapons:
        weapon = data.weapons[name]
        if "ground" not in weapon.targets:
            continue
        radius = weapon.maximum_range
        if not weapon.still_only and foe.kind.unit_class != "towed":
            wounded = foe.hp * 100 <= foe.kind.hp * data.rules.movement.wounded_share
            steps = foe.kind.action_points // (2 * step_price if wounded else step_price)
            radius = max(radius, steps + radius * data.rules.range.moved_share // 100)
        cells = board.ring(foe.cell, weapon.minimum_range, radius)
        zones.append((cells, weapon.damage_against(unit_class)))  # type: ignore[arg-type]
    return zones


def _haste(view: View, personality: Personality) -> int:
    """From 0 when patience begins to run out to 100 at the same distance from the round limit (WIN-4)."""
    begin = view.round_limit * personality.patience // 100
    span = view.round_limit - 2 * begin
    return 100 if span <= 0 else min(100, max(0, (view.round - begin) * 100 // span))


def _goals(view: View, memory: Memory, foes: list[Foe]) -> int:
    """Where to go: to the foes, else to where they are taken to be, else to where nobody has looked."""
    if foes:
        cells = 0
        for foe in foes:
            cells |= 1 << foe.cell
        return view.board.grown(cells)
    return memory.target_zone or memory.possible
