"""How long it takes to check a mod of a thousand units, and one in which each of them is wrong."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from core.modding import check

UNITS: Final = 1000
FILES: Final = 20
CHECK_S: Final = 1.5
"""Seconds of CPU that it may take."""

_MANIFEST: Final = 'name = "many"\ntitle = "Many units"\nversion = "1.0"\nbase = "clumsy"\n'
_UNIT: Final = """\
[{name}]
class = "tracked"
size = "large"
hp = {hp}
action_points = 16
{vision} = 7
value = 40
fuel = 60
weapons = ["{weapon}"]

"""


class CheckFigures(NamedTuple):
    """Seconds of CPU, the least of several runs."""

    sound_s: float
    wrong_s: float
    """Where a key and a name of each unit are misspelt."""


def check_figures(runs: int) -> CheckFigures:
    """Measure both, so many times."""
    written = (("vision", "tank_gun"), ("vison", "tank_gnu"))
    return CheckFigures(*(min(_seconds(vision, weapon) for _ in range(runs)) for vision, weapon in written))


def _write_mod(folder: Path, vision: str, weapon: str) -> None:
    """A mod of many units with their texts, in several files."""
    (folder / "units").mkdir(parents=True)
    (folder / "locale" / "en").mkdir(parents=True)
    (folder / "pack.toml").write_text(_MANIFEST, encoding="utf-8")
    names = [f"unit_{number}" for number in range(UNITS)]
    for place in range(FILES):
        entries = (
            _UNIT.format(name=name, hp=number % 50 + 1, vision=vision, weapon=weapon)
            for number, name in enumerate(names)
            if number % FILES == place
        )
        (folder / "units" / f"units_{place}.toml").write_text("".join(entries), encoding="utf-8")
    texts = "".join(f"unit-{name} = Unit {name}\n" for name in names)
    (folder / "locale" / "en" / "units.ftl").write_text(texts, encoding="utf-8")


def _seconds(vision: str, weapon: str) -> float:
    """One check of a mod that nobody has read yet."""
    with tempfile.TemporaryDirectory() as folder:
        mod = Path(folder, "many")
        _write_mod(mod, vision, weapon)
        begin = time.process_time()
        check([mod])
        return time.process_time() - begin
