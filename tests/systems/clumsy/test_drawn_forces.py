"""Which units a force is drawn from and where they start, with the tests' own units, counted by hand (FORCE-1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.board import cells_of
from core.draws import Draws
from systems.clumsy.data import ClumsyData
from systems.clumsy.drawn_forces import cheapest, draw_force, group, least_budget
from systems.clumsy.start_zone import StartZone, place_force
from tests.systems.clumsy.battles import BLUE, RED, battle, data, unit

MORE = """
[data.units.flyboy]
inherits = "walker"
value = 14
abilities = ["operator"]

[data.units.buzzer]
inherits = "walker"
value = 11
abilities = ["jammer"]

[data.units.sprinter]
inherits = "walker"
action_points = 14

[data.units.armed_feeder]
inherits = "feeder"
weapons = ["gun"]
"""
STAFF = ("chief", "feeder", "digger", "walker")
"""20, 12, 16 and 10: 58 together."""
UNLED = STAFF[1:]
"""38 together."""
ALL_ARMOUR = "armour_shares = [1.0]\nsupport_share = 0.0"
ALL_LINE = "armour_shares = [0.0]\nsupport_share = 0.0"
ALL_SUPPORT = "armour_shares = [0.0]\nsupport_share = 1.0"


def roster(*names: str, rules: str = ALL_LINE) -> ClumsyData:
    """A pack that knows these units alone."""
    found = data(f"{MORE}\n[data.rules.forces]\n{rules}\n")
    return replace(found, units={name: found.units[name] for name in names})


def drawn(found: ClumsyData, budget: int, seed: int = 1, room: int = 99) -> list[str]:
    return list(draw_force(found, budget, Draws(seed), room))


def filled(found: ClumsyData, budget: int, *begun: str, room: int = 99) -> list[str]:
    return list(draw_force(found, budget, Draws(1), room, begun))


# --- what has been begun


def test_staff_that_was_chosen_is_not_bought_again() -> None:
    pack = roster(*STAFF)
    assert filled(pack, 100, "digger", "walker", room=4) == ["digger", "walker", "chief", "feeder"]
    assert filled(pack, 100, *STAFF, room=5) == [*STAFF, "walker"]


def test_a_gun_that_was_chosen_gets_its_truck_before_all_else() -> None:
    pack = roster(*STAFF, "howitzer", "hauler")
    gun, truck = pack.units["howitzer"].value, pack.units["hauler"].value
    assert filled(pack, gun + truck, "howitzer") == ["howitzer", "hauler"]
    assert filled(pack, gun + truck + 12, "howitzer") == ["howitzer", "hauler", "feeder"]


def test_what_was_chosen_of_a_kind_counts_as_its_share_of_the_budget() -> None:
    pack = roster("walker", "crawler", rules="armour_shares = [0.5]\nsupport_share = 0.0")
    tank = pack.units["crawler"].value
    # half of the budget is armour's already, so the rest is the line's
    assert filled(pack, 4 * tank, "crawler", "crawler") == ["crawler", "crawler", *["walker"] * (2 * tank // 10)]


# --- what they are


@pytest.mark.parametrize(
    ("name", "line_range", "told"),
    [
        ("crawler", 4, "armour"),
        ("walker", 4, "line"),
        ("walker", 5, "support"),  # its gun reaches 4
        ("popper", 5, "line"),
        ("lobber", 4, "support"),
        ("howitzer", 4, "support"),
        ("flakker", 4, "support"),
        ("chief", 4, ""),
        ("feeder", 4, ""),
        ("armed_feeder", 4, ""),
        ("digger", 4, ""),
        ("hauler", 4, ""),
    ],
)
def test_what_a_unit_is_bought_as(name: str, line_range: int, told: str) -> None:
    found = roster(name, rules=f"line_range = {line_range}")
    assert group(found, found.units[name]) == told


def test_the_cheapest_is_the_first_by_name_of_equals() -> None:
    units = roster("walker", "sprinter", "crawler").units
    assert cheapest(units.values()) is units["sprinter"]
    assert cheapest([]) is None


# --- what is bought


def test_the_least_budget_is_the_cheapest_of_those_on_the_ground() -> None:
    found = roster("walker", "sprinter", "crawler")
    cheap = replace(found.units["walker"], id="midge", unit_class="drone", value=1)
    assert least_budget(replace(found, units={**found.units, "midge": cheap})) == found.units["walker"].value


def test_a_pack_with_nothing_to_buy_has_no_least_budget() -> None:
    found = roster("walker")
    free = {name: replace(kind, value=0) for name, kind in found.units.items()}
    assert least_budget(replace(found, units=free)) == 0


def test_who_leads_supplies_and_captures_comes_first() -> None:
    found = roster(*STAFF, "crawler")
    assert drawn(found, 100)[:4] == list(STAFF)
    # a general is a fifth of the budget at most
    assert drawn(found, 99)[:3] == ["feeder", "digger", "walker"]
    assert drawn(found, 100, room=2) == ["chief", "feeder"]
    assert drawn(roster(*STAFF, rules="general_share = 0.5"), 40)[:2] == ["chief", "feeder"]


def test_a_force_may_take_the_last_of_its_budget_and_of_its_room() -> None:
    assert drawn(roster("feeder", "digger"), 28) == ["feeder", "digger"]
    assert drawn(roster("feeder", "digger"), 27) == ["feeder"]
    assert drawn(roster("walker"), 100, room=3) == ["walker"] * 3


def test_what_is_left_goes_where_most_is_wanted() -> None:
    # 100 less the staff's 58 leaves 42: a crawler for 30, then a walker for 10
    assert drawn(roster(*STAFF, "crawler", rules=ALL_ARMOUR), 100)[4:] == ["crawler", "walker"]
    assert drawn(roster(*STAFF, "crawler", rules=ALL_LINE), 100)[4:] == ["walker"] * 4


def test_shares_are_of_the_whole_budget() -> None:
    # of 258 half is armour's: the staff's 58 are nobody's share; 129 for armour, 129 for the line, which 200 must pay
    found = roster(*STAFF, "crawler", rules="armour_shares = [0.5]\nsupport_share = 0.0")
    bought = drawn(found, 258)[4:]
    # a crawler whenever armour has as much left to spend, three walkers before the next; the last 20 buy walkers alone
    assert bought == [*["crawler", *["walker"] * 3] * 3, "walker", "walker"]


@pytest.mark.parametrize(("support_per", "most"), [(150, 1), (100, 2), (50, 3)])
def test_support_of_a_kind_is_limited(support_per: int, most: int) -> None:
    rules = f"{ALL_SUPPORT}\nsupport_per = {support_per}"
    assert drawn(roster(*STAFF, "lobber", rules=rules), 112)[4:].count("lobber") == most


def test_a_gun_comes_with_the_truck_that_tows_it() -> None:
    found = roster(*UNLED, "howitzer", "hauler", rules=ALL_SUPPORT)
    assert drawn(found, 78)[3:] == ["howitzer", "hauler"]
    assert "howitzer" not in drawn(found, 77)
    assert "howitzer" not in drawn(found, 78, room=4)
    assert "howitzer" not in drawn(roster(*UNLED, "howitzer", rules=ALL_SUPPORT), 78)


def test_an_operator_comes_with_a_relay_and_with_strikers_as_they_are_drawn() -> None:
    rules = f"{ALL_LINE}\nweight = 1"
    found = roster(*STAFF, "flyboy", "peeper", "bomber", rules=f"{rules}\nstrikers = 0")
    seen = set()
    for seed in range(30):
        force = drawn(found, 160, seed)
        assert force.count("peeper") == force.count("flyboy")
        assert "bomber" not in force
        seen.add(force.count("flyboy"))
    assert max(seen) > 0
    found = roster(*UNLED, "flyboy", "peeper", "bomber", rules=f"{rules}\nstrikers = 2")
    bombers = {(force.count("flyboy"), force.count("bomber")) for force in (drawn(found, 62, n) for n in range(60))}
    # 62 less 38 pay for one operator and his relay, and for no bomber; none without an operator
    assert bombers == {(0, 0), (1, 0)}
    bombers = {(force.count("flyboy"), force.count("bomber")) for force in (drawn(found, 86, n) for n in range(99))}
    assert {(1, 0), (1, 1), (1, 2)} <= bombers
    assert all(count <= 2 * operators for operators, count in bombers)
    without_relay = roster(*STAFF, "flyboy", rules=rules)
    assert not any("flyboy" in drawn(without_relay, 160, seed) for seed in range(9))


def test_nobody_is_bought_against_craft_that_are_not_there() -> None:
    idle = roster(*STAFF, "flakker", "buzzer", rules=f"{ALL_SUPPORT}\nwing_share = 0.0")
    assert set(drawn(idle, 300)) == set(STAFF)
    helicopter = roster(*STAFF, "flakker", "buzzer", "flyer", rules=ALL_SUPPORT)
    forces = [drawn(helicopter, 300, seed) for seed in range(20)]
    assert {"flyer" in force for force in forces} == {True, False}
    assert all(("flakker" in force) == ("flyer" in force) for force in forces)
    assert not any("buzzer" in force for force in forces)  # a helicopter needs no jammer
    drones = roster(*STAFF, "flyboy", "peeper", "buzzer", rules=f"{ALL_LINE}\nweight = 1")
    forces = [drawn(drones, 300, seed) for seed in range(20)]
    assert any("buzzer" in force for force in forces)
    for force in forces:
        assert "buzzer" not in force or force.index("peeper") < force.index("buzzer")


def test_a_helicopter_comes_where_it_is_a_fifth_of_the_budget_at_most() -> None:
    found = roster(*STAFF, "flyer")
    assert any("flyer" in drawn(found, 200, seed) for seed in range(20))
    assert not any("flyer" in drawn(found, 199, seed) for seed in range(20))


def test_a_helicopter_is_not_paid_for_by_the_armour() -> None:
    # 200 less staff and helicopter leaves 102: three crawlers if armour has all of it, none if it has nothing
    for share, crawlers in ((1.0, 3), (0.0, 0)):
        rules = f"{ALL_LINE}\narmour_beside_a_wing = {share}"
        forces = [drawn(roster(*STAFF, "crawler", "flyer", rules=rules), 200, seed) for seed in range(20)]
        assert {force.count("crawler") for force in forces if "flyer" in force} == {crawlers}
        assert {force.count("crawler") for force in forces if "flyer" not in force} == {0}


# --- where they start

FIELD = "\n".join(["......."] * 6)


def zone(side: int, rows: str = FIELD) -> StartZone:
    """Two rows on each side: those of blue below."""
    ground = battle(rows, unit("walker", BLUE, 0, 5), unit("walker", RED, 0, 0)).battle.field.ground
    board = ground.board
    own, others = (
        sum(1 << board.cell(x, y) for x in range(board.width) for y in below)
        for below in ((3, 4, 5), (0, 1, 2))[:: 1 if side == BLUE else -1]
    )
    return StartZone(side, own, others, 0, ground)


def placed(*names: str, side: int = BLUE, rules: str = "", rows: str = FIELD) -> list[tuple[int, int]]:
    found = data(f"{MORE}\n[data.rules.start]\n{rules}\n")
    return [each.at for each in place_force(found, zone(side, rows), names)]


PLAIN = "crowding = 0\naside_step = 99\n"


def test_the_zone_is_three_deep_and_its_heart_is_in_the_middle() -> None:
    found = zone(BLUE)
    board = found.board
    assert {board.xy(cell)[1]: depth for cell, depth in found.depths.items()} == {3: 0, 4: 1, 5: 2}
    assert board.xy(found.heart) == (3, 4)
    assert board.xy(zone(RED).heart) == (3, 1)
    assert len(cells_of(found.cells)) == 21


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("sprinter", 3),  # 14 action points
        ("walker", 4),
        ("crawler", 4),
        ("lobber", 5),
        ("chief", 5),
        ("feeder", 5),
        ("armed_feeder", 5),
        ("nurse", 5),
        ("hauler", 5),
        ("digger", 5),
        ("flyer", 5),
    ],
)
def test_the_fast_stand_in_front_and_helpers_behind(name: str, row: int) -> None:
    assert placed(name, rules=PLAIN) == [(0, row)]
    assert placed(name, side=RED, rules=PLAIN) == [(6, 5 - row)]


def test_who_is_fast_is_data() -> None:
    assert placed("walker", rules=f"{PLAIN}fast = 10") == [(0, 3)]
    assert placed("sprinter", rules=f"{PLAIN}fast = 15") == [(0, 4)]


def test_the_middle_and_the_rough_ground_are_weighed() -> None:
    # three cells aside count as 1: columns 1 to 5 are within two of the middle, the first of them is taken
    assert placed("walker", rules="crowding = 0\naside_step = 3") == [(1, 4)]
    assert placed("walker", rules="crowding = 0\naside_step = 1") == [(3, 4)]
    hilly = FIELD.splitlines()
    hilly[4] = "hhhhhh."
    # a hill costs a walker 3, meadow 2; a row too deep or too shallow counts 3
    assert placed("walker", rules=PLAIN, rows="\n".join(hilly)) == [(6, 4)]
    hilly[4] = "hhhhhhh"
    assert placed("walker", rules=PLAIN, rows="\n".join(hilly)) == [(0, 4)]
    assert placed("walker", rules=f"{PLAIN}depth_weight = 0", rows="\n".join(hilly)) == [(0, 3)]


def test_neighbours_are_shunned_as_far_as_they_count() -> None:
    assert placed("walker", "walker", "walker", rules="crowding = 2\naside_step = 99") == [(0, 4), (2, 4), (4, 4)]
    assert placed("walker", "walker", "walker", rules=PLAIN) == [(0, 4), (1, 4), (2, 4)]


def test_trucks_stand_by_guns_and_drones_by_operators() -> None:
    gun, truck, second_gun, second_truck = placed("howitzer", "hauler", "howitzer", "hauler")
    for one, other in ((gun, truck), (second_gun, second_truck)):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
    drone, operator, other_drone = placed("peeper", "flyboy", "bomber")
    for one in (drone, other_drone):
        assert abs(one[0] - operator[0]) + abs(one[1] - operator[1]) == 1


def test_guns_are_placed_before_trucks_and_these_before_others_however_they_are_listed() -> None:
    truck, gun = placed("hauler", "howitzer")
    assert abs(truck[0] - gun[0]) + abs(truck[1] - gun[1]) == 1
    # in a zone of one column the gun stands behind, its truck before it, and the tank where there is room
    assert placed("crawler", "hauler", "howitzer", rows="\n".join(["."] * 6)) == [(0, 3), (0, 4), (0, 5)]


def test_a_drone_stands_at_the_first_of_the_cells_beside_its_operator() -> None:
    assert placed("peeper", "flyboy") == [(1, 3), (1, 4)]
    assert placed("peeper", "flyboy", side=RED) == [(5, 2), (5, 1)]


def test_both_sides_stand_as_in_a_mirror() -> None:
    names = "peeper", "flyboy", "howitzer", "hauler", "walker", "crawler"
    assert placed(*names, side=RED) == [(6 - x, 5 - y) for x, y in placed(*names)]


def test_vehicles_are_placed_before_foot_which_finds_room_anywhere() -> None:
    """MOVE-2: of the two columns the second is ruins within the zone."""
    rows = "\n".join([".."] * 3 + [".v"] * 3)
    walkers = ["walker"] * 4
    assert placed(*walkers, "crawler", rules=PLAIN, rows=rows)[-1] == (0, 4)
