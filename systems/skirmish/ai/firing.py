"""How to spend actions on aiming, shooting and reloading: every order of them is tried.

SK-ACT-2, SK-HIT-2, SK-RELOAD-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from systems.skirmish.ai.worth import PER_CENT
from systems.skirmish.view import UnitView


class Arms(Struct, frozen=True):
    """The weapons of those who act together, as one."""

    guns: int
    loaded: bool
    wanting: int
    """Reload actions until they shoot again."""
    reload: int
    """Those that a shot costs."""
    aimed: bool

    def after(self, act: str) -> Arms:
        """As they are when something more has been done."""
        if act == "aim":
            return replace(self, aimed=True)
        if act == "shoot":
            return replace(self, aimed=False, loaded=not self.reload, wanting=self.reload)
        return replace(self, wanting=self.wanting - 1, loaded=self.wanting == 1)


def arms_of(fellows: Sequence[UnitView]) -> Arms:
    """The weapons of those who act together: loaded if one is."""
    armed = [unit for unit in fellows if unit.weapon is not None and (unit.shots or not unit.weapon.shots)]
    reload = max((unit.weapon.reload for unit in armed if unit.weapon is not None), default=0)
    wanting = [unit.weapon.reload - unit.reloading for unit in armed if unit.weapon is not None and not unit.loaded]
    loaded = len(wanting) < len(armed)
    return Arms(len(armed), loaded, max(wanting, default=0), reload, any(unit.aimed for unit in armed))


class Drill(Struct, frozen=True):
    """What actions bring when they are spent on one's weapon."""

    shots: tuple[int, int] = (0, 0)
    """What a volley brings as things are, and aimed (or still aimed): points; none: nothing to shoot at."""
    again: int = PER_CENT
    """What a further volley brings of that, in per cent."""
    ready: int = 0
    """What a weapon that is loaded brings in the next turn: points."""

    def best(self, arms: Arms, actions: int) -> tuple[int, str]:
        """The most that so many actions bring, and what is done first for it: aim, shoot, reload or nothing."""
        return self._best(arms, actions, PER_CENT)

    def _best(self, arms: Arms, actions: int, share: int) -> tuple[int, str]:
        found = self._readiness(arms), ""
        if not actions or not arms.guns:
            return found
        tried = []
        if arms.loaded and self.shots[arms.aimed]:
            now = self.shots[arms.aimed] * share // PER_CENT
            tried.append(
                (now + self._best(arms.after("shoot"), actions - 1, share * self.again // PER_CENT)[0], "shoot")
            )
        if not arms.aimed and actions > 1 and self.shots[1]:
            tried.append((self._best(arms.after("aim"), actions - 1, share)[0], "aim"))
        if arms.wanting:
            tried.append((self._best(arms.after("reload"), actions - 1, share)[0], "reload"))
        return max([found, *tried], key=lambda one: one[0])

    def _readiness(self, arms: Arms) -> int:
        done = arms.reload - arms.wanting
        # a volley is fired at one target, so further guns count half
        return self.ready * (arms.guns + 1) * (done if arms.reload else 1) // (2 * max(1, arms.reload))
