"""What is wrong with the steps of a scenario file: unknown orders, keys and names."""

from __future__ import annotations

from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin
from core.scenario_steps import check_step, unknown
from systems.clumsy.data import ClumsyData
from systems.clumsy.orders import TARGETS
from systems.clumsy.scenarios.tables import ORDER_KEYS, ScenarioFile


def check_steps(file: ScenarioFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    """Look at each step's order, and at the keys it takes."""
    units = [unit.name for unit in file.unit]
    for place, step in enumerate(file.step):
        keys: Keys = ("step", place)
        if not check_step(source, keys, step.do, ORDER_KEYS, step.rejected, faults):
            continue
        of_units = [(key, units) for key in ("unit", "target", "carrier", "passenger", "gun")]
        for key, names in (*of_units, ("side", list(file.sides))):
            named = getattr(step, key)
            if named and named not in names:
                faults.add(unknown(source, (*keys, key), named, names))
        if step.do == "fire" and step.what not in TARGETS:
            faults.add(unknown(source, (*keys, "what"), step.what, TARGETS[1:]))
        if step.do == "build" and step.what and step.what not in data.structures and step.rejected != "invalid":
            faults.add(unknown(source, (*keys, "what"), step.what, data.structures))
