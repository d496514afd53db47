"""What became of the craft of a game: which fell, and what brought them down; told from the events alone."""

from __future__ import annotations

from collections import Counter
from typing import Final

from core.game import Entry
from systems.clumsy.data import ClumsyData
from systems.clumsy.events import CraftFell, FlightFailed, OperatorLost, ShotFired, UnitDestroyed, UnitHit
from systems.clumsy.setup import BattleSetup

OTHER: Final = "other"
"""What harms without a shot or a fall: fire, mines."""
SPENT: Final = "spent"
"""Its own shot."""
OPERATOR: Final = "operator"
"""Nobody is left to fly it, in the air or on the ground (DRONE-1)."""
FALL: Final = "fall"
"""Another craft that fell on it."""


class CraftLosses:
    """Counts a game's craft, entry by entry."""

    def __init__(self, setup: BattleSetup, data: ClumsyData) -> None:
        self.fielded = Counter(unit.type for unit in setup.units if data.units[unit.type].flies)
        """How many of each type both sides began with."""
        self.lost: Counter[tuple[str, str]] = Counter()
        """How many of each type were brought down, by what: a weapon, the reason of a failed flight, FALL or OTHER."""
        self._data = data
        self._harm: dict[int, str] = {}

    def note(self, entry: Entry) -> None:
        """Take in what an order came to."""
        cause = OTHER
        for event, _ in entry.told:
            if isinstance(event, ShotFired):
                cause = event.weapon
                if self._data.weapons[cause].spends_unit:
                    self._harm[event.unit] = SPENT
            elif isinstance(event, OperatorLost):
                self._harm[event.unit] = OPERATOR
            elif isinstance(event, CraftFell):
                cause = FALL
            elif isinstance(event, UnitHit):
                self._harm[event.unit] = cause
            elif isinstance(event, FlightFailed):
                self._harm[event.unit] = event.reason
            elif isinstance(event, UnitDestroyed) and self._data.units[event.type].flies:
                self.lost[event.type, self._harm.get(event.unit, OTHER)] += 1
