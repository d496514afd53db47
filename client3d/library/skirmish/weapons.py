"""Entries of weapons: how far they reach, what has to be rolled, how long they take to load, who carries them."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.skirmish.shots import of_bands
from client3d.library.skirmish.wording import Wording, kinds_in_order
from systems.skirmish.data import WeaponType


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of a weapon."""
    weapon, key = say.data.weapons[name], Key("weapons", name)
    subtitle = say("effective-line", range=say.length(weapon.effective), reload=weapon.reload)
    return Heading(key, say.name(key), subtitle, say.icon(key), "weapon")


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a weapon."""
    weapon = say.data.weapons[name]
    carriers = [kind.id for kind in kinds_in_order(say.data) if kind.weapon == name]
    return (
        Section(say("about-weapon"), tuple(_values(say, weapon))),
        Section(say("bands"), tuple(of_bands(say, weapon))),
        Section(say("carried-by"), tuple(say.link(Key("units", unit)) for unit in carriers)),
    )


def _values(say: Wording, weapon: WeaponType) -> Iterator[Fact]:
    actions = say.data.rules.activation.actions
    yield say.told("effective", say.length(weapon.effective), "range")
    left = max(0, actions - 1 - weapon.reload)
    yield say.told("reload", say("actions", count=weapon.reload), "ammo", left=left, actions=actions)
    if weapon.shots:
        yield say.told("shots", weapon.shots, "shots")
