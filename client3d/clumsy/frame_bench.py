"""The longest frames of the main thread while much happens: `python -m client3d.clumsy.frame_bench` prints JSON.

The real client runs in memory, frame by frame, each as long as on a screen: all that it does, and the culling of what
would be drawn. What drawing itself costs is the graphics card's affair and left out, as are the first frames of what
has just been opened: they belong to the time it takes to start. All frames are the same in each run, so what counts of
a frame is the least it took in any of them, which leaves out what other programs slow down; but the longest that Python
ever stopped a frame to look for what is not needed any more is told beside it.
"""

from __future__ import annotations

import argparse
import gc
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from client3d.clumsy.bench_battles import everywhere, facing
from client3d.clumsy.client import Client, WatchClient
from client3d.clumsy.match import Match
from client3d.play.options import PlayOptions
from client3d.play.screen import Screen
from client3d.play.ways_in import Opened, texts_for
from client3d.play.window import open_base
from client3d.scene.bench import draw
from client3d.scene.renderer import forget_states
from client3d.screens.program import Program, clear_away, let_lie
from core.packs.location import pack_folder
from replays.reader import EVERYTHING, open_replay
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup

SIZE = (1280, 720)
RUNS = 2
_FRAME = 1 / 60
"""Seconds that the client is told have passed."""
_SPEED = 4.0
_OPENING = 3
"""Frames after something was opened that belong to its opening."""
_SHOWN = 5
"""Longest frames that are told of."""
_ROUNDS = 8
"""Of the battle whose replay is watched."""
_SEEKS, _STRIDE = 40, 17
"""Jumps about in it, and how many of so many parts of it each goes on."""


@dataclass
class Frame:
    """What one frame took, in milliseconds: of the main thread's processor, by the clock, and by what ran in it."""

    number: int
    ms: float
    wall_ms: float
    ran: dict[str, float]


@dataclass
class Frames:
    """All frames of a case."""

    frames: int
    median_ms: float
    tidying_ms: float
    longest: list[Frame]


@dataclass
class Stopwatch:
    """How long the parts of a frame ran on this thread, what they called of each other left out."""

    spent: dict[str, float] = field(default_factory=dict)
    _inner: list[float] = field(default_factory=list)
    _began: float = 0.0

    def watch(self, owner: Any, method: str, name: str) -> None:
        """From now on take the time of an object's method under a name."""
        run = getattr(owner, method)

        def timed(*given: Any, **named: Any) -> Any:
            begin = time.thread_time()
            self._inner.append(0.0)
            try:
                return run(*given, **named)
            finally:
                took = time.thread_time() - begin
                self.spent[name] = self.spent.get(name, 0.0) + took - self._inner.pop()
                if self._inner:
                    self._inner[-1] += took

        setattr(owner, method, timed)

    def tidied(self, phase: str, _about: dict[str, int]) -> None:
        """Told by Python when it looks for what is not needed any more."""
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.spent["tidying"] = self.spent.get("tidying", 0.0) + time.thread_time() - self._began


Case = Callable[[Any, Path], tuple[Screen, Iterator[None]]]
"""From a ShowBase and a folder of its own to a client, and what is done to it before each of its frames."""


# --- what is measured


def _opponents_fight(a_side: int) -> Case:
    """The computer plays both sides for a round, recorded as every battle is."""

    def case(base: Any, folder: Path) -> tuple[Screen, Iterator[None]]:
        client = _battle(base, folder, facing(40, a_side), persons=())

        def until_next_round() -> Iterator[None]:
            match = client.session.match
            while match.game.view(0).round == 1 and not match.ended:
                yield

        return client, until_next_round()

    return case


def _own_turn(base: Any, folder: Path) -> tuple[Screen, Iterator[None]]:
    """A person's turn begins again, its units are gone through, and each one's card, marks and orders come up."""
    client = _battle(base, folder, facing(40, 60), persons=(0,))
    session, desk = client.session, client.desk

    def acts() -> Iterator[None]:
        session.give(EndTurnOrder(side=0))
        while not session.acting:
            yield
        for _ in range(60):
            desk.do("next_unit")
            yield
            for enemy in session.view().enemies[:2]:
                session.controller.hover(session.view().board.xy(enemy.cell))
                yield

    return client, acts()


def _scrolling(base: Any, folder: Path) -> tuple[Screen, Iterator[None]]:
    """The camera goes across the largest board, as fast as a key moves it."""
    client = _battle(base, folder, everywhere(100, 300), persons=(0,))
    camera = client.scene.camera

    def pans() -> Iterator[None]:
        camera.focus((4, 4), instantly=True)
        for _ in range(180):
            camera.focus((4 + 92 * _ / 180, 4 + 92 * _ / 180), instantly=True)
            yield

    return client, pans()


def _marks(base: Any, folder: Path) -> tuple[Screen, Iterator[None]]:
    """A replay has been opened: what its timeline marks is read."""
    client = _replay(base, folder)
    session = client.session
    session.paused = True

    def until_read() -> Iterator[None]:
        while not session.milestones.whole:
            yield

    return client, until_read()


def _seeking(base: Any, folder: Path) -> tuple[Screen, Iterator[None]]:
    """Jumps all over a replay, with anybody's eyes."""
    client = _replay(base, folder)
    session = client.session

    def jumps() -> Iterator[None]:
        for eyes in (EVERYTHING, 0):
            if session.looking != eyes:
                session.look_with(eyes)
                yield
            for jump in range(1, _SEEKS + 1):
                session.seek_soon(session.instant_at(session.replay.orders * (jump * _STRIDE % _SEEKS) / _SEEKS))
                yield
                session.step_back("order")
                yield

    return client, jumps()


def _saving(base: Any, folder: Path) -> tuple[Screen, Iterator[None]]:
    """A battle is saved under a name a few times."""
    client = _battle(base, folder, facing(40, 60), persons=(0,))
    client.saves = folder

    def saves() -> Iterator[None]:
        client.session.give(EndTurnOrder(side=0))
        while not client.session.acting:
            yield
        for _ in range(3):
            client.save("bench", replace=True)
            yield

    return client, saves()


CASES: dict[str, Case] = {
    "ai-25": _opponents_fight(25),
    "ai-60": _opponents_fight(60),
    "turn": _own_turn,
    "scroll": _scrolling,
    "marks": _marks,
    "seek": _seeking,
    "save": _saving,
}


# --- how


def _battle(base: Any, folder: Path, setup: BattleSetup, persons: tuple[int, ...]) -> Client:
    pack = load_clumsy()
    game = new_game(setup, pack.data)
    match = Match(game, {side: Opponent(side) for side in (0, 1) if side not in persons}, setup)
    match.recorder = Recorder(folder / "battle.gcr", game, setup, pack)
    options = bench_options()
    options.replay = match.recorder.path
    client = Client(_program(base, options), Opened(match, pack.data, pack_folder("clumsy")), options)
    client.session.projector.speed = _SPEED
    return client


def _replay(base: Any, folder: Path) -> WatchClient:
    file, setup, pack = folder / "watched.gcr", facing(40, 25), load_clumsy()
    game = new_game(setup, pack.data)
    recorder = Recorder(file, game, setup, pack)
    match = Match(game, {0: Opponent(0), 1: Opponent(1)}, setup)
    while not match.ended and game.view(0).round <= _ROUNDS:
        match.think()
    recorder.close()
    return WatchClient(_program(base, bench_options()), open_replay(file))


def bench_options() -> PlayOptions:
    """How the client is opened: in memory, at the low tier."""
    return PlayOptions(offscreen=True, size=SIZE, language="en", tier="low")


def _program(base: Any, options: PlayOptions) -> Program:
    return Program(base, options, texts_for(options, pack_folder("clumsy")))


def _watch(stopwatch: Stopwatch, client: Screen) -> None:
    """Take the time of what a frame is made of."""
    session = client.session
    parts: list[tuple[Any, str, str]] = [
        (client.scene, "update", "scene"),
        (client.scene.terrain, "update", "ground"),
        (client.front, "update", "panels"),
        (session.projector, "update", "events shown"),
        (client, "save", "saving"),
    ]
    if isinstance(client, WatchClient):
        parts += [(session, "seek", "seeking"), (session.milestones, "read_on", "marks")]
    else:
        match = session.match
        parts += [(thinker, "next_order", "thinking") for thinker in match.thinkers.values()]
        parts += [
            (match.game, "submit", "rules"),
            (match, "picture", "picture"),
            (session.controller, "show", "aiming"),
        ]
    for owner, method, name in parts:
        stopwatch.watch(owner, method, name)


def _run(base: Any, case: Case) -> list[Frame]:
    """All frames of a case, once."""
    found: list[Frame] = []
    with tempfile.TemporaryDirectory() as kept:
        client, before_each = case(base, Path(kept))
        stopwatch = Stopwatch()
        for _ in range(_OPENING):
            client.frame(_FRAME)
            base.graphics_engine.render_frame()
        let_lie()
        _watch(stopwatch, client)
        draw(base, bins=False)
        gc.callbacks.append(stopwatch.tidied)
        try:
            while True:
                stopwatch.spent.clear()
                begin, clock = time.thread_time(), time.perf_counter()
                if next(before_each, client) is client:
                    return found
                client.frame(_FRAME)
                told = time.thread_time()
                base.graphics_engine.render_frame()
                forget_states()
                end = time.thread_time()
                wall = time.perf_counter() - clock
                ran = {name: round(seconds * 1e3, 1) for name, seconds in stopwatch.spent.items()}
                ran["culling"] = round((end - told) * 1e3, 1)
                found.append(Frame(len(found), (end - begin) * 1e3, wall * 1e3, ran))
        finally:
            gc.callbacks.remove(stopwatch.tidied)
            draw(base)
            client.close()
            clear_away()


def measured(base: Any, case: Case, runs: int) -> Frames:
    """What the frames of a case took at least."""
    taken = [_run(base, case) for _ in range(runs)]
    best = [
        Frame(same[0].number, min(map(_ms, same)), min(one.wall_ms for one in same), min(same, key=_ms).ran)
        for same in zip(*taken, strict=True)
    ]
    longest = sorted(best, key=_ms, reverse=True)
    tidying = max(one.ran.get("tidying", 0.0) for frames in taken for one in frames)
    return Frames(len(best), _ms(longest[len(best) // 2]), tidying, longest[:_SHOWN])


def _ms(frame: Frame) -> float:
    return frame.ms


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", choices=[*CASES, []], default=[])
    parser.add_argument("--runs", type=int, default=RUNS)
    options = parser.parse_args()
    base = open_base(bench_options(), "")
    found = {name: asdict(measured(base, CASES[name], options.runs)) for name in options.cases or CASES}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
