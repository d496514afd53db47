"""Somebody who plays Headquarters at a real window with nothing but a mouse and keys, as `camp_run` advises.

`python camp_person.py FOLDER [arguments of camp_run]` plays a whole battle and writes there what it did (input.log).
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "play"))

from window import Person, Seen  # noqa: E402 - of the tests of the other client

MOST_TURNS = 60
_COLUMN, _HEADER, _ORDERS = 0.78, 0.18, 0.86
"""Shares of the window where the column of panels, the header and the orders begin or end."""
_FREE = 6.0
"""Pixels from a panel at which a click still means the board."""


class Player(Person):
    """See the module. `log` is told each thing that is done, with the time it was done at."""

    def __init__(self, command: list[str], environment: Mapping[str, str], folder: Path, report: Path) -> None:
        super().__init__(command, environment, folder, report)
        self.folder, self.done, self.again = folder, 0, False
        self._begun = time.monotonic()
        self._log = (folder / "input.log").open("w", encoding="utf-8")

    def note(self, text: str) -> None:
        """Write down what is done."""
        print(f"{time.monotonic() - self._begun:7.1f} {text}", file=self._log, flush=True)

    # --- what a person does

    def press_cell(self, cell: list[int]) -> None:
        """Click the middle of a cell, after moving the view if a panel lies over it."""
        name = f"{cell[0]},{cell[1]}"
        seen, held, last = self.still(), 0.6, ""
        for _ in range(12):
            way = self._way_out(seen, *seen["cells"][name])
            if not way:
                break
            if last and way != last:  # that was too far
                held /= 2
            last = way
            self.note(f"key {way} (to see what a panel covers)")
            self.tool("keydown", way)
            time.sleep(held)
            self.tool("keyup", way)
            seen = self.still()
        x, y = seen["cells"][name]
        if self.again:  # somebody stands before it: its far corner can still be seen
            y -= 0.3 * abs(seen["cells"]["0,0"][1] - seen["cells"]["1,0"][1]) * 2
        self.point(x, y)
        self.note(f"click {name}{' (its far corner)' if self.again else ''}")
        self._press()

    def _way_out(self, seen: Seen, x: float, y: float) -> str:
        """The key that moves the view so that a pixel comes out from under a panel; "" if none is over it."""
        width, height = seen["view"]
        if x < _FREE or x > _COLUMN * width:
            return "Left" if x < _FREE else "Right"
        if y < _HEADER * height:
            return "Up"
        left, top, across, down = seen["card"] or (0, 0, 0, 0)
        under_card = left - _FREE < x < left + across + _FREE and top - _FREE < y < top + down + _FREE
        return "Down" if y > _ORDERS * height or under_card else ""

    def hit(self, key: str) -> None:
        """Press a key."""
        self.note(f"key {key}")
        before = self.look()
        self.key(key)
        self._goes_on(before)

    def push(self, button: str) -> None:
        """Click a button."""
        self.note(f"button {button}")
        self.click(button)

    def still(self) -> Seen:
        """Wait until nothing moves: what is pointed at stays where it is."""
        return self.sees("a view at rest", lambda seen: seen["screen"] != "battle" or seen["idle"])

    def rest(self) -> Seen:
        """Wait until it is known what to do next, or the battle is over."""
        return self.sees(
            "something to do", lambda seen: seen["screen"] != "battle" or seen["question"] or seen.get("advice")
        )

    def clear(self) -> bool:
        """Choose nothing: the card of a unit goes away. False if the menu came instead, which `play` puts away."""
        for _ in range(4):
            seen = self.look()
            if seen["screen"] != "battle" or (seen["selected"] is None and seen["mode"] == "move"):
                return bool(seen["screen"] == "battle")
            self.hit("Escape")
        return True

    def carry_out(self, advice: Mapping[str, Any]) -> None:
        """An order, by mouse and keys in turns."""
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

    def play(self) -> None:
        """Play to the end."""
        rounds, stuck, last = 0, 0, None
        self.rest()
        self.hit("4")  # eight times as fast
        while True:
            seen = self.rest()
            if seen["screen"] == "pause":  # Escape was pressed when there was nothing left to put away
                self.hit("Escape")
                continue
            if seen["screen"] != "battle":
                self.note(f"screen {seen['screen']}")
                return
            if seen["round"] != rounds:
                rounds = seen["round"]
                self.note(f"--- turn {rounds}: {len(seen['units'])} cells with units")
                if rounds > MOST_TURNS:
                    raise AssertionError("no end in sight")
                if rounds in (1, 4) or rounds % 8 == 0:
                    self.picture(f"turn-{rounds:02}")
            advice = seen["advice"]
            stuck = stuck + 1 if advice == last else 0
            self.again = stuck > 0
            last = advice
            if stuck > 5:
                raise AssertionError(f"stuck at {advice}: {seen['mode']}")
            self.carry_out(advice)

    def picture(self, name: str) -> None:
        """Keep what is on the screen, as a person with a camera would."""
        path = self.folder / f"{name}.jpg"
        command = ["import", "-window", "root", "-quality", "82", str(path)]
        subprocess.run(command, env=self.environment, check=False, capture_output=True, timeout=60)
        self.note(f"picture {path.name}")


def main() -> int:
    """Play."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    report = folder / "report.json"
    command = [sys.executable, str(HERE / "camp_run.py"), str(report), *sys.argv[2:]]
    player = Player(command, os.environ, folder, report)
    try:
        player.sees_screen("battle")
        player.play()
        time.sleep(2.0)
        player.picture("after")
        player.push("tab.losses")
        player.picture("losses")
        player.push("after.watch")
        player.sees("the replay", lambda seen: seen["running"] == "CampWatchClient")
        player.hit("End")
        time.sleep(1.0)
        player.picture("replay")
    finally:
        player.client.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
