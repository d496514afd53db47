"""Alert: shots kept for the enemy's turn, and who draws them.

ALERT-1, ALERT-2 of the rulebook; AP-2 for what it costs, END-2 for when it ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.orders import Refusal
from systems.clumsy.battle import Battle, System
from systems.clumsy.blast import catches_friend
from systems.clumsy.components import NO_UNIT, OFF_BOARD, Alert, Patrol, Turn
from systems.clumsy.data import UnitType, WeaponType
from systems.clumsy.fire import Shot, preview, refuse_aim_at
from systems.clumsy.orders import AlertOrder, CancelOrder
from systems.clumsy.payment import pay_points
from systems.clumsy.refusal import lacks_points
from systems.clumsy.shots import fires_twice, shot_price, shots_allowed
from systems.clumsy.stance import keep, spend, stand_down
from systems.clumsy.view import UnitView, View
from systems.clumsy.viewing import names_known_to, side_view
from systems.clumsy.vision import Intrusion

# --- formulas


def shots_left(view: View, unit: UnitView) -> int:
    """How many shots one's own unit has left this turn (TURN-2, TURN-3)."""
    return shots_allowed(view.field, unit.kind, unit.side, unit.cell) - len(unit.shots)


def shots_kept(view: View, unit: UnitView) -> int:
    """How many shots an alert ordered now would keep: those left, as far as the points go (ALERT-2)."""
    price = shot_price(view.data, unit.kind)
    left = max(0, shots_left(view, unit))
    return min(left, unit.action_points // price) if price else left


def bars_after_move(kind: UnitType, weapon: WeaponType) -> bool:
    """Whether a weapon of this type of unit fires only if the unit has not moved (RANGE-2)."""
    return weapon.still_only or "still_only" in kind.abilities


def kept_weapons(view: View, unit: UnitView) -> list[str]:
    """The weapons that one's own unit could fire a kept shot with, whatever the target (RANGE-2, TURN-3, FIRE-1)."""
    kind = unit.kind
    return [
        name
        for place, name in enumerate(kind.weapons)
        if unit.rounds[place]
        and not (fires_twice(kind) and name in unit.shots)
        and not (unit.moved and bars_after_move(kind, view.data.weapons[name]))
    ]


def weapon_against(view: View, unit: UnitView, target: UnitView) -> str:
    """The weapon a kept shot at this enemy is fired with: most damage, then the first listed; "" if none may.

    It holds a blast that would catch a friend (ALERT-2).
    """
    best, most = "", 0
    for name in kept_weapons(view, unit):
        weapon = view.data.weapons[name]
        if refuse_aim_at(view, unit, weapon, target) is not None:
            continue
        if catches_friend(view.field, weapon, unit.side, target.cell):
            continue
        damage = preview(view, weapon, target).total
        if damage > most:
            best, most = name, damage
    return best


# --- refusals


def refuse_alert(view: View, order: AlertOrder) -> Refusal | None:
    """Why this unit cannot go on alert: its role, its rounds, its shots, its points."""
    unit = view.units[order.unit]
    kind = unit.kind
    if unit.towed_by != NO_UNIT:
        return Refusal("hitched")
    if unit.landed:
        return Refusal("landed")
    if "no_alert" in kind.abilities or not any(unit.rounds):
        return Refusal("cannot_alert")
    if unit.moved and all(bars_after_move(kind, view.data.weapons[name]) for name in kind.weapons):
        return Refusal("moved_this_turn")
    if shots_left(view, unit) <= 0:
        return Refusal("no_shots_left")
    return lacks_points(shot_price(view.data, kind), unit.action_points)


def refuse_cancel(view: View, order: CancelOrder) -> Refusal | None:
    """Why there is nothing to cancel."""
    unit = view.units[order.unit]
    return None if unit.alert or unit.patrol != OFF_BOARD else Refusal("nothing_there")


# --- setting and ending it


class Vigil:
    """A unit about to go on alert with so many shots, or to give its kept shots back (`shots` is 0)."""

    __slots__ = ("entity", "shots")

    def __init__(self, entity: int, shots: int) -> None:
        self.entity, self.shots = entity, shots


def begin_alert(battle: Battle, view: View, order: AlertOrder) -> None:
    """Put an accepted alert on the agenda; how many shots it keeps is fixed now (ALERT-2)."""
    kept = shots_kept(view, view.units[order.unit])
    battle.world.agenda.add(Vigil(battle.entity_of[order.unit], kept))


def begin_cancel(battle: Battle, _view: View, order: CancelOrder) -> None:
    """Put an accepted cancel on the agenda."""
    battle.world.agenda.add(Vigil(battle.entity_of[order.unit], 0))


def reserve(battle: Battle, entity: int, shots: int) -> None:
    """Take the points of so many shots from a unit; below 0 gives them back (AP-2)."""
    pay_points(battle, entity, shots * shot_price(battle.data, battle.kind_of(entity)))


# --- the systems


class VigilSystem(System):
    """Puts units on alert and takes them off it."""

    def process(self) -> None:
        """Reserve or give back the points of every unit that asks."""
        battle = self.battle
        for vigil in battle.world.agenda.take(Vigil):
            entity = vigil.entity
            if vigil.shots:
                reserve(battle, entity, vigil.shots)
                keep(battle, entity, vigil.shots)
                continue
            kept = battle.world.get(entity, Alert).shots + battle.world.get(entity, Patrol).reserved
            if kept:
                reserve(battle, entity, -kept)
            stand_down(battle, entity, "cancelled")


class AlertSystem(System):
    """Lets those on alert fire at whoever moved or appeared, one after the other (ALERT-1, ALERT-2)."""

    def process(self) -> None:
        """Find the next watcher that fires; what comes after its shot is judged when that has struck."""
        agenda = self.battle.world.agenda
        if not agenda.has(Intrusion):
            return
        intrusions = agenda.take(Intrusion)
        for intrusion in intrusions:
            if intrusion.shooter in self.battle.on_alert:
                spend(self.battle, intrusion.shooter)
            intrusion.shooter = 0
        if not self.battle.on_alert:
            return
        intrusions = _merged(intrusions)
        for place, intrusion in enumerate(intrusions):
            shot = self._answer(intrusion)
            if shot is not None:
                intrusion.shooter = shot.entity
                agenda.add(shot)
                for waiting in intrusions[place:]:
                    agenda.add(waiting)
                return

    def _answer(self, intrusion: Intrusion) -> Shot | None:
        """The shot of the next watcher, by unit id, that may aim at the intruder; None if none may."""
        battle, intruder = self.battle, intrusion.entity
        if not battle.is_alive(intruder) or battle.cell_of(intruder) == OFF_BOARD:
            return None
        cell = battle.cell_of(intruder)
        seen_by: dict[int, tuple[View, UnitView | None]] = {}
        for number, watcher in self._watchers(intrusion):
            side = battle.side_of(watcher)
            if battle.board.distance(battle.cell_of(watcher), cell) > longest_range(battle, watcher):
                continue
            if side not in seen_by:
                view = side_view(battle, side)
                seen_by[side] = view, view.units.get(names_known_to(battle, side)(battle.id_of[intruder]))
            view, target = seen_by[side]
            if target is None:
                continue
            name = weapon_against(view, view.units[number], target)
            if name:
                intrusion.answered = number
                return Shot(watcher, battle.data.weapons[name], cell, intruder)
        return None

    def _watchers(self, intrusion: Intrusion) -> Iterator[tuple[int, int]]:
        """Ids and entities of those on alert whom an intrusion concerns and who were not asked yet, by id."""
        battle, own = self.battle, self.battle.side_of(intrusion.entity)
        # a shot is kept for the enemy's turn: nobody fires in the turn of the own side; the end of a round, with its
        # new light, still counts to the turn of whoever played last
        turn = battle.world.the(Turn).side
        for number, watcher in sorted((battle.id_of[unit], unit) for unit in battle.on_alert):
            side = battle.side_of(watcher)
            if number > intrusion.answered and side not in (own, turn) and intrusion.sides >> side & 1:
                yield number, watcher


def longest_range(battle: Battle, entity: int) -> int:
    """The greatest range of a unit's weapons, unmoved."""
    kind = battle.kind_of(entity)
    found = battle.longest_ranges.get(kind.id)
    if found is None:
        ranges = (battle.data.weapons[name].maximum_range for name in kind.weapons)
        found = battle.longest_ranges[kind.id] = max(ranges, default=0)
    return found


def _merged(intrusions: list[Intrusion]) -> list[Intrusion]:
    """A step and coming into sight by it are one intrusion."""
    found: list[Intrusion] = []
    fresh: dict[int, Intrusion] = {}
    for intrusion in intrusions:
        first = fresh.get(intrusion.entity)
        if intrusion.answered:
            found.append(intrusion)
        elif first is None:
            fresh[intrusion.entity] = intrusion
            found.append(intrusion)
        else:
            first.sides |= intrusion.sides
    return found
