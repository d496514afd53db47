"""Which key does what for this player: the table of `keys`, with what the player has chosen over it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from client3d.hud.widgets import Texts
from client3d.play.key_places import Layout
from client3d.play.keys import DEPLOY_KEYS, EVERY_KEY, HELD, HELP_TOGETHER, HELP_WRITTEN, KEYS, SUPPLY_KEY

FIXED = ("escape", "enter", *HELD, SUPPLY_KEY)
"""Keys that cannot be given anything else to do."""
_UNWRITTEN = {
    "arrow_left": "←",
    "arrow_right": "→",
    "arrow_up": "↑",
    "arrow_down": "↓",
    "-": "−",
}
_NAMED = (
    "tab",
    "enter",
    "space",
    "escape",
    "backspace",
    "insert",
    "delete",
    "home",
    "end",
    "page_up",
    "page_down",
)
_HELD_WITH = ("shift", "control")


class Bindings:
    """Keys by what they do, both ways. `chosen`: as `settings.Settings.keys`; what is not sound in it is left out."""

    def __init__(self, chosen: Mapping[str, tuple[str, ...]] | None = None) -> None:
        intents = dict(KEYS)
        known = {intent: keys for intent, keys in (chosen or {}).items() if intent in BINDABLE}
        for key, intent in KEYS.items():
            if intent in known and key not in FIXED:
                del intents[key]
        for intent, keys in known.items():
            intents.update((key, intent) for key in keys if key in EVERY_KEY and key not in FIXED)
        self.intents = intents

    def intent_of(self, key: str) -> str:
        """What a key does; "" for nothing."""
        return self.intents.get(key, "")

    def keys_of(self, intent: str) -> tuple[str, ...]:
        """The keys that do this."""
        return tuple(key for key, done in self.intents.items() if done == intent)

    def bind(self, intent: str, place: int, key: str) -> dict[str, tuple[str, ...]]:
        """What is to be chosen so that a key does this, instead of its key at this place; "" takes that one away.

        Whatever else the key did it does no more.
        """
        keys = list(self.keys_of(intent))
        if place < len(keys):
            del keys[place]
        if key and key not in keys:
            keys.insert(min(place, len(keys)), key)
        changed = {intent: tuple(keys)}
        other = self.intent_of(key)
        if other and other != intent:
            changed[other] = tuple(kept for kept in self.keys_of(other) if kept != key)
        return changed

    def written(self, texts: Texts, *intents: str) -> str:
        """The keys of some intents as they stand on a keyboard."""
        return " · ".join(keycap(texts, key) for intent in intents for key in self.keys_of(intent))

    def help_lines(self, texts: Texts, intents: Iterable[str]) -> list[tuple[str, str]]:
        """Lines of the help: the keys as they are written, and what they do."""
        return [(self._keys_in_help(texts, intent), texts.format(f"key-{intent}")) for intent in intents]

    def _keys_in_help(self, texts: Texts, intent: str) -> str:
        if intent in HELP_WRITTEN:
            return HELP_WRITTEN[intent]
        if intent in DEPLOY_KEYS.values():
            return " · ".join(keycap(texts, key) for key, done in DEPLOY_KEYS.items() if done == intent)
        written = self.written(texts, *HELP_TOGETHER.get(intent, (intent,)))
        if intent == "supply":
            return f"{keycap(texts, SUPPLY_KEY)} · {written}"
        return f"{written} · 1–9" if intent == "build" else written

    def first(self, texts: Texts, intent: str) -> str:
        """The first of an intent's keys, as it stands on a button."""
        keys = self.keys_of(intent)
        return keycap(texts, keys[0]) if keys else ""


class RulesetBindings(Bindings):
    """The same where a ruleset has its own meanings for what keys do in the main one: `meanings`, by intent."""

    def __init__(self, chosen: Mapping[str, tuple[str, ...]] | None, meanings: Mapping[str, str]) -> None:
        super().__init__(chosen)
        self.intents = {key: meanings.get(intent, intent) for key, intent in self.intents.items()}

    def help_lines(self, texts: Texts, intents: Iterable[str]) -> list[tuple[str, str]]:
        """See `Bindings.help_lines`; what no key does here is left out, but not what the mouse does."""
        wanted = [intent for intent in intents if intent in HELP_WRITTEN or "mouse" in intent or self._done(intent)]
        return super().help_lines(texts, wanted)

    def _done(self, intent: str) -> bool:
        return any(self.keys_of(each) for each in HELP_TOGETHER.get(intent, (intent,)))


BINDABLE = frozenset(KEYS.values()) - {"cancel", "confirm"}
"""What a player may choose keys for."""


_layout = [Layout()]
"""That of the keyboard; a window sets it."""


def use_layout(layout: Layout) -> None:
    """Show keys as this layout prints them from now on."""
    _layout[0] = layout


def keycap(texts: Texts, key: str) -> str:
    """A key as it stands on the keyboard."""
    held, _, plain = key.rpartition("-") if key.partition("-")[0] in _HELD_WITH else ("", "", key)
    shown = (
        texts.format(f"keycap-{plain.replace('_', '-')}")
        if plain in _NAMED
        else _UNWRITTEN.get(plain) or _layout[0].printed(plain)
    )
    return f"{texts.format(f'keycap-{held}')} {shown}" if held else shown
