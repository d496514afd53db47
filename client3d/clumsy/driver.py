"""The driver of the main ruleset: its orders, and what a script may expect of its battles."""

from __future__ import annotations

from typing import Any

import msgspec

from client3d.clumsy.desk import Desk
from client3d.play.view_driver import ViewDriver
from core.orders import Order, UndoOrder
from systems.clumsy.orders import AnyOrder


class Driver(ViewDriver):
    """The driver of a battle of the main ruleset."""

    desk: Desk

    def _order(self, fields: dict[str, Any]) -> Order:
        view = self.session.match.game.view(self.session.match.turn)
        side = fields.pop("side", view.side)
        fields["side"] = view.side_names.index(side) if side in view.side_names else side
        for name in ("unit", "target", "carrier", "gun"):
            if isinstance(fields.get(name), list):
                x, y = fields[name]
                cell = view.board.cell(x, y) if view.board.contains(x, y) else -1
                here = [each for each in (view.at.get(cell), view.over.get(cell)) if each is not None]
                found = min(here, key=lambda each: each.side != view.side, default=None)
                if found is None:
                    raise LookupError(f"no unit at {x},{y}")
                fields[name] = found.id
        order: Order = msgspec.convert(fields, AnyOrder | UndoOrder)
        return order

    def _expected(self, key: str, *where: Any) -> str:
        session = self.session
        if key == "fog":
            picture, (x, y) = session.projector.picture, where[0]
            return "seen" if picture.seen is None or picture.seen >> (y * picture.stride + x) & 1 else "remembered"
        if key not in ("turn", "round", "selected", "winner"):
            return super()._expected(key, *where)
        view = session.view()
        if key == "turn":
            return str(view.side_names[session.match.turn])
        if key == "round":
            return str(view.round)
        if key == "selected":
            unit = self.controller.unit
            return "none" if unit is None else str(unit.kind.id)
        return "none" if view.winner < 0 else str(view.side_names[view.winner])
