"""Entries of terrain: what it takes to enter, what it covers and hides, what burns, and what may be built on it."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.clumsy.wording import GROUND_CLASSES, Wording
from client3d.library.entry import Fact, Heading, Key, Section
from core.board import FULL_SHARE
from systems.clumsy.data import TerrainType
from systems.clumsy.fire import cells_to_stop


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of terrain."""
    ground, key = say.data.terrain[name], Key("terrain", name)
    costs = [ground.cost(unit_class) for unit_class in GROUND_CLASSES if ground.cost(unit_class) is not None]
    least, most = min(filter(None, costs), default=0), max(filter(None, costs), default=0)
    steps = say("no-entry") if not costs else say.step(least, most)
    cover = say("cover-line", percent=ground.cover) if ground.cover else ""
    return Heading(key, say.words.terrain(name), " · ".join(filter(None, (steps, cover))), say.icon(key), "terrain")


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of terrain."""
    ground = say.data.terrain[name]
    built = [one for one in say.data.structures.values() if name in one.on]
    return (
        Section(say("entering"), tuple(_costs(say, ground))),
        Section(say("shelter"), tuple(_shelter(say, ground))),
        Section(say("changes"), tuple(_changes(say, ground))),
        Section(say("can-be-built"), tuple(say.link(Key("structures", one.id)) for one in built)),
    )


def _costs(say: Wording, ground: TerrainType) -> Iterator[Fact]:
    for unit_class in GROUND_CLASSES:
        cost = ground.cost(unit_class)
        if unit_class == "towed" and cost is None:
            continue  # guns go where their truck goes
        fuel = ground.fuel(unit_class)
        text = say("no-entry") if cost is None else say.step(cost, cost)
        yield Fact(say.words.named("class", unit_class), text, say("step-burns", fuel=fuel) if fuel else "", unit_class)


def _shelter(say: Wording, ground: TerrainType) -> Iterator[Fact]:
    hiding = say.data.rules.hiding
    if ground.cover:
        yield say.fact("cover", f"{ground.cover} %", "cover", percent=ground.cover)
    else:
        yield Fact(say("cover"), say("none"), "", "cover")
    if ground.cover or ground.conceals:
        yield say.can("hides", "hidden", small=hiding.small, medium=hiding.medium, large=hiding.large)
    if ground.blocks_fire >= FULL_SHARE:
        yield say.can("stops-fire", "range")
    elif ground.blocks_fire:
        yield say.can("stops-fire-together", "range", count=cells_to_stop(ground.blocks_fire))


def _changes(say: Wording, ground: TerrainType) -> Iterator[Fact]:
    rules, name = say.data.rules, ground.id
    if ground.burns:
        yield say.can("burns", "burning", rounds=rules.burn.rounds, damage=rules.burn.damage)
        yield say.link(Key("terrain", rules.burn.leaves), say("burns-to"))
    if name in rules.crater.dug_in:
        yield say.link(Key("terrain", rules.crater.leaves), say("dug-to"))
    if name in rules.burn.regrowth:
        season = say.words.named("season", rules.burn.regrowth_season)
        yield say.link(Key("terrain", rules.burn.regrowth[name]), say("regrows-to", season=season))
    if name in rules.air.lands_on:
        yield say.can("landing", "land")
