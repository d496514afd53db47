"""Scripts that drive the client without hands: one instruction a line (docs/script-format.md).

`parse` finds all faults of a file before anything runs; `Runner` carries out a parsed script, some of it each frame.
Nothing of Panda3D is here: what is driven is a `Driven`.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import msgspec

from core.orders import Cell

MOST_BYTES = 1 << 20
MOST_FRAMES = 100_000
IDLE_SECONDS = 120.0
"""`wait idle` and `wait screen` give up after so many seconds of the scene's time."""

ORDER_KEYS = {
    "move": ("unit", "to", "path", "group", "facing"),
    "fire": ("unit", "at", "weapon", "what"),
    "alert": ("unit",),
    "patrol": ("unit", "at"),
    "cancel": ("unit",),
    "supply": ("unit", "target"),
    "board": ("unit", "carrier"),
    "unload": ("unit", "passenger", "at"),
    "tow": ("unit", "gun"),
    "unhitch": ("unit",),
    "land": ("unit",),
    "attack": ("unit", "at"),
    "wait": ("unit",),
    "recruit": ("what", "at"),
    "buy": ("what", "at"),
    "resume": (),
    "activate": ("unit", "group"),
    "turn": ("unit", "group", "facing"),
    "shoot": ("unit", "group", "target", "will_move"),
    "aim": ("unit", "group"),
    "reload": ("unit", "group"),
    "detect": ("unit", "group", "building"),
    "capture": ("unit", "group", "object"),
    "enter": ("unit", "group", "building", "floor", "posture"),
    "leave": ("unit", "group", "building", "at"),
    "inside": ("unit", "group", "building", "floor", "posture"),
    "end_activation": ("unit", "group"),
    "end_turn": (),
    "surrender": (),
    "undo": (),
}
"""What each order of a script may name, as in scenario steps; `unit`, `target`, `carrier` and `gun` are ids or
cells."""


@dataclass(frozen=True)
class ScriptFault:
    """What is wrong with a line: a text's key (`script-` and the reason) and its arguments."""

    line: int
    reason: str
    arguments: dict[str, str | int] = field(default_factory=dict)


class ScriptError(Exception):
    """A script that cannot be run, with all its faults."""

    def __init__(self, path: str, faults: list[ScriptFault]) -> None:
        super().__init__(f"{path}: {len(faults)} faults, first in line {faults[0].line}: {faults[0].reason}")
        self.path, self.faults = path, faults


@dataclass(frozen=True)
class Instruction:
    """A line of a script: what to do, and with what."""

    line: int
    verb: str
    arguments: tuple[Any, ...] = ()


class _Bad(Exception):
    def __init__(self, reason: str, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason, self.arguments = reason, arguments


# --- parsing


def read_script(path: Path) -> list[Instruction]:
    """Parse a file. Raises ScriptError with all faults, OSError if it cannot be read."""
    with path.open("rb") as stream:
        raw = stream.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise ScriptError(str(path), [ScriptFault(1, "too-large", {"most": MOST_BYTES})])
    return parse(raw.decode("utf-8-sig", "replace"), str(path))


def parse(text: str, path: str = "script") -> list[Instruction]:
    """The instructions of a script. Raises ScriptError with all faults."""
    found: list[Instruction] = []
    faults: list[ScriptFault] = []
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        try:
            found.append(_instruction(number, bare))
        except _Bad as bad:
            faults.append(ScriptFault(number, bad.reason, bad.arguments))
    if faults:
        raise ScriptError(path, faults)
    return found


def _instruction(number: int, line: str) -> Instruction:
    verb, _, rest = line.partition(" ")
    rest = rest.strip()
    if verb == "order":
        return Instruction(number, verb, (_order(rest),))
    maker = _VERBS.get(verb)
    if maker is None:
        raise _Bad("unknown-verb", found=verb, expected=", ".join(sorted([*_VERBS, "order"])))
    try:
        words = shlex.split(rest, comments=True)
    except ValueError:
        raise _Bad("open-quote") from None
    return Instruction(number, verb, maker(words))


def cell(word: str) -> Cell:
    """A cell written `x,y`."""
    match = re.fullmatch(r"(\d{1,4}),(\d{1,4})", word)
    if not match:
        raise _Bad("no-cell", found=word)
    return int(match[1]), int(match[2])


def _number(word: str, low: int, high: int) -> int:
    if not re.fullmatch(r"[+-]?\d{1,7}", word) or not low <= int(word) <= high:
        raise _Bad("no-number", found=word, low=low, high=high)
    return int(word)


def _seconds(word: str) -> float:
    if not re.fullmatch(r"\d{1,4}(\.\d{1,3})?", word):
        raise _Bad("no-seconds", found=word)
    return float(word)


def _count(words: list[str], *counts: int) -> None:
    if len(words) not in counts:
        raise _Bad("wrong-count", found=len(words), expected=" | ".join(str(count) for count in counts))


def _choice(word: str, *known: str) -> str:
    if word not in known:
        raise _Bad("unknown-word", found=word, expected=", ".join(known))
    return word


def _order(rest: str) -> dict[str, Any]:
    """An order as JSON, or as `KIND key=value ...`."""
    if rest.startswith("{"):
        try:
            found = msgspec.json.decode(rest.encode())
        except (msgspec.DecodeError, RecursionError) as error:
            raise _Bad("no-json", message=str(error)) from None
    else:
        try:
            words = shlex.split(rest, comments=True)
        except ValueError:
            raise _Bad("open-quote") from None
        if not words:
            raise _Bad("wrong-count", found=0, expected="1 …")
        found = {"do": words[0]}
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if not equals:
                raise _Bad("no-equals", found=word)
            found["unit" if key == "t" else key] = _value(value)
    kind = found.get("do")
    if not isinstance(kind, str) or kind not in ORDER_KEYS:
        raise _Bad("unknown-word", found=str(kind), expected=", ".join(ORDER_KEYS))
    for key in found:
        if key not in ("do", "side", *ORDER_KEYS[kind]):
            raise _Bad("unknown-word", found=key, expected=", ".join(("side", *ORDER_KEYS[kind])))
    for key in ("unit", "target", "carrier", "gun"):
        where = found.get(key)
        if isinstance(where, list) and [type(number) for number in where] != [int, int]:
            raise _Bad("no-cell", found=",".join(map(str, where)))
    return dict(found)


def _value(text: str) -> Any:
    if re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    if re.fullmatch(r"\d{1,4},\d{1,4}", text):
        return list(cell(text))
    if re.fullmatch(r"\d{1,4},\d{1,4}(;\d{1,4},\d{1,4})+", text):
        return [list(cell(part)) for part in text.split(";")]
    return text


def _cell_or_none(words: list[str]) -> tuple[Any, ...]:
    _count(words, 1)
    return (None,) if words[0] == "none" else (cell(words[0]),)


def _click(words: list[str]) -> tuple[Any, ...]:
    _count(words, 2, 3)
    what = _choice(words[0], "cell", "widget", "at")
    button = _choice(words[2], "left", "right") if len(words) == 3 else "left"
    return what, words[1] if what == "widget" else cell(words[1]), button


def _hover(words: list[str]) -> tuple[Any, ...]:
    if words == ["none"]:
        return ("cell", None)
    _count(words, 2)
    what = _choice(words[0], "cell", "widget")
    return what, cell(words[1]) if what == "cell" else words[1]


def _camera(words: list[str]) -> tuple[Any, ...]:
    _count(words, 2)
    what = _choice(words[0], "focus", "turn", "zoom", "pan")
    if what == "focus":
        return what, cell(words[1])
    if what == "pan":
        match = re.fullmatch(r"(-?\d{1,5}),(-?\d{1,5})", words[1])
        if not match:
            raise _Bad("no-cell", found=words[1])
        return what, (int(match[1]), int(match[2]))
    return what, _number(words[1], -10, 10)


def _wait(words: list[str]) -> tuple[Any, ...]:
    _count(words, 1, 2, 3)
    what = _choice(words[0], "idle", "frames", "seconds", "screen")
    if what == "screen":
        _count(words, 2, 3)
        return what, _seconds(words[2]) if len(words) == 3 else IDLE_SECONDS, words[1]
    _count(words, 1, 2)
    if what == "idle":
        return what, _seconds(words[1]) if len(words) == 2 else IDLE_SECONDS
    _count(words, 2)
    return what, _number(words[1], 0, MOST_FRAMES) if what == "frames" else _seconds(words[1])


def _one(words: list[str]) -> tuple[Any, ...]:
    _count(words, 1)
    return (words[0],)


def _none(words: list[str]) -> tuple[Any, ...]:
    _count(words, 0)
    return ()


def _speed(words: list[str]) -> tuple[Any, ...]:
    _count(words, 1)
    return (float(_choice(words[0], "1", "2", "4", "8")),)


def _expect(words: list[str]) -> tuple[Any, ...]:
    if len(words) < 2:
        raise _Bad("wrong-count", found=len(words), expected="2 …")
    key = _choice(
        words[0], "turn", "round", "selected", "refused", "winner", "mode", "unit", "widget", "fog", "screen", "focus"
    )
    if key in ("unit", "fog"):
        _count(words, 3)
        return key, cell(words[1]), words[2]
    if key == "widget":
        _count(words, 3)
        return key, words[1], _choice(words[2], "shown", "hidden")
    _count(words, 2)
    return key, words[1]


_VERBS: dict[str, Callable[[list[str]], tuple[Any, ...]]] = {
    "select": _cell_or_none,
    "click": _click,
    "hover": _hover,
    "key": _one,
    "camera": _camera,
    "speed": _speed,
    "skip": _none,
    "wait": _wait,
    "type": _one,
    "picture": _one,
    "expect": _expect,
    "quit": _none,
}
"""For each verb but `order`, what reads its words."""


# --- running


class Driven(Protocol):
    """What a script drives: the running client."""

    @property
    def idle(self) -> bool:
        """Whether nothing moves, and a person or nobody is to act."""

    @property
    def screen(self) -> str:
        """The name of the page at the front, or "battle"."""

    def carry_out(self, instruction: Instruction) -> str:
        """Do it at once; what is wrong with it, or ""."""


class Runner:
    """Carries out a script, frame by frame."""

    driven: Driven
    """What is driven now; to be set before the first frame."""

    def __init__(self, instructions: list[Instruction]) -> None:
        self._ahead = list(reversed(instructions))
        self._frames = 0
        self._seconds = 0.0
        self._idle_seconds: float | None = None
        self._wanted_screen = ""
        self.failures: list[tuple[int, str]] = []
        self.quits = False

    @property
    def done(self) -> bool:
        """Whether the script has come to its end."""
        return self.quits or not (self._ahead or self._frames or self._seconds > 0 or self._idle_seconds is not None)

    def frame(self, seconds: float) -> None:
        """A frame of so many seconds has been drawn: go on to the next thing that takes time."""
        if self._still_waiting(seconds):
            return
        while self._ahead and not self.quits:
            instruction = self._ahead.pop()
            if instruction.verb == "quit":
                self.quits = True
            elif instruction.verb == "wait":
                self._begin_wait(instruction)
                return
            else:
                wrong = self.driven.carry_out(instruction)
                if wrong:
                    self.failures.append((instruction.line, wrong))
                if instruction.verb not in ("expect", "speed"):
                    return  # let a frame show it

    def _begin_wait(self, instruction: Instruction) -> None:
        what, amount, *wanted = instruction.arguments
        self._line = instruction.line
        if what == "frames":
            self._frames = amount
        elif what == "seconds":
            self._seconds = amount
        else:
            self._idle_seconds = amount
            self._wanted_screen = wanted[0] if wanted else ""

    def _still_waiting(self, seconds: float) -> bool:
        if self._frames:
            self._frames -= 1
            return self._frames > 0
        if self._seconds > 0:
            self._seconds = max(self._seconds - seconds, 0.0)
            return self._seconds > 0
        if self._idle_seconds is not None:
            self._idle_seconds -= seconds
            wanted = self._wanted_screen
            reached = self.driven.screen == wanted if wanted else self.driven.idle
            if not reached and self._idle_seconds > 0:
                return True
            if not reached:
                wrong = f"{wanted} did not come, there is {self.driven.screen}" if wanted else "still busy"
                self.failures.append((self._line, wrong))
            self._idle_seconds = None
        return False
