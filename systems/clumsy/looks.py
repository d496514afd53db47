"""Units that look like others: whether there is a model of the name they give. No rule reads it."""

from __future__ import annotations

from core.models.container import SUFFIXES
from core.packs.faults import Faults
from core.packs.loader import Pack, Reporter, resolved_sources
from systems.clumsy.data import ClumsyData

FOLDER = "models"
_ALL_SUFFIXES = frozenset({*SUFFIXES, ".model"})


def check_looks(pack: Pack[ClumsyData], faults: Faults) -> None:
    """Report units that are to look like something nobody has modelled."""
    alike = {name: kind.looks_like for name, kind in pack.data.units.items() if kind.looks_like}
    if not alike:
        return
    known = set(pack.data.units) | {
        path.stem for folder in pack.folders for path in (folder / FOLDER).glob("*") if path.suffix in _ALL_SUFFIXES
    }
    report = Reporter(resolved_sources(pack), faults)
    for name, model in alike.items():
        if model not in known:
            report("units", name, ("looks_like",), "unknown-name", found=model, suggestion_from=known, name=model)
