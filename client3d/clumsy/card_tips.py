"""What the parts of a unit's card mean, as tooltips, in the numbers of the pack."""

from __future__ import annotations

from client3d.clumsy.words import Words
from systems.clumsy import fire
from systems.clumsy.data import ClumsyData, UnitType, WeaponType
from systems.clumsy.data_types import UNIT_CLASSES
from systems.clumsy.shots import fires_twice, shot_price


def bars(words: Words, data: ClumsyData, kind: UnitType) -> tuple[str, str, str, str]:
    """Of hit points, action points, fuel and shots (AP-1, AP-3, FUEL-1, HELI-1, TURN-2, TURN-3)."""
    moves = data.rules.movement
    points = words("card-points-about")
    fuel = words("card-fuel-flight", hover=data.rules.air.hover_fuel) if kind.flies else words("card-fuel-about")
    shots = "card-shots-two" if fires_twice(kind) else "card-shots-about"
    return (
        words("card-hp-about", percent=moves.wounded_share, factor=moves.wounded_factor),
        points,
        fuel,
        words(shots, price=shot_price(data, kind)) if kind.weapons else "",
    )


def weapon(words: Words, data: ClumsyData, about: WeaponType) -> str:
    """Of a weapon: its damage by class, its range before and after a move, and what is peculiar to it."""
    least, most = about.range
    moved = fire.range_of(data, about, True)[1]
    still = about.still_only
    lines = [words.about("weapon", about.id), _damage(words, about)]
    lines.append(words("card-weapon-range", least=least, most=most) if still else "")
    if not still:
        lines.append(words("card-weapon-range-moved", least=least, most=most, moved=moved))
    lines.append(words("card-weapon-still") if still else "")
    lines.append(words("card-weapon-indirect") if about.indirect else words("card-weapon-direct"))
    lines.append(words("card-weapon-blast", radius=about.blast, percent=about.blast_share) if about.blast else "")
    lines.append(words("card-weapon-spends") if about.spends_unit else "")
    return "\n".join(filter(None, lines))


def _damage(words: Words, about: WeaponType) -> str:
    """How much it takes, and from which classes something else."""
    if isinstance(about.damage, int):
        return words("card-weapon-damage", damage=about.damage)
    usual = about.damage.default
    others = [
        words("card-weapon-damage-class", unitclass=words.named("class", name), damage=about.damage_against(name))
        for name in UNIT_CLASSES
        if about.damage_against(name) != usual
    ]
    return ", ".join([words("card-weapon-damage", damage=usual), *others])
