"""Somebody who plays Headquarters at a real window with nothing but a mouse and keys, as `camp_run` advises.

`python camp_person.py FOLDER [arguments of camp_run]` plays a whole battle and writes there what it did (input.log).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "play"))

from advised import Advised, play_whole  # noqa: E402 - of the tests of all rulesets
from window import Seen  # noqa: E402


class Player(Advised):
    """See the module."""

    def press_cell(self, cell: list[int]) -> None:
        """Click the middle of a cell; its far corner, where somebody stands before it."""
        name, again = f"{cell[0]},{cell[1]}", self.tries > 0

        def where(seen: Seen) -> tuple[float, float]:
            x, y = seen["cells"][name]
            return x, y - again * 0.6 * abs(seen["cells"]["0,0"][1] - seen["cells"]["1,0"][1])

        self.press_at(f"{name}{' (its far corner)' if again else ''}", where)

    def carry_out(self, advice: Mapping[str, Any]) -> None:
        """See `Advised.carry_out`."""
        self.done += 1
        if advice["do"] == "end_turn":
            self.hit("Tab")
            if self.look()["question"]:
                self.hit("Return")
        elif advice["do"] in ("MoveOrder", "AttackOrder"):
            self._order_unit(advice)
        else:
            self._muster(advice)

    def _order_unit(self, advice: Mapping[str, Any]) -> None:
        seen = self.look()
        if seen["selected"] != advice["from"] or seen["mode"] != "move":
            if not self.clear():
                return
            self.press_cell(advice["from"])
        if advice["do"] == "AttackOrder" and self.done % 3 == 0:
            self.hit("f")
        self.press_cell(advice["to"])

    def _muster(self, advice: Mapping[str, Any]) -> None:
        if not self.clear():
            return
        self.hit("b")
        shown = self.sees("what can be had, or that nothing can", lambda seen: seen["idle"] or not seen["acting"])
        if advice["button"] not in shown["buttons"]:
            self.note(f"no button {advice['button']}")
            return
        self.push(advice["button"])
        if advice["to"] is not None:
            self.press_cell(advice["to"])


if __name__ == "__main__":
    sys.exit(play_whole(Player, HERE / "camp_run.py", "CampWatchClient"))
