"""How entries put things: names, lists, links, and the numbers that several kinds of entries tell."""

from __future__ import annotations

from collections.abc import Iterable

from client3d.library.entry import SINGULAR, Fact, Key
from client3d.play.words import Words
from systems.clumsy.data import ClumsyData, WeaponType
from systems.clumsy.data_types import CRAFT, UNIT_CLASSES
from systems.clumsy.fire import range_of

GROUND_CLASSES = tuple(unit_class for unit_class in UNIT_CLASSES if unit_class not in CRAFT)
"""The classes that go on the ground."""


class Wording:
    """See the module."""

    def __init__(self, data: ClumsyData, words: Words) -> None:
        self.data, self.words = data, words

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """A text of the library by the end of its key."""
        return self.words(f"library-{key}", **arguments)

    def fact(self, name: str, value: str | int = "", icon: str = "", **arguments: str | int) -> Fact:
        """A fact called `library-NAME`, with the sentence `library-NAME-note` where arguments for it are given."""
        note = self(f"{name}-note", **arguments) if arguments else ""
        return Fact(self(name), str(value), note, icon)

    def can(self, name: str, icon: str, **arguments: str | int) -> Fact:
        """Something that a thing can do: its name and a sentence."""
        return Fact(self(f"can-{name}"), "", self(f"can-{name}-note", **arguments), icon)

    def link(self, key: Key, value: str = "", note: str = "") -> Fact:
        """A line that leads to an entry."""
        return Fact(self.name(key), value, note, self.icon(key), key)

    def name(self, key: Key) -> str:
        """What a thing is called."""
        return self.words.named(SINGULAR[key.table], key.name)

    def about(self, key: Key) -> str:
        """What a thing is; nothing where a mod does not say."""
        return self.words.about(SINGULAR[key.table], key.name)

    def icon(self, key: Key) -> str:
        """The icon before its name."""
        if key.table == "units":
            return self.data.units[key.name].unit_class
        if key.table == "weapons":
            return "shots" if self.data.weapons[key.name].indirect else "fire"
        return "structure" if key.table == "structures" else "cover" if self.data.terrain[key.name].cover else "move"

    def kind(self, kind: str) -> str:
        """What a kind of entries is called."""
        for of in ("class", "library-kind"):
            if self.words.texts.has(f"{of}-{kind}"):
                return self.words.named(of, kind)
        return kind.replace("_", " ")

    def classes(self, classes: Iterable[str]) -> str:
        """Classes of units, in their own order."""
        found = set(classes)
        return ", ".join(self.words.named("class", one) for one in UNIT_CLASSES if one in found)

    def names(self, table: str, names: Iterable[str]) -> str:
        """Things of a table by name."""
        return ", ".join(sorted(self.name(Key(table, name)) for name in names))

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


def span(least: int, most: int) -> str:
    """From one number to another."""
    return str(least) if least == most else f"{least}–{most}"
