unit-tank = a { $name tank
unit-truck = a truck
