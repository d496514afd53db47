"""What scripts do in a battle of Skirmish. Where scripts of other games name cells, these name whole centimetres."""

from __future__ import annotations

from typing import Any

import msgspec

from client3d.play.view_driver import ViewDriver
from client3d.skirmish.desk import TableDesk
from client3d.table.measures import ground
from core.orders import Cell, Order, UndoOrder
from replays.reader import EVERYTHING
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.orders import AnyOrder


def spot_of(cell: Cell) -> Point:
    """The place that so many centimetres name."""
    return cell[0] * CENTIMETRE, cell[1] * CENTIMETRE


class TableDriver(ViewDriver):
    """Its orders, and what a script may expect of its battles."""

    desk: TableDesk

    def carry_out(self, instruction: Any) -> str:
        """See `script.Driven`."""
        verb, arguments = instruction.verb, instruction.arguments
        names_place = verb in ("click", "hover", "camera") and arguments[0] in ("cell", "focus")
        place = arguments[1] if names_place else None
        if place is not None and not self.session.projector.picture.table.holds(spot_of(place)):
            return f"{place[0]},{place[1]} is off the table"
        return str(getattr(self, f"_run_{verb}")(*arguments) or "")

    def _run_click(self, what: str, where: Any, button: str) -> str:
        if what == "cell" and button != "right" and not self.panels.modal:
            self.desk.click_cell(self.desk.place_of(spot_of(where)))
            return ""
        return super()._run_click(what, where, button)

    def _run_hover(self, what: str, where: Any) -> str:
        if what == "widget":
            return super()._run_hover(what, where)
        self.controller.hover(None if where is None else self.desk.place_of(spot_of(where)))
        if where is not None:
            self.desk.pointer = self.session.stage.scene.project((*ground(spot_of(where)), 0.0))
        return ""

    def _run_camera(self, what: str, value: Any) -> str:
        return super()._run_camera(what, spot_of(value) if what == "focus" else value)

    def _give(self, order: Order) -> None:
        self.controller.order(order)

    def _order(self, fields: dict[str, Any]) -> Order:
        view = self.session.view()
        side = fields.pop("side", view.side_names[view.side])
        fields["side"] = view.side_names.index(side) if side in view.side_names else side
        for name in ("unit", "target"):
            if isinstance(where := fields.get(name), list):
                place = self.desk.place_of(spot_of((where[0], where[1])))
                if not place.unit:
                    raise LookupError(f"nobody at {where[0]},{where[1]}")
                fields[name] = place.unit
        for name in ("path", "at"):
            if name in fields:
                fields[name] = _in_hundredths(fields[name])
        if isinstance(path := fields.get("path"), list) and not isinstance(path[0], list):
            fields["path"] = [path]
        order: Order = msgspec.convert(fields, AnyOrder | UndoOrder)
        return order

    def _run_select(self, cell: Cell | None) -> str:
        if cell is None:
            self.controller.select(0)
            return ""
        place = self.desk.place_of(spot_of(cell))
        self.controller.select(place.unit)
        return "" if place.unit else f"nobody at {cell[0]},{cell[1]}"

    def _expected(self, key: str, *where: Any) -> str:
        session, picture = self.session, self.session.projector.picture
        if key == "turn":
            return "all" if session.looking < 0 else str(session.stage.side_names[picture.go])
        if key == "unit":
            view = session.match.view(EVERYTHING) if session.looking == EVERYTHING else session.view()
            unit = view.units.get(self.desk.place_of(spot_of(where[0])).unit)
            return "none" if unit is None else str(unit.kind.id)
        return super()._expected(key, *where)


def _in_hundredths(value: Any) -> Any:
    """Places in centimetres as the rules count them: one of them, or several."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [list(spot_of((x, y))) for x, y in value]
    return list(spot_of((value[0], value[1])))
