"""Keys by their place, for layouts without a key of a name: Russian has no N, French no 5 that is pressed alone.

Such a key works by its place on the keyboard that the names of keys are taken from, and is shown by what the layout
prints on that place. A key that the layout has somewhere works there, wherever that is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.play.keys import PLAIN_KEYS

PLACES = tuple(key for key in PLAIN_KEYS if len(key) == 1 and key != "+")
"""Keys of one character: Panda3D tells of each by its place, too ("+" has none of its own)."""
_ANY_KEY = "any-key"
_BESIDE = {"shift": ("lshift", "rshift"), "control": ("lcontrol", "rcontrol")}
"""What keys are pressed with, and the keys that are that."""


class Layout:
    """What a layout prints on keys: by place the name of the key that is there ("" if it has none), and its print."""

    def __init__(self, names: dict[str, str] | None = None, prints: dict[str, str] | None = None) -> None:
        self._names = names or {}
        self._prints = prints or {}
        self._there = set(self._names.values())

    @staticmethod
    def of(window: Any) -> Layout:
        """The present layout of a window's keyboard."""
        found = window.get_keyboard_map() if hasattr(window, "get_keyboard_map") else None
        if found is None:
            return Layout()
        names = {place: str(found.get_mapped_button(place)) for place in PLACES}
        prints = {place: found.get_mapped_button_label(place) for place in PLACES}
        return Layout({place: "" if name == "none" else name for place, name in names.items()}, prints)

    def printed(self, key: str) -> str:
        """What the layout prints on a key."""
        # digits are printed on their keys even where shift has to be held for them
        if key in self._there or key.isdigit():
            return key.upper()
        return (self._prints.get(key) or key).upper()


class KeyPlaces:
    """Listens to the keys of a window by their places; `press` is told of those that the layout has no name for."""

    def __init__(self, base: Any, events: Any, press: Callable[[str], None]) -> None:
        self._press = press
        self._pending = ""
        """The place of the key that went down last, whose name may still be told; with what was held beside it."""
        self._held: set[str] = set()
        for thrower in getattr(base, "buttonThrowers", None) or ():
            thrower.node().set_button_down_event(_ANY_KEY)
        events.accept(_ANY_KEY, self._named)
        for place in PLACES:
            events.accept(f"raw-{place}", self._down, [place])
            events.accept(f"raw-{place}-up", self._held.discard, [place])
        for key in (key for keys in _BESIDE.values() for key in keys):
            events.accept(f"raw-{key}", self._held.add, [key])
            events.accept(f"raw-{key}-up", self._held.discard, [key])

    def _down(self, place: str) -> None:
        """A key went down: what its name is, if it has one, is told next."""
        self.update()
        self._pending = "".join(f"{name}-" for name, keys in _BESIDE.items() if self._held & set(keys)) + place

    def _named(self, name: str) -> None:
        """The name of the key that went down."""
        plain = name if len(name) == 1 else name[:-1].rpartition("-")[2] + name[-1]
        if plain in PLAIN_KEYS:
            self._pending = ""

    def update(self) -> None:
        """Once a frame: a key that has got no name by now has none."""
        key, self._pending = self._pending, ""
        if key:
            self._held.add(key[-1])
            self._press(key)

    def let_go(self) -> None:
        """The window has lost the keyboard: nobody tells what is let go from now on."""
        self._pending = ""
        self._held.clear()

    def holds(self, key: str) -> bool:
        """Whether a key without a name is held down."""
        return key in self._held
