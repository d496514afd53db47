"""Runs Headquarters in a window, with a report of its screen: `python camp_run.py REPORT [--seed N] [--record FILE]`.

Besides what is on the screen the report has advice for who plays: the order that an opponent would give in the place of
the camp at the screen, to be carried out by mouse and keys.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "play"))

from advised_run import AdvisingWitness, options_of, parser, witnessed_run

from client3d.headquarters.session import CampSession
from core.orders import Order
from systems.headquarters.ai.opponent import Opponent
from systems.headquarters.data import load_headquarters
from systems.headquarters.orders import AttackOrder, BuyOrder, MoveOrder, RecruitOrder
from systems.headquarters.view import View


class Witness(AdvisingWitness):
    """Tells which cells to click, which button to press."""

    make = Opponent
    session = CampSession

    def tell(self, _running: Any, view: View, order: Order) -> dict[str, Any]:
        """See `AdvisingWitness.tell`."""
        if isinstance(order, MoveOrder | AttackOrder):
            cell = view.board.xy(view.units[order.unit].cell)
            aim = order.to if isinstance(order, MoveOrder) else order.at
            return {"do": type(order).__name__, "from": list(cell), "to": list(aim)}
        if isinstance(order, RecruitOrder | BuyOrder):
            button = f"order.{'recruit' if isinstance(order, RecruitOrder) else 'buy'}_{order.what}"
            return {"do": type(order).__name__, "button": button, "to": None if order.at is None else list(order.at)}
        return {"do": "end_turn"}


def main() -> int:
    """Run."""
    words = parser()
    words.add_argument("--map", default="classic")
    words.add_argument("--date", default="2026-11-30")
    given = words.parse_args()
    options = options_of(given, ruleset="headquarters", pack="headquarters", map=given.map, date=given.date)
    return witnessed_run(given, load_headquarters(), options, Witness)


if __name__ == "__main__":
    sys.exit(main())
