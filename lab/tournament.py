"""Games of opponents against each other without a screen, and the report of many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from core.game import Entry
from core.orders import Order, Refusal
from systems.clumsy.data import ClumsyData
from systems.clumsy.orders import EndTurnOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup
from systems.clumsy.view import View


class Seat(Protocol):
    """What plays a side."""

    def next_order(self, view: View) -> Order:
        """What to do next."""

    def refused(self, order: Order, refusal: Refusal) -> None:
        """An order was refused."""


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went."""

    seed: int
    map: str
    rounds: int
    reason: str
    """destruction, surrender, points, round_limit."""
    winner: int
    """The winning side, -1 for a draw."""
    fielded: tuple[int, ...]
    """Units of each side at the start."""
    losses: tuple[int, ...]
    """Units each side lost."""
    orders: int
    """Accepted orders to units, without passes."""
    refused: int
    unit_turns: int
    """Units alive at the start of a side's turn, over all turns."""
    turns: int
    """Turns of sides."""
    digest: str
    """The chained digest of all events."""
    state_digest: str


class StuckError(RuntimeError):
    """A seat went on giving orders without ending its turn, or a game left something undone."""


ORDERS_A_TURN = 500
"""More orders than this in one turn are a fault in a seat."""


def play_game(
    setup: BattleSetup,
    data: ClumsyData,
    opponents: Sequence[Seat],
    on_entry: Callable[[Entry], None] | None = None,
) -> GameRecord:
    """Play a game to its end. Raises StuckError if a seat never ends its turn or the agenda is left with something."""
    game = new_game(setup, data)
    if on_entry is not None:
        game.watchers.append(on_entry)
    fielded = tuple(sum(unit.side == side for unit in setup.units) for side in range(len(setup.sides)))
    orders = refused = unit_turns = turns = 0
    while not (view := game.view(turns % len(setup.sides))).ended:
        turns += 1
        unit_turns += len(view.own)
        given, missed = play_turn(game, view.side, opponents[view.side])
        orders += given
        refused += missed
    units = game.battle.field.units
    return GameRecord(
        seed=setup.seed,
        map=setup.title,
        rounds=view.round,
        reason=view.outcome,
        winner=view.winner,
        fielded=fielded,
        losses=tuple(was - units[side].bit_count() for side, was in enumerate(fielded)),
        orders=orders,
        refused=refused,
        unit_turns=unit_turns,
        turns=turns,
        digest=game.chain.hex(),
        state_digest=game.state_digest().hex(),
    )


def play_turn(game: ClumsyGame, side: int, seat: Seat) -> tuple[int, int]:
    """Play one side's turn; return how many orders to units were accepted and how many orders were refused."""
    given = refused = 0
    for _ in range(ORDERS_A_TURN):
        order = seat.next_order(game.view(side))
        answer = game.submit(order)
        if game.battle.world.agenda:
            raise StuckError(f"{order} left {game.battle.world.agenda.kinds()} on the agenda")
        if isinstance(answer, Refusal):
            refused += 1
            seat.refused(order, answer)
        elif isinstance(order, EndTurnOrder | SurrenderOrder) or game.view(side).ended:
            return given + (not isinstance(order, EndTurnOrder | SurrenderOrder)), refused
        else:
            given += 1
    raise StuckError(f"side {side} gave {ORDERS_A_TURN} orders without ending its turn")
