"""What can be pressed: orders of a unit, what headquarters recruit, the shop of the day, the buttons of the turn."""

from __future__ import annotations

from client3d.headquarters import pointed as pointing
from client3d.headquarters.controller import CampController
from client3d.headquarters.pointed import ATTACK, BUY, RECRUIT
from client3d.headquarters.words import CampWords
from client3d.hud.icons import DRAWINGS
from client3d.hud.values import OrderButton, TurnButtons
from core.orders import Refusal
from systems.headquarters import fighting
from systems.headquarters.data import OfferType, UnitType
from systems.headquarters.orders import WaitOrder
from systems.headquarters.pipeline import refuse
from systems.headquarters.view import UnitView, View

OFFER_ICONS = {"heal": "repair_kit", "fortify": "fortifications", "strike": "air_strike", "raise": "fund_raising"}
"""Icons of a mod's offers that are no units, by their effect; ours have icons of their names."""


class CampMenus:
    """Makes the buttons."""

    def __init__(self, words: CampWords) -> None:
        self.words = words

    def orders(self, view: View, controller: CampController, waiting: str) -> tuple[OrderButton, ...]:
        """The buttons of what is selected; waiting: why no order can be given now, or ""."""
        unit = controller.own_unit
        muster = OrderButton(
            "camp_shop",
            "headquarters",
            self.words("order-camp_shop"),
            active=controller.musters,
            tip=self.words("order-camp_shop-tip"),
        )
        if controller.musters:
            return muster, *self._to_recruit(view, controller, waiting), *self._shop(view, controller, waiting)
        return muster, *self._of_unit(view, controller, unit, waiting)

    def _of_unit(
        self, view: View, controller: CampController, unit: UnitView | None, waiting: str
    ) -> tuple[OrderButton, ...]:
        if unit is None:
            return ()
        refusal = fighting.refuse_state(unit)
        if refusal is None and not list(pointing.targets(view, unit)):
            refusal = Refusal("no_target")
        idle = refuse(view, WaitOrder(side=view.side, unit=unit.id))
        words = self.words
        return (
            OrderButton(
                "camp_attack",
                "fire",
                words("order-camp_attack"),
                reason=waiting or self._reason(refusal),
                active=controller.mode == ATTACK,
                tip=words("order-camp_attack-tip"),
            ),
            OrderButton(
                "camp_wait",
                "check",
                words("order-camp_wait"),
                reason=waiting or self._reason(idle),
                tip=words("order-camp_wait-tip"),
            ),
        )

    def _to_recruit(self, view: View, controller: CampController, waiting: str) -> list[OrderButton]:
        found = []
        for place, name in enumerate(pointing.recruits(view), 1):
            kind, mode = view.data.units[name], f"{RECRUIT}{name}"
            lines = (self.figures(kind), self._price(kind.cost or 0), self.words("camp-recruit-tip"))
            found.append(
                OrderButton(
                    mode,
                    kind.unit_class,
                    self.words.unit(name),
                    str(place),
                    waiting or self._reason(pointing.refusal_of_mode(view, mode)),
                    controller.mode == mode,
                    "\n".join(lines),
                    str(kind.cost),
                    "gold",
                )
            )
        return found

    def _shop(self, view: View, controller: CampController, waiting: str) -> list[OrderButton]:
        found, first = [], len(pointing.recruits(view)) + 1
        for place, (name, price) in enumerate(view.offers.items(), first):
            offer, mode = view.data.offers[name], f"{BUY}{name}"
            found.append(
                OrderButton(
                    mode,
                    self._icon(view, offer),
                    self.label(view, offer, price),
                    str(place) if place < 10 else "",
                    waiting or self._reason(pointing.refusal_of_mode(view, mode)),
                    controller.mode == mode,
                    self._offer_tip(view, offer, price),
                    str(price),
                    "gold",
                )
            )
        return found

    @staticmethod
    def _icon(view: View, offer: OfferType) -> str:
        """The icon of an offer: its own, or that of what it is."""
        if offer.id in DRAWINGS:
            return offer.id
        return view.data.units[offer.unit].unit_class if offer.unit else OFFER_ICONS.get(offer.effect, "info")

    def label(self, view: View, offer: OfferType, price: int) -> str:
        """An offer's name with a star; what is off its price today, and how many are left."""
        left = max(pointing.left_in_shop(view, offer.id), 0)
        off = "" if price == offer.price else f" −{offer.discount} %"
        return f"★ {self.words.offer(offer.id)} ×{left}{off}"

    def figures(self, kind: UnitType) -> str:
        """What a unit is made of, in a line."""
        return self.words(
            "camp-figures",
            hp=kind.hp,
            attack=kind.attack,
            defence=kind.defence,
            move=kind.move,
            range=self.words.damage(*kind.range),
        )

    def _price(self, gold: int) -> str:
        return self.words("camp-price", gold=gold)

    def _offer_tip(self, view: View, offer: OfferType, price: int) -> str:
        words = self.words
        lines = [words.about("offer", offer.id)]
        if offer.unit:
            lines.append(self.figures(view.data.units[offer.unit]))
        lines.append(self._price(price))
        if price != offer.price:
            lines.append(words("camp-discount", percent=int(offer.discount)))
        left = pointing.left_in_shop(view, offer.id)
        lines.append(words("camp-stock", left=max(left, 0), limit=offer.limit))
        if offer.effect == "unit":
            lines.append(words("camp-recruit-tip"))
        elif offer.effect == "strike":
            lines.append(words("camp-strike-tip"))
        return "\n".join(filter(None, lines))

    def turn_buttons(self, view: View, controller: CampController, obstacle: str, *, others_wait: bool) -> TurnButtons:
        """End of turn or taking that back, undo, next unit; others_wait: whether that can still be taken back."""
        words = self.words
        if view.ended or not view.own.standing:
            return TurnButtons(None, None, None)
        if view.own.ready:
            waits = words("camp-waits")
            return TurnButtons("" if others_wait else waits, waits, waits, end_text="camp-resume")
        able = [unit for unit in pointing.able(view) if unit.id not in controller.skipped]
        return TurnButtons(
            "",
            words.refusal(Refusal(obstacle)) if obstacle else "",
            "" if able else words("turn-none-left"),
            len(able),
        )

    def hint(self, view: View, mode: str) -> str:
        """What is to be chosen on the map in a mode; "" for nothing."""
        if mode.startswith(RECRUIT):
            return self.words("camp-choose-cell", name=self.words.unit(mode.removeprefix(RECRUIT)))
        if mode.startswith(BUY):
            offer = mode.removeprefix(BUY)
            key = "camp-choose-target" if view.data.offers[offer].effect == "strike" else "camp-choose-cell"
            return self.words(key, name=self.words.offer(offer))
        return ""

    def _reason(self, refusal: Refusal | None) -> str:
        return self.words.refusal(refusal) if refusal is not None else ""
