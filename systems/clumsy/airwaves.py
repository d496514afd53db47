"""Airwaves: what flies by radio is looked at anew when somebody concerned moves, lands, boards or dies (BEAT-1).

What it means is for `jamming` and `links` to say (DRONE-1, DRONE-3).
"""

from __future__ import annotations

from systems.clumsy.battle import Battle


class JamCheck:
    """A drone or a jammer is somewhere else than before: jammers look around (DRONE-3)."""

    __slots__ = ()


class LinkCheck:
    """A drone, an operator, a relay or a tower is not where it was: every link is looked at (DRONE-1)."""

    __slots__ = ()


def stir(battle: Battle, entity: int) -> None:
    """A unit came to another cell, took off, landed, boarded, or died."""
    kind, agenda = battle.kind_of(entity), battle.world.agenda
    is_drone = kind.unit_class == "drone"
    if is_drone or "jammer" in kind.abilities:
        agenda.add(JamCheck())
    if is_drone or kind.abilities & {"operator", "relay"}:
        agenda.add(LinkCheck())
