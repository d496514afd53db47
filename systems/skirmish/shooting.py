"""Shooting: at whom, with how many dice, and what they have to come to.

SK-ARC-1, SK-HIT-1 to SK-HIT-5, SK-MOVE-3, SK-RELOAD-1 of the rulebook. A group fires together: each of its
fighters that can shoot at the target rolls for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from core.orders import Refusal
from systems.skirmish.activation import Spend
from systems.skirmish.arcs import looks_at, nearest_of
from systems.skirmish.battle import Battle, System
from systems.skirmish.components import Activation, Gun
from systems.skirmish.data import Shooting, WeaponType
from systems.skirmish.dice import odds
from systems.skirmish.events import ShotFired, VolleyFired
from systems.skirmish.line import ends_of_line, is_in_partial_cover, is_line_free, is_within
from systems.skirmish.orders import ShootOrder
from systems.skirmish.refusal import refuse_action
from systems.skirmish.view import UnitView, View
from systems.skirmish.wounds import Hit

# --- formulas


BANDS: Final = ("near", "effective", "long", "extreme")
"""The range bands, the nearest first (SK-HIT-1)."""


@cache
def bands(weapon: WeaponType) -> tuple[tuple[str, int], ...]:
    """The range bands of a weapon, the nearest first, each with where it ends (SK-HIT-1)."""
    whole = weapon.effective
    return tuple(zip(BANDS, (whole // 2, whole, whole * 2, whole * 3), strict=True))


def band(view: View, shooter: UnitView, target: UnitView, weapon: WeaponType) -> str:
    """The range band a target is in: near, effective, long or extreme, each with its end; "" beyond (SK-HIT-1)."""
    return next((name for name, distance in bands(weapon) if is_within(view, shooter, target, distance)), "")


Reason = tuple[str, int]
"""What changes a shot, and by how much."""


def is_in_reach(reach: str, *, sniper: bool, aimed: bool) -> bool:
    """Whether one shoots at all in a band: at extreme range only with an aimed shot, or as a sniper (SK-HIT-4)."""
    return reach != "extreme" or aimed or sniper


def more_dice(rules: Shooting, reach: str, *, sniper: bool, aimed: bool, moved: bool) -> list[Reason]:
    """What gives a shot in a band more dice than others, or takes some: aimed, moved, sniper (SK-HIT-2, SK-HIT-4)."""
    found = []
    if aimed:
        found.append(("aimed", rules.aimed))
    if moved:
        found.append(("moved", -rules.moved))
    if sniper and reach in ("long", "extreme"):
        found.append(("sniper", rules.sniper))
    return found


def dice_with(rules: Shooting, reasons: Sequence[Reason]) -> int:
    """The dice of a shot."""
    return max(0, rules.dice + sum(number for _, number in reasons))


def more_needed(view: View, shooter: UnitView, target: UnitView) -> list[Reason]:
    """Why the dice have to come to more than the band says: cover, ran (SK-HIT-5, SK-MOVE-3)."""
    rules, found = view.data.rules.shooting, []
    if is_in_partial_cover(view, shooter, target):
        found.append(("cover", rules.cover))
    if target.ran:
        found.append(("ran", rules.ran))
    return found


def is_sniper(shooter: UnitView) -> bool:
    """Whether it is one."""
    return "sniper" in shooter.kind.abilities


class Aim(Struct, frozen=True):
    """A shot that could be fired."""

    shooter: UnitView
    dice: int
    needed: int
    dice_for: tuple[Reason, ...]
    """See `more_dice`."""
    needed_for: tuple[Reason, ...]
    """See `more_needed`."""

    @property
    def odds(self) -> tuple[int, int]:
        """How many of all falls of the dice hit."""
        return odds(self.dice, self.needed)


def is_in_arc(view: View, fellows: Sequence[UnitView], target: UnitView) -> bool:
    """Whether those who act together look towards a target (SK-ARC-1)."""
    nearest = nearest_of(view, fellows, view.shape(target)[0])
    return looks_at(fellows, nearest, ends_of_line(view, nearest, target)[1])


def aim(view: View, shooter: UnitView, target: UnitView, will_move: bool = False) -> Aim | None:
    """The shot of a fighter at a target as far as distance, arc and line go; None if there is none."""
    if shooter.weapon is None or not is_in_arc(view, view.fellows(shooter), target):
        return None
    reach = band(view, shooter, target, shooter.weapon)
    if not reach or not is_line_free(view, shooter, target, in_line(view, shooter)):
        return None
    rules = view.data.rules.shooting
    moved = bool(shooter.moves) or will_move or shooter.will_move
    dice = more_dice(rules, reach, sniper=is_sniper(shooter), aimed=shooter.aimed, moved=moved)
    needed = more_needed(view, shooter, target)
    return Aim(
        shooter,
        dice_with(rules, dice),
        rules.needed(reach) + sum(number for _, number in needed),
        tuple(dice),
        tuple(needed),
    )


def in_line(view: View, shooter: UnitView) -> tuple[int, ...]:
    """Those of its group who fire together in line with a fighter and do not stand in its way (SK-LINE-1): ids."""
    fellows = view.fellows(shooter)
    group = shooter.group
    if group is None or group.formation != "line":
        return ()
    return tuple(unit.id for unit in fellows)


def volley(view: View, fellows: Sequence[UnitView], target: UnitView, will_move: bool) -> list[Aim]:
    """The shots that these would fire at a target now."""
    able = (unit for unit in fellows if refuse_shooter(view, unit, target) is None)
    return [found for unit in able if (found := aim(view, unit, target, will_move)) is not None]


# --- orders


def refuse_means(shooter: UnitView) -> Refusal | None:
    """Why a fighter cannot shoot at anybody now: no weapon, no shots left, not loaded."""
    weapon = shooter.weapon
    if weapon is None:
        return Refusal("cannot_fire")
    if weapon.shots and not shooter.shots:
        return Refusal("no_ammo")
    if not shooter.loaded:
        return Refusal("not_loaded", {"needed": weapon.reload - shooter.reloading})
    return None


def refuse_shooter(view: View, shooter: UnitView, target: UnitView) -> Refusal | None:
    """Why one of those who act together does not shoot at a target: means, distance, line."""
    means = refuse_means(shooter)
    weapon = shooter.weapon
    if means is not None or weapon is None:
        return means
    reach = band(view, shooter, target, weapon)
    if not reach or not is_in_reach(reach, sniper=is_sniper(shooter), aimed=shooter.aimed):
        return Refusal("out_of_range")
    if not is_line_free(view, shooter, target, in_line(view, shooter)):
        return Refusal("line_blocked")
    return None


def refuse_shoot(view: View, order: ShootOrder) -> Refusal | None:
    """Why those who are active cannot shoot: the reason of the one who comes nearest to it."""
    fellows = view.active()
    idle = refuse_action(view, order, 0)
    if idle is not None:
        return idle
    if order.will_move and any(unit.shot and not unit.will_move for unit in fellows):
        return Refusal("already_acted")
    means = _refuse_all_means(fellows)
    if means is not None and means.reason != "not_loaded":
        return means
    price = refuse_action(view, order)
    if price is not None or means is not None:
        return price or means
    moves = max(unit.moves for unit in fellows)
    still_to_come = order.will_move or (fellows[0].will_move and not moves)
    if moves + still_to_come > 1:
        return Refusal("two_moves_planned")
    return _refuse_target(view, fellows, order.target)


def _refuse_all_means(fellows: Sequence[UnitView]) -> Refusal | None:
    """Why none of those who act together can shoot now: what keeps the one who wants least; None if one can."""
    found = [refuse_means(unit) for unit in fellows]
    wanting = [refusal for refusal in found if refusal is not None]
    if len(wanting) < len(found):
        return None
    return max(wanting, key=lambda refusal: ("cannot_fire", "no_ammo", "not_loaded").index(refusal.reason))


def _refuse_target(view: View, fellows: Sequence[UnitView], number: int) -> Refusal | None:
    target = view.units.get(number)
    if target is None:
        return Refusal("not_visible")
    if target.side == view.side:
        return Refusal("no_target")
    able = [unit for unit in fellows if refuse_means(unit) is None]
    found = [refuse_shooter(view, unit, target) for unit in able]
    if all(refusal is not None and refusal.reason == "out_of_range" for refusal in found):
        return Refusal("out_of_range")
    if not is_in_arc(view, fellows, target):
        return Refusal("out_of_arc")
    return None if volley(view, fellows, target, False) else Refusal("line_blocked")


class Volley:
    """Fighters who shoot at another one."""

    __slots__ = ("entities", "shots", "target", "will_move")

    def __init__(self, entities: list[int], shots: list[tuple[int, int, int]], target: int, will_move: bool) -> None:
        self.entities = entities
        self.shots = shots
        """Each with the shooter's entity, dice and what they have to come to."""
        self.target, self.will_move = target, will_move


def begin_shoot(battle: Battle, view: View, order: ShootOrder) -> None:
    """Put accepted shots on the agenda."""
    fellows = view.active()
    shots = [
        (battle.entity_of[one.shooter.id], one.dice, one.needed)
        for one in volley(view, fellows, view.units[order.target], order.will_move)
    ]
    entities = battle.entities([unit.id for unit in fellows])
    battle.world.agenda.add(Volley(entities, shots, battle.entity_of[order.target], order.will_move))


# --- the system


class ShootingSystem(System):
    """Rolls for every shot; all of a volley are fired, whatever the first of them does."""

    def process(self) -> None:
        """Let everybody shoot who is to."""
        world = self.battle.world
        for volley_ in world.agenda.take(Volley):
            for entity, dice, needed in volley_.shots:
                self._shoot(entity, volley_.target, dice, needed)
            for entity in volley_.entities:
                world.change(entity, Activation, "shot", True)
                world.change(entity, Activation, "aimed", False)
                if volley_.will_move:
                    world.change(entity, Activation, "will_move", True)
            self.battle.tell(VolleyFired(units=tuple(self.battle.id_of(entity) for entity in volley_.entities)))
            world.agenda.add(Spend(volley_.entities))

    def _shoot(self, entity: int, target: int, dice: int, needed: int) -> None:
        battle, world = self.battle, self.battle.world
        weapon = battle.data.weapon_of(battle.kind_of(entity))
        assert weapon is not None, "who has no weapon does not shoot"
        rolled = battle.roll(dice)
        gun = world.get(entity, Gun)
        shots = gun.shots - 1 if weapon.shots else 0
        world.change(entity, Gun, "shots", shots)
        world.change(entity, Gun, "loaded", weapon.reload == 0)
        world.change(entity, Gun, "reloading", 0)
        hit = sum(rolled) >= needed
        battle.tell(
            ShotFired(
                unit=battle.id_of(entity),
                target=battle.id_of(target),
                at=battle.spot_of(target),
                dice=rolled,
                needed=needed,
                hit=hit,
                loaded=weapon.reload == 0,
                shots=shots,
            )
        )
        if hit:
            world.agenda.add(Hit(target))
