"""The steps of scenarios, as far as they are the same in every ruleset: their keys, and the reasons of refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from core.packs.faults import Fault, Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin

OrderKeys = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""For each order of a ruleset, the keys it must have and those it may have."""

ALWAYS = ("do", "rejected", "draws", "expect")
"""Keys that any step may have."""

REASONS = (
    "invalid",
    "game_over",
    "unknown_unit",
    "not_your_turn",
    "camp_ready",
    "out_of_bounds",
    "unknown_weapon",
    "aboard",
    "hitched",
    "landed",
    "airborne",
    "not_landed",
    "recruited_this_turn",
    "already_acted",
    "moved_this_turn",
    "not_active",
    "not_an_engineer",
    "not_a_supplier",
    "not_a_carrier",
    "not_a_gun",
    "cannot_alert",
    "cannot_patrol",
    "cannot_fire",
    "no_shots_left",
    "no_ammo",
    "no_action_points",
    "no_fuel",
    "no_battery",
    "no_actions_left",
    "not_loaded",
    "two_moves_planned",
    "not_enough_gold",
    "sold_out",
    "forbidden",
    "not_visible",
    "no_target",
    "not_targetable",
    "wrong_size",
    "carrier_full",
    "not_adjacent",
    "not_in_contact",
    "occupied",
    "wrong_terrain",
    "already_built",
    "not_built",
    "nothing_there",
    "nothing_to_supply",
    "below_minimum_range",
    "out_of_range",
    "out_of_arc",
    "blocked_line_of_fire",
    "line_blocked",
    "unreachable",
)
"""Every reason with which an order may be refused, in the order in which they are given."""


def check_orders_alone(source: Origin, orders: OrderKeys, faults: Faults) -> None:
    """Look at the steps' orders even though the file's other tables do not hold."""
    steps = source.data.get("step")
    for place, step in enumerate(steps if isinstance(steps, list) else ()):
        if isinstance(step, dict) and isinstance(step.get("do"), str):
            check_order(source, ("step", place), step["do"], orders, faults)


def check_order(source: Origin, keys: Keys, name: str, orders: OrderKeys, faults: Faults) -> bool:
    """Whether the step at `keys` names an order that there is."""
    if name in orders:
        return True
    faults.add(unknown(source, (*keys, "do"), name, orders))
    return False


def check_step(source: Origin, keys: Keys, name: str, orders: OrderKeys, rejected: str, faults: Faults) -> bool:
    """Look at the keys of a step, which gives the order `name` or only looks, and at its reason. False: no such order.

    Whom and what the keys name is for the ruleset to look at.
    """
    if not check_order(source, keys, name, orders, faults):
        return False
    needed, allowed = orders[name]
    given = table_at(source, keys)
    for key in needed:
        if key not in given:
            faults.add(source.fault(keys, "missing-key", name=key))
    for key in given:
        if key not in (*needed, *allowed, *ALWAYS):
            known = (*needed, *allowed, *ALWAYS)
            faults.add(source.fault((*keys, key), "scenario-key-of-order", name=key, suggestion_from=known))
    if rejected and rejected not in REASONS:
        faults.add(unknown(source, (*keys, "rejected"), rejected, REASONS))
    if name == "check":
        for key in ("rejected", "draws"):
            if given.get(key):
                faults.add(source.fault((*keys, key), "scenario-key-of-order", name=key))
                break
    return True


def table_at(source: Origin, keys: Keys) -> dict[str, Any]:
    """The table at a place of the file; empty if there is none."""
    found: Any = source.data
    for key in keys:
        found = found[key]
    return found if isinstance(found, dict) else {}


def unknown(source: Origin, keys: Keys, name: str, names: Iterable[str], *, value: bool = True) -> Fault:
    """The fault of a name that is none of those known."""
    return source.fault(keys, "unknown-name", value=value, name=name, found=name, suggestion_from=names)
