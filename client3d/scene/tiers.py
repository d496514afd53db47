"""What each tier draws, and which one a machine gets."""

from __future__ import annotations

from dataclasses import dataclass

SOFTWARE = ("llvmpipe", "softpipe", "swrast", "software", "gdi generic", "basic render")
SLOW_FRAME = 0.045  # seconds; a software rasteriser slower than this at the medium tier gets the low one


@dataclass(frozen=True)
class Tier:
    """What a tier pays for."""

    name: str
    shadow_size: int  # pixels a side of the shadow map; 0: none
    shadow_taps: int
    lights: int
    post: bool  # occlusion, bloom and outlines in passes of their own
    grass: float  # share of the tufts
    samples: int  # for multisampling, where there is a pass of our own


TIERS = {
    "low": Tier("low", 0, 0, 3, False, 0.6, 0),
    "medium": Tier("medium", 2048, 4, 4, False, 1.0, 0),
    "high": Tier("high", 4096, 12, 6, True, 1.0, 4),
}


def is_software(renderer: str) -> bool:
    """Whether a driver's renderer name is that of a software rasteriser."""
    return any(word in renderer.lower() for word in SOFTWARE)
