# The encyclopedia of Headquarters. Numbers come from the pack's data, never from here. What stands here goes before the
# texts of the same name in library.ftl.

library-tab-offers = Shop

hq-library-gold = { $gold } gold
hq-library-yes = yes
hq-library-kind-unit = Units
hq-library-kind-heal = Healing
hq-library-kind-fortify = Works
hq-library-kind-strike = Strikes
hq-library-kind-raise = Gold

## Units

hq-library-from-the-shop = from the shop
hq-library-hp-note = Wounded, it strikes with the share of them that is left.
hq-library-move = Movement
hq-library-move-note = What its steps of a turn may cost together.
hq-library-attack = Attack
hq-library-attack-note = The strength of its blows.
hq-library-defence = Defence
hq-library-defence-note = Weakens the blows against it. The ground adds to it.
hq-library-range-note = Cells between it and whom it strikes.
hq-library-to-be-had = How to get it
hq-library-recruited = Recruited for
hq-library-recruited-note = By the headquarters, on a free cell beside it.
hq-library-in-the-shop-alone = On the days on which the shop sells it.
hq-library-its-blows = What its blow takes, on open ground
hq-library-blows-at-it = What a blow takes from it, on open ground
hq-library-taken = { $count ->
    [one] { $damage } hit point
   *[other] { $damage } hit points
}
hq-library-blow = { $count ->
    [one] { $taken }: one blow destroys it
   *[other] { $taken }: { $blows } blows destroy it
}
hq-library-in-its-city = In its city.
hq-library-damage-to-unit = A blow takes from: { $unit }
hq-library-blows-to-destroy = Blows that surely destroy the other
hq-library-can-captures = Captures cities
hq-library-can-captures-note = If it stands on a city when the turn ends, the city is its camp’s.
hq-library-can-recruits = Recruits
hq-library-can-recruits-note = New units come to free cells beside it.
hq-library-can-is-the-game = All depends on it
hq-library-can-is-the-game-note = The camp that loses it is out.
hq-library-can-stays = Stays where it is
hq-library-can-stays-note = It strikes at neighbours, but never moves, and does not heal in its city. Its city protects it.
hq-library-can-from-afar = Strikes from afar
hq-library-can-from-afar-note = Whoever is struck and cannot reach it does not strike back.
hq-library-can-not-near = Helpless at close quarters
hq-library-can-not-near-note = It strikes nobody nearer than { $least } cells.
hq-library-can-no-strike-back = Never strikes back
hq-library-can-no-strike-back-note = Whoever attacks it need not fear an answer.
hq-library-can-still-only = Moves or strikes
hq-library-can-still-only-note = It cannot do both in one turn.

## Terrain

hq-library-steps = steps { $points }
hq-library-defence-line = defence { $defence }
hq-library-shelter = Defence
hq-library-ground-defence = The ground adds
hq-library-ground-defence-note = To the defence of whoever stands here.
hq-library-blow-of = { $unit } against { $unit }
hq-library-blow-here = { $here } hit points, on open ground { $open }
hq-library-city = The city
hq-library-can-captured = Can be captured
hq-library-can-captured-note = By standing on it when the turn ends: { $units }.
hq-library-income = Gold a turn
hq-library-income-note = For the camp that holds it.
hq-library-heals = Heals
hq-library-heals-note = Hit points that a unit of its camp regains here at the start of each turn.

## The shop

hq-library-about-offer = The offer
hq-library-price = Price
hq-library-price-note = On days on which it is reduced by { $percent } %: { $reduced } gold.
hq-library-limit = Times
hq-library-limit-note = That often each camp may buy it in a battle.
hq-library-on-sale = on sale: { $gold } gold
hq-library-on-sale-title = Shop of { $date }
hq-library-not-on-sale = not on sale
hq-library-on-sale-cheap = At a discount.
hq-library-on-sale-day = The shop changes at midnight UTC; a battle keeps that of its day.
hq-library-effects = What it does
hq-library-effect = Effect
hq-library-effect-unit = A unit beside your headquarters: { $unit }. It acts from the next turn and wears a star.
hq-library-effect-heal = All your units regain { $amount } hit points, headquarters too.
hq-library-effect-fortify = Your headquarters has { $amount } more defence until the end of the battle.
hq-library-effect-strike = Takes { $amount } hit points from an enemy in any cell you choose, whatever its defence. It earns no bounty.
hq-library-effect-raise = Each of your cities gives { $amount } more gold a turn until the end of the battle.
hq-library-can-fallout = Fallout
hq-library-can-fallout-note = Once the bomb has fallen it is forbidden.
