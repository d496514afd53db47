"""Every model by name, and the function that builds it."""

from __future__ import annotations

from client3d.models.catalogue import figures, tracked, wheeled
from client3d.models.sculpt import Sculptor

UNITS: dict[str, Sculptor] = {
    "infantry": figures.infantry,
    "truck": wheeled.truck,
    "tank": tracked.tank,
    "heavy_tank": tracked.heavy_tank,
}

CATALOGUE: dict[str, Sculptor] = {**UNITS}
