"""The tables of the pack `clumsy`: each key with its type, bounds, default and meaning, and the objects the rules read.

Names are those of the files (docs for modders are generated from here), but for a unit's `class`, here `unit_class`,
and the tables behind `cost()` and `fuel()` of terrain and structures, here `costs` and `fuels`. Shares (0.5) become
whole percentages (50).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from core.packs.document import Document
from core.packs.loader import Pack, load_pack, overlay_data
from core.packs.schema import EACH, EACH_KEY, Entry, Model, PackSchema, Percent, Reference, Report, Tables

UnitClass = Literal["foot", "wheeled", "tracked", "towed", "helicopter", "drone"]
Size = Literal["small", "medium", "large"]
Season = Literal["spring", "summer", "autumn", "winter"]
Hour = Literal["dawn", "day", "dusk", "night"]
Weather = Literal["clear", "rain", "snow"]
Target = Literal["ground", "landed", "airborne", "drone", "structure", "work"]
UnitAbility = Literal[
    "no_alert",
    "no_patrol",
    "still_only",
    "camouflage",
    "engineer",
    "medic",
    "supplier",
    "carrier",
    "tractor",
    "general",
    "jammer",
    "operator",
    "relay",
]
StructureAbility = Literal["hospital", "workshop", "depot", "tower", "heliport"]

UNIT_CLASSES: tuple[UnitClass, ...] = get_args(UnitClass)
SEASONS: tuple[Season, ...] = get_args(Season)
"""In the order of the year."""

Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Radius = Annotated[int, Meta(ge=0, le=99)]
CoverPercent = Annotated[int, Meta(ge=0, le=100)]
Glyph = Annotated[str, Meta(pattern=r"^[!-~]$", max_length=1)]
Costs = Mapping[UnitClass, Positive]
Fuels = Mapping[UnitClass, Count]


class UnitType(Entry, frozen=True, kw_only=True):
    """A kind of unit (`units/`)."""

    unit_class: Annotated[UnitClass, Meta(description="How it moves, and what it is to a weapon.")] = field(
        name="class"
    )
    size: Annotated[Size, Meta(description="How well it hides and how much room it takes aboard.")]
    hp: Annotated[int, Meta(ge=1, le=999, description="Hit points when whole.")]
    action_points: Annotated[int, Meta(ge=0, le=999, description="Action points at the start of a turn.")]
    vision: Annotated[int, Meta(ge=0, le=99, description="Cells it sees by day in clear weather.")]
    value: Annotated[int, Meta(ge=0, le=9999, description="Its price when forces are composed.")] = 0
    fuel: Annotated[
        Annotated[int, Meta(ge=0, le=9999)] | None, Meta(description="A full tank; absent: it burns none.")
    ] = None
    weapons: Annotated[tuple[str, ...], Meta(max_length=8, description="Its weapons, in the order of preference.")]
    shots: Annotated[int, Meta(ge=1, le=2, description="2: always two shots, one weapon each (TURN-3).")] = 1
    abilities: Annotated[frozenset[UnitAbility], Meta(description="What it can do beyond moving and firing.")] = (
        frozenset()
    )
    battery: Annotated[
        Annotated[int, Meta(ge=1, le=99)] | None, Meta(description="Own turns it stays in the air; absent: no limit.")
    ] = None
    slots: Annotated[int, Meta(ge=0, le=99, description="Room for passengers.")] = 0

    @property
    def flies(self) -> bool:
        """Whether it is a helicopter or a drone."""
        return self.unit_class in ("helicopter", "drone")


class DamageByClass(Model, frozen=True, kw_only=True):
    """A weapon's damage where it depends on the target."""

    default: Annotated[Positive, Meta(description="Against any class that is not named.")]
    foot: Positive | None = None
    wheeled: Positive | None = None
    tracked: Positive | None = None
    towed: Positive | None = None
    helicopter: Positive | None = None
    drone: Positive | None = None


class WeaponType(Entry, frozen=True, kw_only=True):
    """A kind of weapon (`weapons/`)."""

    damage: Annotated[
        Positive | DamageByClass, Meta(description="Hit points taken before cover, or a table of them by class.")
    ]
    range: Annotated[tuple[Radius, Radius], Meta(description="Least and greatest distance of the target.")]
    ammo: Annotated[int, Meta(ge=0, le=999, description="Rounds when full.")]
    fire: Annotated[Literal["direct", "indirect"], Meta(description="Indirect fire goes over every obstacle (LOF-4).")]
    targets: Annotated[frozenset[Target], Meta(description="What it can be aimed at.")]
    shell: Annotated[bool, Meta(description="Whether it digs craters and sets forests alight.")] = False
    blast: Annotated[int, Meta(ge=0, le=20, description="Cells it sweeps around its target.")] = 0
    blast_share: Annotated[Percent, Meta(description="Share of the damage that the sweep does.")] = Percent(50)
    still_only: Annotated[bool, Meta(description="Whether it fires only from a unit that has not moved.")] = False
    spends_unit: Annotated[bool, Meta(description="Whether the shot destroys the unit that fires it.")] = False

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
    cover: Annotated[int, Meta(ge=0, le=100, description="Per cent of the damage it keeps off.")] = 0

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

    def cost(self, unit_class: UnitClass) -> int | None:
        """Action points of a step into it; nothing for a class that cannot enter."""
        return self.costs.get(unit_class)


class StructureType(Ground, frozen=True, kw_only=True):
    """A kind of building or work (`structures/`)."""

    kind: Annotated[Literal["building", "work"], Meta(description="A building stops all passage, a work does not.")]
    hp: Annotated[int, Meta(ge=1, le=999, description="Hit points, from the first part on.")]
    build_turns: Annotated[int, Meta(ge=1, le=99, description="Parts an engineer has to do.")]
    vision: Annotated[int, Meta(ge=0, le=99, description="Cells it sees when finished.")] = 0
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


class Grid(Model, frozen=True, kw_only=True):
    """The grid (GRID-2)."""

    adjacency: Annotated[Literal[4, 8], Meta(description="Neighbours of a cell.")]


class Clock(Model, frozen=True, kw_only=True):
    """Season, hour and weather (CLOCK-2, CLOCK-3)."""

    season_rounds: Annotated[Positive, Meta(description="Rounds a season lasts.")]
    hours: Annotated[
        tuple[Hour, ...], Meta(min_length=1, max_length=99, description="The hour of each round, over and over.")
    ]
    weather: Annotated[Mapping[Season, Weather], Meta(description="What a season may bring; absent: clear.")]
    weather_chance: Annotated[Mapping[Season, Percent], Meta(description="Chance of it in a round.")]
    start_season: Annotated[Season, Meta(description="Season of the first round, unless the battle says.")]
    start_hour: Annotated[Hour, Meta(description="Hour of the first round, unless the battle says.")]
    start_weather: Annotated[Weather, Meta(description="Weather of the first round, unless the battle says.")]


class OrderCosts(Model, frozen=True, kw_only=True):
    """Action points of each order (AP-2)."""

    board: Count
    unload: Count
    tow: Count
    unhitch: Count
    supply: Count
    build: Count
    clear: Count
    lay_mine: Count
    demine: Count
    land: Count


class Shots(Model, frozen=True, kw_only=True):
    """What a shot costs (AP-1)."""

    cost_share: Annotated[Percent, Meta(description="Share of the unit's full action points.")]
    cost_minimum: Annotated[Count, Meta(description="Least action points of a shot.")]


class Movement(Model, frozen=True, kw_only=True):
    """Wounded units (AP-3)."""

    wounded_share: Annotated[Percent, Meta(description="Share of its hit points at which a unit is wounded.")]
    wounded_factor: Annotated[Positive, Meta(description="Times the action points of a step that it pays.")]


class RangeAfterMoving(Model, frozen=True, kw_only=True):
    """Firing after moving (RANGE-1)."""

    moved_share: Annotated[Percent, Meta(description="Share of a weapon's range that is left.")]
    moved_minimum: Annotated[Count, Meta(description="Range that is left at least.")]


class Air(Model, frozen=True, kw_only=True):
    """Helicopters and drones in flight (HELI-1, HELI-3, DRONE-4)."""

    step_cost: Annotated[Positive, Meta(description="Action points of a step.")]
    step_fuel: Annotated[Count, Meta(description="Fuel of a step.")]
    hover_fuel: Annotated[Count, Meta(description="Fuel at the end of each turn in flight.")]
    crash_radius: Annotated[Radius, Meta(description="Cells a helicopter falls away.")]
    crash_damage: Annotated[Positive, Meta(description="Hit points taken from what it falls on.")]
    lands_on: Annotated[frozenset[str], Meta(description="Terrain to land on.")]


class Healing(Model, frozen=True, kw_only=True):
    """Healing and repair (HEAL-1)."""

    amount: Annotated[Positive, Meta(description="Hit points given back at the start of a turn.")]
    radius: Annotated[Radius, Meta(description="Distance of the healer.")]


class Transport(Model, frozen=True, kw_only=True):
    """Carriers (LOAD-2)."""

    room: Annotated[Mapping[Size, Positive], Meta(description="Slots a passenger takes; absent: it never boards.")]


class General(Model, frozen=True, kw_only=True):
    """The general's aura (TURN-2, COVER-1)."""

    radius: Annotated[Radius, Meta(description="Cells it reaches.")]


class Cover(Model, frozen=True, kw_only=True):
    """Cover that is not terrain's or a structure's (COVER-1)."""

    wreck: Annotated[CoverPercent, Meta(description="Per cent given by a wreck.")]
    general: Annotated[CoverPercent, Meta(description="Per cent given by a general nearby.")]
    cap: Annotated[CoverPercent, Meta(description="Per cent at most, all together.")]


class Hiding(Model, frozen=True, kw_only=True):
    """Cells of sight that cover takes from an observer, by size of what hides (COVER-2)."""

    small: Radius
    medium: Radius
    large: Radius

    def of(self, size: Size) -> int:
        """Cells taken when a unit of this size hides."""
        cells: int = getattr(self, size)
        return cells


class HourPenalties(Model, frozen=True, kw_only=True):
    """Cells of sight lost, by hour (SEE-4)."""

    dawn: Radius
    day: Radius
    dusk: Radius
    night: Radius


class WeatherPenalties(Model, frozen=True, kw_only=True):
    """Cells of sight lost, by weather (SEE-4)."""

    clear: Radius
    rain: Radius
    snow: Radius


class Sight(Model, frozen=True, kw_only=True):
    """Seeing (SEE-1 to SEE-4, COVER-2)."""

    cap: Annotated[Radius, Meta(description="Cells that any but a tower sees at most.")]
    minimum: Annotated[Radius, Meta(description="Cells that remain at least.")]
    hours: Annotated[HourPenalties, Meta(description="Cells lost by the hour.")]
    weather: Annotated[WeatherPenalties, Meta(description="Cells lost by the weather.")]
    camouflage: Annotated[Radius, Meta(description="Cells lost on what is camouflaged.")]

    def penalty(self, hour: Hour, weather: Weather) -> int:
        """Cells lost to hour and weather together."""
        by_hour: int = getattr(self.hours, hour)
        by_weather: int = getattr(self.weather, weather)
        return by_hour + by_weather


class Crater(Model, frozen=True, kw_only=True):
    """What a shell leaves (BLAST-2)."""

    dug_in: Annotated[frozenset[str], Meta(description="Terrain a shell digs up.")]
    leaves: Annotated[str, Meta(description="Terrain it becomes.")]


class Burn(Model, frozen=True, kw_only=True):
    """Forest fire (BURN-1 to BURN-6)."""

    rounds: Annotated[Positive, Meta(description="Age at which a fire is out.")]
    spread_age: Annotated[Positive, Meta(description="Age at which it spreads, once.")]
    spread_stopped_by: Annotated[frozenset[Weather], Meta(description="Weather that keeps it from spreading.")]
    damage: Annotated[Count, Meta(description="Hit points taken at the end of a turn in it.")]
    leaves: Annotated[str, Meta(description="Terrain that burnt cells become.")]
    self_ignition: Annotated[Mapping[Season, Positive], Meta(description="One round in so many a forest catches fire.")]
    regrowth_season: Annotated[Season, Meta(description="Season in which forest comes back.")]
    regrowth: Annotated[Mapping[str, str], Meta(description="What terrain becomes which again.")]


class Wear(Model, frozen=True, kw_only=True):
    """What a shot at a unit does to the structure it stands in (BUILD-4)."""

    share: Annotated[Percent, Meta(description="Share of the base damage.")]
    harmless_damage: Annotated[Count, Meta(description="A weapon of no more base damage wears nothing.")]


class Mines(Model, frozen=True, kw_only=True):
    """Mines (MINE-1, MINE-2)."""

    damage: Annotated[Positive, Meta(description="Hit points taken from whoever enters.")]
    spotting_radius: Annotated[Radius, Meta(description="Cells within which an engineer spots one.")]


class Patrol(Model, frozen=True, kw_only=True):
    """Patrols (PATROL-1)."""

    radius: Annotated[Radius, Meta(description="Radius of a zone.")]


class Drones(Model, frozen=True, kw_only=True):
    """Drones and the jammer (DRONE-1, DRONE-3)."""

    link: Annotated[Radius, Meta(description="Cells from the operator that a drone may be.")]
    relay_link: Annotated[Radius, Meta(description="The same with a relay in the air or a tower near.")]
    tower_radius: Annotated[Radius, Meta(description="Cells from a tower within which it helps.")]
    jammer_radius: Annotated[Radius, Meta(description="Cells within which a jammer destroys.")]


class Capture(Model, frozen=True, kw_only=True):
    """Victory points (CAPTURE-1, CAPTURE-2)."""

    turns: Annotated[Positive, Meta(description="Ends of turn in a row it takes.")]
    contest_radius: Annotated[Radius, Meta(description="Cells within which an enemy prevents it.")]


class Victory(Model, frozen=True, kw_only=True):
    """Winning by points (WIN-1)."""

    points_spared: Annotated[Count, Meta(description="Points of the map that need not be held.")]


class Rules(Model, frozen=True, kw_only=True):
    """The ruleset's numbers (`rules.toml`)."""

    round_limit: Annotated[Positive, Meta(description="Rounds a battle lasts at most (WIN-4).")]
    grid: Grid
    clock: Clock
    orders: OrderCosts
    shots: Shots
    movement: Movement
    range: RangeAfterMoving
    air: Air
    healing: Healing
    transport: Transport
    general: General
    cover: Cover
    hiding: Hiding
    sight: Sight
    crater: Crater
    burn: Burn
    wear: Wear
    mines: Mines
    patrol: Patrol
    drones: Drones
    capture: Capture
    victory: Victory


class ClumsyData(Struct, frozen=True):
    """All tables of a pack, each sorted by id."""

    units: Mapping[str, UnitType]
    weapons: Mapping[str, WeaponType]
    terrain: Mapping[str, TerrainType]
    structures: Mapping[str, StructureType]
    rules: Rules

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
)
"""What the loader has to know of this ruleset."""


def load_clumsy(pack: str | Path = "clumsy") -> Pack[ClumsyData]:
    """Load the shipped pack, or another by its folder. Raises `PackError` with all faults."""
    return load_pack(pack, SCHEMA)


def with_inline_data(pack: Pack[ClumsyData], document: Document) -> ClumsyData:
    """Return the pack's data with a scenario file's `[data]` laid over it. Raises `PackError` with all faults."""
    return overlay_data(pack, document, ("data",))
