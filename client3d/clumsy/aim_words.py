"""What a shot could be meant for and what it would do, in words."""

from __future__ import annotations

from client3d.clumsy.aiming import Aim
from client3d.clumsy.words import Words
from systems.clumsy.view import UnitView


def target(words: Words, aim: Aim) -> str:
    """What a shot could be meant for."""
    if aim.target is None:
        return words("aim-ground")
    if isinstance(aim.target, UnitView):
        return words.unit(aim.target.kind.id)
    return words.structure(aim.target.kind.id, aim.target.side, aim.target.built)


def outcome(words: Words, aim: Aim) -> str:
    """What a shot would do to what it is meant for; or only with what it would be fired."""
    if aim.shot is None:
        return words.weapon(aim.weapon) if aim.weapon else ""
    key = "aim-destroys" if aim.shot.destroys else "aim-damages"
    return words(key, weapon=words.weapon(aim.weapon), damage=aim.shot.damage, left=aim.shot.hp_left)
