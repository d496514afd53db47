"""Every fault of a table at once, by a pydantic model derived from its struct. Imported only when there is one."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, Union

import msgspec
import pydantic
from msgspec import Meta, Struct, structs
from pydantic_core import PydanticCustomError

from core.packs.document import number_fault
from core.packs.faults import Fault, nearest
from core.packs.keys import Keys
from core.packs.overlay import Origin
from core.packs.schema import GLYPH, NAME, NAME_WITH_DASHES, VERSION, Scaled, key_names

MOST_EXPLAINED = 200
"""Faults that are shown of one table."""

_TABLE, _VALUE = "<table>", "<value>"
"""Tags of the two arms of a value that may be given as a table, or a list, or plainly."""

_EXPECTED_TYPES = {
    "int_type": "integer",
    "int_from_float": "integer",
    "float_type": "number",
    "string_type": "text",
    "bool_type": "boolean",
    "list_type": "list",
    "dict_type": "table",
    "model_type": "table",
    "model_attributes_type": "table",
}


_FORMS = {
    f"^{NAME}$": "malformed-name",
    NAME_WITH_DASHES: "malformed-key",
    VERSION: "malformed-version",
    GLYPH: "malformed-glyph",
}
"""What is said of a text that does not have one of these forms."""


def explain(source: Origin, model: type[Struct], name: str = "", others: Iterable[str] = ()) -> list[Fault]:
    """Return every fault of the table; `name` is an entry's own, `others` are those of its table."""
    try:
        pydantic_model(model).model_validate(source.data)
    except pydantic.ValidationError as error:
        details = error.errors(include_url=False)[:MOST_EXPLAINED]
        missing = [str(detail["loc"][0]) for detail in details if _is_missing(detail)]
        faults = [_fault(source, model, detail) for detail in details if not _is_missing(detail)]
        return [*_missing(source, missing, name, others), *faults]
    return []


def _is_missing(detail: Any) -> bool:
    """Whether a fault is that the table itself lacks a key."""
    return bool(detail["type"] == "missing" and len(detail["loc"]) == 1)


def _missing(source: Origin, missing: list[str], name: str, others: Iterable[str]) -> Iterable[Fault]:
    """The fault of a table that lacks keys, which it does not if what it inherits from has yet to be found.

    One that lacks several was probably meant to change an entry whose name it misspells.
    """
    if not missing or not source.whole:
        return
    if len(missing) == 1:
        yield source.fault((), "missing-key", name=missing[0])
        return
    suggestion = nearest(name, (other for other in others if other != name))
    yield structs.replace(source.fault((), "missing-keys", names=", ".join(sorted(missing))), suggestion=suggestion)


def kind_of(value: object) -> str:
    """Return what a value is called in the messages."""
    kinds = {bool: "boolean", int: "integer", float: "number", str: "text", list: "list", dict: "table"}
    return kinds.get(type(value), "date")


@cache
def pydantic_model(model: type[Struct]) -> type[pydantic.BaseModel]:
    """Return a pydantic model that takes what the struct takes."""
    fields: dict[str, Any] = {}
    for position, field in enumerate(msgspec.structs.fields(model)):
        if field.name == "id":
            continue
        default = ... if field.required else None
        fields[f"field_{position}"] = (_wire(field.type), pydantic.Field(default, alias=field.encode_name))
    config = pydantic.ConfigDict(strict=True, extra="forbid")
    return pydantic.create_model(model.__name__, __config__=config, **fields)


def _wire(annotation: Any) -> Any:
    """Return the pydantic type for a struct's annotation: what is written in a file, before it is converted."""
    kind = typing.get_origin(annotation)
    arguments = typing.get_args(annotation)
    if kind is Annotated:
        inner, *metas = arguments
        return Annotated[(_wire(inner), *(_bounds(meta) for meta in metas if isinstance(meta, Meta)))]
    if kind is Literal:
        return annotation
    if kind in (Union, types.UnionType):
        return _wire_union([argument for argument in arguments if argument is not types.NoneType])
    if kind is tuple and arguments[-1] is not ...:
        return Annotated[list[_wire(arguments[0])], pydantic.AfterValidator(_of_length(len(arguments)))]  # type: ignore[misc]
    if kind in (tuple, frozenset, list):
        return list[_wire(arguments[0])]  # type: ignore[misc]
    if isinstance(kind, type) and issubclass(kind, Mapping):
        return dict[_wire(arguments[0]), _wire(arguments[1])]  # type: ignore[misc]
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        return pydantic_model(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Scaled):
        return _wire(annotation.wire)
    return annotation


def _wire_union(choices: list[Any]) -> Any:
    if len(choices) == 1:
        return _wire(choices[0])
    larger = [choice for choice in choices if _is_table(choice) or typing.get_origin(choice) is tuple]
    plain = [choice for choice in choices if choice not in larger]
    if len(larger) != 1 or len(plain) != 1:
        return Union[tuple(map(_wire, choices))]  # noqa: UP007 (the number of choices is not known here)
    written = dict if _is_table(larger[0]) else list
    return Annotated[
        Annotated[_wire(larger[0]), pydantic.Tag(_TABLE)] | Annotated[_wire(plain[0]), pydantic.Tag(_VALUE)],
        pydantic.Discriminator(lambda value: _TABLE if isinstance(value, written) else _VALUE),
    ]


def _is_table(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, Struct)


def _of_length(wanted: int) -> Callable[[list[Any]], list[Any]]:
    """Return what lets only lists of this length pass."""

    def checked(found: list[Any]) -> list[Any]:
        if len(found) != wanted:
            raise PydanticCustomError("wrong_length", "wrong length", {"wanted": wanted, "count": len(found)})
        return found

    return checked


def _bounds(meta: Meta) -> Any:
    names = ("ge", "gt", "le", "lt", "min_length", "max_length", "pattern")
    given = {name: getattr(meta, name) for name in names if getattr(meta, name) is not None}
    return pydantic.Field(**given)


def _fault(source: Origin, model: type[Struct], detail: Any) -> Fault:
    of_key = detail["loc"][-1:] == ("[key]",)
    keys: Keys = tuple(step for step in detail["loc"] if step not in (_TABLE, _VALUE, "[key]"))
    kind: str = detail["type"]
    context = detail.get("ctx", {})
    last = str(keys[-1]) if keys else ""
    if message := number_fault(detail["input"]):
        return source.fault(keys, message, value=True)
    if kind == "missing":
        return source.fault(keys[:-1], "missing-key", name=last)
    if kind == "extra_forbidden":
        return source.fault(keys, "unknown-key", name=last, suggestion_from=_known_keys(model, keys[:-1]))
    if kind in _EXPECTED_TYPES:
        found = kind_of(detail["input"])
        return source.fault(keys, "wrong-type", value=True, expected=_EXPECTED_TYPES[kind], found_type=found)
    if kind == "literal_error":
        if isinstance(detail["input"], list | dict):  # of which nothing readable could be quoted
            wanted, found = kind_of("" if "'" in context["expected"] else 0), kind_of(detail["input"])
            return source.fault(keys, "wrong-type", value=True, expected=wanted, found_type=found)
        return _unknown_choice(source, keys, str(detail["input"]), context["expected"], of_key=of_key)
    if kind in ("greater_than_equal", "greater_than"):
        return source.fault(keys, "too-small", value=True, least=str(context.get("ge", context.get("gt"))))
    if kind in ("less_than_equal", "less_than"):
        return source.fault(keys, "too-large", value=True, most=str(context.get("le", context.get("lt"))))
    if kind == "wrong_length":
        return source.fault(keys, "wrong-length", value=True, wanted=context["wanted"], count=context["count"])
    if kind == "too_short":
        least, count = context["min_length"], context["actual_length"]
        return source.fault(keys, "list-too-short", value=True, least=least, count=count)
    if kind == "too_long":
        most, count = context["max_length"], len(detail["input"])
        return source.fault(keys, "list-too-long", value=True, most=most, count=count)
    if kind == "string_too_short":
        return source.fault(keys, "text-too-short", value=True, least=context["min_length"])
    if kind == "string_too_long":
        most = context["max_length"]
        return source.fault(keys, "malformed-glyph" if most == 1 else "text-too-long", value=True, most=most)
    if kind == "string_pattern_mismatch":
        message = _FORMS.get(context["pattern"], "text-malformed")
        return source.fault(keys, message, value=True, name=str(detail["input"]), pattern=context["pattern"])
    return source.fault(keys, "invalid-value", value=True, detail=detail["msg"])


def _unknown_choice(source: Origin, keys: Keys, found: str, expected: str, *, of_key: bool) -> Fault:
    """Return the fault of a value (or key) that is none of a few; `expected` is pydantic's list of them."""
    choices = re.findall(r"'([^']*)'", expected) or re.findall(r"[^\s,]+", expected.replace(" or ", " "))
    return source.fault(
        keys,
        "unknown-choice",
        value=not of_key,
        name=found,
        choices=", ".join(choices),
        found=found,
        suggestion_from=choices,
    )


def _known_keys(model: type[Struct], keys: Keys) -> Iterable[str]:
    """Return the keys that a table inside a table of this model may have."""
    struct: type[Struct] | None = model
    for key in keys:
        if isinstance(key, int):  # the place in a list of tables, which are all alike
            continue
        if struct is None:
            return ()
        fields = {field.encode_name: field.type for field in msgspec.structs.fields(struct)}
        struct = _struct_in(fields.get(str(key)))
    return key_names(struct) if struct else ()


def _struct_in(annotation: Any) -> type[Struct] | None:
    """Return the struct somewhere in an annotation, if there is one."""
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        return annotation
    for argument in typing.get_args(annotation):
        found = _struct_in(argument)
        if found:
            return found
    return None
