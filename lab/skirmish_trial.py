"""What a mod of Skirmish comes to when it is played: whether its missions are even, and how good its fighters are.

A mod's own missions are played, and all of the pack where a mod changes what battles are played by. For each fighter
that a mod adds or changes there are pairs of games on one mission with one seed: in the first one side has it in the
place of each of its common soldiers, in the second the other. A fighter that was there before is tried without
the mods as well: what counts of it is what the mods made of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from core.packs.loader import Pack
from core.packs.mods import Mod
from lab.mod_trial import Deed, GroundTrial, Trial, UnitTrial
from lab.shares import Share
from lab.trial_games import OnGame, all_played, nobody, on_trial
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.ai.playing import Computers
from systems.skirmish.data import SkirmishData, UnitType, load_skirmish
from systems.skirmish.geometry import overlap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.missions import FOLDER as MISSIONS
from systems.skirmish.missions import load_mission, load_missions, mission_names
from systems.skirmish.pipeline import new_game
from systems.skirmish.ruleset import RULESET
from systems.skirmish.setup import BattleSetup, UnitSetup, table_of
from systems.skirmish.setup_check import check_setup
from systems.skirmish.table import Table

_SHIFT = CENTIMETRE // 2
_MOST_SHIFTS = 80
"""How far, and how often at most, somebody is moved along who has no room where another one stood."""


class _Battle(NamedTuple):
    """A game to be played."""

    subject: str
    """`unit NAME` or `table NAME`."""
    modded: bool
    """Whether it is played with the mods."""
    leaning: int
    """The side that has the fighter on trial; of other games the first."""
    setup: BattleSetup


class _Played(NamedTuple):
    battle: _Battle
    winner: int
    """A side; -1: nobody."""
    turns: int
    decided: bool
    """Whether it ended before the last turn was over."""


def try_out(mods: Sequence[Mod], games: int, jobs: int = 1, on_game: OnGame = nobody) -> Trial:
    """Play about so many games for each fighter and mission that the mods bring or change, in so many processes.

    `on_game` is told how many are done, and of how many. Raises `PackError` if the mods are not sound.
    """
    pack, base = load_skirmish(mods=mods), load_skirmish()
    touched = touched_fighters(pack.data, base.data)
    before = [name for name in touched if name in base.data.units]
    wanted = [
        *_of_fighters(pack, touched, touched, games, modded=True),
        *_of_fighters(base, before, touched, games, modded=False),
        *_of_missions(pack, games),
    ]
    played = all_played(partial(_played, tuple(mods)), wanted, jobs, on_game)
    return _summed_up(pack, base, touched, played)


def touched_fighters(data: SkirmishData, base: SkirmishData) -> list[str]:
    """The armed fighters that are new, or fight otherwise than in the pack below: by themselves or by their weapons."""
    return [
        name
        for name, kind in data.units.items()
        if kind.is_fighter
        and kind.weapon
        and (name not in base.units or _fights(kind, data) != _fights(base.units[name], base))
    ]


def _fights(kind: UnitType, data: SkirmishData) -> list[Any]:
    """All of a fighter that makes a difference in a battle."""
    things: list[Any] = [kind, data.weapon_of(kind)]
    return [getattr(one, name) for one in things if one for name in one.__struct_fields__ if name != "engine"]


# --- what is played


def _of_missions(pack: Pack[SkirmishData], games: int) -> Iterator[_Battle]:
    for name in on_trial(RULESET, pack, MISSIONS, mission_names(pack)):
        mission = load_mission(pack, name)
        for seed in range(1, games + 1):
            yield _Battle(f"table {name}", True, 0, mission.battle(seed))


def _of_fighters(
    pack: Pack[SkirmishData], tried: Sequence[str], touched: Sequence[str], games: int, *, modded: bool
) -> Iterator[_Battle]:
    ground = _field(pack)
    if ground is None:
        return
    for name in tried:
        peer = peer_of(pack.data, ground, name, touched)
        for pair in range((games + 1) // 2 if peer else 0):
            for side in (0, 1):
                kinds = (name, peer) if side == 0 else (peer, name)
                setup = fielded(pack.data, replace(ground, seed=pair + 1), kinds)
                if setup is not None:
                    yield _Battle(f"unit {name}", modded, side, setup)


def _field(pack: Pack[SkirmishData]) -> BattleSetup | None:
    """The first mission in which nothing but breaking the enemy wins: what counts there is how one fights."""
    setups = (mission.battle(0) for mission in load_missions(pack).values())
    return next((setup for setup in setups if all(goal.kind == "break" for goal in setup.goals)), None)


def peer_of(data: SkirmishData, setup: BattleSetup, name: str, touched: Sequence[str]) -> str:
    """Whom a fighter is tried against: the common soldier, or another one if that is who is tried; "" for nobody."""
    soldier = common_soldier(setup)
    if name != soldier:
        return soldier
    others = (kind for kind in data.units.values() if kind.weapon and kind.move == data.units[name].move)
    plain = sorted(others, key=lambda kind: (kind.id in touched, len(kind.abilities), kind.id))
    return next((kind.id for kind in plain if kind.id != name), "")


def common_soldier(setup: BattleSetup) -> str:
    """The kind of which there are the most; of several the first by name."""
    counts = Counter(unit.type for unit in setup.units)
    return min(counts, key=lambda name: (-counts[name], name))


def fielded(data: SkirmishData, setup: BattleSetup, kinds: tuple[str, str]) -> BattleSetup | None:
    """The same with each side's common soldiers of a kind of its own; None where one of them finds no room."""
    soldier, table = common_soldier(setup), table_of(setup)
    placed = [unit for unit in setup.units if unit.type != soldier]
    units = list(setup.units)
    for place, unit in enumerate(setup.units):
        if unit.type == soldier:
            at = _room(data, table, unit.at, kinds[unit.side], placed)
            if at is None:
                return None
            units[place] = replace(unit, type=kinds[unit.side], at=at)
            placed.append(units[place])
    changed = replace(setup, units=tuple(units))
    return None if check_setup(changed, data) else changed


def _room(data: SkirmishData, table: Table, spot: Point, kind: str, placed: Sequence[UnitSetup]) -> Point | None:
    """Where a fighter of a kind has room, as near as can be to where another one stood, along its side of the table."""
    radius = data.units[kind].radius
    for shift in range(_MOST_SHIFTS):
        for at in ((spot[0], spot[1] + shift * _SHIFT), (spot[0], spot[1] - shift * _SHIFT)):
            taken = any(overlap(at, one.at, radius + data.units[one.type].radius) for one in placed)
            if table.holds(at) and table.building_at(at) < 0 and not taken:
                return at
    return None


# --- playing


def _played(mods: Sequence[Mod], battle: _Battle) -> _Played:
    """Play a game. Raises StuckError if it never ends."""
    data = load_skirmish(mods=mods if battle.modded else ()).data
    game = new_game(battle.setup, data)
    computers = Computers(game, {side: Opponent(side) for side in range(len(battle.setup.sides))})
    while computers.step():
        pass
    moment = RULESET.moment(game)
    return _Played(battle, moment.winner, moment.round, moment.reason != "round_limit")


# --- what came of it


def _summed_up(
    pack: Pack[SkirmishData], base: Pack[SkirmishData], touched: Sequence[str], played: Sequence[_Played]
) -> Trial:
    subjects: dict[tuple[str, bool], list[_Played]] = {}
    for one in played:
        subjects.setdefault((one.battle.subject, one.battle.modded), []).append(one)
    ground, units = _field(pack), []
    for name in touched:
        games = subjects.get((f"unit {name}", True))
        if games and ground is not None:
            before = subjects.get((f"unit {name}", False))
            peer = peer_of(pack.data, ground, name, touched)
            earlier = _share(before) if before else None
            units.append(UnitTrial(name, name not in base.data.units, _share(games), earlier, Deed(), Deed(), peer))
    grounds = [_ground(subject, games) for (subject, _), games in subjects.items() if subject.startswith("table ")]
    return Trial(len(played), tuple(units), tuple(grounds))


def _ground(subject: str, games: Sequence[_Played]) -> GroundTrial:
    turns = sum(one.turns for one in games) / len(games)
    decided = sum(one.decided for one in games)
    return GroundTrial(subject.removeprefix("table "), "table", _share(games), turns, decided)


def _share(games: Sequence[_Played]) -> Share:
    """Of games that were won by the side that is on trial."""
    won = sum(one.winner == one.battle.leaning for one in games)
    return Share(won, sum(one.winner < 0 for one in games), len(games))
