"""Somebody who plays Skirmish at a real window with nothing but a mouse and keys, as `table_advised` advises.

`python table_person.py FOLDER [arguments of table_advised]` plays a whole mission and writes there what it did. An
opponent never takes an order back, splits a leader's actions or goes upstairs: that this person does of its own, once.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "play"))

from advised import Advised, play_whole  # noqa: E402 - of the tests of all rulesets
from window import Seen  # noqa: E402

WHIMS = ("undo", "split", "interrupt", "state", "upstairs", "closer", "far")
"""What is done once besides what is advised."""
TURNS = 4
"""So often the view is turned to see what a miniature stands before."""
FAR = 2.2
"""How many times as far as is advised somebody goes once."""
VOLLEYS_KEPT = 4
"""Of so many shots a picture is kept."""
Advice = Mapping[str, Any]


class Player(Advised):
    """See the module."""

    ORDERS = 0.72

    def __init__(self, *where: Any) -> None:
        super().__init__(*where)
        self.whims = set(WHIMS)
        self._volleys = 0

    def carry_out(self, advice: Advice) -> None:
        """See `Advised.carry_out`."""
        self.done += 1
        seen = self.still()
        if self._on_a_whim(advice, seen):
            return
        if advice["do"] not in ("MoveOrder",) and seen["path"]:
            self.hit("BackSpace")
        {
            "ActivateOrder": self._activate,
            "MoveOrder": self._move,
            "TurnOrder": self._turn,
            "ShootOrder": self._shoot,
            "CaptureOrder": self._capture,
            "EnterOrder": self._enter,
            "DetectOrder": self._detect,
        }.get(advice["do"], self._plain)(advice)

    def give_up(self, advice: Advice, seen: Seen) -> None:
        """See `Advised.give_up`: whoever cannot do it does something else."""
        self.note(f"GIVES UP {advice['order']}: {seen['says']}")
        while self.look().get("path"):
            self.hit("BackSpace")
        self._end()

    # --- what nobody advises

    def _on_a_whim(self, advice: Advice, seen: Seen) -> bool:
        """Do something of one's own, where there is an occasion for it."""
        acts, actions = seen["active"], seen["actions"]
        others = [number for number in seen["fresh"] if int(number) not in acts]
        if self._now("state", advice["do"] == "ShootOrder" and actions >= 2 and not seen["moves"]):
            self.hit("o")
            return False
        if self._now("split", seen["leader"] and actions == 2 and others):
            self._activates(int(others[0]))
        elif self._now("interrupt", acts and not seen["leader"] and actions == 2 and seen["leaders"]):
            self._activates(seen["leaders"][0])
        elif self._now("upstairs", seen["inside"] and actions >= 2 and "order.sk_floor_1" in seen["buttons"]):
            self.push("order.sk_floor_1")
        elif self._now("undo", self.done > 12 and "undo" in seen["buttons"] and actions in (1, 2)):
            before = actions
            self.hit("u")
            self.sees("what was taken back", lambda seen: seen["actions"] != before or not seen["active"])
        elif self._now("far", advice["do"] == "MoveOrder" and actions == 3 and self.done > 6):
            self._goes_far()
        elif self._now("closer", self.done > 30 and advice["do"] == "MoveOrder"):
            self._looks_closer(advice)
        else:
            return False
        return True

    def _now(self, whim: str, occasion: Any) -> bool:
        if not occasion or whim not in self.whims:
            return False
        self.whims.remove(whim)
        self.note(f"(of its own: {whim})")
        return True

    def _activates(self, unit: int) -> None:
        self.press_at(f"fighter {unit}", lambda seen: seen["fresh"][str(unit)])
        self.hit("Return")

    def _goes_far(self) -> None:
        """Draw a path that is longer than a move, and go two moves of it."""

        def where(seen: Seen) -> tuple[float, float]:
            (x, y), (to_x, to_y) = seen["stands"], seen["advice"]["at"][0]
            return x + FAR * (to_x - x), y + FAR * (to_y - y)

        self.press_at("far off", where)
        self.note(f"told: {self.look()['measured']}")
        self.picture("far")
        for _ in range(2):
            if self.still().get("path"):
                self.hit("Return")

    def _looks_closer(self, advice: Advice) -> None:
        """Turn the wheel at somebody, see it closely, and go back."""
        self.point(*self.uncovered(lambda seen: seen["advice"]["at"][0]))
        for button in ("4", "5"):
            for _ in range(4):
                before = self.look()
                self.tool("click", button)
                self._goes_on(before)
            self.still()
            self.picture("closer" if button == "4" else "back")

    # --- what is advised

    def _activate(self, advice: Advice) -> None:
        if self.look()["selected"] != advice["unit"]:
            self.press_at(f"fighter {advice['unit']}", self._first)
        if self.done % 2:
            self.hit("Return")
        else:
            self.push("order.sk_activate")

    def _move(self, advice: Advice) -> None:
        while self.look().get("path"):
            self.hit("BackSpace")
        for leg in range(len(advice["at"])):
            self._turn_to_see(leg)
            self.press_at(f"leg {leg + 1}", lambda seen, leg=leg: seen["advice"]["at"][leg])
            seen = self.rest()
            if seen["screen"] != "battle" or seen["advice"]["order"] != advice["order"]:
                return  # the leg was so short that it meant the end of the path once more
            if len(seen["path"]) <= leg:
                self.note(f"no path: {seen['says']}")
                return
        seen = self.look()
        if seen["measured"]:
            self.note(f"told: {seen['measured']}")
        if "face" in advice:
            self.hit("b")
            self.press_at("where to look", lambda seen: seen["advice"]["face"])
        elif self.done % 2:
            self.hit("Return")
        else:
            self.press_at("the end again", lambda seen: seen["advice"]["at"][-1])
        if self.look().get("path"):  # the battle may be over
            self.note("goes with Return")
            self.hit("Return")

    def _turn(self, _advice: Advice) -> None:
        self.hit("t")
        self.press_at("where to look", self._first)

    def _shoot(self, advice: Advice) -> None:
        self._turn_to_see(0)
        if self.done % 2:
            self.hit("f")
        self.point(*self.uncovered(self._first))
        seen = self.sees("the odds", lambda seen: seen["odds"] or seen["mode"] == "move")
        self.note(f"told: {seen['odds']}")
        self._volleys += 1
        kept = self._volleys % 3 == 1 and self._volleys // 3 < VOLLEYS_KEPT
        if kept:
            self.picture(f"odds-{self._volleys}")
        self.note(f"click enemy {advice['unit']}")
        self._press()
        if kept:
            time.sleep(1.0)
            self.picture(f"shot-{self._volleys}")

    def _capture(self, _advice: Advice) -> None:
        self.hit("k")

    def _enter(self, _advice: Advice) -> None:
        if self.done % 2:
            self.hit("i")
        else:
            self.press_at("the house", self._first)

    def _detect(self, _advice: Advice) -> None:
        self.hit("z")
        self.press_at("the house", self._first)

    def _plain(self, advice: Advice) -> None:
        """Orders without a place: their key, or their button."""
        key = {"AimOrder": "shift+f", "ReloadOrder": "r", "LeaveOrder": "j"}.get(advice["do"])
        button = {"AimOrder": "order.sk_aim", "ReloadOrder": "order.sk_reload", "LeaveOrder": "order.sk_leave"}
        if key is None:
            self._end()
        elif self.done % 2:
            self.hit(key)
        else:
            self.push(button[advice["do"]])

    def _end(self) -> None:
        """Have done with the activation, or the turn."""
        self.hit("Tab")
        if self.look()["question"]:
            self.hit("Return")

    def _turn_to_see(self, number: int) -> None:
        """Turn the view until nobody stands before what is to be clicked."""
        for _ in range(TURNS):
            advice = self.still()["advice"]
            if not advice or not advice["hidden"][number]:
                return
            self.hit("e")

    @staticmethod
    def _first(seen: Seen) -> tuple[float, float]:
        x, y = seen["advice"]["at"][0]
        return x, y


if __name__ == "__main__":
    sys.exit(play_whole(Player, HERE / "table_advised.py", "TableWatchClient"))
