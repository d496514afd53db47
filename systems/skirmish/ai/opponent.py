"""The opponent: each call gives the best order that is left, until its activation and its turn are over.

It shoots where that pays most, aims and reloads when it has nothing better, takes what its goals are about, goes where
it has to and stays in cover there. It keeps nothing in mind between orders: all there is to know is in the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from core.orders import Order, Refusal
from systems.skirmish import activation, buildings, capture, detection, movement, reload, shooting
from systems.skirmish.ai.aims import Errand, errand_of
from systems.skirmish.ai.ground import Ground, ground_of
from systems.skirmish.ai.personality import DEFAULT, Personality, shipped_personality
from systems.skirmish.ai.places import places
from systems.skirmish.ai.prospects import (
    PER_CENT,
    THOUSAND,
    danger_at,
    hits_of,
    prospect_at,
    worth_of,
)
from systems.skirmish.components import NO_UNIT
from systems.skirmish.facing import facing_of
from systems.skirmish.geometry import between, middle, minus
from systems.skirmish.line import is_behind_obstacle
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.orders import (
    ActivateOrder,
    AimOrder,
    CaptureOrder,
    DetectOrder,
    EndActivationOrder,
    EndTurnOrder,
    EnterOrder,
    LeaveOrder,
    MoveOrder,
    ReloadOrder,
    ShootOrder,
    TurnOrder,
)
from systems.skirmish.view import UnitView, View

Worth = tuple[int, Order]
"""An order and what it is worth, in hundredths of a point."""

POINT = 100


class Opponent:
    """Plays one side."""

    def __init__(self, side: int, manner: Personality | None = None) -> None:
        self.side = side
        self.manner = manner or shipped_personality(DEFAULT)
        self._refused: set[Order] = set()
        self._moment: tuple[int, ...] = ()

    def next_order(self, view: View) -> Order:
        """The best order left; in the end it passes."""
        acting = view.active()
        moment = (view.turn, acting[0].id if acting else NO_UNIT, acting[0].actions if acting else 0)
        if moment != self._moment:
            self._moment = moment
            self._refused.clear()
        for order in self._orders(view, acting):
            if order not in self._refused:
                return order
        return EndTurnOrder(side=self.side)

    def refused(self, order: Order, _refusal: Refusal) -> None:
        """An order was refused: it is not given again now."""
        self._refused.add(order)

    def mind(self) -> bytes:
        """What it keeps in mind: nothing."""
        return b""

    def _orders(self, view: View, acting: list[UnitView]) -> Iterator[Order]:
        ground = ground_of(view.table, view.data)
        if not acting:
            yield from self._activations(view, ground)
            return
        thought = Thought(view, self.manner, ground, acting)
        for worth, order in sorted(thought.all(), key=lambda one: -one[0]):
            if worth > 0:
                yield order
        yield EndActivationOrder(side=self.side)

    def _activations(self, view: View, ground: Ground) -> Iterator[Order]:
        """Whom to activate: first who has most to shoot at, then who is nearest to the enemy, wagons last."""
        found: list[tuple[tuple[int, ...], ActivateOrder]] = []
        seen: set[int] = set()
        for unit in view.of(self.side):
            fellows = view.fellows(unit)
            if unit.stage != "fresh" or fellows[0].id in seen:
                continue
            seen.add(fellows[0].id)
            gain = Thought(view, self.manner, ground, fellows).best_shot(0)[0]
            near = min((between(unit.at, enemy.at).squared for enemy in view.enemies()), default=0)
            order = ActivateOrder(side=self.side, unit=fellows[0].id)
            found.append(((unit.kind.move == "wagon", unit.kind.is_leader, -gain, near, unit.id), order))
        for _, order in sorted(found, key=lambda one: one[0]):
            if activation.refuse_activate(view, order) is None:
                yield order


class Thought:
    """What an opponent makes of one view for those who act."""

    def __init__(self, view: View, manner: Personality, ground: Ground, fellows: Sequence[UnitView]) -> None:
        self.view, self.manner, self.ground, self.fellows = view, manner, ground, fellows
        self.guide, self.side = fellows[0], view.side
        armed = [unit.weapon.effective for unit in fellows if unit.weapon is not None]
        self.keep_off = min(armed, default=0) * manner.keep_off // PER_CENT

    def all(self) -> Iterator[Worth]:
        """What they may do now, each with what it is worth more than doing nothing."""
        if self.guide.actions == 0:
            return
        yield from self._captures()
        yield from self._shots()
        yield from self._reloading()
        if self.guide.is_inside:
            yield from self._out()
        else:
            yield from self._moves()
            yield from self._turns()
            yield from self._in()
        yield from self._searches()

    # --- shooting

    def best_shot(self, dice_more: int) -> tuple[int, UnitView | None]:
        """The points of their best volley now, with so many dice more, and at whom."""
        best: tuple[int, UnitView | None] = (0, None)
        if all(shooting.refuse_means(unit) is not None for unit in self.fellows):
            return best
        for enemy in self.view.enemies():
            hits = hits_of(shooting.volley(self.view, self.fellows, enemy, False), dice_more)
            # what hits one who falls from fewer is lost
            points = min(hits, enemy.wounds * THOUSAND) * worth_of(self.view, self.manner, enemy) // THOUSAND
            if points > best[0]:
                best = points, enemy
        return best

    def _shots(self) -> Iterator[Worth]:
        rules = self.view.data.rules.shooting
        now, target = self.best_shot(0)
        left, again = self.guide.actions, self._actions_to_shoot_again()
        if target is not None:
            order = ShootOrder(side=self.side, target=target.id)
            if shooting.refuse_shoot(self.view, order) is None:
                # as often as there are actions for it
                yield now * (1 + (left - 1) // again) * POINT, order
        if left > 1 and reload.refuse_aim(self.view, AimOrder(side=self.side)) is None and self.guide.moves < 2:
            aimed, _ = self.best_shot(rules.aimed)
            if aimed:
                yield (aimed + now * ((left - 2) // again)) * POINT, AimOrder(side=self.side)

    def _actions_to_shoot_again(self) -> int:
        return 1 + max((unit.weapon.reload for unit in self.fellows if unit.weapon is not None), default=0)

    def _reloading(self) -> Iterator[Worth]:
        order = ReloadOrder(side=self.side)
        if reload.refuse_reload(self.view, order) is None:
            unloaded = sum(not unit.loaded for unit in self.fellows if unit.weapon is not None)
            yield self.manner.hit * POINT * unloaded // (2 * len(self.fellows)), order

    def _turns(self) -> Iterator[Worth]:
        """To turn to an enemy behind them, where there is time to aim and to shoot after that."""
        if self.guide.moves or self.guide.actions < 2 or self.best_shot(0)[0]:
            return
        enemies = sorted(self.view.enemies(), key=lambda enemy: (between(self.guide.at, enemy.at).squared, enemy.id))
        for enemy in enemies[:1]:
            order = TurnOrder(side=self.side, facing=facing_of(minus(enemy.at, self.guide.at)))
            if movement.refuse_turn(self.view, order) is None:
                dice = self.view.data.rules.shooting.dice - (self.guide.actions == 2)
                points = prospect_at(self.view, self.manner, self.guide, self.guide.at, dice)
                if self._is_loaded():
                    yield points * len(self.fellows) * POINT * 3 // 4, order

    def _is_loaded(self) -> bool:
        return any(shooting.refuse_means(unit) is None for unit in self.fellows)

    # --- objects

    def _captures(self) -> Iterator[Worth]:
        for thing in self.view.things:
            order = CaptureOrder(side=self.side, object=thing.number)
            wanted = any(goal.object == thing.number for goal in self.view.goals)
            if wanted and capture.refuse_capture(self.view, order) is None:
                yield self.manner.object * POINT, order

    # --- moving

    @cached_property
    def errand(self) -> Errand | None:
        """Where they are going."""
        return errand_of(self.view, self.ground, self.fellows, self.keep_off)

    def _moves(self) -> Iterator[Worth]:
        view, guide, errand = self.view, self.guide, self.errand
        field = None if errand is None else self.ground.field(guide.kind.move, errand.spot)
        pace = movement.paces(view, guide, self.fellows, False)[0]
        stay = self._worth_at(guide.at, errand)
        for path in places(view, guide, movement.allowance(pace, guide), field):
            gain = self._worth_at(path[-1], errand) + self._shot_after(path[-1]) - stay
            if gain <= 0:
                continue
            order = MoveOrder(side=self.side, path=path, facing=self._look_from(path[-1], errand))
            if movement.refuse_move(view, order) is None:
                yield gain, order

    def _worth_at(self, spot: Point, errand: Errand | None) -> int:
        """What it is worth to stand somewhere: near where they are going, not where they are shot at."""
        view, manner, unit = self.view, self.manner, self.guide
        danger = danger_at(view, spot, unit.radius)
        worth = -danger * manner.danger * POINT // THOUSAND
        if danger and any(is_behind_obstacle(view, enemy.at, spot, unit.radius) for enemy in view.enemies()):
            worth += manner.cover * POINT
        if errand is not None:
            far = self.ground.field(unit.kind.move, errand.spot).distance(spot)
            weight = manner.step * (manner.carry if errand.carries else manner.fetch if errand.object >= 0 else 1)
            worth -= max(0, far - errand.keep_off) * weight * POINT // CENTIMETRE
        return worth

    def _shot_after(self, spot: Point) -> int:
        """What they could still shoot at from there in this activation, with one die less."""
        if not self._is_loaded() or self.guide.moves or self.guide.actions < 2:
            return 0
        dice = self.view.data.rules.shooting.dice - (self.guide.actions == 2)
        return prospect_at(self.view, self.manner, self.guide, spot, dice) * len(self.fellows) * POINT

    def _look_from(self, spot: Point, errand: Errand | None) -> Point | None:
        """Where to look in the end: at the nearest enemy."""
        enemies = self.view.enemies()
        at = min((enemy.at for enemy in enemies), key=lambda one: (between(spot, one).squared, one), default=None)
        if at is None and errand is not None:
            at = errand.spot
        return None if at is None or at == spot else facing_of(minus(at, spot))

    # --- buildings

    def _in(self) -> Iterator[Worth]:
        """Into a building: to line its windows, or to storm it."""
        view, errand = self.view, self.errand
        for place, building in enumerate(view.table.buildings):
            order = EnterOrder(side=self.side, building=place, posture="line")
            if buildings.refuse_enter(view, order) is not None:
                continue
            inner = middle(building.polygon)
            inside = [unit for unit in view.enemies() if unit.building == place]
            gain = self._worth_inside(inner, errand) - self._worth_at(self.guide.at, errand)
            gain += self.manner.windows * POINT if self._targets(inner) else 0
            gain += sum(worth_of(view, self.manner, unit) for unit in inside) * POINT // 2
            yield gain, order

    def _worth_inside(self, spot: Point, errand: Errand | None) -> int:
        danger = danger_at(self.view, spot, 0, in_cover=True)
        worth = -danger * self.manner.danger * POINT // THOUSAND
        if errand is not None and (errand.object >= 0 or errand.carries):
            return worth - self.manner.object * POINT
        if errand is not None:
            far = max(0, max(abs(part) for part in minus(spot, errand.spot)) - errand.keep_off)
            worth -= far * self.manner.step * POINT // CENTIMETRE
        return worth

    def _targets(self, spot: Point) -> bool:
        return prospect_at(self.view, self.manner, self.guide, spot, self.view.data.rules.shooting.dice) > 0

    def _out(self) -> Iterator[Worth]:
        """Out of a building that is of no use any more."""
        inner = middle(self.view.table.buildings[self.guide.building].polygon)
        errand = self.errand
        wanted = errand is not None and (errand.object >= 0 or errand.carries)
        if wanted or not self._targets(inner):
            order = LeaveOrder(side=self.side)
            if buildings.refuse_leave(self.view, order) is None:
                yield self.manner.windows * POINT, order

    def _searches(self) -> Iterator[Worth]:
        """To look for enemies who are left and not seen."""
        unseen = sum(side.left for number, side in enumerate(self.view.sides) if number != self.side)
        if unseen <= sum(unit.kind.is_fighter for unit in self.view.enemies()):
            return
        for place in range(len(self.view.table.buildings)):
            order = DetectOrder(side=self.side, building=place)
            if detection.refuse_detect(self.view, order) is None:
                yield self.manner.search * POINT, order
