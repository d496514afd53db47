"""A table is drawn in characters, and told of by its size and what stands on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.packs.faults import PackError
from core.packs.named_files import is_file
from systems.skirmish.map_drawing import SkirmishMaps
from tests.systems.skirmish.tables import pack

FILE = """\
[table]
size = [24, 16]
[[area]]
kind = "rough"
polygon = [[0, 0], [6, 0], [6, 8], [0, 8]]
[[obstacle]]
kind = "wall"
line = [[9, 0], [9, 16]]
[[building]]
name = "hut"
polygon = [[12, 4], [18, 4], [18, 12], [12, 12]]
[[object]]
name = "flag"
kind = "flag"
at = [21, 14]
[[unit]]
name = "a"
type = "zouave"
side = "blue"
at = [3, 14]
"""


def test_a_table_is_drawn_in_characters(tmp_path: Path) -> None:
    path = tmp_path / "hut.toml"
    path.write_text(FILE, encoding="utf-8")
    teller = SkirmishMaps()
    assert is_file(str(path))
    found = teller.load(pack(), str(path))
    assert teller.drawn(found, colours=False).splitlines() == [
        '"""' + ".W.......",
        '"""' + ".W.###...",
        "...." + "W.###...",
        ".Z.." + "W.....!.",
    ]
    assert teller.head(found) == ("cli-map-head-skirmish", {"width": 24, "height": 16, "units": 1, "buildings": 1})
    assert "\x1b[" in teller.drawn(found, colours=True)


def test_the_packs_missions_are_told_of() -> None:
    teller = SkirmishMaps()
    assert teller.names(pack()) == ["colours", "farm", "strongbox"]
    for name in teller.names(pack()):
        drawn = teller.drawn(teller.load(pack(), name), colours=False)
        assert {"Z", "#", "."} <= set(drawn)


def test_a_mission_that_is_none_is_told() -> None:
    with pytest.raises(PackError) as caught:
        SkirmishMaps().load(pack(), "farn")
    assert caught.value.faults[0].suggestion == "farm"
