"""Every page with values of the shipped pack, by name: to look at, to measure, to walk through."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from editor_samples import EDITOR_PAGES

from client3d.clumsy.aftermath import aftermath
from client3d.clumsy.words import Words
from client3d.library.entry import Key
from client3d.library.library import Library, library_of
from client3d.library.topic import Table
from client3d.play.options import PlayOptions
from client3d.screens.after import AfterIntents, AfterPage
from client3d.screens.battles import Battles
from client3d.screens.browser import BrowserPage
from client3d.screens.credits import CreditsPage
from client3d.screens.encyclopedia import EncyclopediaPage
from client3d.screens.folders import FOLDER, MOD, ZIP, Listed
from client3d.screens.force import ForceIntents, ForcePage
from client3d.screens.forces_file import ForcesFile
from client3d.screens.game_choice import NO_CHOICE, GameChoice
from client3d.screens.games import Games, game_names
from client3d.screens.headquarters.battles import CampBattles
from client3d.screens.headquarters.new_battle import CampsIntents, CampsPage
from client3d.screens.headquarters.wish import CampsWish
from client3d.screens.help import HelpPage
from client3d.screens.loading import LoadingPage
from client3d.screens.missions import MissionsPage
from client3d.screens.mod_shelf import ModShown
from client3d.screens.mods import ModsIntents, ModsPage
from client3d.screens.named_forces import NamedForcesIntents, NamedForcesPage
from client3d.screens.navigator import Navigator
from client3d.screens.new_battle import NewBattleIntents, NewBattlePage
from client3d.screens.options import TABS, OptionsIntents, OptionsPage
from client3d.screens.page import Page
from client3d.screens.pause import PauseIntents, PausePage
from client3d.screens.progress import Progress
from client3d.screens.save import SavePage
from client3d.screens.settings import Settings
from client3d.screens.shelf import KeptBattle, ShelfIntents, ShelfPage
from client3d.screens.skirmish.battles import TableBattles
from client3d.screens.skirmish.new_battle import TableIntents, TablePage
from client3d.screens.skirmish.wish import TableWish
from client3d.screens.title import TitleIntents, TitlePage, TitleValues
from client3d.screens.wish import BOUGHT, DRAWN, OWN, BattleWish
from core.packs.faults import Fault
from core.packs.location import data_folder
from core.texts import Texts
from systems.clumsy.data import load_clumsy
from systems.clumsy.picture import EVERYTHING, GoalMark, Picture
from systems.clumsy.statistics import Account, Deeds, Marksmanship, Statistics
from systems.headquarters.maps import CAMPS


@cache
def texts_in(language: str) -> Texts:
    """The client's texts and the pack's; read once."""
    return Texts(language, data_folder() / "locale", data_folder() / "clumsy" / "locale")


def nothing(*_: Any) -> None:
    """Whatever was wanted."""


@cache
def _shared_battles() -> Battles:
    """The pack is read once."""
    return Battles(SimpleNamespace(), PlayOptions())  # type: ignore[arg-type]


def battles_of(pages: Navigator) -> Battles:
    """The pack's battles in the language of these pages; some missions are won."""
    found = _shared_battles()
    progress = Progress()
    progress.won("last_bridge", "blue", 8)
    progress.won("breakout", "blue", 11)
    forces = ForcesFile()
    forces.keep("Two tanks and a general", BOUGHT_FORCE)
    forces.keep("With a unit of a mod, long gone", ("tank", "hover_tank_of_a_mod"))
    found.program = SimpleNamespace(  # type: ignore[assignment]
        texts=pages.stage.texts, progress=progress, forces=forces, wish=BattleWish()
    )
    return found


def _title(pages: Navigator, unfinished: str = "", mods: tuple[str, ...] = ()) -> Page:
    values = TitleValues(unfinished, "0.1.0", mods)
    return TitlePage(pages.stage, lambda: values, TitleIntents(*[nothing] * 11))


def mods_of(pages: Navigator) -> list[ModShown]:
    """Mods of every kind: on and off, sound and broken, not yet looked through."""
    home, long = Path("/home/somebody/.local/share/general-clumsy/mods"), "Breakthrough tanks and their bridges"
    about = "Tanks that swim, bridges that carry them, and a weapon for each.\n\nMade for the river maps."
    line = 'inherits = "tonk"\t# all that a tank has, and more armour than any of those before it ever had'
    faults = (
        Fault(str(home / "c/units/tanks.toml"), 12, 31, line, "unknown-name", {"name": "tonk"}, "tank"),
        Fault(str(home / "c/units/tanks.toml"), 7, 5, "hp = -1", "too-small", {"least": "1"}),
        Fault(str(home / "c/unitz"), 1, 1, "", "unknown-file", {}, "units"),
    )
    full = partial(ModShown, version="12.34.56", authors="A. Nobody, B. Somebody", licence="CC BY-SA 4.0", about=about)
    relations = {"needs": ("Bridges",), "above": (long,), "conflicts": ("Calm",)}
    return [
        full("a", home / "a", long, enabled=True, later="Bridges", odd=2, **relations),  # type: ignore[arg-type]
        full("b", home / "b", pages.stage.texts.format("unit-tank"), enabled=True, earlier=""),
        ModShown("c", home / "c", "Broken", "1.0", "A. Nobody", faults=faults * 5),
        ModShown("d", home / "d", "Calm", "1.0", against=long),
        ModShown("e", home / "e", "Just found", "1.0", checked=False),
        *[ModShown(f"f{number}", home / "f", f"Another {number}", "1.0") for number in range(9)],
    ]


def mods_page(pages: Navigator, chosen: str = "") -> ModsPage:
    """The page of the mods at one of them; of none if it has no name."""
    mods = mods_of(pages) if chosen else []
    intents = ModsIntents(nothing, nothing, nothing, nothing, nothing, lambda: False, nothing)
    page = ModsPage(pages.stage, lambda: mods, intents, lambda: pages.stage.texts.format("mods-page-words"))
    page.choose(chosen)
    return page


def browser(pages: Navigator, fault: str = "") -> BrowserPage:
    """Choosing a mod, in a folder that has everything or that cannot be read."""
    home = Path("/home/somebody")
    begin = [(f"browse-{name}", home / name) for name in ("downloads", "desktop", "documents")]
    page = BrowserPage(pages.stage, Path("/"), nothing, lambda: [*begin, ("browse-home", home), ("", Path("/"))])
    names = [("Bridges", MOD), ("Letters", FOLDER), ("A zip of a very long name that nobody would give " * 3, ZIP)]
    names += [(f"bridges-{number}.zip", ZIP) for number in range(19)]
    page.folder, page.fault = home / ("deep down in folders without an end " * 4).strip(), fault
    page.entries = [] if fault else [Listed(home / name, name, kind) for name, kind in names]
    page.chosen = Path() if fault else page.entries[2].path
    return page


def _pause(pages: Navigator) -> Page:
    reason = pages.stage.texts.format("pause-no-surrender")
    intents = PauseIntents(*[nothing] * 10, no_surrender=reason)
    return PausePage(pages.stage, pages.stage.texts.format("map-river"), intents)


def _options(pages: Navigator, tab: str) -> Page:
    page = OptionsPage(pages.stage, Settings, OptionsIntents(nothing, nothing))
    page.tab = tab
    return page


BOUGHT_FORCE = ("general", "tank", "tank", "cannon", "anti_air_battery", "bomber_drone")


def _new_battle(pages: Navigator, name: str, *forces: str, seed: int | None = None) -> Page:
    intents, choice = NewBattleIntents(nothing, nothing), choice_of(pages, "clumsy")
    page = NewBattlePage(pages.stage, battles_of(pages).new_battle, intents, choice)
    seats, bought = ("person", "general_staff"), ((), BOUGHT_FORCE)
    page.wish = BattleWish(name, seats, forces, bought, budget=330, placed=True, season="winter", seed=seed)
    return page


def camps_page(pages: Navigator, wish: CampsWish, intents: CampsIntents | None = None) -> CampsPage:
    """Putting a battle of Headquarters together, on a day that is always the same."""
    games = games_in(pages.stage.texts.language)  # type: ignore[attr-defined]
    values = replace(CampBattles(games).values(wish), today="2026-01-01")
    return CampsPage(pages.stage, values, intents or CampsIntents(nothing), choice_of(pages, "headquarters"))


def table_page(pages: Navigator, wish: TableWish, intents: TableIntents | None = None) -> TablePage:
    """Putting a battle of Skirmish together."""
    values = TableBattles(games_in(pages.stage.texts.language)).values(wish)  # type: ignore[attr-defined]
    return TablePage(pages.stage, values, intents or TableIntents(nothing), choice_of(pages, "skirmish"))


def force_page(pages: Navigator, *types: str, budget: int = 250, intents: ForceIntents | None = None) -> ForcePage:
    """The page of a force that these units have been chosen for."""
    values = battles_of(pages).force(BattleWish("crossroads", budget=budget), 1)
    return ForcePage(pages.stage, lambda: values, types, intents or ForceIntents(nothing, nothing, nothing))


def _named_forces(pages: Navigator, no_keep: str = "") -> Page:
    forces = battles_of(pages).named_forces() if not no_keep else []
    reason = pages.stage.texts.format(no_keep) if no_keep else ""
    return NamedForcesPage(pages.stage, lambda: forces * 8, reason, NamedForcesIntents(nothing, nothing, nothing))


def _missions(pages: Navigator, name: str) -> Page:
    page = MissionsPage(pages.stage, battles_of(pages).missions, nothing)
    page._choose(name)
    return page


def kept_of(pages: Navigator) -> list[KeptBattle]:
    """Battles of every kind: left, saved, over, broken."""
    text = pages.stage.texts.format
    side = [text("side-blue"), text("side-red")]
    computer = text("battle-computer", name=text("personality-general_staff"))
    sides = (
        (0, text("shelf-player", side=side[0], who=text("battle-person"))),
        (1, text("shelf-player", side=side[1], who=computer)),
    )
    when, turn = text("shelf-yesterday", time="23:59"), side[1]
    left = KeptBattle(Path("left.gcr"), text("mission-generals_breakfast"), when, text("screen-round", round=14))
    left = replace(left, game=games_in(pages.stage.texts.language).title("clumsy"))  # type: ignore[attr-defined]
    saved = replace(left, path=Path("saved.gcr"), title="Thirty letters, the longest...", battle=left.title)
    over = replace(left, path=Path("over.gcr"), outcome=text("log-won", side=side[1]), sides=sides, turn=turn)
    broken = KeptBattle(Path("broken.gcr"), "broken", when, "", fault=text("replay-no-header"))
    kept = [replace(left, sides=sides, turn=turn), replace(saved, sides=sides, turn=turn), over, broken]
    return [*kept, camps_kept(pages), *kept * 3]


def camps_kept(pages: Navigator) -> KeptBattle:
    """A battle of Headquarters with four camps."""
    games = games_in(pages.stage.texts.language)  # type: ignore[attr-defined]
    text = games.texts("headquarters").format
    computers = [text(f"personality-{name}") for name in ("steady", "raider", "banker")]
    who = [text("battle-person"), *(text("battle-computer", name=name) for name in computers)]
    sides = [text("shelf-player", side=text(f"side-{name}"), who=one) for name, one in zip(CAMPS, who, strict=True)]
    when, turn = text("shelf-yesterday", time="23:59"), text("screen-round-headquarters", round=14)
    return KeptBattle(
        Path("camps.gcr"),
        "Thirty letters, the longest...",
        when,
        turn,
        text("map-four_corners"),
        sides=tuple(enumerate(sides)),
        game=games.title("headquarters"),
    )


def _shelf(pages: Navigator, name: str, chosen: int) -> Page:
    battles = kept_of(pages) if chosen >= 0 else []
    page = ShelfPage(pages.stage, name, lambda: battles, ShelfIntents(nothing, nothing))
    page.chosen = max(chosen, 0)
    return page


def _save(pages: Navigator, name: str) -> Page:
    saves = [(battle.title, battle) for battle in kept_of(pages)[1:2]] * 9 if name else []
    return SavePage(pages.stage, name, lambda: saves, nothing)


@cache
def games_in(language: str) -> Games:
    """All games in a language."""
    return Games(texts_in(language))


@cache
def _library(game: str, language: str) -> Library:
    games, date = games_in(language), "2026-01-01" if game == "headquarters" else ""
    return library_of(game, games.pack(game).data, games.texts(game), date=date)


def choice_of(pages: Navigator, game: str) -> GameChoice:
    """Choosing between all games, of which this one is chosen."""
    games, names = games_in(pages.stage.texts.language), game_names()  # type: ignore[attr-defined]
    return GameChoice([games.title(name) for name in names], names.index(game), nothing)


class NoPictures:
    """Where there is no window there are no models."""

    def show(self, _model: str, _side: str) -> None:
        """None."""

    def turn(self, _seconds: float) -> None:
        """Nothing turns."""

    def clear(self) -> None:
        """Nothing is there."""


def encyclopedia(
    pages: Navigator, table: str, name: str, other: str = "", game: str = "clumsy", choice: bool = True
) -> EncyclopediaPage:
    """The encyclopedia at an entry; a unit perhaps set beside another. `choice`: as at the title, of all games."""
    library = _library(game, pages.stage.texts.language)  # type: ignore[attr-defined]
    games = choice_of(pages, game) if choice else NO_CHOICE
    page = EncyclopediaPage(pages.stage, library, (NoPictures(), NoPictures()), Key(table, name), games=games)
    page.comparing = Key("units", other) if other else None
    return page


def help_page(pages: Navigator, topic: str, game: str = "clumsy", choice: bool = True) -> HelpPage:
    """The help at a topic."""
    texts: Any = pages.stage.texts
    library, games = _library(game, texts.language), choice_of(pages, game) if choice else NO_CHOICE
    lines = library.key_lines({})
    heads = (texts.format("help-table-key"), texts.format("help-table-does"))
    table = Table(heads, tuple(lines), share=0.36)
    return HelpPage(pages.stage, library, lambda: table, nothing, topic, games)


def _statistics() -> Statistics:
    """A long battle in which everything happened."""
    weapons = {name: Marksmanship(120, 99, 348) for name in ("cannon_shell", "helicopter_rockets", "sniper_rifle")}
    force = dict.fromkeys(load_clumsy().data.units, 12)
    found = []
    for side in range(2):
        account = Account(force, dict(force) if side else {"tank": 5, "general": 1}, {"scout": 2}, 1234, dict(weapons))
        account.struck = {name: Marksmanship(0, 34, 128) for name in ("anti_air_battery", "drone_operator", "tank")}
        account.suffered = dict.fromkeys(account.suffered, 217)
        account.own_fire = account.by_mines = account.structure_damage = account.razed = account.built = 17
        account.healed = account.points_taken = 33
        found.append(account)
    everybody = {"anti_air_battery": 3, "drone_operator": 2, "transport_helicopter": 1, "rocket_launcher": 4, "tank": 5}
    deeds = {
        1001 + 1000 * side: Deeds(1001, "attack_helicopter", side, Marksmanship(44, 43, 217), everybody, 400)
        for side in range(2)
    }
    held = [(number, (number % 3, (number + 1) % 4)) for number in range(1, 41)]
    return Statistics(tuple(found), deeds, held, 40, 0, "round_limit", 5)


def after(pages: Navigator, tab: str, looking: int = 0) -> AfterPage:
    """The screen after a battle."""
    texts = pages.stage.texts
    words, data = Words(texts, ("blue", "red")), load_clumsy().data  # type: ignore[arg-type]
    goals = [
        GoalMark(side, 0, "keep_alive", False, "", [], (), (), 9, 3, 1, state)
        for side in (0, 1)
        for state in ("open", "met", "failed")
    ]
    picture = Picture(EVERYTHING, 1, 1, [["meadow"]], {}, goals=goals)
    values = aftermath(words, data, _statistics(), picture, looking, words("outcome-round_limit"))
    page = AfterPage(
        pages.stage, lambda: values, lambda _kind, _side: None, AfterIntents(*[nothing] * 2, "", *[nothing] * 4)
    )
    page.tab = tab
    return page


PAGES: dict[str, Callable[[Navigator], Page]] = {
    "title": _title,
    "title with a battle to go on with": lambda pages: _title(pages, pages.stage.texts.format("map-river")),
    "title with mods": lambda pages: _title(pages, mods=("Bridges", "Tanks")),
    "title with many mods": lambda pages: _title(pages, pages.stage.texts.format("map-river"), ("Bridges",) * 12),
    **{f"mods, {chosen or 'none'}": partial(mods_page, chosen=chosen) for chosen in ("", "a", "c", "d", "e")},
    **EDITOR_PAGES,
    "browser": browser,
    "browser, unreadable": partial(browser, fault="Permission denied"),
    "pause": _pause,
    "credits": lambda pages: CreditsPage(pages.stage),
    "loading": lambda pages: LoadingPage(pages.stage),
    **{f"options, {tab}": partial(_options, tab=tab) for tab in TABS},
    "new battle": lambda pages: _new_battle(pages, "crossroads", OWN, OWN),
    "new battle, drawn": lambda pages: _new_battle(pages, "river", DRAWN, DRAWN, seed=1234567890),
    "new battle, bought": lambda pages: _new_battle(pages, "river", BOUGHT, BOUGHT),
    "new battle of Headquarters": partial(camps_page, wish=CampsWish()),
    "new battle of Headquarters, four camps": partial(
        camps_page,
        wish=CampsWish("four_corners", ("person", "raider", "person", "banker"), "2026-12-31", 100, 1234567890),
    ),
    "new battle of Headquarters, no day": partial(camps_page, wish=CampsWish("delta", ("",) * 3, "2026-02-30")),
    **{
        f"new battle of Skirmish, {mission}": partial(table_page, wish=TableWish(mission, seats, seed))
        for mission, seats, seed in (("colours", ("person",), None), ("strongbox", ("person", "person"), 1234567890))
    },
    "force": lambda pages: force_page(pages, *BOUGHT_FORCE),
    "force, nothing": force_page,
    "named forces": _named_forces,
    "named forces, none": partial(_named_forces, no_keep="force-wrong-empty"),
    **{f"load, {chosen}": partial(_shelf, name="load", chosen=chosen) for chosen in (-1, 0, 1, 3, 4)},
    **{f"replays, {chosen}": partial(_shelf, name="replays", chosen=chosen) for chosen in (-1, 2)},
    "save": partial(_save, name="Thirty letters, the longest..."),
    "save, nothing": partial(_save, name=""),
    "encyclopedia, unit": partial(encyclopedia, table="units", name="attack_helicopter"),
    "encyclopedia, weapon": partial(encyclopedia, table="weapons", name="cannon_shell"),
    "encyclopedia, terrain": partial(encyclopedia, table="terrain", name="forest"),
    "encyclopedia, structure": partial(encyclopedia, table="structures", name="watchtower"),
    "encyclopedia, two units": partial(
        encyclopedia, table="units", name="tank", other="anti_air_battery", choice=False
    ),
    **{
        f"encyclopedia of Headquarters, {table}": partial(encyclopedia, table=table, name=name, game="headquarters")
        for table, name in (("units", "artillery"), ("terrain", "city"), ("offers", "heavy_tank"))
    },
    "encyclopedia of Headquarters, two units": partial(
        encyclopedia, table="units", name="tank", other="headquarters", game="headquarters"
    ),
    **{
        f"encyclopedia of Skirmish, {table}": partial(encyclopedia, table=table, name=name, game="skirmish")
        for table, name in (
            *(("units", "sniper"), ("weapons", "revolver"), ("abilities", "scout"), ("formations", "column")),
            ("ground", "building"),
        )
    },
    "encyclopedia of Skirmish, two units": partial(
        encyclopedia, table="units", name="prussian", other="dragoon", game="skirmish"
    ),
    **{f"after, {tab}": partial(after, tab=tab) for tab in ("overview", "losses", "weapons", "goals")},
    **{f"help, {topic}": partial(help_page, topic=topic) for topic in ("turn", "fire")},
    "help, keys": partial(help_page, topic="keys", choice=False),
    **{
        f"help of Headquarters, {topic}": partial(help_page, topic=topic, game="headquarters")
        for topic in ("fighting", "shop")
    },
    **{
        f"help of Skirmish, {topic}": partial(help_page, topic=topic, game="skirmish")
        for topic in ("start", "turn", "moving", "groups", "shooting", "buildings", "winning", "keys")
    },
    **{f"mission {name}": partial(_missions, name=name) for name in ("last_bridge", "breakout", "left_behind")},
}
