"""Maps: the grounds to fight on that a pack holds, and the battles they become.

GRID-1, CLOCK-2, FORCE-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, Literal, get_args

from core.board import Board, mask_of
from core.draws import Draws
from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.loader import Pack
from core.packs.named_files import Read, load_all, load_one, names_in
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import Season
from systems.clumsy.drawn_forces import draw_force
from systems.clumsy.field import GroundLayers
from systems.clumsy.forces import ForceFault, check_force, check_placement
from systems.clumsy.map_file import (
    SIDES,
    Calendar,
    MapFile,
    farthest_sight,
    ground_of,
    in_sight,
    read_map,
    zone_masks,
)
from systems.clumsy.map_structures import built_over, mine_setups, structure_setups
from systems.clumsy.setup import BattleSetup, ClockSetup, UnitSetup
from systems.clumsy.start_zone import StartZone, place_force

FOLDER: Final = "maps"
"""The folder of a pack that its maps lie in."""

_SURE: Final = 100
"""Per cent."""

Force = Sequence[UnitSetup]
Forces = Literal["default", "drawn"] | Sequence[Force]
"""The map's own, ones drawn by the battle's seed, or one given for each side."""
ForceWish = Literal["default", "drawn"] | tuple[str, ...]
"""A side's force: the map's own, one drawn by the battle's seed, or these units, bought by the player."""


@dataclass(frozen=True)
class BattleMap:
    """A sound map of a pack."""

    name: str
    data: ClumsyData
    file: MapFile
    """What its file says."""

    @property
    def title_key(self) -> str:
        """Key of its title among the pack's texts."""
        return f"map-{self.name}"

    @property
    def about_key(self) -> str:
        """Key of the two sentences that describe it."""
        return f"map-{self.name}-about"

    @property
    def rows(self) -> tuple[str, ...]:
        """The ground as drawn."""
        return self.file.rows

    @property
    def points(self) -> tuple[tuple[int, int], ...]:
        """The victory points."""
        return self.file.points

    @property
    def budget(self) -> int:
        """What a side may spend unless the players say."""
        return self.file.budget

    @cached_property
    def board(self) -> Board:
        """Its board."""
        return self.data.board(self.rows)

    @cached_property
    def ground(self) -> GroundLayers:
        """What its ground does."""
        return ground_of(self.board, self.data, self.rows)

    @cached_property
    def zones(self) -> tuple[StartZone, ...]:
        """Where each side may place its units."""
        built = built_over(self.board, self.file.structures, self.file.mines)
        masks = tuple(mask & ~built for mask in zone_masks(self.board, self.file.zones))
        points = mask_of(self.board.cell(x, y) for x, y in self.points)
        return tuple(StartZone(side, mask, masks[1 - side], points, self.ground) for side, mask in enumerate(masks))

    @cached_property
    def clock(self) -> ClockSetup:
        """When a battle on it begins."""
        clock = self.file.clock
        return ClockSetup(season=clock.season, hour=clock.hour, weather=clock.weather)

    @cached_property
    def forces(self) -> tuple[tuple[UnitSetup, ...], ...]:
        """Each side's force unless another is bought or drawn."""
        lists = (self.file.forces.blue, self.file.forces.red)
        return tuple(
            tuple(UnitSetup(type=unit.type, side=side, at=unit.at) for unit in force)
            for side, force in enumerate(lists)
        )

    def drawn_forces(self, seed: int, budget: int | None = None) -> tuple[tuple[UnitSetup, ...], ...]:
        """Forces of this budget (the map's own by default) drawn by seed: the same units for both sides.

        Raises ValueError if no unit is as cheap as that.
        """
        room = min(zone.room for zone in self.zones)
        types = draw_force(self.data, self.budget if budget is None else budget, Draws(seed), room)
        if not types:
            raise ValueError("so small a budget buys no unit")
        return tuple(place_force(self.data, zone, types) for zone in self.zones)

    def forces_of(self, wishes: Sequence[ForceWish], seed: int, budget: int | None = None) -> tuple[Force, ...]:
        """The force that each side is to have; `budget` is for what is drawn or bought, by default the map's own.

        Raises ValueError for units that break FORCE-1 (`check_force` says how), or if the budget buys none.
        """
        spent = self.budget if budget is None else budget
        drawn = self.drawn_forces(seed, spent) if "drawn" in wishes else self.forces
        return tuple(
            own if wish == "default" else lot if wish == "drawn" else self._bought(zone, wish, spent)
            for zone, wish, own, lot in zip(self.zones, wishes, self.forces, drawn, strict=True)
        )

    def _bought(self, zone: StartZone, types: tuple[str, ...], budget: int) -> Force:
        for fault in check_force(self.data, zone, types, budget):
            raise _refused(zone.side, fault)
        return place_force(self.data, zone, types)

    def clock_in(self, season: Season) -> ClockSetup:
        """When a battle begins that is moved to another season: at the map's hour, in weather that it surely brings."""
        if season == self.clock.season:
            return self.clock
        weather, chance = self.data.rules.clock.weather_of(season)
        return ClockSetup(season=season, hour=self.clock.hour, weather=weather if chance == _SURE else "clear")

    @cached_property
    def seasons(self) -> tuple[Season, ...]:
        """The seasons a battle may begin in: in each of them the sides start out of each other's sight (FORCE-1)."""
        masks = tuple(zone.cells for zone in self.zones)
        found = []
        for season in get_args(Season):
            clock = self.clock_in(season)
            calendar = Calendar(season=season, hour=self.file.clock.hour, weather=clock.weather or "clear")
            if in_sight(self.board, masks, farthest_sight(self.data, calendar)) is None:
                found.append(season)
        return tuple(found)

    def battle(
        self, seed: int, *, forces: Forces = "default", budget: int | None = None, clock: ClockSetup | None = None
    ) -> BattleSetup:
        """A battle on the map; `budget` is for drawn forces, `clock` for another beginning than the map's.

        Raises ValueError for a given force that breaks FORCE-1 (`check_placement` says how).
        """
        if forces == "default":
            chosen: Sequence[Force] = self.forces
        elif forces == "drawn":
            chosen = self.drawn_forces(seed, budget)
        elif len(forces) != len(SIDES):
            raise ValueError(f"there are forces for {len(forces)} sides, not for {len(SIDES)}")
        else:
            chosen = forces
            self._refuse_misplaced(chosen)
        return BattleSetup(
            sides=SIDES,
            seed=seed,
            rows=self.rows,
            points=self.points,
            structures=structure_setups(self.file.structures),
            mines=mine_setups(self.file.mines),
            clock=self.clock if clock is None else clock,
            units=tuple(unit for force in chosen for unit in force),
            round_limit=self.file.round_limit,
            title=self.title_key,
        )

    def _refuse_misplaced(self, forces: Sequence[Force]) -> None:
        for zone, force in zip(self.zones, forces, strict=True):
            if any(unit.side != zone.side for unit in force):
                raise ValueError(f"a unit of the force of side {zone.side} is of another side")
            for fault in check_placement(self.data, zone, list(enumerate(force))):
                raise _refused(zone.side, fault)


def _refused(side: int, fault: ForceFault) -> ValueError:
    return ValueError(f"side {side}, unit {fault.unit}: {fault.reason} {dict(fault.arguments)}")


def map_names(*folders: Path) -> list[str]:
    """The names of a pack's maps, sorted; `folders` are its own and its mods'."""
    return names_in(folders, FOLDER)


def load_map(pack: Pack[ClumsyData], name: str) -> BattleMap:
    """Load a map of a pack by its name, or any by its file. Raises `PackError` with all faults of the file."""
    return load_one(pack, FOLDER, name, _reader(pack))


def load_maps(pack: Pack[ClumsyData]) -> dict[str, BattleMap]:
    """Load all maps of a pack, by name. Raises `PackError` with all faults of all of them."""
    return load_all(pack, FOLDER, _reader(pack))


def _reader(pack: Pack[ClumsyData]) -> Read[BattleMap]:
    def read(name: str, document: Document, faults: Faults) -> BattleMap | None:
        file = read_map(document, pack.data, faults)
        return None if file is None else BattleMap(name, pack.data, file)

    return read
