"""What each tier draws, and which ones a machine may try."""

from __future__ import annotations

from dataclasses import dataclass

SOFTWARE = ("llvmpipe", "softpipe", "swrast", "software", "gdi generic", "basic render")
HARDWARE_FRAME = 0.028  # seconds a frame may take before the next lower tier is tried; vertical sync takes 0.017
SOFTWARE_FRAME = 0.060


@dataclass(frozen=True)
class Tier:
    """What a tier pays for."""

    name: str
    shadow_size: int  # pixels a side of the shadow map; 0: none
    shadow_taps: int
    lights: int
    post: bool  # occlusion, bloom and outlines in passes of their own
    samples: int  # for multisampling, where there is a pass of our own


TIERS = {
    "low": Tier("low", 0, 0, 3, False, 0),
    "medium": Tier("medium", 2048, 4, 4, False, 0),
    "high": Tier("high", 4096, 12, 6, True, 4),
}


def candidates(renderer: str) -> tuple[list[str], float]:
    """Tiers to try, best first, and the longest frame (seconds); renderer: the driver's name for itself."""
    if any(word in renderer.lower() for word in SOFTWARE):
        return ["medium", "low"], SOFTWARE_FRAME
    return ["high", "medium", "low"], HARDWARE_FRAME
