"""What can be pressed: the order bar, the buttons of a turn, those of a watcher."""

from __future__ import annotations

from client3d.clumsy import aiming, previews, prices
from client3d.clumsy.controller import Controller
from client3d.clumsy.engineering import BUILD_PREFIX, WORKS, is_engineer, refusal_of_work
from client3d.clumsy.pointed import Chosen
from client3d.clumsy.words import Words
from client3d.hud.values import (
    OrderButton,
    TurnButtons,
)
from core.orders import Refusal
from systems.clumsy import fire
from systems.clumsy.data import StructureType
from systems.clumsy.supply import is_at_depot
from systems.clumsy.view import UnitView, View

ORDERS = (
    ("move", "move", "M"),
    ("fire", "fire", "F"),
    ("alert", "alert", "O"),
    ("patrol", "patrol", "Z"),
    ("stand_down", "cancel", "X"),
    ("supply", "supply", "R"),
    ("board", "board", "I"),
    ("unload", "unload", "J"),
    ("tow", "tow", "T"),
    ("unhitch", "unhitch", "T"),
    ("build", "build", "B"),
    ("clear", "clear", "K"),
    ("lay_mine", "lay_mine", "5"),
    ("demine", "demine", "Y"),
    ("land", "land", "6"),
)
"""Buttons of the order bar: name, icon, key."""
WEAPON_PREFIX, AIM_PREFIX = "weapon_", "aim_"
"""Before a weapon's name and before what is aimed at: the intents of choosing them."""
AIM_ICONS = {"unit": "foot", "structure": "structure", "ground": "range"}


class Menus:
    """Makes the buttons; keeps only which units of the newest view can still act, which is asked again and again."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._view: View | None = None
        self._able: frozenset[int] = frozenset()

    def able(self, view: View) -> frozenset[int]:
        """The side's units that can still do something."""
        if view is not self._view:
            self._view = view
            self._able = frozenset(unit.id for unit in view.own if previews.can_act(view, unit))
        return self._able

    def orders(self, view: View, controller: Controller, acting: bool) -> tuple[OrderButton, ...]:
        """The order bar of the selected unit; empty where none takes orders."""
        unit = controller.own_unit
        if unit is None or not acting:
            return ()
        if controller.mode == "build":
            return self._build_menu(view, unit, controller.chosen.structure)
        if controller.mode == "fire" and (choices := self._fire_choices(view, unit, controller.chosen)):
            tip, price = self._order_tip(view, unit, "fire"), prices.badge(prices.price(view, unit, "fire"))
            back = OrderButton("fire", "fire", self.words("order-fire"), "F", "", True, tip, price, "points")
            return back, *choices
        wanted = ["move", "fire", *previews.keeping_orders(unit), *previews.transport_orders(view, unit)]
        if "supplier" in unit.kind.abilities or is_at_depot(view, unit):
            wanted.append("supply")
        if is_engineer(unit):
            wanted += WORKS
        if unit.kind.flies:
            wanted.append("land")
        on_its_way = unit.id in controller.routes.sent
        if on_its_way and "stand_down" not in wanted:
            wanted.append("stand_down")
        shown = [name for name in ORDERS if name[0] in wanted]
        return tuple(
            OrderButton(
                name,
                icon,
                self._label(name, view, controller),
                key,
                "" if on_its_way and name == "stand_down" else self._reason(previews.refusal_of_kind(view, unit, name)),
                controller.mode == name or (name == "move" and controller.mode == "fly"),
                self._order_tip(view, unit, name),
                prices.badge(prices.price(view, unit, name)),
                "points",
            )
            for name, icon, key in shown
        )

    def _order_tip(self, view: View, unit: UnitView, name: str) -> str:
        lines = (self.words(f"order-{name}-tip"), prices.line(self.words, view, unit, name))
        return "\n".join(filter(None, lines))

    def _label(self, name: str, view: View, controller: Controller) -> str:
        passenger = (
            view.passenger(controller.chosen.passenger) if name == "unload" and controller.mode == "unload" else None
        )
        if passenger is None:
            return self.words(f"order-{name}")
        return self.words.unit_numbered(passenger.id, passenger.kind.id, view.side)

    def _fire_choices(self, view: View, unit: UnitView, chosen: Chosen) -> list[OrderButton]:
        """The weapons, where there are several, and what to aim at, where that can be something else than units."""
        words, names = self.words, unit.kind.weapons if len(unit.kind.weapons) > 1 else ()
        price = prices.badge(prices.price(view, unit, "fire"))
        weapons = [
            OrderButton(
                f"{WEAPON_PREFIX}{name}",
                "fire",
                words.weapon(name),
                "",
                self._reason(fire.refuse_weapon(view, unit, name)),
                name == chosen.weapon,
                words("order-weapon-tip"),
                price,
                "points",
            )
            for name in names
        ]
        aims = aiming.worth_choosing(view, unit, chosen.weapon)
        return weapons + [
            OrderButton(
                f"{AIM_PREFIX}{what}", icon, words(f"aim-{what}"), "", "", what == chosen.aim, words(f"aim-{what}-tip")
            )
            for what, icon in AIM_ICONS.items()
            if what in aims
        ]

    def _build_menu(self, view: View, unit: UnitView, chosen: str) -> tuple[OrderButton, ...]:
        """Back to the other orders, and what there is to build."""
        words = self.words
        back = OrderButton("build", "build", words("order-build"), "B", "", True, words("order-build-tip"))
        kinds = sorted(view.data.structures.values(), key=lambda kind: (kind.kind, kind.id))
        return back, *(
            OrderButton(
                f"{BUILD_PREFIX}{kind.id}",
                "structure" if kind.kind == "building" else "cover",
                words.structure_type(kind.id),
                str(place) if place < 10 else "",
                self._reason(refusal_of_work(view, unit, "build", kind.id)),
                kind.id == chosen,
                self._structure_tip(view, kind),
                f"×{kind.build_turns}",
            )
            for place, kind in enumerate(kinds, 1)
        )

    def _structure_tip(self, view: View, kind: StructureType) -> str:
        """What a structure is good for, what it takes, and where it may stand."""
        words, rules = self.words, view.data.rules
        grounds = ", ".join(words.terrain(name) for name in sorted(kind.on))
        lines = [
            words.structure_about(kind.id),
            words("build-cost", turns=kind.build_turns, price=rules.orders.build, hp=kind.hp),
            words("build-on", terrain=grounds),
        ]
        if kind.cover:
            lines.append(words("build-cover", percent=kind.cover))
        return "\n".join(filter(None, lines))

    def turn_buttons(
        self, view: View, active: bool, undo_obstacle: str, skipped: frozenset[int] = frozenset()
    ) -> TurnButtons:
        """End of turn, undo, next unit; skipped: the units that are to be left out."""
        if view.ended:
            return TurnButtons(None, None, None)
        if not active:
            waits = self.words("turn-wait")
            return TurnButtons(waits, waits, waits)
        able = self.able(view) - skipped
        left = sum(not unit.moved and not unit.shots for unit in view.own if unit.id in able)
        return TurnButtons(
            "",
            self.words(f"undo-{undo_obstacle}") if undo_obstacle else "",
            "" if able else self.words("turn-none-left"),
            left,
        )

    def _reason(self, refusal: Refusal | None) -> str:
        return self.words.refusal(refusal) if refusal is not None else ""

    @staticmethod
    def no_turn() -> TurnButtons:
        """No button of a turn."""
        return TurnButtons(None, None, None)
