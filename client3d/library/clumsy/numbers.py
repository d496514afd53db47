"""The numbers and names that the help tells of each topic, all from the pack: no text holds any of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from client3d.library.clumsy.wording import Wording
from client3d.library.entry import Key
from client3d.library.plan import Numbers
from core.board import FULL_SHARE
from systems.clumsy.aim import can_aim_at, target_kind
from systems.clumsy.alert import bars_after_move
from systems.clumsy.cover import shot_damage, total_cover
from systems.clumsy.data import TerrainType, UnitType, WeaponType
from systems.clumsy.fire import cells_to_stop
from systems.clumsy.healing import healers_of
from systems.clumsy.shots import fires_twice
from systems.clumsy.towing import can_tow, is_gun
from systems.clumsy.transport import carries


def _units(say: Wording, fits: Callable[[UnitType], bool]) -> str:
    return say.names("units", (name for name, kind in say.data.units.items() if fits(kind)))


def _able(say: Wording, ability: str) -> str:
    return _units(say, lambda kind: ability in kind.abilities)


def _weapons(say: Wording, fits: Callable[[WeaponType], bool]) -> str:
    return say.names("weapons", (name for name, weapon in say.data.weapons.items() if fits(weapon)))


def _built(say: Wording, ability: str) -> str:
    return say.names("structures", (name for name, kind in say.data.structures.items() if ability in kind.abilities))


def _grounds(say: Wording, fits: Callable[[TerrainType], bool]) -> str:
    return say.names("terrain", (name for name, ground in say.data.terrain.items() if fits(ground)))


def _listed(say: Wording, table: str, names: Iterable[str]) -> str:
    known = getattr(say.data, table)
    return say.names(table, (name for name in names if name in known))


def turn(say: Wording) -> Numbers:
    """Rounds, points, shots, wounds."""
    rules = say.data.rules
    return {
        "season_rounds": rules.clock.season_rounds,
        "shot_share": rules.shots.cost_share,
        "shot_minimum": rules.shots.cost_minimum,
        "suppliers": _able(say, "supplier"),
        "generals": _able(say, "general"),
        "general_radius": rules.general.radius,
        "twice": _units(say, fires_twice),
        "wounded_share": rules.movement.wounded_share,
        "wounded_factor": rules.movement.wounded_factor,
    }


def moving(say: Wording) -> Numbers:
    """Directions, and who goes where."""
    return {
        "adjacency": say.data.rules.grid.adjacency,
        "foot_only": _grounds(say, lambda ground: set(ground.costs) == {"foot"}),
        "foot_works": say.names(
            "structures", (name for name, kind in say.data.structures.items() if kind.enter == {"foot"})
        ),
        "burners": _units(say, lambda kind: kind.fuel is not None and not kind.flies),
    }


def fire(say: Wording) -> Numbers:
    """Ranges, what stops fire, who fires how."""
    rules = say.data.rules
    half = [ground for ground in say.data.terrain.values() if 0 < ground.blocks_fire < FULL_SHARE]
    still = _units(say, lambda kind: any(bars_after_move(kind, say.data.weapons[name]) for name in kind.weapons))
    return {
        "moved_share": rules.range.moved_share,
        "moved_minimum": rules.range.moved_minimum,
        "still": still,
        "blocks": _grounds(say, lambda ground: ground.blocks_fire >= FULL_SHARE),
        "half": _grounds(say, lambda ground: 0 < ground.blocks_fire < FULL_SHARE),
        "half_count": max((cells_to_stop(ground.blocks_fire) for ground in half), default=0),
        "indirect": _weapons(say, lambda weapon: weapon.indirect),
    }


def cover(say: Wording) -> Numbers:
    """What covers, and a shot worked out."""
    rules = say.data.rules
    return {
        "cap": rules.cover.cap,
        "general": rules.cover.general,
        "general_radius": rules.general.radius,
        "generals": _able(say, "general"),
        "least": shot_damage(1, rules.cover.cap),
        "wear_share": rules.wear.share,
        "harmless": rules.wear.harmless_damage,
        **_example(say),
    }


def _example(say: Wording) -> Numbers:
    """A vehicle fires at foot troops in the terrain that covers best of those that burn: what is left of the damage."""
    data = say.data
    shooter = _first(data.units.values(), lambda kind: kind.unit_class == "tracked" and bool(kind.weapons))
    target = _first(data.units.values(), lambda kind: kind.unit_class == "foot" and bool(kind.weapons))
    if not shooter.weapons:  # nobody in the pack is armed
        return dict.fromkeys(_EXAMPLE, 0)
    weapon = data.weapons[shooter.weapons[0]]
    grounds = [ground for ground in data.terrain.values() if ground.cost(target.unit_class) is not None]
    ground = max(grounds, key=lambda ground: (ground.burns and ground.cover > 0, ground.cover, ground.id))
    base = weapon.damage_against(target.unit_class)
    covered = total_cover(data, ground.cover)
    steadied = total_cover(data, ground.cover, data.rules.cover.general)
    return {
        "shooter": say.name(Key("units", shooter.id)),
        "weapon": say.name(Key("weapons", weapon.id)),
        "target": say.name(Key("units", target.id)),
        "ground": say.name(Key("terrain", ground.id)),
        "base": base,
        "covered": covered,
        "passes": 100 - covered,
        "product": base * (100 - covered),
        "damage": shot_damage(base, covered),
        "steadied": steadied,
        "steadied_damage": shot_damage(base, steadied),
    }


_EXAMPLE = (
    *("shooter", "weapon", "target", "ground", "base", "covered", "passes", "product", "damage"),
    *("steadied", "steadied_damage"),
)


def _first(kinds: Iterable[UnitType], fits: Callable[[UnitType], bool]) -> UnitType:
    """The cheapest that fits; of a pack in which none does, the cheapest that is armed."""
    found = sorted(kinds, key=lambda kind: (not fits(kind), not kind.weapons, kind.value, kind.id))
    return found[0]


def sight(say: Wording) -> Numbers:
    """How far one sees, and what hides."""
    data, rules = say.data, say.data.rules
    towers = [kind for kind in data.structures.values() if "tower" in kind.abilities]
    return {
        "sight_cap": rules.sight.cap,
        "sight_minimum": rules.sight.minimum,
        "towers": _built(say, "tower"),
        "tower_vision": max((kind.vision for kind in towers), default=0),
        "small": rules.hiding.small,
        "medium": rules.hiding.medium,
        "large": rules.hiding.large,
        "camouflaged": _able(say, "camouflage"),
        "camouflage": rules.sight.camouflage,
    }


def supply(say: Wording) -> Numbers:
    """Who refills and heals whom."""
    data, rules = say.data, say.data.rules
    foot = _first(data.units.values(), lambda kind: kind.unit_class == "foot")
    vehicle = _first(data.units.values(), lambda kind: kind.unit_class != "foot")
    return {
        "suppliers": _able(say, "supplier"),
        "depots": _built(say, "depot"),
        "supply": rules.orders.supply,
        "heal_radius": rules.healing.radius,
        "heal_amount": rules.healing.amount,
        "foot_healers": _healers(say, foot),
        "vehicle_healers": _healers(say, vehicle),
    }


def _healers(say: Wording, kind: UnitType) -> str:
    by_unit, by_building = healers_of(kind)
    return ", ".join(filter(None, (_able(say, by_unit), _built(say, by_building))))


def transport(say: Wording) -> Numbers:
    """Rooms and prices of carriers and tractors."""
    rules, units = say.data.rules, say.data.units.values()
    rooms = sorted((say.name(Key("units", kind.id)), kind.slots) for kind in units if carries(kind))
    sizes = [(say.words.named("size", size), room) for size, room in sorted(rules.transport.room.items())]
    return {
        "carriers": ", ".join(f"{name} ({slots})" for name, slots in rooms),
        "rooms": ", ".join(f"{size} {room}" for size, room in sorted(sizes, key=lambda each: each[1])),
        "board": rules.orders.board,
        "unload": rules.orders.unload,
        "tractors": _units(say, can_tow),
        "guns": _units(say, is_gun),
        "tow": rules.orders.tow,
        "unhitch": rules.orders.unhitch,
    }


def engineers(say: Wording) -> Numbers:
    """Prices of their orders, and mines."""
    rules = say.data.rules
    own = (name for name, kind in say.data.structures.items() if kind.own_cell)
    return {
        "engineers": _able(say, "engineer"),
        "build": rules.orders.build,
        "clear": rules.orders.clear,
        "own_cell": say.names("structures", own),
        "lay_mine": rules.orders.lay_mine,
        "demine": rules.orders.demine,
        "mine_damage": rules.mines.damage,
        "spotting": rules.mines.spotting_radius,
    }


def shells(say: Wording) -> Numbers:
    """Craters, the sweep, fire."""
    rules = say.data.rules
    swept = [weapon for weapon in say.data.weapons.values() if weapon.blast]
    ignition = [
        f"{say.words.named('season', season)}: 1/{rounds}" for season, rounds in rules.burn.self_ignition.items()
    ]
    return {
        "shells": _weapons(say, lambda weapon: weapon.shell),
        "dug": _listed(say, "terrain", rules.crater.dug_in),
        "crater": _listed(say, "terrain", (rules.crater.leaves,)),
        "sweepers": _weapons(say, lambda weapon: bool(weapon.blast)),
        "sweep": max((weapon.blast for weapon in swept), default=0),
        "sweep_share": max((weapon.blast_share for weapon in swept), default=0),
        "burns": _grounds(say, lambda ground: ground.burns),
        "burn_rounds": rules.burn.rounds,
        "burn_damage": rules.burn.damage,
        "burn_leaves": _listed(say, "terrain", (rules.burn.leaves,)),
        "spread_age": rules.burn.spread_age,
        "stopped_by": ", ".join(
            say.words.named("weather", weather) for weather in sorted(rules.burn.spread_stopped_by)
        ),
        "ignition": ", ".join(ignition),
        "regrowth": say.words.named("season", rules.burn.regrowth_season),
    }


def alert(say: Wording) -> Numbers:
    """Who keeps shots, and rounds of a zone."""
    rules = say.data.rules
    return {
        "shot_share": rules.shots.cost_share,
        "no_alert": _able(say, "no_alert"),
        "patrol_radius": rules.patrol.radius,
        "no_patrol": _able(say, "no_patrol"),
    }


def helicopters(say: Wording) -> Numbers:
    """Flying, landing, falling."""
    rules, data = say.data.rules, say.data
    craft = [kind for kind in data.units.values() if kind.unit_class == "helicopter"]
    able = {name for kind in craft for name, weapon in data.weapons.items() if can_aim_at(weapon, kind, True)}
    not_landed = _weapons(say, lambda weapon: bool({"ground", "airborne"} & weapon.targets) and not _lands(weapon))
    return {
        "step_cost": rules.air.step_cost,
        "step_fuel": rules.air.step_fuel,
        "hover_fuel": rules.air.hover_fuel,
        "lands_on": _listed(say, "terrain", rules.air.lands_on),
        "heliports": _built(say, "heliport"),
        "land": rules.orders.land,
        "anti_air": say.names("weapons", able),
        "not_landed": not_landed,
        "crash_radius": rules.air.crash_radius,
        "crash_damage": rules.air.crash_damage,
    }


def _lands(weapon: WeaponType) -> bool:
    return "landed" in weapon.targets


def drones(say: Wording) -> Numbers:
    """Links, batteries, and what brings drones down."""
    rules, data = say.data.rules, say.data
    batteries = [kind.battery for kind in data.units.values() if kind.battery is not None]
    armed = {name for kind in data.units.values() for name in kind.weapons}
    downs = [name for name in armed if target_kind("drone", True) in data.weapons[name].targets]
    return {
        "operators": _able(say, "operator"),
        "relays": _able(say, "relay"),
        "link": rules.drones.link,
        "relay_link": rules.drones.relay_link,
        "tower_radius": rules.drones.tower_radius,
        "battery": max(batteries, default=0),
        "jammers": _able(say, "jammer"),
        "jammer_radius": rules.drones.jammer_radius,
        "downs": say.names("weapons", downs),
        "crash_damage": rules.air.crash_damage,
    }


def victory(say: Wording) -> Numbers:
    """Points, and the end of the battle."""
    rules = say.data.rules
    return {
        "engineers": _able(say, "engineer"),
        "capture_turns": rules.capture.turns,
        "contest": rules.capture.contest_radius,
        "spared": rules.victory.points_spared,
        "round_limit": rules.round_limit,
    }


def seasons(say: Wording) -> Numbers:
    """The calendar."""
    rules = say.data.rules
    return {
        "season_rounds": rules.clock.season_rounds,
        "hours": ", ".join(say.words.named("hour", hour) for hour in rules.clock.hours),
    }


def keys(_say: Wording) -> Numbers:
    """None: keys are the player's own."""
    return {}
