# The help of Headquarters. Every number and name in it comes from the pack's data: a text may hold none of its own.

hq-help-table-strikes = Who strikes
hq-help-table-unit = Unit
hq-help-table-offer = Offer
hq-help-table-reduced = Reduced
hq-help-table-limit = Times a camp

hq-help-turn = The turn
hq-help-turn-1 = All camps play at the same time. An order is carried out at once, in the order in which orders are given: whoever is quicker strikes first. Camps of the computer move while you think.
hq-help-turn-2 = A unit may move and then strike, in this order. It may also strike from where it stands, or only move. After a blow, or when you let it wait, it has finished for this turn and is drawn grey. These cannot do both in one turn: { $still }.
hq-help-turn-3 = When you have done, end the turn. While another camp is still playing you may take that back; until you do, your camp gives no orders. Camps of the computer finish at once when nobody else is left to wait for.
hq-help-turn-4 = Once every camp is ready the turn resolves: cities are captured, then the next turn begins, gold is paid, and units in their own cities heal.

hq-help-winning = Winning
hq-help-winning-1 = Destroy the headquarters of every other camp: the last one standing wins. Headquarters have { $hp } hit points, and the city they stand on protects them.
hq-help-winning-2 = A camp whose headquarters falls is out at once. Its units vanish, its cities turn neutral, and where the headquarters stood there is a city for anybody to take.
hq-help-winning-3 = Who gives up is out in the same way. Where a last turn was agreed on and nobody has won by its end, it is a draw among those who are left.

hq-help-moving = Moving
hq-help-moving-1 = A unit moves once a turn, as far as the cost of its steps allows. { $adjacency ->
    [8] Steps may go diagonally, and a diagonal step counts as one.
   *[other] Steps go straight, never diagonally, and distances are counted in such steps.
} It passes friends, but no enemies, and stops where nobody stands. Only your own headquarters may be stepped on; whoever stands there is hit first.
hq-help-moving-2 = What a step costs depends on the ground and on who goes; a dash means that there is no way. The last column is what the ground adds to the defence of whoever stands on it. Nobody at all enters: { $closed }.

hq-help-fighting = Fighting
hq-help-fighting-1 = From the attack of the one that strikes, { $share } % of the defence is taken off: that of the unit struck, its ground included. What is left, times { $scale } %, are the hit points that the blow takes. Chance makes that { $low } to { $high } %, then it is rounded. A blow takes { $least } at least.
hq-help-fighting-2 = A wounded unit strikes with the share of its hit points that is left. An example: { $unit } strikes { $unit } on open ground, attack { $attack } against defence { $defence }. That takes { $damage }, so { $blows } blows destroy a unit of { $hp } hit points. With { $half_hp } of { $hp } left, a blow takes { $half }.
hq-help-fighting-3 = What a blow of a whole unit takes on open ground stands in the table, with headquarters in their city. Who strikes is at the left, who is struck above.
hq-help-fighting-4 = Whoever survives a blow strikes back at once, if the attacker is within its range. These never do: { $silent }. These strike from up to { $farthest } cells away, and are safe from whoever does not reach them: { $afar }.
hq-help-fighting-5 = Before you click, the preview shows both blows, from the least to the most.

hq-help-gold = Gold
hq-help-gold-1 = At the start of each turn a camp gets { $base } gold, and { $income } for each city it holds; its headquarters counts as one. With { $cities } cities that makes { $total }.
hq-help-gold-2 = Every attack is paid for, whether it kills or not. This bounty is { $first } at first, and { $less } less for each unit destroyed since the battle began, all camps together, but never under { $least }. After { $cities } destroyed units it is { $after }. The header shows what it is now. Striking back pays nothing, nor does a strike bought from the shop.

hq-help-cities = Cities
hq-help-cities-1 = A city is captured by whoever stands on it when the turn resolves. Only these capture: { $captors }.
hq-help-cities-2 = Each gives { $income } gold a turn. A unit in a city of its camp, or on its headquarters, regains { $heals } hit points at the start of the turn, never more than it had when whole. Headquarters themselves do not heal in place. Whoever stands in a city, anybody’s, has { $defence } added to its defence.
hq-help-cities-3 = When a camp is out, all its cities are nobody’s.

hq-help-recruiting = Recruiting
hq-help-recruiting-1 = Headquarters recruit for gold. You choose the free cell beside it where the new unit appears; if none is free nothing can be recruited, and nothing is paid.
hq-help-recruiting-2 = A new unit acts from the next turn. If it is attacked before, it strikes back all the same.

hq-help-shop = The shop of the day
hq-help-shop-1 = Each day, at midnight UTC, the shop puts out { $offers } offers, the same for everybody, and takes { $discount } % off { $discounted ->
    [one] one of them
   *[other] { $discounted } of them
}. They follow from the date alone, and a battle keeps the offers of its day. This is the shop of { $date }.
hq-help-shop-2 = Each offer can be bought { $limit } times by each camp in a battle. This is all that the shop has.
hq-help-shop-3 = Units that are bought come to a free cell beside the headquarters, act from the next turn, and wear a star: { $units }.
hq-help-shop-4 = Some are aimed at an enemy anywhere on the map and take { $strike } hit points, whatever its defence: { $strikes }. Some are forbidden once the bomb has fallen: { $forbidden }.

hq-help-bomb = The atomic bomb
hq-help-bomb-1 = In a battle that began with { $camps } camps or more an atomic bomb falls the moment only { $left } are left. Every unit, headquarters included, is left with { $hp ->
    [one] a single hit point
   *[other] { $hp } hit points
}. It falls once a battle.
hq-help-bomb-2 = Because of the fallout these are forbidden from then on: { $forbidden }. What remains is the care in one’s own cities and headquarters, { $heals } hit points a turn.

hq-help-keys = Keys and mouse
hq-help-keys-1 = Everything can be done by keyboard and everything by mouse. Keys can be changed in the options; this is how they are set now.
