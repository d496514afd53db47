"""What is changed: a ruleset's code in parts, with its own tests, rulebook and page."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests import clauses

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Subject:
    """A ruleset."""

    name: str
    titles: dict[str, str]
    """Its parts, and what each is called on the page."""
    apart: tuple[str, ...]
    """Parts that do not count in the whole."""
    tests: tuple[str, ...]
    """What its changes are tried with."""
    not_for_rules: tuple[str, ...]
    """Tests of the computer's play, which the rules are not tried with."""
    book: clauses.Rulebook
    page: Path
    extent: str
    """What the page says of how much was tried."""

    @property
    def package(self) -> str:
        """The package that holds it, with a dot at the end."""
        return f"systems.{self.name}."

    @property
    def scenario(self) -> str:
        """How the name of a test begins that plays one of its scenarios."""
        return f"test_the_scenario_holds[{self.name}-"


CLUMSY = Subject(
    name="clumsy",
    titles={
        "rules": "The rules",
        "core": "What keeps clauses outside of systems/clumsy",
        "around": "How a battle begins and is shown",
        "scenarios": "Reading scenarios",
        "ai": "The AI (its bar is by positions: tests/systems/clumsy/ai)",
    },
    apart=("core", "ai"),
    tests=(
        "tests/systems/clumsy",
        "tests/core/test_board.py",
        "tests/core/test_reach.py",
        "tests/replays",
        "tests/lab",
    ),
    not_for_rules=("tests/systems/clumsy/ai", "tests/lab"),
    book=clauses.CLUMSY,
    page=ROOT / "docs/reports/mutation.md",
    extent="All of it takes some hours of one core. The AI is left out: its bar is by positions "
    "(tests/systems/clumsy/ai).",
)

HEADQUARTERS = Subject(
    name="headquarters",
    titles={
        "camps": "The rules, how a battle begins and is shown, how computer camps take turns",
        "camps-scenarios": "Reading scenarios",
    },
    apart=(),
    tests=(
        "tests/systems/headquarters",
        "tests/systems/clumsy/test_scenarios.py",
        "tests/cli/test_map_command.py",
        "tests/core/packs/test_json_schema.py",
    ),
    not_for_rules=(),
    book=clauses.HEADQUARTERS,
    page=ROOT / "docs/reports/mutation-headquarters.md",
    extent="All of it takes an hour of one core. The opponent is left out: its bar is by games "
    "(headquarters-games.md).",
)

SKIRMISH = Subject(
    name="skirmish",
    titles={
        "tables": "The rules, how a battle begins and is shown, how computer sides take turns",
        "tables-scenarios": "Reading scenarios",
    },
    apart=(),
    tests=(
        "tests/systems/skirmish",
        "tests/systems/clumsy/test_scenarios.py",
        "tests/cli/test_map_command.py",
        "tests/core/packs/test_json_schema.py",
    ),
    not_for_rules=(),
    book=clauses.SKIRMISH,
    page=ROOT / "docs/reports/mutation-skirmish.md",
    extent="All of it takes some hours of one core. The opponent is left out: its bar is by games (skirmish-games.md).",
)

SUBJECTS = {subject.name: subject for subject in (CLUMSY, HEADQUARTERS, SKIRMISH)}
