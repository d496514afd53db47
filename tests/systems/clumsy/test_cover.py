"""What a unit's cover is made of, as it is shown (COVER-1), and by how much it hides (COVER-2, SEE-3)."""

from __future__ import annotations

from systems.clumsy.cover import CAMOUFLAGED, Cover, cover_of, hides_by
from systems.clumsy.setup import StructureSetup
from tests.systems.clumsy.battles import battle, data, unit


def test_the_causes_of_cover_are_told_apart() -> None:
    game = battle(
        """
        .f.f
        ....
        """,
        unit("chief", 0, 0, 0),
        unit("walker", 0, 1, 0),
        unit("walker", 0, 2, 1),
        unit("walker", 1, 3, 0),
        structures=(StructureSetup(type="trench", side=0, at=(2, 1)),),
    )
    field, cell = game.battle.field, game.battle.board.cell
    # forest 25, the general within 5: 10, a trench 35; the general is not Bob's
    assert cover_of(field, 0, cell(1, 0)) == Cover(terrain=25, wreck=0, general=10, total=35, structure=0)
    assert cover_of(field, 0, cell(2, 1)) == Cover(terrain=0, wreck=0, general=10, total=45, structure=35)
    assert cover_of(field, 1, cell(3, 0)) == Cover(terrain=25, wreck=0, general=0, total=25, structure=0)


def test_a_wreck_is_cover_of_its_own() -> None:
    game = battle("...", unit("walker", 0, 0, 0), unit("walker", 1, 2, 0))
    game.battle.field.wrecks |= 1 << game.battle.board.cell(2, 0)
    assert cover_of(game.battle.field, 1, game.battle.board.cell(2, 0)) == Cover(0, 20, 0, 20, 0)


def test_who_hides_by_how_many_cells() -> None:
    small, large = data().units["walker"], data().units["crawler"]
    assert hides_by(data(), small, True, False) == 3
    assert hides_by(data(), large, True, False) == 1
    assert hides_by(data(), small, False, False) == 0
    assert hides_by(data(), small, True, True) == 0
    assert hides_by(data(), small, True, False, True) == 3 + CAMOUFLAGED
    assert hides_by(data(), small, True, True, True) == 0
