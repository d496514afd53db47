"""Fire: who may fire at what, what it would do, and what it does.

RANGE-1, RANGE-2, LOF-1 to LOF-4, FIRE-1 to FIRE-5, HELI-3 of the rulebook; the number of shots and their price
are in `shots`, cover and damage in `cover`.
"""

from __future__ import annotations

from typing import NamedTuple

from core.board import FULL_SHARE, cells_of, fire_share
from core.orders import Refusal
from systems.clumsy import blast
from systems.clumsy.aim import Layer, can_aim_at_unit, holds_own, unit_aimed_at
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_UNIT, ActionPoints, Identity, Supplies, ThisTurn
from systems.clumsy.cover import NO_COVER, Cover, cover_of, shot_damage
from systems.clumsy.data import ClumsyData, UnitType, WeaponType
from systems.clumsy.events import ShotBlocked, ShotFired, ShotLanded, UnitPaid
from systems.clumsy.field import Field, Standing
from systems.clumsy.orders import TARGETS, FireOrder
from systems.clumsy.refusal import lacks_points
from systems.clumsy.shots import shot_price, weapon_has_shot
from systems.clumsy.structures import StructureWound, aimable, can_hit, wear_of
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import Look, viewers_of, viewers_of_cell
from systems.clumsy.wounds import Death, Ignition, Wound

# --- formulas


def range_of(data: ClumsyData, weapon: WeaponType, moved: bool) -> tuple[int, int]:
    """Least and greatest distance of a target: after moving the greatest is halved (RANGE-1)."""
    if not moved:
        return weapon.minimum_range, weapon.maximum_range
    rules = data.rules.range
    halved = max(rules.moved_minimum, weapon.maximum_range * rules.moved_share // 100)
    return weapon.minimum_range, max(weapon.minimum_range, halved)


def line_is_blocked(field: Field, start: int, target: int) -> bool:
    """Whether terrain or a unit, as far as `field` knows, stops direct fire between two cells (LOF-1, LOF-2)."""
    if field.board.line(start, target) & field.all_units():
        return True
    return fire_share(field.board, start, target, field.ground.fire_shares) >= FULL_SHARE


def shadows(field: Field, start: int, cells: int) -> int:
    """Mask of those of the cells that the ground alone keeps direct fire from `start` from (LOF-1)."""
    shares, found = field.ground.fire_shares, 0
    for cell in cells_of(cells):
        if fire_share(field.board, start, cell, shares) >= FULL_SHARE:
            found |= 1 << cell
    return found


def cells_to_stop(share: int) -> int:
    """How many cells that each stop this share of direct fire stop all of it together (LOF-1)."""
    return -(-FULL_SHARE // share)


class Damage(NamedTuple):
    """What a shot does to a unit, and how that comes about."""

    base: int
    cover: Cover
    total: int
    """Hit points lost."""


def downs_at_once(unit_class: str, airborne: bool) -> bool:
    """Whether any one shot that strikes such a unit downs it, however little it takes: a drone in the air (DRONE-3)."""
    return airborne and unit_class == "drone"


def bare_damage(weapon: WeaponType, kind: UnitType, airborne: bool) -> int:
    """Hit points that one shot takes from a unit of this type that is whole and out of cover (FIRE-3, DRONE-3)."""
    return kind.hp if downs_at_once(kind.unit_class, airborne) else weapon.damage_against(kind.unit_class)


def shots_to_destroy(weapon: WeaponType, kind: UnitType, airborne: bool) -> int:
    """How many shots destroy a unit of this type that is whole and out of cover."""
    return -(-kind.hp // bare_damage(weapon, kind, airborne))


def damage_to(
    field: Field, weapon: WeaponType, unit_class: str, side: int, cell: int, airborne: bool = False, hp: int = 0
) -> Damage:
    """What one shot does to a unit of this class and side in `cell`, as far as `field` knows (FIRE-3, COVER-1).

    A drone in the air is downed by any one shot, however many `hp` it has left (DRONE-3).
    """
    base = weapon.damage_against(unit_class)  # type: ignore[arg-type]
    cover = NO_COVER if airborne else cover_of(field, side, cell)
    downs = hp if downs_at_once(unit_class, airborne) else 0
    return Damage(base, cover, max(downs, shot_damage(base, cover.total)))


# --- refusals and previews


def refuse_fire(view: View, order: FireOrder) -> Refusal | None:
    """Why this shot cannot be ordered, as far as the side knows."""
    if order.what not in TARGETS:
        return Refusal("invalid")
    unit = view.units[order.unit]
    if order.weapon and order.weapon not in unit.kind.weapons:
        return Refusal("unknown_weapon")
    if unit.towed_by != NO_UNIT:
        return Refusal("hitched")
    if unit.landed:
        return Refusal("landed")
    if not unit.kind.weapons:
        return Refusal("cannot_fire")
    if order.weapon:
        return refuse_shot(view, unit, order.weapon, view.board.cell(*order.at), order.what)
    return None if chosen_weapon(view, order) else _why_no_weapon(view, unit, order)


def chosen_weapon(view: View, order: FireOrder) -> str:
    """The weapon of an order: the one it names, else the only one that may fire at that cell; else ""."""
    if order.weapon:
        return order.weapon
    unit, target = view.units[order.unit], view.board.cell(*order.at)
    usable = [name for name in unit.kind.weapons if refuse_shot(view, unit, name, target, order.what) is None]
    return usable[0] if len(usable) == 1 else ""


def _why_no_weapon(view: View, unit: UnitView, order: FireOrder) -> Refusal:
    target = view.board.cell(*order.at)
    refusals = [refuse_shot(view, unit, name, target, order.what) for name in unit.kind.weapons]
    found = [refusal for refusal in refusals if refusal is not None]
    # the weapon that came nearest to firing says why; several that could fire leave the order unclear
    return max(found, key=lambda refusal: REASONS.index(refusal.reason)) if len(found) == len(refusals) else UNCLEAR


REASONS = (
    "hitched",
    "landed",
    "moved_this_turn",
    "no_shots_left",
    "no_ammo",
    "no_action_points",
    "not_visible",
    "no_target",
    "not_targetable",
    "below_minimum_range",
    "out_of_range",
    "blocked_line_of_fire",
)
"""Why a weapon may not fire, in the order in which the reasons are given."""

UNCLEAR = Refusal("invalid")
"""Several weapons could fire: the order must name one."""


def refuse_weapon(view: View, unit: UnitView, name: str) -> Refusal | None:
    """Why this weapon of one's own unit cannot fire at anything now.

    TOW-1, HELI-3, RANGE-2, TURN-2, TURN-3, FIRE-1, AP-1.
    """
    weapon = view.data.weapons[name]
    if unit.aboard != NO_UNIT or unit.towed_by != NO_UNIT:
        return Refusal("aboard" if unit.aboard != NO_UNIT else "hitched")
    if unit.landed:
        return Refusal("landed")
    if unit.moved and (weapon.still_only or "still_only" in unit.kind.abilities):
        return Refusal("moved_this_turn")
    if not weapon_has_shot(view.field, unit.kind, unit.side, unit.cell, unit.shots, name):
        return Refusal("no_shots_left")
    if unit.rounds[unit.kind.weapons.index(name)] == 0:
        return Refusal("no_ammo")
    return lacks_points(shot_price(view.data, unit.kind), unit.action_points)


def can_fire(view: View, unit: UnitView) -> bool:
    """Whether any weapon of one's own unit could fire now if there were a target."""
    return any(refuse_weapon(view, unit, name) is None for name in unit.kind.weapons)


def refuse_shot(view: View, unit: UnitView, name: str, target: int, what: str = "") -> Refusal | None:
    """Why this weapon cannot be fired at this cell."""
    return refuse_weapon(view, unit, name) or refuse_aim(view, unit, view.data.weapons[name], target, what)


def refuse_aim(view: View, unit: UnitView, weapon: WeaponType, target: int, what: str = "") -> Refusal | None:
    """Why a weapon that could fire cannot be aimed at this cell (FIRE-2, FIRE-4, BUILD-2, BUILD-3, RANGE-1, LOF-1)."""
    if holds_own(view, unit, target):
        return Refusal("no_target")
    aimed = unit_aimed_at(view, unit, weapon, target, what)
    structure = structure_aimed_at(view, target, what, weapon)
    if structure is not None:
        if not can_hit(weapon, structure):
            return Refusal("not_targetable")
    elif what == "structure" or (aimed is None and not weapon.indirect):
        return Refusal("no_target" if view.seen >> target & 1 else "not_visible")
    elif not _may_fire_at(weapon, aimed, what):
        return Refusal("not_targetable")
    aloft = unit.airborne or (structure is None and aimed is not None and aimed.airborne)
    return _refuse_way(view, unit, weapon, target, aloft)


def _may_fire_at(weapon: WeaponType, aimed: UnitView | None, what: str) -> bool:
    """Whether a shot suits whom it means; indirect fire may also shell the ground below a craft (FIRE-2)."""
    if aimed is None or (aimed.airborne and weapon.indirect and what == "" and not can_aim_at_unit(weapon, aimed)):
        return "ground" in weapon.targets
    return can_aim_at_unit(weapon, aimed)


def refuse_aim_at(view: View, unit: UnitView, weapon: WeaponType, enemy: UnitView) -> Refusal | None:
    """Why a weapon that could fire cannot be aimed at just this enemy, whoever else is in its cell (ALERT-1)."""
    if holds_own(view, unit, enemy.cell):
        return Refusal("no_target")
    if not can_aim_at_unit(weapon, enemy):
        return Refusal("not_targetable")
    return _refuse_way(view, unit, weapon, enemy.cell, unit.airborne or enemy.airborne)


def _refuse_way(view: View, unit: UnitView, weapon: WeaponType, target: int, aloft: bool) -> Refusal | None:
    """Why a shot does not get to a cell; one from or at a craft in the air is never stopped (RANGE-1, LOF-1, LOF-3)."""
    distance = view.board.distance(unit.cell, target)
    least, greatest = range_of(view.data, weapon, unit.moved)
    if distance < least:
        return Refusal("below_minimum_range", {"distance": distance, "least": least})
    if distance > greatest:
        return Refusal("out_of_range", {"distance": distance, "greatest": greatest})
    if not aloft and not weapon.indirect and line_is_blocked(view.field, unit.cell, target):
        return Refusal("blocked_line_of_fire")
    return None


def structure_aimed_at(view: View, target: int, what: str = "", weapon: WeaponType | None = None) -> Standing | None:
    """The structure that a shot at this cell means: in sight, and without a unit or chosen by `what` (BUILD-2, 3).

    A craft over it counts only where the `weapon` is given and can be aimed at it (FIRE-4).
    """
    craft = view.over.get(target)
    unmanned = target not in view.at and not (craft and weapon and can_aim_at_unit(weapon, craft))
    chosen = what == "structure" or (what == "" and unmanned)
    if not chosen or not view.seen >> target & 1:
        return None
    return aimable(view.field, view.side, target, under_unit=target in view.at)


def layer_aimed_at(view: View, unit: UnitView, weapon: WeaponType, target: int, what: str = "") -> Layer:
    """What of a cell an accepted shot is meant for (FIRE-4)."""
    if structure_aimed_at(view, target, what, weapon) is not None:
        return "structure"
    aimed = unit_aimed_at(view, unit, weapon, target, what)
    return "air" if aimed is not None and aimed.airborne and can_aim_at_unit(weapon, aimed) else "ground"


def preview(view: View, weapon: WeaponType, target: UnitView) -> Damage:
    """What a shot at this unit would do, as far as the side knows."""
    kind = target.kind
    return damage_to(view.field, weapon, kind.unit_class, target.side, target.cell, target.airborne, target.hp)


# --- the systems


class Shot:
    """An accepted shot, to be paid for.

    `victim`: the unit a kept shot is aimed at, whoever else is in its cell; its points are paid already (ALERT-1).
    `layer`: what of the cell is meant else (FIRE-4, BUILD-2, BUILD-3).
    """

    __slots__ = ("entity", "layer", "target", "victim", "weapon")

    def __init__(
        self, entity: int, weapon: WeaponType, target: int, victim: int = 0, *, layer: Layer = "ground"
    ) -> None:
        self.entity, self.weapon, self.target, self.victim = entity, weapon, target, victim
        self.layer = layer


class Impact:
    """A shot that was paid for and is on its way."""

    __slots__ = ("entity", "layer", "start", "target", "victim", "weapon")

    def __init__(
        self,
        entity: int,
        weapon: WeaponType,
        start: int,
        target: int,
        victim: int,
        *,
        layer: Layer,
    ) -> None:
        self.entity, self.weapon, self.start, self.target, self.victim = entity, weapon, start, target, victim
        self.layer = layer


def begin_fire(battle: Battle, view: View, order: FireOrder) -> None:
    """Put an accepted shot on the agenda."""
    weapon = battle.data.weapons[chosen_weapon(view, order)]
    target = battle.board.cell(*order.at)
    layer = layer_aimed_at(view, view.units[order.unit], weapon, target, order.what)
    battle.world.agenda.add(Shot(battle.entity_of[order.unit], weapon, target, layer=layer))


class FireSystem(System):
    """Takes the points and the round of each shot (AP-1, FIRE-1) and gives the shooter away (COVER-2)."""

    def process(self) -> None:
        """Pay for every shot."""
        for shot in self.battle.world.agenda.take(Shot):
            self._pay(shot)

    def _pay(self, shot: Shot) -> None:
        battle, world, entity = self.battle, self.battle.world, shot.entity
        kind, name = battle.kind_of(entity), shot.weapon.id
        points = world.get(entity, ActionPoints).left - (0 if shot.victim else shot_price(battle.data, kind))
        place = kind.weapons.index(name)
        rounds = world.get(entity, Supplies).rounds
        rounds = (*rounds[:place], rounds[place] - 1, *rounds[place + 1 :])
        world.change(entity, ActionPoints, "left", points)
        world.change(entity, Supplies, "rounds", rounds)
        start = battle.cell_of(entity)
        if battle.hides_by(entity, start):
            world.agenda.add(Look())
        world.change(entity, ThisTurn, "shots", (*world.get(entity, ThisTurn).shots, name))
        unit, fuel = world.get(entity, Identity).id, world.get(entity, Supplies).fuel
        paid = UnitPaid(unit=unit, action_points=points, fuel=fuel, rounds=rounds)
        battle.tell(paid, 1 << battle.side_of(entity))
        world.agenda.add(Impact(entity, shot.weapon, start, shot.target, shot.victim, layer=shot.layer))


class ImpactSystem(System):
    """Brings each shot to what it meets: an unseen unit on its way, or its target (FIRE-4, FIRE-5, BLAST-1)."""

    def process(self) -> None:
        """Let every shot strike."""
        for impact in self.battle.world.agenda.take(Impact):
            self._strike(impact)

    def _strike(self, impact: Impact) -> None:
        battle, world = self.battle, self.battle.world
        xy, weapon = battle.board.xy, impact.weapon
        shooter = world.get(impact.entity, Identity)
        target = self._target(impact)
        aloft = target is not None and battle.is_airborne(target)
        fired = ShotFired(
            unit=shooter.id,
            weapon=weapon.id,
            start=xy(impact.start),
            at=xy(impact.target),
            on_alert=bool(impact.victim),
            airborne=aloft,
        )
        battle.tell(fired, viewers_of(battle, impact.entity))
        if weapon.spends_unit:
            world.agenda.add(Death(impact.entity, falls=False))
        way_is_open = weapon.indirect or aloft or battle.is_airborne(impact.entity)
        if not way_is_open and (barrier := self._barrier(impact)) is not None:
            self._reveal(barrier, shooter.side)
            return
        viewers = viewers_of_cell(battle, impact.target) | 1 << shooter.side
        battle.tell(ShotLanded(weapon=weapon.id, at=xy(impact.target), airborne=aloft), viewers)
        standing = battle.field.structures.get(impact.target)
        if target is not None:
            kind, side = battle.kind_of(target), battle.side_of(target)
            hp = battle.hit_points[target].left
            done = damage_to(battle.field, weapon, kind.unit_class, side, impact.target, aloft, hp)
            world.agenda.add(Wound(target, done.total))
            wear = wear_of(battle.data.rules, done.base)
            if standing is not None and wear and not aloft:
                world.agenda.add(StructureWound(impact.target, wear))
        elif standing is not None and standing.side != shooter.side and can_hit(weapon, standing):
            world.agenda.add(StructureWound(impact.target, weapon.base_damage))
        if aloft:
            return  # what bursts in the air touches nothing below (HELI-2)
        blast.sweep(battle, weapon, impact.target)
        if weapon.shell:
            blast.dig(battle, impact.target)
            world.agenda.add(Ignition(impact.target))

    def _target(self, impact: Impact) -> int | None:
        """The unit that a shot meets; None if it is meant for the structure, or nobody is there (FIRE-4)."""
        if impact.layer == "structure" or impact.victim:
            return impact.victim or None
        return (self.battle.craft_at if impact.layer == "air" else self.battle.unit_at).get(impact.target)

    def _barrier(self, impact: Impact) -> int | None:
        """The first unit on a direct shot's way: one its side had not seen, or it would not have fired."""
        battle, board = self.battle, self.battle.board
        on_the_way = board.line(impact.start, impact.target) & battle.field.all_units()
        if not on_the_way:
            return None
        nearest = min(cells_of(on_the_way), key=lambda cell: (board.distance(impact.start, cell), cell))
        return battle.unit_at[nearest]

    def _reveal(self, barrier: int, side: int) -> None:
        battle, world = self.battle, self.battle.world
        revealed = world.get(barrier, ThisTurn).revealed_to | 1 << side
        world.change(barrier, ThisTurn, "revealed_to", revealed)
        blocked = ShotBlocked(unit=world.get(barrier, Identity).id, at=battle.board.xy(battle.cell_of(barrier)))
        battle.tell(blocked, 1 << side | 1 << battle.side_of(barrier))
        world.agenda.add(Look())
