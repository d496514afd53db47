"""Entries of buildings and works: who builds them, how long it takes, what they do, and where they may stand."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.clumsy.wording import Wording
from client3d.library.entry import Fact, Heading, Key, Section
from systems.clumsy.data import StructureType


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of a structure."""
    structure = say.data.structures[name]
    subtitle = say("structure-line", kind=say.kind(structure.kind), parts=structure.build_turns, hp=structure.hp)
    return Heading(Key("structures", name), say.words.structure_type(name), subtitle, "structure", structure.kind)


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of a structure."""
    structure = say.data.structures[name]
    builders = [unit for unit in say.data.units.values() if "engineer" in unit.abilities]
    grounds = [ground for ground in sorted(structure.on) if ground in say.data.terrain]
    return (
        Section(say("about-structure"), tuple(_values(say, structure))),
        Section(say("can"), tuple(_abilities(say, structure))),
        Section(say("built-by"), tuple(say.link(Key("units", unit.id)) for unit in builders)),
        Section(say("stands-on"), tuple(say.link(Key("terrain", ground)) for ground in grounds)),
        Section(say("entering"), tuple(_entering(say, structure))),
    )


def _values(say: Wording, structure: StructureType) -> Iterator[Fact]:
    yield Fact(say("kind"), say(f"kind-{structure.kind}"), say(f"kind-{structure.kind}-note"), "structure")
    yield say.fact("parts", structure.build_turns, "build", points=say.data.rules.orders.build)
    yield say.fact("structure-hp", structure.hp, "heart")
    if structure.cover:
        yield say.fact("cover", f"{structure.cover} %", "cover", percent=structure.cover)
    if structure.vision:
        yield say.fact("building-vision", structure.vision, "eye")
    if structure.own_cell:
        yield say.can("own-cell", "build")


def _abilities(say: Wording, structure: StructureType) -> Iterator[Fact]:
    rules, has = say.data.rules, structure.abilities
    heals = {"amount": rules.healing.amount, "radius": rules.healing.radius}
    if "hospital" in has:
        yield say.can("hospital", "heart", **heals)
    if "workshop" in has:
        yield say.can("workshop", "heart", **heals)
    if "depot" in has:
        yield say.can("depot", "supply", points=rules.orders.supply)
    if "tower" in has:
        drones = rules.drones
        yield say.can("tower", "eye", radius=drones.tower_radius, relay=drones.relay_link)
    if "heliport" in has:
        yield say.can("heliport", "land", points=rules.orders.supply)


def _entering(say: Wording, structure: StructureType) -> Iterator[Fact]:
    if structure.enter:
        yield Fact(say("may-enter"), say.classes(structure.enter), "", "move")
    else:
        yield Fact(say("may-enter"), say("nobody"), "", "cancel")
    for unit_class, cost in structure.costs.items():
        fuel = structure.fuel(unit_class)
        note = say("step-burns", fuel=fuel) if fuel else ""
        yield Fact(say.words.named("class", unit_class), say.step(cost, cost), note, unit_class)
