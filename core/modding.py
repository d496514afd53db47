"""What a modder asks of mods: whether they are sound, what comes of them, and a first one to begin with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from core.models.source import check_models
from core.packs.document import file_fault
from core.packs.faults import Fault, Faults, PackError
from core.packs.json_schema import FOLDER as SCHEMAS
from core.packs.json_schema import write_schemas
from core.packs.loader import Pack, report_unread
from core.packs.location import data_folder, mods_folder
from core.packs.mods import Mod, chosen_mods
from core.packs.oddities import oddities
from core.packs.schema import LONGEST_NAME, NAME
from core.packs.shipped_files import as_mods_doing
from core.packs.translations import FOLDER as TEXTS
from core.packs.translations import check_texts
from core.rulesets import Ruleset, ruleset, ruleset_names
from core.scenarios import read_case
from core.texts import FALLBACK, Texts

MODELS = "models"
"""The folder of a pack's models."""

TEMPLATES = "templates"
"""The folder of the shipped data with what new mods are made from: a folder for each ruleset, by its name."""

NAME_IN_TEMPLATE = "new_mod"
"""What stands for the mod's name in it."""


class Checked(Struct, frozen=True):
    """What was found in mods that lie over one another."""

    faults: tuple[Fault, ...]
    oddities: tuple[Fault, ...]


def loaded(wishes: Sequence[str | Path]) -> Pack[Any]:
    """The pack that mods are for, with them over it; without any the first ruleset's own.

    Raises `PackError` with all their faults.
    """
    return loaded_as_listed(chosen_mods(wishes))


def loaded_as_listed(mods: Sequence[Mod]) -> Pack[Any]:
    """The pack that mods are for, with them over it in this order. Raises `PackError` with all their faults."""
    return _rules(mods).load_pack("", mods)


def loaded_alone(wish: str) -> Pack[Any]:
    """A shipped pack by its name, or a mod with what it needs over its pack. Raises `PackError`."""
    return ruleset(wish).load_pack() if wish in ruleset_names() else loaded([wish])


def _rules(mods: Sequence[Mod]) -> Ruleset:
    """The ruleset whose pack the mods change; without any the first. Raises `PackError` if there is none."""
    names = ruleset_names()
    if not mods:
        return ruleset(names[0])
    base = mods[0].manifest.base
    if base in names:
        return ruleset(base)
    raise PackError(
        [mods[0].document.fault(("base",), "unknown-name", value=True, name=base, found=base, suggestion_from=names)]
    )


def check(wishes: Sequence[str | Path]) -> Checked:
    """Look for all that is wrong, and for what is odd, in mods that are used together."""
    try:
        pack = loaded(wishes)
    except PackError as error:
        return Checked(error.faults, ())
    faults = Faults()
    rules = _rules(pack.mods)
    faults.extend(as_mods_doing(rules.check_battles(pack), pack))
    for mod in pack.mods:
        _check_scenarios(mod, rules.name, pack, faults)
        check_models(mod.folder / MODELS, faults)
    odd = Faults()
    texts = [folder / TEXTS for folder in pack.folders]
    for place in range(1 if pack.mods else 0, len(texts)):
        faults.extend(check_texts(texts[place], [data_folder() / TEXTS, *texts[:place]], odd))
    odd.extend(oddities(pack, Texts(FALLBACK, *texts)))
    return Checked(tuple(faults), tuple(odd))


def _check_scenarios(mod: Mod, rules: str, pack: Pack[Any], faults: Faults) -> None:
    folder = mod.folder / "scenarios"
    if folder.is_dir():
        report_unread(sorted(folder.iterdir()), faults)
    for file in sorted(folder.glob("*.toml")):
        try:
            read_case(file, {rules: pack})
        except PackError as error:
            faults.extend(error.faults)


def begin_mod(name: str, folder: Path | None = None, rules: str = "") -> Path:
    """Write a working example mod of this name into a folder, the player's mods folder by default; returns its own.

    `rules`: the ruleset that it is for, by default the main one. Raises `PackError` for a name no mod can have, or a
    folder that is there already; OSError from the disk.
    """
    place = (folder or mods_folder()) / name
    if not re.fullmatch(NAME, name) or len(name) > LONGEST_NAME:
        raise PackError([file_fault(str(place), "malformed-name", name=name)])
    if place.exists():
        raise PackError([file_fault(str(place), "mods-exists")])
    rules = rules or ruleset_names()[0]
    template = data_folder() / TEMPLATES / rules
    for path in sorted(template.rglob("*")):
        if path.is_file():
            target = place / path.relative_to(template)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(path.read_text(encoding="utf-8").replace(NAME_IN_TEMPLATE, name), encoding="utf-8")
    write_schemas(rules, place / SCHEMAS)
    return place
