"""Forces drawn for a budget: sensible ones, the same for both sides, another for each seed.

FORCE-1 of the rulebook; DRONE-1 for who flies drones, TOW-1 for who tows guns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from core.draws import Draws
from systems.clumsy.aim import guards_the_sky
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.force_advice import guns_untowed, need_of
from systems.clumsy.start_zone import GROUND, fires_indirectly

LINE, SUPPORT, ARMOUR = "line", "support", "armour"


def draw_force(data: ClumsyData, budget: int, draws: Draws, room: int, begun: Sequence[str] = ()) -> tuple[str, ...]:
    """A sensible force of at most this value and this many units, drawn by key; the more it may cost, the more of it.

    Who leads and supplies comes first, then one to capture; then armour, line and support in shares of the budget.
    What was `begun` stays and comes first; what it cannot be without is bought before all else.
    """
    return _Drawing(data, budget, draws, room, begun).force()


def least_budget(data: ClumsyData) -> int:
    """The value of the cheapest unit that a force may be of; 0 in a pack that has none."""
    return min((kind.value for kind in _buyable(data)), default=0)


def _buyable(data: ClumsyData) -> list[UnitType]:
    """The units that a force may be of; what flies comes only with its operator or with a wing."""
    return [kind for kind in data.units.values() if kind.value and kind.unit_class in GROUND]


class _Drawing:
    """A force that is being drawn."""

    def __init__(self, data: ClumsyData, budget: int, draws: Draws, room: int, begun: Sequence[str]) -> None:
        self.data, self.rules, self.draws = data, data.rules.forces, draws
        self.budget, self.left, self.room = budget, budget, room
        self.chosen: list[UnitType] = []
        for name in begun:
            self._buy(data.units[name])
        self.buyable = _buyable(data)
        self.relay = cheapest(kind for kind in data.units.values() if kind.value and "relay" in kind.abilities)
        """The drone that every operator flies, for it widens the link of the others (DRONE-1)."""
        self.tractor = cheapest(kind for kind in self.buyable if "tractor" in kind.abilities)

    def force(self) -> tuple[str, ...]:
        """Draw it."""
        begun = self._worth()
        for kind in (*self._wanting(), *self._staff()):
            self._buy_if_possible(kind)
        share = int(self.draws.one_of("armour_share", 0, [str(int(each)) for each in self.rules.armour_shares]))
        for kind in self._wing():
            self._buy_if_possible(kind)
        wanted = {name: worth - begun[name] for name, worth in self._shares(share).items()}
        groups = {name: [kind for kind in self.buyable if group(self.data, kind) == name] for name in wanted}
        step = 0
        while len(self.chosen) < self.room:
            affordable = {name: [kind for kind in kinds if self._may_buy(kind)] for name, kinds in groups.items()}
            open_groups = [name for name in wanted if affordable[name]]
            if not open_groups:
                break
            dearest = max(open_groups, key=lambda name: wanted[name])
            step += 1
            before = self.left
            self._buy_one_of(affordable[dearest], step)
            wanted[dearest] -= before - self.left
        return tuple(kind.id for kind in self.chosen)

    # --- buying

    def _buy(self, kind: UnitType) -> None:
        self.chosen.append(kind)
        self.left -= kind.value

    def _buy_if_possible(self, kind: UnitType) -> None:
        if kind.value <= self.left and len(self.chosen) < self.room:
            self._buy(kind)

    def _buy_one_of(self, kinds: Iterable[UnitType], step: int) -> None:
        """Buy one, the cheap ones more often, with what it cannot be without."""
        weight = self.rules.weight
        tickets = [f"{kind.id}#{n}" for kind in kinds for n in range(max(1, weight // kind.value))]
        kind = self.data.units[self.draws.one_of("force", step, tickets).partition("#")[0]]
        self._buy(kind)
        for other in self._needed_by(kind):
            self._buy(other)
        if "operator" in kind.abilities:
            self._buy_strikers(step)

    def _needed_by(self, kind: UnitType) -> list[UnitType]:
        """What comes with a unit whenever it is bought: a truck with a gun, a relay with an operator."""
        needed = self.tractor if kind.unit_class == "towed" else self.relay if "operator" in kind.abilities else None
        return [needed] if needed is not None else []

    def _buy_strikers(self, step: int) -> None:
        """Buy armed drones for an operator, as they are drawn and can be paid."""
        armed = [kind for kind in self.data.units.values() if kind.unit_class == "drone" and kind.weapons]
        wanted = self.draws.one_of("strikers", step, [str(number) for number in range(self.rules.strikers + 1)])
        for place in range(int(wanted)):
            affordable = [kind.id for kind in armed if 0 < kind.value <= self.left]
            if not affordable or len(self.chosen) >= self.room:
                return
            self._buy(self.data.units[self.draws.one_of(f"striker {place}", step, affordable)])

    def _may_buy(self, kind: UnitType) -> bool:
        """Whether there is money, room and use for it, and for what it cannot be without."""
        needed = self._needed_by(kind)
        if not needed and (kind.unit_class == "towed" or "operator" in kind.abilities):
            return False
        if kind.value + sum(other.value for other in needed) > self.left:
            return False
        if len(self.chosen) + 1 + len(needed) > self.room or self._is_idle(kind):
            return False
        enough = 1 + self.budget // self.rules.support_per
        return group(self.data, kind) != SUPPORT or self.chosen.count(kind) < enough

    def _is_idle(self, kind: UnitType) -> bool:
        """Whether it has nothing to do with these craft about: drawn forces are alike, so one's own tell of others."""
        craft = [each for each in self.chosen if each.flies]
        if "jammer" in kind.abilities:
            return all(each.unit_class != "drone" for each in craft)
        return guards_the_sky(self.data, kind) and not craft

    # --- what is wanted

    def _worth(self) -> dict[str, int]:
        """What has been chosen of armour, line and support, by value."""
        return {
            name: sum(kind.value for kind in self.chosen if group(self.data, kind) == name)
            for name in (ARMOUR, LINE, SUPPORT)
        }

    def _wanting(self) -> list[UnitType]:
        """What that which was begun cannot be without: who tows each gun, who flies the drones."""
        found = [self.tractor] * guns_untowed(self.chosen)
        if any(need_of(kind) == "operator" for kind in self.chosen):
            found.append(self._first_with("operator"))
        return [kind for kind in found if kind is not None]

    def _first_with(self, ability: str) -> UnitType | None:
        """The cheapest with an ability, where nobody chosen has it yet."""
        if any(ability in kind.abilities for kind in self.chosen):
            return None
        return cheapest(kind for kind in self.buyable if ability in kind.abilities)

    def _staff(self) -> Iterator[UnitType]:
        """One of each that every force wants: a general if not too dear, a supplier, an engineer, plain infantry."""
        general, supplier, engineer = (self._first_with(ability) for ability in ("general", "supplier", "engineer"))
        line = [kind for kind in self.buyable if group(self.data, kind) == LINE]
        infantry = None if any(kind in line for kind in self.chosen) else cheapest(line)
        if general is not None and self._costs_at_most(general, self.rules.general_share):
            yield general
        yield from (kind for kind in (supplier, engineer, infantry) if kind is not None)

    def _wing(self) -> Iterator[UnitType]:
        """The helicopter that a force may have with it, where it is no more than a part of the budget."""
        if any(kind.unit_class == "helicopter" for kind in self.chosen):
            return
        names = sorted(
            kind.id
            for kind in self.data.units.values()
            if kind.value and kind.unit_class == "helicopter" and self._costs_at_most(kind, self.rules.wing_share)
        )
        chosen = self.draws.one_of("wing", 0, ["", *names]) if names else ""
        if chosen:
            yield self.data.units[chosen]

    def _costs_at_most(self, kind: UnitType, share: int) -> bool:
        return kind.value * 100 <= self.budget * share

    def _shares(self, armour: int) -> dict[str, int]:
        """What armour, line and support may cost; a helicopter is paid for by the line and its support."""
        wing = sum(kind.value for kind in self.chosen if kind.flies)
        support = (self.budget - wing) * self.rules.support_share // 100
        armoured = self.budget * (max(armour, self.rules.armour_beside_a_wing) if wing else armour) // 100
        return {ARMOUR: armoured, LINE: self.budget - wing - armoured - support, SUPPORT: support}


def cheapest(kinds: Iterable[UnitType]) -> UnitType | None:
    """The cheapest, of equals the first by name; None of none."""
    return min(kinds, key=lambda kind: (kind.value, kind.id), default=None)


def group(data: ClumsyData, kind: UnitType) -> str:
    """Armour, line or support; "" for what is only bought as staff or with something else."""
    if "general" in kind.abilities or "supplier" in kind.abilities or not kind.weapons:
        return ""
    if kind.unit_class == "tracked":
        return ARMOUR
    reach = max(data.weapons[name].maximum_range for name in kind.weapons)
    fights_ahead = kind.unit_class == "foot" and not fires_indirectly(data, kind)
    return LINE if fights_ahead and reach >= data.rules.forces.line_range else SUPPORT
