"""The texts that tell what is wrong: what each names must be given."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from core.packs.location import data_folder


@cache
def _texts() -> str:
    files = sorted((data_folder() / "locale/en").glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def named_in(key: str) -> frozenset[str]:
    """The arguments that the English text of a key names. Raises AssertionError if there is no such text."""
    text = re.search(rf"^{re.escape(key)} =((?:.*\n)(?:[ \t]+.*\n)*)", _texts(), re.MULTILINE)
    assert text is not None, f"no text for {key}"
    return frozenset(re.findall(r"\$(\w+)", text[1]))


def not_given(key: str, arguments: Iterable[str]) -> set[str]:
    """What the text of a key names and nobody gave."""
    return {*named_in(key)} - {*arguments, "suggestion"}
