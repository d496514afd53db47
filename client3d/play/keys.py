"""Which key does what. Names of keys are Panda3D's; what they do is an *intent* that the session carries out.

The help overlay is made from this table (texts `key-` and the intent), so it cannot lag behind. What a player has
chosen instead is in `bindings`.
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
    "shift-e": "enemy_reach",
    "shift-v": "sight",
    "shift-space": "skip_unit",
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
    "f1": "manual",
    "f2": "goals",
    "f3": "lookup",
    "f4": "statistics",
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
    "shift-,": "previous_event",
    "shift-.": "next_event",
    "control-,": "previous_order",
    "control-.": "next_order",
    "shift-[": "previous_mark",
    "shift-]": "next_mark",
    "home": "beginning",
    "end": "ending",
    "shift-c": "follow",
    "shift-p": "play_on",
}
"""Keys pressed once. `s` is not here: it supplies while a supply truck is chosen and somebody near it needs that, else
it pans (`HELD`)."""

SUPPLY_KEY = "s"

DEPLOY_KEYS: dict[str, str] = {
    "tab": "deploy_next",
    "n": "deploy_next",
    "space": "deploy_next",
    "shift-tab": "deploy_previous",
    "shift-n": "deploy_previous",
    "enter": "deploy_put",
    "u": "deploy_reset",
    "control-z": "deploy_reset",
    "r": "deploy_ready",
}
"""What keys do instead while units are placed before the first turn; the arrow keys lead from cell to cell there."""

DEPLOY_INTENTS = frozenset(DEPLOY_KEYS.values()) | {
    *("cancel", "centre", "turn_left", "turn_right", "zoom_in", "zoom_out"),
    *("help", "manual", "lookup", "goals", "log", "picture"),
}
"""All that is of use then."""

PANEL_KEYS = ("shift-tab", "arrow_left", "arrow_right", "arrow_up", "arrow_down", "f6", "shift-f6")
"""Keys that lead through dialogs and panels; without one they do nothing of their own."""

DIGITS = tuple("123456789")
"""Keys that choose from a list whose lines show them: what to build, what to fire at."""

PLAIN_KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *"+-=.,;'/\\[]`",
    *(f"f{number}" for number in range(1, 13)),
    *("tab", "enter", "space", "escape", "backspace", "insert", "delete", "home", "end", "page_up", "page_down"),
    *("arrow_left", "arrow_right", "arrow_up", "arrow_down"),
)
"""Keys without another one held."""
EVERY_KEY = tuple(f"{held}{key}" for held in ("", "shift-", "control-") for key in PLAIN_KEYS)
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

_VIEW = (
    *("pan", "turn", "zoom", "speed", "skip", "log", "goals", "help", "manual", "lookup", "statistics", "picture"),
)
WATCH_HELP: tuple[str, ...] = (
    *("pause", "step_turn", "step_order", "step_event", "step_mark", "ends", "eyes", "follow", "play_on", "cancel"),
    *_VIEW,
)
"""Lines of the help overlay, for watchers of replays: what is done, beside its keys."""

DEPLOY_HELP: tuple[str, ...] = (
    *("deploy_next", "deploy_previous", "deploy_cursor", "deploy_put", "deploy_reset", "deploy_ready", "cancel"),
    *("deploy_pan", "turn", "zoom", "centre", "help", "manual", "lookup", "picture"),
)
"""The same for who places units."""

HELP: tuple[str, ...] = (
    *("end_turn", "next_unit", "skip_unit", "move", "fire", "weapon", "aim", "alert", "ranges", "patrol"),
    *("enemy_reach", "sight", "stand_down", "supply", "board", "unload", "tow", "build", "clear", "lay_mine"),
    *("demine", "land", "undo", "cancel", "centre"),
    *_VIEW,
    *("mouse_left", "mouse_right"),
)
"""The same for players."""

HELP_WRITTEN = {
    "pan": "W A S D · ← ↑ ↓ →",
    "mouse_left": "",
    "mouse_right": "",
    "deploy_cursor": "← ↑ ↓ →",
    "deploy_pan": "W A S D",
}
"""What stands beside lines whose keys cannot be chosen."""

HELP_TOGETHER: dict[str, tuple[str, ...]] = {
    "turn": ("turn_left", "turn_right"),
    "zoom": ("zoom_in", "zoom_out"),
    "speed": ("speed_1", "speed_2", "speed_4", "speed_8"),
    "step_turn": ("previous_turn", "next_turn"),
    "step_order": ("previous_order", "next_order"),
    "step_event": ("previous_event", "next_event"),
    "step_mark": ("previous_mark", "next_mark"),
    "ends": ("beginning", "ending"),
}
"""Lines that stand for several intents."""

INTENTS = frozenset(KEYS.values())
