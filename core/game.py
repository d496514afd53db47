"""A game: one battle with one door for orders.

`Game.submit` refuses an order or resolves it to the end of its chain and returns what happened.
Everything a person or program sees of the battle is `Game.view(side)` and the events told to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

import esper
import msgspec

from core.digest import START, chained, state_digest
from core.events import Event, OrderTakenBack, Told, told_to
from core.orders import Order, Refusal, UndoOrder
from core.world import Change, World

BEATS_LIMIT = 10_000
"""A chain longer than this is a fault in the rules, not a battle."""


class EndlessChainError(RuntimeError):
    """An order's chain did not come to an end."""


class Battle(Protocol):
    """What a ruleset keeps of a battle: at least its world and what happened in the present order."""

    world: World
    told: list[Told]


View_ = TypeVar("View_")
Battle_ = TypeVar("Battle_", bound=Battle)


class Rules(Protocol[Battle_, View_]):
    """What `core` needs of a ruleset to run a game."""

    def sides(self, battle: Battle_) -> int:
        """How many sides play."""

    def refuse(self, view: View_, order: Order) -> Refusal | None:
        """Why this order cannot be given, as far as the ordering side may know."""

    def begin(self, battle: Battle_, view: View_, order: Order) -> None:
        """Put an accepted order's first records on the agenda; `view` is what its side knew when it gave it."""

    def settle(self, battle: Battle_) -> None:
        """The agenda has run empty: victory, the next phase of a turn; may add records."""

    def view(self, battle: Battle_, side: int) -> View_:
        """What this side may know now."""

    def known_as(self, battle: Battle_, side: int) -> Callable[[int], int]:
        """The name under which the side knows a unit, by its id."""

    def undo_obstacle(self, order: Order, told: list[Event], before: View_, after: View_) -> str:
        """Why the side may not take this order back, "" if it may; from what the side knows alone."""

    def copy(self, battle: Battle_) -> Battle_:
        """The same battle once more, in a world of its own."""


class Entry(msgspec.Struct, frozen=True):
    """One accepted order and all that came of it, as a recorder wants it."""

    order: Order
    draws: tuple[int, ...]
    told: tuple[Told, ...]
    changes: list[Change]
    digest: bytes
    """The chained digest of all events so far."""


class _Step(msgspec.Struct):
    """What it takes to undo an order."""

    side: int
    mark: int
    viewers: int
    obstacle: str


class Game(Generic[Battle_, View_]):
    """A battle under its rules.

    `watchers` are called with an `Entry` after each accepted order, in the order they were added.
    """

    def __init__(self, rules: Rules[Battle_, View_], battle: Battle_) -> None:
        self.rules = rules
        self.battle = battle
        self.chain = START
        self.watchers: list[Callable[[Entry], None]] = []
        self.opening: tuple[Told, ...] = ()
        self._steps: list[_Step] = []
        self._views: dict[int, View_] = {}
        with battle.world.active():
            # what is seen at the very beginning
            self.resolve()
            self.opening = tuple(battle.told)
            battle.told.clear()
            battle.world.forget()
        self.chain = chained(self.chain, [event for event, _ in self.opening])

    # --- looking

    def view(self, side: int) -> View_:
        """What `side` may know of the battle now; the same object until something happens."""
        found = self._views.get(side)
        if found is None:
            with self.battle.world.active():
                found = self._views[side] = self.rules.view(self.battle, side)
        return found

    def told_to(self, side: int, told: Sequence[Told]) -> list[Event]:
        """The events of `told` that `side` may see, units named as it knows them."""
        with self.battle.world.active():
            return told_to(side, told, self.rules.known_as(self.battle, side))

    def state_digest(self) -> bytes:
        """A fingerprint of the whole state."""
        with self.battle.world.active():
            return state_digest(self.battle.world)

    def undo_obstacle(self, side: int) -> str:
        """Why `side` cannot take its last order back; "" if it can."""
        if not self._steps or self._steps[-1].side != side:
            return "nothing_to_undo"
        return self._steps[-1].obstacle

    # --- the one door

    def refuse(self, order: Order) -> Refusal | None:
        """Why `submit` would refuse this order, or None."""
        if isinstance(order, UndoOrder):
            obstacle = self.undo_obstacle(order.side)
            return Refusal(obstacle) if obstacle else None
        if not 0 <= order.side < self.rules.sides(self.battle):
            return Refusal("invalid")
        return self.rules.refuse(self.view(order.side), order)

    def submit(self, order: Order, draws: Sequence[int] = ()) -> Refusal | list[Told]:
        """Refuse `order`, or resolve it and return everything that happened with who may see it.

        `draws` answers the order's draws, as a scenario does. Raises EndlessChainError.
        """
        refusal = self.refuse(order)
        if refusal is not None:
            return refusal
        battle = self.battle
        world = battle.world
        if isinstance(order, UndoOrder):
            told, changes = self._take_back(order)
        else:
            before = self.view(order.side)
            with world.active():
                mark = world.mark()
                world.draws.answer(draws)
                self.rules.begin(battle, before, order)
                self.resolve()
                world.draws.answer(())
                told = list(battle.told)
                battle.told.clear()
                changes = world.changes_since(mark) if self.watchers else []
            self._views.clear()
            self._remember(order, mark, told, before)
        self.chain = chained(self.chain, [event for event, _ in told])
        if self.watchers:
            entry = Entry(order, tuple(draws), tuple(told), changes, self.chain)
            for watcher in self.watchers:
                watcher(entry)
        return told

    def copy(self) -> Game[Battle_, View_]:
        """An independent game in the same state, without history and watchers."""
        with self.battle.world.active():
            battle = self.rules.copy(self.battle)
        return Game.resumed(self.rules, battle, self.chain)

    @classmethod
    def resumed(cls, rules: Rules[Battle_, View_], battle: Battle_, chain: bytes) -> Game[Battle_, View_]:
        """A game that goes on with a battle between two orders: nothing can be taken back that was given before.

        `chain` is the digest of all that has been told so far.
        """
        game: Game[Battle_, View_] = Game.__new__(Game)
        game.rules = rules
        game.battle = battle
        game.chain = chain
        game.watchers = []
        game.opening = ()
        game._steps = []
        game._views = {}
        return game

    def go_on_as(self, other: Game[Battle_, View_]) -> None:
        """Go on with another game's battle, which is this one's by other data: nothing before it can be taken back."""
        self.rules, self.battle = other.rules, other.battle
        self._steps.clear()
        self._views.clear()

    def resolve(self) -> None:
        """Let the beats go on until the agenda is empty and nothing follows. The world must be active."""
        battle = self.battle
        agenda = battle.world.agenda
        beats = 0
        while True:
            while agenda:
                esper.process()
                beats += 1
                if beats > BEATS_LIMIT:
                    raise EndlessChainError(f"no end after {beats} beats; still waiting: {agenda.kinds()}")
            self.rules.settle(battle)
            if not agenda:
                return

    def _remember(self, order: Order, mark: int, told: list[Told], before: View_) -> None:
        seen = self.told_to(order.side, told)
        obstacle = self.rules.undo_obstacle(order, seen, before, self.view(order.side))
        viewers = 0
        for _, sides in told:
            viewers |= sides
        if obstacle:
            # nothing before an order that stays can be taken back either
            with self.battle.world.active():
                self.battle.world.forget()
            self._steps.clear()
            self._steps.append(_Step(order.side, 0, viewers, obstacle))
        else:
            if self._steps and self._steps[-1].obstacle:
                self._steps.clear()
            self._steps.append(_Step(order.side, mark, viewers, ""))

    def _take_back(self, order: UndoOrder) -> tuple[list[Told], list[Change]]:
        step = self._steps.pop()
        with self.battle.world.active():
            changes = self.battle.world.take_back(step.mark)
        self._views.clear()
        return [(OrderTakenBack(side=order.side), step.viewers | 1 << order.side)], changes
