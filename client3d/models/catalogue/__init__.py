"""Every model by name, and the function that builds it."""

from __future__ import annotations

from client3d.models import palette
from client3d.models.catalogue import (
    aircraft,
    houses,
    props,
    specialists,
    squads,
    structures,
    tracked,
    wheeled,
    works,
    wrecks,
)
from client3d.models.catalogue.plants import PLANTS
from client3d.models.sculpt import Sculptor

UNITS: dict[str, Sculptor] = {
    "infantry": squads.infantry,
    "scout": squads.scout,
    "sniper": squads.sniper,
    "observer": specialists.observer,
    "medic": specialists.medic,
    "engineer": specialists.engineer,
    "rocket_launcher": squads.rocket_launcher,
    "mortar": squads.mortar,
    "drone_operator": specialists.drone_operator,
    "jammer": specialists.jammer,
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

BUILDINGS: dict[str, Sculptor] = {
    "hospital": structures.hospital,
    "workshop": structures.workshop,
    "depot": structures.depot,
    "watchtower": structures.watchtower,
    "heliport": structures.heliport,
    "trench": works.trench,
    "bunker": works.bunker,
    "dragons_teeth": works.dragons_teeth,
    "bridge": works.bridge,
    "building_site": structures.building_site,
    "works_site": works.works_site,
    "rubble": structures.rubble,
    "mine": works.mine,
    "foreign_mine": works.foreign_mine,
}


PROPS: dict[str, Sculptor] = {
    "house_1": houses.house(55, 58, 74, 34, palette.PLASTER, palette.ROOF),
    "house_2": houses.house(56, 66, 60, 40, palette.PLASTER_DIM, palette.ROOF_BROWN),
    "ruin_1": houses.ruin(57, (58, 22, 14, 44), True),
    "ruin_2": houses.ruin(58, (20, 50, 34, 10), False),
    "ruin_3": houses.ruin(59, (30, 12, 46, 30), True),
    "crater": props.crater,
    "sandbags": props.sandbags,
    "flag_pole": props.flag_pole,
    "telegraph_pole": props.telegraph_pole,
    "street_lamp": props.street_lamp,
    "fence": props.fence,
    "driftwood": props.driftwood,
    "paling": props.paling,
    "rowing_boat": props.rowing_boat,
    "buoy": props.buoy,
}


CATALOGUE: dict[str, Sculptor] = {**UNITS, **WRECKS, **BUILDINGS, **PROPS, **PLANTS}
