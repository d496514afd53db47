# The playing client: refusals, the log, names of things, keys, scripts. A pack's own texts override its names.

## Why an order is refused (docs: scenarios)

refusal-invalid = This order makes no sense here.
refusal-game_over = The battle is over.
refusal-unknown_unit = That unit is not yours to command.
refusal-not_your_turn = It is not your turn.
refusal-camp_ready = Your side has already given its orders.
refusal-out_of_bounds = That is off the map.
refusal-unknown_weapon = The unit has no such weapon.
refusal-aboard = The unit is aboard a carrier.
refusal-hitched = The gun is hitched.
refusal-landed = The craft is on the ground.
refusal-airborne = The craft is in the air.
refusal-not_landed = The craft must land first.
refusal-recruited_this_turn = Recruited this turn: it acts from the next one on.
refusal-already_acted = The unit has already acted.
refusal-moved_this_turn = Not after moving this turn.
refusal-not_active = The unit is not active now.
refusal-not_an_engineer = Only engineers can do that.
refusal-not_a_supplier = Only a supply truck can do that.
refusal-not_a_carrier = That unit carries nobody.
refusal-not_a_gun = Only guns are towed.
refusal-cannot_alert = This unit never goes on alert.
refusal-cannot_patrol = This unit does not patrol.
refusal-cannot_fire = This unit has no weapon.
refusal-no_shots_left = No shot left this turn.
refusal-no_ammo = Out of ammunition.
refusal-no_action_points = { $left ->
    [0] No action points left.
   *[other] Not enough action points: { $needed } needed, { $left } left.
  }
refusal-no_fuel = Out of fuel.
refusal-no_battery = The battery is empty.
refusal-no_actions_left = No action left.
refusal-not_loaded = The weapon is not loaded.
refusal-two_moves_planned = Two moves are planned already.
refusal-not_enough_gold = Not enough gold.
refusal-sold_out = Sold out.
refusal-forbidden = That is forbidden here.
refusal-not_visible = Nobody can be seen there.
refusal-no_target = There is no target there.
refusal-not_targetable = This weapon cannot be aimed at that.
refusal-wrong_size = It never fits aboard.
refusal-carrier_full = No room aboard now.
refusal-not_adjacent = It must be in a neighbouring cell.
refusal-not_in_contact = It must be in contact.
refusal-occupied = The cell is taken.
refusal-wrong_terrain = Not on this ground.
refusal-already_built = It is finished already.
refusal-not_built = It is not finished yet.
refusal-nothing_there = There is nothing there.
refusal-nothing_to_supply = It lacks nothing.
refusal-below_minimum_range = Too near: { $distance }, at least { $least } needed.
refusal-out_of_range = Out of range: { $distance }, it reaches { $greatest }.
refusal-out_of_arc = Outside the arc of fire.
refusal-blocked_line_of_fire = The line of fire is blocked.
refusal-line_blocked = Something stands in the way.
refusal-towed-only = A gun does not move by itself: a truck tows it.
refusal-unreachable = Too far for this turn, or no way leads there.
refusal-point = Only engineers enter a victory point.
refusal-no-structure = Choose first what to build.
refusal-blocked-by = The line of fire is blocked: { $what }.

## Why the last order cannot be taken back

undo-nothing_to_undo = There is nothing to take back.
undo-shot_fired = A shot cannot be taken back.
undo-turn_over = The turn is over.
undo-something_seen = The move showed you something new: it stays.

## Orders and buttons

order-move = Move
order-fire = Fire
order-supply = Supply
order-board = Board
order-unload = Unload
order-tow = Tow
order-unhitch = Unhitch
order-build = Build
order-clear = Clear
order-lay_mine = Lay mine
order-demine = Lift mine
order-land = Land
order-move-tip = Click a lit cell to go there.
order-fire-tip = Shows what the weapons reach. Click a target to fire.
order-supply-tip = Click a neighbour to refill its fuel and ammunition.
order-price = Takes { $points } of its { $has } action points; { $left } are left.
order-price-round = A shot takes { $points } of its { $has } action points and a round; { $left } are left.
order-price-short = Takes { $points } action points; it has { $has }.
order-price-back = Gives { $points } action points back.
order-flight-price = Each cell takes { $points } action { $points ->
    [one] point
   *[other] points
} and { $fuel } fuel; each end of turn in the air { $hover } fuel.
order-board-tip = Click a carrier in a neighbouring cell to get in.
order-unload-tip = Click a neighbouring cell to put the passenger down. Press again for the next one.
order-tow-tip = Click a gun in a neighbouring cell to hitch it.
order-unhitch-tip = Leave the gun where it is.
order-build-tip = Choose what to build, then a lit cell. Click a site of yours to go on with it.
order-clear-tip = Takes rubble or a wreck out of a lit cell.
order-lay_mine-tip = Lays a mine in a lit cell. Only your side sees it.
order-demine-tip = Lifts a known mine.
order-land-tip = Comes down where it is: on meadow, burnt ground or your heliport. Landed it burns nothing and takes no shot; it takes off by moving.
order-alert = Alert
order-patrol = Patrol
order-stand_down = Stand down
order-alert-tip = Keeps its shots for the enemy’s turn and fires at whoever moves or appears in range.
order-patrol-tip = Click the middle of a zone: at each end of turn the unit makes its round there.
order-stand_down-tip = Ends alert and patrol and gives the points of unused shots back.
turn-wait = Wait for your turn.
turn-none-left = No unit can do anything more.
end-turn-title = End the turn?
end-turn-warning = { $count ->
    [one] { $count } unit has not acted yet.
   *[other] { $count } units have not acted yet.
}
end-turn-yes = End turn
end-turn-no = Go on playing
fire-own-title = Hit our own troops?
fire-own-warning = The blast would hit: { $units }
fire-own-yes = Fire all the same
fire-own-no = Hold fire
fall-title = Lose our own drones?
fall-warning = Without a link to their operator these would crash: { $units }
fall-yes = Go all the same
fall-no = Stay
route-ended-enemy = { $unit }: stopped on its way, an enemy is in sight.
route-ended-barred = { $unit }: stopped on its way, there is no way any more.
notice-speed = Speed ×{ $speed }
notice-saved-picture = Picture: { $file }

## What is pointed at

path-ground = { $ground }, no cover
path-cover = { $ground }: cover { $percent } %
path-shots = After moving: { $count } { $count ->
    [one] shot
   *[other] shots
  }, at half range
path-no-shot-moving = No shot after moving: it fires only where it stood all turn
path-no-shot-points = No shot after this move: one costs { $price } action points
path-no-shot = No shot left after this move
flight-lands = { $ground } below: it may land
flight-no-landing = { $ground } below: no landing
flight-fuel = { $count ->
    [0] Falls at the end of this turn unless it lands
    [one] Fuel for one more turn in the air
   *[other] Fuel for { $count } more turns in the air
}
flight-watched = In reach of: { $units }
tip-ghost = { $unit }, last seen in round { $round }
tip-ghost-unit = { $unit }, seen earlier
tip-shell = Shell this cell.
tip-airborne = { $unit } in the air
point-free = Victory point (nobody’s)
point-held = Victory point ({ $side }’s)
point-count = Our engineer: { $count } of { $turns } turns, taken after { $left } more
point-rule = Only an engineer enters. It takes the point after { $turns } of our ends of turn in a row with no enemy within { $radius } cells; an enemy that near also frees a taken point. To win: { $needed } of { $points } points.
point-taking = Ours after { $turns } ends of turn here with no enemy within { $radius } cells
cover-wreck = wreck
cover-general = general nearby
blast-hit = { $unit } −{ $damage }
blast-own = Our own in the blast: { $units }
blast-others = Also hit: { $units }
tip-burning = on fire
supply-preview = Refills fuel and ammunition.
board-preview = Gets in here.
unload-preview = Puts down here: { $unit }
tow-preview = Hitches the gun.

## Units

unit-subtitle = { $side } · { $unitclass } · { $size }
card-hp-about = With { $percent } % or less of its hit points each step takes { $factor } times the action points.
card-points-about = Steps, shots and other orders take action points. They are full again when your turn starts.
card-fuel-flight = In the air fuel burns even when it stands still: { $hover } at each end of turn. At 0 then, it crashes.
card-fuel-about = Every cell burns fuel, rough ground much more than roads. At 0 it cannot move. A depot or a supply truck fills it up.
card-shots-about = One shot a turn, { $price } action points; two next to a supply truck or near the general.
card-shots-two = Two shots a turn, one a weapon, { $price } action points each.
card-weapon-damage = Damage { $damage }
card-weapon-damage-class = { $unitclass } { $damage }
card-weapon-range = Range { $least }–{ $most }
card-weapon-range-moved = Range { $least }–{ $most }, after moving up to { $moved }
card-weapon-still = Fires only if the unit has not moved this turn.
card-weapon-indirect = Indirect: over every obstacle, also at cells out of sight.
card-weapon-direct = Direct: units, forests and hills in between stop it.
card-weapon-blast = Sweeps { $radius } cells around its target, friend and foe, with { $percent } % of the damage.
card-weapon-spends = The shot spends the unit.
round-limit-about = After round { $limit } whoever holds more points wins, else whoever has more left.
state-wounded = Wounded: steps cost double
state-moved = Has moved
state-carries = Aboard: { $unit } ({ $hp }/{ $full })
state-tows = Tows: { $unit }
state-towed = Hitched to: { $unit }
state-fired = Has fired
state-burning = In a burning forest: no cover, and it loses hit points at the end of the turn
state-alert = On alert: { $count }, { $points } points reserved
state-patrol = Patrols its zone
state-patrol-reserved = Patrols its zone, { $points } points reserved for a shot
state-route = On its way: { $turns } { $turns ->
    [one] turn
   *[other] turns
}
state-heals = Heals: { $hp } of { $full } next turn
state-camouflaged = Camouflaged: 2 cells nearer to be seen
state-battery = Battery: { $left } of { $full } turns in the air
state-charging = Recharges at the start of your turn
state-must-land = Must land this turn, or it crashes
state-linked = Linked: { $distance } { $distance ->
    [one] cell
   *[other] cells
  } from its operator
state-beyond-link = Beyond its link: { $distance } { $distance ->
    [one] cell
   *[other] cells
  } from its operator
state-operator-aboard = Its operator is aboard a carrier: it cannot fly
state-flies = Flies { $count } { $count ->
    [one] drone
   *[other] drones
  }
path-beyond-link = Beyond its link: it crashes
path-drones-fall = Crash without their link: { $units }
path-route = There in { $turns } turns
path-route-how = Goes on by itself each turn, and stops when an enemy comes into sight.
path-must-land = It must land this turn, or it crashes
path-battery = Battery after this turn: { $left }
state-airborne = In the air: no cover
state-landed = On the ground
side-blue = Blue
side-red = Red
class-foot = foot
class-wheeled = wheeled
class-tracked = tracked
class-towed = towed gun
class-helicopter = helicopter
class-drone = drone
size-small = small
size-medium = medium
size-large = large

## Goals and the end

objective-points = Hold the victory points, or destroy every enemy unit
objective-destroy = Destroy every enemy unit
outcome-destruction = Every unit of { $side } is destroyed.
outcome-surrender = { $side } surrendered.
outcome-round_limit = The last round is over.
outcome-points = The victory points are held.
outcome-goals = The goals are met.
banner-turn = { $side } · round { $round }
banner-enemy = { $side } moves

## The log. $unit is a unit as log-own and log-of-side give it

log-own = { $unit }
log-of-side = { $unit } ({ $side })
log-somebody = Somebody
log-turn = Round { $round }: { $side }
log-clock = { $season }, { $hour }, { $weather }
log-moved = On the move: { $unit }
log-spotted = Spotted: { $unit }
log-lost = Out of sight: { $unit }
log-fired = { $unit } fires: { $weapon }
log-fired-at = { $unit } fires at { $target }: { $weapon }
log-fired-on-alert = { $unit } was on alert and fires at { $target }: { $weapon }
log-alert = { $unit } on alert: { $count } { $count ->
    [one] shot
   *[other] shots
  }
log-alert-over = { $unit } has no shot left on alert
log-patrol = { $unit } patrols
log-blocked = The shot was stopped by: { $unit }
log-hit = { $unit }: −{ $damage }, { $hp } left
log-destroyed = Destroyed: { $unit }
log-fire-lit = The forest is on fire
log-fire-died = A forest fire has burned out
log-stopped-barred = { $unit } met somebody unseen and stopped.
log-stopped-no_action_points = { $unit } ran out of action points.
log-stopped-no_fuel = { $unit } ran out of fuel.
log-stopped-no_means = { $unit } could not go on.
log-supplied = Supplied: { $unit }
log-took-off = { $unit } takes off
log-landed = { $unit } lands
log-flight-failed-dry = { $unit } has run dry in the air
log-flight-failed-link = { $unit } is beyond its link
log-flight-failed-operator = { $unit } has lost its operator
log-flight-failed-battery = { $unit } has an empty battery
log-jammed = Jammed: { $unit }
log-operator-lost = { $unit } is lost with its operator
log-battery-low = { $unit } must land next turn, or it crashes
log-battery-charged = Recharged: { $unit }
log-fell = { $unit } crashes
log-boarded = { $unit } boards: { $carrier }
log-unloaded = { $unit } gets out of: { $carrier }
log-hitched = { $unit } hitches: { $gun }
log-unhitched = { $unit } unhitches: { $gun }
structure-site = { $structure } under construction
cover-rubble = Rubble
log-structure-seen = Sighted: { $structure }
log-structure-hit = { $structure }: −{ $damage }, { $hp } left
log-structure-fell = Destroyed: { $structure }
log-structure-begun = Begun: { $structure } ({ $progress })
log-structure-built = Finished: { $structure }
log-healed = { $unit }: +{ $amount }, { $hp } now
log-cleared = Cleared away.
log-mine-laid = A mine was laid.
log-mine-spotted = An enemy mine was spotted.
log-mine-exploded = A mine blew up.
log-mine-lifted = A mine was lifted.
log-stopped-mine = { $unit } stopped at a mine.
log-point-taken = { $side } takes a victory point
log-point-lost = { $side } loses a victory point: an enemy is near
log-point-counted = Our engineer holds a point: { $count } { $count ->
    [one] turn
   *[other] turns
  }
log-point-restarted = We must begin anew to take a victory point
log-point-counted-of = { $side }: an engineer on a point, turns: { $count }
log-point-restarted-of = { $side } must begin anew to take a victory point
log-surrendered = { $side } surrenders
log-undone = Order taken back
log-won = Victory: { $side }
log-draw = A draw

## Aiming, engineers, fires, the calendar, alert fire

unit-numbered = { $unit } { $number }
aim-title = What to fire at?
aim-unit = Unit
aim-structure = Work
aim-ground = Ground
aim-unit-tip = Fires at the unit in the cell. Shift+F: the next.
aim-structure-tip = Fires at the building or work of the cell. Shift+F: the next.
aim-ground-tip = Shells the cell, whoever may be there. Shift+F: the next.
aim-damages = { $weapon }: damage { $damage }, { $left } left
aim-destroys = { $weapon }: damage { $damage }, destroyed
aim-other = Or { $target }. { $outcome }
aim-how = Fire (F), then a click asks; Shift+F chooses.
order-weapon-tip = Fires with this weapon alone. G: the next.
build-cost = Parts: { $turns }, one a turn and engineer, { $price } action points each. Hit points: { $hp }
build-on = On: { $terrain }
build-cover = Cover { $percent } %
work-cost = Action points: { $price }, { $left } left
work-build = Builds: { $structure }, part { $part } of { $turns }
work-clear = Clears this cell
work-lay_mine = Lays a mine here
work-demine = Lifts the mine here
site-progress = Parts done: { $done } of { $turns }
site-worked = { $unit }: has done a part this turn
site-engineer = { $unit }: beside it, can work on it
state-worked = Has done its part of building this turn
tip-mine = Our mine: { $damage } damage to whoever enters, friend or foe
tip-foreign-mine = Enemy mine, spotted: { $damage } damage to whoever enters. An engineer next to it can lift it
tip-fire = Burns on for rounds: { $left }. Who ends a turn here loses hit points: { $damage }
tip-spreads = It spreads to the forests beside it at the end of this round
tip-catches = Catches fire at the end of this round
tip-regrows = Forest again at the end of this round
badge-point = { $count }/{ $turns }
point-near = Keeps us from taking it: { $units }
calendar-line = { $name }: { $effect }
calendar-sight = units see less far, in cells: { $cells }.
calendar-ignition = a forest may catch fire by itself, one round in { $rounds }.
calendar-regrowth = burnt ground becomes forest again.
calendar-no-spread = fires do not spread.
calendar-nothing = no effect.
calendar-not-buildings = Buildings and drones see as far as ever.
label-alert = On alert: fires at { $target }
label-patrol = On patrol: fires at { $target }
label-stopped-barred = Stopped: somebody unseen in the way
label-stopped-mine = Stopped: a mine
label-stopped-no_action_points = Stopped: no action points for the next step
label-stopped-no_fuel = Stopped: out of fuel
label-stopped-no_means = Stopped: cannot go on
log-fired-on-patrol = { $unit } meets { $target } on patrol and fires: { $weapon }
log-strikes = Fire out of nowhere: { $weapon }
key-aim = other target in the cell
key-ranges = show alert ranges and patrol zones
key-enemy_reach = Where enemies in sight can go and fire
key-sight = What the selected unit sees

## Keys (help overlay and menu)

help-keys-title = Keys
key-end_turn = end the turn
key-next_unit = next unit that can act
key-skip_unit = Leave this unit out for this turn, next one
key-move = move
key-fire = aim
key-weapon = other weapon
key-supply = supply
key-board = board a carrier
key-unload = unload; next passenger
key-tow = tow or unhitch a gun
key-alert = on alert
key-patrol = patrol a zone
key-stand_down = end alert and patrol
key-build = build
key-clear = clear rubble or a wreck
key-lay_mine = lay a mine
key-demine = lift a mine
key-land = land a craft
key-undo = take the last order back
key-cancel = cancel; menu
key-centre = look at the unit
key-pan = move the view
key-turn = turn the view
key-zoom = zoom (or wheel)
key-speed = speed of the play
key-skip = skip what is shown
key-log = event log
key-help = these keys
key-manual = rules by topic
key-lookup = look up what is pointed at
key-statistics = statistics of a battle that is over
key-picture = save a picture
key-mouse_left = left click: select, move, fire
key-mouse_right = right click: cancel; drag: move the view
option-speed = Speed
choice-on = on
choice-off = off

## Watching

watch-pause = Pause
watch-play = Play
watch-restart = From start
watch-previous = Turn back
watch-next = Next turn
watch-at-end = The replay is over
watch-unfinished = This battle was not played to its end.
watch-all = All
watch-eyes = Look with one side’s eyes, or with all
key-pause = pause and go on
key-next_turn = next turn
key-previous_turn = previous turn
key-eyes = whose eyes to look with
watch-step-back = Step back
watch-step = Step
watch-follow = Follow
watch-follow-tip = Whether the view goes to what happens
watch-play-on = Play on
watch-play-on-tip = Play on from here, as a new game
play-on-ended = The battle is over: there is nothing to play on.
play-on-title = Play on from here?
play-on-text = A new game goes on from round { $round }, { $side } to move, with the opponents as they were. The replay stays as it is.
play-on-text-all = A new game goes on from turn { $round }, with the opponents as they were. The replay stays as it is.
play-on-as-was = As it was
play-on-side = Play { $side }
play-on-cancel = Watch on
film-eyes = { $turn } · seen by { $side }
timeline-turn = Round { $round } · { $side }
timeline-turn-all = Turn { $round }
timeline-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
key-step_turn = a turn back, a turn on
key-step_order = an order back, an order on
key-step_event = an event back, an event on
key-step_mark = to what is marked before, after
key-ends = to the beginning, to the end
key-next_event = one event on
key-previous_event = one event back
key-next_order = one order on
key-previous_order = one order back
key-next_mark = to what is marked next
key-previous_mark = to what was marked last
key-beginning = to the beginning
key-ending = to the end
key-follow = follow what happens, or not
key-play_on = play on from here

## Before a battle and on the command line

window-title = General Clumsy
no-display = No display was found: start the game on a desktop, or set DISPLAY. Without one, --offscreen --script FILE plays a script.
no-screen = battles of “{ $name }” have no screen yet
sound-missing = Sound “{ $name }” is in no folder “sounds”: it stays silent.
sound-broken = Sound file cannot be played: { $name }
not-recorded = This battle is not recorded: { $message }
no-graphics = The graphics could not be started: { $message }
script-fault = { $file }, line { $line }: { $message }
script-unreadable = { $file } cannot be read: { $message }
script-too-large = the file is larger than { $most } bytes
script-unknown-verb = unknown instruction "{ $found }"; expected: { $expected }
script-unknown-word = unknown word "{ $found }"; expected: { $expected }
script-open-quote = a quotation mark is never closed
script-no-cell = "{ $found }" is no cell; expected x,y
script-no-number = "{ $found }" is no whole number from { $low } to { $high }
script-no-seconds = "{ $found }" is no number of seconds
script-wrong-count = { $found } words after the instruction; expected { $expected }
script-no-json = this is no JSON object: { $message }
script-no-equals = "{ $found }": expected key=value
unknown-map = There is no map "{ $name }"; there are: { $known }
unknown-side = There is no side "{ $name }"; there are: { $known }

row-hp = Hit points: { $hp } of { $full }
row-points = Action points: { $points } of { $full }
row-ready = Can still act this turn
row-done = Has nothing left to do this turn
row-aboard = Aboard: it cannot act
row-click = Click to choose it, twice to look at it.

## Placing the units

deploy-objective = Place your units in the lit start zone, then say that you are ready
deploy-ready = Ready
deploy-reset = As at first
deploy-nothing-changed = Everybody stands as at first.
deploy-how-1 = Click a unit, then a cell of the lit zone; or drag it there.
deploy-how-2 = On another unit, the two change places.
deploy-how-3 = By keys: Tab takes up the next unit, arrows point, Enter puts it down.
place-outside-zone = Only the lit zone is yours.
place-off-map = That is off the map.
place-no-entry = { $name } cannot stand on this ground: { $terrain }
place-on-point = { $name }: only an engineer may stand on a victory point.
place-occupied = Somebody stands there already.
place-no-operator = { $name }: nobody flies it.
key-deploy_next = take up the next unit
key-deploy_previous = take up the previous unit
key-deploy_cursor = point at the next cell
key-deploy_pan = move the view
key-deploy_put = take up, put down, change places
key-deploy_reset = all as at first
key-deploy_ready = ready
