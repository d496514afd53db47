"""What is shown of a blow before it is struck, and of the bomb before it falls, is what happens."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from core.orders import Refusal
from systems.headquarters import bomb, fighting
from systems.headquarters.data import HeadquartersData
from systems.headquarters.events import BombFell, UnitHit
from systems.headquarters.orders import AttackOrder, BuyOrder, SurrenderOrder
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.setup import BattleSetup, UnitSetup
from tests.systems.headquarters.camps import data, pack, wild_order, wild_setup

FOES = """
[data.units.club]
class = "foot"
hp = 10
move = 3
attack = 4
defence = 0
range = [1, 1]

[data.units.sling]
class = "foot"
hp = 10
move = 3
attack = 4
defence = 0
range = [2, 2]

[data.units.bow]
class = "foot"
hp = 10
move = 3
attack = 4
defence = 0
range = [1, 2]

[data.units.ogre]
class = "foot"
hp = 10
move = 3
attack = 9
defence = 0
range = [1, 1]
"""


@dataclass
class Pair:
    """One against one."""

    attacker: str = "club"
    target: str = "club"
    hp: int = 10
    target_hp: int = 10
    ground: str = "."
    far: bool = False

    def shown(self) -> tuple[int, int, int, int]:
        """The least and the most that the blow does, and that comes back of it."""
        there = (1 + self.far, 0)
        units = (
            UnitSetup(type=self.attacker, side=0, at=(0, 0), hp=self.hp),
            UnitSetup(type=self.target, side=1, at=there, hp=self.target_hp),
        )
        setup = BattleSetup(sides=("blue", "red"), rows=(f"{self.ground}..",), units=units, gold=(0, 0))
        view = new_game(setup, data(FOES)).view(0)
        unit, target = view.units[100_000], view.units[200_000]
        least, _, most = fighting.preview(view, unit, target)
        return (least, most, *fighting.preview_back(view, unit, target, unit.cell, least, most))


@pytest.mark.parametrize(
    ("pair", "shown"),
    [
        # 1.5 x 4 x 0.92 = 5.52 and x 1.08 = 6.48: 6 each; who has 4 of 10 left strikes back with 2.208 to 2.592
        (Pair(), (6, 6, 2, 3)),
        # on a hill 1.5 x (4 - 2 / 2) x 0.4 x 0.92 = 1.656 and x 1.08 = 1.944
        (Pair(ground="h"), (6, 6, 2, 2)),
        # on a beach 1.5 x (4 + 1 / 2) x 0.4 x 0.92 = 2.484 and x 1.08 = 2.916
        (Pair(ground="s"), (6, 6, 2, 3)),
        # 3 of 10 strike with 1.656 to 1.944; who has 8 left comes back with 4.416 to 5.184
        (Pair(hp=3), (2, 2, 4, 5)),
        # whoever certainly dies does not strike back
        (Pair(target_hp=6), (6, 6, 0, 0)),
        # one is left and does at least 1
        (Pair(target_hp=7), (6, 6, 1, 1)),
        # 9 of 10: 4.968 to 5.832, so 5 or 6; the target may fall or has 1 left
        (Pair(hp=9, target_hp=6), (5, 6, 1, 1)),
        # the same by who strikes with 9: 1.242 to 1.458 with the 1 it has left at most
        (Pair(hp=9, target="ogre", target_hp=6), (5, 6, 1, 1)),
        # whose reach is longer comes back from nearby too
        (Pair(target="bow"), (6, 6, 2, 3)),
        # out of reach, and too near to be reached
        (Pair(attacker="sling", far=True), (6, 6, 0, 0)),
        (Pair(target="sling"), (6, 6, 0, 0)),
        (Pair(attacker="sling", target="sling", far=True), (6, 6, 2, 3)),
        (Pair(target="artillery"), (5, 6, 0, 0)),
        # 1.5 x (4 - (3 + 2) / 2) = 2.07 to 2.43; a headquarters with 18 of 20 left strikes back with 1.242 to 1.458
        (Pair(target="headquarters"), (2, 2, 1, 1)),
    ],
)
def test_what_a_blow_does_and_what_comes_back_is_shown(pair: Pair, shown: tuple[int, int, int, int]) -> None:
    """HQ-FIGHT-1, HQ-FIGHT-2."""
    assert pair.shown() == shown


def test_fortifications_are_counted_in_what_comes_back_to_a_headquarters_that_strikes() -> None:
    """HQ-SHOP-2: 1.5 x (4 - (3 + 2) / 2) x 0.9 = 2.025 on its city, 1.5 x (4 - (3 + 2 + 2) / 2) x 0.9 = 0.675, so 1."""
    units = (UnitSetup(type="headquarters", side=0, at=(0, 0)), UnitSetup(type="club", side=1, at=(1, 0)))
    shown = []
    for date in ("2026-01-01", "2026-01-02"):
        setup = BattleSetup(sides=("blue", "red"), rows=("..",), units=units, gold=(200, 0), date=date)
        game = new_game(setup, data(FOES))
        game.submit(BuyOrder(side=0, what="fortifications"))
        view = game.view(0)
        seat, target = view.units[100_000], view.units[200_000]
        least, _, most = fighting.preview(view, seat, target)
        assert (least, most) == (1, 2)
        shown.append(fighting.preview_back(view, seat, target, seat.cell, least, most))
        assert ("fortifications" in view.offers) == bool(view.own.bought)
    assert shown == [(1, 1), (2, 2)]


@pytest.mark.parametrize("seed", [1, 2, 4, 5, 7, 8, 10, 11])
def test_blows_do_what_was_shown_of_them(seed: int) -> None:
    game, dice, struck = new_game(wild_setup(seed), pack().data), random.Random(seed), 0
    for _ in range(200):
        view = game.view(dice.randrange(len(game.battle.start.side_names)))
        order = wild_order(view, dice)
        if not isinstance(order, AttackOrder) or game.refuse(order) is not None:
            game.submit(order)
            continue
        unit = view.units[order.unit]
        target = fighting.target_in(view, view.side, view.board.cell(*order.at))
        assert target is not None
        least, _, most = fighting.preview(view, unit, target)
        low, high = fighting.preview_back(view, unit, target, unit.cell, least, most)
        told = game.submit(order)
        assert isinstance(told, list)
        done = {event.unit: event.damage for event, _ in told if isinstance(event, UnitHit) and event.cause == "blow"}
        assert least <= done[target.id] <= most
        if unit.id in done:
            assert low <= done[unit.id] <= high
        else:
            assert high == 0 or most >= target.hp
        struck += 1
    assert struck


def four(sides: int) -> HeadquartersGame:
    """So many camps with their headquarters."""
    names = ("blue", "red", "green", "yellow")[:sides]
    units = tuple(UnitSetup(type="headquarters", side=side, at=(2 * side, 0)) for side in range(sides))
    return new_game(BattleSetup(sides=names, rows=("." * 8,), units=units), pack().data)


@pytest.mark.parametrize(("sides", "to_go"), [(2, [0]), (3, [1, 0]), (4, [2, 1, 0])])
def test_how_many_camps_have_still_to_fall_until_the_bomb_does(sides: int, to_go: list[int]) -> None:
    """HQ-BOMB-1."""
    game, known = four(sides), pack().data
    for place, expected in enumerate(to_go):
        standing = len(game.view(0).standing)
        assert bomb.camps_to_go(known, sides, standing) == expected
        if place + 1 < len(to_go):
            told = game.submit(SurrenderOrder(side=place))
            assert not isinstance(told, Refusal)
            assert any(isinstance(event, BombFell) for event, _ in told) == (to_go[place + 1] == 0)


def test_a_mod_may_have_the_bomb_fall_at_another_time() -> None:
    """HQ-BOMB-1: with these data in battles of four alone, once three are left."""
    other: HeadquartersData = data("[data.rules.bomb]\ncamps = 4\nleft = 3\n")
    found = {sides: bomb.camps_to_go(other, sides, sides) for sides in (2, 3, 4)}
    assert found == {2: 0, 3: 0, 4: 1}
    assert bomb.camps_to_go(other, 4, 2) == 0
    later = data("[data.rules.bomb]\ncamps = 4\n")
    assert {sides: bomb.camps_to_go(later, sides, sides) for sides in (2, 3, 4)} == {2: 0, 3: 0, 4: 2}
