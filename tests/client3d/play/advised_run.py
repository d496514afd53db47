"""Runs a battle in a window with a report of its screen and advice for who plays: `advised` carries that out.

The advice is the order that an opponent would give in the place of the person at the screen.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from witness import Witness

from client3d.play.app import run_play
from client3d.play.options import PlayOptions
from client3d.play.recordings import Recordings
from client3d.screens.program import Program
from core.orders import Order
from core.packs.loader import Pack
from core.rulesets import Thinker


class Adviser:
    """What an opponent would order in the place of a person; `make`: an opponent of a side."""

    def __init__(self, make: Callable[[int], Thinker]) -> None:
        self._make = make
        self._minds: dict[int, Thinker] = {}
        self._last: tuple[Any, Order | None] = (None, None)

    def advice(self, session: Any) -> tuple[Any, Order] | None:
        """The next order, with the view it is for; None while nothing can be ordered.

        What was refused is not advised again.
        """
        if not session.acting or session.projector.busy:
            return None
        view, controller = session.view(), session.controller
        mind = self._minds.setdefault(view.side, self._make(view.side))
        kept, order = self._last
        if controller.last_refusal is not None and order is not None:
            mind.refused(order, controller.last_refusal)
            controller.last_refusal = None
        elif kept is view and order is not None:
            return view, order
        order = mind.next_order(view)
        self._last = view, order
        return view, order


class AdvisingWitness(Witness):
    """Reports the advice beside what is on the screen. `tell`: an order as a person carries it out."""

    make: Callable[[int], Thinker]
    session: type[Any]

    def __init__(self, program: Program, file: Path) -> None:
        super().__init__(program, file)
        self.adviser = Adviser(type(self).make)

    def report(self, running: Any) -> dict[str, Any]:
        """See `Witness.report`."""
        found = super().report(running)
        session = getattr(running, "session", None)
        if isinstance(session, self.session):
            advice = self.adviser.advice(session)
            found["acting"], found["mode"] = session.acting, session.controller.mode
            found["advice"] = None
            if advice is not None:
                found["advice"] = {"order": repr(advice[1]), **self.tell(running, *advice)}
        return found

    def tell(self, running: Any, view: Any, order: Order) -> dict[str, Any]:
        """An order as a person carries it out."""
        raise NotImplementedError


def parser() -> argparse.ArgumentParser:
    """What every such run is told."""
    found = argparse.ArgumentParser()
    found.add_argument("report", type=Path)
    found.add_argument("--side", default="")
    found.add_argument("--hot-seat", action="store_true")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--size", default="1280x800")
    found.add_argument("--tier", default="low")
    found.add_argument("--language", default="en")
    found.add_argument("--record", type=Path)
    found.add_argument("--settings", type=Path, help="the player's settings")
    return found


def options_of(given: argparse.Namespace, **more: Any) -> PlayOptions:
    """The options of what was told, and more."""
    width, height = (int(part) for part in given.size.split("x"))
    named = ("side", "hot_seat", "seed", "tier", "language", "settings")
    return PlayOptions(size=(width, height), **{name: getattr(given, name) for name in named}, **more)


def witnessed_run(
    given: argparse.Namespace, pack: Pack[Any], options: PlayOptions, witness: Callable[[Program, Path], Witness]
) -> int:
    """Run it, recorded if that is wished for, with a report of every frame."""
    recordings = Recordings(pack, given.record)
    if given.record is not None:
        options.on_match.append(recordings.begin)
    run = Program.run

    def witnessed(program: Program, first: Any, _runner: Any = None) -> None:
        run(program, first, witness(program, given.report))  # type: ignore[arg-type]

    Program.run = witnessed  # type: ignore[method-assign]
    try:
        return run_play(options)
    finally:
        recordings.close()
