"""What of a battle of Skirmish stands on the table: ground, gates, fighters in their postures, what is carried."""

from __future__ import annotations

from client3d.skirmish.look_page import mission_picture
from client3d.skirmish.scenery import gates
from client3d.skirmish.table_picture import table_picture
from systems.skirmish.data import load_skirmish
from systems.skirmish.missions import load_missions
from systems.skirmish.pipeline import new_game
from systems.skirmish.table import Obstacle, Table


def test_every_mission_can_be_laid() -> None:
    pack = load_skirmish()
    for mission in load_missions(pack).values():
        view = new_game(mission.battle(1), pack.data).view(0)
        picture = table_picture(view)
        assert [fighter.id for fighter in picture.fighters] == list(view.units)
        assert len(picture.houses) == len(view.table.buildings)
        assert picture.size == (view.table.size[0] // 1000, view.table.size[1] // 1000)
        for fighter in picture.fighters:
            unit = view.units[fighter.id]
            assert (fighter.at, fighter.facing, fighter.radius) == (unit.at, unit.facing, unit.radius)
            assert fighter.kind in pack.data.units
            assert fighter.side in view.side_names


def test_a_gap_as_wide_as_a_gate_gets_one() -> None:
    def table(gap: int) -> Table:
        walls = (Obstacle("wall", ((0, 0), (10_000, 0))), Obstacle("wall", ((10_000 + gap, 0), (30_000, 0))))
        return Table((40_000, 30_000), (), walls)

    assert [(gate.start, gate.end) for gate in gates(table(5_000))] == [((10_000, 0), (15_000, 0))]
    assert gates(table(0)) == ()  # they meet
    assert gates(table(12_000)) == ()


def test_a_closed_ring_of_one_obstacle_has_no_gate_in_itself() -> None:
    ring = Obstacle("fence", ((0, 0), (9_000, 0), (9_000, 5_000), (0, 5_000)))
    assert gates(Table((40_000, 30_000), (), (ring,))) == ()


def test_what_lies_on_the_table_is_shown() -> None:
    assert {thing.kind for thing in mission_picture("colours").things} == {"flag"}
