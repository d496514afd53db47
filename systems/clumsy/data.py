"""The tables of the pack `clumsy`: each key with its type, bounds, default and meaning, and the objects the rules read.

Names are those of the files (docs for modders are generated from here), but for a unit's `class`, here `unit_class`,
and the tables behind `cost()` and `fuel()` of terrain and structures, here `costs` and `fuels`. Shares (0.5) become
whole percentages (50).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from core.board import Board
from core.packs.faults import Phrasebook
from core.packs.loader import Pack, load_pack
from core.packs.mods import Mod
from core.packs.schema import EACH, EACH_KEY, Entry, Model, PackSchema, Percent, Reference, Report, Tables
from systems.clumsy.data_types import (
    CRAFT,
    ODDITIES,
    ActionPoints,
    Costs,
    Count,
    CoverPercent,
    FileName,
    Flight,
    Fuels,
    Glyph,
    GroundLook,
    HitPoints,
    Radius,
    ShareOfSize,
    Size,
    StructureAbility,
    Target,
    UnitAbility,
    UnitClass,
)
from systems.clumsy.rules_data import Rules


class UnitType(Entry, frozen=True, kw_only=True):
    """A kind of unit (`units/`)."""

    unit_class: Annotated[UnitClass, Meta(description="How it moves, and what it is to a weapon.")] = field(
        name="class"
    )
    size: Annotated[Size, Meta(description="How well it hides and how much room it takes aboard.")]
    hp: Annotated[HitPoints, Meta(description="Hit points when whole.")]
    action_points: Annotated[ActionPoints, Meta(description="Action points at the start of a turn.")]
    vision: Annotated[Radius, Meta(description="Cells it sees by day in clear weather.")]
    value: Annotated[int, Meta(ge=0, le=9999, description="Its price when forces are composed.")] = 0
    fuel: Annotated[
        Annotated[int, Meta(ge=0, le=9999, extra={"unit": "fuel"})] | None,
        Meta(description="A full tank; absent: it burns none."),
    ] = None
    weapons: Annotated[tuple[str, ...], Meta(max_length=8, description="Its weapons, in the order of preference.")]
    shots: Annotated[int, Meta(ge=1, le=2, description="2: always two shots, one weapon each (TURN-3).")] = 1
    abilities: Annotated[frozenset[UnitAbility], Meta(description="What it can do beyond moving and firing.")] = (
        frozenset()
    )
    battery: Annotated[
        Annotated[int, Meta(ge=1, le=99, extra={"unit": "turns"})] | None,
        Meta(description="Own turns it stays in the air; absent: no limit."),
    ] = None
    slots: Annotated[int, Meta(ge=0, le=99, description="Room for passengers.", extra={"unit": "slots"})] = 0
    engine: Annotated[
        FileName | None,
        Meta(description="The sound of the pack that it moves with; absent: as its class suggests. No rule reads it."),
    ] = None

    looks_like: Annotated[
        FileName | None,
        Meta(
            description="What it is drawn like without a model of its own name; absent: what it inherits from. No rule"
            " reads it."
        ),
    ] = None

    @property
    def flies(self) -> bool:
        """Whether it is a helicopter or a drone."""
        return self.unit_class in CRAFT


class DamageByClass(Model, frozen=True, kw_only=True):
    """A weapon's damage where it depends on the target."""

    default: Annotated[HitPoints, Meta(description="Against any class that is not named.")]
    foot: Annotated[HitPoints | None, Meta(description="Against troops on foot.")] = None
    wheeled: Annotated[HitPoints | None, Meta(description="Against what has wheels.")] = None
    tracked: Annotated[HitPoints | None, Meta(description="Against what has tracks.")] = None
    towed: Annotated[HitPoints | None, Meta(description="Against guns.")] = None
    helicopter: Annotated[HitPoints | None, Meta(description="Against helicopters.")] = None
    drone: Annotated[HitPoints | None, Meta(description="Against drones.")] = None


class ShotLook(Model, frozen=True, kw_only=True):
    """How a shot is drawn; no rule reads it."""

    flight: Annotated[Flight, Meta(description="How it flies.")]
    flash: Annotated[ShareOfSize, Meta(description="Size of the flash it leaves with, in per cent of a tank gun's.")]
    burst: Annotated[ShareOfSize, Meta(description="Size of the burst it ends in, in per cent likewise.")]


class ShotSound(Model, frozen=True, kw_only=True):
    """What a shot is heard like: sounds of the pack; no rule reads it."""

    shot: Annotated[FileName | None, Meta(description="Where it leaves; absent: as its flight suggests.")] = None
    burst: Annotated[FileName | None, Meta(description="Where it strikes; absent: as its burst suggests.")] = None


class WeaponType(Entry, frozen=True, kw_only=True):
    """A kind of weapon (`weapons/`)."""

    damage: Annotated[
        HitPoints | DamageByClass, Meta(description="Hit points taken before cover, or a table of them by class.")
    ]
    range: Annotated[tuple[Radius, Radius], Meta(description="Least and greatest distance of the target.")]
    ammo: Annotated[Count, Meta(description="Rounds when full.", extra={"unit": "rounds of ammunition"})]
    fire: Annotated[Literal["direct", "indirect"], Meta(description="Indirect fire goes over every obstacle (LOF-4).")]
    targets: Annotated[frozenset[Target], Meta(description="What it can be aimed at.")]
    shell: Annotated[bool, Meta(description="Whether it digs craters and sets forests alight.")] = False
    blast: Annotated[
        int, Meta(ge=0, le=20, description="Cells it sweeps around its target.", extra={"unit": "cells"})
    ] = 0
    blast_share: Annotated[Percent, Meta(description="Share of the damage that the sweep does.")] = Percent(50)
    still_only: Annotated[bool, Meta(description="Whether it fires only from a unit that has not moved.")] = False
    spends_unit: Annotated[bool, Meta(description="Whether the shot destroys the unit that fires it.")] = False

    look: Annotated[ShotLook | None, Meta(description="How its shot is drawn; absent: as its fire suggests.")] = None
    sound: Annotated[ShotSound | None, Meta(description="How its shot is heard; absent: as its look suggests.")] = None

    @property
    def minimum_range(self) -> int:
        """Least distance of a target."""
        return self.range[0]

    @property
    def maximum_range(self) -> int:
        """Greatest distance of a target."""
        return self.range[1]

    @property
    def indirect(self) -> bool:
        """Whether it fires over obstacles."""
        return self.fire == "indirect"

    def damage_against(self, unit_class: UnitClass) -> int:
        """Hit points it takes from a unit of this class, before cover."""
        if isinstance(self.damage, int):
            return self.damage
        named: int | None = getattr(self.damage, unit_class)
        return self.damage.default if named is None else named

    @property
    def base_damage(self) -> int:
        """Hit points it takes from what has no class: a building or a work."""
        return self.damage if isinstance(self.damage, int) else self.damage.default


class Ground(Entry, frozen=True, kw_only=True):
    """What terrain and a finished structure have in common: what it takes to enter a cell of it."""

    fuels: Annotated[Fuels, Meta(description="Fuel that a step into it burns, by class; absent: none.")] = field(
        name="fuel", default_factory=dict
    )
    cover: Annotated[CoverPercent, Meta(description="Per cent of the damage it keeps off.")] = 0

    def fuel(self, unit_class: UnitClass) -> int:
        """Fuel that a step into it burns."""
        return self.fuels.get(unit_class, 0)


class TerrainType(Ground, frozen=True, kw_only=True):
    """A kind of terrain (`terrain/`)."""

    glyph: Annotated[Glyph, Meta(description="Its character on maps.")]
    costs: Annotated[Costs, Meta(description="Action points of a step into it, by class; absent: no entry.")] = field(
        name="cost"
    )
    conceals: Annotated[bool, Meta(description="Whether a unit in it is hidden until the enemy is close.")] = False
    blocks_fire: Annotated[Percent, Meta(description="Share of a full obstacle to direct fire.")] = Percent(0)
    burns: Annotated[bool, Meta(description="Whether it can catch fire.")] = False
    looks_like: Annotated[
        GroundLook | None,
        Meta(description="The ground of the game that it is drawn like; absent: a meadow. No rule reads it."),
    ] = None

    def cost(self, unit_class: UnitClass) -> int | None:
        """Action points of a step into it; nothing for a class that cannot enter."""
        return self.costs.get(unit_class)


class StructureType(Ground, frozen=True, kw_only=True):
    """A kind of building or work (`structures/`)."""

    kind: Annotated[Literal["building", "work"], Meta(description="A building stops all passage, a work does not.")]
    hp: Annotated[HitPoints, Meta(description="Hit points, from the first part on.")]
    build_turns: Annotated[int, Meta(ge=1, le=99, description="Parts an engineer has to do.", extra={"unit": "parts"})]
    vision: Annotated[Radius, Meta(description="Cells it sees when finished.")] = 0
    enter: Annotated[frozenset[UnitClass], Meta(description="Classes that may stand in it when finished.")] = (
        frozenset()
    )
    abilities: Annotated[frozenset[StructureAbility], Meta(description="What it does for its side.")] = frozenset()
    on: Annotated[frozenset[str], Meta(description="Terrain it may be built on.")]
    own_cell: Annotated[bool, Meta(description="Whether an engineer may build it on its own cell.")] = False
    glyph: Annotated[
        Glyph | None, Meta(description="Its character on maps, where it stands finished and neutral from the start.")
    ] = None
    costs: Annotated[Costs, Meta(description="Action points of a step into it; absent: those of the terrain.")] = field(
        name="cost", default_factory=dict
    )

    def cost(self, unit_class: UnitClass) -> int | None:
        """Action points of a step into it, where it replaces the terrain's; else nothing."""
        return self.costs.get(unit_class)


class ClumsyData(Struct, frozen=True):
    """All tables of a pack, each sorted by id."""

    units: Mapping[str, UnitType]
    weapons: Mapping[str, WeaponType]
    terrain: Mapping[str, TerrainType]
    structures: Mapping[str, StructureType]
    rules: Rules

    def board(self, rows: Sequence[str]) -> Board:
        """The board of a map that is drawn in these rows, its neighbours as the rules have them (GRID-2)."""
        return Board.of(len(rows[0]), len(rows), self.rules.grid.adjacency)

    def terrain_by_glyph(self) -> dict[str, TerrainType]:
        """Terrain by its character on maps."""
        return {terrain.glyph: terrain for terrain in self.terrain.values()}

    def structure_by_glyph(self) -> dict[str, StructureType]:
        """Structures that maps draw, by their character; each stands on the first of its terrain by name.

        One that can stand on nothing is not drawn.
        """
        drawn = [structure for structure in self.structures.values() if structure.on]
        return {structure.glyph: structure for structure in drawn if structure.glyph}


def _build(tables: Tables, rules: Rules) -> ClumsyData:
    return ClumsyData(tables["units"], tables["weapons"], tables["terrain"], tables["structures"], rules)


def _check(data: ClumsyData, report: Report) -> None:
    """Report what a single key cannot show."""
    for weapon in data.weapons.values():
        if weapon.minimum_range > weapon.maximum_range:
            report("weapons", weapon.id, ("range",), "range-reversed")
    for unit in data.units.values():
        # rounds and shots are counted by a weapon's name
        for place, name in enumerate(unit.weapons):
            if name in unit.weapons[:place]:
                report("units", unit.id, ("weapons", place), "listed-twice", name=name)
    drawn: dict[str, str] = {}
    for table, entries in (("terrain", data.terrain), ("structures", data.structures)):
        for entry in entries.values():
            glyph: str | None = getattr(entry, "glyph", None)
            if glyph and drawn.setdefault(glyph, entry.id) != entry.id:
                report(table, entry.id, ("glyph",), "glyph-taken", name=drawn[glyph])


def _find_oddities(data: ClumsyData, texts: Phrasebook, report: Report) -> None:
    from systems.clumsy.oddities import find_oddities

    find_oddities(data, texts, report)


SCHEMA: PackSchema[ClumsyData] = PackSchema(
    tables={"units": UnitType, "weapons": WeaponType, "terrain": TerrainType, "structures": StructureType},
    rules=Rules,
    build=_build,
    references=(
        Reference("units", ("weapons", EACH), "weapons"),
        Reference("structures", ("on", EACH), "terrain"),
        Reference("rules", ("air", "lands_on", EACH), "terrain"),
        Reference("rules", ("crater", "dug_in", EACH), "terrain"),
        Reference("rules", ("crater", "leaves"), "terrain"),
        Reference("rules", ("burn", "leaves"), "terrain"),
        Reference("rules", ("burn", "regrowth", EACH), "terrain"),
        Reference("rules", ("burn", "regrowth", EACH_KEY), "terrain"),
    ),
    check=_check,
    odd=_find_oddities,
    kin={"units": "looks_like"},
    oddities=ODDITIES,
)
"""What the loader has to know of this ruleset."""


def load_clumsy(pack: str | Path = "clumsy", mods: Sequence[Mod] = ()) -> Pack[ClumsyData]:
    """Load the shipped pack, or another by its folder, with mods over it. Raises `PackError` with all faults."""
    return load_pack(pack, SCHEMA, mods)
