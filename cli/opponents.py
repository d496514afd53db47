"""`--opponent`: which personality plays which camp."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cli.play import Wishes


def seats_of(wishes: Wishes, sides: Sequence[str], names: Collection[str]) -> tuple[str, ...]:
    """Who plays each camp, as `PlayOptions.seats` has it; none at all where no opponent is asked for.

    NAME is for every camp that the computer plays, CAMP=NAME for one, which nobody plays then. Raises WishError.
    """
    from cli.play import WishError
    from client3d.play.options import PERSON

    if not wishes.opponents:
        return ()
    usual, own = "", dict[str, str]()
    for wish in wishes.opponents:
        camp, is_for_one, name = wish.rpartition("=")
        if name not in names:
            raise WishError.none_of("cli-no-opponent", name, sorted(names))
        if is_for_one and camp not in sides:
            raise WishError.none_of("cli-no-side", camp, sides)
        if is_for_one:
            own[camp] = name
        else:
            usual = name
    persons = _persons(wishes, [side for side in sides if side not in own])
    if wishes.side in own or (not persons and not wishes.watch_ai):
        raise WishError("cli-opponents-for-all")
    return tuple(PERSON if side in persons else own.get(side, usual) for side in sides)


def _persons(wishes: Wishes, free: Sequence[str]) -> Collection[str]:
    """The camps that persons play, of those for which no opponent is named."""
    if wishes.watch_ai:
        return ()
    if wishes.hot_seat:
        return free
    return (wishes.side,) if wishes.side else free[:1]
