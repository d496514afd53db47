"""What two fighters of Skirmish are compared by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from client3d.library.comparison import NONE, Compared, worth_showing
from client3d.library.skirmish.shots import dice_in
from client3d.library.skirmish.units import paces_of
from client3d.library.skirmish.wording import Wording
from client3d.play.names import Names
from systems.skirmish.data import UnitType
from systems.skirmish.dice import odds
from systems.skirmish.shooting import BANDS, bands

_THOUSANDTHS = 1000
"""Odds are compared in thousandths."""


def compared(say: Wording, left: str, right: str) -> tuple[Compared, ...]:
    """All that two fighters can be compared by."""
    return worth_showing(_lines(say, say.data.units[left], say.data.units[right]))


def _lines(say: Wording, left: UnitType, right: UnitType) -> Iterator[Compared]:
    both = (left, right)
    yield Compared(say("class"), say.kind(left.move), say.kind(right.move))
    yield _better(say("wounds"), [(str(kind.wounds), kind.wounds) for kind in both])
    yield _better(say("base"), [(say.length(kind.base), -kind.base) for kind in both])
    paces = [paces_of(say, kind)[0][1] for kind in both]
    yield _better(say("first-move"), [(say.length(pace.first), pace.first) for pace in paces])
    yield _better(say("further-moves"), [(say.length(pace.further), pace.further) for pace in paces])
    weapons = [say.data.weapon_of(kind) for kind in both]
    ranges = [None if one is None else (say.length(one.effective), one.effective) for one in weapons]
    yield _better(say("effective"), ranges)
    reloads = [None if one is None else (str(one.reload), -one.reload) for one in weapons]
    yield _better(say("reload"), reloads)
    for place, reach in enumerate(BANDS):
        yield _better(_band(say.words, reach), [_chance(say, kind, place) for kind in both])


def _better(label: str, values: Sequence[tuple[str, int] | None]) -> Compared:
    """A line of two values, each as it is shown and how good it is; who has none of it has the worse of it."""
    shown = [NONE if value is None else value[0] for value in values]
    left, right = ((value is not None, 0 if value is None else value[1]) for value in values)
    return Compared(label, shown[0], shown[1], (left < right) - (left > right))


def _band(words: Names, reach: str) -> str:
    return words("sk-library-chance-at", band=words(f"sk-band-{reach}"))


def _chance(say: Wording, kind: UnitType, place: int) -> tuple[str, int] | None:
    """How likely it hits without having aimed or moved in a band, by the band's place; None where it cannot."""
    weapon = say.data.weapon_of(kind)
    if weapon is None:
        return None
    reach, distance = bands(weapon)[place]
    dice = dice_in(say, reach, sniper="sniper" in kind.abilities)
    if not dice:
        return None
    needed = say.data.rules.shooting.needed(reach)
    good, all_ = odds(dice, needed)
    return say("chance-to", chance=say.chance(dice, needed), distance=say.length(distance)), _THOUSANDTHS * good // all_
