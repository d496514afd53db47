unit-tank = char
unit-truck = véhicule
