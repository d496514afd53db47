"""Which key does what in Headquarters: the player's own keys, where they mean something else here."""

from __future__ import annotations

from collections.abc import Mapping

from client3d.play.bindings import RulesetBindings

MEANINGS: dict[str, str] = {
    "fire": "camp_attack",
    "stand_down": "camp_wait",
    "build": "camp_shop",
    "enemy_reach": "camp_enemy_reach",
    "end_turn": "camp_end_turn",
    "eyes": "next_camp",
}
"""What the intents of the main ruleset mean here; those that are not here mean the same, or nothing."""
SHARED: dict[str, str] = {"end_turn": "next_camp", "confirm": "camp_end_turn"}
"""The same where several persons share the screen: the key that else ends a turn leads from camp to camp."""

_VIEW = ("pan", "turn", "zoom", "speed", "skip", "log", "goals", "help", "manual", "lookup", "statistics", "picture")
HELP: tuple[str, ...] = (
    *("camp_end_turn", "next_camp", "next_unit", "skip_unit", "camp_attack", "camp_wait", "camp_shop"),
    *("camp_enemy_reach", "undo", "cancel", "centre"),
    *_VIEW,
    *("mouse_left", "mouse_right"),
)
"""Lines of the help overlay."""


class CampBindings(RulesetBindings):
    """Keys by what they do. `shared`: whether several persons share the screen."""

    def __init__(self, chosen: Mapping[str, tuple[str, ...]] | None = None, *, shared: bool = False) -> None:
        super().__init__(chosen, {**MEANINGS, **SHARED} if shared else MEANINGS)
