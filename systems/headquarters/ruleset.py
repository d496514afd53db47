"""Headquarters as a ruleset: what tools that know no ruleset find here (`core.rulesets`)."""

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
from core.rulesets import EVERYBODY, FileLayout, Moment, SetupFault, State, Table
from systems.headquarters.components import Ledger, Outcome
from systems.headquarters.data import SCHEMA, HeadquartersData, load_headquarters
from systems.headquarters.events import AnyEvent
from systems.headquarters.orders import AnyOrder
from systems.headquarters.pipeline import HeadquartersGame, game_of, new_game
from systems.headquarters.setup import BattleSetup

if TYPE_CHECKING:
    from systems.headquarters.ai.opponent import Opponent
    from systems.headquarters.map_drawing import HeadquartersMaps
    from systems.headquarters.scenarios.reading import HeadquartersCase
    from systems.headquarters.spectator import Spectator, Stage


class HeadquartersRuleset:
    """The second ruleset."""

    name = "headquarters"
    order_type = AnyOrder | UndoOrder
    event_type = AnyEvent | OrderTakenBack
    setup_type = BattleSetup

    def new_game(self, setup: BattleSetup, data: HeadquartersData) -> HeadquartersGame:
        """A game at its start."""
        return new_game(setup, data)

    def resumed_game(
        self, setup: BattleSetup, data: HeadquartersData, state: State, last_entity: int, chain: bytes
    ) -> HeadquartersGame:
        """A game as it stood between two orders."""
        from systems.headquarters.resuming import resumed_battle

        return game_of(resumed_battle(setup, data, state, last_entity), chain)

    def barriers(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
        """What of a change of data no battle under way can take: all of it."""
        return [found.path for found in differences(before, now)]

    def fitted(self, state: State, before: HeadquartersData, now: HeadquartersData) -> State:
        """The state of a battle that goes on by other data, which are the same."""
        return state

    def thinker(
        self, side: int, personality: str, mind: bytes, _setup: BattleSetup, _data: HeadquartersData
    ) -> Opponent:
        """An opponent that plays a camp. It keeps nothing in mind: all there is to know is on the board."""
        from systems.headquarters.ai.opponent import Opponent
        from systems.headquarters.ai.personality import DEFAULT, shipped_personality

        if mind:
            raise ValueError("mind")
        return Opponent(side, shipped_personality(personality or DEFAULT))

    def moment(self, game: HeadquartersGame) -> Moment:
        """Where a game stands now: all camps play at once."""
        world = game.battle.world
        with world.active():
            outcome = world.the(Outcome)
            ended, winner, reason = outcome.ended, outcome.winner, outcome.reason
            return Moment(world.the(Ledger).turn, EVERYBODY, ended, winner, reason)

    def encode_data(self, data: HeadquartersData) -> dict[str, Any]:
        """The pack's resolved data as plain values."""
        from core.packs.values import tables_as_values

        return tables_as_values({table: getattr(data, table) for table in SCHEMA.tables}, data.rules)

    def decode_data(self, values: object, file: str) -> HeadquartersData:
        """The data from plain values, validated like a pack's. Raises PackError with all faults."""
        from core.packs.values import data_from_values

        return data_from_values(SCHEMA, values, file)

    def complete_data(self, values: Any) -> dict[str, Any]:
        """Values of an older version, with what they lack taken from the shipped pack."""
        from core.packs.values import completed_values

        return completed_values(SCHEMA, values, self.encode_data(load_headquarters().data))

    def check_setup(self, setup: BattleSetup, data: HeadquartersData) -> list[SetupFault]:
        """All that is wrong with a setup."""
        from systems.headquarters.setup_check import check_setup

        return check_setup(setup, data)

    def stage(self, setup: BattleSetup, data: HeadquartersData) -> Stage:
        """What spectators of a battle share."""
        from systems.headquarters.spectator import Stage

        return Stage(setup, data)

    def spectator(self, stage: Stage, tables: Mapping[str, Table], side: int) -> Spectator:
        """Eyes on a battle from a keyframe on. Raises ValueError for a keyframe that cannot be of it."""
        from systems.headquarters.spectator import Spectator

        return Spectator(stage, tables, side)

    def load_pack(self, name: str = "", mods: Sequence[Mod] = ()) -> Pack[HeadquartersData]:
        """The installed pack of this name, with mods over it."""
        return load_headquarters(name or self.name, mods)

    def check_battles(self, pack: Pack[HeadquartersData]) -> list[Fault]:
        """All that is wrong with the pack's maps and opponents."""
        from core.packs.faults import Faults, PackError
        from systems.headquarters.ai.personality import load_personalities
        from systems.headquarters.maps import load_maps

        found = Faults()
        for load in (load_maps, lambda pack: load_personalities(pack.folder)):
            try:
                load(pack)
            except PackError as error:
                found.extend(error.faults)
        return list(found)

    def map_teller(self) -> HeadquartersMaps:
        """What can be asked of its maps."""
        from systems.headquarters.map_drawing import HeadquartersMaps

        return HeadquartersMaps()

    def file_layout(self) -> FileLayout:
        """Which files its packs have."""
        from systems.headquarters.ai.personality import Personality
        from systems.headquarters.maps import MapFile
        from systems.headquarters.scenarios.tables import ScenarioFile

        return FileLayout(
            tables={**SCHEMA.tables, "ai": Personality},
            schema_tables=tuple(SCHEMA.tables),
            rules=SCHEMA.rules,
            files={"maps": MapFile, "scenarios": ScenarioFile},
            overlay_key="data",
            oddities=SCHEMA.oddities,
        )

    def read_scenario(self, document: Document, pack: Pack[HeadquartersData] | None = None) -> HeadquartersCase:
        """A scenario file as a case to run, on the shipped pack if no other is given."""
        from systems.headquarters.scenarios.reading import read_scenario

        return read_scenario(document, pack or self.load_pack())


RULESET = HeadquartersRuleset()
