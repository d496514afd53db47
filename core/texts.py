"""Texts by key, in the player's language (Fluent).

Nothing of Fluent is imported before the first text is asked for: a run that prints no text pays nothing. A key that is
missing in the player's language is taken from English, and one that is missing there too stays visible as `[key]`.
"""

from __future__ import annotations

import contextlib
import locale
import os
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "es", "ko", "ru")
"""Languages that the shipped texts are complete in."""

FALLBACK = "en"

_MOST_BYTES = 1 << 20
_LONGEST_ARGUMENT = 2000
"""Characters of an argument that are shown; Fluent shows no longer one at all."""

_MOST_KEPT = 4_000
"""Texts that are kept with their arguments filled in: panels ask for the same ones frame by frame."""

_LANGUAGE_NAMES = {"english": "en", "french": "fr", "spanish": "es", "korean": "ko", "russian": "ru"}
"""How Windows spells languages in the names of its locales."""


class Texts:
    """The texts of some folders, each of which holds `<language>/*.ftl`; a later folder overrides an earlier one."""

    def __init__(self, language: str, *folders: Path) -> None:
        """Keep where the texts are; they are read when the first is asked for."""
        self.language = language
        self.folders = folders
        self._given: Mapping[str, Mapping[str, str]] = {}
        self._filled: dict[tuple[object, ...], str] = {}
        self._filled_from: list[FluentBundle] | None = None

    def lay_over(self, *folders: Path) -> None:
        """Have these folders' texts come last from now on."""
        self.folders = (*(folder for folder in self.folders if folder not in folders), *folders)
        self.__dict__.pop("_bundles", None)

    def give(self, sources: Mapping[str, Mapping[str, str]]) -> None:
        """Have these texts come last until others are rested on: Fluent by language and the name of its file."""
        self._given = sources
        self.read_anew()

    def rest_on(self, *folders: Path) -> None:
        """Have the texts of these folders alone from now on, in this order."""
        if folders != self.folders or self._given:
            self.folders, self._given = folders, {}
            self.__dict__.pop("_bundles", None)

    def read_anew(self) -> None:
        """Read the files again when the next text is asked for: somebody has changed them."""
        self.__dict__.pop("_bundles", None)

    def switch(self, language: str) -> None:
        """Give texts in this language from now on, to everybody who asks here."""
        self.language = language
        self.__dict__.pop("_bundles", None)

    @cached_property
    def _bundles(self) -> list[FluentBundle]:
        languages = dict.fromkeys((self.language, FALLBACK))
        return [_bundle(language, self.folders, self._given.get(language, {})) for language in languages]

    def has(self, key: str) -> bool:
        """Whether there is a text of this key, in the language or in English."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def format(self, key: str, /, **arguments: str | int) -> str:
        """Return the text of a key with its arguments filled in. Never raises: a missing text shows as `[key]`."""
        # a number and a truth value may be equal and yet read differently
        asked = (key, *((name, type(value), value) for name, value in arguments.items()))
        if self._filled_from is not self._bundles:  # other texts have been read since
            self._filled_from, self._filled = self._bundles, {}
        try:
            found = self._filled.get(asked)
        except TypeError:  # a value of another kind, which cannot be kept
            return self._fill(key, arguments)
        if found is None:
            if len(self._filled) >= _MOST_KEPT:
                self._filled.clear()
            found = self._filled[asked] = self._fill(key, arguments)
        return found

    def _fill(self, key: str, arguments: dict[str, str | int]) -> str:
        shown = {name: _cut(value) if isinstance(value, str) else value for name, value in arguments.items()}
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            try:
                text, _ = bundle.format_pattern(pattern, shown)
            except Exception:  # a mod's texts are anybody's, and no text is worth a crash
                continue
            return str(text)
        return f"[{key}]"


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_ARGUMENT else text[:_LONGEST_ARGUMENT] + "…"


def system_language() -> str:
    """Return the system's language if there are texts in it, else English."""
    for candidate in _system_locales():
        language = re.split(r"[_.\-@]", candidate)[0].lower()
        language = _LANGUAGE_NAMES.get(language, language)
        if language in LANGUAGES:
            return language
        if language in ("c", "posix"):
            return FALLBACK
    return FALLBACK


def _system_locales() -> Iterator[str]:
    """Yield the names of locales the system would like, the most wanted first."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        yield from filter(None, os.environ.get(variable, "").split(":"))
    if sys.platform == "win32":
        import ctypes

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    try:
        yield locale.getlocale()[0] or ""
    except ValueError:  # a locale nobody can parse
        return


def _bundle(language: str, folders: tuple[Path, ...], given: Mapping[str, str]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in sorted((folder / language).glob("*.ftl")):
            try:
                status = path.stat()
                bundle.add_resource(_resource(path, status.st_mtime_ns, status.st_size), allow_overrides=True)
            except (OSError, RecursionError):
                continue
    for _, source in sorted(given.items()):
        with contextlib.suppress(RecursionError):
            bundle.add_resource(FluentResource(source[:_MOST_BYTES]), allow_overrides=True)
    return bundle


@lru_cache(maxsize=512)
def _resource(path: Path, _written: int, _size: int) -> Any:
    """The texts of a file; parsed once while it stays as it is, as most are when mods come and go."""
    from fluent.runtime import FluentResource

    with path.open("rb") as stream:
        return FluentResource(stream.read(_MOST_BYTES).decode("utf-8-sig", "replace"))
