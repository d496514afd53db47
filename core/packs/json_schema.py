"""JSON Schemas of a pack's files, made from the models that validate them: editors complete and check by them.

A table's file names its schema in its first line (`#:schema ../.schemas/units.json`), as language servers of TOML read
it. What a schema cannot say (that a weapon of this name exists) `clumsy mod check` does.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union

import msgspec
from msgspec import Meta, Struct

from core.packs.renames import FORMERLY, ODD
from core.packs.schema import NAME, Manifest, Scaled, key_names
from core.rulesets import ruleset

Schema = dict[str, Any]

FOLDER: Final = ".schemas"
"""Where a mod has its schemas; a folder that begins with a point is no part of a pack."""

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
UNIT: Final = "x-unit"
"""Key of what a number counts."""

_BOUNDS: Final = {
    "ge": "minimum",
    "le": "maximum",
    "gt": "exclusiveMinimum",
    "lt": "exclusiveMaximum",
    "pattern": "pattern",
}
_LENGTHS: Final = {
    "string": ("minLength", "maxLength"),
    "array": ("minItems", "maxItems"),
    "object": ("minProperties", "maxProperties"),
}


def schemas(rules: str) -> dict[str, Schema]:
    """The schema of each kind of file of a ruleset's packs, by the kind: `units`, `rules`, `pack`, `maps`..."""
    found, of_entries = ruleset(rules), {}
    layout = found.file_layout()
    for table, model in layout.tables.items():
        of_entries[table] = _of_entries(model, layout.oddities if table in layout.schema_tables else None)
    overlay = {**{table: of_entries[table] for table in layout.schema_tables}, "rules": _of_rules(layout.rules)}
    result = {**of_entries, "rules": overlay["rules"], "pack": schema_of(Manifest)}
    for kind, model in layout.files.items():
        schema = schema_of(model)
        if layout.overlay_key in schema["properties"]:
            inner = schema["properties"][layout.overlay_key]
            inner.update({"properties": overlay, "additionalProperties": False})
        result[kind] = schema
    return {kind: {"$schema": DIALECT, "title": f"{rules}: {kind}", **schema} for kind, schema in result.items()}


def write_schemas(rules: str, folder: Path) -> list[Path]:
    """Write them into a folder, a file each. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for kind, schema in sorted(schemas(rules).items()):
        written.append(folder / f"{kind}.json")
        written[-1].write_bytes(msgspec.json.format(msgspec.json.encode(schema)) + b"\n")
    return written


def schema_of(annotation: Any) -> Schema:
    """The schema of what may be written where a model has this type."""
    kind, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if kind is Annotated:
        schema = schema_of(arguments[0])
        for meta in arguments[1:]:
            if isinstance(meta, Meta):
                schema = _with_meta(schema, meta)
        return schema
    if kind is Literal:
        return {"enum": list(arguments)}
    if kind in (Union, types.UnionType):
        choices = [schema_of(argument) for argument in arguments if argument is not types.NoneType]
        return choices[0] if len(choices) == 1 else {"anyOf": choices}
    if kind is tuple and arguments[-1] is not ...:
        return {
            "type": "array",
            "items": schema_of(arguments[0]),
            "minItems": len(arguments),
            "maxItems": len(arguments),
        }
    if kind in (tuple, frozenset, list):
        return {"type": "array", "items": schema_of(arguments[0])}
    if isinstance(kind, type) and issubclass(kind, Mapping):
        return _of_mapping(*arguments)
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        return _of_model(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Scaled):
        return schema_of(annotation.wire) | {UNIT: annotation.unit}
    return dict(_PLAIN[annotation])


_PLAIN: Final[dict[Any, Schema]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    Any: {},
}


def _with_meta(schema: Schema, meta: Meta) -> Schema:
    result = dict(schema)
    for name, key in _BOUNDS.items():
        if (bound := getattr(meta, name)) is not None:
            result[key] = bound
    for bound, key in zip((meta.min_length, meta.max_length), _LENGTHS.get(result.get("type", ""), ()), strict=False):
        if bound is not None:
            result[key] = bound
    if meta.description:
        result["description"] = meta.description
    extra = meta.extra or {}
    if "unit" in extra:
        result[UNIT] = extra["unit"]
    if "also" in extra:
        also = schema_of(extra["also"])
        described = {key: result.pop(key) for key in ("description",) if key in result}
        result = {"anyOf": [result, also], **described}
    return result


def _of_mapping(key: Any, value: Any) -> Schema:
    keys, values = schema_of(key), schema_of(value)
    if "enum" in keys:
        return {
            "type": "object",
            "properties": {name: dict(values) for name in keys["enum"]},
            "additionalProperties": False,
        }
    names = {"propertyNames": {"pattern": keys["pattern"]}} if "pattern" in keys else {}
    return {"type": "object", "additionalProperties": values, **names}


def _of_model(model: type[Struct]) -> Schema:
    properties = {field.encode_name: _of_field(field) for field in msgspec.structs.fields(model) if field.name != "id"}
    required = [field.encode_name for field in msgspec.structs.fields(model) if field.required and field.name != "id"]
    schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if model.__doc__:
        schema["description"] = " ".join(model.__doc__.split())
    return schema | ({"required": required} if required else {})


def _of_field(field: msgspec.structs.FieldInfo) -> Schema:
    schema = schema_of(field.type)
    if field.default is not msgspec.NODEFAULT and field.default is not None:
        default = msgspec.to_builtins(field.default, enc_hook=_share)
        if default not in ("", [], {}):
            schema["default"] = default
    return schema


def _share(value: object) -> object:
    return value.to_data() if isinstance(value, Scaled) else value


# --- what may be given by halves: entries, which may inherit or change others, and the rules


def _of_entries(model: type[Struct], oddities: tuple[str, ...] | None) -> Schema:
    """A file of entries. With `oddities` they may be laid over others, and say what of them is odd."""
    entry = _by_halves(schema_of(model), lists=oddities is not None)
    wanted = [field.encode_name for field in msgspec.structs.fields(model) if field.required and field.name != "id"]
    description = entry.get("description", "")
    entry["description"] = f"{description} One that is new and inherits from nothing needs: {', '.join(wanted)}."
    own: Schema = {"inherits": {"type": "string", "description": "Start from this entry; what is given here changes."}}
    if oddities is not None:
        own |= {
            "remove": {"const": True, "description": "Take this entry out of the game; nothing else is given with it."},
            FORMERLY: {
                "type": "array",
                "items": {"type": "string"},
                "description": "Names it had before: what was written for them goes on working.",
            },
            ODD: {
                "type": "array",
                "items": {"enum": list(oddities)},
                "description": "What is odd about it and meant so: `clumsy mod check` does not speak of it.",
            },
        }
    entry["properties"] = {**entry["properties"], **own}
    assert not set(own) & set(key_names(model)), f"a key of {model.__name__} has the name of one that every entry has"
    names = {"pattern": f"^{NAME}$"}
    about = "Entries by name: stable, lower case, never shown."
    return {"type": "object", "description": about, "propertyNames": names, "additionalProperties": entry}


def _of_rules(model: type[Struct]) -> Schema:
    return _by_halves(schema_of(model), lists=True)


def _by_halves(schema: Schema, *, lists: bool) -> Schema:
    """The schema with nothing required, and with lists that may be added to and taken from."""
    result = {key: value for key, value in schema.items() if key != "required"}
    if "properties" in result:
        result["properties"] = {key: _by_halves(inner, lists=lists) for key, inner in result["properties"].items()}
    if "anyOf" in result:
        result["anyOf"] = [_by_halves(inner, lists=lists) for inner in result["anyOf"]]
    if lists and result.get("type") == "array" and result.get("minItems") != result.get("maxItems", -1):
        return _changeable(result)
    return result


def _changeable(schema: Schema) -> Schema:
    """A list, or what is added to it and taken from it."""
    described: Schema = {key: schema[key] for key in ("description", "default", UNIT) if key in schema}
    plain = {key: value for key, value in schema.items() if key not in described}
    items = {"type": "array", "items": schema["items"]}
    change = {
        "type": "object",
        "properties": {"add": items, "remove": items},
        "additionalProperties": False,
        "minProperties": 1,
    }
    return {"anyOf": [plain, change], **described}
