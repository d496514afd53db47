"""Entries of terrain: what a step into it costs, how it defends, what a city gives."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.headquarters.wording import Wording
from client3d.library.wording import span
from systems.headquarters.data import UNIT_CLASSES, TerrainType, UnitClass


def moving_classes(say: Wording) -> list[UnitClass]:
    """The classes of units that go anywhere."""
    found = {kind.unit_class for kind in say.data.units.values() if kind.move}
    return [unit_class for unit_class in UNIT_CLASSES if unit_class in found]


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of terrain."""
    ground, key = say.data.terrain[name], Key("terrain", name)
    costs = [cost for one in moving_classes(say) if (cost := ground.cost(one)) is not None]
    steps = say("steps", points=span(min(costs), max(costs))) if costs else say("no-entry")
    defence = say("defence-line", defence=say.signed(ground.defence)) if ground.defence else ""
    return Heading(key, say.name(key), " · ".join(filter(None, (steps, defence))), say.icon(key), "terrain")


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of terrain."""
    ground = say.data.terrain[name]
    return (
        Section(say("entering"), tuple(_costs(say, ground))),
        Section(say("shelter"), tuple(_defence(say, ground))),
        Section(say("city"), tuple(_city(say, ground))),
    )


def _costs(say: Wording, ground: TerrainType) -> Iterator[Fact]:
    for unit_class in moving_classes(say):
        cost = ground.cost(unit_class)
        value = say("no-entry") if cost is None else str(cost)
        yield Fact(say.words.named("class", unit_class), value, "", unit_class)


def _defence(say: Wording, ground: TerrainType) -> Iterator[Fact]:
    if all(ground.cost(unit_class) is None for unit_class in moving_classes(say)):
        return
    yield say.told("ground-defence", say.signed(ground.defence), "cover")
    if ground.defence:
        yield from _examples(say, ground)


def _examples(say: Wording, ground: TerrainType) -> Iterator[Fact]:
    """What a blow takes here from who can be recruited and come here, struck by its like, and on open ground."""
    for kind in say.data.units.values():
        if kind.attack and kind.cost is not None and ground.cost(kind.unit_class) is not None:
            open_ground, here = (say.bare_blow(kind, kind, defence) for defence in (0, ground.defence))
            if open_ground != here:
                shown = (span(least, most) for least, _, most in (here, open_ground))
                value = say("blow-here", **dict(zip(("here", "open"), shown, strict=True)))
                yield Fact(say("blow-of", unit=say.name(Key("units", kind.id))), value, "", kind.unit_class)


def _city(say: Wording, ground: TerrainType) -> Iterator[Fact]:
    if not ground.city:
        return
    captors = say.names("units", (name for name, kind in say.data.units.items() if kind.captures))
    yield say.can("captured", "camp", units=captors)
    if ground.income:
        yield say.told("income", say.gold(ground.income), "income")
    if ground.heals:
        yield say.told("heals", ground.heals, "heart")
