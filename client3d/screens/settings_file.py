"""The file of the player's settings: read whatever is sound in it, written at once as a whole.

A value that is not sound is told with its line, and the default stands in for it; what this version does not know is
kept as it is. A file that cannot be read at all is put aside, never overwritten.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import msgspec
from platformdirs import user_config_path

from client3d.screens.player_file import keep_tables, read_or_put_aside
from client3d.screens.settings import GROUPS, Settings
from core.packs.document import Document
from core.packs.faults import Fault, Faults, PackError
from core.packs.overlay import Layer, Origin
from core.packs.schema import Model
from core.packs.validation import validate

_KEYS = "keys"
_Group = TypeVar("_Group", bound=Model)


def settings_path() -> Path:
    """Where the player's settings are kept."""
    return user_config_path("general-clumsy", appauthor=False) / "settings.toml"


class SettingsFile:
    """Settings and the file they are kept in; without a file they last as long as the program.

    `faults` is what was wrong with the file when it was read.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.settings = Settings()
        self.faults: tuple[Fault, ...] = ()
        self._raw: dict[str, Any] = {}
        if path is not None and path.exists():
            self._read(path)

    def keep(self, settings: Settings) -> str:
        """Write these settings; what went wrong, or "". They count all the same."""
        self.settings = settings
        return keep_tables(self.path, _laid_over(self._raw, msgspec.to_builtins(settings)))

    def _read(self, path: Path) -> None:
        faults = Faults()
        try:
            document = read_or_put_aside(path, "settings-put-aside", faults)
        except PackError as error:
            self.faults = error.faults
            return
        self._raw = document.data
        groups = {name: _sound_group(document, name, model, faults) for name, model in GROUPS.items()}
        self.settings = Settings(**groups, keys=_sound_keys(document, faults))  # type: ignore[arg-type]
        self.faults = tuple(faults)


def _sound_group(document: Document, name: str, model: type[_Group], faults: Faults) -> _Group:
    """A table as far as it is sound; all that is not is added to the faults."""
    found = document.data.get(name, {})
    if not isinstance(found, dict):
        faults.add(document.fault((name,), "settings-no-table", value=True))
        return model()
    known = {key: value for key, value in found.items() if key in model.__struct_fields__}
    checked = validate(Origin(known, (Layer(document, (name,)),)), model, faults)
    if checked is not None:
        return checked
    kinds = get_type_hints(model, include_extras=True)
    sound: dict[str, Any] = {}
    for key, value in known.items():
        try:
            sound[key] = msgspec.convert(value, kinds[key])
        except msgspec.ValidationError:
            continue
    return model(**sound)


def _sound_keys(document: Document, faults: Faults) -> dict[str, tuple[str, ...]]:
    found = document.data.get(_KEYS, {})
    if not isinstance(found, dict):
        faults.add(document.fault((_KEYS,), "settings-no-table", value=True))
        return {}
    kind = get_type_hints(Settings, include_extras=True)[_KEYS]
    sound: dict[str, tuple[str, ...]] = {}
    for intent, keys in found.items():
        try:
            sound.update(msgspec.convert({intent: keys}, kind))
        except msgspec.ValidationError:
            faults.add(document.fault((_KEYS, intent), "settings-no-keys", value=True))
    return sound


def _laid_over(raw: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """Tables with the known values over what was there."""
    found = dict(raw)
    for name, value in known.items():
        below = found.get(name)
        if name == _KEYS:
            found[name] = value
        else:
            found[name] = {**below, **value} if isinstance(below, dict) else value
    return found
