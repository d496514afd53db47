"""Entries of fighters: what they have, how far they go, what stops them, how they shoot, what is special of them."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.skirmish.ground import passage
from client3d.library.skirmish.shots import of_bands
from client3d.library.skirmish.wording import GROUND, Wording
from systems.skirmish.arcs import GROUP_ARC, SINGLE_ARC
from systems.skirmish.data import Pace, UnitType


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of a fighter."""
    kind, key = say.data.units[name], Key("units", name)
    weapon = say.name(Key("weapons", kind.weapon)) if kind.weapon else say("unarmed")
    return Heading(key, say.name(key), f"{say.kind(kind.move)} · {weapon}", say.icon(key), kind.move)


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a fighter."""
    kind = say.data.units[name]
    return (
        Section(say("about-unit"), tuple(_values(say, kind))),
        Section(say("special"), tuple(_special(say, kind))),
        Section(say("movement"), tuple(_movement(say, kind))),
        Section(say("in-the-way"), tuple(_in_the_way(say, kind))),
        Section(say("shooting"), tuple(_shooting(say, kind))),
    )


def paces_of(say: Wording, kind: UnitType) -> list[tuple[str, Pace]]:
    """How far its moves go: the key of when, and the pace (section 2 of the rulebook)."""
    moving = say.data.rules.moving
    if kind.move == "cavalry":
        return [("always", moving.cavalry)]
    if kind.move == "wagon":
        return [("off-road", moving.wagon), ("on-road", moving.road_wagon)]
    return [
        ("alone", kind.own_pace or moving.infantry),
        ("in-a-group", moving.group),
        ("in-a-hurry", moving.quick_group),
    ]


def _values(say: Wording, kind: UnitType) -> Iterator[Fact]:
    yield say.told("wounds", kind.wounds, "heart")
    yield say.told("base", say.length(kind.base), "range")
    yield say.told("arc", say("degrees", degrees=SINGLE_ARC), "eye", group=GROUP_ARC)


def _special(say: Wording, kind: UnitType) -> Iterator[Fact]:
    for name in kind.abilities:
        key = Key("abilities", name)
        yield say.link(key, note=say.about(key))
    if not kind.is_fighter:
        yield say.can("uncounted", "info")


def _movement(say: Wording, kind: UnitType) -> Iterator[Fact]:
    actions = say.data.rules.activation.actions
    for when, pace in paces_of(say, kind):
        note = say("pace-note", moves=actions, length=say.pace_after(pace, actions))
        yield Fact(say(f"pace-{when}"), say.pace(pace), note, "move")
    yield say.told("backwards", say.length(say.data.rules.moving.backwards), "undo")


def _in_the_way(say: Wording, kind: UnitType) -> Iterator[Fact]:
    for name, of in GROUND.items():
        if of in ("obstacle", "building"):
            value, note = passage(say, name, kind.move)
            yield say.link(Key("ground", name), value, note)


def _shooting(say: Wording, kind: UnitType) -> Iterator[Fact]:
    weapon = say.data.weapon_of(kind)
    if weapon is None:
        return
    yield say.link(Key("weapons", weapon.id), say("reload-actions", count=weapon.reload))
    yield from of_bands(say, weapon, sniper="sniper" in kind.abilities)
