"""Taking a battle up again: from its components as plain values, as a save has them, to a game that goes on.

The values may come from a file that anybody wrote: `state_check` sees whether a battle from this setup can be so.
"""

from __future__ import annotations

from core.resuming import Glossary, by_kind
from core.rulesets import State
from systems.clumsy import components
from systems.clumsy.battle import Battle
from systems.clumsy.data import ClumsyData
from systems.clumsy.setup import BattleSetup, bare_battle
from systems.clumsy.state_check import check_state

GLOSSARY = Glossary(components)
"""Every kind of component."""


def resumed_battle(setup: BattleSetup, data: ClumsyData, state: State, last_entity: int) -> Battle:
    """The battle in this state, its systems not yet in place.

    Raises ValueError, naming component and field, for a state that no battle from this setup can have.
    """
    entities = GLOSSARY.entities(state, last_entity)
    found = by_kind(entities)
    check_state(setup, data, data.board(setup.rows), found)
    battle = bare_battle(setup, data)
    with battle.world.active():
        battle.world.fill(entities, found, last_entity)
    return battle
