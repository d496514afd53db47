# After the battle.

after-title = After the battle
after-won = Victory
after-lost = Defeat
after-draw = Draw
after-over = { $side } wins
after-open = Not over yet
after-rounds = { $count ->
    [one] after { $count } round
   *[other] after { $count } rounds
}
after-turns = { $count ->
    [one] after { $count } turn
   *[other] after { $count } turns
}
after-tab-overview = Overview
after-tab-losses = Losses
after-tab-weapons = Weapons
after-tab-goals = Goals
after-left = Units left
after-lost-units = Units lost
after-gave-up = Units that surrendered
after-lost-value = Worth of what was lost
after-dealt = Damage dealt
after-suffered = Damage taken
after-by-shot = by shots
after-by-mine = by mines
after-by-crash = by what fell from the air
after-by-fire = by burning forests
after-shots = Shots
after-hits = Hits
after-damage = Damage
after-target = Whom they hit
after-weapon = Weapon
after-share = { $count } ({ $percent } %)
after-own-fire = Damage to their own
after-healed = Hit points healed
after-built = Structures built
after-razed = Structures destroyed
after-points-taken = Points taken
after-points-graph = Victory points held, round by round
after-heroes = Most successful units
after-no-hero = No unit has hurt an enemy.
after-hero-fire = { $shots ->
    [one] { $shots } shot
   *[other] { $shots } shots
  }, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }, damage { $damage }
after-hero-destroyed = Destroyed: { $units }
after-times = { $unit } ×{ $count }
after-of = lost { $lost } of { $had }
after-no-shot = No shot was fired.
after-goal-open = Not reached: { $goal }
after-watch = Watch the replay
after-keep = Keep the replay
after-again = Once more
after-another = Another battle
after-to-title = To the title
after-statistics = Statistics
pause-statistics = Statistics
after-keep-title = Keep the replay
after-keep-done = The replay is kept as { $name }.
