"""What battles can be begun: the pack's maps and missions as values for the pages, and beginning one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from client3d.clumsy.words import Words
from client3d.export.clumsy.map_marks import drawn_of, ground_of
from client3d.play.app import first_of, shown, what_is_wrong
from client3d.play.options import DEFAULT_MAP, PERSON, PlayOptions
from client3d.play.saved import what_is_told
from client3d.play.ways_in import UsageError
from client3d.screens.buying import force_values, force_words, named_forces, verdict
from client3d.screens.force import ForceValues
from client3d.screens.games import MAIN_GAME, any_seed, mods_of, seated
from client3d.screens.map_picture import MapMarks
from client3d.screens.missions import MissionChoice, MissionSide
from client3d.screens.named_forces import NamedForce
from client3d.screens.new_battle import BUDGET_STEP, MapChoice, NewBattleValues
from client3d.screens.program import Program, Running
from client3d.screens.wish import BOUGHT, DRAWN, OWN, SIDES, BattleWish
from core.packs.faults import Fault, PackError
from core.packs.loader import Pack
from core.packs.mods import Mod
from replays.faults import ReplayError, ReplayFault
from replays.reader import open_replay
from replays.resume import resumed
from systems.clumsy.ai.personality import DEFAULT, load_personalities
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.drawn_forces import least_budget
from systems.clumsy.map_file import SIDES as SIDE_NAMES
from systems.clumsy.maps import BattleMap, ForceWish, load_maps
from systems.clumsy.missions import Mission, load_missions
from systems.clumsy.setup import BattleSetup

_MOST_FAULTS = 5
_CHOSEN = (
    *("date", "round_limit"),
    *("map", "mission", "side", "hot_seat", "watch_ai", "seed", "forces", "force_wishes", "placing", "placed"),
    *("budget", "season", "seats", "personality", "replay", "load"),
)
"""The options that say which battle it is."""


class Battles:
    """See the module. Everything raises PackError when something is wrong with the pack's files."""

    def __init__(self, program: Program, options: PlayOptions) -> None:
        if options.ruleset != MAIN_GAME:  # a battle of another game was left for the title
            options = replace(options, ruleset=MAIN_GAME, pack=PlayOptions().pack)
        self.program, self.options = program, replace(options, mods=mods_of(MAIN_GAME, options.mods))

    def use(self, mods: tuple[Mod, ...]) -> None:
        """Have the maps, missions and tables of the pack with these mods from now on."""
        self.options = replace(self.options, mods=mods_of(MAIN_GAME, mods))
        for name in ("_pack", "_maps", "_missions", "_opponents"):
            self.__dict__.pop(name, None)

    @cached_property
    def _pack(self) -> Pack[ClumsyData]:
        return load_clumsy(self.options.pack, self.options.mods)

    @cached_property
    def _maps(self) -> dict[str, BattleMap]:
        return load_maps(self._pack)

    @cached_property
    def _missions(self) -> dict[str, Mission]:
        return load_missions(self._pack)

    @cached_property
    def _opponents(self) -> tuple[str, ...]:
        names = load_personalities(self._pack.folder)
        return tuple(sorted(names, key=lambda name: (name != DEFAULT, name)))

    @property
    def pack(self) -> Pack[ClumsyData]:
        """The pack with its mods."""
        return self._pack

    @property
    def maps(self) -> dict[str, BattleMap]:
        """Its maps, by name."""
        return self._maps

    @property
    def data(self) -> ClumsyData:
        """The pack's tables."""
        return self._pack.data

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders of the pack and its mods."""
        return self._pack.folders

    # --- values

    def new_battle(self) -> NewBattleValues:
        """Maps, opponents and sides in the player's language."""
        words = self._words
        maps = tuple(map(self.map_choice, self._maps))
        opponents = tuple((name, words.named("personality", name)) for name in self._opponents)
        sides = (words.side(0), words.side(1))
        return NewBattleValues(maps, opponents, sides, self._forces, self._wrong, self.program.wish)

    def force(self, wish: BattleWish, side: int) -> ForceValues:
        """What a side's force is put together from."""
        return force_values(self._words, self._maps[wish.map], side, wish.budget)

    def named_forces(self) -> list[NamedForce]:
        """The forces that are kept under names."""
        return named_forces(self._words, self.data, self.program.forces)

    def missions(self) -> tuple[MissionChoice, ...]:
        """The missions in the player's language, with what was reached in each."""
        return tuple(self._mission_choice(name, one) for name, one in self._missions.items())

    @property
    def _words(self) -> Words:
        return Words(self.program.texts, SIDE_NAMES)

    def map_choice(self, name: str) -> MapChoice:
        """A map in the player's language, with what its picture is made of."""
        found = self._maps[name]
        ground, marks = drawn_of(found)
        marks = replace(marks, units=())  # who stands there is still to be wished for
        title, about = self._words.named("map", name), self._words.about("map", name)
        budget, season = found.budget, found.clock.season or found.seasons[0]
        least = min(-(-least_budget(self.data) // BUDGET_STEP) * BUDGET_STEP, budget)
        return MapChoice(name, title, about, ground, marks, budget, least, season, found.seasons)

    def _forces(self, wish: BattleWish) -> tuple[str, ...]:
        words, found = self._words, []
        for side in range(SIDES):
            types = self._types(wish, side)
            nobody = words("force-wrong-empty") if wish.forces[side] == BOUGHT else ""
            found.append(force_words(words, types) or nobody)
        return tuple(found)

    def _types(self, wish: BattleWish, side: int) -> Sequence[str]:
        """The units that a side has by a wish; none where that is left to chance."""
        if wish.forces[side] == BOUGHT:
            return wish.bought[side]
        found = self._maps[wish.map]
        if wish.forces[side] == OWN:
            return [unit.type for unit in found.forces[side]]
        if wish.seed is None:
            return ()
        return [unit.type for unit in found.drawn_forces(wish.seed, wish.budget)[side]]

    def _wrong(self, wish: BattleWish) -> str:
        words = self._words
        for side in range(SIDES):
            if wish.forces[side] == BOUGHT:
                for line in verdict(words, self._maps[wish.map], side, wish.budget, wish.bought[side]).wrong:
                    return words("battle-force-wrong", side=words.side(side), wrong=line)
        return ""

    def _mission_choice(self, name: str, found: Mission) -> MissionChoice:
        texts, setup, progress = self.program.texts, found.setup, self.program.progress
        sides = []
        for side in found.sides_to_play:
            number = setup.sides.index(side)
            briefing = texts.format(found.file.briefing[side])
            best = progress.best_round(name, side)
            sides.append(MissionSide(number, side, self._words.side(number), briefing, _known(setup, number), best))
        title, about = texts.format(found.title_key), texts.format(found.about_key)
        ground, file = ground_of(self.data, setup.rows), found.file
        return MissionChoice(name, title, about, ground, file.round_limit, file.difficulty, tuple(sides))

    # --- beginning

    def begin(self, wish: BattleWish) -> None:
        """A battle as it was put together."""
        self.program.wish = wish
        seats = tuple(PERSON if seat == PERSON else seat or DEFAULT for seat in wish.seats)
        self._open(
            **seated(SIDE_NAMES, seats),
            map=wish.map,
            force_wishes=tuple(map(_force_wish, wish.forces, wish.bought)),
            budget=wish.budget if wish.spends else None,
            placing=wish.placed and PERSON in seats,
            season=wish.season,
            seed=any_seed() if wish.seed is None else wish.seed,
        )

    def begin_of(self, ruleset: str, mods: tuple[Mod, ...], **chosen: Any) -> None:
        """A battle of another ruleset with mods of its own, by the options that say which one it is."""
        self._open(ruleset, mods, **chosen)

    def begin_mission(self, name: str, side: str) -> None:
        """A mission, played by a side."""
        self._open(mission=name, map=DEFAULT_MAP, side=side, seed=any_seed())

    def load(self, file: Path) -> None:
        """A battle that was saved, or left. What cannot be gone on with is told before anything is left for it."""
        try:
            resumed(open_replay(file))
        except ReplayError as error:
            self._tell(file, error)
        else:
            self._open(load=file)

    def watch(self, file: Path) -> None:
        """A replay."""
        try:
            self.program.follow(shown(open_replay(file)))
        except ReplayError as error:
            self._tell(file, error)

    def _tell(self, file: Path, error: ReplayError) -> None:
        faults: list[ReplayFault | Fault] = [*error.faults, *error.data_faults[:_MOST_FAULTS]]
        text = "\n".join(what_is_told(file, faults, self.program.texts))
        self.program.navigator.tell(self.program.texts.format("shelf-cannot"), text)

    def _open(self, ruleset: str = MAIN_GAME, mods: tuple[Mod, ...] | None = None, **chosen: Any) -> None:
        fresh, options = PlayOptions(), self.options
        asked = {name: chosen.get(name, getattr(fresh, name)) for name in _CHOSEN}
        mods = options.mods if mods is None else mods
        self.program.follow(partial(begun, replace(options, ruleset=ruleset, mods=mods, **asked)))


def _force_wish(kind: str, bought: tuple[str, ...]) -> ForceWish:
    return bought if kind == BOUGHT else "drawn" if kind == DRAWN else "default"


def begun(options: PlayOptions, program: Program) -> Running:
    """The battle that the options say; if it cannot be opened, the title, which says why.

    It is opened only when what was on the screen before has ended: that may have been recording into the same file.
    """
    from client3d.screens.lobby import Lobby

    try:
        return first_of(options, program.texts)(program)
    except (UsageError, PackError) as error:
        lobby = Lobby(program, options)
        program.navigator.tell(program.texts.format("battle-cannot-begin"), what_is_wrong(error, program.texts))
        return lobby


def _known(setup: BattleSetup, side: int) -> MapMarks:
    """What a side may see of a mission's map before it begins: points, its own units, and what stands there."""
    units = tuple((unit.at, unit.side) for unit in setup.units if unit.side == side)
    buildings = tuple((built.at, built.side) for built in setup.structures if built.side in (side, -1))
    return MapMarks(setup.points, (), buildings, units)
