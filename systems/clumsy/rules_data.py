"""The ruleset's numbers (`rules.toml`): each key with its type, bounds and meaning."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from core.packs.schema import Model, Percent
from systems.clumsy.data_types import (
    ActionPoints,
    Count,
    CoverPercent,
    Fuel,
    HitPoints,
    Hour,
    Positive,
    Radius,
    Rounds,
    Season,
    Size,
    StepCost,
    Weather,
)


class Grid(Model, frozen=True, kw_only=True):
    """The grid (GRID-2)."""

    adjacency: Annotated[Literal[4, 8], Meta(description="Neighbours of a cell.")]


class Clock(Model, frozen=True, kw_only=True):
    """Season, hour and weather (CLOCK-2, CLOCK-3)."""

    season_rounds: Annotated[Rounds, Meta(description="Rounds a season lasts.")]
    hours: Annotated[
        tuple[Hour, ...], Meta(min_length=1, max_length=99, description="The hour of each round, over and over.")
    ]
    weather: Annotated[Mapping[Season, Weather], Meta(description="What a season may bring; absent: clear.")]
    weather_chance: Annotated[Mapping[Season, Percent], Meta(description="Chance of it in a round.")]
    start_season: Annotated[Season, Meta(description="Season of the first round, unless the battle says.")]
    start_hour: Annotated[Hour, Meta(description="Hour of the first round, unless the battle says.")]
    start_weather: Annotated[Weather, Meta(description="Weather of the first round, unless the battle says.")]

    def weather_of(self, season: Season) -> tuple[Weather, int]:
        """The weather that a season brings, and its chance in a round in per cent; otherwise it is clear (CLOCK-3)."""
        bad = self.weather.get(season)
        if bad is None:
            return "clear", 100
        return bad, self.weather_chance.get(season, 0)


class OrderCosts(Model, frozen=True, kw_only=True):
    """Action points of each order (AP-2)."""

    board: Annotated[Count, Meta(description="Of the passenger, to board a carrier.")]
    unload: Annotated[Count, Meta(description="Of the carrier, to unload a passenger.")]
    tow: Annotated[Count, Meta(description="Of the truck, to hitch a gun.")]
    unhitch: Annotated[Count, Meta(description="Of the truck, to let go of a gun.")]
    supply: Annotated[Count, Meta(description="Of the supplier, or of who takes supplies at a depot.")]
    build: Annotated[Count, Meta(description="Of the engineer, for a part of a structure.")]
    clear: Annotated[Count, Meta(description="Of the engineer, to clear a wreck or rubble.")]
    lay_mine: Annotated[Count, Meta(description="Of the engineer, to lay a mine.")]
    demine: Annotated[Count, Meta(description="Of the engineer, to remove a mine.")]
    land: Annotated[Count, Meta(description="Of craft, to land.")]


class Shots(Model, frozen=True, kw_only=True):
    """What a shot costs (AP-1)."""

    cost_share: Annotated[Percent, Meta(description="Share of the unit's full action points.")]
    cost_minimum: Annotated[ActionPoints, Meta(description="Least action points of a shot.")]


class Movement(Model, frozen=True, kw_only=True):
    """Wounded units (AP-3)."""

    wounded_share: Annotated[Percent, Meta(description="Share of its hit points at which a unit is wounded.")]
    wounded_factor: Annotated[Positive, Meta(description="Times the action points of a step that it pays.")]


class RangeAfterMoving(Model, frozen=True, kw_only=True):
    """Firing after moving (RANGE-1)."""

    moved_share: Annotated[Percent, Meta(description="Share of a weapon's range that is left.")]
    moved_minimum: Annotated[Radius, Meta(description="Range that is left at least.")]


class Air(Model, frozen=True, kw_only=True):
    """Helicopters and drones in flight (HELI-1, HELI-3, DRONE-4)."""

    step_cost: Annotated[StepCost, Meta(description="Action points of a step.")]
    step_fuel: Annotated[Fuel, Meta(description="Fuel of a step.")]
    hover_fuel: Annotated[Fuel, Meta(description="Fuel at the end of each turn in flight.")]
    crash_radius: Annotated[Radius, Meta(description="Cells a helicopter falls away.")]
    crash_damage: Annotated[HitPoints, Meta(description="Hit points taken from what it falls on.")]
    lands_on: Annotated[frozenset[str], Meta(description="Terrain to land on.")]


class Healing(Model, frozen=True, kw_only=True):
    """Healing and repair (HEAL-1)."""

    amount: Annotated[HitPoints, Meta(description="Hit points given back at the start of a turn.")]
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

    small: Annotated[Radius, Meta(description="On a small unit.")]
    medium: Annotated[Radius, Meta(description="On a medium unit.")]
    large: Annotated[Radius, Meta(description="On a large unit.")]

    def of(self, size: Size) -> int:
        """Cells taken when a unit of this size hides."""
        cells: int = getattr(self, size)
        return cells


class HourPenalties(Model, frozen=True, kw_only=True):
    """Cells of sight lost, by hour (SEE-4)."""

    dawn: Annotated[Radius, Meta(description="At dawn.")]
    day: Annotated[Radius, Meta(description="By day.")]
    dusk: Annotated[Radius, Meta(description="At dusk.")]
    night: Annotated[Radius, Meta(description="At night.")]


class WeatherPenalties(Model, frozen=True, kw_only=True):
    """Cells of sight lost, by weather (SEE-4)."""

    clear: Annotated[Radius, Meta(description="In clear weather.")]
    rain: Annotated[Radius, Meta(description="In rain.")]
    snow: Annotated[Radius, Meta(description="In snow.")]


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

    rounds: Annotated[Rounds, Meta(description="Age at which a fire is out.")]
    spread_age: Annotated[Rounds, Meta(description="Age at which it spreads, once.")]
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

    damage: Annotated[HitPoints, Meta(description="Hit points taken from whoever enters.")]
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


class Forces(Model, frozen=True, kw_only=True):
    """How a force is drawn for a budget (FORCE-1). Shares are of the budget."""

    armour_shares: Annotated[
        tuple[Percent, ...], Meta(min_length=1, max_length=20, description="Share of armour, one of these drawn.")
    ]
    support_share: Annotated[Percent, Meta(description="Share of what supports the line.")]
    line_range: Annotated[Radius, Meta(description="Foot that reaches so far fights in the line, other foot supports.")]
    general_share: Annotated[Percent, Meta(description="A general that costs no more comes along.")]
    wing_share: Annotated[Percent, Meta(description="A helicopter that costs no more may come along.")]
    armour_beside_a_wing: Annotated[
        Percent, Meta(description="Least share of armour beside a helicopter, for which the others pay.")
    ]
    support_per: Annotated[Positive, Meta(description="For each so much there may be one more of a kind of support.")]
    strikers: Annotated[Count, Meta(description="Armed drones that an operator flies at most beside its relay.")]
    weight: Annotated[Positive, Meta(description="Divided by a unit's value: how often it comes up.")]


class Start(Model, frozen=True, kw_only=True):
    """Where the units of a bought or drawn force are placed in their start zone (FORCE-1)."""

    fast: Annotated[StepCost, Meta(description="Action points from which on a unit that fights starts in front.")]
    depth_weight: Annotated[Count, Meta(description="What a cell too far in front or behind counts.")]
    crowding: Annotated[Count, Meta(description="What each neighbour counts.")]
    aside_step: Annotated[Positive, Meta(description="Cells from the zone's middle that count as 1.")]


class Rules(Model, frozen=True, kw_only=True):
    """The ruleset's numbers (`rules.toml`)."""

    round_limit: Annotated[Rounds, Meta(description="Rounds a battle lasts at most (WIN-4).")]
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
    forces: Forces
    start: Start
