# ruff: noqa: E501 (lines of code to be replaced are quoted whole)
"""Break the rules on purpose, one line at a time, and see whether a scenario notices.

`python -m tests.mutants` applies each change below to a fresh copy of the code, checks the scenarios of the pack and
writes docs/reports/mutants.md: which scenarios noticed which change. Started by hand, after work on the rules
or the scenarios; it exits with 1 if a change goes unnoticed, and says so if a changed line is no longer there.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import shutil
import signal
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "docs" / "reports" / "mutants.md"
COPIED = ("core", "systems", "data/clumsy", "data/locale")
SHOWN = 4
"""Scenarios named for each change; of the others only the number is given."""
WORKERS = 2
"""Changes tried at a time, each in a process and a copy of its own."""
LONGEST = 120
"""Seconds after which a change counts as noticed because the check does not end."""


class Mutant(NamedTuple):
    """A change to one place of the code that breaks a rule."""

    breaks: str
    """The clause it breaks, and how, in words."""
    file: str
    old: str
    new: str


def _in(file: str, *changes: tuple[str, str, str]) -> list[Mutant]:
    return [Mutant(breaks, f"systems/clumsy/{file}.py", old, new) for breaks, old, new in changes]


MUTANTS = [
    *_in(
        "movement",
        ("AP-3: wounded below half only", "return hp <= wounded_hp(", "return hp < wounded_hp("),
        (
            "AP-3: nobody pays double",
            ".wounded_factor if is_wounded(data, kind, hp) else 1",
            ".wounded_factor if False else 1",
        ),
        (
            "MOVE-4: known enemies bar nobody",
            "barred = view.field.others(unit.side) | view.field.mines",
            "barred = view.field.mines",
        ),
        (
            "MOVE-4: friends bar the way",
            "barred = view.field.others(unit.side) | view.field.mines",
            "barred = view.field.all_units() | view.field.mines",
        ),
        ("MOVE-4: one may end on a friend", "cells = found.mask & ~view.field.units[unit.side]", "cells = found.mask"),
        (
            "MOVE-5: no free step with full points (planning)",
            "        passable=cells,\n        full_points=unit.full_points,\n",
            "        passable=cells,\n        full_points=False,\n",
        ),
        (
            "MOVE-5: no free step with full points (walking)",
            "full_points=points.left == kind.action_points",
            "full_points=False",
        ),
        (
            "FUEL-1: planning knows no fuel",
            "        fuel=None if unit.fuel == NO_FUEL else unit.fuel,\n        passable=cells,\n",
            "        fuel=None,\n        passable=cells,\n",
        ),
        (
            "FUEL-1: steps burn nothing",
            "self._pay(entity, points.left - paid[0], supplies.fuel - paid[1])",
            "self._pay(entity, points.left - paid[0], supplies.fuel)",
        ),
        (
            "AP-1: steps cost nothing",
            "self._pay(entity, points.left - paid[0], supplies.fuel - paid[1])",
            "self._pay(entity, points.left, supplies.fuel - paid[1])",
        ),
        (
            "MOVED: a step is no move",
            'world.change(entity, ThisTurn, "moved", True)',
            'world.change(entity, ThisTurn, "moved", False)',
        ),
        (
            "MOVE-4: unseen units bar nobody",
            "if barrier is not None and battle.side_of(barrier) != side:",
            "if barrier is not None and False:",
        ),
        (
            "BEAT-1: no look after a step",
            "        world.agenda.add(Look())\n        world.agenda.add(Presence(entity))",
            "        world.agenda.add(Presence(entity))",
        ),
        ("MOVE-3: planned through buildings", " | view.field.barred(unit.kind.unit_class, unit.side)", ""),
        (
            "MOVE-3: gone through buildings",
            'return "barred" if battle.field.bars(cell, kind.unit_class, side) else ""',
            'return ""',
        ),
        (
            "MINE-1: ways lead over known mines",
            "view.field.others(unit.side) | view.field.mines",
            "view.field.others(unit.side)",
        ),
        (
            "MINE-1: a mine does not stop a move",
            '            if walk.ahead:\n                self._stop(walk, "mine")',
            "            if walk.ahead:\n                world.agenda.add(walk)",
        ),
        (
            "MOVE-4: on over a mine newly spotted",
            "if cell in battle.mine_at and known_mines",
            "if False and known_mines",
        ),
        ("reasons: an occupied cell is unreachable", 'return Refusal("occupied")', 'return Refusal("unreachable")'),
        (
            "reasons: terrain before occupation",
            "    if goal == unit.cell or goal in view.layer_of(unit):\n",
            "    if (goal == unit.cell or goal in view.layer_of(unit)) and costs.enterable >> goal & 1:\n",
        ),
        (
            "reasons: means after the target",
            "    means = _lacks_means(view, unit, costs)\n    if means is not None:\n        return means\n    if goal == unit.cell",
            "    if goal == unit.cell",
        ),
        (
            "reasons: a gun lacks points",
            '    if not costs.point_layers or not costs.enterable:\n        return Refusal("unreachable")\n',
            "",
        ),
        (
            "reasons: fuel before points",
            '    if unit.action_points == 0:\n        return Refusal("no_action_points", {"needed": 1, "left": 0})\n    if unit.fuel == 0:\n        return Refusal("no_fuel", {"left": 0})\n',
            '    if unit.fuel == 0:\n        return Refusal("no_fuel", {"left": 0})\n    if unit.action_points == 0:\n        return Refusal("no_action_points", {"needed": 1, "left": 0})\n',
        ),
        (
            "reasons: too dear a step is out of reach",
            "    if points > unit.action_points and not unit.full_points:\n",
            "    if False:\n",
        ),
        (
            "MOVE-4: an order's own path is ignored",
            "    if order.path is None:\n        return way",
            "    if True:\n        return way",
        ),
    ),
    *_in(
        "fire",
        (
            "RANGE-1: the whole range after moving",
            "    if not moved:\n        return weapon.minimum_range, weapon.maximum_range\n",
            "    if True:\n        return weapon.minimum_range, weapon.maximum_range\n",
        ),
        (
            "RANGE-1: rounded up",
            "weapon.maximum_range * rules.moved_share // 100)",
            "-(-weapon.maximum_range * rules.moved_share // 100))",
        ),
        ("RANGE-1: may fall to nothing", "halved = max(rules.moved_minimum, weapon", "halved = max(0, weapon"),
        (
            "RANGE-1: below the minimum",
            "return weapon.minimum_range, max(weapon.minimum_range, halved)",
            "return weapon.minimum_range, halved",
        ),
        (
            "RANGE-2: still units fire after moving",
            'if unit.moved and (weapon.still_only or "still_only" in unit.kind.abilities):',
            "if unit.moved and weapon.still_only:",
        ),
        (
            "RANGE-2: still weapons fire after moving",
            'if unit.moved and (weapon.still_only or "still_only" in unit.kind.abilities):',
            'if unit.moved and "still_only" in unit.kind.abilities:',
        ),
        ("LOF-1: units stop nothing", "if field.board.line(start, target) & field.all_units():", "if False:"),
        (
            "LOF-1: only enemies stop fire",
            "if field.board.line(start, target) & field.all_units():",
            "if field.board.line(start, target) & field.units[1]:",
        ),
        (
            "LOF-1: one ruin stops fire",
            "field.ground.fire_shares) >= FULL_SHARE",
            "field.ground.fire_shares) * 2 >= FULL_SHARE",
        ),
        (
            "LOF-1: two ruins stop nothing",
            "field.ground.fire_shares) >= FULL_SHARE",
            "field.ground.fire_shares) > FULL_SHARE",
        ),
        (
            "LOF-4: indirect fire is stopped",
            "if not aloft and not weapon.indirect and line_is_blocked(",
            "if not aloft and line_is_blocked(",
        ),
        ("FIRE-1: shots use no rounds", "rounds[place] - 1", "rounds[place]"),
        (
            "FIRE-1: fires without rounds",
            "if unit.rounds[unit.kind.weapons.index(name)] == 0:",
            "if unit.rounds[unit.kind.weapons.index(name)] < 0:",
        ),
        (
            "AP-1: shots cost nothing",
            "world.get(entity, ActionPoints).left - (0 if shot.victim else shot_price(battle.data, kind))",
            "world.get(entity, ActionPoints).left",
        ),
        (
            "AP-1: fires without points",
            "    return lacks_points(shot_price(view.data, unit.kind), unit.action_points)\n\n\ndef can_fire",
            "    return None\n\n\ndef can_fire",
        ),
        (
            "FIRE-2: direct fire at what is unseen",
            'elif what == "structure" or (aimed is None and not weapon.indirect):',
            'elif what == "structure":',
        ),
        (
            "FIRE-2: no shell on what is unseen",
            'elif what == "structure" or (aimed is None and not weapon.indirect):',
            'elif what == "structure" or aimed is None:',
        ),
        (
            "FIRE-2: unseen and empty are one reason",
            '"no_target" if view.seen >> target & 1 else "not_visible"',
            '"no_target"',
        ),
        (
            "FIRE-4: own units are targets",
            "    if holds_own(view, unit, target):",
            "    if False:",
        ),
        (
            "FIRE-4: any weapon aims at all",
            "    elif not _may_fire_at(weapon, aimed, what):",
            "    elif False:",
        ),
        (
            "FIRE-4: a shell passes a structure unseen",
            "elif standing is not None and standing.side != shooter.side",
            "elif False",
        ),
        ("BUILD-4: no wear", "if standing is not None and wear and not aloft:", "if False:"),
        ("BUILD-3: what is named is not aimed at", 'chosen = what == "structure" or ', "chosen = "),
        ("SEE-5: fire at what is remembered", "if not chosen or not view.seen >> target & 1:", "if not chosen:"),
        ("RANGE-1: no minimum range", "    if distance < least:", "    if False:"),
        (
            "reasons: the line before the range",
            "    if distance > greatest:\n",
            '    if not weapon.indirect and line_is_blocked(view.field, unit.cell, target):\n        return Refusal("blocked_line_of_fire")\n    if distance > greatest:\n',
        ),
        (
            "reasons: rounds before shots",
            "    if not weapon_has_shot(view.field",
            '    if unit.rounds[unit.kind.weapons.index(name)] == 0:\n        return Refusal("no_ammo")\n    if not weapon_has_shot(view.field',
        ),
        (
            "FIRE-5: goes through unseen units",
            "if not way_is_open and (barrier := self._barrier(impact)) is not None:",
            "if False and (barrier := self._barrier(impact)) is not None:",
        ),
        (
            "FIRE-5: reveals nobody",
            "revealed = world.get(barrier, ThisTurn).revealed_to | 1 << side",
            "revealed = world.get(barrier, ThisTurn).revealed_to",
        ),
        ("FIRE-5: reveals the farthest", "nearest = min(cells_of(on_the_way)", "nearest = max(cells_of(on_the_way)"),
        ("TURN-2: a shot is not counted", "(*world.get(entity, ThisTurn).shots, name))", "())"),
        (
            "FIRE-3: no cover",
            "return Damage(base, cover, max(downs, shot_damage(base, cover.total)))",
            "return Damage(base, cover, base)",
        ),
        (
            "scenarios: the first weapon unless one is named",
            'return usable[0] if len(usable) == 1 else ""',
            'return usable[0] if usable else ""',
        ),
    ),
    *_in(
        "shots",
        (
            "TURN-2: twice without help",
            "return 2 if field.supplier_near(side, cell) or field.general_near(side, cell) else 1",
            "return 2",
        ),
        (
            "TURN-2: the truck does not help",
            "field.supplier_near(side, cell) or field.general_near",
            "field.general_near",
        ),
        (
            "TURN-2: the general does not help",
            "field.supplier_near(side, cell) or field.general_near(side, cell)",
            "field.supplier_near(side, cell)",
        ),
        ("TURN-3: a weapon may fire twice", "if fires_twice(kind) and weapon in shots:", "if False:"),
        ("TURN-3: three shots by a truck", "        return kind.shots\n", "        return kind.shots + 1\n"),
        ("TURN-3: one shot only", "        return kind.shots\n", "        return 1\n"),
        (
            "AP-1: rounded up",
            "kind.action_points * rules.cost_share // 100)",
            "-(-kind.action_points * rules.cost_share // 100))",
        ),
        ("AP-1: for nothing at one point", "max(rules.cost_minimum, kind", "max(0, kind"),
    ),
    *_in(
        "field",
        (
            "TURN-2: the general reaches a cell less",
            "self.data.rules.general.radius)",
            "self.data.rules.general.radius - 1)",
        ),
        (
            "TURN-2: the general reaches a cell farther",
            "self.data.rules.general.radius)",
            "self.data.rules.general.radius + 1)",
        ),
        (
            "TURN-2: the truck reaches two cells",
            "suppliers & self.board.neighbour_mask(cell)",
            "suppliers & self.board.disk(cell, 2)",
        ),
        (
            "COVER-1: any general reassures",
            "        generals = self.generals[side]\n",
            "        generals = self.generals[0] | self.generals[1]\n",
        ),
        (
            "TURN-2: any truck helps",
            "        suppliers = self.suppliers[side]\n",
            "        suppliers = self.suppliers[0] | self.suppliers[1]\n",
        ),
        (
            "MOVE-1: water is crossed beside the bridge alike",
            "ways += [(data.structures[name], cells) for name, cells in self.crossings.items()]",
            "ways += []",
        ),
    ),
    *_in(
        "cover",
        ("COVER-1: wrecks give none", "rules.wreck if field.wrecks >> cell & 1 else 0", "0"),
        ("COVER-1: generals give none", "rules.general if field.general_near(side, cell) else 0", "0"),
        ("COVER-1: terrain gives none", "terrain = field.ground.cover_at(cell)", "terrain = 0"),
        (
            "COVER-1: the best counts, not the sum",
            "min(data.rules.cover.cap, sum(causes))",
            "min(data.rules.cover.cap, max(causes))",
        ),
        (
            "COVER-1: no cap",
            "min(data.rules.cover.cap, sum(causes))",
            "sum(causes)",
        ),
        (
            "FIRE-3: may be nothing",
            "return max(1, base * (100 - cover_percent) // 100)",
            "return base * (100 - cover_percent) // 100",
        ),
        (
            "FIRE-3: rounded up",
            "max(1, base * (100 - cover_percent) // 100)",
            "max(1, -(-base * (100 - cover_percent) // 100))",
        ),
        ("COVER-2: those who fired hide", "if not in_cover or has_fired:", "if not in_cover:"),
        ("COVER-2: all hide in the open", "if not in_cover or has_fired:", "if has_fired:"),
        ("COVER-2: nobody hides", "    return data.rules.hiding.of(kind.size)", "    return 0"),
        ("COVER-2: all sizes hide alike", "data.rules.hiding.of(kind.size)", 'data.rules.hiding.of("small")'),
    ),
    *_in(
        "unit_masks",
        (
            "COVER-2: wrecks hide nobody",
            "(self.field.ground.conceals | self.field.wrecks)",
            "self.field.ground.conceals",
        ),
        ("COVER-2: terrain hides nobody", "(self.field.ground.conceals | self.field.wrecks)", "self.field.wrecks"),
    ),
    *_in(
        "vision",
        ("SEE-1: no limit", "min(kind.vision, rules.cap) - (", "kind.vision - ("),
        ("SEE-4: night and weather take nothing", '"drone" else rules.penalty(hour, weather))', '"drone" else 0)'),
        (
            "SEE-4: darkness does not add to weather",
            "rules.penalty(hour, weather)",
            "min(2, rules.penalty(hour, weather))",
        ),
        (
            "COVER-2: may be blind to what is next",
            "max(data.rules.sight.minimum, radius - hides_by)",
            "max(0, radius - hides_by)",
        ),
        (
            "COVER-2: hiding counts twice",
            "max(data.rules.sight.minimum, radius - hides_by)",
            "max(data.rules.sight.minimum, radius - 2 * hides_by)",
        ),
    ),
    *_in(
        "wounds",
        ("WRECK-1: nothing leaves a wreck", "    if unit_class in EXPLODES:\n", "    if False:\n"),
        ("WRECK-1: everything leaves a wreck", "    if unit_class in EXPLODES:\n", "    if True:\n"),
        (
            "WRECK-1: wheels leave none",
            'frozenset({"wheeled", "tracked", "helicopter"})',
            'frozenset({"tracked", "helicopter"})',
        ),
        ("BEAT-1: the dead stay", "            if left == 0:\n", "            if left < 0:\n"),
        ("BEAT-1: wounds double", "left = max(0, before - wound.damage)", "left = max(0, before - 2 * wound.damage)"),
    ),
    *_in(
        "supply",
        ("FIRE-1: rounds are not refilled", 'world.change(refill.entity, Supplies, "rounds", rounds)', "pass"),
        ("FIRE-1: fuel is not refilled", 'world.change(refill.entity, Supplies, "fuel", fuel)', "pass"),
        ("AP-2: supply is free", ".left - battle.data.rules.orders.supply", ".left"),
        ("FIRE-1: supply at any distance", "if view.board.distance(unit.cell, refilled.cell) != 1:", "if False:"),
        (
            "FIRE-1: a truck supplies itself",
            "if view.board.distance(unit.cell, refilled.cell) != 1:",
            "if view.board.distance(unit.cell, refilled.cell) > 1:",
        ),
        ("FIRE-1: anybody supplies", 'if order.target and "supplier" not in unit.kind.abilities:', "if False:"),
        (
            "reasons: full before far",
            'return Refusal("nothing_to_supply") if is_full(view.data, refilled) else None',
            "return None",
        ),
    ),
    *_in("rules_data", ("CLOCK-3: always clear", "        if bad is None:\n", "        if True:\n")),
    *_in(
        "clock",
        ("CLOCK-2: seasons never end", "if played >= rules.season_rounds:", "if False:"),
        ("CLOCK-2: seasons last a round more", "if played >= rules.season_rounds:", "if played > rules.season_rounds:"),
        ("CLOCK-2: the hour stands still", "(clock.hour_index + 1) % len(rules.hours)", "clock.hour_index"),
        ("CLOCK-2: a frozen clock goes on", "    if clock.frozen:\n        return\n", ""),
        (
            "CLOCK-3: whatever the chance",
            'return bad if world.draws.happens("weather", round_number, season, chance) else "clear"',
            "return bad",
        ),
    ),
    *_in(
        "turns",
        ("CLOCK-1: every turn is a round", "[EndOfRound(side)] if following == 0 else []", "[EndOfRound(side)]"),
        (
            "END-2: points do not come back",
            'world.change(entity, ActionPoints, "left", battle.kind_of(entity).action_points)',
            "pass",
        ),
        ("END-2: shots do not come back", 'world.change(entity, ThisTurn, "shots", ())', "pass"),
        ("END-2: moved stays", 'world.change(entity, ThisTurn, "moved", False)', "pass"),
        ("FIRE-5: revealed for good", 'world.change(entity, ThisTurn, "revealed_to", 0)', "pass"),
        (
            "END-2: all sides' units come back",
            '            if identity.side == side:\n                end_alert(battle, entity, "turn")\n                unsettle(battle, entity)\n',
            '            if identity.side == side:\n                end_alert(battle, entity, "turn")\n                unsettle(battle, entity)\n            if True:\n',
        ),
        ("WIN-4: no limit", "        judge_end_of_round(battle)\n", ""),
    ),
    *_in(
        "goals",
        (
            "WIN-2: too few left, and the goal stays open",
            'return FAILED if goal.kind in ("escort", "reach")',
            "return FAILED if False",
        ),
        ("WIN-2: whoever must live may die", "        if done < goal.count:\n            return FAILED\n", ""),
        (
            "WIN-2: living is a victory in itself",
            '[goal.state for goal in goals if goal.kind != "keep_alive"] or states',
            "states",
        ),
        ("WIN-2: any of the goals means all", "if any(goal.alone for goal in goals):", "if False:"),
        ("WIN-2: all of the goals means any", "if any(goal.alone for goal in goals):", "if True:"),
        (
            "WIN-2: whoever is aboard has arrived",
            "cells = [battle.cell_of(entity) for",
            "cells = [battle.place_of(entity) for",
        ),
        (
            "WIN-2: whoever flies over has arrived",
            "for entity in living if not battle.is_airborne(entity)]",
            "for entity in living]",
        ),
        ("WIN-2: hold out a round longer", "round_now >= goal.round", "round_now > goal.round"),
        (
            "WIN-2: hold out at any end of turn",
            "MET if round_is_over and round_now >= goal.round",
            "MET if round_now >= goal.round",
        ),
        ("WIN-2: what is reached has to be kept", "if goal.state == OPEN or goal.kind in FOR_THE_MOMENT:", "if True:"),
        (
            "WIN-2: points once held are held",
            'FOR_THE_MOMENT = frozenset({"hold_points"})',
            "FOR_THE_MOMENT: frozenset[str] = frozenset()",
        ),
        ("WIN-2: any point for those of the zone", "if not goal.zone or goal.zone >> point.cell & 1", "if True"),
        (
            "WIN-2: anybody's units reach the zone",
            "(battle.field.units[goal.side] & goal.zone)",
            "(battle.field.all_units() & goal.zone)",
        ),
        (
            "WIN-2: one of the side is enough to reach it",
            "return sum(identity.side == goal.side for",
            "return sum(True for",
        ),
        ("WIN-2: to destroy all is to destroy one", "int(bool(others) and not others & living)", "int(bool(others))"),
        (
            "WIN-2: no life to the round limit",
            "MET if round_is_over and round_now >= battle.round_limit",
            "MET if False",
        ),
    ),
    *_in(
        "goal_setup",
        (
            "WIN-2: one of those it is about is enough",
            "return len(goal.units) or len(goal.structures) or 1",
            "return 1",
        ),
        (
            "WIN-2: all points, none to spare",
            "return len(goal.zone) or points_needed(data, points)",
            "return len(goal.zone) or points",
        ),
        ("WIN-2: a count means nothing", "    if goal.count is not None:\n        return goal.count\n", ""),
    ),
    *_in(
        "scenarios/goal_tables",
        ("WIN-2: one's own of the type are to be killed", "(lambda of: of != side) if", "(lambda of: True) if"),
        ("WIN-2: one's own of the type are to fall", "if kind == name and of != side)", "if kind == name)"),
    ),
    *_in(
        "victory",
        (
            "WIN-5: units stay on the map",
            "            for entity, identity in world.each(Identity):\n                if identity.side == side:\n                    at",
            "            for entity, identity in world.each(Identity):\n                if False:\n                    at",
        ),
        ("WIN-3: goals do not replace points", "if side not in verdicts and holds_enough", "if holds_enough"),
        ("WIN-3: without goals no victory by points", "winners = by_goals + by_points", "winners = by_goals"),
        (
            "WIN-3: two winners, and the first has won",
            'winners[0] if len(winners) == 1 else NO_SIDE, "goals"',
            'winners[0], "goals"',
        ),
        ("WIN-3: a side with no unit left goes on", "(force.fielded and force.side not in living)", "False"),
        ("WIN-3: a side that has failed goes on", "force.side not in gone | failed]", "force.side not in gone]"),
        ("WIN-1: nobody is destroyed", "if len(fielded) > 1 and len(alive) < 2:", "if False:"),
        (
            "WIN-4: a round too late",
            "world.the(Clock).round < battle.round_limit:",
            "world.the(Clock).round <= battle.round_limit:",
        ),
        ("WIN-4: no draw", "best[1] if best[0] > second[0] else NO_SIDE", "best[1]"),
        (
            "WIN-4: value does not count",
            "(points_held(battle, side), value_left(battle, side))",
            "(points_held(battle, side), 0)",
        ),
        ("FORCE-1: all units are worth the same", "battle.data.units[identity.type].value for", "1 for"),
        ("WIN-5: who surrenders stays", 'world.change(entity, Force, "surrendered", True)', "pass"),
        (
            "WIN-5: both sides leave",
            "            for entity, identity in world.each(Identity):\n                if identity.side == side:\n                    at",
            "            for entity, identity in world.each(Identity):\n                if True:\n                    at",
        ),
    ),
    *_in(
        "field",
        ("MOVE-3: a work's site bars", "return self.built and unit_class not in", "return unit_class not in"),
        (
            "MOVE-3: a building's site bars nobody",
            'if self.kind.kind == "building":',
            'if self.kind.kind == "building" and self.built:',
        ),
        ("MOVE-3: rubble bars nobody", "return bool(self.rubble >> cell & 1) or", "return False or"),
        ("COVER-1: a site gives cover", "return self.kind.cover if self.built else 0", "return self.kind.cover"),
        ("COVER-2: a site hides", "return self.built and self.kind.cover > 0", "return self.kind.cover > 0"),
        ("COVER-2: a bridge hides", "return self.built and self.kind.cover > 0", "return self.built"),
        (
            "HEAL-1: a site heals",
            "if standing.built and standing.side == side and ability",
            "if standing.side == side and ability",
        ),
        (
            "HEAL-1: an enemy's hospital heals",
            "if standing.built and standing.side == side and ability",
            "if standing.built and ability",
        ),
    ),
    *_in(
        "ground_masks",
        ("SEE-1: a tower is capped", 'kind.vision if "tower" in kind.abilities else min(', "min("),
        ("SEE-2: a site sees", "if after is not None and after.built:", "if after is not None:"),
    ),
    *_in(
        "structures",
        ("BUILD-4: wear rounded up", "base * rules.wear.share // 100", "-(-base * rules.wear.share // 100)"),
        (
            "BUILD-4: one damage wears",
            "return 0 if base <= rules.wear.harmless_damage else",
            "return 1 if base == 1 else",
        ),
        (
            "BUILD-2: one's own building is aimed at",
            "if standing is None or standing.side == side:",
            "if standing is None:",
        ),
        ("BUILD-2: a neutral building is aimed at", "under_unit or standing.side == NO_SIDE", "under_unit"),
        ("BUILD-2: no rubble", 'if standing.kind.kind == "building" and standing.built:', "if False:"),
        (
            "BUILD-2: a site leaves rubble",
            'standing.kind.kind == "building" and standing.built:',
            'standing.kind.kind == "building":',
        ),
        (
            "BUILD-3: a site under a unit is aimed at",
            "under_unit and (not standing.built or standing.crossed)",
            "under_unit and standing.crossed",
        ),
        (
            "BUILD-3: a bridge under a unit is aimed at",
            "(not standing.built or standing.crossed)",
            "(not standing.built)",
        ),
        ("BUILD-5: who is on the bridge stays", "            if unit is not None:", "            if False:"),
    ),
    *_in(
        "building",
        ("BUILD-1: several parts a turn", 'if "engineer" in unit.kind.abilities and unit.worked:', "if False:"),
        ("BUILD-1: one part is enough", "built = kind.build_turns <= 1", "built = True"),
        ("BUILD-1: two parts are enough", "done >= kind.build_turns", "True"),
        ("BUILD-1: anybody builds", 'if "engineer" not in unit.kind.abilities:', "if False:"),
        ("BUILD-1: anything in one's own cell", "(distance == 0 and not kind.own_cell)", "False"),
        ("BUILD-1: on a point", "(view.field.points | view.field.ground.burning)", "view.field.ground.burning"),
        ("BUILD-1: on a fire", "(view.field.points | view.field.ground.burning)", "view.field.points"),
        ("BUILD-1: on any ground", "view.field.ground.terrain_at(cell) not in kind.on", "False"),
        (
            "BUILD-1: on a mine",
            "(view.field.wrecks | view.field.rubble | view.field.mines) >> cell & 1",
            "(view.field.wrecks | view.field.rubble) >> cell & 1",
        ),
        ("BUILD-1: on with an enemy's site", "or standing.side != view.side:", "or False:"),
    ),
    *_in(
        "mines",
        (
            "MINE-0: in one's own cell",
            "view.board.distance(unit.cell, cell) != 1",
            "view.board.distance(unit.cell, cell) > 1",
        ),
        ("MINE-0: under a unit", "if cell in view.at or cell in field.structures", "if cell in field.structures"),
        (
            "MINE-0: on water",
            "if not field.ground.walkable >> cell & 1:",
            "if False:",
        ),
        ("MINE-1: a mine is not spent", "        battle.world.remove(mine)\n", ""),
        ("MINE-2: from afar", "    if view.board.distance(unit.cell, cell) > 1:", "    if False:"),
    ),
    *_in(
        "ground_memory",
        ("MINE-2: forgotten out of sight", "knowledge.known_mines & ~searched | there", "there"),
        ("MINE-2: nobody spots", "battle.field.mines & searched", "0"),
        ("SEE-5: structures never seen", "if known.get(cell) != row:", "if False:"),
    ),
    *_in(
        "healing",
        ("HEAL-1: above the full amount", "min(kind.hp, hp + amount)", "hp + amount"),
        ("HEAL-1: a medic heals itself", "any(other != entity and by_unit", "any(by_unit"),
        ("HEAL-1: vehicles by a medic", 'if kind.unit_class == "foot" else', "if True else"),
    ),
    *_in(
        "supply",
        ("FIRE-1: no refill at a depot", "if not is_at_depot(view, unit):", "if True:"),
    ),
    *_in(
        "refusal",
        ("WIN-3: orders after the end", "    if view.ended:\n", "    if False:\n"),
        ("TURN-1: anybody at any time", "    if view.turn != view.side:\n", "    if False:\n"),
        (
            "reasons: the turn before the unit",
            '    if any(view.living(unit) is None for unit in _commanded(order)):\n        return Refusal("unknown_unit")\n    if view.turn != view.side:\n        return Refusal("not_your_turn")\n',
            '    if view.turn != view.side:\n        return Refusal("not_your_turn")\n    if any(view.living(unit) is None for unit in _commanded(order)):\n        return Refusal("unknown_unit")\n',
        ),
        ("reasons: points are never lacking", "if left < needed else None", "if left < 0 else None"),
    ),
    *_in(
        "setup",
        (
            "SEE-5: bridges are not built",
            "standing.append(Structure(bridge.id, cell, NO_SIDE, bridge.hp, bridge.build_turns, True))",
            "pass",
        ),
        ("CLOCK-1: the second side begins", "battle.world.create(Turn(0))", "battle.world.create(Turn(1))"),
        ("FIRE-1: rounds given are ignored", "unit.ammo.get(name, ammo)", "ammo"),
    ),
    *_in(
        "blast",
        ("BLAST-1: the target is swept too", "weapon.blast) & ~(1 << target)", "weapon.blast)"),
        ("BLAST-1: half rounded down", "(whole * weapon.blast_share + 50) // 100", "whole * weapon.blast_share // 100"),
        ("BLAST-1: friends are spared", "        if damage:\n", "        if damage and battle.side_of(unit):\n"),
        ("BLAST-1: cover is no use", "shot_damage(base, cover_of(field, side, cell).total)", "shot_damage(base, 0)"),
        ("BLAST-2: craters everywhere", "if battle.field.ground.terrain_at(digging.cell) in rules.dug_in:", "if True:"),
        ("BLAST-2: no craters", "if battle.field.ground.terrain_at(digging.cell) in rules.dug_in:", "if False:"),
    ),
    *_in(
        "fire_spread",
        (
            "BURN-1: everything burns",
            "return ground.burns & ~ground.burning",
            "return ground.board.full & ~ground.burning",
        ),
        ("BURN-2: the other side is wounded", "battle.field.units[side])", "battle.field.others(side))"),
        ("BURN-4: spreads at any age", "age == rules.spread_age and not spread", "not spread"),
        ("BURN-4: spreads on and on", " and not spread and", " and"),
        ("BURN-4: what it lights spreads", "flammable(ground), spread=True)", "flammable(ground), spread=False)"),
        ("BURN-4: rain is no help", " and weather not in rules.spread_stopped_by", ""),
        ("BURN-3: burns for ever", "if fire.age >= rules.rounds:", "if False:"),
        ("BURN-3: nothing is left", "change_terrain(battle, out, rules.leaves)", "pass"),
        ("BURN-5: every round", "range(rounds)) == 0:", "range(rounds)) >= 0:"),
        ("BURN-5: in every season", ".self_ignition.get(clock.season)", ".self_ignition.get('summer')"),
        ("BURN-6: in every season", "season != rules.regrowth_season", "season is None"),
        (
            "END-3: regrowth last",
            "    _regrow(battle)\n    _age(battle)\n    _spread(battle)\n    _burn_out(battle)\n",
            "    _age(battle)\n    _spread(battle)\n    _burn_out(battle)\n    _regrow(battle)\n",
        ),
    ),
    *_in(
        "ground",
        (
            "SEE-5: changes are known to nobody",
            "_believe(battle, knowledge.side, cells & knowledge.seen_cells, terrain)",
            "pass",
        ),
        ("SEE-5: changes are known to all", "cells & knowledge.seen_cells, terrain)", "cells, terrain)"),
    ),
    *_in(
        "field",
        ("COVER-1: a burning forest gives cover", "(per_cent, cells & ~burning)", "(per_cent, cells)"),
        ("COVER-2: a burning forest hides", "self._concealing & ~burning", "self._concealing"),
    ),
    *_in(
        "transport",
        ("LOAD-1: after moving too", "    if unit.moved:\n", "    if False:\n"),
        ("LOAD-1: from anywhere", "view.board.distance(unit.cell, carrier.cell) == 1 else", "True else"),
        (
            "LOAD-2: without end",
            "slots <= carrier.slots - sum(slots_taken(data, other) or 0 for other in aboard)",
            "slots <= carrier.slots",
        ),
        (
            "LOAD-2: one unit a truck",
            "sum(slots_taken(data, other) or 0 for other in aboard)",
            "sum(carrier.slots for other in aboard)",
        ),
        ("LOAD-3: vehicles board", "if kind.unit_class not in PASSENGERS or carries(kind):", "if carries(kind):"),
        (
            "LOAD-3: carriers board",
            "if kind.unit_class not in PASSENGERS or carries(kind):",
            "if kind.unit_class not in PASSENGERS:",
        ),
        ("LOAD-3: unloading is no move", '        world.change(entity, ThisTurn, "moved", True)\n', ""),
        ("LOAD-3: onto any ground", ".enterable >> cell & 1:", ".enterable < 0:"),
        ("LOAD-3: onto somebody", "    if cell in view.at:\n", "    if False:\n"),
        ("LOAD-3: far away", "    if view.board.distance(carrier.cell, cell) != 1:\n", "    if False:\n"),
        ("LOAD-3: another's passenger", "passenger.aboard == carrier.id else", "True else"),
        ("CAPTURE-1: anybody is put down on a point", "if view.field.points >> cell & 1 and", "if False and"),
        ("LOAD-4: aboard it stays on the board", '        world.change(entity, Position, "cell", OFF_BOARD)\n', ""),
        (
            "LOAD-4: the point's count goes on",
            'OFF_BOARD)\n        world.change(entity, Carried, "aboard", carrier)\n        # others lose sight of it, as if it had gone into hiding\n        battle.tell(UnitBoarded(unit=unit, carrier=carrier, at=at), 1 << battle.side_of(entity))\n        world.agenda.add(Look())\n        world.agenda.add(Presence(entity))',
            'OFF_BOARD)\n        world.change(entity, Carried, "aboard", carrier)\n        battle.tell(UnitBoarded(unit=unit, carrier=carrier, at=at), 1 << battle.side_of(entity))\n        world.agenda.add(Look())',
        ),
        (
            "AP-2: the carrier pays for boarding",
            "pay_points(battle, entity, battle.data.rules.orders.board)",
            "pay_points(battle, boarding.carrier, battle.data.rules.orders.board)",
        ),
        (
            "AP-2: the passenger pays for unloading",
            "pay_points(battle, unloading.carrier,",
            "pay_points(battle, entity,",
        ),
    ),
    *_in(
        "towing",
        ("TOW-1: two guns", '    if truck.towing != NO_UNIT:\n        return Refusal("carrier_full")\n', ""),
        ("TOW-1: a gun to two trucks", "    if gun.towed_by != NO_UNIT:\n", "    if False:\n"),
        ("TOW-1: anything is towed", 'return kind.unit_class == "towed"', "return True"),
        ("TOW-1: anybody tows", 'return "tractor" in kind.abilities', "return True"),
        ("TOW-1: from afar", "view.board.distance(truck.cell, gun.cell) == 1 else", "True else"),
        ("TOW-1: the gun ends in a friend's cell", "return not crowd(view, truck) >> left_last & 1", "return True"),
        ("AP-2: hitching is free", "pay_points(battle, hitching.truck, costs.tow)", "pass"),
        ("AP-2: unhitching is free", "pay_points(battle, unhitching.truck, costs.unhitch)", "pass"),
    ),
    *_in(
        "movement",
        ("TOW-1: the gun stays behind", "            self._enter(walk.gun, left, towed=True)\n", "            pass\n"),
        (
            "TOW-1: the gun takes the truck's cell",
            "            self._enter(walk.gun, left, towed=True)\n",
            "            self._enter(walk.gun, cell, towed=True)\n",
        ),
        ("MOVE-4: only the nearest way with a gun", "best = _detour(view, unit, goal)", "best = None"),
        ("TOW-1: the truck alone is set back", "        if gun_went_on:\n", "        if False:\n"),
        ("TOW-1: a hitched gun moves", '    if unit.towed_by != NO_UNIT:\n        return Refusal("hitched")\n', ""),
    ),
    *_in(
        "fire",
        ("TOW-1: fires while hitched", "if unit.aboard != NO_UNIT or unit.towed_by != NO_UNIT:", "if False:"),
    ),
    *_in(
        "wounds",
        ("LOAD-3: cargo survives", "    lose_cargo(battle, entity)\n", ""),
        ("TOW-1: the gun stays hitched to a wreck", "    unhitch(battle, entity)\n", ""),
    ),
    Mutant(
        "LOF-2: touching a corner counts",
        "core/board.py",
        "return shape << a - left",
        "return self.grown(shape << a - left) & ~(1 << a | 1 << b)",
    ),
    Mutant(
        "GRID-2: distance is always a sum",
        "core/board.py",
        "return across if across > down else down",
        "return across + down",
    ),
    Mutant(
        "MOVE-4: the last of north, east, south, west",
        "core/reach.py",
        "min(among, key=ways.index)",
        "max(among, key=ways.index)",
    ),
    Mutant(
        "MOVE-4: least fuel is not looked for",
        "core/reach.py",
        "total = fuel + step_fuel, steps + 1",
        "total = 0, steps + 1",
    ),
    Mutant(
        "MOVE-4: fewest steps are not looked for",
        "core/reach.py",
        "total = fuel + step_fuel, steps + 1",
        "total = fuel + step_fuel, 0",
    ),
    Mutant(
        "MOVE-5: a step needs half its fuel",
        "core/reach.py",
        "    if fuel is not None and step_fuel > fuel:\n        return None\n",
        "",
    ),
    *_in(
        "alert",
        ("ALERT-1: kept shots are fired in one's own turn too", "side not in (own, turn)", "side != own"),
        ("ALERT-1: everybody can", '"no_alert" in kind.abilities or not any(unit.rounds)', "not any(unit.rounds)"),
        (
            "ALERT-1: who has no round can",
            '"no_alert" in kind.abilities or not any(unit.rounds)',
            '"no_alert" in kind.abilities',
        ),
        (
            "ALERT-2: only one shot is kept",
            "return min(left, unit.action_points // price) if price else left",
            "return min(1, left, unit.action_points // price)",
        ),
        (
            "ALERT-2: points do not matter",
            "return min(left, unit.action_points // price) if price else left",
            "return left",
        ),
        ("ALERT-2: the last weapon of equals", "        if damage > most:", "        if damage >= most:"),
        ("ALERT-2: the first weapon that may", "        if damage > most:", "        if not best:"),
        (
            "ALERT-2: the second shot with the same weapon",
            "and not (fires_twice(kind) and name in unit.shots)",
            "and True",
        ),
        ("ALERT-2: friends are swept", "if catches_friend(view.field, weapon, unit.side, target.cell):", "if False:"),
        (
            "ALERT-1: the last by id fires first",
            "sorted((battle.id_of[unit], unit) for unit in battle.on_alert)",
            "sorted(((battle.id_of[unit], unit) for unit in battle.on_alert), reverse=True)",
        ),
        ("AP-2: nothing is given back", "                reserve(battle, entity, -kept)", "                pass"),
    ),
    *_in(
        "movement",
        (
            "BEAT-1: the next step before the shot",
            "        if self.battle.world.agenda.has(Intrusion):\n            return\n",
            "",
        ),
    ),
    *_in(
        "turns", ("END-2: alert outlasts the enemy's turn", '                end_alert(battle, entity, "turn")\n', "")
    ),
    *_in(
        "patrol",
        ("PATROL-1: anticlockwise", "ahead, aside = -south, east", "ahead, aside = -south, -east"),
        (
            "PATROL-1: through the whole map",
            "passable=passable(view, unit) & zone & link_of(view, unit),",
            "passable=passable(view, unit),",
        ),
        ("PATROL-1: it ends on friends", "goal in view.layer_of(unit) or not zone", "not zone"),
        ("PATROL-1: still-only units walk", "if walking else []", "if True else []"),
        ("PATROL-1: the shot that was not used is lost", "        keep(self.battle, round.entity, 1)\n", ""),
        (
            "PATROL-1: it never fires",
            "(aim := first_target(view, unit)) is not None",
            "(aim := first_target(view, unit)) is False",
        ),
    ),
    *_in(
        "camouflage",
        ("SEE-3: kept for ever", '        battle.world.change(entity, Camouflage, "settled", False)', "        pass"),
    ),
    *_in("vision", ("SEE-3: camouflage hides nobody", "0 if sees_through else data.rules.sight.camouflage", "0")),
    *_in(
        "links",
        (
            "DRONE-1: eight is out of the link",
            "board.disk(operator, rules.link), board",
            "board.disk(operator, rules.link - 1), board",
        ),
        (
            "DRONE-1: nine is within the link",
            "board.disk(operator, rules.link), board",
            "board.disk(operator, rules.link + 1), board",
        ),
        (
            "DRONE-1: a relay reaches eleven",
            "board.disk(operator, rules.relay_link)",
            "board.disk(operator, rules.relay_link - 1)",
        ),
        (
            "DRONE-1: a relay reaches thirteen",
            "board.disk(operator, rules.relay_link)",
            "board.disk(operator, rules.relay_link + 1)",
        ),
        (
            "DRONE-1: towers help from seven cells",
            "board.disk(tower, rules.tower_radius)",
            "board.disk(tower, rules.tower_radius - 1)",
        ),
        (
            "DRONE-1: towers help from nine cells",
            "board.disk(tower, rules.tower_radius)",
            "board.disk(tower, rules.tower_radius + 1)",
        ),
        ("DRONE-1: towers help everywhere", "        far &= towered\n", ""),
        ("DRONE-1: it widens its own link", "relay != drone and battle", "battle"),
        (
            "DRONE-1: an enemy's relay widens the link",
            "relay != drone and battle.side_of(relay) == side",
            "relay != drone",
        ),
        ("DRONE-1: any drone widens the link", 'return "relay" in kind.abilities', 'return kind.unit_class == "drone"'),
        (
            "DRONE-1: reach knows no landed relay",
            "is_relay(other.kind) and other.airborne and",
            "is_relay(other.kind) and",
        ),
        ("DRONE-1: an operator flies from aboard", "0 if cell == OFF_BOARD else linked_cells(", "linked_cells("),
        ("DRONE-1: a landed drone needs its link", "elif airborne and not links", "elif not links"),
        (
            "DRONE-1: landed drones outlive their operator",
            "                    world.agenda.add(Death(entity))\n",
            "                    pass\n",
        ),
    ),
    *_in(
        "airwaves",
        (
            "DRONE-1: nobody looks when an operator moves",
            '    if is_drone or kind.abilities & {"operator", "relay"}:',
            "    if is_drone:",
        ),
        (
            "DRONE-3: nobody looks when a jammer moves",
            '    if is_drone or "jammer" in kind.abilities:',
            "    if is_drone:",
        ),
        (
            "DRONE-3: nobody looks when a drone moves",
            '    if is_drone or "jammer" in kind.abilities:',
            '    if "jammer" in kind.abilities:',
        ),
    ),
    *_in(
        "structures",
        (
            "DRONE-1: nobody looks when a tower falls",
            "            world.agenda.add(LinkCheck())\n",
            "            pass\n",
        ),
    ),
    *_in(
        "landing",
        ("DRONE-1: nobody looks when a relay lands", "            stir(battle, entity)\n", ""),
    ),
    *_in(
        "transport",
        (
            "DRONE-1: nobody looks when an operator is lost aboard",
            "        world.remove(entity)\n        stir(battle, entity)\n",
            "        world.remove(entity)\n",
        ),
    ),
    *_in(
        "movement",
        (
            "DRONE-1: reach goes beyond the link",
            "passable(view, unit) & link_of(view, unit) if",
            "passable(view, unit) if",
        ),
        (
            "DRONE-1: a move beyond the link is refused",
            "        if best is None and link_of(view, unit) != view.board.full and not refuse_take_off(unit):\n",
            "        if False:\n",
        ),
        (
            "DRONE-2: an empty drone takes off",
            "    return refuse_take_off(unit)\n\n\n# --- the system",
            "    return None\n\n\n# --- the system",
        ),
        (
            "DRONE-3: a doomed drone flies on",
            "if self.battle.is_alive(walk.entity):",
            "if self.battle.world.lives(walk.entity):",
        ),
    ),
    *_in(
        "batteries",
        ("DRONE-2: batteries last for ever", "left = max(0, drone.battery - 1)", "left = drone.battery"),
        (
            "DRONE-2: batteries run down on the ground",
            "if drone.battery == NO_BATTERY or not battle.is_airborne(entity):",
            "if drone.battery == NO_BATTERY:",
        ),
        (
            "DRONE-2: an empty drone flies on",
            "        if left == 0:\n            fail(",
            "        if False:\n            fail(",
        ),
        (
            "DRONE-2: recharged in the air",
            "drone.operator == NO_UNIT or battle.is_airborne(entity):",
            "drone.operator == NO_UNIT:",
        ),
        ("DRONE-2: recharged from two cells", "battle.cell_of(entity)) == 1:", "battle.cell_of(entity)) <= 2:"),
        (
            "DRONE-2: one turn more, not the full battery",
            'Drone, "battery", full)',
            'Drone, "battery", drone.battery + 1)',
        ),
        (
            "DRONE-2: recharged by any operator",
            "operator = battle.cell_of(battle.entity_of[drone.operator])",
            "operator = next((battle.unit_at[one] and one for one in battle.unit_at if battle.board.distance(one, battle.cell_of(entity)) == 1), OFF_BOARD)",
        ),
    ),
    *_in(
        "turns",
        ("DRONE-2: no recharge", "        recharge(battle, side)\n", ""),
        ("END-1: batteries do not count", "    Batteries,\n", ""),
    ),
    *_in(
        "jamming",
        (
            "DRONE-3: jammers reach five cells",
            "data.rules.drones.jammer_radius)",
            "data.rules.drones.jammer_radius - 1)",
        ),
        (
            "DRONE-3: jammers reach seven cells",
            "data.rules.drones.jammer_radius)",
            "data.rules.drones.jammer_radius + 1)",
        ),
        (
            "DRONE-3: jammers bring down their own side's",
            "for side in range(len(reach)) if side != own",
            "for side in range(len(reach))",
        ),
        (
            "DRONE-3: jammers bring down helicopters",
            '            if battle.kind_of(drone).unit_class != "drone" or not battle.is_alive(drone):\n                continue\n',
            "",
        ),
    ),
    *_in(
        "pipeline",
        (
            "BEAT-1: alert before the jammer",
            "    JamSystem,\n    # alert fire\n    alert.AlertSystem,\n",
            "    alert.AlertSystem,\n    JamSystem,\n",
        ),
        ("DRONE-1: links are never looked at", "    LinkSystem,\n", ""),
    ),
    *_in(
        "alert",
        (
            "DRONE-3: those on alert fire at a jammed drone",
            "if not battle.is_alive(intruder) or",
            "if not battle.world.lives(intruder) or",
        ),
    ),
    *_in(
        "fire",
        (
            "DRONE-3: a drone takes more than one shot",
            "downs = hp if downs_at_once(unit_class, airborne) else 0",
            "downs = 0",
        ),
        (
            "DRONE-5: a kamikaze is not spent",
            "        if weapon.spends_unit:\n            world.agenda.add(Death(impact.entity, falls=False))\n",
            "",
        ),
        ("DRONE-5: a spent kamikaze falls", "Death(impact.entity, falls=False)", "Death(impact.entity)"),
    ),
    *_in(
        "patrol",
        ("DRONE-1: patrols leave the link", " & zone & link_of(view, unit),", " & zone,"),
    ),
    *_in(
        "vision",
        (
            "SEE-4: drones see less by night",
            '(0 if kind.unit_class == "drone" else rules.penalty(hour, weather))',
            "rules.penalty(hour, weather)",
        ),
    ),
    *_in(
        "aim",
        (
            "HELI-4: landed is like any ground unit",
            'return "landed" if unit_class == "helicopter" else "ground"',
            'return "ground"',
        ),
        ("HELI-4: in flight it is a ground unit", "    if airborne:\n", "    if False:\n"),
        (
            "FIRE-4: one's own craft over a cell is overlooked",
            "for found in (view.at.get(cell), view.over.get(cell))",
            "for found in (view.at.get(cell),)",
        ),
        (
            "FIRE-4: the ground before the craft",
            'found = (None if what == "ground" else view.over.get(cell), view.at.get(cell))',
            'found = (view.at.get(cell), None if what == "ground" else view.over.get(cell))',
        ),
        (
            "FIRE-4: what names the ground is not heeded",
            'None if what == "ground" else view.over.get(cell)',
            "view.over.get(cell)",
        ),
        ("FIRE-4: the first, though the weapon cannot hit it", "found = possible or enemies", "found = enemies"),
    ),
    *_in(
        "fire",
        (
            "LOF-3: a shot at a craft is stopped",
            "    if not aloft and not weapon.indirect and line",
            "    if not weapon.indirect and line",
        ),
        ("LOF-3: a shot from a craft is stopped", "aloft = unit.airborne or (structure", "aloft = (structure"),
        (
            "LOF-3: a unit on its way catches a shot at a craft",
            "way_is_open = weapon.indirect or aloft or",
            "way_is_open = weapon.indirect or",
        ),
        (
            "LOF-3: a unit on its way catches a shot from a craft",
            "way_is_open = weapon.indirect or aloft or battle.is_airborne(impact.entity)",
            "way_is_open = weapon.indirect or aloft",
        ),
        (
            "COVER-1: cover in the air",
            "cover = NO_COVER if airborne else cover_of(field, side, cell)",
            "cover = cover_of(field, side, cell)",
        ),
        (
            "BUILD-4: wear under a craft in flight",
            "if standing is not None and wear and not aloft:",
            "if standing is not None and wear:",
        ),
        (
            "HELI-3: landed it fires",
            '    if unit.landed:\n        return Refusal("landed")\n    if not unit.kind.weapons:',
            "    if not unit.kind.weapons:",
        ),
        (
            "HELI-3: landed its weapons are ready",
            '    if unit.landed:\n        return Refusal("landed")\n    if unit.moved and',
            "    if unit.moved and",
        ),
        ("FIRE-2: no shell below a craft", 'aimed.airborne and weapon.indirect and what == ""', 'False and what == ""'),
        (
            "FIRE-4: a building below a craft is not hit",
            "    unmanned = target not in view.at and not (craft and weapon and can_aim_at_unit(weapon, craft))",
            "    unmanned = target not in view.at and not craft",
        ),
    ),
    *_in(
        "movement",
        (
            "GRID-3: through other craft (planning)",
            "return view.board.full & ~(view.field.all_craft() & ~(1 << unit.cell))",
            "return view.board.full",
        ),
        ("GRID-3: through other craft (flying)", 'return "barred" if barrier is not None else ""', 'return ""'),
        (
            "HELI-2: ground units bar craft",
            "    if unit.kind.flies:\n        return view.board.full",
            "    if False:\n        return view.board.full",
        ),
        (
            "HELI-2: a craft sets off mines",
            "if cell in battle.mine_at and not kind.flies:",
            "if cell in battle.mine_at:",
        ),
        ("HELI-2: a craft ends over no friend", "    if unit.kind.flies:\n        return found.mask\n", ""),
        ("HELI-3: it never takes off", "battle.kind_of(entity).flies and not battle.is_airborne(entity)", "False"),
        ("CAPTURE-1: craft do not fly over points", "if not flies and view.field.points", "if view.field.points"),
    ),
    *_in(
        "landing",
        (
            "HELI-3: on any terrain",
            "found = view.field, view.field.ground.landable",
            "found = view.field, view.board.full",
        ),
        ("HELI-3: on structures", "        found &= ~(1 << cell)\n", "        pass\n"),
        ("HELI-3: on rubble", "(found & ~field.rubble |", "(found |"),
        ("HELI-3: not on its own platform", "found & ~field.rubble | platforms(field, unit)", "found & ~field.rubble"),
        (
            "HELI-3: on units",
            "& ~(field.all_units() | field.wrecks | field.points)",
            "& ~(field.wrecks | field.points)",
        ),
        (
            "HELI-3: on wrecks",
            "& ~(field.all_units() | field.wrecks | field.points)",
            "& ~(field.all_units() | field.points)",
        ),
        (
            "CAPTURE-1: on points",
            "& ~(field.all_units() | field.wrecks | field.points)",
            "& ~(field.all_units() | field.wrecks)",
        ),
        ("AP-2: landing is free", "            pay_points(battle, entity, battle.data.rules.orders.land)\n", ""),
        ("AP-2: landing without points", "return poor if poor is not None else refuse_ground", "return refuse_ground"),
        ("LOAD-4: landing sets off no mine", "            world.agenda.add(Tread(entity, cell))\n", ""),
        ("ALERT-2: landing draws no fire", "            world.agenda.add(Intrusion(entity, battle.everyone))\n", ""),
    ),
    *_in(
        "flight",
        ("HELI-1: hovering is free", "max(0, fuel - data.rules.air.hover_fuel)", "fuel"),
        (
            "HELI-1: landed it burns fuel",
            "identity.side != side or not battle.is_airborne(entity)",
            "identity.side != side",
        ),
        (
            "HELI-1: the enemy's craft burn as well",
            "identity.side != side or not battle.is_airborne(entity)",
            "not battle.is_airborne(entity)",
        ),
        ("HELI-1: dry it stays up", "        if supplies.fuel == 0:\n", "        if False:\n"),
    ),
    *_in(
        "crashes",
        ("HELI-1: no drift", "if battle.kind_of(fall.entity).unit_class in DRIFTS else start", "if False else start"),
        ("HELI-1: it falls on nobody", "        if cell in battle.unit_at:\n", "        if False:\n"),
        ("HELI-1: it falls on no structure", "        elif cell in battle.structure_at:\n", "        elif False:\n"),
        (
            "HELI-1: the structure before the unit",
            "        if cell in battle.unit_at:\n",
            "        if cell in battle.unit_at and cell not in battle.structure_at:\n",
        ),
    ),
    *_in(
        "wounds",
        (
            "HELI-1: shot down it falls nowhere",
            "if battle.is_airborne(entity) and entity not in spent:",
            "if False:",
        ),
    ),
    *_in(
        "supply",
        ("HELI-3: refilled in the air", "if refilled is not None and refilled.airborne:", "if False:"),
        ("HELI-3: not on its platform", "return bool(beside or on_platform)", "return bool(beside)"),
    ),
    *_in(
        "transport",
        (
            "HELI-3: boarding in the air",
            '    if carrier.airborne:\n        return Refusal("not_landed")\n    if unit.moved:',
            "    if unit.moved:",
        ),
        (
            "HELI-3: unloading in the air",
            '    if carrier.airborne:\n        return Refusal("not_landed")\n    if view.field',
            "    if view.field",
        ),
    ),
    *_in(
        "alert",
        ("ALERT-2: landed craft go on alert", '    if unit.landed:\n        return Refusal("landed")\n', ""),
        (
            "HELI-4: an alert fires at what it cannot reach",
            "refuse_aim_at(view, unit, weapon, target) is not None",
            "False",
        ),
    ),
    *_in("healing", ("HEAL-1: repaired in the air", "    if battle.is_airborne(entity):\n", "    if False:\n")),
    *_in(
        "capture",
        (
            "CAPTURE-1: craft do not contest",
            "field.others_present(side) & contest_area",
            "field.others(side) & contest_area",
        ),
    ),
    *_in(
        "turns",
        (
            "END-1: fire before hover fuel",
            "    Hovering,\n    Batteries,\n    Fires,\n",
            "    Batteries,\n    Fires,\n    Hovering,\n",
        ),
    ),
]
"""The changes, by module."""


def apply(mutant: Mutant, folder: Path) -> None:
    """Change the copy in `folder`. Raises ValueError if the line is not there once."""
    file = folder / mutant.file
    text = file.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.breaks}: {text.count(mutant.old)} places in {mutant.file} read {mutant.old!r}")
    file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")


def read_toml_once() -> None:
    """Parse every file of the pack here, once for all: that is most of the time a check takes."""
    parsed: dict[str, bytes] = {}
    parse = tomllib.loads

    def loads(text: str) -> dict[str, Any]:
        if text not in parsed:
            parsed[text] = pickle.dumps(parse(text))
        read: dict[str, Any] = pickle.loads(parsed[text])
        return read

    tomllib.loads = loads  # type: ignore[assignment]
    for file in (ROOT / "data/clumsy").rglob("*.toml"):
        loads(file.read_text(encoding="utf-8"))


def noticed_by(folder: Path) -> list[str]:
    """The scenarios that do not hold in the copy; one "(all: reason)" if it does not even run.

    For a process of its own, which has not imported anything of the program yet.
    """
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(LONGEST)
    try:
        from core.scenarios import read_case, run_case, scenario_files

        failed = []
        for file in scenario_files([Path("data/clumsy/scenarios")]):
            try:
                if run_case(read_case(file), str(file)).mismatches:
                    failed.append(file.stem)
            except TimeoutError:
                raise
            except Exception:  # a file that can no longer be used, or whatever else the broken code does
                failed.append(file.stem)
    except Exception as error:  # not even imported, or without an end
        return [f"(all: {type(error).__name__}: {error})"[:60]]
    finally:
        signal.alarm(0)
    return sorted(failed)


def _give_up(_signal: int, _frame: object) -> None:
    raise TimeoutError("does not end")


def try_out(mutant: Mutant | None) -> list[str] | str:
    """What notices the change in a fresh copy, or why it cannot be made; None changes nothing."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in COPIED:
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        try:
            if mutant is not None:
                apply(mutant, folder)
        except ValueError as error:
            return str(error)
        return noticed_by(folder)


def report(found: list[tuple[Mutant, list[str]]]) -> str:
    """The page that is written."""
    survivors = [mutant for mutant, killers in found if not killers]
    lines = [
        "# Mutants",
        "",
        "Each line breaks one rule in a copy of the code; the scenarios of the pack alone are then checked. Written by",
        "`python -m tests.mutants`, by hand, after work on the rules or the scenarios.",
        "",
        f"{len(found)} changes, {len(found) - len(survivors)} noticed, {len(survivors)} not.",
        "",
        "| what is broken | module | scenarios that notice |",
        "|---|---|---|",
    ]
    for mutant, killers in found:
        shown = ", ".join(killers[:SHOWN]) + (f" and {len(killers) - SHOWN} more" if len(killers) > SHOWN else "")
        lines.append(f"| {mutant.breaks} | {mutant.file.removesuffix('.py')} | {shown or '**none**'} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Try every change and write the report."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    wanted = [mutant for mutant in MUTANTS if not words or any(word in mutant.breaks for word in words)]
    found: list[tuple[Mutant, list[str]]] = []
    read_toml_once()
    with multiprocessing.get_context("fork").Pool(WORKERS, maxtasksperchild=1) as workers:
        if unchanged := workers.apply(try_out, (None,)):
            print("the scenarios do not even hold without a change:", unchanged)
            return 1
        for mutant, killers in zip(wanted, workers.imap(try_out, wanted), strict=True):
            if isinstance(killers, str):
                print(killers)
                continue
            found.append((mutant, killers))
            print(f"{len(killers):4} {mutant.breaks}", flush=True)
    if not words:
        REPORT.parent.mkdir(parents=True, exist_ok=True)
        REPORT.write_text(report(found), encoding="utf-8")
    return 1 if len(found) < len(wanted) or any(not killers for _, killers in found) else 0


if __name__ == "__main__":
    raise SystemExit(main())
