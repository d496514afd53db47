"""Models of the ruleset Headquarters, by the names that its pack and its screen use."""

from __future__ import annotations

from client3d.models.catalogue.headquarters import armour, buildings, cities, guns, signs, troops
from client3d.models.sculpt import Sculptor

UNITS: dict[str, Sculptor] = {
    "infantry": troops.infantry,
    "commando": troops.commando,
    "scout": troops.scout,
    "tank": armour.tank,
    "heavy_tank": armour.heavy_tank,
    "artillery": guns.artillery,
    "howitzer": guns.howitzer,
}

BUILDINGS: dict[str, Sculptor] = {
    "headquarters": buildings.headquarters(0),
    "headquarters_damaged": buildings.headquarters(1),
    "headquarters_broken": buildings.headquarters(2),
    "fortifications_1": buildings.fortifications(1),
    "fortifications_2": buildings.fortifications(2),
    "city_1": cities.city(1),
    "city_2": cities.city(2),
    "city_3": cities.city(3),
}

SIGNS: dict[str, Sculptor] = {
    "star": signs.star,
    "coin": signs.coin,
    "repair": signs.repair,
    "strike_plane": signs.strike_plane,
    "air_bomb": signs.air_bomb,
    "atomic_bomb": signs.atomic_bomb,
}

HEADQUARTERS: dict[str, Sculptor] = {**UNITS, **BUILDINGS, **SIGNS}
