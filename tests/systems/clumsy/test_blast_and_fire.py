"""BLAST-1, BLAST-2, BURN-1 to BURN-6, SEE-5: what scenarios cannot show: previews, chance, undo, who is told what."""

from core.board import Board
from core.events import Event, Told
from systems.clumsy import blast
from systems.clumsy.components import NO_SIDE
from systems.clumsy.events import UnitHit
from systems.clumsy.ground_events import FireDied, FireLit, GroundChanged
from systems.clumsy.orders import EndTurnOrder, FireOrder, MoveOrder
from systems.clumsy.picture import picture_of
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, StructureSetup
from tests.systems.clumsy.battles import BLUE, RED, battle, data, unit


def at(game: ClumsyGame, x: int, y: int) -> int:
    return game.battle.board.cell(x, y)


def shell(game: ClumsyGame, shooter: tuple[int, int], x: int, y: int) -> list[Told]:
    view = game.view(BLUE)
    told = game.submit(FireOrder(side=BLUE, unit=view.at[at(game, *shooter)].id, at=(x, y), weapon="heavy_lob"))
    assert isinstance(told, list), told
    return told


def end_round(game: ClumsyGame) -> None:
    for side in (BLUE, RED):
        assert isinstance(game.submit(EndTurnOrder(side=side)), list)


def test_the_preview_of_the_sweep_is_what_happens() -> None:
    game = battle(
        "..........\n.....f....\n..........",
        unit("basher", BLUE, 0, 0),
        unit("walker", BLUE, 5, 2),
        unit("walker", BLUE, 6, 0),
        unit("walker", RED, 5, 0),
        unit("crawler", RED, 5, 1),
    )
    view, weapon = game.view(BLUE), game.battle.data.weapons["heavy_lob"]
    caught = blast.caught_by(view, weapon, at(game, 5, 0))
    # half of 5 is 3; the forest's 25 leave 2; friends come first
    assert [(found.unit.side, found.unit.cell, found.damage) for found in caught] == [
        (BLUE, at(game, 6, 0), 3),
        (BLUE, at(game, 5, 2), 3),
        (RED, at(game, 5, 1), 2),
    ]
    assert [found.unit.cell for found in blast.own_caught(view, weapon, at(game, 5, 0))] == [
        at(game, 6, 0),
        at(game, 5, 2),
    ]
    assert blast.catches_friend(view.field, weapon, BLUE, at(game, 5, 0))
    assert not blast.catches_friend(view.field, weapon, BLUE, at(game, 3, 0))
    hits = {event.at: event.damage for event, _ in shell(game, (0, 0), 5, 0) if isinstance(event, UnitHit)}
    assert hits == {(5, 0): 5, (6, 0): 3, (5, 2): 3, (5, 1): 2}


def test_the_sweep_of_somebody_unseen_is_no_preview() -> None:
    game = battle("..........", unit("basher", BLUE, 0, 0), unit("walker", RED, 7, 0))
    weapon = game.battle.data.weapons["heavy_lob"]
    assert not blast.caught_by(game.view(BLUE), weapon, at(game, 6, 0))
    hits = [(event.damage, viewers) for event, viewers in shell(game, (0, 0), 6, 0) if isinstance(event, UnitHit)]
    # it is hit, and its own side alone is told
    assert hits == [(3, 1 << RED)]


def test_where_a_structure_stands_no_crater_is_dug_and_no_forest_grows() -> None:
    game = battle(
        "....x.x...",
        unit("basher", BLUE, 0, 0),
        unit("walker", RED, 9, 0),
        clock=ClockSetup(season="spring", frozen=True),
        structures=tuple(StructureSetup(type="trench", side=NO_SIDE, at=(x, 0)) for x in (5, 6)),
    )
    shell(game, (0, 0), 5, 0)
    ground = game.battle.field.ground
    assert ground.terrain_at(at(game, 5, 0)) == "meadow"
    end_round(game)
    ground = game.battle.field.ground
    assert (ground.terrain_at(at(game, 4, 0)), ground.terrain_at(at(game, 6, 0))) == ("forest", "burnt")


def test_one_summer_round_in_six_lights_one_forest_cell_evenly() -> None:
    rows = ("ff........",)
    lit = {(0, 0): 0, (1, 0): 0}
    games = 600
    for seed in range(games):
        setup = BattleSetup(
            rows=rows,
            units=(unit("walker", BLUE, 4, 0), unit("walker", RED, 8, 0)),
            seed=seed,
            clock=ClockSetup(season="summer", frozen=True),
        )
        game = new_game(setup, data())
        end_round(game)
        for cell in lit:
            lit[cell] += game.battle.field.ground.burning >> at(game, *cell) & 1
    # 100 are expected, with a deviation of 9
    assert 70 < sum(lit.values()) < 130
    assert min(lit.values()) > 30


def test_a_side_is_told_at_once_or_when_it_comes_to_see() -> None:
    game = battle(
        "................",
        unit("basher", BLUE, 0, 0),
        unit("walker", BLUE, 3, 0),
        unit("walker", RED, 15, 0),
    )
    told = game.submit(FireOrder(side=BLUE, unit=game.view(BLUE).own[0].id, at=(7, 0), weapon="heavy_lob"))
    assert isinstance(told, list)
    assert [e for e in game.told_to(BLUE, told) if isinstance(e, GroundChanged)] == [
        GroundChanged(at=(7, 0), terrain="crater")
    ]
    assert not [e for e in game.told_to(RED, told) if isinstance(e, GroundChanged)]
    assert picture_of(game.view(RED)).terrain[0][7] == "meadow"
    assert isinstance(game.submit(EndTurnOrder(side=BLUE)), list)
    bob = game.view(RED).own[0].id
    told = game.submit(MoveOrder(side=RED, unit=bob, to=(12, 0)))
    assert isinstance(told, list)
    assert GroundChanged(at=(7, 0), terrain="crater") in game.told_to(RED, told)
    assert picture_of(game.view(RED)).terrain[0][7] == "crater"
    # once all is known, both sides look at one and the same ground
    assert game.view(RED).field.ground is game.view(BLUE).field.ground is game.battle.field.ground
    assert game.undo_obstacle(RED) == "something_seen"


def test_a_fire_stays_drawn_as_last_seen() -> None:
    setup = BattleSetup(
        rows=("f...............",),
        units=(unit("walker", BLUE, 1, 0), unit("walker", RED, 15, 0)),
        fires=(FireSetup(at=(0, 0), age=2),),
        clock=ClockSetup(season="winter", frozen=True),
    )
    game = new_game(setup, data())
    told: list[Event] = []
    for side in (BLUE, RED):
        outcome = game.submit(EndTurnOrder(side=side))
        assert isinstance(outcome, list)
        told += game.told_to(BLUE, outcome)
        assert not [e for e in game.told_to(RED, outcome) if isinstance(e, FireDied | GroundChanged | FireLit)]
    assert FireDied(at=(0, 0)) in told
    assert GroundChanged(at=(0, 0), terrain="burnt") in told
    assert (picture_of(game.view(BLUE)).fires, picture_of(game.view(RED)).fires) == (set(), {(0, 0)})
    assert (picture_of(game.view(BLUE)).terrain[0][0], picture_of(game.view(RED)).terrain[0][0]) == ("burnt", "forest")


def test_a_cells_neighbours_burn_by_the_grids_own_adjacency() -> None:
    setup = BattleSetup(
        rows=("ff.", "ff.", "..."),
        units=(unit("walker", BLUE, 2, 2), unit("walker", RED, 2, 0)),
        fires=(FireSetup(at=(0, 0), age=1),),
        clock=ClockSetup(season="winter", frozen=True),
    )
    for adjacency, burning in ((4, {(0, 0), (1, 0), (0, 1)}), (8, {(0, 0), (1, 0), (0, 1), (1, 1)})):
        game = new_game(setup, data(f"[data.rules.grid]\nadjacency = {adjacency}\n"))
        end_round(game)
        board: Board = game.battle.board
        assert set(board.sorted_xy(game.battle.field.ground.burning)) == burning
