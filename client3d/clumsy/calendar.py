"""The calendar: what season, hour and weather mean for those who fight now, in the rules' own numbers."""

from __future__ import annotations

from client3d.clumsy.words import Words
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Picture


def meaning(words: Words, data: ClumsyData, picture: Picture) -> str:
    """Season, hour and weather, each with what it does: to sight (SEE-4), to forests (BURN-4 to BURN-6)."""
    sight, burn = data.rules.sight, data.rules.burn
    lost = {
        "season": 0,
        "hour": getattr(sight.hours, picture.hour),
        "weather": getattr(sight.weather, picture.weather),
    }
    ignition = {str(season): chance for season, chance in burn.self_ignition.items()}
    lines = []
    for kind, name in (("season", picture.season), ("hour", picture.hour), ("weather", picture.weather)):
        effects = [words("calendar-sight", cells=lost[kind])] if lost[kind] else []
        if kind == "season" and name in ignition:
            effects.append(words("calendar-ignition", rounds=ignition[name]))
        if kind == "season" and name == burn.regrowth_season:
            effects.append(words("calendar-regrowth"))
        if kind == "weather" and name in burn.spread_stopped_by:
            effects.append(words("calendar-no-spread"))
        told = " ".join(effects) or words("calendar-nothing")
        lines.append(words("calendar-line", name=words.named(kind, name), effect=told))
    if lost["hour"] or lost["weather"]:
        lines.append(words("calendar-not-buildings"))
    return "\n".join(lines)
