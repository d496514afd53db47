"""Fighting: whom a unit may strike, what a blow does, and striking back.

HQ-FIGHT-1, HQ-FIGHT-2, HQ-BOUNTY-1, HQ-ACT-1, HQ-RULE of the rulebook.
"""

from __future__ import annotations

from core.board import cells_of
from core.orders import Refusal
from systems.headquarters import camps
from systems.headquarters.battle import Battle, System
from systems.headquarters.components import HitPoints, Identity, Ledger, Position, ThisTurn
from systems.headquarters.data import HeadquartersData, UnitType
from systems.headquarters.events import UnitStruck, UnitWaited
from systems.headquarters.offers import amount_of
from systems.headquarters.orders import AttackOrder, WaitOrder
from systems.headquarters.refusal import refuse_finished
from systems.headquarters.view import UnitView, View
from systems.headquarters.wounds import Wound

# --- formulas


def damage(data: HeadquartersData, kind: UnitType, hp: int, defence: int, factor: int) -> int:
    """What a blow of a unit with so many hit points left does against this defence in all (HQ-FIGHT-1).

    `factor` is that of chance, in per cent. Rounded half up after everything, never under the least there is.
    """
    rules = data.rules.fight
    strength = rules.scale * (100 * kind.attack - rules.defence_share * defence) * hp * factor
    whole = 100 * 100 * 100 * kind.hp
    return max(rules.least, (2 * strength + whole) // (2 * whole))


def defence_of(data: HeadquartersData, kind: UnitType, terrain: int, bought: tuple[str, ...]) -> int:
    """A unit's defence with its cell's (section 4) and what its camp bought for its headquarters (HQ-SHOP-2)."""
    works = amount_of(data, bought, "fortify") if kind.is_headquarters else 0
    return kind.defence + terrain + works


def damage_band(data: HeadquartersData, kind: UnitType, hp: int, defence: int) -> tuple[int, int, int]:
    """What a blow does at the worst, when chance takes and gives nothing, and at the best (HQ-FIGHT-1)."""
    low, high = data.rules.fight.chance
    worst, middle, best = (damage(data, kind, hp, defence, factor) for factor in (low, 100, high))
    return worst, middle, best


def preview(view: View, attacker: UnitView, target: UnitView) -> tuple[int, int, int]:
    """The least, the middle and the most that a blow would do."""
    works = defence_of(view.data, target.kind, view.land.terrain[target.cell].defence, view.camps[target.side].bought)
    return damage_band(view.data, attacker.kind, attacker.hp, works)


def strikes_back(kind: UnitType, distance: int) -> bool:
    """Whether one of this type that survives strikes back at who struck it from so far (HQ-FIGHT-2)."""
    return kind.strikes_back and kind.attack > 0 and kind.range[0] <= distance <= kind.range[1]


def preview_back(view: View, attacker: UnitView, target: UnitView, cell: int, least: int, most: int) -> tuple[int, int]:
    """The least and the most that comes back of a blow from a cell that does so much; 0 and 0: nothing (HQ-FIGHT-2)."""
    if least >= target.hp or not strikes_back(target.kind, view.board.distance(cell, target.cell)):
        return 0, 0
    works = defence_of(view.data, attacker.kind, view.land.terrain[cell].defence, view.camps[attacker.side].bought)
    low, high = view.data.rules.fight.chance
    # the harder the blow, the weaker what comes back; a blow that kills is answered by none
    weakest = max(target.hp - most, 1)
    return (
        damage(view.data, target.kind, weakest, works, low),
        damage(view.data, target.kind, target.hp - least, works, high),
    )


def target_in(view: View, side: int, cell: int) -> UnitView | None:
    """Whom a camp's blow at a cell would hit: on a headquarters whoever stands there first (HQ-RULE)."""
    here = view.at.get(cell, ())
    return here[0] if here and here[0].side != side else None


def may_attack(unit: UnitView) -> bool:
    """Whether a unit could strike at all now (HQ-ACT-1)."""
    return unit.kind.attack > 0 and refuse_state(unit) is None


def targets(view: View, unit: UnitView, cell: int | None = None) -> list[UnitView]:
    """Whom a unit reaches from where it stands, or from another cell, in order of their cells."""
    here = unit.cell if cell is None else cell
    ring = view.board.ring(here, *unit.kind.range)
    found = (target_in(view, unit.side, at) for at in cells_of(ring & view.mask_of_others(unit.side)))
    return [target for target in found if target is not None]


# --- orders


def refuse_state(unit: UnitView) -> Refusal | None:
    """Why a unit cannot attack this turn: it has finished, or moved and is one that then does not (section 3)."""
    finished = refuse_finished(unit)
    if finished is None and unit.moved and not unit.kind.fires_after_move:
        return Refusal("moved_this_turn")
    return finished


def refuse_attack(view: View, order: AttackOrder) -> Refusal | None:
    """Why an attack cannot be ordered."""
    unit, cell = view.units[order.unit], view.board.cell(*order.at)
    state = refuse_state(unit)
    if state is not None:
        return state
    if unit.kind.attack == 0:
        return Refusal("cannot_fire")
    if target_in(view, view.side, cell) is None:
        return Refusal("no_target")
    distance = view.board.distance(unit.cell, cell)
    low, high = unit.kind.range
    if distance < low:
        return Refusal("below_minimum_range", {"needed": low, "distance": distance})
    return Refusal("out_of_range", {"range": high, "distance": distance}) if distance > high else None


def refuse_wait(view: View, order: WaitOrder) -> Refusal | None:
    """Why a unit cannot have done for this turn: it already has."""
    return refuse_finished(view.units[order.unit])


class Blow:
    """A unit strikes another."""

    __slots__ = ("attacker", "back", "target")

    def __init__(self, attacker: int, target: int, *, back: bool = False) -> None:
        self.attacker, self.target, self.back = attacker, target, back


class Waiting:
    """A unit that has done for this turn."""

    __slots__ = ("entity",)

    def __init__(self, entity: int) -> None:
        self.entity = entity


def begin_attack(battle: Battle, view: View, order: AttackOrder) -> None:
    """Put an accepted attack on the agenda; the bounty in force before the blow is paid (HQ-RULE)."""
    target = target_in(view, view.side, view.board.cell(*order.at))
    assert target is not None, "an accepted attack has a target"
    camps.pay(battle, order.side, view.bounty, "bounty")
    battle.world.agenda.add(Blow(battle.entity_of[order.unit], battle.entity_of[target.id]))


def begin_wait(battle: Battle, _view: View, order: WaitOrder) -> None:
    """Put an accepted wait on the agenda."""
    battle.world.agenda.add(Waiting(battle.entity_of[order.unit]))


class FightSystem(System):
    """Strikes: one blow a beat, so that what struck is dead or alive before it is struck back."""

    def process(self) -> None:
        """Strike every blow, and let those wait who do."""
        battle, world = self.battle, self.battle.world
        for waiting in world.agenda.take(Waiting):
            world.change(waiting.entity, ThisTurn, "acted", True)
            battle.tell(UnitWaited(unit=world.get(waiting.entity, Identity).id))
        for blow in world.agenda.take(Blow):
            # who was killed by a blow does not strike back (HQ-FIGHT-2)
            if world.lives(blow.attacker) and world.lives(blow.target):
                self._strike(blow)

    def _strike(self, blow: Blow) -> None:
        battle, world = self.battle, self.battle.world
        attacker, target = world.get(blow.attacker, Identity), world.get(blow.target, Identity)
        cell, here = world.get(blow.target, Position).cell, world.get(blow.attacker, Position).cell
        factor = self._factor()
        if not blow.back:
            world.change(blow.attacker, ThisTurn, "acted", True)
        battle.tell(
            UnitStruck(unit=attacker.id, target=target.id, at=battle.board.xy(cell), back=blow.back, factor=factor)
        )
        kind, victim = battle.kind_of(blow.attacker), battle.kind_of(blow.target)
        _, camp = battle.camp(target.side)
        works = defence_of(battle.data, victim, battle.land.terrain[cell].defence, camp.bought)
        done = damage(battle.data, kind, world.get(blow.attacker, HitPoints).left, works, factor)
        world.agenda.add(Wound(blow.target, done, "blow"))
        if not blow.back and strikes_back(victim, battle.board.distance(cell, here)):
            world.agenda.add(Blow(blow.target, blow.attacker, back=True))

    def _factor(self) -> int:
        """The factor of chance of the next blow, each as likely as another (HQ-FIGHT-1)."""
        battle, world = self.battle, self.battle.world
        entity, ledger = battle.ledger()
        world.change(entity, Ledger, "blows", ledger.blows + 1)
        return world.draws.one_of(f"blow {ledger.blows}", ledger.turn, battle.data.rules.fight.factors)
