"""Goals: what a side's mission asks of its units, and how that turns the way it plays.

WIN-2 of the rulebook. Whom a goal sends somewhere has an errand; where the others go is the front. A side whose goals
are met by living stays near its posts. Of others' goals it knows what was announced.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.board import cells_of, mask_of
from core.reach import distance_field
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.personality import GoalWeights, Personality
from systems.clumsy.ai.roles import Role, role_of
from systems.clumsy.movement import step_costs
from systems.clumsy.view import GoalView, UnitView, View

BY_LIVING = frozenset({"hold_out", "keep_alive"})
"""Kinds of goals that are met by staying alive."""
ELSEWHERE = frozenset({"escort", "reach"})
"""Kinds of goals that send units to a zone."""

STAY_BEHIND = frozenset({"towed", "drone"})
"""Classes that are not sent anywhere: they belong to a truck or an operator."""


class GoalPlan:
    """What a side's goals ask for in one turn after the other."""

    def __init__(self, personality: Personality) -> None:
        self._personality = personality
        self._weights = personality.goals
        self.posts: dict[int, int] = {}
        """Where each unit stood when it was first seen."""
        self.open: list[GoalView] = []
        """Its own goals that are still to be met."""
        self.defends = False
        """Whether it wins by living on: it has time, the others have not."""
        self.front = 0
        """Mask of where the force is to go; 0: where it finds the enemy."""
        self.errands: dict[int, Errand] = {}
        """Where units have to go, by id."""
        self.protected: frozenset[int] = frozenset()
        """Its own units that must live."""
        self.targets = 0
        """Mask of the cells of structures that must fall."""

    def begin_turn(self, view: View) -> None:
        """Look at what is still to be done."""
        own = [goal for goal in view.goals if goal.side == view.side]
        self.open = [goal for goal in own if goal.state == "open"]
        for unit in view.own:
            self.posts.setdefault(unit.id, unit.cell)
        self.defends = bool(own) and all(goal.kind in BY_LIVING for goal in self.open)
        self.protected = _named(self.open, "keep_alive") | _named(self.open, "escort")
        self.targets = _targets(self.open)
        self.errands = self._errands(view)
        self.front = self._front(view)

    def gives_up(self) -> bool:
        """Whether a side that can no longer fight has nothing else to win by."""
        return not self.open

    def _errands(self, view: View) -> dict[int, Errand]:
        weights = self._weights
        found: dict[int, Errand] = {}
        if self.defends:
            found |= {unit: Errand(post, weights.at_its_post) for unit, post in self._defenders_posts(view).items()}
        for goal in self.open:
            if goal.kind in ELSEWHERE:
                shunned = _ahead_of_the_escort(view, goal, self._personality) if goal.kind == "escort" else 0
                found |= {
                    unit.id: Errand(_room(view, unit, goal.zone), weights.arrived, shunned=shunned)
                    for unit in _sent(view, goal, weights)
                }
        return found

    def _defenders_posts(self, view: View) -> dict[int, int]:
        """Where each defender belongs: around where it first stood, or what others want that is near there.

        Whoever is near nothing that must live goes to what has fewest about it, while it has too few.
        """
        weights = self._weights
        wanted = _wanted_by_others(view, weights.wanted_radius)
        kept = [view.units[unit] for unit in sorted(self.protected & view.units.keys())]
        around = {one.id: view.board.disk(one.cell, weights.wanted_radius) for one in kept}
        defenders = dict.fromkeys(around, 0)
        posts: dict[int, int] = {}
        idle = []
        for unit in view.own:
            post = view.board.disk(self.posts.get(unit.id, unit.cell), weights.post_radius)
            posts[unit.id] = post & wanted or post
            near = [one for one, cells in around.items() if cells & post]
            for one in near:
                defenders[one] += unit.id != one
            if not near and not unit.kind.flies:
                idle.append(unit)
        for unit in idle if kept else ():
            least = min(kept, key=lambda one: (defenders[one.id], view.board.distance(unit.cell, one.cell), one.id))
            if defenders[least.id] < weights.defenders:
                posts[unit.id] = around[least.id]
                defenders[least.id] += 1
        return posts

    def _front(self, view: View) -> int:
        """Where those who are not sent anywhere else go."""
        board = view.board
        places = 0
        for goal in self.open:
            if goal.kind == "kill":
                known = [view.units[unit].cell for unit in goal.units if unit in view.units]
                known += [ghost.cell for ghost in view.ghosts if ghost.id in goal.units]
                places |= mask_of(known)
            elif goal.kind == "hold_points":
                for cell, owner in view.points:
                    if owner != view.side and (not goal.zone or goal.zone >> cell & 1):
                        places |= board.grown(1 << cell) & ~(1 << cell)
            elif goal.kind in ELSEWHERE and not _foes_at_hand(view, goal, self._weights):
                places |= goal.zone
        for cell in cells_of(self.targets):
            places |= board.disk(cell, self._weights.siege_radius)
        return places


def wanted_dead(view: View) -> frozenset[int]:
    """The enemies in sight or in mind that the side's goals ask it to kill."""
    return _named([goal for goal in view.goals if goal.side == view.side and goal.state == "open"], "kill")


def _named(goals: Sequence[GoalView], kind: str) -> frozenset[int]:
    return frozenset(unit for goal in goals if goal.kind == kind for unit in goal.units)


def _targets(goals: Sequence[GoalView]) -> int:
    cells = {cell for goal in goals if goal.kind == "destroy" for cell in goal.structures}
    return mask_of(cells)


def _wanted_by_others(view: View, radius: int) -> int:
    """Mask of the surroundings of what the other sides are known to be after."""
    found = 0
    for goal in view.goals:
        if goal.side != view.side and goal.state == "open":
            for cell in (*cells_of(goal.zone), *goal.structures):
                found |= view.board.disk(cell, radius)
    return found


def _foes_at_hand(view: View, goal: GoalView, weights: GoalWeights) -> bool:
    """Whether enemies are known so near to those whom a goal sends away that they have to be fought first."""
    sent = [unit.cell for unit in _sent(view, goal, weights)]
    foes = [enemy.cell for enemy in view.enemies] + [ghost.cell for ghost in view.ghosts]
    return any(view.board.distance(one, other) <= weights.at_hand for one in sent for other in foes)


def _ahead_of_the_escort(view: View, goal: GoalView, personality: Personality) -> int:
    """Mask of the cells nearer to a convoy's zone than the second of those who go before it, while there is time."""
    ways = distance_field(view.board, view.field.ground.step_costs["tracked"], goal.zone, view.board.full)
    escort = [
        ways.cost(unit.cell) or 0
        for unit in view.own
        if unit.id not in goal.units
        and role_of(view.data, unit.kind, personality.judgement) in (Role.FIGHTER, Role.MARKSMAN)
    ]
    convoy = [ways.cost(unit.cell) or 0 for unit in view.own if unit.id in goal.units]
    if not escort or not convoy:
        return 0
    rounds_left = view.round_limit - view.round
    if max(convoy) > rounds_left * personality.goals.convoy_pace:
        return 0
    second = sorted(escort)[:2][-1]
    ahead = 0
    for layer in ways.layers[:second]:
        ahead |= layer
    return ahead & ~goal.zone


def _room(view: View, unit: UnitView, zone: int) -> int:
    """The cells of a zone that are free for a unit, or its own."""
    return zone & ~(view.field.all_units() & ~(1 << unit.cell)) or zone


def _sent(view: View, goal: GoalView, weights: GoalWeights) -> list[UnitView]:
    """The units that a goal sends to its zone: those it names, else the nearest, some more than it takes."""
    if goal.units:
        named = (view.own_unit(unit) or view.passenger(unit) for unit in goal.units)
        return [unit for unit in named if unit is not None]
    ranked = []
    for unit in view.own:
        field = distance_field(view.board, step_costs(view, unit), goal.zone, view.board.full)
        cost = field.cost(unit.cell)
        if cost is not None and unit.kind.unit_class not in STAY_BEHIND:
            ranked.append((cost, unit.id, unit))
    ranked.sort(key=lambda row: row[:2])
    return [unit for _, _, unit in ranked[: goal.count + weights.spare]]
