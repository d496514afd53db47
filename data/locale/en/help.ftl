# The help. Every number and name in it comes from the pack's data: a text may hold none of its own.

help-title = Help
help-see-also = Look up
help-open-library = Encyclopedia
help-table-order = Order
help-table-points = Action points
help-table-terrain = A step into
help-table-with-fuel = { $points } · fuel { $fuel }
help-table-cause = What protects
help-table-percent = { $percent } %
help-table-wreck = wreck
help-table-general = general nearby
help-table-hour = Sight
help-table-structure = Structure
help-table-season = Season
help-table-weather = Weather
help-table-effect = What it does
help-table-chance = { $weather } ({ $percent } %)
help-table-key = Key
help-table-does = What it does
help-diagram-line = The soldier on the left can fire at the green cells, but not at those with a cross. On the way stand, above: { $full }; below, side by side: { $half }.
help-diagram-sweep = { $weapon }: what a shell takes from foot troops without cover, cell by cell.
help-diagram-contest = While the point is being taken no enemy may be in the red cells.
help-diagram-patrol = The zone of a patrol.

help-turn = The turn
help-turn-1 = The sides play one after the other. In your turn you move and fire with your units in any order, as often as they have the means, and then end the turn. When every side has had its turn the round is over and the clock moves on. A season lasts { $season_rounds } rounds.
help-turn-2 = Each unit has action points, full again at the start of each of your turns. Steps, shots and all other orders take some. A shot takes { $shot_share } % of the full amount, rounded down, and never less than { $shot_minimum }. What the other orders take stands in the table.
help-turn-3 = A unit fires once a turn. It fires twice if it stands beside a supplier ({ $suppliers }), or within { $general_radius } of its commander ({ $generals }). Some always fire twice, once with each weapon, and never a third time: { $twice }.
help-turn-4 = Wounds slow a unit down. With { $wounded_share } % of its hit points left, or fewer, it pays { $wounded_factor } times the action points for each step. It burns no more fuel than usual.
help-turn-5 = Nothing is rolled. What the preview shows is what happens. An order can be taken back as long as it was no shot and showed you nothing new.

help-moving = Moving
help-moving-1 = Click a lit cell to go there. The way that is drawn is the one that costs the fewest points, then the least fuel, and its price is shown before you click. { $adjacency ->
    [8] Steps may go diagonally, and a diagonal step counts as one.
   *[other] Steps go straight, never diagonally, and distances are counted in such steps.
}
help-moving-2 = Roads are fast, rough ground is slow, and water is crossed by bridges alone. Vehicles also burn fuel in every cell, much more of it off the road: a detour by road may save both. Without fuel for the next step a vehicle stands still. These burn fuel on the ground: { $burners }.
help-moving-3 = Foot troops alone enter: { $foot_only }. Nobody passes through buildings, building sites or rubble. Some works let foot troops in, those of either side, and nobody else: { $foot_works }.
help-moving-4 = You may cross cells that your own units hold, but not stop there; enemies block the way. If somebody unseen bars it, your unit stops before it, having paid that far. It also stops when it spots a mine ahead, but not for an enemy that comes into sight.
help-moving-5 = A unit with all its action points may always take one step, even one that costs more than it has.

help-fire = Firing
help-fire-1 = A shot takes action points and a round of ammunition. A weapon has a least and a greatest range. After moving, { $moved_share } % of the greatest is left, rounded down, at least { $moved_minimum } and never less than the least. So fire first and fall back afterwards.
help-fire-2 = Direct fire needs a target that your side sees and a free line, from the middle of one cell to the middle of the other. Units on the ground stop it, and so do: { $blocks }. Of these only { $half_count } together do: { $half }. Buildings, works, wrecks and rubble do not. The line is the same from both ends.
help-fire-3 = Indirect fire goes over everything, and may strike cells that nobody sees: { $indirect }.
help-fire-4 = Some fire only in a turn in which they have not moved: { $still }.
help-fire-5 = If a unit you could not see stands in the line, the shot is spent on it without effect, and you know that it is there. A shot at or from an aircraft in flight is never stopped.

help-cover = Damage and cover
help-cover-1 = What a weapon takes depends on the class of its target. Cover keeps some of it off. All that protects a unit is added up, to { $cap } % at most; a commander ({ $generals }) within { $general_radius } adds { $general } %.
help-cover-2 = An example. { $shooter } fires at { $target } in { $ground }: { $weapon }, { $base } damage against such a target. Cover is { $covered } %, so { $passes } % come through: { $base } × { $passes } / 100 = { $product } / 100, rounded down { $damage }. With the commander near, cover is { $steadied } %, and the shot takes { $steadied_damage }.
help-cover-3 = A shot that hits takes at least { $least }, whatever the cover.
help-cover-4 = There is no cover in the air nor in a burning forest, and none against mines, fire and what falls from the sky. A building or a work that is aimed at takes the whole damage. A shot at the unit in it wears it by { $wear_share } % of the damage before cover, unless the weapon does no more than { $harmless }.

help-sight = Sight and hiding
help-sight-1 = You see what your units and your finished buildings see, as far as their sight reaches, whatever lies in between. Nobody sees farther than { $sight_cap } cells, but for these, which see { $tower_vision }: { $towers }.
help-sight-2 = Night, twilight and bad weather take cells from the sight of units, as in the table. Buildings and drones see as far as ever.
help-sight-3 = Cover also hides. In it small units are spotted { $small } cells nearer, medium ones { $medium }, large ones { $large }, but always from { $sight_minimum } away. A unit that fires hides no more until its next turn.
help-sight-4 = Some melt into their cover once they have spent a turn of their own in it without moving or firing: { $camouflaged }. They are spotted { $camouflage } cells nearer yet. Watchtowers and drones are not deceived by that.
help-sight-5 = What you have seen stays drawn as you last saw it. Of an enemy you see the type, the hit points and the place, but not its points, its ammunition or its orders.

help-supply = Supply and healing
help-supply-1 = A supplier refills all fuel and all ammunition of a unit beside it: { $suppliers }. Or the unit does it by itself beside a finished depot of its side: { $depots }. It takes { $supply } action points of the supplier, or of the unit at the depot. Stocks never run out.
help-supply-2 = Foot troops heal at the start of your turn within { $heal_radius } of: { $foot_healers }. They get { $heal_amount } hit points back, never more than they had.
help-supply-3 = Vehicles and guns are repaired in the same way by: { $vehicle_healers }. Several healers do not add up, and nobody heals itself.
help-supply-4 = Aircraft are repaired and refilled only on the ground.

help-transport = Transport and towing
help-transport-1 = Foot troops board a carrier in a neighbouring cell, if they have not moved this turn. Carriers, with their room: { $carriers }. Room that a passenger takes: { $rooms }. Boarding takes { $board } action points of the passenger, unloading { $unload } of the carrier.
help-transport-2 = Who is aboard is out of the battle: it sees nothing, cannot fire and cannot be hit. If the carrier is destroyed its passengers are lost.
help-transport-3 = An unloaded unit comes to a free neighbouring cell. It keeps the action points it had, but counts as having moved. A carrier may move, and then be boarded.
help-transport-4 = Guns are towed: { $guns }. Hitching takes { $tow } action points of the tractor ({ $tractors }), unhitching { $unhitch }. The gun follows into each cell that its tractor leaves. On the hitch it cannot fire, but can be hit; if the tractor is destroyed the gun stays where it is.

help-engineers = Building and mines
help-engineers-1 = These build: { $engineers }. Choose what, then a cell beside the unit. Each part takes { $build } action points; a unit does one part a turn, and several may work on one site. In its own cell an engineer may build: { $own_cell }.
help-engineers-2 = A site has all its hit points from the first part on, keeps its progress when it is left, and does nothing before it is finished. Nothing is built on victory points, mines, wrecks, rubble, fire or on another structure.
help-engineers-3 = A finished building that is destroyed leaves rubble, which stops everybody. Clearing rubble or a wreck takes { $clear } action points. When a bridge falls, whoever is on it is lost.
help-engineers-4 = A mine is laid for { $lay_mine } action points in an empty cell beside. Only your side sees it. It takes { $mine_damage } from whoever enters on the ground, friend or foe, whatever the cover, and stops it there.
help-engineers-5 = Engineers spot enemy mines within { $spotting } cells; what was once spotted stays known. Lifting a mine, beside or under the engineer, takes { $demine } action points.

help-shells = Shells and fire
help-shells-1 = Shells do more than wound: { $shells }. One that strikes { $dug } without a structure leaves: { $crater }.
help-shells-2 = Some sweep the ground { $sweep } cells around the target: { $sweepers }. Whoever is in the target’s cell takes the whole damage; every other unit in the sweep, friend or foe, takes { $sweep_share } % of it before its own cover.
help-shells-3 = A shell that strikes { $burns }, or a vehicle that is destroyed there, sets it alight. It burns for { $burn_rounds } rounds. Who ends a turn in the fire loses { $burn_damage } and has no cover. What is left is: { $burn_leaves }.
help-shells-4 = When { $spread_age } rounds have ended a fire reaches the forests beside it, and these do not spread it any further. This keeps it from spreading: { $stopped_by }. A forest may also catch fire by itself, once in so many rounds: { $ignition }. In this season it grows again: { $regrowth }.

help-alert = Alert and patrol
help-alert-1 = A unit on alert keeps its shots for the enemy’s turn. It fires at the first enemy that moves or appears where it can hit it, at each step and before the next one. It reserves the points of these shots, { $shot_share } % of the full amount each; cancelling gives back what was not used.
help-alert-2 = Alert ends with the last shot kept, with another order, and at the start of your next turn. A sweep that would catch a friend is held back. These never go on alert: { $no_alert }.
help-alert-3 = A unit on patrol is given a zone of radius { $patrol_radius }. At the end of each of your turns it makes its round there, fires at the first enemy it can hit, and stops. A shot that it does not use it keeps as on alert.
help-alert-4 = Units with indirect fire do not patrol, nor do: { $no_patrol }. The zone stays until the unit gets another order or you cancel it.

help-helicopters = Helicopters
help-helicopters-1 = A helicopter flies over everything. A cell takes { $step_cost } action points and { $step_fuel } fuel, and each end of turn in the air { $hover_fuel } more. One that is dry in the air at the end of the turn falls.
help-helicopters-2 = It lands for { $land } action points on { $lands_on }, or on a platform of its side: { $heliports }. On the ground it burns nothing, cannot fire, and can be repaired, refilled, boarded and left. It takes off by moving.
help-helicopters-3 = In flight it may stop above a unit or a building. Mines, fire and sweeps do not touch it there. These can hit it in flight: { $anti_air }. On the ground everything can but: { $not_landed }.
help-helicopters-4 = Shot down, it falls with its passengers up to { $crash_radius } cells away, and takes { $crash_damage } from what is there.

help-drones = Drones
help-drones-1 = Drones are flown by: { $operators }. They must stay within { $link } cells of the operator, or { $relay_link } while another drone that relays is in the air ({ $relays }) or a watchtower is within { $tower_radius } of the operator or of the drone. Beyond that they crash. The cells that are lit keep within the link.
help-drones-2 = A battery lasts { $battery } of your turns in the air. It is full again at the start of a turn that the drone begins on the ground beside its operator. Empty in the air, it falls.
help-drones-3 = If the operator boards a carrier its drones in the air fall; if it is destroyed it loses them all.
help-drones-4 = One shot brings a drone down, but only of these: { $downs }. A jammer ({ $jammers }) fells every enemy drone in the air within { $jammer_radius } cells, in anybody’s turn and for nothing. A drone that falls takes { $crash_damage } from what is below.

help-victory = Winning
help-victory-1 = You win by destroying every enemy unit, or by holding all victory points of the map but { $spared }, and at least one.
help-victory-2 = Only these enter a point: { $engineers }. The unit takes it after { $capture_turns } of your ends of turn in a row on it, with no enemy within { $contest } cells. If one comes near, even in passing and even unseen, the count begins anew.
help-victory-3 = A point that was taken stays yours when you leave it, until an enemy comes within { $contest } cells. Then it is nobody’s, and must be taken again.
help-victory-4 = Missions have goals of their own: to hold out, to bring somebody through, to kill a general, to reach a place, to destroy or to keep something. They replace these rules, but a side without units has lost all the same.
help-victory-5 = After { $round_limit } rounds, unless a mission says otherwise, the side with more points wins, then the one whose units left are worth more. You may surrender in your own turn.

help-seasons = Seasons and weather
help-seasons-1 = A season lasts { $season_rounds } rounds. The hours go by in this order, a round each, and begin again: { $hours }.
help-seasons-2 = Hour and weather change at the end of a round, and what they do counts from then on. What they take from the sight of units is shown above.

help-keys = Keys and mouse
help-keys-1 = Everything can be done by keyboard and everything by mouse. Keys can be changed in the options; this is how they are set now.
