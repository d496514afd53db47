# Putting a battle of Skirmish together, and its briefing.

sk-battle-table-size = { $width } × { $height } cm
sk-battle-length = { $turns ->
    [0] No last turn
    [one] One turn
   *[other] At most { $turns } turns
}
sk-battle-persons = { $count ->
    [0] The computer plays both sides, and you watch.
    [one] You play one side, the computer the other.
   *[other] Two persons share the screen, one activation after the other.
}
sk-battle-forces = The forces
sk-times = { $count } × { $name }
sk-force-of = { $side }: { $force }
