"""Forces at the start: drawn for a budget, and checked whether bought or placed.

FORCE-1 of the rulebook; DRONE-1 for who flies drones. Craft start on the ground.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from core.draws import Draws
from core.packs.faults import Argument, nearest
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.setup import UnitSetup
from systems.clumsy.start_zone import GROUND, StartZone, fires_indirectly, placed_cells, standing_cells

Reason = Literal[
    "unknown_unit",
    "no_operator",
    "off_map",
    "outside_zone",
    "no_entry",
    "on_point",
    "occupied",
    "empty",
    "over_budget",
    "no_room",
]

_AGAINST_CRAFT_ONLY: Final = frozenset({"airborne", "drone"})
_STRIKERS: Final = ("0", "1", "2")
"""How many armed drones an operator flies beside a relay, one of them drawn."""
_ARMOUR_SHARES: Final = ("30", "40", "50")
"""Per cent of the budget that goes to armour, one of them drawn."""
_SUPPORT_SHARE: Final = 25
_LINE_RANGE: Final = 4
"""Foot that reaches so far fights in the line; what reaches less far supports it."""
_GENERAL_SHARE: Final = 5
"""A general comes along when it costs no more than this part of the budget."""
_WING_SHARE: Final = 5
"""A helicopter may come along when it costs no more than this part of the budget."""
_ARMOUR_BESIDE_A_WING: Final = 40
"""Per cent of the budget that armour then has at least: the helicopter is paid for by the others."""
_SUPPORT_PER_BUDGET: Final = 150
"""For each so much of the budget there may be one more of each kind of support."""
_WEIGHT: Final = 120
"""What a unit's value divides to give how often it comes up."""


@dataclass(frozen=True, slots=True)
class ForceFault:
    """Why a force is not accepted: a reason and its numbers, never a sentence (text key: `force-` and the reason)."""

    reason: Reason
    unit: int | None = None
    """The unit's place in the list; nothing where the force as a whole is meant."""
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    suggestion: str = ""
    """The nearest valid name, or empty."""

    @property
    def key(self) -> str:
        """The message key."""
        return "force-" + self.reason.replace("_", "-")

    @property
    def about_cell(self) -> bool:
        """Whether where the unit stands is wrong, not what it is."""
        return self.reason in ("off_map", "outside_zone", "no_entry", "on_point", "occupied")


def force_value(data: ClumsyData, types: Sequence[str]) -> int:
    """What these units cost together (FORCE-1)."""
    return sum(data.units[name].value for name in types)


# --- checking


def check_force(data: ClumsyData, zone: StartZone, types: Sequence[str], budget: int) -> list[ForceFault]:
    """All that is wrong with a bought list; nothing if it may be placed."""
    faults = [ForceFault("empty")] if not types else []
    faults += [fault for place, name in enumerate(types) if (fault := _check_type(data, place, name))]
    faults += _check_operators(data, types)
    if faults:
        return faults
    cost = force_value(data, types)
    if cost > budget:
        faults.append(ForceFault("over_budget", None, {"cost": cost, "budget": budget}))
    placed = placed_cells(data, zone, types)
    if len(placed) < len(types):
        room = len(placed)
        faults.append(ForceFault("no_room", None, {"units": len(types), "room": room}))
    return faults


def check_placement(data: ClumsyData, zone: StartZone, units: Sequence[tuple[int, UnitSetup]]) -> list[ForceFault]:
    """All that is wrong with units where they are placed, each given with its place in the list."""
    faults: list[ForceFault] = _check_operators(data, [unit.type for _, unit in units])
    held: dict[tuple[int, int], str] = {}
    for place, unit in units:
        x, y = unit.at
        kind = data.units.get(unit.type)
        wrong_type = _check_type(data, place, unit.type)
        if wrong_type:
            faults.append(wrong_type)
        if not zone.board.contains(x, y):
            width, height = zone.board.width, zone.board.height
            faults.append(ForceFault("off_map", place, {"x": x, "y": y, "width": width, "height": height}))
            continue
        cell = zone.board.cell(x, y)
        if not zone.cells >> cell & 1:
            faults.append(ForceFault("outside_zone", place, {"x": x, "y": y}))
        if kind is not None:
            faults += _check_ground(zone, place, kind, cell)
        if (x, y) in held:
            faults.append(ForceFault("occupied", place, {"x": x, "y": y, "name": held[(x, y)]}))
        held.setdefault((x, y), unit.type)
    return faults


def _check_type(data: ClumsyData, place: int, name: str) -> ForceFault | None:
    kind = data.units.get(name)
    if kind is None:
        return ForceFault("unknown_unit", place, {"name": name}, nearest(name, data.units))
    return None


def _check_operators(data: ClumsyData, types: Sequence[str]) -> list[ForceFault]:
    """Drones need somebody who flies them."""
    kinds = [data.units.get(name) for name in types]
    if any(kind is not None and "operator" in kind.abilities for kind in kinds):
        return []
    drones = [place for place, kind in enumerate(kinds) if kind is not None and kind.unit_class == "drone"]
    return [ForceFault("no_operator", place, {"name": types[place]}) for place in drones]


def _check_ground(zone: StartZone, place: int, kind: UnitType, cell: int) -> Iterator[ForceFault]:
    if not standing_cells(zone.ground, kind.unit_class) >> cell & 1:
        terrain = zone.ground.terrain_at(cell)
        yield ForceFault("no_entry", place, {"name": kind.id, "terrain": terrain})
    elif not zone.standing(kind) >> cell & 1:
        yield ForceFault("on_point", place, {"name": kind.id})


# --- drawing


def draw_force(data: ClumsyData, budget: int, draws: Draws, room: int) -> tuple[str, ...]:
    """A sensible force of at most this value and this many units, drawn by key; the more it may cost, the more of it.

    Who leads and supplies comes first, then one to capture; then armour, line and support in shares of the budget.
    """
    buyable = [kind for kind in data.units.values() if kind.value and kind.unit_class in GROUND]
    chosen: list[str] = []
    left = budget

    def buy(kind: UnitType) -> None:
        nonlocal left
        chosen.append(kind.id)
        left -= kind.value

    for kind in _staff(data, buyable, budget):
        if kind.value <= left and len(chosen) < room:
            buy(kind)
    share = int(draws.one_of("armour_share", 0, _ARMOUR_SHARES))
    for kind in _wing(data, budget, draws):
        if kind.value <= left and len(chosen) < room:
            buy(kind)
    wing = force_value(data, [name for name in chosen if data.units[name].flies])
    wanted = _shares(budget, max(share, _ARMOUR_BESIDE_A_WING) if wing else share, wing)
    groups = {name: [kind for kind in buyable if _group(data, kind) == name] for name in wanted}
    step = 0
    while len(chosen) < room:
        affordable = {
            name: [kind for kind in kinds if _may_buy(data, kind, name, chosen, left, room, budget, buyable)]
            for name, kinds in groups.items()
        }
        open_groups = [name for name in wanted if affordable[name]]
        if not open_groups:
            break
        group = max(open_groups, key=lambda name: wanted[name])
        step += 1
        tickets = [f"{kind.id}#{n}" for kind in affordable[group] for n in range(max(1, _WEIGHT // kind.value))]
        kind = data.units[draws.one_of("force", step, tickets).partition("#")[0]]
        before = left
        buy(kind)
        if kind.unit_class == "towed":
            buy(_tractor(buyable))
        elif "operator" in kind.abilities:
            for drone in _drones(data, draws, step, left, room - len(chosen)):
                buy(drone)
        wanted[group] -= before - left
    return tuple(chosen)


def _staff(data: ClumsyData, buyable: Sequence[UnitType], budget: int) -> Iterator[UnitType]:
    """One of each that every force wants: a general if not too dear, a supplier, an engineer, plain infantry."""
    wanted = [[kind for kind in buyable if name in kind.abilities] for name in ("general", "supplier", "engineer")]
    wanted.append([kind for kind in buyable if _group(data, kind) == "line"])
    for kinds in wanted:
        for kind in sorted(kinds, key=lambda kind: (kind.value, kind.id))[:1]:
            if "general" not in kind.abilities or kind.value * _GENERAL_SHARE <= budget:
                yield kind


def _wing(data: ClumsyData, budget: int, draws: Draws) -> Iterator[UnitType]:
    """The helicopter that a force may have with it, where it is no more than a part of the budget."""
    helicopters = [kind for kind in data.units.values() if kind.value and kind.unit_class == "helicopter"]
    names = sorted(kind.id for kind in helicopters if kind.value * _WING_SHARE <= budget)
    chosen = draws.one_of("wing", 0, ["", *names]) if names else ""
    if chosen:
        yield data.units[chosen]


def _shares(budget: int, armour: int, wing: int) -> dict[str, int]:
    """What armour, line and support may cost; a helicopter is paid for by the line and its support."""
    support = (budget - wing) * _SUPPORT_SHARE // 100
    armoured = budget * armour // 100
    return {"armour": armoured, "line": budget - wing - armoured - support, "support": support}


def _may_buy(
    data: ClumsyData,
    kind: UnitType,
    group: str,
    chosen: Sequence[str],
    left: int,
    room: int,
    budget: int,
    buyable: Sequence[UnitType],
) -> bool:
    cost, count = kind.value, 1
    if kind.unit_class == "towed":
        tractors = [other for other in buyable if "tractor" in other.abilities]
        if not tractors:
            return False
        cost, count = cost + _tractor(buyable).value, 2
    elif "operator" in kind.abilities:
        relay = _relay(data)
        if relay is None:
            return False
        cost, count = cost + relay.value, 2
    if cost > left or len(chosen) + count > room:
        return False
    if _is_idle(data, kind, [data.units[name] for name in chosen if data.units[name].flies]):
        return False
    return group != "support" or chosen.count(kind.id) < 1 + budget // _SUPPORT_PER_BUDGET


def _tractor(buyable: Sequence[UnitType]) -> UnitType:
    return min((kind for kind in buyable if "tractor" in kind.abilities), key=lambda kind: (kind.value, kind.id))


def _relay(data: ClumsyData) -> UnitType | None:
    """The drone that every operator flies, for it widens the link of the others (DRONE-1); None if there is none."""
    relays = [kind for kind in data.units.values() if kind.value and "relay" in kind.abilities]
    return min(relays, key=lambda kind: (kind.value, kind.id), default=None)


def _drones(data: ClumsyData, draws: Draws, step: int, left: int, room: int) -> Iterator[UnitType]:
    """The drones that come with an operator: a relay, then armed ones as they are drawn and can be paid."""
    relay = _relay(data)
    if relay is None:
        return
    yield relay
    left, room = left - relay.value, room - 1
    armed = [kind for kind in data.units.values() if kind.value and kind.unit_class == "drone" and kind.weapons]
    for place in range(int(draws.one_of("strikers", step, _STRIKERS))):
        affordable = [kind.id for kind in armed if kind.value <= left]
        if not affordable or not room:
            return
        kind = data.units[draws.one_of(f"striker {place}", step, affordable)]
        yield kind
        left, room = left - kind.value, room - 1


def _is_idle(data: ClumsyData, kind: UnitType, craft: Sequence[UnitType]) -> bool:
    """Whether it has nothing to do with just these craft about: drawn forces are alike, so one's own tell of others."""
    if "jammer" in kind.abilities:
        return all(each.unit_class != "drone" for each in craft)
    against_craft = all(data.weapons[name].targets <= _AGAINST_CRAFT_ONLY for name in kind.weapons)
    return bool(kind.weapons) and against_craft and not craft


def _group(data: ClumsyData, kind: UnitType) -> str:
    """Armour, line or support; nothing for what is only bought as staff or with something else."""
    if "general" in kind.abilities or "supplier" in kind.abilities or not kind.weapons:
        return ""
    if kind.unit_class == "tracked":
        return "armour"
    reach = max(data.weapons[name].maximum_range for name in kind.weapons)
    direct = not fires_indirectly(data, kind)
    return "line" if kind.unit_class == "foot" and direct and reach >= _LINE_RANGE else "support"
