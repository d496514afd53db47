"""The opponent: plays one side, order by order, from the views it is shown and nothing else.

It knows no clock and draws no lots: the same views give the same orders. What it thinks in a turn is bounded by counted
evaluations.
"""

from __future__ import annotations

from msgspec.structs import replace

from core.orders import Order, Refusal
from systems.clumsy.ai.air_lifts import AirLifts
from systems.clumsy.ai.airspace import Skies
from systems.clumsy.ai.anti_air import skyfire
from systems.clumsy.ai.assess import Assessment, force_strength
from systems.clumsy.ai.drones import Drones
from systems.clumsy.ai.engineers import Engineers
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.flights import is_helicopter
from systems.clumsy.ai.goals import GoalPlan
from systems.clumsy.ai.guards import Guards
from systems.clumsy.ai.haulage import Haulage
from systems.clumsy.ai.helicopters import Helicopters
from systems.clumsy.ai.lifts import Lifts
from systems.clumsy.ai.memory import Memory
from systems.clumsy.ai.mind import Mind, encoded_mind, packed, unpacked
from systems.clumsy.ai.moves import Mover
from systems.clumsy.ai.needs import can_fight_on
from systems.clumsy.ai.personality import DEFAULT, Personality, shipped_personality
from systems.clumsy.ai.pickups import Pickup
from systems.clumsy.ai.refills import refill
from systems.clumsy.ai.roles import Role, is_spotter
from systems.clumsy.ai.second_shots import bring_second_shot, gives_second_shots
from systems.clumsy.ai.shelling import barrage, demolition, has_blast, razing, shelling
from systems.clumsy.ai.targets import Aim, order_of, volley
from systems.clumsy.ai.watches import is_worth_watching
from systems.clumsy.alert import refuse_alert
from systems.clumsy.components import NO_UNIT, OFF_BOARD
from systems.clumsy.fire import refuse_shot
from systems.clumsy.orders import (
    AlertOrder,
    EndTurnOrder,
    FireOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    SurrenderOrder,
    UnitOrder,
)
from systems.clumsy.transport import carries
from systems.clumsy.view import UnitView, View

ORDERS_A_UNIT = 5
"""Orders an opponent thinks of for each of its units in a turn, at most."""


class Opponent:
    """A seat for one side.

    Call `next_order` with the side's present view, submit what it returns, and tell `refused` if it was not accepted;
    until it returns an EndTurnOrder.
    """

    def __init__(self, side: int, personality: Personality | str = DEFAULT) -> None:
        self.side = side
        self.personality = shipped_personality(personality) if isinstance(personality, str) else personality
        self._memory = Memory(self.personality.judgement)
        self._turn = (-1, -1)
        self._assessment: Assessment | None = None
        self._mover = Mover()
        self._haulage = Haulage()
        self._plan = GoalPlan(self.personality)
        self._drones = Drones(self.personality.drones)
        self._engineers = Engineers()
        self._lifts = Lifts()
        skies = Skies(self._memory)
        self._air_lifts = AirLifts(skies)
        self._helicopters = Helicopters(skies)
        self._guards = Guards()
        self._errands: dict[int, Errand] = {}
        self._barred: set[Order] = set()
        self._spent: set[int] = set()
        self._shelled: set[int] = set()
        self._to_move: list[int] = []
        self._to_ride: list[int] = []
        self._to_watch: list[int] = []
        self._volley: list[Aim] = []
        self._evaluations = 0
        self._given_up = False
        self._givers: list[int] = []
        self._contacts: frozenset[tuple[int, int]] = frozenset()
        self._given: tuple[Order, UnitView | None] | None = None

    def keep_in_mind(self) -> Mind:
        """What is left of its thoughts once its turn is over."""
        return replace(
            self._memory.keep(),
            posts=dict(sorted(self._plan.posts.items())),
            wary=packed(self._drones.wary),
            pickups=tuple(tuple(pickup) for _, pickup in sorted(self._air_lifts.pickups.items())),
        )

    def recall(self, mind: Mind) -> None:
        """Go on as the opponent would of whom this is all that was kept."""
        self._memory.recall(mind)
        self._plan.posts = dict(mind.posts)
        self._drones.wary = unpacked(mind.wary)
        self._air_lifts.pickups = {found[0]: Pickup(*found) for found in mind.pickups}

    def mind(self) -> bytes:
        """The same as bytes, for a save."""
        return encoded_mind(self.keep_in_mind())

    def next_order(self, view: View) -> Order:
        """What to do next, as far as this view tells; EndTurnOrder when there is nothing more to do."""
        if (view.round, view.turn) != self._turn:
            self._begin_turn(view)
        self._look_back(view)
        order = self._thought(view)
        if isinstance(order, EndTurnOrder):
            self._memory.end(view)
            self._given = None
        elif isinstance(order, UnitOrder):
            self._given = order, view.units.get(order.unit)
        return order

    def refused(self, order: Order, refusal: Refusal) -> None:
        """Take note that an order was refused: it is not given again this turn."""
        del refusal
        self._barred.add(order)
        self._volley.clear()
        self._given = None

    # --- a turn

    def _begin_turn(self, view: View) -> None:
        self._turn = view.round, view.turn
        self._barred.clear()
        self._spent.clear()
        self._shelled.clear()
        self._volley.clear()
        self._evaluations = 0
        self._given = None
        self._mover.begin_turn()
        self._haulage.begin_turn()
        self._drones.begin_turn()
        self._engineers.begin_turn()
        self._lifts.begin_turn()
        self._air_lifts.begin_turn()
        self._helicopters.begin_turn()
        self._memory.begin(view)
        self._plan.begin_turn(view)
        self._assessment = Assessment(view, self._memory, self.personality, self._plan)
        self._given_up = self._plan.gives_up() and (not can_fight_on(view) or self._is_hopeless(view, self._assessment))
        self._contacts = _contacts(view)
        self._guards.begin_turn(view, self._assessment)
        errands = ((unit.id, self._errand(view, unit, self._assessment)) for unit in view.force)
        self._errands = {unit: errand for unit, errand in errands if errand is not None}
        self._air_lifts.plan(view, self._assessment, self._errands)
        self._to_move = self._moving_order(view, self._assessment)
        self._givers = [unit.id for unit in view.own if gives_second_shots(self._assessment, unit)]
        self._to_ride = [unit.id for unit in view.own if carries(unit.kind) and unit.id not in self._plan.errands]
        self._to_watch = [unit.id for unit in view.own if not unit.kind.flies]

    def _is_hopeless(self, view: View, assessment: Assessment) -> bool:
        """Whether next to nothing is left of a force that has no time to do anything about it, nor more points."""
        judgement = self.personality.judgement
        left = force_strength(view, judgement)
        self._memory.force_at_first = max(self._memory.force_at_first, left)
        if not assessment.is_late or left * 100 >= self._memory.force_at_first * judgement.hopeless:
            return False
        owners = [owner for _, owner in view.points]
        own = owners.count(view.side)
        return all(own <= owners.count(side) for side in range(len(view.side_names)) if side != view.side)

    def _errand(self, view: View, unit: UnitView, assessment: Assessment) -> Errand | None:
        """What a unit has to do somewhere, instead of going to the front."""
        goal = self._plan.errands.get(unit.id)
        if goal is not None and not self._plan.defends:
            return goal
        engineers = self._engineers.errand(view, unit, assessment, self._memory)
        return engineers or goal or self._guards.errand(view, unit, assessment)

    def _moving_order(self, view: View, assessment: Assessment) -> list[int]:
        """Units in the order in which they move, the last first: eyes, engineers with work to do, then by role.

        Of each role the foremost goes first. Whoever has not moved still fires at full range at what those before it
        come to see; nobody takes the place where something is to be built or a mine to be laid.
        """
        field = assessment.field(view, "foot")

        def rank(unit: UnitView) -> tuple[int, int, int]:
            role = assessment.roles[unit.id]
            turn = 2 + role.value
            if is_spotter(unit.kind, role, self.personality.judgement):
                turn = 0
            elif unit.id in self._errands and self._errands[unit.id].points:
                turn = 1
            return turn, field.cost(unit.cell) or 0, unit.id

        walkers = [unit for unit in view.own if not unit.kind.flies]
        return [unit.id for unit in sorted(walkers, key=rank, reverse=True)]

    def _look_back(self, view: View) -> None:
        """See what came of the last order: one that changed nothing is not given again."""
        if self._given is None:
            return
        order, before = self._given
        self._given = None
        if isinstance(order, UnitOrder) and view.units.get(order.unit) == before:
            self._barred.add(order)

    def _thought(self, view: View) -> Order:
        end = EndTurnOrder(side=self.side)
        assessment = self._assessment
        own = view.own
        if assessment is None or view.ended or not view.force:
            return end
        if self._given_up:
            return SurrenderOrder(side=self.side)
        contacts = _contacts(view)
        if contacts != self._contacts:
            self._contacts = contacts
            assessment.renew(view, self._memory)
        limit = ORDERS_A_UNIT * (len(own) + 1)
        while self._evaluations < limit:
            self._evaluations += 1
            order = self._before_moving(view, own, assessment)
            if order is None:
                if not self._to_move:
                    break
                order = self._move(view, assessment)
            if order is not None:
                return order
        if self._evaluations < limit:
            self._evaluations += 1
            last = (
                self._engineers.by_the_way(view, assessment, self._memory, self._barred)
                or self._drones.station(view, self._memory, assessment, self._barred)
                or self._station_helicopters(view, assessment)
                or self._demolish(view, own)
            )
            if last is not None:
                return last
        return self._watch(view, assessment) or end

    def _before_moving(self, view: View, own: list[UnitView], assessment: Assessment) -> Order | None:
        """What is to be done before anybody else moves: shots above all."""
        order = (
            self._release(view, assessment)
            or self._raze(view, own)
            or self._skyfire(view, own)
            or self._barrage(view, own, assessment)
            or self._shot(view, own)
            or self._supply(view)
            or self._drones.strike(view, assessment, self._barred)
            or self._helicopters.strike(view, assessment, self._barred)
            or self._engineers.order(view, assessment, self._memory, self._barred)
            or self._second_shot(view, assessment)
        )
        if order is None and not view.enemies:
            order = self._demolish(view, own)
        if order is None and self._guns_next(assessment):
            order = self._shell(view, own)
        return order or self._ride(view, assessment)

    def _watch(self, view: View, assessment: Assessment) -> AlertOrder | PatrolOrder | None:
        """What is left at the end of a turn: whoever has a shot to spare and may be come near to goes on alert.

        Guards to whom nobody comes make their rounds.
        """
        while self._to_watch:
            unit = view.own_unit(self._to_watch.pop())
            patrol = None if unit is None else self._guards.round(view, unit, assessment)
            if patrol is not None and patrol not in self._barred:
                return patrol
            if unit is not None and unit.patrol == OFF_BOARD and is_worth_watching(view, unit, assessment):
                order = AlertOrder(side=self.side, unit=unit.id)
                if order not in self._barred and refuse_alert(view, order) is None:
                    return order
        return None

    def _shot(self, view: View, own: list[UnitView]) -> FireOrder | None:
        """The next shot of the volley that was begun, or the first of a new one."""
        while self._volley:
            aim = self._volley.pop(0)
            shooter = view.own_unit(aim.unit)
            if aim.cell not in view.at or shooter is None:
                self._volley.clear()
                break
            order = order_of(view, aim)
            # what the last shot brought to light may stand in the way of this one
            if order not in self._barred and refuse_shot(view, shooter, aim.weapon, aim.cell) is None:
                return order
        ready = [unit for unit in own if unit.id not in self._spent and not unit.kind.flies]
        self._volley = volley(view, ready, self._barred_shots(), self._spent, self.personality.firing)
        return order_of(view, self._volley.pop(0)) if self._volley else None

    def _barred_shots(self) -> set[FireOrder]:
        return {order for order in self._barred if isinstance(order, FireOrder)}

    def _raze(self, view: View, own: list[UnitView]) -> FireOrder | None:
        """A shot at a structure that the side's goals ask it to destroy."""
        if not self._plan.targets or self._volley:
            return None
        return razing(view, own, self._barred_shots(), self._plan.targets)

    def _skyfire(self, view: View, own: list[UnitView]) -> FireOrder | None:
        """A shot at a craft in the air."""
        if self._volley or not view.over:
            return None
        return skyfire(view, [unit for unit in own if not unit.kind.flies], self._barred_shots())

    def _barrage(self, view: View, own: list[UnitView], assessment: Assessment) -> FireOrder | None:
        """A shell among several enemies."""
        if self._volley:
            return None
        barred = self._barred_shots()
        for unit in own:
            if unit.id not in self._spent and has_blast(view, unit):
                aim = barrage(view, unit, assessment, barred)
                if aim is not None:
                    return order_of(view, aim)
        return None

    def _second_shot(self, view: View, assessment: Assessment) -> MoveOrder | None:
        """A supply truck or a general comes to who could fire once more."""
        for number in self._givers:
            giver = view.own_unit(number)
            order = None if giver is None else bring_second_shot(view, giver, assessment)
            if order is not None and order not in self._barred:
                self._spent.clear()
                return order
        return None

    def _ride(self, view: View, assessment: Assessment) -> Order | None:
        """Troops get into carriers that have no gun to fetch, and are driven on."""
        while self._to_ride:
            carrier = view.own_unit(self._to_ride[-1])
            if carrier is not None and not self._haulage.fetches(view, carrier, assessment):
                if self._air_lifts.takes(carrier):
                    order = self._air_lifts.order(view, carrier, assessment, self._air_lifts.errands, self._barred)
                else:
                    order = self._lifts.order(view, carrier, assessment, self._errands, self._barred)
                if order is not None:
                    return order
            self._to_ride.pop()
        return None

    def _station_helicopters(self, view: View, assessment: Assessment) -> Order | None:
        """The next helicopter takes up its station, with what everybody has seen by now in mind."""
        flying = [unit for unit in view.own if is_helicopter(unit.kind)]
        if not flying:
            return None
        self._memory.sweep(view)
        busy = {unit.id for unit in flying if self._air_lifts.is_busy(view, unit)}
        return self._helicopters.station(view, assessment, self._plan.errands, busy, self._barred)

    def _shell(self, view: View, own: list[UnitView]) -> FireOrder | None:
        """A shell at somebody who was there a moment ago, before the guns move."""
        aim = shelling(view, own, self._barred_shots(), self._shelled, self.personality.firing)
        return None if aim is None else order_of(view, aim)

    def _demolish(self, view: View, own: list[UnitView]) -> FireOrder | None:
        """A shot at an enemy's building or work by somebody who has nothing better to fire at."""
        return demolition(view, own, self._barred_shots())

    def _guns_next(self, assessment: Assessment) -> bool:
        """Whether the eyes of the force have moved, so that no better target will turn up for the guns."""
        return not self._to_move or assessment.roles.get(self._to_move[-1], Role.GUN).value >= Role.GUN.value

    def _supply(self, view: View) -> SupplyOrder | None:
        """Somebody is refilled, and may have a shot again."""
        order = refill(view, self.personality, self._barred)
        if order is not None:
            self._spent.discard(order.target or order.unit)
        return order

    def _release(self, view: View, assessment: Assessment) -> Order | None:
        """Let go of a gun that reaches somebody, before it fires."""
        for unit in view.own:
            if unit.towing != NO_UNIT:
                order = self._haulage.order(view, unit, assessment, self._barred)
                if order is not None:
                    self._spent.discard(unit.towing)
                    return order
        return None

    def _move(self, view: View, assessment: Assessment) -> Order | None:
        unit = view.own_unit(self._to_move.pop())
        if unit is None or unit.action_points == 0:
            return None
        hauled = self._haulage.order(view, unit, assessment, self._barred)
        if hauled is not None:
            # there is more for it to do
            self._to_move.append(unit.id)
            return hauled
        if unit.cargo and unit.id not in self._plan.errands:
            return None  # it waits where it is for its next turn
        if self._guards.rests(view, unit, assessment):
            return None
        errand = (
            self._air_lifts.meeting(unit)
            or self._errand(view, unit, assessment)
            or self._lifts.errand(view, unit, assessment, self._errands)
        )
        order = self._mover.order(view, unit, assessment, errand)
        return None if order in self._barred else order


def _contacts(view: View) -> frozenset[tuple[int, int]]:
    return frozenset((unit.id, unit.cell) for unit in view.enemies)
