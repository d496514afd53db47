"""Skirmish as a ruleset: what tools that know no ruleset find here (`core.rulesets`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from core.events import OrderTakenBack
from core.orders import UndoOrder
from core.packs.differences import differences
from core.packs.document import Document
from core.packs.faults import Fault
from core.packs.loader import Pack
from core.packs.mods import Mod
from core.rulesets import FileLayout, Moment, SetupFault, State, Table
from systems.skirmish.components import Outcome, Turn
from systems.skirmish.data import SCHEMA, SkirmishData, load_skirmish
from systems.skirmish.events import AnyEvent
from systems.skirmish.orders import AnyOrder
from systems.skirmish.pipeline import SkirmishGame, game_of, new_game
from systems.skirmish.setup import BattleSetup

if TYPE_CHECKING:
    from systems.skirmish.ai.opponent import Opponent
    from systems.skirmish.map_drawing import SkirmishMaps
    from systems.skirmish.scenarios.reading import SkirmishCase
    from systems.skirmish.spectator import Spectator, Stage


class SkirmishRuleset:
    """The third ruleset."""

    name = "skirmish"
    order_type = AnyOrder | UndoOrder
    event_type = AnyEvent | OrderTakenBack
    setup_type = BattleSetup

    def new_game(self, setup: BattleSetup, data: SkirmishData) -> SkirmishGame:
        """A game at its start."""
        return new_game(setup, data)

    def resumed_game(
        self, setup: BattleSetup, data: SkirmishData, state: State, last_entity: int, chain: bytes
    ) -> SkirmishGame:
        """A game as it stood between two orders."""
        from systems.skirmish.resuming import resumed_battle

        return game_of(resumed_battle(setup, data, state, last_entity), chain)

    def barriers(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
        """What of a change of data no battle under way can take: all of it."""
        return [found.path for found in differences(before, now)]

    def fitted(self, state: State, before: SkirmishData, now: SkirmishData) -> State:
        """The state of a battle that goes on by other data, which are the same."""
        return state

    def thinker(self, side: int, personality: str, mind: bytes, _setup: BattleSetup, _data: SkirmishData) -> Opponent:
        """An opponent that plays a side. It keeps nothing in mind but what is on the table."""
        from systems.skirmish.ai.opponent import Opponent

        if personality:
            raise KeyError(personality)
        if mind:
            raise ValueError("mind")
        return Opponent(side)

    def moment(self, game: SkirmishGame) -> Moment:
        """Where a game stands now."""
        world = game.battle.world
        with world.active():
            outcome, turn = world.the(Outcome), world.the(Turn)
            return Moment(turn.round, turn.side, outcome.ended, outcome.winner, outcome.reason)

    def encode_data(self, data: SkirmishData) -> dict[str, Any]:
        """The pack's resolved data as plain values."""
        from core.packs.values import tables_as_values

        return tables_as_values({table: getattr(data, table) for table in SCHEMA.tables}, data.rules)

    def decode_data(self, values: object, file: str) -> SkirmishData:
        """The data from plain values, validated like a pack's. Raises PackError with all faults."""
        from core.packs.values import data_from_values

        return data_from_values(SCHEMA, values, file)

    def complete_data(self, values: Any) -> dict[str, Any]:
        """Values of an older version, with what they lack taken from the shipped pack."""
        from core.packs.values import completed_values

        return completed_values(SCHEMA, values, self.encode_data(load_skirmish().data))

    def check_setup(self, setup: BattleSetup, data: SkirmishData) -> list[SetupFault]:
        """All that is wrong with a setup."""
        from systems.skirmish.setup_check import check_setup

        return check_setup(setup, data)

    def stage(self, setup: BattleSetup, data: SkirmishData) -> Stage:
        """What spectators of a battle share."""
        from systems.skirmish.spectator import Stage

        return Stage(setup, data)

    def spectator(self, stage: Stage, tables: Mapping[str, Table], side: int) -> Spectator:
        """Eyes on a battle from a keyframe on. Raises ValueError for a keyframe that cannot be of it."""
        from systems.skirmish.spectator import Spectator

        return Spectator(stage, tables, side)

    def load_pack(self, name: str = "", mods: Sequence[Mod] = ()) -> Pack[SkirmishData]:
        """The installed pack of this name, with mods over it."""
        return load_skirmish(name or self.name, mods)

    def check_battles(self, pack: Pack[SkirmishData]) -> list[Fault]:
        """All that is wrong with the pack's missions and opponents."""
        from core.packs.faults import Faults, PackError
        from systems.skirmish.ai.personality import load_personalities
        from systems.skirmish.missions import load_missions

        found = Faults()
        for load in (load_missions, lambda pack: load_personalities(pack.folder)):
            try:
                load(pack)
            except PackError as error:
                found.extend(error.faults)
        return list(found)

    def map_teller(self) -> SkirmishMaps:
        """What can be asked of its missions' tables."""
        from systems.skirmish.map_drawing import SkirmishMaps

        return SkirmishMaps()

    def file_layout(self) -> FileLayout:
        """Which files its packs have."""
        from systems.skirmish.ai.personality import Personality
        from systems.skirmish.missions import FOLDER, MissionFile
        from systems.skirmish.scenarios.tables import ScenarioFile

        return FileLayout(
            tables={**SCHEMA.tables, "ai": Personality},
            schema_tables=tuple(SCHEMA.tables),
            rules=SCHEMA.rules,
            files={FOLDER: MissionFile, "scenarios": ScenarioFile},
            overlay_key="data",
            oddities=SCHEMA.oddities,
        )

    def read_scenario(self, document: Document, pack: Pack[SkirmishData] | None = None) -> SkirmishCase:
        """A scenario file as a case to run, on the shipped pack if no other is given."""
        from systems.skirmish.scenarios.reading import read_scenario

        return read_scenario(document, pack or self.load_pack())


RULESET = SkirmishRuleset()
