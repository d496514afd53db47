"""Runs Headquarters in a window, with a report of its screen: `python camp_run.py REPORT [--seed N] [--record FILE]`.

Besides what is on the screen the report has advice for who plays: the order that an opponent would give in the place of
the camp at the screen, to be carried out by mouse and keys.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "play"))

from witness import seen, write  # noqa: E402 - of the tests of the other client

from client3d.headquarters.session import CampSession  # noqa: E402
from client3d.play.app import run_play  # noqa: E402
from client3d.play.options import PlayOptions  # noqa: E402
from client3d.play.recordings import Recordings  # noqa: E402
from client3d.screens.program import Program  # noqa: E402
from core.orders import Order  # noqa: E402
from systems.headquarters.ai.opponent import Opponent  # noqa: E402
from systems.headquarters.data import load_headquarters  # noqa: E402
from systems.headquarters.orders import AttackOrder, BuyOrder, MoveOrder, RecruitOrder  # noqa: E402
from systems.headquarters.view import View  # noqa: E402


class Adviser:
    """What an opponent would order in the place of a person."""

    def __init__(self) -> None:
        self._minds: dict[int, Opponent] = {}
        self._last: tuple[View | None, Order | None] = (None, None)

    def advice(self, session: CampSession) -> dict[str, Any] | None:
        """The next order, by cells; None while nothing can be ordered. What was refused is not advised again."""
        if not session.acting or session.projector.busy:
            return None
        view, controller = session.view(), session.controller
        mind = self._minds.setdefault(view.side, Opponent(view.side))
        kept, order = self._last
        if controller.last_refusal is not None and order is not None:
            mind.refused(order, controller.last_refusal)
            controller.last_refusal = None
        elif kept is view and order is not None:
            return told(view, order)
        order = mind.next_order(view)
        self._last = view, order
        return told(view, order)


def told(view: View, order: Order) -> dict[str, Any]:
    """An order as a person carries it out: which cells to click, which button to press."""
    if isinstance(order, MoveOrder | AttackOrder):
        cell = view.board.xy(view.units[order.unit].cell)
        aim = order.to if isinstance(order, MoveOrder) else order.at
        return {"do": type(order).__name__, "from": list(cell), "to": list(aim)}
    if isinstance(order, RecruitOrder | BuyOrder):
        button = f"order.{'recruit' if isinstance(order, RecruitOrder) else 'buy'}_{order.what}"
        return {"do": type(order).__name__, "button": button, "to": None if order.at is None else list(order.at)}
    return {"do": "end_turn"}


class Witness:
    """Sees every frame of a program, as a script would, but does nothing."""

    done = False

    def __init__(self, program: Program, file: Path) -> None:
        self._program, self._file, self._frames = program, file, 0
        self._adviser = Adviser()
        self.driven: Any = None

    def frame(self, _seconds: float) -> None:
        """A frame was drawn: report it."""
        running = self._program.running
        if running is None:
            return
        self._frames += 1
        report = {"frame": self._frames, **seen(self._program, running)}
        session = getattr(running, "session", None)
        if isinstance(session, CampSession):
            report["acting"], report["advice"] = session.acting, self._adviser.advice(session)
            report["orders_shown"] = not session.projector.busy
            report["mode"] = session.controller.mode
        write(self._file, json.dumps(report))


def main() -> int:
    """Run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("report", type=Path)
    parser.add_argument("--map", default="classic")
    parser.add_argument("--side", default="")
    parser.add_argument("--hot-seat", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--date", default="2026-11-30")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--tier", default="low")
    parser.add_argument("--language", default="en")
    parser.add_argument("--record", type=Path)
    parser.add_argument("--settings", type=Path, help="the player's settings")
    given = parser.parse_args()
    width, height = (int(part) for part in given.size.split("x"))
    options = PlayOptions(
        ruleset="headquarters",
        pack="headquarters",
        map=given.map,
        side=given.side,
        hot_seat=given.hot_seat,
        seed=given.seed,
        date=given.date,
        size=(width, height),
        tier=given.tier,
        language=given.language,
        settings=given.settings,
    )
    recordings = Recordings(load_headquarters(), given.record)
    if given.record is not None:
        options.on_match.append(recordings.begin)
    run = Program.run

    def witnessed(program: Program, first: Any, _runner: Any = None) -> None:
        run(program, first, Witness(program, given.report))  # type: ignore[arg-type]

    Program.run = witnessed  # type: ignore[method-assign]
    try:
        return run_play(options)
    finally:
        recordings.close()


if __name__ == "__main__":
    sys.exit(main())
