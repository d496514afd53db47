"""TOML written: tables of plain values, in the order given. What is read again is the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, time
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def toml_text(document: Mapping[str, Any]) -> str:
    """The text of a file. Raises TypeError for a value that TOML has not."""
    return "".join(_table(document, ())).lstrip("\n")


def _table(table: Mapping[str, Any], path: tuple[str, ...]) -> list[str]:
    plain = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
    lines = []
    if path and (plain or not table):
        lines.append(f"\n[{'.'.join(map(_key, path))}]\n")
    lines += [f"{_key(key)} = {_value(value)}\n" for key, value in plain.items()]
    for key, value in table.items():
        if isinstance(value, Mapping):
            lines += _table(value, (*path, key))
    return lines


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    escaped = (
        _ESCAPES.get(character) or (character if ord(character) >= 32 and ord(character) != 127 else _code(character))
        for character in text
    )
    return f'"{"".join(escaped)}"'


def _code(character: str) -> str:
    return f"\\u{ord(character):04x}"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, datetime | date | time):
        return value.isoformat()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(key)} = {_value(inner)}' for key, inner in value.items())}}}"
    raise TypeError(f"TOML has no {type(value).__name__}")
