# The table of `clumsy bench`: what is promised, what was measured, and what it is compared with.

## While it measures

bench-part-board = Measuring the board…
bench-part-engine = Measuring the engine…
bench-part-ai = Playing the computer against itself…
bench-part-battle = Fighting whole battles…
bench-part-replay = Going about in a replay…
bench-part-recording = Recording a battle…
bench-part-start = Measuring the start…
bench-part-mods = Checking a mod…
bench-part-frame = Measuring a frame…
bench-part-longest = Looking for the longest frames…
bench-part-client = Opening the client…

## The table

bench-column-promise = Promise
bench-column-measured = Measured
bench-column-reference = Reference
bench-column-ratio = Ratio
bench-column-bound = Bound
bench-column-holds = Holds
bench-holds = yes
bench-broken = NO
bench-not-measured = not measured
bench-frame-ran = { $what }, frame { $number }: { $ms } ms, by the clock { $clock } ms ({ $ran })
bench-unknown = clumsy: there is nothing to measure that is called { $part }. There are: { $known }
bench-summary = { $held ->
    [one] { $held } promise holds
   *[other] { $held } promises hold
  }, { $broken ->
    [0] none is broken
    [one] { $broken } is broken
   *[other] { $broken } are broken
  }.

## What is promised

bench-reach = Reachable set on 40x40, the dearest of the roster
bench-reach-sum = Reachable sets of the roster, all together
bench-line = Line of fire, one query
bench-fog = Fog of 40 units, all of it
bench-undo = Undo of an order, 60 units
bench-copy = Full copy, 60 units
bench-chain = Chain of 50 operators that fall with their drones
bench-ai-turn = Computer's turn, 12 a side on 40x40
bench-ai-orders = Accepted orders per unit and turn
bench-ai-decided = Games decided before the round limit
bench-activation = Computer's activation in Skirmish, on average
bench-activation-longest = Its longest
bench-game = 30 rounds of 25 a side on 40x40, all rules of the ground
bench-watched-move = A move past 20 on alert, of whom 9 fire
bench-seek = To any place of a replay of 60 rounds, undrawn
bench-replay-size = Replay of 30 rounds of 25 a side
bench-recording = Recording those 30 rounds
bench-start = `scenario check` of one file, from start to end
bench-check-mod = Checking a mod of 1,000 units
bench-check-wrong-mod = The same with each of them misspelt
bench-frame = Frame without drawing, 40x40, 80 units, dearest tier
bench-frame-large = Frame without drawing, 100x100, 300 units, dearest tier
bench-nodes = Nodes of the scene at rest
bench-longest-ai-25 = Longest frame of the computer's turns, 25 a side
bench-longest-ai-60 = Longest frame of the computer's turns, 60 a side
bench-longest-turn = Longest frame of one's own turn, 60 a side
bench-longest-scroll = Longest frame while scrolling over 100x100
bench-longest-seek = Longest frame while jumping about in a replay
bench-longest-marks = Longest frame while a timeline's marks are read
bench-longest-save = Longest frame while a battle is saved
bench-longest-tidying = Longest stop to clear memory away, in any frame
bench-open-title = From start to the title
bench-open-40 = From start to a battle on 40x40
bench-open-100 = From start to a battle on 100x100

## Bounds and units

bench-against-heapq = { $figure } with a heap
bench-against-order = { $figure } for the order
bench-against-game = { $figure } for the game
bench-against-wesnoth = { $figure } in Battle for Wesnoth
bench-against-libraries = { $figure } for its libraries alone
bench-against-window = { $figure } for a window alone
bench-against-clock = { $figure } by the clock
bench-bound-at-most = at most { $figure }
bench-bound-under = under { $figure }
bench-bound-at-least = at least { $figure }
bench-bound-of-reference = at most { $figure } × the reference
bench-bound-times-faster = at least { $figure } times faster
bench-unit-us = { $figure } µs
bench-unit-ms = { $figure } ms
bench-unit-s = { $figure } s
bench-unit-percent = { $figure } %
bench-unit-number = { $figure }
bench-unit-count = { $figure }
bench-unit-kb = { $figure } KB
