"""Where maps of the player's own are kept: in a mod of theirs, and as drafts while they cannot be played.

The mod `my_maps` is made when the first map is saved. Only files that the editor has written are ever replaced; the
last one that was is kept. Drafts lie in a folder of the editor's own, a file each, and may have any faults.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from client3d.editor.draft import Draft, Terms
from core.packs.document import parse_document
from core.packs.faults import Faults, PackError
from core.packs.loader import Pack
from core.packs.location import mods_folder, player_folder
from core.packs.mods import MANIFEST, read_mod
from core.packs.schema import LONGEST_NAME, NAME
from replays.files import written_beside
from systems.clumsy.data import ClumsyData
from systems.clumsy.map_file import MapFile, read_map
from systems.clumsy.map_writing import map_text
from systems.clumsy.maps import FOLDER as MAPS

MOD: Final = "my_maps"
UNNAMED: Final = "unnamed"
"""The draft of a map that has no name yet."""
MARK: Final = "Made with the map editor of General Clumsy."
"""The first line of each file that the editor may replace, after the sign of a remark."""
MOST_BYTES: Final = 8 << 20
"""Of a draft that is read."""
_SUFFIX: Final = ".draft"
_FALLBACK: Final = "en"
_LONGEST_ROW: Final = 200


class NotKeptError(Exception):
    """A map cannot be kept: a text's key and its arguments."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key, arguments)
        self.key, self.arguments = key, arguments


def name_from(title: str) -> str:
    """A title as a file's name; "" if nothing of it can be used."""
    words = re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_").lstrip("0123456789_")
    return words[:LONGEST_NAME]


def is_name(name: str) -> bool:
    """Whether a map may be called so."""
    return bool(re.fullmatch(NAME, name)) and len(name) <= LONGEST_NAME


class MyMaps:
    """See the module. `mods` is the mods folder, `folder` that of drafts, where they are not the player's."""

    def __init__(self, mods: Path | None = None, folder: Path | None = None) -> None:
        self.mod = (mods or mods_folder()) / MOD
        self.folder = folder or player_folder() / "map_editor"

    # --- maps that can be played

    def path(self, name: str) -> Path:
        """The file of a map."""
        return self.mod / MAPS / f"{name}.toml"

    def names(self) -> list[str]:
        """The player's own maps."""
        return sorted(path.stem for path in (self.mod / MAPS).glob("*.toml") if is_name(path.stem))

    def save(
        self, file: MapFile, terms: Terms, language: str, plain: Pack[ClumsyData], present: Iterable[str] = ()
    ) -> Path:
        """Keep a sound map under the name of its terms, with its texts in English and the player's language.

        `plain` is the pack without mods, `present` the names of the mods that the map was drawn with: if it is no map
        without them, the player's mod needs them from now on. Raises NotKeptError and OSError; then the map that had
        the name is still there.
        """
        path, text = self.path(terms.name), map_text(file, [MARK])
        texts = [self._texts_path(terms.name, each) for each in dict.fromkeys((_FALLBACK, language))]
        for each in (path, *texts, self.mod / MANIFEST):
            _refuse_foreign(each)
        self._write_manifest(plain.manifest.name, () if _is_sound(text, plain) else present)
        for each in texts:
            _write(each, _ftl(terms))
        if path.exists():
            backup = self.folder / "backup" / path.name
            backup.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, backup)
        _write(path, text)
        self.forget_draft(terms.name)
        return path

    def _texts_path(self, name: str, language: str) -> Path:
        return self.mod / "locale" / language / f"map_{name}.ftl"

    def _write_manifest(self, base: str, more: Iterable[str]) -> None:
        path = self.mod / MANIFEST
        needs: tuple[str, ...] = ()
        if path.exists():
            try:
                needs = read_mod(self.mod).manifest.needs
            except PackError:
                raise NotKeptError("editor-foreign", name=str(path)) from None
        wanted = tuple(dict.fromkeys((*needs, *(name for name in more if name != MOD))))
        if path.exists() and wanted == needs:
            return
        lines = [f"# {MARK}", f'name = "{MOD}"', 'title = "My maps"', 'version = "1.0"', f'base = "{base}"']
        if wanted:
            lines.append(f"needs = [{', '.join(_quoted(name) for name in wanted)}]")
        _write(path, "\n".join(lines) + "\n")

    # --- for trying out

    def write_trial(self, file: MapFile, name: str) -> Path:
        """A file to play a battle on the map as it is."""
        path = self.folder / "trial" / f"{name or UNNAMED}.toml"
        _write(path, map_text(file, [MARK]))
        return path

    # --- drafts

    def keep_draft(self, draft: Draft, before: str = "") -> str:
        """Keep a map that may have any faults, in the place of the draft that it was kept as `before`.

        Returns what it is kept as now: its name, or one that no other draft has. Raises OSError.
        """
        name = draft.terms.name or (before if before.startswith(UNNAMED) else self._free_draft())
        _write(self._draft_path(name), msgspec.json.encode(draft).decode())
        if before and before != name:
            self.forget_draft(before)
        return name

    def _free_draft(self) -> str:
        taken = self.drafts()
        others = (f"{UNNAMED}_{number}" for number in range(2, len(taken) + 3))
        return next(name for name in (UNNAMED, *others) if name not in taken)

    def drafts(self) -> list[str]:
        """The names of the drafts, the one kept last first."""
        found = [path for path in self.folder.glob(f"*{_SUFFIX}") if is_name(path.stem)]
        return [path.stem for path in sorted(found, key=lambda path: (-path.stat().st_mtime, path.stem))]

    def draft(self, name: str) -> Draft | None:
        """A draft; None if its file is none that the editor has written."""
        try:
            with self._draft_path(name).open("rb") as stream:
                found = msgspec.json.decode(stream.read(MOST_BYTES), type=Draft)
        except (OSError, msgspec.DecodeError, RecursionError):
            return None
        return found if _is_drawable(found) else None

    def forget_draft(self, name: str) -> None:
        """The draft is not needed any more."""
        self._draft_path(name).unlink(missing_ok=True)

    def _draft_path(self, name: str) -> Path:
        return self.folder / f"{name}{_SUFFIX}"


def _is_drawable(draft: Draft) -> bool:
    """Whether a draft that anybody may have written has the form of one."""
    rows, sides = draft.spots, (-1, 0, 1)
    if not 1 <= len(rows) <= _LONGEST_ROW or not 1 <= len(rows[0]) <= _LONGEST_ROW:
        return False
    return all(
        len(row) == len(rows[0])
        and all(
            len(spot.glyph) == 1
            and spot.glyph.isprintable()
            and {spot.zone, spot.owner, spot.mine} <= set(sides)
            and spot.point >= 0
            for spot in row
        )
        for row in rows
    )


def _is_sound(text: str, plain: Pack[ClumsyData]) -> bool:
    faults = Faults()
    read_map(parse_document(text.encode(), ""), plain.data, faults)
    return not len(faults)


def _refuse_foreign(path: Path) -> None:
    """Only what the editor has written may be replaced."""
    if not path.exists():
        return
    try:
        with path.open(encoding="utf-8", errors="replace") as stream:
            ours = stream.readline(len(MARK) + 8).strip() == f"# {MARK}"
    except IsADirectoryError:
        ours = False
    if not ours:
        raise NotKeptError("editor-foreign", name=str(path))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with written_beside(path, replace=True) as beside:
        beside.write_text(text, encoding="utf-8")


def _ftl(terms: Terms) -> str:
    """Title and description as a file of texts."""
    lines = [f"# {MARK}", ""]
    for key, text in ((f"map-{terms.name}", terms.title or terms.name), (f"map-{terms.name}-about", terms.about)):
        if text.strip():
            lines.append(f"{key} = {_fluent(text.strip())}")
    return "\n".join(lines) + "\n"


def _fluent(text: str) -> str:
    """A line of text as Fluent reads it unchanged."""
    escaped = "".join(f'{{"{each}"}}' if each in "{}" else each for each in " ".join(text.split()))
    return f'{{"{escaped[0]}"}}{escaped[1:]}' if escaped[0] in "[*." else escaped


def _quoted(name: str) -> str:
    return msgspec.json.encode(name).decode()
