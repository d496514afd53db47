"""Which clause of the rulebook is kept where, and proved by what: writes docs/clauses.md.

`python -m tests.clauses` says whether the page is fresh, `python -m tests.clauses --write` writes it anew. A clause
counts as kept by a module that names it in a docstring, and as proved by a scenario file that lists it under `proves`
or a test file that names it.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "clauses.md"
CODE = ("core", "systems/clumsy")
SCENARIOS = "data/clumsy/scenarios"
TESTS = ("tests/core", "tests/systems/clumsy")

DONE: dict[str, str] = {
    "GRID-1": "Square cells, (0, 0) top left",
    "GRID-2": "Four or eight neighbours, and what distance is",
    "GRID-3": "One ground unit in a cell",
    "CLOCK-1": "Turns and rounds",
    "CLOCK-2": "Seasons and hours",
    "CLOCK-3": "Rain and snow",
    "BEAT-1": "The order of things in one beat",
    "END-1": "The end of a side's turn",
    "END-2": "The start of a side's turn",
    "END-3": "The end of a round",
    "MOVED": "What counts as having moved",
    "TURN-1": "A side plays its units in any order",
    "TURN-2": "One shot a turn, two by a supply truck or the general",
    "TURN-3": "Units that always fire twice",
    "AP-1": "Action points and the price of a shot",
    "AP-2": "Every order costs points",
    "AP-3": "The wounded pay double for steps",
    "LOAD-1": "Boarding",
    "LOAD-2": "Who fits where",
    "LOAD-3": "Unloading",
    "LOAD-4": "A unit aboard is nowhere",
    "TOW-1": "Towing",
    "MOVE-1": "What the ground costs",
    "MOVE-2": "Ruins are for foot troops",
    "MOVE-4": "Which way a unit takes, and what bars it",
    "MOVE-5": "Steps are priced when taken; one is always possible",
    "FUEL-1": "Fuel",
    "RANGE-1": "Half the range after moving",
    "RANGE-2": "Units that fire only when still",
    "LOF-1": "What stops direct fire",
    "LOF-2": "Which cells lie on the way",
    "LOF-3": "Aircraft and the line of fire",
    "LOF-4": "Indirect fire",
    "FIRE-1": "Rounds and supply",
    "FIRE-2": "What may be fired at",
    "FIRE-3": "Damage through cover",
    "FIRE-4": "Whom a shot hits",
    "FIRE-5": "A shot stopped by somebody unseen",
    "BLAST-1": "The cannon's sweep",
    "BLAST-2": "Craters",
    "BURN-1": "What sets a forest alight",
    "BURN-2": "Burning cells wound",
    "BURN-3": "Burnt ground",
    "BURN-4": "Fire spreads",
    "BURN-5": "Summer fires",
    "BURN-6": "Regrowth in spring",
    "COVER-1": "What protects, and how much",
    "COVER-2": "What hides, and how well",
    "WRECK-1": "Wrecks",
    "SEE-1": "How far a side sees",
    "SEE-2": "Terrain does not cut sight",
    "ALERT-1": "Alert",
    "ALERT-2": "What an alert reserves and what triggers it",
    "PATROL-1": "Patrol",
    "SEE-3": "Camouflage",
    "SEE-4": "Night and weather",
    "SEE-5": "What is known and remembered of the land",
    "SEE-6": "What is known of an enemy",
    "CAPTURE-1": "Taking a victory point",
    "CAPTURE-2": "Losing one",
    "WIN-1": "Victory by destruction or points",
    "WIN-2": "Missions' goals",
    "WIN-3": "When victory is judged",
    "WIN-4": "The round limit",
    "WIN-5": "Surrender",
    "FORCE-1": "What units are worth, and forces made of it",
    "MOVE-3": "Buildings and sites bar the way",
    "HEAL-1": "Healing and repair",
    "BUILD-1": "Building",
    "BUILD-2": "Enemy buildings as targets",
    "BUILD-3": "Works as targets",
    "BUILD-4": "Fire at a unit wears its cover",
    "BUILD-5": "What falls with a bridge",
    "MINE-0": "Laying mines",
    "MINE-1": "Stepping on mines",
    "MINE-2": "Finding and lifting mines",
    "DRONE-1": "The drone's link",
    "DRONE-2": "The drone's battery",
    "DRONE-3": "Downing drones",
    "DRONE-4": "A falling drone",
    "DRONE-5": "Kinds of drones",
    "HELI-1": "Flight and fuel",
    "HELI-2": "Above others",
    "HELI-3": "Landing",
    "HELI-4": "What hits a helicopter",
}
"""The clauses whose rules are in the game: each must be kept by a module and proved."""

LATER: dict[str, str] = {}
"""The clauses of issues still to come."""

NAMED = re.compile(r"\b(?:[A-Z]+-\d+(?: to (?:[A-Z]+-)?\d+|\.\.\d+|(?:, | and )\d+(?!\d*-))*|MOVED)\b")
"""A clause, or several of one kind: LOF-1 to LOF-4, HELI-1..4, END-1 to 3, TURN-2, 3."""


def clauses_in(text: str) -> set[str]:
    """The clauses that a text names, ranges spelt out."""
    found: set[str] = set()
    for match in NAMED.finditer(text):
        written = match[0]
        if written == "MOVED":
            found.add(written)
            continue
        kind, _, rest = written.partition("-")
        numbers = [int(number) for number in re.findall(r"\d+", rest)]
        spans = " to " in rest or ".." in rest
        every = range(numbers[0], numbers[-1] + 1) if spans else numbers
        found |= {f"{kind}-{number}" for number in every}
    return found & (DONE.keys() | LATER.keys())


def _docstrings(file: Path) -> str:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    texts = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            texts.append(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            texts.append(node.value.value)
    return "\n".join(texts)


def _by_clause(named: Iterable[tuple[str, set[str]]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for place, clauses in named:
        for clause in clauses:
            found.setdefault(clause, []).append(place)
    return found


def _files(folders: Iterable[str], ending: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob(f"*{ending}"))]


def kept_by() -> dict[str, list[str]]:
    """For each clause the modules whose docstrings name it."""
    return _by_clause(
        (file.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."), clauses_in(_docstrings(file)))
        for file in _files(CODE, ".py")
    )


def proved_by_scenarios() -> dict[str, list[str]]:
    """For each clause the scenario files that prove it."""
    return _by_clause(
        (file.stem, set(tomllib.loads(file.read_text(encoding="utf-8-sig")).get("proves", [])))
        for file in _files([SCENARIOS], ".toml")
    )


def proved_by_tests() -> dict[str, list[str]]:
    """For each clause the test files that name it."""
    itself = ROOT / "tests/systems/clumsy/test_clauses.py"
    return _by_clause(
        (file.relative_to(ROOT).as_posix(), clauses_in(file.read_text(encoding="utf-8")))
        for file in _files(TESTS, ".py")
        if file.name.startswith("test_") and file != itself
    )


def page() -> str:
    """The page as it should be."""
    modules, scenarios, tests = kept_by(), proved_by_scenarios(), proved_by_tests()
    lines = [
        "# The rulebook's clauses",
        "",
        "Which module keeps each clause of General Clumsy's rulebook, and which scenarios and tests prove it.",
        "Written by `python -m tests.clauses --write` from docstrings, the scenarios' `proves` and the tests; do not",
        f"edit by hand. Scenario files are in `{SCENARIOS}/`. Which change to which module makes which test of a",
        "clause fail, is in [reports/mutation.md](reports/mutation.md#clauses).",
        "",
    ]
    for clause, title in DONE.items():
        lines += [f"## {clause} {title}", ""]
        lines += _entry("Kept by", modules.get(clause, []))
        lines += _entry("Scenarios", scenarios.get(clause, []))
        lines += _entry("Tests", tests.get(clause, []))
        lines.append("")
    lines += ["## Still to come", ""]
    lines += [f"- {clause} {title}" for clause, title in LATER.items()]
    return "\n".join(lines) + "\n"


def _entry(name: str, places: list[str]) -> list[str]:
    return [f"- {name}: " + ", ".join(f"`{place}`" for place in sorted(places))] if places else []


def main(words: list[str]) -> int:
    """Write the page, or say whether it is fresh."""
    wanted = page()
    if "--write" in words:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(wanted, encoding="utf-8")
        return 0
    fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == wanted
    print(f"{PAGE.name} is fresh" if fresh else f"{PAGE.name} is stale: python -m tests.clauses --write")
    return 0 if fresh else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
