"""The panels' texts: complete in all languages, drawn with glyphs that exist, and inside their panels."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from client3d.hud import samples, theme
from client3d.hud.button import Button
from client3d.hud.hud import Hud
from client3d.hud.painting import Painter
from client3d.hud.preview import SCREENS
from client3d.hud.widgets import Panel
from core.texts import LANGUAGES

SIZES = ((1600, 900), (1280, 720))


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The placeholders of every text of `hud.ftl`."""
    source = (folder / language / "hud.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in source.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            key = match[1]
            assert key not in found, f"{language}: {key} is given twice"
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_texts_with_the_same_placeholders(locale_folder: Path, language: str) -> None:
    assert messages(locale_folder, language) == messages(locale_folder, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bold", [False, True])
def test_every_character_has_a_glyph(locale_folder: Path, language: str, bold: bool) -> None:
    folders = (locale_folder, *locale_folder.parent.glob("*/locale"))
    paths = [path for folder in folders for path in (folder / language).glob("*.ftl")]
    sources = [path.read_text("utf-8") for path in paths]
    characters = {character for character in "".join(sources) if character.isprintable()}
    face = theme.face(bold, 16)
    assert [character for character in sorted(characters) if face.glyph(character).missing] == []


def test_a_character_without_a_glyph_is_known() -> None:
    assert theme.face(False, 16).glyph("\u0e01").missing


def test_every_key_used_exists(locale_folder: Path) -> None:
    known = messages(locale_folder, "en")
    folder = Path(theme.__file__).parent
    used = {key for path in folder.rglob("*.py") for key in re.findall(r'"(hud-[\w-]+)"', path.read_text("utf-8"))}
    assert used - set(known) == set()


def painted(hud: Hud) -> Iterator[tuple[str, Panel, Painter, float, float]]:
    """Everything with text on the screen: name, panel, painter, width, height."""
    panels = [panel for panel in hud.panels_by_name.values() if panel.visible]
    panels += [panel.list for panel in (hud.unit_list, hud.log_panel, hud.recap) if panel.list.visible]
    for panel in panels:
        if panel.painter is not None:
            yield panel.name, panel, panel.painter, panel.width, panel.height
        for target in panel.targets():
            if isinstance(target, Button) and target.painter is not None:
                yield target.name, panel, target.painter, target.box[2], target.box[3]


@pytest.mark.parametrize("shown", SCREENS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_or_leaves_its_panel(
    hud_of: Callable[..., Hud], language: str, size: tuple[int, int], shown: str
) -> None:
    hud = hud_of(size, language)
    samples.show(hud, language, shown)
    for name, _, painter, width, height in painted(hud):
        assert painter.cuts == [], name
        for ink in painter.inks:
            assert ink.left >= -1, (name, ink)
            assert ink.right <= width + 1, (name, ink)
            assert ink.top >= -1, (name, ink)
            assert ink.bottom <= height + 3, (name, ink)


@pytest.mark.parametrize("factor", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (1024, 600), (1920, 1080), (1280, 1024)])
@pytest.mark.parametrize("shown", ["battle", "recap"])
def test_panels_stay_in_the_window_and_apart(
    hud_of: Callable[..., Hud], size: tuple[int, int], factor: float, shown: str
) -> None:
    hud = hud_of(size, "ru", factor)
    samples.show(hud, "ru", shown)
    scale = hud.stage.brush.scale
    panels = [panel for panel in hud.panels if panel.visible and panel.height > 0]
    for panel in panels:
        x, y, width, height = panel.box
        assert x >= 0, panel.name
        assert y >= 0, panel.name
        assert x + width <= scale.width + 0.5, panel.name
        assert y + height <= scale.height + 0.5, panel.name
    for place, one in enumerate(panels):
        for other in panels[place + 1 :]:
            apart = (
                one.x + one.width <= other.x + 1
                or other.x + other.width <= one.x + 1
                or one.y + one.height <= other.y + 1
                or other.y + other.height <= one.y + 1
            )
            assert apart, (one.name, one.box, other.name, other.box)
