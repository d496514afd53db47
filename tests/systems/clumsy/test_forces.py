"""Forces: bought, drawn, placed and refused (FORCE-1)."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.draws import Draws
from core.packs.loader import Pack
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.drawn_forces import draw_force
from systems.clumsy.force_advice import lacks
from systems.clumsy.forces import check_force, check_placement, force_value
from systems.clumsy.maps import BattleMap, load_map
from systems.clumsy.setup import UnitSetup
from systems.clumsy.start_zone import StartZone, place_force
from tests.systems.clumsy.sentences import not_given

NAMES = ("crossroads", "highlands", "river")


@cache
def pack() -> Pack[ClumsyData]:
    return load_clumsy()


@cache
def shipped(name: str) -> BattleMap:
    return load_map(pack(), name)


def zone(side: int = 0) -> StartZone:
    return shipped("crossroads").zones[side]


def reasons(types: list[str], budget: int = 1000) -> list[tuple[str, int | None]]:
    found = check_force(pack().data, zone(), types, budget)
    assert not [fault for fault in found if not_given(fault.key, fault.arguments)]
    return [(fault.reason, fault.unit) for fault in found]


# Bought


def test_a_force_within_its_budget_is_accepted() -> None:
    assert reasons(["tank", "infantry"], 50) == []


def test_a_force_over_its_budget_is_refused_with_both_numbers() -> None:
    (fault,) = check_force(pack().data, zone(), ["tank", "infantry"], 49)
    assert (fault.reason, fault.arguments) == ("over_budget", {"cost": 50, "budget": 49})


def test_unknown_units_are_refused_in_their_place() -> None:
    assert reasons(["tank", "tnak", "infantry"]) == [("unknown_unit", 1)]
    assert check_force(pack().data, zone(), ["tnak"], 99)[0].suggestion == "tank"


def test_drones_need_an_operator_and_stand_beside_it() -> None:
    assert reasons(["tank", "bomber_drone", "kamikaze_drone"]) == [("no_operator", 1), ("no_operator", 2)]
    types = ["drone_operator", "bomber_drone", "tank", "kamikaze_drone", "attack_helicopter"]
    assert reasons(types) == []
    operator, bomber, _, kamikaze, helicopter = place_force(pack().data, zone(), types)
    for drone in (bomber, kamikaze):
        assert abs(drone.at[0] - operator.at[0]) + abs(drone.at[1] - operator.at[1]) == 1
    ground = shipped("crossroads").ground
    landed = [zone().board.cell(*unit.at) for unit in (bomber, kamikaze, helicopter)]
    assert {ground.terrain_at(cell) for cell in landed} <= pack().data.rules.air.lands_on
    (fault,) = check_placement(pack().data, zone(), [(0, UnitSetup(type="bomber_drone", side=0, at=bomber.at))])
    assert fault.reason == "no_operator"


def test_no_unit_at_all_is_no_force() -> None:
    assert reasons([]) == [("empty", None)]


def test_more_units_than_the_zone_has_room_for_are_refused() -> None:
    types = ["infantry"] * 99
    (fault,) = check_force(pack().data, zone(), types, 9999)
    assert fault.reason == "no_room"
    room = fault.arguments["room"]
    assert isinstance(room, int)
    assert len(place_force(pack().data, zone(), types[:room])) == room
    with pytest.raises(ValueError, match="room for"):
        place_force(pack().data, zone(), types)


def test_a_unit_is_refused_where_it_cannot_stand() -> None:
    """Over the crossroads' zones: row 18 has a ruin at its fifteenth cell and a point beside it."""
    placed = [
        UnitSetup(type="tank", side=0, at=(14, 18)),
        UnitSetup(type="tank", side=0, at=(15, 18)),
        UnitSetup(type="engineer", side=0, at=(15, 18)),
        UnitSetup(type="infantry", side=0, at=(10, 10)),
        UnitSetup(type="infantry", side=0, at=(10, 21)),
    ]
    found = check_placement(pack().data, zone(), list(enumerate(placed)))
    assert not [fault for fault in found if not_given(fault.key, fault.arguments)]
    assert [(fault.reason, fault.unit) for fault in found] == [
        ("no_entry", 0),
        ("on_point", 1),
        ("occupied", 2),
        ("outside_zone", 3),
        ("on_point", 3),
        ("off_map", 4),
    ]


def test_helicopters_are_bought_and_start_landed_where_they_can_land() -> None:
    """FORCE-1, HELI-3: on meadow or burnt ground, behind the others."""
    types = ["tank", "attack_helicopter", "transport_helicopter"]
    assert reasons(types) == []
    placed = place_force(pack().data, zone(), types)
    assert not any(unit.airborne for unit in placed)
    ground = zone().ground
    assert {ground.terrain_at(ground.board.cell(*unit.at)) for unit in placed[1:]} <= {"meadow", "burnt"}
    assert not check_placement(pack().data, zone(), list(enumerate(placed)))
    # row 18 of the crossroads has a ruin at its fifteenth cell
    (fault,) = check_placement(pack().data, zone(), [(0, UnitSetup(type="attack_helicopter", side=0, at=(14, 18)))])
    assert fault.reason == "no_entry"


# Drawn


@settings(max_examples=60, deadline=None)
@given(st.integers(10, 1500), st.integers(0, 2**32), st.integers(1, 60))
def test_a_drawn_force_keeps_within_budget_and_room_and_is_led_or_supplied(budget: int, seed: int, room: int) -> None:
    data = pack().data
    types = draw_force(data, budget, Draws(seed), room)
    assert 1 <= len(types) <= room
    assert force_value(data, types) <= budget
    assert budget < data.units["supply_truck"].value or {"general", "supply_truck"} & set(types)
    kinds = [data.units[name] for name in types]
    operators = sum("operator" in kind.abilities for kind in kinds)
    drones = [kind for kind in kinds if kind.unit_class == "drone"]
    assert sum("relay" in kind.abilities for kind in drones) == operators
    assert bool(drones) == bool(operators)
    assert drones or not any("jammer" in kind.abilities for kind in kinds)


@settings(max_examples=25, deadline=None)
@given(st.integers(10, 1500), st.integers(0, 2**32), st.sampled_from(NAMES))
def test_drawn_forces_are_placed_by_the_rule_and_alike_on_both_sides(budget: int, seed: int, name: str) -> None:
    found = shipped(name)
    forces = found.drawn_forces(seed, budget)
    for side, force in enumerate(forces):
        assert not check_placement(pack().data, found.zones[side], list(enumerate(force)))
    blue, red = forces
    assert [unit.type for unit in blue] == [unit.type for unit in red]
    width, height = found.board.width, found.board.height
    assert [(width - 1 - x, height - 1 - y) for x, y in (unit.at for unit in blue)] == [unit.at for unit in red]


def test_the_same_seed_draws_the_same_force_and_another_seed_another() -> None:
    found = shipped("river")
    assert found.battle(5, forces="drawn") == found.battle(5, forces="drawn")
    drawn = {tuple(unit.type for unit in found.battle(seed, forces="drawn").units) for seed in range(20)}
    assert len(drawn) > 15


@pytest.mark.parametrize("seed", range(20))
def test_a_force_of_a_maps_budget_mixes_infantry_and_armour(seed: int) -> None:
    data = pack().data
    for name in NAMES:
        kinds = [data.units[unit.type] for unit in shipped(name).drawn_forces(seed)[0]]
        assert len(kinds) >= 6
        armour = sum(kind.value for kind in kinds if kind.unit_class == "tracked")
        foot = sum(kind.value for kind in kinds if kind.unit_class == "foot")
        on_the_ground = sum(kind.value for kind in kinds if not kind.flies)
        assert armour * 5 >= on_the_ground
        assert foot * 4 >= on_the_ground
        assert any("engineer" in kind.abilities for kind in kinds)


def test_a_budget_that_buys_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="buys no unit"):
        shipped("river").drawn_forces(1, 9)


def test_a_gun_comes_with_a_truck_beside_it() -> None:
    """TOW-1: a gun cannot step by itself."""
    found = shipped("highlands")
    seen = 0
    for seed in range(30):
        force = found.drawn_forces(seed)[0]
        trucks = [unit.at for unit in force if unit.type == "truck"]
        guns = [unit.at for unit in force if unit.type == "cannon"]
        assert len(trucks) == len(guns)
        seen += len(guns)
        for x, y in guns:
            assert any(abs(x - a) + abs(y - b) == 1 for a, b in trucks)
    assert seen


def test_the_fast_start_in_front_and_the_general_behind() -> None:
    types = ["general", "supply_truck", "scout", "tank", "infantry"]
    placed = place_force(pack().data, zone(), types)
    depth = {unit.type: zone().depths[zone().board.cell(*unit.at)] for unit in placed}
    assert depth["scout"] < depth["general"]
    assert depth["tank"] < depth["supply_truck"]
    assert depth["scout"] <= depth["infantry"] <= depth["general"]


# Chosen by hand


def test_each_side_has_the_force_it_wishes_for() -> None:
    found, types = shipped("crossroads"), ("tank", "infantry", "engineer")
    own, bought = found.forces_of(("default", types), 5, 66)
    assert own == found.forces[0]
    assert bought == place_force(pack().data, found.zones[1], types)
    drawn, other = found.forces_of(("drawn", "default"), 5, 150)
    assert drawn == found.drawn_forces(5, 150)[0]
    assert other == found.forces[1]
    setup = found.battle(5, forces=found.forces_of((types, "drawn"), 5, 120))
    assert [unit.type for unit in setup.units if unit.side == 0] == list(types)


def test_a_force_that_is_too_dear_begins_no_battle() -> None:
    with pytest.raises(ValueError, match="over_budget"):
        shipped("crossroads").forces_of((("tank", "tank"), "default"), 1, 79)


def lacking(*types: str, points: int = 5) -> list[tuple[str, int]]:
    return [(lack.what, lack.count) for lack in lacks(pack().data, types, points)]


def test_what_a_force_lacks_is_told_the_gravest_first() -> None:
    assert lacking("general", "engineer", "supply_truck", "infantry") == []
    assert lacking("infantry") == [("engineer", 1), ("general", 1), ("supplier", 1)]
    assert lacking("infantry", points=0) == [("general", 1), ("supplier", 1)]
    staff = ("general", "engineer", "supply_truck")
    assert lacking(*staff, "cannon", "cannon", "cannon", "truck") == [("tractor", 2)]
    assert lacking(*staff, "cannon", "truck") == []
    assert lacking(*staff, "drone_operator") == [("drone", 1)]
    assert lacking(*staff, "drone_operator", "bomber_drone") == []


@given(begun=st.lists(st.sampled_from(sorted(pack().data.units)), max_size=8), seed=st.integers(0, 1 << 31))
@settings(max_examples=60, deadline=None)
def test_what_was_begun_stays_and_the_rest_is_drawn_within_the_budget(begun: list[str], seed: int) -> None:
    data = pack().data
    budget = force_value(data, begun) + 80
    found = draw_force(data, budget, Draws(seed), 40, begun)
    assert list(found[: len(begun)]) == begun
    assert force_value(data, found) <= budget
    # 80 buy a truck for up to eight guns, or an operator
    guns = begun.count("cannon")
    assert found.count("truck") >= guns
    if any("drone" in name and name != "drone_operator" for name in begun) and guns < 6:
        assert "drone_operator" in found
    assert draw_force(data, budget, Draws(seed), 40, begun) == found
