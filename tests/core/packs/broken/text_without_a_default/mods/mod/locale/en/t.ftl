unit-tank = { $count ->
    [one] a tank
    [other] tanks
  }
