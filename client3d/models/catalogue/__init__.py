"""Every model by name, and the function that builds it."""

from __future__ import annotations

from client3d.models.catalogue import aircraft, squads, tracked, wheeled, wrecks
from client3d.models.catalogue.buildings import BUILDINGS, PROPS
from client3d.models.catalogue.plants import PLANTS
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
    "supply_truck": wheeled.supply_truck,
    "tank": tracked.tank,
    "heavy_tank": tracked.heavy_tank,
    "cannon": wheeled.cannon,
    "anti_air_battery": wheeled.anti_air_battery,
    "attack_helicopter": aircraft.attack_helicopter,
    "transport_helicopter": aircraft.transport_helicopter,
    "surveillance_drone": aircraft.surveillance_drone,
    "bomber_drone": aircraft.bomber_drone,
    "kamikaze_drone": aircraft.kamikaze_drone,
}

WRECKS: dict[str, Sculptor] = {
    "wreck_wheeled": wrecks.wreck_wheeled,
    "wreck_tracked": wrecks.wreck_tracked,
    "wreck_helicopter": wrecks.wreck_helicopter,
}

CATALOGUE: dict[str, Sculptor] = {**UNITS, **WRECKS, **BUILDINGS, **PROPS, **PLANTS}
