"""What shots of a weapon are told as: a fact for each range band, with the exact odds."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact
from client3d.library.skirmish.wording import Wording
from systems.skirmish.data import WeaponType
from systems.skirmish.shooting import bands

FAR = ("long", "extreme")
"""Bands in which snipers have more dice (SK-HIT-4)."""


def dice_in(say: Wording, reach: str, *, sniper: bool = False, aimed: bool = False, moved: bool = False) -> int:
    """The dice of a shot in a band; 0 where nobody shoots so (SK-HIT-2, SK-HIT-4)."""
    rules = say.data.rules.shooting
    if reach == "extreme" and not (sniper or aimed):
        return 0
    more = rules.sniper if sniper and reach in FAR else 0
    return max(0, rules.dice + more + rules.aimed * aimed - rules.moved * moved)


def of_bands(say: Wording, weapon: WeaponType, *, sniper: bool = False) -> Iterator[Fact]:
    """A fact for each band: how far it reaches, the sum that is needed, and how likely it is to be reached."""
    for reach, distance in bands(weapon):
        needed = say.data.rules.shooting.needed(reach)
        told = []
        for key, aimed, moved in (("plain", False, False), ("aimed", True, False), ("moved", False, True)):
            dice = dice_in(say, reach, sniper=sniper, aimed=aimed, moved=moved)
            if dice:
                told.append(say(f"shot-{key}", odds=say.dice(dice, needed)))
        value = say("band", distance=say.length(distance), sum=say.sum(needed))
        yield Fact(say.words(f"sk-band-{reach}"), value, " ".join(told), "dice")
