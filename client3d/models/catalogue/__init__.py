"""Every model by name, and the function that builds it."""

from __future__ import annotations

from client3d.models.catalogue import squads, tracked, wheeled
from client3d.models.sculpt import Sculptor

UNITS: dict[str, Sculptor] = {
    "infantry": squads.infantry,
    "scout": squads.scout,
    "sniper": squads.sniper,
    "observer": squads.observer,
    "medic": squads.medic,
    "engineer": squads.engineer,
    "rocket_launcher": squads.rocket_launcher,
    "mortar": squads.mortar,
    "drone_operator": squads.drone_operator,
    "jammer": squads.jammer,
    "general": squads.general,
    "truck": wheeled.truck,
    "tank": tracked.tank,
    "heavy_tank": tracked.heavy_tank,
}

CATALOGUE: dict[str, Sculptor] = {**UNITS}
