"""Vision: what a side sees, what hides from it, and what it remembers.

SEE-1, SEE-2, SEE-4, SEE-5, SEE-6, COVER-2 of the rulebook. A cell is in sight within an observer's
sight; a unit that hides is spotted so many cells nearer, but at least from the next cell.
"""

from __future__ import annotations

from core.board import cells_of
from systems.clumsy import cover
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_UNIT, OFF_BOARD, Carried, Clock, Knowledge
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.data_types import Hour, Weather
from systems.clumsy.events import GhostVanished, SightChanged, UnitLost, UnitSpotted
from systems.clumsy.ground import look_at_ground
from systems.clumsy.ground_memory import look_at_things


class Look:
    """Something changed that may change what the sides see."""

    __slots__ = ()


class Intrusion:
    """A unit moved, or came to be seen: those of the sides (bits) that are on alert may fire at it (ALERT-2)."""

    __slots__ = ("answered", "entity", "shooter", "sides")

    def __init__(self, entity: int, sides: int) -> None:
        self.entity, self.sides = entity, sides
        self.answered = 0
        """The id of the last watcher that fired at it."""
        self.shooter = 0
        """That watcher (its entity), while its shot is on its way."""


# --- formulas


def sight_radius(data: ClumsyData, kind: UnitType, hour: Hour, weather: Weather) -> int:
    """How far a unit sees open ground at this hour and in this weather; may fall below 1 (SEE-1).

    Neither hour nor weather affects a drone (SEE-4).
    """
    rules = data.rules.sight
    return min(kind.vision, rules.cap) - (0 if kind.unit_class == "drone" else rules.penalty(hour, weather))


def spotting_distance(data: ClumsyData, radius: int, hides_by: int, sees_through: bool = False) -> int:
    """From how far an observer with this sight spots what hides by so many cells (COVER-2).

    `sees_through`: camouflage does not deceive it (SEE-3).
    """
    if hides_by >= cover.CAMOUFLAGED:
        hides_by += (0 if sees_through else data.rules.sight.camouflage) - cover.CAMOUFLAGED
    return max(data.rules.sight.minimum, radius - hides_by)


def sees_through(kind: UnitType) -> bool:
    """Whether camouflage does not deceive this type of unit: drones (SEE-3)."""
    return kind.unit_class == "drone"


def sight_mask(battle: Battle, side: int, hides_by: int = 0) -> int:
    """Mask of the cells where `side` would see a thing that hides by so many cells."""
    masks = battle.sight_masks[side]
    found = masks.get(hides_by)
    if found is None:
        found = masks[hides_by] = _computed_sight(battle, side, hides_by)
    return found


def _computed_sight(battle: Battle, side: int, hides_by: int) -> int:
    mover = battle.last_mover[side]
    others = battle.sight_of_others[side].get(hides_by)
    if others is None:
        observers = [battle.unit_at[cell] for cell in cells_of(battle.field.units[side])]
        observers += [battle.craft_at[cell] for cell in cells_of(battle.field.airborne[side])]
        observers += [entity for entity in battle.passing if battle.side_of(entity) == side]
        others = 0
        for entity in observers:
            if entity != mover:
                others |= _sight_of(battle, entity, hides_by)
        for cell, (radius, is_tower) in battle.lookouts[side].items():
            others |= battle.board.disk(cell, spotting_distance(battle.data, radius, hides_by, is_tower))
        battle.sight_of_others[side][hides_by] = others
    return others | _sight_of(battle, mover, hides_by) if mover and battle.world.lives(mover) else others


def _sight_of(battle: Battle, entity: int, hides_by: int) -> int:
    """Mask of the cells where this unit alone sees a thing that hides by so many cells."""
    cell = battle.cell_of(entity)
    if cell == OFF_BOARD:
        return 0
    kind = battle.kind_of(entity)
    distance = battle.spotting.get((kind.id, hides_by))
    if distance is None:
        clock, data = battle.world.the(Clock), battle.data
        radius = sight_radius(data, kind, clock.hour, clock.weather)
        distance = battle.spotting[kind.id, hides_by] = spotting_distance(data, radius, hides_by, sees_through(kind))
    return battle.board.disk(cell, distance)


def _spotted_cells(battle: Battle, side: int) -> tuple[int, int]:
    """Masks of the cells of resting enemy units that `side` sees: on the ground, and in the air."""
    cells = craft = 0
    for other, levels in enumerate(battle.hidden):
        if other != side:
            craft |= battle.field.airborne[other]
            for hides_by, hidden in levels.items():
                if hidden:
                    cells |= hidden & sight_mask(battle, side, hides_by)
    return cells, craft & sight_mask(battle, side) if craft else 0


def spotted_units(battle: Battle, side: int) -> list[int]:
    """The enemy units (entities) that `side` sees now, by cell: never by id, which would tell of unseen ones."""
    on_ground, in_the_air = _spotted_cells(battle, side)
    units = [battle.unit_at[cell] for cell in cells_of(on_ground)]
    if in_the_air:
        units += [battle.craft_at[cell] for cell in cells_of(in_the_air)]
        units.sort(key=battle.cell_of)
    odd = [*battle.passing, *battle.revealed] if battle.passing or battle.revealed else ()
    for entity in odd:
        if entity not in units and battle.side_of(entity) != side and viewers_of(battle, entity) >> side & 1:
            units.append(entity)
    return sorted(units, key=battle.cell_of) if odd else units


def viewers_of(battle: Battle, entity: int) -> int:
    """The sides (bits) that see this unit where it stands, its own among them."""
    side, cell = battle.side_of(entity), battle.cell_of(entity)
    viewers = 1 << side
    if cell != OFF_BOARD:
        viewers |= battle.revealed.get(entity, 0)
        hides_by = battle.hides_by(entity, cell)
        for other in range(len(battle.hidden)):
            if other != side and sight_mask(battle, other, hides_by) >> cell & 1:
                viewers |= 1 << other
    return viewers


def viewers_of_cell(battle: Battle, cell: int) -> int:
    """The sides (bits) that have this cell in sight."""
    viewers = 0
    for side in range(len(battle.hidden)):
        if sight_mask(battle, side) >> cell & 1:
            viewers |= 1 << side
    return viewers


def remember_hit(battle: Battle, unit_id: int, hp: int, viewers: int) -> None:
    """Keep in mind how an enemy fares that was hit before a side's eyes, should it go out of sight by the same shot."""
    for entity, knowledge in battle.world.each(Knowledge):
        if viewers >> knowledge.side & 1:
            rows = tuple((row[0], row[1], hp if row[0] == unit_id else row[2]) for row in knowledge.spotted)
            battle.world.change(entity, Knowledge, "spotted", rows)


def lay_ghosts(battle: Battle, entity: int, knowledge: Knowledge, among: int) -> None:
    """Forget enemies last seen in these cells, where the side would see them by now if they still stood there.

    It has the cells in sight, so what hides in them it knows as it is.
    """
    hiding = battle.field.hiding_places()
    kept = []
    for row in knowledge.last_seen:
        contact, kind, _, cell, _ = row
        of = battle.data.units[kind]
        # it may have settled there meanwhile, for all the side knows
        by = cover.hides_by(battle.data, of, bool(hiding >> cell & 1), False, "camouflage" in of.abilities)
        if among & sight_mask(battle, knowledge.side, by) & 1 << cell:
            vanished = GhostVanished(unit=knowledge.contacts[contact - 1], at=battle.board.xy(cell))
            battle.tell(vanished, 1 << knowledge.side)
        else:
            kept.append(row)
    battle.world.change(entity, Knowledge, "last_seen", tuple(kept))
    still = {row[0] for row in kept}
    airborne = tuple(contact for contact in knowledge.last_seen_airborne if contact in still)
    battle.world.change(entity, Knowledge, "last_seen_airborne", airborne)


# --- the system


class VisionSystem(System):
    """Keeps what each side sees and remembers, and tells it what came into sight and what left it."""

    def process(self) -> None:
        """Look once, however much asks for it."""
        if self.battle.world.agenda.take(Look):
            for entity, knowledge in self.battle.world.each(Knowledge):
                self._look(entity, knowledge)

    def _look(self, entity: int, knowledge: Knowledge) -> None:
        battle, side = self.battle, knowledge.side
        seen = sight_mask(battle, side)
        gained = seen & ~knowledge.seen_cells
        if seen != knowledge.seen_cells:
            battle.tell(SightChanged(side=side, seen=f"{seen:x}"), 1 << side)
            battle.world.change(entity, Knowledge, "seen_cells", seen)
            battle.world.change(entity, Knowledge, "seen_this_turn", knowledge.seen_this_turn | seen)
        look_at_ground(battle, entity, knowledge)
        look_at_things(battle, entity, knowledge)
        self._look_for_units(entity, knowledge)
        if gained:
            lay_ghosts(battle, entity, knowledge, gained)

    def _look_for_units(self, entity: int, knowledge: Knowledge) -> None:
        battle, side = self.battle, knowledge.side
        rests_on = (*_spotted_cells(battle, side), *battle.stirred[:side], *battle.stirred[side + 1 :])
        if rests_on != battle.looked[side] or battle.passing:
            self._compare(entity, knowledge)
            battle.looked[side] = rests_on

    def _compare(self, entity: int, knowledge: Knowledge) -> None:
        """Tell a side which enemies it has found and lost since it last looked."""
        battle, world, side = self.battle, self.battle.world, knowledge.side
        positions, hit_points, id_of = battle.positions, battle.hit_points, battle.id_of
        rows = {
            id_of[unit]: (positions[unit].cell, hit_points[unit].left, unit) for unit in spotted_units(battle, side)
        }
        now = tuple(sorted((unit_id, cell, hp) for unit_id, (cell, hp, _) in rows.items()))
        before = knowledge.spotted
        if now == before:
            return
        world.change(entity, Knowledge, "spotted", now)
        known_before = {row[0] for row in before}
        lost = [row for row in before if row[0] not in rows]
        found = [unit_id for unit_id in rows if unit_id not in known_before]
        if not lost and not found:
            return
        contacts = list(knowledge.contacts)
        last_seen = {row[0]: row for row in knowledge.last_seen}
        in_the_air = set(knowledge.last_seen_airborne)
        for number, unit_id, cell, hp in sorted((contacts.index(row[0]) + 1, *row) for row in lost):
            unit = battle.entity_of[unit_id]
            # one that died or left did so before this side's eyes: there is nothing to remember; one that boarded
            # went out of sight like any other (SEE-6)
            if world.lives(unit):
                last_seen[number] = (number, battle.kind_of(unit).id, hp, cell, world.the(Clock).round)
                if battle.is_airborne(unit):
                    in_the_air.add(number)
                battle.tell(UnitLost(unit=unit_id, at=battle.board.xy(cell)), 1 << side)
        for unit_id in found:
            if unit_id not in contacts:
                contacts.append(unit_id)
            last_seen.pop(contacts.index(unit_id) + 1, None)
            in_the_air.discard(contacts.index(unit_id) + 1)
            cell, hp, unit = rows[unit_id]
            spotted = UnitSpotted(
                unit=unit_id,
                type=battle.kind_of(unit).id,
                side=battle.side_of(unit),
                hp=hp,
                at=battle.board.xy(cell),
                airborne=battle.is_airborne(unit),
                towing=gun if (gun := battle.gun_of.get(unit_id, NO_UNIT)) in rows else NO_UNIT,
                towed_by=truck if (truck := world.get(unit, Carried).towed_by) in rows else NO_UNIT,
            )
            battle.tell(spotted, 1 << side)
            world.agenda.add(Intrusion(unit, 1 << side))
        world.change(entity, Knowledge, "contacts", tuple(contacts))
        world.change(entity, Knowledge, "last_seen", tuple(last_seen[number] for number in sorted(last_seen)))
        world.change(entity, Knowledge, "last_seen_airborne", tuple(sorted(in_the_air)))


class ShooterSightSystem(VisionSystem):
    """Looks once more when a shot was paid for: whoever comes to see the shooter by it knows who fires (COVER-2)."""
