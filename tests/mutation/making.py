"""Mutmut's changes to a module, and how one is put in place of the function it changes."""

from __future__ import annotations
import __future__

import hashlib
import pickle
import textwrap
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import libcst
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation.file_mutation import create_mutations, deep_replace, group_by_top_level_node
from mutmut.mutation.trampoline_templates import mangle_function_name

from tests.mutation.subjects import ROOT

SET_UP_BY = {
    "drawn_forces",
    "forces",
    "goal_check",
    "goal_setup",
    "mission_file",
    "missions",
    "setup",
    "setup_check",
    "start_zone",
}
READ_BY = {"map_drawing", "map_file", "map_structures", "maps", "picture", "picture_changes", "ruleset", "spectator"}
AROUND_THE_RULES = SET_UP_BY | READ_BY
"""Modules of systems/clumsy with which a battle begins, or is shown."""

PARTS = {
    "rules": ("systems/clumsy/*.py",),
    "core": ("core/board.py", "core/dial.py", "core/reach.py"),
    "around": ("systems/clumsy/*.py",),
    "scenarios": ("systems/clumsy/scenarios/*.py",),
    "ai": ("systems/clumsy/ai/*.py",),
    "camps": ("systems/headquarters/*.py", "systems/headquarters/ai/playing.py"),
    "camps-scenarios": ("systems/headquarters/scenarios/*.py",),
    "tables": ("systems/skirmish/*.py", "systems/skirmish/ai/playing.py"),
    "tables-scenarios": ("systems/skirmish/scenarios/*.py",),
}
"""Where each part of the changed code is; "core": the modules outside of systems/clumsy that keep clauses.

A ruleset's are those of its subject (`tests.mutation.subjects`).
"""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change to one function."""

    name: str
    """Module and mutmut's name of the change, counted within its function."""
    module: str
    owner: str
    """The class of a method, or ""."""
    function: str
    digest: str
    """Of the function as it is, so that a result can be told to be of today's code."""
    line: int
    first: int
    last: int
    """The lines of which a test must pass one to reach it."""
    old: str
    new: str
    text: str
    """The line of code in which it stands."""
    source: str
    """The changed function."""


def files(parts: Iterable[str] = tuple(PARTS)) -> list[Path]:
    """The files that are changed, of some parts or of all."""
    found = []
    for part in parts:
        for file in sorted(file for pattern in PARTS[part] for file in ROOT.glob(pattern)):
            if part not in ("rules", "around") or (file.stem in AROUND_THE_RULES) == (part == "around"):
                found.append(file)
    return found


@cache
def part_of(module: str) -> str:
    """The part of the code that a module belongs to."""
    return next(part for part in PARTS if any(module_of(file) == module for file in files([part])))


def module_of(file: Path) -> str:
    """The module that a file is."""
    return file.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")


def mutants_of(file: Path, store: Path) -> list[Mutant]:
    """Every change that mutmut makes to a file's functions and methods, kept in the store for the next run."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    kept = store / f"{module_of(file)}-{digest}.pickle"
    if not kept.exists():
        kept.write_bytes(pickle.dumps(list(_made(file))))
    found: list[Mutant] = pickle.loads(kept.read_bytes())
    return found


def _made(file: Path) -> Iterator[Mutant]:
    code = file.read_text(encoding="utf-8")
    lines = code.splitlines()
    module, mutations, _, _ = create_mutations(str(file), code)
    wrapper = MetadataWrapper(module, unsafe_skip_copy=True)
    places, parents = wrapper.resolve(PositionProvider), wrapper.resolve(ParentNodeProvider)
    name = module_of(file)
    for function, changes in group_by_top_level_node(mutations).items():
        if not isinstance(function, libcst.FunctionDef):
            continue
        above = parents[function]
        holder = parents[above] if isinstance(above, libcst.IndentedBlock) else None
        owner = holder.name.value if isinstance(holder, libcst.ClassDef) else ""
        mangled = mangle_function_name(name=function.name.value, class_name=owner or None)
        digest = hashlib.sha256(module.code_for_node(function).encode()).hexdigest()[:12]
        for place, change in enumerate(changes):
            changed = deep_replace(function, change.original_node, change.mutated_node)
            assert isinstance(changed, libcst.FunctionDef)
            first, last = _reached(change.original_node, function, places, parents)
            line = places[change.original_node].start.line if change.original_node in places else first
            yield Mutant(
                name=f"{name}.{mangled}__mutmut_{place + 1}",
                module=name,
                owner=owner,
                function=function.name.value,
                digest=digest,
                line=line,
                first=first,
                last=last,
                old=_shown(module, change.original_node),
                new=_shown(module, change.mutated_node),
                text=lines[line - 1].strip(),
                source=textwrap.dedent(module.code_for_node(changed.with_changes(leading_lines=[]))),
            )


def _shown(module: libcst.Module, node: libcst.CSTNode) -> str:
    return " ".join(module.code_for_node(node).split())


def _reached(node: libcst.CSTNode, function: libcst.CSTNode, places: Any, parents: Any) -> tuple[int, int]:
    """From the first line of the statement to the last of the changed part; for a default the whole function."""
    inner: libcst.CSTNode = node
    while inner is not function and not isinstance(inner, libcst.SimpleStatementLine | libcst.BaseCompoundStatement):
        inner = parents[inner]
    if inner is function:
        return places[function].start.line + 1, places[function].end.line
    last = places[node].end.line if node in places else places[inner].start.line
    return places[inner].start.line, last


def put_in_place(mutant: Mutant) -> None:
    """Change the function in this very process: whoever holds it, holds the changed one.

    Raises SyntaxError for a change that is no Python.
    """
    module = import_module(mutant.module)
    source = mutant.source
    if mutant.owner:
        source = f"class {mutant.owner}:\n" + textwrap.indent(source, "    ")
    space: dict[str, Any] = dict(vars(module))
    flags = __future__.annotations.compiler_flag
    exec(compile(source, f"<{mutant.name}>", "exec", flags, dont_inherit=True), space)
    old = vars(getattr(module, mutant.owner) if mutant.owner else module)[mutant.function]
    new = vars(space[mutant.owner])[mutant.function] if mutant.owner else space[mutant.function]
    old, new = (one.__func__ if isinstance(one, staticmethod | classmethod) else one for one in (old, new))
    assert isinstance(old, types.FunctionType)
    assert isinstance(new, types.FunctionType)
    if new.__code__.co_freevars == old.__code__.co_freevars:
        old.__code__ = new.__code__
    else:
        setattr(getattr(module, mutant.owner), mutant.function, new)
    old.__defaults__, old.__kwdefaults__ = new.__defaults__, new.__kwdefaults__
