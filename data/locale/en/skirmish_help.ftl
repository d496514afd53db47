# The help of Skirmish. Every number and name in it comes from the pack's data: a text may hold none of its own.

sk-help-table-action = Action
sk-help-table-actions = Actions
sk-help-table-who = Who
sk-help-table-first = First move
sk-help-table-further = Each further
sk-help-table-all = All actions
sk-help-table-level = Level
sk-help-table-weapon = Weapon
sk-help-table-needed = Needed
sk-help-table-reload = Reload
sk-help-table-chance = A shot hits

sk-help-action-move = Move, or turn on the spot
sk-help-action-shoot = Shoot
sk-help-action-aim = Aim
sk-help-action-reload = Reload
sk-help-action-enter = Enter or leave a building
sk-help-action-floor = Move inside, hide, go to the windows
sk-help-action-detect = Look for who hides in a building
sk-help-action-capture = Take a flag or an object
sk-help-pace-infantry = Infantryman
sk-help-pace-group = Group of infantry
sk-help-pace-quick_group = Group charging, on a road, in column
sk-help-pace-cavalry = Cavalry
sk-help-pace-wagon = Wagon off the road
sk-help-pace-road_wagon = Wagon on a road
sk-help-chance-moved = with a move
sk-help-chance-plain = standing
sk-help-chance-aimed = aimed
sk-help-chance-sniper-moved = sniper, with a move
sk-help-chance-sniper-plain = sniper, standing
sk-help-chance-sniper-aimed = sniper, aimed

sk-help-start = How to play
sk-help-start-1 = The table is open: there are no cells. Distances are real lengths, from the edge of one base to the edge of the next. Click one of your fighters and activate it with Enter or the button; a group acts as one.
sk-help-start-2 = Whoever is active has { $actions } actions. Click points of a path on the table and its end once more, and they go; the ruler shows how far a move reaches. Point at an enemy, and the odds of a shot are shown before you click.
sk-help-start-3 = When you have done with them, end the activation. Then the other side activates somebody. What each side has to do to win stands at the top of the screen; the key for goals tells it in full.
sk-help-start-4 = A quick lesson: shoot from where you stand, aim if there is time, keep a hedge or a wall between you and the enemy, and do not be caught in the open after a run with an empty rifle.

sk-help-turn = Activations and actions
sk-help-turn-1 = The sides take turns in activating one fighter or one group. A side that has nobody left to activate passes. When nobody is left on either side the turn is over, and the next one begins.
sk-help-turn-2 = An activation has { $actions } actions, in any order, and the same one several times if you like. Whoever has begun finishes before you go on to another one.
sk-help-turn-3 = Leaders are the exception: { $leaders }. They may split their actions over the whole turn, and may begin while another one acts, who waits for them.
sk-help-turn-4 = Going into a building, coming out and moving about inside are moves, too: they take dice from a shot of the same activation. Moving inside takes { $inside } actions.
sk-help-turn-5 = An order can be taken back as long as no dice have fallen, the go has not passed, and it has shown you nobody new.

sk-help-moving = Moving
sk-help-moving-1 = The first move of an activation is the longest. An infantryman covers { $two } in two moves, and { $all } in { $actions }. Charging is a move that ends touching an enemy.
sk-help-moving-2 = The way through rough ground counts { $rough } times. Roads are for groups and wagons: the part of a path on a road goes at their faster pace.
sk-help-moving-3 = Whoever spends all actions of an activation on going has run, and is harder to hit until its next activation: { $ran } more is needed. Turning on the spot is no running, and neither is climbing.
sk-help-moving-4 = A move may lead in any direction, but only { $backwards } of it backwards. Facing matters: a fighter looks along the last leg of its path, or where you make it look. Turning on the spot takes an action.
sk-help-moving-5 = Whoever is no further off than { $contact } touches. Infantry climbs an obstacle from touching it, with a whole move that ends on its far side. Cavalry jumps obstacles up to level { $level } in passing ({ $jumped }). All others have to go round; a gap between two obstacles is a gate.

sk-help-groups = Groups and columns
sk-help-groups-1 = A group is activated as one, and all do the same: move, aim, reload, shoot. A path is that of its first fighter. In a march column those behind follow its track, in other groups all go the same way.
sk-help-groups-2 = A single fighter sees { $single }°. A group sees { $group }° to its front, from the edges of the base of whoever is nearest to the target. Whoever is inside a building sees to all sides.
sk-help-groups-3 = When a group shoots, each of its fighters who is loaded and can hit the target rolls for itself. In line formation they are not in one another’s way.
sk-help-groups-4 = A march column is as fast as a charge, but makes no more than { $column } moves in rough ground in an activation, unless one of these is in it: { $scouts }.

sk-help-shooting = Shooting and its odds
sk-help-shooting-1 = A shot rolls { $dice } dice, and their sum has to reach what the range asks for. How far near, effective, long and extreme are depends on the weapon. A hit takes one wound.
sk-help-shooting-2 = Aiming before the shot adds dice: { $aimed }. Having moved before it, or stating a move after it, takes some away: { $moved }. A move that was stated costs the die even if it is not made, and without stating it nobody moves after a shot. Whoever makes or plans two moves does not shoot at all.
sk-help-shooting-3 = At extreme range { $extreme } is needed, which is out of reach unless one aims. These shoot there without aiming, and have more dice at long and extreme range, { $sniper } each: { $snipers }. The table holds the exact odds.
sk-help-shooting-4 = Partial cover asks for { $cover } more: at the windows of a building, and touching a hedge, a fence or a wall that the line crosses. A target that has run asks for { $ran } more. An example: at effective range { $sum } is needed ({ $odds }), against partial cover { $behind } are left.
sk-help-shooting-5 = Nobody shoots through enemies, nor through friends, unless these touch the one who shoots or fire in line with it. A horseman behind a man on foot can be shot at. Buildings stop every shot.
sk-help-shooting-6 = After a shot a weapon has to be loaded again, with as many actions as the table says. Nobody shoots with an empty weapon, and whoever has loaded for one turn goes on in the next.

sk-help-buildings = Buildings
sk-help-buildings-1 = Enter a building from touching its wall. After going in, and after each move inside, you say whether the fighters hide or line the windows, doors and breaches. Moving inside, between floors too, takes { $inside } actions.
sk-help-buildings-2 = At the windows they are seen, shoot to all sides, and are in partial cover: { $cover } more is needed to hit them. Hidden ones are not seen: you may not even know that there is anybody.
sk-help-buildings-3 = Look for them with the action Detect, within { $range } and in the arc of sight. One roll counts for all who hide there: { $found } finds them ({ $odds }), across an obstacle { $covered } ({ $covered_odds }).
sk-help-buildings-4 = Whoever comes out, or goes to a window, is seen again. Enemies on the same floor shoot at one another without cover.

sk-help-winning = Winning
sk-help-winning-1 = Each side has its goals, told before the mission and at the top of the screen: break the enemy, carry something off into a marked strip, or hold an object at the end of so many turns.
sk-help-winning-2 = A side is broken when it has lost { $broken } % of the fighters it began with: of { $fighters } that is { $losses }. Wagons do not count. A side without any fighter left has lost, whatever its goals were.
sk-help-winning-3 = A flag or an object is taken with one action by whoever touches it. It is carried until its bearer falls, and then lies where that was. If nobody has won by the last turn, it is a draw.

sk-help-keys = Keys and mouse
sk-help-keys-1 = Everything can be done by keyboard and everything by mouse. Keys can be changed in the options; this is how they are set now.
