"""`clumsy mod`: which mods there are, whether they are sound, what comes of them, and a first one to begin with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cli.texts import print_faults, program_texts, say
from core.modding import Checked, begin_mod, loaded, loaded_alone
from core.modding import check as check_mods
from core.packs.differences import NOTHING, differences
from core.packs.faults import Fault, PackError, hints, nearest, printable, render, sentence
from core.packs.installing import install_mod, remove_mod
from core.packs.json_schema import write_schemas
from core.packs.lineage import Lineage, NoSuchValueError, lineage
from core.packs.location import mods_folder
from core.packs.mods import looked_through, read_mod
from core.rulesets import ruleset, ruleset_names
from core.texts import Texts

SOUND, ODD, UNUSABLE = 0, 1, 2
"""Exit codes: nothing is wrong; with --strict, something is odd; something is wrong."""


def list_mods() -> int:
    """Print each installed mod and what is wrong with the others. Returns the exit code."""
    texts, (mods, errors) = program_texts(), looked_through()
    print(texts.format("mods-folder", folder=str(mods_folder())))
    for name, mod in sorted(mods.items()):
        manifest = mod.manifest
        shown = {"version": manifest.version, "title": printable(manifest.title), "base": printable(manifest.base)}
        print(texts.format("mods-line", name=name, **shown))
        for key, others in (("needs", manifest.needs), ("after", manifest.load_after), ("not", manifest.conflicts)):
            if others:
                print("  " + texts.format(f"mods-{key}", names=printable(", ".join(others))))
    if not mods and not errors:
        print(texts.format("mods-none"))
    for error in errors:
        print_faults(error.faults)
    return UNUSABLE if errors else SOUND


def check(wishes: Sequence[str], *, as_json: bool, for_github: bool, strict: bool) -> int:
    """Print what is wrong with mods that are used together, by default each installed one by itself."""
    found = [check_mods(wishes)] if wishes else _of_all_installed()
    # several mods that need one meet its faults each
    errors = list({str(fault): fault for one in found for fault in one.faults}.values())
    warnings = list({str(fault): fault for one in found for fault in one.oddities}.values())
    texts, every = program_texts(), Checked(tuple(errors), tuple(warnings))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found_as_plain(every, texts))).decode())
    elif for_github:
        for severity, listed in (("error", errors), ("warning", warnings)):
            for one in listed:
                print(_for_github(one, severity, texts))
    else:
        print_found(every, texts)
    return UNUSABLE if errors else ODD if warnings and strict else SOUND


def _of_all_installed() -> list[Checked]:
    mods, errors = looked_through()
    unsound = [Checked(error.faults, ()) for error in errors]
    return [*unsound, *(check_mods([mod.folder]) for _, mod in sorted(mods.items()))]


def print_found(found: Checked, texts: Texts) -> None:
    """Print what is wrong, what is odd, and how much of each there is."""
    if found.faults:
        print(render(found.faults, texts))
    if found.oddities:
        print(texts.format("mods-odd"))
        print(render(found.oddities, texts))
    print(texts.format("mods-summary", faults=len(found.faults), odd=len(found.oddities)))


def found_as_plain(found: Checked, texts: Texts) -> list[dict[str, object]]:
    """What was found as plain values, for programs."""
    rows = [_plain(one, "error", texts) for one in found.faults]
    return [*rows, *(_plain(one, "warning", texts) for one in found.oddities)]


def _plain(fault: Fault, severity: str, texts: Texts) -> dict[str, object]:
    return {
        "severity": severity,
        "file": fault.file,
        "line": fault.line,
        "column": fault.column,
        "kind": fault.key,
        "message": sentence(fault, texts),
        "suggestion": fault.suggestion,
        "choices": fault.choices,
    }


def _for_github(fault: Fault, severity: str, texts: Texts) -> str:
    """A line that GitHub shows at the place in the file."""
    message = "\n".join([sentence(fault, texts), *hints(fault, texts)])
    file = _escaped(fault.file).replace(":", "%3A").replace(",", "%2C")
    return f"::{severity} file={file},line={fault.line},col={fault.column}::{_escaped(message)}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def explain(path: str, mods: Sequence[str]) -> int:
    """Print a value and where it comes from; the last line counts. Returns the exit code."""
    try:
        found = lineage(loaded(mods), path)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    except NoSuchValueError as error:
        say("mods-no-value", {"name": error.name}, suggestion=error.suggestion)
        return UNUSABLE
    for one in found:
        _print_lineage(one)
    return SOUND


def _print_lineage(one: Lineage) -> None:
    texts = program_texts()
    print(f"{one.path} = {_written(one.value)}" if one.value is not None else texts.format("mods-unset", name=one.path))
    for step in one.steps:
        print(f"  {step.file}:{step.line}:{step.column}: {_written(step.given)}")
    if not one.steps:
        print("  " + texts.format("mods-default"))


def _written(value: Any) -> str:
    return printable(msgspec.json.encode(value).decode())


def diff(one: str, other: str) -> int:
    """Print in what the data of two mods, or of a mod and a shipped pack, differ. Returns the exit code."""
    try:
        before, now = loaded_alone(one), loaded_alone(other)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    if before.manifest.name != now.manifest.name:
        print(program_texts().format("mods-diff-packs", one=before.manifest.name, other=now.manifest.name))
        return UNUSABLE
    rules = ruleset(before.manifest.name)
    _print_differences(differences(rules.encode_data(before.data), rules.encode_data(now.data)))
    return SOUND


def _print_differences(found: Iterable[Any]) -> None:
    nothing = True
    for path, before, now in found:
        nothing = False
        if before is NOTHING:
            print(f"+ {path}" if isinstance(now, dict) else f"+ {path} = {_written(now)}")
        elif now is NOTHING:
            print(f"- {path}" if isinstance(before, dict) else f"- {path} = {_written(before)}")
        else:
            print(f"  {path}: {_written(before)} -> {_written(now)}")
    if nothing:
        print(program_texts().format("mods-diff-none"))


def schema(folder: Path, name: str = "") -> int:
    """Write the schemas of a mod's files, for editors. Returns the exit code.

    Those of the ruleset that is named, else of that whose pack the mod in this folder changes, else of the first.
    """
    if not _is_ruleset(name):
        return UNUSABLE
    try:
        written = write_schemas(name or _base_here(ruleset_names()), folder)
    except OSError as error:
        say("export-unwritable", {"name": str(error.filename), "message": error.strerror or str(error)})
        return UNUSABLE
    print(program_texts().format("mods-schemas", count=len(written), folder=str(folder)))
    return SOUND


def _is_ruleset(name: str) -> bool:
    """Whether there is a ruleset of this name, or none is meant; says so where there is not."""
    names = ruleset_names()
    if name and name not in names:
        say("cli-no-ruleset", {"name": name, "choices": ", ".join(names)}, suggestion=nearest(name, names))
        return False
    return True


def _base_here(names: Sequence[str]) -> str:
    """The ruleset of the mod in this folder; the first where there is none, or one that says nothing of use."""
    try:
        base = read_mod(Path()).manifest.base
    except PackError:
        return names[0]
    return base if base in names else names[0]


def new(name: str, folder: Path | None, rules: str) -> int:
    """Write a first mod of a ruleset. Returns the exit code."""
    texts = program_texts()
    if not _is_ruleset(rules):
        return UNUSABLE
    try:
        place = begin_mod(name, folder, rules)
    except (PackError, OSError) as error:
        return _refused(error)
    played = f"--ruleset {rules} " if rules else ""
    called = name if folder is None else str(place.absolute())
    print(texts.format("mods-begun", folder=str(place), name=called, rules=played))
    return SOUND


def install(source: Path, *, replace: bool) -> int:
    """Install a mod from a folder or a zip; faults of it are said, and are no failure. Returns the exit code."""
    try:
        mod = install_mod(source, replace=replace)
    except (PackError, OSError) as error:
        if isinstance(error, PackError) and error.faults[0].key == "mods-installed":
            print_faults(error.faults)
            say("mods-replace-how", {})
            return UNUSABLE
        return _refused(error)
    shown = {"name": mod.name, "version": mod.manifest.version, "folder": str(mod.folder)}
    print(program_texts().format("mods-installed-at", **shown))
    if faults := check_mods([mod.folder]).faults:
        print_faults(faults)
    return SOUND


def remove(name: str) -> int:
    """Delete an installed mod. Returns the exit code."""
    try:
        remove_mod(name)
    except (PackError, OSError) as error:
        return _refused(error)
    print(program_texts().format("mods-removed", name=name))
    return SOUND


def _refused(error: PackError | OSError) -> int:
    """Say what kept something from being written. Returns the exit code."""
    if isinstance(error, PackError):
        print_faults(error.faults)
    else:
        say("export-unwritable", {"name": str(error.filename), "message": error.strerror or str(error)})
    return UNUSABLE
