"""Wins every mission and keeps the replays in replays/samples/missions: `python -m
tests.replays.mission_wins`, with names only those.

The player is a computer that knows its goals; the other side is the regular opponent, which plays every turn.
"""

from __future__ import annotations

import sys
from pathlib import Path

from core.orders import Order, Refusal
from core.packs.location import pack_folder
from lab.tournament import play_game
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.missions import Mission, load_mission, mission_names
from systems.clumsy.pipeline import new_game
from tests.replays.sample import SAMPLES

FOLDER = SAMPLES / "missions"
SEED = 1
PLAYER, ENEMY = 0, 1
WAYS = ("general_staff", "hothead", "old_fox")
"""Personalities of the player, tried one after the other."""


def won_by(mission: Mission) -> list[Order] | None:
    """The orders of both sides of a battle that the player wins; None if it wins in none of the ways."""
    for personality in WAYS:
        orders: list[Order] = []
        seats = [Opponent(PLAYER, personality), Opponent(ENEMY)]
        record = play_game(mission.battle(SEED), mission.data, seats, lambda entry, to=orders: to.append(entry.order))
        if record.winner == PLAYER:
            return orders
    return None


def keep(mission: Mission, path: Path) -> None:
    """Record a battle in which the player wins the mission. Raises AssertionError if it is always lost."""
    orders = won_by(mission)
    if orders is None:
        raise AssertionError(f"{mission.name} was lost in every way that was tried")
    setup = mission.battle(SEED)
    game = new_game(setup, mission.data)
    path.unlink(missing_ok=True)
    recorder = Recorder(path, game, setup, load_clumsy(), seats=("opponent", "opponent"))
    for order in orders:
        if isinstance(refusal := game.submit(order), Refusal):
            raise AssertionError(refusal)
    recorder.close()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or mission_names(pack_folder("clumsy")):
        keep(load_mission(load_clumsy(), name), FOLDER / f"{name}.gcr")
