"""What two units of Headquarters are compared by."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.comparison import NONE, Compared, numbers, worth_showing
from client3d.library.entry import Key
from client3d.library.headquarters.wording import Wording, blows_to_destroy
from systems.headquarters.data import TerrainType, UnitType


def compared(say: Wording, left: str, right: str) -> tuple[Compared, ...]:
    """All that two units can be compared by."""
    return worth_showing(_lines(say, say.data.units[left], say.data.units[right]))


def _lines(say: Wording, left: UnitType, right: UnitType) -> Iterator[Compared]:
    both = (left, right)
    yield Compared(say("class"), say.words.named("class", left.unit_class), say.words.named("class", right.unit_class))
    yield numbers(say("recruited"), left.cost, right.cost, less_is_better=True)
    yield numbers(say("hp"), left.hp, right.hp)
    yield numbers(say("move"), left.move, right.move)
    yield numbers(say("attack"), left.attack, right.attack)
    yield numbers(say("defence"), left.defence, right.defence)
    yield numbers(say("range"), *(one.range[1] if one.attack else None for one in both))
    yield _yes_or_no(say, "can-captures", left.captures, right.captures)
    for name, ground in say.data.terrain.items():
        label = say("cells-a-turn", terrain=say.name(Key("terrain", name)))
        yield numbers(label, *(_pace(one, ground) for one in both))
    for target in say.units_in_order():
        if target.cost is not None or target.is_headquarters:
            label = say("damage-to-unit", unit=say.name(Key("units", target.id)))
            yield numbers(label, *(say.bare_blow(one, target)[1] if one.attack else None for one in both))
    found = [blows_to_destroy(say, *pair) for pair in ((left, right), (right, left))]
    yield numbers(say("blows-to-destroy"), *(one and one[1] for one in found), less_is_better=True)


def _yes_or_no(say: Wording, label: str, left: bool, right: bool) -> Compared:
    shown = [say("yes") if one else NONE for one in (left, right)]
    return Compared(say(label), shown[0], shown[1], right - left)


def _pace(kind: UnitType, ground: TerrainType) -> int | None:
    """Cells a turn over a terrain."""
    cost = ground.cost(kind.unit_class)
    return kind.move // cost if cost is not None and kind.move else None
