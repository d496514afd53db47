unit-tank = char
