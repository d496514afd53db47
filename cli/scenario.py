"""`clumsy scenario check`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cli.texts import print_faults, program_texts
from core.modding import loaded
from core.packs.document import file_fault
from core.packs.faults import PackError
from core.packs.loader import Pack
from core.scenarios import Mismatch, Result, read_case, run_case, scenario_files

ALL_HOLD, SOME_FAIL, UNUSABLE = 0, 1, 2


def check(paths: list[Path], *, trace: bool, record: Path | None, mods: Sequence[str] = ()) -> int:
    """Check every scenario below `paths` and print what does not hold. Returns the exit code."""
    try:
        files = scenario_files(paths)
        packs = _modded(mods)
        if record is not None and len(files) != 1:
            raise PackError([file_fault(str(record), "scenario-record-one")])
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    results, unusable = [], 0
    for file in files:
        try:
            results.append(_run(file, packs, trace, record))
        except PackError as error:
            print_faults(error.faults)
            unusable += 1
    failed = [result for result in results if result.mismatches]
    for result in failed:
        _print_failures(result)
    _print_summary(results, len(failed), unusable)
    return UNUSABLE if unusable else SOME_FAIL if failed else ALL_HOLD


def _modded(names: Sequence[str]) -> dict[str, Pack[Any]]:
    """The pack that mods are wished for over, by its name; of the other rulesets none is loaded yet."""
    if not names:
        return {}
    pack = loaded(names)
    return {pack.manifest.name: pack}


def _run(file: Path, packs: dict[str, Pack[Any]], trace: bool, record: Path | None) -> Result:
    case = read_case(file, packs)
    if record is None:
        return run_case(case, str(file), print if trace else None)
    from replays.scenario import recorded

    with recorded(case, record):
        return run_case(case, str(file), print if trace else None)


def _print_failures(result: Result) -> None:
    texts = program_texts()
    for mismatch in result.mismatches:
        print(f"{result.file}: {texts.format('scenario-mismatch', **_shown(mismatch))}")


def _shown(mismatch: Mismatch) -> dict[str, str | int]:
    return {
        "step": mismatch.step,
        "key": mismatch.key,
        "expected": msgspec.json.encode(mismatch.expected).decode(),
        "actual": msgspec.json.encode(mismatch.actual).decode(),
    }


def _print_summary(results: list[Result], failed: int, unusable: int) -> None:
    # the common case is said without loading any texts: it is the same in every language
    if failed or unusable:
        counts = {"held": len(results) - failed, "failed": failed, "unusable": unusable}
        print(program_texts().format("scenario-summary", **counts))
    else:
        print(f"OK {len(results)}")
