"""Entries of units: what they have, how to get them, where they go, what their blows take, what they can do."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.headquarters.wording import HEADQUARTERS_ICON, Wording, blows_to_destroy
from client3d.library.wording import span
from systems.headquarters.data import UnitType


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of a unit."""
    kind, key = say.data.units[name], Key("units", name)
    price = say.gold(kind.cost) if kind.cost is not None else say("from-the-shop") if _offers(say, kind) else ""
    subtitle = " · ".join(filter(None, (say.words.named("class", kind.unit_class), price)))
    return Heading(key, say.name(key), subtitle, say.icon(key), kind.unit_class)


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a unit."""
    kind = say.data.units[name]
    return (
        Section(say("about-unit"), tuple(_values(say, kind))),
        Section(say("can"), tuple(_abilities(say, kind))),
        Section(say("to-be-had"), tuple(_sources(say, kind))),
        Section(say("movement"), tuple(_movement(say, kind))),
        Section(say("its-blows"), tuple(_blows_at(say, kind))),
        Section(say("blows-at-it"), tuple(_blows_from(say, kind))),
    )


def _offers(say: Wording, kind: UnitType) -> list[str]:
    """The offers that are this unit."""
    return [name for name, offer in say.data.offers.items() if offer.effect == "unit" and offer.unit == kind.id]


def _values(say: Wording, kind: UnitType) -> Iterator[Fact]:
    yield say.told("hp", kind.hp, "heart")
    yield say.told("move", kind.move, "move")
    yield say.told("attack", kind.attack, "damage")
    yield say.told("defence", kind.defence, "cover")
    if kind.attack:
        yield say.told("range", span(*kind.range), "range")


def _abilities(say: Wording, kind: UnitType) -> Iterator[Fact]:
    if kind.captures:
        yield say.can("captures", "city")
    if kind.is_headquarters:
        yield say.can("recruits", "recruit")
        yield say.can("is-the-game", HEADQUARTERS_ICON)
        yield say.can("stays", "cancel")
    if not kind.attack:
        return
    if kind.range[1] > 1:
        yield say.can("from-afar", "shots")
    if kind.range[0] > 1:
        yield say.can("not-near", "range", least=kind.range[0])
    if not kind.strikes_back:
        yield say.can("no-strike-back", "undo")
    if not kind.fires_after_move:
        yield say.can("still-only", "moved")


def _sources(say: Wording, kind: UnitType) -> Iterator[Fact]:
    if kind.cost is not None:
        yield say.told("recruited", say.gold(kind.cost), "gold")
    for name in _offers(say, kind):
        yield say.link(Key("offers", name), say.gold(say.data.offers[name].price), say("in-the-shop-alone"))


def _movement(say: Wording, kind: UnitType) -> Iterator[Fact]:
    if not kind.move:
        return
    for name, ground in say.data.terrain.items():
        cost = ground.cost(kind.unit_class)
        if cost is None:
            yield say.link(Key("terrain", name), say("no-entry"))
        else:
            cells = kind.move // cost
            yield say.link(Key("terrain", name), say("step-cells", points=cost, cells=cells))


def _blows_at(say: Wording, kind: UnitType) -> Iterator[Fact]:
    for target in say.units_in_order():
        if kind.attack:
            yield say.link(Key("units", target.id), _blow(say, kind, target), _where(say, target))


def _blows_from(say: Wording, kind: UnitType) -> Iterator[Fact]:
    """Of all others, the worst first."""
    armed = [one for one in say.data.units.values() if one.attack]
    for one in sorted(armed, key=lambda one: (-say.bare_blow(one, kind)[1], one.id)):
        yield say.link(Key("units", one.id), _blow(say, one, kind), _where(say, kind))


def _blow(say: Wording, kind: UnitType, target: UnitType) -> str:
    blows = blows_to_destroy(say, kind, target)
    taken = say("taken", damage=say.blow(kind, target), count=say.bare_blow(kind, target)[2])
    return taken if blows is None else say("blow", taken=taken, blows=span(*blows), count=blows[1])


def _where(say: Wording, target: UnitType) -> str:
    """Where it stands, if that is not open ground."""
    return say("in-its-city") if target.is_headquarters and say.data.city is not None else ""
