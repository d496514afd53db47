"""Forces by hand, as values for their pages: what the pack offers, what is to be said of a force, which are kept."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence

from client3d.clumsy.words import Words
from client3d.screens.force import ForceValues, UnitOffer, Verdict
from client3d.screens.forces_file import ForcesFile
from client3d.screens.named_forces import NamedForce
from core.draws import Draws
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.drawn_forces import cheapest, draw_force
from systems.clumsy.force_advice import lacks, need_of
from systems.clumsy.forces import ForceFault, check_force, force_value, offered
from systems.clumsy.maps import BattleMap

_SEED_BITS = 31


def force_words(words: Words, types: Sequence[str]) -> str:
    """Units in words, those of a type together."""
    return ", ".join(
        words("battle-units", name=words.unit(kind), count=count) for kind, count in Counter(types).items()
    )


def force_values(words: Words, found: BattleMap, side: int, budget: int) -> ForceValues:
    """What a side's force on a map is put together from."""
    data = found.data

    def fill(types: tuple[str, ...]) -> tuple[str, ...]:
        return draw_force(data, budget, Draws(secrets.randbits(_SEED_BITS)), found.zones[side].room, types)

    return ForceValues(
        side,
        words.side(side),
        words(found.title_key),
        budget,
        [_offer(words, data, kind) for kind in offered(data)],
        lambda types: verdict(words, found, side, budget, types),
        fill,
    )


def _offer(words: Words, data: ClumsyData, kind: UnitType) -> UnitOffer:
    need = need_of(kind)
    needed = cheapest(other for other in data.units.values() if need in other.abilities) if need else None
    needs = "" if needed is None else words.unit(needed.id)
    return UnitOffer(kind.id, words.unit(kind.id), kind.unit_class, kind.value, words.about("unit", kind.id), needs)


def verdict(words: Words, found: BattleMap, side: int, budget: int, types: tuple[str, ...]) -> Verdict:
    """What is to be said of a side's force on a map."""
    faults = check_force(found.data, found.zones[side], types, budget)
    wrong = dict.fromkeys(_sentence(words, fault) for fault in faults)
    if not types or any(fault.reason == "unknown_unit" for fault in faults):
        return Verdict(tuple(wrong))
    advice = lacks(found.data, types, len(found.points))
    return Verdict(tuple(wrong), tuple(words(f"force-lacks-{lack.what}", count=lack.count) for lack in advice))


def _sentence(words: Words, fault: ForceFault) -> str:
    arguments = dict(fault.arguments)
    if "name" in arguments:
        arguments["name"] = words.unit(str(arguments["name"]))
    return words(f"force-wrong-{fault.reason.replace('_', '-')}", **arguments)


def named_forces(words: Words, data: ClumsyData, file: ForcesFile) -> list[NamedForce]:
    """The forces that are kept; those of units that the pack does not have cannot be taken up."""
    found = []
    for name, types in file.forces.items():
        strange = [kind for kind in types if kind not in data.units]
        fault = words("force-wrong-unknown-unit", name=strange[0]) if strange else ""
        worth = 0 if strange else force_value(data, types)
        found.append(NamedForce(name, force_words(words, types), worth, fault))
    return found
