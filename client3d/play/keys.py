"""Which key does what. Names of keys are Panda3D's; what they do is an *intent* that the session carries out.

The help overlay is made from this table (texts `key-` and the intent), so it cannot lag behind.
"""

from __future__ import annotations

KEYS: dict[str, str] = {
    "tab": "end_turn",
    "n": "next_unit",
    "space": "next_unit",
    "shift-n": "previous_unit",
    "f": "fire",
    "shift-f": "aim",
    "g": "weapon",
    "m": "move",
    "o": "alert",
    "shift-o": "ranges",
    "z": "patrol",
    "x": "stand_down",
    "r": "supply",
    "i": "board",
    "j": "unload",
    "t": "tow",
    "b": "build",
    "k": "clear",
    "5": "lay_mine",
    "y": "demine",
    "6": "land",
    "u": "undo",
    "control-z": "undo",
    "c": "centre",
    "l": "log",
    "h": "help",
    "f1": "help",
    "f2": "goals",
    "escape": "cancel",
    "enter": "confirm",
    "q": "turn_left",
    "e": "turn_right",
    "+": "zoom_in",
    "=": "zoom_in",
    "-": "zoom_out",
    "page_up": "zoom_in",
    "page_down": "zoom_out",
    "1": "speed_1",
    "2": "speed_2",
    "3": "speed_4",
    "4": "speed_8",
    ".": "faster",
    ",": "slower",
    "backspace": "skip",
    "f12": "picture",
    "v": "eyes",
    "p": "pause",
    "[": "previous_turn",
    "]": "next_turn",
}
"""Keys pressed once. `s` is not here: it supplies while a supply truck is chosen and somebody near it needs that, else
it pans (`HELD`)."""

SUPPLY_KEY = "s"

PANEL_KEYS = ("shift-tab", "arrow_left", "arrow_right", "arrow_up", "arrow_down", "f6", "shift-f6")
"""Keys that lead through dialogs and panels; without one they do nothing of their own."""

DIGITS = tuple("123456789")
"""Keys that choose from a list whose lines show them: what to build, what to fire at."""

_PLAIN = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *"+-=.,;'/\\[]`",
    *(f"f{number}" for number in range(1, 13)),
    *("tab", "enter", "space", "escape", "backspace", "insert", "delete", "home", "end", "page_up", "page_down"),
    *("arrow_left", "arrow_right", "arrow_up", "arrow_down"),
)
EVERY_KEY = tuple(f"{held}{key}" for held in ("", "shift-", "control-") for key in _PLAIN)
"""Every key that may be given something to do, with and without another one held."""

HELD: dict[str, tuple[int, int]] = {
    "arrow_left": (-1, 0),
    "arrow_right": (1, 0),
    "arrow_up": (0, -1),
    "arrow_down": (0, 1),
    "a": (-1, 0),
    "d": (1, 0),
    "w": (0, -1),
    "s": (0, 1),
}
"""Keys that pan while they are held, and which way on the screen."""

WATCH_HELP: tuple[tuple[str, str], ...] = (
    ("pause", "Space · P"),
    ("next_turn", "] · Tab"),
    ("previous_turn", "[ · U"),
    ("eyes", "V"),
    ("speed", "1 2 3 4"),
    ("skip", "Backspace"),
    ("cancel", "Esc"),
    ("pan", "W A S D · ← ↑ ↓ →"),
    ("turn", "Q · E"),
    ("zoom", "+ · −"),
    ("log", "L"),
    ("goals", "F2"),
    ("help", "H"),
    ("picture", "F12"),
)
"""The same for watchers of replays."""

HELP: tuple[tuple[str, str], ...] = (
    ("end_turn", "Tab"),
    ("next_unit", "N · Space"),
    ("move", "M"),
    ("fire", "F"),
    ("weapon", "G"),
    ("aim", "Shift F"),
    ("alert", "O"),
    ("ranges", "Shift O"),
    ("patrol", "Z"),
    ("stand_down", "X"),
    ("supply", "S · R"),
    ("board", "I"),
    ("unload", "J"),
    ("tow", "T"),
    ("build", "B · 1–9"),
    ("clear", "K"),
    ("lay_mine", "5"),
    ("demine", "Y"),
    ("land", "6"),
    ("undo", "U"),
    ("cancel", "Esc"),
    ("centre", "C"),
    ("pan", "W A S D · ← ↑ ↓ →"),
    ("turn", "Q · E"),
    ("zoom", "+ · −"),
    ("speed", "1 2 3 4"),
    ("skip", "Backspace"),
    ("log", "L"),
    ("goals", "F2"),
    ("help", "H"),
    ("picture", "F12"),
    ("mouse_left", ""),
    ("mouse_right", ""),
)
"""Lines of the help overlay: intent and how its keys are written."""

INTENTS = frozenset(KEYS.values())
