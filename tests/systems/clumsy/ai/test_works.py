"""What the opponent's engineers do. Alice plays blue; the opponent has her seat, and Bob mostly passes."""

from __future__ import annotations

from core.orders import Order
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.orders import BuildOrder, ClearOrder, DemineOrder, EndTurnOrder, LayMineOrder
from systems.clumsy.setup import MineSetup, StructureSetup
from tests.systems.clumsy.ai.small_battles import FIRST, SECOND, apart, end_of, meadow, shots, turn, turns
from tests.systems.clumsy.battles import BLUE, RED, battle, unit


def built(orders: list[Order]) -> list[tuple[str, tuple[int, int]]]:
    return [(order.what, order.at) for order in orders if isinstance(order, BuildOrder)]


def test_an_engineer_takes_the_point_and_then_the_next() -> None:
    """CAPTURE-1: two ends of turn on each."""
    points = ((4, 2), (8, 2), (12, 2))
    game = battle(
        meadow(40), unit("engineer", BLUE, 1, 2), unit("infantry", BLUE, 1, 4), unit("tank", RED, 39, 2), points=points
    )
    turns(game, 6)
    assert sum(owner == BLUE for _, owner in game.view(BLUE).points) >= 2


def test_two_engineers_go_for_two_points() -> None:
    points = ((4, 0), (4, 4), (30, 2))
    game = battle(
        meadow(40),
        unit("engineer", BLUE, 1, 2),
        unit("engineer", BLUE, 2, 2),
        unit("infantry", BLUE, 1, 4),
        unit("tank", RED, 39, 2),
        points=points,
    )
    turns(game, 1)
    turns(game, 2)
    assert sum(owner == BLUE for _, owner in game.view(BLUE).points) == 2


def test_a_bridge_where_water_cuts_off_the_point() -> None:
    """BUILD-1: no way leads to the point but over the river."""
    rows = "\n".join(["......w........."] * 5)
    point = ((9, 2),)
    game = battle(
        rows,
        unit("engineer", BLUE, 5, 2),
        unit("infantry", BLUE, 2, 4),
        unit("tank", RED, 15, 0),
        points=point,
    )
    orders = turns(game, 4)
    assert [what for what, _ in built(orders)].count("bridge") == 3
    assert len({at for what, at in built(orders) if what == "bridge"}) == 1


def test_no_bridge_where_there_is_one_near_by() -> None:
    rows = "\n".join(["......w........."] * 4 + ["......b........."])
    game = battle(
        rows,
        unit("engineer", BLUE, 5, 2),
        unit("infantry", BLUE, 2, 4),
        unit("tank", RED, 15, 0),
        points=((8, 2),),
    )
    assert "bridge" not in [what for what, _ in built(turns(game, 2))]


def test_rubble_in_the_only_pass_is_cleared() -> None:
    """BUILD-2: nobody enters it before."""
    rows = "\n".join(
        ["......w.........", "......w.........", "................", "......w.........", "......w........."]
    )
    depot = (StructureSetup(type="depot", side=RED, at=(6, 2), hp=1),)
    tanks = unit("tank", BLUE, 3, 2), unit("tank", RED, 15, 2, hp=3)
    game = battle(rows, unit("engineer", BLUE, 5, 3), *tanks, structures=depot)
    orders = turns(game, 2)
    assert ClearOrder(side=BLUE, unit=FIRST, at=(6, 2)) in orders


def test_a_known_mine_in_the_only_pass_is_lifted() -> None:
    """MINE-2."""
    rows = "\n".join(
        ["......w.........", "......w.........", "................", "......w.........", "......w........."]
    )
    mines = (MineSetup(side=RED, at=(6, 2)),)
    game = battle(
        rows, unit("engineer", BLUE, 5, 2), unit("tank", BLUE, 3, 2), unit("tank", RED, 15, 2, hp=3), mines=mines
    )
    assert DemineOrder(side=BLUE, unit=FIRST, at=(6, 2)) in turn(game)


def test_a_mine_on_the_road_by_which_tanks_come() -> None:
    """MINE-0: Alice's few cannot stop two tanks, and there is one way for them."""
    rows = "\n".join(["ww..wwwwwwwwwwwwww", "rrrrrrrrrrrrrrrrrr", "ww..wwwwwwwwwwwwww"])
    game = battle(
        rows,
        unit("engineer", BLUE, 4, 1),
        unit("infantry", BLUE, 2, 0),
        unit("tank", RED, 11, 1),
        unit("tank", RED, 12, 1),
        unit("observer", BLUE, 2, 2),
    )
    game.submit(EndTurnOrder(side=BLUE))
    game.submit(EndTurnOrder(side=RED))
    opponent = Opponent(BLUE)
    laid = [order for order in turn(game, opponent) if isinstance(order, LayMineOrder)]
    assert laid
    assert all(order.at[1] == 1 for order in laid)


def test_a_trench_where_the_gunners_hold() -> None:
    """COVER-1: outmatched and in the open, with an engineer at hand."""
    game = battle(
        meadow(24, 7),
        unit("engineer", BLUE, 4, 3),
        unit("infantry", BLUE, 5, 2),
        unit("infantry", BLUE, 5, 4),
        unit("observer", BLUE, 6, 3),
        *(unit("tank", RED, 16, y) for y in (2, 3, 4)),
    )
    assert [what for what, _ in built(turn(game))] == ["trench"]


def test_a_depot_for_those_whom_nobody_else_supplies() -> None:
    """FIRE-1: no supply truck is left."""
    game = battle(
        meadow(40),
        unit("engineer", BLUE, 3, 2),
        unit("tank", BLUE, 5, 2, fuel=0, ammo={"tank_gun": 0}),
        unit("infantry", BLUE, 5, 3, ammo={"rifle": 0}),
        unit("infantry", RED, 39, 2),
    )
    orders = turns(game, 3)
    assert "depot" in [what for what, _ in built(orders)]
    assert game.view(BLUE).units[SECOND].fuel > 0


def test_a_hospital_for_several_wounded_without_a_medic() -> None:
    """HEAL-1."""
    game = battle(
        meadow(40),
        unit("engineer", BLUE, 3, 2),
        unit("infantry", BLUE, 5, 2, hp=2),
        unit("infantry", BLUE, 6, 3, hp=2),
        unit("infantry", BLUE, 5, 4, hp=1),
        unit("infantry", RED, 39, 2),
    )
    assert "hospital" in [what for what, _ in built(turns(game, 2))]


def test_an_engineer_goes_to_the_damaged_tank() -> None:
    """HEAL-1: next to it, it is repaired at the start of Alice's next turn."""
    game = battle(
        meadow(40),
        unit("engineer", BLUE, 3, 2),
        unit("tank", BLUE, 7, 2, hp=4, action_points=0),
        unit("tank", RED, 39, 2),
    )
    turn(game)
    assert apart(end_of(game, FIRST), (7, 2)) == 1


def test_what_was_begun_is_gone_on_with() -> None:
    site = (StructureSetup(type="watchtower", side=BLUE, at=(5, 2), built=False),)
    game = battle(
        meadow(40),
        unit("engineer", BLUE, 4, 2),
        unit("infantry", BLUE, 2, 2),
        unit("tank", RED, 39, 2),
        structures=site,
    )
    assert ("watchtower", (5, 2)) in built(turn(game))


def test_a_wreck_by_a_held_point_is_cleared() -> None:
    """WRECK-1: it would hide whoever comes for the point; but the point is taken first."""
    game = battle(
        meadow(40),
        unit("engineer", BLUE, 4, 1),
        unit("tank", BLUE, 4, 3),
        unit("tank", RED, 6, 1, hp=1),
        unit("tank", RED, 39, 2),
        points=((5, 1), (39, 4), (39, 0)),
    )
    orders = turns(game, 5)
    assert any(isinstance(order, ClearOrder) and order.at == (6, 1) for order in orders)


def test_an_engineer_does_not_walk_into_the_enemys_fire_to_dig() -> None:
    game = battle(
        meadow(24),
        unit("engineer", BLUE, 2, 2),
        unit("infantry", BLUE, 1, 2),
        *(unit("tank", RED, 14, y) for y in range(3)),
    )
    turn(game)
    assert end_of(game, FIRST)[0] < 8


def test_shells_fell_what_shelters_a_unit() -> None:
    """BUILD-3: through bunker and hill next to nothing gets at the infantry."""
    bunker = (StructureSetup(type="bunker", side=RED, at=(8, 2), hp=5),)
    rows = "\n".join(["........h..."] * 5)
    game = battle(
        rows, unit("tank", BLUE, 4, 2), unit("tank", BLUE, 4, 3), unit("infantry", RED, 8, 2), structures=bunker
    )
    fired = [order for order in turn(game) if getattr(order, "what", None) == "structure"]
    assert fired
    assert shots(fired)[0][1] == (8, 2)
