"""Aiming and reloading.

SK-HIT-2, SK-RELOAD-1 of the rulebook. Aims do not add up, and hold until the shot or the end of the activation. Of a
group all reload who have to.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.skirmish.activation import Spend
from systems.skirmish.battle import Battle, System
from systems.skirmish.components import Activation, Gun
from systems.skirmish.events import FighterAimed, FighterReloaded
from systems.skirmish.orders import AimOrder, ReloadOrder
from systems.skirmish.refusal import refuse_action
from systems.skirmish.view import View


def refuse_aim(view: View, order: AimOrder) -> Refusal | None:
    """Why those who are active cannot aim: they do so already, or have nothing to aim with."""
    idle = refuse_action(view, order, 0)
    if idle is not None:
        return idle
    fellows = view.active()
    if all(unit.aimed for unit in fellows):
        return Refusal("already_acted")
    if all(unit.weapon is None for unit in fellows):
        return Refusal("cannot_fire")
    return refuse_action(view, order)


def refuse_reload(view: View, order: ReloadOrder) -> Refusal | None:
    """Why those who are active cannot reload: they have nothing to reload."""
    idle = refuse_action(view, order, 0)
    if idle is not None:
        return idle
    fellows = view.active()
    if all(unit.weapon is None for unit in fellows):
        return Refusal("cannot_fire")
    armed = [unit for unit in fellows if unit.weapon is not None]
    if all(unit.loaded for unit in armed):
        return Refusal("already_acted")
    return refuse_action(view, order)


class Aiming:
    """Fighters who aim."""

    __slots__ = ("entities",)

    def __init__(self, entities: list[int]) -> None:
        self.entities = entities


class Reloading:
    """Fighters who reload."""

    __slots__ = ("entities",)

    def __init__(self, entities: list[int]) -> None:
        self.entities = entities


def begin_aim(battle: Battle, view: View, _order: AimOrder) -> None:
    """Put it on the agenda that those who are active aim."""
    battle.world.agenda.add(Aiming(battle.entities([unit.id for unit in view.active()])))


def begin_reload(battle: Battle, view: View, _order: ReloadOrder) -> None:
    """Put it on the agenda that those who are active reload."""
    battle.world.agenda.add(Reloading(battle.entities([unit.id for unit in view.active()])))


class ReloadSystem(System):
    """Aims, and brings weapons nearer to their next shot."""

    def process(self) -> None:
        """Let all do so who are to."""
        battle, world = self.battle, self.battle.world
        for aiming in world.agenda.take(Aiming):
            for entity in aiming.entities:
                if battle.kind_of(entity).weapon:
                    world.change(entity, Activation, "aimed", True)
                    battle.tell(FighterAimed(unit=battle.id_of(entity)), battle.viewers_of(entity))
            world.agenda.add(Spend(aiming.entities))
        for reloading in world.agenda.take(Reloading):
            for entity in reloading.entities:
                self._reload(entity)
            world.agenda.add(Spend(reloading.entities))

    def _reload(self, entity: int) -> None:
        battle, world = self.battle, self.battle.world
        weapon, gun = battle.data.weapon_of(battle.kind_of(entity)), world.get(entity, Gun)
        if weapon is None or gun.loaded:
            return
        done = gun.reloading + 1
        loaded = done >= weapon.reload
        world.change(entity, Gun, "loaded", loaded)
        world.change(entity, Gun, "reloading", 0 if loaded else done)
        left = max(0, weapon.reload - done)
        battle.tell(FighterReloaded(unit=battle.id_of(entity), left=left), battle.viewers_of(entity))
