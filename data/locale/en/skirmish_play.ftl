# Skirmish at the screen.

sk-turn = Turn { $round }
screen-round-skirmish = Turn { $round }
sk-turn-limit = Turn { $round } of { $limit }
sk-go = { $side } to act
sk-others-go = The other side is acting.
sk-left = { $left } of { $first } left
sk-person = played by a person
sk-computer = played by the computer
sk-plate-tip =
    { $player }.
    It began with { $first } fighters and breaks when { $losses } of them are lost.
sk-goal-break = break the enemy
sk-goal-carry_off = { $thing }: carry it into the marked strip
sk-goal-hold = { $thing }: hold it at the end of { $turns ->
    [one] a turn
   *[other] { $turns } turns
}{ $held ->
    [0] { "" }
   *[other] { " " }(so far { $held })
}
sk-goals-of = { $side }: { $goals }
sk-goals-last = A side without any fighter left has lost.
sk-outcome-broken = { $loser } is broken: too many of its fighters are lost.
sk-outcome-carried_off = { $side } has carried it off: { $thing }.
sk-outcome-held = { $side } has held it at the end of { $turns ->
    [one] a turn
   *[other] { $turns } turns
}: { $thing }.
sk-outcome-both = Both sides have reached their goals at once.
sk-outcome-round_limit = The last turn is over.

sk-group = group { $number }, { $formation }
sk-unarmed = carries no weapon
sk-weapon = { $weapon }: { $reaches } cm
sk-shots = shots left: { $shots } of { $full }
sk-loaded = loaded
sk-unloaded = not loaded: reloading takes { $reload ->
    [one] one action
   *[other] { $reload } actions
}
sk-stage-fresh = can act: { $actions ->
    [one] one action
   *[other] { $actions } actions
}
sk-stage-active = acts now: { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}
sk-stage-waiting = waits for its leader: { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
sk-stage-done = has acted this turn
sk-aimed = aims
sk-hides-in = hides inside: { $building }, floor { $floor }
sk-lines = at the windows: { $building }, floor { $floor }
sk-ability-leader = leader: may split its actions over the turn
sk-ability-scout = scout: leads a column through rough ground
sk-ability-sniper = sniper: more dice far off (+{ $dice })
sk-wounds-left = Wounds left
sk-wounds = takes wounds: { $left } of { $full }
sk-decimal = { $whole }.{ $rest }
sk-length = { $whole }.{ $rest } cm
sk-chance = { $good }/{ $all } = { $percent } %
sk-band-near = near
sk-band-effective = effective
sk-band-long = long
sk-band-extreme = extreme
sk-shot = { $band }: { $needed }+ on { $dice ->
    [one] one die
   *[other] { $dice } dice
}
sk-expected = hits expected: { $hits }
sk-why-cover = partial cover: { $more } more is needed
sk-why-aimed = aims: dice +{ $dice }
sk-why-moved = moves: dice −{ $dice }
sk-why-sniper = sniper at this range: dice +{ $dice }
sk-why-ran = has run: { $more } more is needed to hit
sk-path = { $used } of { $most }
sk-path-left = { $left } left
sk-path-rough = { $rough } of it in rough ground, counted { $times } times
sk-path-obstacle = over the obstacle
sk-path-go = click or Enter: go
sk-path-go-first = click or Enter: go the first move
sk-path-moves = in { $moves } moves: { $lengths }
sk-path-all = That is as far as this activation gets.
sk-click = click: { $what }
sk-path-ends = It ends here: { $reason }
sk-building = { $building }, { $floors ->
    [one] one floor
   *[other] { $floors } floors
}

order-sk_activate = Activate
order-sk_activate-tip = Begin the activation of this fighter or its whole group. Whoever begins finishes; a leader may split its actions.
order-sk_move = Move
order-sk_move-tip = Click points of a path on the table, and its end once more to go. The right button takes the last point away.
order-sk_face = Face
order-sk_face-tip = Choose which way to look at the end of the path.
order-sk_turn = Turn
order-sk_turn-tip = Turn on the spot: one action.
order-sk_shoot = Shoot
order-sk_shoot-tip = Click an enemy. Its odds are shown before.
order-sk_state = Then move
order-sk_state-tip = State a move after the shot. It takes dice away (−{ $dice }), even if the move is not made; without it no move follows.
order-sk_aim = Aim
order-sk_aim-tip = More dice for the next shot of this activation (+{ $dice }).
order-sk_reload = Reload
order-sk_reload-tip = One reload action.
order-sk_detect = Detect
order-sk_detect-tip = Look for enemies who hide in a building: click it. Who comes to { $needs } or more finds them (dice: { $dice }).
order-sk_enter = Enter
order-sk_enter-tip = Go into the building whose wall one touches: one action.
order-sk_leave = Leave
order-sk_leave-tip = Come out: one action. Or click where to.
order-sk_posture = Hide
order-sk_posture-tip = Whether to hide inside, unseen, or to line windows and doors, seen but in partial cover.
order-sk_capture = Capture
order-sk_capture-tip = Take the flag or object that one touches: one action.
order-sk_floor-tip = Move to this floor, or only hide or line its windows: { $actions } actions.
sk-floor-line = Windows, floor { $floor }
sk-floor-hide = Hide, floor { $floor }
sk-end-activation = End activation
sk-hint-spent = No action is left: end the activation.
sk-hint-face = Point at where to look, and click: they go and face it.
sk-hint-turn = Point at where to look, and click.
sk-hint-shoot = Choose a target.
sk-hint-detect = Choose a building.
sk-hint-enter = Choose a building.
sk-hint-leave = Choose a place beside the building.

key-sk_go = go the path (or click its end again); else activate
key-sk_done = end the activation; else the turn
key-sk_move = move
key-sk_face = choose the facing at the path's end
key-sk_turn = turn on the spot
key-sk_shoot = shoot
key-sk_state = state a move after the shot
key-sk_aim = aim
key-sk_reload = reload
key-sk_detect = look for hidden enemies
key-sk_capture = capture
key-sk_enter = enter a building
key-sk_leave = leave a building
key-sk_posture = hide, or line the windows
key-sk_arcs = show the arc of sight, or not
key-sk_mouse_left = left button: select, set a point of the path, shoot
key-sk_mouse_right = right button: take the last point back, cancel

sk-refusal-already_acted = That has been done already.
sk-refusal-not_active = Somebody else has begun, and finishes first.
sk-refusal-not_your_turn = It is the other side's go.
sk-refusal-unknown_unit = That fighter is not yours to command.
sk-refusal-no_actions_left = { $needed ->
    [one] No action is left.
   *[other] It takes { $needed } actions, and { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left.
}
sk-refusal-occupied = Somebody stands there.
sk-refusal-unreachable = No farther in one move, or no way leads there.
sk-refusal-not_in_contact = One has to touch it first.
sk-refusal-not_loaded = Not loaded: { $needed ->
    [one] one reload action
   *[other] { $needed } reload actions
} needed.
sk-refusal-out_of_range = Out of range, or far off without aiming.
sk-refusal-out_of_arc = Not in the arc of sight: turn first.
sk-refusal-line_blocked = Somebody or something stands in the line.
sk-refusal-cannot_fire = Carries no weapon.
sk-refusal-not_visible = No enemy is seen.
sk-refusal-no_target = That is no enemy.
sk-refusal-two_moves_planned = Two moves are made or planned: no shot then, and no move after a shot but the one stated.
sk-refusal-wrong_size = Too large to go in.
sk-refusal-nothing_there = There is nothing there.
sk-refusal-out_of_bounds = That is off the table.

sk-log-turn = Turn { $round }
sk-log-active = { $unit } begins to act
sk-log-moved = { $unit } moves
sk-log-ran = { $unit } runs
sk-log-jumped = { $unit } jumps an obstacle: { $obstacle }
sk-log-climbed = { $unit } climbs an obstacle: { $obstacle }
sk-log-turned = { $unit } turns
sk-log-entered = { $unit } enters a building: { $building }
sk-log-left = { $unit } comes out: { $building }
sk-log-hides = { $unit } hides on floor { $floor }
sk-log-lines = { $unit } lines the windows of floor { $floor }
sk-log-hid = { $unit } is lost sight of
sk-log-seen = { $unit } is seen
sk-log-aimed = { $unit } aims
sk-log-reloaded = { $unit } reloads: { $left ->
    [0] loaded
    [one] one action to go
   *[other] { $left } actions to go
}
sk-log-hit = { $unit } shoots at { $target }: { $dice } = { $total }, { $needed }+ needed ({ $percent } %): hit
sk-log-missed = { $unit } shoots at { $target }: { $dice } = { $total }, { $needed }+ needed ({ $percent } %): missed
sk-log-wounded = { $unit } is wounded and can take { $left } more
sk-log-fell = { $unit } falls
sk-log-searched = { $unit } searches a building: { $building } ({ $dice } = { $total })
sk-log-taken = { $unit } takes it: { $thing }
sk-log-dropped = It falls to the ground: { $thing }
sk-log-held = { $side } has held for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

sk-after-shots = Shots
sk-after-hits = Hits
sk-after-expected = expected by the odds
sk-after-luck = luck
sk-after-dice = Dice rolled
sk-after-mean = mean (expected 3.5)
sk-after-face = { $face } came up
sk-after-face-of = { $count } (expected { $expected })
sk-after-fallen = Fighters lost
sk-after-walked = Walked
sk-after-searches = Buildings searched
sk-after-taken = Objects taken
sk-after-of-expected = { $hits } (expected { $expected })
sk-deed-hits = { $hits ->
    [one] one hit
   *[other] { $hits } hits
} with { $shots ->
    [one] one shot
   *[other] { $shots } shots
}
sk-deed-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
