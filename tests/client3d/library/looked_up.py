"""What tests of any library look for in it: facts of entries, paragraphs of the help, rules with one number changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from client3d.library.entry import Entry, Fact
from client3d.library.library import Library
from client3d.library.topic import Table
from core.packs.location import data_folder
from systems.skirmish.measures import CENTIMETRE, Centimetres


def facts(entry: Entry) -> list[Fact]:
    """All facts of an entry, whatever their section."""
    return [fact for section in entry.sections for fact in section.facts]


def fact(entry: Entry, label: str) -> tuple[str, str]:
    """Value and note of the first fact that is called so."""
    return next((one.value, one.note) for one in facts(entry) if one.label == label)


def under(entry: Entry, title: str) -> dict[str, str]:
    """The values of a section by their labels."""
    section = next(one for one in entry.sections if one.title == title)
    return {one.label: one.value for one in section.facts}


def everything(shelf: Library) -> list[Entry]:
    """Every entry of a library."""
    return [shelf.entry(one.key) for table in shelf.tables for one in shelf.headings(table)]


def tables_of(shelf: Library, topic: str) -> list[Table]:
    """The tables of a topic of the help."""
    return [part for part in shelf.topic(topic).parts if isinstance(part, Table)]


def paragraphs(file: str, prefix: str, language: str) -> dict[str, str]:
    """The paragraphs of a file of the help, as they are written, by their keys: PREFIX-TOPIC-NUMBER."""
    text = (data_folder() / "locale" / language / f"{file}.ftl").read_text("utf-8")
    return dict(re.findall(rf"(?m)^({prefix}-[a-z]+-\d+) = (.*(?:\n[ \t]+.*|\n\}}.*)*)", text))


def placeholders(texts: dict[str, str]) -> set[str]:
    """What paragraphs ask for by name."""
    return {name for text in texts.values() for name in re.findall(r"\$([a-z_]+)", text)}


def with_numbers_changed(rules: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The rules with each whole number below a path made another, one at a time, and where that number stands."""
    head, _, rest = path.partition(".")
    if isinstance(rules, msgspec.Struct):
        for name in [head] if head else list(rules.__struct_fields__):
            for where, changed in with_numbers_changed(getattr(rules, name), rest):
                yield f"{name}.{where}".strip("."), msgspec.structs.replace(rules, **{name: changed})
    elif isinstance(rules, Centimetres):
        yield "", Centimetres(rules + CENTIMETRE)
    elif isinstance(rules, int):
        # four or eight neighbours (GRID-2); no share is over 100
        yield "", 12 - rules if rules in (4, 8) else rules - 1 if rules == 100 else rules + 1
    elif isinstance(rules, tuple):
        for place, value in enumerate(rules):
            for where, changed in with_numbers_changed(value, ""):
                yield f"{place}.{where}".strip("."), (*rules[:place], changed, *rules[place + 1 :])
    elif hasattr(rules, "items"):
        for name, value in rules.items():
            for where, changed in with_numbers_changed(value, ""):
                yield f"{name}.{where}".strip("."), {**rules, name: changed}
