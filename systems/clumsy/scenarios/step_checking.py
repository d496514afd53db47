"""What is wrong with the steps of a scenario file: unknown orders, keys and names."""

from __future__ import annotations

from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin
from systems.clumsy.data import ClumsyData
from systems.clumsy.orders import (
    TARGETS,
)
from systems.clumsy.scenarios.checking import table_at, unknown
from systems.clumsy.scenarios.tables import (
    ALWAYS,
    ORDER_KEYS,
    REASONS,
    ScenarioFile,
)


def check_steps_alone(source: Origin, faults: Faults) -> None:
    """Look at the steps' orders even though the file's other tables do not hold."""
    steps = source.data.get("step")
    for place, step in enumerate(steps if isinstance(steps, list) else ()):
        if isinstance(step, dict) and isinstance(step.get("do"), str):
            _check_order_name(("step", place), step["do"], source, faults)


def _check_order_name(keys: Keys, name: str, source: Origin, faults: Faults) -> bool:
    if name in ORDER_KEYS:
        return True
    faults.add(unknown(source, (*keys, "do"), name, ORDER_KEYS))
    return False


def check_steps(file: ScenarioFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    """Look at each step's order, and at the keys it takes."""
    units = [unit.name for unit in file.unit]
    for place, step in enumerate(file.step):
        keys: Keys = ("step", place)
        if not _check_order_name(keys, step.do, source, faults):
            continue
        needed, allowed = ORDER_KEYS[step.do]
        given = table_at(source, keys)
        for key in needed:
            if key not in given:
                faults.add(source.fault(keys, "missing-key", name=key))
        for key in given:
            if key not in (*needed, *allowed, *ALWAYS):
                known = (*needed, *allowed, *ALWAYS)
                faults.add(source.fault((*keys, key), "scenario-key-of-order", name=key, suggestion_from=known))
        of_units = [(key, units) for key in ("unit", "target", "carrier", "passenger", "gun")]
        for key, names in (*of_units, ("side", list(file.sides))):
            named = getattr(step, key)
            if named and named not in names:
                faults.add(unknown(source, (*keys, key), named, names))
        if step.do == "fire" and step.what not in TARGETS:
            faults.add(unknown(source, (*keys, "what"), step.what, TARGETS[1:]))
        if step.do == "build" and step.what and step.what not in data.structures and step.rejected != "invalid":
            faults.add(unknown(source, (*keys, "what"), step.what, data.structures))
        if step.rejected and step.rejected not in REASONS:
            faults.add(unknown(source, (*keys, "rejected"), step.rejected, REASONS))
        if step.do == "check" and (step.rejected or step.draws):
            key = "rejected" if step.rejected else "draws"
            faults.add(source.fault((*keys, key), "scenario-key-of-order", name=key))
