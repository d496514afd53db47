"""What is said of each fault of a file or a setup, word for word.

The words are in faults.txt, which is read through by a person.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from core.packs.document import parse_document
from core.packs.faults import Fault, Faults, PackError, hints, sentence
from core.packs.location import data_folder
from core.texts import Texts
from systems.headquarters.maps import read_map
from systems.headquarters.scenarios.reading import read_scenario
from systems.headquarters.setup_check import check_setup
from tests.systems.headquarters.camps import data, pack
from tests.systems.headquarters.test_headquarters_faults import SETUP, WRONG, WRONG_MAPS, WRONG_SETUPS

WORDS = Path(__file__).with_name("faults.txt")
WRONG_DATA = {
    "a range that begins behind its end": "[data.units.tank]\nrange = [3, 2]",
    "a chance that begins behind its end": "[data.rules.fight]\nchance = [101, 100]",
    "a glyph for two": '[data.terrain.dune]\nglyph = "~"',
    "a unit to buy, and none": '[data.offers.scout]\nunit = ""',
    "a unit to buy that there is not": '[data.offers.scout]\nunit = "scoud"',
    "headquarters to buy": '[data.offers.scout]\nunit = "headquarters"',
    "headquarters to recruit": "[data.units.headquarters]\ncost = 0",
    "a strike that does nothing": "[data.offers.air_strike]\namount = 0",
}


def said(fault: Fault, texts: Texts) -> str:
    return "; ".join([f"{fault.line}:{fault.column} {sentence(fault, texts)}", *hints(fault, texts)])


def words() -> Iterator[str]:
    """A line for each fault: of what it is an example, and what is said."""
    texts = Texts("en", data_folder() / "locale")
    for name, (content, _) in WRONG.items():
        try:
            read_scenario(parse_document(content.encode(), "s.toml"), pack())
        except PackError as error:
            yield from (f"scenario, {name}: {said(fault, texts)}" for fault in error.faults)
    for name, (content, _) in WRONG_MAPS.items():
        faults = Faults()
        read_map(parse_document(content.encode(), "m.toml"), pack().data, faults)
        yield from (f"map, {name}: {said(fault, texts)}" for fault in faults)
    for name, (changes, _) in WRONG_SETUPS.items():
        for wrong in check_setup(replace(SETUP, **changes), pack().data):
            yield f"setup, {name}: {texts.format(wrong.key, **wrong.arguments)}"
    for name, content in WRONG_DATA.items():
        try:
            data("\n" + content)
        except PackError as error:
            yield from (f"data, {name}: {said(fault, texts)}" for fault in error.faults)


def test_every_fault_is_told_in_these_words() -> None:
    assert list(words()) == WORDS.read_text(encoding="utf-8").splitlines()
