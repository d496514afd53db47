"""Forest fire: what lights it, whom it wounds, how far it goes, what it leaves, and when forest grows again.

BURN-1 to BURN-6 of the rulebook; END-1 for when it wounds, END-3 for the order at the end of a round.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.board import cells_of
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import Clock, Fire
from systems.clumsy.data_types import Season, Weather
from systems.clumsy.field import Field, GroundLayers
from systems.clumsy.ground import change_terrain, light, put_out
from systems.clumsy.rules_data import Burn
from systems.clumsy.view import FireView
from systems.clumsy.vision import Look
from systems.clumsy.wounds import Ignition, Wound


def flammable(ground: GroundLayers) -> int:
    """Mask of the cells that could catch fire: forest that does not burn yet (BURN-1)."""
    return ground.burns & ~ground.burning


def regrowing(field: Field, season: Season) -> list[tuple[int, str]]:
    """Masks of the cells that grow again after a round of this season, as far as `field` knows, and what they become.

    Only in spring, and not where something was built (BURN-6).
    """
    rules, masks = field.data.rules.burn, field.ground.masks
    if season != rules.regrowth_season:
        return []
    taken = field.rubble | field.mines
    for cell in field.structures:
        taken |= 1 << cell
    # all at once: what one terrain becomes does not become a third in the same spring round
    grown = [(masks.get(burnt, 0) & ~taken, forest) for burnt, forest in sorted(rules.regrowth.items())]
    return [(cells, forest) for cells, forest in grown if cells]


def spreads(rules: Burn, age: int, spread: bool, weather: Weather) -> bool:
    """Whether a fire of this age reaches its neighbours now: once, not if another lit it or it rains (BURN-4)."""
    return age == rules.spread_age and not spread and weather not in rules.spread_stopped_by


def rounds_left(rules: Burn, age: int) -> int:
    """Ends of rounds until a fire of this age leaves burnt ground (BURN-1, BURN-3)."""
    return max(rules.rounds - age, 0)


def is_about_to_spread(rules: Burn, fire: FireView, weather: Weather) -> bool:
    """Whether a fire reaches its neighbours at the end of this round, when it is a round older (END-3, BURN-4)."""
    return spreads(rules, fire.age + 1, fire.spread, weather)


def catching(field: Field, fires: Iterable[FireView], season: Season, weather: Weather) -> int:
    """Mask of the forests that catch fire from these fires at the end of the round (END-3, BURN-4)."""
    rules, spreading = field.data.rules.burn, 0
    for fire in fires:
        if is_about_to_spread(rules, fire, weather):
            spreading |= 1 << fire.cell
    if not spreading:
        return 0
    dry = flammable(field.ground)
    for cells, _ in regrowing(field, season):
        dry |= cells
    return field.board.grown(spreading) & dry


class IgnitionSystem(System):
    """Lights forests that a shell struck or in which a vehicle exploded (BURN-1)."""

    def process(self) -> None:
        """Light every cell that can burn."""
        battle = self.battle
        for ignition in battle.world.agenda.take(Ignition):
            if flammable(battle.field.ground) >> ignition.cell & 1:
                light(battle, 1 << ignition.cell, spread=False)
                battle.world.agenda.add(Look())


def wound_in_fire(battle: Battle, side: int) -> None:
    """At the end of a side's turn: its ground units in burning cells lose hit points, whatever their cover (BURN-2)."""
    damage = battle.data.rules.burn.damage
    for cell in cells_of(battle.field.ground.burning & battle.field.units[side]) if damage else ():
        battle.world.agenda.add(Wound(battle.unit_at[cell], damage))


def end_round(battle: Battle) -> None:
    """At the end of a round: regrowth, ageing, spread, burning out, spontaneous fire, in this order (END-3)."""
    _regrow(battle)
    _age(battle)
    _spread(battle)
    _burn_out(battle)
    _catch_fire(battle)
    battle.world.agenda.add(Look())


def _regrow(battle: Battle) -> None:
    """In spring burnt ground becomes forest again (BURN-6)."""
    for cells, forest in regrowing(battle.field, battle.world.the(Clock).season):
        change_terrain(battle, cells, forest)


def _age(battle: Battle) -> None:
    for entity, fire in battle.world.each(Fire):
        battle.world.change(entity, Fire, "age", fire.age + 1)


def _spread(battle: Battle) -> None:
    """A fire not lit by spread reaches the neighbouring forests, once, unless it rains (BURN-4)."""
    rules, ground, weather = battle.data.rules.burn, battle.field.ground, battle.world.the(Clock).weather
    spreading = 0
    for _, fire in battle.world.each(Fire):
        if spreads(rules, fire.age, fire.spread, weather):
            spreading |= 1 << fire.cell
    if spreading:
        light(battle, battle.board.grown(spreading) & flammable(ground), spread=True)


def _burn_out(battle: Battle) -> None:
    """A fire that has burned long enough leaves burnt ground (BURN-3)."""
    rules = battle.data.rules.burn
    out = 0
    for _, fire in battle.world.each(Fire):
        if fire.age >= rules.rounds:
            out |= 1 << fire.cell
    if out:
        put_out(battle, out)
        change_terrain(battle, out, rules.leaves)


def _catch_fire(battle: Battle) -> None:
    """In summer a forest cell, drawn evenly, catches fire by itself in one round of six (BURN-5)."""
    clock, draws = battle.world.the(Clock), battle.world.draws
    rounds = battle.data.rules.burn.self_ignition.get(clock.season)
    dry = battle.board.sorted_xy(flammable(battle.field.ground))
    if not rounds or not dry:
        return
    # a die with so many faces: a one lights the fire
    if rounds == 1 or draws.one_of("self ignition", clock.round, range(rounds)) == 0:
        x, y = draws.one_of("self ignition cell", clock.round, dry)
        light(battle, 1 << battle.board.cell(x, y), spread=False)
