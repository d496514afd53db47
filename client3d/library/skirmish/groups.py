"""Entries of formations and of special rules: what each does, and who has it."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.skirmish.wording import Wording
from systems.skirmish.arcs import GROUP_ARC, SINGLE_ARC


def formation_heading(say: Wording, name: str) -> Heading:
    """What a list shows of a formation."""
    key = Key("formations", name)
    moving = say.data.rules.moving
    pace = say.pace(moving.quick_group if name == "column" else moving.group)
    return Heading(key, say.name(key), pace, say.icon(key), "formation")


def formation_sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a formation."""
    return (
        Section(say("acting"), (say.can("as-one", "next_unit"), say.can("leaves-nobody", "info"))),
        Section(say("movement"), tuple(_formation_moves(say, name))),
        Section(say("shooting"), tuple(_formation_shoots(say, name))),
    )


def _formation_moves(say: Wording, name: str) -> Iterator[Fact]:
    moving = say.data.rules.moving
    pace = moving.quick_group if name == "column" else moving.group
    actions = say.data.rules.activation.actions
    note = say("pace-note", moves=actions, length=say.pace_after(pace, actions))
    yield Fact(say("pace-in-a-group"), say.pace(pace), note, "move")
    if name == "column":
        yield say.can("follows", "tow")
        yield say.told("column-limit", moving.column_in_rough, "moved", scouts=say.owners("scout"))
    else:
        yield Fact(say("pace-in-a-hurry"), say.pace(moving.quick_group), "", "move")
        yield say.can("side-by-side", "move")


def _formation_shoots(say: Wording, name: str) -> Iterator[Fact]:
    yield say.told("group-arc", say("degrees", degrees=GROUP_ARC), "eye", single=SINGLE_ARC)
    yield say.can("each-rolls", "dice")
    yield say.can("in-line" if name == "line" else "in-the-way", "line")


def ability_heading(say: Wording, name: str) -> Heading:
    """What a list shows of a special rule: who has it."""
    key = Key("abilities", name)
    return Heading(key, say.name(key), say.owners(name), say.icon(key), "ability")


def ability_sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a special rule."""
    makers = {"leader": _leader, "scout": _scout, "sniper": _sniper}
    owners = tuple(say.link(Key("units", unit)) for unit in say.units_with(name))
    return (Section(say("what-it-does"), tuple(makers[name](say))), Section(say("who-has-it"), owners))


def _leader(say: Wording) -> Iterator[Fact]:
    yield say.can("splits", "end_turn", actions=say.data.rules.activation.actions)
    yield say.can("interrupts", "pause")


def _scout(say: Wording) -> Iterator[Fact]:
    yield say.can("guides", "scout", moves=say.data.rules.moving.column_in_rough)


def _sniper(say: Wording) -> Iterator[Fact]:
    rules = say.data.rules.shooting
    yield say.told("far-dice", say("more-dice", dice=rules.sniper), "dice")
    both = (rules.dice, rules.dice + rules.sniper)
    plain, better = (say.dice(dice, rules.long) for dice in both)
    yield say.told("far-odds", say.sum(rules.long), "range", plain=plain, better=better)
    yield say.can("unaimed", "range", sum=say.sum(rules.extreme))
