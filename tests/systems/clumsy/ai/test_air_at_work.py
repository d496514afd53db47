"""What the opponent makes of the air: what may shoot at its craft, ways around it, and whom it fetches.

HELI-1 to HELI-4, ALERT-1, DRONE-1, LOAD-1, WIN-2.
"""

from __future__ import annotations

import pytest

from lab.tournament import play_game
from systems.clumsy.ai.airspace import Airspace, Skies
from systems.clumsy.ai.assess import Assessment
from systems.clumsy.ai.drones import sure_link
from systems.clumsy.ai.flights import fly
from systems.clumsy.ai.memory import Memory
from systems.clumsy.ai.mind import decoded_mind, encoded_mind
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.ai.personality import shipped_personality
from systems.clumsy.data import load_clumsy
from systems.clumsy.links import link_of
from systems.clumsy.missions import load_mission
from systems.clumsy.orders import BoardOrder, EndTurnOrder, LandOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, GoalSetup, StructureSetup
from systems.clumsy.view import View
from tests.systems.clumsy.ai.test_helicopters import DAY, FIRST, game, hawk, turn, unit


def seen_air(of: ClumsyGame, memory: Memory | None = None) -> tuple[View, Airspace]:
    """Blue's view, and the air for the first of its units as an opponent sees it that has just begun its turn."""
    view, personality = of.view(0), shipped_personality()
    memory = memory or Memory(personality.judgement)
    memory.begin(view)
    assessment = Assessment(view, memory, personality)
    return view, Skies(memory).over(view, assessment, view.units[FIRST].kind)


def test_a_battery_that_nobody_has_seen_is_feared_where_nobody_has_looked() -> None:
    view, air = seen_air(game(hawk(), unit("infantry", 0, 2, 3), unit("tank", 1, 38, 3), width=40))
    at_home, afar = (air.doubt.at(view.board.cell(x, 3)) for x in (0, 30))
    assert at_home < afar
    assert air.blow == 9


def test_a_battery_in_sight_is_feared_where_it_is_and_nowhere_else() -> None:
    view, air = seen_air(game(hawk(), unit("scout", 0, 8, 3), unit("anti_air_battery", 1, 16, 3), width=40))
    assert not air.doubt.planes
    assert air.watch.at(view.board.cell(7, 3)) == 6  # nine cells away: the missile alone
    assert air.watch.at(view.board.cell(10, 3)) == 9
    assert air.watch.at(view.board.cell(5, 3)) == 0


def test_a_battery_out_of_sight_is_looked_for_where_it_was() -> None:
    scout = unit("scout", 0, 8, 3)
    of = game(hawk(), scout, unit("anti_air_battery", 1, 16, 3), width=60)
    memory = Memory(shipped_personality().judgement)
    seen_air(of, memory)
    of.submit(MoveOrder(side=0, unit=FIRST + 1, to=(2, 3)))
    for _ in range(8):  # longer than it is taken to stay where it was
        memory.end(of.view(0))
        of.submit(EndTurnOrder(side=0))
        of.submit(EndTurnOrder(side=1))
        memory.begin(of.view(0))
    view, air = seen_air(of, memory)
    assert not memory.credible(view)
    assert air.doubt.at(view.board.cell(20, 3)) > air.doubt.at(view.board.cell(58, 3))


def test_a_way_leads_round_a_battery_where_there_is_time() -> None:
    units = hawk(2, 12), unit("scout", 0, 12, 11), unit("anti_air_battery", 1, 12, 3)
    view, air = seen_air(game(*units, width=25, height=16))
    goal = view.board.cell(18, 12)
    watched = air.watch.above_zero()
    for detour, crosses in ((0, True), (4, False)):
        order = fly(view, view.units[FIRST], goal, air, detour)
        assert any(watched >> view.board.cell(*cell) & 1 for cell in order.path or ()) is crosses


def test_a_helicopter_that_cannot_get_away_from_a_battery_lands_below_it() -> None:
    """HELI-4: it does not aim that low."""
    of = game(hawk(8, 3, hp=4, action_points=4, fuel=40), unit("scout", 0, 7, 5), unit("anti_air_battery", 1, 14, 3))
    assert LandOrder(side=0, unit=FIRST) in turn(of)


def test_scouting_drones_do_not_lean_on_each_other() -> None:
    """DRONE-1: one that another relay keeps up falls when that one is shot down."""
    operator = unit("drone_operator", 0, 2, 3)
    drones = [unit("surveillance_drone", 0, 3, y, operator=0, airborne=True) for y in (2, 4)]
    of = game(operator, *drones, unit("infantry", 0, 1, 3), unit("tank", 1, 39, 3), width=40)
    view = of.view(0)
    scout, near = view.units[FIRST + 1], view.board.disk(view.units[FIRST].cell, 8)
    assert link_of(view, scout) & ~near
    assert sure_link(view, scout) == near
    turn(of)
    assert all(near >> one.cell & 1 for one in of.view(0).own if one.kind.flies)


def test_a_helicopter_goes_where_a_goal_sends_it_and_lands_there() -> None:
    """WIN-2: a craft in flight is over a zone, not in it."""
    zone = tuple((x, y) for x in (34, 35) for y in (2, 3, 4))
    goal = GoalSetup(side=0, kind="reach", units=(0,), zone=zone, count=1)
    lift = unit("transport_helicopter", 0, 3, 3)
    of = game(lift, unit("infantry", 0, 2, 3), unit("tank", 1, 20, 7), width=40, goals=(goal,))
    opponent = Opponent(0)
    for _ in range(3):
        turn(of, opponent)
        of.submit(EndTurnOrder(side=1))
    assert of.view(0).ended
    assert of.view(0).winner == 0


def cut_off() -> ClumsyGame:
    """A wounded squad across a river from the hospital, four cells from the helicopter."""
    hospital = StructureSetup(type="hospital", side=0, at=(30, 3))
    wounded = unit("infantry", 0, 4, 6, hp=1)
    units = unit("transport_helicopter", 0, 10, 3), wounded, unit("tank", 0, 31, 6), unit("tank", 1, 39, 7)
    setup = BattleSetup(rows=("." * 20 + "w" + "." * 19,) * 8, units=units, structures=(hospital,), clock=DAY)
    return new_game(setup, load_clumsy().data)


def test_a_helicopter_fetches_the_wounded_from_where_no_way_leads_to_a_hospital() -> None:
    of, opponent = cut_off(), Opponent(0)
    assert BoardOrder(side=0, unit=FIRST + 1, carrier=FIRST) in turn(of, opponent)
    of.submit(EndTurnOrder(side=1))
    turn(of, opponent)
    of.submit(EndTurnOrder(side=1))
    assert of.view(0).units[FIRST + 1].hp == 3


def test_who_is_fetched_and_what_was_seen_is_kept_in_a_save() -> None:
    of, opponent = cut_off(), Opponent(0)
    turn(of, opponent)
    mind = opponent.keep_in_mind()
    assert mind.pickups
    board = of.view(0).board
    other = Opponent(0)
    other.recall(decoded_mind(encoded_mind(mind), board))
    assert other.keep_in_mind() == mind
    ground = (mind.pickups[0][0], board.size + 5, *mind.pickups[0][2:])
    with pytest.raises(ValueError, match="cell is off the board"):
        decoded_mind(encoded_mind(type(mind)(pickups=(ground,))), board)


def test_defenders_who_are_near_nothing_go_to_what_must_live() -> None:
    keep = GoalSetup(side=0, kind="keep_alive", units=(0,), count=1)
    kill = GoalSetup(side=1, kind="kill", units=(0,), count=1, announced=True)
    cannon, jammer = unit("cannon", 0, 6, 3), unit("jammer", 0, 22, 3)
    of = game(cannon, jammer, unit("tank", 1, 39, 7), width=40, goals=(keep, kill))
    opponent = Opponent(0)
    for _ in range(3):
        turn(of, opponent)
        of.submit(EndTurnOrder(side=1))
    view = of.view(0)
    assert view.board.distance(view.units[FIRST + 1].cell, view.units[FIRST].cell) <= 6


@pytest.mark.parametrize("name", ["left_behind", "wasps"])
def test_the_missions_of_the_air_are_won_in_several_ways(name: str) -> None:
    pack = load_clumsy()
    seats = ("general_staff", "hothead", "old_fox")
    battles = [(load_mission(pack, name).battle(1), Opponent(0, seat)) for seat in seats]
    assert sum(play_game(battle, pack.data, [blue, Opponent(1)]).winner == 0 for battle, blue in battles) >= 2
