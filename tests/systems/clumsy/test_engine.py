"""What must hold in every game: masks equal the components, undo and copies are exact, nothing depends on chance."""

import gc
import random
import subprocess
import sys
from pathlib import Path

import esper
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.game import Entry
from core.orders import Refusal, UndoOrder
from systems.clumsy.battle import Battle
from systems.clumsy.cover import CAMOUFLAGED
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.vision import sight_mask, spotted_units
from tests.systems.clumsy.battles import data, random_order, random_setup

seeds = st.integers(0, 10_000)
SLOW = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(seed: int, orders: int, each_time=None) -> ClumsyGame:
    """A game of random orders; `each_time(game, order, outcome)` is called after each."""
    game, dice = new_game(random_setup(seed), data()), random.Random(seed)
    for _ in range(orders):
        view = game.view(game.view(0).turn)
        if view.ended:
            break
        order = random_order(view, dice)
        outcome = game.submit(order)
        if each_time is not None:
            each_time(game, order, outcome)
    return game


def masks(battle: Battle) -> dict[str, object]:
    with battle.world.active():
        sides = range(len(battle.side_names))
        return {
            "units": list(battle.field.units),
            "generals": list(battle.field.generals),
            "suppliers": list(battle.field.suppliers),
            "airborne": list(battle.field.airborne),
            "craft_at": dict(sorted(battle.craft_at.items())),
            "wrecks": battle.field.wrecks,
            "hidden": [{by: cells for by, cells in levels.items() if cells} for levels in battle.hidden],
            "unit_at": dict(battle.unit_at),
            "passing": dict(battle.passing),
            "revealed": dict(battle.revealed),
            "on_alert": dict(battle.on_alert),
            "points": battle.field.points,
            "cargo": dict(battle.cargo),
            "guns": dict(battle.gun_of),
            "structures": dict(sorted(battle.field.structures.items())),
            "structure_at": dict(sorted(battle.structure_at.items())),
            "structure_rows": battle.structure_rows,
            "lookouts": battle.lookouts,
            "rubble": battle.field.rubble,
            "mines": battle.field.mines,
            "mine_at": dict(sorted(battle.mine_at.items())),
            "engineers": battle.engineers,
            "jammers": battle.jammers,
            "crossings": battle.field.ground.crossings,
            "ground": battle.field.ground.masks,
            "burning": battle.field.ground.burning,
            "conceals": battle.field.ground.conceals,
            "cover": battle.field.ground.cover,
            "known ground": [(known.masks, known.burning) for known in map(battle.known_ground, sides)],
            "costs": battle.field.ground.step_costs,
            "sight": [[sight_mask(battle, side, by) for by in (*range(4), CAMOUFLAGED + 3)] for side in sides],
            "spotted": [spotted_units(battle, side) for side in sides],
        }


@SLOW
@given(seeds)
def test_the_masks_are_those_of_the_components_after_every_order(seed: int) -> None:
    def compare(game: ClumsyGame, _order: object, _outcome: object) -> None:
        with game.battle.world.active():
            rebuilt = game.battle.rebuilt()
        assert masks(game.battle) == masks(rebuilt)
        assert not game.battle.world.agenda
        assert not game.battle.passing

    played(seed, 40, compare)


@SLOW
@given(seeds)
def test_what_a_side_remembers_as_seen_is_what_it_sees(seed: int) -> None:
    def compare(game: ClumsyGame, _order: object, _outcome: object) -> None:
        for side in (0, 1):
            view = game.view(side)
            with game.battle.world.active():
                assert view.seen == sight_mask(game.battle, side)
                seen = sorted(game.battle.cell_of(entity) for entity in spotted_units(game.battle, side))
            assert sorted(enemy.cell for enemy in view.enemies) == seen

    played(seed, 40, compare)


@SLOW
@given(seeds)
def test_a_refused_order_changes_nothing(seed: int) -> None:
    before = {"digest": b""}

    def compare(game: ClumsyGame, _order: object, outcome: object) -> None:
        digest = game.state_digest()
        if isinstance(outcome, Refusal):
            assert digest == before["digest"]
        before["digest"] = digest

    before["digest"] = new_game(random_setup(seed), data()).state_digest()
    played(seed, 40, compare)


@SLOW
@given(seeds)
def test_any_order_can_be_taken_back_exactly(seed: int) -> None:
    game, dice = new_game(random_setup(seed), data()), random.Random(seed)
    world = game.battle.world
    for _ in range(30):
        view = game.view(game.view(0).turn)
        if view.ended:
            break
        order = random_order(view, dice)
        if game.refuse(order) is not None or isinstance(order, UndoOrder):
            game.submit(order)
            continue
        twin = game.copy()
        before, seen = twin.state_digest(), masks(twin.battle)
        with twin.battle.world.active():
            mark = twin.battle.world.mark()
            twin.rules.begin(twin.battle, twin.view(order.side), order)
            twin.resolve()
            after = twin.battle.world.snapshot()
            twin.battle.world.take_back(mark)
        assert twin.state_digest() == before
        assert masks(twin.battle) == seen
        game.submit(order)
        with world.active():
            assert [row[1:] for row in world.snapshot()] == [row[1:] for row in after]


@SLOW
@given(seeds)
def test_a_copy_plays_on_as_the_original(seed: int) -> None:
    game = played(seed, 15)
    twin = game.copy()
    assert twin.state_digest() == game.state_digest()
    dice = random.Random(seed + 1)
    for _ in range(15):
        view = game.view(game.view(0).turn)
        order = random_order(view, dice)
        if isinstance(order, UndoOrder):
            # a copy has no history to take back
            continue
        assert twin.submit(order) == game.submit(order)
    assert twin.state_digest() == game.state_digest()


@SLOW
@given(seeds)
def test_what_is_recorded_as_changed_is_all_that_changed(seed: int) -> None:
    game = new_game(random_setup(seed), data())
    world = game.battle.world
    entries: list[Entry] = []
    game.watchers.append(entries.append)
    dice = random.Random(seed)

    def fields() -> dict[tuple[int, str], tuple[object, ...]]:
        with world.active():
            return {(entity, kind): values for entity, kind, values in world.snapshot()}

    before = fields()
    for _ in range(30):
        view = game.view(game.view(0).turn)
        if view.ended or isinstance(game.submit(random_order(view, dice)), Refusal):
            continue
        after = fields()
        touched = {(entity, kind) for entity, kind, _, _ in entries[-1].changes}
        came_or_went = {entity for entity, kind, _, _ in entries[-1].changes if kind in ("born", "gone")}
        different = {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
        assert {key for key in different if key not in touched and key[0] not in came_or_went} == set()
        before = after


def test_a_battle_that_nobody_holds_is_forgotten() -> None:
    gc.collect()
    before = len(esper.list_worlds())
    for seed in range(5):
        played(seed, 5).copy()
    gc.collect()
    assert len(esper.list_worlds()) == before


def test_the_same_game_in_another_process_and_hash_seed() -> None:
    root = Path(__file__).resolve().parents[3]
    script = (
        "from tests.systems.clumsy.test_engine import played;"
        "print([(g.chain.hex(), g.state_digest().hex()) for g in (played(seed, 80) for seed in range(4))])"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=root,
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(found) == 1
    assert "[]" not in found.pop()
