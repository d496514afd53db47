"""Statistics: counted by hand in small battles, and held against the rules' own books in long ones."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from core.orders import Order, Refusal, UndoOrder
from replays.reader import open_replay
from replays.statistics import statistics_of
from systems.clumsy import events as told
from systems.clumsy.components import HitPoints, Identity
from systems.clumsy.orders import (
    AlertOrder,
    BuildOrder,
    EndTurnOrder,
    FireOrder,
    MoveOrder,
    PatrolOrder,
    SurrenderOrder,
)
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import FireSetup, MineSetup, StructureSetup
from systems.clumsy.statistics import CAUSES, CRASH, FIRE, MINE, SHOT, BattleCounter, Marksmanship, Statistics
from systems.clumsy.watching import picture_of_everything
from systems.clumsy.wounds import Wound, WoundSystem
from tests.systems.clumsy.battles import BLUE, RED, battle, data, random_order, random_setup, unit

SAMPLES = Path(__file__).parents[3] / "replays" / "samples"
OPEN = "\n".join(["." * 10] * 6)


class Book:
    """A game and its counter; units are named by their cells."""

    def __init__(self, game: ClumsyGame) -> None:
        self.game = game
        self.counter = BattleCounter(picture_of_everything(game), game.battle.data, 2)

    def unit(self, x: int, y: int) -> int:
        views = (self.game.view(side) for side in (BLUE, RED))
        return next(one.id for view in views for one in view.own if view.board.xy(one.cell) == (x, y))

    def give(self, *orders: Order) -> Book:
        for order in orders:
            found = self.game.submit(order)
            assert not isinstance(found, Refusal), (order, found)
            self.counter.follow(event for event, _ in found)
        return self

    def fire(self, side: int, start: tuple[int, int], at: tuple[int, int], weapon: str = "gun", what: str = "") -> Book:
        return self.give(FireOrder(side=side, unit=self.unit(*start), at=at, weapon=weapon, what=what))  # type: ignore[arg-type]

    def move(self, side: int, start: tuple[int, int], to: tuple[int, int]) -> Book:
        return self.give(MoveOrder(side=side, unit=self.unit(*start), to=to))

    def end(self, *sides: int) -> Book:
        return self.give(*(EndTurnOrder(side=side) for side in sides))

    @property
    def found(self) -> Statistics:
        return self.counter.statistics


def test_a_shot_its_damage_and_what_it_destroys() -> None:
    """Gun 3 in the open: walkers have 6, so the first shot wounds, the second, a turn later, destroys."""
    book = Book(battle(OPEN, unit("crawler", BLUE, 1, 1), unit("walker", RED, 4, 1), unit("walker", RED, 9, 5)))
    book.fire(BLUE, (1, 1), (4, 1)).end(BLUE, RED).fire(BLUE, (1, 1), (4, 1))
    blue, red = book.found.accounts
    assert blue.weapons == {"gun": Marksmanship(2, 2, 6)}
    assert (blue.fire, blue.dealt, blue.damage_taken) == (Marksmanship(2, 2, 6), 6, 0)
    assert (red.lost, red.lost_value, red.left, red.damage_taken) == ({"walker": 1}, 10, {"walker": 1}, 6)
    assert red.suffered == {SHOT: 6, MINE: 0, CRASH: 0, FIRE: 0}
    best = book.found.best(BLUE)
    assert best is not None
    assert (best.type, best.destroyed, best.value, best.fire) == ("crawler", {"walker": 1}, 10, Marksmanship(2, 2, 6))
    assert book.found.best(RED) is None


def test_losses_and_cures_add_up() -> None:
    """Two walkers of 10 are shot; a medic gives 2 hit points back in each of two turns (HEAL-1)."""
    soldiers = unit("crawler", BLUE, 1, 1), unit("crawler", BLUE, 1, 3), unit("walker", BLUE, 8, 5, hp=1)
    enemies = unit("walker", RED, 4, 1, hp=3), unit("walker", RED, 4, 3, hp=3), unit("walker", RED, 0, 5)
    book = Book(battle(OPEN, *soldiers, unit("nurse", BLUE, 9, 5), *enemies))
    book.fire(BLUE, (1, 1), (4, 1)).fire(BLUE, (1, 3), (4, 3)).end(BLUE, RED, BLUE, RED)
    blue, red = book.found.accounts
    assert (red.lost, red.lost_value) == ({"walker": 2}, 20)
    assert (blue.healed, blue.lost_value) == (4, 0)


def test_a_shell_on_nobody_is_a_miss_and_a_sweep_hits_once_however_many() -> None:
    """Heavy lob 5, sweep half: 3. Two enemies beside the target lose 3 each, a friend 3 as well."""
    book = Book(
        battle(
            OPEN,
            *(unit("basher", BLUE, 1, 1), unit("basher", BLUE, 1, 2), unit("walker", BLUE, 5, 2)),
            *(unit("walker", RED, 5, 0), unit("walker", RED, 6, 1)),
        )
    )
    book.fire(BLUE, (1, 1), (5, 1), "heavy_lob").fire(BLUE, (1, 2), (1, 5), "heavy_lob")
    blue, red = book.found.accounts
    assert blue.weapons == {"heavy_lob": Marksmanship(2, 1, 6)}
    assert (blue.own_fire, blue.suffered[SHOT], red.suffered[SHOT]) == (3, 3, 6)


def test_a_mine_and_an_alert_shot_on_the_same_step() -> None:
    """The mine takes 3 whatever the cover, then the watcher's gun 3: of 12 a crawler has 6 left."""
    game = battle(
        OPEN, unit("walker", BLUE, 1, 1), unit("crawler", RED, 6, 1), mines=(MineSetup(side=BLUE, at=(4, 1)),)
    )
    book = Book(game)
    book.give(AlertOrder(side=BLUE, unit=book.unit(1, 1))).end(BLUE).move(RED, (6, 1), (4, 1))
    blue, red = book.found.accounts
    assert red.suffered == {SHOT: 3, MINE: 3, CRASH: 0, FIRE: 0}
    assert (blue.by_mines, blue.fire.damage, blue.dealt) == (3, 3, 6)


def test_ones_own_mine_is_nobodys_success() -> None:
    book = Book(
        battle(
            OPEN,
            *(unit("crawler", BLUE, 1, 1, hp=3), unit("walker", BLUE, 0, 5), unit("walker", RED, 9, 5)),
            mines=(MineSetup(side=RED, at=(2, 1)), MineSetup(side=RED, at=(9, 4))),
        )
    )
    book.move(BLUE, (1, 1), (2, 1)).end(BLUE).move(RED, (9, 5), (8, 4))
    blue, red = book.found.accounts
    assert (blue.lost, red.by_mines) == ({"crawler": 1}, 3)
    assert red.damage_taken == 0


def test_fire_wounds_after_a_shot_of_the_same_turn() -> None:
    """In the burning forest a walker shot at loses 3 to the gun, no cover there, and 1 to the fire."""
    game = battle(
        "..f...\n......", unit("walker", BLUE, 5, 0), unit("walker", RED, 2, 0), fires=(FireSetup(at=(2, 0)),)
    )
    book = Book(game)
    book.fire(BLUE, (5, 0), (2, 0)).end(BLUE, RED)
    assert book.found.accounts[RED].suffered == {SHOT: 3, MINE: 0, CRASH: 0, FIRE: 1}


def test_fire_wounds_who_was_swept_by_a_shot_in_the_same_end_of_turn() -> None:
    """The patrol's first step draws the basher's shell: 5 for the walker, 3 for its friend in the fire, then 1 more."""
    blue = unit("basher", BLUE, 0, 2), unit("walker", BLUE, 0, 1)
    red = unit("walker", RED, 5, 2), unit("walker", RED, 5, 3)
    rows = "..........\n..........\n..........\n.....f....\n.........."
    book = Book(battle(rows, *blue, *red, fires=(FireSetup(at=(5, 3)),)))
    book.give(AlertOrder(side=BLUE, unit=book.unit(0, 2))).end(BLUE)
    book.give(PatrolOrder(side=RED, unit=book.unit(5, 2), at=(5, 2))).end(RED)
    assert book.found.accounts[RED].suffered == {SHOT: 8, MINE: 0, CRASH: 0, FIRE: 1}


def test_what_is_shot_down_takes_its_passengers_along_and_harms_what_is_below() -> None:
    """Missile 5 leaves a lifter of 6 one; the second shot destroys it, with the walker aboard: 25 and 10."""
    game = battle(
        OPEN,
        *(unit("flakker", BLUE, 1, 1), unit("flakker", BLUE, 1, 3), unit("walker", RED, 9, 5)),
        *(unit("lifter", RED, 5, 2, airborne=True), unit("walker", RED, 5, 2, aboard=3)),
    )
    book = Book(game)
    book.fire(BLUE, (1, 1), (5, 2), "missile_rack").fire(BLUE, (1, 3), (5, 2), "missile_rack")
    blue, red = book.found.accounts
    assert red.lost == {"lifter": 1, "walker": 1}
    best = book.found.best(BLUE)
    assert best is not None
    assert (best.destroyed, best.value, best.fire.damage) == ({"lifter": 1, "walker": 1}, 35, 1)
    assert blue.fire == Marksmanship(2, 2, 6)


def test_a_bridge_that_is_shot_takes_along_who_is_on_it() -> None:
    game = battle(
        "......\nwwwbww\n......",
        *(unit("basher", BLUE, 0, 0), unit("walker", RED, 3, 1), unit("walker", RED, 5, 2)),
        structures=(StructureSetup(type="bridge", side=-1, at=(3, 1), hp=2),),
    )
    book = Book(game)
    book.fire(BLUE, (0, 0), (3, 1), "heavy_lob")
    blue, red = book.found.accounts
    assert (red.lost, red.suffered[SHOT], red.suffered[FIRE]) == ({"walker": 1}, 6, 0)
    assert (blue.structure_damage, blue.razed, blue.fire) == (2, 1, Marksmanship(1, 1, 6))


def test_what_is_taken_back_was_never_done() -> None:
    game = battle(OPEN, unit("digger", BLUE, 1, 1), unit("walker", RED, 9, 5))
    book = Book(game)
    build = BuildOrder(side=BLUE, unit=book.unit(1, 1), what="trench", at=(1, 2))
    book.give(build, UndoOrder(side=BLUE))
    assert book.found.accounts[BLUE].built == 0
    book.give(build)
    assert book.found.accounts[BLUE].built == 1


def test_points_are_held_round_by_round() -> None:
    """Of two points one must be held (WIN-1): who takes it in the second round has won."""
    game = battle(
        OPEN,
        *(unit("engineer", BLUE, 1, 1), unit("walker", RED, 9, 5), unit("crawler", RED, 9, 4)),
        points=((1, 1), (5, 5)),
        round_limit=9,
    )
    book = Book(game)
    book.end(BLUE, RED)
    assert book.found.held == [(1, (0, 0))]
    book.end(BLUE)
    assert book.found.accounts[BLUE].points_taken == 1
    found = book.found
    assert found.held == [(1, (0, 0)), (2, (1, 0))]
    assert (found.rounds, found.winner, found.reason, found.points) == (2, BLUE, "points", 2)


def test_who_gives_up_has_lost_nobody() -> None:
    book = Book(battle(OPEN, unit("walker", BLUE, 1, 1), unit("walker", RED, 9, 5), unit("crawler", RED, 9, 4)))
    book.end(BLUE).give(SurrenderOrder(side=RED))
    red = book.found.accounts[RED]
    assert (red.lost, red.gave_up, red.left) == ({}, {"walker": 1, "crawler": 1}, {"walker": 0, "crawler": 0})
    assert (book.found.winner, book.found.reason) == (BLUE, "surrender")


# --- against the rules' own books


CAUSE_OF = {"fire": SHOT, "blast": SHOT, "mines": MINE, "crashes": CRASH, "fire_spread": FIRE}


@pytest.fixture
def wounds(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[int, str]]:
    """What every wound really took, by side and by the module that dealt it."""
    import sys

    dealt_by: dict[int, str] = {}
    book: Counter[tuple[int, str]] = Counter()
    make, process = Wound.__init__, WoundSystem.process

    def noted(self: Wound, entity: int, damage: int) -> None:
        make(self, entity, damage)
        dealt_by[id(self)] = sys._getframe(1).f_globals["__name__"].rpartition(".")[2]

    def processed(self: WoundSystem) -> None:
        world: Any = self.battle.world
        waiting = list(world.agenda._queues.get(Wound, ()))
        left: dict[int, int] = {}
        for wound in waiting:
            before = left.get(wound.entity, world.get(wound.entity, HitPoints).left)
            left[wound.entity] = max(0, before - wound.damage)
            side = world.get(wound.entity, Identity).side
            book[side, dealt_by[id(wound)]] += before - left[wound.entity]
        process(self)

    monkeypatch.setattr(Wound, "__init__", noted)
    monkeypatch.setattr(WoundSystem, "process", processed)
    return book


@pytest.mark.parametrize("seed", range(60))
def test_random_battles_come_to_what_the_rules_did(seed: int, wounds: Counter[tuple[int, str]]) -> None:
    game, dice = new_game(random_setup(seed), data()), random.Random(seed)
    book = Book(game)
    shots = 0
    books: list[Counter[tuple[int, str]]] = []
    for _ in range(160):
        view = game.view(game.view(0).turn)
        if view.ended:
            break
        books.append(Counter(wounds))
        order = random_order(view, dice)
        found = game.submit(order)
        if isinstance(found, Refusal):
            books.pop()
        else:
            if isinstance(order, UndoOrder):
                books.pop()
                wounds.clear()
                wounds.update(books.pop())
            shots += sum(isinstance(event, told.ShotFired) for event, _ in found)
            book.counter.follow(event for event, _ in found)
    accounts = book.found.accounts
    assert sum(one.fire.shots for one in accounts) == shots
    for side, account in enumerate(accounts):
        view = game.view(side)
        assert Counter(unit.kind.id for unit in view.force) == +Counter(account.left)
        really = dict.fromkeys(CAUSES, 0)
        unknown = 0
        for (whose, module), damage in wounds.items():
            if whose == side and module in CAUSE_OF:
                really[CAUSE_OF[module]] += damage
            elif whose == side:
                unknown += damage  # a bridge that fell
        assert sum(account.suffered.values()) == sum(really.values()) + unknown
        if not unknown:
            assert account.suffered == really


def test_a_replay_is_counted_like_the_battle_that_it_is_of() -> None:
    replay = open_replay(SAMPLES / "version-1.gcr")
    found = statistics_of(replay)
    assert replay.ending is not None
    assert (found.winner, found.reason) == (replay.ending.winner, replay.ending.reason)
    fired = [event for entry in replay.entries() for event, _ in entry.told if isinstance(event, told.ShotFired)]
    assert sum(one.fire.shots for one in found.accounts) == len(fired)
