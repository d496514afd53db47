"""What a mod comes to when it is played: its scenarios, and mirrored games of the opponent against itself.

For each unit that a mod adds or changes there are pairs of games on one map with one seed: in the first one side has a
force that leans on the unit and the other a usual one of the same value, in the second they change sides. So nothing
but the unit tells the forces apart. A unit that was there before is tried in the game without the mods as well: what
counts of it is what the mods made of it. A mod's maps are played with equal forces on both sides, its missions as they
are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from core.game import Entry
from core.packs.loader import Pack
from core.packs.mods import Mod
from lab.shares import Share, Verdict, changed_verdict
from lab.tournament import StuckError, play_game
from lab.tournament_report import GameRecord
from lab.trial_forces import Force, leaning_force, usual_force, without
from lab.trial_games import OnGame, all_played, nobody, own_files
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import ClumsyData, UnitType, load_clumsy
from systems.clumsy.drawn_forces import group, least_budget
from systems.clumsy.maps import FOLDER as MAPS
from systems.clumsy.maps import BattleMap, load_maps
from systems.clumsy.missions import FOLDER as MISSIONS
from systems.clumsy.missions import load_mission
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import BattleSetup
from systems.clumsy.start_zone import place_force
from systems.clumsy.statistics import BattleCounter, Statistics
from systems.clumsy.watching import picture_of_everything

WITHOUT_RULE: Final = frozenset({"engine", "value"})
"""Keys of a unit that make no difference in a battle: a price is what is to be judged."""


class Deed(Struct, frozen=True):
    """What units of one type did in all games."""

    fielded: int = 0
    lost: int = 0
    damage: int = 0
    """Hit points they took from the enemy by fire."""
    destroyed: int = 0
    """Value of what they destroyed."""
    cost: int = 0
    """Value of all that were fielded."""

    def plus(self, other: Deed) -> Deed:
        """Both together."""
        mine, others = ((one.fielded, one.lost, one.damage, one.destroyed, one.cost) for one in (self, other))
        return Deed(*(a + b for a, b in zip(mine, others, strict=True)))


class UnitTrial(Struct, frozen=True):
    """What came of a unit that the mod adds or changes."""

    name: str
    new: bool
    share: Share
    """Games won by the side that leans on it."""
    before: Share | None
    """The same without the mods; None of a new unit."""
    deed: Deed
    peers: Deed
    """The same of the units of its class that the mod leaves as they are; of all others where it leaves none."""
    instead_of: str = ""
    """The unit in whose place it fought, where units have no price; "": it was bought for its value."""

    @property
    def verdict(self) -> Verdict:
        """Of a new unit: whether it is worth its value; of another, whether it is worth more or less than before."""
        return self.share.verdict if self.before is None else changed_verdict(self.before, self.share)


class GroundTrial(Struct, frozen=True):
    """What came of games on a map, or of a mission."""

    name: str
    kind: Literal["map", "mission", "table"]
    """table: a mission in which both sides should have the same chances, as on a map."""
    share: Share
    """Games that the first side won; of a map or a table it should be one half."""
    rounds: float
    """On average."""
    decided: int
    """Games that ended before the round limit."""


class CampTrial(Struct, frozen=True):
    """What came of one of the camps of a map, of two or more that play at once."""

    map: str
    camp: str
    camps: int
    share: Share
    """Games that it won of those that somebody won."""
    rounds: float
    """On average."""
    decided: int

    @property
    def verdict(self) -> Verdict:
        """Whether it wins as often as it should: as often as any other."""
        return self.share.verdict_at(1 / self.camps)


class Trial(Struct, frozen=True):
    """All that was played."""

    games: int
    units: tuple[UnitTrial, ...] = ()
    grounds: tuple[GroundTrial, ...] = ()
    unpriced: tuple[str, ...] = ()
    """Units on trial that no force could buy: they have no value, or one too great."""
    camps: tuple[CampTrial, ...] = ()


class _Battle(NamedTuple):
    """A game to be played."""

    subject: str
    """`unit NAME`, `map NAME` or `mission NAME`."""
    modded: bool
    """Whether it is played with the mods."""
    leaning: int
    """The side that leans on the unit; of other games the first."""
    setup: BattleSetup


class _Played(NamedTuple):
    battle: _Battle
    record: GameRecord
    deeds: dict[str, Deed]


def try_out(mods: Sequence[Mod], games: int, jobs: int = 1, on_game: OnGame = nobody) -> Trial:
    """Play about so many games for each unit, map and mission of the mods, in so many processes.

    `on_game` is told how many are done, and of how many. Raises `PackError` if the mods are not sound.
    """
    pack, base = load_clumsy(mods=mods), load_clumsy()
    touched = touched_units(pack.data, base.data)
    maps = load_maps(pack)
    changed = [name for name in touched if name in base.data.units]
    battles = [
        *_of_units(pack.data, touched, touched, maps, games, modded=True),
        *_of_units(base.data, touched, changed, load_maps(base), games, modded=False),
        *_of_maps(pack, maps, touched, games),
        *_of_missions(pack, games),
    ]
    played = all_played(partial(_played, tuple(mods)), battles, jobs, on_game)
    return _summed_up(pack.data, base.data, touched if games else (), played)


def touched_units(data: ClumsyData, base: ClumsyData) -> tuple[str, ...]:
    """The units that are new, or fight otherwise than in the pack below: by themselves or by their weapons."""
    return tuple(
        name
        for name, kind in data.units.items()
        if name not in base.units or _fights(kind, data) != _fights(base.units[name], base)
    )


def _fights(kind: UnitType, data: ClumsyData) -> list[Any]:
    """All of a unit that makes a difference in a battle."""
    own = [getattr(kind, name) for name in kind.__struct_fields__ if name not in WITHOUT_RULE]
    weapons = [
        [getattr(weapon, name) for name in weapon.__struct_fields__ if name not in ("look", "sound")]
        for weapon in (data.weapons[name] for name in kind.weapons)
    ]
    return [own, weapons]


# --- what is played


def _of_units(
    data: ClumsyData,
    touched: Sequence[str],
    tried: Sequence[str],
    maps: dict[str, BattleMap],
    games: int,
    *,
    modded: bool,
) -> Iterator[_Battle]:
    """Pairs of games for each unit that is tried, on the maps in turn; usual forces are of the untouched, if any."""
    untouched = without(data, touched)
    fights = any(group(untouched, kind) for kind in untouched.units.values())
    for name in tried if maps else ():
        # in a total conversion a unit can only be compared with the mod's others
        usual = untouched if fights else without(data, [name])
        for pair in range((games + 1) // 2):
            ground = list(maps.values())[pair % len(maps)]
            room = min(zone.room for zone in ground.zones)
            plain = usual_force(usual, ground.budget, pair + 1, room)
            leaning = leaning_force(data, plain, name, room) if plain else None
            if leaning is None:
                continue
            for side in (0, 1):
                yield _Battle(f"unit {name}", modded, side, _setup(data, ground, pair + 1, leaning, plain, side))


def _setup(data: ClumsyData, ground: BattleMap, seed: int, leaning: Force, plain: Force, side: int) -> BattleSetup:
    lists = (leaning, plain) if side == 0 else (plain, leaning)
    forces = [place_force(data, zone, types) for zone, types in zip(ground.zones, lists, strict=True)]
    return ground.battle(seed, forces=forces)


def _of_maps(
    pack: Pack[ClumsyData], maps: dict[str, BattleMap], touched: Sequence[str], games: int
) -> Iterator[_Battle]:
    """Games with equal forces on the mod's own maps; on all, if nothing else of the mod can be played."""
    own = own_files(pack, MAPS)
    alone = not own and not touched and not own_files(pack, MISSIONS)
    for name, ground in maps.items():
        if (name in own or alone) and ground.budget >= least_budget(pack.data):
            for seed in range(1, games + 1):
                yield _Battle(f"map {name}", True, 0, ground.battle(seed, forces="drawn"))


def _of_missions(pack: Pack[ClumsyData], games: int) -> Iterator[_Battle]:
    for name in sorted(own_files(pack, MISSIONS)):
        mission = load_mission(pack, name)
        for seed in range(1, games + 1):
            yield _Battle(f"mission {name}", True, 0, mission.battle(seed))


# --- playing


def _played(mods: Sequence[Mod], battle: _Battle) -> _Played:
    """Play a game and count what its units did. Raises StuckError, with the game's name, if it never ends."""
    data = load_clumsy(mods=mods if battle.modded else ()).data
    counters: list[BattleCounter] = []

    def begin(game: ClumsyGame) -> None:
        counters.append(BattleCounter(picture_of_everything(game), data, len(battle.setup.sides)))

    def follow(entry: Entry) -> None:
        counters[0].follow(event for event, _ in entry.told)

    seats = [Opponent(side) for side in range(len(battle.setup.sides))]
    try:
        record = play_game(battle.setup, data, seats, follow, begin)
    except StuckError as error:
        raise StuckError(f"{battle.subject}, seed {battle.setup.seed}: {error}") from error
    return _Played(battle, record, _deeds(counters[0].statistics, data))


def _deeds(statistics: Statistics, data: ClumsyData) -> dict[str, Deed]:
    found: dict[str, Deed] = {}
    for account in statistics.accounts:
        for name, number in account.force.items():
            lost = account.lost.get(name, 0) + account.gave_up.get(name, 0)
            _add(found, name, Deed(number, lost, cost=number * data.units[name].value))
    for deeds in statistics.deeds.values():
        _add(found, deeds.type, Deed(damage=deeds.fire.damage, destroyed=deeds.value))
    return found


def _add(deeds: dict[str, Deed], name: str, more: Deed) -> None:
    deeds[name] = deeds.get(name, Deed()).plus(more)


# --- what came of it


def _summed_up(data: ClumsyData, base: ClumsyData, touched: Sequence[str], played: Sequence[_Played]) -> Trial:
    by_subject: dict[str, list[_Played]] = {}
    deeds: dict[str, Deed] = {}
    before: dict[str, list[_Played]] = {}
    for one in played:
        if not one.battle.modded:
            before.setdefault(one.battle.subject, []).append(one)
            continue
        by_subject.setdefault(one.battle.subject, []).append(one)
        for name, deed in one.deeds.items():
            _add(deeds, name, deed)
    units, unpriced = [], []
    for name in touched:
        games = by_subject.get(f"unit {name}", [])
        if not games and name not in deeds:
            unpriced.append(name)
            continue
        earlier = _share(before[f"unit {name}"]) if f"unit {name}" in before else None
        compared = _compared(data, name, touched, deeds)
        units.append(UnitTrial(name, name not in base.units, _share(games), earlier, *compared))
    grounds = [_ground(subject, games) for subject, games in by_subject.items() if not subject.startswith("unit ")]
    return Trial(len(played), tuple(units), tuple(grounds), tuple(unpriced))


def _compared(data: ClumsyData, name: str, touched: Sequence[str], deeds: dict[str, Deed]) -> tuple[Deed, Deed]:
    """What units of a type did, and what others of its class did that have weapons if it has."""
    kind, peers = data.units[name], Deed()
    left_alone = set(data.units) - set(touched) or set(data.units) - {name}
    for other, deed in deeds.items():
        one = data.units[other]
        if other in left_alone and one.unit_class == kind.unit_class and bool(one.weapons) == bool(kind.weapons):
            peers = peers.plus(deed)
    return deeds.get(name, Deed()), peers


def _share(games: Sequence[_Played]) -> Share:
    results = Counter(
        "drawn" if one.record.winner < 0 else "won" if one.record.winner == one.battle.leaning else "lost"
        for one in games
    )
    return Share(results["won"], results["drawn"], len(games))


def _ground(subject: str, games: Sequence[_Played]) -> GroundTrial:
    kind, _, name = subject.partition(" ")
    rounds = sum(one.record.rounds for one in games) / len(games)
    decided = sum(one.record.decided for one in games)
    return GroundTrial(name, "map" if kind == "map" else "mission", _share(games), rounds, decided)
