"""What an opponent makes of one view for those who act: all courses that they may take, each with what it is worth.

A course is everything they do with the actions they have left; only its first order is given, and then all is thought
of anew. So what one order is worth counts what can still be done after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial

from msgspec import Struct
from msgspec.structs import replace

from core.orders import Order
from systems.skirmish import buildings, capture, detection, movement, reload, shooting
from systems.skirmish.ai.aims import Errand, errand_of, home_of
from systems.skirmish.ai.firing import Drill, arms_of
from systems.skirmish.ai.ground import Ground
from systems.skirmish.ai.personality import Personality
from systems.skirmish.ai.places import HAIR, Place, cut, places
from systems.skirmish.ai.standing import Standing
from systems.skirmish.ai.unseen import Unseen
from systems.skirmish.ai.volleys import Volleys, prospect_at, volleys_of
from systems.skirmish.ai.worth import PER_CENT, POINT, THOUSAND
from systems.skirmish.components import NO_BUILDING
from systems.skirmish.facing import facing_of
from systems.skirmish.geometry import between, minus, nearest_point
from systems.skirmish.measures import Point
from systems.skirmish.orders import (
    AimOrder,
    CaptureOrder,
    DetectOrder,
    EndActivationOrder,
    EnterOrder,
    InsideOrder,
    LeaveOrder,
    MoveOrder,
    ReloadOrder,
    ShootOrder,
    TurnOrder,
)
from systems.skirmish.view import UnitView, View

CLOSELY = 6
"""Places from which a shot is worked out exactly: those that look best."""
LOOKS = 3
"""Enemies of whom it is worked out what to turn to them brings: the nearest."""
SHORTER = (4, 3, 2)
"""Quarters of a move that are tried where the whole cannot be gone: rough ground takes more."""


class Course(Struct, frozen=True):
    """Something to do."""

    worth: int
    """Hundredths of a point."""
    first: Callable[[], Order | None]
    """Its first order; None where the rules forbid it."""


def _given(order: Order) -> Order:
    """An order of which the rules have been asked already."""
    return order


class Thought:
    """What an opponent makes of one view for those who act."""

    def __init__(self, view: View, manner: Personality, ground: Ground, fellows: Sequence[UnitView]) -> None:
        self.view, self.manner, self.ground, self.fellows = view, manner, ground, fellows
        self.guide, self.side = fellows[0], view.side
        armed = [unit.weapon.effective for unit in fellows if unit.weapon is not None]
        self.keep_off = min(armed, default=0) * manner.keep_off // PER_CENT

    def courses(self) -> list[Course]:
        """All they may do now, the best first."""
        if self.guide.actions == 0:
            return []
        found = [*self._captures(), *self._stays(), *self._searches()]
        if self.guide.is_inside:
            found += [*self._leaves(), *self._shows_itself()]
        else:
            found += [*self._moves(), *self._turns(), *self._entries(self.guide.at, self.guide.actions, None)]
        return sorted(found, key=lambda course: -course.worth)

    # --- where they are, and where they are going

    @cached_property
    def errand(self) -> Errand | None:
        """Where they are going."""
        return errand_of(self.view, self.ground, self.manner, self.fellows, self.keep_off)

    @cached_property
    def standing(self) -> Standing:
        """What it is worth to stand somewhere."""
        return Standing(self.view, self.manner, self.ground, self.fellows, self.errand)

    @cached_property
    def unseen(self) -> Unseen:
        """Who is left and not seen."""
        return Unseen(self.view, self.manner, self.fellows)

    @cached_property
    def _here(self) -> int:
        guide = self.guide
        if guide.is_inside:
            return self.standing.inside(guide.at, guide.posture)
        return self.standing.at(guide.at, guide.ran)

    # --- shooting

    @cached_property
    def volleys(self) -> Volleys:
        """What they can shoot at from where they stand."""
        return volleys_of(self.view, self.manner, self.fellows)

    def best_shot(self) -> int:
        """The points that their best volley brings with all they can do for it."""
        return self._drill(self.volleys, self.fellows).best(arms_of(self.fellows), self.guide.actions)[0]

    def _ready(self, actions: int) -> int:
        """What their weapons are worth in the next turn when so many actions may be spent on loading them."""
        return Drill(ready=self.manner.ready).best(arms_of(self.fellows), actions)[0] * POINT

    def _drill(self, volleys: Volleys, fellows: Sequence[UnitView]) -> Drill:
        aimed = arms_of(fellows).aimed
        unaimed, with_aim = (volleys.best(more - aimed)[0] for more in (0, 1))
        again = PER_CENT if volleys.last_long() else self.manner.again
        return Drill((unaimed, with_aim), again, self.manner.ready)

    def _stays(self) -> Iterator[Course]:
        """To stay where they are, and do what can be done with a weapon."""
        guide = self.guide
        shooting_on = guide.moves < 2 and not (guide.moves and guide.shot and guide.will_move)
        volleys = self.volleys if shooting_on else Volleys([])
        points, act = self._drill(volleys, self.fellows).best(arms_of(self.fellows), guide.actions)
        yield Course(points * POINT + self._here, partial(self._act, act, False))

    def _act(self, act: str, will_move: bool) -> Order | None:
        """The order of a step of a drill; to end the activation where there is none."""
        order: Order = EndActivationOrder(side=self.side)
        if act == "aim":
            order = AimOrder(side=self.side)
            return order if reload.refuse_aim(self.view, order) is None else None
        if act == "reload":
            order = ReloadOrder(side=self.side)
            return order if reload.refuse_reload(self.view, order) is None else None
        if act == "shoot":
            volleys = volleys_of(self.view, self.manner, self.fellows, True) if will_move else self.volleys
            _, target = volleys.best(0)
            if target is None:
                return None
            order = ShootOrder(side=self.side, target=target.id, will_move=will_move)
            return order if shooting.refuse_shoot(self.view, order) is None else None
        return order

    # --- objects

    def _captures(self) -> Iterator[Course]:
        for thing in self.view.things:
            order = CaptureOrder(side=self.side, object=thing.number)
            wanted = any(goal.object == thing.number for goal in self.view.goals)
            if wanted and capture.refuse_capture(self.view, order) is None:
                yield Course(self.manner.object * POINT * 2 + self._here + self._ready(0), partial(_given, order))

    def _could_take(self, spot: Point) -> bool:
        """Whether they would be in contact with what they are going for."""
        errand = self.errand
        if errand is None or errand.object < 0:
            return False
        return between(spot, errand.spot).within(self.guide.radius + self.view.data.rules.moving.contact)

    # --- moving

    @cached_property
    def _reaches(self) -> list[int]:
        """How far each of the moves goes that they can still make."""
        guide = self.guide
        count = guide.actions
        if guide.shot:
            count = int(guide.will_move and not guide.moves)
        return self._strides(count, guide.walks)

    def _strides(self, count: int, walks: int) -> list[int]:
        """How far each of so many moves goes in the open after those that were made (SK-MOVE-1)."""
        pace = movement.paces(self.view, self.guide, self.fellows, False)[0]
        return [pace.further if walks + place else pace.first for place in range(count)]

    @cached_property
    def _places(self) -> list[Place]:
        if not self._reaches:
            return []
        errand = self.errand
        way = None if errand is None else (self.ground.field(self.guide.kind.move, errand.spot), errand.spot)
        return places(self.view, self.ground, self.guide, self._reaches, way)

    def _moves(self) -> Iterator[Course]:
        """To go somewhere: and shoot there, or load, or take what lies there, or go into a house."""
        guide, arms = self.guide, arms_of(self.fellows)
        closely: list[tuple[int, Place, int]] = []
        for place in self._places:
            left = guide.actions - place.moves
            runs = movement.has_run(self.view.data, guide.walks + place.moves, guide.climbed)
            worth = self.standing.at(place.spot, runs)
            if left and self._could_take(place.spot):
                worth += self.manner.object * POINT
            idle = worth + self._ready(left)
            yield Course(idle, partial(self._move, place, None))
            if left:
                yield from self._entries(place.spot, left, place)
            if left and arms.loaded and not guide.moves and place.moves == 1 and not guide.shot:
                hope, target = self._hope(place.spot, left)
                if target is not None:
                    closely.append((idle + hope * POINT, place, worth))
        best = sorted(closely, key=lambda one: -one[0])[:CLOSELY]
        for _, place, worth in best:
            yield from self._shot_from(place, worth)
        yield from self._shot_before()

    def _hope(self, spot: Point, left: int) -> tuple[int, UnitView | None]:
        rules = self.view.data.rules.shooting
        dice = rules.dice - rules.moved + (rules.aimed if left > 1 else 0)
        return prospect_at(self.view, self.manner, self.ground, self.guide, spot, dice)

    def _shot_from(self, place: Place, worth: int) -> Iterator[Course]:
        """To go somewhere with one move and shoot from there."""
        left = self.guide.actions - 1
        _, target = self._hope(place.spot, left)
        if target is None or target.at == place.spot:
            return
        look = facing_of(minus(target.at, place.spot))
        away = minus(place.spot, self.guide.at)
        moved = [
            replace(unit, at=(unit.at[0] + away[0], unit.at[1] + away[1]), facing=look, moves=unit.moves + 1)
            for unit in self.fellows
        ]
        points = self._drill_as(moved).best(arms_of(self.fellows), left)[0]
        yield Course(worth + points * POINT, partial(self._move, place, look))

    def _drill_as(self, fellows: Sequence[UnitView]) -> Drill:
        """What they could do with their weapons if they stood otherwise."""
        units = {**self.view.units, **{unit.id: unit for unit in fellows}}
        view = replace(self.view, units=units, worked_out={})
        return self._drill(volleys_of(view, self.manner, fellows), fellows)

    def _shot_before(self) -> Iterator[Course]:
        """To state a move, shoot, and go where it is better to be."""
        guide, arms = self.guide, arms_of(self.fellows)
        if guide.shot or guide.moves or guide.actions < 2 or not arms.loaded:
            return
        volleys = volleys_of(self.view, self.manner, self.fellows, True)
        now, aimed = volleys.best(0)[0], 0 if arms.aimed or guide.actions < 3 else volleys.best(1)[0]
        if not max(now, aimed):
            return
        near = [place for place in self._places if place.moves == 1]
        ranked = sorted(((self.standing.at(place.spot, False), place) for place in near), key=lambda one: -one[0])
        worth = next((one for one, place in ranked[:CLOSELY] if self._move(place, None) is not None), None)
        if worth is None:
            return
        act = "shoot" if now >= aimed else "aim"
        after = self.manner.ready * arms.guns if not arms.reload else 0
        if act == "shoot" and guide.actions > 2 and arms.reload:
            after = self.manner.ready * arms.guns // arms.reload
        yield Course((max(now, aimed) + after) * POINT + worth, partial(self._act, act, True))

    def _move(self, place: Place, look: Point | None) -> Order | None:
        """The first move to a place."""
        guide = self.guide
        path = place.path if place.moves == 1 else self.ground.straightened(guide.at, place.path, guide.radius)
        for part in (4,) if place.moves == 1 else SHORTER:
            leg = path if place.moves == 1 else cut((guide.at, *path), self._reaches[0] * part // 4 - HAIR)
            if not leg:
                continue
            facing = look or self._look_from(leg[-1], place)
            order = MoveOrder(side=self.side, path=leg, facing=facing)
            if movement.refuse_move(self.view, order) is None:
                return order
        return None

    def _look_from(self, spot: Point, place: Place) -> Point | None:
        """Where to look after a move: where they go on to, home with an object, else at the nearest enemy."""
        if place.moves > 1:
            ahead = next(
                (one for one in place.path if one != spot and not self._is_passed(one, spot, place)), place.spot
            )
            return None if ahead == spot else facing_of(minus(ahead, spot))
        errand, goal_at = self.errand, None
        if errand is not None and errand.carries:
            goal_at = errand.spot
        elif self._could_take(spot):
            homes = [home_of(self.view, self.guide, goal) for goal in self.view.goals if goal.side == self.side]
            goal_at = homes[0] if homes else None
        if goal_at is None:
            enemies = [enemy.at for enemy in self.view.enemies()]
            goal_at = min(enemies, key=lambda one: (between(spot, one).squared, one), default=None)
        if goal_at is None and errand is not None:
            goal_at = errand.spot
        return None if goal_at is None or goal_at == spot else facing_of(minus(goal_at, spot))

    @staticmethod
    def _is_passed(corner: Point, spot: Point, place: Place) -> bool:
        """Whether a corner of the way lies further from its end than where one stands."""
        return between(spot, place.spot).shorter(between(corner, place.spot))

    def _turns(self) -> Iterator[Course]:
        """To turn on the spot: to shoot at who is beside or behind them, or to go there."""
        guide = self.guide
        if guide.shot or guide.actions < 2:
            return
        looks: list[Point] = []
        if not guide.moves and arms_of(self.fellows).loaded:
            in_arc = {target.id for target, _, _ in self.volleys.by_target}
            others = [enemy.at for enemy in self.view.enemies() if enemy.id not in in_arc]
            looks += sorted(others, key=lambda at: (between(guide.at, at).squared, at))[:LOOKS]
        for at in looks:
            if at == guide.at:
                continue
            look = facing_of(minus(at, guide.at))
            order = TurnOrder(side=self.side, facing=look)
            turned = [replace(unit, facing=look, moves=unit.moves + 1) for unit in self.fellows]
            points, act = self._drill_as(turned).best(arms_of(self.fellows), guide.actions - 1)
            if act in ("aim", "shoot"):
                yield Course(points * POINT + self._here, partial(self._if_it_may_turn, order))
        errand = self.errand
        if errand is not None and errand.carries and errand.spot != guide.at:
            order = TurnOrder(side=self.side, facing=facing_of(minus(errand.spot, guide.at)))
            if order.facing != guide.facing:
                gain = sum(self._strides(guide.actions - 1, guide.walks))
                worth = self._here + self.standing.progress(gain) + self._ready(0)
                yield Course(worth, partial(self._if_it_may_turn, order))

    def _if_it_may_turn(self, order: TurnOrder) -> Order | None:
        return order if movement.refuse_turn(self.view, order) is None else None

    # --- buildings

    def _entries(self, spot: Point, actions: int, place: Place | None) -> Iterator[Course]:
        """Into a building, from where they stand or from a place they go to first."""
        guide, contact = self.guide, self.view.data.rules.moving.contact
        if guide.kind.move == "wagon" or (guide.shot and not guide.will_move):
            return
        near = {wall.building for wall in self.view.table.walls_near(spot, spot, guide.radius + contact)}
        for number in sorted(near - {NO_BUILDING}):
            polygon = self.view.table.buildings[number].polygon
            if not between(spot, nearest_point(spot, polygon)).within(guide.radius + contact):
                continue
            posture = self._posture(spot)
            worth = self.standing.inside(spot, posture)
            left, arms = actions - 1, arms_of(self.fellows)
            drill = Drill(ready=self.manner.ready)
            if place is None and not guide.moves:
                within = [
                    replace(unit, building=number, floor=0, posture=posture, moves=unit.moves + 1)
                    for unit in self.fellows
                ]
                drill = self._drill_as(within)
                if arms.loaded and left:
                    worth += self.unseen.likely_in(number) * self.unseen.at_close_quarters(left) * POINT // PER_CENT
            worth += drill.best(arms, left)[0] * POINT
            if place is not None:
                yield Course(worth, partial(self._move, place, None))
                continue
            order = EnterOrder(side=self.side, building=number, posture=posture)
            yield Course(worth, partial(self._if_it_may_enter, order))

    def _if_it_may_enter(self, order: EnterOrder) -> Order | None:
        return order if buildings.refuse_enter(self.view, order) is None else None

    def _posture(self, spot: Point) -> str:
        """Who carries an object, or has nobody to shoot at, hides."""
        errand = self.errand
        if errand is not None and errand.carries:
            return "hide"
        dice = self.view.data.rules.shooting.dice
        return "line" if prospect_at(self.view, self.manner, self.ground, self.guide, spot, dice)[0] else "hide"

    def _leaves(self) -> Iterator[Course]:
        """Out of a building, on the side that is nearest to where they are going."""
        guide = self.guide
        polygon = self.view.table.buildings[guide.building].polygon
        wishes: list[Point | None] = [None]
        if self.errand is not None:
            spot = self.errand.spot
            near = sorted(buildings.beside(polygon, guide.radius), key=lambda one: (between(one, spot).squared, one))
            wishes = [*near[:2], None]
        for wish in wishes:
            order = LeaveOrder(side=self.side, at=wish)
            if buildings.refuse_leave(self.view, order) is not None:
                continue
            spots = buildings.way_out(self.view, self.fellows, wish)
            if spots is None:
                continue
            gain = sum(self._strides(guide.actions - 1, 0))
            worth = self.standing.at(spots[0], False) + self.standing.progress(gain) + self._ready(0)
            yield Course(worth, partial(_given, order))
            return

    def _shows_itself(self) -> Iterator[Course]:
        """To the windows, for who hides and has somebody to shoot at."""
        guide, price = self.guide, self.view.data.rules.activation.inside
        if guide.posture != "hide" or self._posture(guide.at) == "hide":
            return
        order = InsideOrder(side=self.side, posture="line")
        if buildings.refuse_inside(self.view, order) is None:
            shown = [replace(unit, posture="line", moves=unit.moves + 1) for unit in self.fellows]
            points = self._drill_as(shown).best(arms_of(self.fellows), guide.actions - price)[0]
            yield Course(points * POINT + self.standing.inside(guide.at, "line"), partial(_given, order))

    # --- who is not seen

    def _searches(self) -> Iterator[Course]:
        """To look for enemies who are left and not seen."""
        left = self.guide.actions - 1
        for number in range(len(self.view.table.buildings)):
            order = DetectOrder(side=self.side, building=number)
            likely = self.unseen.likely_in(number)
            if not likely or detection.refuse_detect(self.view, order) is not None:
                continue
            found = self.unseen.found_in(number)
            ready = self._ready(left) // POINT
            shot = max(ready, self.unseen.shot_at_who_is_found(number, left))
            points = (self.manner.search + shot) * found // THOUSAND + ready * (THOUSAND - found) // THOUSAND
            yield Course(points * POINT + self._here, partial(_given, order))
