"""Entries of weapons: what they do to whom, how far, how often, and who has them."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.clumsy.wording import Wording
from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.wording import span
from systems.clumsy.aim import can_aim_at_class, target_kind
from systems.clumsy.blast import swept_damage
from systems.clumsy.data import WeaponType
from systems.clumsy.data_types import UNIT_CLASSES, Target
from systems.clumsy.fire import downs_at_once
from systems.clumsy.structures import wear_of

_TARGETS: tuple[Target, ...] = ("ground", "landed", "airborne", "drone", "structure", "work")


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of a weapon."""
    weapon = say.data.weapons[name]
    return Heading(
        Key("weapons", name), say.words.weapon(name), say.weapon(name), say.icon(Key("weapons", name)), weapon.fire
    )


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a weapon."""
    weapon = say.data.weapons[name]
    bearers = [unit for unit in say.data.units.values() if name in unit.weapons]
    return (
        Section(say("about-weapon"), tuple(_values(say, weapon))),
        Section(say("damage-against"), tuple(_damage(say, weapon))),
        Section(say("effects"), tuple(_effects(say, weapon))),
        Section(say("borne-by"), tuple(say.link(Key("units", unit.id)) for unit in bearers)),
    )


def _values(say: Wording, weapon: WeaponType) -> Iterator[Fact]:
    if weapon.still_only:
        yield Fact(say("range"), say.reach(weapon), say("fires-still"), "range")
    else:
        yield say.fact("range", say.reach(weapon), "range", moved=say.reach(weapon, moved=True))
    yield say.fact("rounds", weapon.ammo, "ammo")
    yield Fact(say("fire"), say(f"fire-{weapon.fire}"), say(f"fire-{weapon.fire}-note"), "fire")
    targets = ", ".join(say(f"target-{target}") for target in _TARGETS if target in weapon.targets)
    yield Fact(say("targets"), targets, "", "seen")


def _damage(say: Wording, weapon: WeaponType) -> Iterator[Fact]:
    for unit_class in UNIT_CLASSES:
        if can_aim_at_class(weapon, unit_class):
            damage = weapon.damage_against(unit_class)
            downs = downs_at_once(unit_class, True) and target_kind(unit_class, True) in weapon.targets
            note = say("downs") if downs else ""
            yield Fact(say.words.named("class", unit_class), str(damage), note, unit_class)
    if {"structure", "work"} & weapon.targets:
        yield say.fact(
            "against-structures", weapon.base_damage, "structure", wear=wear_of(say.data.rules, weapon.base_damage)
        )


def _effects(say: Wording, weapon: WeaponType) -> Iterator[Fact]:
    rules = say.data.rules
    if weapon.blast:
        least, most = (end({swept_damage(weapon, one) for one in UNIT_CLASSES}) for end in (min, max))
        yield say.can("blast", "damage", radius=weapon.blast, damage=span(least, most))
    if weapon.shell:
        dug = say.names("terrain", rules.crater.dug_in)
        burns = say.names("terrain", (name for name, ground in say.data.terrain.items() if ground.burns))
        yield say.can("shell", "burning", dug=dug, burns=burns, rounds=rules.burn.rounds)
    if weapon.spends_unit:
        yield say.can("spends", "destroyed")
