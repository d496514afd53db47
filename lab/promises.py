"""What the project promises about its speed, measured: the rows of `clumsy bench`.

A promise is a figure with a bound. The bound is on the figure itself or on how it compares with a reference: a library,
code kept frozen in `lab.references`, or a figure that others have measured; the table shows both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Literal

import msgspec

from lab import bench_ai, bench_battle, bench_client, bench_recording, bench_replay, bench_skirmish
from lab.bench_ai import ai_figures
from lab.bench_battle import battle_figures
from lab.bench_board import RUNS, reach_figures, reach_gain
from lab.bench_chain import chain_ms
from lab.bench_client import Frame, client_starts, frame_figures, longest_frames
from lab.bench_engine import engine_figures, start_figures
from lab.bench_mods import CHECK_S, check_figures
from lab.bench_recording import recording_figures

Unit = Literal["us", "ms", "s", "percent", "number", "count", "kb"]
Bound = Literal["at_most", "under", "at_least", "of_reference", "times_faster"]

WESNOTH_TURN_MS = 68.0
"""A side's turn of Battle for Wesnoth's AI, on its map Freelands, on the class of machine this project is built on."""


class Promise(msgspec.Struct, frozen=True, kw_only=True):
    """One promise, and what came of it."""

    key: str
    """What is promised: `bench-<key>` among the texts."""
    unit: Unit
    measured: float | None
    """None: it cannot be measured on this machine."""
    reference: float | None = None
    """What it is compared with, in the same unit."""
    against: str = ""
    """The reference: `bench-against-<against>` among the texts."""
    bound: Bound
    limit: float
    frames: tuple[Frame, ...] = ()
    """Of a promise on the longest frame: the longest ones, and what ran in them."""

    @property
    def ratio(self) -> float | None:
        """How many times the reference is as much; for one that is to be a number of times faster, the other way."""
        if not self.measured or not self.reference:
            return None
        faster = self.bound == "times_faster"
        return self.reference / self.measured if faster else self.measured / self.reference

    @property
    def holds(self) -> bool | None:
        """Whether the bound holds; None: not measured."""
        if self.measured is None:
            return None
        compared = self.ratio if self.bound in ("of_reference", "times_faster") else self.measured
        if compared is None:
            return None
        if self.bound == "under":
            return compared < self.limit
        if self.bound in ("at_least", "times_faster"):
            return compared >= self.limit
        return compared <= self.limit


Progress = Callable[[str], None]
"""Told the name of each part before it is measured."""


def measure(quick: bool = False, progress: Progress = lambda _part: None, parts: Collection[str] = ()) -> list[Promise]:
    """Keep all promises, or those of some parts, in the order of the table.

    `quick`: once each, to see that it works; the figures are rough.
    """
    found: list[Promise] = []
    for part, measured in PARTS.items():
        if not parts or part in parts:
            progress(part)
            found += measured(1 if quick else RUNS)
    return found


def _board(runs: int) -> Iterator[Promise]:
    figures = reach_figures(calls=10 if runs > 1 else 1, runs=runs)
    dearest = max(figures, key=lambda figure: figure.mask_us)
    yield Promise(
        key="reach",
        unit="us",
        measured=dearest.mask_us,
        reference=dearest.heapq_us,
        against="heapq",
        bound="at_most",
        limit=60,
    )
    total = sum(figure.mask_us for figure in figures)
    yield Promise(
        key="reach-sum",
        unit="us",
        measured=total,
        reference=total * reach_gain(figures),
        against="heapq",
        bound="times_faster",
        limit=3,
    )


def _engine(runs: int) -> Iterator[Promise]:
    figures = engine_figures(runs)
    yield Promise(key="line", unit="us", measured=figures.line_us, bound="under", limit=2)
    yield Promise(key="fog", unit="us", measured=figures.fog_us, bound="under", limit=200)
    yield Promise(
        key="undo",
        unit="us",
        measured=figures.undo_us,
        reference=figures.order_us,
        against="order",
        bound="of_reference",
        limit=1,
    )
    yield Promise(key="copy", unit="us", measured=figures.copy_us, bound="under", limit=1000)
    yield Promise(key="chain", unit="ms", measured=chain_ms(runs), bound="under", limit=50)


def _ai(runs: int) -> Iterator[Promise]:
    figures = ai_figures(max(1, bench_ai.GAMES * runs // RUNS))
    yield Promise(
        key="ai-turn",
        unit="ms",
        measured=figures.turn_ms,
        reference=WESNOTH_TURN_MS,
        against="wesnoth",
        bound="under",
        limit=bench_ai.TURN_MS,
    )
    orders = figures.orders_per_unit_turn
    yield Promise(key="ai-orders", unit="number", measured=orders, bound="at_least", limit=bench_ai.ORDERS_A_UNIT_TURN)
    decided = figures.decided * 100
    yield Promise(key="ai-decided", unit="percent", measured=decided, bound="at_least", limit=bench_ai.DECIDED * 100)


def _table(runs: int) -> Iterator[Promise]:
    figures = bench_skirmish.activation_figures(runs)
    for key, measured, limit in (
        ("activation", figures.mean_ms, bench_skirmish.ACTIVATION_MS),
        ("activation-longest", figures.longest_ms, bench_skirmish.LONGEST_MS),
    ):
        yield Promise(key=key, unit="ms", measured=measured, bound="under", limit=limit)


def _battle(runs: int) -> Iterator[Promise]:
    figures = battle_figures(runs)
    yield Promise(key="game", unit="s", measured=figures.game_s, bound="under", limit=bench_battle.GAME_S)
    yield Promise(key="watched-move", unit="ms", measured=figures.move_ms, bound="under", limit=bench_battle.MOVE_MS)


def _replay(runs: int) -> Iterator[Promise]:
    measured = bench_replay.seek_ms(bench_replay.ROUNDS if runs > 1 else 4)
    yield Promise(key="seek", unit="ms", measured=measured, bound="under", limit=bench_replay.SEEK_MS)


def _recording(runs: int) -> Iterator[Promise]:
    figures = recording_figures(runs)
    most = bench_recording.MOST_BYTES_A_GAME / 1000
    yield Promise(key="replay-size", unit="kb", measured=figures.bytes / 1000, bound="under", limit=most)
    yield Promise(
        key="recording",
        unit="ms",
        measured=figures.cost_s * 1e3,
        reference=figures.game_s * 1e3,
        against="game",
        bound="of_reference",
        limit=bench_recording.SHARE,
    )


def _start(runs: int) -> Iterator[Promise]:
    figures = start_figures(runs)
    yield Promise(
        key="start",
        unit="ms",
        measured=figures.check_ms,
        reference=figures.libraries_ms,
        against="libraries",
        bound="of_reference",
        limit=1.5,
    )


def _mods(runs: int) -> Iterator[Promise]:
    figures = check_figures(runs)
    for key, measured in (("check-mod", figures.sound_s), ("check-wrong-mod", figures.wrong_s)):
        yield Promise(key=key, unit="s", measured=measured, bound="under", limit=CHECK_S)


def _frame(runs: int) -> Iterator[Promise]:
    figures = frame_figures(runs)
    yield Promise(key="frame", unit="ms", measured=figures.get("frame_ms"), bound="under", limit=4)
    yield Promise(key="frame-large", unit="ms", measured=figures.get("frame_ms_large"), bound="under", limit=8)
    yield Promise(key="nodes", unit="count", measured=figures.get("nodes"), bound="under", limit=80)


def _longest(runs: int) -> Iterator[Promise]:
    found = longest_frames(runs)
    for case in bench_client.LONGEST:
        frames = found[case].longest if case in found else ()
        yield Promise(
            key=f"longest-{case}",
            unit="ms",
            measured=frames[0].ms if frames else None,
            reference=frames[0].wall_ms if frames else None,
            against="clock",
            bound="under",
            limit=bench_client.LONGEST_MS,
            frames=frames,
        )
    tidying = max((frames.tidying_ms for frames in found.values()), default=None)
    yield Promise(key="longest-tidying", unit="ms", measured=tidying, bound="under", limit=bench_client.TIDYING_MS)


def _client(runs: int) -> Iterator[Promise]:
    starts = client_starts(runs)
    for what, limit in bench_client.STARTS.items():
        yield Promise(
            key=f"open-{what}",
            unit="s",
            measured=starts.opened_s[what] if starts else None,
            reference=starts.window_s if starts else None,
            against="window",
            bound="under",
            limit=limit,
        )


PARTS: dict[str, Callable[[int], Iterator[Promise]]] = {
    "board": _board,
    "engine": _engine,
    "ai": _ai,
    "table": _table,
    "battle": _battle,
    "replay": _replay,
    "recording": _recording,
    "start": _start,
    "mods": _mods,
    "frame": _frame,
    "longest": _longest,
    "client": _client,
}
"""What is measured, part by part."""
GROUPS = {"client": ("frame", "longest", "client")}
"""Parts that are asked for by one name."""
