"""Runs the client in memory on a small battle and writes what it had a device play: `python sound_run.py FILE`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import play_battles as battles
from sound_parts import LOUD, FakeDevice

from client3d.clumsy.client import Client
from client3d.clumsy.match import Match
from client3d.play.options import PlayOptions
from client3d.play.ways_in import Opened, texts_for
from client3d.play.window import open_base
from client3d.screens.program import Program
from client3d.sound.sounds import Sounds
from core.packs.location import pack_folder
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import FireOrder, MoveOrder, SurrenderOrder
from systems.clumsy.pipeline import new_game

FRAME = 1 / 30
UNITS = (("tank", 0, (0, 3)), ("tank", 0, (3, 3)), ("tank", 1, (6, 3)), ("truck", 0, (0, 7)), ("infantry", 1, (11, 7)))
FIRST, SECOND, TRUCK = 1000, 1001, 1002


class Ear:
    """A client whose device remembers what it plays."""

    def __init__(self) -> None:
        options = PlayOptions(offscreen=True, size=(640, 360), language="en", tier="low")
        folder = pack_folder("clumsy")
        texts = texts_for(options, folder)
        self.device, self.said = FakeDevice(), list[str]()
        program = Program(open_base(options, "General Clumsy"), options, texts)
        program.sounds = Sounds(self.device, texts, self.said.append, LOUD)
        game = new_game(battles.setup(1, UNITS), load_clumsy().data)
        self.client = Client(program, Opened(Match(game, {}), load_clumsy().data, folder), options)
        self.session = self.client.session

    def frames(self, count: int) -> list[str]:
        """The stems of what began to play within so many frames."""
        before = len(self.device.log)
        for _ in range(count):
            self.client.frame(FRAME)
        return self.device.log[before:]

    def during(self, what: Callable[[], object]) -> list[str]:
        """The same while something is done."""
        before = len(self.device.log)
        what()
        return self.device.log[before:]

    def until_idle(self) -> list[str]:
        """The same until nothing moves any more."""
        heard = self.frames(1)
        while self.session.projector.busy:
            heard += self.frames(1)
        return heard + self.frames(2)

    def give(self, order: Any) -> None:
        """Give an order that must be accepted."""
        refusal = self.session.give(order)
        assert refusal is None, (order, refusal)


def main(report: Path) -> None:
    """Play, and write."""
    ear, heard = Ear(), dict[str, Any]()
    heard["start"] = ear.until_idle()
    ear.give(MoveOrder(side=0, unit=FIRST, to=(2, 3)))
    moving = ear.frames(4)
    heard["move"] = moving, ear.device.heard(), ear.until_idle()
    ear.frames(60)
    heard["after the move"] = ear.device.heard()
    ear.give(FireOrder(side=0, unit=SECOND, at=(6, 3), weapon="tank_gun"))
    heard["at once"] = ear.frames(1)
    heard["shot"] = ear.until_idle()
    heard["panned"] = [voice.pan for voice in ear.device.voices if voice.path.stem.startswith("tank_gun")]
    ear.frames(60)
    ear.give(MoveOrder(side=0, unit=TRUCK, to=(2, 7)))
    ear.session.skip()
    heard["skipped"] = ear.frames(30)
    heard["refused"] = ear.during(lambda: ear.session.give(MoveOrder(side=0, unit=TRUCK, to=(99, 7))))
    heard["pressed"] = ear.during(lambda: ear.client.front.hud.press("next_unit"))
    heard["music before"] = ear.client.soundscape.mixer.music
    ear.give(SurrenderOrder(side=0))
    ear.until_idle()
    heard["music"] = ear.client.soundscape.mixer.music
    heard["faults"] = ear.said
    ear.client.close()
    for _ in range(60):
        ear.client.program.sounds.update(FRAME)
    heard["closed"] = ear.device.heard()
    report.write_text(json.dumps(heard))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
