"""The topics of the help of Skirmish: which paragraphs and tables each has, and where it leads on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from client3d.library.entry import Key
from client3d.library.plan import Plan
from client3d.library.skirmish import numbers, tables
from client3d.library.skirmish.wording import GROUND, Wording


def _table(table: str) -> Callable[[Wording], Iterator[Key]]:
    """To all of a table of the pack."""

    def links(say: Wording) -> Iterator[Key]:
        yield from (Key(table, name) for name in getattr(say.data, table))

    return links


def _to(*keys: Key) -> Callable[[Wording], Iterator[Key]]:
    return lambda _say: iter(keys)


def _of_ground(*kinds: str) -> Callable[[Wording], Iterator[Key]]:
    return _to(*(Key("ground", name) for name, kind in GROUND.items() if kind in kinds))


PLANS: dict[str, Plan[Wording]] = {
    "start": Plan("play", numbers.start),
    "turn": Plan("end_turn", numbers.turn, ((2, tables.actions),), _to(Key("abilities", "leader"))),
    "moving": Plan("move", numbers.moving, ((1, tables.paces), (5, tables.obstacles)), _of_ground("area", "obstacle")),
    "groups": Plan(
        "next_unit",
        numbers.groups,
        links=_to(*(Key("formations", name) for name in ("none", "line", "column")), Key("abilities", "scout")),
    ),
    "shooting": Plan("dice", numbers.shooting, ((1, tables.reaches), (3, tables.chances)), _table("weapons")),
    "buildings": Plan("city", numbers.buildings, links=_of_ground("building")),
    "winning": Plan("flag", numbers.winning, links=_of_ground("object")),
    "keys": Plan("info", numbers.keys),
}
"""The topics in the order of the list."""
