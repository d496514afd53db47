# Missions and their goals: what can be wrong with them in a file, and what is said of them in a battle.

goal-needs = a goal of this kind needs "{ $name }"
goal-takes-no = a goal of this kind takes no "{ $name }"
goal-combine = the goals of this side already combine by "{ $name }"
goal-nobody = there is no "{ $name }" in this battle that this goal could be about
goal-off-map = the cell { $x }, { $y } is off the map
goal-no-point = there is no victory point at { $x }, { $y }
goal-no-points = there are no victory points on this map
goal-no-structure = nothing stands at { $x }, { $y }
goal-own-structure = this belongs to the side itself
goal-own-unit = the units to kill must be of another side
goal-not-own-unit = these must be units of the side itself
goal-unit-unknown = a unit is named twice, or is not there
goal-number = { $number } is not possible here: from 1 to { $most }
goal-small-zone = { $count } units are to stand in this zone at once, and it has room for { $most }
setup-too-many-goals = there are more than { $most } goals, or a text's key is too long
setup-goal-side = goal { $number } is of a side that does not exist
setup-goal = goal { $number } cannot be played for: its "{ $name }" is wrong

## In a battle

goal-kind-destroy_all = Destroy every enemy unit
goal-kind-hold_points = Hold { $count ->
    [one] a victory point
   *[other] { $count } victory points
  }
goal-kind-hold_out = Hold out to the end of round { $round }
goal-kind-escort = Bring { $count ->
    [one] the marked unit
   *[other] { $count } of the marked units
  } to the marked zone
goal-kind-kill = Destroy { $count ->
    [one] the enemy we are after
   *[other] { $count } of the enemies we are after
  }
goal-kind-reach = Have { $count ->
    [one] a unit
   *[other] { $count } units
  } in the marked zone
goal-kind-destroy = Destroy { $count ->
    [one] the marked structure
   *[other] { $count } of the marked structures
  }
goal-kind-keep_alive = { $count ->
    [one] The marked unit must live
   *[other] { $count } of the marked units must live
  }
log-goal-met = Goal reached: { $goal }
log-goal-failed = Goal lost: { $goal }
log-goal-open = No longer reached: { $goal }
log-goal-of = { $side }: { $goal }
log-goal-progress = { $goal }: { $done } of { $count }
log-goal-left = { $goal }: { $left } left
log-target = This is who we are after: { $unit }
outcome-goals_failed = { $side } can no longer reach its goals.
point-rule-mission = Only an engineer enters. It takes the point after { $turns } of our ends of turn in a row with no enemy within { $radius } cells; an enemy that near also frees a taken point.
briefing-title = What wins
briefing-begin = To the troops
briefing-close = Close
goal-open = { $goal } ({ $done }/{ $count })
goal-met = { $goal } (reached)
goal-failed = { $goal } (lost)
goals-or = or
goals-own-one = Our goal:
goals-own-any = Our goals, of which one is enough:
goals-own-all = Our goals, all of them:
goals-of = { $side } wants:
goals-line = { "– " }{ $goal }
key-goals = briefing and goals

## In a mission's file

mission-fault-map-and-rows = a mission on a map of the pack takes no "{ $name }" of its own
mission-fault-sides = the sides of a mission are { $choices }, in this order
mission-fault-no-goal = a person is to play { $name }, which has no goal
mission-fault-text = there is no text "{ $name }" in the pack
mission-fault-ground = "{ $name }" cannot stand here: the terrain is "{ $terrain }"
mission-fault-structure = "{ $name }" cannot stand at { $x }, { $y }: what is built there keeps it out
mission-fault-point = only an engineer may stand on a victory point, "{ $name }" is none
mission-fault-mine = a unit cannot begin on the mine at { $x }, { $y }
