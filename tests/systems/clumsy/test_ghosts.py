"""What a side remembers of enemies out of sight, and when it forgets it (COVER-2, SEE-3, SEE-6).

A ghost stays while the enemy could still hide where it was seen; it is gone as soon as the side would see it there.
A walker sees 6 cells on a summer's day; small foot in a forest is found from 3, camouflaged from 1.
"""

from __future__ import annotations

import pytest

from core.events import Event
from systems.clumsy.events import GhostVanished
from systems.clumsy.orders import EndTurnOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import StructureSetup, UnitSetup
from tests.systems.clumsy.battles import BLUE, RED, battle, unit

WOOD = ".....ffffffff"
"""Forest from the fifth cell on."""


class Field:
    """A game in which each side's units are moved by their number along a row, and what blue is told is kept."""

    def __init__(self, row: str, *units: UnitSetup, structures: tuple[StructureSetup, ...] = ()) -> None:
        self.game: ClumsyGame = battle(row, *units, structures=structures)
        self.told: list[list[Event]] = [[], []]

    def _give(self, order: MoveOrder | EndTurnOrder) -> None:
        told = self.game.submit(order)
        assert isinstance(told, list), told
        for side in (BLUE, RED):
            self.told[side] += self.game.told_to(side, told)

    def move(self, side: int, number: int, x: int) -> None:
        self._give(MoveOrder(side=side, unit=1000 * (side + 1) + number, to=(x, 0)))

    def end_turn(self) -> None:
        self._give(EndTurnOrder(side=self.game.view(BLUE).turn))

    def ghosts(self, side: int = BLUE) -> list[int]:
        """The columns in which a side remembers enemies."""
        return [ghost.cell for ghost in self.game.view(side).ghosts]

    def vanished(self, side: int = BLUE) -> list[tuple[int, tuple[int, int]]]:
        """The ghosts that a side was told to be gone: contact and cell."""
        return [(event.unit, event.at) for event in self.told[side] if isinstance(event, GhostVanished)]


def stepped_back(kind: str = "walker", row: str = WOOD, at: int = 5) -> Field:
    """Blue has seen an enemy from 3 cells away and stepped back by one."""
    field = Field(row, unit("walker", BLUE, at - 3, 0), unit(kind, RED, at, 0), unit("nurse", RED, len(row) - 1, 0))
    assert [enemy.cell for enemy in field.game.view(BLUE).enemies] == [at]
    field.move(BLUE, 0, at - 4)
    return field


def test_an_enemy_that_went_out_of_sight_is_remembered_as_it_was() -> None:
    field = stepped_back()
    (ghost,) = field.game.view(BLUE).ghosts
    assert (ghost.id, ghost.kind.id, ghost.hp, ghost.cell, ghost.round, ghost.airborne) == (
        -1,
        "walker",
        6,
        5,
        1,
        False,
    )
    field.end_turn()
    assert field.ghosts() == [5]  # it may still hide there: the cell is seen, but not who stands in it
    assert field.ghosts(RED) == []


def test_it_is_forgotten_once_it_would_be_seen() -> None:
    field = stepped_back()
    field.end_turn()
    field.move(RED, 0, 8)
    field.end_turn()
    assert field.ghosts() == [5]
    field.move(BLUE, 0, 2)  # three cells away: whoever stood there would be seen
    assert field.ghosts() == [5]  # the cell was in sight before: it is looked at once more at the end of the turn
    field.end_turn()
    assert field.ghosts() == []
    assert field.vanished() == [(-1, (5, 0))]
    assert field.vanished(RED) == []


def test_one_that_may_have_settled_is_remembered_longer() -> None:
    # SEE-3: who melts into a forest is found from 6 - 3 - 2 = 1 cell
    field = stepped_back("lurker")
    field.end_turn()
    field.move(RED, 0, 8)
    field.end_turn()
    field.move(BLUE, 0, 2)
    field.end_turn()
    assert field.ghosts() == [5]
    field.end_turn()
    field.move(BLUE, 0, 4)
    field.end_turn()
    assert field.ghosts() == []


def test_in_the_open_it_is_forgotten_as_soon_as_its_cell_comes_into_sight() -> None:
    field = Field("." * 20, unit("walker", BLUE, 6, 0), unit("walker", RED, 12, 0), unit("nurse", RED, 19, 0))
    field.move(BLUE, 0, 5)
    assert field.ghosts() == [12]
    field.end_turn()
    field.move(RED, 0, 16)
    field.end_turn()
    assert field.ghosts() == [12]
    field.move(BLUE, 0, 6)
    assert field.ghosts() == []
    assert field.vanished() == [(-1, (12, 0))]


@pytest.mark.parametrize(("kind", "hides"), [("trench", True), ("depot", False)])
def test_a_work_hides_whom_it_covers(kind: str, hides: bool) -> None:
    # in a trench small foot hides by 3 as in a forest; beside a depot, which nobody enters, by nothing
    work = StructureSetup(type=kind, side=RED, at=(9 if kind == "depot" else 8, 0))
    enemies = unit("walker", RED, 8, 0), unit("nurse", RED, 15, 0)
    field = Field("." * 16, unit("walker", BLUE, 5, 0), *enemies, structures=(work,))
    field.move(BLUE, 0, 4)
    assert field.ghosts() == ([8] if hides else [])
    assert len(field.game.view(BLUE).enemies) == (0 if hides else 1)
    if not hides:
        return
    field.move(BLUE, 0, 1)
    field.end_turn()
    field.move(RED, 0, 11)
    field.end_turn()
    assert field.ghosts() == [8]
    field.move(BLUE, 0, 4)
    assert field.ghosts() == [8]  # its cell has come into sight, but not who might be in the trench
    field.move(BLUE, 0, 5)
    field.end_turn()
    assert field.ghosts() == []


def test_one_is_forgotten_and_the_other_is_not() -> None:
    row = "f....ffffffff"
    walkers = [unit("walker", RED, x, 0) for x in (5, 6)]
    field = Field(row, unit("walker", BLUE, 3, 0), *walkers, unit("nurse", RED, 12, 0))
    assert [enemy.cell for enemy in field.game.view(BLUE).enemies] == [5, 6]
    field.move(BLUE, 0, 1)
    assert field.ghosts() == [5, 6]
    field.end_turn()
    field.move(RED, 1, 9)
    field.move(RED, 0, 8)
    field.end_turn()
    field.move(BLUE, 0, 2)
    field.end_turn()
    assert field.ghosts() == [6]  # four cells away: it might still hide there
    assert field.vanished() == [(-1, (5, 0))]


def test_who_comes_into_sight_again_is_no_ghost_any_more() -> None:
    field = stepped_back()
    field.end_turn()
    field.end_turn()
    field.move(BLUE, 0, 2)
    assert field.ghosts() == []
    assert [enemy.id for enemy in field.game.view(BLUE).enemies] == [-1]
    assert field.vanished() == []


def test_whether_it_was_in_the_air_is_remembered_of_each() -> None:
    row = "\n".join(["." * 24] * 2)
    units = [unit("flyer", RED, 12, 0, airborne=True), unit("flyer", RED, 11, 0), unit("nurse", RED, 23, 0)]
    field = Field(row, unit("walker", BLUE, 6, 0), *units)
    field.move(BLUE, 0, 4)
    view = field.game.view(BLUE)
    assert sorted((ghost.cell, ghost.airborne) for ghost in view.ghosts) == [(11, False), (12, True)]
    field.end_turn()
    field.move(RED, 1, 18)
    field.end_turn()
    field.move(BLUE, 0, 5)
    (ghost,) = field.game.view(BLUE).ghosts
    assert (ghost.cell, ghost.airborne) == (12, True)
    field.move(BLUE, 0, 6)
    assert field.ghosts() == []
    assert [enemy.airborne for enemy in field.game.view(BLUE).enemies] == [True]
