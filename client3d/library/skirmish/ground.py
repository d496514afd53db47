"""Entries of what lies and stands on a table: ground, obstacles, buildings, and what is fought over."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.skirmish.wording import GROUND, Wording
from systems.skirmish.data import MoveClass
from systems.skirmish.obstacles import crossing

MOVERS: tuple[MoveClass, ...] = ("infantry", "cavalry", "wagon")


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of it."""
    key, kind = Key("ground", name), GROUND[name]
    subtitle = say("level", level=say.data.level_of(name)) if kind == "obstacle" else say.kind(kind)
    return Heading(key, say.name(key), subtitle, say.icon(key), kind)


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of it."""
    if name == "building":
        return _building(say)
    if GROUND[name] == "object":
        return (Section(say("to-capture"), tuple(_object(say))),)
    if GROUND[name] == "obstacle":
        return (Section(say("who-passes"), tuple(_passing(say, name))), Section(say("shelter"), (_cover(say),)))
    return (Section(say("movement"), tuple(_rough(say) if name == "rough" else _road(say))),)


def passage(say: Wording, name: str, mover: MoveClass) -> tuple[str, str]:
    """How somebody passes an obstacle or goes into a building: in a word, and in a sentence (SK-OBST-1, SK-BUILD-1)."""
    into = "too-large" if mover == "wagon" else "goes-in"
    how = into if name == "building" else crossing(say.data, mover, name)
    return say(f"passes-{how}"), say(f"passes-{how}-note")


def _passing(say: Wording, name: str) -> Iterator[Fact]:
    for mover in MOVERS:
        value, note = passage(say, name, mover)
        yield Fact(say.kind(mover), value, note, "move")


def _cover(say: Wording) -> Fact:
    """What partial cover does to a shot, with the odds of one at effective range (SK-HIT-5)."""
    rules = say.data.rules.shooting
    open_, behind = (say.chance(rules.dice, rules.effective + more) for more in (0, rules.cover))
    return say.told("cover", say("more", more=rules.cover), "cover", open=open_, behind=behind)


def _rough(say: Wording) -> Iterator[Fact]:
    moving = say.data.rules.moving
    whole, times = moving.infantry.first, moving.rough
    yield say.told("slow", f"×{times}", "move", whole=say.length(whole), part=say.length(whole // times))
    yield say.told("column-limit", moving.column_in_rough, "moved", scouts=say.owners("scout"))


def _road(say: Wording) -> Iterator[Fact]:
    moving = say.data.rules.moving
    for key, off, on in (("group", moving.group, moving.quick_group), ("wagons", moving.wagon, moving.road_wagon)):
        yield Fact(say(f"road-{key}"), say.pace(on), say("road-note", pace=say.pace(off)), "move")


def _object(say: Wording) -> Iterator[Fact]:
    yield say.told("capture", say("actions", count=1), "flag")
    yield say.can("carried", "info")


def _building(say: Wording) -> tuple[Section, ...]:
    rules = say.data.rules
    finding = rules.detecting
    inside = (
        say.told("enter", say("actions", count=1), "board"),
        say.told("inside", say("actions", count=rules.activation.inside), "move"),
        say.can("group-enters", "next_unit"),
    )
    postures = (
        say.can("line", "eye"),
        _cover(say),
        say.can("hide", "hidden"),
        say.told(
            "found",
            say.sum(finding.needs),
            "dice",
            range=say.length(finding.range),
            odds=say.dice(finding.dice, finding.needs),
            behind=say.dice(finding.dice, finding.cover_needs),
        ),
    )
    entering = Section(say("who-enters"), tuple(_passing(say, "building")))
    return (Section(say("going-in"), inside), Section(say("postures"), postures), entering)
