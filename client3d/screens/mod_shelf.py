"""The mods there are, and which of them new battles are played with: as values for a page, and changing that.

Those switched on are always such that they can be used together: whoever switches one on gets what it needs along with
it, and nothing is kept that has faults. Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from core.modding import Checked, check, loaded_as_listed
from core.packs.faults import Fault, PackError, printable
from core.packs.installing import install_mod, remove_mod
from core.packs.location import mods_folder
from core.packs.mods import Mod, chosen_mods, leads_to, lies_over, looked_through
from core.texts import Texts

NO_PLACE = "-"


@dataclass(frozen=True)
class ModShown:
    """A mod as a page shows it: texts ready to be shown."""

    name: str
    """Its own, or its folder's where that cannot be read."""
    folder: Path
    title: str
    version: str = ""
    authors: str = ""
    licence: str = ""
    about: str = ""
    needs: tuple[str, ...] = ()
    """Titles of those that have to be there, and names of those that are not."""
    above: tuple[str, ...] = ()
    """Those it lies over where they are there."""
    conflicts: tuple[str, ...] = ()
    enabled: bool = False
    checked: bool = True
    """Whether its files were looked through yet."""
    faults: tuple[Fault, ...] = ()
    odd: int = 0
    """How many things in it are allowed, but odd."""
    against: str = ""
    """The title of one that is switched on and cannot be used together with it."""
    earlier: str = NO_PLACE
    """The title of what keeps it from lying one place lower; NO_PLACE: nothing lies lower."""
    later: str = NO_PLACE
    """The same of one place higher."""


def mods_in_force(names: Sequence[str], folder: Path | None = None) -> tuple[tuple[Mod, ...], list[Fault]]:
    """The mods that battles are played with of those switched on, in order; and why the others are left out.

    One that is gone, broken, or cannot be used together with those before it is left out, with all that need it.
    """
    wanted = list(dict.fromkeys(names))
    try:
        return _sound(wanted, folder), []
    except PackError:
        pass
    kept: list[str] = []
    found: tuple[Mod, ...] = ()
    faults: list[Fault] = []
    for name in wanted:
        try:
            found = _sound([*kept, name], folder)
            kept.append(name)
        except PackError as error:
            faults += [fault for fault in error.faults if fault not in faults]
    return found, faults


def _sound(names: Sequence[str], folder: Path | None) -> tuple[Mod, ...]:
    """Mods that can be used together, in the order in which they lie. Raises `PackError`."""
    mods = chosen_mods(names, folder, as_listed=True)
    loaded_as_listed(mods)
    return mods


class ModShelf:
    """See the module. `enabled` are the names of those switched on, the topmost last."""

    def __init__(self, texts: Texts, enabled: Sequence[str], folder: Path | None = None) -> None:
        self._texts, self.folder = texts, folder or mods_folder()
        self.enabled = tuple(enabled)
        self._mods: dict[str, Mod] = {}
        self._broken: list[tuple[Path, tuple[Fault, ...]]] = []
        self._checked: dict[str, Checked] = {}
        self.read()

    def read(self) -> None:
        """Look into the mods folder now."""
        self._mods, errors = looked_through(self.folder)
        self._broken = [(_folder_of(error.faults[0], self.folder), error.faults) for error in errors]
        self._checked = {}
        self.enabled = tuple(name for name in self.enabled if name in self._mods)

    def look_on(self) -> bool:
        """Look through the files of one more mod; whether there was one left."""
        for name in self._in_order():
            if name not in self._checked:
                self._checked[name] = self._check(name)
                return True
        return False

    def _check(self, name: str) -> Checked:
        """What is wrong with a mod over what it needs."""
        try:
            mods = chosen_mods([name], self.folder)
        except PackError as error:
            return Checked(error.faults, ())
        return check([mod.folder for mod in mods])

    # --- as values

    def mods(self) -> list[ModShown]:
        """Those switched on, in the order in which they lie, then the others by name, then what cannot be read."""
        broken = [ModShown(folder.name, folder, _shown(folder.name), faults=faults) for folder, faults in self._broken]
        return [*map(self._value, self._in_order()), *broken]

    def titles(self, names: Sequence[str]) -> tuple[str, ...]:
        """What mods are called, by name."""
        return tuple(self.title(self._mods[name]) if name in self._mods else _shown(name) for name in names)

    def title(self, mod: Mod) -> str:
        """What a mod is called."""
        return title_of(mod, self._texts.language)

    def _in_order(self) -> list[str]:
        on = [name for name in self.enabled if name in self._mods]
        return [*on, *sorted(name for name in self._mods if name not in on)]

    def _value(self, name: str) -> ModShown:
        mod, enabled = self._mods[name], name in self.enabled
        manifest = mod.manifest
        checked = self._checked.get(name, Checked((), ()))
        texts = Texts(self._texts.language, mod.folder / "locale")
        about = f"mod-{name}-about"
        enemy = next((other for other in self.enabled if other != name and self._excludes(name, other)), "")
        return ModShown(
            name,
            mod.folder,
            self.title(mod),
            manifest.version,
            _shown(", ".join(manifest.authors)),
            _shown(manifest.licence),
            _lines(texts.format(about) if texts.has(about) else manifest.description),
            self.titles(manifest.needs),
            self.titles([other for other in manifest.load_after if other in self._mods]),
            self.titles([other for other in manifest.conflicts if other in self._mods]),
            enabled,
            name in self._checked,
            checked.faults,
            len(checked.oddities),
            "" if enabled or not enemy else self.titles([enemy])[0],
            self._hindrance(name, -1) if enabled else NO_PLACE,
            self._hindrance(name, 1) if enabled else NO_PLACE,
        )

    def _excludes(self, one: str, other: str) -> bool:
        """Whether two mods cannot be used together by what they say themselves."""
        mods = [self._mods[name] for name in (one, other) if name in self._mods]
        return len(mods) == 2 and any(
            second.name in first.manifest.conflicts for first, second in (mods, reversed(mods))
        )

    def _hindrance(self, name: str, step: int) -> str:
        place = self.enabled.index(name)
        if not 0 <= place + step < len(self.enabled):
            return NO_PLACE
        other = self.enabled[place + step]
        upper, lower = (name, other) if step < 0 else (other, name)
        below = {each: lies_over(mod) for each, mod in self._mods.items()}
        return self.titles([other])[0] if leads_to(upper, lower, below) else ""

    # --- changing

    def enable(self, name: str) -> None:
        """Switch a mod on, and all it needs. Raises `PackError` if it cannot be used, or not with the others."""
        self.enabled = tuple(mod.name for mod in _sound([*self.enabled, name], self.folder))

    def disable(self, name: str) -> None:
        """Switch a mod off, and all that need it."""
        needs = {each: mod.manifest.needs for each, mod in self._mods.items()}
        self.enabled = tuple(each for each in self.enabled if each != name and not leads_to(each, name, needs))

    def needed_by(self, name: str) -> tuple[str, ...]:
        """The titles of those switched on that need this one."""
        needs = {each: mod.manifest.needs for each, mod in self._mods.items()}
        return self.titles([each for each in self.enabled if each != name and leads_to(each, name, needs)])

    def brings(self, name: str) -> tuple[str, ...]:
        """The titles of those that are switched on along with this one."""
        needs = {each: mod.manifest.needs for each, mod in self._mods.items()}
        return self.titles(
            [each for each in self._mods if each not in (name, *self.enabled) and leads_to(name, each, needs)]
        )

    def move(self, name: str, step: int) -> None:
        """Let a mod change places with the one below it (-1) or above it (1), where nothing is against that."""
        if self._hindrance(name, step):
            return
        names = list(self.enabled)
        place = names.index(name)
        names[place], names[place + step] = names[place + step], names[place]
        self.enabled = tuple(mod.name for mod in _sound(names, self.folder))

    def install(self, source: Path, *, replace: bool = False) -> Mod:
        """Install a mod. Raises `PackError` and OSError, as `install_mod` does."""
        mod = install_mod(source, self.folder, replace=replace)
        self.read()
        return mod

    def remove(self, name: str) -> None:
        """Switch a mod off and delete it. Raises `PackError` and OSError."""
        remove_mod(name, self.folder)
        self.disable(name)
        self.read()

    @property
    def in_force(self) -> tuple[Mod, ...]:
        """Those that battles are played with now."""
        return mods_in_force(self.enabled, self.folder)[0]


def title_of(mod: Mod, language: str) -> str:
    """What a mod is called: by its own texts, or by its manifest."""
    texts, key = Texts(language, mod.folder / "locale"), f"mod-{mod.name}"
    return _shown(texts.format(key) if texts.has(key) else mod.manifest.title)


def _folder_of(fault: Fault, place: Path) -> Path:
    """The mod's folder of a fault in one of its files."""
    inside = Path(fault.file).relative_to(place)
    return place / inside.parts[0]


def _shown(text: str) -> str:
    return " ".join(printable(text).split())[:120]


def _lines(text: str) -> str:
    """A text of several lines without what could steer anything."""
    return "\n".join(printable(line.rstrip()) for line in text.strip().splitlines()[:40])
