"""What battles can be begun: the pack's maps and missions as values for the pages, and beginning one."""

from __future__ import annotations

import secrets
from functools import cached_property
from typing import Any

from client3d.play.app import battle, what_is_wrong
from client3d.play.opening import UsageError, open_match
from client3d.play.options import DEFAULT_MAP, PERSON, PlayOptions
from client3d.screens.map_picture import MapMarks
from client3d.screens.missions import MissionChoice, MissionSide
from client3d.screens.new_battle import SIDES, BattleWish, MapChoice, NewBattleValues
from client3d.screens.program import Program
from core.board import cells_of
from core.packs.faults import PackError
from core.packs.loader import Pack
from systems.clumsy.ai.personality import DEFAULT, load_personalities
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.map_file import SIDES as SIDE_NAMES
from systems.clumsy.maps import BattleMap, load_maps
from systems.clumsy.missions import Mission, load_missions
from systems.clumsy.setup import BattleSetup

_SEED_BITS = 31


class Battles:
    """See the module. Everything raises PackError when something is wrong with the pack's files."""

    def __init__(self, program: Program, options: PlayOptions) -> None:
        self.program, self.options = program, options

    @cached_property
    def _pack(self) -> Pack[ClumsyData]:
        return load_clumsy(self.options.pack)

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

    # --- values

    def new_battle(self) -> NewBattleValues:
        """Maps, opponents and sides in the player's language."""
        text = self.program.texts
        maps = tuple(self._map_choice(name, one) for name, one in self._maps.items())
        opponents = tuple(
            (name, text.format(key) if text.has(key := f"personality-{name}") else name.replace("_", " "))
            for name in self._opponents
        )
        return NewBattleValues(maps, opponents, (self._side(0), self._side(1)), self.program.wish)

    def missions(self) -> tuple[MissionChoice, ...]:
        """The missions in the player's language, with what was reached in each."""
        return tuple(self._mission_choice(name, one) for name, one in self._missions.items())

    def _side(self, side: int) -> str:
        key = f"side-{SIDE_NAMES[side]}"
        texts = self.program.texts
        return texts.format(key) if texts.has(key) else SIDE_NAMES[side]

    def _map_choice(self, name: str, found: BattleMap) -> MapChoice:
        marks = MapMarks(
            found.points,
            tuple(tuple(found.board.xy(cell) for cell in cells_of(zone.cells)) for zone in found.zones),
            tuple((built.at, built.side) for built in found.battle(0).structures),
        )
        least = min(kind.value for kind in self._pack.data.units.values() if kind.value)
        title, about = (self.program.texts.format(key) for key in (found.title_key, found.about_key))
        budget, season = found.budget, found.clock.season or found.seasons[0]
        least = min(-(-least // 10) * 10, budget)
        ground = self._ground(found.rows)
        return MapChoice(name, title, about, ground, marks, budget, least, season, found.seasons)

    def _mission_choice(self, name: str, found: Mission) -> MissionChoice:
        texts, setup, progress = self.program.texts, found.setup, self.program.progress
        sides = []
        for side in found.sides_to_play:
            number = setup.sides.index(side)
            briefing = texts.format(found.file.briefing[side])
            best = progress.best_round(name, side)
            sides.append(MissionSide(number, side, self._side(number), briefing, _known(setup, number), best))
        title, about = texts.format(found.title_key), texts.format(found.about_key)
        return MissionChoice(name, title, about, self._ground(setup.rows), found.file.round_limit, tuple(sides))

    def _ground(self, rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        data = self._pack.data
        names = {glyph: kind.id for glyph, kind in data.terrain_by_glyph().items()}
        names |= {glyph: kind.id for glyph, kind in data.structure_by_glyph().items()}
        return tuple(tuple(names[glyph] for glyph in row) for row in rows)

    # --- beginning

    def begin(self, wish: BattleWish) -> None:
        """A battle as it was put together."""
        self.program.wish = wish
        seats = tuple(PERSON if seat == PERSON else seat or DEFAULT for seat in wish.seats)
        self._open(
            map=wish.map,
            seats=seats,
            side=SIDE_NAMES[seats.index(PERSON)] if seats.count(PERSON) == 1 else "",
            hot_seat=seats.count(PERSON) == SIDES,
            watch_ai=PERSON not in seats,
            forces="drawn" if wish.drawn else "default",
            budget=wish.budget if wish.drawn else None,
            season=wish.season,
            seed=secrets.randbits(_SEED_BITS) if wish.seed is None else wish.seed,
        )

    def begin_mission(self, name: str, side: str) -> None:
        """A mission, played by a side."""
        self._open(mission=name, map=DEFAULT_MAP, side=side, seed=secrets.randbits(_SEED_BITS))

    def _open(self, **chosen: Any) -> None:
        fresh = PlayOptions()
        asked = ("map", "mission", "side", "hot_seat", "watch_ai", "forces", "budget", "season", "seats", "replay")
        for name in asked:
            setattr(self.options, name, chosen.get(name, getattr(fresh, name)))
        self.options.seed = chosen["seed"]
        try:
            opened = open_match(self.options, self.program.texts)
        except (UsageError, PackError) as error:
            text = what_is_wrong(error, self.program.texts)
            self.program.navigator.tell(self.program.texts.format("battle-cannot-begin"), text)
            return
        self.program.follow(battle(self.options, opened))


def _known(setup: BattleSetup, side: int) -> MapMarks:
    """What a side may see of a mission's map before it begins: points, its own units, and what stands there."""
    units = tuple((unit.at, unit.side) for unit in setup.units if unit.side == side)
    buildings = tuple((built.at, built.side) for built in setup.structures if built.side in (side, -1))
    return MapMarks(setup.points, (), buildings, units)
