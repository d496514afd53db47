"""Finding rulesets by name: each is a package below `systems` with a module `ruleset`.

Nothing here, and nothing else in `core`, names one of them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec

from core.game import Game
from core.packs.document import Document
from core.packs.location import data_folder


class Ruleset(Protocol):
    """What a ruleset offers to tools that know no ruleset."""

    name: str
    order_type: Any
    """The union of its orders, for decoding."""
    event_type: Any
    """The union of its events, for decoding."""
    setup_type: type[msgspec.Struct]
    """What a battle starts from."""

    def new_game(self, setup: Any, data: Any) -> Game[Any, Any]:
        """A game at its start; the setup must be valid for the data."""

    def read_scenario(self, document: Document) -> Any:
        """A scenario file as a case to run. Raises PackError with all its faults."""


@cache
def ruleset(name: str) -> Ruleset:
    """The ruleset of this name. Raises KeyError if there is none."""
    if name not in ruleset_names():
        raise KeyError(name)
    found: Ruleset = import_module(f"systems.{name}.ruleset").RULESET
    return found


@cache
def ruleset_names() -> tuple[str, ...]:
    """The rulesets that have both rules and a pack, by name."""
    names = sorted(folder.name for folder in data_folder().iterdir() if (folder / "pack.toml").is_file())
    return tuple(name for name in names if find_spec(f"systems.{name}") is not None)
