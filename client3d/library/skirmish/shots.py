"""What shots of a weapon are told as: a fact for each range band, with the exact odds."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact
from client3d.library.skirmish.wording import Wording
from systems.skirmish.data import WeaponType
from systems.skirmish.shooting import bands, dice_with, is_in_reach, more_dice


def dice_in(say: Wording, reach: str, *, sniper: bool = False, aimed: bool = False, moved: bool = False) -> int:
    """The dice of a shot in a band; 0 where nobody shoots so (SK-HIT-2, SK-HIT-4)."""
    rules = say.data.rules.shooting
    reasons = more_dice(rules, reach, sniper=sniper, aimed=aimed, moved=moved)
    return dice_with(rules, reasons) if is_in_reach(reach, sniper=sniper, aimed=aimed) else 0


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
