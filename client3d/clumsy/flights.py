"""What is told of a flight before it is flown: how long the fuel lasts, who could shoot, where it may land."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from client3d.clumsy import outlook
from client3d.clumsy.words import Words
from client3d.hud.values import StateLine
from core.board import cells_of, mask_of
from core.orders import Cell
from systems.clumsy import landing
from systems.clumsy.aim import zone_of_fire
from systems.clumsy.flight import turns_in_flight
from systems.clumsy.view import UnitView, View


@dataclass(frozen=True)
class FlightPreview:
    """A flight: its craft as it would be over the last cell, and what that means."""

    craft: UnitView
    turns: int | None
    """Ends of turn that the fuel lasts there; None: for ever."""
    lands: bool
    """Whether it may land there with the points that are left."""
    watched_by: tuple[UnitView, ...]
    """The enemies in sight that could aim at it somewhere on the way, by contact."""


def flight(view: View, unit: UnitView, cells: tuple[Cell, ...], points_left: int, fuel_left: int) -> FlightPreview:
    """What a flight over these cells, the first its own, comes to."""
    way = [view.board.cell(*cell) for cell in cells]
    craft = replace(unit, cell=way[-1], action_points=points_left, fuel=fuel_left, moved=True, airborne=True)
    lands = landing.can_land_at_once(view, craft)
    return FlightPreview(craft, turns_in_flight(view.data, fuel_left), lands, watchers(view, craft, way[1:]))


def lines(words: Words, view: View, preview: FlightPreview) -> list[StateLine]:
    """How long the fuel lasts where a flight ends, whether it may land there, and who could shoot on the way."""
    ground = outlook.ground_name(words, view, preview.craft.cell)
    found = [StateLine("land", words("flight-lands" if preview.lands else "flight-no-landing", ground=ground), "dim")]
    found += _fuel(words, preview.turns)
    if preview.watched_by:
        named = dict.fromkeys(words.unit(enemy.kind.id) for enemy in preview.watched_by)
        found.append(StateLine("warning", words("flight-watched", units=", ".join(named)), "warn"))
    return found


def states(words: Words, view: View, unit: UnitView) -> list[StateLine]:
    """Whether a craft is in the air, and how long its fuel keeps it there."""
    if not unit.kind.flies:
        return []
    if not unit.airborne:
        return [StateLine("land", words("state-landed"), "dim")]
    turns = turns_in_flight(view.data, unit.fuel) if unit.side == view.side else None
    return [StateLine(unit.kind.unit_class, words("state-airborne"), "dim"), *_fuel(words, turns)]


def _fuel(words: Words, turns: int | None) -> list[StateLine]:
    if turns is None:
        return []
    return [StateLine("fuel", words("flight-fuel", count=turns), "dim" if turns > 1 else "warn")]


def watchers(view: View, craft: UnitView, way: list[int]) -> tuple[UnitView, ...]:
    """The enemies in sight that could aim at a craft in one of these cells."""
    cells = mask_of(way)
    return tuple(enemy for enemy in view.enemies if zone_of_fire(view, enemy, craft) & cells)


def landing_places(view: View, unit: UnitView) -> list[Cell]:
    """The cells to which one's own craft can fly now, or over which it is, and land there in the same turn."""
    return [view.board.xy(cell) for cell in cells_of(landing.landing_reach(view, unit))]
