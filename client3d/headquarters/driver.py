"""What scripts do in a battle of Headquarters."""

from __future__ import annotations

from typing import Any

import msgspec

from client3d.headquarters.desk import CampDesk
from client3d.play.view_driver import ViewDriver
from core.orders import Order, UndoOrder
from systems.headquarters.orders import AnyOrder


class CampDriver(ViewDriver):
    """Its orders, and what a script may expect of its battles."""

    desk: CampDesk

    def _order(self, fields: dict[str, Any]) -> Order:
        view = self.session.view()
        side = fields.pop("side", view.side)
        fields["side"] = view.side_names.index(side) if side in view.side_names else side
        if isinstance(where := fields.get("unit"), list):
            number = view.board.cell(*where) if view.board.contains(*where) else -1
            here = view.at.get(number, ())
            if not here:
                raise LookupError(f"no unit at {where[0]},{where[1]}")
            fields["unit"] = here[0].id
        order: Order = msgspec.convert(fields, AnyOrder | UndoOrder)
        return order

    def _expected(self, key: str, *where: Any) -> str:
        session, picture = self.session, self.session.projector.picture
        if key == "turn":
            return "all" if session.looking < 0 else str(session.stage.side_names[session.looking])
        if key == "unit":
            here = sorted((each.key, each.type) for each in picture.figures.values() if each.cell == where[0])
            return here[-1][1] if here else "none"
        return super()._expected(key, *where)
