"""Which of the changes that no test notices the type checker refuses: it is run with the tests."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterable
from pathlib import Path

from tests.mutation.making import Mutant
from tests.mutation.subjects import ROOT

SAID = re.compile(r"^(?P<file>[^:]+):(?P<line>\d+):.* error: (?P<text>.*)$")


def refused(survivors: Iterable[Mutant], store: Path) -> set[str]:
    """The names of those that mypy, as strict as it is here, finds a fault with; what it said before is kept."""
    file = store / "refused.json"
    known: dict[str, list[object]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    survivors = list(survivors)
    new = [mutant for mutant in survivors if known.get(mutant.name, [""])[0] != mutant.digest]
    found = _refused_now(new) if new else set()
    known |= {mutant.name: [mutant.digest, mutant.name in found] for mutant in new}
    file.write_text(json.dumps(known), encoding="utf-8")
    return {mutant.name for mutant in survivors if known[mutant.name][1]}


def _refused_now(survivors: list[Mutant]) -> set[str]:
    """Ask mypy: each changed function stands beside the one it changes, in a copy of the code that is only checked."""
    by_module: dict[str, list[Mutant]] = {}
    for mutant in survivors:
        by_module.setdefault(mutant.module, []).append(mutant)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("core", "systems", "pyproject.toml"):
            source = ROOT / part
            (shutil.copytree if source.is_dir() else shutil.copy)(source, folder / part)  # type: ignore[operator]
        places: dict[str, list[tuple[range, str]]] = {}
        for module, mutants in by_module.items():
            file = module.replace(".", "/") + ".py"
            code, places[file] = _beside((folder / file).read_text(encoding="utf-8"), mutants)
            (folder / file).write_text(code, encoding="utf-8")
        words = [sys.executable, "-m", "mypy", "-p", "core", "-p", "systems", "--no-error-summary", "--no-pretty"]
        said = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False).stdout
    found = set()
    for match in filter(None, map(SAID.match, said.splitlines())):
        line = int(match["line"])
        found |= {
            name for lines, name in places.get(match["file"], []) if line in lines and "already" not in match["text"]
        }
    return found


def _beside(code: str, mutants: list[Mutant]) -> tuple[str, list[tuple[range, str]]]:
    """The code with the changed functions in it, and the lines at which each stands."""
    ends = {node.name: node.end_lineno or 0 for node in ast.parse(code).body if isinstance(node, ast.ClassDef)}
    lines = code.splitlines()
    parts: dict[int, list[Mutant]] = {}
    for mutant in sorted(mutants, key=lambda mutant: not mutant.owner):
        parts.setdefault(ends[mutant.owner] if mutant.owner else len(lines), []).append(mutant)
    out: list[str] = []
    places = []
    for number, line in enumerate([*lines, ""], 1):
        out += [line] if number <= len(lines) else []
        for place, mutant in enumerate(parts.get(number, [])):
            renamed = re.sub(rf"^(def {mutant.function})\b", rf"\1_changed_{place}", mutant.source, count=1, flags=re.M)
            added = textwrap.indent(renamed, "    " if mutant.owner else "").rstrip().splitlines()
            places.append((range(len(out) + 1, len(out) + len(added) + 1), mutant.name))
            out += added
    return "\n".join(out) + "\n", places
