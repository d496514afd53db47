"""Where each page leads: makes the pages, gives them their values, and carries out what they want.

Pages know nothing of one another; whoever adds a page adds a function here that opens it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from client3d.library.library import library_of
from client3d.play.portraits import Portraits
from client3d.play.states import OVER
from client3d.screens.after import AfterIntents, AfterPage
from client3d.screens.battles import Battles
from client3d.screens.credits import CreditsPage
from client3d.screens.editor_routes import edit_copy, open_editor
from client3d.screens.force import ForceIntents, ForcePage
from client3d.screens.forces_file import ForcesFile
from client3d.screens.game_choice import GameChoice
from client3d.screens.games import MAIN_GAME, Games, game_names
from client3d.screens.headquarters import battles as camp_battles
from client3d.screens.headquarters.new_battle import CampsIntents, CampsPage
from client3d.screens.headquarters.wish import CampsWish
from client3d.screens.kept import KeptBattles
from client3d.screens.missions import MissionsPage
from client3d.screens.mod_routes import open_mods
from client3d.screens.mod_shelf import title_of
from client3d.screens.named_forces import NamedForcesIntents, NamedForcesPage
from client3d.screens.new_battle import NewBattleIntents, NewBattlePage
from client3d.screens.options import OptionsIntents, OptionsPage
from client3d.screens.page import Page
from client3d.screens.pause import PauseIntents, PausePage
from client3d.screens.program import Program
from client3d.screens.reference import Reference, Volume
from client3d.screens.save import SavePage
from client3d.screens.settings_file import SettingsFile
from client3d.screens.shelf import KeptBattle, ShelfIntents, ShelfPage
from client3d.screens.skirmish import battles as table_battles
from client3d.screens.skirmish.new_battle import TableIntents, TablePage
from client3d.screens.skirmish.wish import TableWish
from client3d.screens.title import TitleIntents, TitlePage, TitleValues
from client3d.screens.wish import BattleWish
from core import __version__
from systems.clumsy.map_file import SIDES as SIDE_NAMES

if TYPE_CHECKING:
    from client3d.play.screen import Screen

_MOST_FAULTS = 6
"""Lines of what is wrong with a file that a question has room for."""


def open_title(program: Program, battles: Battles) -> None:
    """The title."""
    pages, kept = program.navigator, KeptBattles(program.texts, mods=program.mods)
    newest = kept.newest()
    intents = TitleIntents(
        go_on=lambda: battles.load(newest[0]) if newest is not None else None,
        new_battle=lambda: open_new_battle(program, battles),
        missions=lambda: open_missions(program, battles),
        load=lambda: open_shelf(program, battles, "load"),
        replays=lambda: open_shelf(program, battles, "replays"),
        options=lambda: open_options(program),
        help=lambda: reference_at_title(program, battles).open_help(),
        library=lambda: reference_at_title(program, battles).open_encyclopedia(),
        mods=lambda: open_mods(program, battles),
        editor=lambda: open_editor(program, battles),
        credits=lambda: pages.open(CreditsPage(pages.stage)),
        quit=lambda: ask_to_leave(program),
    )
    unfinished = newest[1] if newest is not None else ""

    def values() -> TitleValues:
        mods = tuple(title_of(mod, program.texts.language) for mod in program.mods)
        return TitleValues(unfinished, __version__, mods)

    pages.open(TitlePage(pages.stage, values, intents))


def open_new_battle(program: Program, battles: Battles) -> None:
    """Putting a battle together, of the game that was chosen last."""
    games, names = Games(program.texts, program.mods, {MAIN_GAME: battles.pack}), game_names()

    def told(place: int) -> None:
        program.game = names[place]
        program.navigator.back()
        open_new_battle(program, battles)

    choice = GameChoice([games.title(name) for name in names], names.index(program.game), told)
    opens: dict[str, Callable[[], Page]] = {
        MAIN_GAME: lambda: _new_battle_page(program, battles, choice),
        camp_battles.GAME: lambda: _camps_page(program, battles, games, choice),
        table_battles.GAME: lambda: _table_page(program, battles, games, choice),
    }
    program.navigator.open(opens[program.game]())


def _new_battle_page(program: Program, battles: Battles, choice: GameChoice) -> Page:
    def buy(wish: BattleWish, side: int, told: Callable[[tuple[str, ...]], None]) -> None:
        open_force(program, battles, wish, side, told)

    def keep(wish: BattleWish) -> None:
        program.wish = wish

    intents = NewBattleIntents(battles.begin, buy, keep, lambda name: edit_copy(program, battles, name))
    return NewBattlePage(program.navigator.stage, battles.new_battle, intents, choice)


def _camps_page(program: Program, battles: Battles, games: Games, choice: GameChoice) -> Page:
    found = camp_battles.CampBattles(games)

    def keep(wish: CampsWish) -> None:
        program.camps_wish = wish

    def begin(wish: CampsWish) -> None:
        keep(wish)
        battles.begin_of(camp_battles.GAME, games.mods(camp_battles.GAME), **found.options(wish))

    def look_up(offer: str, day: str) -> None:
        Reference(program, partial(_volume_of, program, games, camp_battles.GAME, day)).look_up("offers", offer)

    intents = CampsIntents(begin, keep, look_up)
    return CampsPage(program.navigator.stage, found.values(program.camps_wish), intents, choice)


def _table_page(program: Program, battles: Battles, games: Games, choice: GameChoice) -> Page:
    found = table_battles.TableBattles(games)

    def keep(wish: TableWish) -> None:
        program.table_wish = wish

    def begin(wish: TableWish) -> None:
        keep(wish)
        battles.begin_of(table_battles.GAME, games.mods(table_battles.GAME), **found.options(wish))

    def look_up(unit: str) -> None:
        Reference(program, partial(_volume_of, program, games, table_battles.GAME)).look_up("units", unit)

    intents = TableIntents(begin, keep, look_up)
    return TablePage(program.navigator.stage, found.values(program.table_wish), intents, choice)


def open_force(
    program: Program, battles: Battles, wish: BattleWish, side: int, told: Callable[[tuple[str, ...]], None]
) -> None:
    """Choosing a side's force by hand; `told` is told it whenever it changes."""
    from client3d.play.screen import model_library

    pages = program.navigator
    portraits = Portraits(program.base, model_library(*battles.folders, data=battles.data), program.side_colours)
    values = replace(battles.force(wish, side), portrait=lambda unit: portraits.of(unit, SIDE_NAMES[side]))

    def look_up(unit: str) -> None:
        reference_at_title(program, battles).look_up("units", unit)

    intents = ForceIntents(told, look_up, lambda page: open_named_forces(program, battles, page))
    pages.open(ForcePage(pages.stage, lambda: values, wish.bought[side], intents))


def open_named_forces(program: Program, battles: Battles, page: ForcePage) -> None:
    """The forces that are kept under names, over the page of the one at hand."""
    pages, text, file = program.navigator, program.texts.format, program.forces

    def tell(wrong: str) -> None:
        if wrong:
            pages.tell(text("named-forces-not-written"), wrong)

    def keep(name: str, _there: bool) -> None:
        pages.back()
        tell(file.keep(name, page.types))

    def take_up(name: str) -> None:
        pages.back()
        page.choose(file.forces[name])
        page.repaint()

    def delete(name: str) -> None:
        tell(file.delete(name))
        if pages.page is not None:
            pages.page.repaint()

    ask = _asking_first(program, keep, "replace-force")
    no_keep = text("force-wrong-empty") if not page.types else text("named-forces-full") if file.full else ""
    intents = NamedForcesIntents(
        ask, take_up, lambda name: pages.confirm("delete-force", lambda: delete(name), name=name)
    )
    pages.open(NamedForcesPage(pages.stage, battles.named_forces, no_keep, intents))
    tell_faults(program, file, "named-forces-not-read")


def open_missions(program: Program, battles: Battles) -> None:
    """Choosing a mission."""
    pages = program.navigator
    pages.open(MissionsPage(pages.stage, battles.missions, battles.begin_mission))


def open_shelf(program: Program, battles: Battles, name: str) -> None:
    """The list of battles to go on with (load), or of replays."""
    pages, kept = program.navigator, KeptBattles(program.texts, mods=program.mods)
    kept.read()

    def delete(battle: KeptBattle) -> None:
        try:
            battle.path.unlink()
        except OSError as error:
            pages.tell(program.texts.format("shelf-not-deleted"), error.strerror or str(error))
        kept.read()
        page.repaint()

    intents = ShelfIntents(
        battles.load if name == "load" else battles.watch,
        lambda battle: pages.confirm("delete", lambda: delete(battle), name=battle.title, when=battle.when),
    )
    page = ShelfPage(pages.stage, name, kept.to_load if name == "load" else kept.replays, intents)
    pages.open(page)


def open_save(program: Program, screen: Screen) -> None:
    """Saving the battle that is on the screen."""
    pages, kept = program.navigator, KeptBattles(program.texts, mods=program.mods)
    kept.read()

    def write(name: str, replace: bool) -> None:
        wrong = screen.save(name, replace)
        if wrong:
            pages.tell(program.texts.format("save-not-saved"), wrong)
            return
        pages.clear()
        screen.front.hud.message(program.texts.format("save-done", name=name), "good")

    pages.open(SavePage(pages.stage, screen.about, kept.saves, _asking_first(program, write)))


def _asking_first(
    program: Program, write: Callable[[str, bool], None], about: str = "replace"
) -> Callable[[str, bool], None]:
    """Writes under a name, told whether it is taken; in the place of what has it only if that is meant."""

    def wanted(name: str, there: bool) -> None:
        if there:
            program.navigator.confirm(about, lambda: write(name, True), name=name)
        else:
            write(name, False)

    return wanted


def tell_faults(program: Program, file: SettingsFile | ForcesFile, key: str) -> None:
    """What was wrong with one of the player's files, once; `key`: of the title, and with `-text` of the text."""
    faults, file.faults = file.faults, ()
    if faults:
        text = program.texts.format
        lines = [text(f"{key}-text")]
        for fault in faults[:_MOST_FAULTS]:
            words = text(fault.key, **fault.arguments)
            lines.append(text("settings-fault", line=fault.line, message=words) if fault.source else words)
        program.navigator.tell(text(key), "\n".join(lines))


def open_after(program: Program, screen: Screen) -> None:
    """How the battle on the screen ended, what it came to, and what may come next."""
    pages, text = program.navigator, program.texts.format

    def then(command: str) -> Callable[[], None]:
        def carry_out() -> None:
            pages.clear()
            screen.command(command)

        return carry_out

    playing = screen.playing
    intents = AfterIntents(
        look_up=lambda unit: screen.front.encyclopedia("units", unit),
        watch=then("watch_replay"),
        no_replay=text("hud-no-replay") if screen.recording is None else "",
        keep=lambda: open_keep(program, screen),
        again=then("restart") if playing else None,
        another=then("another") if playing and program.returns_to is None else None,
        to_title=then("title"),
        to_title_text="after-to-title" if program.returns_to is None else "pause-editor",
    )
    pages.open(AfterPage(pages.stage, lambda: screen.outcome, screen.front.presenter.cards.portrait, intents))


def open_keep(program: Program, screen: Screen) -> None:
    """Keeping the replay of the battle on the screen under a name."""
    pages, kept = program.navigator, KeptBattles(program.texts, mods=program.mods)
    kept.read()

    def write(name: str, replace: bool) -> None:
        wrong = screen.keep(name, replace)
        if not wrong:
            pages.back()
        title = "save-not-saved" if wrong else "after-keep-title"
        pages.tell(program.texts.format(title), wrong or program.texts.format("after-keep-done", name=name))

    ask = _asking_first(program, write)
    pages.open(SavePage(pages.stage, screen.about, kept.named_replays, ask, "after-keep-title"))


def ask_to_leave(program: Program) -> None:
    """Leave the game, if that is meant."""
    program.navigator.confirm("quit", program.leave)


def open_options(program: Program) -> None:
    """The options."""
    pages = program.navigator

    def ask(about: str, command: Callable[[], None], words: dict[str, str]) -> None:
        pages.confirm(about, command, **words)

    intents = OptionsIntents(program.change, ask)
    pages.open(OptionsPage(pages.stage, lambda: program.settings, intents))


def reference_at_title(program: Program, battles: Battles) -> Reference:
    """What can be looked up where no battle is on the screen: all of each game."""
    games = Games(program.texts, program.mods, {MAIN_GAME: battles.pack})
    return Reference(program, *(partial(_volume_of, program, games, name) for name in game_names()))


def _volume_of(program: Program, games: Games, name: str, date: str = "") -> Volume:
    """What there is to look up of a game whose battles are still to come; `date`: on a day, where that matters."""
    from client3d.headquarters.models import camp_models
    from client3d.play.screen import model_library
    from client3d.skirmish.client import table_models

    pack = games.pack(name)
    library = library_of(name, pack.data, games.texts(name), date=date)
    if name == camp_battles.GAME:
        models = camp_models(pack.data, *pack.folders)
    elif name == table_battles.GAME:
        models = table_models(*pack.folders)
    else:
        models = model_library(*pack.folders, data=pack.data)
    return Volume(games.title(name), library, models, lambda: library.key_lines(program.settings.keys))


def reference_of(program: Program, screen: Screen) -> Reference:
    """What can be looked up from what is on the screen: the data that it is played by, on the day of its battle."""
    session = screen.session
    stage, date = session.stage, getattr(session.setup, "date", "")
    library = library_of(screen.RULESET, stage.data, program.texts, stage.side_names, date)

    def keys() -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = screen.desk.bindings.help_lines(program.texts, screen.front.HELP)
        return found

    return Reference(program, lambda: Volume("", library, stage.models, keys))


def open_pause(program: Program, screen: Screen) -> None:
    """The pause menu of what is on the screen."""
    pages, text = program.navigator, program.texts.format
    screen.keep_habits()

    def go_on_with(command: str) -> None:
        pages.clear()
        screen.command(command)

    playing = screen.playing
    battles = Battles(program, replace(screen.play_options, mods=program.mods))
    over, tried = screen.session.state == OVER, program.returns_to is not None
    intents = PauseIntents(
        statistics=(lambda: open_after(program, screen)) if over else None,
        save=(lambda: open_save(program, screen)) if playing else None,
        no_save=screen.no_save,
        load=lambda: open_shelf(program, battles, "load"),
        options=lambda: open_options(program),
        help=lambda: reference_of(program, screen).open_help(),
        library=lambda: reference_of(program, screen).open_encyclopedia(),
        restart=(lambda: pages.confirm("restart", lambda: go_on_with("restart"))) if playing else None,
        surrender=(
            (lambda: pages.confirm("surrender", lambda: go_on_with("surrender")))
            if playing and screen.may_surrender
            else None
        ),
        no_surrender="" if not playing or screen.session.acting else text("pause-no-surrender"),
        to_title=lambda: go_on_with("title") if tried else pages.confirm("title", lambda: go_on_with("title")),
        to_title_text="pause-editor" if tried else "pause-title-screen",
        quit=lambda: pages.confirm("quit", program.leave),
    )
    pages.open(PausePage(pages.stage, screen.about, intents))
