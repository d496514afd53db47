"""Where the map editor leads: opening maps, keeping them in the player's own mod, and trying them out."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial

from msgspec import structs

from client3d.clumsy.opening import open_match
from client3d.clumsy.words import Words
from client3d.editor.draft import Draft, Terms, draft_of, empty
from client3d.editor.editing import Editing
from client3d.editor.inks import Ink, Symmetry
from client3d.editor.my_maps import MOD, MyMaps, NotKeptError, name_from
from client3d.editor.sight import Sight
from client3d.editor.verdict import Verdict, judged
from client3d.hud.values import DialogButton
from client3d.play.app import battle, what_is_wrong
from client3d.play.options import PlayOptions
from client3d.play.ways_in import UsageError
from client3d.screens.battles import Battles
from client3d.screens.draft_picture import DraftPicture
from client3d.screens.editor import EditorIntents, EditorPage
from client3d.screens.editor_board import Drawing
from client3d.screens.editor_sources import EditorSourcesPage, Kind, Source, SourceWish
from client3d.screens.editor_terms import EditorTermsPage
from client3d.screens.map_picture import map_picture
from client3d.screens.mod_routes import in_lines
from client3d.screens.mod_shelf import ModShelf
from client3d.screens.program import Program, Running
from client3d.screens.settings import Mods
from core.packs.faults import PackError
from core.packs.loader import Pack
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.map_file import SIDES, Forces
from systems.clumsy.map_styles import load_styles
from systems.clumsy.map_writing import NoMapError, random_map
from systems.clumsy.maps import load_map
from systems.clumsy.random_map import Size

FIRST_SIZE = (31, 31)
_SEED_BITS = 31


def open_editor(program: Program, battles: Battles) -> None:
    """The map editor, asking what to begin with."""
    desk = EditorDesk(program, battles)
    desk.open()
    desk.open_sources()


def edit_copy(program: Program, battles: Battles, name: str) -> None:
    """The map editor with a copy of a map."""
    desk = EditorDesk(program, battles)
    desk.open()
    desk.begin(desk.copied(name), "none")


def drawing_of(data: ClumsyData, draft: Draft, symmetry: Symmetry = "none") -> Drawing:
    """A map to be drawn at, from its beginning."""
    terrain = data.terrain_by_glyph()
    glyph = next((glyph for glyph, kind in terrain.items() if kind.id == "forest"), next(iter(terrain)))
    drawing = Drawing(Editing(draft, Ink("ground", glyph)), DraftPicture(data), Sight())
    drawing.editing.symmetry = symmetry
    drawing.cursor = (draft.width // 2, draft.height // 2)
    return drawing


class EditorDesk:
    """What is done in the map editor beside drawing."""

    def __init__(self, program: Program, battles: Battles, drawing: Drawing | None = None) -> None:
        self.program, self.battles, self.pages = program, battles, program.navigator
        self.my_maps = MyMaps()
        self.drawing = drawing or drawing_of(battles.data, empty(battles.data, *FIRST_SIZE), "turned")
        self._drafted: Draft | None = None
        """What was kept as a draft last."""
        self.page = self._new_page()

    def _new_page(self) -> EditorPage:
        intents = EditorIntents(
            self.judge, self.save, self.test, self.open_sources, self.open_terms, self.ask_to_leave, self.keep
        )
        return EditorPage(self.pages.stage, self.drawing, self.battles.data, self._words, intents)

    def open(self) -> None:
        """Show the page."""
        self.pages.open(self.page)

    @property
    def _words(self) -> Words:
        return Words(self.program.texts, SIDES)

    def _text(self, key: str, **arguments: str | int) -> str:
        return self.program.texts.format(key, **arguments)

    @cached_property
    def _plain(self) -> Pack[ClumsyData]:
        """The pack without mods."""
        return load_clumsy(self.battles.options.pack)

    @property
    def draft(self) -> Draft:
        """The map as it is."""
        return self.drawing.editing.draft

    def judge(self) -> Verdict:
        """What is wrong with the map."""
        return judged(self.battles.pack, self.draft)

    # --- what to begin with

    def open_sources(self) -> None:
        """Choose what to begin with."""
        words, maps = self._words, self.battles.maps
        styles = [(name, words.named("map-style", name)) for name in load_styles(self.battles.pack)]
        sources = [Source("empty"), *([Source("random")] if styles else [])]
        sources += [Source("draft", name, name.replace("_", " ")) for name in self.my_maps.drafts()]
        own = set(self.my_maps.names())
        for name in sorted(maps, key=lambda name: (name not in own, name)):
            choice = self.battles.map_choice(name)
            picture = partial(map_picture, choice.ground, choice.marks)
            kind: Kind = "own" if name in own else "copy"
            sources.append(Source(kind, name, choice.title, choice.about, picture))
        # maps of a mod that is switched off, or that cannot be used
        sources += [Source("own", name, name.replace("_", " ")) for name in sorted(own - set(maps))]
        self.pages.open(EditorSourcesPage(self.pages.stage, sources, styles, self.ask_to_begin))

    def ask_to_begin(self, wish: SourceWish) -> None:
        """Begin with something else; ask first if something is not saved."""
        self._asking_first(lambda: self._begin(wish))

    def _begin(self, wish: SourceWish) -> None:
        source, data = wish.source, self.battles.data
        symmetry: Symmetry = "none"
        if source.kind == "empty":
            draft, symmetry = empty(data, *wish.size), "turned"
        elif source.kind == "random":
            style = load_styles(self.battles.pack)[wish.style]
            try:
                found = random_map(self.battles.pack, "random", style, Size(*wish.size), wish.seed, wish.symmetry)
            except NoMapError:
                self.pages.tell(self._text("editor-no-random"), self._text("editor-no-random-text"))
                return
            drawn = draft_of(data, found.file)
            draft = structs.replace(drawn, terms=structs.replace(drawn.terms, seed=wish.seed, forces=None))
            symmetry = wish.symmetry
        elif source.kind == "draft":
            kept = self.my_maps.draft(source.name)
            if kept is None:
                self.pages.tell(self._text("editor-no-draft"), self._text("editor-no-draft-text"))
                return
            draft = kept
        else:
            try:
                draft = self.copied(source.name, own=source.kind == "own")
            except PackError as error:
                self.pages.tell(self._text("editor-no-map"), in_lines(self.program, error.faults))
                return
        self.pages.back()
        own = source.name if source.kind == "own" or source.name in self.my_maps.names() else ""
        self.begin(draft, symmetry, own if source.kind != "copy" else "")
        self.drawing.drafted = source.name if source.kind == "draft" else ""

    def copied(self, name: str, *, own: bool = False) -> Draft:
        """A copy of a map; one of the player's own keeps its name. Raises PackError if it cannot be read."""
        if name not in self.battles.maps:
            found = load_map(self.battles.pack, str(self.my_maps.path(name)))
            return draft_of(self.battles.data, found.file, Terms(name=name, title=name.replace("_", " ")))
        choice = self.battles.map_choice(name)
        title = choice.title if own else self._text("editor-copy-of", name=choice.title)
        terms = Terms(name=name if own else "", title=title, about=choice.about)
        return draft_of(self.battles.data, self.battles.maps[name].file, terms)

    def begin(self, draft: Draft, symmetry: Symmetry, own: str = "") -> None:
        """Draw at another map; of this one a draft is kept, as whoever was asked has been told."""
        self.keep()
        fresh = drawing_of(self.battles.data, draft, symmetry)
        fresh.own = own
        self.drawing.__dict__.update(fresh.__dict__)
        self.page.judge()

    # --- terms

    def open_terms(self) -> None:
        """What is said of the map as a whole."""
        self.drawing.editing.end()
        page = EditorTermsPage(self.pages.stage, self.drawing.editing, self.battles.data, self._drawn_forces)
        self.pages.open(page)

    def _drawn_forces(self) -> Forces | None:
        file = self.judge().file
        return None if file is None else file.forces

    # --- keeping

    def save(self) -> None:
        """Keep the map among the player's own if it is sound, else as a draft."""
        self.drawing.editing.end()
        terms = self.draft.terms
        if not terms.title.strip() and not terms.name:
            self.open_terms()
            return
        if not terms.name:
            named = structs.replace(terms, name=self._free_name(name_from(terms.title) or "map"))
            self.drawing.editing.change(structs.replace(self.draft, terms=named))
        name, own = self.draft.terms.name, self.my_maps.names()
        if name in self.battles.maps and name not in own:
            self.pages.tell(self._text("editor-not-saved"), self._text("editor-name-taken", name=name))
        elif name in own and name != self.drawing.own:
            self.pages.confirm("editor-replace", self._save, name=name)
        else:
            self._save()

    def _free_name(self, wanted: str) -> str:
        taken = {*self.my_maps.names(), *self.battles.maps}
        others = (f"{wanted}_{number}" for number in range(2, len(taken) + 3))
        return next(name for name in (wanted, *others) if name not in taken)

    def _save(self) -> None:
        verdict = self.page.judge()
        try:
            if verdict.file is None:
                self._keep_draft()
                self.page.notice = self._text("editor-kept-as-draft")
            else:
                present = [mod.name for mod in self.program.mods]
                self.my_maps.save(verdict.file, self.draft.terms, self.program.texts.language, self._plain, present)
                self.page.notice = self._text("editor-saved", mod=MOD)
        except NotKeptError as error:
            self.pages.tell(self._text("editor-not-saved"), self._text(error.key, **error.arguments))
            return
        except OSError as error:
            self.pages.tell(self._text("editor-not-saved"), error.strerror or str(error))
            return
        self.drawing.editing.saved()
        if verdict.file is not None:
            self.drawing.own = self.draft.terms.name
            self.my_maps.forget_draft(self.drawing.drafted)
            self.drawing.drafted = ""
            self._switch_on()
        self.page.repaint()

    def _switch_on(self) -> None:
        """New battles are played with the player's own maps from now on."""
        program = self.program
        enabled = [mod.name for mod in program.mods] if program.mods_asked else program.settings.mods.enabled
        shelf = ModShelf(program.texts, enabled)
        try:
            if MOD not in shelf.enabled:
                shelf.enable(MOD)
        except PackError as error:
            self.pages.tell(self._text("mods-not-together"), in_lines(program, error.faults))
            return
        mods = shelf.in_force
        program.use_mods(mods)
        program.texts.read_anew()
        self.battles.use(mods)
        if not program.mods_asked:
            program.change(structs.replace(program.settings, mods=Mods(enabled=shelf.enabled)))

    def keep(self) -> None:
        """Keep a draft of what is not saved: the page is going, or it is time."""
        if self.drawing.editing.dirty and self.draft is not self._drafted:
            try:
                self._keep_draft()
            except OSError:
                return  # whoever leaves has been asked; nothing can be said any more

    def _keep_draft(self) -> None:
        self.drawing.drafted = self.my_maps.keep_draft(self.draft, self.drawing.drafted)
        self._drafted = self.draft

    # --- leaving

    def ask_to_leave(self, go_back: Callable[[], None]) -> None:
        """Go back to where the player came from."""
        self._asking_first(go_back)

    def _asking_first(self, command: Callable[[], None]) -> None:
        if not self.drawing.editing.dirty:
            command()
            return
        text = self._text
        buttons = (
            DialogButton("leave", text("ask-editor-leave-yes"), command),
            DialogButton("cancel", text("ask-editor-leave-no"), primary=True, cancels=True),
        )
        self.pages.ask(text("ask-editor-leave"), text("ask-editor-leave-text"), buttons)

    # --- trying out

    def test(self) -> None:
        """Play a battle on the map as it is; the way out of it leads back here."""
        self.drawing.editing.end()
        verdict = self.page.judge()
        if verdict.file is None:
            self.pages.tell(self._text("editor-no-test"), self._text("editor-not-sound"))
            return
        try:
            path = self.my_maps.write_trial(verdict.file, self.draft.terms.name)
        except OSError as error:
            self.pages.tell(self._text("editor-no-test"), error.strerror or str(error))
            return
        options = self.battles.options
        trial = replace(options, **_TRIAL, map=str(path), seed=secrets.randbits(_SEED_BITS))
        self.program.returns_to = partial(_returned, options, self.drawing)
        self.program.follow(partial(_tried, trial))


_FRESH = PlayOptions()
_TRIAL = {
    name: getattr(_FRESH, name)
    for name in (
        *("mission", "side", "hot_seat", "watch_ai", "forces", "force_wishes", "placing", "placed", "budget"),
        *("season", "seats", "personality", "replay", "load", "on_match"),
    )
}
"""A battle for trying out is played against the usual opponent, and not recorded."""


def _returned(options: PlayOptions, drawing: Drawing, program: Program) -> Running:
    """The editor as it was left for a battle."""
    from client3d.screens.lobby import Lobby

    def start(program: Program, battles: Battles) -> None:
        EditorDesk(program, battles, drawing).open()

    return Lobby(program, options, start)


def _tried(options: PlayOptions, program: Program) -> Running:
    """A battle for trying a map out; the editor, saying why, if it cannot be opened."""
    try:
        return battle(options, open_match(options, program.texts))(program)
    except (UsageError, PackError) as error:
        assert program.returns_to is not None, "the editor has said where to go back to"
        back, program.returns_to = program.returns_to(program), None
        program.navigator.tell(program.texts.format("battle-cannot-begin"), what_is_wrong(error, program.texts))
        return back
