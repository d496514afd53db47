"""Colours of ground on the minimap and on pictures of maps, by the name of the terrain, whatever the ruleset."""

from __future__ import annotations

GROUND_COLOURS = {
    "meadow": (112, 132, 62),
    "road": (124, 122, 118),
    "forest": (52, 82, 44),
    "hill": (146, 134, 96),
    "marsh": (88, 104, 70),
    "water": (58, 112, 140),
    "ruin": (150, 110, 92),
    "crater": (92, 78, 62),
    "burnt": (60, 54, 50),
    "bridge": (150, 128, 98),
    "plain": (112, 132, 62),
    "city": (150, 110, 92),
    "river": (58, 112, 140),
    "beach": (196, 178, 122),
    "dune": (182, 156, 92),
    "sea": (34, 74, 112),
}
"""Terrain of a mod that is none of these is drawn like a meadow."""
