# The panels over a battle.

## The bar at the top

hud-round = Round { $round } / { $limit }
hud-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
    [winter] Winter
   *[other] { $season }
}
hud-hour = { $hour ->
    [dawn] Dawn
    [day] Day
    [dusk] Dusk
    [night] Night
   *[other] { $hour }
}
hud-weather = { $weather ->
    [clear] Clear
    [rain] Rain
    [snow] Snow
   *[other] { $weather }
}
hud-turn-own = Your turn
hud-turn-other = Turn of { $side }

## The unit's card

hud-hit-points = Hit points
hud-action-points = Action points
hud-fuel = Fuel
hud-shots-left = { $count ->
    [0] No shot left
    [one] { $count } shot left
   *[other] { $count } shots left
}
hud-shot-price = { $price } a shot
hud-range = Range { $least }–{ $most }
hud-cover = Cover { $percent } %
hud-cover-by = Cover { $percent } %: { $causes }
hud-cover-cause = { $cause } −{ $percent } %

## Previews

hud-damage = Damage { $damage }
hud-damage-covered = Damage { $base } → { $damage }
hud-path-points = { $cost ->
    [one] { $cost } action point, { $left } left
   *[other] { $cost } action points, { $left } left
}
hud-path-fuel = Fuel { $cost }, { $left } left

## Lists

hud-units = Units
hud-log = Battle log
hud-recap = While you waited
hud-recap-empty = Nothing that you could see.
hud-fold = Fold
hud-unfold = Unfold

## The turn

hud-end-turn = End turn
hud-units-left = { $count ->
    [one] { $count } unit can still act
   *[other] { $count } units can still act
}
hud-undo = Take back
hud-next-unit = Next unit
hud-menu = Menu

## Handing over

hud-hand-over = Pass the mouse to { $side }
hud-hand-over-why = The battle stays hidden until the next player is at the screen.
hud-hand-over-ready = I am ready

## Leaving a screen

hud-close = Close

## The end

hud-no-replay = This battle was not recorded.
