"""The numbers and names that the help of Skirmish tells of each topic, all from the pack."""

from __future__ import annotations

from typing import get_args

from client3d.library.plan import Numbers
from client3d.library.skirmish.wording import Wording
from systems.skirmish.arcs import GROUP_ARC, SINGLE_ARC
from systems.skirmish.obstacles import crossing
from systems.skirmish.table import ObstacleKind
from systems.skirmish.victory import losses_that_break

_FIGHTERS = 9
"""Fighters of the example of a side that breaks."""


def start(say: Wording) -> Numbers:
    """How many actions there are."""
    return {"actions": say.data.rules.activation.actions}


def turn(say: Wording) -> Numbers:
    """Actions, and who may split them."""
    rules = say.data.rules.activation
    return {"actions": rules.actions, "leaders": say.owners("leader"), "inside": rules.inside}


def moving(say: Wording) -> Numbers:
    """Lengths beside those of the table."""
    rules, actions = say.data.rules, say.data.rules.activation.actions
    jumped = [name for name in get_args(ObstacleKind) if crossing(say.data, "cavalry", name) == "jumps"]
    return {
        "actions": actions,
        "two": say.pace_after(rules.moving.infantry, 2),
        "all": say.pace_after(rules.moving.infantry, actions),
        "ran": rules.shooting.ran,
        "backwards": say.length(rules.moving.backwards),
        "contact": say.length(rules.moving.contact),
        "rough": rules.moving.rough,
        "level": rules.obstacles.jumped,
        "jumped": say.names("ground", jumped),
    }


def groups(say: Wording) -> Numbers:
    """Arcs, and columns in rough ground."""
    return {
        "single": SINGLE_ARC,
        "group": GROUP_ARC,
        "scouts": say.owners("scout"),
        "column": say.data.rules.moving.column_in_rough,
    }


def shooting(say: Wording) -> Numbers:
    """Dice, and what takes some or asks for more."""
    rules = say.data.rules.shooting
    example = say.sum(rules.effective), say.dice(rules.dice, rules.effective)
    return {
        "dice": rules.dice,
        "aimed": rules.aimed,
        "moved": rules.moved,
        "sniper": rules.sniper,
        "snipers": say.owners("sniper"),
        "extreme": say.sum(rules.extreme),
        "cover": rules.cover,
        "ran": rules.ran,
        "sum": example[0],
        "odds": example[1],
        "behind": say.chance(rules.dice, rules.effective + rules.cover),
    }


def buildings(say: Wording) -> Numbers:
    """What moving inside takes, and how who hides is found."""
    rules, finding = say.data.rules, say.data.rules.detecting
    return {
        "inside": rules.activation.inside,
        "cover": rules.shooting.cover,
        "range": say.length(finding.range),
        "found": say.sum(finding.needs),
        "odds": say.dice(finding.dice, finding.needs),
        "covered": say.sum(finding.cover_needs),
        "covered_odds": say.dice(finding.dice, finding.cover_needs),
    }


def winning(say: Wording) -> Numbers:
    """When a side breaks."""
    return {
        "broken": say.data.rules.winning.broken,
        "fighters": _FIGHTERS,
        "losses": losses_that_break(say.data, _FIGHTERS),
    }


def keys(_say: Wording) -> Numbers:
    """None: keys are the player's own."""
    return {}
