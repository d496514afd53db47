"""Forces that tell what a unit is worth: two of the same value, one of which leans on it.

FORCE-1 of the rulebook; DRONE-1 and TOW-1 for whom a unit cannot do without.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import structs

from core.draws import Draws
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.drawn_forces import cheapest, draw_force, group

LEANING: Final = 50
"""Per cent of a force's value that may go into the unit on trial, with what it needs."""

Force = tuple[str, ...]


def without(data: ClumsyData, names: Collection[str]) -> ClumsyData:
    """The data with these units taken out."""
    return structs.replace(data, units={name: kind for name, kind in data.units.items() if name not in names})


def usual_force(data: ClumsyData, budget: int, seed: int, room: int) -> Force:
    """A force as it is drawn for a battle; nothing if the budget buys none."""
    return draw_force(data, budget, Draws(seed), room)


def leaning_force(data: ClumsyData, usual: Force, name: str, room: int) -> Force | None:
    """The usual force with some of its fighters exchanged for units of this type, at about the same value.

    `data` has all that both are of. Of the numbers that can be paid the one that leaves least money over is taken, of
    equals the greatest; None if not even one of the type can be paid, or it has no price.
    """
    kind = data.units[name]
    if not kind.value:
        return None
    value = sum(data.units[each].value for each in usual)
    best: tuple[int, int, Force] | None = None
    for number in range(1, room + 1):
        wanted = _with_needed(data, kind, number)
        cost = sum(data.units[each].value for each in wanted)
        if cost * 100 > value * LEANING:
            break
        given_up = _cheapest_to_give_up(data, usual, kind, cost)
        if given_up is None:
            break
        freed = sum(data.units[usual[place]].value for place in given_up)
        force = (*(each for place, each in enumerate(usual) if place not in given_up), *wanted)
        if len(force) <= room and (best is None or (freed - cost, -number) < best[:2]):
            best = (freed - cost, -number, force)
    return None if best is None else best[2]


def _with_needed(data: ClumsyData, kind: UnitType, number: int) -> Force:
    """So many of a kind, with what each (a truck) or all (an operator) cannot be without."""
    if kind.unit_class == "towed":
        tractor = cheapest(each for each in data.units.values() if each.value and "tractor" in each.abilities)
        return (kind.id,) * number + ((tractor.id,) * number if tractor else ())
    if kind.unit_class == "drone":
        operator = cheapest(each for each in data.units.values() if each.value and "operator" in each.abilities)
        return ((operator.id,) if operator else ()) + (kind.id,) * number
    return (kind.id,) * number


def _cheapest_to_give_up(data: ClumsyData, usual: Sequence[str], kind: UnitType, cost: int) -> frozenset[int] | None:
    """Places of fighters that free at least this much, and as little more as can be; None if all are worth less.

    Of equals those are given up that stand nearest to the end, fighters of the kind's own group before others.
    """
    places = [place for place, name in enumerate(usual) if _may_go(data, data.units[name])]
    places.sort(key=lambda place: (group(data, data.units[usual[place]]) != group(data, kind), -place))
    sums: dict[int, frozenset[int]] = {0: frozenset()}
    for place in places:
        worth = data.units[usual[place]].value
        for total, chosen in sorted(sums.items(), reverse=True):
            sums.setdefault(total + worth, chosen | {place})
    enough = [total for total in sums if total >= cost]
    return sums[min(enough)] if enough else None


def _may_go(data: ClumsyData, kind: UnitType) -> bool:
    """Whether a force does without it: who captures, flies drones or needs a truck stays with what goes with it."""
    tied = {"engineer", "operator", "general", "supplier"} & kind.abilities
    return not tied and kind.unit_class not in ("towed", "drone") and group(data, kind) != ""
