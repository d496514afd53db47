"""General Clumsy as a ruleset: what tools that know no ruleset find here (`core.rulesets`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from core.events import OrderTakenBack
from core.orders import UndoOrder
from core.packs.document import Document
from core.packs.faults import Fault, Faults, PackError
from core.packs.loader import Pack
from core.packs.mods import Mod
from core.rulesets import FileLayout, Moment, SetupFault, State, Table
from systems.clumsy.any_event import AnyEvent
from systems.clumsy.components import Clock, Outcome, Turn
from systems.clumsy.data import SCHEMA, ClumsyData, load_clumsy
from systems.clumsy.orders import AnyOrder
from systems.clumsy.pipeline import ClumsyGame, game_of, new_game
from systems.clumsy.setup import BattleSetup

if TYPE_CHECKING:
    from systems.clumsy.ai.opponent import Opponent
    from systems.clumsy.map_drawing import ClumsyMaps
    from systems.clumsy.scenarios.reading import ClumsyCase
    from systems.clumsy.spectator import Spectator, Stage


class ClumsyRuleset:
    """The main ruleset."""

    name = "clumsy"
    order_type = AnyOrder | UndoOrder
    event_type = AnyEvent | OrderTakenBack
    setup_type = BattleSetup

    def new_game(self, setup: BattleSetup, data: ClumsyData) -> ClumsyGame:
        """A game at its start."""
        return new_game(setup, data)

    def resumed_game(
        self, setup: BattleSetup, data: ClumsyData, state: State, last_entity: int, chain: bytes
    ) -> ClumsyGame:
        """A game as it stood between two orders."""
        from systems.clumsy.resuming import resumed_battle

        return game_of(resumed_battle(setup, data, state, last_entity), chain)

    def barriers(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
        """What of a change of data no battle under way can take."""
        from systems.clumsy.reloading import barriers

        return barriers(before, now)

    def fitted(self, state: State, before: ClumsyData, now: ClumsyData) -> State:
        """The state of a battle that goes on by other data."""
        from systems.clumsy.reloading import fitted

        return fitted(state, before, now)

    def thinker(self, side: int, personality: str, mind: bytes, setup: BattleSetup, data: ClumsyData) -> Opponent:
        """An opponent that plays a side, with what it kept in mind."""
        from systems.clumsy.ai.mind import decoded_mind
        from systems.clumsy.ai.opponent import Opponent
        from systems.clumsy.ai.personality import DEFAULT, shipped_personality

        opponent = Opponent(side, shipped_personality(personality or DEFAULT))
        opponent.recall(decoded_mind(mind, data.board(setup.rows)))
        return opponent

    def moment(self, game: ClumsyGame) -> Moment:
        """Where a game stands now."""
        world = game.battle.world
        with world.active():
            outcome = world.the(Outcome)
            ended, winner, reason = outcome.ended, outcome.winner, outcome.reason
            return Moment(world.the(Clock).round, world.the(Turn).side, ended, winner, reason)

    def encode_data(self, data: ClumsyData) -> dict[str, Any]:
        """The pack's resolved data as plain values."""
        from core.packs.values import tables_as_values

        return tables_as_values({table: getattr(data, table) for table in SCHEMA.tables}, data.rules)

    def decode_data(self, values: object, file: str) -> ClumsyData:
        """The data from plain values, validated like a pack's. Raises PackError with all faults."""
        from core.packs.values import data_from_values

        return data_from_values(SCHEMA, values, file)

    def complete_data(self, values: Any) -> dict[str, Any]:
        """Values of an older version, with what they lack taken from the shipped pack."""
        from core.packs.values import completed_values

        return completed_values(SCHEMA, values, self.encode_data(load_clumsy().data))

    def check_setup(self, setup: BattleSetup, data: ClumsyData) -> list[SetupFault]:
        """All that is wrong with a setup."""
        from systems.clumsy.setup_check import check_setup

        return check_setup(setup, data)

    def stage(self, setup: BattleSetup, data: ClumsyData) -> Stage:
        """What spectators of a battle share."""
        from systems.clumsy.spectator import Stage

        return Stage(setup, data)

    def spectator(self, stage: Stage, tables: Mapping[str, Table], side: int) -> Spectator:
        """Eyes on a battle from a keyframe on. Raises ValueError for a keyframe that cannot be of it."""
        from systems.clumsy.spectator import Spectator

        return Spectator(stage, tables, side)

    def load_pack(self, name: str = "", mods: Sequence[Mod] = ()) -> Pack[ClumsyData]:
        """The installed pack of this name, with mods over it."""
        return load_clumsy(name or self.name, mods)

    def check_battles(self, pack: Pack[ClumsyData]) -> list[Fault]:
        """All that is wrong with the pack's maps, missions and opponents."""
        from systems.clumsy.ai.personality import load_personalities
        from systems.clumsy.looks import check_looks
        from systems.clumsy.maps import load_maps
        from systems.clumsy.missions import load_missions

        found = Faults()
        for load in (load_maps, load_missions, lambda pack: load_personalities(pack.folder)):
            try:
                load(pack)
            except PackError as error:
                found.extend(error.faults)
        check_looks(pack, found)
        return list(found)

    def map_teller(self) -> ClumsyMaps:
        """What can be asked of its maps."""
        from systems.clumsy.map_drawing import ClumsyMaps

        return ClumsyMaps()

    def file_layout(self) -> FileLayout:
        """Which files its packs have."""
        from systems.clumsy.ai.personality import Personality
        from systems.clumsy.map_file import MapFile
        from systems.clumsy.mission_file import MissionFile
        from systems.clumsy.scenarios.tables import ScenarioFile

        return FileLayout(
            tables={**SCHEMA.tables, "ai": Personality},
            schema_tables=tuple(SCHEMA.tables),
            rules=SCHEMA.rules,
            files={"maps": MapFile, "missions": MissionFile, "scenarios": ScenarioFile},
            overlay_key="data",
            oddities=SCHEMA.oddities,
        )

    def read_scenario(self, document: Document, pack: Pack[ClumsyData] | None = None) -> ClumsyCase:
        """A scenario file as a case to run, on the shipped pack if no other is given."""
        from systems.clumsy.scenarios.reading import read_scenario

        return read_scenario(document, pack or self.load_pack())


RULESET = ClumsyRuleset()
