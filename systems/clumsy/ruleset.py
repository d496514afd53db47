"""General Clumsy as a ruleset: what tools that know no ruleset find here (`core.rulesets`)."""

from __future__ import annotations

from typing import Any

from core.events import OrderTakenBack
from core.orders import UndoOrder
from core.packs.document import Document
from systems.clumsy import events
from systems.clumsy.data import ClumsyData
from systems.clumsy.orders import AnyOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup


class ClumsyRuleset:
    """The main ruleset."""

    name = "clumsy"
    order_type = AnyOrder | UndoOrder
    event_type = events.AnyEvent | OrderTakenBack
    setup_type = BattleSetup

    def new_game(self, setup: BattleSetup, data: ClumsyData) -> ClumsyGame:
        """A game at its start."""
        return new_game(setup, data)

    def read_scenario(self, document: Document) -> Any:
        """A scenario file as a case to run."""
        from systems.clumsy.scenarios.reading import read_scenario

        return read_scenario(document)


RULESET = ClumsyRuleset()
