"""Changing a pack while it is played (`clumsy play --dev`): a saved change is applied between two orders.

Numbers, texts and models change at once; the replay has the new data (`replays.reloading`). What a battle under way
cannot take is said, and so is what is wrong with a file: until it is mended the last good data stay in use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from client3d.models.library import SUFFIXES
from client3d.trouble.journal import log
from core.models.source import check_models
from core.packs.differences import Difference, differences
from core.packs.faults import Faults, PackError, sentence
from core.packs.loader import Pack
from core.packs.location import data_folder
from core.packs.mods import read_mod
from core.packs.translations import check_texts
from core.packs.watching import Watch
from core.rulesets import ruleset
from core.texts import Texts
from replays.reloading import go_on_by
from systems.clumsy.data import ClumsyData, load_clumsy

if TYPE_CHECKING:
    from client3d.clumsy.client import Client

_MOST_LINES = 5
"""Lines of what is wrong, or has changed, that are shown."""
_BUFFERS, _TEXTS = ".bin", ".ftl"


class Live:
    """Watches the files of the battle on the screen, and has it go on by what is saved."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._rules = ruleset("clumsy")
        opened = client.opened
        self._folders = (opened.folder, *opened.mods)
        import_module("core.packs.explanation")  # what explains faults takes longer to import than all the rest
        self._watch = Watch(self._folders)
        self._waiting: set[Path] = set()
        self._put_off: set[Path] = set()
        """What was changed but not taken in, as something of it had faults or needs a new battle."""
        self._told = False
        """Whether something is on the screen that was wrong."""
        self.waits_for_a_new_battle = False
        """Whether what was saved last is for a new battle alone."""

    def close(self) -> None:
        """Watch no more."""
        self._watch.close()

    def update(self) -> None:
        """Take in what was saved, once all that happened is shown; nobody gives another order until then."""
        self._waiting |= self._watch.changed()
        session = self._client.session
        session.held = bool(self._waiting)
        if self._waiting and session.between_orders:
            changed, self._waiting = self._waiting, set()
            self.take_in(changed | self._put_off)
            session.held = False

    def take_in(self, changed: set[Path]) -> None:
        """Go on by these files as they are now."""
        log.info("changed: %s", ", ".join(sorted(map(str, changed))))
        self._put_off = changed
        try:
            mods = tuple(read_mod(folder) for folder in self._folders[1:])
            pack = load_clumsy(self._folders[0], mods)
            self._check(changed).raise_if_any()
        except PackError as error:
            self._tell("dev-faults", fault_lines(error, self._client.program.texts, self._folders))
            return
        barred = self._take_numbers(pack)
        self.waits_for_a_new_battle = bool(barred)
        if barred:
            self._tell("dev-new-battle", barred)
            return
        self._put_off = set()
        if self._told:
            self._client.program.navigator.dialog.hide()
        self._told = False
        if any(path.suffix == _TEXTS for path in changed):
            self._client.program.texts.read_anew()
        self._take_models(changed)
        self._client.shows_anew()

    def _check(self, changed: set[Path]) -> Faults:
        """What is wrong with texts and models that were changed."""
        faults = Faults()
        locales = [data_folder() / "locale", *(folder / "locale" for folder in self._folders)]
        for place, folder in enumerate(self._folders):
            files = [path for path in changed if path.is_relative_to(folder)]
            if any(path.suffix == _TEXTS for path in files):
                faults.extend(check_texts(folder / "locale", locales[: place + 1], Faults()))
            if any(path.parent.name == "models" for path in files):
                check_models(folder / "models", faults)
        return faults

    # --- what changes

    def _take_numbers(self, pack: Pack[ClumsyData]) -> list[str]:
        """Let the battle go on by the pack's data; what needs a new battle instead."""
        client, rules, match = self._client, self._rules, self._client.session.match
        before, setup = match.game.view(0).data, match.setup
        assert setup is not None, "a battle of which nothing is known has no files"
        values, now = rules.encode_data(before), rules.encode_data(pack.data)
        found = list(differences(values, now))
        if barred := rules.barriers(values, now):
            return barred
        if wrong := rules.check_setup(setup, pack.data):
            return [client.program.texts.format(one.key, **one.arguments) for one in wrong]
        if found:
            try:
                go_on_by(rules, match.game, setup, before, pack.data)
            except ValueError as error:  # somebody stands where nobody could any more
                return [client.program.texts.format("dev-cannot-be", what=str(error))]
            if match.recorder is not None:
                match.recorder.reloaded(pack.data)
            client.session.goes_on_by(pack.data)
            client.front.hud.message(self._in_words(found), "good")
        # what is begun anew has texts and data as they are now
        client.opened, match.pack = replace(client.opened, data=pack.data), pack
        return []

    def _in_words(self, found: Sequence[Difference]) -> str:
        """What has changed, in a line."""
        shown = ", ".join(f"{one.path} {_value(one.before)} → {_value(one.now)}" for one in found[:2])
        return self._client.program.texts.format("dev-changed", count=len(found), what=shown)

    def _take_models(self, changed: set[Path]) -> None:
        """Show models anew whose files were changed."""
        models = self._client.session.stage.models
        of_models = [path for path in changed if path.parent.name == "models"]
        if any(path.suffix == _BUFFERS for path in of_models):
            names = set(models.names())  # whichever of them it belongs to
        else:
            names = {path.stem for path in of_models if path.suffix in SUFFIXES}
        if names:
            models.forget(names)
            self._client.scene.units.model_anew(names)

    def _tell(self, key: str, lines: Sequence[str]) -> None:
        """What is wrong, until it is mended or put away."""
        text = self._client.program.texts.format
        shown = list(lines[:_MOST_LINES])
        if len(lines) > _MOST_LINES:
            shown.append(text("more-faults", count=len(lines) - _MOST_LINES))
        self._client.program.navigator.tell(text(key), "\n".join([*shown, "", text(f"{key}-text")]))
        self._told = True


def fault_lines(error: PackError, texts: Texts, folders: Sequence[Path]) -> list[str]:
    """What is wrong with files, a line each, named from their pack's folder on."""
    found = []
    for fault in error.faults:
        file = Path(fault.file)
        above = next((folder.parent for folder in folders if file.is_relative_to(folder)), None)
        name = str(file.relative_to(above)) if above is not None else str(file)
        key = "mods-fault-line" if fault.source else "mods-fault"
        found.append(texts.format(key, file=name, line=fault.line, message=sentence(fault, texts)))
    return found


def _value(value: Any) -> str:
    return str(value)[:24]
