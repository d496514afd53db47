"""The pages of the map editor with maps of every kind: sound, faulty, with all that can lie on one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from msgspec.structs import replace

from client3d.clumsy.words import Words
from client3d.editor.draft import Draft, Terms, draft_of, empty
from client3d.editor.inks import Ink, laid
from client3d.editor.verdict import judged
from client3d.screens.editor import EditorIntents, EditorPage
from client3d.screens.editor_board import Drawing
from client3d.screens.editor_routes import drawing_of
from client3d.screens.editor_sources import EditorSourcesPage, Source
from client3d.screens.editor_terms import EditorTermsPage
from client3d.screens.map_picture import MapMarks, map_picture
from client3d.screens.navigator import Navigator
from client3d.screens.page import Page
from systems.clumsy.data import load_clumsy
from systems.clumsy.map_file import SIDES
from systems.clumsy.maps import load_map


def nothing(*_: Any) -> None:
    """Whatever was wanted."""


@cache
def pack() -> Any:
    """The shipped pack."""
    return load_clumsy()


def highlands() -> Draft:
    """A sound map with structures and mines."""
    terms = Terms(name="highlands", title="Highlands", about="A wooded ridge with a ruined castle.")
    return draft_of(pack().data, load_map(pack(), "highlands").file, terms)


def faulty() -> Draft:
    """A small map with points in the water, one zone, and a mine where nobody comes."""
    draft = empty(pack().data, 20, 14, Terms(title="A title as long as titles of maps may be, which is sixty letters"))
    draft = laid(draft, [(x, y) for x in range(3, 9) for y in range(3, 8)], Ink("ground", "w"))
    for x in range(3, 9):
        draft = laid(draft, [(x, 4)], Ink("point"))
    draft = laid(draft, [(4, 6)], Ink("mine", side=1))
    return laid(draft, [(x, 12) for x in range(20)], Ink("zone", side=0))


def editor(pages: Navigator, draft: Draft, ink: Ink | None = None, **intents: Callable[..., Any]) -> EditorPage:
    """The editor at a map that was looked through."""
    drawing: Drawing = drawing_of(pack().data, draft, "turned")
    drawing.editing.ink = ink or drawing.editing.ink
    wanted = dict.fromkeys(("save", "test", "sources", "terms"), nothing)
    told = EditorIntents(
        judge=lambda: judged(pack(), drawing.editing.draft),
        **{**wanted, "leave": lambda go_back: go_back(), **intents},  # type: ignore[arg-type]
    )
    page = EditorPage(pages.stage, drawing, pack().data, Words(pages.stage.texts, SIDES), told)  # type: ignore[arg-type]
    page.judge()
    return page


def terms(pages: Navigator) -> Page:
    """What is said of a map."""
    draft = highlands()
    draft = replace(draft, terms=replace(draft.terms, seed=123456789, forces=None))
    drawing = drawing_of(pack().data, draft)
    return EditorTermsPage(pages.stage, drawing.editing, pack().data, lambda: None)


def sources(pages: Navigator, chosen: int) -> EditorSourcesPage:
    """What to begin with."""
    found = [Source("empty"), Source("random"), Source("draft", "last_year", "last year")]
    ground = tuple(tuple(("meadow", "road", "forest", "hill")[(x + y) % 4] for x in range(20)) for y in range(14))
    picture = partial(map_picture, ground, MapMarks(((5, 5),)))
    for number in range(6):
        found.append(Source("own", f"mine_{number}", f"A map of my own, number {number}", "About it."))
        found.append(Source("copy", f"river_{number}", f"Bend in the River, number {number}", picture=picture))
    styles = [("highlands", pages.stage.texts.format("map-style-highlands"))]
    page = EditorSourcesPage(pages.stage, found, styles, nothing)
    page.wish = replace_wish(page, found[chosen])
    return page


def replace_wish(page: EditorSourcesPage, source: Source) -> Any:
    """A wish that is the same each time."""
    from dataclasses import replace as other

    return other(page.wish, source=source, seed=7)


EDITOR_PAGES: dict[str, Callable[[Navigator], Page]] = {
    "editor": lambda pages: editor(pages, highlands()),
    "editor, structure": lambda pages: editor(pages, highlands(), Ink("structure", "watchtower", 0)),
    "editor, faulty": lambda pages: editor(pages, faulty(), Ink("zone", side=0)),
    "editor terms": terms,
    **{f"editor sources, {chosen}": partial(sources, chosen=chosen) for chosen in (0, 1, 2, 4)},
}
