"""Runs a mission of Skirmish in a window, with a report of its screen: `python table_advised.py REPORT --mission NAME`.

Besides what is on the screen the report has advice for who plays: the order that an opponent would give in the place of
the side at the screen, with the pixels at which a person gives it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "play"))

from advised_run import AdvisingWitness, options_of, parser, witnessed_run

from client3d.hud.values import DamageLine
from client3d.skirmish.session import TableSession
from client3d.table.measures import ground
from core.orders import Order
from core.packs.location import pack_folder
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.data import load_skirmish
from systems.skirmish.geometry import middle, part_of, plus
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.orders import (
    ActivateOrder,
    CaptureOrder,
    DetectOrder,
    EnterOrder,
    MoveOrder,
    ShootOrder,
    TurnOrder,
)
from systems.skirmish.view import View

NOBODY = -1
LOOK = 5 * CENTIMETRE
"""How far from a fighter one points to turn it."""


class Witness(AdvisingWitness):
    """Tells the pixels to click, one after the other, and what would be in their way."""

    make = Opponent
    session = TableSession

    def report(self, running: Any) -> dict[str, Any]:
        """See `AdvisingWitness.report`."""
        found = super().report(running)
        session = getattr(running, "session", None)
        if isinstance(session, TableSession) and not running.program.navigator.modal:
            found |= self._told(running, session)
        return found

    def _told(self, running: Any, session: TableSession) -> dict[str, Any]:
        view, hud = session.view(), running.front.hud
        acting, damage, path = view.active(), hud.damage_preview, hud.path_preview
        shot = damage.values if damage.visible else None
        return {
            "active": [unit.id for unit in acting],
            "stands": self._body(running, acting[0].id) if acting else None,
            "actions": acting[0].actions if acting else 0,
            "moves": acting[0].moves if acting else 0,
            "inside": bool(acting) and acting[0].is_inside,
            "leader": bool(acting) and acting[0].kind.is_leader,
            "fresh": {str(u.id): self._body(running, u.id) for u in view.of(view.side) if u.stage == "fresh"},
            "leaders": [u.id for u in view.of(view.side) if u.kind.is_leader and u.stage == "fresh"],
            "path": [list(spot) for spot in session.controller.chosen.path],
            "stated": session.controller.chosen.will_move,
            "posture": session.controller.chosen.posture,
            "odds": "" if shot is None else "; ".join(map(_line, shot.lines)),
            "measured": f"{path.values.told} {path.values.note}" if path.visible and path.values else "",
            "says": hud.message_line.text if hud.message_line.visible else "",
        }

    def tell(self, running: Any, view: View, order: Order) -> dict[str, Any]:
        """See `AdvisingWitness.tell`."""
        do, scene = type(order).__name__, running.scene
        found: dict[str, Any] = {"do": do, "at": [], "hidden": []}
        if isinstance(order, ActivateOrder):
            unit = order.unit or view.start.groups[order.group - 1].members[0]
            return found | {"unit": unit, "at": [self._body(running, unit)]}
        if isinstance(order, ShootOrder):
            at = self._body(running, order.target)
            hidden = scene.pick(*at).fighter != order.target
            return found | {"unit": order.target, "at": [at], "hidden": [hidden]}
        spots: list[Point] = []
        if isinstance(order, MoveOrder):
            spots = list(order.path)
            if order.facing is not None:
                found["face"] = self._pixel(scene, plus(order.path[-1], part_of(order.facing, LOOK)))
        elif isinstance(order, TurnOrder):
            spots = [plus(view.active()[0].at, part_of(order.facing, LOOK))]
        elif isinstance(order, CaptureOrder):
            spots = [view.things[order.object].at]
        elif isinstance(order, EnterOrder | DetectOrder):
            spots = [middle(view.table.buildings[order.building].polygon)]
        found["at"] = [self._pixel(scene, spot) for spot in spots]
        acting = [unit.id for unit in view.active()]
        found["hidden"] = [self._hides(running, spot) not in (*acting, NOBODY) for spot in spots]
        return found

    @staticmethod
    def _pixel(scene: Any, spot: Point) -> list[float]:
        return list(scene.project((*ground(spot), 0.0)))

    def _hides(self, running: Any, spot: Point) -> int:
        """The miniature that is drawn over a place."""
        return int(running.scene.pick(*self._pixel(running.scene, spot)).fighter)

    @staticmethod
    def _body(running: Any, unit: int) -> list[float]:
        """The middle of a miniature."""
        units = running.scene.units
        x, y, z = units.world_position(unit)
        return list(running.scene.project((x, y, (z + units.top(unit)[2]) / 2)))


def _line(one: DamageLine) -> str:
    return f"{one.weapon}: {one.told or one.reason} {one.left}"


def main() -> int:
    """Run."""
    words = parser()
    words.add_argument("--mission", default="farm")
    words.add_argument("--pack", type=Path, default=pack_folder("skirmish"))
    given = words.parse_args()
    options = options_of(given, ruleset="skirmish", pack=given.pack, mission=given.mission)
    return witnessed_run(given, load_skirmish(given.pack), options, Witness)


if __name__ == "__main__":
    sys.exit(main())
