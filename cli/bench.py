"""`clumsy bench`: what the project promises about its speed, measured on this machine."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from cli.tables import NOTHING, print_table
from cli.texts import program_texts
from core.texts import Texts
from lab.promises import GROUPS, PARTS, Promise, measure

ALL_HOLD, SOME_BROKEN, UNKNOWN = 0, 1, 2

_COLUMNS = ("promise", "measured", "reference", "ratio", "bound", "holds")
_FRAMES_SHOWN = 2
_LEAST_SHOWN_MS = 0.5
"""How many of the longest frames of each case are told of, and from how many milliseconds on what ran in them."""


def bench(*, quick: bool, as_json: bool, parts: Sequence[str] = ()) -> int:
    """Measure all promises, or those of some parts, and print them. Returns the exit code."""
    texts = program_texts()
    known = {**{part: (part,) for part in PARTS}, **GROUPS}
    for part in parts:
        if part not in known:
            print(texts.format("bench-unknown", part=part, known=", ".join(known)), file=sys.stderr)
            return UNKNOWN
    wanted = {each for part in parts for each in known[part]}
    promises = measure(quick, lambda part: print(texts.format(f"bench-part-{part}"), file=sys.stderr), wanted)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([_plain(promise) for promise in promises])).decode())
    else:
        _print_table(promises, texts)
    return SOME_BROKEN if any(promise.holds is False for promise in promises) else ALL_HOLD


def _plain(promise: Promise) -> dict[str, object]:
    return {**msgspec.structs.asdict(promise), "ratio": promise.ratio, "holds": promise.holds}


def _print_table(promises: list[Promise], texts: Texts) -> None:
    heads = [texts.format(f"bench-column-{column}") for column in _COLUMNS]
    numbers = [_COLUMNS.index(column) for column in ("measured", "ratio")]
    print_table(heads, (_row(promise, texts) for promise in promises), numbers)
    _print_frames(promises, texts)
    broken = sum(promise.holds is False for promise in promises)
    print(texts.format("bench-summary", held=sum(promise.holds is True for promise in promises), broken=broken))


def _print_frames(promises: list[Promise], texts: Texts) -> None:
    """What ran in the longest frames of each case."""
    for promise in promises:
        for frame in promise.frames[:_FRAMES_SHOWN]:
            parts = [(spent, part) for part, spent in frame.ran.items() if spent >= _LEAST_SHOWN_MS]
            ran = ", ".join(f"{part} {spent:.1f}" for spent, part in sorted(parts, reverse=True))
            figures: dict[str, str | int] = {
                "ms": f"{frame.ms:.1f}",
                "clock": f"{frame.wall_ms:.1f}",
                "number": frame.number,
            }
            what = texts.format(f"bench-{promise.key}")
            print(f"  {texts.format('bench-frame-ran', what=what, ran=ran, **figures)}")


def _row(promise: Promise, texts: Texts) -> tuple[str, ...]:
    reference = NOTHING
    if promise.reference is not None:
        shown = _quantity(promise.reference, promise, texts)
        reference = texts.format(f"bench-against-{promise.against}", figure=shown)
    return (
        texts.format(f"bench-{promise.key}"),
        NOTHING if promise.measured is None else _quantity(promise.measured, promise, texts),
        reference,
        NOTHING if promise.ratio is None else f"{promise.ratio:.2f}",
        _bound(promise, texts),
        texts.format({True: "bench-holds", False: "bench-broken", None: "bench-not-measured"}[promise.holds]),
    )


def _bound(promise: Promise, texts: Texts) -> str:
    if promise.bound in ("of_reference", "times_faster"):
        limit = f"{promise.limit:g}"
    else:
        limit = texts.format(f"bench-unit-{promise.unit}", figure=f"{promise.limit:g}")
    return texts.format(f"bench-bound-{promise.bound.replace('_', '-')}", figure=limit)


def _quantity(value: float, promise: Promise, texts: Texts) -> str:
    digits = 0 if promise.unit in ("percent", "count") or value >= 100 else 2 if value < 10 else 1
    return texts.format(f"bench-unit-{promise.unit}", figure=f"{value:.{digits}f}")
