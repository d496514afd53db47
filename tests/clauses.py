"""Which clause of which rulebook is kept where, and proved by what: writes docs/clauses.md and its like.

`python -m tests.clauses` says whether the pages are fresh, `python -m tests.clauses --write` writes them anew. A clause
counts as kept by a module that names it in a docstring, and as proved by a scenario file that lists it under `proves`
or a test file that names it.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
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
"""The clauses of the main ruleset: each must be kept by a module and proved."""

HEADQUARTERS_DONE: dict[str, str] = {
    "HQ-BOARD-1": "The board and the camps",
    "HQ-BOARD-2": "Cities",
    "HQ-WIN-1": "The last headquarters standing",
    "HQ-BOMB-1": "The atomic bomb",
    "HQ-TURN-1": "All camps play at once",
    "HQ-GOLD-1": "Gold of a turn",
    "HQ-ACT-1": "Move, then attack",
    "HQ-RECRUIT-1": "Recruiting",
    "HQ-HEAL-1": "Healing in cities",
    "HQ-SOLO-1": "Computer camps move while the player thinks",
    "HQ-UNITS": "Section 3: the units",
    "HQ-TERRAIN": "Section 4: the terrain",
    "HQ-FIGHT-1": "Damage",
    "HQ-FIGHT-2": "Striking back",
    "HQ-BOUNTY-1": "What attacks pay",
    "HQ-RULE": "What the source leaves open",
    "HQ-CITY-1": "Capturing cities",
    "HQ-SHOP-1": "The shop of the day",
    "HQ-SHOP-2": "The catalogue",
    "HQ-SHOP-3": "Twice a camp and game",
}
"""The clauses of Headquarters; the tables of sections 3 and 4, which have no id there, by names of ours."""


SKIRMISH_DONE: dict[str, str] = {
    "SK-ACT-1": "One activation after the other; leaders split theirs",
    "SK-ACT-2": "Three actions",
    "SK-MOVE-1": "How far a move goes",
    "SK-MOVE-2": "Rough ground",
    "SK-MOVE-3": "Running",
    "SK-MOVE-4": "Facing, backwards, turning",
    "SK-COLUMN-1": "March columns in rough ground",
    "SK-OBST-1": "Obstacles",
    "SK-BUILD-1": "Buildings",
    "SK-ARC-1": "Arcs",
    "SK-LINE-1": "What stands in the line",
    "SK-HIT-1": "Range bands and the sums to reach",
    "SK-HIT-2": "Aiming and moving",
    "SK-HIT-3": "Two moves and no shot",
    "SK-HIT-4": "Extreme range and snipers",
    "SK-RELOAD-1": "Reloading",
    "SK-HIT-5": "Cover, wounds, volleys",
    "SK-DETECT-1": "Finding who hides",
    "SK-CAPTURE-1": "Flags, objects, loot",
    "SK-WIN-1": "Missions and broken sides",
    "SK-GEO-1": "Places, facings, distances",
}
"""The clauses of Skirmish."""


@dataclass(frozen=True)
class Rulebook:
    """A ruleset's clauses, and where they are kept and proved."""

    title: str
    done: dict[str, str]
    named: re.Pattern[str]
    """A clause in a text, or several of one kind."""
    code: tuple[str, ...]
    scenarios: str
    tests: tuple[str, ...]
    page: Path
    mutation: str = ""
    """The report that says which change makes which test fail, from the page; "" if there is none yet."""


CLUMSY = Rulebook(
    "General Clumsy",
    DONE,
    re.compile(r"\b(?:[A-Z]+-\d+(?: to (?:[A-Z]+-)?\d+|\.\.\d+|(?:, | and )\d+(?!\d*-))*|MOVED)\b"),
    ("core", "systems/clumsy"),
    "data/clumsy/scenarios",
    ("tests/core", "tests/systems/clumsy"),
    ROOT / "docs" / "clauses.md",
    "reports/mutation.md#clauses",
)
"""Of the main ruleset: LOF-1 to LOF-4, HELI-1..4, END-1 to 3, TURN-2, 3."""

HEADQUARTERS = Rulebook(
    "Headquarters",
    HEADQUARTERS_DONE,
    re.compile(r"\bHQ-(?:RULE|UNITS|TERRAIN|[A-Z]+-\d+(?: to (?:HQ-[A-Z]+-)?\d+)?)\b"),
    ("systems/headquarters",),
    "data/headquarters/scenarios",
    ("tests/systems/headquarters",),
    ROOT / "docs" / "clauses-headquarters.md",
    "reports/mutation-headquarters.md#clauses",
)

SKIRMISH = Rulebook(
    "Skirmish",
    SKIRMISH_DONE,
    re.compile(r"\bSK-[A-Z]+-\d+(?: to (?:SK-[A-Z]+-)?\d+)?\b"),
    ("systems/skirmish",),
    "data/skirmish/scenarios",
    ("tests/systems/skirmish",),
    ROOT / "docs" / "clauses-skirmish.md",
)

BOOKS = (CLUMSY, HEADQUARTERS, SKIRMISH)


def clauses_in(text: str, book: Rulebook = CLUMSY) -> set[str]:
    """The clauses that a text names, ranges spelt out."""
    found: set[str] = set()
    for match in book.named.finditer(text):
        written = match[0]
        first = re.search(r"\d", written)
        if first is None:
            found.add(written)
            continue
        kind, rest = written[: first.start() - 1], written[first.start() :]
        numbers = [int(number) for number in re.findall(r"\d+", rest)]
        spans = " to " in rest or ".." in rest
        every = range(numbers[0], numbers[-1] + 1) if spans else numbers
        found |= {f"{kind}-{number}" for number in every}
    return found & book.done.keys()


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


def kept_by(book: Rulebook = CLUMSY) -> dict[str, list[str]]:
    """For each clause the modules whose docstrings name it."""
    return _by_clause(
        (file.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."), clauses_in(_docstrings(file), book))
        for file in _files(book.code, ".py")
    )


def proved_by_scenarios(book: Rulebook = CLUMSY) -> dict[str, list[str]]:
    """For each clause the scenario files that prove it."""
    return _by_clause(
        (file.stem, set(tomllib.loads(file.read_text(encoding="utf-8-sig")).get("proves", [])))
        for file in _files([book.scenarios], ".toml")
    )


def proved_by_tests(book: Rulebook = CLUMSY) -> dict[str, list[str]]:
    """For each clause the test files that name it."""
    return _by_clause(
        (file.relative_to(ROOT).as_posix(), clauses_in(file.read_text(encoding="utf-8"), book))
        for file in _files(book.tests, ".py")
        if file.name.startswith("test_")
    )


def page(book: Rulebook = CLUMSY) -> str:
    """The page as it should be."""
    modules, scenarios, tests = kept_by(book), proved_by_scenarios(book), proved_by_tests(book)
    lines = [
        "# The rulebook's clauses",
        "",
        f"Which module keeps each clause of {book.title}'s rulebook, and which scenarios and tests prove it.",
        "Written by `python -m tests.clauses --write` from docstrings, the scenarios' `proves` and the tests; do not",
        f"edit by hand. Scenario files are in `{book.scenarios}/`.",
    ]
    if book.mutation:
        report = book.mutation.partition("#")[0]
        lines.append(
            f"Which change to which module makes which test of a clause fail, is in [{report}]({book.mutation})."
        )
    lines.append("")
    for clause, title in book.done.items():
        lines += [f"## {clause} {title}", ""]
        lines += _entry("Kept by", modules.get(clause, []))
        lines += _entry("Scenarios", scenarios.get(clause, []))
        lines += _entry("Tests", tests.get(clause, []))
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


def _entry(name: str, places: list[str]) -> list[str]:
    return [f"- {name}: " + ", ".join(f"`{place}`" for place in sorted(places))] if places else []


def is_fresh(book: Rulebook) -> bool:
    """Whether the page of a rulebook is what it should be."""
    return book.page.exists() and book.page.read_text(encoding="utf-8") == page(book)


def main(words: list[str]) -> int:
    """Write the pages, or say whether they are fresh."""
    stale = 0
    for book in BOOKS:
        if "--write" in words:
            book.page.write_text(page(book), encoding="utf-8")
            continue
        fresh = is_fresh(book)
        stale += not fresh
        print(f"{book.page.name} is fresh" if fresh else f"{book.page.name} is stale: python -m tests.clauses --write")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
