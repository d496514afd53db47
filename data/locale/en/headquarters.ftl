# The screen on which Headquarters is played: header, orders, log, banners. Names of units and offers are the pack's.

## The header

camp-turn = Turn { $round }
camp-turn-limit = Turn { $round } of { $limit }
camp-bounty = Bounty { $gold }
camp-bounty-tip = What each attack pays you now, whether it kills or not. It falls with every unit that is destroyed.
camp-gold-tip = { $gold } gold. At the start of the next turn { $income } more: { $base } and what the cities give.
camp-bomb-waits = Atomic bomb when { $left } camps are left
camp-bomb-near = Atomic bomb at the next headquarters lost!
camp-bomb-tip = It leaves every unit, headquarters included, with { $hp } hit point. After it there are no repair kits.
camp-fallout = Fallout: no repair kits
camp-plate-tip = { $camp } ({ $player }): { $gold } gold, +{ $income } a turn, { $cities } cities, { $units } units
camp-plate-choose = Click to give its orders.
camp-person = a player
camp-computer = the computer
camp-state-ready = ready
camp-state-out = out
camp-state-playing = playing
camp-watching = All camps play

## Orders and the shop

order-camp_attack = Attack
order-camp_attack-tip = Choose whom to strike. It ends what the unit does this turn.
order-camp_wait = Wait
order-camp_wait-tip = The unit has done for this turn.
order-camp_shop = Recruit
order-camp_shop-tip = What your headquarters recruits, and today’s shop.
camp-recruit-tip = Click a free cell beside your headquarters. Acts from the next turn.
camp-strike-tip = Aim it at any enemy on the map.
camp-price = Price: { $gold } gold
camp-discount = Today { $percent } % off
camp-stock = Shop of the day: { $left } of { $limit } left for you
camp-figures = { $hp } hit points, attack { $attack }, defence { $defence }, move { $move }, range { $range }
camp-resume = Take back
camp-waits = The other camps finish their turn.
camp-choose-cell = Choose a cell beside your headquarters: { $name }
camp-choose-target = Choose the target: { $name }
camp-now-playing = { $camp } gives orders now.
camp-dropped = Not any more: { $reason }
camp-objective = Destroy the headquarters of every other camp.

## Reasons

camp-refusal-camp_ready = You have ended your turn; take that back first.
camp-refusal-not_your_turn = This camp is out.
camp-refusal-moved_this_turn = It has moved already this turn.
camp-refusal-already_acted = It has done for this turn.
camp-refusal-not_enough_gold = Not enough gold: { $needed } needed, { $left } there.
camp-refusal-sold_out = You have bought all there is of it.
camp-refusal-forbidden = Forbidden since the bomb: fallout.
camp-refusal-not_adjacent = It must be a cell beside your headquarters.
camp-refusal-no_target = There is no enemy to strike.
camp-refusal-cannot_fire = It cannot attack.
camp-refusal-below_minimum_range = Too near: { $distance }, at least { $needed } needed.
camp-refusal-out_of_range = Out of range: { $distance }, it reaches { $range }.
camp-refusal-no_free_cell = No free cell is left beside your headquarters.
camp-refusal-unit_gone = The unit is gone.
camp-refusal-nothing_to_undo = Nothing to take back: the last order is not yours.
camp-refusal-shot_fired = An attack cannot be taken back.
camp-refusal-turn_over = The turn was ended: take that back with the same button.

## A unit’s card and what is pointed at

camp-attack = Attack { $attack } · range { $range }
camp-defence = Defence { $total }: { $own } of its own, ground { $ground }
camp-defence-works = Defence { $total }: { $own } of its own, ground { $ground }, works +{ $works }
camp-move = Move { $move }
camp-captures = Captures cities
camp-capturing = Takes this city when the turn ends
camp-no-strike-back = Never strikes back
camp-not-after-move = Attacks only if it has not moved
camp-acted = Has done for this turn
camp-moved = Has moved
camp-recruited = New: acts from the next turn
camp-star = From the shop
camp-heals = Regains { $amount } here at the start of the turn
camp-ground = { $terrain }: defence { $defence }
camp-ground-cost = { $terrain }: costs { $cost }, defence { $defence }
camp-ground-closed = { $terrain }: no way for this unit
camp-city-of = City of { $camp }: { $gold } gold a turn
camp-city-free = Nobody’s city: { $gold } gold a turn
camp-way = Costs { $price } of { $move }
camp-way-strike = Moves there and attacks
camp-blow = Blow
camp-blow-back = Strikes back
camp-blow-damage = { $damage } damage
camp-no-blow-back = Does not strike back
camp-blow-kills = Nobody is left to strike back
camp-blow-back-maybe = If it survives: { $damage } damage
camp-blow-pays = Pays { $gold } gold
camp-strike-damage = Air strike: { $damage } damage
camp-place-here = { $name } appears here

## The log and banners

camp-log-turn = Turn { $round }
camp-log-ready = { $camp } has ended its turn
camp-log-resumed = { $camp } goes on after all
camp-log-income = { $camp }: +{ $gold } gold
camp-log-bounty = { $camp }: bounty of { $gold } gold
camp-log-moved = { $unit } moves
camp-log-waited = { $unit } waits
camp-log-struck = { $unit } attacks: { $target }
camp-log-struck-back = { $unit } strikes back: { $target }
camp-log-strike = { $camp }: air strike
camp-log-healed = { $unit }: +{ $amount }, { $hp } hit points
camp-log-came = { $camp } recruits: { $unit }
camp-log-bought = { $camp } buys: { $offer }
camp-log-city = { $camp } takes a city
camp-log-city-free = A city is nobody’s again
camp-log-fell = { $camp } is out: its headquarters is lost
camp-log-surrendered = { $camp } is out: it gives up
camp-log-bomb = Atomic bomb: every unit is left with { $hp } hit point
camp-banner-fell = { $camp } is out
camp-banner-bomb = Atomic bomb
camp-banner-strike = Air strike
camp-outcome-headquarters = Headquarters lost: { $camps }
camp-outcome-surrender = Out: { $camps }
camp-outcome-round_limit = The last turn is over.

## After the battle

camp-after-earned = Gold earned
camp-after-bounty = of it by attacks
camp-after-spent = Gold spent
camp-after-cities = Cities taken
camp-after-hero = Blows: { $attacks }, damage: { $damage }
camp-after-attacks = Attacks

## Keys

key-camp_attack = Attack
key-camp_wait = The unit has done for this turn
key-camp_shop = Recruit and buy
key-next_camp = Play the next camp (several players)
key-camp_end_turn = End the turn, or take that back
key-camp_enemy_reach = Where other camps can strike
