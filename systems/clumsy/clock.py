"""The clock: rounds, seasons, hours and weather.

CLOCK-1 to CLOCK-3 of the rulebook; END-3 for when it moves.
"""

from __future__ import annotations

from core.world import World
from systems.clumsy.components import Clock
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import SEASONS, Season, Weather


def season_after(season: Season) -> Season:
    """The next season of the year."""
    return SEASONS[(SEASONS.index(season) + 1) % len(SEASONS)]


def weather_of(world: World, data: ClumsyData, season: Season, round_number: int) -> Weather:
    """The weather of a round: drawn once, by the season's chance (CLOCK-3)."""
    bad, chance = data.rules.clock.weather_of(season)
    return bad if world.draws.happens("weather", round_number, season, chance) else "clear"


def move_clock(world: World, data: ClumsyData) -> None:
    """Begin the next round (END-3)."""
    entity, clock = world.entity_of(Clock), world.the(Clock)
    rules = data.rules.clock
    world.change(entity, Clock, "round", clock.round + 1)
    if clock.frozen:
        return
    played = clock.season_rounds + 1
    if played >= rules.season_rounds:
        played = 0
        world.change(entity, Clock, "season", season_after(clock.season))
    world.change(entity, Clock, "season_rounds", played)
    index = (clock.hour_index + 1) % len(rules.hours)
    world.change(entity, Clock, "hour_index", index)
    world.change(entity, Clock, "hour", rules.hours[index])
    world.change(entity, Clock, "weather", weather_of(world, data, clock.season, clock.round))
