"""All that is heard while the program runs: one device, one mixer, whatever battles come and go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from client3d.screens.settings import Sound
from client3d.sound.device import Device, NoDevice, open_device
from client3d.sound.library import SoundLibrary
from client3d.sound.mixer import Mixer
from core.packs.location import data_folder, pack_folder
from core.texts import Texts

INTERFACE = ("click", "refused", "undo")


class Sounds:
    """See the module. `say` is told once, in the player's language, of each file that is missing or broken."""

    def __init__(self, device: Device, texts: Texts, say: Callable[[str], None], volumes: Sound) -> None:
        self._texts, self._say = texts, say
        self._told: set[tuple[str, str]] = set()
        self.mixer = Mixer(device, self._library(()), volumes)
        self.mixer.expect(INTERFACE)

    @classmethod
    def opened(cls, heard: bool, texts: Texts, say: Callable[[str], None], volumes: Sound) -> Sounds:
        """With the machine's device, if anything is to be heard."""
        return cls(open_device() if heard else NoDevice(), texts, say, volumes)

    def _library(self, packs: tuple[Path, ...]) -> SoundLibrary:
        folders = (data_folder(), pack_folder("clumsy"), *packs)
        return SoundLibrary([folder / "sounds" for folder in folders], self._tell)

    def _tell(self, reason: str, what: str) -> None:
        if (reason, what) not in self._told:
            self._told.add((reason, what))
            self._say(self._texts.format(f"sound-{reason}", name=what))

    def use_packs(self, *packs: Path) -> None:
        """A pack and its mods are played: what was heard ends, and their sounds count from now on."""
        self.mixer.play_music("")
        self.mixer.use_library(self._library(packs))
        self.mixer.expect(INTERFACE)

    def battle(self, packs: tuple[Path, ...], stage: Any, session: object) -> Any:
        """What is heard of a battle of the main ruleset with this pack and its mods."""
        from client3d.sound.soundscape import Soundscape

        self.use_packs(*packs)
        return Soundscape(self.mixer, stage, session)

    def press(self, name: str = "click") -> None:
        """A button was pressed, or something else of the interface is to be heard."""
        self.mixer.play(name, "interface", priority=5)

    def title(self) -> None:
        """The title's theme, over and over."""
        self.mixer.play_music("theme_title", again=True)

    def update(self, seconds: float) -> None:
        """Move on where no battle does so."""
        self.mixer.keep({})
        self.mixer.update(seconds)

    def close(self) -> None:
        """Give the device back."""
        self.mixer.close()
