"""Where the pages of the mods lead: switching them on and off, installing and removing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import structs

from client3d.screens.battles import Battles
from client3d.screens.browser import BrowserPage
from client3d.screens.folders import places, show_folder
from client3d.screens.mod_shelf import ModShelf, ModShown, title_of
from client3d.screens.mods import ModsIntents, ModsPage
from client3d.screens.program import Program
from client3d.screens.settings import Mods
from core.packs.faults import Fault, PackError, printable, sentence

_MOST_FAULTS = 5
"""Lines of what is wrong that a question has room for."""


def tell_mod_faults(program: Program) -> None:
    """Which mods are switched on but cannot be used, and why, once."""
    faults, program.mod_faults = program.mod_faults, ()
    if faults:
        text = program.texts.format
        program.navigator.tell(text("mods-left-out"), f"{text('mods-left-out-text')}\n{in_lines(program, faults)}")


def in_lines(program: Program, faults: Sequence[Fault]) -> str:
    """What is wrong with mods, a line each."""
    text = program.texts.format
    lines = []
    for fault in faults[:_MOST_FAULTS]:
        path = Path(fault.file)
        name = printable("/".join(path.parts[-3:]) if fault.source else path.name)  # the mod's name, too
        key = "mods-fault-line" if fault.source else "mods-fault"
        lines.append(text(key, file=name, line=fault.line, message=sentence(fault, program.texts)))
    if len(faults) > _MOST_FAULTS:
        lines.append(text("more-faults", count=len(faults) - _MOST_FAULTS))
    return "\n".join(lines)


def open_mods(program: Program, battles: Battles) -> None:
    """The mods."""
    ModsDesk(program, battles).open()


class ModsDesk:
    """What is done with mods from their page. What changes counts at once for the title and all that it leads to."""

    def __init__(self, program: Program, battles: Battles) -> None:
        self.program, self.battles, self.pages = program, battles, program.navigator
        # those in force: one that is switched on but cannot be used any more is off, and shows why
        self.shelf = ModShelf(program.texts, [mod.name for mod in program.mods])
        self._shown: list[ModShown] | None = None
        intents = ModsIntents(
            self.switch, self.move, self.ask_to_remove, self.open_browser, self.show_folder, self._look_on, self._read
        )
        self.page = ModsPage(self.pages.stage, self._mods, intents, self._notice)

    def open(self) -> None:
        """Show the page."""
        self.pages.open(self.page)

    # --- values

    def _mods(self) -> list[ModShown]:
        if self._shown is None:
            self._shown = self.shelf.mods()
        return self._shown

    def _look_on(self) -> bool:
        more = self.shelf.look_on()
        if more:
            self._shown = None
        return more

    def _read(self) -> None:
        before = self.shelf.enabled
        self.shelf.read()
        self._shown = None
        if self.shelf.enabled != before:  # somebody took one out of the folder
            self._take_effect()

    def _notice(self) -> str:
        if not self.program.mods_asked:
            return self._words("mods-page-words")
        names = (title_of(mod, self.program.texts.language) for mod in self.program.mods)
        return self._words("mods-asked", names=", ".join(names))

    def _words(self, key: str, **arguments: str | int) -> str:
        return self.program.texts.format(key, **arguments)

    # --- switching

    def switch(self, name: str) -> None:
        """Switch a mod on or off; others that go along with that are asked about first."""
        on = name not in self.shelf.enabled
        others = self.shelf.brings(name) if on else self.shelf.needed_by(name)
        change = self.shelf.enable if on else self.shelf.disable
        if others:
            title = self.shelf.titles([name])[0]
            about = "mods-on" if on else "mods-off"
            self.pages.confirm(about, lambda: self._change(lambda: change(name)), name=title, names=", ".join(others))
        else:
            self._change(lambda: change(name))

    def move(self, name: str, step: int) -> None:
        """Let a mod lie one place lower or higher."""
        self._change(lambda: self.shelf.move(name, step))

    def _change(self, change: Callable[[], None]) -> None:
        before = self.shelf.enabled
        try:
            change()
        except PackError as error:
            self._tell("mods-not-together", error)
        if self.shelf.enabled != before:
            self._take_effect()

    def _take_effect(self) -> None:
        """New battles are played with what is switched on now; the player's settings keep it."""
        self.program.mods_asked = False
        mods = self.shelf.in_force
        self.program.use_mods(mods)
        self.battles.use(mods)
        self._shown = None
        self.program.change(structs.replace(self.program.settings, mods=Mods(enabled=self.shelf.enabled)))
        self.page.repaint()

    def _tell(self, title: str, error: PackError | OSError) -> None:
        words = in_lines(self.program, error.faults) if isinstance(error, PackError) else error.strerror or str(error)
        self.pages.tell(self._words(title), words)

    # --- installing and removing

    def show_folder(self) -> None:
        """Show the mods folder in the system's file manager."""
        wrong = show_folder(self.shelf.folder)
        if wrong:
            self.pages.tell(self._words("mods-no-file-manager"), f"{self.shelf.folder}\n{wrong}")

    def open_browser(self) -> None:
        """Choose what to install."""
        begin = next((path for _, path in places()), Path.home())
        self.pages.open(BrowserPage(self.pages.stage, begin, self.install))

    def install(self, source: Path, replace: bool = False) -> None:
        """Install a mod; one that is there already is replaced if that is meant."""
        try:
            mod = self.shelf.install(source, replace=replace)
        except PackError as error:
            if error.faults[0].key == "mods-installed":
                self._ask_to_replace(source, str(error.faults[0].arguments["name"]))
            else:
                self._tell("mods-not-installed", error)
            return
        except OSError as error:
            self._tell("mods-not-installed", error)
            return
        self.page.choose(mod.name)
        self._shown = None
        self.pages.back()
        self.page.reveal("mods", [one.name for one in self._mods()].index(mod.name))
        if mod.name in self.shelf.enabled:  # another version of it
            self._use_another_version()
        self.page.repaint()

    def _use_another_version(self) -> None:
        """A mod that is switched on was replaced: it is switched off if it cannot be used any more."""
        mods = self.shelf.in_force
        self.shelf.enabled = tuple(mod.name for mod in mods)
        self._take_effect()

    def _ask_to_replace(self, source: Path, name: str) -> None:
        there = next((mod for mod in self._mods() if mod.name == name), None)
        version = there.version if there is not None else ""
        title = there.title if there is not None else name
        self.pages.confirm("mods-replace", lambda: self.install(source, True), name=title, version=version)

    def ask_to_remove(self, mod: ModShown) -> None:
        """Delete a mod, if that is meant."""
        self.pages.confirm("mods-remove", lambda: self._remove(mod), name=mod.title, folder=printable(str(mod.folder)))

    def _remove(self, mod: ModShown) -> None:
        before = self.shelf.enabled
        try:
            self.shelf.remove(mod.name)
        except (PackError, OSError) as error:
            self._tell("mods-not-removed", error)
            self._read()
        self._shown = None
        if self.shelf.enabled != before:
            self._take_effect()
        self.page.repaint()
