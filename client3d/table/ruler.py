"""The ruler along a drawn path: a tape with a tick each centimetre of movement, and bars where each move ends.

In rough ground a centimetre of the table is several of movement: the tape is hatched there and its ticks stand as much
closer (SK-MOVE-2).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from client3d.scene.overlays import Sheet
from client3d.table.drawing import Colour, arrow, at_length, between, ribbon, strokes
from client3d.table.labels import Label
from client3d.table.measures import CENTIMETRE, Ground, bearing, cells, ground, heading
from client3d.table.plans import Ruler

MOST_TICKS = 240
"""Ticks that are drawn of one path."""
TAPE, INK = (0.96, 0.89, 0.66, 0.96), (0.16, 0.11, 0.05, 1.0)
ROUGH, BEYOND = (0.93, 0.66, 0.30, 0.96), (0.90, 0.26, 0.18, 0.96)
MOVES: tuple[Colour, ...] = ((0.36, 0.84, 0.36, 1.0), (0.98, 0.80, 0.24, 1.0), (0.98, 0.52, 0.18, 1.0))
"""Colours of the bars where the first, second and third move end."""
_WIDTH = 0.105
_BAR = 0.30
_NUMBER = 0.45  # cells that the whole length floats over the path's end


def spent(ruler: Ruler, length: float) -> float:
    """The movement that so much of a path takes, both in hundredths of a millimetre."""
    return length + sum((one.times - 1) * max(min(one.end, length) - one.start, 0) for one in ruler.slow)


def total(ruler: Ruler) -> float:
    """How long a path is, in hundredths of a millimetre."""
    return sum(math.dist(a, b) for a, b in pairwise(ruler.path))


def length_for(ruler: Ruler, movement: float) -> float:
    """How far along a path so much movement takes one: what `spent` undoes; past its end if it is not spent there."""
    at, left = 0.0, movement
    for stretch in sorted(ruler.slow, key=lambda one: one.start):
        plain = max(stretch.start - at, 0)
        if left <= plain:
            return at + left
        at, left = at + plain, left - plain
        rough = max(stretch.end - at, 0)
        if left <= stretch.times * rough:
            return at + left / stretch.times
        at, left = at + rough, left - stretch.times * rough
    return at + left


def ruler_marks(ruler: Ruler, wide: float = 1.0) -> tuple[list[Sheet], list[Label]]:
    """The tape, its ticks, bars and arrow, and the numbers beside them; so many times as wide as from near.

    From afar the ticks' numbers would lie over each other and over the tape, and are left out.
    """
    path = [ground(spot) for spot in ruler.path]
    whole, width = total(ruler), _WIDTH * wide
    if whole < 1:
        return [], []
    end = min(whole, length_for(ruler, ruler.limits[-1])) if ruler.limits else whole
    sheets = [ribbon(path, width + 0.03 * wide, INK), ribbon(_part(path, 0, end), width, TAPE, 0.001)]
    for stretch in ruler.slow:
        if stretch.start < end:
            sheets.append(ribbon(_part(path, stretch.start, min(stretch.end, end)), width, ROUGH, 0.002))
    if end < whole:
        sheets.append(ribbon(_part(path, end, whole), width, BEYOND, 0.002))
    ticks, labels = _ticks(ruler, path, whole)
    labels = labels if wide == 1.0 else []
    bars, limits = _bars(ruler, path, whole, wide)
    sheets += [*ticks, *bars, *_arrow(ruler, path)]
    at, _ = at_length(path, cells(whole))
    needed = math.ceil(spent(ruler, whole) / CENTIMETRE - 1e-9)
    over = bool(ruler.limits) and spent(ruler, whole) > ruler.limits[-1]
    labels.append(Label((*at, _NUMBER), f"{needed}", "bad" if over else "total"))
    return sheets, labels + limits


def _part(path: Sequence[Ground], start: float, end: float) -> list[Ground]:
    return list(between(path, cells(start), cells(end)))


def _ends(at: Ground, turn: float, half: float) -> tuple[Ground, Ground]:
    """The ends of a stroke across a path."""
    x, y = -math.sin(turn) * half, math.cos(turn) * half
    return (at[0] - x, at[1] - y), (at[0] + x, at[1] + y)


def _across(at: Ground, turn: float, half: float, width: float, colour: Colour, z: float) -> Sheet:
    return ribbon(_ends(at, turn, half), width, colour, z)


def _ticks(ruler: Ruler, path: list[Ground], whole: float) -> tuple[list[Sheet], list[Label]]:
    labels = []
    marked: dict[bool, list[tuple[Ground, Ground]]] = {False: [], True: []}
    count = min(int(spent(ruler, whole) // CENTIMETRE), MOST_TICKS)
    for number in range(1, count + 1):
        length = length_for(ruler, number * CENTIMETRE)
        at, turn = at_length(path, cells(length))
        long = number % 5 == 0
        marked[long].append(_ends(at, turn, _WIDTH * (0.5 if long else 0.26)))
        if (
            long
            and whole - length > 1.5 * CENTIMETRE
            and all(abs(number * CENTIMETRE - v) > 1.5 * CENTIMETRE for v in ruler.limits)
        ):
            aside = (at[0] - math.sin(turn) * 0.19, at[1] + math.cos(turn) * 0.19, 0.02)
            labels.append(Label(aside, str(number), "tick"))
    sheets = []
    for long, ends in marked.items():
        if ends:
            starts, stops = np.array(ends).transpose(1, 0, 2)
            sheets.append(strokes(starts, stops, 0.018 if long else 0.011, INK, 0.003))
    return sheets, labels


def _bars(ruler: Ruler, path: list[Ground], whole: float, wide: float) -> tuple[list[Sheet], list[Label]]:
    """Where each move ends, as far as the path goes."""
    sheets, labels = [], []
    for number, limit in enumerate(ruler.limits):
        length = length_for(ruler, limit)
        if length > whole + 1:
            break
        at, turn = at_length(path, cells(length))
        colour = MOVES[min(number, len(MOVES) - 1)]
        half = _BAR * wide
        sheets.append(_across(at, turn, half + 0.02 * wide, 0.075 * wide, INK, 0.004))
        sheets.append(_across(at, turn, half, 0.045 * wide, colour, 0.005))
        if whole - length > 1.2 * CENTIMETRE:
            labels.append(
                Label(
                    (at[0] - math.sin(turn) * (half + 0.13), at[1] + math.cos(turn) * (half + 0.13), 0.02),
                    str(limit // CENTIMETRE),
                    f"move_{min(number, 2) + 1}",
                )
            )
    return sheets, labels


def _arrow(ruler: Ruler, path: list[Ground]) -> list[Sheet]:
    """Where it will look."""
    last = path[-1]
    way = bearing(path[-2], last) if ruler.facing is None else heading(ruler.facing)
    edge = cells(ruler.radius)
    return [
        arrow(last, way, edge + 0.05, edge + 0.50, 0.17, INK, 0.004),
        arrow(last, way, edge + 0.08, edge + 0.46, 0.13, TAPE, 0.006),
    ]
