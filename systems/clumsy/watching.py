"""What somebody who only watches a battle is shown: all there is, for a watcher gives no orders."""

from __future__ import annotations

from systems.clumsy.components import Goal, Mine, Wreck
from systems.clumsy.picture import Picture, picture_of_all
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.viewing import goal_view


def picture_of_everything(game: ClumsyGame) -> Picture:
    """The battle now: every side's units, and the ground as it is, which no side may know as a whole (SEE-5)."""
    views = [game.view(side) for side in range(len(game.battle.side_names))]
    world = game.battle.world
    with world.active():
        goals = sorted((goal for _, goal in world.each(Goal)), key=lambda goal: (goal.side, goal.number))
        known = [goal_view(goal, goal.units) for goal in goals]
        mines = {game.battle.board.xy(mine.cell): mine.side for _, mine in world.each(Mine)}
        wrecks = {game.battle.board.xy(wreck.cell): wreck.unit_class for _, wreck in world.each(Wreck)}
    return picture_of_all(views, game.battle.field, known, mines, wrecks)
