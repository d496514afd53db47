"""How entries of the main ruleset put things: names, and the numbers that several kinds of entries tell."""

from __future__ import annotations

from collections.abc import Iterable

from client3d.clumsy.words import Words
from client3d.library.entry import Key
from client3d.library.wording import Wording as AnyWording
from client3d.library.wording import span
from systems.clumsy.data import ClumsyData, WeaponType
from systems.clumsy.data_types import CRAFT, UNIT_CLASSES
from systems.clumsy.fire import range_of

GROUND_CLASSES = tuple(unit_class for unit_class in UNIT_CLASSES if unit_class not in CRAFT)
"""The classes that go on the ground."""


class Wording(AnyWording):
    """See the module."""

    words: Words

    def __init__(self, data: ClumsyData, words: Words) -> None:
        super().__init__(words)
        self.data = data

    def icon(self, key: Key) -> str:
        """The icon before its name."""
        if key.table == "units":
            return self.data.units[key.name].unit_class
        if key.table == "weapons":
            return "shots" if self.data.weapons[key.name].indirect else "fire"
        return "structure" if key.table == "structures" else "cover" if self.data.terrain[key.name].cover else "move"

    def classes(self, classes: Iterable[str]) -> str:
        """Classes of units, in their own order."""
        found = set(classes)
        return ", ".join(self.words.named("class", one) for one in UNIT_CLASSES if one in found)

    def damage(self, weapon: WeaponType) -> str:
        """What a weapon takes: one number, or the least to the most."""
        found = sorted({weapon.damage_against(unit_class) for unit_class in UNIT_CLASSES})
        return span(found[0], found[-1])

    def reach(self, weapon: WeaponType, moved: bool = False) -> str:
        """Least and greatest distance of a target."""
        least, most = range_of(self.data, weapon, moved)
        return span(least, most)

    def step(self, least: int, most: int) -> str:
        """Action points of a step: one number, or the least to the most."""
        return self("step", points=span(least, most), count=most)

    def weapon(self, name: str) -> str:
        """A weapon in a line: damage, range, rounds."""
        weapon = self.data.weapons[name]
        return self("weapon-line", damage=self.damage(weapon), range=self.reach(weapon), rounds=weapon.ammo)
