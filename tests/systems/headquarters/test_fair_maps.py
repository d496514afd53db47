"""The pack's maps give no camp a shorter way than another."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.reach import distance_field
from systems.headquarters.data import UNIT_CLASSES, UnitClass
from systems.headquarters.maps import load_map
from systems.headquarters.pipeline import new_game
from systems.headquarters.recruiting import places
from systems.headquarters.setup import BattleSetup
from tests.systems.headquarters.camps import pack


def bare(name: str) -> BattleSetup:
    """The battle on a map with nobody there but headquarters."""
    setup = load_map(pack(), name).battle(1)
    return replace(setup, units=tuple(unit for unit in setup.units if unit.type == "headquarters"))


@pytest.mark.parametrize("unit_class", [one for one in UNIT_CLASSES if one != "headquarters"])
@pytest.mark.parametrize("name", ["delta", "four_corners"])
def test_all_camps_are_as_far_from_the_others_and_from_cities(name: str, unit_class: UnitClass) -> None:
    """Those of `classic` are given by the rulebook (HQ-BOARD-2) and not quite as far."""
    view = new_game(load_map(pack(), name).battle(1), pack().data).view(0)
    seats = [seat for side in view.standing if (seat := view.headquarters_of(side)) is not None]
    found = []
    for seat in seats:
        field = distance_field(view.board, view.land.step_costs[unit_class], 1 << seat.cell, view.board.full)
        others = sorted(field.cost(other.cell) or 0 for other in seats if other is not seat)
        cities = sorted(field.cost(city) or 0 for city, owner in view.cities.items() if owner < 0)
        # where its recruits come, and where it can be struck from
        beside = len(places(new_game(bare(name), pack().data).view(seat.side), pack().data.units["infantry"]))
        found.append((others, cities, beside))
    assert all(one == found[0] for one in found), found
