"""What is legal in a pack but odd: warnings, found when somebody asks for them, and which of them are meant so.

An entry says `odd = ["weapon-unused"]` of what is odd about it and meant to be; that kind is not spoken of again.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from core.packs.faults import Fault, Faults, Phrasebook
from core.packs.keys import Keys
from core.packs.loader import RULES, Pack, Reporter, resolved_sources
from core.packs.mods import Mod, leads_to, lies_over
from core.packs.overlay import Layer, Origin, is_list_change
from core.packs.renames import ODD

PREFIX: Final = "odd-"
"""How the message key of a kind begins."""

DISAGREE: Final = "mods-disagree"
"""The kind that no ruleset has to look for: two mods that know nothing of each other change one value otherwise."""


def oddities(pack: Pack[Any], texts: Phrasebook) -> list[Fault]:
    """All that is odd about a sound pack and its mods, by place; `texts` are theirs, in the language every pack has."""
    faults, sources = Faults(), resolved_sources(pack)
    if pack.schema.odd is not None:
        report = Reporter(sources, faults)

        def unless_meant(table: str, entry: str, keys: Keys, message: str, **how: Any) -> None:
            if message not in _meant(pack, table, entry):
                report(table, entry, keys, PREFIX + message, **how)

        pack.schema.odd(pack.data, texts, unless_meant)
    faults.extend(_disagreements(pack))
    return list(faults)


def _meant(pack: Pack[Any], table: str, entry: str) -> list[str]:
    listed = pack.sources[table][entry].data.get(ODD, [])
    return listed if isinstance(listed, list) else []


def _disagreements(pack: Pack[Any]) -> Iterable[Fault]:
    """Values that two mods set, neither of which says that it knows the other."""
    for table, entries in pack.sources.items():
        for name, source in entries.items():
            if table == RULES or DISAGREE not in _meant(pack, table, name):
                yield from _disagreements_about(source, pack.mods)


def _disagreements_about(source: Origin, mods: tuple[Mod, ...]) -> Iterable[Fault]:
    known: dict[Keys, list[tuple[Mod, Layer, object]]] = {}
    for layer in source.layers:
        mod = next((one for one in mods if Path(layer.document.file).is_relative_to(one.folder)), None)
        if mod is None:
            continue
        for keys, value in _leaves(layer):
            for other, below, before in known.get(keys, ()):
                if before != value and not _related(mod, other, mods):
                    line, _ = below.document.position((*below.keys, *keys))
                    yield layer.document.fault(
                        (*layer.keys, *keys),
                        PREFIX + DISAGREE,
                        value=True,
                        name=mod.name,
                        other=other.name,
                        file=below.document.file,
                        line=str(line),
                    )
            known.setdefault(keys, []).append((mod, layer, value))


def _leaves(layer: Layer) -> Iterable[tuple[Keys, object]]:
    """The values of a table, those of tables in it by the way to them; what is done to a list by halves is none."""
    waiting: list[tuple[Keys, object]] = [((), layer.document.at(layer.keys))]
    while waiting:
        keys, value = waiting.pop()
        if not isinstance(value, dict):
            yield keys, value
        elif not is_list_change(value):
            waiting += [((*keys, key), inner) for key, inner in value.items()]


def _related(mod: Mod, other: Mod, mods: Iterable[Mod]) -> bool:
    """Whether one of two mods needs the other or comes after it, be it by way of a third."""
    below = {one.name: lies_over(one) for one in mods}
    return leads_to(mod.name, other.name, below) or leads_to(other.name, mod.name, below)
