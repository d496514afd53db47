"""What can be pressed in Skirmish: the actions of who acts, and the buttons of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from client3d.hud.values import OrderButton, TurnButtons
from client3d.skirmish import pointed as pointing
from client3d.skirmish.controller import TableController
from client3d.skirmish.desk import FLOOR
from client3d.skirmish.pointed import DETECT, ENTER, FACE, MOVE, SHOOT, TURN, Chosen, group_order
from client3d.skirmish.words import TableWords
from core.orders import Order, Refusal
from systems.skirmish.movement import refuse_moving
from systems.skirmish.orders import AimOrder, LeaveOrder, MoveOrder, ReloadOrder, TurnOrder
from systems.skirmish.pipeline import refuse
from systems.skirmish.view import UnitView, View


class TableMenus:
    """Makes the buttons."""

    def __init__(self, words: TableWords) -> None:
        self.words = words

    def orders(self, view: View, controller: TableController, waiting: str) -> tuple[OrderButton, ...]:
        """The buttons; waiting: why no order can be given now, or ""."""
        fellows, chosen = view.active(), controller.chosen
        begins = self._activate(view, controller, waiting)
        if not fellows:
            return begins
        place = self._inside(view, chosen, fellows[0], waiting) if fellows[0].is_inside else ()
        return (*begins, *self._actions(view, controller, fellows, waiting), *place)

    def _activate(self, view: View, controller: TableController, waiting: str) -> tuple[OrderButton, ...]:
        unit = controller.unit
        if unit is None or unit.side != view.side or unit.stage == "active":
            return ()
        order = group_order(view, unit)
        return (self._button("sk_activate", "play", waiting or self._why(view, order), badge=str(unit.actions)),)

    def _actions(
        self, view: View, controller: TableController, fellows: list[UnitView], waiting: str
    ) -> list[OrderButton]:
        chosen, unit, side, rules = controller.chosen, fellows[0], view.side, view.data.rules
        reason = self._reason
        moving = reason(refuse_moving(view, MoveOrder(side=side, path=(unit.at,))))
        found = []
        if not unit.is_inside:
            found.append(self._button("sk_move", "move", waiting or moving, chosen.mode == MOVE, str(unit.actions)))
            if chosen.path:
                found.append(self._button("sk_face", "right", waiting, chosen.mode == FACE))
        found.append(
            self._button(
                "sk_turn",
                "patrol",
                waiting or self._why(view, TurnOrder(side=side, facing=unit.facing)),
                chosen.mode == TURN,
            )
        )
        shots = pointing.shots(view, chosen.will_move)
        found += [
            self._button("sk_shoot", "fire", waiting or self._any(view, shots, "not_visible"), chosen.mode == SHOOT),
            self._button("sk_state", "moved", waiting, chosen.will_move, dice=rules.shooting.moved),
            self._button("sk_aim", "eye", waiting or self._why(view, AimOrder(side=side)), dice=rules.shooting.aimed),
            self._button("sk_reload", "ammo", waiting or self._why(view, ReloadOrder(side=side))),
        ]
        if any(True for _ in pointing.searches(view)):
            searches = waiting or self._any(view, pointing.searches(view), "nothing_there")
            dice, needs = rules.detecting.dice, rules.detecting.needs
            found.append(self._button("sk_detect", "hidden", searches, chosen.mode == DETECT, dice=dice, needs=needs))
            if not unit.is_inside:
                entries = waiting or self._any(view, pointing.entries(view, chosen), "nothing_there")
                found.append(self._button("sk_enter", "board", entries, chosen.mode == ENTER))
                hides = chosen.posture == "hide"
                found.append(self._button("sk_posture", "cover", waiting, hides))
        if view.things:
            captures = waiting or self._any(view, pointing.captures(view), "nothing_there")
            found.append(self._button("sk_capture", "flag", captures))
        return found

    def _inside(self, view: View, chosen: Chosen, unit: UnitView, waiting: str) -> Iterable[OrderButton]:
        """Coming out, other floors, hiding or lining the windows."""
        words = self.words
        yield self._button("sk_leave", "unload", waiting or self._why(view, LeaveOrder(side=view.side)))
        yield self._button("sk_posture", "cover", waiting, chosen.posture == "hide")
        for floor in range(view.table.buildings[unit.building].floors):
            order = pointing.inside_order(view, floor, chosen.posture)
            here = floor == unit.floor
            key = "hide" if chosen.posture == "hide" else "line"
            label = words(f"sk-floor-{key}", floor=floor)
            yield OrderButton(
                f"{FLOOR}{floor}",
                "up" if floor else "structure",
                label,
                reason=waiting or self._why(view, order),
                active=here,
                tip=words("order-sk_floor-tip", actions=view.data.rules.activation.inside),
            )

    def _button(
        self, name: str, icon: str, reason: str, active: bool = False, badge: str = "", **numbers: int
    ) -> OrderButton:
        """A button of an order; `numbers`: of the rules, that its tip tells."""
        words = self.words
        label, tip = words(f"order-{name}"), words(f"order-{name}-tip", **numbers)
        return OrderButton(name, icon, label, reason=reason, active=active, tip=tip, badge=badge)

    def turn_buttons(self, view: View, obstacle: str, waiting: str) -> TurnButtons:
        """End of activation or turn, undo, next fighter."""
        if view.ended:
            return TurnButtons(None, None, None)
        words, able = self.words, pointing.able(view)
        acting = bool(view.active())
        return TurnButtons(
            waiting,
            waiting or (words.refusal(Refusal(obstacle)) if obstacle else ""),
            "" if able else words("turn-none-left"),
            0 if acting else len(able),
            end_text="sk-end-activation" if acting else "hud-end-turn",
        )

    def hint(self, view: View, mode: str) -> str:
        """What is to be chosen on the table in a mode, or that no action is left; "" for nothing."""
        fellows = view.active()
        if fellows and fellows[0].actions == 0:
            return self.words("sk-hint-spent")
        return "" if mode == MOVE else self.words(f"sk-hint-{mode}")

    def _why(self, view: View, order: Order) -> str:
        return self._reason(refuse(view, order))

    def _any(self, view: View, orders: Iterable[Order], nothing: str) -> str:
        return self._reason(pointing.best_refusal(view, iter(orders), nothing))

    def _reason(self, refusal: Refusal | None) -> str:
        return self.words.refusal(refusal) if refusal is not None else ""
