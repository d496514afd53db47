"""Makes the sample replay of the present format version: `python -m tests.replays.sample`.

A sample is made once, when the format gets a new version, and never again: that it still opens and plays is the test.
"""

from __future__ import annotations

from pathlib import Path

from core.orders import Refusal, UndoOrder
from replays.format import VERSION
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import MoveOrder
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, UnitSetup

SAMPLES = Path(__file__).resolve().parents[2] / "replays" / "samples"
ROWS = (
    "..ff....r...",
    "..fh....r...",
    "....v...r.f.",
    "rrrrrrrrbrrr",
    "..mm..wwww..",
    ".f....w..w..",
    "..hh......f.",
    "............",
)
UNITS = (
    ("tank", 0, (2, 3)),
    ("infantry", 0, (1, 2)),
    ("mortar", 0, (0, 4)),
    ("supply_truck", 0, (1, 3)),
    ("tank", 1, (9, 3)),
    ("infantry", 1, (10, 2)),
    ("truck", 1, (11, 3)),
    ("general", 1, (11, 7)),
)


def make(path: Path) -> None:
    """Record a small battle with a bit of everything there is so far."""
    units = tuple(UnitSetup(type=kind, side=side, at=at) for kind, side, at in UNITS)
    setup = BattleSetup(
        seed=7,
        rows=ROWS,
        units=units,
        points=((4, 3), (6, 7)),
        round_limit=6,
        clock=ClockSetup(season="autumn", hour="day"),
        title="The bridge",
    )
    pack = load_clumsy()
    game = new_game(setup, pack.data)
    recorder = Recorder(path, game, setup, pack, seats=("opponent", "opponent"))
    for order in (MoveOrder(side=0, unit=1003, to=(0, 3)), UndoOrder(side=0)):
        if isinstance(refusal := game.submit(order), Refusal):
            raise AssertionError(refusal)
    opponents = (Opponent(0), Opponent(1))
    while not game.view(0).ended:
        side = game.view(0).turn
        wish = opponents[side].next_order(game.view(side))
        if isinstance(refusal := game.submit(wish), Refusal):
            opponents[side].refused(wish, refusal)
    recorder.close()


if __name__ == "__main__":
    sample = SAMPLES / f"version-{VERSION}.gcr"
    if sample.exists():
        raise SystemExit(f"{sample} is there already and stays as it is")
    make(sample)
