unit-tank =
    a tank
of a new kind
