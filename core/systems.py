"""Systems of a battle: each is a rule at work, and takes its own queue of the agenda each beat."""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from typing import Generic, TypeVar

import esper

from core.game import Battle

Battle_ = TypeVar("Battle_", bound=Battle)


class System(esper.Processor, Generic[Battle_]):
    """A rule at work.

    esper keeps the systems of every world there is. So they do not hold on to their battle: else no battle that was
    ever begun, or copied to think about, would be forgotten.
    """

    def __init__(self, battle: Battle_) -> None:
        self._battle = weakref.ref(battle)

    @property
    def battle(self) -> Battle_:
        """The battle at work on."""
        found = self._battle()
        assert found is not None, "a battle outlives its beats"
        return found


def install(battle: Battle_, systems: Iterable[type[System[Battle_]]]) -> None:
    """Put systems to work on a battle: they work in this order in each beat."""
    with battle.world.active():
        for system in systems:
            esper.add_processor(system(battle))
