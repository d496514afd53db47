"""Light and grading per hour, season and weather: plain numbers for the shaders."""

from __future__ import annotations

from dataclasses import dataclass, replace

from client3d.scene.seasons import LOOKS, SEASONS, Season

Colour = tuple[float, float, float]
HOURS = ("dawn", "day", "dusk", "night")
WEATHERS = ("clear", "rain", "snow")


@dataclass(frozen=True)
class Light:
    """One light of the scene. Colours are linear and may pass 1; `sun_at` points to the sun (world, any length)."""

    sun_at: Colour
    sun: Colour
    sky: Colour
    ground: Colour
    glow: float  # strength of lamps and lit windows
    exposure: float
    saturation: float
    contrast: float
    lift: Colour
    gain: Colour
    backdrop: tuple[Colour, Colour]  # edge, middle
    lamps: float  # strength of point lights
    snow: float = 0.0  # cover, 0..1
    wet: float = 0.0
    ice: float = 0.0
    season: Season = LOOKS["summer"]


_HOURS = {
    "dawn": Light(
        (0.72, -0.40, 0.42),
        (2.7, 2.0, 1.65),
        (0.52, 0.62, 0.90),
        (0.25, 0.21, 0.20),
        0.6,
        0.62,
        0.98,
        0.34,
        (0.008, 0.008, 0.020),
        (1.02, 0.99, 1.0),
        ((0.035, 0.040, 0.065), (0.46, 0.38, 0.42)),
        0.6,
    ),
    "day": Light(
        (-0.66, -0.30, 0.70),
        (3.15, 2.80, 2.25),
        (0.62, 0.78, 1.02),
        (0.30, 0.26, 0.19),
        0.0,
        0.58,
        0.95,
        0.38,
        (0.004, 0.006, 0.014),
        (1.02, 1.0, 0.96),
        ((0.030, 0.045, 0.055), (0.30, 0.38, 0.42)),
        0.35,
    ),
    "dusk": Light(
        (-0.88, -0.20, 0.30),
        (3.6, 1.75, 0.80),
        (0.40, 0.42, 0.72),
        (0.24, 0.17, 0.16),
        1.2,
        0.66,
        1.18,
        0.40,
        (0.010, 0.004, 0.022),
        (1.05, 0.98, 0.93),
        ((0.030, 0.022, 0.045), (0.45, 0.24, 0.18)),
        0.8,
    ),
    "night": Light(
        (-0.62, -0.25, 0.62),
        (0.26, 0.36, 0.62),
        (0.070, 0.10, 0.20),
        (0.030, 0.035, 0.05),
        1.6,
        1.45,
        0.85,
        0.30,
        (0.003, 0.008, 0.022),
        (0.92, 0.98, 1.10),
        ((0.004, 0.006, 0.012), (0.035, 0.055, 0.09)),
        1.0,
    ),
}
_OVERCAST = Light(
    (-0.5, -0.25, 0.83),
    (0.95, 0.98, 1.02),
    (0.78, 0.86, 0.96),
    (0.30, 0.30, 0.29),
    0.3,
    0.70,
    0.82,
    0.30,
    (0.008, 0.012, 0.016),
    (0.97, 1.0, 1.03),
    ((0.05, 0.06, 0.07), (0.30, 0.34, 0.37)),
    0.5,
)
_SNOW_GLARE, _SUNNY_SNOW_GLARE = 0.16, 0.28  # shares of the exposure taken back over full snow
_CLOUDS = {"clear": 0.0, "rain": 1.0, "snow": 0.9}
# how far clouds take each hour to the overcast light; the night stays dark
_HOUR_CLOUDS = {"dawn": 0.75, "day": 1.0, "dusk": 0.6, "night": 0.12}


def _mix(a: Light, b: Light, share: float) -> Light:
    def blend(x: object, y: object) -> object:
        if isinstance(x, tuple) and isinstance(y, tuple):
            return tuple(blend(p, q) for p, q in zip(x, y, strict=True))
        return x + (y - x) * share  # type: ignore[operator]

    names = (
        "sun_at",
        "sun",
        "sky",
        "ground",
        "glow",
        "exposure",
        "saturation",
        "contrast",
        "lift",
        "gain",
        "backdrop",
        "lamps",
    )
    return replace(a, **{n: blend(getattr(a, n), getattr(b, n)) for n in names})  # type: ignore[arg-type]


@dataclass(frozen=True)
class Tone:
    """What an event does to the light: how much darker it is, how much it glows as after a fire, how bright a flash is;
    each 0 to 1, a flash up to any strength."""

    dark: float = 0.0
    glow: float = 0.0
    flash: float = 0.0


_ON_THE_BACKDROP = 0.12  # share of a flash
_EMBERS = (1.16, 0.94, 0.74)  # gain in the glow after a fire


def toned(now: Light, tone: Tone) -> Light:
    """A light as an event changes it."""
    sunken = 1 - 0.80 * tone.dark
    veiled = 1 - 0.52 * tone.dark
    gain = tuple(g * (1 + (e - 1) * tone.glow) for g, e in zip(now.gain, _EMBERS, strict=True))
    return replace(
        now,
        sun=_times(now.sun, sunken),
        sky=tuple(c * veiled + tone.flash for c in now.sky),  # type: ignore[arg-type]
        ground=tuple(c * veiled + tone.flash for c in now.ground),  # type: ignore[arg-type]
        saturation=now.saturation * (1 - 0.35 * tone.dark),
        gain=gain,  # type: ignore[arg-type]
        lamps=now.lamps + (1.0 - now.lamps) * tone.dark,
        backdrop=tuple(tuple(c * sunken + tone.flash * _ON_THE_BACKDROP for c in shade) for shade in now.backdrop),  # type: ignore[arg-type]
    )


def _times(colour: Colour, factor: float) -> Colour:
    red, green, blue = colour
    return red * factor, green * factor, blue * factor


def light(hour: str, season: str, weather: str) -> Light:
    """The light of an hour, season and weather (rulebook CLOCK-2, CLOCK-3); raises ValueError for an unknown name."""
    for value, known, what in ((hour, HOURS, "hour"), (season, SEASONS, "season"), (weather, WEATHERS, "weather")):
        if value not in known:
            raise ValueError(f"unknown {what} {value!r}, expected one of {', '.join(known)}")
    snow = 1.0 if weather == "snow" else 0.55 if season == "winter" else 0.0
    clouds = _CLOUDS[weather] * _HOUR_CLOUDS[hour]
    mixed = _mix(_HOURS[hour], _OVERCAST, clouds)
    glare = snow * (_SNOW_GLARE + _SUNNY_SNOW_GLARE * (1 - clouds)) if hour != "night" else 0.0
    return replace(
        mixed,
        exposure=mixed.exposure * (1 - glare),
        snow=snow,
        wet=1.0 if weather == "rain" else 0.0,
        ice=1.0 if season == "winter" else 0.0,
        season=LOOKS[season],
    )
