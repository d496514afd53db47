"""Loading packs: everything wrong is found, at its place; overlays change only what they give.

Packs here have a tiny ruleset of their own, so that no edit of a real one can break a test.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, field

from core.packs.document import parse_document
from core.packs.faults import PackError
from core.packs.loader import Pack, load_pack, overlay_data
from core.packs.schema import EACH, EACH_KEY, Entry, Model, PackSchema, Percent, Reference, Report, Tables


class Tool(Entry, frozen=True, kw_only=True):
    weight: Annotated[int, Meta(ge=1, le=9)]


class Strength(Model, frozen=True, kw_only=True):
    default: Annotated[int, Meta(ge=0)]
    uphill: int | None = None


class Worker(Entry, frozen=True, kw_only=True):
    kind: Literal["man", "robot"] = field(name="class")
    tools: tuple[str, ...]
    share: Percent = Percent(50)
    span: tuple[int, int] = (0, 1)
    strength: Annotated[int, Meta(ge=0)] | Strength = 1
    love: Mapping[str, int] = field(default_factory=dict)


class Day(Model, frozen=True, kw_only=True):
    hours: Annotated[int, Meta(ge=1, le=24)]
    first: str


class Rules(Model, frozen=True, kw_only=True):
    day: Day


class Works:
    def __init__(self, tables: Tables, rules: Rules) -> None:
        self.workers: Mapping[str, Worker] = tables["workers"]
        self.tools: Mapping[str, Tool] = tables["tools"]
        self.rules = rules


def check(works: Works, report: Report) -> None:
    for worker in works.workers.values():
        if worker.span[0] > worker.span[1]:
            report("workers", worker.id, ("span",), "range-reversed")


SCHEMA: PackSchema[Works] = PackSchema(
    tables={"workers": Worker, "tools": Tool},
    rules=Rules,
    build=Works,
    references=(
        Reference("workers", ("tools", EACH), "tools"),
        Reference("workers", ("love", EACH_KEY), "workers"),
        Reference("rules", ("day", "first"), "workers"),
    ),
    check=check,
)

FILES = {
    "pack.toml": 'name = "works"\ntitle = "Works"\nversion = "1.0"\n',
    "rules.toml": '[day]\nhours = 8\nfirst = "ann"\n',
    "workers/all.toml": '[bob]\nclass = "robot"\ntools = []\n\n[ann]\nclass = "man"\ntools = ["saw"]\n',
    "tools/all.toml": "[saw]\nweight = 2\n",
}


def load(folder: Path, **changes: str) -> Pack[Works]:
    """Load the sample pack with some files replaced: `workers="..."` stands for `workers/all.toml`."""
    files = dict(FILES)
    for name, content in changes.items():
        files[f"{name}/all.toml" if name in SCHEMA.tables else f"{name}.toml"] = content
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return load_pack(folder, SCHEMA)


def faults_of(folder: Path, **changes: str) -> list[str]:
    """Return the faults as `file:line:column key suggestion`."""
    with pytest.raises(PackError) as caught:
        load(folder, **changes)
    return [
        f"{Path(fault.file).relative_to(folder)}:{fault.line}:{fault.column} {fault.key} {fault.suggestion}".rstrip()
        for fault in caught.value.faults
    ]


def test_a_sound_pack_becomes_objects_sorted_by_id(tmp_path: Path) -> None:
    pack = load(tmp_path)
    assert list(pack.data.workers) == ["ann", "bob"]
    assert pack.data.workers["ann"] == Worker(id="ann", kind="man", tools=("saw",))
    assert pack.data.rules.day.hours == 8
    assert pack.manifest.title == "Works"


def test_a_share_is_whole_hundredths(tmp_path: Path) -> None:
    pack = load(tmp_path, workers='[ann]\nclass = "man"\ntools = []\nshare = 0.29\n')
    assert pack.data.workers["ann"].share == 29


WORKER = '[ann]\nclass = "man"\ntools = []\n'


@pytest.mark.parametrize(
    ("worker", "fault"),
    [
        ('[ann]\nclas = "man"\nclass = "man"\ntools = []', "2:1 unknown-key class"),
        ("[ann]\ntools = []", "1:2 missing-key"),
        ('[ann]\nclass = "men"\ntools = []', "2:9 unknown-choice man"),
        ("[ann]\nclass = 3\ntools = []", "2:9 unknown-choice"),
        ('[ann]\nclass = "man"\ntools = ["saw", "swa"]', "3:17 unknown-name saw"),
        ('[ann]\nclass = "man"\ntools = "saw"', "3:9 wrong-type"),
        ('[ann]\nclass = "man"\ntools = [1]', "3:10 wrong-type"),
        (WORKER + "share = 1.5", "4:9 too-large"),
        (WORKER + "share = -0.1", "4:9 too-small"),
        (WORKER + "share = nan", "4:9 not-a-number"),
        (WORKER + "share = true", "4:9 wrong-type"),
        (WORKER + "share = 2026-01-01", "4:9 wrong-type"),
        (WORKER + "span = [1]", "4:8 wrong-length"),
        (WORKER + "span = [1, 2, 3]", "4:8 wrong-length"),
        (WORKER + "span = [1, 2.0]", "4:12 wrong-type"),
        (WORKER + "span = [3, 2]", "4:8 range-reversed"),
        (WORKER + "strength = -1", "4:12 too-small"),
        (WORKER + 'strength = "1"', "4:12 wrong-type"),
        (WORKER + "strength = { uphil = 1, default = 1 }", "4:14 unknown-key uphill"),
        (WORKER + "strength = { uphill = 1 }", "4:1 missing-key"),
        (WORKER + "strength = { default = -1 }", "4:24 too-small"),
        (WORKER + "love = { an = 1 }", "4:10 unknown-name ann"),
        (WORKER + 'id = "x"', "4:1 unknown-key"),
        (WORKER + "[Bad]\n", "4:2 malformed-name"),
        (WORKER + "[ann2]\ninherits = 'annn'", "5:12 unknown-name ann"),
        (WORKER + "[x]\ninherits = 'y'\n[y]\ninherits = 'x'", "7:12 inherits-itself"),
        ("ann = 1", "1:7 wrong-type"),
    ],
)
def test_each_fault_has_its_place_and_suggestion(tmp_path: Path, worker: str, fault: str) -> None:
    assert f"workers/all.toml:{fault}" in faults_of(tmp_path, workers=worker)


def test_one_fault_is_one_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path, workers=WORKER + "share = nan") == ["workers/all.toml:4:9 not-a-number"]


def test_the_faults_of_all_files_come_at_once(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        pack='name = "Works"\ntitle = "Works"\n',
        rules='[day]\nhours = 25\nfirst = "bo"\n',
        workers='[bob]\nclass = "robot"\ntools = ["sow"]\n[ann]\nclass = "man"\nstrength = -1\n',
        tools="[saw]\nweight = 0\n[axe]\nwieght = 2\n",
    )
    assert found == [
        "pack.toml:1:1 missing-key",
        "pack.toml:1:8 malformed-name",
        "rules.toml:2:9 too-large",
        "rules.toml:3:9 unknown-name bob",
        "tools/all.toml:2:10 too-small",
        "tools/all.toml:3:2 missing-key",
        "tools/all.toml:4:1 unknown-key weight",
        "workers/all.toml:3:10 unknown-name saw",
        "workers/all.toml:4:2 missing-key",
        "workers/all.toml:6:12 too-small",
    ]


def test_a_broken_file_does_not_hide_the_faults_of_the_others_nor_make_up_any(tmp_path: Path) -> None:
    found = faults_of(tmp_path, tools="[saw\n", workers='[ann]\nclass = "man"\ntools = ["saw"]\nspan = 1\n')
    assert found == ["tools/all.toml:1:5 syntax-header", "workers/all.toml:4:8 wrong-type"]


def test_one_name_in_two_files_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "more.toml").write_text("\n[saw]\nweight = 1\n")
    assert faults_of(tmp_path) == ["tools/more.toml:2:2 duplicate-entry"]


def test_files_that_nothing_reads_are_faults(tmp_path: Path) -> None:
    (tmp_path / "worker").mkdir()
    (tmp_path / "rule.toml").write_text("")
    (tmp_path / "README.md").write_text("fine")
    assert faults_of(tmp_path) == ["rule.toml:1:1 unknown-file rules.toml", "worker:1:1 unknown-file workers"]


def test_missing_files_and_folders_are_faults(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path / "nowhere", SCHEMA)
    assert caught.value.faults[0].key == "pack-missing"
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path, SCHEMA)
    assert [fault.key for fault in caught.value.faults] == ["file-missing", "file-missing"]


def test_an_entry_inherits_what_it_does_not_give(tmp_path: Path) -> None:
    workers = '[tim]\ninherits = "sue"\nspan = [2, 3]\n[sue]\ninherits = "ann"\nshare = 0.1\n' + WORKER
    tim = load(tmp_path, workers=workers).data.workers["tim"]
    assert (tim.kind, tim.share, tim.span) == ("man", 10, (2, 3))


def test_an_inherited_fault_is_told_once_where_it_was_written(tmp_path: Path) -> None:
    assert faults_of(tmp_path, workers='[tim]\ninherits = "ann"\n' + WORKER + "span = [1]") == [
        "workers/all.toml:6:8 wrong-length"
    ]


def overlaid(pack: Pack[Works], content: str) -> Works:
    return overlay_data(pack, parse_document(content.encode(), "scenario.toml"))


def overlay_faults(pack: Pack[Works], content: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        overlaid(pack, content)
    return [
        f"{Path(fault.file).name}:{fault.line}:{fault.column} {fault.key} {fault.suggestion}".rstrip()
        for fault in caught.value.faults
    ]


def test_an_overlay_changes_only_the_keys_it_gives(tmp_path: Path) -> None:
    pack = load(tmp_path, workers=WORKER + "strength = { default = 1, uphill = 2 }")
    works = overlaid(pack, "[data.workers.ann.strength]\nuphill = 7\n[data.rules.day]\nhours = 9\n")
    assert works.workers["ann"].strength == Strength(default=1, uphill=7)
    assert (works.rules.day.hours, works.rules.day.first) == (9, "ann")
    assert pack.data.rules.day.hours == 8
    assert overlaid(pack, "seed = 1\n") is pack.data


def test_an_overlay_adds_removes_and_changes_lists(tmp_path: Path) -> None:
    works = overlaid(
        load(tmp_path),
        '[data.tools.axe]\nweight = 3\n[data.workers.cat]\ninherits = "ann"\ntools = ["axe"]\n'
        '[data.workers.ann]\ntools = { add = ["axe"], remove = ["saw"] }\n[data.workers.bob]\nremove = true\n',
    )
    assert sorted(works.workers) == ["ann", "cat"]
    assert works.workers["ann"].tools == ("axe",)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("[data.worker.ann]\nspan = [1, 2]", "scenario.toml:1:7 unknown-key workers"),
        ("[data.workers.ann]\nspam = [1, 2]", "scenario.toml:2:1 unknown-key span"),
        ("[data.workers.cat]\nspan = [1, 2]", "scenario.toml:1:15 missing-keys"),
        ("[data.rules.day]\nhours = 0", "scenario.toml:2:9 too-small"),
        ("[data.rules]\ndays = 0", "scenario.toml:2:1 unknown-key day"),
        ("[data.workers.an]\nremove = true", "scenario.toml:1:15 nothing-to-remove ann"),
        ("[data.workers.bob]\nremove = true\nspan = [1, 2]", "scenario.toml:2:1 remove-not-alone"),
        ("[data.workers.ann]\ntools = { remove = ['sew'] }", "scenario.toml:2:21 nothing-to-remove saw"),
        ("[data.tools.saw]\nremove = true", "scenario.toml:2:1 removed-but-used"),
        ("data = 1", "scenario.toml:1:8 wrong-type"),
        ("[data]\nworkers = []", "scenario.toml:2:11 wrong-type"),
    ],
)
def test_an_overlay_is_validated_like_the_pack(tmp_path: Path, content: str, fault: str) -> None:
    assert fault in overlay_faults(load(tmp_path), content)


def test_a_flood_of_faults_is_bounded(tmp_path: Path) -> None:
    flood = "".join(f"[w{number}]\ntools = ['none{number}']\n" for number in range(3000))
    assert len(faults_of(tmp_path, workers=flood)) == 1000
