"""Somebody who plays a whole battle at a real window as it is advised there (`advised_run`), and notes what is done.

What is the same whatever the ruleset: looking under panels, keys and buttons, pictures, and going on until the end.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from window import Person, Seen

MOST_ROUNDS = 60
MOST_TRIES = 5
"""So often is something tried that comes to nothing."""
BRIEFING = "dialog.close"
"""The button that puts away what a mission is about."""
_COLUMN, _HEADER = 0.74, 0.18
"""Shares of the window where the column of panels begins and the header ends."""
_CHOICE = ("screen", "selected", "mode")
"""What is reported of what is chosen."""
_MOMENT = 3.0
"""Seconds that a person waits for what a key may do."""
_FREE = 6.0
"""Pixels from a panel at which a click still means what is drawn there."""


class Advised(Person):
    """See the module. `input.log` in the folder is told each thing that is done, with the time it was done at."""

    ORDERS = 0.86
    """The share of the window where the orders begin."""

    def __init__(self, command: list[str], environment: Mapping[str, str], folder: Path, report: Path) -> None:
        super().__init__(command, environment, folder, report)
        self.folder, self.done, self.tries = folder, 0, 0
        self._begun = time.monotonic()
        self._log = (folder / "input.log").open("w", encoding="utf-8")

    def leave(self) -> None:
        """See `Person.leave`."""
        super().leave()
        self._log.close()

    def note(self, text: str) -> None:
        """Write down what is done."""
        print(f"{time.monotonic() - self._begun:7.1f} {text}", file=self._log, flush=True)

    # --- what a person does

    def press_at(self, what: str, where: Callable[[Seen], tuple[float, float]]) -> None:
        """Click what is drawn at a pixel, after moving the view if a panel lies over it."""
        self.point(*self.uncovered(where))
        if self.look()["screen"] == "battle":
            self.note(f"click {what}")
            self._press()

    def uncovered(self, where: Callable[[Seen], tuple[float, float]]) -> tuple[float, float]:
        """Move the view until no panel lies over something; where it is then."""
        seen, held, last = self.still(), 0.6, ""
        for _ in range(12):
            way = self._way_out(seen, *where(seen))
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
        return where(seen)

    def _way_out(self, seen: Seen, x: float, y: float) -> str:
        """The key that moves the view so that a pixel comes out from under a panel; "" if none is over it."""
        width, height = seen["view"]
        if x < _FREE or x > _COLUMN * width:
            return "Left" if x < _FREE else "Right"
        if y < _HEADER * height:
            return "Up"
        left, top, across, down = seen["card"] or (0, 0, 0, 0)
        under_card = left - _FREE < x < left + across + _FREE and top - _FREE < y < top + down + _FREE
        return "Down" if y > self.ORDERS * height or under_card else ""

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
            seen = self.still()
            if seen["screen"] != "battle" or (not seen["selected"] and seen["mode"] == "move"):
                return bool(seen["screen"] == "battle")
            self.hit("Escape")
            self._waits_for_another_choice(seen)
        return True

    def _waits_for_another_choice(self, seen: Seen) -> None:
        """A second Escape for one that is slow to be noticed would open the menu; there may be nothing to notice."""
        deadline = time.monotonic() + _MOMENT
        while time.monotonic() < deadline and all(self.look()[key] == seen[key] for key in _CHOICE):
            time.sleep(0.05)

    def carry_out(self, advice: Mapping[str, Any]) -> None:
        """Give an order, by mouse and keys in turns."""
        raise NotImplementedError

    def give_up(self, advice: Mapping[str, Any], seen: Seen) -> None:
        """What cannot be done, however often it is tried."""
        raise AssertionError(f"stuck at {advice}: {seen['mode']}")

    def begins_round(self, number: int, seen: Seen) -> None:
        """A round begins."""
        self.note(f"--- turn {number}: {len(seen['units'])} of units")
        if number in (1, 4) or number % 8 == 0:
            self.picture(f"turn-{number:02}")

    def begin(self) -> None:
        """Wait for the battle, and put away what is told of it before the first turn."""
        seen = self.sees("a battle", lambda seen: seen["screen"] == "battle" and "units" in seen)
        if seen["question"]:
            self.push(BRIEFING)
        self.sees_screen("battle")

    def play(self) -> None:
        """Play to the end."""
        rounds, last = 0, None
        self.rest()
        self.hit("4")  # eight times as fast
        while True:
            seen = self.rest()
            if seen["screen"] == "after":
                self.note("screen after")
                return
            if seen["screen"] != "battle":  # a key or a click too many
                self.hit("Escape")
                continue
            if seen["round"] != rounds:
                rounds = seen["round"]
                if rounds > MOST_ROUNDS:
                    raise AssertionError("no end in sight")
                self.begins_round(rounds, seen)
            advice = seen["advice"]
            self.tries = self.tries + 1 if advice["order"] == last else 0
            last = advice["order"]
            if self.tries > MOST_TRIES:
                self.give_up(advice, seen)
            else:
                self.carry_out(advice)

    def look_back(self, watching: str) -> None:
        """After the battle: what it came to, the losses, and the replay to its end; `watching`: who runs that."""
        time.sleep(2.0)
        self.picture("after")
        for tab in ("losses", "statistics"):
            name = f"tab.{tab}"
            if name in self.look()["buttons"]:
                self.push(name)
                self.picture(tab)
        self.push("after.watch")
        self.sees("the replay", lambda seen: seen["running"] == watching)
        self.hit("End")
        time.sleep(1.0)
        self.picture("replay")

    def picture(self, name: str) -> None:
        """Keep what is on the screen, as a person with a camera would."""
        for _ in range(2):  # what is reported of a frame is told before it is drawn
            self._goes_on(self.look())
        path = self.folder / f"{name}.jpg"
        command = ["import", "-window", "root", "-quality", "82", str(path)]
        subprocess.run(command, env=self.environment, check=False, capture_output=True, timeout=60)
        self.note(f"picture {path.name}")


def play_whole(player: type[Advised], run: Path, watching: str) -> int:
    """Play a battle from the command line: FOLDER and the arguments of the run."""
    folder = Path(sys.argv[1]).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    report = folder / "report.json"
    found = player([sys.executable, str(run), str(report), *sys.argv[2:]], os.environ, folder, report)
    try:
        found.begin()
        found.play()
        found.look_back(watching)
    finally:
        found.leave()
    return 0
