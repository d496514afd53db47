"""`clumsy mod test`: whether a mod is sound, whether its scenarios hold, and what comes of it when it is played."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cli.mod import found_as_plain, print_found
from cli.tables import NOTHING, print_table
from cli.texts import print_faults, program_texts
from core.modding import Checked, check, loaded
from core.packs.faults import PackError
from core.scenarios import Result, read_case, run_case
from core.texts import Texts
from lab import camps_trial, mod_trial, skirmish_trial
from lab.mod_trial import CampTrial, Deed, GroundTrial, Trial, UnitTrial
from lab.shares import Share

PASSED, FAILED, UNUSABLE = 0, 1, 2
"""Exit codes: sound and all scenarios hold; some do not; faults, or nothing to test."""


_TRIALS = {"clumsy": mod_trial.try_out, "headquarters": camps_trial.try_out, "skirmish": skirmish_trial.try_out}
"""What plays the games, by ruleset."""


class Tested(Struct, frozen=True):
    """All that was found."""

    checked: Checked
    scenarios: tuple[Result, ...] = ()
    trial: Trial = Trial(0, (), (), ())

    @property
    def failed(self) -> tuple[Result, ...]:
        """Scenarios that do not hold."""
        return tuple(result for result in self.scenarios if result.mismatches)

    @property
    def exit_code(self) -> int:
        """What the command ends with."""
        return UNUSABLE if self.checked.faults else FAILED if self.failed else PASSED


def test(wishes: Sequence[str], *, games: int, jobs: int, as_json: bool) -> int:
    """Test mods that are used together, by default the one in this folder; print a report. Returns the exit code."""
    texts = program_texts()
    try:
        found = _tested(list(wishes) or ["."], games, jobs, texts)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(_plain(found, texts))).decode())
    else:
        _print_report(found, texts)
    return found.exit_code


def _tested(wishes: Sequence[str | Path], games: int, jobs: int, texts: Texts) -> Tested:
    checked = check(wishes)
    if checked.faults:
        return Tested(checked)
    pack = loaded(wishes)
    files = [file for mod in pack.mods for file in sorted((mod.folder / "scenarios").glob("*.toml"))]
    cases = [(read_case(file, {pack.manifest.name: pack}), str(file)) for file in files]
    scenarios = tuple(run_case(case, file) for case, file in cases)

    def tell(done: int, every: int) -> None:
        end = "\n" if done == every else "\r"
        print(texts.format("mod-test-playing", done=done, every=every), end=end, file=sys.stderr, flush=True)

    try_out = _TRIALS.get(pack.manifest.name)
    if try_out is None:
        return Tested(checked, scenarios)
    trial = try_out(pack.mods, games, jobs, tell if sys.stderr.isatty() else lambda _done, _every: None)
    return Tested(checked, scenarios, trial)


# --- for people


def _print_report(found: Tested, texts: Texts) -> None:
    print_found(found.checked, texts)
    if found.checked.faults:
        return
    counts = {"held": len(found.scenarios) - len(found.failed), "failed": len(found.failed)}
    print(texts.format("mod-test-scenarios", **counts))
    for result in found.failed:
        for one in result.mismatches:
            expected, actual = (msgspec.json.encode(value).decode() for value in (one.expected, one.actual))
            shown = texts.format("scenario-mismatch", step=one.step, key=one.key, expected=expected, actual=actual)
            print(f"  {result.file}: {shown}")
    trial = found.trial
    print(texts.format("mod-test-games", games=trial.games))
    if trial.units:
        _print_table("units", [_unit_row(one, texts) for one in trial.units], texts)
    if trial.grounds:
        _print_table("grounds", [_ground_row(one, texts) for one in trial.grounds], texts)
    if trial.camps:
        _print_table("camps", [_camp_row(one, texts) for one in trial.camps], texts)
    if trial.unpriced:
        print(texts.format("mod-test-unpriced", names=", ".join(trial.unpriced)))
    if trial.units:
        instead = trial.units[0].instead_of
        print(texts.format("mod-test-legend-fighters" if instead else "mod-test-legend-units", name=instead))
    if trial.units or trial.grounds or trial.camps:
        print(texts.format("mod-test-legend"))
    if trial.camps:
        print(texts.format("mod-test-legend-camps"))


_COLUMNS = {
    "units": ("unit", "value", "share", "before", "verdict", "lives", "damage", "destroys", "peers"),
    "grounds": ("ground", "games", "first", "verdict", "decided", "rounds"),
    "camps": ("ground", "camp", "decided", "won", "verdict", "turns"),
}


def _print_table(name: str, rows: list[tuple[str, ...]], texts: Texts) -> None:
    """Print a table without the columns that say nothing."""
    said = [place for place in range(len(_COLUMNS[name])) if any(row[place] != NOTHING for row in rows)]
    heads = [texts.format(f"mod-test-column-{_COLUMNS[name][place]}") for place in said]
    print_table(heads, ([row[place] for place in said] for row in rows))


def _unit_row(one: UnitTrial, texts: Texts) -> tuple[str, ...]:
    fielded = one.deed.fielded
    return (
        texts.format("mod-test-new" if one.new else "mod-test-changed", name=one.name),
        str(one.deed.cost // fielded) if fielded else NOTHING,
        _share(one.share, texts),
        _share(one.before, texts) if one.before else NOTHING,
        texts.format(f"mod-test-{_judged(one)}-{one.verdict}", name=one.instead_of) if one.share.games else NOTHING,
        f"{100 - one.deed.lost * 100 // fielded} %" if fielded else NOTHING,
        _per_value(one.deed.damage, one.deed),
        _per_value(one.deed.destroyed, one.deed),
        _peers(one.peers),
    )


def _peers(peers: Deed) -> str:
    """What others of a unit's class did, both for each ten of value fielded."""
    return f"{_per_value(peers.damage, peers)} / {_per_value(peers.destroyed, peers)}" if peers.cost else NOTHING


def _judged(one: UnitTrial) -> str:
    """What a unit is judged by: what it was before, whom it replaces, or its price."""
    return "change" if one.before is not None else "fighter" if one.instead_of else "unit"


def _ground_row(one: GroundTrial, texts: Texts) -> tuple[str, ...]:
    judged = one.kind != "mission" and one.share.games
    return (
        texts.format(f"mod-test-{one.kind}", name=one.name),
        str(one.share.games),
        _share(one.share, texts),
        texts.format(f"mod-test-map-{one.share.verdict}") if judged else NOTHING,
        str(one.decided),
        f"{one.rounds:.1f}",
    )


def _camp_row(one: CampTrial, texts: Texts) -> tuple[str, ...]:
    return (
        texts.format("mod-test-map", name=one.map),
        one.camp,
        str(one.decided),
        _share(one.share, texts),
        texts.format(f"mod-test-camp-{one.verdict}") if one.share.games else NOTHING,
        f"{one.rounds:.1f}",
    )


def _share(share: Share, texts: Texts) -> str:
    if not share.games:
        return NOTHING
    low, high = (round(bound * 100) for bound in share.interval)
    return texts.format("mod-test-share", percent=round(share.value * 100), low=low, high=high)


def _per_value(amount: int, deed: Deed) -> str:
    """An amount for each ten of value fielded."""
    return f"{amount * 10 / deed.cost:.1f}" if deed.cost else NOTHING


# --- for programs


def _plain(found: Tested, texts: Texts) -> dict[str, Any]:
    scenarios = [
        {"file": result.file, "title": result.title, "holds": not result.mismatches} for result in found.scenarios
    ]
    trial = found.trial
    return {
        "found": found_as_plain(found.checked, texts),
        "scenarios": scenarios,
        "games": trial.games,
        "units": [_plain_unit(one) for one in trial.units],
        "grounds": [{**msgspec.structs.asdict(one), "share": _plain_share(one.share)} for one in trial.grounds],
        "camps": [{**msgspec.structs.asdict(one), "share": _plain_share(one.share)} for one in trial.camps],
        "unpriced": trial.unpriced,
        "passed": found.exit_code == PASSED,
    }


def _plain_unit(one: UnitTrial) -> dict[str, Any]:
    before = None if one.before is None else _plain_share(one.before)
    shown = {"share": _plain_share(one.share), "before": before, "verdict": one.verdict}
    return {**msgspec.structs.asdict(one), **shown}


def _plain_share(share: Share) -> dict[str, Any]:
    low, high = share.interval
    shown = {"value": round(share.value, 3), "low": round(low, 3), "high": round(high, 3)}
    return {**msgspec.structs.asdict(share), **shown}
