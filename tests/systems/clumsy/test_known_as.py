"""What a side knows besides that something is there: whose a mine is (MINE-2), what an enemy is and tows (SEE-6)."""

from __future__ import annotations

from core.events import Event
from core.orders import Order, Refusal
from systems.clumsy.data import load_clumsy
from systems.clumsy.events import UnitSpotted
from systems.clumsy.orders import (
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LayMineOrder,
    MoveOrder,
    UnhitchOrder,
)
from systems.clumsy.picture import Picture, picture_of
from systems.clumsy.picture_changes import advance
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, MineSetup, StructureSetup, UnitSetup
from tests.systems.clumsy.battles import DAY, unit


def game_of(width: int, *units: UnitSetup, mines: tuple[MineSetup, ...] = ()) -> ClumsyGame:
    """Two rows of meadow."""
    setup = BattleSetup(rows=("." * width,) * 2, units=units, mines=mines, clock=DAY)
    return new_game(setup, load_clumsy().data)


class Watched:
    """A battle, and what one side's picture becomes by the events alone."""

    def __init__(self, game: ClumsyGame, side: int) -> None:
        self.game, self.side = game, side
        self.picture: Picture = picture_of(game.view(side))

    def give(self, *orders: Order) -> list[Event]:
        """Give orders; the picture moved on must be that of the view."""
        told: list[Event] = []
        for order in orders:
            outcome = self.game.submit(order)
            assert not isinstance(outcome, Refusal), (order, outcome)
            events = self.game.told_to(self.side, outcome)
            for event in events:
                advance(self.picture, event)
            told += events
        assert self.picture == picture_of(self.game.view(self.side))
        return told


ALICE, BOB = EndTurnOrder(side=0), EndTurnOrder(side=1)


def test_a_mine_in_the_place_of_ones_own_is_known_as_the_enemys_once_an_engineer_sees_it() -> None:
    """Bob lifts Alice's mine far from her eyes and lays one of his there; she takes it for hers until she looks."""
    units = (unit("engineer", 0, 0, 0), unit("engineer", 1, 29, 0), unit("truck", 0, 0, 1))
    alice = Watched(game_of(31, *units, mines=(MineSetup(side=0, at=(28, 0)),)), 0)
    alice.give(ALICE, DemineOrder(side=1, unit=2000, at=(28, 0)), LayMineOrder(side=1, unit=2000, at=(28, 0)), BOB)
    assert alice.picture.mines == {(28, 0): 0}
    assert not alice.game.view(0).foreign_mines
    for x in range(5, 30, 5):
        alice.give(MoveOrder(side=0, unit=1000, to=(min(x, 26), 0)), ALICE, BOB)
    alice.give(MoveOrder(side=0, unit=1000, to=(26, 0)))
    assert alice.picture.mines == {(28, 0): 1}
    assert alice.game.view(0).foreign_mines == alice.game.view(0).field.mines


def test_a_mine_spotted_is_the_enemys_and_gone_when_it_is_lifted() -> None:
    alice = Watched(
        game_of(8, unit("engineer", 0, 0, 0), unit("truck", 1, 7, 1), mines=(MineSetup(side=1, at=(3, 0)),)), 0
    )
    assert alice.picture.mines == {}
    alice.give(MoveOrder(side=0, unit=1000, to=(1, 0)))
    assert alice.picture.mines == {(3, 0): 1}
    alice.give(MoveOrder(side=0, unit=1000, to=(2, 0)), DemineOrder(side=0, unit=1000, at=(3, 0)))
    assert alice.picture.mines == {}
    assert not alice.game.view(0).foreign_mines


def test_an_enemys_tow_is_seen_while_truck_and_gun_are() -> None:
    """Bob's truck comes into Alice's sight first, its gun behind it later; then they part."""
    scout = unit("scout", 0, 0, 0)  # it sees nine cells far
    units = (scout, unit("truck", 1, 12, 0), unit("cannon", 1, 13, 0, towed_by=1))
    alice = Watched(game_of(16, *units), 0)
    alice.give(ALICE, MoveOrder(side=1, unit=2000, to=(9, 0)))
    assert alice.picture.tows == {}
    assert alice.game.view(0).enemies[0].tows == "cannon"
    alice.give(MoveOrder(side=1, unit=2000, to=(8, 0)))
    assert alice.picture.tows == {-2: -1}
    alice.give(MoveOrder(side=1, unit=2000, to=(10, 1)))
    assert alice.picture.tows == {}


def test_a_truck_that_is_found_after_its_gun_is_told_to_tow_it() -> None:
    """A truck in a forest is found from 7 cells, the gun behind it on the meadow from 9."""
    units = (unit("scout", 0, 0, 0), unit("truck", 1, 8, 0), unit("cannon", 1, 9, 0, towed_by=1))
    setup = BattleSetup(rows=("." * 8 + "f" + "." * 8, "." * 17), units=units, clock=DAY)
    alice = Watched(new_game(setup, load_clumsy().data), 0)
    assert [enemy.kind.id for enemy in alice.game.view(0).enemies] == ["cannon"]
    told = alice.give(MoveOrder(side=0, unit=1000, to=(1, 0)))
    assert [(event.unit, event.towing) for event in told if isinstance(event, UnitSpotted)] == [(-2, -1)]
    assert alice.picture.tows == {-1: -2}


def test_an_enemy_that_unhitches_before_ones_eyes_tows_no_more() -> None:
    units = (unit("scout", 0, 0, 0), unit("truck", 1, 5, 0), unit("cannon", 1, 6, 0, towed_by=1))
    alice = Watched(game_of(16, *units), 0)
    (gun,) = alice.picture.tows
    assert alice.picture.figures[gun].type == "cannon"
    alice.give(ALICE, UnhitchOrder(side=1, unit=2000))
    assert alice.picture.tows == {}


def test_enemies_in_sight_count_for_what_they_are() -> None:
    """COVER-1, TURN-2, GRID-3: two of each kind on the ground and in the air, by their cells of the upper row."""
    kinds = ("general", "general", "supply_truck", "supply_truck", "infantry")
    craft = [unit("transport_helicopter", 1, x, 0, airborne=True) for x in (2, 7)]
    enemies = [unit(kind, 1, x, 0) for x, kind in enumerate(kinds, start=2)]
    field = game_of(9, unit("scout", 0, 0, 0), *enemies, *craft).view(0).field
    assert field.units[1] == 0b1111100
    assert field.generals[1] == 0b0001100
    assert field.suppliers[1] == 0b0110000
    assert field.airborne[1] == 0b10000100
    assert field.units[0] == 1
    assert field.generals[0] == field.suppliers[0] == field.airborne[0] == 0


def test_a_work_that_fell_behind_ones_back_is_drawn_until_its_cell_is_seen() -> None:
    """SEE-5: nobody's trench, shelled by Bob's mortar while Alice's scout looks elsewhere."""
    trench = StructureSetup(type="trench", side=-1, at=(10, 0), hp=1)
    setup = BattleSetup(
        rows=("." * 24,) * 2,
        units=(unit("scout", 0, 1, 0), unit("mortar", 1, 16, 0), unit("truck", 1, 20, 0)),
        structures=(trench,),
        clock=DAY,
    )
    alice = Watched(new_game(setup, load_clumsy().data), 0)
    assert (10, 0) in alice.picture.structures
    alice.give(MoveOrder(side=0, unit=1000, to=(0, 0)), ALICE)
    alice.give(FireOrder(side=1, unit=2000, at=(10, 0), weapon="mortar_shell", what="structure"), BOB)
    assert (10, 0) in alice.picture.structures
    alice.give(MoveOrder(side=0, unit=1000, to=(1, 0)))
    assert alice.picture.structures == {}
