"""Which key does what in Skirmish: the player's own keys, where they mean something else here."""

from __future__ import annotations

from collections.abc import Mapping

from client3d.play.bindings import RulesetBindings

MEANINGS: dict[str, str] = {
    "confirm": "sk_go",
    "end_turn": "sk_done",
    "stand_down": "sk_done",
    "move": "sk_move",
    "build": "sk_face",
    "tow": "sk_turn",
    "fire": "sk_shoot",
    "alert": "sk_state",
    "aim": "sk_aim",
    "supply": "sk_reload",
    "patrol": "sk_detect",
    "clear": "sk_capture",
    "board": "sk_enter",
    "unload": "sk_leave",
    "weapon": "sk_posture",
    "sight": "sk_arcs",
}
"""What the intents of the main ruleset mean here; those that are not here mean the same, or nothing."""

_VIEW = ("pan", "turn", "zoom", "speed", "skip", "log", "goals", "help", "manual", "lookup", "statistics", "picture")
HELP: tuple[str, ...] = (
    *("sk_go", "sk_done", "next_unit", "sk_move", "sk_face", "sk_turn", "sk_shoot", "sk_state", "sk_aim"),
    *("sk_reload", "sk_detect", "sk_capture", "sk_enter", "sk_leave", "sk_posture", "sk_arcs"),
    *("undo", "cancel", "centre"),
    *_VIEW,
    *("sk_mouse_left", "sk_mouse_right"),
)
"""Lines of the help overlay."""


class TableBindings(RulesetBindings):
    """Keys by what they do."""

    def __init__(self, chosen: Mapping[str, tuple[str, ...]] | None = None) -> None:
        super().__init__(chosen, MEANINGS)
