"""The modder's reference: every table and key of a pack's files, made from the models: writes docs/data-reference.md.

`python -m tests.reference` says whether the page is fresh, `python -m tests.reference --write` writes it anew. Types,
bounds, defaults and meanings are the models' own (by `core.packs.json_schema`), examples are the game's own data.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from core.packs.document import read_document
from core.packs.json_schema import UNIT, Schema, schema_of
from core.packs.location import data_folder
from core.packs.schema import Manifest
from core.rulesets import FileLayout, ruleset

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "data-reference.md"
RULES = "clumsy"
LONGEST_EXAMPLE: Final = 60
"""Characters of an example; longer values are left out."""

HEAD = """\
# The tables of a pack

Every table and key of the files of a pack and of a mod. Written by `python -m tests.reference --write` from the models
that read the files; do not edit by hand. How mods work is in [modding.md](modding.md), how to begin in
[modding-tutorial.md](modding-tutorial.md).

**Bold** keys are needed in a new entry that inherits from nothing, and in maps, missions, scenarios and `pack.toml`. An
entry of another pack or mod that is changed gives only what it changes. Examples are from the game's own files.

Every entry of `units/`, `weapons/`, `terrain/` and `structures/` may also have:

| key | meaning | example |
|---|---|---|
| `inherits` | Start from this entry of the same table; what is given changes. | `"tank"` |
| `remove` | Take the entry out of the game; nothing else may stand with it. | `true` |
| `formerly` | Names it had before: what was written for them goes on working. | `["old_name"]` |
| `odd` | What `clumsy mod check` finds odd about it and is meant so. | `["weapon-unused"]` |

A list may be given as `{ add = [...], remove = [...] }` instead, to change the one that is there.
"""


def page() -> str:
    """The whole page."""
    layout = ruleset(RULES).file_layout()
    base = data_folder() / RULES
    parts = [HEAD]
    parts += [_table(table, layout) for table in layout.schema_tables]
    parts.append(_section("rules.toml", schema_of(layout.rules), [read_document(base / "rules.toml").data]))
    for kind, model in layout.files.items():
        parts.append(_section(f"{kind}/", schema_of(model), list(_values(base / kind))))
    mod = read_document(data_folder() / "templates" / "clumsy" / "pack.toml").data
    parts.append(_section("pack.toml", schema_of(Manifest), [mod, read_document(base / "pack.toml").data]))
    parts += [_table(table, layout) for table in layout.tables if table not in layout.schema_tables]
    return "\n".join(parts)


def _table(name: str, layout: FileLayout) -> str:
    found = [entry for values in _values(data_folder() / RULES / name) for entry in values.values()]
    note = "" if name in layout.schema_tables else " (whole packs alone: a mod cannot change it)"
    return _section(f"{name}/{note}", schema_of(layout.tables[name]), found)


def _values(folder: Path) -> Iterator[dict[str, Any]]:
    for path in sorted(folder.glob("*.toml")):
        yield read_document(path).data


def _section(title: str, schema: Schema, found: list[Any]) -> str:
    lines = [f"## {title}", "", schema.get("description", ""), ""]
    lines += ["| key | type | bounds | default | meaning | example |", "|---|---|---|---|---|---|"]
    lines += _rows(schema, "", found, required=True)
    return "\n".join(lines) + "\n"


def _rows(schema: Schema, before: str, found: list[Any], *, required: bool) -> Iterator[str]:
    """A row for each key, those of tables inside by the way to them."""
    needed = schema.get("required", ()) if required else ()
    for key, inner in schema.get("properties", {}).items():
        name = f"{before}{key}"
        values = [value[key] for value in found if isinstance(value, dict) and key in value]
        shown = f"**`{name}`**" if key in needed else f"`{name}`"
        default = f"`{_written(inner['default'])}`" if "default" in inner else ""
        cells = (shown, _type(inner), _bounds(inner), default, inner.get("description", ""), _example(values))
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
        for table, inside in _tables(inner, values):
            yield from _rows(table, f"{name}{'[]' if inner.get('type') == 'array' else ''}.", inside, required=True)


def _tables(schema: Schema, values: list[Any]) -> Iterator[tuple[Schema, list[Any]]]:
    """The tables in a value that have keys of their own, with what is found of them."""
    items = [item for value in values if isinstance(value, list) for item in value]
    for arm in schema.get("anyOf", [schema]):
        if arm.get("type") == "array" and arm["items"].get("type") == "object":
            yield arm["items"], items
        elif any(_says_something(inner) for inner in arm.get("properties", {}).values()):
            yield arm, values


def _says_something(schema: Schema) -> bool:
    """Whether a key has a meaning of its own, and is not one of several for each of which a table gives a value."""
    return "description" in schema


def _type(schema: Schema) -> str:
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(_type(arm) for arm in schema["anyOf"]))
    if "enum" in schema:
        return "one of " + ", ".join(f"`{_written(value)}`" for value in schema["enum"])
    kind = schema.get("type", "")
    unit = f" ({schema[UNIT]})" if UNIT in schema else ""
    if kind == "array":
        count = f"{schema['minItems']} " if schema.get("minItems") == schema.get("maxItems", -1) else ""
        return f"list of {count}{_type(schema['items'])}"
    if kind == "object":
        return _type_of_table(schema)
    return {"integer": "whole number", "number": "number", "string": "text", "boolean": "true or false"}.get(
        kind, "table or value"
    ) + unit


def _type_of_table(schema: Schema) -> str:
    values = schema.get("additionalProperties")
    if isinstance(values, dict):
        return f"table of {_type(values)} by name"
    properties = schema.get("properties", {})
    if not properties or any(map(_says_something, properties.values())):
        return "table"
    return f"table of {_type(next(iter(properties.values())))} by {', '.join(f'`{key}`' for key in properties)}"


def _bounds(schema: Schema) -> str:
    if "anyOf" in schema:
        return "; ".join(filter(None, dict.fromkeys(_bounds(arm) for arm in schema["anyOf"])))
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is not None or most is not None:
        return f"{least} to {most}"
    if schema.get("type") == "array" and schema.get("minItems") != schema.get("maxItems", -1):
        inner = _bounds(schema["items"])
        count = f"at most {schema['maxItems']}" if "maxItems" in schema else ""
        count = f"at least {schema['minItems']}, {count}".rstrip(", ") if schema.get("minItems") else count
        return "; ".join(filter(None, (count, _each(inner))))
    if schema.get("type") == "array":
        inner = _bounds(schema["items"])
        return _each(inner)
    if "pattern" in schema:
        return f"`{schema['pattern']}`"
    values = schema.get("additionalProperties") or next(iter(schema.get("properties", {"": {}}).values()), {})
    if schema.get("type") == "object" and isinstance(values, dict) and "description" not in values:
        inner = _bounds(values)
        return _each(inner)
    return f"at most {schema['maxLength']} characters" if "maxLength" in schema else ""


def _each(bounds: str) -> str:
    """The bounds of the items of a list, however deep."""
    return bounds if not bounds or bounds.startswith("each ") else f"each {bounds}"


def _example(values: list[Any]) -> str:
    """The first value that is short enough to read and says something."""
    written = [_written(value) for value in values if value not in ([], {}, "")]
    return next((f"`{each}`" for each in written if len(each) <= LONGEST_EXAMPLE), "")


def _written(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_written(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_written, value)) + "]"
    return msgspec.json.encode(value).decode()


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is fresh."""
    written = page()
    if "--write" in arguments:
        PAGE.write_text(written, encoding="utf-8")
        return 0
    fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == written
    print("fresh" if fresh else "stale: run python -m tests.reference --write")
    return 0 if fresh else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
