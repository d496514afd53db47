# The encyclopedia of Skirmish. Numbers come from the pack's data, never from here. What stands here goes before the
# texts of the same name in library.ftl.

library-tab-abilities = Special rules
library-tab-formations = Groups
library-tab-ground = On the table

sk-library-length = { $length } cm
sk-library-degrees = { $degrees }°
sk-library-pace = { $first }, then { $further }
sk-library-pace-note = { $moves ->
    [one] One move: { $length }.
   *[other] { $moves } moves: { $length }.
}
sk-library-sum = { $needed }+
sk-library-odds = { $dice ->
    [one] one die, { $percent } %
   *[other] { $dice } dice, { $percent } %
}
sk-library-actions = { $count ->
    [0] no action
    [one] one action
   *[other] { $count } actions
}
sk-library-more = +{ $more }
sk-library-more-dice = { $dice ->
    [one] one die more
   *[other] { $dice } dice more
}
sk-library-kind-infantry = Infantry
sk-library-kind-cavalry = Cavalry
sk-library-kind-wagon = Wagons
sk-library-kind-weapon = Weapons
sk-library-kind-ability = Special rules
sk-library-kind-formation = Formations
sk-library-kind-area = Ground
sk-library-kind-obstacle = Obstacles
sk-library-kind-building = Buildings
sk-library-kind-object = To be captured

## Fighters

sk-library-unarmed = unarmed
sk-library-wounds = Wounds
sk-library-wounds-note = It falls with the last of them. Each hit is one.
sk-library-base = Base
sk-library-base-note = Distances are taken from its edge.
sk-library-arc = Sees
sk-library-arc-note = When it acts alone. A group sees { $group }° to its front.
sk-library-special = Special rules
sk-library-can-uncounted = No fighter
sk-library-can-uncounted-note = Its loss does not count when it is seen whether a side breaks.
sk-library-pace-always = Alone or in a group
sk-library-pace-alone = Alone
sk-library-pace-in-a-group = In a group
sk-library-pace-in-a-hurry = A group that charges or marches
sk-library-pace-off-road = Off the road
sk-library-pace-on-road = On a road
sk-library-backwards = Backwards
sk-library-backwards-note = At most, in a move.
sk-library-in-the-way = What is in the way
sk-library-passes-climbs = climbs
sk-library-passes-climbs-note = From touching it to its far side: a whole move, after which nobody has run.
sk-library-passes-jumps = jumps
sk-library-passes-jumps-note = In passing, without slowing down.
sk-library-passes-stops = is stopped
sk-library-passes-stops-note = It has to go round, or through a gap.
sk-library-passes-goes-in = goes in
sk-library-passes-goes-in-note = From touching the wall.
sk-library-passes-too-large = too large
sk-library-passes-too-large-note = It fits through no door.
sk-library-shooting = Shooting
sk-library-reload-actions = { $count ->
    [0] needs no reloading
    [one] one action to reload
   *[other] { $count } actions to reload
}
sk-library-band = up to { $distance }: { $sum }
sk-library-shot-plain = Standing: { $odds }.
sk-library-shot-aimed = Aimed: { $odds }.
sk-library-shot-moved = With a move: { $odds }.
sk-library-class = Kind
sk-library-first-move = First move
sk-library-further-moves = Further moves
sk-library-chance-at = Hits: { $band }
sk-library-chance-to = { $chance } up to { $distance }

## Weapons

sk-library-effective-line = { $range } · { $reload ->
    [0] no reloading
    [one] one action to reload
   *[other] { $reload } actions to reload
}
sk-library-about-weapon = What it is like
sk-library-bands = What a shot needs
sk-library-carried-by = Who carries it
sk-library-effective = Effective range
sk-library-effective-note = Half of it is near, twice long, three times extreme. Beyond that there is no shot.
sk-library-reload = Reloading
sk-library-reload-note = Whoever shoots and reloads in the { $actions } actions of an activation has so many left: { $left }.
sk-library-shots = Shots
sk-library-shots-note = In a battle. There are no others.

## Special rules

sk-library-what-it-does = What it does
sk-library-who-has-it = Who has it
sk-library-can-splits = Splits its actions
sk-library-can-splits-note = Its actions, { $actions } at most, can be spread over the whole turn: act, let others act, and go on.
sk-library-can-interrupts = Acts when it is needed
sk-library-can-interrupts-note = It may begin while another fighter of its side is acting, who waits and then goes on.
sk-library-can-guides = Leads columns
sk-library-can-guides-note = A march column with it may make more than { $moves } moves in rough ground.
sk-library-far-dice = Far off
sk-library-far-dice-note = At long and extreme range.
sk-library-far-odds = What it is worth
sk-library-far-odds-note = At long range: { $better }. Others: { $plain }.
sk-library-can-unaimed = Extreme range without aiming
sk-library-can-unaimed-note = Others have to aim before a shot that needs { $sum }.

## Groups

sk-library-acting = Acting
sk-library-can-as-one = They act as one
sk-library-can-as-one-note = They are activated together, and each action is an action of all.
sk-library-can-leaves-nobody = For the whole battle
sk-library-can-leaves-nobody-note = A group stays as it began, but for those who fall. The last one left acts like a single fighter.
sk-library-can-follows = One behind the other
sk-library-can-follows-note = Those behind go where the first has gone.
sk-library-column-limit = Moves in rough ground
sk-library-column-limit-note = A march column makes no more of them in an activation, unless one of these is in it: { $scouts }.
sk-library-can-side-by-side = Side by side
sk-library-can-side-by-side-note = All go the same way as the first of them.
sk-library-group-arc = Sees
sk-library-group-arc-note = To the front, from whoever is nearest to the target. A single fighter sees { $single }°.
sk-library-can-each-rolls = Each rolls for itself
sk-library-can-each-rolls-note = They fire at one target: all who are loaded, and see it within range.
sk-library-can-in-line = Not in one another’s way
sk-library-can-in-line-note = Those of a line fire past one another.
sk-library-can-in-the-way = In one another’s way
sk-library-can-in-the-way-note = Nobody fires past a friend, unless it touches the one who fires.

## On the table

sk-library-level = Obstacle, level { $level }
sk-library-who-passes = Who passes
sk-library-shelter = Shelter
sk-library-cover = Partial cover
sk-library-cover-note = Added to what a shot needs. At effective range a shot hits with { $behind } instead of { $open }.
sk-library-slow = The way counts more than once
sk-library-slow-note = An infantryman’s first move goes { $part } instead of { $whole }.
sk-library-road-group = Groups of infantry
sk-library-road-wagons = Wagons
sk-library-road-note = Off the road: { $pace }.
sk-library-to-capture = To be captured
sk-library-capture = Taking it
sk-library-capture-note = By whoever touches it.
sk-library-can-carried = Is carried
sk-library-can-carried-note = Its bearer keeps it, and drops it where it falls. Then anybody may take it.
sk-library-going-in = Going in
sk-library-enter = Entering or leaving
sk-library-enter-note = From touching the wall, whoever it is.
sk-library-inside = Moving inside
sk-library-inside-note = To another floor, or from hiding to the windows and back.
sk-library-can-group-enters = A group goes in together
sk-library-can-group-enters-note = One touches the wall, and the others touch one another.
sk-library-postures = At the windows, or hidden
sk-library-can-line = Lining the windows
sk-library-can-line-note = Seen, in partial cover, and firing to all sides.
sk-library-can-hide = Hiding
sk-library-can-hide-note = Not seen, not shot at, not shooting.
sk-library-found = Found by
sk-library-found-note = By a fighter within { $range } that looks for them: { $odds }. Across an obstacle at the wall: { $behind }.
sk-library-who-enters = Who goes in
