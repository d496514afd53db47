"""What a camp knows of a battle: all of it, for there is no fog (HQ-RULE). A value of its own, cut off from the world.

Refusals, previews, the AI and the screen take nothing else. A view never changes; the game makes a new one when
something has happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from core.board import Board, mask_of
from systems.headquarters.battle import Battle
from systems.headquarters.components import Camp, City, HitPoints, Identity, Ledger, Outcome, Position, ThisTurn
from systems.headquarters.data import HeadquartersData, UnitType
from systems.headquarters.land import Land


class UnitView(Struct, frozen=True):
    """A unit as everybody sees it."""

    id: int
    kind: UnitType
    side: int
    cell: int
    hp: int
    moved: bool
    acted: bool
    recruited: bool
    star: bool

    @property
    def finished(self) -> bool:
        """Whether it has nothing left to do this turn (HQ-ACT-1): it is drawn grey."""
        return self.acted or self.recruited or (self.moved and not self.kind.fires_after_move)


class CampView(Struct, frozen=True):
    """A camp as everybody sees it; `Camp` says what each part is."""

    side: int
    name: str
    gold: int
    standing: bool
    ready: bool
    bought: tuple[str, ...]


class View(Struct, frozen=True):
    """A battle as the camp `side` sees it: but for whose eyes they are, the views of all camps are alike."""

    side: int
    data: HeadquartersData
    land: Land
    date: str
    offers: Mapping[str, int]
    """What the shop sells this game, and for how much (HQ-SHOP-1)."""
    turn: int
    ended: bool
    winner: int
    destroyed: int
    bomb_dropped: bool
    units: Mapping[int, UnitView]
    """By id, in order."""
    at: Mapping[int, tuple[UnitView, ...]]
    """By cell: who stands there, a headquarters last."""
    cities: Mapping[int, int]
    """By cell: whose they are."""
    camps: tuple[CampView, ...]
    round_limit: int
    """The last turn that is played; 0: no limit."""
    worked_out: dict[Any, Any]
    """What has been computed from this view, to be computed once."""

    @property
    def board(self) -> Board:
        """Its board."""
        return self.land.board

    @property
    def own(self) -> CampView:
        """The camp whose eyes these are."""
        return self.camps[self.side]

    @property
    def side_names(self) -> tuple[str, ...]:
        """The camps by name."""
        return tuple(camp.name for camp in self.camps)

    @property
    def bounty(self) -> int:
        """What an attack pays now (HQ-BOUNTY-1)."""
        return self.data.rules.bounty.after(self.destroyed)

    @property
    def standing(self) -> tuple[int, ...]:
        """The camps that are not out."""
        return tuple(camp.side for camp in self.camps if camp.standing)

    def of(self, side: int) -> list[UnitView]:
        """A camp's units, in order of their ids."""
        return [unit for unit in self.units.values() if unit.side == side]

    def headquarters_of(self, side: int) -> UnitView | None:
        """A camp's headquarters; None if it has none."""
        return next((unit for unit in self.of(side) if unit.kind.is_headquarters), None)

    def mask_of_others(self, side: int) -> int:
        """Mask of the cells in which somebody of another camp stands."""
        known: int | None = self.worked_out.get(("others", side))
        if known is None:
            known = mask_of(cell for cell, here in self.at.items() if here[0].side != side)
            self.worked_out["others", side] = known
        return known

    def cities_of(self, side: int) -> list[int]:
        """The cells of a camp's cities, in order."""
        return [cell for cell, owner in self.cities.items() if owner == side]


def view_of(battle: Battle, side: int) -> View:
    """What a camp knows now."""
    world, start = battle.world, battle.start
    ledger, outcome = world.the(Ledger), world.the(Outcome)
    units = dict(sorted((unit.id, unit) for unit in (_unit(battle, one) for one in battle.entity_of.values())))
    at: dict[int, tuple[UnitView, ...]] = {
        cell: tuple(units[world.get(entity, Identity).id] for entity in here)
        for cell, here in sorted(battle.units_at.items())
    }
    return View(
        side=side,
        data=battle.data,
        land=battle.land,
        date=start.date,
        offers=start.offers,
        turn=ledger.turn,
        ended=outcome.ended,
        winner=outcome.winner,
        destroyed=ledger.destroyed,
        bomb_dropped=ledger.bomb_dropped,
        units=units,
        at=at,
        cities=dict(sorted((city.cell, city.camp) for _, city in world.each(City))),
        camps=tuple(
            CampView(camp.side, start.side_names[camp.side], camp.gold, camp.standing, camp.ready, camp.bought)
            for _, camp in world.each(Camp)
        ),
        round_limit=start.round_limit,
        worked_out={},
    )


def _unit(battle: Battle, entity: int) -> UnitView:
    world = battle.world
    identity, this_turn = world.get(entity, Identity), world.get(entity, ThisTurn)
    return UnitView(
        id=identity.id,
        kind=battle.kind_of(entity),
        side=identity.side,
        cell=world.get(entity, Position).cell,
        hp=world.get(entity, HitPoints).left,
        moved=this_turn.moved,
        acted=this_turn.acted,
        recruited=this_turn.recruited,
        star=identity.star,
    )
