unit-tank = a { unit-truk } with a gun
