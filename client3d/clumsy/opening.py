"""What is played: from what was asked for to a match at its first order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import structs

from client3d.clumsy.match import Match
from client3d.play.options import PlayOptions
from client3d.play.seating import Seating
from client3d.play.ways_in import Opened, UsageError
from core.packs.named_files import is_file
from core.rulesets import Thinker
from core.texts import Texts
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.maps import BattleMap, Forces
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, UnitSetup
from systems.clumsy.start_zone import StartZone


@dataclass(frozen=True)
class Field:
    """A battle on a map, with where its sides may place their units."""

    setup: BattleSetup
    data: ClumsyData
    zones: tuple[StartZone, ...]
    folder: Path
    """The pack's."""
    mods: tuple[Path, ...] = ()

    def force(self, side: int) -> tuple[UnitSetup, ...]:
        """A side's units, where they stand."""
        return tuple(unit for unit in self.setup.units if unit.side == side)

    def with_force(self, side: int, force: tuple[UnitSetup, ...]) -> Field:
        """The same with a side's units elsewhere."""
        units = [force if each == side else self.force(each) for each in range(len(self.setup.sides))]
        setup = structs.replace(self.setup, units=tuple(unit for each in units for unit in each))
        return replace(self, setup=setup)


def open_match(options: PlayOptions, texts: Texts) -> Opened:
    """The new match that is asked for. Raises UsageError and PackError."""
    from systems.clumsy.maps import load_map, map_names
    from systems.clumsy.missions import load_mission

    pack = load_clumsy(options.pack, options.mods)
    sides: tuple[str, ...] = ()
    if options.mission:
        mission = load_mission(pack, options.mission)
        setup, sides = mission.battle(options.seed), mission.sides_to_play
    elif options.map in map_names(*pack.folders) or is_file(options.map):
        setup = _battle_on(load_map(pack, options.map), options)
    else:
        known = ", ".join(map_names(*pack.folders))
        raise UsageError(texts.format("unknown-map", name=options.map, known=known))
    return SEATING.seated(options, texts, pack, setup, sides)


def open_field(options: PlayOptions) -> Field:
    """The battle on a map that is asked for, before anybody has placed a unit. Raises PackError."""
    from systems.clumsy.maps import load_map

    pack = load_clumsy(options.pack, options.mods)
    ground = load_map(pack, options.map)
    return Field(_battle_on(ground, options), pack.data, ground.zones, pack.folder, pack.folders[1:])


def _battle_on(ground: BattleMap, options: PlayOptions) -> BattleSetup:
    forces: Forces = options.placed or options.forces  # type: ignore[assignment]
    if options.force_wishes and not options.placed:
        forces = ground.forces_of(options.force_wishes, options.seed, options.budget)
    clock = ground.clock_in(options.season) if options.season else None  # type: ignore[arg-type]
    return ground.battle(options.seed, forces=forces, budget=options.budget, clock=clock)


def begun_anew(opened: Opened, options: PlayOptions, texts: Texts) -> Opened:
    """See `WayIn.begun_anew`."""
    return SEATING.begun_anew(opened, options, texts)


def _opponent(side: int, personality: str) -> Thinker:
    from systems.clumsy.ai.opponent import Opponent

    return Opponent(side, personality) if personality else Opponent(side)


SEATING = Seating(Match, new_game, _opponent)
