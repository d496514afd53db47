"""What is legal in a pack but odd is warned of, at its key. tests/cli/test_mod_command.py shows it to people."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from core.packs.document import parse_document
from core.packs.faults import Argument
from core.packs.loader import overlay_data
from systems.clumsy.data import load_clumsy
from systems.clumsy.oddities import find_oddities
from tests.systems.clumsy.battles import data

Odd = tuple[str, str, tuple[str | int, ...], str]


GIVEN = {"weapon-unseen": {"farthest": 12}, "text-missing": {"name": "structure-thing"}}
"""What the sentences name: how far a watchtower sees; the key of a text."""


class Named:
    """Texts in which everything has a name but for some."""

    def __init__(self, without: str = "") -> None:
        self.without = without

    def format(self, key: str, /, **_arguments: Argument) -> str:
        return f"[{key}]" if key == self.without else key


def odd(tables: str, without: str = "", own: bool = True) -> dict[Odd, bool]:
    """What is odd about the `thing` of these tables: table, entry, key, warning; and whether its value is shown.

    `own`: beside the tests' own units, not the pack's alone.
    """
    found: dict[Odd, bool] = {}

    def report(
        table: str,
        entry: str,
        keys: tuple[str | int, ...],
        message: str,
        *,
        value: bool = True,
        found: str = "",
        suggestion_from: Iterable[str] = (),
        **arguments: Argument,
    ) -> None:
        assert (found, suggestion_from) == ("", ())
        if entry == "thing":
            shown[(table, entry, keys, message)] = value
            assert arguments == GIVEN.get(message, {})

    shown = found
    found_in = data(tables) if own else overlay_data(load_clumsy(), parse_document(tables.encode(), "tests"))
    find_oddities(found_in, Named(without), report)
    return found


WEAPON = """
[data.weapons.thing]
damage = 1
range = [1, 12]
ammo = 1
fire = "direct"
targets = ["ground"]

[data.units.armed]
inherits = "walker"
weapons = ["thing"]
"""


@pytest.mark.parametrize(
    ("old", "new", "keys", "message"),
    [
        ('weapons = ["thing"]', "weapons = []", (), "weapon-unused"),
        ('targets = ["ground"]', "targets = []", ("targets",), "weapon-unaimed"),
        ("ammo = 1", "ammo = 0", ("ammo",), "weapon-empty"),
        ("range = [1, 12]", "range = [1, 13]", ("range",), "weapon-unseen"),
    ],
)
def test_an_odd_weapon(old: str, new: str, keys: tuple[str, ...], message: str) -> None:
    assert odd(WEAPON) == {}
    assert odd(WEAPON.replace(old, new)) == {("weapons", "thing", keys, message): bool(keys)}


def test_a_weapon_that_fires_over_obstacles_needs_no_sight() -> None:
    assert odd(WEAPON.replace("[1, 12]", "[1, 13]").replace("direct", "indirect")) == {}


@pytest.mark.parametrize(
    ("changes", "keys", "message"),
    [
        ("", None, ""),
        ("action_points = 0", ("action_points",), "unit-immobile"),
        ('class = "towed"', None, ""),
        ("value = 0", (), "unit-worthless"),
    ],
)
def test_an_odd_unit(changes: str, keys: tuple[str, ...] | None, message: str) -> None:
    found = odd(f'[data.units.thing]\ninherits = "walker"\n{changes}')
    assert found == ({} if keys is None else {("units", "thing", keys, message): bool(keys)})


@pytest.mark.parametrize("points", [0, 1])
def test_a_craft_without_points_never_takes_off(points: int) -> None:
    found = odd(f'[data.units.thing]\ninherits = "flyer"\naction_points = {points}')
    assert found == ({} if points else {("units", "thing", ("action_points",), "unit-immobile"): True})


def test_a_gun_that_nobody_tows_goes_nowhere() -> None:
    gun = '[data.units.thing]\ninherits = "cannon"\n'
    tractors = [name for name, kind in load_clumsy().data.units.items() if "tractor" in kind.abilities]
    still = "".join(f"[data.units.{name}]\nabilities = []\n" for name in tractors)
    assert odd(gun, own=False) == {}
    assert odd(gun + still, own=False) == {("units", "thing", ("class",), "unit-immobile"): True}


def test_an_odd_structure_and_a_missing_name() -> None:
    thing = '[data.structures.thing]\nkind = "work"\nhp = 1\nbuild_turns = 1\ncover = 0\n'
    assert odd(thing + 'on = ["meadow"]') == {}
    assert odd(thing + "on = []") == {("structures", "thing", ("on",), "structure-nowhere"): True}
    missing = odd(thing + 'on = ["meadow"]', without="structure-thing")
    assert missing == {("structures", "thing", (), "text-missing"): False}
