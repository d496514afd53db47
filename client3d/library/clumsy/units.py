"""Entries of units: what they have, what they fire, where they go, what they can do, and who deals with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from client3d.library.clumsy.wording import Wording
from client3d.library.entry import Fact, Heading, Key, Section
from systems.clumsy.aim import can_aim_at
from systems.clumsy.alert import bars_after_move
from systems.clumsy.data import UnitType
from systems.clumsy.data_types import Weather
from systems.clumsy.fire import bare_damage, shots_to_destroy
from systems.clumsy.foresight import sight_at
from systems.clumsy.healing import healers_of
from systems.clumsy.movement import cells_a_turn, wounded_hp
from systems.clumsy.shots import fires_twice, shot_price
from systems.clumsy.towing import can_tow, is_gun
from systems.clumsy.transport import carries, fits, slots_taken


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of a unit."""
    kind, words = say.data.units[name], say.words
    subtitle = say("of-class", unitclass=words.named("class", kind.unit_class), size=words.named("size", kind.size))
    return Heading(Key("units", name), words.unit(name), subtitle, kind.unit_class, kind.unit_class)


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a unit."""
    kind = say.data.units[name]
    return (
        Section(say("about-unit"), tuple(_values(say, kind))),
        Section(say("its-weapons"), tuple(_weapons(say, kind))),
        Section(say("movement"), tuple(_movement(say, kind))),
        Section(say("can"), tuple(_abilities(say, kind))),
        Section(say("carriage"), tuple(_carriage(say, kind))),
        Section(say("served-by"), tuple(_servants(say, kind))),
        Section(say("hit-by"), tuple(_threats(say, kind))),
    )


def _values(say: Wording, kind: UnitType) -> Iterator[Fact]:
    data, rules = say.data, say.data.rules
    wounded = wounded_hp(data, kind)
    hurts = {"wounded": wounded, "factor": rules.movement.wounded_factor} if wounded else {}
    yield say.fact("hp", kind.hp, "heart", **hurts)
    pays = {"price": shot_price(data, kind)} if kind.weapons else {}
    yield say.fact("action-points", kind.action_points, "points", **pays)
    yield _sight(say, kind)
    yield say.fact("size", say.words.named("size", kind.size), "hidden", cells=rules.hiding.of(kind.size))
    if kind.fuel is not None:
        yield say.fact("fuel", kind.fuel, "fuel")
    if kind.battery is not None:
        yield say.fact("battery", kind.battery, "battery", turns=kind.battery)
    yield say.fact("value", kind.value, "point")


def _sight(say: Wording, kind: UnitType) -> Fact:
    data = say.data
    day, night = sight_at(data, kind, "day", "clear"), sight_at(data, kind, "night", "clear")
    worst = min(sight_at(data, kind, "night", weather) for weather in get_args(Weather))
    if day == worst:
        return Fact(say("vision"), str(day), say("vision-always"), "eye")
    return say.fact("vision", day, "eye", night=night, worst=worst)


def _weapons(say: Wording, kind: UnitType) -> Iterator[Fact]:
    for name in kind.weapons:
        weapon = say.data.weapons[name]
        note = (
            say("fires-still")
            if bars_after_move(kind, weapon)
            else say("fires-moved", range=say.reach(weapon, moved=True))
        )
        yield say.link(Key("weapons", name), say.weapon(name), note)
    if not kind.weapons:
        yield Fact(say("no-weapon"), icon="cancel")


def _movement(say: Wording, kind: UnitType) -> Iterator[Fact]:
    data = say.data
    if kind.flies:
        air = data.rules.air
        fuel = {"fuel": air.step_fuel, "hover": air.hover_fuel} if kind.fuel is not None else {}
        step = say("step-cells", points=air.step_cost, cells=cells_a_turn(kind, air.step_cost))
        yield Fact(say("in-the-air"), step, say("in-the-air-note", **fuel) if fuel else "", "take_off")
        grounds = say.names("terrain", (name for name in air.lands_on if name in data.terrain))
        yield Fact(say("lands-on"), grounds, "", "land")
        return
    if is_gun(kind):
        yield say.can("towed", "towed")
        return
    for name, ground in data.terrain.items():
        cost = ground.cost(kind.unit_class)
        yield say.link(Key("terrain", name), _step(say, kind, cost, ground.fuel(kind.unit_class)))
    for name, structure in data.structures.items():
        cost = structure.cost(kind.unit_class)
        if cost is not None:
            yield say.link(Key("structures", name), _step(say, kind, cost, structure.fuel(kind.unit_class)))


def _step(say: Wording, kind: UnitType, cost: int | None, fuel: int) -> str:
    if cost is None:
        return say("no-entry")
    cells = cells_a_turn(kind, cost)
    if kind.fuel is None:
        return say("step-cells", points=cost, cells=cells)
    return say("step-fuel", points=cost, cells=cells, fuel=fuel)


def _abilities(say: Wording, kind: UnitType) -> Iterator[Fact]:
    rules, has = say.data.rules, kind.abilities
    if fires_twice(kind):
        yield say.can("two-shots", "shots")
    if "engineer" in has:
        yield say.can("engineer", "build", turns=rules.capture.turns, spots=rules.mines.spotting_radius)
    if "medic" in has:
        yield say.can("medic", "heart", amount=rules.healing.amount, radius=rules.healing.radius)
    if "engineer" in has:
        yield say.can("repair", "heart", amount=rules.healing.amount, radius=rules.healing.radius)
    if "supplier" in has:
        yield say.can("supplier", "supply", points=rules.orders.supply)
    if "general" in has:
        yield say.can("general", "flag", radius=rules.general.radius, cover=rules.cover.general)
    if "operator" in has:
        yield say.can("operator", "link", link=rules.drones.link, relay=rules.drones.relay_link)
    if "jammer" in has:
        yield say.can("jammer", "link", radius=rules.drones.jammer_radius)
    if "relay" in has:
        yield say.can("relay", "link", link=rules.drones.link, relay=rules.drones.relay_link)
    if "camouflage" in has:
        yield say.can("camouflage", "hidden", cells=rules.sight.camouflage)
    if "still_only" in has:
        yield say.can("still-only", "moved")
    yield from _limits(say, kind)


def _limits(say: Wording, kind: UnitType) -> Iterator[Fact]:
    """What it cannot do though others of its kind can."""
    if kind.weapons and "no_alert" in kind.abilities:
        yield say.can("no-alert", "alert")
    if kind.weapons and "no_patrol" in kind.abilities:
        yield say.can("no-patrol", "patrol")


def _carriage(say: Wording, kind: UnitType) -> Iterator[Fact]:
    data, orders = say.data, say.data.rules.orders
    if carries(kind):
        yield say.fact("slots", kind.slots, "board", board=orders.board, unload=orders.unload)
        for one in data.units.values():
            if fits(data, one, kind, []):
                yield say.link(Key("units", one.id), say("takes-slots", count=slots_taken(data, one) or 0))
    if can_tow(kind):
        yield say.fact("tows", "", "tow", tow=orders.tow, unhitch=orders.unhitch)
        yield from (say.link(Key("units", one.id)) for one in data.units.values() if is_gun(one))
    for one in data.units.values():
        if carries(one) and fits(data, kind, one, []):
            yield say.link(Key("units", one.id), say("carries-it"))
        if is_gun(kind) and can_tow(one):
            yield say.link(Key("units", one.id), say("tows-it"))


def _servants(say: Wording, kind: UnitType) -> Iterator[Fact]:
    """Who heals it, who refills it."""
    by_unit, by_building = healers_of(kind)
    landed = say("only-landed") if kind.flies else ""
    heals = say("heals-it" if kind.unit_class == "foot" else "repairs-it")
    for name, one in say.data.units.items():
        if by_unit in one.abilities and name != kind.id:
            yield say.link(Key("units", name), heals, landed)
    for name, built in say.data.structures.items():
        if by_building in built.abilities:
            yield say.link(Key("structures", name), heals, landed)
    spent = all(say.data.weapons[name].spends_unit for name in kind.weapons)
    if not spent or kind.fuel is not None:
        yield from _suppliers(say, kind, landed)
    if kind.battery is not None:
        for name, one in say.data.units.items():
            if "operator" in one.abilities:
                yield say.link(Key("units", name), say("recharges-it"), say("recharges-it-note"))


def _suppliers(say: Wording, kind: UnitType, landed: str) -> Iterator[Fact]:
    for name, one in say.data.units.items():
        if "supplier" in one.abilities and name != kind.id:
            yield say.link(Key("units", name), say("supplies-it"), landed)
    for name, built in say.data.structures.items():
        if "depot" in built.abilities or ("heliport" in built.abilities and kind.unit_class == "helicopter"):
            yield say.link(Key("structures", name), say("supplies-it"), landed)


def _threats(say: Wording, kind: UnitType) -> Iterator[Fact]:
    """The weapons that can be aimed at it, the worst first."""
    found = []
    for name, weapon in say.data.weapons.items():
        ground, air = can_aim_at(weapon, kind, False), kind.flies and can_aim_at(weapon, kind, True)
        if ground or air:
            damage = bare_damage(weapon, kind, air)
            where = "" if not kind.flies else say("hit-both" if ground and air else "hit-air" if air else "hit-landed")
            found.append((-damage, name, where, shots_to_destroy(weapon, kind, air)))
    for damage, name, where, shots in sorted(found):
        yield say.link(Key("weapons", name), say("damage-shots", damage=-damage, shots=shots), where)
